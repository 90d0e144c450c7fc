"""Interference: which actions of the current player the opponent may answer, and with what (004 Interference
Cards). Whether he is asked depends only on what the current player can see, so that it tells nothing about
his hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bluemoon.cards.card import Card
from bluemoon.cards.special import SPECIAL
from bluemoon.duel.model import actions as do
from bluemoon.duel.model.actions import action, card_of, kind_of
from bluemoon.duel.model.deck import FACE_DOWN
from bluemoon.duel.model.side import Side
from bluemoon.duel.model.state import Frame, State
from bluemoon.duel.rules.resolve import possible
from bluemoon.duel.rules.survey import survey
from bluemoon.powers.interference import DEEDS, PLAYS, InterferenceWord
from bluemoon.powers.vocabulary import Type
from bluemoon.powers.word import Power
from bluemoon.sets import bits

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bluemoon.duel.model.types import ActionCode, CardIndex, CardSet, Seat

ANSWERABLE: Final = (*PLAYS, *DEEDS)


def asked(g: State, act: ActionCode) -> bool:
    """Whether the opponent is asked if he answers this action: whenever his hidden cards could include an
    answer, as far as the current player knows."""
    if kind_of(act) not in ANSWERABLE:
        return False
    if g.stale:
        survey(g)
    seat = 1 - g.current
    side = g.sides[seat]
    if g.mine.voice & g.my_deck.no_interfere:
        return False
    answers = answerers(g, act)
    if answers & side.hand & side.seen:
        return True
    if not side.hand & ~side.seen:
        return False
    return bool(answers & _hidden(side)) if g.open_lists else _conceivable(g, act)


def answerers(g: State, act: ActionCode) -> CardSet:
    """The interference cards of the opponent's deck that answer this action, unless texts forbid or ignore
    them."""
    seat = 1 - g.current
    deck = g.decks[seat]
    side = g.sides[seat]
    cards = deck.interferences & ~side.ignored & ~side.muted & ~side.banned
    kind = kind_of(act)
    if kind in DEEDS:
        return cards & deck.responders[DEEDS[kind]]
    said = g.against[seat]
    found = 0
    for i in bits(cards):
        if said.cancels_bluffs[i] if kind == do.BLUFF else said.cancels[i] >> card_of(act) & 1:
            found |= 1 << i
    return found


def _hidden(side: Side) -> i64:
    """The cards whose place the other player does not know."""
    cards = (side.hand | side.deck | side.bluffs) & ~side.seen | side.mixed
    for card in (*side.top, *side.bottom):
        cards |= 1 << card & ~side.seen
    return cards


def _conceivable(g: State, act: ActionCode) -> bool:
    """Where lists are secret: whether any interference card of the whole game answers this action."""
    kind = kind_of(act)
    card = FACE_DOWN if kind == do.BLUFF else g.my_deck.cards[card_of(act)]
    return any(_answers(power, kind, card) for power in EVERY_ANSWER)


def _answers(power: Power, kind: i64, card: Card) -> bool:
    word = power.word
    return isinstance(word, InterferenceWord) and word.answers(kind, card)


EVERY_ANSWER: Final = tuple(
    power for card in SPECIAL if card.type is Type.INTERFERENCE for power in card.powers
)


def answers(g: State, frame: Frame) -> list[int]:
    """What the opponent may answer: an interference card of his hand, or nothing."""
    seat, act = frame.seat, frame.x
    side = g.sides[seat]
    cards = side.hand & answerers(g, act)
    found = [action(do.PLAY, card) for card in bits(cards) if _resolvable(g, seat, card, act)]
    return [*found, action(do.PASS)]


def _resolvable(g: State, seat: Seat, card: CardIndex, act: ActionCode) -> bool:
    """Whether a text of the card that answers the action would have any effect."""
    texts = consequences(g, seat, card, act)
    return any(then is None or possible(g, seat, card, then) for then in texts)


def consequences(g: State, seat: Seat, card: CardIndex, act: ActionCode) -> list[Power | None]:
    """What each text of the interference card that answers the action does before it; None stands for
    cancelling."""
    kind = kind_of(act)
    target = FACE_DOWN if kind == do.BLUFF else g.decks[1 - seat].cards[card_of(act)]
    found: list[Power | None] = []
    for power in g.decks[seat].powers[card]:
        word = power.word
        if isinstance(word, InterferenceWord) and word.answers(kind, target):
            found.append(word.consequence())
    return found
