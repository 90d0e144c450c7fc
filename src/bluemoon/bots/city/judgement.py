"""The chance to win at the end of a turn in the city, by a network over each player's figures.

The network gives every player a strength; the chances are a softmax over the strengths. So one network serves
two to four players. Its weights are fitted to games (benchmarks/strength_city.py).
"""

from __future__ import annotations

from math import exp
from pathlib import Path
from typing import Final

from bluemoon.bots.city.features import Table, seat_features
from bluemoon.bots.net import Net, read_nets
from bluemoon.city.scoring import result_of
from bluemoon.city.state import State

WEIGHTS: Final = Path(__file__).with_name("judgement.json")
NET: Final[Net] = read_nets(WEIGHTS)["turn"]


def judge(state: State, seat: int) -> float:
    """The chance of a seat to win, at the end of a turn before cards are drawn."""
    return Judge(state, seat).chance(state)


class Judge:
    """Judges the possible ends of one player's turn. If nothing was built, offered or moved by dragons, the
    other players' strengths are taken from the beginning of the turn."""

    __slots__ = ("me", "others", "root", "table")

    def __init__(self, root: State, me: int) -> None:
        self.root = root
        self.me = me
        self.table = Table(root)
        self.others = self._others(root, self.table)

    def chance(self, state: State) -> float:
        """The player's chance to win if his turn ends in this state."""
        if state.ending:
            return final(state, self.me)
        table = self.table
        others = self.others
        root = self.root
        if state is not root and (
            state.paid != root.paid or state.offered != root.offered or state.dragons != root.dragons
        ):
            table = Table(state)
            others = self._others(state, table)
        own = NET.logit(seat_features(state, self.me, table))
        total = 1.0
        for logit in others:
            total += exp(min(logit - own, 50.0))
        return 1.0 / total

    def _others(self, state: State, table: Table) -> list[float]:
        return [
            NET.logit(seat_features(state, seat, table)) for seat in range(state.players) if seat != self.me
        ]


def final(state: State, seat: int) -> float:
    """The seat's share of the victory: winners of a draw share it, and all do if nobody has won."""
    result = result_of(state)
    if result is None or not result.winners:
        return 1.0 / state.players
    return 1.0 / len(result.winners) if seat in result.winners else 0.0
