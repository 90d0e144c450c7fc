"""What a card is worth to its owner, in units of printed value, read off its values, icons and powers.

No card is named: a new card or a home-made deck is judged by the same figures.
"""

from __future__ import annotations

from functools import lru_cache

from bluemoon.cards.card import Card
from bluemoon.duel.model.deck import Deck
from bluemoon.powers.chosen import Each
from bluemoon.powers.demands import PayForDragon
from bluemoon.powers.discarding import DiscardTheirs
from bluemoon.powers.drawing import Draw, DrawFromDiscards
from bluemoon.powers.hands import DiscardFromTheirHand, TheyDiscard
from bluemoon.powers.ignoring import Ignore
from bluemoon.powers.values import Raise, RaiseBluffs, RaiseTotal
from bluemoon.powers.vocabulary import BLUFF, GANG, Icon, Part, Type, When
from bluemoon.powers.word import Power, Word

ICON_WORTH: tuple[tuple[Icon, float], ...] = (
    (Icon.SHIELD_FIRE, 1.5),
    (Icon.SHIELD_EARTH, 1.5),
    (Icon.STOP, -0.5),
    (Icon.RETRIEVE, 1.0),
    (Icon.FREE, 1.5),
    (Icon.PAIR, 1.0),
    (GANG, 1.0),
    (Icon.PROTECT, 0.3),
    (BLUFF, 0.5),
)

# By name: words whose worth does not depend on a number in them. A new word needs an entry
# (tests/bots/duel/test_worth.py).
WORD_WORTH: dict[str, float] = {
    "OnlyIf": -1.5,
    "FreeIf": 0.7,
    "NeedNotCover": 1.0,
    "CannotPlay": 1.5,
    "CannotPlayMoreThan": 1.5,
    "CannotDrawAtEnd": 0.3,
    "CannotInterfere": 0.2,
    "CannotTake": 1.0,
    "OneCharacterOnly": 0.5,
    "Double": 2.0,
    "ZeroPrinted": 1.5,
    "MayPlayMore": 1.0,
    "HandBesideShip": 0.5,
    "MutantsUnconditioned": 0.3,
    "PayOrRetreat": 2.5,
    "PayOrDragon": 2.5,
    "PlayOrRetreat": 2.5,
    "DoubleDemand": 1.5,
    "MoreDragons": 2.0,
    "FewerDragons": 1.0,
    "AtMostDragons": 0.7,
    "NoDragons": 2.0,
    "DiscardAllButOneCharacter": 3.0,
    "ShuffleTheirTable": 3.0,
    "DiscardTheirsEither": 2.0,
    "TheyKeep": 2.0,
    "SearchDeck": 2.0,
    "SearchDiscards": 2.0,
    "TakeBack": 1.5,
    "RevealTop": 1.5,
    "PayForDragon": 3.5,
    "AttackAgain": 4.0,
    "AttractIfSeveral": 2.0,
    "TheyRetreatIfSeveral": 2.0,
    "Disclose": 0.5,
    # not looked at one by one
    "CannotCallBluff": 0.8,
    "AchievementWithoutDragon": 0.8,
    "MayReplace": 0.8,
    "MoreCrystals": 0.8,
    "DiscardOwn": 0.8,
    "DiscardOwnHand": 0.8,
    "ShuffleLeadershipIn": 0.8,
    "RedrawHand": 0.8,
    "PlayAchievement": 0.8,
    "ShuffleDiscardsIn": 0.8,
    "ShuffleTheirsIn": 0.8,
    "DiscardTopOfTheirDeck": 0.8,
    "DiscardAchievement": 0.8,
    "DiscardHyla": 0.8,
    "Attract": 0.8,
    "DrawUpToHolding": 0.8,
    "DrawThenShuffleIn": 0.8,
    "DiscardAny": 0.8,
    "BottomAny": 0.8,
    "NextCardFree": 0.8,
    "Load": 0.8,
    "SearchAndDeploy": 0.8,
    "Cancel": 0.8,
    "Respond": 0.8,
}


def word_worth(word: Word) -> float:
    """What a word is worth when it is resolved."""
    if isinstance(word, Draw | DrawFromDiscards | DiscardFromTheirHand | TheyDiscard):
        return 1.0 * word.n
    if isinstance(word, DiscardTheirs):
        return 3.0 if word.all else 2.0
    if isinstance(word, Ignore):
        return 2.0 if word.part is Part.CARD else 1.5
    if isinstance(word, Raise | RaiseTotal | RaiseBluffs):
        return 1.5
    if isinstance(word, Each):
        return 0.3 * word_worth(word.does) if isinstance(word.does, Draw | PayForDragon) else 0.3
    return WORD_WORTH[type(word).__name__]


def power_worth(power: Power) -> float:
    """What a power is worth: one that is resolved every turn is worth more than one that is resolved once."""
    return word_worth(power.word) * (1.3 if power.when is When.ONCE_A_TURN else 1.0)


@lru_cache(maxsize=4096)
def card_worth(card: Card) -> float:
    """The worth of a card in its owner's hand."""
    high = max(card.fire or 0, card.earth or 0)
    low = min(card.fire or 0, card.earth or 0)
    worth = high + 0.4 * low
    if card.type is Type.SUPPORT:
        worth *= 1.5  # it stays for the whole fight
    elif card.type is Type.CHARACTER:
        worth += 1.0  # every turn in a fight needs a character
    elif card.type is Type.SHIP:
        worth += 0.5 * card.capacity
    for icon, extra in ICON_WORTH:
        if card.icons & icon:
            worth += extra
    worth += sum(power_worth(power) for power in card.powers)
    return max(worth, 0.5)


# Moments of texts that stay in force as long as the card lies on the table.
LASTING = (When.ACTIVE, When.ONCE_A_TURN, When.ENDING, When.TURN_OVER, When.BEGINNING)

_TABLES: dict[int, tuple[Deck, tuple[float, ...]]] = {}
_VOICES: dict[int, tuple[Deck, tuple[float, ...]]] = {}


def worths(deck: Deck) -> tuple[float, ...]:
    """The worth of every card of a deck, by number, in units of an average fighting card (1.0)."""
    known = _TABLES.get(id(deck))
    if known is None:
        if len(_TABLES) > 500:
            _TABLES.clear()
        known = _TABLES[id(deck)] = (deck, tuple([card_worth(card) / 5.0 for card in deck.cards]))
    return known[1]


def voices(deck: Deck) -> tuple[float, ...]:
    """By card, the worth of its texts that last while it lies on the table."""
    known = _VOICES.get(id(deck))
    if known is None:
        if len(_VOICES) > 500:
            _VOICES.clear()
        table = tuple(
            [
                sum([power_worth(power) for power in card.powers if power.when in LASTING])
                for card in deck.cards
            ]
        )
        known = _VOICES[id(deck)] = (deck, table)
    return known[1]
