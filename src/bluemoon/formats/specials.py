"""The cards beyond the peoples' pools as deck building sees them: names to cards, and which seven cards join
an emissary. Data only, so that an owner of the printed cards can put his in place of ours.
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
    sets: the names of the cards that bear an emissary's set indicator."""

    cards: tuple[Card, ...] = ()
    sets: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def find(self, name: str) -> Card:
        """A card of this pool or of the peoples' pool, in any case of letters."""
        key = " ".join(name.split()).casefold()
        for card in self.cards:
            if card.name.casefold() == key:
                return card
        return find(name)

    def of_type(self, type_: Type) -> tuple[Card, ...]:
        """The special cards of a type."""
        return tuple(card for card in self.cards if card.type is type_)

    def set_of(self, emissary: str) -> tuple[Card, ...]:
        """The cards that join the emissary."""
        card = self.find(emissary)
        names = self.sets.get(card.name) or RETIRED_SETS.get(card.name)
        if names is None:
            raise UnknownCard(DeckCode.NO_EMISSARY_SET, card=card.name)
        return tuple(self.find(name) for name in names)


_OURS = Specials(SPECIAL, SETS)


def specials() -> Specials:
    """The special cards of this project."""
    return _OURS
