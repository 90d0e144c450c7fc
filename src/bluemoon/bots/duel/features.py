"""The figures (numbers) that describe a moment of the duel to the networks: dragons, cards, power and
possible answers.

`tell_time` describes the time between two fights, `tell_fight` the moment when a player announces his power
and the other has to answer; `Reserves` has what both depend on. `TIME_FIGURES` and `FIGHT_FIGURES` name the
figures in the order in which they are given; weights are found by these names. `judgement` adds the weights
of the single cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bluemoon.bots.duel.card_sums import (
    NO_REPLY,
    SHIELD,
    Answers,
    Holdings,
    Reply,
    Shares,
    reply_of,
    unhindered,
    within,
)
from bluemoon.bots.duel.lanes import count
from bluemoon.bots.duel.network import Told
from bluemoon.chance import Chance
from bluemoon.compiling import mypyc_attr
from bluemoon.duel.knowledge.view import View, possible_hand
from bluemoon.duel.model.side import Side
from bluemoon.duel.model.state import State
from bluemoon.duel.rules.survey import retreat_dragons, total
from bluemoon.sets import bits, top
from bluemoon.sets import how_many as size

if TYPE_CHECKING:
    from mypy_extensions import i64

HAND: Final = 6
DRAGONS_TO_WIN: Final = 4
OUTCOME: Final = 5  # the first figures of the time between fights depend on how the last one ended,
TIME_RESERVES: Final = OUTCOME + 11  # the next ones on the reserves
FIGHT_RESERVES: Final = 5  # of the figures of an announcement
NOT_ASKED: Final = -999  # no power

TIME_FIGURES: Final = (
    *("lead", "lead late", "begins", "even", "begins late"),  # tell_outcome
    *("legends", "their cards", "their worth", "mean worth drawn", "their mean worth"),  # Reserves.tell_time
    *("characters drawn", "their characters", "fire drawn", "earth drawn", "their fire", "their earth"),
    *("late", "cards", "cards ahead", "worth", "worth ahead", "worth ahead late", "next hand"),  # tell_time
    *("full hands ahead", "cargo", "their cargo", "fire reach", "earth reach", "fire shield", "earth shield"),
    *("characters held", "extras held", "cards held", "cards missing", "worth held"),
)
FIGHT_FIGURES: Final = (
    *("legends", "power drawn", "their power", "their cards", "they have none"),  # Reserves.tell_fight
    *("answered", "answered in turn", "not answered in turn", "answered plainly", "surplus"),  # _tell_answers
    *("ways", "shields", "bodies", "ahead", "power", "their support", "support"),
    *("follow", "own ways", "own shield", "cards held", "characters held", "extras held"),  # _tell_hand
    *("worth held", "next hand", "cards", "none left", "enough drawn", "enough soon", "cards missing"),
    *("their hand",),
    *("stakes", "danger", "would win", "would lose", "lead"),  # _tell_stakes
    *("six", "their six", "near six", "near their six", "at six", "at their six", "demands"),  # _tell_table
    *("texts", "their texts", "bluffs", "lies", "their bluffs", "they begin", "retrieve", "retrieve support"),
    *("their retrieve", "ships", "their ships"),
    *("won", "lost", "at stake", "at stake answered", "expected"),  # tell_ends
)

Both = tuple[Holdings, ...]  # of the two seats


def drawable(side: Side) -> i64:
    """The cards of the draw deck as a set."""
    cards = side.deck
    if side.bottom or side.top:
        for card in side.bottom:
            cards |= 1 << card
        for card in side.top:
            cards |= 1 << card
    return cards


def lead_of(g: State, me: int) -> int:
    """By how many dragons `me` is ahead; negative if behind."""
    return size(g.sides[me].dragons) - size(g.sides[1 - me].dragons)


def stock_of(g: State, me: int) -> tuple[int, int, int, int, int, int]:
    """What distinguishes the reserves of one state from those of another: see `Reserves.hold`."""
    a, b = g.sides[me], g.sides[1 - me]
    known = (b.hand | b.bluffs) & b.seen
    return drawable(a), b.hand, b.hand | drawable(b) | b.bluffs, known, a.lasting, b.lasting


def possible_hands(view: View, number: int, chance: Chance) -> list[int]:
    """Random hands that the other player may hold, in agreement with the view."""
    other = 1 - view.seat
    side = view.state.sides[other]
    hidden = view.hidden[other]
    assert hidden is not None
    if side.mixed:  # some of the unseen cards lie in the shuffled discard pile: deal them properly
        return [possible_hand(view, other, chance) for _ in range(number)]
    pool: i64 = hidden.pool
    known = side.hand | side.blurred & pool
    missing: i64 = hidden.hand - size(known & pool)
    unknown = bits(pool & ~known)
    hands = []
    for _ in range(number):
        hand = known
        cards = list(unknown)
        last: i64 = len(cards)
        for _ in range(missing):
            last -= 1
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
    power: i64 = 2 * size(live & side.bluffs)
    live &= ~side.bluffs
    while live:
        low = live & -live
        power += values[top(low)]
        live ^= low
    return power


# --- reserves ---------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, free_list_len=1)
class Reserves:
    """The cards that one player can still draw, and those that the other may have in hand or deck. They are
    the same at most ends of a turn, so that they are counted once."""

    __slots__ = (
        "_asked",
        "_strong",
        "deck",
        "drawn",
        "hand",
        "known",
        "lasting",
        "legends",
        "many",
        "mean",
        "pool",
        "stock",
        "their_lasting",
        "theirs",
        "worth",
    )

    def __init__(self, g: State, me: int, both: Both) -> None:
        b = g.sides[1 - me]
        self.legends = 1.0 if g.edition.all_or_nothing else 0.0
        self.deck = drawable(g.sides[me])
        self.hand = b.hand
        self.known = (b.hand | b.bluffs) & b.seen
        self.lasting = g.sides[me].lasting
        self.their_lasting = b.lasting
        self.theirs = b.hand | drawable(b)
        self.stock = self.theirs | b.bluffs
        self.drawn = size(self.deck)
        self.many = size(self.theirs)
        self.worth = both[me].worth_of(self.deck)
        self.pool = both[1 - me].worth_of(self.theirs)
        self.mean = self.worth / self.drawn if self.drawn else 0.0
        self._asked: i64 = NOT_ASKED  # of `strong`
        self._strong = 0

    def hold(self, g: State, me: int) -> bool:
        """Are the reserves of this state the same as these?"""
        a = g.sides[me]
        b = g.sides[1 - me]
        return (
            drawable(a) == self.deck
            and b.hand == self.hand
            and b.hand | drawable(b) | b.bluffs == self.stock
            and (b.hand | b.bluffs) & b.seen == self.known
            and a.lasting == self.lasting
            and b.lasting == self.their_lasting
        )

    def strong(self, ours: Holdings, element: int, power: i64) -> int:
        """How many characters of the deck have so much power in the element; the last answer is kept."""
        if self._asked != 2 * power + element:
            self._asked = 2 * power + element
            self._strong = ours.at_least(self.deck, element, power)
        return self._strong

    def tell_time(self, ours: Holdings, other: Holdings, to: Told) -> None:
        """Give the figures of the reserves between fights."""
        drawn = float(self.drawn or 1)
        many = float(self.many or 1)
        to.tell_four(
            self.legends,
            self.many / 30.0,
            self.pool / 30.0,
            self.mean,
        )
        to.tell_four(
            self.pool / many,
            count(self.deck & ours.characters) / drawn,
            count(self.theirs & other.characters) / many,
            ours.power_of(self.deck, 0) / drawn / 3.0,
        )
        to.tell(ours.power_of(self.deck, 1) / drawn / 3.0)
        to.tell(other.power_of(self.theirs, 0) / many / 3.0)
        to.tell(other.power_of(self.theirs, 1) / many / 3.0)

    def tell_fight(self, element: int, ours: Holdings, other: Holdings, to: Told) -> None:
        """Give the figures of the reserves at an announcement."""
        to.tell_four(
            self.legends,
            ours.power_of(self.deck, element) / (self.drawn or 1) / 3.0,
            other.power_of(self.theirs, element) / (self.many or 1) / 3.0,
            self.many / 30.0,
        )
        to.tell(1.0 if self.many == 0 else 0.0)


# --- between fights ---------------------------------------------------------------------------------------


def tell_time(g: State, me: int, held: i64, both: Both, reserves: Reserves, to: Told) -> None:
    """Give the figures of the time after this fight if `me` keeps `held` in hand. Those of the outcome and of
    the reserves come before these."""
    ours = both[me]
    drawn = reserves.drawn
    theirs = reserves.many
    held_count = size(held)
    mine = held_count + drawn
    late = lateness(mine, theirs)
    worth_held = ours.worth_of(held)
    missing = HAND - held_count if held_count < HAND else 0
    worth = worth_held + reserves.worth
    fire = unhindered(ours.deck, held, 0)
    earth = unhindered(ours.deck, held, 1)
    to.tell_four(
        late,
        mine / 30.0,
        (mine - theirs) / 10.0,
        worth / 30.0,
    )
    to.tell_four(
        (worth - reserves.pool) / 10.0,
        (worth - reserves.pool) * late / 5.0,
        (worth_held + reserves.mean * (missing if missing < drawn else drawn)) / 6.0,
        ((mine if mine < HAND else HAND) - (theirs if theirs < HAND else HAND)) / 3.0,
    )
    to.tell_four(
        _loaded(g, me, ours),
        _loaded(g, 1 - me, both[1 - me]),
        _reach(fire),
        _reach(earth),
    )
    to.tell_four(
        1.0 if fire == SHIELD else 0.0,
        1.0 if earth == SHIELD else 0.0,
        count(held & ours.characters) / 3.0,
        count(held & ours.extras) / 3.0,
    )
    to.tell(held_count / 6.0)
    to.tell(missing / 6.0 if drawn else 0.0)
    to.tell(worth_held / 6.0)


def lateness(mine: int, theirs: int) -> float:
    """How near the end of the game is, by the cards that are left."""
    return 4.0 / (4.0 + (mine if mine < theirs else theirs))


def tell_outcome(lead: int, begins: bool, late: float, to: Told) -> None:
    """Give the figures of how the fight ended: who leads, and who begins the next one."""
    to.tell(lead / 3.0)
    to.tell(lead * late)
    to.tell(1.0 if begins else -1.0)
    to.tell(1.0 if lead == 0 else 0.0)
    to.tell(late if begins else -late)


def _loaded(g: State, seat: int, sums: Holdings) -> float:
    side = g.sides[seat]
    return sums.worth_of(side.cargo()) / 5.0 if side.ships else 0.0


def _reach(power: int) -> float:
    return 0.0 if power == NO_REPLY else 1.2 if power == SHIELD else power / 10.0


# --- announcements ----------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, free_list_len=1)
class Stakes:
    """What a fight is about: the present lead, the dragons to gain by winning it, and those to lose."""

    __slots__ = ("gain", "lead", "loss")

    def __init__(self, g: State, me: int) -> None:
        self.lead = lead_of(g, me)
        self.gain = retreat_dragons(g, 1 - me)
        self.loss = retreat_dragons(g, me)


def tell_fight(
    g: State,
    me: int,
    element: int,
    stakes: Stakes,
    answers: Answers,
    both: Both,
    reserves: Reserves,
    to: Told,
) -> Shares:
    """Give the figures of an announcement by `me` in this element; `answers` are those of hands that the
    other may hold. Returns what they come to. The figures of the reserves come before these, those of
    `tell_ends` after them."""
    mine = total(g, me, element)
    theirs = supported(g, 1 - me, element)
    support = supported(g, me, element)
    own = reply_of(g, me, g.sides[me].hand, element, both[me])
    shares = answers.against(mine - theirs, own.power + support - theirs)
    _tell_answers(shares, to)
    to.tell_four(
        (mine - theirs) / 10.0,
        mine / 10.0,
        theirs / 5.0,
        support / 5.0,
    )
    _tell_hand(g.sides[me], element, mine - support, own, both[me], reserves, to)
    _tell_stakes(stakes, to)
    _tell_table(g, me, element, both[me], both[1 - me], to)
    return shares


def _tell_answers(shares: Shares, to: Told) -> None:
    """Give the figures of the possible answers."""
    to.tell_four(
        shares.answer,
        shares.counter,
        shares.answer - shares.counter,
        shares.plain,
    )
    to.tell_four(
        shares.surplus / 8.0,
        shares.ways / 3.0,
        shares.shields,
        shares.bodies / 3.0,
    )


def _tell_hand(
    a: Side, element: int, follow: int, own: Reply, ours: Holdings, reserves: Reserves, to: Told
) -> None:
    """Give the figures of the hand that is left; `follow` is the power that another character would have to
    bring to keep up."""
    drawn = reserves.drawn
    held = size(a.hand)
    left = held + drawn
    missing = HAND - held if held < HAND else 0
    enough = reserves.strong(ours, element, follow) / drawn if drawn else 0.0
    to.tell_four(
        within(own.power - follow) / 8.0,
        own.ways(follow) / 3.0,
        1.0 if own.power == SHIELD else 0.0,
        held / 6.0,
    )
    to.tell_four(
        count(a.hand & ours.characters) / 3.0,
        count(a.hand & ours.extras) / 3.0,
        ours.worth_of(a.hand) / 6.0,
        (left if left < HAND else HAND) / 6.0,
    )
    to.tell_four(
        left / 30.0,
        1.0 if left == 0 else 0.0,
        enough,
        enough * missing / 3.0,
    )
    to.tell(missing / 6.0 if drawn else 0.0)
    to.tell(count(reserves.hand) / 6.0)


def _tell_stakes(stakes: Stakes, to: Told) -> None:
    """Give the figures of the dragons and of what the fight is about."""
    lead = stakes.lead
    to.tell_four(
        stakes.gain - 1.0,
        stakes.loss - 1.0,
        1.0 if lead + stakes.gain >= DRAGONS_TO_WIN else 0.0,
        1.0 if lead - stakes.loss <= -DRAGONS_TO_WIN else 0.0,
    )
    to.tell(lead / 3.0)


def _tell_table(g: State, me: int, element: int, ours: Holdings, them: Holdings, to: Told) -> None:
    """Give the figures of the cards on the table."""
    a = g.sides[me]
    b = g.sides[1 - me]
    six_a = size((a.combat | a.support) & ~a.bluffs)
    six_b = size((b.combat | b.support) & ~b.bluffs)
    to.tell_four(
        six_a / 6.0,
        six_b / 6.0,
        1.0 if six_a == 4 or six_a == 5 else 0.0,
        1.0 if six_b == 4 or six_b == 5 else 0.0,
    )
    to.tell_four(
        1.0 if six_a == 5 else 0.0,
        1.0 if six_b == 5 else 0.0,
        count(a.voice & ours.demands) * 0.5,
        ours.voice_of(a.voice) / 4.0,
    )
    to.tell_four(
        them.voice_of(b.voice & ~b.active) / 4.0,
        count(a.bluffs) * 0.5,
        count(a.bluffs & ~g.decks[me].bluff_of[element]) * 0.5,
        count(b.bluffs) * 0.5,
    )
    to.tell_four(
        0.0 if b.combat | b.support else 1.0,
        count(a.active & ours.retrieve & ~a.ignored) * 0.5,
        count(a.support & ours.retrieve & ~a.ignored) * 0.5,
        count((b.active | b.support) & them.retrieve & ~b.ignored) * 0.5,
    )
    to.tell(count(a.ships) * 0.5)
    to.tell(count(b.ships) * 0.5)


def tell_ends(shares: Shares, won: float, lost: float, to: Told) -> None:
    """Give the figures of how the fight may end. `won` and `lost`: the chances to win the game if this fight
    is won or lost now; `shares`: what `tell_fight` returned."""
    answer = shares.answer
    counter = shares.counter
    to.tell_four(
        won * 2.0 - 1.0,
        lost * 2.0 - 1.0,
        won - lost,
        (won - lost) * answer,
    )
    to.tell((1.0 - answer) * won + (answer - counter) * lost + counter * (won + lost) * 0.5)
