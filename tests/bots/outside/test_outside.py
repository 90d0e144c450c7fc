"""Bots that others have written: wherever a bot is named, and whatever they do."""

from __future__ import annotations

import asyncio
import json
import sys
import textwrap
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import bluemoon
from bluemoon.bots import Budget, make
from bluemoon.bots.base import NO_BUDGET
from bluemoon.bots.outside import OutsideBot, names, saying
from bluemoon.bots.registry import check, named
from bluemoon.cli.main import app
from bluemoon.duel import engine
from bluemoon.server.settings import Settings
from bluemoon.server.thinking.bot_pool import Thinkers
from tests.server.thinking.test_bot_pool import job, offered

BOTS = '''
import os, time

class First:
    def choose(self, view, actions):
        return actions[0]

class Text:
    def __init__(self, seed, game):
        self.game_ = game
    def choose(self, view, actions):
        print("thinking", flush=True)
        return str(actions[-1]).upper()
    def explain(self):
        return f"the last one, in the {self.game_}"

class Nosy:
    """Looks for the game itself: everything that it can reach is the view and the actions."""
    def choose(self, view, actions):
        return 1 if "DuelState" in str([type(x) for x in vars(self).values()]) else 0

class Fails:
    def choose(self, view, actions):
        raise RuntimeError("no idea")

class Nonsense:
    answers = ["fly", None, 10**9, -1, 0.5, True, [], object()]
    def choose(self, view, actions):
        self.answers = self.answers[1:] + self.answers[:1]
        return self.answers[0]

class Hangs:
    def choose(self, view, actions):
        while True:
            pass

class Ends:
    def choose(self, view, actions):
        os._exit(3)

class Mute: ...

class Townsman:
    game = "city"
    def choose(self, view, actions):
        return actions[len(actions) // 2]
'''
PROGRAM = """
import json, sys
for line in sys.stdin:
    word, _, rest = line.partition(" ")
    if word in ("bluemoon", "new"):
        print("info hello"); print("ready", flush=True)
    elif word == "decide":
        asked = json.loads(rest)
        assert asked["view"]["seat"] == asked["seat"]
        last = len(asked["actions"]) - 1
        print("action", asked["actions"][last] if last % 2 else last, flush=True)
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "strangers.py").write_text(textwrap.dedent(BOTS), encoding="utf-8")
    (tmp_path / "program.py").write_text(PROGRAM, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def played(name: str, game: str = "duel", budget: Budget = NO_BUDGET, most: int = 60) -> tuple[Any, Any]:
    """A stranger against novice, at most so many actions; the game and the stranger."""
    g: Any = bluemoon.new_duel(seed=1) if game == "duel" else bluemoon.new_city(2, seed=1)
    bots = [make(game, name, 1, budget), make(game, "novice", 2)]
    for _ in range(most):
        if g.over:
            break
        seat = g.player
        g.apply(bots[seat].choose(g.view(seat), g.legal_actions()))
    return g, bots[0]


@pytest.mark.parametrize(("name", "game"), [("First", "duel"), ("Text", "city"), ("Nosy", "duel")])
def test_a_class_plays(here: Path, name: str, game: str) -> None:
    _, bot = played(f"strangers:{name}", game)
    assert bot.faults == []
    assert name != "Text" or str(bot.explain()) == "the last one, in the city"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Fails", "RuntimeError: no idea (strangers.py, line "),
        ("Nonsense", "is not"),
        ("Ends", "its process has ended"),
    ],
)
def test_it_loses_its_decision_and_not_the_game(
    here: Path, name: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    g, bot = played(f"strangers:{name}", most=40)
    assert len(bot.faults) >= 5  # every single decision
    assert any(why in fault for fault in bot.faults)
    assert g.over or len(g.record().actions) == 40
    assert capsys.readouterr().err.count("lost a decision") == 1


def test_one_that_hangs_is_ended_and_soon_not_asked_any_more(here: Path) -> None:
    _, bot = played("strangers:Hangs", budget=Budget(seconds=0.2), most=40)
    assert bot.faults[:4] == ["it took too long"] * 3 + ["it was not asked any more"]


def test_the_same_lost_decisions_are_made_in_the_same_way(here: Path) -> None:
    one, two = (played("strangers:Fails", most=25)[0] for _ in range(2))
    assert str(one.record()) == str(two.record())


def test_a_program_in_another_language_plays_both_games(here: Path) -> None:
    for game in ("duel", "city"):
        _, bot = played(f"program:{sys.executable} program.py", game, most=30)
        assert bot.faults == []


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("strangers:Nobody", "there is no 'Nobody' in strangers"),
        ("nowhere:Bot", "there is no module 'nowhere'"),
        ("strangers:os", "is no class"),
        ("strangers:Mute", "no method choose"),
        ("strangers:Townsman", "it plays the city, not the duel"),
        ("program:no-such-program", "there is no program 'no-such-program'"),
        ("program:", "followed by a command"),
        ('program:"', "is no command"),
        ("program:false", "its process has ended"),
        ("nobody", "there is no bot 'nobody', only random"),
        ("master:0", "1 to 1000000 playouts"),
        ("master:x", "master can have 1 to 1000000 playouts, .* not 'x'"),
        ("master:-5", "not '-5'"),
        ("novice:5", "only master can have playouts"),
    ],
)
def test_one_that_cannot_play_is_told_before_anything_begins(here: Path, name: str, why: str) -> None:
    with pytest.raises(bluemoon.BluemoonError, match=why):
        check("duel", name)


@pytest.mark.parametrize("command", [["lab", "arena", "random"], ["play", "--opponent"], ["serve", "--bot"]])
def test_so_do_the_commands(here: Path, command: list[str]) -> None:
    name = "nowhere:Bot" if command[0] != "serve" else "duel/novice=nowhere:Bot"
    done = CliRunner().invoke(app, [*command, name], input="")
    assert done.exit_code == 2, done.output
    assert "the bot 'nowhere:Bot' does not play: there is no module 'nowhere'" in " ".join(
        done.output.split()
    )


def test_an_entry_point_is_a_name(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("stranger", "strangers:First", names.GROUP)
    monkeypatch.setattr(names, "entry_points", lambda group: [point] if group == names.GROUP else [])
    assert named("duel", "stranger") == ("stranger", None)
    check("duel", "stranger")
    assert played("stranger", most=10)[1].faults == []
    with pytest.raises(bluemoon.BluemoonError, match="there is no bot 'other'"):
        check("duel", "other")


def test_the_lab_goes_on_and_counts_what_was_lost(here: Path) -> None:
    found = CliRunner().invoke(
        app,
        [
            *("lab", "arena", "strangers:Fails", f"program:{sys.executable} program.py", "--games", "2"),
            *("--no-control", "--workers", "1", "--json"),
        ],
    )
    report = json.loads(found.stdout)
    assert report["pairings"][0]["games"] == 2
    assert report["pairings"][0]["one"] == "strangers:Fails"
    assert report["lost"] > 5


def test_a_bot_of_the_engine_layer_sees_actions_with_their_cards(here: Path) -> None:
    (here / "seer.py").write_text(
        "class Seer:\n"
        "    def choose(self, view, actions):\n"
        "        assert any(action.cards for action in actions), list(actions)\n"
        "        return actions[0]\n",
        encoding="utf-8",
    )
    g = engine.new_game(("Hoax", "Vulca"), seed=178)
    bot = make("duel", "seer:Seer")
    assert isinstance(bot, OutsideBot)
    assert bot.decide(g.view(g.player), g.legal_actions(), g.text) == g.legal_actions()[0]
    assert bot.faults == []


def test_a_server_lets_it_play_a_level(here: Path) -> None:
    settings = Settings(bots="duel/novice=strangers:Text; city/master=program:x")
    assert settings.outside_bots[("duel", "novice")] == "strangers:Text"
    for wrong in ("novice=strangers:Text", "duel/novice=adept", "duel/novice"):
        with pytest.raises(bluemoon.BluemoonError, match="not written as in"):
            assert Settings(bots=wrong).outside_bots
    with pytest.raises(bluemoon.BluemoonError, match="there is no level 'nov'"):
        assert Settings(bots="duel/nov=strangers:Text").outside_bots
    with pytest.raises(bluemoon.BluemoonError, match="duel/novice is given twice"):
        assert Settings(bots="duel/novice=strangers:Text; duel/novice=program:x").outside_bots

    async def choose() -> tuple[str, str]:
        thinkers = Thinkers(1, patience=60, seconds=0)
        thinkers.outside = settings.outside_bots
        try:
            action, why = await thinkers.choose("t", job(), "novice", "s")
            assert not thinkers.quick.used  # it may be slow: the novices of other games do not wait for it
            return action, str(why)
        finally:
            thinkers.close()

    assert asyncio.run(choose()) == (offered()[-1], "the last one, in the duel")


def test_what_it_prints_goes_to_standard_error(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Without a flush of its own, too, and without being taken for an answer."""
    (here / "talker.py").write_text(
        "import sys\n"
        "class Talker:\n"
        "    def choose(self, view, actions):\n"
        "        print('action 0')\n"
        "        print('not sure', file=sys.stderr)\n"
        "        return actions[0]\n",
        encoding="utf-8",
    )
    _, bot = played("talker:Talker", most=6)
    assert bot.faults == []
    bot._give_up()  # its process has ended: everything was heard
    said = capsys.readouterr()
    assert "talker:Talker: action 0\n" in said.err
    assert "talker:Talker: not sure\n" in said.err
    assert said.out == ""


def test_under_the_whole_screen_it_is_held_back(capsys: pytest.CaptureFixture[str]) -> None:
    with saying.held():
        saying.pass_on("one")
        assert capsys.readouterr().err == ""
    assert capsys.readouterr().err == "one\n"
