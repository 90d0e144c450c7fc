"""Decks against decks, both played by the same bot: the matrix of the nine, and a built deck's row."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bluemoon.cards import PEOPLES
from bluemoon.duel import Deck
from bluemoon.extras import need
from bluemoon.lab.statistics import wilson
from bluemoon.lab.tasks import PLAYOUTS, Task, deck_text
from bluemoon.lab.workers import Results


def matchup_tasks(
    bot: str,
    games: int,
    decks: Sequence[str] = PEOPLES,
    rules: str = "legends",
    playouts: int = PLAYOUTS,
    seed: str = "matchups",
) -> list[Task]:
    """The tasks for `games` games of every pair of decks; a deck against itself is the control."""
    pairs = [(one, two) for i, one in enumerate(decks) for two in decks[i:]]
    return [task for one, two in pairs for task in _games(bot, one, two, games, rules, playouts, seed)]


def deck_tasks(
    deck: Deck,
    bot: str,
    games: int,
    rules: str = "legends",
    playouts: int = PLAYOUTS,
    seed: str = "deck",
) -> list[Task]:
    """The tasks for `games` games of a built deck against each of the nine ready-made ones."""
    text = deck_text(deck)
    own = deck_name(text)
    if own.casefold() in (people.casefold() for people in PEOPLES):
        own = f"my_{own}"  # not to be taken for the ready-made one
    return [task for other in PEOPLES for task in _games(bot, text, other, games, rules, playouts, seed, own)]


def _games(
    bot: str, one: str, two: str, games: int, rules: str, playouts: int, seed: str, own: str = ""
) -> list[Task]:
    names = f"{own or deck_name(one)} {deck_name(two)}"
    return [
        Task(
            key=f"{names} {number}",
            group=names,
            game="duel",
            seed=f"{seed} {names} {number // 2}",
            bots=(bot, bot),
            decks=(one, two) if number % 2 == 0 else (two, one),
            rules=rules,
            playouts=playouts,
            subject=number % 2,
        )
        for number in range(games)
    ]


def deck_name(text: str) -> str:
    """The name of a deck in one word, as the keys of tasks have it."""
    return "_".join((text.rpartition(": ")[0] or text).split())


class Matchups:
    """How often the deck of the row beats that of the column."""

    def __init__(self, tasks: Sequence[Task], results: Results) -> None:
        self.rows: list[str] = []
        self.columns: list[str] = []
        self.scores: dict[tuple[str, str], tuple[float, int]] = {}
        for task in tasks:
            one, two = task.group.split()
            if task.key in results.known:
                score, games = self.scores.get((one, two), (0.0, 0))
                self.scores[(one, two)] = (score + results.known[task.key].score, games + 1)
            self.rows.append(one)
            self.columns.append(two)
        self.rows = list(dict.fromkeys(self.rows))
        self.columns = list(dict.fromkeys(self.columns))
        if set(self.rows) & set(self.columns):  # all against all: the same decks as rows and columns
            self.rows = self.columns = list(dict.fromkeys(self.rows + self.columns))

    def cell(self, one: str, two: str) -> tuple[float, int]:
        """Score and games of the first against the second, whichever way round they were played."""
        if (one, two) in self.scores:
            return self.scores[(one, two)]
        score, games = self.scores.get((two, one), (0.0, 0))
        return games - score, games

    def overall(self, one: str) -> tuple[float, int]:
        """Against all other decks, mirror matches left out."""
        cells = [self.cell(one, two) for two in self.columns if two != one]
        return sum(score for score, _ in cells), sum(games for _, games in cells)

    def data(self) -> dict[str, Any]:
        """The matrix as plain data: every cell with its interval."""
        cells = []
        for one in self.rows:
            for two in self.columns:
                score, games = self.cell(one, two)
                if games:
                    low, high = wilson(score, games)
                    rate = score / games
                    cells.append(
                        {"one": one, "two": two, "games": games, "rate": rate, "low": low, "high": high}
                    )
        overall = {}
        for one in self.rows:
            score, games = self.overall(one)
            low, high = wilson(score, games)
            rate = score / games if games else 0.5
            overall[one] = {"games": games, "rate": rate, "low": low, "high": high}
        return {"cells": cells, "overall": overall}

    def draw(self, file: Path, title: str) -> None:
        """The matrix as a picture; the ending of the file's name says whether PNG or SVG."""
        need("plot", "a picture of a matrix")
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure

        figure = Figure(figsize=(1.6 + 0.8 * len(self.columns), 1.8 + 0.7 * len(self.rows)))
        FigureCanvasAgg(figure)
        axes = figure.add_subplot()
        rates = [[_rate(*self.cell(one, two)) for two in self.columns] for one in self.rows]
        image = axes.imshow(rates, vmin=0.0, vmax=1.0, cmap="RdYlGn")
        axes.set_xticks(range(len(self.columns)), self.columns, rotation=45, ha="right")
        axes.set_yticks(range(len(self.rows)), self.rows)
        for y, one in enumerate(self.rows):
            for x, two in enumerate(self.columns):
                score, games = self.cell(one, two)
                if games:
                    low, high = wilson(score, games)
                    text = f"{score / games:.0%}\n{low:.0%}–{high:.0%}"
                    axes.text(x, y, text, ha="center", va="center", fontsize=7)
        axes.set_title(title)
        figure.colorbar(image, ax=axes, label="the row beats the column")
        figure.tight_layout()
        figure.savefig(file)


def _rate(score: float, games: int) -> float:
    return score / games if games else 0.5
