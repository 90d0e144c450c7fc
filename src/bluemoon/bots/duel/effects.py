"""What a turn does at once, by comparing the table before and after: whatever a card's text says, this is
what comes of it."""

from __future__ import annotations

from collections.abc import Iterator

from bluemoon.bots.duel.ways import Way
from bluemoon.duel.model.state import NO_ELEMENT, State
from bluemoon.duel.rules.survey import total
from bluemoon.messages import HintCode, Message, say, things
from bluemoon.powers.vocabulary import Element
from bluemoon.sets import size


def effects(g: State, way: Way, me: int) -> Iterator[Message]:
    """What the steps of a plan do beside adding to the own number."""
    h, other = way.end, 1 - me
    mine, theirs = h.sides[me], h.sides[other]
    if lead(h, me) > lead(g, me):
        yield say(HintCode.DRAGON_COMES)
    if g.element != NO_ELEMENT and g.element == h.element:
        before, now = total(g, other, g.element), total(h, other, g.element)
        if now < before:
            yield say(HintCode.LOWERS, n=before, m=now, element=things.element(Element(g.element)))
    taken = size(g.sides[other].hand & ~theirs.hand)
    if taken:
        yield say(HintCode.TAKES, n=taken)
    was = g.sides[me]
    new = size(mine.hand & ~was.hand & ~was.combat & ~was.support & ~was.cargo() & ~was.bluffs)
    if new:
        yield say(HintCode.BRINGS, n=new)


def lead(g: State, me: int) -> int:
    """How many dragons more than the other player this one has."""
    return size(g.sides[me].dragons) - size(g.sides[1 - me].dragons)
