"""What speaks for an answer to a question: what comes of it, compared with the next best answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from bluemoon.bots.duel.effects import lead
from bluemoon.bots.duel.heuristics import prefer
from bluemoon.bots.duel.turns import ANSWERS, after
from bluemoon.duel.model import actions as do
from bluemoon.duel.model import frames
from bluemoon.duel.model.actions import card_of, kind_of
from bluemoon.duel.model.state import NO_ELEMENT, State
from bluemoon.duel.rules.execute import perform
from bluemoon.duel.rules.permitted import permitted
from bluemoon.duel.rules.survey import total
from bluemoon.duel.rules.turn import advance
from bluemoon.messages import HintCode, Message, say, things
from bluemoon.powers.question import GIVES, TAKES, THEIR_CARDS, question
from bluemoon.powers.vocabulary import Element
from bluemoon.sets import size

FELT: Final = 0.01  # a difference in the chance to win that is worth a word


class Result(NamedTuple):
    """What everybody sees of the table after an answer, from one seat."""

    hand: int
    theirs: int  # cards in the other hand
    deck: int
    their_deck: int
    power: int
    against: int
    element: int
    lead: int  # dragons more than the other side


def arguments(
    deals: Sequence[State], actions: Sequence[int], values: Sequence[float], best: int, next_: int
) -> list[Message]:
    """All that speaks for the best action, the weightiest first; `values` are the chances to win by each."""
    g = deals[0]
    found = list(_compared(deals, actions[best], actions[next_]))
    found += _picked(g, actions, values, best)
    if max(values) - min(values) < FELT:
        found.append(say(HintCode.EVEN))
    return found


def _compared(deals: Sequence[State], act: int, other: int) -> Iterator[Message]:
    """Where the table is better than after the other answer, on every deal by the same figures."""
    me = deals[0].player
    pairs = {(result_of(g, act, me), result_of(g, other, me)) for g in deals}
    if len(pairs) != 1:
        return
    [(this, that)] = pairs
    if this.lead > that.lead:
        yield say(HintCode.MORE_DRAGONS)
    if this.element == that.element != NO_ELEMENT:
        element = things.element(Element(this.element))
        if this.against < that.against:
            yield say(HintCode.LESS_AGAINST, n=this.against, m=that.against, element=element)
        if this.power > that.power:
            yield say(HintCode.MORE_POWER, n=this.power, m=that.power, element=element)
    if this.hand > that.hand:
        yield say(HintCode.MORE_CARDS, n=this.hand, m=that.hand)
    if this.theirs < that.theirs:
        yield say(HintCode.FEWER_THEIRS, n=this.theirs, m=that.theirs)
    if this.their_deck < that.their_deck:
        yield say(HintCode.LESS_DECK, n=this.their_deck, m=that.their_deck)
    if this.deck > that.deck:
        yield say(HintCode.SAVES_DECK, n=this.deck, m=that.deck)


def result_of(g: State, act: int, me: int) -> Result:
    """What comes of an action, all questions after it answered by simple rules."""
    h = after(g, act)
    for _ in range(ANSWERS):
        if h.winner >= 0 or h.waiting is None:
            break
        perform(h, prefer(h, permitted(h)))
        advance(h)
    mine, theirs, element = h.sides[me], h.sides[1 - me], h.element if h.fight else NO_ELEMENT
    power, against = (0, 0) if element == NO_ELEMENT else (total(h, me, element), total(h, 1 - me, element))
    hands, decks = (size(mine.hand), size(theirs.hand)), (mine.deck_count(), theirs.deck_count())
    return Result(*hands, *decks, power, against, element, lead(h, me))


def _picked(g: State, actions: Sequence[int], values: Sequence[float], best: int) -> Iterator[Message]:
    """Why this card of several."""
    frame, act = g.waiting, actions[best]
    picks = [i for i, one in enumerate(actions) if kind_of(one) == do.PICK]
    if frame is None or kind_of(act) != do.PICK or len(picks) < 2:
        return
    marks = question(frame.kind).marks
    theirs = bool(marks & THEIR_CARDS)
    deck = g.decks[1 - g.player] if theirs else g.decks[g.player]
    cards = [card_of(actions[i]) for i in picks]
    card = card_of(act)
    fighters = all(deck.fighters >> one & 1 for one in cards)
    strength = {one: max(deck.values[0][one], deck.values[1][one]) for one in cards}
    weak = bool(marks & GIVES) or frame.kind == frames.KEEP
    if fighters and weak and strength[card] == min(strength.values()) < max(strength.values()):
        yield say(HintCode.LOWEST_OF_THESE, card=deck.names[card], n=strength[card])
    if fighters and not weak and strength[card] == max(strength.values()) > min(strength.values()):
        yield say(HintCode.HIGHEST_OF_THESE, card=deck.names[card], n=strength[card])
    worst = min(picks, key=values.__getitem__)
    if values[best] - values[worst] < FELT:
        return
    name, other = deck.names[card], deck.names[card_of(actions[worst])]
    if marks & GIVES:
        yield say(HintCode.MISS_LEAST, card=name, other=other)
    elif marks & TAKES:
        yield say(HintCode.HELPS_MORE, card=name, other=other)
    elif theirs and frame.kind != frames.KEEP:
        yield say(HintCode.HURTS_MORE, card=name, other=other)
