"""Reads records from strangers in a process of its own (`bot_pool`): limited in size and checked before any
work; what is wrong with a record is returned as a message."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import NamedTuple

import msgspec

from bluemoon.duel.engine import start
from bluemoon.duel.model.piles import UNSAID, piles_name
from bluemoon.duel.model.state import State
from bluemoon.errors import BluemoonError
from bluemoon.formats.match_file import HEADING as MATCH_HEADING
from bluemoon.formats.match_file import read_match
from bluemoon.messages import GameCode, Message, RecordCode, ServerCode, say
from bluemoon.record import Record, read_record
from bluemoon.server.adapters.duel import DuelPlay
from bluemoon.server.adapters.match import MatchPlay
from bluemoon.server.protocol.folding import folded
from bluemoon.server.protocol.words import RefusalCode
from bluemoon.server.tables import journal, summary
from bluemoon.server.tables.journal import Entry, Refused, SeatSetup, Setup
from bluemoon.server.tables.table_setup import PLAYERS
from bluemoon.server.tables.table_state import TableState
from bluemoon.sets import size

MOST_SIGNS = 200_000
MOST_ACTIONS = 5000
MOST_SEED = 64
MOST_LINE = 20_000  # a duel's position stands on one line
MOST_HAND = 20  # cards in a hand of a position; see `_check_hands`
MOST_THINKING = 1.0  # seconds of computing for a single action, or for what may be done at the end
GAMES = ("duel", "city", "draft")


class Found(NamedTuple):
    """A record as a finished table: everything that the database stores of it."""

    setup: Setup
    seed: str
    created: int
    entries: list[Entry]
    public: str
    position: str


class Unreadable(NamedTuple):
    """What is wrong with a record; errors themselves do not travel well between processes."""

    code: RefusalCode
    said: Message
    place: str = ""


def check_size(text: str) -> None:
    """Raise Refused, before any work, if the text is larger than any game that people play."""
    if len(text) > MOST_SIGNS:
        raise Refused("not-possible", ServerCode.RECORD_SIZE, n=MOST_SIGNS)
    lines = text.splitlines()
    if len(lines) > 2 * MOST_ACTIONS:
        raise Refused("not-possible", ServerCode.RECORD_ACTIONS, n=MOST_ACTIONS)
    if any(len(line) > MOST_LINE for line in lines):
        raise Refused("not-possible", ServerCode.RECORD_LINE, n=MOST_LINE)


def read(text: str, taken: Collection[str] = ()) -> Found | Unreadable:
    """The record of a duel, a city, a draft or a match. `taken`: names, folded, that are not shown, because
    others have kept them."""
    try:
        check_size(text)
        is_match = text.lstrip().startswith(MATCH_HEADING)
        return _match(text, taken) if is_match else _game(text, taken)
    except Refused as wrong:
        return Unreadable(wrong.code, wrong.said, wrong.place)
    except BluemoonError as wrong:
        return Unreadable("illegal", wrong.said)
    except (Exception, RecursionError) as wrong:  # a stranger's text may cause any error
        return Unreadable("illegal", say(ServerCode.RECORD_BROKEN, what=type(wrong).__name__))


def _game(text: str, taken: Collection[str]) -> Found:
    record = read_record(text)
    if record.game not in GAMES:
        raise Refused("not-possible", ServerCode.RECORD_GAME, game=record.game)
    if len(record.actions) > MOST_ACTIONS:
        raise Refused("not-possible", ServerCode.RECORD_ACTIONS, n=MOST_ACTIONS)
    table = TableState(_setup(record, taken), secrets.token_hex(16), _now())
    if "position" not in record.setup:
        return _found(table, _replay(table, record, nullcontext))
    if isinstance(table.play, DuelPlay):
        _check_hands(table.play.game)
    entries = _replay(table, record, _quickly)
    assert table.play is not None
    with _quickly():
        for seat in table.deciders:
            table.play.decision(seat)
    return _found(table, entries)


def _check_hands(game: State) -> None:
    """Raise Refused if a hand of the position is larger than any in real play: in 150,000 random games of the
    ready-made decks the largest had twelve cards. The number of actions and payments doubles with each card,
    and the server has to list them whenever somebody looks."""
    state: State | None = game
    while state is not None:
        if any(size(side.hand) > MOST_HAND for side in state.sides):
            raise Refused("not-possible", ServerCode.RECORD_HAND, n=MOST_HAND)
        state = state.before


def _shown(names: Sequence[str], taken: Collection[str]) -> list[str]:
    """The names of the players, without those that others have kept."""
    return [
        f"Player {number}" if folded(name) in taken else name for number, name in enumerate(names, start=1)
    ]


def _setup(record: Record, taken: Collection[str]) -> Setup:
    players = _players(record)
    names = [name.strip() for name in record.setup.get("decks", "").split(",")]
    if len(names) != players:
        names = [f"Player {seat + 1}" for seat in range(players)]
    seats = tuple(SeatSetup("guest", name) for name in _shown(names, taken))
    rules = record.setup.get("rules", "legends")
    piles = piles_of(record.setup)
    return Setup(record.game, seats, rules, takeback=False, record=record.setup, piles=piles)


def piles_of(record: dict[str, str]) -> str:
    """Whether piles are open, by the set-up of a record or by the position in it."""
    if record.get("game") != "duel":
        return UNSAID
    return piles_name(start(record).top_only)


def _players(record: Record) -> int:
    least, most = PLAYERS[record.game]
    word = record.setup.get("players", str(least))
    if word not in [str(number) for number in range(least, most + 1)]:
        shown = word if len(word) < 20 else word[:20] + "…"
        raise Refused(
            "illegal", ServerCode.RECORD_PLAYERS, game=record.game, least=least, most=most, word=shown
        )
    return int(word)


def _replay(
    table: TableState, record: Record, watched: Callable[[], AbstractContextManager[None]]
) -> list[Entry]:
    entries: list[Entry] = []
    for number, text in enumerate(record.actions, start=1):
        if not table.deciders:
            over = say(GameCode.OVER)
            raise Refused("illegal", RecordCode.ACTION, n=number, text=text, why=over)
        seat, words = table.deciders[0], text
        if record.game == "draft" and text.startswith("seat "):
            head, _, words = text.partition(":")
            named = head.removeprefix("seat ")
            seat = next((other for other in range(table.players) if str(other) == named), seat)
        try:
            with watched():
                entries.append(_write(table, seat, words.strip()))
        except Refused as wrong:
            if wrong.code == "not-possible":
                raise
            said = say(RecordCode.ACTION, n=number, text=text, why=wrong.said)
            raise Refused("illegal", said, wrong.place) from wrong
    return entries


def _match(text: str, taken: Collection[str]) -> Found:
    if any(line.lstrip().startswith("position:") for line in text.partition("==")[0].splitlines()):
        raise Refused("not-possible", ServerCode.RECORD_MATCH_POSITION)
    match = read_match(text)
    odd = next((step.kind for step in match.steps if step.kind not in ("deck", "choose", "game")), None)
    if odd is not None:
        raise Refused("not-possible", ServerCode.RECORD_MATCH, what=odd)
    if len(match.seed) > MOST_SEED:
        raise Refused("not-possible", ServerCode.RECORD_SEED, n=MOST_SEED)
    brought = [(step.seat, step.deck) for step in match.steps if step.kind == "deck" and step.deck]
    seats = tuple(
        SeatSetup("guest", name, decks=tuple(deck for owner, deck in brought if owner == seat))
        for seat, name in enumerate(_shown(match.players, taken))
    )
    setup = Setup(
        "match",
        seats,
        match.terms.rules,
        match.mulligan,
        takeback=False,
        drafted=match.drafted,
        piles=match.piles,
    )
    table = TableState(setup, match.seed, _now())
    entries: list[Entry] = []
    records = [played.record for played in match.played]
    records += [match.game.record()] if match.game is not None else []
    if sum(len(record.actions) for record in records) > MOST_ACTIONS:
        raise Refused("not-possible", ServerCode.RECORD_ACTIONS, n=MOST_ACTIONS)
    chosen = [step for step in match.steps if step.kind == "choose"]
    for number, record in enumerate(records):
        for step in chosen[2 * number : 2 * number + 2]:
            if step.seat in table.deciders and isinstance(table.play, MatchPlay) and table.play.duel is None:
                assert step.deck is not None
                entries.append(_write(table, step.seat, f"choose {step.deck.name}"))
        for action in record.actions:
            entries.append(_write(table, table.deciders[0], action))
    return _found(table, entries)


def _write(table: TableState, seat: int, action: str) -> Entry:
    entry = Entry(table.version + 1, journal.ACT, seat, {"action": action}, table.created)
    table.add(entry)
    return entry


@contextmanager
def _quickly() -> Iterator[None]:
    """Raise Refused if the work inside takes too long: a stranger's position may be arbitrarily hard, and the
    server would repeat this work, while everybody waits, whenever the table is opened."""
    began = time.process_time()
    yield
    if time.process_time() - began > MOST_THINKING:
        raise Refused("not-possible", ServerCode.RECORD_HARD)


def _found(table: TableState, entries: Sequence[Entry]) -> Found:
    assert table.play is not None
    table.status = "over"
    public = msgspec.json.encode(summary.public(table)).decode()
    return Found(table.setup, table.seed, table.created, list(entries), public, table.play.position())


def _now() -> int:
    return int(time.time() * 1000)
