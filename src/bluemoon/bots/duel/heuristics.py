"""Simple rules for each action, without looking ahead: how the novice plays, and how bots finish turns
quickly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bluemoon.bots.duel.worth import worths
from bluemoon.duel.model import actions as do
from bluemoon.duel.model import frames
from bluemoon.duel.model.actions import card_of, kind_of
from bluemoon.duel.model.state import NO_ELEMENT, State
from bluemoon.duel.rules.questions import kinds_with
from bluemoon.duel.rules.survey import total
from bluemoon.powers import question
from bluemoon.sets import size, top

if TYPE_CHECKING:
    from mypy_extensions import i64

# Questions by which own cards are given away: the least valuable card goes first.
GIVING: Final = kinds_with(question.GIVES)
# Questions by which cards of the opponent are chosen.
THEIRS: Final = kinds_with(question.THEIR_CARDS)
# Questions that may be declined.
OPTIONAL: Final = kinds_with(question.OPTIONAL)
BORING: Final = -50.0
PLAIN: Final[dict[int, float]] = {
    do.END_PHASE: 5.0,
    do.DONE: 2.0,
    do.DROP: -5.0,
    do.RETREAT: -10.0,
    do.DECLINE: -9.0,
}


def prefer(g: State, actions: list[int]) -> int:
    """The action that looks best to the deciding player, by what he may see."""
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
    said = kind_of(act)
    if said == do.PICK:
        if kind in THEIRS:
            worth = worths(g.decks[1 - g.player])[card_of(act)]
            return -worth if kind == frames.KEEP else worth
        worth = worths(g.decks[g.player])[card_of(act)]
        return BORING - worth if kind in OPTIONAL else -worth if kind in GIVING else worth
    if said == do.DONE:
        return 0.0 if kind == frames.DECLINING or kind in OPTIONAL else BORING / 2
    if said == do.NUMBER:
        return float(card_of(act))
    if said in (do.YES, do.RANDOM, do.CALL):
        return 1.0
    if said == do.FACE_DOWN:
        return 0.9
    return 0.5 if said == do.DRAGON else BORING if said == do.NO else 0.0


def _glance(g: State, act: int) -> float:
    """How good an action of the own turn looks."""
    kind = kind_of(act)
    if kind == do.PLAY or kind == do.ADD:
        return _play(g, card_of(act), kind == do.ADD)
    if kind == do.ANNOUNCE:
        return 5.0 + 0.1 * (total(g, g.current, card_of(act)) - total(g, 1 - g.current, card_of(act)))
    if kind == do.USE:
        return 30.0
    if kind == do.SATISFY:
        return 25.0
    if kind == do.RETRIEVE:
        return 28.0 if g.sides[g.current].combat >> card_of(act) & 1 else -2.0
    if kind == do.LAND:
        return -3.0
    if kind == do.LOAD:
        return 1.0
    if kind == do.BLUFF:
        right = g.element != NO_ELEMENT and g.decks[g.current].bluff_of[g.element] >> card_of(act) & 1
        return _extra(g, card_of(act)) - (1.0 if right else 4.0)
    return PLAIN.get(kind, 0.0)


def _play(g: State, card: i64, beside: bool) -> float:
    deck = g.decks[g.current]
    bit: i64 = 1 << card
    if deck.characters & bit:
        return _character(g, card, beside, worths(deck)[card])
    if deck.fighters & bit:
        return _extra(g, card)
    if deck.ships & bit:
        return 15.0  # to have it out of the hand, at least
    return 20.0 + worths(deck)[card]


def _character(g: State, card: i64, beside: bool, worth: float) -> float:
    values = g.decks[g.current].values
    if g.element == NO_ELEMENT:
        strongest: int = max(values[0][card], values[1][card])
        return 10.0 - strongest - 0.2 * worth  # keep strong ones
    value = float(values[g.element][card])
    need = float(total(g, 1 - g.current, g.element) - _staying(g, beside))
    if value >= need:
        value = (
            (need if need > 0.0 else 0.0) + 4.0 - worth - 0.4 * (value - need)
        )  # enough: prefer cheap ones
    elif value + _honest(g, card) < need:
        return -12.0  # it would need a lie, which may be called
    return 10.0 + value + (0.5 if beside else 0.0)


def _honest(g: State, card: i64) -> float:
    """The power that other cards can add to the character without bluffing with a card that does not fit; no
    limit if the hand has no bluff cards."""
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
    """How good a booster or support looks: only useful while the own power does not exceed the opponent's;
    supports are preferred, because they stay."""
    deck = g.decks[g.current]
    me = g.current
    element = g.element
    if element == NO_ELEMENT:
        element = 0 if total(g, me, 0) >= total(g, me, 1) else 1
    margin = total(g, me, element) - total(g, 1 - me, element)
    value: int = deck.values[element][card]
    wanted = 8 if deck.supports >> card & 1 else 5
    return (8.0 if margin < wanted else 0.0) + 0.1 * value
