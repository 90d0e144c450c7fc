"""docs/hosting.md names what is there: commands, files, settings with their defaults."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer

from bluemoon.cli import app
from bluemoon.server.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "docs" / "hosting.md").read_text()
SCRIPT = ROOT / "deploy" / "bluemoon-admin"


def mentioned() -> list[list[str]]:
    """The words after `bluemoon-admin` or `bluemoon admin`, wherever they stand in code."""
    lines = [
        line.partition("  #")[0]
        for block in re.findall(r"```sh\n(.*?)```", TEXT, re.S)
        for line in block.splitlines()
    ]
    code = [*lines, *re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", TEXT, flags=re.S))]
    found = [match[1] for line in code for match in re.finditer(r"bluemoon[ -]admin (\w[^;&|]+)", line)]
    return [shlex.split(words) for words in found]


def test_the_commands_are_commands() -> None:
    admin = typer.main.get_command(app).commands["admin"]  # type: ignore[attr-defined]
    known: set[str] = set()
    for words in mentioned():
        command: Any = admin
        left = list(words)
        while hasattr(command, "commands"):
            command = command.commands[left.pop(0)]
        options = {name for option in command.params for name in option.opts}
        assert {word for word in left if word.startswith("--")} <= options, words
        known.add(words[0])
    wanted = set(admin.commands) - {"bans", "unban"}  # named without the program
    assert wanted <= known
    assert "`bans`" in TEXT
    assert "`unban`" in TEXT


def test_the_files_are_there() -> None:
    files = set(re.findall(r"deploy/[\w./-]+\w", TEXT))
    assert len(files) >= 6
    for file in files:
        assert (ROOT / file).exists(), file
    for unit in re.findall(r"\bbluemoon(?:-backup)?\.(?:timer|service)\b", TEXT):
        assert (ROOT / "deploy" / "systemd" / unit).is_file()
    for name in ("prometheus.yml", "alerts.yml", "grafana-dashboard.json"):
        assert name in TEXT
        assert (ROOT / "deploy" / "monitoring" / name).is_file()


def test_the_settings_have_these_defaults() -> None:
    rows = re.findall(r"^\| `BLUEMOON_(\w+)` \| ([^|]+) \|", TEXT, re.M)
    assert len(rows) >= 10
    for name, told in rows:
        default = getattr(Settings(), name.lower())
        word = told.strip().strip("`")
        known = {"no": False, "yes": True, "none": "", "off": -1, "cores − 1": 0}
        assert known.get(word, type(default)(word) if word not in known else None) == default, name


def test_the_script_runs_admin_with_the_server_s_settings(tmp_path: Path) -> None:
    (tmp_path / "bluemoon.env").write_text("BLUEMOON_DATABASE='sqlite:///none.db'\n")
    text = SCRIPT.read_text().replace("/etc/bluemoon.env", str(tmp_path / "bluemoon.env"))
    text = text.replace("cd /var/lib/bluemoon", f"cd {tmp_path}").replace("runuser -u bluemoon -- ", "")
    text = text.replace("/opt/bluemoon/bin/bluemoon", f"{sys.executable} -m bluemoon")
    assert "/opt" not in text
    done = subprocess.run(
        ["sh", "-c", text, "bluemoon-admin", "status"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "there is no database none.db" in done.stderr
    assert os.access(SCRIPT, os.X_OK)


@pytest.mark.parametrize("block", re.findall(r"```sh\n(.*?)```", TEXT, re.S))
def test_the_commands_are_good_shell(block: str) -> None:
    assert subprocess.run(["sh", "-n", "-c", block], check=False).returncode == 0
