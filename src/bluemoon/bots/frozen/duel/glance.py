"""One glance at each action, no looking ahead: how the novice plays, and how answers are foreseen.

Frozen copy of bots/duel/glance.py: see `bluemoon.bots.frozen`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bluemoon.bots.frozen.duel.worth import worths
from bluemoon.duel.model import actions as do
from bluemoon.duel.model import frames as fx
from bluemoon.duel.model.state import NO_ELEMENT, State
from bluemoon.duel.rules.survey import total
from bluemoon.sets import size, top

if TYPE_CHECKING:
    from mypy_extensions import i64

# Frames in which own cards are given away: the least worth goes first.
GIVING: Final = (fx.DISCARD, fx.SHUFFLE_IN, fx.PAY, fx.DECLINING, fx.ANY, fx.UNDER, fx.REVEAL, fx.LOADING)
# Frames in which cards of the opponent are chosen.
THEIRS: Final = (fx.THEIRS, fx.KEEP, fx.FROM_HAND, fx.THEIR_LASTING)
# Frames that may be left alone at once.
OPTIONAL: Final = (fx.ANY, fx.UNDER, fx.MULLIGAN, fx.LOADING)
BORING: Final = -50.0
PLAIN: Final[dict[int, float]] = {
    do.END_PHASE: 5.0,
    do.DONE: 2.0,
    do.DROP: -5.0,
    do.RETREAT: -10.0,
    do.DECLINE: -9.0,
}


def prefer(g: State, actions: list[int]) -> int:
    """The action that looks best to the deciding player, who looks only at what he may see."""
    if len(actions) == 1:
        return actions[0]
    asked = g.waiting is not None
    best = actions[0]
    most = -1e9
    for act in actions:
        value = _answer(g, act) if asked else _glance(g, act)
        if value > most:
            most = value
            best = act
    return best


def _answer(g: State, act: int) -> float:
    """How good an answer to the question on top of the stack looks."""
    frame = g.waiting
    assert frame is not None
    kind = frame.kind
    said = act >> 12
    if said == do.PICK:
        if kind in THEIRS:
            worth = worths(g.decks[1 - g.player])[act & 63]
            return -worth if kind == fx.KEEP else worth
        worth = worths(g.decks[g.player])[act & 63]
        return BORING - worth if kind in OPTIONAL else -worth if kind in GIVING else worth
    if said == do.DONE:
        return 0.0 if kind == fx.DECLINING or kind in OPTIONAL else BORING / 2
    if said == do.NUMBER:
        return float(act & 63)
    if said in (do.YES, do.RANDOM, do.CALL):
        return 1.0
    if said == do.FACE_DOWN:
        return 0.9
    return 0.5 if said == do.DRAGON else BORING if said == do.NO else 0.0


def _glance(g: State, act: int) -> float:
    """How good an action of the own turn looks."""
    kind = act >> 12
    if kind == do.PLAY or kind == do.ADD:
        return _play(g, act & 63, kind == do.ADD)
    if kind == do.ANNOUNCE:
        return 5.0 + 0.1 * (total(g, g.current, act & 63) - total(g, 1 - g.current, act & 63))
    if kind == do.USE:
        return 30.0
    if kind == do.SATISFY:
        return 25.0
    if kind == do.RETRIEVE:
        return 28.0 if g.sides[g.current].combat >> (act & 63) & 1 else -2.0
    if kind == do.LAND:
        return -3.0
    if kind == do.LOAD:
        return 1.0
    if kind == do.BLUFF:
        right = g.element != NO_ELEMENT and g.decks[g.current].bluff_of[g.element] >> (act & 63) & 1
        return _extra(g, act & 63) - (1.0 if right else 4.0)
    return PLAIN.get(kind, 0.0)


def _play(g: State, card: i64, beside: bool) -> float:
    deck = g.decks[g.current]
    bit: i64 = 1 << card
    if deck.characters & bit:
        return _character(g, card, beside, worths(deck)[card])
    if deck.fighters & bit:
        return _extra(g, card)
    if deck.ships & bit:
        return 15.0  # out of the hand, if no more
    return 20.0 + worths(deck)[card]


def _character(g: State, card: i64, beside: bool, worth: float) -> float:
    values = g.decks[g.current].values
    if g.element == NO_ELEMENT:
        strongest: int = max(values[0][card], values[1][card])
        return 10.0 - strongest - 0.2 * worth  # strong ones are for later
    value = float(values[g.element][card])
    need = float(total(g, 1 - g.current, g.element) - _staying(g, beside))
    if value >= need:
        value = (need if need > 0.0 else 0.0) + 4.0 - worth - 0.4 * (value - need)  # enough: the cheaper ones
    elif value + _honest(g, card) < need:
        return -12.0  # it would need a lie, and lies are called
    return 10.0 + value + (0.5 if beside else 0.0)


def _honest(g: State, card: i64) -> float:
    """What other cards may add to the character without a lie; no bound for hands that cannot lie."""
    deck = g.decks[g.current]
    hand = g.sides[g.current].hand & ~(1 << card)
    if not hand & deck.bluff:
        return 99.0
    values = deck.values[g.element]
    best: i64 = 2 if hand & deck.bluff_of[g.element] else 0
    rest = hand & (deck.boosters | deck.supports)
    while rest:
        low = rest & -rest
        rest ^= low
        if values[top(low)] > best:
            best = values[top(low)]
    return float(best)


def _staying(g: State, beside: bool) -> i64:
    """The power that lies there already when a new character comes."""
    side = g.sides[g.current]
    values = g.decks[g.current].values[g.element]
    cards = side.support & ~side.bluffs | (side.active if beside else side.active & side.fresh)
    cards &= ~side.ignored
    power: i64 = 2 * size(side.bluffs)
    while cards:
        low = cards & -cards
        cards ^= low
        power += values[top(low)]
    return power


def _extra(g: State, card: i64) -> float:
    """A booster or support: wanted while the power is no more than the opponent's; supports, because they
    stay, more readily."""
    deck = g.decks[g.current]
    me = g.current
    element = g.element
    if element == NO_ELEMENT:
        element = 0 if total(g, me, 0) >= total(g, me, 1) else 1
    margin = total(g, me, element) - total(g, 1 - me, element)
    value: int = deck.values[element][card]
    wanted = 8 if deck.supports >> card & 1 else 5
    return (8.0 if margin < wanted else 0.0) + 0.1 * value
