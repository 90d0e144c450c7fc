"""A game at a terminal: who sits where, what was done, what each person heard, and the file that keeps it.

The file is written after every action, whole or not at all: whatever ends the program, nothing is lost.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from bluemoon.bots import Bot, Budget, make
from bluemoon.bots.base import NO_BUDGET
from bluemoon.bots.registry import named
from bluemoon.contract import Action, Event, Game
from bluemoon.errors import BluemoonError, RecordError
from bluemoon.formats.commands import load, save
from bluemoon.front import replay
from bluemoon.platforms import lock
from bluemoon.record import Record
from bluemoon.terminal.boards import board_of
from bluemoon.terminal.sentences import tell
from bluemoon.terminal.words import LANGUAGES, word

FORMAT: Final = 1
PERSON, BOT, FORCED = "person", "bot", "forced"
ADVISERS: Final = {"duel": "coach", "city": "adept", "draft": "adept"}
PARTING: Final = frozenset({"turn"})
TIDYING: Final = PARTING | {"discard", "fight over"}  # what goes without saying when a fight has ended
MOST_KEPT: Final = 50  # games in the folder of saved ones


class Move(NamedTuple):
    """An action that was done: by whom, in the notation, and who decided it."""

    seat: int
    text: str
    by: str


class Session:
    """A game with its seats. `people` are the seats of persons; `bots` names the bot of every other seat."""

    def __init__(
        self,
        setup: Mapping[str, str],
        people: Sequence[int],
        bots: Mapping[int, str],
        language: str = "en",
        file: Path | None = None,
        record: Path | None = None,
    ) -> None:
        self.setup = dict(setup)
        self.people = tuple(people)
        self.levels = dict(bots)
        self.language = language
        self.file = file
        self.record_file = record
        self.moves: list[Move] = []
        self.logs: dict[int, list[str]] = {seat: [] for seat in people}
        self.news: dict[int, list[str]] = {seat: [] for seat in people}  # what came of the last own choice
        self.game: Game[Any] = replay(Record(dict(setup)))
        self.kind = setup["game"]
        self.names = names_of(self.kind, self.game)
        self._bots = {seat: _bot(self.kind, name, self._seed(seat)) for seat, name in bots.items()}
        self._blamed: set[int] = set()
        self._adviser = make(self.kind, ADVISERS[self.kind], self._seed(0))

    def _seed(self, seat: int) -> str:
        return f"{self.setup.get('seed', '')} {seat}"

    # --- deciding -----------------------------------------------------------------------------------------

    @property
    def bot_seat(self) -> int | None:
        """The seat of a bot that has to decide now; None if there is none."""
        return next((seat for seat in self.game.deciders if seat in self._bots), None)

    @property
    def person_seat(self) -> int | None:
        """The seat of a person that has to decide now; None if there is none."""
        return next((seat for seat in self.game.deciders if seat in self.people), None)

    def bot_action(self, seat: int) -> Action:
        """What the bot of the seat does; it changes nothing, and may take a while."""
        return self._bots[seat].choose(self.game.view(seat), self.game.legal_actions(seat))

    def fault(self, seat: int) -> str:
        """Why the bot of a seat, one of others, has lost its first decision; '' if it never did, or that was
        told."""
        faults = getattr(self._bots[seat], "faults", ())
        if not faults or seat in self._blamed:
            return ""
        self._blamed.add(seat)
        return str(faults[0])

    def act(self, action: Action, by: str = PERSON) -> None:
        """Do an action, tell it to everybody, keep it."""
        self._do(action.seat, action, by)
        self.keep()

    def _do(self, seat: int, action: Action, by: str) -> None:
        events = self.game.apply(action)
        if by == PERSON:
            self.news[seat] = []
        self.moves.append(Move(seat, action.text, by))
        for person in self.people:
            self._tell(events, person, by == FORCED and seat == person)

    def _tell(self, events: Sequence[Event], person: int, forced: bool) -> None:
        """Into the log, and what matters of it into the news."""
        seen = self.game.seen(events, person)
        dull = TIDYING if any(event.kind == "fight over" for event in seen) else PARTING
        for event in seen:
            text = tell(self.kind, event, person, self.names, self.language)
            if text and forced:
                text, forced = f"{text} {word(self.language, 'forced')}", False
            self.logs[person] += [text] if text else []
            self.news[person] += [text] if text and event.kind not in dull else []

    def forced(self) -> bool:
        """Do what a person has to do anyway, if there is only one action; whether there was one."""
        seat = self.person_seat
        if seat is None or self.bot_seat is not None:
            return False
        actions = self.game.legal_actions(seat)
        if len(actions) != 1:
            return False
        self.act(actions[0], FORCED)
        return True

    def hint(self, seat: int) -> str:
        """Advice for the seat, which decides now; it names the action."""
        return self.advice(seat)[1]

    def advice(self, seat: int) -> tuple[Action, str]:
        """What the seat, which decides now, should do, and the same in words with the reason."""
        view = self.game.view(seat)
        action = self._adviser.choose(view, self.game.legal_actions(seat))
        text = self._adviser.explain().text(self.language)
        words = board_of(self.kind, view, self.names, self.language).action_words(action)
        return action, text if text.startswith((words, action.text)) else f"{words}: {text}"

    def lost(self, seat: int, why: str) -> str:
        """The sentence about a decision that the bot of a seat has lost."""
        return word(self.language, "lost", who=self.names[seat], bot=self.levels[seat], why=why)

    def last_of(self, seat: int) -> int | None:
        """The place of the seat's last own choice; None if there is none, or another person chose since."""
        for place in range(len(self.moves) - 1, -1, -1):
            if self.moves[place].by == PERSON:
                return place if self.moves[place].seat == seat else None
        return None

    def undo(self, seat: int) -> str | None:
        """Take the seat's last choice back, with all that followed, and return it in words; None if that is
        not possible."""
        place = self.last_of(seat)
        if place is None:
            return None
        taken = self.moves[place]
        self.go_to(self.moves[:place])
        self.keep()
        board = board_of(self.kind, self.game.view(seat), self.names, self.language)
        return board.action_words(self._read(taken))

    def go_to(self, moves: Sequence[Move]) -> None:
        """Play these moves from the beginning; RecordError if they do not fit."""
        self.game = replay(Record(dict(self.setup)))
        self.moves = []
        self.logs = {seat: [] for seat in self.people}
        self.news = {seat: [] for seat in self.people}
        for move in moves:
            try:
                self._do(move.seat, self._read(move), move.by)
            except BluemoonError as wrong:
                raise RecordError(wrong.said) from wrong

    def _read(self, move: Move) -> Action:
        return self.game.parse(f"seat {move.seat}: {move.text}" if self.kind == "draft" else move.text)

    # --- keeping ------------------------------------------------------------------------------------------

    def keep(self) -> None:
        """Write the files of the game: the one to go on with, and the record."""
        if self.file is not None:
            save(self.file, json.dumps(self.data(), ensure_ascii=False, indent=1))
        if self.record_file is not None:
            save(self.record_file, self.game.record().write())

    def data(self) -> dict[str, Any]:
        """Everything that `read_session` needs, as plain data."""
        return {
            "bluemoon table": FORMAT,
            "setup": self.setup,
            "people": list(self.people),
            "bots": {str(seat): level for seat, level in self.levels.items()},
            "over": self.game.over,
            "moves": [list(move) for move in self.moves],
        }


def names_of(kind: str, game: Game[Any]) -> tuple[str, ...]:
    """What the seats are called: by their decks in a duel, otherwise by number."""
    if kind != "duel":
        return tuple(f"#{seat + 1}" for seat in range(game.players))
    decks = [str(name) for name in game.view(-1).data()["decks"]]
    if decks[0] == decks[1]:
        return tuple(f"{name} {seat + 1}" for seat, name in enumerate(decks))
    return tuple(decks)


def _bot(kind: str, name: str, seed: str) -> Bot[Any, Any]:
    level, playouts = named(kind, name)
    return make(kind, level, seed, Budget(playouts=playouts) if playouts else NO_BUDGET)


# --- saved games ------------------------------------------------------------------------------------------


def read_session(text: str, language: str, file: Path | None = None) -> Session:
    """The game that a file holds; RecordError if it is none."""
    try:
        data = json.loads(text)
        if data["bluemoon table"] != FORMAT:
            raise RecordError("this is a table of another version")
        setup = {str(key): str(value) for key, value in data["setup"].items()}
        people = [int(seat) for seat in data["people"]]
        bots = {int(seat): str(level) for seat, level in data["bots"].items()}
        moves = [Move(int(seat), str(text), str(by)) for seat, text, by in data["moves"]]
    except (ValueError, KeyError, TypeError, AttributeError) as wrong:
        raise RecordError("this is no saved table") from wrong
    session = Session(setup, people, bots, language, file)
    if sorted((*people, *bots)) != list(range(session.game.players)) or not people:
        raise RecordError("the saved table names other seats than its game has")
    session.go_to(moves)
    return session


def record_of(text: str) -> Record:
    """The record of a saved game; RecordError if the text is none."""
    record = read_session(text, "en").game.record()
    assert isinstance(record, Record)
    return record


def load_session(file: Path, language: str) -> Session:
    """The game of a file; an error names the file."""
    assert language in LANGUAGES
    return load(file, lambda text: read_session(text, language, file))


def unfinished(folder: Path) -> list[Path]:
    """The saved games of the folder that are not over, the newest first."""
    found = []
    for file in sorted(folder.glob("*.json"), reverse=True):
        try:
            if not json.loads(file.read_text(encoding="utf-8"))["over"]:
                found.append(file)
        except (OSError, ValueError, KeyError, TypeError):
            continue  # not one of ours, or broken: an older one may be whole
    return found


def lock_of(file: Path) -> Path:
    """The file that is locked while a game is open at some terminal."""
    return file.with_suffix(".lock")


@contextmanager
def alone(file: Path | None) -> Iterator[None]:
    """Keep the game of a file to this terminal; BluemoonError if it is open at another one."""
    if file is None:
        yield
        return
    with lock_of(file).open("a", encoding="utf-8") as locked:
        try:
            lock(locked)
        except OSError as wrong:
            raise BluemoonError(f"this game is open elsewhere: {file}") from wrong
        yield


def new_file(folder: Path, name: str) -> Path:
    """A file for a new game called `name`, which sorts by time; the oldest finished games make room."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        files = sorted(folder.glob("*.json"))
        for file in files[: max(len(files) - MOST_KEPT + 1, 0)]:
            if '"over": true' in file.read_text(encoding="utf-8", errors="replace"):
                file.unlink()
                lock_of(file).unlink(missing_ok=True)
    except OSError as wrong:
        raise BluemoonError(f"{folder}: {wrong.strerror or wrong}") from wrong
    return folder / f"{name}.json"
