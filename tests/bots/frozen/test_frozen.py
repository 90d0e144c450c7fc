"""The frozen bots play as they did at commit 1e56c47, and nothing of today's bots is in them."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path
from typing import get_args

import pytest

from bluemoon import bots
from bluemoon.bots import LEVELS, NAMES, make
from bluemoon.bots.base import Bot
from bluemoon.bots.registry import FROZEN
from bluemoon.errors import BluemoonError
from bluemoon.lab import commands
from bluemoon.server.protocol.words import Level
from tests.bots.frozen.decisions import Decision, answer, checksum, game_of, read_decisions

FOLDER = Path(bots.__file__).parent / "frozen"
PARTS = 8  # so that several processes can share the work
FEW = 0.03  # the part of the decisions that corrections of the rules may concern


def corrected() -> dict[str, str]:
    """Decisions that a correction of the rules changed, with its name."""
    lines = Path(__file__).with_name("corrected.txt").read_text(encoding="utf-8").splitlines()
    pairs = [line.partition(": ") for line in lines if line and not line.startswith("#")]
    return {key: why for key, _, why in pairs}


@pytest.fixture(scope="module")
def stored() -> list[Decision]:
    return read_decisions()


@pytest.mark.parametrize("part", range(PARTS))
def test_they_decide_as_they_did(stored: list[Decision], part: int) -> None:
    """Where other actions are offered than then, a rule was corrected and nothing is proved."""
    others = 0
    different = []
    excused = corrected()
    decisions = stored[part::PARTS]
    for decision in decisions:
        game = game_of(decision)
        if checksum(game) != decision.offered:
            others += 1
        elif answer(decision, game) != decision.action and decision.key not in excused:
            different.append(decision.key)
    assert not different
    assert others <= FEW * len(decisions)


def test_few_decisions_are_excused(stored: list[Decision]) -> None:
    keys = {decision.key for decision in stored}
    assert len(keys) == len(stored)
    assert set(corrected()) <= keys
    assert all(corrected().values())
    assert len(corrected()) <= FEW * len(stored)


def test_enough_is_stored(stored: list[Decision]) -> None:
    games = Counter(decision.game for decision in stored)
    assert games["duel"] >= 1500
    assert games["city"] >= 300
    asked = Counter((decision.game, decision.bot) for decision in stored)
    assert all(asked[game, bot] >= 10 for game in games for bot in ("novice@1", "adept@1", "master@1"))
    assert len({decision.key.rpartition(" ")[0] for decision in stored if decision.game == "duel"}) >= 24
    kinds = {decision.action.split()[0] for decision in stored if decision.game == "duel"}
    assert {"play", "announce", "retreat", "decline", "retrieve", "bluff", "use", "add"} <= kinds


def test_a_stored_decision_is_one(stored: list[Decision]) -> None:
    """There was something to choose, and not always the first action was chosen."""
    first = 0
    for decision in stored[::10]:
        game = game_of(decision)
        actions = game.legal_actions()
        assert len(actions) > 1
        first += game.text(actions[0]) == decision.action
    assert first < len(stored[::10]) / 2


def test_nothing_of_todays_bots_is_in_them() -> None:
    shared = {"bluemoon.bots", "bluemoon.bots.base"}  # what a bot is to others
    files = sorted(FOLDER.rglob("*.py"))
    assert len(files) > 20
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                assert node.module is not None, file
                assert node.level == 0, file
                names = [node.module]
                if node.module == "bluemoon.bots":
                    assert [alias.name for alias in node.names] == ["base"], file
            for name in names:
                todays = name.startswith("bluemoon.bots") and not name.startswith("bluemoon.bots.frozen.")
                assert not todays or (name in shared and file.name == "base.py"), (file, name)


def test_the_registry_knows_them_and_players_are_not_offered_them() -> None:
    assert get_args(Level) == LEVELS
    assert not {name for name in NAMES if "@" in name} & set(LEVELS)
    for game in ("duel", "city"):
        for name in (*LEVELS, *FROZEN):
            bot = make(game, name)
            assert isinstance(bot, Bot)
            assert type(bot).__module__.startswith("bluemoon.bots.frozen.") == ("@" in name)
            # In the city the first two levels are played by the novice.
            as_well = ("novice",) if game == "city" and name in ("newcomer", "beginner") else ()
            assert bot.level in (name.partition("@")[0], *as_well)
    with pytest.raises(BluemoonError, match="no bot 'adept@1'"):
        make("draft", "adept@1")
    with pytest.raises(BluemoonError, match="no bot 'adept@2'"):
        make("duel", "adept@2")


@pytest.mark.parametrize("game", ["duel", "city"])
def test_the_arena_takes_them(game: str) -> None:
    report = commands.arena(["novice", "novice@1"], 2, game=game, control=False, workers=1)
    assert [(row["one"], row["two"], row["games"]) for row in report["pairings"]] == [
        ("novice", "novice@1", 2)
    ]
