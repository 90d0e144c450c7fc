"""Who plays whom in a tournament: everybody against everybody (round robin), or neighbours in the table
(Swiss).

Swiss: players are paired from the top of the table downwards, each with the nearest player below him whom he
has not met, as long as the rest can still be paired without a second meeting. Whether they can is a maximum
matching in a graph (Edmonds' blossom algorithm), so the answer is exact: there are second meetings only where
they cannot be avoided, and then as few as possible.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

Pair = tuple[int, int]
BYE = -1


def round_robin(players: int) -> list[list[Pair]]:
    """All rounds of a round robin by the circle method: the last player keeps his place, the others rotate.
    With an odd number of players one of them sits out each round: (player, BYE)."""
    seats = list(range(players)) + [BYE] * (players % 2)
    rounds = []
    for number in range(len(seats) - 1):
        half = len(seats) // 2
        pairs = list(zip(seats[:half], reversed(seats[half:])))
        if number % 2:  # everybody is named first about as often as second
            pairs = [(two, one) for one, two in pairs]
        rounds.append([(two, one) if one == BYE else (one, two) for one, two in pairs])
        seats = [seats[0], seats[-1], *seats[1:-1]]
    return rounds


def bracket(players: int) -> list[Pair]:
    """The first round of a knock-out: the number of players is filled up with byes to a power of two, and
    each bye goes to another player, so that in the next round nobody rests."""
    size = 1 << (players - 1).bit_length()
    byes = size - players
    rest = iter(range(byes, players))
    met = list(zip(rest, rest))
    resting = [(player, BYE) for player in range(byes)]
    pairs: list[Pair] = []
    for number in range(size // 2):  # byes and meetings take turns, so that those who rested meet others
        first, second = (resting, met) if number % 2 == 0 else (met, resting)
        pairs.append(first.pop(0) if first else second.pop(0))
    return pairs


def swiss_round(table: Sequence[int], met: set[frozenset[int]], byes: Sequence[int]) -> list[Pair]:
    """The pairs of the next round. `table`: the players from first to last; `met`: the pairs that have met;
    `byes`: how often each player has had a bye. With an odd number of players `_bye` chooses who sits out."""
    rest = list(table)
    pairs: list[Pair] = []
    if len(rest) % 2:
        idle = _bye(rest, met, byes)
        rest.remove(idle)
        pairs.append((idle, BYE))
    again = second_meetings(rest, met)
    found = []
    while rest:
        first = rest.pop(0)
        for other in rest:
            fresh = frozenset((first, other)) not in met
            others = [player for player in rest if player != other]
            left = second_meetings(others, met)
            if left + (not fresh) == again:
                found.append((first, other))
                rest, again = others, left
                break
    return found + pairs


def _bye(table: list[int], met: set[frozenset[int]], byes: Sequence[int]) -> int:
    """The lowest player among those with the fewest byes whose absence forces the fewest second meetings."""
    fewest = min(byes[player] for player in table)
    candidates = [player for player in reversed(table) if byes[player] == fewest]
    return min(candidates, key=lambda idle: second_meetings([p for p in table if p != idle], met))


def second_meetings(players: Sequence[int], met: set[frozenset[int]]) -> int:
    """How many second meetings there must be if these players are paired."""
    friends = [
        [j for j in range(len(players)) if j != i and frozenset((players[i], players[j])) not in met]
        for i in range(len(players))
    ]
    return len(players) // 2 - matching_size(friends)


def matching_size(neighbours: Sequence[Sequence[int]]) -> int:
    """How many disjoint pairs of neighbours there can be at once in a graph."""
    mate = [-1] * len(neighbours)
    for v in range(len(neighbours)):
        if mate[v] < 0:
            _augment(v, neighbours, mate)
    return sum(1 for other in mate if other >= 0) // 2


def _augment(root: int, neighbours: Sequence[Sequence[int]], mate: list[int]) -> None:
    """Grow an alternating tree from an unmatched player until it reaches another one; then change the pairs
    along the path between them. Odd cycles (blossoms) are contracted into their base."""
    tree = _Tree(root, neighbours, mate)
    end = tree.grow()
    while end >= 0:
        before = tree.parent[end]
        following = mate[before]
        mate[end], mate[before] = before, end
        end = following


class _Tree:
    """An alternating tree of Edmonds' algorithm."""

    def __init__(self, root: int, neighbours: Sequence[Sequence[int]], mate: list[int]) -> None:
        n = len(neighbours)
        self.root = root
        self.neighbours = neighbours
        self.mate = mate
        self.parent = [-1] * n
        self.base = list(range(n))
        self.outer = [False] * n
        self.outer[root] = True
        self.queue: deque[int] = deque([root])

    def grow(self) -> int:
        """The unmatched vertex at the end of an augmenting path, or -1."""
        while self.queue:
            v = self.queue.popleft()
            for w in self.neighbours[v]:
                if self.base[v] == self.base[w] or self.mate[v] == w:
                    continue
                if w == self.root or (self.mate[w] >= 0 and self.parent[self.mate[w]] >= 0):
                    self._contract(v, w)
                elif self.parent[w] < 0:
                    self.parent[w] = v
                    if self.mate[w] < 0:
                        return w
                    self._reach(self.mate[w])
        return -1

    def _reach(self, v: int) -> None:
        if not self.outer[v]:
            self.outer[v] = True
            self.queue.append(v)

    def _contract(self, v: int, w: int) -> None:
        top = self._common_base(v, w)
        blossom = [False] * len(self.base)
        self._mark(v, top, w, blossom)
        self._mark(w, top, v, blossom)
        for u in range(len(self.base)):
            if blossom[self.base[u]]:
                self.base[u] = top
                self._reach(u)

    def _common_base(self, v: int, w: int) -> int:
        passed = set()
        while True:
            v = self.base[v]
            passed.add(v)
            if self.mate[v] < 0:
                break
            v = self.parent[self.mate[v]]
        while self.base[w] not in passed:
            w = self.parent[self.mate[self.base[w]]]
        return self.base[w]

    def _mark(self, v: int, top: int, child: int, blossom: list[bool]) -> None:
        while self.base[v] != top:
            blossom[self.base[v]] = blossom[self.base[self.mate[v]]] = True
            self.parent[v] = child
            child = self.mate[v]
            v = self.parent[self.mate[v]]
