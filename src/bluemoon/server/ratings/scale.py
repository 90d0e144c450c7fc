"""The scale of ratings: OpenSkill's Plackett-Luce model, told in points, and where the bots stand on it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from bluemoon.server.protocol.words import Level

_MODEL: Final = PlackettLuce(limit_sigma=True)  # a game never makes a rating less sure
MIDDLE: Final = 1500  # the points of somebody new
# Two players of whom all is known win with 1 / (1 + exp(-d / (beta * sqrt 2))): so many points for one of mu
# make that the curve of Elo, in which 400 points are ten to one.
POINTS: Final = 400 / math.log(10) / (_MODEL.beta * math.sqrt(2))
SURE: Final = 4.0  # a sigma below which somebody has a place on the leaderboard


class Rating(NamedTuple):
    """What is known of somebody's strength: its mean and the standard deviation."""

    mu: float = 25.0
    sigma: float = 25.0 / 3.0

    @property
    def points(self) -> int:
        """The mean as it is shown."""
        return round(MIDDLE + (self.mu - 25.0) * POINTS)

    @property
    def spread(self) -> int:
        """Two standard deviations, as they are shown: 1500 ± 490."""
        return round(2 * self.sigma * POINTS)

    @property
    def sure(self) -> bool:
        """Is enough known for a place on the leaderboard?"""
        return self.sigma < SURE


def points_of(mu: float) -> int:
    """A stored mean as it is shown."""
    return Rating(mu).points


def after(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after a game; a lower place is better, the same place is shared."""
    teams = [[_MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    rated = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Rating(team[0].mu, team[0].sigma) for team in rated]


def _elo(share: float) -> float:
    """The difference of two players of whom one wins this share."""
    return 400 * math.log10(share / (1 - share))


# The measured Elo of the levels (docs/strength.md: 'The levels' and 'The city'). In the duel the middle level
# stands where somebody new begins. In the city newcomer and beginner play as novice does, which stands where
# the duel's newcomer stands; the levels between novice and adept have not been measured there.
_DUEL: Final[dict[Level, float]] = {
    "newcomer": 0,
    "beginner": 92,
    "novice": 214,
    "apprentice": 315,
    "journeyman": 428,
    "adept": 553,
    "master": 676,
}
_ADEPT: Final = _elo(0.98)
_CITY: Final[dict[Level, float]] = {
    "newcomer": 0.0,
    "beginner": 0.0,
    "novice": 0.0,
    "adept": _ADEPT,
    "master": _ADEPT + _elo(0.865),
}
_BOT_SIGMA: Final = 1.0  # about what the intervals of those measurements allow


def bot(ladder: str, level: str) -> Rating | None:
    """The fixed rating of a bot; None where it was not measured."""
    return next((rating for name, rating in bots(ladder).items() if name == level), None)


def bots(ladder: str) -> dict[Level, Rating]:
    """All measured levels of a ladder."""
    measured = _CITY if ladder == "city" else _DUEL
    return {level: _standing(elo) for level, elo in measured.items()}


def _standing(elo: float) -> Rating:
    return Rating(25.0 + (elo - _DUEL["apprentice"]) / POINTS, _BOT_SIGMA)
