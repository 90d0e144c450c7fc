"""Why the text of a card in play cannot be used now: ignored, used up, at another time, or without effect."""

from __future__ import annotations

from typing import Final

from bluemoon.contract import Reason
from bluemoon.duel.model.deck import Deck
from bluemoon.duel.model.state import AFTER_SUPPORT, BOOSTER_SUPPORT, END, TURN_OVER
from bluemoon.duel.reasons import who
from bluemoon.duel.reasons.codes import Code, Zone
from bluemoon.duel.reasons.why_not import WhyNot
from bluemoon.duel.rules.permitted import banned_at_end
from bluemoon.duel.rules.resolve import possible
from bluemoon.duel.rules.survey import in_play
from bluemoon.powers.vocabulary import When
from bluemoon.powers.word import THE_CARD_ITSELF, MomentWord, Power
from bluemoon.sets import size

MOMENTS: Final = (When.ONCE_A_TURN, When.AFTER_SUPPORT, When.ENDING, When.TURN_OVER)


def unused_text(q: WhyNot) -> Reason | None:
    """Why the text cannot be used: it must be an 'I may …' text of an own card in play, not used yet this
    turn, at its moment, and possible to resolve."""
    side, deck = q.g.mine, q.g.my_deck
    texts = usable_texts(deck, q.card)
    if not texts:
        return q.because(Code.NO_USE, card=q.name)
    if not q.bit & in_play(side):
        return q.because(Code.NOT_AT, card=q.name, where=Zone.ACTIVE)
    if not q.bit & side.voice:
        return q.because(Code.TEXT_IGNORED, card=q.name, by=who.ignore_text(q.g, q.g.current, q.card))
    if q.bit & side.used:
        return q.because(Code.USED_ALREADY, card=q.name)
    power = texts[0]
    if not _in_time(power.when, q.g.phase):
        return q.because(Code.WRONG_TIME, card=q.name, when=power.when)
    return without_effect(q, power) or _no_end_draw(q, power)


def usable_texts(deck: Deck, card: int) -> list[Power]:
    """The texts of the card that its owner uses at a moment of his choice."""
    return [power for power in deck.powers[card] if power.may and power.when in MOMENTS]


def _in_time(when: When, phase: int) -> bool:
    if when is When.ONCE_A_TURN:
        return phase <= BOOSTER_SUPPORT or phase == END
    return phase == {When.AFTER_SUPPORT: AFTER_SUPPORT, When.ENDING: END, When.TURN_OVER: TURN_OVER}[when]


def _no_end_draw(q: WhyNot, power: Power) -> Reason | None:
    deck = q.g.their_deck
    by = who.names(deck, q.g.theirs.voice & deck.no_end_draw)
    if power.when is not When.ENDING or not banned_at_end(q.g, power):
        return None
    return q.because(Code.NO_END_DRAW, by=by)


def without_effect(q: WhyNot, power: Power) -> Reason | None:
    """A text cannot be used if it would have no effect or, in Legends, not its full effect (004 Optional
    Instructions)."""
    g, seat = q.g, q.g.current
    if possible(g, seat, q.card, power):
        return None
    word = power.word
    assert isinstance(word, MomentWord), "only words of a moment are used"
    lack = word.lack(g, seat, power.may and g.edition.all_or_nothing)
    if lack.code is Code.DECK_SHORT and g.mine.deck_count() >= lack.n:
        return q.because(Code.CANNOT_TAKE, by=who.keep_from_taking(g, seat, True, lack.n))
    if lack.code is Code.DISCARDS_SHORT and size(g.mine.discard) >= lack.n:
        return q.because(Code.CANNOT_TAKE, by=who.keep_from_taking(g, seat, False, lack.n))
    if lack.n:
        return q.because(lack.code, n=lack.n)
    if lack.code is Code.THEIR_DECK_EMPTY:
        return q.because(lack.code)
    return q.because(
        lack.code, card=q.name if lack.card == THE_CARD_ITSELF else g.their_deck.names[lack.card]
    )
