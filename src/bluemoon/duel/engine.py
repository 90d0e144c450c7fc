"""The engine layer of the duel: a game as a flat state, actions as integers. It is quick, and meant for bots,
lab, training, benchmarks and tests; everybody else uses `bluemoon.duel.Duel`, which hides all this.

    g = state_of(game)              the state of a public game, shared with it
    g = new_game(("Hoax", "Vulca")) a state by itself; also from_position, determinize, start, replay
    g.legal_actions()               integers; `bluemoon.duel.model.actions` makes and reads them
    g.random_action(chance)         one of them at random, without listing all
    g.apply(act)                    raw events: kind, seat, card, figure
    g.play_out(chance)              random actions to the end
    g.text(act), g.parse(text)      an action in the notation, and back
    g.copy(), g.fork()              a copy with, and one without, past and events

Everything else that a `DuelState` has is the state itself (`bluemoon.duel.model.state`). What is handed out
(the list of legal actions, events) may be shared with the state: do not change it.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeVar

from bluemoon.arguments import check_seed
from bluemoon.cards.pool import people_name
from bluemoon.chance import Chance, Seed
from bluemoon.compiling import mypyc_attr
from bluemoon.contract import MANY, Reason, Result
from bluemoon.duel.completion.search import BACKTRACK, drawn, offered
from bluemoon.duel.decks import named_deck, people_deck
from bluemoon.duel.knowledge.view import View, fill_in, learn, seen
from bluemoon.duel.model import frames
from bluemoon.duel.model.actions import note
from bluemoon.duel.model.deck import Deck
from bluemoon.duel.model.editions import VERSION, edition
from bluemoon.duel.model.frames import push
from bluemoon.duel.model.piles import AS_PRINTED, UNSAID, only_top
from bluemoon.duel.model.state import MULLIGAN, Event, State
from bluemoon.duel.model.termination import read_termination
from bluemoon.duel.reasons import Code, why_not_action, why_not_text
from bluemoon.duel.reasons.wording import reason
from bluemoon.duel.rules.decisions import awaits
from bluemoon.duel.rules.execute import perform
from bluemoon.duel.rules.fights import start_turn
from bluemoon.duel.rules.permitted import permitted
from bluemoon.duel.rules.refreshing import refresh
from bluemoon.duel.rules.turn import advance
from bluemoon.duel.text.notation import action_text, event_text, fold, unknown_words, well_formed
from bluemoon.duel.text.position import Data, parse_position, position_text, read_position, write_position
from bluemoon.errors import (
    BluemoonError,
    IllegalAction,
    IllegalDeck,
    NotationError,
    PositionError,
    RecordError,
)
from bluemoon.messages import GameCode, GeneralCode, PositionCode, RecordCode, SetupCode
from bluemoon.record import Record
from bluemoon.sets import how_often
from bluemoon.values import Action

if TYPE_CHECKING:
    from bluemoon.duel.game import Duel

T = TypeVar("T")
NOTHING: Final = -1  # no action
NO_ACTION_FROM: Final = 1 << 20  # from here on no number is an action
NO_MOVES: Final[list[int]] = []
UNTOLD: Final[dict[str, str]] = {}  # the set-up of a copy for looking ahead
TRIES: Final = 200  # how often `determinize` deals again to find cards that fit the open question


@mypyc_attr(acyclic=True, free_list_len=1)
class DuelState(State):
    """The state of a game in progress, with its past and what may be done now."""

    __slots__ = ("_done", "_legal", "_moves", "_origin", "_setup", "_sure")

    def __init__(
        self, state: State, setup: dict[str, str], origin: State | None = None, aloud: bool = True
    ) -> None:
        """A copy of the state. `setup` is what the record begins with; if it is empty, the record begins with
        the position of `origin`, where the game began. `aloud`: it keeps events."""
        super().__init__(state.decks, state.edition, state.chance, state)
        if aloud:
            self.aloud = True
            self.events = []
        self._legal: list[int] | None = None
        self._setup = setup
        self._origin = origin
        # Shared by copies until one of them continues differently; of a game without moves, by all.
        self._moves: list[int] = NO_MOVES
        self._done = 0  # how many of them were done in this game
        self._sure = NOTHING

    # --- what is decided ----------------------------------------------------------------------------------

    @property
    def deciders(self) -> tuple[int, ...]:
        """The seats that decide now: one, or none once the game is over."""
        return () if self.over else (self.player,)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.winner >= 0

    @property
    def result(self) -> Result | None:
        """The winner, the crystals as scores, and how the game ended; None before the end."""
        if self.winner < 0:
            return None
        scores = (self.crystals, 0) if self.winner == 0 else (0, self.crystals)
        return Result((self.winner,), scores, read_termination(self.termination))

    @property
    def version(self) -> int:
        """The version of the rules under which the game was begun."""
        return self.edition.version

    def legal_actions(self) -> list[int]:
        """What the deciding player may do; never empty before the game is over. Callers must not change the
        list."""
        if self.winner >= 0:
            return []
        if self._legal is None:
            self._legal = offered(self)
        return self._legal

    def apply(self, action: int) -> list[Event]:
        """Perform a legal action and return what happened. Any other action raises IllegalAction and changes
        nothing."""
        if not self._is_legal(action) and action not in self._allowed_by_earlier_version():
            if self.winner >= 0:
                raise IllegalAction(GameCode.OVER)
            found = why_not_action(self, action, self.legal_actions())
            assert found is not None
            raise IllegalAction(GeneralCode.WITH_PLACE, why=found.said, place=found.place)
        self.events = []
        self._do(action)
        return self.events

    def _is_legal(self, action: int) -> bool:
        """Whether the action is one of the legal ones: the one that was drawn last, or one of the list."""
        if not 0 <= action < NO_ACTION_FROM:
            return False
        return action == self._sure or how_often(action, self.legal_actions()) != 0

    def _allowed_by_earlier_version(self) -> list[int]:
        """What a game of an earlier version of the rules accepts: every permitted action, and taking the turn
        back. Earlier versions offered other actions, and their records must still replay."""
        if self.edition.version == VERSION or self.winner >= 0:
            return []
        return permitted(self) if self.waiting is not None else [*permitted(self), BACKTRACK]

    def _do(self, action: int) -> None:
        """Perform an action that is known to be legal."""
        if len(self._moves) > self._done or not self._done:
            self._moves = self._moves[: self._done]
        note(self._moves, action)
        self._done += 1
        self._sure = NOTHING
        self._legal = None
        perform(self, action)
        advance(self)
        if not self.open_lists:
            learn(self)

    def random_action(self, chance: Chance) -> int:
        """One of the legal actions, each as likely as the others. This is much quicker than listing them all,
        because only the actions that are drawn are checked for being dead ends."""
        if self.winner >= 0:
            raise IllegalAction(GameCode.OVER)
        if self._legal is not None:
            self._sure = self._legal[chance.below(len(self._legal))]
        else:
            self._sure = drawn(self, chance)
        return self._sure

    def play_out(self, chance: Chance, most: int = MANY) -> int:
        """Perform random actions to the end of the game, but at most `most`, and return how many there were.
        No events are kept."""
        count = 0
        self.aloud = not self.open_lists  # where lists are secret, `learn` needs the events
        while self.winner < 0 and count < most:
            if self.aloud:
                self.events = []
            if self._legal is None:
                self._do(drawn(self, chance))
            else:
                self._do(self.random_action(chance))
            count += 1
        self.aloud = True
        self.events = []
        return count

    def forget_legal_actions(self) -> None:
        """Work out the legal actions anew when they are next asked for (for measuring)."""
        self._legal = None

    def copy(self) -> DuelState:
        """A separate copy of the game with the same past."""
        new = DuelState(self, self._setup, self._origin)
        new._legal = self._legal
        new._moves = self._moves
        new._done = self._done
        new._sure = self._sure
        return new

    def twin(self) -> State:
        """A copy without past and set-up, which a player may not know. It keeps no events."""
        return DuelState(self, UNTOLD, None, False)

    def view(self, seat: int) -> View:
        """All that the seat may know; -1 is a spectator."""
        check_seat(seat)
        return View(self, seat)

    def seen(self, events: Sequence[Event], seat: int) -> list[Event]:
        """The events as the seat sees them; a hidden card is -1."""
        return seen(events, seat)

    def why_not(self, what: int | str) -> Reason | None:
        """Why an action, its text, or the play of a card by name is not allowed now; None if it is."""
        if self.over:
            return reason(self, Code.GAME_OVER)
        if isinstance(what, int):
            return why_not_action(self, what, self.legal_actions())
        return why_not_text(self, what, self.legal_actions())

    def position(self) -> str:
        """The full state as text."""
        return position_text(self)

    def text(self, action: int) -> str:
        """The action in the notation."""
        return action_text(self, action)

    def parse(self, text: str) -> int:
        """The legal action that the text names."""
        wanted = fold(text)
        for action in (*self.legal_actions(), *self._allowed_by_earlier_version()):
            if fold(action_text(self, action)) == wanted:
                return action
        if well_formed(self, text):
            found = self.why_not(text)
            if found is None:
                raise IllegalAction(GameCode.NOT_NOW, text=text)
            raise IllegalAction(GameCode.NOT_NOW_BECAUSE, text=text, why=found.said, place=found.place)
        raise NotationError(unknown_words(text))

    def tell(self, event: Event, players: tuple[str, str] | None = None) -> str:
        """The event in an English sentence. Players are called by the names in `players`, or else by their
        decks."""
        return event_text(self, event, players)

    def record(self) -> Record:
        """The record of the game so far."""
        setup = self._setup
        if self._origin is not None:
            setup = _position_setup(self._origin)
        game = start(setup)
        texts = []
        for action in self._moves[: self._done]:
            texts.append(game.text(action))
            game.apply(action)
        return Record(dict(setup), texts)


def code_of(game: Duel, action: Action | str) -> int:
    """The engine's number for an action or its text; IllegalAction if it is no action of the deciding
    seat."""
    return game._code(action)


def check_seat(seat: int) -> None:
    """Raise BluemoonError unless the seat is 0, 1 or -1, the spectator's."""
    if seat not in (-1, 0, 1):
        raise BluemoonError(SetupCode.SEATS_SPECTATORS, n=seat, last=1)


def state_of(game: Duel) -> DuelState:
    """The state of a public game, shared with it: what changes here changes there."""
    return game._state


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
) -> DuelState:
    """Set up a game: shuffled decks, six cards each, a starter by lot (001 Setup) unless one is named, as in
    a match, where the loser starts (004 Multiple Games). `match`: the game is one of a match, so that
    achievements may be played. `open_lists=False`: nobody knows the other's list of cards until the end.
    `interference`: whether there may be interference cards in the decks. Where lists are secret, this depends
    on the format that the players agreed on, not on the lists. `piles`: 'top', as printed: only the top card
    of a discard pile or leader area may be seen; 'open': both players may look through them. `version`: of
    the rules, for replaying what was begun under an earlier one."""
    top_only = only_top(piles)
    if starter not in (None, 0, 1):
        raise BluemoonError(SetupCode.STARTER, starter=starter)
    if len(decks) != 2:
        raise IllegalDeck(SetupCode.TWO_DECKS, n=len(decks))
    one, two = (_ready_made(deck) if isinstance(deck, str) else deck for deck in decks)
    setup = {
        "game": "duel",
        "rules": edition(rules).name,
        "decks": f"{one.name}, {two.name}",
        "seed": str(check_seed(seed)),
    }
    for key, given, deck in (("deck 1", decks[0], one), ("deck 2", decks[1], two)):
        if not isinstance(given, str):
            setup[key] = "; ".join(deck.names)
    if mulligan:
        setup["mulligan"] = "yes"
    if starter is not None:
        setup["starter"] = str(starter)
    if match:
        setup["match"] = "yes"
    if not open_lists:
        setup["lists"] = "secret"
    if interference is not None:
        setup["interference"] = "yes" if interference else "no"
    if piles != UNSAID:
        setup["piles"] = piles
    if version > 1:  # records without a version are of version 1
        setup["version"] = str(version)
    chance = Chance.of(seed)
    if not open_lists:
        one, two = _renumbered(one, chance), _renumbered(two, chance)
    state = State((one, two), edition(rules, version), chance)
    state.match = match
    state.open_lists = open_lists
    state.top_only = top_only
    admitted = not open_lists or any(deck.interferences for deck in state.decks)
    state.interference = state.remember = admitted if interference is None else interference
    for seat in (0, 1):
        # Emissaries and inquisitors lie beside the leader from the beginning (004 Emissary Cards).
        state.sides[seat].lasting = state.decks[seat].court
        state.sides[seat].deck = state.decks[seat].all & ~state.decks[seat].court
    lot = state.chance.below(2)
    return _begin(state, lot if starter is None else starter, mulligan, setup)


@lru_cache(maxsize=64)
def _ready_made(people: str) -> Deck:
    return people_deck(people_name(people))


def _renumbered(deck: Deck, chance: Chance) -> Deck:
    """The deck with its cards numbered at random, so that a number tells nothing about a card not seen
    yet."""
    left = deck.all
    cards = []
    while left:
        card = chance.pick(left)
        left ^= 1 << card
        cards.append(deck.cards[card])
    return Deck(deck.name, tuple(cards))


def _begin(state: State, starter: int, mulligan: bool, setup: dict[str, str]) -> DuelState:
    """Deal the first hands and let the first turn begin."""
    state.begins(starter)
    for seat in (starter, 1 - starter):
        refresh(state, seat)
    if mulligan:
        state.phase = MULLIGAN
        push(state, frames.EXCHANGE, starter, 0)
        push(state, frames.MULLIGAN, 1, 0)
        push(state, frames.MULLIGAN, 0, 0)
    else:
        start_turn(state, starter)
    advance(state)
    return DuelState(state, setup)


def from_position(position: str | Data, rules: str = "", seed: Seed = 0) -> DuelState:
    """The game that a position, text or data, describes; PositionError if the position is not possible."""
    data = parse_position(position) if isinstance(position, str) else position
    state = read_position(data, rules, seed)
    state.remember = True  # the turn of a position may be one that cannot be completed
    if state.winner < 0:
        _settle(state)
    return DuelState(state, _position_setup(state))


def _position_setup(state: State) -> dict[str, str]:
    """The set-up part of the record of a game that begins with this state."""
    written = write_position(state)
    written.pop("version", None)  # the record has its own line for it
    setup = {"game": "duel", "position": " ".join(json.dumps(written, indent=1, ensure_ascii=False).split())}
    if state.edition.version > 1:
        setup["version"] = str(state.edition.version)
    return setup


def _settle(state: State) -> None:
    """Go on to the first decision. A question on the stack that has no answer is an error of the position."""
    try:
        if state.waiting is not None:
            permitted(state)
        advance(state)
        if state.waiting is not None and not permitted(state):
            raise PositionError(PositionCode.NO_ACTIONS)
    except (AssertionError, IndexError, KeyError, ValueError, AttributeError) as wrong:
        raise PositionError(PositionCode.STACK_MISFIT, what=repr(wrong)) from wrong


def determinize(view: View, rng: Chance | Seed) -> DuelState:
    """A full game that agrees with the view, made from the view alone."""
    chance = rng if isinstance(rng, Chance) else Chance.of(rng)
    state = fill_in(view, chance)
    for _ in range(TRIES):
        frame = state.waiting
        if frame is None or state.player == view.seat or awaits(state, frame):
            break
        state = fill_in(view, chance)  # the other player would have nothing to decide: deal again
    return DuelState(state, {}, state)


# --- records ----------------------------------------------------------------------------------------------


def start(setup: dict[str, str]) -> DuelState:
    """The game at its beginning, from the set-up of a record."""
    try:
        version = read_version(setup)
        if "position" in setup:
            return from_position({**parse_position(setup["position"]), "version": version})
        names = [name.strip() for name in setup["decks"].split(",")]
        if len(names) != 2:
            raise RecordError(RecordCode.TWO_DECKS)
        lists = [setup.get("deck 1"), setup.get("deck 2")]
        decks = [
            named_deck(name, tuple(card.strip() for card in cards.split(";"))) if cards else name
            for name, cards in zip(names, lists)
        ]
        starter = _one_of(setup, "starter", {"0": 0, "1": 1})
        mulligan = setup.get("mulligan") == "yes"
        match = setup.get("match") == "yes"
        open_lists = setup.get("lists", "open") != "secret"
        interference = _one_of(setup, "interference", {"yes": True, "no": False})
        rules, seed = setup.get("rules", "legends"), setup["seed"]
        piles = setup.get("piles", UNSAID)
        return new_game(
            decks, rules, seed, mulligan, starter, match, open_lists, interference, piles, version
        )
    except KeyError as missing:
        raise RecordError(RecordCode.MISSING, key=str(missing)) from missing
    except RecordError:
        raise
    except BluemoonError as wrong:
        raise RecordError(wrong.said) from wrong


def _one_of(setup: dict[str, str], key: str, words: dict[str, T]) -> T | None:
    word = setup.get(key)
    if word is not None and word not in words:
        raise RecordError(RecordCode.ONE_OF, key=key, words=" or ".join(words), word=word[:40])
    return None if word is None else words[word]


def read_version(setup: dict[str, str]) -> int:
    """The version of the rules that the record was played under; 1 if the record does not say."""
    given = setup.get("version", "1")
    if not given.isdecimal() or len(given) > 9:
        raise RecordError(RecordCode.VERSION, word=given)
    return int(given)


def replay(record: Record) -> DuelState:
    """The game at the end of the record; RecordError if the record is corrupt or an action was not legal."""
    if record.game != "duel":
        raise RecordError(RecordCode.NOT_DUEL, game=record.game)
    game = start(record.setup)
    for number, text in enumerate(record.actions, start=1):
        try:
            game.apply(game.parse(text))
        except BluemoonError as wrong:
            raise RecordError(RecordCode.ACTION, n=number, text=text, why=wrong.said) from wrong
    return game
