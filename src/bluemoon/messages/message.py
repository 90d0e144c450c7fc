"""A message: a code with its arguments. `str()` gives the English; another language is another catalogue."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Protocol

from bluemoon.messages import english, german
from bluemoon.messages.codes.code import Code


class Language(Protocol):
    """What the catalogue of a language has."""

    AND: str
    WORDS: dict[Code, str]


LANGUAGES: Final[dict[str, Language]] = {"en": english, "de": german}
GAP: Final = re.compile(r"\{(\w+)(?:\?([^:}]*):([^}]*)|\|([^}]*))?\}")


@dataclass(frozen=True, slots=True)
class Worded:
    """A thing of the game in the words of each language, and the thing itself where that is of use."""

    en: str
    de: str
    thing: object = None

    def texts(self) -> dict[str, str]:
        """The word in each language."""
        return {"en": self.en, "de": self.de}


@dataclass(frozen=True, slots=True)
class Message:
    """Something that is said, before it is put into words."""

    code: Code
    args: tuple[tuple[str, Arg], ...] = ()

    def __str__(self) -> str:
        return self.text()

    def text(self, language: str = "en") -> str:
        """The sentence of a language."""
        catalogue = LANGUAGES[language]
        args = dict(self.args)

        def fill(gap: re.Match[str]) -> str:
            value = args[gap[1]]
            if gap[2] is not None:
                count = len(value) if isinstance(value, tuple) else value
                return gap[2] if count == 1 else gap[3]
            return _in_words(value, language, gap[4])

        return GAP.sub(fill, catalogue.WORDS[self.code])

    def data(self) -> dict[str, object]:
        """For other programs: the code, its arguments as plain data, and the English words."""
        args = {name: _plain(value) for name, value in self.args}
        return {"code": self.code.value, "args": args, "text": str(self)}


# Figures, names, things of the game, other messages, and lists of names or messages.
Arg = int | str | Worded | Message | tuple[str, ...] | tuple[Message, ...]


def say(code: Code, /, **args: Arg) -> Message:
    """The message of a code with these arguments."""
    return Message(code, tuple(args.items()))


def _in_words(value: Arg, language: str, between: str | None) -> str:
    if isinstance(value, tuple):
        words = [_in_words(item, language, None) for item in value]
        if between is not None or len(words) < 2:
            return (between or "").join(words)
        return f"{', '.join(words[:-1])} {LANGUAGES[language].AND} {words[-1]}"
    if isinstance(value, Message):
        return value.text(language)
    if isinstance(value, Worded):
        return value.texts()[language]
    return str(value)


def _plain(value: Arg) -> object:
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    if isinstance(value, Message):
        return value.data()
    if isinstance(value, Worded):
        return value.texts()
    return value


def for_page(language: str) -> Mapping[str, str]:
    """The catalogue of a language as the page reads it."""
    return {code.value: text for code, text in LANGUAGES[language].WORDS.items()}
