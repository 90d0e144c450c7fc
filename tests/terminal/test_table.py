"""The table on the whole screen, played by Textual's pilot as a person would."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

import bluemoon
from bluemoon.contract import Game
from bluemoon.terminal.choices import EXACT, MANY, NOT, PARTS, WORDS, fit
from bluemoon.terminal.session import PERSON, Session, read_session
from bluemoon.terminal.table import Finder, Sheet, Table
from bluemoon.terminal.words import ending

Script = Callable[[Table, Pilot[None]], Coroutine[Any, Any, None]]


def seated(game: Game[Any], people: int = 1, language: str = "en", file: Path | None = None) -> Session:
    bots = dict.fromkeys(range(people, game.players), "random")
    return Session(game.record().setup, range(people), bots, language, file)


def at_table(session: Session, script: Script, size: tuple[int, int] = (80, 24)) -> None:
    async def run() -> None:
        table = Table(session)
        async with table.run_test(size=size) as pilot:
            await settle(table, pilot)
            await script(table, pilot)

    asyncio.run(run())


async def settle(table: Table, pilot: Pilot[None]) -> None:
    """Until no bot thinks. (Not by the workers: the one of a bot's next action cancels that of the last.)"""
    await pilot.pause()
    deadline = time.monotonic() + 60
    while table.session.bot_seat is not None:
        assert time.monotonic() < deadline, "a bot does not decide"
        await asyncio.sleep(0.005)
    await pilot.pause()


async def play_to_end(table: Table, pilot: Pilot[None], most: int = 2000) -> None:
    for _ in range(most):
        if table.session.game.over:
            return
        await pilot.press("enter")
        await settle(table, pilot)
    raise AssertionError("the game does not end")


def shown(table: Table, what: str) -> str:
    return str(table.screen_stack[0].query_one(f"#{what}", Static).render())


def test_a_whole_duel(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    session = seated(bluemoon.new_duel(("Hoax", "Vulca"), seed=5), file=file)

    async def script(table: Table, pilot: Pilot[None]) -> None:
        await play_to_end(table, pilot)
        assert session.game.result is not None
        assert ending(session.game.result, 0, session.names) in shown(table, "news")

    at_table(session, script)
    kept = read_session(file.read_text(), "en")
    assert kept.game == session.game
    assert json.loads(file.read_text())["over"] is True


def test_every_action_is_kept_at_once(tmp_path: Path) -> None:
    """Whatever ends the program after an action, the file has it."""
    file = tmp_path / "game.json"
    session = seated(bluemoon.new_duel(("Hoax", "Vulca"), seed=5), file=file)

    async def script(table: Table, pilot: Pilot[None]) -> None:
        for _ in range(12):
            await pilot.press("enter")
            await settle(table, pilot)
            kept = read_session(file.read_text(), "en")
            assert kept.game == session.game
            assert kept.moves == session.moves
            assert kept.logs == session.logs

    at_table(session, script)
    assert sum(move.by == PERSON for move in session.moves) >= 5


def test_the_only_choice_is_never_asked_for() -> None:
    session = seated(bluemoon.new_duel(("Hoax", "Vulca"), seed=5))

    async def script(table: Table, pilot: Pilot[None]) -> None:
        for _ in range(15):
            if session.game.over:
                break
            assert len(session.game.legal_actions(0)) > 1
            await pilot.press("enter")
            await settle(table, pilot)

    at_table(session, script)


def test_what_the_other_side_did_is_told_on_a_small_screen() -> None:
    """Since one's own last choice, whatever else is on the screen."""
    session = seated(bluemoon.new_duel(("Hoax", "Vulca"), seed=3))

    async def script(table: Table, pilot: Pilot[None]) -> None:
        done: list[str] = []
        while not any(text.startswith("announce") for text in done):
            await pilot.press("enter")
            await settle(table, pilot)
            own = [place for place, move in enumerate(session.moves) if move.by == PERSON]
            last = max(own, default=len(session.moves))
            done = [move.text for move in session.moves[last + 1 :] if move.seat == 1]
        told = " ".join(shown(table, "news").split())
        told_as = {"play": "plays", "announce": "announces"}
        parts = [text.partition(" ") for text in done]
        wanted = [f"{told_as[kind]} {what}" for kind, _, what in parts if kind in told_as]
        assert len(wanted) >= 2
        assert [text for text in wanted if text not in told] == []
        assert "draws a card (×" in told

    at_table(session, script)


def test_enter_alone_never_gives_up_or_spends_cards_of_the_city() -> None:
    for game in (bluemoon.new_duel(("Hoax", "Vulca"), seed=3), bluemoon.new_city(2, seed=2)):

        async def script(table: Table, pilot: Pilot[None]) -> None:
            kinds = {action.kind for action in table.session.game.legal_actions(0)}
            assert kinds & {"decline", "done"}
            await pilot.press("enter")
            await settle(table, pilot)
            kind = table.session.kind
            for _ in range(8):
                await pilot.press("enter")
                await settle(table, pilot)
            chosen = {move.text.split()[0] for move in table.session.moves if move.by == PERSON}
            assert not chosen & {"retreat", "decline"}
            assert kind == "duel" or not chosen & {"play", "discard"}
            assert chosen & {"play", "walk"}

        at_table(seated(game), script)


def test_a_bot_of_others_that_fails_is_told_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = "class Broken:\n    def choose(self, view, actions):\n        raise ValueError('oops')\n"
    (tmp_path / "broken.py").write_text(code, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    setup = bluemoon.new_duel(("Hoax", "Vulca"), seed=3).record().setup
    session = Session(setup, [0], {1: "broken:Broken"})

    async def script(table: Table, pilot: Pilot[None]) -> None:
        while not any(move.seat == 1 for move in session.moves):
            await pilot.press("enter")
            await settle(table, pilot)
        assert "broken:Broken" in shown(table, "news")
        assert "oops" in shown(table, "news")
        assert session.fault(1) == ""  # it is told once

    at_table(session, script)


def test_typing_finds_and_undo_takes_back() -> None:
    session = seated(bluemoon.new_duel(("Hoax", "Vulca"), seed=3))

    async def script(table: Table, pilot: Pilot[None]) -> None:
        before = session.game.position()
        await pilot.press(*"monk")
        await pilot.pause()
        assert [line.action.text for line in table.listed if line.action] == ["play Ledinemras the Monk"]
        await pilot.press("enter")
        await settle(table, pilot)
        assert session.moves[0].text == "play Ledinemras the Monk"
        assert "Ledinemras the Monk" in shown(table, "board")
        assert table.query_one(Finder).value == ""
        await pilot.press("ctrl+z")
        await pilot.pause()
        assert session.game.position() == before
        assert session.moves == []

    at_table(session, script)


def test_exact_words_do_exactly_that() -> None:
    """A stranger typed `build 3 with V2 A3 H1` and had built box 1, because of the 3 in A3."""
    texts = ["build 1 with V2 A3 H1", "build 3 with V2 A3 H1", "build 2 with M2 M2 H3", "build 2 with H3"]
    assert fit("build 3 with V2 A3 H1", [texts[0]]) == NOT
    for text in texts:
        assert [other for other in texts if fit(text, [other]) == EXACT] == [text]
    assert fit("announce e", ["announce Earth"]) == WORDS
    assert fit("announce e", ["announce Fire"]) == PARTS
    assert fit("gehen mühle", ["walk Mill", "gehen: Mühle"]) == EXACT
    assert fit("monk play", ["play Ledinemras the Monk"]) == PARTS
    assert fit("3", ["play A3"]) == NOT


def test_enter_does_what_the_words_mean_and_never_guesses() -> None:
    session = seated(bluemoon.new_duel(("Hoax", "Vulca"), seed=3))

    async def script(table: Table, pilot: Pilot[None]) -> None:
        listed = table.query_one("#actions", OptionList)
        await pilot.press(*"play", "enter")
        await settle(table, pilot)
        assert session.moves == []
        assert "Several actions fit" in shown(table, "news")
        await pilot.press("down", "down", "enter")  # now one is chosen
        await settle(table, pilot)
        assert session.moves[0].text.startswith("play")
        while not {"announce Fire", "announce Earth"} <= {a.text for a in session.game.legal_actions(0)}:
            await pilot.press("escape", "enter")
            await settle(table, pilot)
        before = len(session.moves)
        await pilot.press(*"announce e")
        await pilot.pause()
        chosen = table.listed[listed.highlighted or 0].action
        assert chosen is not None
        assert chosen.text == "announce Earth"
        await pilot.press("enter")
        await settle(table, pilot)
        assert session.moves[before].text == "announce Earth"

    at_table(session, script)


def test_what_is_forbidden_is_explained_in_the_language() -> None:
    session = seated(bluemoon.new_duel(("Hoax", "Vulca"), seed=3), language="de")

    async def script(table: Table, pilot: Pilot[None]) -> None:
        await pilot.press(*"retreat", "enter")
        await pilot.pause()
        reason = session.game.why_not("retreat")
        assert reason is not None
        assert reason.said.text("de") in shown(table, "news")
        assert session.moves == []
        await pilot.press("escape", "ctrl+t")
        await pilot.pause()
        assert shown(table, "news").startswith("Tipp: ")

    at_table(session, script)


def test_between_two_persons_the_table_is_covered() -> None:
    session = seated(bluemoon.new_duel(("Hoax", "Vulca"), seed=3), people=2)

    async def script(table: Table, pilot: Pilot[None]) -> None:
        while not isinstance(table.screen, Sheet):
            await pilot.press("enter")
            await settle(table, pilot)
        assert table.covered
        assert table.screen.has_class("-private")
        await pilot.press("ctrl+l")
        assert len(table.screen_stack) == 2  # no log, no hint of the other's
        was = table.seat
        await pilot.press("enter")
        await pilot.pause()
        assert table.seat == 1 - was
        assert not table.covered

    at_table(session, script)


def test_without_colours_the_chosen_action_has_an_arrow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    session = seated(bluemoon.new_duel(("Hoax", "Vulca"), seed=3))

    async def script(table: Table, pilot: Pilot[None]) -> None:
        listed = table.query_one("#actions", OptionList)
        for key in ("down", "down", "up"):
            await pilot.press(key)
            await pilot.pause()
            arrows = [n for n, option in enumerate(listed.options) if str(option.prompt).startswith("▸")]
            assert arrows == [listed.highlighted]

    at_table(session, script)


@pytest.mark.parametrize("size", [(80, 24), (140, 45)])
def test_the_whole_board_is_in_view(size: tuple[int, int]) -> None:
    """Of each game, with the list of actions beside or below it."""
    games: list[Game[Any]] = [
        bluemoon.new_duel(("Hoax", "Vulca"), seed=3),
        bluemoon.new_city(4, seed=2),
        bluemoon.new_draft(2, seed=2),
    ]
    for game in games:

        async def script(table: Table, pilot: Pilot[None]) -> None:
            board = table.query_one("#board", Static)
            assert board.region.height == len(shown(table, "board").splitlines())  # nothing wraps
            actions = table.query_one("#actions", OptionList)
            assert actions.region.height >= 5
            assert table.query_one(Finder).region.bottom <= size[1]
            held = table.query_one("#hand")
            assert held.region.height >= len(shown(table, "hand").splitlines())
            assert "more" not in shown(table, "hand")
            assert table.query_one("#hand").region.bottom <= actions.region.bottom

        at_table(seated(game), script, size)


def test_the_hand_takes_the_room_that_there_is() -> None:
    """After the screen was made larger the hand stayed cut, with twenty empty lines below it."""
    session = seated(bluemoon.new_duel(("Hoax", "Vulca"), seed=3))

    async def script(table: Table, pilot: Pilot[None]) -> None:
        await pilot.resize_terminal(80, 20)
        await pilot.pause()
        assert "more" in shown(table, "hand")
        await pilot.resize_terminal(120, 40)
        await pilot.pause()
        await pilot.pause()
        assert "more" not in shown(table, "hand")

    at_table(session, script)


def test_a_screen_that_is_too_small_says_so() -> None:
    session = seated(bluemoon.new_city(4, seed=2), language="de")

    async def script(table: Table, pilot: Pilot[None]) -> None:
        assert "80×24" not in shown(table, "news")
        await pilot.resize_terminal(70, 20)
        await pilot.pause()
        assert "Dieses Terminal hat 70×20 Zeichen; der Tisch braucht 80×24." in shown(table, "news")

    at_table(session, script)


@pytest.mark.parametrize(("players", "language"), [(2, "de"), (3, "en"), (4, "de")])
def test_the_whole_obelisk_is_shown(players: int, language: str) -> None:
    session = seated(bluemoon.new_city(players, seed=2), language=language)

    async def script(table: Table, pilot: Pilot[None]) -> None:
        first = shown(table, "hand").splitlines()[0]
        assert "7×" in first
        assert first.rstrip().endswith("12")

    at_table(session, script)


def test_the_city_s_help_explains_its_signs() -> None:
    session = seated(bluemoon.new_city(2, seed=2))

    async def script(table: Table, pilot: Pilot[None]) -> None:
        await pilot.press("f1")
        await pilot.pause()
        sheet = table.screen
        assert isinstance(sheet, Sheet)
        for said in ("'build 3 with V2'", "*1s /1c", "V▲ Vulca (black)", "F» Flit (grey)"):
            assert said in sheet.text.plain

    at_table(session, script)


def test_a_german_city_folds_in_german() -> None:
    game = bluemoon.new_city(2, seed=2)

    async def script(table: Table, pilot: Pilot[None]) -> None:
        fold = next(line for line in table.listed if line.words)
        assert fold.words.endswith(" spielen")
        assert fold.text.plain.startswith(fold.words)
        assert not any(line.text.plain.startswith("play") for line in table.listed)
        await pilot.press(*fold.words)
        await pilot.pause()
        opened = [line.action for line in table.listed if line.action]
        assert len(opened) >= MANY
        assert {action.cards for action in opened} == {(fold.words.split()[0],)}

    at_table(seated(game, language="de"), script)


def test_the_city_folds_and_hides_the_crystals_of_others() -> None:
    session = seated(bluemoon.new_city(2, seed=2))

    async def script(table: Table, pilot: Pilot[None]) -> None:
        fold = next(line for line in table.listed if line.words)
        await pilot.press(*fold.words)
        await pilot.pause()
        opened = [line.action for line in table.listed if line.action]
        assert len(opened) >= MANY
        assert all(action.text.startswith(fold.words) for action in opened)
        await pilot.press("escape")
        rows = [row for row in shown(table, "hand").splitlines() if "❷" in row]
        assert rows[0].split()[2] == "?"
        for _ in range(15):
            await pilot.press("enter")
            await settle(table, pilot)
        assert len(session.moves) > 15

    at_table(session, script)


def late_city(left: int) -> Game[Any]:
    """A game of the city that began not long before its end: a whole one takes minutes to click through."""
    whole = bluemoon.new_city(2, seed=5)
    count = whole.copy().play_out(bluemoon.Chance.of(5))
    whole.play_out(bluemoon.Chance.of(5), count - left)
    return bluemoon.from_position(whole.position())


def test_a_city_to_its_end(tmp_path: Path) -> None:
    file = tmp_path / "city.json"
    session = seated(late_city(left=8), file=file)

    async def script(table: Table, pilot: Pilot[None]) -> None:
        for pressed in range(500):
            if session.game.over:
                break
            chosen = table.listed[table.query_one("#actions", OptionList).highlighted or 0].action
            if pressed % 2 == 0 and chosen and chosen.kind in ("walk", "build", "offer"):
                await pilot.press("up")  # to the line above them, that ends the phase
            await pilot.press("enter")
            await settle(table, pilot)
        assert session.game.over

    at_table(session, script)
    assert any(move.by == PERSON for move in session.moves)
    assert read_session(file.read_text(), "en").game == session.game


def test_a_whole_draft() -> None:
    session = seated(bluemoon.new_draft(2, ["Hoax", "Vulca", "Flit"], seed=1))

    async def script(table: Table, pilot: Pilot[None]) -> None:
        await play_to_end(table, pilot)
        assert "The draft is complete." in shown(table, "status")

    at_table(session, script)


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"bluemoon table": 1, "setup": {"game": "duel"}}'])
def test_a_broken_file_is_a_clear_error(text: str) -> None:
    with pytest.raises(bluemoon.BluemoonError):
        read_session(text, "en")


@pytest.mark.parametrize("game", [bluemoon.new_duel(seed=5), bluemoon.new_city(3, seed=1)])
def test_the_board_is_drawn_for_the_new_size(game: Game[Any]) -> None:
    """Until the next action it had the width of the old window, and its lines wrapped."""
    session = seated(game)

    async def script(table: Table, pilot: Pilot[None]) -> None:
        for width, height in ((80, 24), (130, 40), (100, 30), (80, 24)):
            await pilot.resize_terminal(width, height)
            await settle(table, pilot)
            resized = shown(table, "board")
            table.draw()
            await pilot.pause()
            assert resized == shown(table, "board")
            assert all(len(line) <= width for line in resized.splitlines())

    at_table(session, script, size=(100, 30))


@pytest.mark.parametrize("game", [bluemoon.new_duel(seed=5), bluemoon.new_city(2, seed=7)])
def test_the_marker_goes_where_the_hint_points(game: Game[Any]) -> None:
    """Whatever is typed; Enter then does it, or opens the fold under which it lies."""
    session = seated(game)

    async def script(table: Table, pilot: Pilot[None]) -> None:
        for _ in range(4):
            await pilot.press("q", "x", "ctrl+t")
            await settle(table, pilot)
            advised = session.advice(0)[0]
            assert table.query_one(Finder).value == ""
            marked = table.listed[table.query_one("#actions", OptionList).highlighted or 0]
            if marked.action is None:
                assert table.board.action_words(advised).startswith(marked.words)
                await pilot.press("enter")
                await settle(table, pilot)
                break
            assert marked.action == table.advised
            await pilot.press("enter")
            await settle(table, pilot)
            assert table.advised is None
            assert marked.action.text in [move.text for move in session.moves]

    at_table(session, script)


def test_enter_alone_plays_a_card_only_if_it_is_pressed_twice() -> None:
    """A stranger pressed Enter on the empty line and had played a card."""
    session = seated(bluemoon.new_duel(("Hoax", "Vulca"), seed=3))

    async def script(table: Table, pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        await pilot.pause()
        assert session.moves == []
        assert "Enter once more: play " in shown(table, "news")
        await pilot.press("down", "enter")  # another one, chosen by the arrow keys
        await settle(table, pilot)
        assert session.moves[0].text.startswith("play ")
        await pilot.press("ctrl+z")
        await pilot.press("enter")
        await pilot.pause()
        assert session.moves == []
        await pilot.press("enter")
        await settle(table, pilot)
        assert session.moves[0].text.startswith("play ")

    at_table(session, script)
