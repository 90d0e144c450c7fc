"""How good it is to stand somewhere: the chance to win, judged from the figures of the moment.

Between fights dragons and cards count; when power is announced, also what the hands that the opponent may
hold could answer, and what the own hand could bring after that.
"""

from __future__ import annotations

from typing import Final

from bluemoon.bots.duel.features import (
    Reply,
    Sums,
    between_features,
    cards_left,
    fight_features,
    lead_of,
    reply_of,
)
from bluemoon.bots.duel.net import NETS, Net, sigmoid
from bluemoon.duel.deck import bits
from bluemoon.duel.fights import unpaid_dragons
from bluemoon.duel.state import NO_ELEMENT, POWER, State
from bluemoon.duel.table import retreat_dragons, survey

DRAGONS_TO_WIN: Final = 4
SURE: Final = 4.0  # the logarithm of the odds of a game that is decided
LIKELY: Final = 3.9  # ... and of one that only looks so
MOST_DISCARDED: Final = 3  # when declining
FIGHT_NET: Final[Net] = NETS["fight"]
BETWEEN_NET: Final[Net] = NETS["between"]

Situation = tuple[int, int, int, int, int]


class Judge:
    """Judges the ends of one seat's turn against hands that the opponent may hold."""

    def __init__(self, g: State, me: int, hands: list[int]) -> None:
        self.me = me
        self.hands = hands
        self.sums = (Sums(g.decks[0]), Sums(g.decks[1]))
        self._replies: dict[Situation, list[Reply]] = {}
        self._after: dict[tuple[int, ...], float] = {}

    def announced(self, g: State, element: int) -> float:
        """The chance to win the game if the player announces this element now."""
        me = self.me
        if g.stale:
            survey(g)
        figures = fight_features(g, me, element, self._answers(g, element), self.sums)
        held = g.sides[me].hand
        figures.append(self.after_fight(g, held, retreat_dragons(g, 1 - me), False) / SURE)
        figures.append(self.after_fight(g, held, -retreat_dragons(g, me), True) / SURE)
        return sigmoid(FIGHT_NET.logit(figures))

    def _answers(self, g: State, element: int) -> list[Reply]:
        """What the possible hands could answer; it hangs on the texts in force only."""
        other = 1 - self.me
        side = g.sides[other]
        zeroers = g.sides[self.me].voice & g.decks[self.me].zeroers
        situation = (element, side.banned, side.ignored, zeroers, side.icons_off)
        known = self._replies.get(situation)
        if known is None:
            known = [reply_of(g, other, hand, element) for hand in self.hands]
            self._replies[situation] = known
        return known

    def after_fight(self, g: State, held: int, gained: int, begins: bool) -> float:
        """The odds to win after gaining (or losing) so many dragons in this fight, as a logarithm."""
        a, b = g.sides
        hangs = (held, gained, a.deck, b.deck, a.hand, b.hand, a.dragons, b.dragons, begins)
        known = self._after.get(hangs)
        if known is None:
            known = self._after[hangs] = self._after_fight(g, held, gained, begins)
        return known

    def _after_fight(self, g: State, held: int, gained: int, begins: bool) -> float:
        me = self.me
        lead = lead_of(g, me) + gained
        if lead >= DRAGONS_TO_WIN:
            return SURE
        if lead <= -DRAGONS_TO_WIN:
            return -SURE
        mine = held.bit_count() + cards_left(g.sides[me]) - g.sides[me].hand.bit_count()
        theirs = cards_left(g.sides[1 - me])
        if mine == 0 or theirs == 0:
            return SURE if lead > 0 or (lead == 0 and self._outlasts(g, mine, theirs)) else -SURE
        logit = BETWEEN_NET.logit(between_features(g, me, held, gained, begins, self.sums))
        return -LIKELY if logit < -LIKELY else LIKELY if logit > LIKELY else logit

    def _outlasts(self, g: State, mine: int, theirs: int) -> bool:
        """With all dragons on the board, who had cards last wins (001 Winning the Game)."""
        if mine or theirs:
            return mine > 0
        a, b = g.sides[self.me], g.sides[1 - self.me]
        return not a.out_at or (b.out_at > 0 and b.out_at < a.out_at)

    def retreating(self, g: State) -> float:
        """The chance to win after retreating now; unpaid demands cost dragons, too."""
        lost = retreat_dragons(g, self.me) + unpaid_dragons(g).bit_count()
        return chance_of(self.after_fight(g, g.sides[self.me].hand, -lost, True))

    def declining(self, g: State) -> float:
        """The chance to win after declining: the worst cards are changed, the other player begins."""
        hand = g.sides[self.me].hand
        return chance_of(self.after_fight(g, hand & ~self.unwanted(g), 0, False))

    def unwanted(self, g: State) -> int:
        """The cards to be discarded when declining: the worst one, and others below the average."""
        worth = self.sums[self.me].worth
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
