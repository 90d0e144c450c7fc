"""Blue Moon City as the project's contract knows a game (see bluemoon.contract)."""

from __future__ import annotations

from collections.abc import Sequence

from bluemoon.chance import Chance, Seed
from bluemoon.city.actions import Action
from bluemoon.city.board import LAYOUTS, lay_out
from bluemoon.city.cards import card
from bluemoon.city.events import Event, seen_by
from bluemoon.city.legal import legal_actions, refusal, refuse_card
from bluemoon.city.notation import read_action, write_action
from bluemoon.city.play import perform
from bluemoon.city.position import fill, lines_of, split_lines, write_position
from bluemoon.city.scoring import result_of
from bluemoon.city.state import OVER, VERSION, State, Step, draw
from bluemoon.city.tiles import HAND
from bluemoon.city.view import View, fill_from_view, view_of
from bluemoon.contract import MANY, Reason, Result
from bluemoon.errors import BluemoonError, IllegalAction, NotationError
from bluemoon.record import Record


class City(State):
    """A game in progress: `apply` changes it, everything else only looks."""

    __slots__ = ("origin", "setup")

    def __init__(self, source: City | None = None) -> None:
        super().__init__(source)
        if source is None:
            self.setup: dict[str, str] = {}  # what `new_game` was called with
            self.origin: State | None = None  # the table a game from a position began with
        else:
            self.setup = source.setup
            self.origin = source.origin

    @property
    def player(self) -> int:
        """The seat that decides now."""
        return self.seat

    @property
    def deciders(self) -> tuple[int, ...]:
        """There are no sealed choices in this game: only the current player, nobody once it is over."""
        return () if self.phase == OVER else (self.seat,)

    @property
    def over(self) -> bool:
        return self.phase == OVER

    @property
    def result(self) -> Result | None:
        """Winners, offerings made, and why. A draw (no markers left) has no winners."""
        return result_of(self)

    def legal_actions(self) -> list[Action]:
        """Contributions are listed without needless cards, pairs of discards in one order only;
        `apply` takes any legal payment and order."""
        return legal_actions(self)

    def random_action(self, chance: Chance) -> Action:
        """One of the listed actions, each as likely as the others."""
        actions = legal_actions(self)
        if not actions:
            raise IllegalAction("the game is over")
        return actions[chance.below(len(actions))]

    def play_out(self, chance: Chance, most: int = MANY) -> int:
        count = 0
        while self.phase != OVER and count < most:
            action = self.random_action(chance)
            self.trail = Step(self.trail, action)
            perform(self, action)
            count += 1
        return count

    def apply(self, action: Action) -> list[Event]:
        """Perform a legal action; an illegal one raises IllegalAction and changes nothing."""
        action = _tidy(action)
        why = refusal(self, action)
        if why is not None:
            raise IllegalAction(f"{why.text} ({why.place})")
        self.trail = Step(self.trail, action)
        return perform(self, action)

    def copy(self) -> City:
        return City(self)

    def view(self, seat: int) -> View:
        """All that this seat may know, and nothing more."""
        _check_seat(self, seat)
        return view_of(self, seat)

    def seen(self, events: Sequence[Event], seat: int) -> list[Event]:
        """The events as this seat sees them."""
        _check_seat(self, seat)
        return seen_by(events, seat)

    def why_not(self, what: Action | str) -> Reason | None:
        """The rule that forbids an action, or any use of a card ('V1', 'black 1'), now; None: allowed."""
        if isinstance(what, str):
            try:
                return refuse_card(self, card(what))
            except NotationError:
                return refusal(self, read_action(what, self.tiles))
        try:
            return refusal(self, _tidy(what))
        except IllegalAction as error:
            return Reason(str(error), "003 A Player's Turn")

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
        """The game so far: `replay` makes the same game of it."""
        setup = {"game": "city", **(self.setup if self.origin is None else lines_of(self.origin))}
        return Record(setup, [self.text(action) for action in self.actions()])


def _tidy(action: Action) -> Action:
    """The action with its cards in order; only things that are no action at all are refused here."""
    if not isinstance(action, Action) or not isinstance(action.cards, tuple):
        raise IllegalAction("that is no action of Blue Moon City")
    cards = action.cards
    if not (isinstance(action.kind, int) and isinstance(action.target, int)):
        raise IllegalAction("that is no action of Blue Moon City")
    for kind in cards:
        if not isinstance(kind, int):
            raise IllegalAction("that is no action of Blue Moon City")
    if len(cards) < 2:
        return action
    ordered = tuple(sorted(cards))
    return action if ordered == cards else Action(action.kind, action.target, ordered)


def _check_seat(game: City, seat: int) -> None:
    if not 0 <= seat < game.players:
        raise BluemoonError(f"there is no seat {seat}: the seats are 0 to {game.players - 1}")


def new_game(
    players: int = 2, layout: str = "standard", seed: Seed = 0, first: int = 0, version: int = VERSION
) -> City:
    """A new game. `layout` 'random' is the rulebook's variant; `first` is the seat that begins; `version` is
    that of the rules, an older one for games that began under it.

    # 003 Game Setup
    """
    if players not in (2, 3, 4):
        raise BluemoonError(f"Blue Moon City is for two to four players, not {players}")
    if layout not in LAYOUTS:
        raise BluemoonError(f"there is no layout '{layout}', only {' and '.join(LAYOUTS)}")
    if first not in range(players):
        raise BluemoonError(f"seat {first} cannot begin: the seats are 0 to {players - 1}")
    if version not in range(1, VERSION + 1):
        raise BluemoonError(f"there are the rules' versions 1 to {VERSION}, not {version}")
    name = str(seed)
    if len(name.splitlines()) > 1 or name != name.strip():
        raise BluemoonError("a seed is one line of text without spaces around it, or a number")
    game = City()
    game.clear(players)
    game.version = version
    game.setup = {"players": str(players), "layout": layout, "seed": name, "first": str(first)}
    if version > 1:  # records that say nothing are older than versions
        game.setup["version"] = str(version)
    game.chance = Chance.of(seed)
    game.tiles = lay_out(layout, game.chance)
    game.seat = first
    for seat in range(players):
        draw(game, seat, HAND, [])
    return game


def from_position(text: str) -> City:
    """The game that `position` wrote, or that a person wrote by hand; PositionError if it cannot be."""
    return from_lines(split_lines(text))


def from_lines(lines: dict[str, str]) -> City:
    """A game from the keys and values of a position."""
    game = City()
    fill(game, lines)
    game.origin = State(game)
    return game


def determinize(view: View, rng: Chance) -> City:
    """A full game that agrees with the view, made from the view alone: what is hidden is dealt at random."""
    game = City()
    fill_from_view(game, view, rng)
    game.origin = State(game)
    return game
