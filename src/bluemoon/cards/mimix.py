"""The cards of the Mimix: sisters who fight in pairs."""

from bluemoon.cards.card import People, active, may_after_support, may_at_end, may_when_played, when_played
from bluemoon.powers.bans import CannotPlay
from bluemoon.powers.chosen import Each
from bluemoon.powers.drawing import DrawFromDiscards, DrawThenShuffleIn, RevealTop
from bluemoon.powers.retreat import FewerDragons
from bluemoon.powers.searching import SearchDeck, SearchDiscards, ShuffleDiscardsIn, TakeBack
from bluemoon.powers.vocabulary import BOOSTERS, Icon, Where

mimix = People("Mimix")

mimix.leader("Blue Radiance")
mimix.character("Guardian of Time", 1, 6, 4, icons=Icon.PAIR, moons=3, deck="", set="E1", translated=True)
mimix.character("Guardian of Space", 2, 4, 6, icons=Icon.PAIR, moons=3, deck="", set="E2", translated=True)
mimix.character("Virgin of Pure Fire", 3, 6, 1, icons=Icon.PAIR, moons=2)
mimix.character("Virgin of Pure Earth", 4, 1, 6, icons=Icon.PAIR, moons=2)
mimix.character("Heroine of the High Flames", 5, 5, 3, icons=Icon.PAIR, moons=2)
mimix.character("Heroine of the Great Plains", 6, 3, 5, icons=Icon.PAIR, moons=2, deck="Vulca")
mimix.character("Spirit of the Night", 7, 5, 2, icons=Icon.PAIR, moons=1)
mimix.character("Spirit of the Light", 8, 2, 5, icons=Icon.PAIR, moons=1)
mimix.character("Amazon Leaping High", 9, 4, 4, icons=Icon.PAIR, moons=2)
mimix.character("Amazon Leaping Far", 10, 4, 4, icons=Icon.PAIR, moons=2)
mimix.character("Dancer of Dawn", 11, 4, 2, icons=Icon.PAIR, moons=1)
mimix.character("Dancer of Dusk", 12, 2, 4, icons=Icon.PAIR, moons=1)
mimix.character("Wild Gazelle", 13, 3, 3, icons=Icon.PAIR)
mimix.character("Wild Antelope", 14, 3, 3, icons=Icon.PAIR)
mimix.character(
    "Wild Unicorn", 15, 3, 3, icons=Icon.SHIELD_FIRE | Icon.SHIELD_EARTH | Icon.PAIR, moons=2, deck="Pillar"
)
mimix.character("Young Bear", 16, 3, 2, icons=Icon.PAIR)
mimix.character("Young Fox", 17, 2, 3, icons=Icon.PAIR)
mimix.character("Shaman of the Holy Sacrifice", 18, 2, 2, may_at_end(RevealTop(3)), moons=1)
mimix.character("Shaman of the Deeds to Come", 19, 2, 2, may_at_end(DrawThenShuffleIn(3, 2)), moons=1)
mimix.character(
    "Shaman of the Here and Now", 20, 2, 2, may_after_support(SearchDeck()), icons=Icon.STOP, moons=2
)
mimix.character(
    "Shaman of the Afterlife", 21, 2, 2, may_after_support(DrawFromDiscards(2)), icons=Icon.STOP, moons=3
)
mimix.character("Sun Setting", 22, 2, 1, icons=Icon.FREE, moons=2)
mimix.character("Moon Rising", 23, 1, 2, icons=Icon.FREE, moons=2)
mimix.character("Stars Shining", 24, 1, 1, icons=Icon.FREE, moons=1)
mimix.booster("Hail of Arrows", 25, 2, 1)
mimix.booster("Whirling Hatchet", 26, 1, 2)
mimix.support("Menacing Wardance", 27, 2, 2, moons=2)
mimix.support("Hypnotic Rattle", 28, None, None, active(CannotPlay(BOOSTERS)), moons=2)
mimix.support("Fearsome Chant", 29, None, None, active(FewerDragons()), moons=3, deck="Khind")
mimix.leadership("Call Spirit of the Battlefield", 30, may_when_played(TakeBack(Where.COMBAT)), moons=2)
mimix.leadership("Call Spirit of the Underworld", 31, may_when_played(SearchDiscards()), moons=4)
mimix.leadership(
    "Chosen of Nature", 32, when_played(Each(ShuffleDiscardsIn())), deck="", set="E1", translated=True
)
