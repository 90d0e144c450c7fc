"""The cards of the Aqua: the people of the sea."""

from bluemoon.cards.card import People, active, may_when_played, turn_over, when_played
from bluemoon.powers.chosen import Each, RedrawHand
from bluemoon.powers.demands import PayOrDragon
from bluemoon.powers.discarding import DiscardAllButOneCharacter
from bluemoon.powers.dragons import TheyRetreatIfSeveral
from bluemoon.powers.hands import BottomAny, DiscardAny, TheyKeep
from bluemoon.powers.permissions import AchievementWithoutDragon, NextCardFree
from bluemoon.powers.searching import ShuffleDiscardsIn
from bluemoon.powers.values import Raise, RaiseTotal
from bluemoon.powers.vocabulary import CHARACTERS, Cards, Element, Icon, Level, Payment, Type

FLOODS = Cards(Type.SUPPORT, last_word="Flood")

aqua = People("Aqua")

aqua.leader("Aqua-Alpha-Alpha")
aqua.character("Eelena-Aqua-Prima-Alpha", 1, 5, 5, moons=2)
aqua.character("Giant Octopus", 2, 5, 0, icons=Icon.PROTECT, moons=1)
aqua.character("Terrible Kraken", 3, 0, 5, icons=Icon.PROTECT, moons=1)
aqua.character("Aaralia-Aqua Secunda", 4, 4, 4, moons=1, deck="Vulca")
aqua.character("Electric Eel", 5, 4, 0, icons=Icon.PROTECT)
aqua.character("Briny Behemoth", 6, 0, 4, icons=Icon.PROTECT)
aqua.character("Uurunia-Aqua-Terz", 7, 3, 3)
aqua.character("Iisilia-Aqua-Terz", 8, 3, 3)
aqua.character("Kelp Leech", 9, 3, 0, icons=Icon.PROTECT)
aqua.character("Colossal Crustacean", 10, 0, 3, icons=Icon.PROTECT)
aqua.character("Oomola-Aqua-Delta", 11, 2, 2, may_when_played(DiscardAny()), moons=1)
aqua.character("Yang", 12, 2, 0, may_when_played(NextCardFree()), moons=1)
aqua.character("Yin", 13, 0, 2, may_when_played(NextCardFree()), moons=1)
aqua.character("Oosa-Aqua-Epsilon", 14, 1, 1, may_when_played(BottomAny()), moons=1)
aqua.character(
    "Uusa-Alpha-Omega",
    15,
    0,
    0,
    active(AchievementWithoutDragon()),
    icons=Icon.FREE,
    moons=2,
    deck="",
    set="E2",
)
aqua.booster("Sudden Waterspout", 16, 2, 0, icons=Icon.FREE, moons=1)
aqua.booster("Instant Undertow", 17, 0, 2, icons=Icon.FREE, moons=1)
aqua.booster("Aquatic Armor", 18, 0, 0, icons=Icon.SHIELD_FIRE | Icon.SHIELD_EARTH, moons=2)
aqua.booster("Firewater", 19, None, None, active(RaiseTotal(7, Element.FIRE)), moons=2)
aqua.booster("Earthwater", 20, None, None, active(RaiseTotal(7, Element.EARTH)), moons=2, deck="Flit")
aqua.support("Fire Swamp", 21, 2, 0, icons=Icon.FREE, moons=2)
aqua.support("Perilous Marsh", 22, 0, 2, icons=Icon.FREE, moons=2)
aqua.support("Ravenous Razorjaw", 23, 3, 0, icons=Icon.PROTECT, moons=2)
aqua.support("Swarming Sea Serpents", 24, 0, 3, icons=Icon.PROTECT, moons=2)
aqua.support("Torrential Flood", 25, 1, 1, turn_over(TheyRetreatIfSeveral(FLOODS)), moons=3)
aqua.support("Tidal Flood", 26, 1, 1, turn_over(TheyRetreatIfSeveral(FLOODS)), moons=3)
aqua.support(
    "Water of Union",
    27,
    None,
    None,
    active(Raise(CHARACTERS, Level.HIGHER)),
    moons=4,
    deck="",
    set="E1",
    translated=True,
)
aqua.support(
    "Irresistible Sirens",
    28,
    None,
    None,
    active(PayOrDragon(Payment(cards=1, of=(Type.CHARACTER,)))),
    moons=3,
)
aqua.leadership("Sprinkle Water of Tranquility", 29, when_played(TheyKeep(5)), moons=1)
aqua.leadership("Drown Resistance", 30, may_when_played(DiscardAllButOneCharacter()), moons=2, deck="Khind")
aqua.leadership("Administer Water of Immortality", 31, may_when_played(ShuffleDiscardsIn()), moons=4)
aqua.leadership("Chosen of Water", 32, when_played(Each(RedrawHand(6))), deck="", set="E2", translated=True)
