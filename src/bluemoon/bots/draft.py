"""The bot for drafts: it picks by the worth of a card and by how well it goes with those it has."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bluemoon.bots.base import Bot, planned
from bluemoon.bots.decks import appeal
from bluemoon.cards import POOL
from bluemoon.formats.draft_engine import Pick
from bluemoon.formats.draft_view import View
from bluemoon.messages import ActionCode, HintCode, say
from bluemoon.sets import bits


class DraftBot(Bot[Pick, View]):
    """Picks the card that adds most to its deck."""

    level = "adept"

    def decide(self, view: View, actions: Sequence[Pick], text: Callable[[Pick], str]) -> Pick:
        """The pick that adds most to the cards kept so far."""
        kept = [POOL[card] for card in bits(view.kept)]
        best = max(actions, key=lambda pick: appeal(POOL[pick.card], kept))
        step = say(ActionCode.PICK, card=POOL[best.card].name)
        why = say(HintCode.BEST_PICK, n=len(actions))
        self.because(lambda: planned((step,), why))
        return best
