"""What never changes: all cards of the duel, the buildings and cards of the city."""

from __future__ import annotations

from functools import cache
from typing import Final, get_args

from bluemoon.cards import PEOPLES, POOL, SPECIAL, Card
from bluemoon.cards.pool import RETIRED, emissaries, emissary_set, ready_made
from bluemoon.cards.special import RETIRED_SETS
from bluemoon.city import tiles as city
from bluemoon.city.board import SPOTS, obelisk_for
from bluemoon.city.cards import ALL_CARDS, CARD, COLOUR, KINDS, VALUE
from bluemoon.city.tiles import Reward
from bluemoon.powers import german
from bluemoon.powers.english import icon_names, power_text, type_name
from bluemoon.powers.vocabulary import Type
from bluemoon.server.protocol import facts as shapes

SURENESS: Final[dict[str, shapes.Sureness]] = {word: word for word in get_args(shapes.Sureness)}
# What the cards of the city can do besides building (003 The Cards' Special Powers); '' for nothing.
CITY_POWERS: dict[str, str] = {
    "V1": "fly dragon",
    "T1": "fly dragon",
    "A1": "fly dragon",
    "V2": "move dragon",
    "T2": "move dragon",
    "A2": "move dragon",
    "F1": "fly figure",
    "F2": "move figure",
    "K1": "wild",
    "M1": "pair",
    "M2": "pair",
    "H1": "recolour",
    "H2": "recolour",
    "P1": "offering",
    "P2": "offering",
}


# By language, the function that writes the text of a card.
LANGUAGES = {"en": power_text, "de": german.power_text}


@cache
def cards(language: str = "en") -> shapes.CardList:
    """All cards with their texts, the ready-made decks, and what goes with emissaries."""
    return shapes.CardList(
        peoples=list(PEOPLES),
        cards=[_card(card, language) for card in POOL + SPECIAL + RETIRED],
        decks={people: [card.name for card in ready_made(people)] for people in PEOPLES},
        emissaries={card.name: [member.name for member in emissary_set(card.name)] for card in emissaries()},
        inquisitors=[card.name for card in SPECIAL if card.type is Type.INQUISITOR],
        retired_emissaries={name: list(members) for name, members in RETIRED_SETS.items()},
    )


def _card(card: Card, language: str) -> shapes.Card:
    return shapes.Card(
        name=card.name,
        people=card.people,
        number=card.number,
        type=type_name(card.type).lower(),
        fire=card.fire,
        earth=card.earth,
        icons=[name.lower() for name in icon_names(card)],
        moons=card.moons,
        capacity=card.capacity,
        family=card.family,
        deck=card.deck,
        set=card.set,
        text=LANGUAGES[language](card),
        original=card.original,
        retired=card in RETIRED,
        dragon=card.dragon,
        more_cards=card.more_cards,
        more_moons=card.more_moons,
    )


@cache
def city_facts() -> shapes.CityFacts:
    """The peoples, dragons, buildings and cards of Blue Moon City."""
    return shapes.CityFacts(
        peoples=[
            shapes.CityPeople(
                name=people.name,
                colour=people.colour,
                letter=people.letter,
                shape=people.shape,
                counts=people.values,
                counts_are=SURENESS[people.confidence],
            )
            for people in city.PEOPLES
        ],
        dragons=[shapes.DragonFacts(dragon.name, dragon.colour, dragon.people) for dragon in city.DRAGONS],
        tiles=[_tile(tile) for tile in city.TILES],
        cards=[
            shapes.CityCardFacts(
                card=CARD[kind],
                people=city.PEOPLES[COLOUR[kind]].name,
                value=VALUE[kind],
                power=CITY_POWERS.get(CARD[kind], ""),
                count=ALL_CARDS[kind],
            )
            for kind in range(KINDS)
            if ALL_CARDS[kind]
        ],
        spots=list(SPOTS),
        obelisk={str(players): list(obelisk_for(players)) for players in (2, 3, 4)},
        offerings_to_win={str(players): number for players, number in city.OFFERINGS_TO_WIN.items()},
    )


def _tile(tile: city.Tile) -> shapes.CityTile:
    return shapes.CityTile(
        name=tile.name,
        people=tile.people,
        boxes=list(tile.boxes),
        boxes_are=SURENESS[tile.boxes_confidence],
        most=_reward(tile.most),
        each=_reward(tile.each),
        neighbourhood=_reward(tile.neighbourhood),
        rewards_are=SURENESS[tile.rewards_confidence],
    )


def _reward(what: Reward) -> shapes.Reward:
    return shapes.Reward(what.crystals, what.cards, what.scales)
