"""nginx and Caddy with the files of deploy/ before two real processes: both players of a table meet at one of
them, and when that one is stopped they go on at the other. Left out where the proxy is not installed."""

from __future__ import annotations

import os
import re
import shutil
import signal
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from tests.deploy.test_deploy import DEPLOY, free_port
from tests.server.kit import PATIENCE, Guest, Line, Server, me, open_seat
from tests.server.operations.kit import closing_code, within
from tests.server.postgres import postgres, programs

UNCHECKED = ssl.create_default_context()
UNCHECKED.check_hostname = False
UNCHECKED.verify_mode = ssl.CERT_NONE  # the certificate is the test's own


class Front(Server):
    """Where the proxy listens; clients take it for a server."""

    def __init__(self, folder: Path, port: int, secure: bool) -> None:
        super().__init__(folder)
        self.port = port
        self.secure = secure

    @property
    def url(self) -> str:
        return f"http{'s' if self.secure else ''}://localhost:{self.port}"


class Visitor(Guest):
    """A guest who comes through the proxy."""

    def __init__(self, front: Front, name: str) -> None:
        self.server = front
        self.http = httpx.Client(timeout=PATIENCE, verify=UNCHECKED)
        self.id = self.get("/api/me")["id"]
        self.put("/api/me", {"name": name})

    def sit(self, table: str, seat: int | None = 0, **more: object) -> Line:
        return Through(self, table, seat)


class Through(Line):
    """A websocket through the proxy."""

    def _open(self):  # type: ignore[no-untyped-def]
        from contextlib import ExitStack

        front = self.guest.server
        assert isinstance(front, Front)
        url = f"{front.url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket?seat={self.seat}"
        self._open_sockets = ExitStack()
        opening = connect(
            url,
            ssl=UNCHECKED if front.secure else None,
            additional_headers={"Cookie": self.guest.cookie},
            open_timeout=PATIENCE,
            max_size=None,
            compression=None,
        )
        return self._open_sockets.enter_context(opening)


@contextmanager
def nginx(folder: Path, servers: list[Server]) -> Iterator[Front]:
    program = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if program is None or shutil.which("openssl") is None:
        pytest.skip("nginx is not installed: its routing is not tried")
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost"]
    words = ["openssl", *request, "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(words, check=True, capture_output=True)
    port = free_port()
    text = (DEPLOY / "nginx.conf").read_text()
    text = re.sub(r"/etc/letsencrypt/\S+/fullchain.pem", str(certificate), text)
    text = re.sub(r"/etc/letsencrypt/\S+/privkey.pem", str(key), text)
    text = re.sub(r"server \{\n    listen 80;.*?\n\}\n", "", text, flags=re.S)
    text = re.sub(r"    listen \[::\]:443.*\n", "", text).replace("listen 443", f"listen 127.0.0.1:{port}")
    for number, server in enumerate(servers, start=1):
        text = text.replace(f"127.0.0.1:800{number}", f"127.0.0.1:{server.port}")
    parts = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    folders = " ".join(f"{part}_temp_path {folder}/{part};" for part in parts)
    whole = folder / "nginx.conf"
    start = f"daemon off; user root; pid {folder}/pid; error_log {folder}/error.log; events {{}}"
    whole.write_text(f"{start} http {{ access_log off; {folders} {text} }}")
    process = subprocess.Popen([program, "-p", str(folder), "-c", str(whole)])
    with ended(process):
        yield Front(folder, port, secure=True)


@contextmanager
def caddy(folder: Path, servers: list[Server]) -> Iterator[Front]:
    program = shutil.which("caddy")
    if program is None:
        pytest.skip("Caddy is not installed: its routing is not tried")
    port = free_port()
    text = "{\n\tadmin off\n\tauto_https off\n}\n" + (DEPLOY / "Caddyfile").read_text()
    (folder / "Caddyfile").write_text(text)
    where = " ".join(f"localhost:{server.port}" for server in servers)
    environment = {"SITE": f"http://localhost:{port}", "SERVERS": where, "HOME": str(folder)}
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(
            [program, "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"],
            env=os.environ | environment,
            stderr=log,
        )
    with ended(process):
        yield Front(folder, port, secure=False)


@contextmanager
def ended(process: subprocess.Popen[bytes]) -> Iterator[None]:
    try:
        yield
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(20)


def answers(front: Front) -> bool:
    try:
        return httpx.get(front.url + "/ready", verify=UNCHECKED).status_code == 200
    except httpx.TransportError:
        return False


@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_players_meet_and_move_together(proxy: object, tmp_path: Path) -> None:
    if programs() is None:
        pytest.skip("PostgreSQL is not installed: this part is left out")
    folders = [tmp_path / name for name in ("one", "two", "proxy")]
    for folder in folders:
        folder.mkdir()
    options = {"proxies": "127.0.0.1 ::1", "drain": 3}
    with (
        postgres() as database,
        Server(folders[0], database, **options) as one,
        Server(folders[1], database, **options) as two,
        proxy(folders[2], [one, two]) as front,  # type: ignore[operator]
    ):
        within(20, lambda: answers(front))
        ann, ben = Visitor(front, "Ann"), Visitor(front, "Ben")
        used = set()
        for _ in range(8):  # tables are spread over both, but the players of each are together
            table = ann.make("duel", [me("Hoax"), open_seat("Vulca")])["id"]
            ben.join(table, 1)
            lines = [ann.sit(table, 0), ben.sit(table, 1)]
            counts = (one.metric("bluemoon_sockets"), two.metric("bluemoon_sockets"))
            assert sorted(counts) == [0, 2]
            home = one if counts[0] else two
            used.add(home.port)
            if len(used) == 2:
                break
            for line in lines:
                line.close()
            within(5, lambda: one.metric("bluemoon_sockets") + two.metric("bluemoon_sockets") == 0)
        assert len(used) == 2
        assert home.process is not None
        home.process.terminate()
        for line in lines:
            assert closing_code(line, timeout=20) in (1012, 1013)
            line.reconnect()  # by the proxy, to the other process
        other = two if home is one else one
        assert other.metric("bluemoon_sockets") == 2
        acting = next(line for line in lines if line.decision is not None)
        assert acting.act(acting.actions[0])["type"] == "update"
        for line in lines:
            line.close()
