"""The duel under the contract of a game (`bluemoon.contract`)."""

from __future__ import annotations

from bluemoon.chance import Chance, Seed
from bluemoon.contract import Result
from bluemoon.duel.deck import Deck, bits, people_deck
from bluemoon.duel.editions import edition
from bluemoon.duel.lookahead import offered
from bluemoon.duel.moves import refresh
from bluemoon.duel.state import Event, State
from bluemoon.duel.turn import advance, perform, start_turn
from bluemoon.errors import IllegalAction


class Duel(State):
    """A game of Blue Moon in progress."""

    __slots__ = ("_legal",)

    def __init__(self, state: State) -> None:
        state.copy_into(self)
        self._legal: list[int] | None = None

    @property
    def deciders(self) -> tuple[int, ...]:
        return () if self.over else (self.player,)

    @property
    def over(self) -> bool:
        return self.winner >= 0

    @property
    def result(self) -> Result | None:
        if self.winner < 0:
            return None
        scores = (self.crystals, 0) if self.winner == 0 else (0, self.crystals)
        return Result((self.winner,), scores, self.reason)

    def legal_actions(self) -> list[int]:
        if self.winner >= 0:
            return []
        if self._legal is None:
            self._legal = offered(self)
        return self._legal

    def apply(self, action: int) -> list[Event]:
        if action not in self.legal_actions():
            raise IllegalAction(f"action {action} is not legal now")
        self.events = []
        self._legal = None
        perform(self, action)
        advance(self)
        return self.events

    def copy(self) -> Duel:
        new = Duel.__new__(Duel)
        self.copy_into(new)
        new._legal = self._legal
        return new


def new_game(decks: tuple[str | Deck, str | Deck], rules: str = "legends", seed: Seed = 0) -> Duel:
    """Set up a game: shuffled decks, a starting player by lot, six cards each (001 Setup)."""
    one, two = (people_deck(deck) if isinstance(deck, str) else deck for deck in decks)
    state = State((one, two), edition(rules), Chance.of(seed))
    for seat in (0, 1):
        state.sides[seat].deck = state.decks[seat].all
    starter = state.chance.below(2)
    for seat in (starter, 1 - starter):
        refresh(state, seat)
    start_turn(state, starter)
    advance(state)
    return Duel(state)


__all__ = ["Duel", "bits", "new_game"]
