"""The protocol: what is told has the shapes that are declared, nothing of the engine is forgotten, and what
is written from the declarations is up to date."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from bluemoon.cards import PEOPLES
from bluemoon.chance import Chance
from bluemoon.city import events as city_events
from bluemoon.city.engine import new_game as new_city
from bluemoon.city.state import PHASES as CITY_PHASES
from bluemoon.city.termination import Termination as city_endings
from bluemoon.duel.engine import new_game
from bluemoon.duel.model import actions as do
from bluemoon.duel.model.state import PHASE_NAMES
from bluemoon.duel.model.termination import Termination as duel_endings
from bluemoon.duel.text.notation import SENTENCES
from bluemoon.duel.text.position import ELEMENTS
from bluemoon.formats.draft_engine import Termination as draft_endings
from bluemoon.formats.draft_engine import new_draft
from bluemoon.formats.games import start_game
from bluemoon.formats.match_engine import Termination as match_endings
from bluemoon.formats.random_decks import random_deck
from bluemoon.powers.question import QUESTIONS
from bluemoon.server.app import create_app
from bluemoon.server.http import docs_page
from bluemoon.server.present import city, draft, duel, facts
from bluemoon.server.protocol import messages, schema
from bluemoon.server.protocol.city import CityActionKind, CityEventKind, CityPhase
from bluemoon.server.protocol.duel import DuelActionKind, DuelEventKind, Phase, QuestionKind
from bluemoon.server.protocol.facts import CardList, CityFacts
from bluemoon.server.protocol.tables import Decision, GameEvent, View
from bluemoon.server.protocol.words import Termination
from bluemoon.server.settings import Settings
from bluemoon.server.tables.termination import Termination as table_endings
from tests.server.kit import Guest, bot, me
from tests.server.protocol.shapes import faults

ROOT = Path(__file__).parents[3]
NOTHING: list[str] = []


def wrong(told: Any, shape: Any) -> list[str]:
    """What is not as declared in what goes over the line."""
    return faults(msgspec.json.decode(msgspec.json.encode(told)), schema.of(shape))


# --- what is written from the declarations ----------------------------------------------------------------


def test_the_written_files_are_up_to_date() -> None:
    """`make web` writes the types of the page and the tables of docs/protocol.md; both are committed."""
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "protocol.py", "--check"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


def test_the_description_of_the_api_is_whole() -> None:
    """Whatever /api/openapi.json names is in it, the messages of the socket, too; people can read it."""
    described = create_app(Settings()).openapi()
    shapes = described["components"]["schemas"]
    named = set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(described)))
    assert named <= set(shapes)
    assert {"Snapshot", "Act", "Table", "NewTable", "DuelView"} <= set(shapes)
    answer = described["paths"]["/api/tables"]["post"]["responses"]["201"]["content"]["application/json"]
    assert answer["schema"] == {"$ref": "#/components/schemas/Table"}
    assert "Snapshot" in docs_page.page(described)


# --- nothing of the engine is forgotten -------------------------------------------------------------------


def test_every_kind_of_action_question_and_event_of_the_duel_is_told() -> None:
    kinds = {value for name, value in vars(do).items() if name.isupper() and type(value) is int}
    assert set(duel.ACTION_KINDS) == kinds
    assert set(duel.ACTION_KINDS.values()) == set(schema.kinds(DuelActionKind))
    assert set(duel.QUESTION_KINDS) == {question.name for question in QUESTIONS if question is not None}
    assert set(duel.QUESTION_KINDS.values()) == set(get_args(QuestionKind))
    assert set(duel.EVENT_KINDS) == set(SENTENCES)
    assert set(duel.EVENT_KINDS.values()) == set(schema.kinds(DuelEventKind))
    assert get_args(Phase) == PHASE_NAMES
    assert tuple(ELEMENTS) == duel.ELEMENTS


def test_every_kind_of_action_and_event_of_the_city_is_told() -> None:
    happens = {
        value for name, value in vars(city_events).items() if name.isupper() and isinstance(value, str)
    }
    assert set(city.EVENT_KINDS) == happens == set(schema.kinds(CityEventKind))
    assert set(city.ACTION_KINDS.values()) == set(get_args(CityActionKind))
    assert get_args(CityPhase) == CITY_PHASES


def test_a_union_is_told_apart_by_its_kinds() -> None:
    """Within the actions and events of one game no kind belongs to two structs."""
    shapes = schema.components()
    for name in ("DuelAction", "CityAction", "DuelEvent", "CityEvent", "MatchEvent"):
        told: list[str] = []
        for part in shapes[name]["anyOf"]:
            kind = shapes[part["$ref"].removeprefix(schema.REF)]["properties"]["kind"]
            told += shapes[kind["$ref"].removeprefix(schema.REF)]["enum"] if "$ref" in kind else kind["enum"]
        assert len(told) == len(set(told)), name


# --- what is told has the shapes that are declared --------------------------------------------------------


@pytest.mark.parametrize("people", PEOPLES)
def test_a_duel_is_told_as_declared(people: str) -> None:
    rng = random.Random(f"protocol {people}")
    game = new_game((people, rng.choice(PEOPLES)), seed=f"protocol {people}", mulligan=True)
    while not game.over:
        assert wrong(duel.decision(game, game.player), Decision) == NOTHING
        happened = game.apply(rng.choice(game.legal_actions()))
        for seat in (-1, 0, 1):
            assert wrong(duel.view(game, seat), View) == NOTHING
            assert wrong(duel.events(game, happened, seat), list[GameEvent]) == NOTHING
    assert wrong(duel.open_view(game, 0), View) == NOTHING


def test_a_duel_of_built_decks_is_told_as_declared() -> None:
    """They bring emissaries, inquisitors, achievements and interference."""
    rng = random.Random("protocol built")
    for number in range(6):
        game = start_game(
            [random_deck(Chance.of(f"protocol {number} {seat}")) for seat in (0, 1)], seed=number
        )
        while not game.over:
            assert wrong(duel.decision(game, game.player), Decision) == NOTHING
            happened = game.apply(rng.choice(game.legal_actions()))
            assert wrong(duel.view(game, 0), View) == NOTHING
            assert wrong(duel.events(game, happened, 0), list[GameEvent]) == NOTHING


@pytest.mark.parametrize("players", [2, 4])
def test_a_city_is_told_as_declared(players: int) -> None:
    rng = random.Random(f"protocol {players}")
    game = new_city(players, seed=players)
    number = 0
    while not game.over and number < 300:
        number += 1
        assert wrong(city.decision(game, game.player), Decision) == NOTHING
        happened = game.apply(rng.choice(game.legal_actions()))
        for seat in (-1, 0):
            assert wrong(city.view(game, seat), View) == NOTHING
            assert wrong(city.events(game, happened, seat), list[GameEvent]) == NOTHING


def test_a_draft_is_told_as_declared() -> None:
    game = new_draft(2, seed=1)
    while not game.over:
        assert wrong(draft.decision(game, game.player), Decision) == NOTHING
        happened = game.apply(game.legal_actions()[0])
        assert wrong(draft.view(game, 0), View) == NOTHING
        assert wrong(draft.events(game, happened, 0), list[GameEvent]) == NOTHING


def test_the_facts_are_told_as_declared() -> None:
    assert wrong(facts.cards("de"), CardList) == NOTHING
    assert wrong(facts.city_facts(), CityFacts) == NOTHING


def test_a_fault_is_found() -> None:
    """The check itself can fail."""
    seen = msgspec.to_builtins(duel.view(new_game(("Hoax", "Vulca"), seed=1), 0))
    assert wrong(seen, View) == NOTHING
    assert wrong({**seen, "phase": "lunch"}, View)
    assert wrong({**seen, "more": 1}, View)
    assert wrong({key: value for key, value in seen.items() if key != "turn"}, View)


@pytest.mark.parametrize("game", ["duel", "match", "city", "draft"])
def test_the_socket_talks_as_declared(ann: Guest, game: str) -> None:
    """Everything that comes over a line while some actions are taken, with a refusal, a reason and a hint."""
    seats = [me("Hoax"), bot("random", "Vulca")] if game in ("duel", "match") else [me(), bot("random")]
    line = ann.sit(ann.make(game, seats)["id"], 0)
    line.until(lambda: line.decision is not None)
    line.ask("why", what="Cinder")
    line.wait("reason", "refused")  # only the duel knows her
    line.act("sing")
    for _ in range(8):
        line.step()
    line.ask("hint")
    line.wait("hint", "refused")
    expected = {"snapshot", "update", "refused"} | ({"reason"} if game == "duel" else set())
    assert expected <= {message["type"] for message in line.heard}
    for message in line.heard:
        assert faults(message, schema.of(messages.FromServer)) == NOTHING


def test_every_ending_is_told() -> None:
    """An ending of a game or of a table that the protocol does not name would fail only when it happens."""
    kinds = (duel_endings, city_endings, draft_endings, match_endings, table_endings)
    assert sorted(str(one) for kind in kinds for one in kind) == sorted(get_args(Termination))
