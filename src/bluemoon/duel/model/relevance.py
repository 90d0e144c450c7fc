"""How the texts of a card can matter for completing its owner's turn, worked out once a card."""

from __future__ import annotations

from typing import Final

from bluemoon.cards.card import Card
from bluemoon.powers.vocabulary import (
    AchievementWithoutDragon,
    AtMostDragons,
    BottomAny,
    CannotCallBluff,
    CannotDrawAtEnd,
    CannotInterfere,
    CannotPlay,
    CannotPlayMoreThan,
    CannotTake,
    DiscardAchievement,
    DiscardAllButOneCharacter,
    DiscardAny,
    DiscardFromTheirHand,
    DiscardHyla,
    DiscardTheirs,
    DiscardTheirsEither,
    DiscardTopOfTheirDeck,
    Disclose,
    Double,
    DoubleDemand,
    Draw,
    DrawUpToHolding,
    FewerDragons,
    FreeIf,
    HandBesideShip,
    Ignore,
    Load,
    MayPlayMore,
    MayReplace,
    MoreCrystals,
    MoreDragons,
    MutantsUnconditioned,
    NeedNotCover,
    NextCardFree,
    NoDragons,
    OneCharacterOnly,
    OnlyIf,
    Part,
    PayOrDragon,
    PayOrRetreat,
    PlayOrRetreat,
    Power,
    Raise,
    RaiseBluffs,
    RaiseTotal,
    ShuffleDiscardsIn,
    ShuffleTheirTable,
    TakeBack,
    TheyDiscard,
    TheyKeep,
    When,
    Word,
    ZeroPrinted,
)

# How a text can matter for completing its owner's turn.
ALWAYS: Final = 1  # whatever is on the table
TOUCH: Final = 2  # if there is a card of the opponent for it to touch
MUTE: Final = 4  # if there is a text for it to ignore
ICONS: Final = 8  # if there are protected cards
VALUE: Final = 16  # in one element
TOTAL: Final = 32  # if the opponent's power is not above it
GIVE: Final = 64  # if the condition of a mutant in hand compares the hands

# Words and moments that change nothing about whether the owner's own turn can be completed.
TAME_WORDS: Final = (
    CannotPlay,
    CannotPlayMoreThan,
    CannotTake,
    CannotDrawAtEnd,
    CannotCallBluff,
    CannotInterfere,
    OneCharacterOnly,
    PayOrRetreat,
    PayOrDragon,
    PlayOrRetreat,
    DoubleDemand,
    MayReplace,
    MoreCrystals,
    MoreDragons,
    FewerDragons,
    AtMostDragons,
    NoDragons,
    DiscardFromTheirHand,
    TheyDiscard,
    TheyKeep,
    Disclose,
)
TAME_MOMENTS: Final = (When.BEGINNING, When.ENDING, When.TURN_OVER, When.AFTER_SUPPORT)


def tame(power: Power) -> bool:
    return power.when in TAME_MOMENTS or isinstance(power.word, TAME_WORDS)


def wild_ways(card: Card) -> int:
    """How the texts of a card can matter, one or the other of them."""
    ways = 0
    for power in card.powers:
        if not tame(power):
            ways |= _way(power.word)
    return ways


def _way(word: Word) -> int:
    if isinstance(word, Ignore):
        return ICONS if word.part is Part.ICONS else MUTE if word.part is Part.TEXT else TOUCH
    if isinstance(word, TOUCHING):
        return TOUCH if not isinstance(word, (DiscardAchievement, DiscardHyla)) else ALWAYS
    if isinstance(word, (Double, Raise)):
        return VALUE
    if isinstance(word, RaiseTotal):
        return TOTAL
    if isinstance(word, (DiscardAny, BottomAny)):
        return GIVE
    return 0 if isinstance(word, FreeIf) else ALWAYS  # that is counted among the free cards


# Words that change what the opponent has on the table, or what it says.
TOUCHING: Final = (
    DiscardTheirs,
    DiscardTheirsEither,
    DiscardAllButOneCharacter,
    ShuffleTheirTable,
    DiscardAchievement,
    DiscardHyla,
    Ignore,
    ZeroPrinted,
)
# Words whose part in the player's own power `reach` knows; what is drawn by lot is not counted on.
RECKONED: Final = (
    *TOUCHING,
    OnlyIf,
    FreeIf,
    NeedNotCover,
    Double,
    Raise,
    RaiseTotal,
    RaiseBluffs,
    MayPlayMore,
    HandBesideShip,
    MutantsUnconditioned,
    AchievementWithoutDragon,
    Draw,
    DrawUpToHolding,
    DiscardTopOfTheirDeck,
    TakeBack,
    ShuffleDiscardsIn,
    DiscardAny,
    BottomAny,
    NextCardFree,
    Load,
)


def reckoned(power: Power) -> bool:
    return tame(power) or isinstance(power.word, RECKONED)
