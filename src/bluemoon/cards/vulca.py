"""The cards of the Vulca: fire, magic and temper."""

from bluemoon.cards.card import People, active, may_at_end, may_when_played, this_turn, when_played
from bluemoon.powers.bans import CannotPlay, CannotTake
from bluemoon.powers.chosen import Each, ShuffleLeadershipIn
from bluemoon.powers.demands import PayForDragon
from bluemoon.powers.discarding import DiscardTheirs, ShuffleTheirTable
from bluemoon.powers.drawing import Draw
from bluemoon.powers.permissions import MutantsUnconditioned
from bluemoon.powers.retreat import MoreDragons
from bluemoon.powers.searching import TakeBack
from bluemoon.powers.values import Double, RaiseTotal
from bluemoon.powers.vocabulary import (
    BOOSTERS_OR_SUPPORTS,
    CHARACTERS,
    LEADERSHIP,
    SUPPORTS,
    Cards,
    Element,
    Icon,
    Payment,
    Type,
    Where,
)

vulca = People("Vulca")

vulca.leader("Inferno")
vulca.character("Flamebreath the Dazzling", 1, 7, 0, moons=3)
vulca.character("Flash the Incendiary", 2, 6, 3, moons=2, deck="Terrah")
vulca.character("Scorch the Inflammable", 3, 6, 0, moons=2)
vulca.character("Lavar the Powerful", 4, 5, 4, moons=2)
vulca.character("Volca", 5, 5, 1, moons=1)
vulca.character("Blaze", 6, 4, 3, moons=1)
vulca.character("Furnace", 7, 3, 4, moons=1)
vulca.character("Spark", 8, 4, 2)
vulca.character("Ignite", 9, 2, 4)
vulca.character("Sear", 10, 4, 1)
vulca.character("Torch", 11, 1, 4)
vulca.character("Shimmer", 12, 3, 2)
vulca.character("Glimmer", 13, 2, 3)
vulca.character("Cinder", 14, 2, 2, may_when_played(DiscardTheirs(BOOSTERS_OR_SUPPORTS)), moons=1)
vulca.character("Flare", 15, 2, 2, may_at_end(Draw(2)), moons=1)
vulca.character("Ember", 16, 1, 1, active(CannotPlay(Cards(Type.CHARACTER, with_text=False))), moons=2)
vulca.character("Erupta", 17, 1, 1, may_when_played(ShuffleTheirTable()), moons=3, deck="", set="E2")
vulca.booster("Fireblast", 18, 3, 2, moons=1)
vulca.booster("Infernal Armor", 19, 0, 0, icons=Icon.SHIELD_EARTH, moons=1)
vulca.booster("Elemental Enchantment", 20, None, None, active(RaiseTotal(6)), moons=2)
vulca.booster(
    "Volcanic Gauntlets", 21, None, None, active(Double(CHARACTERS, Element.FIRE, one=True)), moons=2
)
vulca.booster(
    "Titanic Gauntlets",
    22,
    None,
    None,
    active(Double(CHARACTERS, Element.EARTH, one=True)),
    moons=2,
    deck="Flit",
)
vulca.support("Lightning Bolts", 23, 3, 1, moons=2)
vulca.support("Flickering Fires", 24, 1, 1, active(CannotPlay(LEADERSHIP)), moons=1)
vulca.support(
    "Heat Haze",
    25,
    None,
    None,
    active(CannotPlay(Cards(Type.CHARACTER | Type.BOOSTER, with_text=True))),
    moons=2,
    deck="Pillar",
)
vulca.support("Wall of Fire", 26, None, None, active(CannotTake(from_deck=True)), moons=3)
vulca.support("Fearsome Spirits", 27, None, None, active(MoreDragons()), moons=3)
vulca.leadership("Summon Sorcerer", 28, may_when_played(TakeBack(Where.ACTIVE)), moons=2)
vulca.leadership("Charm Holy Dragon", 29, may_when_played(PayForDragon(Payment(fire=8))), moons=4)
vulca.leadership("Cast Cataclysm", 30, may_when_played(DiscardTheirs(SUPPORTS, all=True)), moons=2)
vulca.leadership(
    "Inflame the Mutant", 31, this_turn(MutantsUnconditioned()), moons=1, deck="", set="E1", translated=True
)
vulca.leadership(
    "Chosen of Fire", 32, when_played(Each(ShuffleLeadershipIn())), deck="", set="E1", translated=True
)
