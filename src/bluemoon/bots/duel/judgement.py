"""The chance to win, judged by networks from the figures of the moment.

Between fights it depends on dragons and cards; at an announcement also on what hands of the opponent could
answer, and on what the own hand could do after that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bluemoon.bots.duel.card_sums import Answers, holdings, reply_of
from bluemoon.bots.duel.features import (
    DRAGONS_TO_WIN,
    FIGHT_RESERVES,
    OUTCOME,
    TIME_RESERVES,
    Both,
    Reserves,
    Stakes,
    lateness,
    lead_of,
    stock_of,
    tell_ends,
    tell_fight,
    tell_outcome,
    tell_time,
)
from bluemoon.bots.duel.lanes import Sums, copied, with_sums
from bluemoon.bots.duel.network import Told
from bluemoon.bots.duel.networks import Networks, networks
from bluemoon.bots.duel.places import (
    ACTIVE,
    BLUFFS,
    CARGO,
    COVERED,
    DECK,
    HAND,
    KNOWN,
    LASTING,
    SHIPS,
    STOCK,
    SUPPORT,
    THEIR_ACTIVE,
    THEIR_CARGO,
    THEIR_LASTING,
    THEIR_SHIPS,
    THEIR_SUPPORT,
    Place,
    Places,
    places,
)
from bluemoon.bots.net import sigmoid
from bluemoon.compiling import mypyc_attr
from bluemoon.duel.model.state import NO_ELEMENT, POWER, State
from bluemoon.duel.rules.fights import unpaid_dragons
from bluemoon.duel.rules.survey import retreat_dragons, survey
from bluemoon.sets import bits, size

if TYPE_CHECKING:
    from mypy_extensions import i64

SURE: Final = 4.0  # the log odds of a game that is decided
LIKELY: Final = 3.9  # the highest log odds of a game that is not
MOST_DISCARDED: Final = 3  # when declining
NOT_ASKED: Final = 99  # no lead

Situation = tuple[int, int, int, int, int]
Stock = tuple[int, int, int, int, int, int]


Row = tuple[Place, ...]
Rows = tuple[Places, ...]  # of the two seats


def add_reserves(g: State, me: int, reserves: Reserves, ours: Row, theirs: Row, to: Told) -> None:
    """Add the weights of cards that are the same at most ends of a turn: decks and lasting cards."""
    a = g.sides[me]
    b = g.sides[1 - me]
    to.sums = with_sums(to.sums, ours[DECK].sum(reserves.deck))
    to.sums = with_sums(to.sums, theirs[STOCK].sum(reserves.stock))
    theirs[KNOWN].add(reserves.known, to)
    ours[LASTING].add(a.lasting, to)
    theirs[THEIR_LASTING].add(b.lasting, to)


def add_held(g: State, me: int, held: i64, ours: Row, theirs: Row, to: Told) -> None:
    """Add the weights of cards that outlast a fight: those in hand and on ships."""
    a = g.sides[me]
    b = g.sides[1 - me]
    ours[HAND].add(held, to)
    if a.ships:
        ours[SHIPS].add(a.ships, to)
        ours[CARGO].add(a.cargo(), to)
    if b.ships:
        theirs[THEIR_SHIPS].add(b.ships, to)
        theirs[THEIR_CARGO].add(b.cargo(), to)


def add_table(g: State, me: int, ours: Row, theirs: Row, to: Told) -> None:
    """Add the weights of the cards that lie in the fight."""
    a = g.sides[me]
    b = g.sides[1 - me]
    ours[ACTIVE].add(a.active & ~a.ignored, to)
    ours[COVERED].add(a.combat & ~a.active, to)
    ours[SUPPORT].add(a.support & ~a.bluffs & ~a.ignored, to)
    ours[BLUFFS].add(a.bluffs, to)
    theirs[THEIR_ACTIVE].add(b.active & ~b.ignored, to)
    theirs[THEIR_SUPPORT].add(b.support & ~b.bluffs & ~b.ignored, to)


@mypyc_attr(acyclic=True, free_list_len=1)
class Scratch:
    """Both networks' first layers while something is judged; the next judgement begins them anew."""

    __slots__ = ("between", "fight")

    def __init__(self, nets: Networks) -> None:
        self.fight = Told(nets.fight)
        self.between = Told(nets.between)


@mypyc_attr(acyclic=True, free_list_len=1)
class Ground:
    """What most ends of a turn have in common: the reserves, and their sums in the networks' first layer."""

    __slots__ = ("_fight", "afloat", "intervals", "reserves", "time")

    def __init__(self, g: State, me: int, both: Both, rows: Rows, nets: Networks, scratch: Scratch) -> None:
        self.reserves = Reserves(g, me, both)
        told = scratch.between
        told.begin(nets.between.bias, OUTCOME)
        self.reserves.tell_time(both[me], both[1 - me], told)
        add_reserves(g, me, self.reserves, rows[me].between, rows[1 - me].between, told)
        self.time = copied(told.add_up())
        self._fight: list[Sums] = [None, None]
        self.intervals: dict[int, Interval] = {}  # by the cards that are held, without ships
        self.afloat: dict[Situation, Interval] = {}  # with ships, by those on them, too

    def fight(
        self, g: State, me: int, element: int, both: Both, rows: Rows, nets: Networks, scratch: Scratch
    ) -> Sums:
        """The first layer of the fight network with all that belongs to the ground; computed once."""
        known = self._fight[element]
        if known is not None:
            return known
        told = scratch.fight
        told.begin(nets.fight.bias, 0)
        self.reserves.tell_fight(element, both[me], both[1 - me], told)
        add_reserves(g, me, self.reserves, rows[me].fight[element], rows[1 - me].fight[element], told)
        sums = self._fight[element] = copied(told.add_up())
        return sums


@mypyc_attr(acyclic=True, free_list_len=1)
class Interval:
    """The time after a fight if a seat then holds these cards; who wins the fight is added by `odds`."""

    __slots__ = ("_ahead", "_behind", "_hidden", "_late", "_lost", "_outlasts", "_over", "_won")

    def __init__(
        self, g: State, me: int, held: i64, both: Both, rows: Rows, ground: Ground, told: Told
    ) -> None:
        mine = size(held) + ground.reserves.drawn
        theirs = ground.reserves.many
        self._over = mine == 0 or theirs == 0
        self._outlasts = self._over and outlasts(g, me, mine, theirs)
        self._late = lateness(mine, theirs)
        told.begin(ground.time, TIME_RESERVES)
        tell_time(g, me, held, both, ground.reserves, told)
        add_held(g, me, held, rows[me].between, rows[1 - me].between, told)
        self._hidden = copied(told.add_up())
        # The last odds that were asked for: the lead, and the log odds, with the other player to begin the
        # next fight (this one was won) or with this seat (it was lost).
        self._ahead: i64 = NOT_ASKED
        self._won = 0.0
        self._behind: i64 = NOT_ASKED
        self._lost = 0.0

    def odds(self, lead: i64, begins: bool, scratch: Told) -> float:
        """The log odds to win the game with so many dragons ahead; `begins`: does the seat begin the next
        fight?"""
        if begins:
            if lead != self._behind:
                self._behind = lead
                self._lost = self._odds(lead, True, scratch)
            return self._lost
        if lead != self._ahead:
            self._ahead = lead
            self._won = self._odds(lead, False, scratch)
        return self._won

    def _odds(self, lead: i64, begins: bool, scratch: Told) -> float:
        if lead >= DRAGONS_TO_WIN:
            return SURE
        if lead <= -DRAGONS_TO_WIN:
            return -SURE
        if self._over:
            return SURE if lead > 0 or (lead == 0 and self._outlasts) else -SURE
        scratch.begin(self._hidden, 0)
        tell_outcome(lead, begins, self._late, scratch)
        logit = scratch.say()
        return -LIKELY if logit < -LIKELY else LIKELY if logit > LIKELY else logit


def outlasts(g: State, me: int, mine: int, theirs: int) -> bool:
    """Does the seat win on cards? With all dragons on the board the player who had cards last wins (001
    Winning the Game)."""
    if mine or theirs:
        return mine > 0
    a, b = g.sides[me], g.sides[1 - me]
    return not a.out_at or (b.out_at > 0 and b.out_at < a.out_at)


class Judge:
    """Judges the ends of one seat's turn against hands that the opponent may hold."""

    def __init__(self, g: State, me: int, hands: list[int]) -> None:
        self.me = me
        self.hands = hands
        self.both: Both = (holdings(g.decks[0]), holdings(g.decks[1]))
        self.rows: Rows = (places(g.decks[0]), places(g.decks[1]))
        self._answers: dict[Situation, Answers] = {}
        self._last: list[Answers | None] = [None, None]  # by element
        self._ground: Ground | None = None
        self._grounds: dict[Stock, Ground] = {}
        self.nets = networks()
        self.scratch = Scratch(self.nets)

    def ground(self, g: State) -> Ground:
        """The ground for this state. Those of other states are kept; most often it is the last one."""
        known = self._ground
        if known is not None and known.reserves.hold(g, self.me):
            return known
        stock = stock_of(g, self.me)
        known = self._grounds.get(stock)
        if known is None:
            known = self._grounds[stock] = Ground(g, self.me, self.both, self.rows, self.nets, self.scratch)
        self._ground = known
        return known

    def interval(self, g: State, held: i64, ground: Ground) -> Interval:
        """The time after a fight if these cards are held then; each is worked out once."""
        a = g.sides[0]
        b = g.sides[1]
        if a.ships | b.ships:
            key = (held, a.ships, a.cargo(), b.ships, b.cargo())
            known = ground.afloat.get(key)
            if known is None:
                known = ground.afloat[key] = self._interval(g, held, ground)
            return known
        known = ground.intervals.get(held)
        if known is None:
            known = ground.intervals[held] = self._interval(g, held, ground)
        return known

    def _interval(self, g: State, held: i64, ground: Ground) -> Interval:
        return Interval(g, self.me, held, self.both, self.rows, ground, self.scratch.between)

    def announced(self, g: State, element: int) -> float:
        """The chance to win the game if the player announces this element now."""
        me = self.me
        if g.stale:
            survey(g)
        ground = self.ground(g)
        after = self.interval(g, g.sides[me].hand, ground)
        stakes = Stakes(g, me)
        between = self.scratch.between
        won = after.odds(stakes.lead + stakes.gain, False, between)
        lost = after.odds(stakes.lead - stakes.loss, True, between)
        sums = ground.fight(g, me, element, self.both, self.rows, self.nets, self.scratch)
        told = self.scratch.fight
        told.begin(sums, FIGHT_RESERVES)
        answers = self.answers(g, element)
        shares = tell_fight(g, me, element, stakes, answers, self.both, ground.reserves, told)
        tell_ends(shares, sigmoid(won), sigmoid(lost), told)
        ours = self.rows[me].fight[element]
        theirs = self.rows[1 - me].fight[element]
        add_held(g, me, g.sides[me].hand, ours, theirs, told)
        add_table(g, me, ours, theirs, told)
        return sigmoid(told.say())

    def answers(self, g: State, element: int) -> Answers:
        """The replies of the opponent's possible hands. They depend only on the texts in force and are kept;
        most often they are those of the last state."""
        other = 1 - self.me
        side = g.sides[other]
        zeroers = g.sides[self.me].voice & g.decks[self.me].zeroers
        known = self._last[element]
        if known is not None and known.hold(side, zeroers):
            return known
        situation = (element, side.banned, side.ignored, zeroers, side.icons_off)
        known = self._answers.get(situation)
        if known is None:
            replies = [reply_of(g, other, hand, element, self.both[other]) for hand in self.hands]
            known = self._answers[situation] = Answers(replies, side, zeroers)
        self._last[element] = known
        return known

    def after_fight(self, g: State, held: i64, gained: int, begins: bool) -> float:
        """The log odds to win the game after gaining (or losing) so many dragons in this fight."""
        after = self.interval(g, held, self.ground(g))
        return after.odds(lead_of(g, self.me) + gained, begins, self.scratch.between)

    def retreating(self, g: State) -> float:
        """The chance to win after retreating now; unpaid demands cost dragons, too."""
        lost = retreat_dragons(g, self.me) + size(unpaid_dragons(g))
        return chance_of(self.after_fight(g, g.sides[self.me].hand, -lost, True))

    def declining(self, g: State) -> float:
        """The chance to win after declining: the worst cards are changed, the other player begins."""
        hand = g.sides[self.me].hand
        return chance_of(self.after_fight(g, hand & ~self.unwanted(g), 0, False))

    def unwanted(self, g: State) -> int:
        """The cards to be discarded when declining: the worst one, and others below the average."""
        worth = self.both[self.me].worth
        hand = g.sides[self.me].hand
        ranked = sorted([(worth[i], i) for i in bits(hand)])[:MOST_DISCARDED]
        return sum([1 << i for rank, (value, i) in enumerate(ranked) if rank == 0 or value < 1.0])

    def between(self, g: State) -> float:
        """The chance to win between two fights."""
        return chance_of(self.after_fight(g, g.sides[self.me].hand, 0, g.current == self.me))


def chance_of(logit: float) -> float:
    """The chance for some log odds; exactly 0 or 1 if the game is decided."""
    return 1.0 if logit >= SURE else 0.0 if logit <= -SURE else sigmoid(logit)


def standing(g: State, me: int) -> float:
    """The chance to win in any state whose hidden cards are dealt."""
    if g.winner >= 0:
        return 1.0 if g.winner == me else 0.0
    if not g.fight or g.element == NO_ELEMENT:
        return Judge(g, me, [0]).between(g)
    attacker = g.current if g.phase >= POWER else 1 - g.current
    judge = Judge(g, attacker, [g.sides[1 - attacker].hand])
    value = judge.announced(g, g.element)
    return value if attacker == me else 1.0 - value
