"""The cards of the Terrah: earth and storm."""

from bluemoon.cards.card import People, active, beginning, may_when_played, when_played
from bluemoon.powers.bans import CannotInterfere, CannotPlay, CannotTake
from bluemoon.powers.chosen import Each
from bluemoon.powers.demands import PayForDragon, PlayOrRetreat
from bluemoon.powers.discarding import DiscardAchievement, DiscardTheirs
from bluemoon.powers.dragons import AttractIfSeveral
from bluemoon.powers.drawing import Draw
from bluemoon.powers.hands import TheyDiscard
from bluemoon.powers.ignoring import Ignore
from bluemoon.powers.vocabulary import ANY_CARD, BOOSTERS_OR_SUPPORTS, Cards, Icon, Part, Payment, Type, Where

STORMS = Cards(Type.SUPPORT, last_word="Storm")

terrah = People("Terrah")

terrah.leader("Tecton Earthquaker")
terrah.character("Megalit Mountainshaker", 1, 0, 7, moons=3)
terrah.character("Roomban Rockmaster", 2, 3, 6, moons=2)
terrah.character("Suranom Stormbringer", 3, 0, 6, moons=2)
terrah.character("Gravitos Greatpower", 4, 4, 5, moons=2)
terrah.character("Catusan", 5, 1, 5, moons=1, deck="Hoax")
terrah.character("Flamitos", 6, 4, 3, moons=1)
terrah.character("Terraton", 7, 3, 4, moons=1)
terrah.character("Helitos", 8, 4, 1)
terrah.character("Sonatos", 9, 4, 0)
terrah.character("Rocara", 10, 0, 4)
terrah.character("Torana", 11, 3, 3)
terrah.character("Ferro Fos", 12, 2, 2, active(CannotPlay(Cards(with_text=True))), moons=1)
terrah.character("Kabu Kat", 13, 2, 1, active(PlayOrRetreat(Type.SUPPORT)), moons=3)
terrah.character("Baku But", 14, 1, 2, active(PlayOrRetreat(Type.BOOSTER)), moons=3)
terrah.character("Bashdin", 15, 1, 2, may_when_played(TheyDiscard(2)), moons=1, deck="Flit")
terrah.character("Corono Cos", 16, 1, 1, active(CannotPlay(Cards(with_text=False))), moons=3)
terrah.character("Silento Sol", 17, 0, 0, icons=Icon.SHIELD_FIRE, moons=1)
terrah.booster("Earthblast", 18, 2, 3, moons=1)
terrah.booster("Earthtremor", 19, None, None, may_when_played(DiscardTheirs(BOOSTERS_OR_SUPPORTS)), moons=1)
terrah.support("Seismic Drill", 20, 1, 3, moons=2)
terrah.support("Crashing Thunder Storm", 21, 1, 1, beginning(AttractIfSeveral(STORMS)), moons=2)
terrah.support("Swirling Snow Storm", 22, 1, 1, beginning(AttractIfSeveral(STORMS)), moons=2)
terrah.support("Lashing Sand Storm", 23, 1, 1, beginning(AttractIfSeveral(STORMS)), moons=2)
terrah.support("Drowning Rain Storm", 24, 1, 1, beginning(AttractIfSeveral(STORMS)), moons=2, deck="Aqua")
terrah.support("Cloying Mud", 25, None, None, active(CannotPlay(Cards(Type.CHARACTER, above=4))), moons=1)
terrah.support(
    "Impenetrable Fog",
    26,
    None,
    None,
    active(Ignore(part=Part.ICONS, spare=Icon.STOP | Icon.PROTECT)),
    moons=2,
)
terrah.support("Quivering Quicksand", 27, None, None, active(CannotTake(while_holding=4)), moons=2)
terrah.support(
    "Evil Eye", 28, None, None, active(CannotInterfere()), moons=1, deck="", set="E1", translated=True
)
terrah.leadership(
    "Provoke Earthquake", 29, may_when_played(DiscardTheirs(ANY_CARD, Where.COMBAT, all=True)), moons=4
)
terrah.leadership("Impress Holy Dragon", 30, may_when_played(PayForDragon(Payment(earth=8))), moons=4)
terrah.leadership(
    "Summon Typhoon", 31, may_when_played(DiscardAchievement()), moons=1, deck="", set="E2", translated=True
)
terrah.leadership("Chosen of Earth", 32, when_played(Each(Draw(3))), deck="", set="E2", translated=True)
