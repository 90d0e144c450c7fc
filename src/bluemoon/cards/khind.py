"""The cards of the Khind: gangs of pranksters."""

from bluemoon.cards.card import People, active, before, may_at_end, may_when_played, once_a_turn, when_played
from bluemoon.powers.bans import CannotPlay, CannotTake
from bluemoon.powers.chosen import Each, PlayAchievement
from bluemoon.powers.discarding import DiscardTheirs, DiscardTopOfTheirDeck
from bluemoon.powers.drawing import Draw, DrawFromDiscards
from bluemoon.powers.hands import TheyDiscard
from bluemoon.powers.ignoring import Ignore
from bluemoon.powers.permissions import AttackAgain, NeedNotCover
from bluemoon.powers.retreat import MoreDragons
from bluemoon.powers.searching import SearchDeck
from bluemoon.powers.values import Double, ZeroPrinted
from bluemoon.powers.vocabulary import (
    ALL_ICONS,
    BOOSTERS_OR_SUPPORTS,
    CHARACTERS,
    FLIT_CHARACTERS,
    SUPPORTS,
    Cards,
    Icon,
    Part,
)

khind = People("Khind")

khind.leader("PitPan")
khind.character("CoolCat", 1, 2, 2, active(ZeroPrinted(CHARACTERS, odd=True)), icons=Icon.GANG_COOL, moons=2)
khind.character("CoolCop", 2, 2, 2, active(ZeroPrinted(CHARACTERS, odd=False)), icons=Icon.GANG_COOL, moons=2)
khind.character(
    "CoolKid", 3, 2, 2, active(ZeroPrinted(BOOSTERS_OR_SUPPORTS, odd=True)), icons=Icon.GANG_COOL, moons=2
)
khind.character(
    "CoolCub", 4, 2, 2, active(ZeroPrinted(BOOSTERS_OR_SUPPORTS, odd=False)), icons=Icon.GANG_COOL, moons=2
)
khind.character("TopGun", 5, 2, 2, may_at_end(Draw(1)), icons=Icon.GANG_TOP, moons=1)
khind.character(
    "TopDog",
    6,
    2,
    2,
    once_a_turn(DiscardTheirs(Cards(with_icon=ALL_ICONS), keep_character=True)),
    icons=Icon.GANG_TOP,
    moons=1,
)
khind.character(
    "TopNotch", 7, 2, 2, once_a_turn(DiscardTheirs(BOOSTERS_OR_SUPPORTS)), icons=Icon.GANG_TOP, moons=2
)
khind.character("TopBanana", 8, 2, 2, may_at_end(TheyDiscard(1)), icons=Icon.GANG_TOP, moons=1)
khind.character("TopShot", 9, 2, 2, may_at_end(DiscardTopOfTheirDeck()), icons=Icon.GANG_TOP, moons=2)
khind.character("FunFair", 10, 3, 2, icons=Icon.GANG_FUN, moons=1)
khind.character("FunFlop", 11, 2, 3, icons=Icon.GANG_FUN, moons=1)
khind.character("FunFlap", 12, 3, 1, icons=Icon.GANG_FUN, moons=1)
khind.character("FunFlip", 13, 1, 3, icons=Icon.GANG_FUN, moons=1)
khind.character("FunFun", 14, 0, 0, active(Double(CHARACTERS)), icons=Icon.GANG_FUN, moons=3)
khind.character("NoNo", 15, 3, 1, icons=Icon.GANG_NO, moons=1)
khind.character("NoStopping", 16, 1, 3, icons=Icon.GANG_NO, moons=1)
khind.character("NoStyle", 17, 3, 0, icons=Icon.GANG_NO, moons=1)
khind.character("NoBrains", 18, 0, 3, icons=Icon.GANG_NO, moons=1)
khind.character("NoProblem", 19, 2, 2, icons=Icon.GANG_NO, moons=1, deck="Mimix")
khind.character("NoClue", 20, 2, 1, icons=Icon.GANG_NO)
khind.character("NoClass", 21, 1, 2, icons=Icon.GANG_NO)
khind.character("NoRespect", 22, 1, 1, icons=Icon.GANG_NO)
khind.character("KhindKin", 23, 1, 1, before(NeedNotCover()), moons=4, deck="", set="E1")
khind.booster(
    "Sling of Dismay", 24, None, None, active(MoreDragons()), moons=2, deck="", set="E2", translated=True
)
khind.support("Gluing Dust", 25, None, None, active(CannotTake(from_deck=True, more_than=1)), moons=2)
khind.support("Pandemonium", 26, None, None, active(CannotPlay(SUPPORTS)), moons=2, deck="Vulca")
khind.support(
    "Laughing Gas",
    27,
    None,
    None,
    active(Ignore(Cards(besides=(FLIT_CHARACTERS,), not_own_name=True), Part.TEXT)),
    moons=3,
)
khind.support("Oath of Khindship", 28, None, None, may_at_end(Draw(1)), moons=1)
khind.leadership("Blow Whistle of Friendship", 29, may_when_played(SearchDeck()), moons=4)
khind.leadership("Open Lucky Bag of Life", 30, may_when_played(DrawFromDiscards(3)), moons=3)
khind.leadership("Bounce Back", 31, when_played(AttackAgain()), icons=Icon.STOP, moons=3, deck="Pillar")
khind.leadership(
    "Chosen of Youth", 32, when_played(Each(PlayAchievement(), may=True)), deck="", set="E2", translated=True
)
