"""Matches: the pause between two games, decks that are changed in it, clocks that stand still, and the
analysis of every game."""

from __future__ import annotations

import random

import msgspec
import pytest

from bluemoon.formats.decks import DeckList
from bluemoon.server.adapters.match import MatchPlay
from bluemoon.server.ratings.finished import finished
from bluemoon.server.settings import Settings
from bluemoon.server.tables import journal
from bluemoon.server.tables.automation import FLAG, duties
from bluemoon.server.tables.journal import Clock, Entry, Refused, SeatSetup, Setup
from bluemoon.server.tables.table_state import PAUSE_MS, TableState
from bluemoon.server.thinking.analyses import judged_of, versions_of
from tests.server.kit import Guest, Line, me, open_seat, play_together
from tests.server.tables.test_games import build, draft


def until_pause(lines: list[Line]) -> None:
    """Play until a game is over and the match is not."""
    dice = random.Random(3)
    while not all(line.view["resting"] for line in lines):
        newest = max(line.version for line in lines)
        for line in lines:
            line.until(lambda line=line, newest=newest: line.version >= newest)  # type: ignore[misc]
        if lines[0].view["resting"]:
            return
        next(line for line in lines if line.decision is not None).step(None, dice)


def test_a_match_rests_until_both_are_ready(ann: Guest) -> None:
    table = ann.make("match", [me("Hoax"), me("Vulca")])["id"]
    lines = [ann.sit(table, seat) for seat in (0, 1)]
    assert not lines[0].view["choosing"]  # the first game begins at once
    until_pause(lines)
    (game,) = lines[0].view["played"]
    assert lines[0].view["score"][game["winner"]] == game["crystals"]
    assert lines[0].view["starter"] == 1 - game["winner"]
    assert lines[0].view["duel"]["sides"][0]["name"] == "Hoax"  # the game that has ended
    assert None in lines[0].view["duel"]["sides"][1]["hand"] or not lines[0].view["duel"]["sides"][1]["hand"]
    ended = lines[0].version
    ready = lines[1].act("choose Vulca")
    assert ready["view"]["chosen"] == [False, True]
    assert ready["view"]["resting"]
    assert ready["decision"] is None
    lines[0].until(lambda: lines[0].version == ended + 1)
    assert not lines[0].act("choose Hoax")["view"]["resting"]
    play_together(lines)
    games = len(lines[0].view["played"])
    assert games > 1
    assert ann.ask("GET", f"/api/tables/{table}/analysis?game={games + 1}").status_code == 409


def test_a_drafted_deck_is_changed_between_games_only(ann: Guest, ben: Guest) -> None:
    table = ann.make("draft", [me(), open_seat()])["id"]
    ben.join(table, 1)
    lines = [ann.sit(table, 0), ben.sit(table, 1)]
    draft(lines)
    pool = lines[0].view["drafted"]
    for seat, line in enumerate(lines):
        build(line, seat)
    for line in lines:
        line.until(lambda line=line: line.view["game"] == "match")  # type: ignore[misc]
    other = {"seat": 0, "deck": {"name": "Other", "cards": pool[-30:]}}
    address = f"/api/tables/{table}/deck"
    assert ann.ask("POST", address, other).status_code == 409  # a game is under way
    until_pause(lines)
    assert sorted(lines[0].view["drafted"]) == sorted(pool)
    assert lines[0].view["deck"] == pool[:30]
    foreign = {"seat": 0, "deck": {"name": "Foreign", "cards": lines[1].view["drafted"][:30]}}
    assert ann.ask("POST", address, foreign).status_code == 422
    lines[1].act("choose Deck 1")  # he is ready; she may still change hers, he not
    late = {"seat": 1, "deck": {"name": "Late", "cards": lines[1].view["drafted"][-30:]}}
    assert ben.ask("POST", address, late).status_code == 422
    assert ann.ask("POST", address, {**other, "seat": 1}).status_code == 403
    ann.post(address, other)
    lines[0].until(lambda: lines[0].view["options"] == ["Other"])
    assert lines[0].view["deck"] == pool[-30:]
    started = lines[0].act("choose Other")
    assert started["view"]["duel"]["sides"][0]["name"] == "Other"


# --- the fold -----------------------------------------------------------------------------------------------


def match_table(pause: bool, clock: Clock | None = None) -> TableState:
    people = ("Hoax", "Vulca")
    seats = tuple(SeatSetup("guest", name, decks=(DeckList(name, name),)) for name in people)
    return TableState(Setup("match", seats, clock=clock, pause=pause, version=2), "seed", 0)


def act(table: TableState, dice: random.Random) -> Entry:
    """Anything, after a second."""
    seat = table.deciders[0]
    decision = table.decision(seat)
    assert decision is not None
    action = dice.choice(decision.actions).action
    entry = Entry(table.version + 1, journal.ACT, seat, {"action": action}, table.last + 1000)
    table.add(entry)
    return entry


def play_a_game(table: TableState) -> None:
    """Play until somebody has crystals."""
    dice = random.Random(1)
    while table.play is not None and not any(table.play.score or ()):
        act(table, dice)


def test_tables_from_before_the_pause_go_on_at_once() -> None:
    table = match_table(pause=False)
    play_a_game(table)
    assert not table.resting
    assert isinstance(table.play, MatchPlay)
    assert table.play.duel is not None
    assert not table.play.duel.over


def test_clocks_stand_still_in_the_pause_but_not_for_ever() -> None:
    table = match_table(pause=True, clock=Clock(600))
    play_a_game(table)
    assert table.resting
    assert set(table.deciders) == {0, 1}
    left = [table.left_ms(seat, table.last) for seat in (0, 1)]
    assert [table.left_ms(seat, table.last + PAUSE_MS) for seat in (0, 1)] == left
    late = table.last + PAUSE_MS + 5000
    assert [table.left_ms(seat, late) for seat in (0, 1)] == [one - 5000 for one in left if one is not None]
    flags = {duty.seat: duty.at for duty in duties(table, Settings()) if duty.kind == FLAG}
    assert flags == {seat: table.last + PAUSE_MS + (left[seat] or 0) + 1 for seat in (0, 1)}
    ended = table.last
    table.add(Entry(table.version + 1, journal.ACT, 0, {"action": "choose Hoax"}, ended + 20_000))
    assert table.left_ms(1, ended + PAUSE_MS + 1000) == (left[1] or 0) - 1000
    table.add(Entry(table.version + 1, journal.ACT, 1, {"action": "choose Vulca"}, ended + 30_000))
    assert not table.resting
    (seat,) = table.deciders
    assert table.left_ms(seat, table.last + 7000) == (left[seat] or 0) - 7000


@pytest.mark.parametrize("pause", [True, False])
def test_every_game_of_a_match_can_be_judged(pause: bool) -> None:
    table, dice, entries = match_table(pause), random.Random(2), []
    while table.status == "running":
        entries.append(act(table, dice))
    assert isinstance(table.play, MatchPlay)
    played = table.play.match.played
    assert len(played) > 1
    seen: list[int] = []
    for number, game in enumerate(played, start=1):
        found = judged_of(table.play, number)
        versions = versions_of(found, entries)
        assert found.winners == game.result.winners
        assert [entries[version - 1].body["action"] for version in versions] == list(found.texts)
        seen += versions
    chosen = [entry.number for entry in entries if entry.body["action"].startswith("choose ")]
    assert sorted([*seen, *chosen]) == [entry.number for entry in entries]
    assert len(chosen) == (2 * (len(played) - 1) if pause else 0)
    assert judged_of(table.play, None) == judged_of(table.play, len(played))
    for wrong in (0, len(played) + 1):
        with pytest.raises(Refused):
            judged_of(table.play, wrong)


# --- results ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "seats", "how", "winners", "places"),
    [
        ("match", 2, "deadline", [], [0, 0]),  # nobody came: that is no draw
        ("match", 2, "deadline", [1], [2, 1]),
        ("draft", 3, "draft-complete", [], None),  # its cup is what is won or lost
    ],
)
def test_what_is_booked_of_cups(
    game: str, seats: int, how: str, winners: list[int], places: list[int] | None
) -> None:
    sat = [
        {"seat": n, "kind": "guest", "name": f"Guest {n}", "level": None, "deck": "", "clock_ms": None}
        for n in range(seats)
    ]
    scores = [5 * (n in winners) for n in range(seats)]
    public = {
        "rules": "legends",
        "status": "over",
        "seats": sat,
        "score": None,
        "result": {"winners": winners, "scores": scores, "reason": "", "termination": how},
        "deciders": [],
        "clock": None,
    }
    setup = Setup(game, tuple(SeatSetup("guest", f"Guest {n}") for n in range(seats)), secret=True)
    row = {
        "id": "x",
        "game": game,
        "public": msgspec.json.encode(public).decode(),
        "setup": msgspec.json.encode(setup).decode(),
        "changed": 1,
    }
    found = finished(row, [f"guest{n}" for n in range(seats)], [])
    assert (found and [player.place for player in found.players]) == places
