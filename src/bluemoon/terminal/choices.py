"""The list of actions: grouped, folded where there are many of a kind, and found by typing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.text import Text

from bluemoon.contract import Action
from bluemoon.terminal.boards import Board
from bluemoon.terminal.paint import TITLE
from bluemoon.terminal.words import word

MANY = 7  # this many actions with the same card are one line until it is opened


class Line(NamedTuple):
    """A line of the list: a heading (neither action nor words), an action, or a fold with the words that open
    it."""

    text: Text
    action: Action | None = None
    words: str = ""


def found(actions: Iterable[Action], board: Board, typed: str) -> list[Action]:
    """The actions in which every typed word occurs, in the notation or in the language."""
    wanted = typed.casefold().split()
    kept = []
    for action in actions:
        said = f"{action.text} {board.action_words(action)}".casefold()
        if all(part in said for part in wanted):
            kept.append(action)
    return kept


def lines(actions: Sequence[Action], board: Board, typed: str, language: str) -> list[Line]:
    """The lines of the list for what is typed."""
    groups: dict[str, list[Action]] = {}
    for action in found(actions, board, typed):
        groups.setdefault(board.group(action), []).append(action)
    listed: list[Line] = []
    for key, members in groups.items():
        if len(groups) > 1:
            listed.append(Line(Text(word(language, f"group.{key}"), TITLE)))
        listed += _members(members, board, typed, language)
    return listed


def _members(members: list[Action], board: Board, typed: str, language: str) -> list[Line]:
    """The actions of a group; those with the same cards are folded if they are many."""
    alike: dict[tuple[str, tuple[str, ...]], list[Action]] = {}
    for action in members:
        alike.setdefault((action.kind, action.cards), []).append(action)
    listed = []
    for (kind, cards), same in alike.items():
        words = " ".join((kind, *cards))
        if cards and len(same) >= MANY and typed.casefold().split() != words.casefold().split():
            if len(alike) > 1:
                text = word(language, "fold", what=words, n=len(same))
                listed.append(Line(Text(text), words=words))
                continue
        listed += [Line(board.action(action), action) for action in same]
    return listed
