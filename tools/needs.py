"""Finds the programs of Debian that the tests need, installs them if possible, and otherwise says what is
missing.

    python tools/needs.py postgresql chromium

If it runs as root, missing programs are installed with apt-get. The status is always 0: tests that need a
missing program say so themselves.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

POSTGRESQL = Path("/usr/lib/postgresql")  # Debian keeps the server's programs out of the PATH


def found(package: str) -> bool:
    """Is the program of this package installed?"""
    if package == "postgresql":
        return shutil.which("initdb") is not None or any(POSTGRESQL.glob("*/bin/initdb"))
    return shutil.which(package) is not None


def install(packages: list[str]) -> None:
    """Install packages with apt-get; failures are not errors."""
    apt = ["apt-get", "-y", "-qq", "--no-install-recommends"]
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run([*apt, "update"], env=environment, check=False, stdout=subprocess.DEVNULL)
    subprocess.run([*apt, "install", *packages], env=environment, check=False, stdout=subprocess.DEVNULL)


def main(packages: list[str]) -> int:
    """Install what is missing if possible, and name what is still missing."""
    missing = [package for package in packages if not found(package)]
    if missing and os.geteuid() == 0 and shutil.which("apt-get"):
        print(f"installing {', '.join(missing)} from Debian's packages", flush=True)
        install(missing)
    for package in packages:
        if not found(package):
            print(f"{package} is missing: install it (apt-get install {package}) or its tests are left out")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
