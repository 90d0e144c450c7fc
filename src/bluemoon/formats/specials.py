"""The special cards for deck building: cards by name, and the seven cards that belong to each emissary. This
is only data, so that an owner of the printed cards can use his own in place of ours.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from bluemoon.cards import Card, find
from bluemoon.cards.special import RETIRED_SETS, SETS, SPECIAL
from bluemoon.errors import UnknownCard
from bluemoon.messages import DeckCode
from bluemoon.powers.vocabulary import Type


@dataclass(frozen=True)
class Specials:
    """Emissaries, inquisitors, Hyla, interference, achievement, Tutu and spirit cards, and the emissaries'
    sets: the names of the cards that have an emissary's set indicator."""

    cards: tuple[Card, ...] = ()
    sets: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def find(self, name: str) -> Card:
        """The special card, or card of a people, of that name, in upper or lower case; UnknownCard if there
        is none."""
        key = " ".join(name.split()).casefold()
        for card in self.cards:
            if card.name.casefold() == key:
                return card
        return find(name)

    def of_type(self, type_: Type) -> tuple[Card, ...]:
        """The special cards of a type."""
        return tuple(card for card in self.cards if card.type is type_)

    def set_of(self, emissary: str) -> tuple[Card, ...]:
        """The cards that belong to the emissary."""
        card = self.find(emissary)
        names = self.sets.get(card.name) or RETIRED_SETS.get(card.name)
        if names is None:
            raise UnknownCard(DeckCode.NO_EMISSARY_SET, card=card.name)
        return tuple(self.find(name) for name in names)


_OURS = Specials(SPECIAL, SETS)


def specials() -> Specials:
    """The special cards of this project."""
    return _OURS
