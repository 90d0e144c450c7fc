"""Earlier moments, records in and out, playing on, tournaments."""

from __future__ import annotations

import time

import pytest

from bluemoon.city.engine import replay as replay_city
from bluemoon.duel.engine import replay as replay_duel
from bluemoon.record import read_record
from tests.server.kit import Data, Guest, Server, bot, me, open_seat, ready_made


def test_earlier_moments_as_the_seat_saw_them(ann: Guest, ben: Guest) -> None:
    table = ann.make("duel", [me("Hoax"), open_seat()])["id"]
    ben.join(table, 1, deck=ready_made("Vulca"))
    lines = [ann.sit(table, 0), ben.sit(table, 1)]
    seen: dict[int, Data] = {}
    for _ in range(30):
        newest = max(line.version for line in lines)
        for line in lines:
            line.until(lambda line=line, newest=newest: line.version >= newest)  # type: ignore[misc]
        seen[lines[0].version] = lines[0].view
        if lines[0].status == "over" or len(seen) == 25:
            break
        next(line for line in lines if line.decision is not None).step()
    for version in (max(seen), min(seen), max(seen) - 3):
        moment = ann.get(f"/api/tables/{table}/at/{version}?seat=0")
        assert moment["view"] == seen[version]
        assert moment["entry"]["version"] == version
    start = ann.get(f"/api/tables/{table}/at/0?seat=0")
    assert start["entry"] is None
    assert ann.ask("GET", f"/api/tables/{table}/at/9999?seat=0").status_code == 404
    for path in (f"at/{max(seen)}?seat=1", "log?seat=1", "log?seat=4"):
        assert ann.ask("GET", f"/api/tables/{table}/{path}").status_code in (403, 404)
    assert ann.ask("GET", f"/api/tables/{table}/record").status_code == 409
    assert ann.get(f"/api/tables/{table}/log?seat=0") == lines[0].log
    spectator = ann.get(f"/api/tables/{table}/at/{max(seen)}")["view"]
    assert all(card is None for side in spectator["sides"] for card in side["hand"] if card is None)
    assert spectator["seat"] == -1


def finished_duel(ann: Guest) -> tuple[str, int]:
    table = ann.make("duel", [bot("random", "Aqua"), bot("random", "Khind")])["id"]
    line = ann.sit(table, None)
    line.until(lambda: line.status == "over")
    return table, line.version


def test_finished_games_are_open_and_their_record_replays(ann: Guest) -> None:
    table, version = finished_duel(ann)
    for seat in (-1, 0, 1):
        assert len(ann.get(f"/api/tables/{table}/log?seat={seat}")) == version
    opened = ann.get(f"/api/tables/{table}/at/{version // 2}")["view"]
    assert all(card is not None for side in opened["sides"] for card in side["hand"])
    begun = ann.get(f"/api/tables/{table}/at/0?seat=0")["view"]  # as that seat saw it
    assert [card is not None for card in begun["sides"][0]["hand"]] == [True] * 6
    assert [card is not None for card in begun["sides"][1]["hand"]] == [False] * 6
    text = ann.ask("GET", f"/api/tables/{table}/record").text
    game = replay_duel(read_record(text))
    assert game.over
    assert list(game.result.winners if game.result else ()) == ann.table(table)["result"]["winners"]


def test_a_record_becomes_a_table(ann: Guest) -> None:
    table, version = finished_duel(ann)
    text = ann.ask("GET", f"/api/tables/{table}/record").text
    copy = ann.post("/api/records", {"text": text})
    assert copy["status"] == "over"
    assert copy["title"] == ""  # nobody named it: each page does in its language
    assert copy["result"] == ann.table(table)["result"]
    one = ann.get(f"/api/tables/{table}/at/{version // 2}?seat=1")["view"]
    two = ann.get(f"/api/tables/{copy['id']}/at/{version // 2}?seat=1")["view"]
    assert one == two
    broken = text.replace("announce", "renounce", 1)
    refused = ann.ask("POST", "/api/records", {"text": broken})
    assert refused.status_code == 422
    assert "action" in refused.json()["text"]
    reason = refused.json()["reason"]
    assert reason["code"] == "record.action"
    assert reason["args"]["why"]["code"] == "duel.unknown-words"


def test_the_record_of_a_match_becomes_a_table(ann: Guest) -> None:
    seats = [{"who": "random", "decks": [ready_made("Hoax"), ready_made("Flit")]}, bot("random", "Vulca")]
    table = ann.make("match", seats)["id"]
    line = ann.sit(table, None)
    line.until(lambda: line.status == "over", timeout=60)
    text = ann.ask("GET", f"/api/tables/{table}/record").text
    copy = ann.post("/api/records", {"text": text})
    assert copy["result"] == ann.table(table)["result"]
    assert copy["score"] == ann.table(table)["score"]
    version = line.version * 2 // 3
    one = ann.get(f"/api/tables/{table}/at/{version}?seat=1")["view"]
    two = ann.get(f"/api/tables/{copy['id']}/at/{version}?seat=1")["view"]
    assert one == two
    assert ann.ask("POST", "/api/records", {"text": text.replace("== game", "== swap", 1)}).status_code == 422


def test_a_record_shows_nobody_under_a_name_that_another_has_kept(server: Server) -> None:
    """Anybody may write any names into a record. A kept name is shown only if its owner brings the record."""
    ann, ben, liar = server.guest("Record Ann"), server.guest("Record Ben"), server.guest("Record Liar")
    table = ann.make("match", [me("Hoax"), open_seat()])["id"]
    ben.join(table, 1, deck=ready_made("Vulca"))
    line = ann.sit(table, 0)
    line.ask("resign")
    line.until(lambda: line.status == "over")
    text = ann.ask("GET", f"/api/tables/{table}/record").text
    text = text.replace("players: Player 1, Player 2", "players: Record Ann, RECORD ben", 1)

    def names(guest: Guest) -> list[str]:
        made = guest.post("/api/records", {"text": text})
        seats = [seat["name"] for seat in made["seats"]]
        assert [seat["name"] for seat in guest.table(made["id"])["seats"]] == seats  # opened anew, too
        return seats

    assert names(liar) == ["Record Ann", "RECORD ben"]  # these are anybody's names so far
    ann.post("/api/me/phrase")
    assert names(liar) == ["Player 1", "RECORD ben"]
    ben.post("/api/me/phrase")
    assert names(liar) == ["Player 1", "Player 2"]
    assert names(ann) == ["Record Ann", "Player 2"]


@pytest.mark.parametrize("game", ["duel", "city"])
def test_play_on_from_a_moment(ann: Guest, game: str) -> None:
    table = ann.make(game, [me(), bot("random")])["id"]
    line = ann.sit(table, 0)
    for _ in range(12):
        if line.status != "over":
            line.step()
    refused = ann.ask("POST", "/api/tables", {"game": game, "from": {"table": table, "version": 3}})
    assert refused.status_code == 409
    line.ask("resign")
    line.until(lambda: line.status == "over")
    version = 5
    again = ann.make(game, [me(), bot("novice")], **{"from": {"table": table, "version": version}})
    new = ann.sit(again["id"], 0)
    old = ann.get(f"/api/tables/{table}/at/{version}?seat=0")["view"]
    for key in ("turn", "player", "phase"):
        if new.version == 0:
            assert new.view[key] == old[key]
    new.step()
    new.ask("resign")
    new.until(lambda: new.status == "over")
    text = ann.ask("GET", f"/api/tables/{again['id']}/record").text
    (replay_duel if game == "duel" else replay_city)(read_record(text))


def test_a_tournament_with_bots(ann: Guest, ben: Guest) -> None:
    cup = ann.post("/api/tournaments", {"name": "Spring", "kind": "round robin", "rules": "legends"})
    name = cup["id"]
    assert cup["mine"]
    ann.post(f"/api/tournaments/{name}/players", {"level": "random", "deck": ready_made("Hoax")})
    ann.post(f"/api/tournaments/{name}/players", {"level": "random"})
    assert ben.ask("POST", f"/api/tournaments/{name}/players", {"level": "novice"}).status_code == 403
    ben.post(f"/api/tournaments/{name}/players", {})
    ben.post(f"/api/tournaments/{name}/players", {})  # entering again only changes his deck
    assert len(ben.get(f"/api/tournaments/{name}")["players"]) == 3
    assert ben.ask("POST", f"/api/tournaments/{name}/start", {}).status_code == 403
    begun = ann.post(f"/api/tournaments/{name}/start", {})
    assert begun["players"] == ["Random", "Random 2", "Ben"]
    assert begun["status"] == "running"
    end = time.monotonic() + 60
    while (cup := ben.get(f"/api/tournaments/{name}"))["status"] != "over" and time.monotonic() < end:
        for meeting in cup["rounds"][-1]:
            if "Ben" in (meeting["one"], meeting["two"]) and meeting["table"] and not meeting["crystals"]:
                seat = 0 if meeting["one"] == "Ben" else 1
                line = ben.sit(meeting["table"], seat)
                if line.status != "over":
                    line.ask("resign")
                    line.until(lambda line=line: line.status == "over")  # type: ignore[misc]
        time.sleep(0.05)
    assert cup["status"] == "over"
    assert len(cup["rounds"]) == 3
    lost = next(line for line in cup["standings"] if line["player"] == "Ben")
    assert (lost["played"], lost["won"], lost["place"]) == (2, 0, 3)
    assert sum(line["won"] for line in cup["standings"]) == 3


def test_names_of_tables_in_lists(ann: Guest) -> None:
    table = ann.make("match", [me(), me()], listed=True, title="On one screen")
    found = next(entry for entry in ann.get("/api/tables") if entry["id"] == table["id"])
    assert found["title"] == "On one screen"
    assert found["score"] == [0, 0]
    lines = [ann.sit(table["id"], 0), ann.sit(table["id"], 1)]
    lines[0].ask("resign")
    lines[1].until(lambda: lines[1].status == "over")
    assert lines[0].table in [entry["id"] for entry in ann.get("/api/me")["tables"]]


def test_analysis_of_a_finished_game(ann: Guest) -> None:
    table = ann.make("duel", [me("Hoax"), bot("random", "Vulca")])["id"]
    line = ann.sit(table, 0)
    assert ann.ask("GET", f"/api/tables/{table}/analysis").status_code == 409
    line.ask("resign")
    line.until(lambda: line.status == "over")
    assert ann.ask("GET", f"/api/tables/{table}/analysis").status_code == 409  # not played to its end
    finished, version = finished_duel(ann)
    found = ann.analysis(finished).json()
    assert found["seat"] in (0, 1)
    assert all(0 <= point["chance"] <= 1 for point in found["chances"])
    assert [point["version"] for point in found["chances"]] == sorted(
        point["version"] for point in found["chances"]
    )
    for point in found["turning_points"]:
        assert 0 <= point["version"] < version
        log = ann.get(f"/api/tables/{finished}/log?seat={point['seat']}")
        assert log[point["version"]]["action"] == point["action"].split(", ")[0]
    assert ann.analysis(finished).json() == found


def test_tables_of_a_tournament_stay_secret_until_it_is_over(ann: Guest, ben: Guest) -> None:
    name = ann.post("/api/tournaments", {"name": "Secret"})["id"]
    for guest in (ann, ben):
        guest.post(f"/api/tournaments/{name}/players", {})
    ann.post(f"/api/tournaments/{name}/players", {"level": "random"})
    cup = ann.post(f"/api/tournaments/{name}/start", {})
    met = next(meeting for meeting in cup["rounds"][0] if meeting["two"])
    humans = [(ann, "Ann"), (ben, "Ben")]
    guest, seat = next((g, s) for g, n in humans for s, key in enumerate(("one", "two")) if met[key] == n)
    line = guest.sit(met["table"], seat)
    line.ask("resign")
    line.until(lambda: line.status == "over")
    other = next(g for g, _ in humans if g is not guest)
    for path in (f"log?seat={seat}", f"at/1?seat={seat}", "record", "analysis"):
        assert other.ask("GET", f"/api/tables/{met['table']}/{path}").status_code in (403, 409)
    assert guest.ask("GET", f"/api/tables/{met['table']}/log?seat={seat}").status_code == 200
    assert line.view["duel"] is None or None in line.view["duel"]["sides"][1 - seat]["hand"]
