"""What speaks for a turn that ends with an announcement. Each reason is reckoned on the deal on which the
turn was planned, and only from what does not depend on the deal; answers are the judgement's."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bluemoon.bots.duel.card_sums import reply_of
from bluemoon.bots.duel.effects import effects
from bluemoon.bots.duel.features import supported
from bluemoon.bots.duel.judgement import Judge
from bluemoon.bots.duel.said import dragons
from bluemoon.bots.duel.turns import after, settle
from bluemoon.bots.duel.ways import Way
from bluemoon.duel.model import actions as do
from bluemoon.duel.model.actions import action, card_of, kind_of
from bluemoon.duel.model.state import NO_ELEMENT, State
from bluemoon.duel.rules.execute import honest_bluffs
from bluemoon.duel.rules.permitted import permitted
from bluemoon.duel.rules.survey import MANY_CARDS, retreat_dragons, shield, total
from bluemoon.messages import HintCode, Message, Worded, say, things
from bluemoon.powers.vocabulary import Element
from bluemoon.sets import bits, size

RETREAT: Final = action(do.RETREAT)
FEW: Final = 3  # cards in the other hand that are worth a word
STRONG: Final = 4  # a number that is worth keeping for the next turn
PLAYS: Final = (do.PLAY, do.ADD, do.BLUFF)


def arguments(g: State, way: Way, judge: Judge) -> list[Message]:
    """All that speaks for it, the weightiest first."""
    element = card_of(way.last)
    answers, against = _answers(way.end, element, judge)
    found = [] if against else [answers]  # what speaks against the turn is no reason for it
    found += _rescue(g, judge.me)
    found += effects(g, way, judge.me)
    found += _bluffs(way, judge.me, element)
    found += _sixth(g, way, judge.me)
    found += _character(way, judge.me, element)
    found += _enough(way, judge.me, element)
    found += _elements(way.end, element, judge)
    found += _supports(g, way, judge.me, element)
    found += _back(way, judge.me)
    found += _kept(way, judge.me, element)
    found += [answers] if against else []
    found += _few(way.end, judge.me)
    found += _stake(g, judge.me)
    found += refilled(way, judge.me)
    return found


def named(element: int) -> Worded:
    """The name of an element."""
    return things.element(Element(element))


def answering(h: State, element: int, judge: Judge) -> int:
    """How many of the hands that the other player may hold can answer this announcement."""
    other = 1 - judge.me
    need = total(h, judge.me, element) - supported(h, other, element)
    replies = [reply_of(h, other, hand, element, judge.both[other]) for hand in judge.hands]
    return sum(1 for reply in replies if reply.power >= need)


def _answers(h: State, element: int, judge: Judge) -> tuple[Message, bool]:
    """Who can answer the announcement, and whether that speaks against it: more hands than not."""
    me = judge.me
    other = 1 - me
    stake = dragons(retreat_dragons(h, other))
    if shield(h, other, element) or shield(h, me, element):
        code = HintCode.SHIELD if shield(h, me, element) else HintCode.THEIR_SHIELD
        return say(code, dragons=stake), False
    power, able, hands = total(h, me, element), answering(h, element, judge), len(judge.hands)
    fought = named(element)
    if able in (0, hands):
        code = HintCode.ALL_ANSWER if able else HintCode.NO_ANSWER
        return say(code, n=power, element=fought, dragons=stake), able > 0
    told = say(HintCode.MATCHED_BY, n=power, element=fought, able=able, hands=hands, dragons=stake)
    return told, 2 * able > hands


def _rescue(g: State, me: int) -> Iterator[Message]:
    """Giving up would lose the game."""
    if g.fight and RETREAT in permitted(g):
        h = after(g, RETREAT)
        settle(h, me)
        if h.winner == 1 - me:
            yield say(HintCode.MUST_FIGHT)


def _bluffs(way: Way, me: int, element: int) -> Iterator[Message]:
    """What a card is worth face down, and what happens if it is called."""
    h = way.end
    if h.element != element:
        return
    honest = honest_bluffs(h, me)
    bluffs = h.sides[me].bluffs
    laid = [card_of(act) for act in way.actions if kind_of(act) == do.BLUFF and bluffs >> card_of(act) & 1]
    lies = [card for card in laid if not honest >> card & 1]
    for card in (lies or laid)[:1]:
        if lies or not bluffs & ~honest:
            code = HintCode.BLUFF_LIES if lies else HintCode.BLUFF_FITS
            yield say(code, card=h.decks[me].names[card], element=named(element))


def _sixth(g: State, way: Way, me: int) -> Iterator[Message]:
    """The turn makes the fight worth a second dragon."""
    before, now = open_cards(g, me), open_cards(way.end, me)
    if before < MANY_CARDS <= now and retreat_dragons(way.end, 1 - me) == 2:
        yield say(HintCode.TWO_DRAGONS)


def open_cards(g: State, seat: int) -> int:
    """How many cards of the seat lie in the fight, without those face down."""
    side = g.sides[seat]
    return size((side.combat | side.support) & ~side.bluffs)


def _character(way: Way, me: int, element: int) -> Iterator[Message]:
    """The character is the lowest of those that are enough, or the highest to begin with."""
    for state, act in zip(way.states, way.actions):
        deck = state.decks[me]
        if kind_of(act) == do.PLAY and deck.characters >> card_of(act) & 1:
            code = _rank(state, act, me, element, way.lot)
            if code is not None:
                yield say(code, card=deck.names[card_of(act)], element=named(element))
            return


def _rank(g: State, act: int, me: int, element: int, lot: int) -> HintCode | None:
    deck = g.decks[me]
    values = deck.values[element]
    value = values[card_of(act)]
    others = [
        other
        for other in permitted(g)
        if other != act and kind_of(other) == do.PLAY and (deck.characters & ~lot) >> card_of(other) & 1
    ]
    if g.element == NO_ELEMENT:
        highest = others and all(values[card_of(other)] < value for other in others)
        return HintCode.HIGHEST if highest else None
    if g.element != element or not _suffices(g, act, me, element):
        return None
    able = [values[card_of(other)] for other in others if _suffices(g, other, me, element)]
    return HintCode.LOWEST if able and min(able) > value else None


def _suffices(g: State, act: int, me: int, element: int) -> bool:
    """Is this character enough, without any other card?"""
    h = after(g, act)
    return not shield(h, me, element) and total(h, me, element) >= total(h, 1 - me, element)


def _enough(way: Way, me: int, element: int) -> Iterator[Message]:
    """Nothing more is played since what lies there is enough."""
    h = way.end
    if h.element != element or any(kind_of(act) in PLAYS for act in way.actions):
        return
    mine, theirs = total(h, me, element), total(h, 1 - me, element)
    if mine >= theirs and any(kind_of(act) in PLAYS for act in permitted(h)):
        yield say(HintCode.ENOUGH_ALREADY, n=mine, m=theirs, element=named(element))


def _elements(h: State, element: int, judge: Judge) -> Iterator[Message]:
    """Whoever begins chooses the element: the other one could be answered by more hands."""
    me, rest = judge.me, 1 - element
    if action(do.ANNOUNCE, rest) not in permitted(h):
        return
    if any(shield(h, seat, one) for seat in (0, 1) for one in (0, 1)):
        return
    able, more = answering(h, element, judge), answering(h, rest, judge)
    if able < more:
        hands = len(judge.hands)
        yield say(
            HintCode.BETTER_ELEMENT,
            element=named(element),
            other=named(rest),
            n=total(h, me, rest),
            able=more,
            hands=hands,
        )


def _supports(g: State, way: Way, me: int, element: int) -> Iterator[Message]:
    """A support of this turn counts in later turns, too."""
    h = way.end
    side = h.sides[me]
    values = h.decks[me].values[element]
    for card in bits(side.support & ~side.bluffs & ~side.ignored & ~g.sides[me].support):
        if h.decks[me].supports >> card & 1 and values[card] > 0:
            yield say(HintCode.SUPPORT_STAYS, card=h.decks[me].names[card])
            return


def _back(way: Way, me: int) -> Iterator[Message]:
    """A card comes back and can be played again."""
    for state, act in zip((*way.states[1:], way.end), way.actions):
        card = card_of(act)
        if kind_of(act) == do.RETRIEVE and state.sides[me].hand >> card & 1:
            yield say(HintCode.COMES_BACK, card=state.decks[me].names[card])
            return


def _kept(way: Way, me: int, element: int) -> Iterator[Message]:
    """The strongest character that stays in the hand."""
    deck = way.end.decks[me]
    values = deck.values[element]
    held = bits(way.end.sides[me].hand & ~way.lot & deck.characters)
    best = max(held, key=lambda card: values[card], default=None)
    if best is not None and values[best] >= STRONG:
        yield say(HintCode.KEEPS, card=deck.names[best], n=values[best], element=named(element))


def _few(h: State, me: int) -> Iterator[Message]:
    cards = size(h.sides[1 - me].hand)
    if 0 < cards <= FEW:
        yield say(HintCode.FEW_LEFT, n=cards)


def _stake(g: State, me: int) -> Iterator[Message]:
    """What giving up would cost."""
    lost = retreat_dragons(g, me)
    if g.fight and lost and RETREAT in permitted(g):
        yield say(HintCode.NOT_YET, dragons=dragons(lost))


def refilled(way: Way, me: int) -> Iterator[Message]:
    """How many cards are drawn when the turn is over."""
    h = after(way.end, way.last)
    drawn = way.end.sides[me].deck_count() - h.sides[me].deck_count()
    if h.winner < 0 and drawn > 0 and h.current != me:
        yield say(HintCode.REFILLS, n=drawn)
