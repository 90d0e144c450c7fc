"""The cards of the Buka: pirates with ships and bluffs."""

from bluemoon.cards.card import People, active, before, may_when_played
from bluemoon.powers.bans import CannotCallBluff, OneCharacterOnly
from bluemoon.powers.conditions import FreeIf, NoOwnInfluence, OnlyIf, TheyHaveActive, TheyHaveOnTable
from bluemoon.powers.discarding import DiscardTheirs, DiscardTheirsEither
from bluemoon.powers.permissions import HandBesideShip, MayPlayMore
from bluemoon.powers.ships import Load, SearchAndDeploy
from bluemoon.powers.values import Double, RaiseBluffs
from bluemoon.powers.vocabulary import (
    ALL_ICONS,
    ANY_CARD,
    ANY_NUMBER,
    BOOSTERS,
    CHARACTERS,
    SUPPORTS,
    Cards,
    Element,
    Icon,
    Type,
    Where,
)

buka = People("Buka")

buka.leader("Council of Eight")
buka.character("Commodore Lo Tan", 1, 5, 4, moons=2, family=2)
buka.character("Commodore Tai Marn", 2, 4, 5, moons=2, family=1)
buka.character("Captain Ariosa Paal", 3, 4, 4, icons=Icon.RETRIEVE, moons=2, family=6)
buka.character("Captain Su Cha", 4, 4, 3, icons=Icon.BLUFF_NEUTRAL, moons=1, family=5)
buka.character("Sailingmaster Yo Cha", 5, 3, 4, icons=Icon.BLUFF_NEUTRAL, moons=1, family=5)
buka.character("Sailingmaster Boo Marn", 6, 4, 2, icons=Icon.BLUFF_NEUTRAL, moons=1, family=1)
buka.character("Cannoneer Tara Ko", 7, 2, 4, icons=Icon.BLUFF_FIRE, moons=1, family=4)
buka.character("Cannoneer Qu Cha", 8, 2, 4, icons=Icon.BLUFF_EARTH, moons=1, family=5)
buka.character("Cannoneer Edilia Paal", 9, 1, 4, icons=Icon.BLUFF_FIRE, moons=1, family=6)
buka.character("Cannoneer Rilana Paal", 10, 1, 4, icons=Icon.BLUFF_EARTH, moons=1, family=6)
buka.character("Cannoneer Riba Ko", 11, 0, 4, icons=Icon.BLUFF_FIRE, moons=1, family=4)
buka.character("Cannoneer Alo Cha", 12, 0, 4, icons=Icon.BLUFF_EARTH, moons=1, family=5)
buka.character(
    "B.P. Unity", 13, 3, 3, before(FreeIf(TheyHaveOnTable(6))), icons=Icon.BLUFF_NEUTRAL, moons=1, family=3
)
buka.character(
    "B.P. Ferocity",
    14,
    3,
    3,
    before(FreeIf(TheyHaveActive(2, CHARACTERS))),
    icons=Icon.BLUFF_NEUTRAL,
    moons=1,
    family=2,
)
buka.character(
    "B.P. Bravery",
    15,
    3,
    3,
    before(FreeIf(TheyHaveActive(2, BOOSTERS))),
    icons=Icon.BLUFF_NEUTRAL,
    moons=1,
    family=2,
)
buka.character(
    "B.P. Mystery",
    16,
    3,
    3,
    before(FreeIf(TheyHaveActive(2, SUPPORTS))),
    icons=Icon.BLUFF_NEUTRAL,
    moons=1,
    family=2,
)
buka.character(
    "B.P. Loyalty",
    17,
    3,
    3,
    before(FreeIf(TheyHaveActive(2, Cards(with_icon=ALL_ICONS)))),
    icons=Icon.BLUFF_NEUTRAL,
    moons=1,
    family=3,
)
buka.character(
    "Boatswain Mena Marn", 18, 2, 2, active(OneCharacterOnly()), icons=Icon.BLUFF_NEUTRAL, moons=1, family=1
)
buka.character(
    "Coxswain Mora Marn",
    19,
    2,
    2,
    may_when_played(DiscardTheirs(ANY_CARD, Where.COMBAT, all=True, if_from_ship=True)),
    icons=Icon.BLUFF_NEUTRAL,
    moons=1,
    family=1,
)
buka.character(
    "Quartermaster Kura Ko",
    20,
    2,
    2,
    active(MayPlayMore(Type.SUPPORT, ANY_NUMBER)),
    icons=Icon.BLUFF_NEUTRAL,
    moons=2,
    family=4,
)
buka.character(
    "Powdermaster Yina Ko", 21, 2, 1, active(RaiseBluffs(4)), icons=Icon.BLUFF_NEUTRAL, moons=1, family=4
)
buka.character(
    "Lookout Dolora Paal",
    22,
    1,
    1,
    may_when_played(DiscardTheirsEither(BOOSTERS, SUPPORTS)),
    icons=Icon.PROTECT,
    moons=2,
    family=6,
)
buka.character(
    "Old Goo Laa's Ghost",
    23,
    2,
    2,
    before(OnlyIf(NoOwnInfluence())),
    icons=Icon.SHIELD_FIRE | Icon.SHIELD_EARTH | Icon.STOP,
    moons=3,
    family=6,
)
buka.booster("Letter of Marque", 24, 2, 2, active(CannotCallBluff()), icons=Icon.FREE, moons=2, family=4)
buka.support("Armory", 25, 1, 1, active(MayPlayMore(Type.SUPPORT)), moons=2, family=3)
buka.support(
    "Duplicator of Fire",
    26,
    None,
    None,
    active(Double(CHARACTERS, Element.FIRE, one=True)),
    moons=4,
    family=5,
)
buka.leadership("Entreat Favor", 27, may_when_played(SearchAndDeploy()), moons=2, family=3)
buka.ship("Sea Falcon", 28, active(HandBesideShip()), moons=4, family=1, capacity=2)
buka.ship("Sea Devil", 29, may_when_played(Load(3)), moons=3, family=2, capacity=3)
buka.ship("Rising Sun", 30, moons=3, family=3, capacity=4)
buka.ship(
    "Sea Moon",
    31,
    may_when_played(Load(1)),
    active(HandBesideShip(1)),
    moons=2,
    deck="",
    set="promo",
    capacity=1,
    translated=True,
)
