"""Reasons made from a code and its arguments, and put into words."""

from __future__ import annotations

import re
from typing import Final, Protocol

from bluemoon.contract import Reason
from bluemoon.duel.model.state import State
from bluemoon.duel.reasons import english, german
from bluemoon.duel.reasons.codes import PLACES, Code
from bluemoon.duel.reasons.terms import Arg, Term


class Language(Protocol):
    """What a module of a language has."""

    AND: str
    WORDS: dict[Code, str]

    def term(self, value: Term) -> str:
        """A thing of the game in words."""


LANGUAGES: Final[dict[str, Language]] = {"en": english, "de": german}
GAP: Final = re.compile(r"\{(\w+)(?:\?([^:}]*):([^}]*))?\}")


def reason(g: State, code: Code, **args: Arg) -> Reason:
    """The reason, with its place in the rulebook of the game's edition."""
    legends, classic = PLACES[code]
    place = classic if g.edition.name == "classic" and classic else legends
    return Reason(worded(code, args, LANGUAGES["en"]), place, code.value, tuple(args.items()))


def worded(code: Code, args: dict[str, Arg], language: Language) -> str:
    """The sentence of a language; `{n?card:cards}` is one word for a single thing, the other for several."""

    def fill(gap: re.Match[str]) -> str:
        value = args[gap[1]]
        if gap[2] is None:
            return text(value, language)
        count = len(value) if isinstance(value, tuple) else value
        return gap[2] if count == 1 else gap[3]

    return GAP.sub(fill, language.WORDS[code])


def text(value: Arg, language: Language) -> str:
    """An argument in words."""
    if isinstance(value, tuple):
        front, last = ", ".join(value[:-1]), "".join(value[-1:])
        return f"{front} {language.AND} {last}" if front else last
    if type(value) is int or type(value) is str:
        return str(value)
    return language.term(value)  # type: ignore[arg-type]  # what is neither a figure nor a name is a term


def plain(found: Reason) -> dict[str, object]:
    """The arguments as plain data for other programs: figures, names, lists of names, and things of the game
    worded in every language."""
    return {name: _plain(value) for name, value in found.args}


def _plain(value: object) -> object:
    if isinstance(value, tuple):
        return list(value)
    if type(value) is int or type(value) is str:
        return value
    return {name: language.term(value) for name, language in LANGUAGES.items()}  # type: ignore[arg-type]
