"""The board of each game by its name, and what a table needs of one."""

from __future__ import annotations

from typing import Any, Protocol

from rich.text import Text

from bluemoon.contract import Action
from bluemoon.terminal.city_board import CityBoard
from bluemoon.terminal.draft_board import DraftBoard
from bluemoon.terminal.duel_board import DuelBoard


class Board(Protocol):
    """How a game is shown to one seat, made from its view alone."""

    def status(self) -> Text:
        """Turn, phase and the like in one line."""

    def board(self, width: int, height: int) -> Text:
        """What lies on the table, in a width; `height` is that of the whole screen."""

    def hand(self, width: int, lines: int) -> Text:
        """What the seat holds."""

    def question(self) -> str:
        """The open question; '' if there is none."""

    def action(self, action: Action) -> Text:
        """An action as it stands in the list."""

    def action_words(self, action: Action) -> str:
        """An action in the words of the language."""

    def group(self, action: Action) -> str:
        """The key of the group under which an action is listed."""

    def detail(self, action: Action) -> Text:
        """What there is to know of an action before it is done."""


def board_of(kind: str, view: Any, names: tuple[str, ...], language: str) -> Board:
    """The board of a game for the seat of the view."""
    if kind == "duel":
        return DuelBoard(view, names, language)
    return CityBoard(view, names, language) if kind == "city" else DraftBoard(view, names, language)
