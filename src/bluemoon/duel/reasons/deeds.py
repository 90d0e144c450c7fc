"""The obstacles to everything that a player does on his turn besides playing cards: retreating, declining,
announcing, retrieving, landing, replacing, using a text, meeting a demand. Each function gives the reason, or
None if this obstacle is not in the way."""

from __future__ import annotations

from typing import Final

from bluemoon.contract import Reason
from bluemoon.duel.model import actions as do
from bluemoon.duel.model.actions import card_of
from bluemoon.duel.model.sources import source_of
from bluemoon.duel.model.state import (
    AFTER_SUPPORT,
    BEGINNING,
    BOOSTER_SUPPORT,
    ENGAGEMENT,
    NO_ELEMENT,
)
from bluemoon.duel.reasons import who
from bluemoon.duel.reasons.codes import Code, Zone
from bluemoon.duel.reasons.playing import leadership_over
from bluemoon.duel.reasons.texts import unused_text
from bluemoon.duel.reasons.why_not import Obstacle, WhyNot, zone_of
from bluemoon.duel.rules import legality
from bluemoon.duel.rules.fights import unpaid_dragons
from bluemoon.duel.rules.leadership import REPLACE as REPLACE_ICON
from bluemoon.duel.rules.payments import demanded
from bluemoon.duel.rules.permitted import ready_for_support, satisfiable, uses
from bluemoon.duel.rules.survey import total
from bluemoon.powers.demands import PlayOrRetreat
from bluemoon.powers.vocabulary import Element, Icon, When
from bluemoon.sets import bits

# --- whether to fight -------------------------------------------------------------------------------------


def cannot_retreat(q: WhyNot) -> Reason | None:
    """Retreating belongs to the Engagement phase of a fight that goes on (004 Retreat from the Fight)."""
    if not q.g.fight:
        return q.because(Code.NO_FIGHT)
    if q.g.phase <= ENGAGEMENT:
        return None
    return q.because(Code.STARTED_FIGHT if q.g.first_turn else Code.FIGHTING_ON)


def cannot_decline(q: WhyNot) -> Reason | None:
    """Declining is possible only while there is no fight yet (001 Engagement Phase)."""
    if q.g.fight and not q.g.first_turn:
        return q.because(Code.FIGHT_ON)
    return q.because(Code.FIGHT_STARTED) if q.g.phase > ENGAGEMENT else None


def no_pass(q: WhyNot) -> Reason | None:
    """There is no passing in a duel: doing something of a later phase ends the earlier ones."""
    return q.because(Code.NO_PASS)


def no_backtrack(q: WhyNot) -> Reason | None:
    """A turn can be taken back only when it cannot be completed any more."""
    return q.because(Code.NO_BACKTRACK)


# --- the announcement -------------------------------------------------------------------------------------


def announced(q: WhyNot) -> Reason | None:
    """Nothing of the fighting part follows the announcement."""
    return q.because(Code.ANNOUNCED) if q.g.phase > AFTER_SUPPORT else None


def other_element(q: WhyNot) -> Reason | None:
    """Power is announced in the element of the fight (001 Power Phase)."""
    contested = q.g.element
    if contested in (NO_ELEMENT, q.card):
        return None
    return q.because(Code.CONTESTED, element=Element(contested))


def no_character(q: WhyNot) -> Reason | None:
    """A character must be played before the announcement, and only one if a text of the opponent says so."""
    if ready_for_support(q.g):
        return None
    if legality.too_many_characters(q.g):
        return q.because(Code.ONE_CHARACTER, by=who.one_character(q.g))
    return q.because(Code.CHARACTER_FIRST)


def unmet(q: WhyNot) -> Reason | None:
    """'… or retreat' demands must be met before the announcement (004 Retreat from the Fight)."""
    demands = legality.unmet(q.g)
    return q.because(Code.UNMET, cards=who.names(q.g.their_deck, demands)) if demands else None


def unmatched(q: WhyNot) -> Reason | None:
    """The power must be at least that of the opponent (001 Power Phase)."""
    g = q.g
    if q.kind == do.ANNOUNCE:
        elements: tuple[int, ...] = (q.card,)
    else:
        elements = (0, 1) if g.element == NO_ELEMENT else (g.element,)
    if any(legality.matched(g, element) for element in elements):
        return None
    element = elements[0]
    have, needed = total(g, g.current, element), total(g, 1 - g.current, element)
    return q.because(Code.MUST_MATCH, have=have, n=needed, element=Element(element))


def something_first(q: WhyNot) -> Reason | None:
    """Where something happens at the end of the Booster/Support phase, that phase is ended before
    announcing."""
    if q.g.phase == AFTER_SUPPORT:
        return None
    due = unpaid_dragons(q.g)
    if due:
        return q.because(Code.DRAGON_DUE, cards=who.names(q.g.their_deck, due))
    texts = _after_support(q)
    return q.because(Code.TEXT_FIRST, cards=who.names(q.g.my_deck, texts)) if texts else None


def _after_support(q: WhyNot) -> int:
    found = 0
    for act in uses(q.g, When.AFTER_SUPPORT, q.g.my_deck.after_support):
        found |= 1 << card_of(act)
    return found


def nothing_between(q: WhyNot) -> Reason | None:
    """Ending the Booster/Support phase is an action only where something happens before the announcement;
    elsewhere one announces at once."""
    code = Code.PHASE_ENDED if q.g.phase == AFTER_SUPPORT else Code.ANNOUNCE_AT_ONCE
    return q.because(code)


# --- the Beginning phase ----------------------------------------------------------------------------------


def no_retrieve_icon(q: WhyNot) -> Reason | None:
    """Only an active card with the RETRIEVE icon is taken back (001 Retrieve)."""
    side, deck = q.g.mine, q.g.my_deck
    if not q.bit & deck.retrieve:
        return q.because(Code.NO_RETRIEVE_ICON, card=q.name)
    if not q.bit & (side.active | side.support) & ~side.bluffs:
        return q.because(Code.NOT_AT, card=q.name, where=Zone.ACTIVE)
    return None


def retrieve_late(q: WhyNot) -> Reason | None:
    """Cards are taken back in the Beginning phase only."""
    return q.because(Code.RETRIEVE_LATE) if q.g.phase > BEGINNING else None


def retrieve_ignored(q: WhyNot) -> Reason | None:
    """A card that is ignored, or whose RETRIEVE icon is, is not taken back."""
    side = q.g.mine
    if q.bit & side.ignored:
        return q.because(Code.CARD_IGNORED, card=q.name, by=who.ignore_card(q.g, q.g.current, q.card))
    if side.icons_off & legality.RETRIEVE and not q.bit & side.protected:
        by = who.ignore_icon(q.g, q.g.current, legality.RETRIEVE)
        return q.because(Code.ICON_IGNORED, card=q.name, icon=Icon.RETRIEVE, by=by)
    return None


def retrieve_blocked(q: WhyNot) -> Reason | None:
    """An opposing character with RETRIEVE keeps the own characters on the table (001 Retrieve)."""
    by = who.block_retrieving(q.g) if q.bit & q.g.my_deck.characters else ()
    return q.because(Code.RETRIEVE_BLOCKED, by=by) if by else None


def cannot_take(q: WhyNot) -> Reason | None:
    """A text of the opponent forbids taking a card into the hand."""
    by = who.keep_from_taking(q.g, q.g.current, False)
    return q.because(Code.CANNOT_TAKE, by=by) if by else None


def no_bluff_of_yours(q: WhyNot) -> Reason | None:
    """Only an own face-down card can be discarded so, and only in the Beginning phase."""
    if q.bit & q.g.mine.bluffs:
        return q.because(Code.DROP_LATE) if q.g.phase > BEGINNING else None
    return q.because(Code.NOT_AT, card=q.name, where=Zone.BLUFFS)


def cannot_land(q: WhyNot) -> Reason | None:
    """Only an own ship in play that has not landed yet lands, and only in the Beginning phase."""
    side, deck = q.g.mine, q.g.my_deck
    if not q.bit & deck.ships:
        return q.because(Code.NO_SHIP, card=q.name)
    if not q.bit & side.ships:
        return q.because(Code.SHIP_NOT_IN_PLAY, ship=q.name)
    if q.bit & side.landed:
        return q.because(Code.LANDED_ALREADY, ship=q.name)
    return q.because(Code.LAND_LATE) if q.g.phase > BEGINNING else None


# --- replacing, demands -----------------------------------------------------------------------------------


def cannot_replace(q: WhyNot) -> Reason | None:
    """Only a card of the hand with the REPLACE icon, printed or given by a text, can be replaced (004 The
    Replace Icon)."""
    side, deck = q.g.mine, q.g.my_deck
    if not q.bit & side.hand:
        where = zone_of(q.g, q.g.current, q.card)
        return q.because(Code.NOT_IN_HAND, card=q.name, where=where)
    given = 0
    for i in bits(side.voice & deck.replacers):
        given |= deck.replaced_by[i]
    return None if q.bit & (deck.replace | given) else q.because(Code.NO_REPLACE_ICON, card=q.name)


def replace_ignored(q: WhyNot) -> Reason | None:
    """A card that is ignored, or whose REPLACE icon is, cannot be replaced."""
    side = q.g.mine
    if q.bit & side.ignored:
        return q.because(Code.CARD_IGNORED, card=q.name, by=who.ignore_card(q.g, q.g.current, q.card))
    if side.icons_off & REPLACE_ICON:
        by = who.ignore_icon(q.g, q.g.current, REPLACE_ICON)
        return q.because(Code.ICON_IGNORED, card=q.name, icon=Icon.REPLACE, by=by)
    return None


def no_demand(q: WhyNot) -> Reason | None:
    """What is to be met must be a demand of an active card of the opponent that is not met yet."""
    other, deck = q.g.theirs, q.g.their_deck
    name = deck.names[q.card]
    asking = q.bit & (deck.demands | deck.play_or_retreat)
    if not asking or not q.bit & (other.active | other.support & ~other.bluffs):
        return q.because(Code.NO_DEMAND, card=name)
    if not q.bit & other.voice:
        by = who.ignore_text(q.g, 1 - q.g.current, q.card)
        return q.because(Code.THEIR_TEXT_IGNORED, card=name, by=by)
    if q.bit & deck.play_or_retreat:
        wanted = next(p.word.type for p in deck.powers[q.card] if isinstance(p.word, PlayOrRetreat))
        return q.because(Code.MET_BY_PLAYING, card=name, type=wanted)
    return q.because(Code.DEMAND_MET, card=name) if q.bit & other.used else None


def demand_late(q: WhyNot) -> Reason | None:
    """Demands are met before the Booster/Support phase ends."""
    return q.because(Code.SUPPORT_OVER) if q.g.phase > BOOSTER_SUPPORT else None


def cannot_pay(q: WhyNot) -> Reason | None:
    """The hand cannot pay exactly what is demanded."""
    g = q.g
    if q.act in satisfiable(g):
        return None
    price = demanded(g, source_of(1 - g.current, q.card))
    return q.because(Code.CANNOT_PAY, card=g.their_deck.names[q.card], payment=price)


# --- what is not asked now --------------------------------------------------------------------------------


def no_call(q: WhyNot) -> Reason | None:
    """A bluff is called on the opponent's turn, after his announcement (001 Calling a Bluff)."""
    other, deck = q.g.theirs, q.g.their_deck
    if not other.bluffs:
        return q.because(Code.NO_BLUFFS)
    by = who.names(deck, other.voice & deck.no_call)
    return q.because(Code.CALL_FORBIDDEN, by=by) if by else q.because(Code.CALL_TIME)


def nothing_asked(q: WhyNot) -> Reason | None:
    """Answers are possible only while a question is open."""
    if q.kind == do.DRAGON:
        return q.because(Code.NO_DRAGON_NOW)
    return q.because(Code.NOTHING_TO_ANSWER if q.kind == do.PASS else Code.NOTHING_ASKED)


_ANNOUNCING: Final[tuple[Obstacle, ...]] = (no_character, unmet, unmatched)
ORDER: Final[dict[int, tuple[Obstacle, ...]]] = {
    do.RETREAT: (cannot_retreat,),
    do.DECLINE: (cannot_decline,),
    do.DONE: (no_pass,),
    do.BACKTRACK: (no_backtrack,),
    do.ANNOUNCE: (announced, other_element, *_ANNOUNCING, something_first),
    do.END_PHASE: (announced, *_ANNOUNCING, nothing_between),
    do.RETRIEVE: (no_retrieve_icon, retrieve_ignored, retrieve_blocked, cannot_take, retrieve_late),
    do.DROP: (no_bluff_of_yours,),
    do.LAND: (cannot_land,),
    do.REPLACE: (cannot_replace, leadership_over, replace_ignored),
    do.SATISFY: (no_demand, demand_late, cannot_pay),
    do.USE: (unused_text,),
    do.CALL: (no_call,),
    do.TRUST: (no_call,),
    **dict.fromkeys((do.YES, do.NO, do.RANDOM, do.GROUP, do.PICK, do.FACE_DOWN), (nothing_asked,)),
    **dict.fromkeys((do.NUMBER, do.DRAGON, do.PASS), (nothing_asked,)),
}
