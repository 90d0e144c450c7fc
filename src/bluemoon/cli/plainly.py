"""What is wrong with an option's value, in plain words instead of those of the libraries that read it."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperGroup


class Plainly(TyperGroup):
    """The commands, whose errors about values are reworded."""

    def invoke(self, ctx: Any) -> Any:
        """Run a command."""
        try:
            return super().invoke(ctx)
        except typer.BadParameter as wrong:
            wrong.message = reworded(wrong)
            raise


def reworded(wrong: typer.BadParameter) -> str:
    """The sentence about a value that was refused; as it was where it is not known better."""
    told = getattr(wrong.__cause__, "errors", None)
    if not callable(told):  # not of Pydantic, by which newer versions of Typer read values
        return str(wrong.message)
    first = told()[0]
    kind, value, limits = first["type"], first["input"], first.get("ctx", {})
    if kind in ("int_parsing", "int_from_float", "int_type", "int_parsing_size"):
        return f"'{value}' is no whole number"
    if kind in ("float_parsing", "float_type"):
        return f"'{value}' is no number"
    if kind == "greater_than_equal":
        return f"{value} is too small: it is {limits['ge']} or more"
    if kind == "less_than_equal":
        return f"{value} is too large: it is {limits['le']} or less"
    return str(wrong.message)
