"""A deck tried out: one or two versions of it against other decks, over the same deals, and what comes out:
rates with intervals, lost games, and which cards won when they were drawn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Final, NamedTuple

from bluemoon.duel import Deck
from bluemoon.formats.decks import BESIDE_LEADER
from bluemoon.lab.statistics import Z95
from bluemoon.lab.tasks import Task, deck_text, played

BOT: Final = "adept"
SEATS: Final = 2


class Trial(NamedTuple):
    """What is tried: the versions of a deck, and the decks they play against."""

    versions: tuple[Deck, ...]
    opponents: tuple[Deck, ...]
    games: int  # of each version
    rules: str = "legends"
    seed: str = "lab"
    match: bool = False  # each game as one of a match, with achievements

    def task(self, version: int, number: int) -> Task:
        """A game: each deal is played from both seats, the opponents take turns. Both versions get the same
        deals."""
        deal, seat = divmod(number, SEATS)
        mine = deck_text(self.versions[version])
        other = deck_text(self.opponents[self.opponent(number)])
        return Task(
            key=f"{version} {number}",
            group=str(version),
            game="duel",
            seed=f"{self.seed} {deal}",
            bots=(BOT, BOT),
            decks=(mine, other) if seat == 0 else (other, mine),
            rules=self.rules,
            subject=seat,
            match=self.match,
        )

    def opponent(self, number: int) -> int:
        """Which of the opponents is met in a game."""
        return number // SEATS % len(self.opponents)

    def tasks(self) -> list[Task]:
        """All games; those of the same deal stand together."""
        return [self.task(v, n) for n in range(self.games) for v in range(len(self.versions))]


class Played(NamedTuple):
    """How a game ended for the deck that is tried."""

    key: str
    score: float
    turns: int
    drawn: int  # the cards that left its draw deck, as a bit for each


def play_trial(task: Task) -> Played:
    """Play a game of a trial."""
    game, _, _ = played(task)
    winners = game.result.winners
    score = 0.5 if not winners else float(task.subject in winners)
    side = game.sides[task.subject]
    left = int(side.deck)
    for card in (*side.top, *side.bottom):
        left |= 1 << card
    everything = (1 << len(game.decks[task.subject].names)) - 1
    return Played(task.key, score, int(game.turn), everything & ~left)


@dataclass
class Score:
    """The sum of results."""

    score: float = 0.0
    games: int = 0

    def add(self, score: float) -> None:
        """One more game."""
        self.score += score
        self.games += 1


@dataclass
class VersionTally:
    """What came out for one version."""

    deck: Deck
    rows: list[Score]
    drawn: list[Score]
    other: list[Score]
    results: dict[int, tuple[float, int]] = field(default_factory=dict)  # number -> score, turns

    @property
    def overall(self) -> Score:
        """Against all opponents."""
        return Score(sum(row.score for row in self.rows), sum(row.games for row in self.rows))

    def lost(self, most: int) -> list[tuple[int, int]]:
        """The number and the turns of the games that were lost, the latest first."""
        found = [(number, turns) for number, (score, turns) in self.results.items() if score == 0]
        return found[::-1][:most]

    def cards(self) -> list[tuple[str, Score, Score]]:
        """The cards of the draw deck with the games in which they were drawn, and the others."""
        return [
            (card.name, self.drawn[number], self.other[number])
            for number, card in enumerate(self.deck.cards)
            if not card.type & BESIDE_LEADER
        ]


class Tally:
    """All results of a trial so far."""

    def __init__(self, trial: Trial) -> None:
        self.trial = trial
        self.done = 0
        self.versions = [
            VersionTally(
                deck,
                [Score() for _ in trial.opponents],
                [Score() for _ in deck.names],
                [Score() for _ in deck.names],
            )
            for deck in trial.versions
        ]

    def add(self, games: Iterable[Played]) -> None:
        """Count some games."""
        for game in games:
            version, number = map(int, game.key.split())
            tally = self.versions[version]
            tally.rows[self.trial.opponent(number)].add(game.score)
            tally.results[number] = (game.score, game.turns)
            for card in range(len(tally.deck.names)):
                (tally.drawn if game.drawn >> card & 1 else tally.other)[card].add(game.score)
            self.done += 1

    def paired(self) -> tuple[int, float, float, float] | None:
        """How many deals both versions have played, and by how much the second one won more often, with its
        interval; None if there is one version."""
        if len(self.versions) < 2:
            return None
        one, two = (tally.results for tally in self.versions)
        gains = [two[number][0] - one[number][0] for number in one if number in two]
        return (len(gains), *difference(gains))


def difference(gains: Sequence[float]) -> tuple[float, float, float]:
    """The mean of paired differences with its interval of 95 %."""
    if len(gains) < 2:
        return 0.0, -1.0, 1.0
    mean = sum(gains) / len(gains)
    variance = sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
    spread = Z95 * sqrt(variance / len(gains))
    return mean, max(-1.0, mean - spread), min(1.0, mean + spread)
