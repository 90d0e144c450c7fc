"""The duel as users know it, under the contract of a game (`bluemoon.contract`)."""

from __future__ import annotations

from collections.abc import Sequence

from bluemoon.arguments import (
    check_chance,
    check_event,
    check_events,
    check_number,
    check_seat_number,
    check_text,
)
from bluemoon.chance import Chance, Seed
from bluemoon.contract import MANY, Reason, Result
from bluemoon.duel import engine
from bluemoon.duel.engine import DuelState
from bluemoon.duel.knowledge.view import View
from bluemoon.duel.model.deck import Deck
from bluemoon.duel.model.editions import VERSION
from bluemoon.duel.model.piles import AS_PRINTED
from bluemoon.duel.model.state import PHASE_NAMES
from bluemoon.duel.model.state import Event as RawEvent
from bluemoon.duel.reasons.codes import Code
from bluemoon.duel.reasons.wording import reason
from bluemoon.duel.text.notation import unknown_words
from bluemoon.duel.text.position import Data
from bluemoon.duel.text.values import event_value, seen_values, tell_value
from bluemoon.duel.translator import DuelTranslator, listed, spoken
from bluemoon.errors import IllegalAction, NotationError
from bluemoon.messages import GameCode
from bluemoon.record import Record
from bluemoon.values import Action, Event, LegalActions, Translator


class Duel:
    """A game of Blue Moon or Blue Moon Legends in progress.

    Made by `new_game`, `from_position`, `determinize` or `replay`. `apply` and `play_out` change it;
    everything else only looks.
    """

    __slots__ = ("_spoken", "_state")

    def __init__(self, state: DuelState) -> None:
        """Wrap a state of the engine layer. The state belongs to this game from now on."""
        self._state = state
        self._spoken = spoken(state.decks[0], state.decks[1])

    # --- what it is ---------------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        """A duel has two seats, 0 and 1."""
        return 2

    @property
    def rules(self) -> str:
        """The edition: 'legends' or 'classic'."""
        return self._state.edition.name

    @property
    def version(self) -> int:
        """The version of the rules under which the game was begun."""
        return self._state.edition.version

    @property
    def decks(self) -> tuple[str, str]:
        """The names of both decks."""
        one, two = self._state.decks
        return one.name, two.name

    @property
    def turn(self) -> int:
        """The number of the turn, from 1."""
        return self._state.turn

    @property
    def phase(self) -> str:
        """The phase of the turn: 'leadership', 'character', …"""
        return PHASE_NAMES[self._state.phase]

    def __repr__(self) -> str:
        one, two = self.decks
        result = self.result
        now = f"seat {self.player} decides" if result is None else f"seat {result.winners[0]} won"
        return f"<Duel: {one} against {two}, {self.rules}, turn {self.turn}, {now}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Duel):
            return NotImplemented
        return self.position() == other.position()

    # --- deciding -----------------------------------------------------------------------------------------

    @property
    def player(self) -> int:
        """The seat that decides now; meaningless once the game is over."""
        return self._state.player

    @property
    def deciders(self) -> tuple[int, ...]:
        """The seat that decides now; nobody once the game is over."""
        return self._state.deciders

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state.winner >= 0

    @property
    def result(self) -> Result | None:
        """The winner, the crystals as scores, and how it ended (a `Termination`); None before the end."""
        return self._state.result

    def legal_actions(self, seat: int | None = None) -> LegalActions:
        """What the deciding player may do, never empty before the game is over; nothing for another seat."""
        g = self._state
        if seat is not None:
            seat = check_seat_number(seat)
            engine.check_seat(seat)
            if seat not in g.deciders:
                return LegalActions((), Translator())
        return listed(g, self._spoken)

    def random_action(self, chance: Chance) -> Action:
        """One of the legal actions, each as likely as the others; quicker than listing them all."""
        check_chance(chance)
        return self._action(self._state.random_action(chance))

    def play_out(self, chance: Chance, most: int = MANY) -> int:
        """Perform random actions until the game is over, but at most `most`, and return how many there
        were."""
        check_chance(chance)
        most = check_number(most, "most")
        return self._state.play_out(chance, most)

    def apply(self, action: Action | str) -> tuple[Event, ...]:
        """Perform a legal action, given as a value or in the notation, and return what happened. An illegal
        one raises IllegalAction and changes nothing."""
        return self._values(self._state.apply(self._code(action)))

    def why_not(self, what: Action | str) -> Reason | None:
        """Why an action, its text, or the play of a card by name is not allowed now; None if it is. A text
        that names neither raises NotationError."""
        if isinstance(what, str):
            return self._why_not(what)
        if not isinstance(what, Action):
            raise IllegalAction(GameCode.NOT_OURS)
        if what.seat != self.player and not self.over:
            return reason(self._state, Code.NOT_YOUR_TURN)
        try:
            return self._why_not(what.text)
        except NotationError as wrong:
            raise IllegalAction(GameCode.NOT_OURS_BECAUSE, why=wrong.said) from wrong

    def _why_not(self, text: str) -> Reason | None:
        found = self._state.why_not(text)
        if found is not None and found.said.code is Code.UNKNOWN_WORDS:
            raise NotationError(unknown_words(text, or_card=True))
        return found

    def parse(self, text: str) -> Action:
        """The legal action that the text names; NotationError or IllegalAction if there is none."""
        check_text(text)
        return self._action(self._state.parse(text))

    def _action(self, code: int) -> Action:
        return DuelTranslator(self._state, self._spoken).action(code)

    def _code(self, action: Action | str) -> int:
        """The engine's number for the action. An action of another game is translated by its notation."""
        if isinstance(action, str):
            return self._state.parse(action)
        if not isinstance(action, Action):
            raise IllegalAction(GameCode.NOT_OURS)
        g = self._state
        if g.winner >= 0:
            raise IllegalAction(GameCode.OVER)
        if action.seat != g.player:
            raise IllegalAction(GameCode.OTHER_SEAT, text=str(action), seat=action.seat, now=g.player)
        code = action.code
        if isinstance(code, int) and DuelTranslator(g, self._spoken).is_kept(code, action):
            return code
        try:
            return g.parse(action.text)
        except NotationError as wrong:
            raise IllegalAction(GameCode.NOT_OURS_BECAUSE, why=wrong.said) from wrong

    def _values(self, events: Sequence[RawEvent]) -> tuple[Event, ...]:
        g = self._state
        return tuple([event_value(g, event) for event in events])

    # --- looking ------------------------------------------------------------------------------------------

    def copy(self) -> Duel:
        """A separate copy of the game in the same state, with the same past."""
        return Duel(self._state.copy())

    def view(self, seat: int) -> View:
        """All that the seat may know; -1 is a spectator."""
        seat = check_seat_number(seat)
        return self._state.view(seat)

    def seen(self, events: Sequence[Event], seat: int) -> tuple[Event, ...]:
        """The events as the seat sees them: a card that it cannot know is left out."""
        seat = check_seat_number(seat)
        check_events(events)
        engine.check_seat(seat)
        return seen_values(events, seat)

    def tell(self, event: Event, players: tuple[str, str] | None = None) -> str:
        """The event in an English sentence. Players are called by the names in `players`, or else by their
        decks."""
        check_event(event)
        return tell_value(event, players or self.decks)

    # --- keeping ------------------------------------------------------------------------------------------

    def position(self) -> str:
        """The full state as readable text (JSON), from which `from_position` makes the same game."""
        return self._state.position()

    def record(self) -> Record:
        """The game so far: set-up and actions; `replay` plays it again."""
        return self._state.record()


# --- beginnings -------------------------------------------------------------------------------------------


def new_game(
    decks: Sequence[str | Deck],
    rules: str = "legends",
    seed: Seed = 0,
    mulligan: bool = False,
    starter: int | None = None,
    match: bool = False,
    open_lists: bool = True,
    interference: bool | None = None,
    piles: str = AS_PRINTED,
    version: int = VERSION,
) -> Duel:
    """Set up a game: shuffled decks, six cards each, a starter by lot (001 Setup) unless one is named,
    as in a match, where the loser starts (004 Multiple Games). A deck is the name of a people or a `Deck`.

    `match`: the game is one of a match, so that achievements may be played. `open_lists=False`: nobody knows
    the other's list of cards until the end. `interference`: whether there may be interference cards in the
    decks. Where lists are secret, this depends on the format that the players agreed on, not on the lists.
    `piles`: 'top', as printed: only the top card of a discard pile or leader area may be seen; 'open': both
    players may look through them. `version`: of the rules, for replaying what was begun under an earlier
    one."""
    return Duel(
        engine.new_game(
            decks, rules, seed, mulligan, starter, match, open_lists, interference, piles, version
        )
    )


def from_position(position: str | Data, rules: str = "", seed: Seed = 0) -> Duel:
    """The game that a position, text or data, describes; PositionError if the position is not possible."""
    return Duel(engine.from_position(position, rules, seed))


def determinize(view: View, rng: Chance | Seed) -> Duel:
    """A full game that agrees with the view, made from the view alone; `rng` is a seed or a `Chance`."""
    return Duel(engine.determinize(view, rng))


def replay(record: Record) -> Duel:
    """The game at the end of the record; RecordError if it is corrupt or an action was not legal."""
    return Duel(engine.replay(record))
