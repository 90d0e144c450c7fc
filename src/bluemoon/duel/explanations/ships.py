"""Loading on a turn of landing (001 Loading Ships, Landing Ships)."""

from __future__ import annotations

from bluemoon.duel import permits
from bluemoon.duel.explanations.explanation import Answers, Explanation, Item
from bluemoon.duel.state import BOOSTER_SUPPORT, State
from bluemoon.sets import bits, size


def may_load(g: State) -> bool:
    """May a card be loaded now in place of a support card? Bans on texts are left aside."""
    if permits.too_many_characters(g) or permits.limit_reached(g, False):
        return False
    return permits.room(g)[1] and not permits.supports_banned(g)


def loads(g: State, cards: int) -> list[Item]:
    """Those of the cards that could be loaded, each with every ship that has room."""
    if not may_load(g):
        return []
    side = g.mine
    deck = g.my_deck
    names = deck.names
    found: list[Item] = []
    for ship in bits(side.ships & ~side.landed):
        if size(side.holds[deck.ship_slot[ship]]) < deck.capacity[ship]:
            found += [(names[card], names[ship]) for card in bits(cards & deck.fighters)]
    return found


class LoadingOnLanding(Explanation):
    name = "loading on a turn of landing"
    place = "001 Loading Ships"
    why = "loading is not playing: the hand may be loaded on a turn of landing, cargo may only be played"
    keys = ("load",)

    def applies(self, g: State) -> bool:
        return g.phase == BOOSTER_SUPPORT and bool(g.mine.landed)

    def ours(self, g: State) -> Answers:
        source = dict.fromkeys(loads(g, permits.source(g)), False)
        return {"load": source | dict.fromkeys(loads(g, g.mine.hand), True)}

    def theirs(self, g: State) -> Answers:
        hand = dict.fromkeys(loads(g, g.mine.hand), False)
        return {"load": hand | dict.fromkeys(loads(g, permits.source(g)), True)}
