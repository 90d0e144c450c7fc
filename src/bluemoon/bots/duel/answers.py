"""The worth of a plan on one deal of the hidden cards: it is carried out, then both players take the best
turns that they find, and after some of them the next one is judged. Each plans with his own hand and guesses
the other's, as in a real game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bluemoon.bots.duel.heuristics import prefer
from bluemoon.bots.duel.judgement import Judge, standing
from bluemoon.bots.duel.turns import Plan, Search
from bluemoon.chance import Chance
from bluemoon.duel.completion.search import BACKTRACK, Gate, commits, offered
from bluemoon.duel.model.state import BOOSTER_SUPPORT, State
from bluemoon.duel.rules.execute import perform
from bluemoon.duel.rules.permitted import permitted
from bluemoon.duel.rules.turn import advance
from bluemoon.sets import bits, size

if TYPE_CHECKING:
    from mypy_extensions import i64

LONGEST: Final = 60  # decisions in a turn, as a safeguard; no turn is that long
NODES: Final = 80  # states looked at in an answer
HANDS: Final = 3  # hands against which an answer is judged
LAST_CARDS: Final = 8  # with so few cards left, and none to draw, the game is played out instead of judged
LAST_TURNS: Final = 30  # as a safeguard; so few cards do not last so long


def carry_out(g: State, plan: Plan, me: int) -> None:
    """Take the plan's actions, as far as they are legal on this deal."""
    for number, action in enumerate(plan.actions):  # the first is legal on every deal
        if number and (g.winner >= 0 or g.player != me or action not in permitted(g)):
            return  # on this deal other cards were drawn than in the plan
        perform(g, action)
        advance(g)


def finish_turn(g: State, me: int) -> None:
    """Finish the turn by simple rules, if the plan broke off because of a card that was drawn."""
    begun = g.turn
    for _ in range(LONGEST):
        if g.winner >= 0 or g.turn != begun or (g.current != me and g.waiting is None):
            return
        perform(g, best_offered(g))
        advance(g)


def best_offered(g: State) -> int:
    """The offered action that looks best. The search for dead ends, which is slow, is run only for the best
    of the permitted actions, one after the other."""
    if g.waiting is not None or g.phase > BOOSTER_SUPPORT:
        return prefer(g, offered(g))
    acts = permitted(g)
    gate: Gate | None = None
    while acts:
        act = prefer(g, acts)
        if not commits(g, act):
            return act
        if gate is None:
            gate = Gate(g)
        if gate.easy or gate.admits(act):
            return act
        acts = [other for other in acts if other != act]
    return BACKTRACK


def guessed_hands(g: State, seat: int, number: int, chance: Chance) -> list[int]:
    """Random hands that the other player may hold: the cards that the seat knows, and any of the unseen
    ones."""
    side = g.sides[1 - seat]
    known = side.hand & side.seen
    unknown = bits((side.hand | side.deck | side.bluffs) & ~side.seen)
    missing: i64 = size(side.hand) - size(known)
    hands: list[int] = []
    for _ in range(number):
        cards = list(unknown)
        hand: i64 = known
        last: i64 = len(cards)
        for _ in range(missing):
            last -= 1
            place = chance.below(last + 1)
            hand |= 1 << cards[place]
            cards[place] = cards[last]
        hands.append(hand)
    return hands


def best_turn(g: State, seat: int, chance: Chance) -> Plan | None:
    """The best plan that the seat finds for its turn; None if there is none."""
    judge = Judge(g, seat, guessed_hands(g, seat, HANDS, chance))
    return Search(judge, NODES).best(g, permitted(g))


def worth_of(deal: State, plan: Plan, me: int, chance: Chance, turns: int) -> float:
    """My chance to win by the plan, looked ahead: after it each player takes the best turn that he finds, and
    the last of `turns` turns is judged. A game that ends before is not judged but known."""
    g = deal.fork()
    carry_out(g, plan, me)
    finish_turn(g, me)
    for number in range(1, turns + 1):
        if nearly_over(g):
            return played_out(g, me, chance)
        if g.winner >= 0 or g.waiting is not None:
            break
        seat = g.current
        found = best_turn(g, seat, chance)
        if found is None:
            break
        if number == turns:
            value = 0.0 if found.value < 0.0 else found.value  # a plan is worth a little less for each step
            return value if seat == me else 1.0 - value
        carry_out(g, found, seat)
        finish_turn(g, seat)
    return standing(g, me)


def nearly_over(g: State) -> bool:
    """Whether few cards are left and none is drawn any more, so that the game can be played out."""
    one, two = g.sides
    if g.winner >= 0 or g.waiting is not None or one.deck_count() or two.deck_count():
        return False
    return size(one.hand) + size(two.hand) <= LAST_CARDS


def played_out(g: State, me: int, chance: Chance) -> float:
    """Play the game to its end, each player with the best turns that he finds; my chance to win then."""
    for _ in range(LAST_TURNS):
        if g.winner >= 0 or g.waiting is not None:
            break
        seat = g.current
        plan = best_turn(g, seat, chance)
        if plan is None:
            break
        carry_out(g, plan, seat)
        finish_turn(g, seat)
    return standing(g, me)
