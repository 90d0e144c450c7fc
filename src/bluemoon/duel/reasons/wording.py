"""Reasons made from a code and its arguments, with the place of the rule."""

from __future__ import annotations

from bluemoon.contract import Reason
from bluemoon.duel.model.state import State
from bluemoon.duel.reasons import english, german
from bluemoon.duel.reasons.codes import PLACES, Code
from bluemoon.duel.reasons.terms import Given, Term
from bluemoon.messages import Arg, Worded, say


def reason(g: State, code: Code, **args: Given) -> Reason:
    """The reason, with its place in the rulebook of the game's edition."""
    legends, classic = PLACES[code]
    place = classic if g.edition.name == "classic" and classic else legends
    return Reason(say(code, **{name: argument(value) for name, value in args.items()}), place)


def argument(value: Given) -> Arg:
    """The value as an argument of a message: figures and names unchanged, things of the game with their
    names."""
    if isinstance(value, tuple) or type(value) is int or type(value) is str:
        return value
    return worded(value)  # type: ignore[arg-type]  # what is neither a figure nor a name is a term


def worded(thing: Term) -> Worded:
    """A thing of the game with its English and German names."""
    return Worded(english.term(thing), german.term(thing), thing)
