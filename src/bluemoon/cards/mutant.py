"""The cards of the mutants: two creatures in one, bound to a condition."""

from bluemoon.cards.card import People, before
from bluemoon.powers.conditions import (
    AttackedBy,
    OnlyIf,
    OwnTableEmpty,
    TheyHaveActive,
    TheyHaveDragon,
    TheyHaveHyla,
    TheyHaveOnTable,
    TheyHoldMore,
)
from bluemoon.powers.vocabulary import FIGHTERS, Cards, Element, Icon

mutant = People("Mutant")

mutant.character(
    "Den-bal-Ton",
    101,
    8,
    8,
    before(OnlyIf(TheyHaveDragon())),
    icons=Icon.SHIELD_FIRE | Icon.SHIELD_EARTH | Icon.STOP,
    deck="Khind",
)
mutant.character(
    "Sas-van-Son",
    102,
    7,
    7,
    before(OnlyIf(TheyHoldMore(2))),
    icons=Icon.SHIELD_FIRE | Icon.SHIELD_EARTH | Icon.STOP,
    deck="Aqua",
)
mutant.character(
    "Pen-dor-Nith",
    103,
    6,
    6,
    before(OnlyIf(TheyHaveOnTable(6))),
    icons=Icon.SHIELD_FIRE | Icon.SHIELD_EARTH | Icon.STOP,
    deck="Pillar",
)
mutant.character(
    "Neth-sur-Pot",
    104,
    5,
    5,
    before(OnlyIf(TheyHaveActive(3, Cards(FIGHTERS)))),
    icons=Icon.SHIELD_FIRE | Icon.SHIELD_EARTH | Icon.STOP,
    deck="Mimix",
)
mutant.character(
    "Var-dis-Nar",
    105,
    4,
    4,
    before(OnlyIf(AttackedBy(7))),
    icons=Icon.SHIELD_FIRE | Icon.SHIELD_EARTH | Icon.STOP,
    deck="Hoax",
)
mutant.character(
    "Zig-nur-Don",
    106,
    4,
    0,
    before(OnlyIf(AttackedBy(5, Element.EARTH), Element.FIRE)),
    icons=Icon.SHIELD_FIRE | Icon.SHIELD_EARTH | Icon.STOP,
    deck="Vulca",
)
mutant.character(
    "Ras-mus-Pan",
    107,
    0,
    4,
    before(OnlyIf(AttackedBy(5, Element.FIRE), Element.EARTH)),
    icons=Icon.SHIELD_FIRE | Icon.SHIELD_EARTH | Icon.STOP,
    deck="Terrah",
)
mutant.character(
    "Chu-nan-Chi",
    108,
    3,
    3,
    before(OnlyIf(TheyHaveHyla())),
    icons=Icon.SHIELD_FIRE | Icon.SHIELD_EARTH | Icon.STOP,
    deck="",
    set="E2",
)
mutant.character(
    "Fel-nar-Gan",
    109,
    0,
    0,
    before(OnlyIf(OwnTableEmpty())),
    icons=Icon.SHIELD_FIRE | Icon.SHIELD_EARTH | Icon.STOP,
    deck="Flit",
)
mutant.character(
    "Man-shu-Ran",
    110,
    0,
    0,
    before(OnlyIf(TheyHaveActive(1, Cards(with_icon=Icon.FREE)))),
    icons=Icon.SHIELD_FIRE | Icon.SHIELD_EARTH | Icon.STOP,
    deck="",
    set="E1",
)
