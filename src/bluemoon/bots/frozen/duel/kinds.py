"""What a card is, as a list of figures: type, values, icons and the words of its text. The networks of the
judgement learn what each of these is worth in the hand, in the deck and on the table; no card is named.

Frozen copy of bots/duel/kinds.py: see `bluemoon.bots.frozen`.
"""

from __future__ import annotations

from functools import lru_cache

from bluemoon.bots.frozen.duel.worth import card_worth
from bluemoon.cards.card import Card
from bluemoon.powers.vocabulary import GANG, Icon, Type

TYPES = (Type.CHARACTER, Type.BOOSTER, Type.SUPPORT, Type.LEADERSHIP, Type.SHIP)
ICONS = (Icon.STOP, Icon.RETRIEVE, Icon.FREE, Icon.PAIR, GANG, Icon.PROTECT, Icon.BLUFF_NEUTRAL)
SHIELDS = (Icon.SHIELD_FIRE, Icon.SHIELD_EARTH)
BLUFFS = (Icon.BLUFF_FIRE, Icon.BLUFF_EARTH)
# By name: the networks know these words, in this order, and no word that came later.
WORDS = (
    "OnlyIf",
    "FreeIf",
    "NeedNotCover",
    "Ignore",
    "CannotPlay",
    "CannotPlayMoreThan",
    "CannotTake",
    "CannotDrawAtEnd",
    "CannotCallBluff",
    "CannotInterfere",
    "OneCharacterOnly",
    "Double",
    "Raise",
    "RaiseTotal",
    "RaiseBluffs",
    "ZeroPrinted",
    "MayPlayMore",
    "HandBesideShip",
    "MutantsUnconditioned",
    "AchievementWithoutDragon",
    "MayReplace",
    "MoreCrystals",
    "PayOrRetreat",
    "PayOrDragon",
    "PlayOrRetreat",
    "DoubleDemand",
    "MoreDragons",
    "FewerDragons",
    "AtMostDragons",
    "NoDragons",
    "Draw",
    "DrawUpToHolding",
    "DrawFromDiscards",
    "DiscardTheirs",
    "DiscardTheirsEither",
    "DiscardAllButOneCharacter",
    "ShuffleTheirTable",
    "DiscardFromTheirHand",
    "TheyDiscard",
    "TheyKeep",
    "DiscardTopOfTheirDeck",
    "TakeBack",
    "SearchDeck",
    "SearchDiscards",
    "ShuffleDiscardsIn",
    "DiscardAny",
    "BottomAny",
    "RevealTop",
    "DrawThenShuffleIn",
    "NextCardFree",
    "Disclose",
    "PayForDragon",
    "AttackAgain",
    "Load",
    "SearchAndDeploy",
    "AttractIfSeveral",
    "TheyRetreatIfSeveral",
    "DiscardAchievement",
    "DiscardHyla",
    "Attract",
    "Cancel",
    "Respond",
    "Each",
)
EXTRAS = Type.BOOSTER | Type.SUPPORT


@lru_cache(maxsize=4096)
def kind_of(card: Card, element: int) -> tuple[float, ...]:
    """The figures of a card in a fight of the element."""
    values = (card.fire or 0, card.earth or 0)
    this, that = values[element], values[1 - element]
    fights = 1.0 if card.type & Type.CHARACTER else 0.0
    helps = 1.0 if card.type & EXTRAS else 0.0
    words = {type(power.word).__name__ for power in card.powers}
    icons = (*ICONS, SHIELDS[element], SHIELDS[1 - element], BLUFFS[element], BLUFFS[1 - element])
    return (
        card_worth(card) / 5.0,
        *[1.0 if card.type & kind else 0.0 for kind in TYPES],
        *(fights * this / 5.0, fights * that / 5.0, fights * max(this, that) / 5.0),
        *(helps * this / 3.0, helps * that / 3.0, fights if this >= 5 else 0.0),
        *[1.0 if card.icons & icon else 0.0 for icon in icons],
        *[1.0 if word in words else 0.0 for word in WORDS],
    )
