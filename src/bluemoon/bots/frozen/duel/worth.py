"""What a card is worth to its owner, in units of printed value, read off its values, icons and powers.

No card is named: a new card or a home-made deck is judged by the same figures.

Frozen copy of bots/duel/worth.py: see `bluemoon.bots.frozen`.
"""

from __future__ import annotations

from functools import lru_cache

from bluemoon.cards.card import Card
from bluemoon.duel.model.deck import Deck
from bluemoon.powers import vocabulary as v
from bluemoon.powers.vocabulary import Icon, Power, Type, When, Word

ICON_WORTH: tuple[tuple[Icon, float], ...] = (
    (Icon.SHIELD_FIRE, 1.5),
    (Icon.SHIELD_EARTH, 1.5),
    (Icon.STOP, -0.5),
    (Icon.RETRIEVE, 1.0),
    (Icon.FREE, 1.5),
    (Icon.PAIR, 1.0),
    (v.GANG, 1.0),
    (Icon.PROTECT, 0.3),
    (v.BLUFF, 0.5),
)

# Words whose worth does not hang on a figure of theirs.
WORD_WORTH: dict[type, float] = {
    v.OnlyIf: -1.5,
    v.FreeIf: 0.7,
    v.NeedNotCover: 1.0,
    v.CannotPlay: 1.5,
    v.CannotPlayMoreThan: 1.5,
    v.CannotDrawAtEnd: 0.3,
    v.CannotInterfere: 0.2,
    v.CannotTake: 1.0,
    v.OneCharacterOnly: 0.5,
    v.Double: 2.0,
    v.ZeroPrinted: 1.5,
    v.MayPlayMore: 1.0,
    v.HandBesideShip: 0.5,
    v.MutantsUnconditioned: 0.3,
    v.PayOrRetreat: 2.5,
    v.PayOrDragon: 2.5,
    v.PlayOrRetreat: 2.5,
    v.DoubleDemand: 1.5,
    v.MoreDragons: 2.0,
    v.FewerDragons: 1.0,
    v.AtMostDragons: 0.7,
    v.NoDragons: 2.0,
    v.DiscardAllButOneCharacter: 3.0,
    v.ShuffleTheirTable: 3.0,
    v.DiscardTheirsEither: 2.0,
    v.TheyKeep: 2.0,
    v.SearchDeck: 2.0,
    v.SearchDiscards: 2.0,
    v.TakeBack: 1.5,
    v.RevealTop: 1.5,
    v.PayForDragon: 3.5,
    v.AttackAgain: 4.0,
    v.AttractIfSeveral: 2.0,
    v.TheyRetreatIfSeveral: 2.0,
    v.Disclose: 0.5,
}
OTHER_WORD = 0.8


def word_worth(word: Word) -> float:
    """What a word is worth when its moment comes."""
    if isinstance(word, v.Draw | v.DrawFromDiscards | v.DiscardFromTheirHand | v.TheyDiscard):
        return 1.0 * word.n
    if isinstance(word, v.DiscardTheirs):
        return 3.0 if word.all else 2.0
    if isinstance(word, v.Ignore):
        return 2.0 if word.part is v.Part.CARD else 1.5
    if isinstance(word, v.Raise | v.RaiseTotal | v.RaiseBluffs):
        return 1.5
    if isinstance(word, v.Each):
        return 0.3 * word_worth(word.does) if isinstance(word.does, v.Draw | v.PayForDragon) else 0.3
    return WORD_WORTH.get(type(word), OTHER_WORD)


def power_worth(power: Power) -> float:
    """A text that comes back every turn is worth more than one that is resolved once."""
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
        worth += 1.0  # without one there is no turn
    elif card.type is Type.SHIP:
        worth += 0.5 * card.capacity
    for icon, extra in ICON_WORTH:
        if card.icons & icon:
            worth += extra
    worth += sum(power_worth(power) for power in card.powers)
    return max(worth, 0.5)


# Moments whose texts go on speaking as long as the card lies there.
LASTING = (When.ACTIVE, When.ONCE_A_TURN, When.ENDING, When.TURN_OVER, When.BEGINNING)

_TABLES: dict[int, tuple[Deck, tuple[float, ...]]] = {}
_VOICES: dict[int, tuple[Deck, tuple[float, ...]]] = {}


def worths(deck: Deck) -> tuple[float, ...]:
    """The worth of every card of a deck, by number, in units of an average fighting card (1.0)."""
    known = _TABLES.get(id(deck))
    if known is None:
        if len(_TABLES) > 500:
            _TABLES.clear()
        known = _TABLES[id(deck)] = (deck, tuple(card_worth(card) / 5.0 for card in deck.cards))
    return known[1]


def voices(deck: Deck) -> tuple[float, ...]:
    """By card, the worth of its texts that last while it lies on the table."""
    known = _VOICES.get(id(deck))
    if known is None:
        if len(_VOICES) > 500:
            _VOICES.clear()
        table = tuple(
            sum([power_worth(power) for power in card.powers if power.when in LASTING]) for card in deck.cards
        )
        known = _VOICES[id(deck)] = (deck, table)
    return known[1]
