"""What the judgement looks at: the figures of a moment, made of dragons, cards, power and possible answers.

`between_features` describes the time between two fights, `fight_features` the moment when a player announces
his power and the other has to answer. Cards are known by their values, icons and texts only, never by name.
"""

from __future__ import annotations

from typing import Final

from bluemoon.bots.duel.worth import voices, worths
from bluemoon.cards.vocabulary import Icon
from bluemoon.chance import Chance
from bluemoon.duel.deck import Deck, bits
from bluemoon.duel.knowledge import View
from bluemoon.duel.state import Side, State
from bluemoon.duel.table import bearing, retreat_dragons, survey, total, zeroed_cards

HAND: Final = 6
SHIELD: Final = 99  # the power of a reply that cannot be outdone
NO_REPLY: Final = -99
BETWEEN: Final = 16  # figures of the time between fights
FIGHT: Final = 45  # figures of an announcement, besides the chances after the fight


def cards_left(side: Side) -> int:
    return side.hand.bit_count() + side.deck.bit_count() + len(side.bottom) + len(side.top)


def drawable(side: Side) -> int:
    """The cards of the draw deck as a set."""
    cards = side.deck
    for card in side.bottom:
        cards |= 1 << card
    for card in side.top:
        cards |= 1 << card
    return cards


def lead_of(g: State, me: int) -> int:
    """Dragons ahead."""
    return g.sides[me].dragons.bit_count() - g.sides[1 - me].dragons.bit_count()


class Sums:
    """Sums over the cards of a deck, kept because the same sets recur all through a turn."""

    def __init__(self, deck: Deck) -> None:
        self.worth = worths(deck)
        self.voice = voices(deck)
        self.values = deck.values
        self._worth: dict[int, float] = {}
        self._power: dict[int, float] = {}

    def worth_of(self, cards: int) -> float:
        known = self._worth.get(cards)
        if known is None:
            known = 0.0
            for i in bits(cards):
                known += self.worth[i]
            self._worth[cards] = known
        return known

    def power_of(self, cards: int, element: int) -> float:
        key = cards * 2 + element
        known = self._power.get(key)
        if known is None:
            values = self.values[element]
            known = 0.0
            for i in bits(cards):
                known += values[i]
            self._power[key] = known
        return known

    def voice_of(self, cards: int) -> float:
        said = 0.0
        for i in bits(cards):
            said += self.voice[i]
        return said


class Reply:
    """What a hand could bring in one turn, without what already lies there."""

    __slots__ = ("add", "bodies", "power")

    def __init__(self, bodies: list[int], add: int) -> None:
        self.bodies = bodies  # what each character, with its kin, brings
        self.add = add  # what a booster or support and free cards add
        best = NO_REPLY
        for body in bodies:
            if body > best:
                best = body
        self.power = best if best in (SHIELD, NO_REPLY) else best + add

    def ways(self, need: int) -> int:
        """How many characters suffice."""
        count = 0
        for body in self.bodies:
            if body + self.add >= need:
                count += 1
        return count


def reply_of(g: State, seat: int, hand: int, element: int) -> Reply:
    """About the most that these hand cards reach in one turn."""
    if g.stale:
        survey(g)
    side = g.sides[seat]
    deck = g.decks[seat]
    hand &= ~side.banned
    characters = hand & deck.characters
    if not characters:
        return Reply([], 0)
    dead = side.ignored
    zeroers = g.sides[1 - seat].voice & g.decks[1 - seat].zeroers
    if zeroers:
        dead |= zeroed_cards(g, seat, element, zeroers)
    shields = deck.shields[element] & characters
    if shields:
        shields = bearing(side, shields, int(Icon.SHIELD_EARTH if element else Icon.SHIELD_FIRE))
    values = deck.values[element]
    best = 0
    bodies: list[int] = []
    for i in bits(characters):
        if shields >> i & 1:
            bodies.append(SHIELD)
            continue
        value = 0 if dead >> i & 1 else values[i]
        kin = (deck.partners[i] | deck.gang_of[i]) & characters & ~dead
        if kin:
            for j in bits(kin):
                value += values[j]
        bodies.append(value)
        if value > best:
            best = value
    return Reply(bodies, _addition(deck, hand & ~dead, element, best))


def _addition(deck: Deck, hand: int, element: int, best: int) -> int:
    """What the best booster or support adds, and all that are FREE."""
    extra = 0
    free = 0
    values = deck.values[element]
    for i in bits(hand & (deck.boosters | deck.supports)):
        value = values[i]
        if deck.free >> i & 1:
            free += value
            continue
        if deck.valuers >> i & 1 and deck.boosters >> i & 1 and best // 2 > value:
            value = best // 2  # it doubles or raises something
        if value > extra:
            extra = value
    return extra + free


def possible_hands(view: View, count: int, chance: Chance) -> list[int]:
    """Hands that the other player may hold, as far as the view tells."""
    other = 1 - view.seat
    side = view.state.sides[other]
    hidden = view.hidden[other]
    assert hidden is not None
    hands = []
    for _ in range(count):
        hand = side.hand | side.blurred & hidden.pool
        pool = hidden.pool & ~hand
        for _ in range(hidden.hand - (hand & hidden.pool).bit_count()):
            card = 1 << chance.pick(pool)
            hand |= card
            pool ^= card
        hands.append(hand)
    return hands


def supported(g: State, seat: int, element: int) -> int:
    """What the seat's support area adds to any reply."""
    side = g.sides[seat]
    live = side.support & ~side.ignored
    if not live:
        return 0
    values = g.decks[seat].values[element]
    power = 2 * (live & side.bluffs).bit_count()
    for i in bits(live & ~side.bluffs):
        power += values[i]
    return power


def between_features(
    g: State, me: int, held: int, gained: int, begins: bool, sums: tuple[Sums, Sums]
) -> list[float]:
    """The time after this fight if `me` gains (or loses) so many dragons in it and keeps `held` in hand."""
    a = g.sides[me]
    b = g.sides[1 - me]
    deck = drawable(a)
    count = deck.bit_count()
    mine = held.bit_count() + count
    theirs = cards_left(b)
    lead = lead_of(g, me) + gained
    late = 4.0 / (4.0 + (mine if mine < theirs else theirs))
    stock = sums[me].worth_of(deck)
    hand = sums[me].worth_of(held)
    missing = HAND - held.bit_count()
    mean = stock / count if count else 0.0
    full = hand + mean * (missing if missing < count else count) if missing > 0 else hand
    pool = sums[1 - me].worth_of(b.hand | drawable(b))
    cargo_a = sums[me].worth_of(a.cargo()) if a.ships else 0.0
    cargo_b = sums[1 - me].worth_of(b.cargo()) if b.ships else 0.0
    return [
        lead / 3.0,
        lead * late,
        1.0 if begins else -1.0,
        mine / 30.0,
        theirs / 30.0,
        (mine - theirs) / 10.0,
        late,
        (hand + stock) / 30.0,
        pool / 30.0,
        (hand + stock - pool) / 10.0,
        (hand + stock - pool) * late / 5.0,
        full / 6.0,
        (min(HAND, mine) - min(HAND, theirs)) / 3.0,
        cargo_a / 5.0,
        cargo_b / 5.0,
        1.0 if lead == 0 else 0.0,
    ]


def fight_features(
    g: State, me: int, element: int, replies: list[Reply], sums: tuple[Sums, Sums]
) -> list[float]:
    """`me` announces power in this element; `replies` are those of hands that the other may hold."""
    other = 1 - me
    a = g.sides[me]
    b = g.sides[other]
    deck_a = g.decks[me]
    deck_b = g.decks[other]
    mine = total(g, me, element)
    theirs = supported(g, other, element)
    support = supported(g, me, element)
    stakes = retreat_dragons(g, other)
    danger = retreat_dragons(g, me)
    lead = lead_of(g, me)
    need = mine - theirs
    answered = surplus = ways = shields = 0.0
    for reply in replies:
        if reply.power >= need:
            answered += 1.0
        if reply.power == SHIELD:
            shields += 1.0
        surplus += _clip(reply.power - need)
        ways += reply.ways(need)
    n = float(len(replies))
    own = reply_of(g, me, a.hand, element)
    deck = drawable(a)
    count = deck.bit_count()
    stock = b.hand | drawable(b)
    many = stock.bit_count()
    laid_a = a.combat | a.support
    laid_b = b.combat | b.support
    six_a = (laid_a & ~a.bluffs).bit_count()
    six_b = (laid_b & ~b.bluffs).bit_count()
    held = a.hand.bit_count()
    kept = a.hand & deck_a.characters
    wrong = a.bluffs & ~deck_a.bluff_of[element]
    left = cards_left(a)
    foe = cards_left(b)
    return [
        answered / n,
        surplus / n / 8.0,
        ways / n / 3.0,
        shields / n,
        need / 10.0,
        mine / 10.0,
        theirs / 5.0,
        support / 5.0,
        _clip(own.power + support - mine) / 8.0,
        own.ways(mine - support) / 3.0,
        1.0 if own.power == SHIELD else 0.0,
        held / 6.0,
        kept.bit_count() / 3.0,
        min(HAND, held + count) / 6.0,
        b.hand.bit_count() / 6.0,
        sums[me].power_of(deck, element) / count / 3.0 if count else 0.0,
        sums[other].power_of(stock, element) / many / 3.0 if many else 0.0,
        stakes - 1.0,
        danger - 1.0,
        six_a / 6.0,
        six_b / 6.0,
        1.0 if six_a in (4, 5) else 0.0,
        1.0 if six_b in (4, 5) else 0.0,
        1.0 if six_a == 5 else 0.0,
        1.0 if six_b == 5 else 0.0,
        (a.voice & deck_a.demands).bit_count() * 0.5,
        sums[me].voice_of(a.voice) / 4.0,
        sums[other].voice_of(b.voice & ~b.active) / 4.0,
        a.bluffs.bit_count() * 0.5,
        wrong.bit_count() * 0.5,
        b.bluffs.bit_count() * 0.5,
        1.0 if not laid_b else 0.0,
        1.0 if lead + stakes >= 4 else 0.0,
        1.0 if lead - danger <= -4 else 0.0,
        (a.active & deck_a.retrieve & ~a.ignored).bit_count() * 0.5,
        (a.support & deck_a.retrieve & ~a.ignored).bit_count() * 0.5,
        ((b.active | b.support) & deck_b.retrieve & ~b.ignored).bit_count() * 0.5,
        a.ships.bit_count() * 0.5,
        b.ships.bit_count() * 0.5,
        lead / 3.0,
        left / 30.0,
        foe / 30.0,
        1.0 if left == 0 else 0.0,
        1.0 if foe == 0 else 0.0,
        sums[me].worth_of(a.hand) / 6.0,
    ]


def _clip(power: int) -> float:
    return float(-8 if power < -8 else 8 if power > 8 else power)
