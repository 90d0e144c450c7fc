"""The layout of the training data: the numbers of cards, places, figures and traits."""

from __future__ import annotations

from bluemoon.bots.duel.features import FIGHT_FIGURES as FIGHT_FIGURES
from bluemoon.bots.duel.features import TIME_FIGURES as TIME_FIGURES
from bluemoon.bots.duel.networks import PLACES, TABLE
from bluemoon.bots.duel.traits import TRAITS as TRAITS
from bluemoon.bots.duel.traits import traits_of
from bluemoon.cards import POOL, Card
from bluemoon.cards.special import SPECIAL
from bluemoon.powers.vocabulary import Type

CARDS: tuple[Card, ...] = tuple(card for card in POOL + SPECIAL if not card.type & Type.LEADER)
NUMBER: dict[str, int] = {card.name: i for i, card in enumerate(CARDS)}
FIGHT_PLACES = PLACES + TABLE
TIME_PLACES = PLACES
ELEMENTS = 2
ROWS = 112  # cards of a sample at most; two decks of 45, ships, what lies around
NOTHING = 65535  # where a sample has fewer


def row_number(card: int, place: int, element: int, places: int) -> int:
    """The number of a card's row in the table of a network."""
    return (element * places + place) * len(CARDS) + card


def trait_table(element: int) -> list[list[float]]:
    """The traits of every card in a fight of the element; -1: between fights."""
    table = []
    for card in CARDS:
        traits = traits_of(card, element)
        table.append([traits.get(name, 0.0) for name in TRAITS])
    return table
