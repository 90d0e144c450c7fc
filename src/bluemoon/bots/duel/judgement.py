"""How good it is to stand somewhere: the chance to win, judged from the figures of the moment.

Between fights dragons and cards count; when power is announced, also what the hands that the opponent may
hold could answer, and what the own hand could bring after that.
"""

from __future__ import annotations

from typing import Final

from bluemoon.bots.duel.features import (
    OUTCOME,
    add_ends,
    between_features,
    cards_left,
    drawable,
    fight_features,
    lead_of,
    outcome,
)
from bluemoon.bots.duel.holdings import (
    ACTIVE,
    IN_DECK,
    IN_HAND,
    SUPPORT,
    THEIR_STOCK,
    THEIR_SUPPORT,
    Holdings,
    Reply,
    holdings,
    reply_of,
)
from bluemoon.bots.duel.net import BETWEEN_NET, FIGHT_NET, Row, sigmoid
from bluemoon.duel.fights import unpaid_dragons
from bluemoon.duel.state import NO_ELEMENT, POWER, State
from bluemoon.duel.table import retreat_dragons, survey
from bluemoon.sets import bits, size

DRAGONS_TO_WIN: Final = 4
SURE: Final = 4.0  # the logarithm of the odds of a game that is decided
LIKELY: Final = 3.9  # ... and of one that only looks so
MOST_DISCARDED: Final = 3  # when declining
UNMATCHED: Final = 0.99  # how sure it is that hands which seem too weak cannot answer

Situation = tuple[int, int, int, int, int]


class Interval:
    """The time after a fight, whoever wins it: what a seat holds, and what both can still draw."""

    __slots__ = ("_hidden", "_late", "_outlasts", "_over")

    def __init__(self, g: State, me: int, held: int, both: tuple[Holdings, ...]) -> None:
        a = g.sides[me]
        b = g.sides[1 - me]
        mine = size(held) + cards_left(a) - size(a.hand)
        theirs = cards_left(b)
        self._over = mine == 0 or theirs == 0
        self._outlasts = self._over and outlasts(g, me, mine, theirs)
        figures = between_features(g, me, held, both)
        self._late = figures[0]
        self._hidden = BETWEEN_NET.hidden(figures, OUTCOME)
        self._hidden.add(both[me].between[IN_HAND].row(held), 1.0)
        self._hidden.add(both[me].between[IN_DECK].row(drawable(a)), 1.0)
        self._hidden.add(both[1 - me].between[THEIR_STOCK].row(b.hand | drawable(b)), 1.0)

    def odds(self, lead: int, begins: bool) -> float:
        """The odds to win with so many dragons ahead, as a logarithm."""
        if lead >= DRAGONS_TO_WIN:
            return SURE
        if lead <= -DRAGONS_TO_WIN:
            return -SURE
        if self._over:
            return SURE if lead > 0 or (lead == 0 and self._outlasts) else -SURE
        hidden = Row(self._hidden)
        for number, figure in enumerate(outcome(lead, begins, self._late)):
            hidden.add(BETWEEN_NET.rows[number], figure)
        logit = BETWEEN_NET.say(hidden)
        return -LIKELY if logit < -LIKELY else LIKELY if logit > LIKELY else logit


def outlasts(g: State, me: int, mine: int, theirs: int) -> bool:
    """With all dragons on the board, who had cards last wins (001 Winning the Game)."""
    if mine or theirs:
        return mine > 0
    a, b = g.sides[me], g.sides[1 - me]
    return not a.out_at or (b.out_at > 0 and b.out_at < a.out_at)


class Judge:
    """Judges the ends of one seat's turn against hands that the opponent may hold."""

    def __init__(self, g: State, me: int, hands: list[int]) -> None:
        self.me = me
        self.hands = hands
        self.both: tuple[Holdings, ...] = (holdings(g.decks[0]), holdings(g.decks[1]))
        self._replies: dict[Situation, list[Reply]] = {}

    def announced(self, g: State, element: int) -> float:
        """The chance to win the game if the player announces this element now."""
        me = self.me
        if g.stale:
            survey(g)
        after = Interval(g, me, g.sides[me].hand, self.both)
        won = after.odds(lead_of(g, me) + retreat_dragons(g, 1 - me), False)
        lost = after.odds(lead_of(g, me) - retreat_dragons(g, me), True)
        figures = fight_features(g, me, element, self._answers(g, element), self.both)
        add_ends(figures, sigmoid(won), sigmoid(lost))
        hidden = FIGHT_NET.hidden(figures, 0)
        self._add_cards(g, element, hidden)
        value = sigmoid(FIGHT_NET.say(hidden))
        if won < SURE:
            return value
        unanswered = UNMATCHED * (1.0 - figures[0])  # the fight wins the game
        return unanswered if unanswered > value else value

    def _add_cards(self, g: State, element: int, hidden: Row) -> None:
        """What the cards of each zone say."""
        a = g.sides[self.me]
        b = g.sides[1 - self.me]
        ours = self.both[self.me].fight[element]
        theirs = self.both[1 - self.me].fight[element]
        hidden.add(ours[IN_HAND].row(a.hand), 1.0)
        hidden.add(ours[IN_DECK].row(drawable(a)), 1.0)
        hidden.add(theirs[THEIR_STOCK].row(b.hand | drawable(b)), 1.0)
        hidden.add(ours[ACTIVE].row(a.active & ~a.ignored), 1.0)
        hidden.add(ours[SUPPORT].row(a.support & ~a.bluffs & ~a.ignored), 1.0)
        hidden.add(theirs[THEIR_SUPPORT].row(b.support & ~b.bluffs & ~b.ignored), 1.0)

    def _answers(self, g: State, element: int) -> list[Reply]:
        """What the possible hands could answer; it hangs on the texts in force only."""
        other = 1 - self.me
        side = g.sides[other]
        zeroers = g.sides[self.me].voice & g.decks[self.me].zeroers
        situation = (element, side.banned, side.ignored, zeroers, side.icons_off)
        known = self._replies.get(situation)
        if known is None:
            known = [reply_of(g, other, hand, element, self.both[other]) for hand in self.hands]
            self._replies[situation] = known
        return known

    def after_fight(self, g: State, held: int, gained: int, begins: bool) -> float:
        """The odds to win after gaining (or losing) so many dragons in this fight, as a logarithm."""
        return Interval(g, self.me, held, self.both).odds(lead_of(g, self.me) + gained, begins)

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
