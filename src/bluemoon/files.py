"""Files that commands write: whether that will be possible is found out before anything long begins."""

from __future__ import annotations

import os
from pathlib import Path

from bluemoon.errors import BluemoonError


def check_new(file: Path, force: bool | None = None) -> None:
    """BluemoonError if the file could not be written, or if it is there and may not be replaced. `force`:
    whether the command was told so by --force; None if it has no such option."""
    check_writable(file)
    if file.exists() and not force:
        way = "" if force is None else " (--force replaces it)"
        raise BluemoonError(f"{file}: the file is there already{way}")


def check_writable(file: Path) -> None:
    """BluemoonError if the file could not be written; nothing is changed."""
    folder = file.parent
    try:
        is_folder = file.is_dir()
    except OSError as wrong:  # a name that is too long
        raise BluemoonError(f"{file}: {wrong.strerror}") from wrong
    if is_folder:
        raise BluemoonError(f"{file} is a folder")
    if not folder.is_dir():
        raise BluemoonError(f"{file}: there is no folder {folder}")
    if not os.access(file if file.exists() else folder, os.W_OK) or not _can_be_made(file):
        raise BluemoonError(f"{file} cannot be written")


def _can_be_made(file: Path) -> bool:
    """Whether there is such a file, or it can be made: some folders refuse in spite of their permissions."""
    try:
        file.touch(exist_ok=False)
        file.unlink()
    except FileExistsError:
        return True
    except OSError:
        return False
    return True
