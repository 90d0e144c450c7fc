"""Which cards, texts and icons are ignored: the part of `survey` that is needed only where a text ignores."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bluemoon.duel.model.state import State
from bluemoon.sets import bits

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bluemoon.duel.model.types import CardSet, Seat


def settle_ignoring(g: State, ours: CardSet, theirs: CardSet) -> None:
    """Settle which ignoring texts are in force when some of them ignore each other (004 Order of Applying).

    A text is in force if every text that would ignore it is itself out of force. Where two texts ignore each
    other, the one that lay on the table first is in force: a leadership card of this turn came later.
    """
    if not ours or not theirs:  # a player's texts do not ignore his own cards
        _apply_ignoring(g, 0, theirs)
        _apply_ignoring(g, 1, ours)
        return
    forces = [ours, theirs]
    open_ = [(0, i) for i in bits(ours)] + [(1, i) for i in bits(theirs)]
    if len(open_) > 1:
        decided: dict[tuple[int, int], bool] = {}
        while len(decided) < len(open_):
            progress = False
            for who in open_:
                if who in decided:
                    continue
                attackers = [other for other in open_ if _ignores(g, other, who)]
                if any(decided.get(other) is True for other in attackers):
                    decided[who] = False
                    progress = True
                elif all(decided.get(other) is False for other in attackers):
                    decided[who] = True
                    progress = True
            if not progress:
                left = [who for who in open_ if who not in decided]
                lasting = [who for who in left if not g.sides[who[0]].orders >> who[1] & 1]
                decided[(lasting or left)[0]] = True
        for seat, i in open_:
            if not decided[(seat, i)]:
                forces[seat] &= ~(1 << i)
    for seat in range(2):
        _apply_ignoring(g, seat, forces[1 - seat])


def _ignores(g: State, one: tuple[int, int], two: tuple[int, int]) -> bool:
    """Whether the text of card `one` ignores card `two` or its text."""
    if one[0] == two[0]:
        return False
    said = g.against[one[0]]
    bit = 1 << two[1]
    spared = g.sides[two[0]].protected | g.decks[two[0]].insistent
    return bool((said.ignored[one[1]] | said.muted[one[1]]) & bit & ~spared)


def _apply_ignoring(g: State, seat: Seat, speakers: CardSet) -> None:
    """Set which cards, texts and icons of this seat are ignored by the opponent's cards `speakers`. Active
    protected cards, and what is printed on face-down cards, are not affected (001 The Protect Icon)."""
    side = g.sides[seat]
    said = g.against[1 - seat]
    ignored: CardSet = 0
    muted: CardSet = 0
    icons_off: i64 = 0
    bluffs_ignored = False
    for i in bits(speakers):
        ignored |= said.ignored[i]
        muted |= said.muted[i]
        icons_off |= said.icons_off[i]
        bluffs_ignored = bluffs_ignored or said.ignores_bluffs[i]
    side.ignored = ignored & ~side.protected & ~side.bluffs
    side.bluffs_off = bluffs_ignored
    if bluffs_ignored:
        side.ignored |= side.bluffs
    side.muted = muted & ~side.protected
    side.icons_off = icons_off
