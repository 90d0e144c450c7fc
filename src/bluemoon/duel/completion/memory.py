"""What the search has found out about the positions that it met."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bluemoon.compiling import mypyc_attr
from bluemoon.duel.model.state import Frame, State

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bluemoon.duel.model.types import Count

# How many states are looked at for one action. Hardly any action needs a hundred; a few with landed ships
# need a million, and in some contrived positions no search would ever finish. An action that has not led to
# a complete turn by then is refused: at Engagement one can always retreat or decline, and later the turn can
# be taken back (BACKTRACK). If it were offered instead, the turn could be taken back and the same action be
# offered again, for ever. Each action has the same allowance, so that when the search has found a complete
# turn, it also finds the next step of that turn, however many other actions there are.
MOST_STATES: Final = 3000
FEW: Final = 6  # so many positions are kept in one chain, ...
CHAINS: Final = 16  # ... further ones in so many, so that few of them have to be compared
FORGOTTEN: Final = -1  # no position is like this
NO_CHAINS: Final[list[Position | None]] = []  # nothing was met yet; shared, so that nobody may change it


@mypyc_attr(acyclic=True, free_list_len=1)
class Position:
    """Everything that can differ between two ways of playing the rest of a turn, for recognizing positions
    that were searched before. The opponent's cards can only leave their zones during it, so that one set of
    those that are still there describes them all."""

    __slots__ = (
        "active",
        "as_free",
        "bluffs",
        "completes",
        "earlier",
        "fresh",
        "hand",
        "holds",
        "more",
        "support",
        "targets",
        "their_targets",
        "their_used",
        "theirs",
        "used",
        "waiting",
        "where",
    )

    def __init__(self, g: State, earlier: Position | None) -> None:
        mine = g.mine
        other = g.theirs
        self.hand = mine.hand
        self.active = mine.active
        self.support = mine.support
        self.bluffs = mine.bluffs
        self.used = mine.used
        self.as_free = mine.as_free
        self.fresh = mine.fresh
        self.targets = mine.targets
        self.holds = mine.holds
        self.theirs = other.hand | other.combat | other.support | other.lasting
        self.their_used = other.used
        self.their_targets = other.targets
        self.where: i64 = ((g.plays << 6 | g.loads) << 4 | g.phase) << 2 | g.element + 1
        self.waiting = g.waiting
        # Whether more than these figures has to be compared. (Cargo is out of reach until a ship has landed.)
        self.more = mine.landed != 0 or g.waiting is not None or bool(mine.targets or other.targets)
        self.earlier = earlier  # another position of the same chain
        self.completes = False  # whether the turn can be completed

    def met_before(self) -> Position | None:
        """The same position among those of its chain, if there is one."""
        known = self.earlier
        while known is not None and not known.same(self):
            known = known.earlier
        return known

    def forget(self) -> None:
        """Nothing is known about this position after all: it will not be recognized."""
        self.where = FORGOTTEN

    def same(self, other: Position) -> bool:
        """Whether the rest of the turn is the same in both."""
        return (
            self.hand == other.hand
            and self.active == other.active
            and self.support == other.support
            and self.bluffs == other.bluffs
            and self.used == other.used
            and self.as_free == other.as_free
            and self.fresh == other.fresh
            and self.theirs == other.theirs
            and self.their_used == other.their_used
            and self.where == other.where
            and self.more == other.more
            and (not self.more or self._same_lists(other))
        )

    def _same_lists(self, other: Position) -> bool:
        if not (
            self.targets == other.targets
            and self.their_targets == other.their_targets
            and self.holds == other.holds
        ):
            return False
        one: Frame | None = self.waiting
        two: Frame | None = other.waiting
        while one is not two:
            if one is None or two is None or not one.same(two):
                return False
            one, two = one.below, two.below
        return True


@mypyc_attr(acyclic=True, free_list_len=1)
class Memory:
    """The positions that were met, and how many more the search may look at for the current action."""

    __slots__ = ("bounded", "chain", "chains", "few", "left", "room")

    def __init__(self) -> None:
        self.few: Position | None = None  # the last of the first positions
        self.room: Count = FEW  # how many more of them there may be
        self.chains: list[Position | None] = NO_CHAINS  # the last position of each chain
        self.chain: i64 = 0  # where the newest position belongs
        self.left: Count = MOST_STATES
        self.bounded = False  # the bound was asked just before the action, so that it need not be asked again

    def position(self, g: State) -> Position:
        """This position, linked to those that were met before and might be the same. It is not kept yet."""
        if self.room:
            return Position(g, self.few)
        if not self.chains:
            self.chains = [self.few] * CHAINS  # each of them goes back to the first positions
        mine = g.mine
        mixed = mine.hand ^ mine.active ^ mine.support ^ mine.used
        mixed ^= mixed >> 32
        mixed ^= mixed >> 16
        mixed ^= mixed >> 8
        self.chain = (mixed ^ mixed >> 4) & CHAINS - 1
        return Position(g, self.chains[self.chain])

    def keep(self, new: Position) -> None:
        """Keep the position that was made last."""
        if self.room:
            self.few = new
            self.room -= 1
        else:
            self.chains[self.chain] = new
