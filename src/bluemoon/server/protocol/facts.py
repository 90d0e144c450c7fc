"""What never changes: the cards of the duel, the buildings and cards of the city."""

from __future__ import annotations

from typing import Literal

from bluemoon.server.protocol.words import Shape

Sureness = Literal["sure", "likely", "guess"]  # how sure a figure of the printed game is


class Card(Shape, frozen=True):
    """A card of the duel."""

    name: str  # in English: its identity everywhere
    people: str  # 'Vulca' … 'Buka', 'Mutant', or '' for special cards
    number: int
    type: str
    fire: int | None
    earth: int | None
    icons: list[str]  # 'stop', 'protect', 'retrieve', 'free', 'gang (cool)', 'shield fire', 'bluff (earth)' …
    moons: int
    capacity: int  # of ships
    family: int  # Buka families, 0: none
    deck: str  # whose ready-made deck it belongs to, '' for none
    set: str
    text: str  # the power in the project's own words; '' for none
    original: bool  # the printed text is not known: this card is the project's own
    retired: bool  # replaced by another card; kept for old decks and games
    dragon: str  # of achievements: the dragon they belong to
    more_cards: int  # of inquisitors: what they add to the size of a deck …
    more_moons: int  # … and to its moons


class CardList(Shape, frozen=True):
    """All cards of the duel."""

    peoples: list[str]
    cards: list[Card]
    decks: dict[str, list[str]]  # the ready-made decks: names of thirty cards
    emissaries: dict[str, list[str]]  # each with the cards it brings
    inquisitors: list[str]
    retired_emissaries: dict[str, list[str]]  # no longer offered; for decks made before


class CityPeople(Shape, frozen=True):
    """A people of the city."""

    name: str
    colour: str
    letter: str
    shape: str
    counts: tuple[int, int, int]  # cards of value 1, 2 and 3
    counts_are: Sureness


class DragonFacts(Shape, frozen=True):
    """A dragon, and the people whose cards move it."""

    name: str
    colour: str
    people: str


class Reward(Shape, frozen=True):
    """What a building gives."""

    crystals: int
    cards: int
    scales: int


class CityTile(Shape, frozen=True):
    """A building."""

    name: str
    people: str  # 'any' for the palace, 'none' for the courtyard
    boxes: list[int]
    boxes_are: Sureness
    most: Reward
    each: Reward
    neighbourhood: Reward
    rewards_are: Sureness


class CityCardFacts(Shape, frozen=True):
    """A card of the city."""

    card: str
    people: str
    value: int
    power: str
    count: int


class CityFacts(Shape, frozen=True):
    """All pieces of Blue Moon City."""

    peoples: list[CityPeople]
    dragons: list[DragonFacts]
    tiles: list[CityTile]
    cards: list[CityCardFacts]
    spots: list[tuple[int, int]]  # place -> row, column
    obelisk: dict[str, list[int]]  # by number of players, from the bottom up
    offerings_to_win: dict[str, int]
