"""The fold over a journal, without server and database: duties, clocks, what cannot be taken back, rules that
have changed."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from bluemoon.chance import Chance
from bluemoon.formats import random_deck
from bluemoon.formats.decks import DeckList
from bluemoon.server import adapters
from bluemoon.server.protocol.duel import DuelView
from bluemoon.server.protocol.tables import SeatKind
from bluemoon.server.settings import Settings
from bluemoon.server.storage.appends import Position
from bluemoon.server.storage.store import Stored
from bluemoon.server.tables import journal, loading
from bluemoon.server.tables.automation import ALONE_MS, FLAG, PASS, THINK, due, duties, hurried
from bluemoon.server.tables.journal import Clock, Entry, Refused, SeatSetup, Setup
from bluemoon.server.tables.table_state import TableState

GUEST = SeatSetup("guest", "Ann")
BOT = SeatSetup("bot", "Novice", "novice")


def seat(kind: SeatKind = "guest", deck: DeckList | str = "Hoax") -> SeatSetup:
    made = DeckList(deck, deck) if isinstance(deck, str) else deck
    return SeatSetup(kind, "Ann", "novice" if kind == "bot" else "", (made,))


def duel(
    one: SeatSetup | None = None, two: SeatSetup | None = None, seed: str = "1", **more: Any
) -> TableState:
    chairs = (one or seat(), two or seat(deck="Vulca"))
    return TableState(Setup("duel", chairs, **more), seed, 0)


def write(table: TableState, kind: str, who: int, at: int | None = None, **body: Any) -> Entry:
    entry = Entry(table.version + 1, kind, who, body, table.last + 1000 if at is None else at)
    table.add(entry)
    return entry


def act(
    table: TableState, action: str = "", dice: random.Random | None = None, at: int | None = None
) -> Entry:
    who = table.deciders[0]
    decision = table.decision(who)
    assert decision is not None
    choice = (dice or random.Random(0)).choice(decision.actions).action
    return write(table, journal.ACT, who, at, action=action or choice)


def play_on(table: TableState, actions: int, seed: int = 0) -> list[Entry]:
    dice = random.Random(seed)
    entries: list[Entry] = []
    while table.deciders and len(entries) < actions:  # after a draft, decks are to be built
        entries.append(act(table, dice=dice))
    return entries


# --- duties -------------------------------------------------------------------------------------------------


def test_a_bot_moves_after_its_pace() -> None:
    table = duel(seat("bot"), seat("bot"))
    (duty,) = duties(table, Settings(pace=0.5))
    assert (duty.kind, duty.seat, duty.at) == (THINK, table.deciders[0], 500)
    assert duties(duel(), Settings()) == []
    assert due(duel(), Settings()) is None
    assert due(table, Settings(pace=0.5, patience=30)) == 500 + 3000 + 30_000


def with_interference(kind: SeatKind, answers: bool = False) -> TableState:
    """Built decks, of which nobody knows whether they hold interference; the second seat is asked. `answers`:
    its hand has an answer."""
    for number in range(500):
        decks = [random_deck(Chance.of(f"{number} {n}")) for n in (0, 1)]
        try:
            table = duel(seat(deck=decks[0]), seat(kind, decks[1]), seed=str(number))
        except Refused:
            continue
        dice = random.Random(number)
        while table.status == "running" and table.version < 60:
            who = table.deciders[0]
            if who == 1 and table.play is not None and table.play.waits(1):
                if (len(_actions(table, 1)) > 1) == answers:
                    return table
            act(table, dice=dice)
    raise AssertionError("nobody was ever asked")


def _actions(table: TableState, who: int) -> list[Any]:
    decision = table.decision(who)
    assert decision is not None
    return list(decision.actions)


@pytest.mark.parametrize("answers", [False, True])
@pytest.mark.parametrize("kind", ["guest", "bot"])
def test_interference_is_waited_for_whatever_the_hand_holds(kind: SeatKind, answers: bool) -> None:
    table = with_interference(kind, answers)
    (duty,) = duties(table, Settings(interference=5, pace=0.5))
    assert duty.kind == (PASS if kind == "guest" else THINK)
    assert duty.at == table.last + 5000  # it hangs on nothing but the time


@pytest.mark.parametrize("asked", [False, True])
def test_bots_alone_in_a_cup_wait_for_nobody(asked: bool) -> None:
    table = duel(seat("bot"), seat("bot"))
    if asked:
        table = with_interference("bot")
        assert not hurried(table, cup=True)  # the other one is a person
        table.chairs[0].kind = "bot"
    settings = Settings(interference=5, pace=0.5)
    (duty,) = duties(table, settings, cup=True)
    assert duty.at == table.last + ALONE_MS < table.last + 100
    (quicker,) = duties(table, Settings(interference=0, pace=0), cup=True)
    assert quicker.at == table.last
    (shown,) = duties(table, settings)  # somebody made this table in order to look on
    assert shown.at >= table.last + 500


def test_against_bots_only_who_has_an_answer_is_waited_for() -> None:
    """Bots do not look at the time, so nobody learns from it what the hand holds."""
    for answers, wait in ((False, 0), (True, 5000)):
        table = with_interference("guest", answers)
        table.chairs[0].kind = "bot"
        (duty,) = duties(table, Settings(interference=5))
        assert (duty.kind, duty.at) == (PASS, table.last + wait)
        table.chairs[0].kind = "guest"
        table.chairs[0].stand_in = "novice"  # a person, who may be back at any time
        (duty,) = duties(table, Settings(interference=5))
        assert duty.at == table.last + 5000


def test_people_in_a_cup_are_given_their_time() -> None:
    table = with_interference("guest", answers=True)
    table.chairs[0].kind = "bot"
    (duty,) = duties(table, Settings(interference=5), cup=True)
    assert duty.at == table.last + 5000
    table.chairs[1].stand_in = "novice"  # the holder may be back at any time
    (duty,) = duties(table, Settings(interference=5), cup=True)
    assert duty.at == table.last + 5000


# --- clocks -------------------------------------------------------------------------------------------------


def test_clocks_run_while_a_seat_decides() -> None:
    table = duel(clock=Clock(1, 2))
    first = table.deciders[0]
    assert table.left_ms(first, 10_000) == 50_000
    assert table.left_ms(1 - first, 10_000) == 60_000
    (duty,) = duties(table, Settings())
    assert (duty.kind, duty.seat, duty.at) == (FLAG, first, 60_001)
    act(table, at=10_000)
    chair = table.chairs[first]
    assert chair.left_ms == 52_000
    with pytest.raises(Refused):
        write(table.fork(), journal.FLAG, first, at=20_000)
    assert table.left_ms(first, 10**9) == (0 if first in table.deciders else 52_000)


def test_clocks_stand_still_while_the_server_is_away() -> None:
    table = duel(clock=Clock(1))
    first = table.deciders[0]
    away = {"since": 10_000, "until": 500_000}
    write(table, journal.REST, journal.TABLE, at=505_000, **away)
    assert table.chairs[first].left_ms == 45_000  # ten seconds before, five after
    assert table.left_ms(first, 506_000) == 44_000
    with pytest.raises(Refused):
        write(table.fork(), journal.REST, journal.TABLE, at=506_000, **away)
    write(table, journal.REST, journal.TABLE, at=520_000, since=0, until=515_000)
    assert table.chairs[first].left_ms == 40_000  # it was there until 505 and from 515 on
    assert table.left_ms(1 - first, 520_000) == 60_000


def test_clocks_go_on_when_the_time_was_set_back() -> None:
    """The server comes back at 400 seconds, though it had gone at 510: nothing is counted for that, and the
    clock does not stand still until 500, when the last entry was written."""
    table = duel(clock=Clock(10))
    first = table.deciders[0]
    write(table, journal.REST, journal.TABLE, at=500_000, since=0, until=490_000)
    left = table.chairs[first].left_ms
    assert left == 590_000
    write(table, journal.REST, journal.TABLE, at=400_000, since=510_000, until=400_000)
    assert table.chairs[first].left_ms == left
    assert table.left_ms(first, 403_000) == left - 3000
    with pytest.raises(Refused):
        write(table.fork(), journal.REST, journal.TABLE, at=401_000, since=510_000, until=400_000)


def test_what_an_action_added_goes_when_it_is_taken_back() -> None:
    found = 0
    for seed in range(20):
        table = duel(clock=Clock(1, 2), seed=f"increments {seed}")
        for number in range(1, 40):
            if table.status != "running":
                break
            who = table.deciders[0]
            before = table.left_ms(who, 1000 * number)
            assert before is not None
            act(table, at=1000 * number)
            assert table.chairs[who].left_ms == before + 2000
            if table.may_take_back(who):
                trial = table.fork()
                write(trial, journal.TAKE_BACK, who, at=1000 * number)
                assert trial.chairs[who].left_ms == before
                found += 1
    assert found > 10


def test_a_flag_falls_when_nothing_is_left() -> None:
    table = duel(clock=Clock(1))
    first = table.deciders[0]
    write(table, journal.FLAG, first, at=60_001)
    assert table.status == "over"
    assert table.result is not None
    assert table.result.winners == (1 - first,)


# --- taking back --------------------------------------------------------------------------------------------


def test_taking_back_brings_the_very_state_back() -> None:
    taken = 0
    for seed in range(12):
        table = duel(seed=str(seed))
        dice = random.Random(seed)
        while table.status == "running" and table.version < 200:
            who = table.deciders[0]
            assert table.play is not None
            before, secret = table.play.position(), table.play.job(who)
            act(table, dice=dice)
            if table.may_take_back(who) and dice.random() < 0.3:
                write(table, journal.TAKE_BACK, who)
                assert table.play.position() == before
                assert table.play.job(who) == secret
                assert table.deciders[0] == who
                taken += 1
    assert taken > 50


def test_nothing_is_taken_back_across_hidden_things() -> None:
    """Whatever a seat could take back has told it nothing: its own view of the rest is unchanged."""
    for seed in range(8):
        table = duel(seat(deck="Buka"), seat(deck="Flit"), seed=str(seed))
        dice = random.Random(seed)
        while table.status == "running" and table.version < 200:
            who = table.deciders[0]
            seen = table.view(who)
            assert isinstance(seen, DuelView)
            before = seen.sides[1 - who]
            act(table, dice=dice)
            if table.may_take_back(who) and table.play is not None:
                seen = table.play.view(who)
                assert isinstance(seen, DuelView)
                after = seen.sides[1 - who]
                assert before.unseen == after.unseen
                assert len(before.hand) == len(after.hand)
                told = msgspec.json.decode(table.steps[-1].for_seat(who))
                assert not any(event["kind"] == "draw" for event in told["events"])
                others = [event for event in told["events"] if event["seat"] != who]
                assert not any(event["kind"] in ("reveal", "disclose") for event in others), others


def test_sealed_choices_do_not_make_others_stale() -> None:
    table = TableState(Setup("draft", (GUEST, GUEST, GUEST)), "1", 0)
    table.check_fresh(2, 0)
    act(table)
    table.check_fresh(2, 0)  # somebody else's pick changes nothing for this seat
    with pytest.raises(Refused):
        table.check_fresh(2, 5)
    act(table)
    act(table)
    with pytest.raises(Refused):
        table.check_fresh(2, 0)  # the next packs are on the table
    table.check_fresh(2, 3)


# --- replaying ----------------------------------------------------------------------------------------------

SETUPS = [
    Setup("duel", (seat(), seat(deck="Buka")), mulligan=True),
    Setup("match", (seat(deck="Aqua"), seat(deck="Khind"))),
    Setup("city", (GUEST, GUEST, GUEST), layout="random"),
    Setup("draft", (GUEST, GUEST)),
]


def stored(table: TableState, entries: list[Entry], position: Position | None = None) -> Stored:
    setup = msgspec.json.encode(table.setup).decode()
    row = {"id": "t", "setup": setup, "seed": table.seed, "created": 0, "status": table.status}
    return Stored(row, [], entries, position)


def test_a_key_moves_a_seat_and_changes_no_decision() -> None:
    """Also where the entry is only passed over; a seat that nobody sits at is not moved."""
    table = TableState(SETUPS[0], "17", 0)
    seat = table.deciders[0]
    since, deciders = table.chairs[seat].since, table.deciders
    move = Entry(table.version + 1, journal.HOLD, seat, {}, 5, None, "somebody")
    passed = table.fork()
    passed.pass_over(move)
    table.add(move)
    assert passed.version == table.version == move.number
    assert (table.chairs[seat].since, table.deciders) == (since, deciders)
    table.chairs[seat].kind = "bot"
    with pytest.raises(Refused):
        table.add(Entry(table.version + 1, journal.HOLD, seat, {}, 6, None, "somebody"))


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.game)
def test_replaying_the_journal_gives_the_same_table(setup: Setup) -> None:
    table = TableState(setup, "17", 0)
    entries = play_on(table, 90)
    again = loading.fold(stored(table, entries))
    assert again.play is not None
    assert table.play is not None
    assert again.play.position() == table.play.position()
    assert again.steps == table.steps
    for who in range(-1, table.players):
        assert again.view(who) == table.view(who)


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.game)
def test_a_position_is_restored(setup: Setup) -> None:
    table = TableState(setup, "18", 0)
    play_on(table, 70)
    assert table.play is not None
    restored = adapters.restore(setup, table.play.position())
    assert restored.position() == table.play.position()
    assert restored.deciders == table.play.deciders
    for who in range(-1, table.players):
        assert restored.view(who) == table.play.view(who)


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.game)
def test_a_journal_of_other_rules_goes_on_from_its_stored_position(setup: Setup) -> None:
    table = TableState(setup, "19", 0)
    entries = play_on(table, 40)
    assert table.play is not None
    kept = Position(len(entries), "other rules", table.play.position())
    later = play_on(table, 5, seed=2)
    broken = [*entries, *later]
    broken[3] = msgspec.structs.replace(broken[3], body={"action": "what the rules no longer know"})
    resumed = loading.fold(stored(table, broken, kept))
    assert resumed.rules_changed
    assert resumed.play is not None
    assert resumed.play.position() == table.play.position()
    assert resumed.version == table.version
    # The live table then writes a cut, and from there on the journal replays by itself.
    cut = write(resumed, journal.CUT, journal.TABLE, position=resumed.play.position())
    more = play_on(resumed, 5, seed=3)
    again = loading.fold(stored(table, [*broken, cut, *more], kept))
    assert not again.rules_changed
    assert again.play is not None
    assert again.play.position() == resumed.play.position()


def test_a_table_that_has_hardly_begun_goes_on_too() -> None:
    table = duel(seed="8")
    assert table.play is not None
    kept = Position(0, "other rules", table.play.position())
    entries = play_on(table, 6)
    entries[3] = msgspec.structs.replace(entries[3], body={"action": "what the rules no longer know"})
    expected = duel(seed="8")
    for entry in entries[:3]:
        expected.add(entry)
    resumed = loading.fold(stored(table, entries, kept))
    assert resumed.play is not None
    assert expected.play is not None
    assert resumed.play.position() == expected.play.position()
    assert resumed.version == 6  # the journal is kept as it is


def test_a_replay_that_differs_from_the_stored_position_is_not_believed() -> None:
    table = duel(seed="5")
    entries = play_on(table, 30)
    other = duel(seed="5")
    play_on(other, 30, seed=9)
    assert other.play is not None
    kept = Position(30, "other rules", other.play.position())
    resumed = loading.fold(stored(table, entries, kept))
    assert resumed.play is not None
    assert resumed.play.position() == other.play.position()


def test_a_journal_that_does_not_replay_under_its_own_rules_is_an_error() -> None:
    table = duel(seed="6")
    entries = play_on(table, 10)
    entries[4] = msgspec.structs.replace(entries[4], body={"action": "nonsense"})
    with pytest.raises(Refused):
        loading.fold(stored(table, entries))


def test_where_a_round_has_its_own_time_a_clock_begins_with_the_first_action_of_its_seat() -> None:
    table = duel(clock=Clock(1), takeback=False, waits=True)
    hour = 3_600_000
    seen: set[int] = set()
    for _ in range(60):
        if len(seen) == 2 or table.status == "over":
            break
        who = table.deciders[0]
        new = who not in seen
        assert (table.left_ms(who, table.last + hour) is None) == new
        assert any(duty.kind == FLAG for duty in duties(table, Settings())) != new
        decision = table.decision(who)
        assert decision is not None
        body, at = {"action": decision.actions[-1].action}, table.last + (hour if new else 10)
        table.add(Entry(table.version + 1, journal.ACT, who, body, at, None, "his guest"))
        left = table.chairs[who].left_ms
        assert left == 60_000 if new else left is not None and left < 60_000
        seen.add(who)
    assert seen == {0, 1}
    who = table.deciders[0]
    left = table.chairs[who].left_ms
    assert left is not None
    assert table.left_ms(who, table.last + 1000) == left - 1000
