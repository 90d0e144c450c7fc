"""The names of bots from outside: what they mean, and how their process is started."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sys
from importlib.metadata import entry_points

from bluemoon.errors import BluemoonError

GROUP = "bluemoon.bots"  # the entry points under which packages offer their bots
PROGRAM = "program:"
CLASS = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*(\.[^\W\d]\w*)*")


def offered() -> dict[str, str]:
    """The bots that installed packages offer: 'module:Class' by name."""
    return {point.name: point.value.replace(" ", "") for point in entry_points(group=GROUP)}


def is_outside(name: str) -> bool:
    """Whether the name has the form of a bot from outside, or is that of an entry point."""
    return name.startswith(PROGRAM) or CLASS.fullmatch(name) is not None or name in offered()


def resolved(name: str) -> str:
    """The name in its full form: that of an entry point becomes 'module:Class'."""
    return name if ":" in name else offered().get(name, name)


def command(name: str) -> list[str]:
    """The command that starts the process of a bot."""
    full = resolved(name)
    if not full.startswith(PROGRAM):
        start = "from bluemoon.bots.outside.host import main; main()"
        return [sys.executable, "-P", "-c", start, full]
    try:
        words = shlex.split(full.removeprefix(PROGRAM), posix=os.name != "nt")
    except ValueError as wrong:
        raise BluemoonError(f"'{full}' is no command: {wrong}") from wrong
    if not words:
        raise BluemoonError(f"'{PROGRAM}' is followed by a command, as in 'program:./my_bot --fast'")
    if shutil.which(words[0]) is None:
        raise BluemoonError(f"there is no program '{words[0]}'")
    return words
