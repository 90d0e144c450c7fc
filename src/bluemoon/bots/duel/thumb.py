"""A player of a few lines that knows only what a first lesson teaches. It is not offered to anybody: it
stands for a person's first games when the newcomers' level is measured."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bluemoon.bots.base import Bot
from bluemoon.bots.duel.heuristics import GIVING
from bluemoon.duel.engine import determinize
from bluemoon.duel.knowledge.view import View
from bluemoon.duel.model import actions as do
from bluemoon.duel.model.actions import card_of, kind_of
from bluemoon.duel.model.state import NO_ELEMENT, State
from bluemoon.duel.rules.survey import total

PLAIN = {do.ANNOUNCE: 3.0, do.END_PHASE: 2.0, do.YES: 1.0, do.DECLINE: -2.0, do.RETREAT: -1.0}


class ThumbBot(Bot[int, View]):
    """Fights with the weakest character that suffices, helps it where it does not, and else retreats."""

    level = "thumb"

    def decide(self, view: View, actions: Sequence[int], text: Callable[[int], str]) -> int:
        """The action that the rules of thumb name."""
        g = determinize(view, self.chance("thumb"))
        return max(actions, key=lambda act: self.appeal(g, act))

    def appeal(self, g: State, act: int) -> float:
        """How good an action is by the rules of thumb."""
        kind, card, me = kind_of(act), card_of(act), g.player
        deck = g.decks[me]
        if kind == do.PICK:  # keep strong cards, give weak ones away
            strength: int = max(deck.values[0][card], deck.values[1][card]) if card < deck.size else 0
            return -strength if g.stack[-1][0] in GIVING else strength
        if kind not in (do.PLAY, do.ADD):
            return PLAIN.get(kind, 0.0)
        if not deck.fighters >> card & 1:  # leadership cards and ships are played as soon as possible
            return 30.0
        if g.element == NO_ELEMENT:  # begin with a weak character, and do not help it
            power: int = max(deck.values[0][card], deck.values[1][card])
            return 10.0 - power if deck.characters >> card & 1 else 0.0
        power = deck.values[g.element][card]
        missing = total(g, 1 - me, g.element)
        if not deck.characters >> card & 1:  # help only where it is needed
            missing -= total(g, me, g.element)
            return 0.0 if missing <= 0 else 20.0 - power if power >= missing else 10.0 + power
        return 20.0 - power if power >= missing else 10.0 + power
