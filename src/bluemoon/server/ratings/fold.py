"""Ratings as a fold over finished games, in the order in which they were booked. No I/O.

    ladders = Ladders()
    for game in games:
        booked = ladders.book(game)

The same games in the same order give the same figures: booking takes from the database only what one game
touches, computing anew takes all games, and both call this.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import Final, Literal, NamedTuple

from bluemoon.server.ratings import scale
from bluemoon.server.ratings.scale import Rating

DAY_MS: Final = 24 * 3600 * 1000
# After so many games in a day (UTC) nobody gains by more of them. Whoever loses one loses points, whatever he
# has played before: otherwise some quick games would make a defeat count for nothing.
A_DAY: Final = 3  # of the same players, or of one player with bots
MOST_A_DAY: Final = 30  # of one person: many who throw games lift nobody quickly
EASY: Final = 200  # a win over bots alone that stand so many points below moves nothing
VOID: Final = ("closed", "untold", "penalty")  # endings that say nothing about strength

Verdict = Literal[
    "counted",
    "casual",  # not a rated table
    "void",  # it was closed, or has no order of players
    "limit",  # moved nobody: who would have gained had met these players, or played, often enough that day
    "easy",  # won against bots that are much weaker
    "unmeasured",  # with a bot that has no rating
]
DUEL: Final = "duel"
CITY: Final = "city"
LADDERS: Final = {"duel": DUEL, "match": DUEL, "city": CITY}


class Player(NamedTuple):
    """Somebody at a seat of a finished game."""

    guest: str | None
    name: str
    level: str  # of a bot, '' for people
    people: str
    deck: str
    place: int  # 1: won; 0: nobody was placed
    score: int
    left: bool


class Finished(NamedTuple):
    """A finished game. A match is one: what counts is who won it."""

    table: str
    game: str
    rules: str
    ended: int
    how: str
    rated: bool
    players: tuple[Player, ...]

    @property
    def day(self) -> int:
        """The day on which it ended (UTC), as a number."""
        return self.ended // DAY_MS

    @property
    def group(self) -> str:
        """Who met on which day; the same for every game of these players that day."""
        people = sorted({player.guest for player in self.players if player.guest is not None})
        met = f"{self.day} {' '.join(people)}"
        return hashlib.sha256(met.encode()).hexdigest()


class Record(NamedTuple):
    """How somebody stands in a ladder."""

    rating: Rating = Rating()
    games: int = 0
    wins: int = 0
    last: int = 0  # when his last game ended


class Booked(NamedTuple):
    """What a game did: whether it counted, and by seat the mean before and after in the game's ladder."""

    verdict: Verdict
    changes: tuple[tuple[float, float] | None, ...]


Key = tuple[str, str]  # a guest and a ladder


def keys_of(game: Finished) -> set[Key]:
    """All that is asked or changed when the game is booked."""
    ladder = LADDERS.get(game.game)
    if ladder is None:
        return set()
    people = [player for player in game.players if player.guest is not None]
    found = {(str(player.guest), ladder) for player in people}
    if _by_people(game):
        found |= {(str(player.guest), f"{ladder}:{player.people}") for player in people}
    return found


def _by_people(game: Finished) -> bool:
    return LADDERS.get(game.game) == DUEL and all(player.people for player in game.players)


class Ladders:
    """All ratings, and how often players met and played."""

    def __init__(self) -> None:
        self.records: dict[Key, Record] = {}
        self.met: Counter[str] = Counter()  # counted games by group
        self.played: Counter[tuple[str, int]] = Counter()  # counted games by guest and day

    def book(self, game: Finished) -> Booked:
        """Take a game in."""
        nothing = (None,) * len(game.players)
        verdict = self.verdict(game)
        if verdict != "counted":
            return Booked(verdict, nothing)
        ladder = LADDERS[game.game]
        full = self._full(game)
        changes = self._move(game, [ladder] * len(game.players), full)
        if not any(changes):
            return Booked("limit", nothing)
        if _by_people(game):
            self._move(game, [f"{ladder}:{player.people}" for player in game.players], full)
        self.met[game.group] += 1
        self.played.update((player.guest, game.day) for player in game.players if player.guest is not None)
        return Booked("counted", changes)

    def _full(self, game: Finished) -> set[str]:
        """Those players who gain nothing any more that day."""
        people = {player.guest for player in game.players if player.guest is not None}
        if self.met[game.group] >= A_DAY:
            return people
        return {guest for guest in people if self.played[guest, game.day] >= MOST_A_DAY}

    def verdict(self, game: Finished) -> Verdict:
        """Does the game count, and if not, why not? Limits are looked at later, player by player."""
        ladder = LADDERS.get(game.game)
        people = [player.guest for player in game.players if not player.level or player.left]
        if not game.rated or ladder is None or None in people or len(set(people)) < len(people):
            return "casual"
        if game.how in VOID or not all(player.place for player in game.players):
            return "void"
        if any(scale.bot(ladder, player.level) is None for player in game.players if player.guest is None):
            return "unmeasured"
        return "easy" if self._is_easy(game, ladder) else "counted"

    def _is_easy(self, game: Finished, ladder: str) -> bool:
        """Did somebody win alone against bots that are much weaker? A defeat by them counts."""
        people = [player for player in game.players if player.guest is not None]
        if len(people) != 1 or people[0].place != 1:
            return False
        bots = [self._rating(player, ladder).mu for player in game.players if player.guest is None]
        return self._rating(people[0], ladder).mu - max(bots) > EASY / scale.POINTS

    def _move(
        self, game: Finished, ladders: list[str], full: set[str]
    ) -> tuple[tuple[float, float] | None, ...]:
        """Move the ratings in these ladders, seat by seat. `full`: who gains nothing."""
        before = [self._rating(player, ladder) for player, ladder in zip(game.players, ladders)]
        after = scale.after(before, [player.place for player in game.players])
        changes: list[tuple[float, float] | None] = []
        for player, ladder, old, new in zip(game.players, ladders, before, after):
            if player.guest is None or (player.guest in full and new.mu >= old.mu):
                changes.append(None)  # bots stand where they were measured
                continue
            record = self.records.get((player.guest, ladder), Record())
            won = player.place == 1
            self.records[player.guest, ladder] = Record(
                new, record.games + 1, record.wins + won, max(record.last, game.ended)
            )
            changes.append((old.mu, new.mu))
        return tuple(changes)

    def _rating(self, player: Player, ladder: str) -> Rating:
        if player.guest is not None:
            return self.records.get((player.guest, ladder), Record()).rating
        fixed = scale.bot(ladder.partition(":")[0], player.level)
        assert fixed is not None
        return fixed
