"""One glance at each action, no looking ahead: how the novice plays, and how answers are foreseen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bluemoon.bots.duel.worth import worths
from bluemoon.duel import actions as do
from bluemoon.duel import effects as fx
from bluemoon.duel.state import NO_ELEMENT, State
from bluemoon.duel.table import total
from bluemoon.sets import bits, size

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


def prefer(g: State, actions: Sequence[int]) -> int:
    """The action that looks best to the deciding player, who looks only at what he may see."""
    if len(actions) == 1:
        return actions[0]
    asked = bool(g.stack)
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
    frame = g.stack[-1]
    kind = frame[0]
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


def _play(g: State, card: int, beside: bool) -> float:
    deck = g.decks[g.current]
    if deck.characters >> card & 1:
        fire, earth = deck.values[0][card], deck.values[1][card]
        if g.element == NO_ELEMENT:
            return 10.0 - max(fire, earth) - 0.2 * worths(deck)[card]  # strong ones are for later
        value = float((fire, earth)[g.element])
        need = total(g, 1 - g.current, g.element) - _staying(g, beside)
        if value >= need:
            value = (
                max(need, 0.0) + 4.0 - worths(deck)[card] - 0.4 * (value - need)
            )  # enough: the cheaper ones
        elif value + _honest(g, card) < need:
            return -12.0  # it would need a lie, and lies are called
        return 10.0 + value + (0.5 if beside else 0.0)
    if deck.fighters >> card & 1:
        return _extra(g, card)
    if deck.ships >> card & 1:
        return 15.0  # out of the hand, if no more
    return 20.0 + worths(deck)[card]


def _honest(g: State, card: int) -> float:
    """What other cards may add to the character without a lie; no bound for hands that cannot lie."""
    deck = g.decks[g.current]
    hand = g.sides[g.current].hand & ~(1 << card)
    if not hand & deck.bluff:
        return 99.0
    values = deck.values[g.element]
    best = max([values[i] for i in bits(hand & (deck.boosters | deck.supports))], default=0)
    return float(max(best, 2 if hand & deck.bluff_of[g.element] else 0))


def _staying(g: State, beside: bool) -> float:
    """The power that lies there already when a new character comes."""
    side = g.sides[g.current]
    values = g.decks[g.current].values[g.element]
    cards = side.support & ~side.bluffs | (side.active if beside else side.active & side.fresh)
    return float(sum(values[i] for i in bits(cards & ~side.ignored)) + 2 * size(side.bluffs))


def _extra(g: State, card: int) -> float:
    """A booster or support: wanted while the power is no more than the opponent's; supports, because they
    stay, more readily."""
    deck = g.decks[g.current]
    me = g.current
    element = g.element
    if element == NO_ELEMENT:
        element = 0 if total(g, me, 0) >= total(g, me, 1) else 1
    margin = total(g, me, element) - total(g, 1 - me, element)
    value = deck.values[element][card]
    wanted = 8 if deck.supports >> card & 1 else 5
    return (8.0 if margin < wanted else 0.0) + 0.1 * value
