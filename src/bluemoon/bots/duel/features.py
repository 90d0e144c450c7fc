"""What the judgement looks at: the figures of a moment, made of dragons, cards, power and possible answers.

`between_features` describes the time between two fights, `fight_features` the moment when a player announces
his power and the other has to answer. Cards are known by their values, icons and texts only, never by name.
"""

from __future__ import annotations

from typing import Final

from bluemoon.bots.duel.holdings import NO_REPLY, SHIELD, Holdings, Reply, reply_of
from bluemoon.chance import Chance
from bluemoon.duel.knowledge import View
from bluemoon.duel.state import Side, State
from bluemoon.duel.table import retreat_dragons, total
from bluemoon.sets import bits, size

HAND: Final = 6
OUTCOME: Final = 5  # figures of the time between fights that hang on how the last one ended
BETWEEN: Final = 34  # figures of the time between fights
FIGHT: Final = 53  # figures of an announcement, besides what the ends of the fight are worth
ENDS: Final = 5  # figures of that
COUNTERED: Final = 45  # of the figures of an announcement: hands that answer and are answered

Both = tuple[Holdings, ...]  # of the two seats


def cards_left(side: Side) -> int:
    return size(side.hand) + size(side.deck) + len(side.bottom) + len(side.top)


def drawable(side: Side) -> int:
    """The cards of the draw deck as a set."""
    cards = side.deck
    if side.bottom or side.top:
        for card in side.bottom:
            cards |= 1 << card
        for card in side.top:
            cards |= 1 << card
    return cards


def lead_of(g: State, me: int) -> int:
    """Dragons ahead."""
    return size(g.sides[me].dragons) - size(g.sides[1 - me].dragons)


def possible_hands(view: View, number: int, chance: Chance) -> list[int]:
    """Hands that the other player may hold, as far as the view tells."""
    other = 1 - view.seat
    side = view.state.sides[other]
    hidden = view.hidden[other]
    assert hidden is not None
    known = side.hand | side.blurred & hidden.pool
    missing = hidden.hand - size(known & hidden.pool)
    hands = []
    for _ in range(number):
        hand = known
        cards = list(bits(hidden.pool & ~known))
        for last in range(len(cards) - 1, len(cards) - 1 - missing, -1):
            place = chance.below(last + 1)
            hand |= 1 << cards[place]
            cards[place] = cards[last]
        hands.append(hand)
    return hands


def supported(g: State, seat: int, element: int) -> int:
    """What the seat's support area adds to any reply."""
    side = g.sides[seat]
    live = side.support & ~side.ignored
    if not live:
        return 0
    values = g.decks[seat].values[element]
    power = 2 * size(live & side.bluffs)
    for i in bits(live & ~side.bluffs):
        power += values[i]
    return power


# --- between fights ---------------------------------------------------------------------------------------


def between_features(g: State, me: int, held: int, both: Both) -> list[float]:
    """The time after this fight if `me` keeps `held` in hand; those of `outcome` come before them."""
    a = g.sides[me]
    b = g.sides[1 - me]
    ours = both[me]
    other = both[1 - me]
    deck = drawable(a)
    stock = b.hand | drawable(b)
    drawn = size(deck)
    held_count = size(held)
    mine = held_count + drawn
    theirs = size(stock)
    late = 4.0 / (4.0 + (mine if mine < theirs else theirs))
    worth_deck = ours.worth_of(deck)
    worth_held = ours.worth_of(held)
    missing = HAND - held_count if held_count < HAND else 0
    mean = worth_deck / drawn if drawn else 0.0
    total_worth = worth_held + worth_deck
    pool = other.worth_of(stock)
    fire = ours.reply(held, 0)
    earth = ours.reply(held, 1)
    return [
        late,
        mine / 30.0,
        theirs / 30.0,
        (mine - theirs) / 10.0,
        total_worth / 30.0,
        pool / 30.0,
        (total_worth - pool) / 10.0,
        (total_worth - pool) * late / 5.0,
        (worth_held + mean * (missing if missing < drawn else drawn)) / 6.0,
        ((mine if mine < HAND else HAND) - (theirs if theirs < HAND else HAND)) / 3.0,
        ours.worth_of(a.cargo()) / 5.0 if a.ships else 0.0,
        other.worth_of(b.cargo()) / 5.0 if b.ships else 0.0,
        _reach(fire),
        _reach(earth),
        1.0 if fire.power == SHIELD else 0.0,
        1.0 if earth.power == SHIELD else 0.0,
        size(held & ours.characters) / 3.0,
        size(held & ours.extras) / 3.0,
        held_count / 6.0,
        missing / 6.0 if drawn else 0.0,
        worth_held / 6.0,
        mean,
        pool / theirs if theirs else 0.0,
        size(deck & ours.characters) / drawn if drawn else 0.0,
        size(stock & other.characters) / theirs if theirs else 0.0,
        ours.power_of(deck, 0) / drawn / 3.0 if drawn else 0.0,
        ours.power_of(deck, 1) / drawn / 3.0 if drawn else 0.0,
        other.power_of(stock, 0) / theirs / 3.0 if theirs else 0.0,
        other.power_of(stock, 1) / theirs / 3.0 if theirs else 0.0,
    ]


def outcome(lead: int, begins: bool, late: float) -> list[float]:
    """How the fight ended: who leads, and who begins the next one. `late` is the first of the figures of
    `between_features`."""
    return [
        lead / 3.0,
        lead * late,
        1.0 if begins else -1.0,
        1.0 if lead == 0 else 0.0,
        late if begins else -late,
    ]


def _reach(reply: Reply) -> float:
    power = reply.power
    return 0.0 if power == NO_REPLY else 1.2 if power == SHIELD else power / 10.0


# --- announcements ----------------------------------------------------------------------------------------


def fight_features(g: State, me: int, element: int, replies: list[Reply], both: Both) -> list[float]:
    """`me` announces power in this element; `replies` are those of hands that the other may hold. What the
    ends of the fight are worth comes after them, by `add_ends`."""
    other = 1 - me
    a = g.sides[me]
    b = g.sides[other]
    ours = both[me]
    them = both[other]
    mine = total(g, me, element)
    theirs = supported(g, other, element)
    support = supported(g, me, element)
    stakes = retreat_dragons(g, other)
    danger = retreat_dragons(g, me)
    lead = lead_of(g, me)
    need = mine - theirs
    own = reply_of(g, me, a.hand, element, ours)
    back = own.power + support - theirs  # the most of a reply that I could answer at once
    answered = countered = plain = surplus = ways = shields = bodies = 0
    for reply in replies:
        power = reply.power
        bodies += len(reply.bodies)
        gap = power - need
        surplus += -8 if gap < -8 else 8 if gap > 8 else gap
        if gap >= 0:
            answered += 1
            least = reply.least(need)
            if least <= back:
                countered += 1
            if reply.best >= need:
                plain += 1
            ways += reply.ways(need)
            if power == SHIELD:
                shields += 1
    n = float(len(replies))
    answer = answered / n
    counter = countered / n
    deck = drawable(a)
    drawn = size(deck)
    stock = b.hand | drawable(b)
    many = size(stock)
    laid_b = b.combat | b.support
    six_a = size((a.combat | a.support) & ~a.bluffs)
    six_b = size(laid_b & ~b.bluffs)
    held = size(a.hand)
    left = held + drawn
    missing = HAND - held if held < HAND else 0
    follow = mine - support  # what a character of mine has to bring to hold the same power
    own_gap = own.power - follow
    enough = ours.at_least(deck, element, follow) / drawn if drawn else 0.0
    return [
        answer,
        surplus / n / 8.0,
        ways / n / 3.0,
        shields / n,
        need / 10.0,
        mine / 10.0,
        theirs / 5.0,
        support / 5.0,
        (-8 if own_gap < -8 else 8 if own_gap > 8 else own_gap) / 8.0,
        own.ways(follow) / 3.0,
        1.0 if own.power == SHIELD else 0.0,
        held / 6.0,
        size(a.hand & ours.characters) / 3.0,
        (left if left < HAND else HAND) / 6.0,
        size(b.hand) / 6.0,
        ours.power_of(deck, element) / drawn / 3.0 if drawn else 0.0,
        them.power_of(stock, element) / many / 3.0 if many else 0.0,
        stakes - 1.0,
        danger - 1.0,
        six_a / 6.0,
        six_b / 6.0,
        1.0 if six_a == 4 or six_a == 5 else 0.0,
        1.0 if six_b == 4 or six_b == 5 else 0.0,
        1.0 if six_a == 5 else 0.0,
        1.0 if six_b == 5 else 0.0,
        size(a.voice & ours.demands) * 0.5,
        ours.voice_of(a.voice) / 4.0,
        them.voice_of(b.voice & ~b.active) / 4.0,
        size(a.bluffs) * 0.5,
        size(a.bluffs & ~g.decks[me].bluff_of[element]) * 0.5,
        size(b.bluffs) * 0.5,
        1.0 if not laid_b else 0.0,
        1.0 if lead + stakes >= 4 else 0.0,
        1.0 if lead - danger <= -4 else 0.0,
        size(a.active & ours.retrieve & ~a.ignored) * 0.5,
        size(a.support & ours.retrieve & ~a.ignored) * 0.5,
        size((b.active | b.support) & them.retrieve & ~b.ignored) * 0.5,
        size(a.ships) * 0.5,
        size(b.ships) * 0.5,
        lead / 3.0,
        left / 30.0,
        many / 30.0,
        1.0 if left == 0 else 0.0,
        1.0 if many == 0 else 0.0,
        ours.worth_of(a.hand) / 6.0,
        counter,
        answer - counter,
        plain / n,
        bodies / n / 3.0,
        enough,
        enough * missing / 3.0,
        missing / 6.0 if drawn else 0.0,
        size(a.hand & ours.extras) / 3.0,
    ]


def add_ends(figures: list[float], won: float, lost: float) -> None:
    """`won` and `lost`: the chances to win the game if the fight ends now, so or so."""
    answer = figures[0]
    counter = figures[COUNTERED]
    figures.append(won * 2.0 - 1.0)
    figures.append(lost * 2.0 - 1.0)
    figures.append(won - lost)
    figures.append((won - lost) * answer)
    figures.append((1.0 - answer) * won + (answer - counter) * lost + counter * (won + lost) * 0.5)
