"""What the texts of one deck mean for the cards of another, worked out once for each pair of decks."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from bluemoon.cards.card import matches
from bluemoon.duel.model.deck import BARE_FACE_DOWN, FACE_DOWN, Deck
from bluemoon.powers.vocabulary import Cards

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bluemoon.duel.model.types import CardIndex, CardSet


class Against:
    """For each card of one deck: the cards of the other deck that its text is about, as sets."""

    def __init__(self, speaker: Deck, other: Deck) -> None:
        n = speaker.size
        self.names = speaker.names
        self.ignored: list[CardSet] = [0] * n  # the cards that are ignored
        self.muted: list[CardSet] = [0] * n  # the cards whose texts are ignored
        self.icons_off: list[i64] = [0] * n  # the icons that are ignored
        self.ignores_bluffs = [False] * n
        self.banned: list[CardSet] = [0] * n  # the cards that cannot be played
        self.banned_bluffs: list[CardSet] = [0] * n  # the cards that cannot be played face down
        self.zeroed: tuple[list[CardSet], ...] = ([0] * n, [0] * n)
        self.zeroes_bluffs = [False] * n
        # the cards whose values in the element the text may take away, ...
        self.hits: tuple[list[CardSet], ...] = ([0] * n, [0] * n)
        self.hits_one = [False] * n  # ... only one of them
        self.hits_if_several: CardSet = 0  # these only if there are several active characters ...
        self.spares_last: CardSet = 0  # ... and these never the last active character
        self.hits_bluffs = [False] * n  # ... face-down cards, too
        self.cancels: list[CardSet] = [0] * n  # the cards that an interference card cancels
        self.cancels_bluffs = [False] * n
        for i, card in enumerate(speaker.cards):
            for power in card.powers:
                power.word.against(self, i, other)
            if len(card.powers) > 1:  # these limits are those of one text, and another has others
                self.hits_if_several &= ~(1 << i)
                self.spares_last &= ~(1 << i)

    def hit(self, i: CardIndex, kind: Cards, other: Deck) -> None:
        """Note that the text of card i may take away the values of cards of this kind."""
        for hits in self.hits:
            hits[i] |= other.where(kind)
        self.hits_bluffs[i] = self.hits_bluffs[i] or matches(kind, FACE_DOWN)
        self.hits_bluffs[i] = self.hits_bluffs[i] or matches(kind, BARE_FACE_DOWN)


@lru_cache(maxsize=512)
def against(speaker: Deck, other: Deck) -> Against:
    """The matchup of two decks. It is made once and then kept."""
    return Against(speaker, other)
