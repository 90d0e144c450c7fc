"""The words that powers are made of. A power is a value: the engine gives each word its meaning once
(`bluemoon.duel`), and the text on the card is written from the same value (`bluemoon.powers.english`).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, IntEnum, IntFlag


class Element(IntEnum):
    FIRE = 0
    EARTH = 1


class Type(IntFlag):
    """Card types, as flags so that a word can speak of several."""

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
    """A kind of card, by what is printed on it. Everything left out admits all."""

    types: Type = ANY_TYPE
    people: str = ""
    with_text: bool | None = None  # True: with special power text, False: without
    with_icon: Icon = NO_ICONS  # bears at least one of these
    above: int = -1  # has a printed value above this
    first_word: str = ""
    last_word: str = ""
    besides: tuple[Cards, ...] = ()  # cards that are not meant all the same
    not_own_name: bool = False  # cards that bear the name of the speaking card are not meant


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


# --- conditions -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TheyHaveDragon:
    """The opponent has at least one dragon on his side."""


@dataclass(frozen=True)
class TheyHoldMore:
    """The opponent holds at least n more cards in his hand than the owner."""

    n: int


@dataclass(frozen=True)
class TheyHaveOnTable:
    """The opponent has at least n cards in his combat and support areas, covered ones counted."""

    n: int


@dataclass(frozen=True)
class TheyHaveActive:
    """The opponent has at least n active cards of a kind."""

    n: int
    what: Cards


@dataclass(frozen=True)
class AttackedBy:
    """The opponent's total power is at least n (in the element, if one is named)."""

    n: int
    element: Element | None = None


@dataclass(frozen=True)
class OwnTableEmpty:
    """The owner has no cards in his combat and support areas."""


@dataclass(frozen=True)
class NoOwnInfluence:
    """The owner has no card in his influence area."""


@dataclass(frozen=True)
class TheyHaveHyla:
    """The opponent has an active Hyla card."""


Condition = (
    TheyHaveDragon
    | TheyHoldMore
    | TheyHaveOnTable
    | TheyHaveActive
    | AttackedBy
    | OwnTableEmpty
    | NoOwnInfluence
    | TheyHaveHyla
)


@dataclass(frozen=True)
class OnlyIf:
    """A mutant: playable only under a condition; the contested element then flips or becomes one."""

    condition: Condition
    becomes: Element | None = None  # None: it flips


@dataclass(frozen=True)
class FreeIf:
    """May be played as if it had the FREE icon under a condition."""

    condition: Condition


@dataclass(frozen=True)
class NeedNotCover:
    """May be played without covering the owner's active cards."""


# --- lasting words ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Ignore:
    """Cards of the opponent, or only their texts or icons, are ignored."""

    what: Cards = ANY_CARD
    part: Part = Part.CARD
    spare: Icon = NO_ICONS  # icons that stay, where icons are ignored


@dataclass(frozen=True)
class CannotPlay:
    """The opponent cannot play cards of a kind."""

    what: Cards


@dataclass(frozen=True)
class CannotPlayMoreThan:
    """The opponent cannot play more than n cards on his turn (into the combat area, or at all)."""

    n: int
    into_combat: bool = False


@dataclass(frozen=True)
class CannotTake:
    """The opponent cannot take cards: from his deck or at all; on his turn more than n; while holding n."""

    from_deck: bool = False
    more_than: int = 0
    while_holding: int = 0


@dataclass(frozen=True)
class CannotDrawAtEnd:
    """The opponent cannot draw additional cards at the end of his turn."""


@dataclass(frozen=True)
class CannotCallBluff:
    """The opponent cannot call the owner's bluff."""


@dataclass(frozen=True)
class CannotInterfere:
    """The opponent cannot play interference cards."""


@dataclass(frozen=True)
class OneCharacterOnly:
    """The opponent cannot have more than one active character at the end of his Character phase."""


@dataclass(frozen=True)
class Double:
    """Values of the owner's active cards are doubled: of all of a kind, or of one that he chooses."""

    what: Cards
    element: Element | None = None  # None: both
    one: bool = False


class Level(Enum):
    """Figures that are read off the card itself."""

    SUM = "the sum of its printed values"
    HIGHER = "the higher of its printed values"


@dataclass(frozen=True)
class Raise:
    """Values of the owner's active cards are raised to a figure."""

    what: Cards
    to: int | Level
    element: Element | None = None
    one: bool = False


@dataclass(frozen=True)
class RaiseTotal:
    """The owner's total power is raised to a figure if it is lower."""

    to: int
    element: Element | None = None


@dataclass(frozen=True)
class RaiseBluffs:
    """The values of the owner's active bluff cards are raised to a figure."""

    to: int


@dataclass(frozen=True)
class ZeroPrinted:
    """Odd or even printed values of the opponent's cards of a kind become 0."""

    what: Cards
    odd: bool


@dataclass(frozen=True)
class MayPlayMore:
    """On his turn the owner may play n cards of a type beyond the limit (ANY_NUMBER: any number)."""

    type: Type
    n: int = 1


ANY_NUMBER = 99


@dataclass(frozen=True)
class HandBesideShip:
    """On the turn this ship lands, the owner may also play n cards from his hand."""

    n: int = ANY_NUMBER


@dataclass(frozen=True)
class MutantsUnconditioned:
    """The owner may play one mutant without meeting its condition."""


@dataclass(frozen=True)
class AchievementWithoutDragon:
    """The owner may play an achievement card as if its dragon were on his side."""


@dataclass(frozen=True)
class MayReplace:
    """The owner may discard a card of a kind as if it had the REPLACE icon."""

    what: Cards


@dataclass(frozen=True)
class MoreCrystals:
    """If the owner wins the game, he gains n crystals more."""

    n: int = 1


@dataclass(frozen=True)
class PayOrRetreat:
    """By the end of his Booster/Support phase the opponent must have paid, or retreat."""

    payment: Payment


@dataclass(frozen=True)
class PayOrDragon:
    """By the end of his Booster/Support phase the opponent must have paid, or the owner attracts a dragon."""

    payment: Payment


@dataclass(frozen=True)
class PlayOrRetreat:
    """On his turn the opponent must play a card of a type or retreat."""

    type: Type


@dataclass(frozen=True)
class DoubleDemand:
    """The payment that one of the owner's active cards of a kind asks for is doubled."""

    what: Cards


@dataclass(frozen=True)
class MoreDragons:
    """When the opponent retreats, the owner attracts n dragons more."""

    n: int = 1


@dataclass(frozen=True)
class FewerDragons:
    """When the owner retreats, the opponent attracts n dragons fewer."""

    n: int = 1


@dataclass(frozen=True)
class AtMostDragons:
    """When the owner retreats, the opponent attracts at most n dragons."""

    n: int = 1


@dataclass(frozen=True)
class NoDragons:
    """When the owner retreats, the opponent attracts no dragon."""


# --- words of a moment ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Draw:
    """Draw n cards, or up to n."""

    n: int
    up_to: bool = False


@dataclass(frozen=True)
class DrawUpToHolding:
    """Draw until the hand holds n cards."""

    n: int


@dataclass(frozen=True)
class DrawFromDiscards:
    """Shuffle the own discard pile face down and take n cards from it into the hand."""

    n: int


@dataclass(frozen=True)
class DiscardTheirs:
    """Discard cards of the opponent. Active protected cards are never touched."""

    what: Cards
    where: Where = Where.ACTIVE
    all: bool = False  # all of them instead of one
    keep_character: bool = False  # never the last active character
    only_if_several: bool = False  # nothing happens unless there is more than one to choose from
    if_from_ship: bool = False  # only if the speaking card was played from a landed ship


@dataclass(frozen=True)
class DiscardTheirsEither:
    """Discard all of one kind or all of another, as the owner chooses."""

    one: Cards
    other: Cards


@dataclass(frozen=True)
class DiscardAllButOneCharacter:
    """Discard all active cards of the opponent's combat area but one active character."""


@dataclass(frozen=True)
class ShuffleTheirTable:
    """The opponent shuffles all cards of his combat and support areas into his draw deck."""


@dataclass(frozen=True)
class DiscardFromTheirHand:
    """Take n cards from the opponent's hand at random (or disclosed ones by choice) and discard them."""

    n: int


@dataclass(frozen=True)
class TheyDiscard:
    """The opponent discards n cards of his choice from his hand."""

    n: int


@dataclass(frozen=True)
class TheyKeep:
    """The opponent keeps n cards of his choice in his hand and discards the others."""

    n: int


@dataclass(frozen=True)
class DiscardTopOfTheirDeck:
    """Discard the top card of the opponent's draw deck."""


@dataclass(frozen=True)
class TakeBack:
    """Take one of the owner's own cards back into his hand."""

    where: Where
    other: bool = False  # not the speaking card itself


@dataclass(frozen=True)
class SearchDeck:
    """Search the own draw deck, show up to one card and take it into the hand; then shuffle."""


@dataclass(frozen=True)
class SearchDiscards:
    """Search the own discard pile, show up to one card and take it into the hand."""


@dataclass(frozen=True)
class ShuffleDiscardsIn:
    """Shuffle the own discard pile into the own draw deck."""


@dataclass(frozen=True)
class DiscardAny:
    """Discard any number of cards from the own hand."""


@dataclass(frozen=True)
class BottomAny:
    """Put any number of cards of the own hand under the own draw deck."""


@dataclass(frozen=True)
class RevealTop:
    """Reveal up to n cards of the own draw deck, discard one of them and take the others."""

    n: int


@dataclass(frozen=True)
class DrawThenShuffleIn:
    """Draw up to n cards, then shuffle any m cards of the hand into the draw deck."""

    n: int
    m: int


@dataclass(frozen=True)
class NextCardFree:
    """The next character, booster or support card that the owner plays this turn counts as FREE."""


@dataclass(frozen=True)
class Disclose:
    """The opponent discloses his hand."""


@dataclass(frozen=True)
class PayForDragon:
    """Discard cards from the hand to attract one dragon."""

    payment: Payment


@dataclass(frozen=True)
class AttackAgain:
    """The owner's active cards attack again as they stand; he needs no new character."""


@dataclass(frozen=True)
class Load:
    """Load up to n cards from the hand onto this ship."""

    n: int


@dataclass(frozen=True)
class SearchAndDeploy:
    """Search the own deck for an influence card, played at once, or a card to load onto a ship; shuffle."""


@dataclass(frozen=True)
class AttractIfSeveral:
    """If the owner has more than one such active card, he attracts one dragon (one in all)."""

    what: Cards


@dataclass(frozen=True)
class TheyRetreatIfSeveral:
    """If the owner has more than one such active card, the opponent must retreat at once."""

    what: Cards


@dataclass(frozen=True)
class DiscardOwn:
    """Discard one's own active cards of a kind, except protected ones (for `Each`)."""

    what: Cards


@dataclass(frozen=True)
class DiscardOwnHand:
    """Discard n cards of one's own hand (for `Each`)."""

    n: int


@dataclass(frozen=True)
class ShuffleLeadershipIn:
    """Choose a leadership card played earlier, show it and shuffle it into the draw deck (for `Each`)."""


@dataclass(frozen=True)
class RedrawHand:
    """Shuffle the hand into the draw deck, then draw n cards (for `Each`)."""

    n: int


@dataclass(frozen=True)
class PlayAchievement:
    """Play an achievement card as if its dragon were on one's side (for `Each`)."""


@dataclass(frozen=True)
class DiscardAchievement:
    """Discard one active achievement card of the opponent."""


@dataclass(frozen=True)
class DiscardHyla:
    """Discard the active Hyla card of the opponent."""


@dataclass(frozen=True)
class Attract:
    """Attract n dragons."""

    n: int = 1


@dataclass(frozen=True)
class Cancel:
    """An interference: a card of a kind that the opponent is playing is not played but discarded."""

    what: Cards


class Deed(Enum):
    """What the opponent does, besides playing cards, that an interference may answer."""

    ANNOUNCES = "announces their power"
    RETREATS = "retreats"
    DECLINES = "declines to fight"


AnswerWord = Draw | DiscardFromTheirHand | TheyDiscard | DiscardTopOfTheirDeck | Disclose | Attract


@dataclass(frozen=True)
class Respond:
    """An interference: when the opponent does something, this happens first."""

    to: Deed
    does: AnswerWord


EachWord = (
    Draw
    | DiscardOwn
    | DiscardOwnHand
    | ShuffleDiscardsIn
    | ShuffleLeadershipIn
    | RedrawHand
    | PayForDragon
    | PlayAchievement
)


@dataclass(frozen=True)
class Each:
    """Each player does it, the opponent first (004 Chosen Ones); `may`: each as he likes."""

    does: EachWord
    may: bool = False


Word = (
    OnlyIf
    | FreeIf
    | NeedNotCover
    | Ignore
    | CannotPlay
    | CannotPlayMoreThan
    | CannotTake
    | CannotDrawAtEnd
    | CannotCallBluff
    | CannotInterfere
    | OneCharacterOnly
    | Double
    | Raise
    | RaiseTotal
    | RaiseBluffs
    | ZeroPrinted
    | MayPlayMore
    | HandBesideShip
    | MutantsUnconditioned
    | AchievementWithoutDragon
    | MayReplace
    | MoreCrystals
    | PayOrRetreat
    | PayOrDragon
    | PlayOrRetreat
    | DoubleDemand
    | MoreDragons
    | FewerDragons
    | AtMostDragons
    | NoDragons
    | Draw
    | DrawUpToHolding
    | DrawFromDiscards
    | DiscardTheirs
    | DiscardTheirsEither
    | DiscardAllButOneCharacter
    | ShuffleTheirTable
    | DiscardFromTheirHand
    | TheyDiscard
    | TheyKeep
    | DiscardTopOfTheirDeck
    | TakeBack
    | SearchDeck
    | SearchDiscards
    | ShuffleDiscardsIn
    | DiscardAny
    | BottomAny
    | RevealTop
    | DrawThenShuffleIn
    | NextCardFree
    | Disclose
    | PayForDragon
    | AttackAgain
    | Load
    | SearchAndDeploy
    | AttractIfSeveral
    | TheyRetreatIfSeveral
    | DiscardAchievement
    | DiscardHyla
    | Attract
    | Cancel
    | Respond
    | Each
)


@dataclass(frozen=True)
class Power:
    """One text: when it is resolved, whether its owner may leave it, and what it says."""

    when: When
    word: Word
    may: bool = False
    must_first: bool = field(default=False)  # the precedence group 'I must' of 004 Order of Applying
