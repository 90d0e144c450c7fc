"""Players who are absent: what the others are told, when they may claim and what, and that the seat stays
that of its holder."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bluemoon.server.clock import now_ms
from bluemoon.server.settings import Settings
from bluemoon.server.tables import journal
from bluemoon.server.tables.absence import agreed, claim_at, claims
from bluemoon.server.tables.automation import THINK, duties
from bluemoon.server.tables.journal import Clock, Entry, Refused, SeatSetup, Setup
from bluemoon.server.tables.live_table import LiveTable
from bluemoon.server.tables.table_state import TableState
from tests.server.attacks.test_processes import elsewhere
from tests.server.kit import Data, Guest, Line, Server, bot, me, open_seat, ready_made
from tests.server.postgres import postgres, programs
from tests.server.ratings.test_results import recomputed
from tests.server.tables.test_table_state import act, duel, write

AWAY = 1  # the seconds after which a claim is possible at these servers
CLOCK = {"minutes": 10}


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("hasty"), absence=AWAY) as running:
        yield running
        assert '"level": "error"' not in running.log(), running.log()


def kept(server: Server, name: str) -> Guest:
    guest = server.guest(name)
    guest.post("/api/me/phrase")
    return guest


def two(server: Server, ann: Guest, ben: Guest, game: str = "duel", **more: object) -> tuple[Line, Line]:
    """Who decides, and who waits, at a new table."""
    table = ann.make(game, [me("Hoax"), open_seat()], **more)["id"]
    ben.join(table, 1, deck=ready_made("Vulca"))
    one, other = ann.sit(table, 0), ben.sit(table, 1)
    return (one, other) if one.decision is not None else (other, one)


def absent(line: Line, seat: int | None) -> Data:
    found: Data = line.state["table"]["seats"][seat or 0]
    return found


def refused(line: Line, seat: int | None, what: str) -> str:
    ident = line.ask("claim", seat=seat, what=what)
    answer = line.wait("refused")
    assert answer["id"] == ident
    return str(answer["reason"]["code"])


def claim(line: Line, seat: int | None, what: str) -> None:
    """Wait until the time has come, and claim."""
    line.until(lambda: absent(line, seat)["claim_ms"] is not None)
    time.sleep(absent(line, seat)["claim_ms"] / 1000 + 0.05)
    line.ask("claim", seat=seat, what=what)


def kinds(line: Line) -> list[str]:
    return [event["kind"] for entry in line.log for event in entry["events"]]


# --- the fold -----------------------------------------------------------------------------------------------


def absence(table: TableState, what: str) -> int:
    seat = table.deciders[0]
    write(table, journal.ABSENT, seat, what=what, by=1 - seat)
    return seat


def test_a_win_or_a_draw_ends_the_game() -> None:
    table = duel()
    seat = absence(table, "win")
    assert table.result is not None
    assert (table.result.winners, str(table.result.termination)) == ((1 - seat,), "absent")
    table = duel()
    absence(table, "draw")
    assert table.result is not None
    assert (table.result.winners, str(table.result.termination)) == ((), "absent-draw")
    with pytest.raises(Refused):
        write(table, journal.ABSENT, seat, what="win", by=1 - seat)


def test_a_bot_stands_in_and_its_clock_rests() -> None:
    table = duel(clock=Clock(5))
    seat = absence(table, "bot")
    (duty,) = duties(table, Settings())
    assert (duty.kind, duty.seat) == (THINK, seat)
    left = table.chairs[seat].left_ms
    assert table.left_ms(seat, table.last + 60_000) == left
    assert table.decision(seat) is None  # its holder decides nothing now
    assert table.chairs[seat].kind == "guest"  # but the seat is still his
    assert not table.may_take_back(seat)


def entry(table: TableState, seat: int, guest: str | None, **more: object) -> Entry:
    assert table.play is not None
    action = table.play.decision(seat).actions[0].action  # type: ignore[union-attr]
    return Entry(table.version + 1, journal.ACT, seat, {"action": action, **more}, table.last, None, guest)


def test_only_the_bot_acts_while_it_stands_in_and_only_the_holder_afterwards() -> None:
    table = duel()
    seat = absence(table, "bot")
    with pytest.raises(Refused) as wrong:
        table.fork().add(entry(table, seat, "his guest"))
    assert wrong.value.said.code == "server.stand-in"
    table.fork().add(entry(table, seat, None, stand_in=True))
    decided_on = table.version
    write(table, journal.RETURN, seat)
    with pytest.raises(Refused) as wrong:  # what the bot had thought of comes too late
        table.fork().add(entry(table, seat, None, stand_in=True))
    assert wrong.value.code == "stale"
    with pytest.raises(Refused):
        table.check_fresh(seat, decided_on)
    table.fork().add(entry(table, seat, "his guest"))
    with pytest.raises(Refused):
        write(table, journal.RETURN, seat)


def test_of_three_who_is_put_out_does_not_come_back() -> None:
    seats = tuple(SeatSetup("guest", name) for name in ("Ann", "Ben", "Cleo"))
    table = TableState(Setup("city", seats, rated=True), "1", 0)
    seat = absence(table, "out")
    assert table.status == "running"
    assert table.chairs[seat].kind == "bot"
    with pytest.raises(Refused):
        write(table, journal.RETURN, seat)


def test_time_counts_from_the_last_sign_or_action() -> None:
    table = duel(absence=60)
    seat = table.deciders[0]
    act(table, at=5000)
    seat = table.deciders[0]
    assert claim_at(table, seat, 1000) == 5000 + 60_000
    assert claim_at(table, seat, 9000) == 9000 + 60_000
    assert claim_at(table, 1 - seat, 0) is None  # nobody waits for the other one
    assert claim_at(duel(), seat, 0) is None  # an old table, where nothing was agreed


def test_who_was_away_himself_waits_before_he_claims() -> None:
    """Both left; who comes back first gives the other one as long as the table chose. Who only loads his page
    again has been here all the time."""
    table = duel(absence=300)
    late = table.deciders[0]
    now = now_ms()
    ago = {"late": now - 20 * 60_000, "back": now - 10 * 60_000, "here": now - 5_000}

    def left(guest: str) -> int | None:
        holders: list[Data] = [{"guest": guest, "here": None, "seen": ago[guest], "offers": ""} for _ in "ab"]
        holders[late] = {"guest": "late", "here": None, "seen": ago["late"], "offers": ""}
        registry: Any = SimpleNamespace(opened=0, keep=lambda live: None)
        live = LiveTable(registry, {"id": "t", "tournament": ""}, holders, table)
        live.came[guest] = now - 30 * 60_000
        live.note_coming(guest)
        return live.claim_ms(late, now_ms(), by=guest)

    assert left("here") == 0
    assert left("back") == pytest.approx(300_000, abs=5_000)


def test_what_can_be_claimed() -> None:
    people = (SeatSetup("guest"), SeatSetup("guest"))
    plain = agreed(Setup("duel", people), 300)
    assert plain.absence == 300
    assert claims(plain, tournament=False) == ["win", "draw", "bot"]
    assert claims(plain, tournament=True) == ["win"]
    assert claims(agreed(Setup("duel", people, rated=True), 300), tournament=False) == ["win"]
    assert claims(agreed(Setup("city", people * 2), 300), tournament=False) == ["bot"]
    assert claims(agreed(Setup("city", people * 2, rated=True), 300), tournament=False) == ["out"]
    assert claims(agreed(Setup("draft", people * 3), 300), tournament=True) == ["bot"]
    assert claims(agreed(Setup("duel", people, absence=0), 300), tournament=False) == []
    assert agreed(Setup("duel", people, clock=Clock(0, days=2)), 300).absence == 0


# --- the server ---------------------------------------------------------------------------------------------


def test_nobody_who_is_here_can_be_claimed_against(hasty: Server) -> None:
    ann, ben = hasty.guest("Ann"), hasty.guest("Ben")
    late, waiting = two(hasty, ann, ben)
    assert waiting.state["table"]["absence"] == AWAY
    assert waiting.state["table"]["claims"] == ["win", "draw", "bot"]
    time.sleep(AWAY + 0.2)
    assert refused(waiting, late.seat, "win") == "server.nobody-absent"
    assert refused(waiting, waiting.seat, "win") == "server.nobody-absent"
    assert refused(waiting, late.seat, "out") == "server.no-such-claim"
    looker = hasty.guest("Looker").sit(late.table, None)
    assert refused(looker, late.seat, "win") == "server.spectator"
    waiting.close()  # whoever is not waited for may be away
    time.sleep(AWAY + 0.2)
    assert refused(late, waiting.seat, "win") == "server.nobody-absent"


def test_a_win_is_claimed_and_everybody_saw_it_coming(hasty: Server) -> None:
    ann, ben = hasty.guest("Ann"), hasty.guest("Ben")
    late, waiting = two(hasty, ann, ben)
    looker = hasty.guest("Looker").sit(late.table, None)
    late.close()
    for line in (waiting, looker):
        line.until(lambda line=line: absent(line, late.seat)["claim_ms"] is not None)  # type: ignore[misc]
        assert 0 < absent(line, late.seat)["claim_ms"] <= AWAY * 1000
    assert refused(waiting, late.seat, "win") == "server.absent-soon"
    claim(waiting, late.seat, "win")
    for line in (waiting, looker):
        line.until(lambda line=line: line.status == "over")  # type: ignore[misc]
        assert line.state["table"]["result"]["winners"] == [waiting.seat]
        assert line.state["table"]["result"]["termination"] == "absent"
        assert kinds(line)[-1] == "absent win"
    assert refused(waiting, late.seat, "win") == "server.not-running"


def test_who_comes_back_in_time_loses_nothing(hasty: Server) -> None:
    late, waiting = two(hasty, hasty.guest("Ann"), hasty.guest("Ben"))
    late.close()
    waiting.until(lambda: absent(waiting, late.seat)["claim_ms"] is not None)
    late.reconnect()
    waiting.until(lambda: absent(waiting, late.seat)["claim_ms"] is None)
    time.sleep(AWAY + 0.2)
    assert refused(waiting, late.seat, "draw") == "server.nobody-absent"


def test_a_bot_stands_in_until_the_holder_is_back(hasty: Server) -> None:
    late, waiting = two(hasty, hasty.guest("Ann"), hasty.guest("Ben"))
    late.close()
    claim(waiting, late.seat, "bot")
    waiting.until(lambda: absent(waiting, late.seat)["stand_in"])
    waiting.until(lambda: any(entry["seat"] == late.seat and entry["action"] for entry in waiting.log))
    late.reconnect()  # any sign gives the seat back
    late.until(lambda: not absent(late, late.seat)["stand_in"])
    waiting.until(lambda: not absent(waiting, late.seat)["stand_in"])
    assert [kind for kind in kinds(waiting) if kind in ("absent bot", "returned")] == [
        "absent bot",
        "returned",
    ]
    until_its_turn(late, waiting)
    assert late.act(late.actions[0])["type"] == "update"


def until_its_turn(line: Line, other: Line) -> None:
    """The other one plays until the line has a decision."""
    while line.decision is None:
        newest = max(line.version, other.version)
        for one in (line, other):
            one.until(lambda one=one, newest=newest: one.version >= newest)  # type: ignore[misc]
        if other.decision is not None:
            other.step()
        elif line.decision is None:
            line.hear()


def test_an_absence_does_not_count_what_the_server_was_away(tmp_path: Path) -> None:
    server = Server(tmp_path, absence=3).start()
    try:
        ann, ben = server.guest("Ann"), server.guest("Ben")
        late, waiting = two(server, ann, ben)
        late.close()
        waiting.until(lambda: absent(waiting, late.seat)["claim_ms"] is not None)
        server.kill()
        time.sleep(3)
        server.start()
        waiting.reconnect()
        assert absent(waiting, late.seat)["claim_ms"] > 1000
        assert refused(waiting, late.seat, "win") == "server.absent-soon"
        claim(waiting, late.seat, "bot")
        waiting.until(lambda: absent(waiting, late.seat)["stand_in"])
        server.kill()
        server.start()
        waiting.reconnect()  # the journal knows it
        assert absent(waiting, late.seat)["stand_in"]
        late.reconnect()
        late.until(lambda: not absent(late, late.seat)["stand_in"])
    finally:
        server.stop()


def test_who_leaves_a_rated_game_loses_it(hasty: Server) -> None:
    ann, ben = kept(hasty, "Rhea"), kept(hasty, "Theia")
    late, waiting = two(hasty, ann, ben, rated=True, clock=CLOCK)
    late.close()
    assert waiting.state["table"]["claims"] == ["win"]
    assert refused(waiting, late.seat, "bot") == "server.no-such-claim"
    claim(waiting, late.seat, "win")
    waiting.until(lambda: waiting.status == "over")
    mine = games(waiting.guest)
    theirs = games(late.guest)
    assert mine["after"] > mine["before"]
    assert theirs["after"] < theirs["before"]
    assert [(one["place"], one["left"]) for one in theirs["players"]][late.seat or 0] == (2, True)
    assert recomputed(hasty)["differences"] == 0  # the journal tells the same


def games(guest: Guest) -> Data:
    """The newest finished game; it is booked right after its end."""
    end = time.monotonic() + 20
    while not (found := guest.get("/api/me/games")["games"]):
        assert time.monotonic() < end
        time.sleep(0.05)
    newest: Data = found[0]
    return newest


def test_a_draw_that_was_called_is_a_draw_for_both(hasty: Server) -> None:
    late, waiting = two(hasty, hasty.guest("Ann"), hasty.guest("Ben"))
    late.close()
    claim(waiting, late.seat, "draw")
    waiting.until(lambda: waiting.status == "over")
    assert [one["place"] for one in games(late.guest)["players"]] == [1, 1]
    assert not any(one["left"] for one in games(late.guest)["players"])


def city(server: Server, people: list[Guest], **more: object) -> list[Line]:
    table = people[0].make("city", [me(), *[open_seat()] * (len(people) - 1)], **more)["id"]
    for seat, guest in enumerate(people[1:], 1):
        guest.join(table, seat)
    return [guest.sit(table, seat) for seat, guest in enumerate(people)]


def test_in_a_rated_city_a_bot_takes_the_seat_for_good(hasty: Server) -> None:
    people = [kept(hasty, name) for name in ("Kia", "Lea", "Mia")]
    lines = city(hasty, people, rated=True, clock=CLOCK)
    late = next(line for line in lines if line.decision is not None)
    other = next(line for line in lines if line is not late)
    late.close()
    claim(other, late.seat, "out")
    other.until(lambda: absent(other, late.seat)["kind"] == "bot")
    other.until(lambda: any(entry["seat"] == late.seat and entry["action"] for entry in other.log))
    answer = late.guest.ask("GET", f"/api/tables/{late.table}")
    assert not any(seat["mine"] for seat in answer.json()["seats"])
    looking = late.guest.sit(late.table, None)  # he may look on, as anybody, and sees no hand
    assert looking.state["seat"] == -1
    assert looking.decision is None


def test_in_a_city_a_bot_stands_in_and_gives_back(hasty: Server) -> None:
    people = [hasty.guest(name) for name in ("Ann", "Ben", "Cleo", "Dan")]
    lines = city(hasty, people)
    late = next(line for line in lines if line.decision is not None)
    other = next(line for line in lines if line is not late)
    assert other.state["table"]["claims"] == ["bot"]
    late.close()
    claim(other, late.seat, "bot")
    other.until(lambda: any(entry["seat"] == late.seat and entry["action"] for entry in other.log))
    late.reconnect()
    late.until(lambda: not absent(late, late.seat)["stand_in"])
    assert absent(late, late.seat)["mine"]


def test_a_table_may_choose_another_time_or_none(hasty: Server) -> None:
    ann, ben = hasty.guest("Ann"), hasty.guest("Ben")
    late, waiting = two(hasty, ann, ben, absence=0)
    late.close()
    time.sleep(AWAY + 0.2)
    assert waiting.state["table"]["claims"] == []
    assert refused(waiting, late.seat, "win") == "server.no-such-claim"
    assert ann.make("duel", [me(), bot()], absence=10)["absence"] == 600
    assert ann.ask("POST", "/api/tables", {"game": "duel", "absence": -1}).status_code == 422


def test_one_person_at_two_seats_is_absent_at_none(hasty: Server) -> None:
    """Two at one screen, the third by link: the line of one seat is a sign for the other."""
    ann, ben = hasty.guest("Ann"), hasty.guest("Ben")
    table = ann.make("city", [me(), me(), open_seat()])["id"]
    ben.join(table, 2)
    lines = [ann.sit(table, 0), ann.sit(table, 1), ben.sit(table, 2)]
    while lines[0].decision is None:
        until_its_turn(lines[0], next(line for line in lines if line.decision is not None))
    lines[0].close()
    time.sleep(AWAY + 0.2)
    assert refused(lines[2], 0, "bot") == "server.nobody-absent"


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    if programs() is None:
        pytest.skip("PostgreSQL is not installed: this part is left out")
    folders = tmp_path_factory.mktemp("one"), tmp_path_factory.mktemp("two")
    with (
        postgres() as database,
        Server(folders[0], database, absence=AWAY) as first,
        Server(folders[1], database, absence=AWAY) as second,
    ):
        yield first, second
        for running in (first, second):
            assert '"level": "error"' not in running.log(), running.log()


def test_at_two_processes(pair: tuple[Server, Server]) -> None:
    """Each is at a process of his own: who is at the other one is here, and the bot stops when he is back."""
    first, second = pair
    ann, ben = first.guest("Ann"), elsewhere(first.guest("Ben"), second)
    table = ann.make("duel", [me("Hoax"), open_seat()])["id"]
    ben.join(table, 1, deck=ready_made("Vulca"))
    one, other = ann.sit(table, 0), ben.sit(table, 1)
    late, waiting = (one, other) if one.decision is not None else (other, one)
    time.sleep(AWAY + 0.2)
    assert refused(waiting, late.seat, "win") == "server.nobody-absent"
    late.close()
    claim(waiting, late.seat, "bot")
    waiting.until(lambda: any(entry["seat"] == late.seat and entry["action"] for entry in waiting.log))
    late.reconnect()
    late.until(lambda: not absent(late, late.seat)["stand_in"])
    waiting.until(lambda: not absent(waiting, late.seat)["stand_in"])
    until_its_turn(late, waiting)
    assert late.act(late.actions[0])["type"] == "update"
