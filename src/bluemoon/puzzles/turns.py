"""All turns that a player can take from a position, and whether the opponent could answer them.

A turn is *sure* if the opponent has to retreat from it whatever he holds. That is proved for all deals at
once: he is given every card that the player cannot see, and still finds no answer. A turn is *refuted* by a
hand that he may hold and with which he can answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bluemoon.bots.duel.heuristics import prefer
from bluemoon.duel.completion.search import commits, offered
from bluemoon.duel.model import actions as do
from bluemoon.duel.model.actions import kind_of
from bluemoon.duel.model.side import Side
from bluemoon.duel.model.state import State
from bluemoon.duel.rules.execute import perform
from bluemoon.duel.rules.permitted import permitted
from bluemoon.duel.rules.turn import advance
from bluemoon.sets import size

MOST_STATES: Final = 4000  # a position with more ways through the turn is no puzzle for a person
ANSWER_STATES: Final = 80  # more, and he is taken to have an answer: such a position is no puzzle
WON: Final = 10  # what winning the game is worth, in dragons
END_STEPS: Final = 60  # decisions between an announcement and the next turn, as a safeguard

Key = tuple[object, ...]


@dataclass(frozen=True)
class Turn:
    """One way through a turn: what is done, what lies there then, and what it is worth if it is sure."""

    actions: tuple[int, ...]
    end: State  # when the opponent is to answer, or the game is over
    certain: bool  # neither chance nor a decision of the opponent had a part in it


def key_of(g: State, me: int) -> Key:
    """What distinguishes two positions for the player: all that lies on the table, and his hand."""
    own, other = g.sides[me], g.sides[1 - me]
    mine = (own.hand, own.active, own.combat, own.support, own.ships, own.landed, own.holds, own.bluffs)
    theirs = (other.active, other.combat, other.support, other.ships, other.holds, size(other.hand))
    return (*mine, own.targets, own.discard, own.pile, own.used, *theirs, g.element, g.phase, tuple(g.stack))


def after(g: State, act: int) -> State:
    """The position after an action; `g` stays as it is."""
    h = g.fork()
    perform(h, act)
    advance(h)
    return h


def all_turns(g: State, me: int, most: int = MOST_STATES) -> list[Turn] | None:
    """All turns that end differently, the shortest way to each; None if there are more than `most` positions
    on the way."""
    start = g.fork()
    luck = start.chance.words()
    level: list[tuple[State, tuple[int, ...], bool]] = [(start, (), True)]
    seen: set[Key] = {key_of(start, me)}
    ends: dict[Key, Turn] = {}
    while level:
        next_level = []
        for state, path, certain in level:
            for act in offered(state):
                h = after(state, act)
                sure = certain and h.chance.words() == luck
                sure = _answered_by_rule(h, me) and sure
                way = (*path, act)
                if _finished(h, me, act):
                    turn = Turn(way, to_next_turn(h, me), sure)
                    key = (*key_of(turn.end, me), turn.end.winner, turn.end.current)
                    if key not in ends or (sure and not ends[key].certain):
                        ends[key] = turn
                    continue
                key = key_of(h, me)
                if key in seen:
                    continue
                seen.add(key)
                if len(seen) > most:
                    return None
                next_level.append((h, way, sure))
        level = next_level
    return list(ends.values())


def _finished(g: State, me: int, act: int) -> bool:
    return g.winner >= 0 or g.current != me or kind_of(act) in (do.ANNOUNCE, do.RETREAT, do.DECLINE)


def _answered_by_rule(g: State, me: int) -> bool:
    """Answer what the opponent is asked in between by a simple rule; whether there was nothing to answer."""
    asked = False
    while g.winner < 0 and g.current == me and g.player != me:
        asked = True
        perform(g, prefer(g, permitted(g)))
        advance(g)
    return not asked


def to_next_turn(g: State, me: int) -> State:
    """The position when the opponent begins his turn; what is left to decide until then does not matter
    here."""
    for _ in range(END_STEPS):
        if g.winner >= 0 or (g.current != me and g.player != me):
            break
        perform(g, prefer(g, permitted(g)))
        advance(g)
    return g


def hidden_cards(side: Side) -> int:
    """The cards of a side that its opponent cannot see: in the hand and in the deck."""
    hidden = side.hand | side.deck
    for card in (*side.top, *side.bottom):
        hidden |= 1 << card
    return hidden


def with_hand(g: State, seat: int, hand: int | None) -> State:
    """The position with these cards in the seat's hand; None: with all that are not on the table."""
    h = g.fork()
    hold(h, seat, hidden_cards(h.sides[seat]) if hand is None else hand)
    return h


def hold(g: State, seat: int, hand: int) -> None:
    """Give the seat these cards in place of those that it holds; the rest is its deck."""
    side = g.sides[seat]
    hidden = hidden_cards(side)
    side.hand = hand & hidden
    side.deck = hidden & ~side.hand
    side.top, side.bottom = (), ()
    g.stale = True


def can_answer(g: State) -> bool:
    """Whether the player whose turn it is can complete it without retreating."""
    left = [ANSWER_STATES]
    return _can_answer(g, set(), left)


def _can_answer(g: State, seen: set[Key], left: list[int]) -> bool:
    if g.winner >= 0 or not g.fight:
        return True
    me = g.current
    later = []
    for act in offered(g):
        kind = kind_of(act)
        if kind == do.RETREAT:
            continue
        if kind == do.ANNOUNCE or (g.player == me and not g.stack and commits(g, act)):
            return True  # what is offered is never a dead end
        later.append(act)
    for act in later:
        h = after(g, act)
        if h.current != me:
            return True
        key = key_of(h, me)
        if key not in seen:
            seen.add(key)
            left[0] -= 1
            if left[0] < 0 or _can_answer(h, seen, left):
                return True  # in doubt he can: then the turn is not sure
    return False


def worth(turn: Turn, me: int) -> int:
    """What the turn brings for sure, in dragons: 0 if the opponent may have an answer."""
    end = turn.end
    if end.winner >= 0:
        return WON if end.winner == me else -WON
    if kind_of(turn.actions[-1]) != do.ANNOUNCE or not end.fight or end.sides[me].bluffs:
        return 0
    if can_answer(with_hand(end, 1 - me, None)):
        return 0
    return _dragons(end, me)


def _dragons(g: State, me: int) -> int:
    """How many dragons the opponent's retreat brings; WON if it wins the game."""
    before = size(g.sides[me].dragons) - size(g.sides[1 - me].dragons)
    h = g.fork()
    while h.player != me and h.fight and h.winner < 0:
        acts = offered(h)
        retreat = [act for act in acts if kind_of(act) == do.RETREAT]
        perform(h, retreat[0] if retreat else acts[0])
        advance(h)
        if retreat:
            break
    for _ in range(END_STEPS):
        if h.winner >= 0 or not h.stack:
            break
        perform(h, prefer(h, permitted(h)))
        advance(h)
    if h.winner >= 0:
        return WON if h.winner == me else -WON
    return size(h.sides[me].dragons) - size(h.sides[1 - me].dragons) - before


def refuted(turn: Turn, me: int, hands: Sequence[int]) -> bool:
    """Whether the opponent can answer the turn with one of these hands."""
    if kind_of(turn.actions[-1]) != do.ANNOUNCE or turn.end.winner >= 0 or not turn.end.fight:
        return True
    return any(can_answer(with_hand(turn.end, 1 - me, hand)) for hand in hands)
