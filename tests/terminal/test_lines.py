"""The table as lines of text, and what is kept of a game: files, locks, the list to go on from."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

import bluemoon
from bluemoon.city.tiles import TILES as CITY_TILES
from bluemoon.cli import app, seating
from bluemoon.terminal import looking, loop
from bluemoon.terminal.boards import board_of
from bluemoon.terminal.session import PERSON, Session, alone, lock_of, record_of, unfinished

run = CliRunner().invoke
TILES = [tile.name for tile in CITY_TILES]


def seated(kind: str = "duel", language: str = "en", file: Path | None = None) -> Session:
    game = bluemoon.new_duel(("Hoax", "Vulca"), seed=3) if kind == "duel" else bluemoon.new_city(2, seed=2)
    return Session(game.record().setup, [0], {1: "random"}, language, file)


def played(session: Session, answers: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """What is printed when these lines are typed."""
    monkeypatch.setattr("sys.stdin", io.StringIO(answers))
    console = Console(file=io.StringIO(), width=200)
    given = iter(answers.splitlines())

    def answer(prompt: str) -> str:
        console.print(prompt)
        try:
            return next(given)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr(console, "input", answer)
    loop.play(session, console)
    printed = console.file
    assert isinstance(printed, io.StringIO)
    return printed.getvalue()


@pytest.mark.parametrize("asked", ["help", "?", ""])
def test_help_is_understood(asked: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told = played(seated(), f"{asked}\nquit\n", monkeypatch)
    assert told.count("'undo' takes your last action") == 2  # at the beginning, and when asked
    assert "names no action" not in told


def test_undo_and_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    session = seated()
    before = session.game.position()
    told = played(session, "undo\ndecline\nlog\nundo\nquit\n", monkeypatch)
    assert "There is nothing of yours to take back." in told
    assert "Taken back: decline" in told
    assert session.game.position() == before


def test_german_lines_are_german(monkeypatch: pytest.MonkeyPatch) -> None:
    """`--language de --plain` was English throughout."""
    told = played(seated(language="de"), "hint\nverzichten\nwhy retreat\n99\nquit\n", monkeypatch)
    for word in (
        "Antworte mit einer Nummer",
        "Deine Hand",
        "verzichten",
        "Du verzichtest",
        "bitte eine Nummer",
    ):
        assert word in told
    for word in ("Your hand", "decline", "You ", "Answer", "please"):
        assert word not in told


def test_a_german_hint_in_the_city_names_its_steps_in_german() -> None:
    """It said 'walk Royal Palace, build 4 with T3: du erhältst …'."""
    session = seated("city", "de")
    hints: list[str] = []
    while not session.game.over and len(hints) < 12:
        seat = session.person_seat
        if seat is None:
            session.act(session.bot_action(1), "bot")
            continue
        hints.append(session.hint(seat).lower())
        session.act(session._adviser.choose(session.game.view(seat), session.game.legal_actions(seat)))
    english = {"walk", "play", "build", "with", "offer", "discard", "done", *(name.lower() for name in TILES)}
    for hint in hints:
        assert not any(re.search(rf"\b{word}\b", hint) for word in english), hint
    assert any(hint.startswith("gehen: ") for hint in hints)
    assert any(" bezahlen mit " in hint for hint in hints)


def test_both_tables_ask_the_same_adviser_and_the_action_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in ("duel", "city"):
        session = seated(kind)
        hint = session.hint(0)
        first = re.split("[,:]", hint)[0]
        assert first in [action.text for action in session.game.legal_actions(0)]
        asked: list[int] = []
        session = seated(kind)
        monkeypatch.setattr(session, "hint", lambda seat, asked=asked: asked.append(seat) or "THE HINT")
        assert "THE HINT" in played(session, "hint\nquit\n", monkeypatch)
        assert asked == [0]


@pytest.mark.parametrize(
    ("kind", "name", "wanted"),
    [
        ("duel", "brain drain", "Brain Drain"),
        ("duel", "Brain", "Brain Drain, Trigger Brainstorm"),
        ("duel", "nobody at all", "Nothing is called 'nobody at all'."),
        ("city", "A3", "Aqua (blue): A1, A2, A3"),
        ("city", "mil", "Mill"),
        ("city", "Temple", "Water Temple"),
        ("city", "Cinder", "Nothing is called 'Cinder'."),
    ],
)
def test_any_card_is_found_by_a_part_of_its_name(kind: str, name: str, wanted: str) -> None:
    session = seated(kind)
    board = board_of(kind, session.game.view(0), session.names, "en")
    assert wanted in looking.look(board, session, name).plain


# --- what is kept -----------------------------------------------------------------------------------------


def test_a_game_is_open_at_one_terminal(tmp_path: Path) -> None:
    file = tmp_path / "2026-01-01-120000-0-duel.json"
    seated(file=file).keep()
    with alone(file), pytest.raises(bluemoon.BluemoonError, match="open elsewhere"), alone(file):
        pass
    with alone(file):  # free again
        assert lock_of(file).exists()


def test_resume_refuses_a_game_that_is_open_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BLUEMOON_TABLES", str(tmp_path))
    file = tmp_path / "2026-01-01-120000-0-duel.json"
    seated(file=file).keep()
    with alone(file):
        done = run(app, ["play", "--resume"], input="quit\n")
    assert done.exit_code == 2
    assert "open elsewhere" in " ".join(done.output.split())


def test_resume_lists_several_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BLUEMOON_TABLES", str(tmp_path))
    older, newer = tmp_path / "2026-01-01-120000-0-duel.json", tmp_path / "2026-01-02-120000-0-city.json"
    seated(file=older).keep()
    seated("city", file=newer).keep()
    assert unfinished(tmp_path) == [newer, older]
    done = run(app, ["play", "--resume"], input="2\ndecline\nquit\n")
    assert done.exit_code == 0, done.output
    assert "2026-01-02 12:00  Blue Moon City (#1, #2), actions so far: 0" in done.output
    assert any(move.text == "decline" for move in read(older).moves)


def read(file: Path) -> Session:
    from bluemoon.terminal.session import load_session

    return load_session(file, "en")


def test_a_kept_game_is_replayed_and_analysed(tmp_path: Path) -> None:
    """A game finished on the whole screen was out of reach for both."""
    file = tmp_path / "game.json"
    session = seated(file=file)
    while not session.game.over:
        bot = session.bot_seat
        session.act(session.game.legal_actions(0)[0] if bot is None else session.bot_action(bot), PERSON)
    assert record_of(file.read_text(encoding="utf-8")) == session.game.record()
    told = run(app, ["replay", str(file)])
    assert told.exit_code == 0
    assert session.game.record().actions[0] in told.output
    judged = run(app, ["analyse", str(file), "--playouts", "1"])
    assert judged.exit_code == 0
    assert "turning points" in judged.output


def test_at_leaving_the_result_and_the_file_are_told(tmp_path: Path) -> None:
    for language, wanted in (("en", "Kept in"), ("de", "Gespeichert in")):
        session = seated(language=language, file=tmp_path / "game.json")
        assert len(seating._at_leaving(session, True)) == 1
        while not session.game.over:
            bot = session.bot_seat
            session.act(session.game.legal_actions(0)[0] if bot is None else session.bot_action(bot))
        lines = seating._at_leaving(session, True)
        assert "Hoax" in lines[0]
        assert lines[1].startswith(wanted)
        assert "game.json" in lines[1]


def test_a_match_is_replayed_game_by_game(tmp_path: Path) -> None:
    match = bluemoon.new_match(["Hoax", "Vulca"], seed=3)
    match.play_out(bluemoon.Chance.of(1))
    file = tmp_path / "match"
    file.write_text(match.record().write(), encoding="utf-8")
    told = run(app, ["replay", str(file)])
    assert told.exit_code == 0, told.output
    assert "== game 1" in told.output
    assert "announce" in told.output
    judged = run(app, ["analyse", str(file)])
    assert judged.exit_code == 2
    assert "the record of a match" in " ".join(judged.output.split())


@pytest.mark.parametrize("asked", ["build", "build 2", "why build 2", "why build"])
def test_what_comes_too_early_says_what_is_first(asked: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It said 'build what? the legal actions say what there is'."""
    told = played(seated("city"), f"{asked}\nquit\n", monkeypatch)
    assert "Contributions are made in the Contribution phase; now is your Movement phase." in told
    assert "what?" not in told
    assert "expected something" not in told


def test_the_table_is_shown_again_with_its_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    told = played(seated(), "table\nquit\n", monkeypatch)
    assert told.count("  1  decline") == 2
