"""The engine layer of Blue Moon City: a game as a flat state, actions as tuples of numbers. It is quick, and
meant for bots, lab, benchmarks and tests; everybody else uses `bluemoon.city.City`, which hides all this.

    g = state_of(game)              the state of a public game, shared with it
    g = new_game(3, seed=17)        a state by itself; also from_position, determinize, replay
    g.legal_actions()               `bluemoon.city.actions.Action`
    g.apply(action)                 `bluemoon.city.events.Event`
    g.play_out(chance)              random actions to the end
    g.text(action), g.parse(text)   an action in the notation, and back
    g.copy()

Everything else that a `CityState` has is the state itself (`bluemoon.city.state`). What is handed out may be
shared with tables of the rules: do not change it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bluemoon.arguments import check_seed
from bluemoon.chance import Chance, Seed
from bluemoon.city.actions import Action
from bluemoon.city.board import LAYOUTS, lay_out
from bluemoon.city.cards import card
from bluemoon.city.events import Event, seen_by
from bluemoon.city.legal import drawn, legal_actions, refusal, refuse_card
from bluemoon.city.notation import read_action, write_action
from bluemoon.city.play import perform
from bluemoon.city.position import fill, lines_of, split_lines, write_position
from bluemoon.city.scoring import result_of
from bluemoon.city.state import OVER, VERSION, State, Step, draw
from bluemoon.city.tiles import HAND
from bluemoon.city.view import View, fill_from_view, view_of
from bluemoon.contract import MANY, SPECTATOR, Reason, Result
from bluemoon.errors import BluemoonError, IllegalAction, NotationError, RecordError
from bluemoon.messages import CityCode, GameCode, GeneralCode, RecordCode, SetupCode
from bluemoon.record import Record

if TYPE_CHECKING:
    from bluemoon.city.game import City


class CityState(State):
    """The state of a game in progress, with its past."""

    __slots__ = ("origin", "setup")

    def __init__(self, source: CityState | None = None) -> None:
        super().__init__(source)
        if source is None:
            self.setup: dict[str, str] = {}  # what `new_game` was called with
            self.origin: State | None = None  # the state with which a game from a position began
        else:
            self.setup = source.setup
            self.origin = source.origin

    @property
    def player(self) -> int:
        """The seat that decides now."""
        return self.seat

    @property
    def deciders(self) -> tuple[int, ...]:
        """The seats that decide now: the current player, or nobody once the game is over. There are no sealed
        choices in this game."""
        return () if self.phase == OVER else (self.seat,)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == OVER

    @property
    def result(self) -> Result | None:
        """The winners, the offerings as scores, and how the game ended; None before the end. A draw (no
        markers left) has no winners."""
        return result_of(self)

    def legal_actions(self) -> list[Action]:
        """What the current player may do. Contributions are listed without superfluous cards, and two
        discards in one order only; `apply` accepts any legal payment and order."""
        return legal_actions(self)

    def random_action(self, chance: Chance) -> Action:
        """One of the listed actions, each as likely as the others."""
        if self.phase == OVER:
            raise IllegalAction(GameCode.OVER)
        return drawn(self, chance)

    def play_out(self, chance: Chance, most: int = MANY) -> int:
        """Perform random actions to the end of the game, but at most `most`, and return how many there
        were."""
        count = 0
        while self.phase != OVER and count < most:
            action = self.random_action(chance)
            self.trail = Step(self.trail, action)
            perform(self, action)
            count += 1
        return count

    def apply(self, action: Action) -> list[Event]:
        """Perform a legal action and return what happened; an illegal one raises IllegalAction and changes
        nothing."""
        action = _tidy(action)
        why = refusal(self, action)
        if why is not None:
            raise IllegalAction(GeneralCode.WITH_PLACE, why=why.said, place=why.place)
        self.trail = Step(self.trail, action)
        return perform(self, action)

    def copy(self) -> CityState:
        """A separate copy of the game with the same past."""
        return CityState(self)

    def view(self, seat: int) -> View:
        """All that this seat may know, and nothing more."""
        _check_seat(self, seat)
        return view_of(self, seat)

    def seen(self, events: Sequence[Event], seat: int) -> list[Event]:
        """The events as this seat sees them."""
        _check_seat(self, seat)
        return seen_by(events, seat)

    def why_not(self, what: Action | str) -> Reason | None:
        """The rule that forbids an action, or any use of a card ('V1', 'black 1'), now; None if it is
        allowed."""
        if isinstance(what, str):
            try:
                return refuse_card(self, card(what))
            except NotationError:
                return refusal(self, read_action(what, self.tiles))
        try:
            return refusal(self, _tidy(what))
        except IllegalAction as error:
            return Reason(error.said, "003 A Player's Turn")

    def position(self) -> str:
        """The full state as readable text."""
        return write_position(self)

    def text(self, action: Action) -> str:
        """The action in the game's notation (see notation.py)."""
        return write_action(action, self.tiles)

    def parse(self, text: str) -> Action:
        """The action that a text names; NotationError if there is none."""
        return read_action(text, self.tiles)

    def actions(self) -> list[Action]:
        """All actions since the game began."""
        past = []
        step = self.trail
        while step is not None:
            past.append(step.action)
            step = step.before
        past.reverse()
        return past

    def record(self) -> Record:
        """The game so far, from which `replay` makes the same game again."""
        setup = {"game": "city", **(self.setup if self.origin is None else lines_of(self.origin))}
        return Record(setup, [self.text(action) for action in self.actions()])


def state_of(game: City) -> CityState:
    """The state of a public game, shared with it: what changes here changes there."""
    return game._state


def _tidy(action: Action) -> Action:
    """The action with its cards sorted. It may still be illegal; only what is no action at all is refused
    here."""
    if not isinstance(action, Action) or not isinstance(action.cards, tuple):
        raise IllegalAction(CityCode.NOT_OURS)
    cards = action.cards
    if not (isinstance(action.kind, int) and isinstance(action.target, int)):
        raise IllegalAction(CityCode.NOT_OURS)
    for kind in cards:
        if not isinstance(kind, int):
            raise IllegalAction(CityCode.NOT_OURS)
    if len(cards) < 2:
        return action
    ordered = tuple(sorted(cards))
    return action if ordered == cards else Action(action.kind, action.target, ordered)


def _check_seat(game: CityState, seat: int) -> None:
    if not SPECTATOR <= seat < game.players:
        raise BluemoonError(SetupCode.SEATS_SPECTATORS, n=seat, last=game.players - 1)


def new_game(
    players: int = 2, layout: str = "standard", seed: Seed = 0, first: int = 0, version: int = VERSION
) -> CityState:
    """A new game. `layout` 'random' is the rulebook's variant; `first` is the seat that begins; `version` is
    that of the rules, an older one for games that began under it.

    # 003 Game Setup
    """
    if players not in (2, 3, 4):
        raise BluemoonError(SetupCode.CITY_PLAYERS, n=players)
    if layout not in LAYOUTS:
        raise BluemoonError(SetupCode.LAYOUT, layout=layout, layouts=" and ".join(LAYOUTS))
    if first not in range(players):
        raise BluemoonError(SetupCode.FIRST, n=first, last=players - 1)
    if version not in range(1, VERSION + 1):
        raise BluemoonError(SetupCode.VERSIONS, last=VERSION, version=version)
    name = str(check_seed(seed))
    game = CityState()
    game.clear(players)
    game.version = version
    game.setup = {"players": str(players), "layout": layout, "seed": name, "first": str(first)}
    if version > 1:  # records without a version are of version 1
        game.setup["version"] = str(version)
    game.chance = Chance.of(seed)
    game.tiles = lay_out(layout, game.chance)
    game.seat = first
    for seat in range(players):
        draw(game, seat, HAND, [])
    return game


def from_position(text: str) -> CityState:
    """The game that a position describes, written by `position` or by hand; PositionError if it is not
    possible."""
    return from_lines(split_lines(text))


def from_lines(lines: dict[str, str]) -> CityState:
    """A game from the keys and values of a position."""
    game = CityState()
    fill(game, lines)
    game.origin = State(game)
    return game


def determinize(view: View, rng: Chance | Seed) -> CityState:
    """A full game that agrees with the view, made from the view alone: what is hidden is dealt at random."""
    game = CityState()
    fill_from_view(game, view, rng if isinstance(rng, Chance) else Chance.of(rng))
    game.origin = State(game)
    return game


# --- records ----------------------------------------------------------------------------------------------

_SETUP = ("players", "layout", "seed", "first", "version")


def replay(record: Record) -> CityState:
    """The game at the end of its record; RecordError if the record is corrupt or an action was not legal."""
    game = _begin(dict(record.setup))
    for number, text in enumerate(record.actions, start=1):
        try:
            game.apply(game.parse(text))
        except BluemoonError as error:
            raise RecordError(RecordCode.ACTION, n=number, text=text, why=error.said) from error
    return game


def _begin(setup: dict[str, str]) -> CityState:
    if setup.pop("game", None) != "city":
        raise RecordError(RecordCode.NOT_CITY)
    setup.setdefault("version", "1")  # records without a version are of version 1
    try:
        if "seed" not in setup:
            return from_lines(setup)
        unknown = [key for key in setup if key not in _SETUP]
        if unknown:
            raise RecordError(RecordCode.UNKNOWN_LINE, key=unknown[0])
        return new_game(
            _seats(setup, "players", "2"),
            setup.get("layout", "standard"),
            setup["seed"],
            _seats(setup, "first", "0"),
            _seats(setup, "version", "1"),
        )
    except RecordError:
        raise
    except BluemoonError as error:
        raise RecordError(error.said) from error


def _seats(setup: dict[str, str], key: str, default: str) -> int:
    word = setup.get(key, default)
    if word not in ("0", "1", "2", "3", "4"):
        raise RecordError(RecordCode.SMALL_NUMBER, key=key, word=word)
    return int(word)
