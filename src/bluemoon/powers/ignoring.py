"""The lasting word that ignores cards of the opponent, their texts or their icons (001 Ignoring Cards)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bluemoon.cards.card import matches
from bluemoon.duel.model.deck import FACE_DOWN
from bluemoon.duel.model.relevance import ICONS, MUTE, RECKONED, TOUCH, TOUCHES
from bluemoon.powers import english, german, nouns
from bluemoon.powers.vocabulary import ALL_ICONS, ANY_CARD, NO_ICONS, Cards, Icon, Part, When
from bluemoon.powers.word import LastingWord

if TYPE_CHECKING:
    from bluemoon.duel.model.deck import Deck
    from bluemoon.duel.model.matchup import Against
    from bluemoon.duel.model.types import CardIndex


@dataclass(frozen=True)
class Ignore(LastingWord):
    """Cards of the opponent, or only their texts or icons, are ignored."""

    what: Cards = ANY_CARD
    part: Part = Part.CARD
    spare: Icon = NO_ICONS  # icons that are not ignored, where icons are

    def english(self, may: bool) -> str:
        of = {Part.CARD: "", Part.TEXT: "the power text of ", Part.ICONS: "the icons of "}[self.part]
        but = f", but not {nouns.icons(self.spare, 'and')}" if self.spare else ""
        return english.you(f"ignore {of}the opponent’s {nouns.kind(self.what, 'and')}{but}", may)

    def german(self, may: bool) -> str:
        of = {Part.CARD: "alle ", Part.TEXT: "Texte der ", Part.ICONS: "Symbole der "}[self.part]
        but = f", aber nicht {german.icons(self.spare, 'und')}" if self.spare else ""
        cards = f"{german.included(self.what, 'und', 'des Gegners')}{german.exceptions(self.what)}"
        return german.holds(f"ignoriere {of}{cards}{but}", may)

    def relevance(self) -> int:
        way = ICONS if self.part is Part.ICONS else MUTE if self.part is Part.TEXT else TOUCH
        return way | TOUCHES | RECKONED

    def enter(self, deck: Deck, i: CardIndex, when: When) -> None:
        deck.ignorers |= 1 << i

    def against(self, table: Against, i: CardIndex, other: Deck) -> None:
        name = table.names[i]
        if self.part is Part.ICONS:
            table.icons_off[i] = int(ALL_ICONS) & ~int(self.spare)
        elif self.part is Part.TEXT:
            table.muted[i] = other.where(self.what, name) & other.with_text
        else:
            table.hit(i, self.what, other)
            table.ignored[i] = other.where(self.what, name)
            table.ignores_bluffs[i] = matches(self.what, FACE_DOWN)
