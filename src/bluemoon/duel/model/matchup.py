"""What the cards of one deck say of the cards of the other, worked out once a pairing."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from bluemoon.cards.card import matches
from bluemoon.duel.model.deck import BARE_FACE_DOWN, FACE_DOWN, Deck
from bluemoon.powers.vocabulary import (
    Cancel,
    CannotPlay,
    Cards,
    DiscardAllButOneCharacter,
    DiscardTheirs,
    DiscardTheirsEither,
    Ignore,
    Part,
    ShuffleTheirTable,
    Type,
    Word,
    ZeroPrinted,
)
from bluemoon.sets import bits

if TYPE_CHECKING:
    from bluemoon.duel.model.types import CardIndex


class Against:
    """What the cards of one deck say of the cards of the other: kinds of cards as masks, once a pairing."""

    def __init__(self, speaker: Deck, other: Deck) -> None:
        n = speaker.size
        self.ignored = [0] * n  # the cards that are ignored
        self.muted = [0] * n  # the cards whose texts are ignored
        self.icons_off = [0] * n  # the icons that are ignored
        self.ignores_bluffs = [False] * n
        self.banned = [0] * n  # the cards that cannot be played
        self.banned_bluffs = [0] * n  # the cards that cannot be played face down
        self.zeroed: tuple[list[int], ...] = ([0] * n, [0] * n)
        self.zeroes_bluffs = [False] * n
        self.hits = [0] * n  # the cards that may lose their value by a touching text, ...
        self.hits_one = [False] * n  # ... only one of them
        self.hits_bluffs = [False] * n  # ... face-down cards, too
        self.cancels = [0] * n  # the cards that an interference card cancels
        self.cancels_bluffs = [False] * n
        for i, card in enumerate(speaker.cards):
            for power in card.powers:
                word = power.word
                self._touch(i, word, other)
                if isinstance(word, Ignore):
                    self._ignore(i, card.name, word, other)
                elif isinstance(word, CannotPlay):
                    self._ban(i, word.what, other)
                elif isinstance(word, ZeroPrinted):
                    self._zero(i, word, other)
                elif isinstance(word, Cancel):
                    self.cancels[i] |= other.where(word.what)
                    self.cancels_bluffs[i] = self.cancels_bluffs[i] or matches(word.what, FACE_DOWN)

    def _touch(self, i: CardIndex, word: Word, other: Deck) -> None:
        """Which values a touching text could take; at most, for a card with several texts."""
        kinds: list[Cards] = []
        if isinstance(word, DiscardTheirs):
            kinds = [word.what]
            self.hits_one[i] = not word.all
        elif isinstance(word, DiscardTheirsEither):
            kinds = [word.one, word.other]
        elif isinstance(word, (DiscardAllButOneCharacter, ShuffleTheirTable)):
            kinds = [Cards()]
        elif isinstance(word, ZeroPrinted) or (isinstance(word, Ignore) and word.part is Part.CARD):
            kinds = [word.what]
        for kind in kinds:
            self.hits[i] |= other.where(kind)
            self.hits_bluffs[i] = self.hits_bluffs[i] or matches(kind, FACE_DOWN)
            self.hits_bluffs[i] = self.hits_bluffs[i] or matches(kind, BARE_FACE_DOWN)

    def _ignore(self, i: CardIndex, name: str, word: Ignore, other: Deck) -> None:
        if word.part is Part.ICONS:
            self.icons_off[i] = 32767 & ~int(word.spare)
        elif word.part is Part.TEXT:
            self.muted[i] = other.where(word.what, name) & other.with_text
        else:
            self.ignored[i] = other.where(word.what, name)
            self.ignores_bluffs[i] = matches(word.what, FACE_DOWN)

    def _ban(self, i: CardIndex, what: Cards, other: Deck) -> None:
        self.banned[i] = other.where(what)
        if what.with_text is None and what.above < 0:
            # 004 Preventing the Play of Bluff Cards: a ban on supports or on characters.
            if what.types & (Type.SUPPORT | Type.CHARACTER):
                self.banned_bluffs[i] = other.bluff
        elif what.with_text is False and what.types & Type.SUPPORT:
            self.banned_bluffs[i] = other.bluff
        elif what.with_text is True and what.types & Type.SUPPORT:
            self.banned_bluffs[i] = other.bluff & other.with_text

    def _zero(self, i: CardIndex, word: ZeroPrinted, other: Deck) -> None:
        cards = other.where(word.what)
        for element in (0, 1):
            values = other.values[element]
            self.zeroed[element][i] = sum(
                1 << j for j in bits(cards) if (values[j] % 2 == 1) == word.odd and values[j] > 0
            )
        self.zeroes_bluffs[i] = not word.odd and bool(word.what.types & Type.SUPPORT)


@lru_cache(maxsize=512)
def against(speaker: Deck, other: Deck) -> Against:
    return Against(speaker, other)
