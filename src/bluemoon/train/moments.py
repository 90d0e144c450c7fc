"""Moments of duels as training data: the figures, the numbers of the cards' rows, and the outcome."""

from __future__ import annotations

from struct import Struct
from typing import NamedTuple

from bluemoon.bots.duel.features import (
    OUTCOME,
    Reserves,
    Stakes,
    lateness,
    lead_of,
    tell_ends,
    tell_fight,
    tell_outcome,
    tell_time,
)
from bluemoon.bots.duel.judgement import SURE, Judge
from bluemoon.bots.duel.network import Told
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
)
from bluemoon.bots.net import sigmoid
from bluemoon.duel.model.deck import Deck
from bluemoon.duel.model.state import State
from bluemoon.duel.rules.survey import survey
from bluemoon.sets import bits, size
from bluemoon.train.layout import (
    FIGHT_FIGURES,
    FIGHT_PLACES,
    NOTHING,
    NUMBER,
    ROWS,
    TIME_FIGURES,
    TIME_PLACES,
    row_number,
)

FIGURES = {"fight": len(FIGHT_FIGURES), "between": len(TIME_FIGURES)}
ENDS = len(TIME_FIGURES) - OUTCOME + 4
Lying = list[tuple[int, int, int]]  # place, seat of the owner, cards


class Moment(NamedTuple):
    """The input of a network. For an announcement it also has the input about the time after the fight
    (`ends`), so that the learner can judge that anew: the figures without the outcome, then the lead after a
    win and after a loss, and the log odds if the game would be decided (0: it would not)."""

    figures: list[float]
    rows: list[int]
    ends: tuple[float, ...] = ()


def struct_of(net: str) -> Struct:
    """The binary layout of a moment: figures, rows, ends, the expected and the true outcome, pair and
    kind."""
    return Struct(f"<{FIGURES[net]}e{ROWS}H{ENDS if net == 'fight' else 0}effHH")


STRUCTS = {net: struct_of(net) for net in FIGURES}


def packed(net: str, moment: Moment, target: float, won: float, pair: int, kind: int) -> bytes:
    """A moment as bytes, with its target, who won, and the numbers of the pair and the kind of game."""
    rows = moment.rows[:ROWS]
    rows += [NOTHING] * (ROWS - len(rows))
    return STRUCTS[net].pack(*moment.figures, *rows, *moment.ends, target, won, pair, kind)


def lasting(g: State, me: int, held: int, reserves: Reserves) -> Lying:
    """The cards that both networks see: those that outlast a fight."""
    a, b = g.sides[me], g.sides[1 - me]
    return [
        (HAND, me, held),
        (DECK, me, reserves.deck),
        (LASTING, me, a.lasting),
        (SHIPS, me, a.ships),
        (CARGO, me, a.cargo()),
        (STOCK, 1 - me, reserves.stock),
        (KNOWN, 1 - me, reserves.known),
        (THEIR_LASTING, 1 - me, b.lasting),
        (THEIR_SHIPS, 1 - me, b.ships),
        (THEIR_CARGO, 1 - me, b.cargo()),
    ]


def on_table(g: State, me: int) -> Lying:
    """The cards that only the network of fights sees."""
    a, b = g.sides[me], g.sides[1 - me]
    return [
        (ACTIVE, me, a.active & ~a.ignored),
        (COVERED, me, a.combat & ~a.active),
        (SUPPORT, me, a.support & ~a.bluffs & ~a.ignored),
        (BLUFFS, me, a.bluffs),
        (THEIR_ACTIVE, 1 - me, b.active & ~b.ignored),
        (THEIR_SUPPORT, 1 - me, b.support & ~b.bluffs & ~b.ignored),
    ]


_NUMBERS: dict[Deck, list[int]] = {}


def numbers(deck: Deck) -> list[int]:
    """The number of each card of a deck among all cards."""
    known = _NUMBERS.get(deck)
    if known is None:
        if len(_NUMBERS) > 200:
            _NUMBERS.clear()
        known = _NUMBERS[deck] = [NUMBER[card.name] for card in deck.cards]
    return known


def row_numbers(g: State, lying: Lying, element: int, places: int) -> list[int]:
    """The numbers of the rows of cards that lie in some places."""
    found = []
    for place, owner, cards in lying:
        if cards:
            known = numbers(g.decks[owner])
            first = row_number(0, place, element, places)
            found += [first + known[card] for card in bits(cards)]
    return found


def between(g: State, judge: Judge, begins: bool) -> Moment:
    """The time between two fights as the judge's seat sees it."""
    me, both = judge.me, judge.both
    reserves = judge.ground(g).reserves
    held = g.sides[me].hand
    notes = Told(judge.nets.between)
    late = lateness(size(held) + reserves.drawn, reserves.many)
    tell_outcome(lead_of(g, me), begins, late, notes)
    reserves.tell_time(both[me], both[1 - me], notes)
    tell_time(g, me, held, both, reserves, notes)
    return Moment(notes.figures(), row_numbers(g, lasting(g, me, held, reserves), 0, len(TIME_PLACES)))


def announcement(g: State, judge: Judge, element: int) -> Moment:
    """The moment when the judge's seat announces power in the element."""
    if g.stale:
        survey(g)
    me, both = judge.me, judge.both
    ground = judge.ground(g)
    held = g.sides[me].hand
    after = judge.interval(g, held, ground)
    stakes = Stakes(g, me)
    won_lead, lost_lead = stakes.lead + stakes.gain, stakes.lead - stakes.loss
    won = after.odds(won_lead, False, judge.scratch.between)
    lost = after.odds(lost_lead, True, judge.scratch.between)
    notes = Told(judge.nets.fight)
    ground.reserves.tell_fight(element, both[me], both[1 - me], notes)
    answers = judge.answers(g, element)
    shares = tell_fight(g, me, element, stakes, answers, both, ground.reserves, notes)
    tell_ends(shares, sigmoid(won), sigmoid(lost), notes)
    lying = lasting(g, me, held, ground.reserves) + on_table(g, me)
    time = Told(judge.nets.between)
    ground.reserves.tell_time(both[me], both[1 - me], time)
    tell_time(g, me, held, both, ground.reserves, time)
    sure = [odds if abs(odds) == SURE else 0.0 for odds in (won, lost)]
    ends = (*time.figures(), float(won_lead), float(lost_lead), *sure)
    return Moment(notes.figures(), row_numbers(g, lying, element, len(FIGHT_PLACES)), ends)
