"""Win rates with intervals, Elo ratings, and a sequential test that stops as early as possible."""

from __future__ import annotations

from math import log, log10, sqrt

from bluemoon.errors import BluemoonError

Z95 = 1.959964  # of a two-sided interval of 95 %


def wilson(score: float, games: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson interval of a win rate: where the true rate lies, with 95 % confidence."""
    if games == 0:
        return 0.0, 1.0
    p = score / games
    centre = p + z * z / (2 * games)
    spread = z * sqrt(p * (1 - p) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def elo(rate: float) -> float:
    """The Elo difference that a win rate means; certain victories count as 800."""
    if rate <= 0.01:
        return -800.0
    if rate >= 0.99:
        return 800.0
    return 400 * log10(rate / (1 - rate))


def ratings(scores: dict[tuple[str, str], tuple[float, int]], rounds: int = 2000) -> dict[str, float]:
    """Elo ratings from the (score, games) of the first player against the second, for all pairs that met. It
    is the Bradley-Terry model with half a game of draws added to each pair; the weakest player has 0."""
    names = sorted({name for pair in scores for name in pair})
    strength = dict.fromkeys(names, 1.0)
    won = dict.fromkeys(names, 0.0)
    met: dict[tuple[str, str], float] = {}
    for (one, two), (score, games) in scores.items():
        if one == two or not games:
            continue
        won[one] += score + 0.25
        won[two] += games - score + 0.25
        met[(one, two)] = games + 0.5
    for _ in range(rounds):
        for name in names:
            faced = sum(
                games / (strength[one] + strength[two])
                for (one, two), games in met.items()
                if name in (one, two)
            )
            if faced:
                strength[name] = won[name] / faced
    base = min(strength.values(), default=1.0)
    return {name: 400 * log10(strength[name] / base) for name in names}


class Sprt:
    """Wald's sequential test: is the win rate at most `low`, or at least `high`? Both errors are 5 %."""

    def __init__(self, low: float, high: float, error: float = 0.05) -> None:
        if not 0.0 < low < high < 1.0:
            raise BluemoonError(f"a sequential test needs 0 < low < high < 1, not {low} and {high}")
        self.low = low
        self.high = high
        self.bound = log((1 - error) / error)

    def verdict(self, score: float, games: int) -> str:
        """'high' or 'low' once the test has decided, otherwise ''."""
        lost = games - score
        ratio = score * log(self.high / self.low) + lost * log((1 - self.high) / (1 - self.low))
        if ratio >= self.bound:
            return "high"
        return "low" if ratio <= -self.bound else ""
