"""The functions behind the command: files in, lines out, and errors that name the file."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from bluemoon.errors import BluemoonError, IllegalDeck, RecordError
from bluemoon.formats import commands
from bluemoon.formats.deck_file import write_deck
from bluemoon.formats.decks import DeckList
from bluemoon.formats.draft_engine import new_draft
from bluemoon.formats.match_file import write_match
from bluemoon.formats.tournament import TournamentError
from tests.formats.test_draft import to_the_end
from tests.formats.test_match import HOAX, KHIND, a_match, drafted_deck, play_game


def test_a_deck_is_checked(tmp_path: Path) -> None:
    path = tmp_path / "mine.deck"
    path.write_text(write_deck(KHIND))
    assert commands.check_deck(path) == []
    path.write_text(write_deck(DeckList("Mine", "Khind", KHIND.cards[1:])))
    (wrong,) = commands.check_deck(path, "classic")
    assert wrong == "29 cards, 1 too few: there must be exactly 30 (000 Advanced Rules)"


def test_a_drafted_deck_is_checked_against_its_draft(tmp_path: Path) -> None:
    draft = to_the_end(new_draft(2, seed=1))
    record, deck = tmp_path / "draft.txt", tmp_path / "mine.deck"
    commands.save(record, draft.record().write())
    deck.write_text(write_deck(drafted_deck(draft, 1)))
    assert commands.check_deck(deck, draft=record, seat=1) == []
    assert len(commands.check_deck(deck, draft=record, seat=0)) == 30


def test_a_deck_is_shown(tmp_path: Path) -> None:
    path = tmp_path / "mine.deck"
    path.write_text(write_deck(HOAX))
    lines = commands.show_deck(path)
    assert lines[0] == "The Hoax: Hoax, 30 cards"
    assert lines[1] == "  6 moons outside the people"
    assert "  Muster Reinforcements" in lines
    assert sum(line.startswith("  ") for line in lines) == 31


def test_a_random_deck_is_written(tmp_path: Path) -> None:
    path = tmp_path / "any, #1.deck"
    deck = commands.make_random_deck(path, "seed")
    assert commands.load_deck(path) == deck
    assert commands.check_deck(path) == []


@pytest.mark.parametrize(
    ("content", "says"),
    [(b"\xff\xfe\x00", "this is no text"), (b"hello", "a deck file begins"), (None, "No such file")],
)
def test_errors_name_the_file(tmp_path: Path, content: bytes | None, says: str) -> None:
    path = tmp_path / "mine.deck"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(BluemoonError, match=rf"mine\.deck: .*{says}"):
        commands.check_deck(path)


def test_files_that_are_far_too_large(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "mine.deck"
    path.write_text(write_deck(KHIND))
    monkeypatch.setattr(commands, "MOST_BYTES", 100)
    with pytest.raises(BluemoonError, match=r"mine\.deck: the file is far too large"):
        commands.load_deck(path)


def test_the_kind_of_error_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text("hello")
    for load, error in (
        (commands.load_deck, IllegalDeck),
        (commands.load_draft, RecordError),
        (commands.load_match, RecordError),
        (commands.load_tournament, TournamentError),
    ):
        with pytest.raises(error, match="file: "):
            load(path)


def test_what_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(BluemoonError, match=r"x\.deck"):
        commands.save(tmp_path / "nowhere" / "x.deck", "text")


def test_a_draft_is_saved_and_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "draft.txt"
    draft = new_draft(3, seed=2)
    for seat in (0, 2):
        draft.apply(draft.legal_actions(seat)[0])
    commands.save(path, draft.record().write())
    again = commands.load_draft(path)
    assert list(again.deciders) == [1]
    again.apply(again.legal_actions(1)[0])
    assert again.turn == 1


def test_a_tournament_from_beginning_to_end(tmp_path: Path) -> None:
    path = tmp_path / "cup.json"
    commands.new_tournament(path, "Cup", ["Ann", "Ben", "Cid"], penalty="1 crystals", seed=1)
    with pytest.raises(BluemoonError, match="there already"):
        commands.new_tournament(path, "Cup", ["Ann", "Ben"])
    for number in (1, 2, 3):
        heading, *meetings = commands.next_round(path)
        assert heading == f"round {number} of 3"
        idle = [line for line in meetings if line.endswith("sits out")]
        assert len(idle) == 1
        (meeting,) = commands.load_tournament(path).open_meetings
        assert meeting.two is not None
        told = commands.tell_tournament(path)
        assert told[-2:] == ["still to play:", f"  {meeting.one} - {meeting.two}"]
        one, two = sorted((meeting.one, meeting.two))
        commands.report_result(path, one, two, (5, 2))
    lines = commands.penalise(path, "Cid")
    assert lines[0] == "Cup: round 3 of 3"
    assert [line.split()[1:] for line in lines[2:]] == [
        ["Ann", "2", "0", "0", "10", "4"],
        ["Ben", "1", "1", "0", "7", "7"],
        ["Cid", "0", "2", "0", "3", "10"],
    ]
    assert json.loads("\n".join(commands.tell_tournament(path, as_json=True)))[2]["player"] == "Cid"


def test_a_match_record_is_reported(tmp_path: Path) -> None:
    cup, record = tmp_path / "cup.json", tmp_path / "match.txt"
    commands.new_tournament(cup, "Cup", ["Ann", "Ben"])
    commands.next_round(cup)
    match = a_match(1, players=("Ann", "Ben"))
    commands.save(record, write_match(match))
    with pytest.raises(TournamentError, match="not over"):
        commands.report_match_file(cup, record)
    rng = random.Random(2)
    while not match.over:
        if match.game is None:
            match.begin()
        play_game(match, rng)
    commands.save(record, write_match(match))
    commands.report_match_file(cup, record)
    assert match.winner is not None
    assert commands.load_tournament(cup).standings()[0].player == match.players[match.winner]
