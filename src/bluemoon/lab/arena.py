"""Bots against bots: both get the same deals, in both seats, with every pair of decks. Every bot also plays
against itself, as a control that should come out even."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any, NamedTuple

from bluemoon.cards import PEOPLES
from bluemoon.errors import BluemoonError
from bluemoon.lab.statistics import Sprt, elo, ratings, wilson
from bluemoon.lab.tasks import PLAYOUTS, Task
from bluemoon.lab.workers import Results

CONTROL = 4  # a control has a quarter of the games of a comparison


class Pairing(NamedTuple):
    """How the first bot fared against the second."""

    one: str
    two: str
    games: int
    score: float
    fair: float  # the score of equals: 1/2, or 1/players with several opponents
    verdict: str = ""

    @property
    def rate(self) -> float:
        """The first bot's score per game, from 0 to 1."""
        return self.score / self.games if self.games else 0.0

    def data(self) -> dict[str, Any]:
        """The pairing as plain data, with its interval and the Elo difference."""
        low, high = wilson(self.score, self.games)
        return {
            **self._asdict(),
            "rate": self.rate,
            "low": low,
            "high": high,
            "elo": elo(self.rate) if self.fair == 0.5 else None,
        }


def deck_pairs(peoples: Sequence[str] = PEOPLES) -> list[tuple[str, str]]:
    """All ordered pairs of decks, mirror matches too, in an order that mixes them well from the start."""
    count = len(peoples)
    return [(peoples[i], peoples[(i + step) % count]) for step in range(count) for i in range(count)]


def arena_tasks(
    bots: Sequence[str],
    games: int,
    decks: Sequence[str] = PEOPLES,
    game: str = "duel",
    players: int = 2,
    rules: str = "legends",
    playouts: int = PLAYOUTS,
    seed: str = "arena",
    control: bool = True,
) -> list[Task]:
    """The games of every bot against every other: each deal is played once from every seat."""
    if len(bots) < 2:
        raise BluemoonError("an arena needs two bots")
    twice = [bot for bot in dict.fromkeys(bots) if bots.count(bot) > 1]
    if twice:
        raise BluemoonError(f"{twice[0]} is named twice; every bot plays against itself anyway, as a control")
    tasks = []
    pairings = [(one, two, games) for one, two in combinations(bots, 2)]
    if control:
        pairings += [(bot, bot, max(players, games // CONTROL)) for bot in bots]
    pairs = deck_pairs(decks)
    for one, two, count in pairings:
        for number in range(count):
            deal, seat = divmod(number, players)
            tasks.append(
                Task(
                    key=f"{one} {two} {number}",
                    group=f"{one} {two}",
                    game=game,
                    seed=f"{seed} {deal}",
                    bots=tuple(one if s == seat else two for s in range(players)),
                    # The paired game gives each bot the other deck, so that no bot has the better one.
                    decks=pairs[deal % len(pairs)] if game == "duel" else (),
                    rules=rules,
                    playouts=playouts,
                    subject=seat,
                )
            )
    return tasks


class Arena:
    """The scores of a run."""

    def __init__(self, tasks: Sequence[Task], results: Results, sprt: Sprt | None = None) -> None:
        self.tasks = tasks
        self.results = results
        self.sprt = sprt

    def score(self, group: str) -> tuple[float, int]:
        """The score and the number of the games that were played in a comparison."""
        done = [
            self.results.known[task.key].score
            for task in self.tasks
            if task.group == group and task.key in self.results.known
        ]
        return sum(done), len(done)

    def decided(self, group: str) -> bool:
        """Has the sequential test decided this comparison?"""
        return self.sprt is not None and bool(self.sprt.verdict(*self.score(group)))

    def pairings(self) -> list[Pairing]:
        """The results of all comparisons."""
        found = []
        for group in dict.fromkeys(task.group for task in self.tasks):
            score, games = self.score(group)
            task = next(task for task in self.tasks if task.group == group)
            players = len(task.bots)
            one, two = task.bots[task.subject], task.bots[task.subject - 1]
            verdict = self.sprt.verdict(score, games) if self.sprt else ""
            found.append(Pairing(one, two, games, score, 1 / players, verdict))
        return found

    def data(self) -> dict[str, Any]:
        """The report as plain data."""
        pairings = self.pairings()
        report: dict[str, Any] = {"pairings": [pairing.data() for pairing in pairings]}
        lost = sum(outcome.lost for outcome in self.results.known.values())
        if lost:
            report["lost"] = lost  # decisions of bots from outside that were made by lot
        if all(pairing.fair == 0.5 for pairing in pairings):
            report["elo"] = ratings({(p.one, p.two): (p.score, p.games) for p in pairings})
        return report
