"""The words of interference cards, which are played on the opponent's turn in answer to what he does (004
Interference).
"""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bluemoon.cards.card import Card, matches
from bluemoon.duel.model import actions as do
from bluemoon.duel.model.deck import FACE_DOWN
from bluemoon.duel.model.relevance import ALWAYS
from bluemoon.powers import english, german, nouns
from bluemoon.powers.discarding import DiscardTopOfTheirDeck
from bluemoon.powers.dragons import Attract
from bluemoon.powers.drawing import Draw
from bluemoon.powers.hands import DiscardFromTheirHand, Disclose, TheyDiscard
from bluemoon.powers.vocabulary import Cards, Deed, When
from bluemoon.powers.word import Power, Word

if TYPE_CHECKING:
    from bluemoon.duel.model.deck import Deck
    from bluemoon.duel.model.matchup import Against
    from bluemoon.duel.model.types import ActionKind, CardIndex

DEEDS: Final = {do.ANNOUNCE: Deed.ANNOUNCES, do.RETREAT: Deed.RETREATS, do.DECLINE: Deed.DECLINES}
PLAYS: Final = (do.PLAY, do.ADD, do.BLUFF)

# What a response can be: only words that do not look up other texts of their own card.
AnswerWord = Draw | DiscardFromTheirHand | TheyDiscard | DiscardTopOfTheirDeck | Disclose | Attract


class InterferenceWord(Word):
    """A word that answers an action of the opponent."""

    @abstractmethod
    def answers(self, kind: ActionKind, card: Card) -> bool:
        """Whether it answers an action of this kind, which plays this card (if it plays one)."""

    @abstractmethod
    def consequence(self) -> Power | None:
        """What happens before the action, as a text by itself; None if the action's card is cancelled."""

    def relevance(self) -> int:
        return ALWAYS


@dataclass(frozen=True)
class Cancel(InterferenceWord):
    """A card of this kind that the opponent is about to play is discarded instead."""

    what: Cards

    def english(self, may: bool) -> str:
        one = nouns.one_of_kind(self.what)
        return english.you(f"cancel {one} that they are playing; it is discarded without effect", may)

    def german(self, may: bool) -> str:
        one = german.one_of_kind(self.what)
        return german.holds(f"verhindere, dass der Gegner {one} spielt; er legt die Karte ab", may)

    def against(self, table: Against, i: CardIndex, other: Deck) -> None:
        table.cancels[i] |= other.where(self.what)
        table.cancels_bluffs[i] = table.cancels_bluffs[i] or matches(self.what, FACE_DOWN)

    def answers(self, kind: ActionKind, card: Card) -> bool:
        return kind in PLAYS and matches(self.what, card)

    def consequence(self) -> Power | None:
        return None


@dataclass(frozen=True)
class Respond(InterferenceWord):
    """When the opponent does this, something else happens first."""

    to: Deed
    does: AnswerWord

    def english(self, may: bool) -> str:
        return english.holds(f"when the opponent {self.to.value}, {self.does.english(False)}", may)

    def german(self, may: bool) -> str:
        return german.holds(f"sobald der Gegner {german.DEEDS[self.to]}: {self.does.german(False)}", may)

    def enter(self, deck: Deck, i: CardIndex, when: When) -> None:
        if deck.interferences >> i & 1:
            deck.responders[self.to] |= 1 << i

    def answers(self, kind: ActionKind, card: Card) -> bool:
        return kind in DEEDS and self.to is DEEDS[kind]

    def consequence(self) -> Power | None:
        return Power(When.PLAYED, self.does)
