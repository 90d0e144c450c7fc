"""The list of actions: grouped, folded where there are many of a kind, and found by typing."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import NamedTuple

from rich.text import Text

from bluemoon.contract import Action
from bluemoon.terminal.boards import Board
from bluemoon.terminal.paint import TITLE
from bluemoon.terminal.words import word

MANY = 7  # this many actions with the same card are one line until it is opened


# How well an action fits what is typed, the best first.
EXACT, WORDS, PARTS, NOT = range(4)
WORD = re.compile(r"[^\s,:;()]+")


class Line(NamedTuple):
    """A line of the list: a heading (neither action nor words), an action, or a fold with the words that open
    it and the kind of its actions. `exact`: what is typed is this action, word by word."""

    text: Text
    action: Action | None = None
    words: str = ""
    kind: str = ""
    exact: bool = False


def fit(typed: str, said: Sequence[str]) -> int:
    """How well an action, said in one or more ways, fits what is typed: word by word; each typed word begins
    one of its words, in their order; or the typed words occur anywhere. A figure means the whole word."""
    wanted = WORD.findall(typed.casefold())
    ways = [WORD.findall(text.casefold()) for text in said]
    if wanted in ways:
        return EXACT
    if any(_in_order(wanted, words) for words in ways):
        return WORDS
    every = [word for words in ways for word in words]
    if all(part in every if part.isdigit() else any(part in word for word in every) for part in wanted):
        return PARTS
    return NOT


def _in_order(wanted: Sequence[str], words: Sequence[str]) -> bool:
    left = iter(words)
    return all(
        any(word == part if part.isdigit() else word.startswith(part) for word in left) for part in wanted
    )


def found(actions: Iterable[Action], board: Board, typed: str) -> tuple[list[Action], Action | None]:
    """The actions that fit what is typed, in the notation or in the language, and the one that is exactly
    that. Those that only have the typed words somewhere are found if no other fits."""
    fits = [(fit(typed, (action.text, board.action_words(action))), action) for action in actions]
    exact = next((action for how, action in fits if how == EXACT), None)
    kept = [action for how, action in fits if how in (EXACT, WORDS)]
    return kept or [action for how, action in fits if how == PARTS], exact


def lines(actions: Sequence[Action], board: Board, typed: str, language: str) -> list[Line]:
    """The lines of the list for what is typed."""
    kept, exact = found(actions, board, typed)
    groups: dict[str, list[Action]] = {}
    for action in kept:
        groups.setdefault(board.group(action), []).append(action)
    listed: list[Line] = []
    for key, members in groups.items():
        if len(groups) > 1:
            listed.append(Line(Text(word(language, f"group.{key}"), TITLE)))
        listed += _members(members, board, typed, language, exact)
    return listed


def beginning(said: Sequence[str]) -> str:
    """The words with which all of these begin."""
    columns = zip(*(WORD.findall(text) for text in said), strict=False)
    return " ".join(column[0] for column in takewhile(lambda words: len(set(words)) == 1, columns))


def _members(
    members: list[Action], board: Board, typed: str, language: str, exact: Action | None
) -> list[Line]:
    """The actions of a group; those with the same cards are folded if they are many."""
    alike: dict[tuple[str, tuple[str, ...]], list[Action]] = {}
    for action in members:
        alike.setdefault((action.kind, action.cards), []).append(action)
    listed = []
    for (kind, cards), same in alike.items():
        if cards and len(same) >= MANY and len(alike) > 1 and exact not in same:
            words = beginning([board.action_words(action) for action in same])
            if typed.casefold().split() != words.casefold().split():
                text = word(language, "fold", what=words, n=len(same))
                listed.append(Line(Text(text), words=words, kind=kind))
                continue
        listed += [Line(board.action(action), action, exact=action == exact) for action in same]
    return listed
