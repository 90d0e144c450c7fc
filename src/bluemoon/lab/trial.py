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
FEWEST: Final = 30  # games before anything is said of a card


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
class Draws:
    """What the games tell of drawing one card.

    Long games draw more cards, and are won more or less often than short ones. So each game is compared with
    chance: where k of n cards were drawn, this one was with k / n. What exceeds that goes along with winning,
    or with losing, only if the card makes the difference."""

    games: int = 0  # in which it was drawn
    won: float = 0.0  # of these
    all: int = 0
    room: float = 0.0  # how much chance leaves open, summed up
    excess: list[float] = field(default_factory=lambda: [0.0, 0.0])  # with the score to the power of 0 and 1
    squares: list[float] = field(default_factory=lambda: [0.0, 0.0, 0.0])  # of it, the score up to 2

    def add(self, drawn: bool, share: float, score: float) -> None:
        """One more game. `share`: of the cards that could be drawn."""
        self.all += 1
        self.games += drawn
        self.won += drawn * score
        self.room += share * (1 - share)
        excess = drawn - share
        for power in (0, 1):
            self.excess[power] += excess * score**power
        for power in (0, 1, 2):
            self.squares[power] += excess * excess * score**power

    def gain(self, mean: float) -> tuple[float, float, float]:
        """By how much more often the deck wins when the card is drawn than when it is not, with its interval
        of 95 %. `mean`: how often it wins at all."""
        if self.all < FEWEST or not self.room:
            return 0.0, -1.0, 1.0
        gain = (self.excess[1] - mean * self.excess[0]) / self.room
        none, one, two = self.squares
        spread = Z95 * sqrt(max(0.0, two - 2 * mean * one + mean * mean * none)) / self.room
        return max(-1.0, min(1.0, gain)), max(-1.0, gain - spread), min(1.0, gain + spread)


@dataclass
class VersionTally:
    """What came out for one version."""

    deck: Deck
    rows: list[Score]
    draws: list[Draws]
    results: dict[int, tuple[float, int]] = field(default_factory=dict)  # number -> score, turns

    @property
    def overall(self) -> Score:
        """Against all opponents."""
        return Score(sum(row.score for row in self.rows), sum(row.games for row in self.rows))

    def lost(self, most: int) -> list[tuple[int, int]]:
        """The number and the turns of the games that were lost, the latest first."""
        found = [(number, turns) for number, (score, turns) in self.results.items() if score == 0]
        return found[::-1][:most]

    def add(self, drawn: int, score: float) -> None:
        """Count for each card of the draw deck whether it was drawn in a game."""
        share = sum(drawn >> card & 1 for card in self._drawable) / len(self._drawable)
        for card in self._drawable:
            self.draws[card].add(bool(drawn >> card & 1), share, score)

    @property
    def _drawable(self) -> list[int]:
        return [number for number, card in enumerate(self.deck.cards) if not card.type & BESIDE_LEADER]

    def cards(self) -> list[tuple[str, Draws]]:
        """The cards of the draw deck with what the games tell of drawing them."""
        return [(self.deck.names[card], self.draws[card]) for card in self._drawable]


class Tally:
    """All results of a trial so far."""

    def __init__(self, trial: Trial) -> None:
        self.trial = trial
        self.done = 0
        self.versions = [
            VersionTally(
                deck,
                [Score() for _ in trial.opponents],
                [Draws() for _ in deck.names],
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
            tally.add(game.drawn, game.score)
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
