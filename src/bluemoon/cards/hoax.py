"""The cards of the Hoax: scholars with engines of war."""

from bluemoon.cards.card import People, active, may_when_played, this_turn, turn_over, when_played
from bluemoon.powers.bans import CannotPlay, CannotPlayMoreThan
from bluemoon.powers.chosen import DiscardOwnHand, Each
from bluemoon.powers.demands import PayForDragon
from bluemoon.powers.discarding import DiscardTheirs
from bluemoon.powers.drawing import Draw, DrawUpToHolding
from bluemoon.powers.hands import DiscardFromTheirHand
from bluemoon.powers.ignoring import Ignore
from bluemoon.powers.permissions import MayPlayMore
from bluemoon.powers.retreat import MoreDragons, NoDragons
from bluemoon.powers.values import Double
from bluemoon.powers.vocabulary import (
    ANY_NUMBER,
    CHARACTERS,
    SUPPORTS,
    Cards,
    Element,
    Icon,
    Part,
    Payment,
    Type,
)

hoax = People("Hoax")

hoax.leader("Xelethotiras")
hoax.character("Wogarathoras the Gloomy", 1, 5, 1, moons=1)
hoax.character("Athradysas the Seeker", 2, 5, 0, moons=1)
hoax.character("Ledinemras the Monk", 3, 4, 1)
hoax.character("Zedemikras the Brain", 4, 4, 0)
hoax.character("Ciklarethas the Bitter", 5, 3, 3, icons=Icon.RETRIEVE, moons=1)
hoax.character("Nirwadas the Traveler", 6, 3, 2)
hoax.character("Penemikanas the Paranoid", 7, 2, 3)
hoax.character("Vetraskedas the Sceptic", 8, 3, 1)
hoax.character("Helkomedes the Rhetorician", 9, 1, 3)
hoax.character("Redamikanas the Cartographer", 10, 2, 2, active(MoreDragons()), moons=2)
hoax.character("Bethenitana the Storyteller", 11, 2, 2, active(NoDragons()), moons=2)
hoax.character("Demegodas the Odd", 12, 2, 2, active(Double(SUPPORTS)), moons=1)
hoax.character(
    "Thirkomedas the Serene",
    13,
    2,
    2,
    active(CannotPlay(Cards(Type.LEADERSHIP | Type.BOOSTER | Type.SUPPORT))),
    moons=2,
)
hoax.character("Genathones the Blind", 14, 2, 2, active(MayPlayMore(Type.SUPPORT)), moons=1)
hoax.character(
    "Ketharkopas the Astronomer", 15, 2, 2, turn_over(DrawUpToHolding(9), may=True), moons=2, deck="Khind"
)
hoax.character(
    "Mekarthas the Shrewd", 16, 2, 2, active(Ignore(part=Part.ICONS, spare=Icon.STOP)), moons=1, deck="Aqua"
)
hoax.character("Sarogakanas the Ancient", 17, 1, 1, may_when_played(DiscardFromTheirHand(2)), moons=1)
hoax.booster("Inscrutable Armor", 18, 0, 0, icons=Icon.SHIELD_FIRE, moons=1)
hoax.booster("Battling Boomerang", 19, 2, 2, icons=Icon.RETRIEVE, moons=2)
hoax.support("Tome of Wisdom", 20, 3, 3, moons=3)
hoax.support("Trebuchet of Fear", 21, 2, 1, moons=1)
hoax.support("Ballista of Confusion", 22, 1, 2, moons=1)
hoax.support("Pulsating Shockwave", 23, 2, 1, icons=Icon.RETRIEVE, moons=2, deck="Mimix")
hoax.support("Homing Missiles", 24, 1, 2, icons=Icon.RETRIEVE, moons=2)
hoax.support(
    "Duplicator of Strength", 25, None, None, active(Double(CHARACTERS, Element.EARTH, one=True)), moons=4
)
hoax.support("Brain Drain", 26, None, None, active(CannotPlayMoreThan(1)), moons=4)
hoax.leadership("Muster Reinforcements", 27, may_when_played(Draw(5)), moons=4)
hoax.leadership("Enthrall Opposition", 28, this_turn(Ignore(part=Part.TEXT)), moons=1)
hoax.leadership("Trigger Brainstorm", 29, this_turn(MayPlayMore(Type.SUPPORT, ANY_NUMBER)), moons=1)
hoax.leadership(
    "Dispel the Followers",
    30,
    may_when_played(DiscardTheirs(Cards(with_icon=Icon.FREE), all=True)),
    moons=1,
    deck="",
    set="E1",
    translated=True,
)
hoax.leadership(
    "Sway Holy Dragon",
    31,
    may_when_played(PayForDragon(Payment(cards=2, of=(Type.LEADERSHIP, Type.HYLA, Type.ACHIEVEMENT)))),
    moons=4,
    deck="",
    set="E2",
    translated=True,
)
hoax.leadership(
    "Chosen of Spirit", 32, when_played(Each(DiscardOwnHand(3))), deck="", set="E1", translated=True
)
