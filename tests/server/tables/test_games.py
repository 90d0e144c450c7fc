"""Whole games over real websockets by scripted clients."""

from __future__ import annotations

import random

import pytest

from tests.server.kit import Data, Guest, Line, bot, me, open_seat, play_together, ready_made


def test_duel_against_a_bot(ann: Guest) -> None:
    table = ann.make("duel", [me("Hoax"), bot("novice", "Vulca")])
    line = ann.sit(table["id"], 0)
    result = line.play()
    assert line.status == "over"
    assert len(result["winners"]) == 1
    assert sum(result["scores"]) >= 1
    assert [entry["version"] for entry in line.log] == list(range(1, line.version + 1))
    assert {entry["seat"] for entry in line.log} == {0, 1}


@pytest.mark.parametrize("level", ["random", "adept", "master"])
def test_every_level_plays_a_few_actions(ann: Guest, level: str) -> None:
    table = ann.make("duel", [me("Terrah"), bot(level, "Mimix")])
    line = ann.sit(table["id"], 0)
    while line.status != "over" and sum(entry["seat"] == 1 for entry in line.log) < 3:
        line.step()
    line.ask("resign")
    line.until(lambda: line.status == "over")
    assert line.state["table"]["result"]["winners"] == [1]


def test_duel_between_two_guests(ann: Guest, ben: Guest) -> None:
    table = ann.make("duel", [me("Buka"), open_seat()], rules="classic", mulligan=True)
    waiting = ann.sit(table["id"], 0)
    assert waiting.view == {"game": "waiting"}
    assert waiting.status == "waiting"
    ben.join(table["id"], 1, deck=ready_made("Aqua"))
    waiting.until(lambda: waiting.status == "running")
    assert waiting.view["sides"][1]["name"] == "Aqua"
    other = ben.sit(table["id"], 1)
    play_together([waiting, other])
    assert waiting.state["table"]["result"] == other.state["table"]["result"]
    assert waiting.version == other.version


def test_hot_seat(ann: Guest) -> None:
    table = ann.make("duel", [me("Hoax", name="Left"), me("Flit", name="Right")])
    assert [seat["mine"] for seat in table["seats"]] == [True, True]
    assert [seat["name"] for seat in table["seats"]] == ["Left", "Right"]
    lines = [ann.sit(table["id"], seat) for seat in (0, 1)]
    play_together(lines)
    assert lines[0].status == "over"


def test_match_with_prepared_decks(ann: Guest, ben: Guest) -> None:
    decks = [ready_made("Hoax"), ready_made("Khind")]
    table = ann.make("match", [{"who": "me", "decks": decks}, open_seat()])
    ben.join(table["id"], 1, deck=ready_made("Vulca"))
    lines = [ann.sit(table["id"], 0), ben.sit(table["id"], 1)]
    assert lines[0].view["choosing"]
    assert lines[0].view["options"] == ["Hoax", "Khind"]
    assert lines[1].view["options"] == ["Vulca"]
    assert lines[1].decision is None  # his only deck is taken without asking
    assert lines[0].act("choose Khind")["view"]["duel"]["sides"][0]["name"] == "Khind"
    play_together(lines)
    view = lines[0].view
    assert max(view["score"]) >= view["to_win"] == 5
    assert lines[0].state["table"]["score"] == view["score"]
    assert sum(game["crystals"] for game in view["played"]) == sum(view["score"])
    record = ann.ask("GET", f"/api/tables/{table['id']}/record").text
    assert record.startswith("bluemoon match 1")


def build(line: Line, seat: int) -> None:
    """Hand in the first thirty cards that were drafted."""
    deck = {"name": f"Deck {seat}", "cards": line.view["drafted"][:30]}
    line.guest.post(f"/api/tables/{line.table}/deck", {"seat": seat, "deck": deck})


def draft(lines: list[Line]) -> None:
    """Pick until the draft is over; the picks of a turn may come in any order."""
    dice = random.Random(1)
    while not all(line.view.get("over") for line in lines):
        order = [line for line in lines if line.decision is not None]
        dice.shuffle(order)
        for line in order:
            line.step()
        for line in lines:
            newest = max(line.version for line in lines)
            line.until(lambda line=line, newest=newest: line.version >= newest)  # type: ignore[misc]


def test_draft_of_two_and_its_match(ann: Guest, ben: Guest) -> None:
    table = ann.make("draft", [me(), open_seat()])
    ben.join(table["id"], 1)
    lines = [ann.sit(table["id"], 0), ben.sit(table["id"], 1)]
    draft(lines)
    assert lines[0].view["building"]
    wrong = ann.ask(
        "POST", f"/api/tables/{table['id']}/deck", {"seat": 0, "deck": {"name": "x", "cards": []}}
    )
    assert wrong.status_code == 422
    for seat, line in enumerate(lines):
        build(line, seat)
    for line in lines:
        line.until(lambda line=line: line.view["game"] == "match")  # type: ignore[misc]
    play_together(lines)
    assert max(lines[0].view["score"]) >= 5


def test_a_draft_of_six_two_of_them_people(ann: Guest, ben: Guest) -> None:
    table = ann.make("draft", [me(), open_seat(), *[bot("random")] * 4])
    ben.join(table["id"], 1)
    lines = [ann.sit(table["id"], 0), ben.sit(table["id"], 1)]
    while not all(line.view["over"] for line in lines):
        for line in lines:
            line.until(lambda line=line: line.decision is not None or line.view["over"])  # type: ignore[misc]
            if line.decision is not None:
                line.step()
    for seat, line in enumerate(lines):
        assert len(line.view["drafted"]) == 42
        build(line, seat)
    lines[0].until(lambda: lines[0].state["table"]["tournament"] is not None)
    name = lines[0].state["table"]["tournament"]
    cups: list[Data] = [guest.get(f"/api/tournaments/{name}") for guest in (ann, ben)]
    assert [cup["me"] for cup in cups] == ["Ann", "Ben"]
    assert (len(cups[0]["players"]), len(cups[0]["bots"]), len(cups[0]["rounds"][0])) == (6, 4, 3)


def test_draft_of_three_becomes_a_tournament(ann: Guest) -> None:
    table = ann.make("draft", [me(), bot("novice"), bot("random")])
    line = ann.sit(table["id"], 0)
    while not line.view["over"]:
        line.step()
    build(line, 0)
    line.until(lambda: line.status == "over")
    line.until(lambda: line.state["table"]["tournament"] is not None)
    cup: Data = ann.get(f"/api/tournaments/{line.state['table']['tournament']}")
    assert cup["players"] == ["Ann", "Novice", "Random"]
    assert cup["kind"] == "round robin"
    assert cup["status"] == "running"
    met = [meeting for meeting in cup["rounds"][0] if meeting["two"]]
    assert len(met) == 1
    assert ann.table(met[0]["table"])["game"] == "match"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_city(ann: Guest, ben: Guest, players: int) -> None:
    others = [bot("novice"), bot("random")][: players - 2]
    table = ann.make("city", [me(), open_seat(), *others], layout="random")
    ben.join(table["id"], 1)
    lines = [ann.sit(table["id"], 0), ben.sit(table["id"], 1)]
    play_together(lines, prefer_building)
    result = lines[0].state["table"]["result"]
    assert len(result["scores"]) == players
    assert lines[0].view["result"]["reason"] == result["reason"]


def prefer_building(decision: Data, dice: random.Random) -> str:
    """So that the game comes to an end soon."""
    best = [action for action in decision["actions"] if action["kind"] in ("offer", "build")]
    action: str = dice.choice(best or decision["actions"])["action"]
    return action


def test_bots_among_themselves_and_a_spectator(ann: Guest, ben: Guest) -> None:
    table = ann.make("duel", [bot("novice", "Pillar"), bot("random", "Khind")])
    line = ben.sit(table["id"], None)
    assert line.state["seat"] == -1
    line.until(lambda: line.status == "over")
    assert line.decision is None


def test_city_goes_on_when_one_of_three_resigns(ann: Guest, ben: Guest) -> None:
    table = ann.make("city", [me(), open_seat(), bot("novice")])
    ben.join(table["id"], 1)
    one, two = ann.sit(table["id"], 0), ben.sit(table["id"], 1)
    two.ask("resign")
    one.until(lambda: one.state["table"]["seats"][1]["kind"] == "bot")
    assert one.status == "running"
    assert one.play(prefer_building)["scores"]
