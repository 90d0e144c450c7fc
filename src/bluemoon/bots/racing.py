"""Comparing plans by playouts: all are tried on the same deals, round after round. Those that fall behind are
dropped, so that the budget goes to plans that are close to each other."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Generic, TypeVar

P = TypeVar("P")  # a plan

PRIOR = 6.0  # the judgement of a plan counts as much as so many playouts
SURE = 2.0  # standard errors by which a plan must fall behind to be dropped
FIRST_ROUNDS = 4  # rounds before any plan is dropped
LEAST_SPREAD = 0.01  # the least variance of a playout that is assumed


class Candidate(Generic[P]):
    """A plan on trial, with the chance to win that it was judged to give; this counts as much as `prior`
    playouts."""

    __slots__ = ("plan", "prior", "squares", "tried", "value", "won")

    def __init__(self, plan: P, value: float, prior: float = PRIOR) -> None:
        self.plan = plan
        self.value = value
        self.prior = prior
        self.tried = 0
        self.won = 0.0
        self.squares = 0.0

    def mean(self) -> float:
        """The plan's chance to win: its playouts together with the first judgement."""
        return (self.won + self.prior * self.value) / (self.tried + self.prior)

    def add(self, value: float) -> None:
        """Count the result of a playout."""
        self.tried += 1
        self.won += value
        self.squares += value * value

    def error(self) -> float:
        """The standard error of the playouts."""
        mean = self.won / self.tried
        return sqrt(max(self.squares / self.tried - mean * mean, LEAST_SPREAD) / self.tried)


def race(
    trial: list[Candidate[P]],
    play_round: Callable[[list[Candidate[P]]], None],
    spent: Callable[[], float],
    until: float,
) -> Candidate[P]:
    """Play rounds until `spent()` reaches `until` or one plan is left; returns the best plan."""
    alive = list(trial)
    while len(alive) > 1 and spent() < until:
        play_round(alive)
        alive = survivors(alive)
    return max(trial, key=lambda candidate: candidate.mean())


def survivors(alive: list[Candidate[P]]) -> list[Candidate[P]]:
    """Those that are not clearly behind the leader."""
    leader = max(alive, key=lambda candidate: candidate.mean())
    if leader.tried < FIRST_ROUNDS:
        return alive
    line = leader.mean() - SURE * leader.error()
    return [c for c in alive if c is leader or c.mean() + c.error() > line]
