"""What all codes have in common: a family, which is the class, and a name within it."""

from __future__ import annotations

from enum import StrEnum
from typing import Self


class Code(StrEnum):
    """A thing that can be said: 'deck.too-few'. A comment beside each code names its arguments."""

    def __new__(cls, name: str) -> Self:
        """The code with its family in front: the family is named after the class."""
        value = f"{cls.__name__.removesuffix('Code').lower()}.{name}"
        code = str.__new__(cls, value)
        code._value_ = value
        return code

    @staticmethod
    def _generate_next_value_(name: str, start: int, count: int, last_values: list[str]) -> str:
        return name.lower().replace("_", "-")

    @property
    def short(self) -> str:
        """The name within the family: 'too-few'."""
        return self.value.partition(".")[2]
