"""The cards of the Flit: flyers who strike and come back."""

from bluemoon.cards.card import People, active, may_when_played, this_turn, when_played
from bluemoon.powers.bans import CannotDrawAtEnd, CannotPlayMoreThan
from bluemoon.powers.chosen import DiscardOwn, Each
from bluemoon.powers.demands import PayForDragon
from bluemoon.powers.discarding import DiscardTheirs
from bluemoon.powers.ignoring import Ignore
from bluemoon.powers.permissions import MayPlayMore
from bluemoon.powers.retreat import AtMostDragons, FewerDragons
from bluemoon.powers.values import Double
from bluemoon.powers.vocabulary import (
    ALL_ICONS,
    ANY_NUMBER,
    BOOSTERS,
    CHARACTERS,
    FLIT_CHARACTERS,
    SUPPORTS,
    Cards,
    Icon,
    Part,
    Payment,
    Type,
)

flit = People("Flit")

flit.leader("Falc")
flit.character("Wing Commander Razorfeather", 1, 4, 4, icons=Icon.RETRIEVE, moons=2)
flit.character("Squadron Leader Squeak", 2, 4, 2, icons=Icon.RETRIEVE, moons=1)
flit.character("Flight Leader Squawk", 3, 2, 4, icons=Icon.RETRIEVE, moons=1)
flit.character("Peckswift", 4, 3, 2, icons=Icon.RETRIEVE, moons=1)
flit.character("Steepstoop", 5, 2, 3, icons=Icon.RETRIEVE)
flit.character(
    "Highchirp",
    6,
    2,
    2,
    may_when_played(DiscardTheirs(CHARACTERS, only_if_several=True)),
    icons=Icon.RETRIEVE,
    moons=1,
)
flit.character(
    "Tittertweet",
    7,
    2,
    2,
    active(Ignore(Cards(besides=(FLIT_CHARACTERS,)), Part.TEXT)),
    icons=Icon.RETRIEVE,
    moons=2,
)
flit.character("Flitterflutter", 8, 2, 2, active(Ignore(SUPPORTS)), icons=Icon.RETRIEVE, moons=1)
flit.character("Trillilling", 9, 2, 2, active(Ignore(BOOSTERS)), icons=Icon.RETRIEVE, moons=1)
flit.character(
    "Cheepchirrup", 10, 2, 2, active(CannotPlayMoreThan(1, into_combat=True)), icons=Icon.RETRIEVE, moons=1
)
flit.character("Carl Kamikaze Crow", 11, 0, 0, active(Double(BOOSTERS)), moons=1)
flit.character(
    "Hank Highflyer Hawk",
    12,
    0,
    0,
    active(Ignore(Cards(Type.CHARACTER, besides=(FLIT_CHARACTERS,)))),
    moons=3,
    deck="Hoax",
)
flit.character(
    "Mad Mike Magpie",
    13,
    0,
    0,
    active(
        Ignore(Cards(with_icon=ALL_ICONS, besides=(FLIT_CHARACTERS, Cards(with_icon=Icon.PROTECT))))
    ),  # PROTECT saves active cards by the rules, and by this text all others, too (docs/rulings.md)
    moons=2,
    deck="Terrah",
)
flit.character("Proud Phoenix Phil", 14, 0, 0, icons=Icon.SHIELD_EARTH, moons=1)
flit.booster("Launch Burning Earth", 15, 3, 3, icons=Icon.PAIR, moons=2)
flit.booster("Launch Rain of Fire", 16, 3, 2, icons=Icon.PAIR, moons=2)
flit.booster("Launch Locust Paratroopers", 17, 2, 3, icons=Icon.PAIR, moons=2)
flit.booster("Launch Dazzling Flares", 18, 3, 1, icons=Icon.PAIR, moons=2)
flit.booster("Launch Boiling Oil", 19, 1, 3, icons=Icon.PAIR, moons=2)
flit.booster("Launch Hail of Doom", 20, 2, 2, icons=Icon.PAIR, moons=1, deck="Aqua")
flit.booster(
    "Launch Cockroaches",
    21,
    2,
    2,
    icons=Icon.PAIR | Icon.RETRIEVE,
    moons=2,
    deck="",
    set="E1",
    translated=True,
)
flit.booster("Launch Fire Flash", 22, 2, 1, icons=Icon.PAIR, moons=1)
flit.booster("Launch Rockdrop", 23, 1, 2, icons=Icon.PAIR, moons=1)
flit.booster("Launch Flaming Dust", 24, 2, 0, icons=Icon.PAIR, moons=1)
flit.booster("Launch Slippery Slime", 25, 0, 2, icons=Icon.PAIR, moons=1)
flit.booster("Launch Itching Bugs", 26, 1, 1, icons=Icon.PAIR | Icon.RETRIEVE, moons=1)
flit.booster("Launch Sloth Gas", 27, None, None, active(FewerDragons()), icons=Icon.PAIR, moons=2)
flit.support(
    "Maddening Twitter", 28, 1, 1, active(CannotDrawAtEnd()), moons=2, deck="", set="E2", translated=True
)
flit.leadership("Distract Holy Dragon", 29, this_turn(AtMostDragons()), moons=1)
flit.leadership(
    "Beguile Holy Dragon", 30, may_when_played(PayForDragon(Payment(cards=3, of=(Type.CHARACTER,)))), moons=4
)
flit.leadership("Commence Mega Launch", 31, this_turn(MayPlayMore(Type.BOOSTER, ANY_NUMBER)), moons=1)
flit.leadership(
    "Chosen of Air", 32, when_played(Each(DiscardOwn(SUPPORTS))), deck="", set="E1", translated=True
)
