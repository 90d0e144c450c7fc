"""The obstacles to playing a card, adding it to a gang, laying it face down, or loading it onto a ship. There
is one small function for each, which gives the reason, or None if this obstacle is not in the way; the lists
at the end give their order."""

from __future__ import annotations

from typing import Final

from bluemoon.contract import Reason
from bluemoon.duel.model import actions as do
from bluemoon.duel.model.state import BOOSTER_SUPPORT, CHARACTER, LEADERSHIP
from bluemoon.duel.reasons import who
from bluemoon.duel.reasons.codes import Code
from bluemoon.duel.reasons.why_not import Obstacle, WhyNot, zone_of
from bluemoon.duel.rules import legality
from bluemoon.duel.rules.conditions import conditioned
from bluemoon.duel.rules.leadership import achievements_allowed
from bluemoon.duel.rules.permitted import Menu, ready_for_support
from bluemoon.duel.rules.survey import BLUFF_ICONS, bearing
from bluemoon.powers.conditions import FreeIf, OnlyIf
from bluemoon.powers.vocabulary import Icon
from bluemoon.sets import bits, size

# --- where the card is, and what it is --------------------------------------------------------------------


def not_in_hand(q: WhyNot) -> Reason | None:
    """Cards are played from the hand, fighters also from a landed ship (001 Landing Ships)."""
    side, deck = q.g.mine, q.g.my_deck
    if q.bit & side.hand or q.bit & legality.landed_cargo(q.g, q.g.current):
        return None
    ship = who.cargo_ship(side, deck, q.card)
    if ship >= 0:
        return q.because(Code.ON_SHIP, card=q.name, ship=deck.names[ship])
    if q.bit & deck.court:
        return q.because(Code.NEVER_PLAYED, card=q.name)
    return q.because(Code.NOT_IN_HAND, card=q.name, where=zone_of(q.g, q.g.current, q.card))


def never_played(q: WhyNot) -> Reason | None:
    """Interference cards only answer the opponent, and some cards are never played at all."""
    deck = q.g.my_deck
    if q.bit & deck.interferences:
        return q.because(Code.ANSWERS_ONLY, card=q.name)
    if not q.bit & (deck.fighters | deck.leadership_phase):
        return q.because(Code.NEVER_PLAYED, card=q.name)
    return None


def landed_instead(q: WhyNot) -> Reason | None:
    """A player who landed a ship plays fighters from it, not from his hand, unless the ship says
    otherwise."""
    side, deck = q.g.mine, q.g.my_deck
    if not q.bit & deck.fighters or q.bit & legality.source(q.g):
        return None
    for ship in bits(side.landed & side.voice & deck.beside):
        return q.because(Code.HAND_BESIDE_USED, ship=deck.names[ship], n=deck.hand_beside[ship])
    return q.because(Code.FROM_SHIP_ONLY, ships=who.names(deck, side.landed))


# --- phases -----------------------------------------------------------------------------------------------


def phase_over(q: WhyNot) -> Reason | None:
    """The phase in which such a card is played has passed."""
    deck = q.g.my_deck
    if q.kind in (do.BLUFF, do.LOAD) or q.bit & (deck.boosters | deck.supports):
        return q.because(Code.SUPPORT_OVER) if q.g.phase > BOOSTER_SUPPORT else None
    if q.bit & deck.characters:
        return q.because(Code.CHARACTER_OVER) if q.g.phase > CHARACTER else None
    return leadership_over(q)


def leadership_over(q: WhyNot) -> Reason | None:
    """One Leadership phase card or one replaced card a turn, before the fight (004 Card Limit)."""
    if q.g.led:
        return q.because(Code.LED_ALREADY)
    return q.because(Code.LEADERSHIP_OVER) if q.g.phase > LEADERSHIP else None


# --- texts against it -------------------------------------------------------------------------------------


def cancelled(q: WhyNot) -> Reason | None:
    """A card whose play was cancelled may not be played again this turn."""
    return q.because(Code.CANCELLED, card=q.name) if q.g.mine.barred & q.bit else None


def forbidden(q: WhyNot) -> Reason | None:
    """A text of the opponent forbids this card."""
    by = who.forbid_card(q.g, q.g.current, q.card)
    return q.because(Code.FORBIDDEN, card=q.name, by=by) if by else None


def too_many_plays(q: WhyNot) -> Reason | None:
    """A text limits how many cards may be played a turn, or how many into the combat area."""
    by, most = who.limit(q.g, False)
    if by:
        return q.because(Code.PLAY_LIMIT, by=by, n=most)
    if q.kind in (do.BLUFF, do.LOAD) or not q.bit & (q.g.my_deck.characters | q.g.my_deck.boosters):
        return None
    by, most = who.limit(q.g, True)
    return q.because(Code.COMBAT_LIMIT, by=by, n=most) if by else None


def unachieved(q: WhyNot) -> Reason | None:
    """An achievement needs a match, and its dragon on the player's side (004 Achievement Cards)."""
    deck = q.g.my_deck
    if not q.bit & deck.achievements or q.bit & achievements_allowed(q.g):
        return None
    if not q.g.match:
        return q.because(Code.MATCH_ONLY)
    return q.because(Code.DRAGON_MISSING, dragon=deck.cards[q.card].dragon)


def unconditioned(q: WhyNot) -> Reason | None:
    """A mutant can be played only if its condition is met (001 Mutants)."""
    if not conditioned(q.g, q.g.current, q.bit):
        return None
    for power in q.g.my_deck.powers[q.card]:
        word = power.word
        if isinstance(word, OnlyIf) and not word.condition.met(q.g, q.g.current):
            return q.because(Code.CONDITION, card=q.name, condition=word.condition)
    return None


# --- the limits of the phases -----------------------------------------------------------------------------


def stopped(q: WhyNot) -> Reason | None:
    """Nothing follows a STOP but what a text allows beyond the limit (001 Stop, 004 Stop)."""
    if not legality.stopped(q.g):
        return None
    deck = q.g.my_deck
    booster_room, support_room = legality.room(q.g)
    if q.kind in (do.BLUFF, do.LOAD) or q.bit & deck.supports:
        allowed = support_room
    else:
        allowed = booster_room if q.bit & deck.boosters else False
    return None if allowed else q.because(Code.STOPPED, by=who.stop_cards(q.g))


def second_character(q: WhyNot) -> Reason | None:
    """One character a turn, but for FREE ones, pairs and gangs (001 Character Phase)."""
    side, deck = q.g.mine, q.g.my_deck
    played = side.fresh & deck.characters & ~side.as_free & ~side.bluffs
    if not played or not q.bit & deck.characters:
        return None
    on_free, on_paid = legality.riding(q.g, q.bit)
    if legality.free_cards(q.g, q.bit) | on_free | on_paid:
        return None
    found = _free_lost(q) or _kin_lost(q, played)
    return found or q.because(Code.CHARACTER_PLAYED, cards=who.names(deck, played))


def _free_lost(q: WhyNot) -> Reason | None:
    """Why the card is not FREE though it could be: the icon or text is ignored, or its condition is not
    met."""
    deck = q.g.my_deck
    if not q.bit & (deck.free | deck.free_if):
        return None
    found = _ignored(q, Icon.FREE)
    if found or q.bit & deck.free:
        return found
    if q.bit & q.g.mine.muted:
        return q.because(Code.TEXT_IGNORED, card=q.name, by=who.ignore_text(q.g, q.g.current, q.card))
    for power in deck.powers[q.card]:
        word = power.word
        if isinstance(word, FreeIf) and not word.condition.met(q.g, q.g.current):
            return q.because(Code.FREE_UNMET, card=q.name, condition=word.condition)
    return None


def _kin_lost(q: WhyNot, played: int) -> Reason | None:
    """Why the card does not count together with a card of its pair or gang that was played: an icon is
    ignored, or the order is wrong."""
    side, deck = q.g.mine, q.g.my_deck
    if legality.odd_pairs(deck, side.fresh & deck.pair, q.card):
        return _ignored(q, Icon.PAIR)
    kin = deck.gang_of[q.card] & side.fresh
    if not kin:
        return None
    icon = Icon(int(deck.cards[q.card].icons) & legality.GANG)
    found = _ignored(q, icon)
    strangers = side.fresh & deck.characters & ~side.bluffs & ~kin
    if found or not q.g.edition.gang_first or not strangers:
        return found
    return q.because(Code.GANG_FIRST, card=q.name, cards=who.names(deck, strangers))


def _ignored(q: WhyNot, icon: Icon) -> Reason | None:
    """The reason that the card, or this icon of it, is ignored; None if neither is."""
    side = q.g.mine
    if side.ignored & q.bit:
        return q.because(Code.CARD_IGNORED, card=q.name, by=who.ignore_card(q.g, q.g.current, q.card))
    if side.icons_off & int(icon) and not side.protected & q.bit:
        by = who.ignore_icon(q.g, q.g.current, int(icon))
        return q.because(Code.ICON_IGNORED, card=q.name, icon=icon, by=by)
    return None


def no_character_yet(q: WhyNot) -> Reason | None:
    """Boosters, supports and loading come after the character (001 Character Phase)."""
    if q.kind != do.BLUFF and q.kind != do.LOAD and not q.bit & (q.g.my_deck.boosters | q.g.my_deck.supports):
        return None
    if ready_for_support(q.g):
        return None
    if legality.too_many_characters(q.g):
        return q.because(Code.ONE_CHARACTER, by=who.one_character(q.g))
    return q.because(Code.CHARACTER_FIRST)


def no_room(q: WhyNot) -> Reason | None:
    """One booster or support may be played in a turn, none on the first turn of a fight (004 Booster/Support
    Limit)."""
    g, side, deck = q.g, q.g.mine, q.g.my_deck
    hidden = q.kind in (do.BLUFF, do.LOAD)
    if not hidden and not q.bit & (deck.boosters | deck.supports):
        return None
    booster_room, support_room = legality.room(g)
    if booster_room if not hidden and q.bit & deck.boosters else support_room:
        return None
    if not hidden:
        on_free, on_paid = legality.riding(g, q.bit) if _pairs(q) else (0, 0)
        if legality.free_cards(g, q.bit) | on_free | on_paid:
            return None
        lost = _free_lost(q) or (_kin_lost(q, 0) if _pairs(q) else None)
        if lost:
            return lost
    elif q.kind == do.BLUFF and legality.next_is_free(g) and not side.icons_off & legality.FREE:
        return None
    return _limit_reason(q)


def _pairs(q: WhyNot) -> bool:
    """Whether this kind of card may be played as a pair."""
    return bool(q.bit & q.g.my_deck.boosters) or q.g.edition.pair_supports


def _limit_reason(q: WhyNot) -> Reason:
    g, side, deck = q.g, q.g.mine, q.g.my_deck
    if g.first_turn or not g.fight:
        return q.because(Code.FIRST_TURN)
    paid = side.fresh & ~side.as_free & (deck.boosters | deck.supports | side.bluffs)
    if not paid:
        return q.because(Code.LOADED_ALREADY)
    return q.because(Code.SLOT_USED, cards=who.names(deck, paid))


# --- beside the active cards ------------------------------------------------------------------------------


def only_characters_join(q: WhyNot) -> Reason | None:
    """Only characters are played beside the active characters."""
    if q.bit & q.g.my_deck.characters:
        return None
    return q.because(Code.ONLY_CHARACTERS_JOIN, card=q.name)


def cannot_join(q: WhyNot) -> Reason | None:
    """Only a member of the active gang, or a card that says so, leaves the active cards uncovered."""
    side, deck = q.g.mine, q.g.my_deck
    anyhow = bool(q.bit & deck.need_not_cover)
    if not anyhow and not q.bit & deck.gang:
        return q.because(Code.MUST_COVER, card=q.name)
    if not side.active & ~side.fresh:
        return q.because(Code.NOTHING_TO_JOIN)
    if anyhow:
        if not q.bit & (side.ignored | side.muted):
            return None
        return q.because(Code.TEXT_IGNORED, card=q.name, by=who.ignore_text(q.g, q.g.current, q.card))
    icon = Icon(int(deck.cards[q.card].icons) & legality.GANG)
    lost = _ignored(q, icon)
    if lost:
        return lost
    strangers = side.active & ~bearing(side, side.active & deck.gang_of[q.card], legality.GANG)
    return q.because(Code.OTHERS_ACTIVE, cards=who.names(deck, strangers)) if strangers else None


def must_join(q: WhyNot) -> Reason | None:
    """A further character that can join the cards kept active this turn must join them, not cover them."""
    menu = Menu(q.g)
    only_joins = q.bit & menu.joiners & ~menu.characters
    return q.because(Code.MUST_JOIN, card=q.name) if only_joins else None


# --- face down --------------------------------------------------------------------------------------------


def no_bluff_icon(q: WhyNot) -> Reason | None:
    """Only a fighter with a bluff icon, which is not ignored, can be laid face down."""
    deck = q.g.my_deck
    if not q.bit & deck.bluff & deck.fighters:
        return q.because(Code.NO_BLUFF_ICON, card=q.name)
    if q.bit & q.g.mine.ignored:
        return q.because(Code.CARD_IGNORED, card=q.name, by=who.ignore_card(q.g, q.g.current, q.card))
    return None


def bluffs_forbidden(q: WhyNot) -> Reason | None:
    """A text forbids bluffs, or ignores them (004 Preventing Bluff Cards, Ignoring Bluff Icons, Ignoring
    Bluff Cards)."""
    g, seat = q.g, q.g.current
    by = who.forbid_bluff(g, seat, q.card)
    if by:
        return q.because(Code.BLUFFS_FORBIDDEN, by=by)
    if g.mine.icons_off & BLUFF_ICONS:
        return q.because(Code.BLUFF_ICONS_IGNORED, by=who.ignore_icon(g, seat, BLUFF_ICONS))
    if g.mine.bluffs_off:
        return q.because(Code.BLUFFS_IGNORED, by=who.ignore_bluffs(g, seat))
    return None


# --- onto a ship ------------------------------------------------------------------------------------------


def no_such_ship(q: WhyNot) -> Reason | None:
    """Loading needs an own ship (001 Loading Ships)."""
    side, deck = q.g.mine, q.g.my_deck
    ship = deck.names[q.other]
    if not deck.ships >> q.other & 1:
        return q.because(Code.NO_SHIP, card=ship)
    if not side.ships >> q.other & 1:
        return q.because(Code.SHIP_NOT_IN_PLAY, ship=ship)
    return None


def ship_full(q: WhyNot) -> Reason | None:
    """The ship carries as many cards as it can."""
    side, deck = q.g.mine, q.g.my_deck
    capacity = deck.capacity[q.other]
    if size(side.holds[deck.ship_slot[q.other]]) < capacity:
        return None
    return q.because(Code.SHIP_FULL, ship=deck.names[q.other], n=capacity)


def not_loadable(q: WhyNot) -> Reason | None:
    """Only fighters of the hand can be loaded."""
    if not q.bit & q.g.mine.hand:
        where = zone_of(q.g, q.g.current, q.card)
        return q.because(Code.NOT_IN_HAND, card=q.name, where=where)
    return None if q.bit & q.g.my_deck.fighters else q.because(Code.NOT_LOADABLE, card=q.name)


def loading_forbidden(q: WhyNot) -> Reason | None:
    """Loading counts as playing a support card, which a text of the opponent forbids."""
    by = who.forbid_loading(q.g, q.g.current)
    return q.because(Code.LOADING_FORBIDDEN, by=by) if by else None


def not_loaded(q: WhyNot) -> Reason | None:
    """Any other rule of `legality` against loading: a ship that has landed, or a limit of cards for the
    turn."""
    if (q.card, q.other) in legality.loads_allowed(q.g):
        return None
    if q.g.mine.landed >> q.other & 1:
        return q.because(Code.SHIP_LANDED, ship=q.g.my_deck.names[q.other])
    return too_many_plays(q)


_FOUND: Final[tuple[Obstacle, ...]] = (not_in_hand, never_played, landed_instead)
_AGAINST: Final[tuple[Obstacle, ...]] = (cancelled, forbidden, too_many_plays)
_LIMITS: Final[tuple[Obstacle, ...]] = (stopped, no_character_yet, no_room)

PLAY: Final[tuple[Obstacle, ...]] = (
    *(*_FOUND, phase_over, *_AGAINST, unachieved, *_LIMITS),
    *(unconditioned, second_character, must_join),
)
ADD: Final[tuple[Obstacle, ...]] = (
    *(not_in_hand, only_characters_join, landed_instead, phase_over),
    *(*_AGAINST, stopped, unconditioned, second_character, cannot_join),
)
BLUFF: Final[tuple[Obstacle, ...]] = (
    *(not_in_hand, no_bluff_icon, landed_instead, phase_over),
    *(cancelled, bluffs_forbidden, too_many_plays, *_LIMITS),
)
LOAD: Final[tuple[Obstacle, ...]] = (
    *(not_loadable, no_such_ship, ship_full, phase_over, loading_forbidden, *_LIMITS, not_loaded),
)
