"""What the words of a power are about: types, icons, moments, kinds of cards, payments.

The words themselves are in the modules of their families beside this one (`families` lists them); each
defines there what it does and how it reads. `word` has the methods that every word must define.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum, IntFlag


class Element(IntEnum):
    """The two elements in which a fight can be fought."""

    FIRE = 0
    EARTH = 1


class Type(IntFlag):
    """Card types, as flags, so that a word can name several."""

    LEADER = 1
    CHARACTER = 2
    BOOSTER = 4
    SUPPORT = 8
    LEADERSHIP = 16
    SHIP = 32
    HYLA = 64
    INTERFERENCE = 128
    ACHIEVEMENT = 256
    EMISSARY = 512
    INQUISITOR = 1024


ANY_TYPE = Type(2047)
FIGHTERS = Type.CHARACTER | Type.BOOSTER | Type.SUPPORT
INFLUENCE = Type.SHIP | Type.HYLA


class Icon(IntFlag):
    """Icons; shields are icons too. REPLACE is on none of the people cards."""

    SHIELD_FIRE = 1
    SHIELD_EARTH = 2
    STOP = 4
    RETRIEVE = 8
    FREE = 16
    PAIR = 32
    GANG_COOL = 64
    GANG_TOP = 128
    GANG_FUN = 256
    GANG_NO = 512
    PROTECT = 1024
    BLUFF_FIRE = 2048
    BLUFF_EARTH = 4096
    BLUFF_NEUTRAL = 8192
    REPLACE = 16384


GANG = Icon.GANG_COOL | Icon.GANG_TOP | Icon.GANG_FUN | Icon.GANG_NO
BLUFF = Icon.BLUFF_FIRE | Icon.BLUFF_EARTH | Icon.BLUFF_NEUTRAL
ALL_ICONS = Icon(32767)
NO_ICONS = Icon(0)


class When(Enum):
    """When a text is resolved (004 Types of Special Power Text, and the phases)."""

    BEFORE = "before it may be played"
    PLAYED = "once, right after it is played"
    ACTIVE = "while it is active"
    THIS_TURN = "until the turn ends"
    BEGINNING = "in the owner's Beginning phase"
    ENDING = "in the owner's End phase"
    TURN_OVER = "when the owner's turn is about to end"
    ONCE_A_TURN = "when the owner likes, once on each own turn"
    AFTER_SUPPORT = "after the owner's Booster/Support phase"
    GAME_BEGINS = "once, before the first turn of the game"
    ANSWER = "on the opponent's turn, in answer to what he does"


# --- which cards ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Cards:
    """A kind of card, by what is printed on it. A field that is left out excludes no card."""

    types: Type = ANY_TYPE
    people: str = ""
    with_text: bool | None = None  # True: with special power text, False: without
    with_icon: Icon = NO_ICONS  # has at least one of these
    above: int = -1  # has a printed value above this
    first_word: str = ""
    last_word: str = ""
    besides: tuple[Cards, ...] = ()  # exceptions
    not_own_name: bool = False  # except cards with the same name as the card with this text


CHARACTERS = Cards(Type.CHARACTER)
BOOSTERS = Cards(Type.BOOSTER)
SUPPORTS = Cards(Type.SUPPORT)
LEADERSHIP = Cards(Type.LEADERSHIP)
BOOSTERS_OR_SUPPORTS = Cards(Type.BOOSTER | Type.SUPPORT)
ANY_CARD = Cards()
FLIT_CHARACTERS = Cards(Type.CHARACTER, people="Flit")


class Part(Enum):
    """What of a card is ignored."""

    CARD = "card"
    TEXT = "text"
    ICONS = "icons"


class Where(Enum):
    """From where cards of a side are taken."""

    ACTIVE = "active cards"
    COMBAT = "combat area, covered cards too"
    ACTIVE_COMBAT = "active cards of the combat area"
    TABLE = "combat and support areas"


# --- what has to be paid ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Payment:
    """Cards to be discarded from the hand. Exactly one of the figures is set."""

    fire: int = 0
    earth: int = 0
    either: int = 0  # that much Fire or that much Earth
    both: int = 0  # that much Fire and, on different cards, that much Earth
    moons: int = 0
    cards: int = 0  # that many cards ...
    of: tuple[Type, ...] = ()  # ... all of one of these types


# --- figures ----------------------------------------------------------------------------------------------


ANY_NUMBER = 99  # no limit to the number of cards


class Level(Enum):
    """Amounts that are taken from the values of the card itself."""

    SUM = "the sum of its printed values"
    HIGHER = "the higher of its printed values"


# --- deeds ------------------------------------------------------------------------------------------------


class Deed(Enum):
    """What the opponent does, besides playing cards, that an interference may answer."""

    ANNOUNCES = "announces their power"
    RETREATS = "retreats"
    DECLINES = "declines to fight"
