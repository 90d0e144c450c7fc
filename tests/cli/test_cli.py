"""The command `bluemoon`, used as a person would."""

import gzip
import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bluemoon.cli import seating
from bluemoon.cli.main import app
from bluemoon.duel.engine import new_game
from bluemoon.duel.text.position import write_position
from bluemoon.formats.draft_engine import new_draft
from bluemoon.pictures import FILE, picture
from bluemoon.terminal.session import PERSON, Session

run = CliRunner().invoke


def test_one_card_with_its_text() -> None:
    found = run(app, ["cards", "cinder"])
    assert found.exit_code == 0
    assert "Cinder (Vulca 14)" in found.output
    assert "boosters or" in found.output


def test_a_card_s_picture(tmp_path: Path) -> None:
    file = tmp_path / "cinder.svg"
    found = run(app, ["cards", "cinder", "--picture", str(file)])
    if FILE.is_file():
        assert found.exit_code == 0
        assert file.read_text() == picture("Cinder")
    else:
        assert found.exit_code == 2
        assert "make web" in found.output


@pytest.mark.skipif(not FILE.is_file(), reason="the pictures are drawn by make web")
def test_a_picture_replaces_a_file_only_if_that_is_said(tmp_path: Path) -> None:
    file = tmp_path / "mine.svg"
    file.write_text("mine", encoding="utf-8")
    asked = ["cards", "cinder", "--picture", str(file)]
    assert run(app, asked).exit_code == 2
    assert file.read_text() == "mine"
    assert run(app, [*asked, "--force"]).exit_code == 0
    assert file.read_text() == picture("Cinder")


def test_the_pool_a_deck_and_a_part_of_a_name_as_json() -> None:
    pool = json.loads(run(app, ["cards", "--json"]).output)
    assert len(pool) == 306 + 38  # people and mutants, and the cards of special types
    assert sum(card["original"] for card in pool) == 36
    deck = json.loads(run(app, ["cards", "Buka", "--json"]).output)
    assert len(deck) == 31
    assert deck[0]["type"] == "Leader"
    storms = json.loads(run(app, ["cards", "storm", "--json"]).output)
    assert {"Swirling Snow Storm", "Suranom Stormbringer"} <= {card["name"] for card in storms}


def test_an_unknown_card_is_a_clear_error() -> None:
    found = run(app, ["cards", "Cindr the"])
    assert found.exit_code == 2
    assert "no card is called" in found.output
    assert "Traceback" not in found.output


def test_playing_by_number_and_in_words_and_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    answers = "why Spark\nwhy retreat\ncard Spark\nnonsense\n99\n\ndecline\n1\nquit\n"
    found = run(app, ["play", "--decks", "vulca,hoax", "--seed", "4", "--save", str(file)], input=answers)
    assert found.exit_code == 0, found.output
    assert "names no action" in found.output
    assert "there is no fight to retreat from (001 Engagement Phase)" in found.output
    assert "a number from 1 to" in found.output
    told = run(app, ["replay", str(file)])
    assert told.exit_code == 0
    assert "decline" in told.output


def test_a_whole_game_in_the_terminal() -> None:
    found = run(app, ["play", "--seed", "9"], input="1\n" * 2000)
    assert found.exit_code == 0
    assert re.search(r"(You win|Vulca wins): .*\(Hoax \d, Vulca \d\)", found.output)


def test_a_hint_names_its_action_once_and_the_dragons_are_called_so() -> None:
    shown = run(app, ["play", "--decks", "vulca,hoax", "--seed", "9"], input="hint\nquit\n").output
    hint = " ".join(shown.split("\n> ")[1].split())
    action = re.split("[,:]", hint)[0]
    assert re.search(rf"^ +\d+  {re.escape(action)}$", shown, re.MULTILINE)  # it is one of the list
    assert hint.count(action) == 1
    assert "dragons on the board: Lika, Doran, Sesa" in shown


def test_the_terminal_says_what_may_be_seen_of_the_piles() -> None:
    """004 Open Information: the top card, no number; or how many lie there, where the piles are open."""
    covered = run(app, ["play", "--seed", "9"], input="1\n" * 60).output
    assert "top cards (nobody sees more): discards empty · leader empty" in covered
    assert not re.search(r"\d discards|discards \d", covered)
    opened = run(app, ["play", "--seed", "9", "--piles", "open"], input="1\n" * 60).output
    assert re.search(r"open piles: [1-9]\d* discards · \d+ on the leader", opened)
    assert "top cards" not in opened


def test_a_deck_file_may_have_any_name(tmp_path: Path) -> None:
    file = tmp_path / "good.txt"
    assert run(app, ["deck", "random", str(file)]).exit_code == 0
    found = run(app, ["play", "--decks", f"{file},hoax", "--seed", "1"], input="quit\n")
    assert found.exit_code == 0, found.output
    assert "(good)" in found.output


def test_a_draft_leads_to_deck_files_that_are_played(tmp_path: Path) -> None:
    record, mine, theirs = (str(tmp_path / name) for name in ("draft.rec", "mine.deck", "theirs.deck"))
    draft = ["play", "draft", "--opponent", "random", "--seed", "1", "--save", record]
    done = run(app, draft, input="1\n" * 50)
    assert done.exit_code == 0, done.output
    assert "seat 0" not in done.output
    assert f"bluemoon deck drafted {record}" in done.output
    for player, file in (("1", mine), ("2", theirs)):
        made = run(app, ["deck", "drafted", record, file, "--player", player])
        assert made.exit_code == 0, made.output
        checked = run(app, ["deck", "check", file, "--draft", record, "--player", player])
        assert checked.exit_code == 0, checked.output
    other = run(app, ["deck", "check", mine, "--draft", record, "--player", "2"])
    assert other.exit_code == 1
    played = run(app, ["play", "--decks", f"{mine},{theirs}", "--seed", "2"], input="quit\n")
    assert played.exit_code == 0, played.output
    against = run(app, ["play", "--decks", f"{mine},hoax", "--seed", "2"], input="quit\n")
    assert against.exit_code == 0, against.output
    measured = run(app, ["lab", "deck", mine, "--bot", "random", "--games", "2", "--workers", "1"])
    assert measured.exit_code == 0, measured.output
    assert run(app, ["deck", "drafted", record, mine]).exit_code == 2  # it is there already
    assert run(app, ["deck", "drafted", record, str(tmp_path / "x"), "--player", "3"]).exit_code == 2


def test_the_draft_that_a_table_keeps_checks_a_deck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`deck drafted` took the very file that `deck check --draft` refused."""
    monkeypatch.chdir(tmp_path)
    draft = new_draft(2, ("Vulca", "Hoax", "Flit"), seed=1)
    session = Session(draft.record().setup, [0], {1: "random"}, file=tmp_path / "table.json")
    while not session.game.over:
        seat = session.game.deciders[0]
        session.act(session.game.legal_actions(seat)[0], PERSON)
    assert run(app, ["deck", "drafted", "table.json", "mine.deck"]).exit_code == 0
    checked = run(app, ["deck", "check", "mine.deck", "--draft", "table.json"])
    assert checked.exit_code == 0, checked.output
    none = run(app, ["deck", "check", "mine.deck", "--draft", "table.json", "--player", "3"])
    assert none.exit_code == 2
    assert "only 2 players drafted" in none.stderr
    told = "\n".join(seating._at_leaving(session, True))
    assert "analyse" not in told
    assert "bluemoon play --decks mine.deck,theirs.deck" in told


def test_the_rules_of_both_games_in_both_languages() -> None:
    """What the page shows, as plain text: whole, a chapter, or the paragraphs with some words."""
    whole = run(app, ["rules"]).output
    assert "The idea" in whole
    assert not re.search(r"\*\*|\[\[|\(\(|@\w|[{}]|:[a-z-]+:", whole)
    assert max(len(line) for line in whole.splitlines()) <= 80
    german = run(app, ["rules", "city", "--language", "de"]).output
    assert "Die Kräfte der Karten" in german
    flit = run(app, ["rules", "city", "flit figure any"]).output
    assert "move your figure to any space" in " ".join(flit.split())
    assert "Khind" not in flit
    assert "The end" not in run(app, ["rules", "duel", "retreat shield"]).output.splitlines()


def test_the_city_in_the_terminal() -> None:
    found = run(app, ["play", "city", "--players", "3", "--seed", "9"], input="1\n1\nquit\n")
    assert found.exit_code == 0
    assert "Royal Palace" in found.output


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["play", "--decks", "hoax,elves"], "no ready-made deck 'elves'"),
        (["play", "--decks", "hoax"], "two decks"),
        (["play", "--rules", "house"], "'legends' and 'classic'"),
        (["play", "--piles", "shut"], "piles are 'top'"),
        (["play", "city", "--players", "7"], "players"),
        (["replay", "no-such-file.txt"], "no-such-file.txt"),
    ],
)
def test_bad_input_is_a_clear_error(arguments: list[str], complaint: str) -> None:
    found = run(app, arguments)
    assert found.exit_code == 2
    assert complaint in found.output
    assert "Traceback" not in found.output


@pytest.mark.parametrize(
    "text", ["", "bluemoon record 1\ngame: chess\n", "bluemoon record 1\ngame: duel\n\nfly"]
)
def test_a_corrupt_record_is_a_clear_error(tmp_path: Path, text: str) -> None:
    file = tmp_path / "bad.txt"
    file.write_text(text)
    found = run(app, ["replay", str(file)])
    assert found.exit_code == 2
    assert isinstance(found.exception, SystemExit)


def test_conformance_tells_agreement_and_disagreement(tmp_path: Path) -> None:
    game = new_game(("Hoax", "Vulca"), "classic", seed=1)
    right = write_position(game) | {"expect": {"fire": [0, 0], "earth": [0, 0]}}
    file = tmp_path / "positions.jsonl.gz"
    wrong = right | {"expect": {"fire": [0, 3], "earth": [0, 0]}}
    file.write_bytes(gzip.compress((json.dumps(wrong) + "\n").encode()))
    found = run(app, ["conformance", str(file)])
    assert found.exit_code == 1
    assert "fire" in found.output
    found = run(app, ["conformance", str(tmp_path / "missing.gz")])
    assert found.exit_code == 2


@pytest.mark.parametrize("game", ["duel", "city"])
def test_bench_gives_figures(game: str) -> None:
    """Of the plain rules always, of the compiled ones where there are any."""
    figures = json.loads(run(app, ["bench", game, "--seconds", "0.2", "--json"]).output)
    assert figures["plain"]["rules"] == "plain"
    assert figures["compiled"].get("rules") == "compiled" or "make compiled" in figures["compiled"]["missing"]
    for side in ("plain", "compiled"):
        if "missing" not in figures[side]:
            assert figures[side]["games_per_s"] >= figures[side]["slowest_games_per_s"] > 0
            assert 1000 < figures[side]["bytes_per_game"] < 100_000
            assert set(figures[side]["workers"]) == {"1", "2"}


def test_a_deck_is_made_checked_shown_and_played(tmp_path: Path) -> None:
    file = str(tmp_path / "mine.deck")
    assert run(app, ["deck", "random", file, "--seed", "5"]).exit_code == 0
    assert run(app, ["deck", "random", file]).exit_code == 2  # never overwritten
    assert "the deck is legal" in run(app, ["deck", "check", file]).output
    assert "30 cards" in run(app, ["deck", "show", file]).output
    found = run(app, ["play", "--decks", f"{file},hoax", "--seed", "5"], input="1\nquit\n")
    assert found.exit_code == 0, found.output
    text = Path(file).read_text()
    Path(file).write_text("\n".join(text.splitlines()[:-1]))
    found = run(app, ["deck", "check", file])
    assert found.exit_code == 1
    assert "29" in found.output


def test_a_tournament_in_a_file(tmp_path: Path) -> None:
    file = str(tmp_path / "cup.json")
    assert "Ada" in run(app, ["tournament", "new", file, "Ada", "Ben"]).output
    found = run(app, ["tournament", "report", file, "Ada", "Ben", "5", "2"])
    assert found.exit_code == 0, found.output
    table = json.loads(run(app, ["tournament", "show", file, "--json"]).output)
    assert "Ada" in json.dumps(table)
    assert run(app, ["tournament", "report", file, "Ada", "Zed", "5", "2"]).exit_code == 2
    assert run(app, ["tournament", "show", str(tmp_path / "none.json")]).exit_code == 2


def test_a_draft_is_told(tmp_path: Path) -> None:
    draft = new_draft(2, ("Vulca", "Hoax", "Flit"), seed=1)
    for _ in range(4):
        draft.apply(draft.legal_actions()[0])
    file = tmp_path / "draft.txt"
    file.write_text(draft.record().write())
    told = run(app, ["replay", str(file)])
    assert told.exit_code == 0, told.output
    assert told.output.count("pick ") == 4


def test_the_lab(tmp_path: Path) -> None:
    small = ["--games", "2", "--workers", "1", "--json"]
    report = json.loads(
        run(app, ["lab", "arena", "random", "novice", "--decks", "hoax,vulca", *small]).output
    )
    assert "novice" in json.dumps(report)
    matrix = run(app, ["lab", "matchups", "--bot", "random", "--decks", "hoax,vulca", *small])
    assert matrix.exit_code == 0, matrix.output
    assert run(app, ["lab", "arena", "random", "wizard"]).exit_code == 2
    file = str(tmp_path / "mine.deck")
    run(app, ["deck", "random", file, "--seed", "5"])
    found = run(app, ["lab", "deck", file, "--bot", "random", *small])
    assert found.exit_code == 0, found.output


def test_a_replay_names_the_version_of_the_rules_where_it_is_not_the_present_one(tmp_path: Path) -> None:
    old = Path(__file__).parents[1] / "fixtures" / "v1" / "records" / "case-A-dolora-classic.record"
    assert "played by version 1 of the rules" in run(app, ["replay", str(old)]).output
    file = tmp_path / "game.record"
    file.write_text(new_game(("Hoax", "Vulca"), seed=1).record().write())
    assert "version" not in run(app, ["replay", str(file)]).output
