"""Everything that goes over a seat's line is searched for what the seat cannot know."""

from __future__ import annotations

import json
import random

import pytest

from bluemoon.cards import POOL, SPECIAL
from bluemoon.duel.engine import DuelState, replay, start
from bluemoon.record import Record, read_record
from bluemoon.sets import size
from tests.server.kit import Data, Guest, Line, me, open_seat, play_together, ready_made

NAMES = [card.name for card in POOL + SPECIAL]


def record_of(guest: Guest, table: str) -> Record:
    """The record of a finished game: it tells what lay where at every moment."""
    return read_record(guest.ask("GET", f"/api/tables/{table}/record").text)


def hidden_from(game: DuelState, seat: int) -> set[str]:
    """The names of cards that only the other player can place now. Open lists: they may stand in 'unseen'
    and in the lists of the decks, nowhere else."""
    other = game.sides[1 - seat]
    cards = (other.hand | other.bluffs) & ~other.seen & ~other.disclosed
    names = game.decks[1 - seat].names
    return {names[card] for card in range(len(names)) if cards >> card & 1}


def told(message: Data) -> str:
    """A message without the parts that name the cards of open lists."""
    copy = json.loads(json.dumps(message))
    for side in copy.get("view", {}).get("sides", ()):
        side.pop("unseen", None)
    copy.pop("log", None)  # what was told before, when other things were hidden
    return json.dumps(copy)


@pytest.mark.parametrize("piles", ["top", "open"])
@pytest.mark.parametrize(("mine", "theirs"), [("Buka", "Pillar"), ("Mimix", "Aqua"), ("Hoax", "Khind")])
def test_ready_made_decks(ann: Guest, ben: Guest, mine: str, theirs: str, piles: str) -> None:
    table = ann.make("duel", [me(mine), open_seat()], piles=piles)["id"]
    ben.join(table, 1, deck=ready_made(theirs))
    cid = ann.server.guest("Cid")
    lines = [ann.sit(table, 0), ben.sit(table, 1), cid.sit(table, None)]
    play_together(lines[:2], seed=len(mine))
    spectator = lines[2]
    spectator.until(lambda: spectator.status == "over")
    record = record_of(ann, table)
    for line in lines[:2]:
        assert_nothing_hidden(record, line, line.seat or 0)
    for seat in (0, 1):
        assert_nothing_hidden(record, spectator, seat)


def assert_nothing_hidden(record: Record, line: Line, seat: int) -> None:
    """Replay the game; at each version, what the line was told then has none of the hidden cards."""
    game = start(dict(record.setup))
    joined = len(line.log) - len(record.actions)  # entries that are no actions
    messages = {m["version"]: m for m in line.heard if m["type"] in ("update", "snapshot")}
    checked = searched = 0
    for number, text in enumerate(record.actions, start=1):
        game.apply(game.parse(text))
        message = messages.get(number + joined)
        if message is None or game.over:
            continue
        words = told(message)
        check_piles(game, message["view"])
        for name in hidden_from(game, seat):
            searched += 1
            if json.dumps(name) in words and name not in known_before(game, seat):
                raise AssertionError(f"{name} in the message of version {number + joined}: {words}")
        checked += 1
    assert checked > 3
    assert searched > 10


def check_piles(game: DuelState, view: Data) -> None:
    """Of the piles everything is told, or only the top cards: no others, and no number of them."""
    assert view["piles"] == ("top" if game.top_only else "open")
    for side, shown in zip(game.sides, view["sides"]):
        for cards, pile in ((side.discard, shown["discard"]), (side.pile, shown["pile"])):
            assert len(pile) == (min(1, size(cards)) if game.top_only else size(cards))


def known_before(game: DuelState, seat: int) -> set[str]:
    """Cards of the other side that were shown, and are now somewhere in his hand or face down."""
    other = game.sides[1 - seat]
    names = game.decks[1 - seat].names
    return {names[card] for card in range(len(names)) if (other.blurred | other.seen) >> card & 1}


def test_secret_lists(ann: Guest, ben: Guest) -> None:
    """Built decks: until a card is shown, its name is nowhere on the other line."""
    decks = [built("Vulca", "Mine", 0), built("Vulca", "Yours", 1)]
    table = ann.make("duel", [{"who": "me", "deck": decks[0]}, open_seat()])["id"]
    ben.join(table, 1, deck=decks[1])
    lines = [ann.sit(table, 0), ben.sit(table, 1)]
    play_together(lines)
    record = record_of(ann, table)
    only_yours = set(decks[1]["cards"]) - set(decks[0]["cards"])
    assert only_yours
    final = replay(record)
    shown: set[str] = set()
    game = start(dict(record.setup))
    for text in record.actions:
        for event in game.seen(game.apply(game.parse(text)), 0):
            if event[1] == 1 and event[2] >= 0:
                shown.add(game.decks[1].names[event[2]])
    before_the_end = [raw for raw, m in zip(lines[0].raw, lines[0].heard) if not is_over(m)]
    for name in only_yours - shown:
        assert not any(json.dumps(name) in raw for raw in before_the_end), name
    assert final.over


def is_over(message: Data) -> bool:
    return bool(message.get("table", {}).get("status") == "over")


def built(people: str, name: str, shift: int) -> Data:
    """A list of the people's cards with some others of few moons."""
    own = [card for card in POOL if card.people == people and card.type.name != "LEADER"]
    others = [card for card in POOL if card.people in ("Hoax", "Flit") and card.moons == 1]
    chosen = random.Random(shift).sample(others, 4)
    cards = [card.name for card in own][shift : 26 + shift] + [card.name for card in chosen]
    return {"name": name, "leader": people, "cards": cards, "inquisitor": "", "emissary": "", "family": 0}


def test_a_running_game_is_open_to_nobody(ann: Guest, ben: Guest) -> None:
    """Record, analysis, other seats' views and logs wait for the end."""
    table = ann.make("duel", [me("Hoax"), open_seat()])["id"]
    ben.join(table, 1, deck=ready_made("Vulca"))
    lines = [ann.sit(table, 0), ben.sit(table, 1)]
    for _ in range(6):
        for line in lines:
            if line.decision is not None:
                line.step()
    for path in ("record", "analysis", "at/3?seat=1", "log?seat=1"):
        assert 400 <= ann.ask("GET", f"/api/tables/{table}/{path}").status_code < 500
    earlier = ann.get(f"/api/tables/{table}/at/3?seat=0")
    assert all(card is None for card in earlier["view"]["sides"][1]["hand"])
