"""The files of deploy/: they are read as their programs read them, and their commands are run as they stand
(only folders and ports are the test's own). Programs that are not installed are left out, and it is said."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml  # type: ignore[import-untyped]

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
PROGRAM = [sys.executable, "-m", "bluemoon"]
UNITS = sorted((DEPLOY / "systemd").iterdir())
METRIC = re.compile(r"\bbluemoon_[a-z_]+")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def with_own_ports(words: list[str], ports: dict[str, int]) -> list[str]:
    """The same command with free ports: 8000 and 9100 may be in use here."""
    return [re.sub(r"\b(8000|9100)\b", lambda found: str(ports[found[0]]), word) for word in words]


@contextmanager
def running(words: list[str], environment: dict[str, str], folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A server that the words start; it is ended politely, and must end so."""
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(words, env=os.environ | environment, cwd=folder, stderr=log)
    try:
        yield process
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) in (0, -signal.SIGTERM), (folder / "log").read_text()
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()


def within(seconds: float, condition: Any) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it takes too long"
        time.sleep(0.2)


def healthy(words: list[str]) -> bool:
    return subprocess.run(words, capture_output=True, check=False).returncode == 0


# --- the image --------------------------------------------------------------------------------------------


def instructions() -> list[tuple[str, str]]:
    """The Dockerfile as pairs of an instruction and its words; lines that go on are joined."""
    text = re.sub(r"^#.*\n", "", (DEPLOY / "Dockerfile").read_text(), flags=re.M)
    lines = [line for line in re.sub(r"\\\n", " ", text).splitlines() if line.strip()]
    return [(word.upper(), rest.strip()) for word, _, rest in (line.partition(" ") for line in lines)]


def last(word: str) -> str:
    return next(rest for name, rest in reversed(instructions()) if name == word)


def test_the_image_runs_without_root_and_is_watched() -> None:
    names = [name for name, _ in instructions()]
    assert set(names) <= {
        *("FROM", "RUN", "WORKDIR", "COPY", "USER", "VOLUME", "ENV", "EXPOSE", "STOPSIGNAL"),
        *("HEALTHCHECK", "ENTRYPOINT", "CMD"),
    }
    assert names.count("FROM") == 2
    stages = [rest for name, rest in instructions() if name == "FROM"]
    assert all(":" in stage and ":latest" not in stage for stage in stages)
    assert last("USER") not in ("root", "0")
    after_user = names[len(names) - names[::-1].index("USER") :]
    assert "RUN" not in after_user
    assert last("STOPSIGNAL") == "SIGTERM"


def test_its_commands_are_good_shell_and_its_files_are_there() -> None:
    for name, rest in instructions():
        if name == "RUN":
            assert subprocess.run(["sh", "-n", "-c", rest], check=False).returncode == 0, rest
        if name == "COPY" and not rest.startswith("--from"):
            for source in rest.split()[:-1]:
                assert (ROOT / source).exists(), source
    assert "\nwheel:" in (ROOT / "Makefile").read_text()
    assert (ROOT / "constraints.txt").is_file()
    left_out = (DEPLOY / "Dockerfile.dockerignore").read_text().split()
    assert {".venv", "dist", "build"} <= set(left_out)
    for needed in ("Makefile", "web", "src", "tools", "pyproject.toml", "constraints.txt"):
        assert needed not in left_out


def test_the_image_s_command_serves_and_its_health_check_sees_it(tmp_path: Path) -> None:
    ports = {"8000": free_port(), "9100": free_port()}
    entry, command = json.loads(last("ENTRYPOINT")), json.loads(last("CMD"))
    assert entry == ["bluemoon"]
    check = json.loads(last("HEALTHCHECK").partition("CMD ")[2])
    assert check[0] == "bluemoon"
    settings = dict(part.partition("=")[::2] for part in last("ENV").split() if part.startswith("BLUEMOON_"))
    settings["BLUEMOON_DATABASE"] = settings["BLUEMOON_DATABASE"].replace(last("WORKDIR"), str(tmp_path))
    words = PROGRAM + with_own_ports(command, ports)
    seen = PROGRAM + with_own_ports(check[1:], ports)
    assert not healthy(seen)
    with running(words, settings, tmp_path):
        within(60, lambda: healthy(seen))
        assert httpx.get(f"http://127.0.0.1:{ports['8000']}/api/docs").status_code == 404
        assert "bluemoon_sockets" in httpx.get(f"http://127.0.0.1:{ports['9100']}/metrics").text
    assert (tmp_path / "bluemoon.db").is_file()
    assert not healthy(seen)


# --- compose ----------------------------------------------------------------------------------------------


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    return found


def example() -> dict[str, str]:
    lines = (DEPLOY / "example.env").read_text().splitlines()
    return dict(line.partition("=")[::2] for line in lines if line and not line.startswith("#"))


def filled(text: str) -> str:
    """A value of compose.yaml with the settings of example.env."""

    def value(found: re.Match[str]) -> str:
        return example().get(found[1]) or (found[2] or "")

    return re.sub(r"\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}", value, text)


def test_compose_names_what_is_there() -> None:
    found = compose()
    services = found["services"]
    assert set(services) == {"one", "two", "database", "caddy"}
    for name, service in services.items():
        assert set(service["networks"]) <= set(found["networks"]), name
        assert set(service.get("depends_on", [])) <= set(services), name
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert source in found["volumes"] or (DEPLOY / source).exists(), volume
    for name in ("one", "two"):
        build = services[name]["build"]
        assert ((DEPLOY / build["context"]).resolve() / build["dockerfile"]).is_file()
        assert services[name]["read_only"] is True
        assert services[name]["cap_drop"] == ["ALL"]
        assert "ports" not in services[name]  # only the proxy can be reached
    assert "ports" not in services["database"]
    wanted = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text()))
    assert wanted == set(example())
    subnet = found["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert services["one"]["environment"]["BLUEMOON_PROXIES"] == subnet
    drain = float(services["one"]["environment"]["BLUEMOON_DRAIN"])
    assert drain < float(services["one"]["stop_grace_period"].removesuffix("s")) - 5


def test_the_settings_of_compose_are_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    from bluemoon.server.settings import PREFIX, Settings
    from bluemoon.server.storage.engine import address

    for name in ("one", "two"):
        for key, value in compose()["services"][name]["environment"].items():
            assert hasattr(Settings(), key.removeprefix(PREFIX).lower()), key
            monkeypatch.setenv(key, filled(str(value)))
        settings = Settings.load()
        assert (settings.secure, settings.name, settings.keep_days) == (True, name, 365)
        assert settings.trusted_proxies == ["172.30.17.0/24"]
        url = address(settings.database)
        assert (url.host, url.database, url.password) == ("database", "bluemoon", "change-me")


def test_the_proxy_knows_both_servers() -> None:
    caddy = compose()["services"]["caddy"]
    port = json.loads(last("CMD"))[json.loads(last("CMD")).index("--port") + 1]
    assert caddy["environment"]["SERVERS"].split() == [f"one:{port}", f"two:{port}"]
    text = (DEPLOY / "Caddyfile").read_text()
    assert set(re.findall(r"\{\$(\w+)", text)) == {"SITE", "SERVERS"}


# --- proxies ----------------------------------------------------------------------------------------------

TABLES = {
    "/api/tables/aB_-9": "aB_-9",
    "/api/tables/aB_-9/socket": "aB_-9",
    "/api/tables/x/seats/0": "x",
    "/api/tables": None,
    "/api/me": None,
    "/table/aB_-9": None,
}


@pytest.mark.parametrize(
    ("file", "pattern"),
    [("Caddyfile", r"path_regexp table (\S+)"), ("nginx.conf", r'"~(\^/api/tables\S+)" \$table')],
)
def test_a_table_s_addresses_lead_to_one_process(file: str, pattern: str) -> None:
    found = re.search(pattern, (DEPLOY / file).read_text())
    assert found is not None
    table = re.compile(found[1].replace("(?<", "(?P<"))
    for path, name in TABLES.items():
        match = table.search(path)
        assert (match[1] if match else None) == name, path


def test_caddy_takes_its_file() -> None:
    caddy = shutil.which("caddy")
    if caddy is None:
        pytest.skip("Caddy is not installed: its file is not read by itself")
    settings = {"SITE": "moon.example.org", "SERVERS": "localhost:8001 localhost:8002"}
    words = [caddy, "adapt", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile", "--validate"]
    done = subprocess.run(words, env=os.environ | settings, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    text = json.dumps(json.loads(done.stdout))
    assert text.count('"dial"') == 2
    assert text.index('"delete": ["X-Bluemoon-Table"]') < text.index('"set": {"X-Bluemoon-Table"')


def test_nginx_takes_its_file(tmp_path: Path) -> None:
    nginx = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if nginx is None or shutil.which("openssl") is None:
        pytest.skip("nginx is not installed: its file is not read by itself")
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=moon.example.org"]
    subprocess.run(
        ["openssl", *request, "-keyout", str(key), "-out", str(certificate)], check=True, capture_output=True
    )
    text = (DEPLOY / "nginx.conf").read_text()
    text = re.sub(r"/etc/letsencrypt/\S+/fullchain.pem", str(certificate), text)
    text = re.sub(r"/etc/letsencrypt/\S+/privkey.pem", str(key), text)
    whole = tmp_path / "nginx.conf"
    folders = [
        f"{part}_temp_path {tmp_path};" for part in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    ]
    beginning = (
        f"pid {tmp_path}/pid; error_log stderr; events {{}} http {{ access_log off; {' '.join(folders)}"
    )
    whole.write_text(f"{beginning} {text} }}")
    done = subprocess.run(
        [nginx, "-t", "-p", str(tmp_path), "-c", str(whole)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


# --- systemd ----------------------------------------------------------------------------------------------


def unit(name: str) -> dict[str, list[str]]:
    """The settings of a unit; a setting may stand there several times."""
    found: dict[str, list[str]] = {}
    for line in (DEPLOY / "systemd" / name).read_text().splitlines():
        if "=" in line and not line.startswith("#"):
            key, _, value = line.partition("=")
            found.setdefault(key, []).append(value)
    return found


def environment_of(settings: dict[str, list[str]], folder: Path) -> dict[str, str]:
    words = [word for line in settings.get("Environment", []) for word in shlex.split(line)]
    return dict(word.replace("%S/bluemoon", str(folder)).partition("=")[::2] for word in words)


def test_the_unit_serves(tmp_path: Path) -> None:
    settings = unit("bluemoon.service")
    ports = {"8000": free_port(), "9100": free_port()}
    program, *words = shlex.split(settings["ExecStart"][0])
    assert program == "/opt/bluemoon/bin/bluemoon"
    environment = environment_of(settings, tmp_path)
    with running(PROGRAM + with_own_ports(words, ports), environment, tmp_path):
        url = f"http://127.0.0.1:{ports['8000']}"
        within(60, lambda: healthy([*PROGRAM, "ready", url]))
        answer = httpx.get(f"{url}/api/me", headers={"X-Forwarded-Proto": "https"})
        assert "secure" in answer.headers["Set-Cookie"].lower()
        backed_up(tmp_path)
    assert (tmp_path / "bluemoon.db").stat().st_mode & 0o077 == 0
    assert '"what": "request"' in (tmp_path / "log").read_text()


def backed_up(folder: Path) -> None:
    """The unit of the backup does its work beside the running server."""
    settings = unit("bluemoon-backup.service")
    words = shlex.split(settings["ExecStart"][0].replace("%%", "%"))
    assert words[:2] == ["/bin/sh", "-ec"]
    command = words[2].replace("/opt/bluemoon/bin/bluemoon", shlex.join(PROGRAM))
    environment = environment_of(settings, folder)
    subprocess.run(["/bin/sh", "-ec", command], env=os.environ | environment, cwd=folder, check=True)
    file, secret = sorted((folder / "backup").iterdir())
    assert secret.name == f"{file.name}.secret"
    assert file.read_bytes().startswith(b"SQLite format 3")


def test_the_unit_of_several_processes(tmp_path: Path) -> None:
    settings = unit("bluemoon@.service")
    port, metrics = free_port(), free_port()
    line = settings["ExecStart"][0].replace("1%i", str(metrics)).replace("%i", str(port))
    environment = environment_of(settings, tmp_path)
    environment["BLUEMOON_DATABASE"] = f"sqlite:///{tmp_path / 'tables.db'}"  # of /etc/bluemoon.env
    environment["BLUEMOON_DRAIN"] = "0.5"
    with running(PROGRAM + shlex.split(line)[1:], environment, tmp_path):
        within(60, lambda: healthy([*PROGRAM, "ready", f"http://127.0.0.1:{port}"]))
        assert "bluemoon_draining 0" in httpx.get(f"http://127.0.0.1:{metrics}/metrics").text


@pytest.mark.parametrize("name", ["bluemoon.service", "bluemoon@.service"])
def test_the_units_give_little_away(name: str) -> None:
    settings = unit(name)
    for key, value in {
        "NoNewPrivileges": "yes",
        "ProtectSystem": "strict",
        "ProtectHome": "yes",
        "StateDirectory": "bluemoon",
        "StateDirectoryMode": "0700",
        "User": "bluemoon",
        "UMask": "0077",
        "Restart": "always",
    }.items():
        assert settings[key] == [value], key
    assert float(settings["TimeoutStopSec"][0]) > 10


def test_systemd_takes_the_units(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("systemd is not installed: its units are not read by itself")
    files = []
    for file in UNITS:
        text = (
            file.read_text()
            .replace("/opt/bluemoon/bin/bluemoon", "/bin/true")
            .replace("=bluemoon\n", "=root\n", 1)
        )
        copy = tmp_path / file.name.replace("@.", "@8001.")
        copy.write_text(re.sub(r"^User=bluemoon$", "User=root", text, flags=re.M))
        files.append(str(copy))
    done = subprocess.run(
        [analyze, "verify", "--man=no", *files], capture_output=True, text=True, check=False
    )
    ours = [line for line in done.stderr.splitlines() if str(tmp_path) in line or "bluemoon" in line]
    assert ours == []


# --- monitoring -------------------------------------------------------------------------------------------


def exported() -> set[str]:
    """The names of all metrics that a process exports, in every form."""
    from prometheus_client import REGISTRY

    import bluemoon.server.metrics  # noqa: F401

    found: set[str] = set()
    for metric in REGISTRY.collect():
        if metric.type == "counter":
            found.add(f"{metric.name}_total")
        elif metric.type == "histogram":
            found |= {f"{metric.name}_{part}" for part in ("bucket", "count", "sum")}
        else:
            found.add(metric.name)
    return found


def test_the_dashboard_and_the_alerts_name_metrics_that_are_there() -> None:
    dashboard = json.loads((DEPLOY / "monitoring" / "grafana-dashboard.json").read_text())
    questions = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    alerts = yaml.safe_load((DEPLOY / "monitoring" / "alerts.yml").read_text())
    rules = [rule["expr"] for group in alerts["groups"] for rule in group["rules"]]
    assert len(questions) >= 15
    assert len(rules) >= 5
    known = exported()
    for question in [*questions, *rules]:
        for name in METRIC.findall(question):
            assert name in known, f"{name} in {question}"
        assert question.count("(") == question.count(")")
    shown = {name for question in questions for name in METRIC.findall(question)}
    ours = {name.removesuffix("_bucket") for name in known if METRIC.match(name)}
    ours = {name for name in ours if not name.endswith(("_sum", "_count", "_created"))}
    assert ours <= {name.removesuffix("_bucket") for name in shown}  # and nothing is forgotten


def test_what_prometheus_reads_is_there() -> None:
    config = yaml.safe_load((DEPLOY / "monitoring" / "prometheus.yml").read_text())
    for file in config["rule_files"]:
        assert (DEPLOY / "monitoring" / file).is_file()
    [job] = config["scrape_configs"]
    assert job["static_configs"][0]["targets"] == ["127.0.0.1:9100"]
