"""Wrong input to the command: one clear sentence and the status 2, before anything long begins. What
strangers tried, and what a fuzzer makes of it."""

from __future__ import annotations

import os
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bluemoon.cli.main import app
from bluemoon.errors import BluemoonError
from bluemoon.formats.commands import make_random_deck
from bluemoon.lab import commands
from bluemoon.record import read_record
from tests.cli.fuzz import fuzzed

RECORD = "bluemoon record 1\ngame: duel\nrules: legends\ndecks: Hoax, Vulca\nseed: 1\nstarter: 7\n\n"

# The command, and a part of what it says.
WRONG = {
    "lab specials emissaries --games 0": "--games is a number from 1",
    "lab arena novice random --games -5": "--games is a number from 1",
    "lab arena novice random --games x": "'x' is no whole number",
    "lab arena novice random --games 1.5": "'1.5' is no whole number",
    "bench --seconds x": "'x' is no number",
    "play --people 0": "0 is too small: it is 1 or more",
    "play --people 9": "9 is too large: it is 6 or less",
    "play --seed ''": "--seed is empty: leave it out for cards by lot",
    "lab arena novice novice --games 4": "novice is named twice",
    "lab arena novice": "an arena needs two bots",
    "lab arena novice random --sprt 0.6 0.5": "0 < low < high < 1",
    "lab arena novice random --sprt nan 0.5": "0 < low < high < 1",
    "lab arena novice random --results nodir/x": "there is no folder nodir",
    "lab arena novice random --results garbage": "is no file of results",
    "lab arena novice random --results binary": "is no file of results",
    "lab arena novice random --results .": "is a folder",
    f"lab arena novice random --results {300 * 'a'}": "too long",
    "lab arena novice random --workers -1": "--workers is a number from 0",
    "lab arena novice random --playouts 0": "--playouts is a number from 1",
    "lab arena novice random --game chess": "there is no game 'chess'",
    "lab arena novice random --game city --players 9": "2 to 4 players",
    "lab arena novice random --players 3": "a duel has two players",
    "lab arena novice random --rules foo": "foo",
    "lab arena novice random --decks nobody": "nobody",
    "lab arena novice random --decks hoax,hoax": "Hoax is named twice",
    "lab matchups --games 2 --picture nodir/x.png": "there is no folder nodir",
    "lab matchups --games 2 --picture x.gif": ".png or .svg",
    "lab matchups --games 2 --picture old.svg": "old.svg: the file is there already (--force replaces it)",
    "lab specials emissaries --games 2 --picture old.svg": "old.svg: the file is there already",
    "lab matchups --bot nobody": "there is no bot 'nobody'",
    "lab deck nofile": "No such file",
    "lab deck garbage": "garbage",
    "lab specials nobody": "emissaries and inquisitors",
    "bench --seconds -1": "--seconds is a number from 0.1",
    "bench --seconds nan": "--seconds is a number from 0.1",
    "bench --seconds inf": "--seconds is a number from 0.1",
    "serve --port -4": "Invalid value for '--port'",
    "serve --port 99999999": "Invalid value for '--port'",
    "serve --workers -3": "workers: -3 is no number",
    "serve --pace nan": "pace: nan is no number",
    "serve --page nodir": "no built page in nodir",
    "serve --log-level loud": "'loud' is none of",
    "serve --port 8241 --metrics-port 8241": "--metrics-port: 8241 is the port of the page",
    "serve --origins ftp": "'ftp' is no page's origin",
    "serve --host 999.1.1.1": "there is no address 999.1.1.1",
    "serve --database /tmp/x.db": "sqlite:///FILE or postgresql://",
    "serve --database sqlite:////no/such/dir/x.db": "x.db: there is no folder /no/such/dir",
    "serve --bot duel/nov=mine:Mine": "there is no level 'nov'",
    "ready 8241": "'8241' is no address",
    "serve --database foo://x": "sqlite:///FILE or postgresql://",
    "play --save nodir/x": "there is no folder nodir",
    "play --save .": "is a folder",
    "play --save garbage": "garbage: the file is there already (--force replaces it)",
    "play --save /proc/x.rec": "/proc/x.rec cannot be written",
    "lab dataset garbage --games 1": "garbage: the file is there already",
    "play duel --players 4": "a duel has two players",
    "play city --decks hoax,vulca": "--decks is for the duel, not for the city",
    "play city --rules classic": "--rules is for the duel, not for the city",
    "play draft --piles open": "--piles is for the duel, not for the draft",
    "play --decks garbage,hoax": "garbage: a deck file begins with",
    "play --language fr": "the table speaks en and de",
    "rules city zzz": "the chapters: ",
    "rules --language fr": "the table speaks en and de",
    "analyse nofile": "nofile: No such file or directory",
    "analyse binary": "binary: this is no text",
    "play --decks Hoax": "two decks",
    "play --decks Hoax,Nobody": "Nobody",
    "play --rules foo": "foo",
    "play --piles foo": "foo",
    "play city --players 9": "two to four players",
    "play --opponent nobody": "there is no bot 'nobody'",
    "play --seed ' 7 '": "seed",
    "replay nofile": "bluemoon: nofile: No such file or directory",
    "replay binary": "bluemoon: binary: this is no text",
    "replay starter": "starter",
    "cards Nobodyatall": "Nobodyatall",
    "cards Cinder --picture nodir/x.svg": "there is no folder nodir",
    "cards Cinder --picture garbage": "garbage: the file is there already (--force replaces it)",
    "cards Cinder --svg --json": "choose one",
    "cards storm --picture x.svg": "--picture takes one card",
    "deck check nofile": "No such file",
    "deck check binary": "no text",
    "deck random nodir/x.deck": "there is no folder nodir",
    "deck random garbage": "garbage: the file is there already",
    "deck drafted starter garbage": "garbage: the file is there already",
    "tournament new t A": "players",
    "tournament new nodir/t A B": "there is no folder nodir",
    "tournament new garbage A B": "garbage: the file is there already",
    "tournament show nofile": "No such file",
    "conformance nofile": "bluemoon: nofile: No such file or directory",
    "conformance garbage": "garbage, line 1: no JSON object",
    "conformance binary": "binary is no readable position file",
    "play chess": "'chess' is none of duel, city, draft",
    "rules chess": "'chess' is none of duel, city",
    "bench chess": "'chess' is none of duel, city",
    "play --opponent master:-5": "master can have 1 to 1000000 playouts",
    "nosuchcommand": "No such command",
}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "garbage").write_text("garbage\n", encoding="utf-8")
    (tmp_path / "old.svg").write_text("<svg/>", encoding="utf-8")
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "starter").write_text(RECORD, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "300")
    return tmp_path


def run(command: list[str], answers: str = "") -> tuple[int, str]:
    """The status and what was said, as `bluemoon.cli.run` has them."""
    done = CliRunner().invoke(app, command, input=answers)
    if isinstance(done.exception, BluemoonError):
        return 2, f"{done.output}{done.exception}"
    assert done.exception is None or isinstance(done.exception, SystemExit), (command, done.exception)
    return done.exit_code, done.output


@pytest.mark.parametrize("line", WRONG)
def test_a_sentence_and_status_2(line: str, folder: Path) -> None:
    before = sorted(os.listdir(folder))
    status, said = run(shlex.split(line))
    assert status == 2, said
    assert WRONG[line] in said
    assert sorted(os.listdir(folder)) == before  # nothing was begun


@pytest.mark.parametrize(
    "line", ["deck random garbage", "deck drafted starter garbage", "tournament new garbage A B"]
)
def test_force_is_named_only_where_it_is_an_option(line: str, folder: Path) -> None:
    status, said = run(shlex.split(line))
    assert (status, said.strip()) == (2, "bluemoon: garbage: the file is there already")
    assert (folder / "garbage").read_text(encoding="utf-8") == "garbage\n"


@pytest.mark.parametrize("command", ["matchups", "deck mine.deck", "specials emissaries"])
def test_a_picture_of_the_lab_replaces_a_file_only_if_that_is_said(
    command: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_random_deck(folder / "mine.deck", "1")
    drawn: list[Path] = []

    def work(*_: object, picture: Path, **__: object) -> dict[str, object]:
        drawn.append(picture)
        return {}

    monkeypatch.setattr(commands, command.split()[0], work)
    line = shlex.split(f"lab {command} --games 2 --picture old.svg")
    assert run(line)[0] == 2
    assert not drawn
    assert run([*line, "--force"])[0] == 0
    assert drawn == [Path("old.svg")]


def test_whatever_is_typed_at_the_table_the_game_goes_on_and_is_kept(folder: Path) -> None:
    """Illegal actions, other digits than ours, nonsense: told, and asked again."""
    answers = ["walk Mill", "²", "①", "0", "99999999999999999999", "why", "why ²", "card x", "hint", "", "1"]
    status, said = run(
        ["play", "city", "--seed", "7", "--players", "3", "--save", "game"], "\n".join([*answers, "quit"])
    )
    assert status == 0, said
    assert len(read_record((folder / "game").read_text(encoding="utf-8")).actions) >= 1
    assert run(["replay", "game"])[0] == 0


def test_a_game_is_kept_even_if_a_bot_is_interrupted(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C while a bot thinks; and whatever ends the program, the record is there from the beginning."""

    def interrupted(*_: object) -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr("bluemoon.terminal.loop._answer", interrupted)
    status, _ = run(["play", "--seed", "178", "--opponent", "novice", "--save", "game"])  # the bot begins
    assert status == 0
    assert read_record((folder / "game").read_text(encoding="utf-8")).actions == []


def test_a_deck_that_is_called_like_a_people_or_has_a_colon(folder: Path) -> None:
    for name in ("Hoax", "x: y"):
        assert run(["deck", "random", "own.deck"])[0] == 0
        text = (folder / "own.deck").read_text(encoding="utf-8").splitlines()
        text = [f"name: {name}" if line.startswith("name:") else line for line in text]
        (folder / "own.deck").write_text("\n".join(text), encoding="utf-8")
        command = ["lab", "deck", "own.deck", "--bot", "random", "--games", "1", "--workers", "1"]
        status, said = run(command)
        assert status == 0, said
        assert ("my_Hoax" if name == "Hoax" else "x:_y") in said
        (folder / "own.deck").unlink()


@pytest.mark.parametrize("columns", ["80", "60"])
def test_no_interval_is_cut_in_a_narrow_terminal(columns: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    command = ["lab", "arena", "random", "newcomer", "--games", "2", "--workers", "1"]
    status, said = run(command)
    assert status == 0, said
    assert "…" not in said
    assert said.count("%") >= 3 * 4  # rate, both ends of the interval, fair score of three comparisons


def test_a_broken_line_in_a_file_of_results_is_named(folder: Path) -> None:
    command = ["lab", "arena", "random", "newcomer", "--games", "2", "--workers", "1", "--results", "r"]
    assert run(command)[0] == 0
    whole = (folder / "r").read_text(encoding="utf-8")
    (folder / "r").write_text(whole + '["x", 7]\n', encoding="utf-8")
    status, said = run(command)
    assert (status, f"line {whole.count(chr(10)) + 1}" in said) == (2, True), said
    (folder / "r").write_text(whole, encoding="utf-8")
    assert run(command)[0] == 0


def test_fuzzed_commands_end_with_a_sentence() -> None:
    """`make soak-input` does it for minutes."""
    for number in range(25):
        command, answers = fuzzed(f"test {number}")
        status, said = run(command, answers)
        assert status in (0, 1, 2), (command, said)
        assert "Traceback" not in said
