"""What the rules and the texts allow to be done with a card now, regardless of whether the turn can be
completed afterwards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bluemoon.duel.model.deck import Deck
from bluemoon.duel.model.side import Side
from bluemoon.duel.model.state import NO_ELEMENT, State
from bluemoon.duel.rules.conditions import conditioned
from bluemoon.duel.rules.survey import BLUFF_ICONS, bearing, shield, survey, total
from bluemoon.powers.vocabulary import Icon
from bluemoon.sets import ZERO, bits, size, top

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bluemoon.duel.model.types import CardIndex, CardSet, Count, ElementIndex, ElementSet, Seat

PAIR: Final = int(Icon.PAIR)
FREE: Final = int(Icon.FREE)
GANG: Final = int(Icon.GANG_COOL | Icon.GANG_TOP | Icon.GANG_FUN | Icon.GANG_NO)
STOP: Final = int(Icon.STOP)
RETRIEVE: Final = int(Icon.RETRIEVE)


# --- taking cards -----------------------------------------------------------------------------------------


def can_take(g: State, seat: Seat, from_deck: bool) -> bool:
    """Whether the seat may take one more card into its hand (004 Taking Cards into Hand)."""
    return takeable(g, seat, 1, from_deck) > 0


def takeable(g: State, seat: Seat, most: Count, from_deck: bool) -> Count:
    """How many cards, up to `most`, the texts allow the seat to take into its hand now."""
    if g.stale:
        survey(g)
    deck = g.decks[1 - seat]
    takers = g.sides[1 - seat].voice & deck.takers
    if not takers:
        return most
    for i in bits(takers):
        for limit in deck.take_limits[i]:
            if limit.from_deck and not from_deck:
                continue
            if not limit.more_than:
                most = min(most, limit.while_holding - size(g.sides[seat].hand))
            elif seat == g.current:
                most = min(most, limit.more_than - g.drawn)
    return max(most, 0)


def drawable(g: State, seat: Seat, most: Count) -> Count:
    """How many cards, up to `most`, the seat could draw now: the deck must have them, and texts must allow
    it."""
    return takeable(g, seat, min(most, g.sides[seat].deck_count()), True)


def retrievable(g: State) -> CardSet:
    """The current player's active cards that RETRIEVE lets him take back (001 Retrieve, 004 Retrieve)."""
    if g.stale:
        survey(g)
    side = g.mine
    deck = g.my_deck
    cards = (side.active | side.support) & deck.retrieve
    if not cards or not can_take(g, g.current, False):
        return 0
    cards = bearing(side, cards, RETRIEVE)
    if cards & deck.characters:
        other = g.theirs
        theirs = g.their_deck
        blockers = other.active & theirs.characters & theirs.retrieve
        if not g.edition.ignored_retrieve_blocks:
            blockers = bearing(other, blockers, RETRIEVE)
        if blockers:
            cards &= ~deck.characters
    return cards


# --- playing ----------------------------------------------------------------------------------------------


def banned_bluffs(g: State, seat: Seat) -> CardSet:
    """The seat's cards that texts of the opponent forbid to lay face down."""
    found: CardSet = 0
    banners = g.sides[1 - seat].voice & g.decks[1 - seat].banners
    if banners:
        table = g.against[1 - seat].banned_bluffs
        for i in bits(banners):
            found |= table[i]
    return found


def stopped(g: State) -> bool:
    """Whether the current player has played a STOP this turn (001 Stop)."""
    side = g.mine
    fresh = side.fresh & g.my_deck.stop
    return bool(fresh and bearing(side, fresh, STOP))


def limit_reached(g: State, into_combat: bool) -> bool:
    """Whether a text forbids the current player to play one more card this turn, or into the combat area."""
    deck = g.their_deck
    limiters = g.theirs.voice & deck.limiters
    if not limiters:
        return False
    for i in bits(limiters):
        if g.plays >= deck.play_limit[i]:
            return True
        if into_combat and g.combat_plays >= deck.combat_limit[i]:
            return True
    return False


def source(g: State) -> CardSet:
    """The fighters among which the current player may choose: those in his hand or, if he landed ships, those
    on the ships (001 Landing Ships)."""
    side = g.mine
    if not side.landed:
        return side.hand
    cards = landed_cargo(g, g.current)
    deck = g.my_deck
    for i in bits(side.landed & side.voice & deck.beside):
        if g.hand_plays < deck.hand_beside[i]:
            return cards | side.hand
    return cards


def landed_cargo(g: State, seat: Seat) -> CardSet:
    """The cards on the seat's landed ships."""
    side = g.sides[seat]
    deck = g.decks[seat]
    cards: CardSet = 0
    for ship in bits(side.landed):
        cards |= side.holds[deck.ship_slot[ship]]
    return cards


def next_is_free(g: State) -> i64:
    """The cards played this turn that make the next one FREE and have not done so yet."""
    side = g.mine
    return side.fresh & g.my_deck.next_free & side.voice & ~side.used


def free_cards(g: State, cards: CardSet) -> CardSet:
    """Those of `cards` that would be played as FREE (001 The Free Icon, 004 Gaining Icons)."""
    side = g.mine
    deck = g.my_deck
    if side.icons_off & FREE:  # an icon that a text gives is ignored like a printed one
        return 0
    cards &= ~side.ignored
    if side.fresh & deck.next_free and next_is_free(g):
        return cards
    free = cards & deck.free
    if side.landed:
        free |= cards & landed_cargo(g, g.current) & deck.buka_characters
    if cards & deck.free_if:
        for i in bits(cards & deck.free_if & ~free & ~side.muted):
            for condition in deck.free_conditions[i]:
                if condition.met(g, g.current):
                    free |= 1 << i
    return free


def odd_pairs(deck: Deck, played: CardSet, candidate: CardIndex) -> bool:
    """Whether one of `played` is still without a partner, and card `candidate` could be that partner."""
    return size(deck.partners[candidate] & played) % 2 == 1


def riding(g: State, cards: CardSet) -> tuple[i64, i64]:
    """Those of `cards` that would count together with a card played this turn, as its partner in a pair or as
    a member of its gang. The first set are those that would join a card played as FREE, the second the
    others."""
    side = g.mine
    deck = g.my_deck
    fresh = side.fresh & side.combat if not g.edition.pair_supports else side.fresh
    on_free: i64 = 0
    on_paid: i64 = 0
    if not fresh & (deck.pair | deck.gang):
        return on_free, on_paid
    pairs = bearing(side, cards & deck.pair, PAIR)
    leaders = bearing(side, fresh & deck.pair, PAIR)
    for i in bits(pairs if leaders else ZERO):
        if odd_pairs(deck, leaders & side.as_free, i):
            on_free |= 1 << i
        elif odd_pairs(deck, leaders & ~side.as_free, i):
            on_paid |= 1 << i
    gangs = bearing(side, cards & deck.gang, GANG)
    leaders = bearing(side, fresh & deck.gang, GANG)
    if g.edition.gang_first and side.fresh & deck.characters & ~side.bluffs & ~leaders:
        leaders = 0  # a gang is played at the beginning of the phase, before anybody else (000 Gang)
    for i in bits(gangs if leaders else ZERO):
        if deck.gang_of[i] & leaders & side.as_free:
            on_free |= 1 << i
        elif deck.gang_of[i] & leaders:
            on_paid |= 1 << i
    return on_free, on_paid


def characters_allowed(g: State) -> CardSet:
    """The characters that may be played now, whatever the phase."""
    if g.stale:
        survey(g)
    if g.allowed_characters >= 0:
        return g.allowed_characters
    g.allowed_characters = 0  # kept if there are none
    side = g.mine
    deck = g.my_deck
    cards = (source(g) if side.landed else side.hand) & deck.characters & ~side.banned
    if not cards or (side.fresh & deck.stop and stopped(g)):
        return 0
    if g.theirs.voice & g.their_deck.limiters and limit_reached(g, True):
        return 0
    if cards & deck.mutants:
        cards &= ~conditioned(g, g.current, cards)
    paid = side.fresh & deck.characters & ~side.as_free & ~side.bluffs
    if paid and cards:
        on_free, on_paid = riding(g, cards)
        cards &= free_cards(g, cards) | on_free | on_paid
    g.allowed_characters = cards
    return cards


def extras(g: State) -> tuple[Count, Count]:
    """How many boosters and supports the texts allow beyond the limit."""
    deck = g.my_deck
    givers = g.mine.voice & deck.extras
    boosters: Count = 0
    supports: Count = 0
    for i in bits(givers):
        boosters += deck.extra_boosters[i]
        supports += deck.extra_supports[i]
    return boosters, supports


def slots(g: State) -> tuple[Count, Count]:
    """How many boosters and supports count towards the limit this turn; a pair counts as one."""
    side = g.mine
    deck = g.my_deck
    paid = side.fresh & ~side.as_free & (deck.boosters | deck.supports | side.bluffs)
    if not paid:
        return 0, g.loads
    boosters = _groups(g, paid & deck.boosters & ~side.bluffs)
    supports = paid & (side.bluffs | deck.supports)
    count: Count = _groups(g, supports) if g.edition.pair_supports else size(supports)
    return boosters, count + g.loads


def slot_taken(g: State) -> bool:
    """Whether a booster, a support or a loaded card has been counted towards the limit this turn."""
    boosters, supports = slots(g)
    return boosters + supports > 0


def _groups(g: State, cards: CardSet) -> Count:
    """The number of cards, a pair counted as one."""
    count = size(cards)
    if count > 1:
        deck = g.my_deck
        pairs = bearing(g.mine, cards & deck.pair, PAIR)
        while pairs:
            i = top(pairs)
            kin = (deck.partners[i] | 1 << i) & pairs
            count -= size(kin) // 2
            pairs &= ~kin
    return count


def room(g: State) -> tuple[bool, bool]:
    """Whether there is room for one more booster, and for one more support, within the limits (004
    Booster/Support Limit)."""
    side = g.mine
    deck = g.my_deck
    more_boosters: Count = 0
    more_supports: Count = 0
    if side.voice & deck.extras:
        more_boosters, more_supports = extras(g)
    boosters, supports = slots(g)
    if not (boosters or supports or (side.fresh & deck.stop and stopped(g))):
        free = g.fight and not g.first_turn
        return free or more_boosters > 0, free or more_supports > 0
    over = max(0, boosters - more_boosters) + max(0, supports - more_supports)
    limit = 0 if g.first_turn or not g.fight else 1
    if stopped(g):
        if not g.edition.extras_after_stop:
            return False, False
        limit = over  # 004 Stop: only what an effect allows beyond the limit
    limit = max(limit, over)
    booster = max(0, boosters + 1 - more_boosters) + max(0, supports - more_supports) <= limit
    support = max(0, boosters - more_boosters) + max(0, supports + 1 - more_supports) <= limit
    return booster, support


def boosters_and_supports_allowed(g: State) -> tuple[i64, i64, i64]:
    """The boosters and the face-up supports that may be played now, and the cards that may be laid face down
    as bluffs, whatever the phase."""
    if g.stale:
        survey(g)
    if g.allowed_boosters >= 0:
        return g.allowed_boosters, g.allowed_supports, g.allowed_bluffs
    g.allowed_boosters = g.allowed_supports = g.allowed_bluffs = 0  # kept if there are none
    side = g.mine
    deck = g.my_deck
    cards = source(g) if side.landed else side.hand
    fighters = cards & (deck.boosters | deck.supports) & ~side.banned
    bluffs = cards & deck.bluff & deck.fighters & ~side.ignored
    if not (fighters or bluffs):
        return 0, 0, 0
    boosters = fighters & deck.boosters
    supports = fighters & deck.supports
    if g.theirs.voice & g.their_deck.hindrances:
        if limit_reached(g, False) or too_many_characters(g):
            return 0, 0, 0
        if limit_reached(g, True):
            boosters = 0
    booster_room, support_room = room(g)
    stop = bool(side.fresh & deck.stop) and stopped(g)
    if stop:
        boosters = boosters if booster_room else ZERO
        supports = supports if support_room else ZERO
    else:
        if boosters and not booster_room:
            on_free, on_paid = riding(g, boosters)
            boosters &= free_cards(g, boosters) | on_free | on_paid
        if supports and not support_room:
            free = free_cards(g, supports)
            if g.edition.pair_supports:
                on_free, on_paid = riding(g, supports)
                free |= on_free | on_paid
            supports &= free
    if bluffs and not support_room and (stop or side.icons_off & FREE or not next_is_free(g)):
        bluffs = 0
    if bluffs:
        bluffs &= ~banned_bluffs(g, g.current) & ~side.barred
        bluffs = bluffs if bluffs_playable(side) else ZERO
    g.allowed_boosters = boosters
    g.allowed_supports = supports
    g.allowed_bluffs = bluffs
    return boosters, supports, bluffs


def bluffs_playable(side: Side) -> bool:
    """Whether the side may lay a further bluff: not while its bluff cards or bluff icons are ignored (004
    Ignoring Bluff Cards)."""
    return not side.icons_off & BLUFF_ICONS and not side.bluffs_off


def loads_allowed(g: State) -> list[tuple[int, int]]:
    """All pairs of a card and a ship onto which it may be loaded in place of a support card (001 Loading
    Ships, 004). Landed ships are included, because they are active, and loading does not count as playing
    from the hand (004 Landing Ships, 001 Loading Ships)."""
    side = g.mine
    deck = g.my_deck
    ships = side.ships
    cards = side.hand & deck.fighters
    if not ships or not cards or not room(g)[1] or supports_banned(g) or too_many_characters(g):
        return []
    if g.edition.limits_stop_loading and limit_reached(
        g, False
    ):  # no support card may be played, so none may be loaded in its place
        return []
    found: list[tuple[int, int]] = []
    for ship in bits(ships):
        if size(side.holds[deck.ship_slot[ship]]) < deck.capacity[ship]:
            found.extend((card, ship) for card in bits(cards))
    return found


def supports_banned(g: State) -> bool:
    """Whether texts forbid the current player all support cards, and with them loading (004 Preventing the
    Loading of Ships)."""
    if g.stale:
        survey(g)
    deck = g.their_deck
    banners = g.theirs.voice & deck.banners
    return any(_bans_supports(deck, i) for i in bits(banners))


def _bans_supports(deck: Deck, i: CardIndex) -> bool:
    return deck.support_bans >> i & 1 == 1


# --- the end of the turn ----------------------------------------------------------------------------------


def unmet(g: State) -> CardSet:
    """The opponent's '… or retreat' cards that the current player has not satisfied."""
    if g.stale:
        survey(g)
    other = g.theirs
    deck = g.their_deck
    demands = other.voice & deck.demands & ~deck.pay_or_dragon & ~other.used
    plays = demands & deck.play_or_retreat
    if plays:
        demands &= ~met_by_playing(g, plays)
    return demands


def met_by_playing(g: State, demands: CardSet) -> CardSet:
    """Those 'play a … or retreat' demands that this turn's plays meet; each demand needs a different card."""
    side = g.mine
    deck = g.my_deck
    boosters = size(side.fresh & deck.boosters & ~side.bluffs)
    supports = size(side.fresh & (deck.supports | side.bluffs))
    characters = size(side.fresh & deck.characters & ~side.bluffs)
    theirs = g.their_deck
    met: CardSet = 0
    for i in bits(demands):
        bit = 1 << i
        if theirs.wants_booster & bit:
            boosters -= 1
            met |= bit if boosters >= 0 else ZERO
        elif theirs.wants_support & bit:
            supports -= 1
            met |= bit if supports >= 0 else ZERO
        else:
            characters -= 1
            met |= bit if characters >= 0 else ZERO
    return met


def attacking_again(g: State) -> bool:
    """Whether a text lets the active cards attack again unchanged, so that no new character is needed."""
    side = g.mine
    deck = g.my_deck
    if not g.fight or not side.active | side.support:
        return False
    return side.orders & deck.attack_again & side.voice != 0


def character_played(g: State) -> bool:
    """Whether the current player has played a character face up this turn."""
    side = g.mine
    return bool(side.fresh & g.my_deck.characters & ~side.bluffs)


def too_many_characters(g: State) -> bool:
    """Whether a text forbids the current player to end the Character phase with these active characters."""
    if g.stale:
        survey(g)
    side = g.mine
    if not g.theirs.voice & g.their_deck.one_character:
        return False
    return size(side.active & g.my_deck.characters) > 1


def announceable(g: State) -> ElementSet:
    """The elements (bits 1 Fire, 2 Earth) that could be announced if no more cards were played."""
    if g.stale:
        survey(g)
    begun = character_played(g) or (g.led and attacking_again(g))
    return within_power(g) if begun else ZERO


def within_power(g: State) -> ElementSet:
    """Like `announceable`, for positions in which a character is known to have been played."""
    if g.theirs.voice & g.their_deck.restraints:
        if unmet(g) or too_many_characters(g):
            return 0
    if g.element != NO_ELEMENT:
        return 1 << g.element if matched(g, g.element) else ZERO
    return (1 if matched(g, 0) else 0) | (2 if matched(g, 1) else 0)


def matched(g: State, element: ElementIndex) -> bool:
    """Whether the current player's power suffices in the element, or a shield does (001 Power Phase,
    Shield)."""
    if total(g, g.current, element) >= total(g, 1 - g.current, element):
        return True
    side = g.mine
    shields = (side.active | side.support) & g.my_deck.shields[element]
    return bool(shields) and shield(g, g.current, element)
