"""Actions of the engine as values. Each is made once for two decks and then kept."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from bluemoon.duel.engine import DuelState
from bluemoon.duel.model import actions as do
from bluemoon.duel.model.actions import kind_of
from bluemoon.duel.model.deck import Deck
from bluemoon.duel.model.state import State
from bluemoon.duel.text.notation import picks_theirs
from bluemoon.duel.text.values import action_parts
from bluemoon.values import Action, LegalActions, Translator


@lru_cache(maxsize=64)
def spoken(one: Deck, two: Deck) -> dict[int, Action]:
    """The actions made so far for this pair of decks, by the key of `DuelTranslator.key`."""
    return {}


class DuelTranslator(Translator):
    """Turns the engine's codes into actions. It keeps all that the text of an action depends on: the decks,
    who decides, and what he is asked."""

    __slots__ = ("decks", "kept", "player", "stack", "their_deck")

    def __init__(self, g: State, kept: dict[int, Action]) -> None:
        self.kept = kept
        self.decks = g.decks
        self.their_deck = g.their_deck
        self.player = g.player
        self.stack = g.stack

    def action(self, code: Any) -> Action:
        """The action that the engine's code means."""
        if kind_of(code) == do.GROUP:  # its words depend on the text that asks
            return Action(code, self.player, action_parts(self, code))
        key = self.key(code)
        found = self.kept.get(key)
        if found is None:
            found = self.kept[key] = Action(code, self.player, action_parts(self, code))
        return found

    def key(self, code: int) -> int:
        """The key under which the action is kept. It has more in it than the code, because the same code may
        mean a card of either player."""
        theirs = kind_of(code) == do.PICK and picks_theirs(self)
        return code << 2 | self.player << 1 | (1 if theirs else 0)

    def is_kept(self, code: int, action: Action) -> bool:
        """Whether this very object was made here for the code, so that no comparison is needed."""
        return self.kept.get(self.key(code)) is action


def listed(g: DuelState, kept: dict[int, Action]) -> LegalActions:
    """The legal actions as values. This module is compiled, which `game` is not, so it is quicker here."""
    return LegalActions(g.legal_actions(), DuelTranslator(g, kept))
