"""Executes the notebooks of docs/notebooks and keeps them with their outputs in build/notebooks:

    python -m tools.site.notebooks [NAME…]        (`make soak-docs`)

A cell that raises an error ends it.
"""

from __future__ import annotations

import sys
import time
from hashlib import sha256

import nbformat
from nbclient import NotebookClient
from tools.site.build import EXECUTED, ROOT


def main(names: list[str]) -> None:
    """Execute the notebooks with these names, or all."""
    EXECUTED.mkdir(parents=True, exist_ok=True)
    files = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))
    for file in files:
        if names and file.stem not in names:
            continue
        began = time.monotonic()
        notebook = nbformat.read(file, as_version=4)
        NotebookClient(notebook, timeout=600, kernel_name="python3").execute(cwd=str(EXECUTED))
        nbformat.write(notebook, EXECUTED / file.name)
        (EXECUTED / f"{file.name}.sha256").write_text(sha256(file.read_bytes()).hexdigest())
        print(f"{file.name}: {time.monotonic() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
