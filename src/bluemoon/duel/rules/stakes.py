"""What is at stake: where a retreat, a called bluff or an announcement leads. The rules do not need this; it
is shown to players."""

from __future__ import annotations

from typing import NamedTuple

from bluemoon.duel.model import actions as do
from bluemoon.duel.model.state import BOOSTER_SUPPORT, NO_ELEMENT, State
from bluemoon.duel.rules.execute import callable_bluff, honest_bluffs
from bluemoon.duel.rules.fights import unpaid_dragons
from bluemoon.duel.rules.survey import retreat_dragons
from bluemoon.sets import size

ALL = 3  # dragons


class Outcome(NamedTuple):
    """What happens in one case: `to` attracts so many dragons, `retreats` (a seat, or -1) has to retreat.
    `when` is 'now', 'honest' or 'lie' (the bluffs are called and found so), or 'retreat' (the other player
    then gives up)."""

    when: str
    to: int
    dragons: int
    retreats: int
    wins: bool  # the dragons win the game (001 Winning the Game)


def outcomes(g: State, act: int) -> list[Outcome]:
    """Where the action of the deciding player leads, as far as it concerns dragons and the player can know
    it."""
    kind = do.kind_of(act)
    seat = g.player
    if kind == do.RETREAT:
        dragons = retreat_dragons(g, seat)
        if seat == g.current and g.phase <= BOOSTER_SUPPORT:
            dragons += size(unpaid_dragons(g))
        return [_outcome(g, "now", 1 - seat, dragons, seat)]
    if kind == do.CALL:
        return [_called(g, g.current, False), _called(g, g.current, True)]
    if kind == do.BLUFF:
        laid = g.sides[seat].bluffs | 1 << do.card_of(act)
        return [_called(g, seat, not laid & ~honest_bluffs(g, seat))]
    if kind == do.ANNOUNCE:
        found = [_outcome(g, "retreat", seat, retreat_dragons(g, 1 - seat), 1 - seat)]
        # On the first turn of a fight nothing lies face down.
        if g.element != NO_ELEMENT and callable_bluff(g):
            found.append(_called(g, seat, not g.sides[seat].bluffs & ~honest_bluffs(g, seat)))
        return found
    return []


def _called(g: State, bluffer: int, honest: bool) -> Outcome:
    """The bluffs are called: honest ones bring their owner a dragon; after a lie the caller attracts one, and
    the owner retreats (001 Calling a Bluff)."""
    if honest:
        return _outcome(g, "honest", bluffer, 1, -1)
    return _outcome(g, "lie", 1 - bluffer, 1 + retreat_dragons(g, bluffer), bluffer)


def _outcome(g: State, when: str, to: int, dragons: int, retreats: int) -> Outcome:
    return Outcome(when, to, dragons, retreats, _win(g, to, dragons))


def _win(g: State, seat: int, dragons: int) -> bool:
    """Would so many dragons win? Those of the opponent go home first; one more than all three wins (001)."""
    return dragons > size(g.sides[1 - seat].dragons) + ALL - size(g.sides[seat].dragons)
