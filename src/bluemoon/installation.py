"""How this installation was made: whether the rules are compiled and the page is there, and if not, why."""

from __future__ import annotations

import json
import platform
import subprocess
import sys
from pathlib import Path

PACKAGE = Path(__file__).parent
BUILT = PACKAGE / "built.json"  # written into wheels by tools/wheel.py
SLOW = "the rules run as plain Python, about twenty times slower"


def missing() -> dict[str, str]:
    """What this installation lacks ('rules': compiled ones, 'page'), each with the reason."""
    from bluemoon.bench.engines import runs_compiled

    reasons = _told()
    found = {}
    if not runs_compiled():
        found["rules"] = reasons.get("rules") or "nothing is compiled here (in a checkout: make compiled)"
    if not (PACKAGE / "server" / "page" / "index.html").is_file():
        found["page"] = reasons.get("page") or "it is not built here (in a checkout: make web)"
    return found


def _told() -> dict[str, str]:
    try:
        told = json.loads(BUILT.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return told if isinstance(told, dict) else {}


def version() -> str:
    """What `bluemoon --version` prints."""
    from bluemoon import __version__

    lacks = missing()
    lines = [f"bluemoon {__version__}, Python {platform.python_version()} on {sys.platform}"]
    lines.append(f"{SLOW}: {lacks['rules']}" if "rules" in lacks else "the rules are compiled")
    lines.append(f"no page for the browser: {lacks['page']}" if "page" in lacks else "with the page")
    return "\n".join(lines)


def warn(*parts: str) -> None:
    """Say on standard error what is missing of these parts of an installed package; a checkout is quiet,
    since `make` says it there."""
    if not BUILT.exists():
        return
    for part, reason in missing().items():
        if part in parts:
            words = SLOW if part == "rules" else "the page is missing"
            print(f"bluemoon: {words}: {reason}", file=sys.stderr)


def commit() -> str:
    """The commit of this checkout, with '-dirty' if something was changed since; elsewhere the version."""
    from bluemoon import __version__

    command = ["git", "describe", "--always", "--dirty", "--exclude=*"]
    try:
        told = subprocess.run(command, cwd=PACKAGE, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return f"of version {__version__}"
    return told.stdout.strip()
