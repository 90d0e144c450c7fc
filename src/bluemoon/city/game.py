"""Blue Moon City as users know it, under the contract of a game (`bluemoon.contract`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bluemoon.arguments import (
    check_chance,
    check_event,
    check_events,
    check_number,
    check_seat_number,
    check_text,
)
from bluemoon.chance import Chance, Seed
from bluemoon.city import engine
from bluemoon.city.actions import BUILD, DISCARD, DONE, OFFER, PLAY, WALK
from bluemoon.city.actions import Action as Move
from bluemoon.city.cards import CARD
from bluemoon.city.display import tell
from bluemoon.city.engine import CityState
from bluemoon.city.events import CONTRIBUTED, DRAGON
from bluemoon.city.events import Event as RawEvent
from bluemoon.city.notation import place_name, write_action
from bluemoon.city.state import PHASES, VERSION
from bluemoon.city.tiles import DRAGONS
from bluemoon.city.view import View
from bluemoon.contract import MANY, SPECTATOR, Reason, Result
from bluemoon.errors import BluemoonError, IllegalAction, NotationError
from bluemoon.messages import GameCode, SetupCode, say
from bluemoon.record import Record
from bluemoon.values import Action, Event, LegalActions, Translator

KINDS = {WALK: "walk", PLAY: "play", BUILD: "build", OFFER: "offer", DISCARD: "discard", DONE: "done"}


class CityTranslator(Translator):
    """Turns the engine's actions into values. It keeps what their text depends on: who decides, and which
    building lies where."""

    __slots__ = ("_seat", "_tiles")

    def __init__(self, seat: int, tiles: tuple[int, ...]) -> None:
        self._seat = seat
        self._tiles = tiles

    def action(self, code: Any) -> Action:
        """The action that the engine's code means."""
        assert isinstance(code, Move)
        target = ""
        if code.kind in (WALK, PLAY):
            target = place_name(code.target, self._tiles)
        elif code.kind == BUILD:
            target = str(code.target + 1)
        cards = tuple([CARD[kind] for kind in code.cards])
        return Action(code, self._seat, (write_action(code, self._tiles), KINDS[code.kind], cards, target))


class City:
    """A game of Blue Moon City in progress.

    Made by `new_game`, `from_position`, `determinize` or `replay`. `apply` and `play_out` change it;
    everything else only looks.
    """

    __slots__ = ("_state",)

    def __init__(self, state: CityState) -> None:
        """Wrap a state of the engine layer. The state belongs to this game from now on."""
        self._state = state

    # --- what it is ---------------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        """How many seats there are: two to four."""
        return self._state.players

    @property
    def version(self) -> int:
        """The version of the rules under which the game was begun."""
        return self._state.version

    @property
    def turn(self) -> int:
        """The number of the turn, from 1."""
        return self._state.turn

    @property
    def phase(self) -> str:
        """The phase of the turn: 'movement', 'contribution', 'discard'; 'over'."""
        return PHASES[self._state.phase]

    def __repr__(self) -> str:
        result = self.result
        now = f"seat {self.player} decides" if result is None else _won(result)
        return f"<City: {self.players} players, turn {self.turn}, {now}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, City):
            return NotImplemented
        return self.position() == other.position()

    # --- deciding -----------------------------------------------------------------------------------------

    @property
    def player(self) -> int:
        """The seat that decides now; meaningless once the game is over."""
        return self._state.seat

    @property
    def deciders(self) -> tuple[int, ...]:
        """The seat that decides now; nobody once the game is over."""
        return self._state.deciders

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state.over

    @property
    def result(self) -> Result | None:
        """Winners, offerings as scores, and how it ended (a `Termination`). A draw has no winners."""
        return self._state.result

    def legal_actions(self, seat: int | None = None) -> LegalActions:
        """What the deciding player may do; nothing for another seat. Contributions are listed without
        superfluous cards, and two discards in one order only; `apply` accepts any legal payment and order."""
        g = self._state
        if seat is not None:
            seat = check_seat_number(seat)
            if not SPECTATOR <= seat < g.players:
                raise BluemoonError(SetupCode.SEATS_SPECTATORS, n=seat, last=g.players - 1)
            if seat not in g.deciders:
                return LegalActions((), Translator())
        return LegalActions(g.legal_actions(), CityTranslator(g.seat, g.tiles))

    def random_action(self, chance: Chance) -> Action:
        """One of the listed actions, each as likely as the others."""
        check_chance(chance)
        return self._value(self._state.random_action(chance))

    def play_out(self, chance: Chance, most: int = MANY) -> int:
        """Perform random actions until the game is over, but at most `most`, and return how many there
        were."""
        check_chance(chance)
        most = check_number(most, "most")
        return self._state.play_out(chance, most)

    def apply(self, action: Action | str) -> tuple[Event, ...]:
        """Perform a legal action, given as a value or in the notation, and return what happened. An illegal
        one raises IllegalAction and changes nothing."""
        g = self._state
        if g.over:
            raise IllegalAction(GameCode.OVER)
        return self._events(g.apply(self._move(action)))

    def why_not(self, what: Action | str) -> Reason | None:
        """The rule that forbids an action, its text, or any use of a card ('V1', 'black 1') now; None if
        it is allowed. A text that names neither raises NotationError."""
        if isinstance(what, str):
            return self._state.why_not(what)
        if not isinstance(what, Action):
            raise IllegalAction(GameCode.NOT_OURS)
        if what.seat != self.player and not self.over:
            return Reason(say(GameCode.OTHER_DECIDES), "003 A Player's Turn")
        return self._state.why_not(self._move(what))

    def parse(self, text: str) -> Action:
        """The legal action that the text names; NotationError or IllegalAction if there is none."""
        check_text(text)
        move = self._state.parse(text)
        why = self._state.why_not(move)
        if why is not None:
            raise IllegalAction(GameCode.NOT_NOW_BECAUSE, text=text, why=why.said, place=why.place)
        return self._value(move)

    def _value(self, move: Move) -> Action:
        return CityTranslator(self._state.seat, self._state.tiles).action(move)

    def _move(self, action: Action | str) -> Move:
        """The engine's form of the action. An action of another game is translated by its notation."""
        g = self._state
        if isinstance(action, str):
            return g.parse(action)
        if not isinstance(action, Action):
            raise IllegalAction(GameCode.NOT_OURS)
        if action.seat != g.seat:
            raise IllegalAction(GameCode.OTHER_SEAT, text=str(action), seat=action.seat, now=g.seat)
        try:
            return g.parse(action.text)
        except NotationError as wrong:
            raise IllegalAction(GameCode.NOT_OURS_BECAUSE, why=wrong.said) from wrong

    def _events(self, events: Sequence[RawEvent]) -> tuple[Event, ...]:
        return tuple([_event(event, self._state.tiles) for event in events])

    # --- looking ------------------------------------------------------------------------------------------

    def copy(self) -> City:
        """A separate copy of the game in the same state, with the same past."""
        return City(self._state.copy())

    def view(self, seat: int) -> View:
        """All that the seat may know; -1 is a spectator."""
        seat = check_seat_number(seat)
        return self._state.view(seat)

    def seen(self, events: Sequence[Event], seat: int) -> tuple[Event, ...]:
        """The events as the seat sees them: cards that it cannot know are left out."""
        seat = check_seat_number(seat)
        check_events(events)
        return self._events(self._state.seen([_raw(event) for event in events], seat))

    def tell(self, event: Event) -> str:
        """The event in an English sentence; '#1' is seat 0."""
        check_event(event)
        return tell(_raw(event), self._state.view(SPECTATOR))

    # --- keeping ------------------------------------------------------------------------------------------

    def position(self) -> str:
        """The full state as readable text, from which `from_position` makes the same game."""
        return self._state.position()

    def record(self) -> Record:
        """The game so far: set-up and actions; `replay` plays it again."""
        return self._state.record()


def _event(event: RawEvent, tiles: tuple[int, ...]) -> Event:
    """The event with names in place of numbers."""
    number, target = event.number, ""
    if event.kind == DRAGON:
        number, target = 0, DRAGONS[event.number].name
    elif event.kind == CONTRIBUTED:
        number += 1  # boxes are counted from 1, as in actions
    cards = tuple([CARD[kind] for kind in event.cards])
    place = place_name(event.place, tiles) if event.place >= 0 else ""
    return Event(event.kind, event.seat, cards, number, target, place, event)


def _raw(event: Event) -> RawEvent:
    code = event.code
    if not isinstance(code, RawEvent):
        raise IllegalAction(GameCode.NO_EVENT, kind=event.kind)
    return code


def _won(result: Result) -> str:
    if not result.winners:
        return "nobody won"
    who = " and ".join([str(seat) for seat in result.winners])
    return f"seat {who} won" if len(result.winners) == 1 else f"seats {who} won"


# --- beginnings -------------------------------------------------------------------------------------------


def new_game(
    players: int = 2, layout: str = "standard", seed: Seed = 0, first: int = 0, version: int = VERSION
) -> City:
    """A new game. `layout` 'random' is the rulebook's variant; `first` is the seat that begins; `version` is
    that of the rules, an older one for games that began under it (003 Game Setup)."""
    return City(engine.new_game(players, layout, seed, first, version))


def from_position(text: str) -> City:
    """The game that a position describes, written by `position` or by hand; PositionError if it is not
    possible."""
    return City(engine.from_position(text))


def determinize(view: View, rng: Chance | Seed) -> City:
    """A full game that agrees with the view, made from the view alone; `rng` is a seed or a `Chance`."""
    return City(engine.determinize(view, rng))


def replay(record: Record) -> City:
    """The game at the end of the record; RecordError if it is corrupt or an action was not legal."""
    return City(engine.replay(record))
