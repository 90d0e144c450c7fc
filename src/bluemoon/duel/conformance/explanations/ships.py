"""Loading on a turn of landing (001 Loading Ships, Landing Ships)."""

from __future__ import annotations

from bluemoon.duel.conformance.explanations.explanation import Answers, Explanation, Item
from bluemoon.duel.model import actions as do
from bluemoon.duel.model.actions import kind_of
from bluemoon.duel.model.state import BOOSTER_SUPPORT, State
from bluemoon.duel.rules import legality
from bluemoon.sets import bits, size


def may_load(g: State) -> bool:
    """Whether a card may be loaded now in place of a support card. Bans on texts are not considered here."""
    if legality.too_many_characters(g) or legality.limit_reached(g, False):
        return False
    return legality.room(g)[1] and not legality.supports_banned(g)


def loads(g: State, cards: int, ships: int) -> list[Item]:
    """The names of card and ship for each of `cards` that could be loaded and each of `ships` that has
    room."""
    if not may_load(g):
        return []
    side = g.mine
    deck = g.my_deck
    names = deck.names
    found: list[Item] = []
    for ship in bits(ships):
        if size(side.holds[deck.ship_slot[ship]]) < deck.capacity[ship]:
            found += [(names[card], names[ship]) for card in bits(cards & deck.fighters)]
    return found


class LoadingOnLanding(Explanation):
    """In the files, on a turn in which ships landed, no card of the hand can be loaded, but cards that may be
    played from the landed ships can be loaded onto ships that have not landed."""

    name = "loading on a turn of landing"
    place = "001 Loading Ships"
    why = (
        "loading is not playing: the hand may be loaded on a turn of landing, also onto landed ships, which "
        "are active (004 Landing Ships); cargo may only be played"
    )
    keys = ("load", "must_retreat")

    def applies(self, g: State) -> bool:
        return g.phase == BOOSTER_SUPPORT and bool(g.mine.landed)

    def ours(self, g: State) -> Answers:
        cargo = dict.fromkeys(_cargo(g), False)
        return {"load": cargo | dict.fromkeys(_from_hand(g), True)}

    def theirs(self, g: State) -> Answers:
        hand = dict.fromkeys(_from_hand(g), False)
        return {"load": hand | dict.fromkeys(_cargo(g), True)}

    def matters_later(self, g: State) -> bool:
        return bool(g.mine.landed)

    def refuse(self, g: State, act: int) -> bool:
        return kind_of(act) == do.LOAD and bool(g.mine.landed)


def _from_hand(g: State) -> list[Item]:
    return loads(g, g.mine.hand, g.mine.ships)


def _cargo(g: State) -> list[Item]:
    """What only the files allow: a card that may be played from a landed ship, loaded onto a ship that has
    not landed."""
    return loads(g, legality.source(g), g.mine.ships & ~g.mine.landed)
