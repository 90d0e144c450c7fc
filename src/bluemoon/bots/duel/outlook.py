"""How good it is to stand somewhere between two turns: the chance to win, from dragons, cards and power.

`between` judges the time between fights; `Judge.announced` the moment when a player announces his power, by
asking what the opponent's hand could answer, hand after hand that it may be.
"""

from __future__ import annotations

from math import exp

from bluemoon.bots.duel.worth import worths
from bluemoon.cards.vocabulary import Icon
from bluemoon.duel.deck import bits
from bluemoon.duel.state import EARTH, FIRE, Side, State
from bluemoon.duel.table import bearing, retreat_dragons, survey, total, zeroed_cards

UNANSWERABLE = 99.0  # the power of a reply that cannot be outdone: a shield
NO_REPLY = -99.0
HAND = 6
DRAGONS_TO_WIN = 4


def sigmoid(x: float) -> float:
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-x))


class Weights:
    """The figures of the judgement. Those of a fight are fitted to games of the bots (docs/strength.md)."""

    __slots__ = (
        "answer",
        "call",
        "demand",
        "dragon",
        "fight",
        "hand",
        "held",
        "late",
        "lead",
        "material",
        "ready",
        "spread",
        "stand",
        "their_hand",
    )

    def __init__(self) -> None:
        # Between fights: the chance to win the game.
        self.dragon = 0.55  # a dragon, early
        self.late = 6.0  # a dragon gains weight as cards run out
        self.material = 0.1  # the worth of an average card
        self.hand = 0.05  # a point of power that the hand can bring at once
        self.lead = 0.1  # to begin the fight
        # In a fight, when power is announced: the chance to win it.
        self.fight = 2.2
        self.answer = 1.8  # if the opponent surely has an answer
        self.spread = 0.5  # how exactly the power of an answer is known
        self.ready = 0.08  # a point of power by which the own next reply exceeds the announced power
        self.stand = 0.36  # a point of power in the support area more than the opponent's
        self.demand = 0.85  # a demand on the opponent
        self.held = 0.13  # a card in hand
        self.their_hand = 0.14  # a card in the opponent's hand
        self.call = 0.3  # how often a bluff is called


WEIGHTS = Weights()


def cards_left(side: Side) -> int:
    return side.hand.bit_count() + side.deck.bit_count() + len(side.bottom) + len(side.top)


def material(g: State, seat: int) -> float:
    """The worth of all cards that the seat still has in hand and deck; ships and their cargo count, too."""
    side = g.sides[seat]
    worth = worths(g.decks[seat])
    cards = side.hand | side.deck | side.ships | side.cargo()
    for card in (*side.bottom, *side.top):
        cards |= 1 << card
    return sum([worth[i] for i in bits(cards)])


def lead_of(g: State, me: int) -> int:
    """Dragons ahead."""
    return g.sides[me].dragons.bit_count() - g.sides[1 - me].dragons.bit_count()


class Outlook:
    """What the time after the fight looks like to `me`, for any number of dragons won or lost in it."""

    __slots__ = ("base", "cards", "ended", "first_out", "late", "lead")

    def __init__(self, g: State, me: int, spent: float = 0.0) -> None:
        mine = cards_left(g.sides[me])
        theirs = cards_left(g.sides[1 - me])
        self.lead = lead_of(g, me)
        self.ended = mine == 0 or theirs == 0
        a, b = g.sides[me], g.sides[1 - me]
        if mine == 0 and theirs == 0:
            self.first_out = bool(a.out_at and (not b.out_at or a.out_at < b.out_at))
        else:
            self.first_out = mine == 0
        self.base = WEIGHTS.material * (material(g, me) - material(g, 1 - me) - spent)
        self.late = WEIGHTS.dragon + WEIGHTS.late / (4.0 + min(mine, theirs))

    def win(self, gained: int, begins: bool) -> float:
        """The chance to win after gaining (or losing) so many dragons."""
        lead = self.lead + gained
        if lead >= DRAGONS_TO_WIN:
            return 1.0
        if lead <= -DRAGONS_TO_WIN:
            return 0.0
        if self.ended:
            return (1.0 if lead > 0 else 0.0) if lead else (0.0 if self.first_out else 1.0)
        x = self.base + lead * self.late + (WEIGHTS.lead if begins else -WEIGHTS.lead)
        return sigmoid(x)


def between(g: State, me: int) -> float:
    """The chance to win between two fights; the hand counts, because the next begins with it."""
    if g.winner >= 0:
        return 1.0 if g.winner == me else 0.0
    outlook = Outlook(g, me)
    outlook.base += WEIGHTS.hand * (opening(g, me) - 6.0)
    return outlook.win(0, g.current == me)


def opening(g: State, seat: int) -> float:
    """The power that the hand can bring at once, in its better element."""
    hand = g.sides[seat].hand
    best = max(reply_power(g, seat, hand, FIRE), reply_power(g, seat, hand, EARTH))
    return max(0.0, min(best, 14.0))


def supported(g: State, seat: int, element: int) -> float:
    """What the seat's support area adds to any reply."""
    side = g.sides[seat]
    values = g.decks[seat].values[element]
    live = side.support & ~side.ignored
    power = sum([values[i] for i in bits(live & ~side.bluffs)])
    if live & side.bluffs:
        power += 2 * (live & side.bluffs).bit_count()
    return float(power)


def reply_power(g: State, seat: int, hand: int, element: int) -> float:
    """About the most power that these hand cards reach in one turn, without what already lies there."""
    if g.stale:
        survey(g)
    side = g.sides[seat]
    deck = g.decks[seat]
    hand &= ~side.banned
    characters = hand & deck.characters
    if not characters:
        return NO_REPLY
    shields = deck.shields[element] & hand & deck.fighters
    if shields:
        icon = int(Icon.SHIELD_EARTH if element else Icon.SHIELD_FIRE)
        if bearing(side, shields, icon) & characters:
            return UNANSWERABLE
    other = g.sides[1 - seat]
    dead = side.ignored
    zeroers = other.voice & g.decks[1 - seat].zeroers
    if zeroers:
        dead |= zeroed_cards(g, seat, element, zeroers)
    values = deck.values[element]
    best = 0
    for i in bits(characters):
        value = 0 if dead >> i & 1 else values[i]
        kin = (deck.partners[i] | deck.gang_of[i]) & characters
        for j in bits(kin) if kin else ():
            value += 0 if dead >> j & 1 else values[j]
        best = max(best, value)
    extra = 0
    free = 0
    for i in bits(hand & (deck.boosters | deck.supports) & ~dead):
        value = values[i]
        if deck.free >> i & 1:
            free += value
            continue
        if i in deck.value_words and deck.boosters >> i & 1:
            value = max(value, best // 2)  # it doubles or raises something
        if value > extra:
            extra = value
    return float(best + extra + free)


class Judge:
    """Judges the ends of one seat's turn against hands that the opponent may hold."""

    __slots__ = ("hands", "me")

    def __init__(self, me: int, hands: list[int]) -> None:
        self.me = me
        self.hands = hands

    def announced(self, g: State, element: int) -> float:
        """The chance to win the game if the player, whose turn it is, announces this element now."""
        me = self.me
        other = 1 - me
        outlook = Outlook(g, me)
        stakes = retreat_dragons(g, other)
        danger = retreat_dragons(g, me)
        answered = self._answered(g, element)
        soon = outlook.win(stakes, False)
        # If the fight goes on, the next cards may make it six (001 Retreating).
        late = outlook.win(stakes + (1 if _nearly_six(g.sides[me]) else 0), False)
        lost = outlook.win(-danger - (1 if _nearly_six(g.sides[other]) else 0), True)
        chance = sigmoid(self._footing(g, element) - WEIGHTS.answer * answered)
        value = chance * (soon + answered * (late - soon)) + (1.0 - chance) * lost
        return self._with_bluffs(g, element, outlook, value, danger)

    def _answered(self, g: State, element: int) -> float:
        """How likely the opponent can match the power, over the hands that he may hold."""
        other = 1 - self.me
        mine = total(g, self.me, element)
        held = supported(g, other, element)
        likely = 0.0
        for hand in self.hands:
            reply = reply_power(g, other, hand, element)
            if reply >= 0.0:
                likely += sigmoid((reply + held + 0.5 - mine) / WEIGHTS.spread)
        return likely / len(self.hands)

    def _footing(self, g: State, element: int) -> float:
        """How firmly I stand in the fight, apart from the opponent's next answer."""
        me = self.me
        side = g.sides[me]
        mine = total(g, me, element)
        support = supported(g, me, element)
        reply = reply_power(g, me, side.hand, element)
        ahead = 3.0 if reply >= UNANSWERABLE else max(reply, -1.0) + support - mine
        cards = min(HAND, side.hand.bit_count() + side.deck_count())
        return (
            WEIGHTS.fight
            + WEIGHTS.ready * max(-8.0, min(ahead, 8.0))
            + WEIGHTS.stand * (support - supported(g, 1 - me, element))
            + WEIGHTS.demand * (side.voice & g.decks[me].demands).bit_count()
            + WEIGHTS.held * (cards - HAND)
            - WEIGHTS.their_hand * (self.hands[0].bit_count() - HAND)
        )

    def _with_bluffs(self, g: State, element: int, outlook: Outlook, value: float, danger: int) -> float:
        """A bluff may be called: right ones gain a dragon, a wrong one loses the fight and a dragon more."""
        side = g.sides[self.me]
        deck = g.decks[self.me]
        live = side.bluffs & ~side.ignored
        if not live or side.voice & deck.no_call:
            return value
        if side.bluffs & ~deck.bluff_of[element]:
            called = outlook.win(-danger - 1, True)
        else:
            called = max(value, outlook.win(1, False) * 0.6 + value * 0.4)
        return WEIGHTS.call * called + (1.0 - WEIGHTS.call) * value


def _nearly_six(side: Side) -> bool:
    return (side.combat | side.support).bit_count() in (4, 5)
