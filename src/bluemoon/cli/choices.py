"""An argument that is one of a few words, with a clear error for any other."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

import typer


def one_of(kind: type[StrEnum]) -> Any:
    """The argument of a command that is one of these words."""
    words = [str(word) for word in kind]

    def parse(text: str) -> StrEnum:
        if text not in words:
            raise typer.BadParameter(f"'{text}' is none of {', '.join(words)}")
        return kind(text)

    return typer.Argument(parser=parse, metavar="|".join(words), autocompletion=lambda: words)
