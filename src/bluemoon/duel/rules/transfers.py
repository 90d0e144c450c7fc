"""Moving cards and dragons. Every movement of a card goes through here, so that what each side knows about
the other's hidden cards (`seen`, `blurred`, `mixed`, `disclosed`) is always right, and every movement is an
event.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bluemoon.duel.model.side import Layer, Side, stacked_up
from bluemoon.duel.model.sources import speaker_in
from bluemoon.duel.model.state import State, log
from bluemoon.duel.rules.legality import can_take, takeable
from bluemoon.duel.rules.survey import survey
from bluemoon.sets import ZERO, bits, size, top

if TYPE_CHECKING:
    from bluemoon.duel.model.types import CardIndex, CardSet, Count, Seat


def discard(g: State, seat: Seat, card: CardIndex) -> None:
    """Put a card on the discard pile, a leadership card on the leader (004 Discarding Leadership Cards). A
    face-down card is shown (004 Revealing Bluff Cards); a ship takes its cargo with it."""
    side = g.sides[seat]
    bit = 1 << card
    if side.hand & bit:
        g.hands_moved()
    else:
        g.stale = True
    lift(side, bit)
    if g.decks[seat].leaderships & bit:
        side.pile |= bit
    else:
        side.discard |= bit
    if g.top_only:
        side.stacked = Layer(side.stacked, bit)
    log(g, "discard", seat, card, 0)
    if g.decks[seat].ships & bit:
        _empty_hold(g, seat, card)
    note_if_out(g, seat)


def _empty_hold(g: State, seat: Seat, ship: CardIndex) -> None:
    side = g.sides[seat]
    slot = g.decks[seat].ship_slot[ship]
    for card in bits(side.holds[slot]):
        discard(g, seat, card)


def discard_table(g: State, seat: Seat) -> None:
    """Discard everything of the combat and support areas, and landed ships (001 Retreating): one card at a
    time (004 Discarding Cards), in the order of the list."""
    side = g.sides[seat]
    if side.landed:
        for ship in bits(side.landed):
            discard(g, seat, ship)
    cards = side.combat | side.support
    if cards:
        side.discard |= cards
        side.seen = side.seen & ~cards | side.blurred & side.hand
        side.combat = side.active = side.support = side.bluffs = side.blurred = 0
        side.laid = side.targets = ()
        side.mixed &= ~cards
        if g.top_only:
            side.stacked = Layer(side.stacked, cards)
        g.stale = True
        if g.aloud:
            for card in bits(cards):
                log(g, "discard", seat, card, 0)
        note_if_out(g, seat)


def take_out_of_hand(side: Side, bit: CardSet) -> None:
    """Take a card out of its zone; quick if that is the hand."""
    if side.hand & bit and not (side.seen | side.blurred | side.mixed) & bit:
        side.hand ^= bit
    else:
        lift(side, bit)


def lift(side: Side, bit: CardSet) -> None:
    """Take a card out of whatever zone it is in. What was known about it is forgotten: either it will lie
    open, or the caller notes who knows where it is."""
    keep = ~bit
    if side.hand & bit:
        side.hand ^= bit
    else:
        _lift_elsewhere(side, bit)
    side.disclosed &= keep
    side.seen &= keep
    side.blurred &= keep
    side.mixed &= keep
    if side.blurred and not side.bluffs:
        side.seen |= side.blurred  # nothing lies face down any more: what was blurred is in the hand
        side.blurred = 0


def _lift_elsewhere(side: Side, bit: CardSet) -> None:
    """Take out a card that is not in the hand."""
    keep = ~bit
    if side.stacked is not None and (side.discard | side.pile) & bit:
        _unstack(side, bit)
    side.deck &= keep
    side.discard &= keep
    side.pile &= keep
    side.combat &= keep
    side.active &= keep
    side.support &= keep
    side.bluffs &= keep
    side.ships &= keep
    side.landed &= keep
    side.orders &= keep
    side.lasting &= keep
    if any(hold & bit for hold in side.holds):
        side.holds = tuple(hold & keep for hold in side.holds)
    card = top(bit)
    if side.targets:
        side.targets = tuple(pair for pair in side.targets if speaker_in(pair) != card)
    if side.laid and card in side.laid:
        side.laid = tuple(c for c in side.laid if c != card)
    if side.bottom and card in side.bottom:
        side.bottom = tuple(c for c in side.bottom if c != card)
    if side.top and card in side.top:
        side.top = tuple(c for c in side.top if c != card)


def _unstack(side: Side, cards: CardSet) -> None:
    """Remove cards from the known order of the piles, because they leave them or are shuffled."""
    side.stacked = stacked_up(side.in_order(~cards))


def note_if_out(g: State, seat: Seat, loaded: bool = False) -> None:
    """Remember when a player has played or discarded his last card (001 Winning the Game). A card that is
    loaded is neither played nor discarded, but the hand is empty all the same."""
    side = g.sides[seat]
    g.clock += 1
    if not side.hand and side.out_of_cards():
        side.ran_out = side.ran_out or not loaded
        if not side.out_at:
            side.out_at = g.clock


def take(g: State, seat: Seat, card: CardIndex, openly: bool) -> None:
    """Take a card into the hand from wherever it is. `openly`: the other player sees which card it is, as he
    does whenever it lay open."""
    side = g.sides[seat]
    bit = 1 << card
    from_deck = bool(side.deck & bit) or card in side.bottom or card in side.top
    from_pile = g.top_only and bool(side.discard & bit)
    known = openly or not (from_deck or from_pile) or bool(side.seen & bit)
    ship = bool(side.ships & bit)
    mixed = side.mixed & bit
    lift(side, bit)
    side.hand |= bit
    if known:
        side.seen |= bit
    else:
        side.mixed |= mixed
    side.out_at = 0
    if from_deck:
        g.hands_moved()
        if seat == g.current:
            g.drawn += 1
    else:
        g.stale = True
    log(g, "take" if known else "take hidden" if from_pile else "draw", seat, card, 0)
    if ship:
        _empty_hold(g, seat, card)  # 004 Ships: the cards on a ship that is taken back are discarded


def next_card(g: State, seat: Seat) -> CardIndex:
    """The top card of the draw deck, -1 if there is none."""
    side = g.sides[seat]
    if side.top:
        return side.top[-1]
    if side.deck:
        return g.chance.pick(side.deck)
    if side.bottom:
        return side.bottom[-1]
    return -1


def draw(g: State, seat: Seat, insist: bool = False) -> bool:
    """Draw one card if the deck has one and no text forbids it (`insist`: even if one does). Returns whether
    a card was drawn."""
    if g.stale:
        survey(g)
    if g.sides[1 - seat].voice & g.decks[1 - seat].takers and not insist and not can_take(g, seat, True):
        return False
    card: CardIndex = -1
    if not g.no_luck:
        card = next_card(g, seat)
    if card < 0:
        return False
    g.revealed = True
    side = g.sides[seat]
    bit = 1 << card
    if side.deck & bit:  # the usual case, done quickly
        side.deck ^= bit
        side.hand |= bit
        side.out_at = 0
        g.hands_moved()
        if seat == g.current:
            g.drawn += 1
        log(g, "draw", seat, card, 0)
    else:
        take(g, seat, card, False)
    return True


def draw_up(g: State, seat: Seat, missing: Count) -> None:
    """Draw so many cards, or until the deck has no more or a text forbids it."""
    if g.stale:
        survey(g)
    side = g.sides[seat]
    unhindered = not g.sides[1 - seat].voice & g.decks[1 - seat].takers
    if unhindered and side.deck and not side.top and not g.no_luck:  # the usual case, done quickly
        g.revealed = True
        side.out_at = 0
        while missing and side.deck:
            card: CardIndex = g.chance.pick(side.deck)
            missing -= 1
            side.deck ^= 1 << card
            side.hand |= 1 << card
            if seat == g.current:
                g.drawn += 1
            if g.aloud:
                log(g, "draw", seat, card, 0)
        g.hands_moved()
    while missing and draw(g, seat):
        missing -= 1


def shuffle(g: State, seat: Seat) -> None:
    """Shuffle the draw deck: all knowledge of its order ends."""
    side = g.sides[seat]
    for card in side.top + side.bottom:
        side.deck |= 1 << card
    side.top = side.bottom = ()
    side.seen &= ~side.deck
    if side.deck:
        side.out_at = 0  # he has cards again
    log(g, "shuffle", seat, -1, 0)


def shuffle_in(g: State, seat: Seat, cards: CardSet, hidden: bool) -> None:
    """Shuffle cards into the draw deck. If they come hidden from the hand, the other player no longer knows
    which of the cards he had seen there are still there."""
    side = g.sides[seat]
    if hidden and cards & side.hand & ~side.disclosed:
        _hide_in_deck(side)
    shown = cards & side.disclosed if hidden else cards
    for card in (*bits(shown), *bits(cards & ~shown)):  # shown ones first, so that the order tells nothing
        bit = 1 << card
        mixed = ZERO if shown & bit else side.mixed & bit
        lift(side, bit)
        side.deck |= bit
        side.mixed |= mixed
        log(g, "shuffle in" if shown & bit else "shuffle in hidden", seat, card, 0)
    g.stale = True
    shuffle(g, seat)


def _hide_in_deck(side: Side) -> None:
    """Note that cards of the hand go into the deck unseen: cards known to be in the hand may be among
    them."""
    side.seen &= ~(side.hand & ~side.disclosed)
    side.blurred = 0
    side.strewn = side.mixed != 0


def shuffle_pile_in(g: State, seat: Seat) -> None:
    """Shuffle the whole discard pile into the draw deck. Where only top cards may be seen, nobody looks
    through the pile, so that cards drawn from it unseen may be anywhere from now on."""
    side = g.sides[seat]
    if not g.top_only:
        shuffle_in(g, seat, side.discard, hidden=False)
        return
    if side.discard:
        log(g, "shuffle pile in", seat, -1, 0)
    side.deck |= side.discard
    _unstack(side, side.discard)
    side.discard = side.mixed = 0
    side.strewn = False
    g.stale = True
    shuffle(g, seat)


def draw_from_pile(g: State, seat: Seat, count: Count) -> None:
    """Shuffle the discard pile face down and take cards from it. Where piles lie open, both players know
    which cards left; otherwise only the owner does, unless the whole pile was taken."""
    side = g.sides[seat]
    pile = side.discard
    count = takeable(g, seat, min(count, size(pile)), False)
    if not count:
        return
    openly = not g.top_only or count == size(pile)
    if g.top_only:
        _unstack(side, pile)
    for _ in range(count):
        take(g, seat, g.chance.pick(side.discard), openly)
    if not openly:
        side.strewn = side.strewn and side.mixed != 0
        side.mixed |= pile
        uncover(g, seat)


def uncover(g: State, seat: Seat) -> None:
    """Cards were taken from the discard pile: the next one is on top now. If the pile was shuffled, it is
    chosen at random."""
    side = g.sides[seat]
    if not g.top_only or not side.discard or side.in_order(side.discard):
        return
    bit = 1 << g.chance.pick(side.discard)
    side.stacked = Layer(side.stacked, bit)
    side.mixed &= ~bit


def bottom(g: State, seat: Seat, card: CardIndex) -> None:
    """Put a card of the hand under the draw deck, face down unless it was disclosed."""
    side = g.sides[seat]
    bit = 1 << card
    disclosed = bool(side.disclosed & bit)
    mixed = side.mixed & bit
    if not disclosed:
        _hide_in_deck(side)
    lift(side, bit)
    side.bottom = (card, *side.bottom)
    side.out_at = 0
    if disclosed:
        side.seen |= bit
    else:
        side.mixed |= mixed
    g.hands_moved()
    log(g, "bottom" if disclosed else "bottom hidden", seat, card, 0)


def disclose(g: State, seat: Seat) -> None:
    """Lay the seat's hand face up (001 Disclosing Hands)."""
    side = g.sides[seat]
    side.blurred &= ~side.hand
    side.mixed &= ~side.hand
    side.disclosed |= side.hand
    side.seen |= side.hand
    for card in bits(side.hand):
        log(g, "disclose", seat, card, 0)


def lay_face_down(g: State, seat: Seat, bit: CardSet, openly: bool) -> None:
    """Turn a card of the hand or of a ship into a bluff. If the other player did not see which card it was,
    any card with a bluff icon that he knew in that hand may now be in hand or face down."""
    side = g.sides[seat]
    blurred = side.blurred | side.seen & side.hand & ~side.disclosed & g.decks[seat].bluff
    mixed = side.mixed
    lift(side, bit)
    side.support |= bit
    side.bluffs |= bit
    side.laid = (*side.laid, top(bit))
    if openly:
        side.seen |= bit
    else:
        side.blurred = blurred
        side.seen &= ~blurred
        side.mixed = mixed
    g.stale = True
