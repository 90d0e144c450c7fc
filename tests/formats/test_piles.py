"""How the piles are seen is agreed before a match, a draft or a tournament, and kept in their files."""

from __future__ import annotations

import json

import pytest

from bluemoon.errors import BluemoonError
from bluemoon.formats.draft_engine import new_draft
from bluemoon.formats.games import start_game
from bluemoon.formats.match_engine import MatchState, drafted_match
from bluemoon.formats.match_file import read_match, write_match
from bluemoon.formats.tournament import Tournament, read_tournament
from tests.formats.test_draft import to_the_end
from tests.formats.test_match import HOAX, VULCA, drafted_deck

both = pytest.mark.parametrize("piles", ["top", "open"])


def top_only(match: MatchState) -> bool:
    assert match.game is not None
    return match.game.top_only


@both
def test_every_game_of_a_match_keeps_it(piles: str) -> None:
    match = MatchState(([HOAX], [VULCA]), seed=3, piles=piles)
    match.begin()
    assert top_only(match) == (piles == "top")
    again = read_match(write_match(match))
    assert again.piles == piles
    assert top_only(again) == (piles == "top")


def test_as_printed_unless_it_is_said() -> None:
    assert start_game((HOAX, VULCA)).top_only
    assert not start_game((HOAX, VULCA), piles="open").top_only
    match = MatchState(([HOAX], [VULCA]), seed=3)
    match.begin()
    assert top_only(match)


def test_the_file_of_a_match_that_does_not_say_it_means_open_piles() -> None:
    match = MatchState(([HOAX], [VULCA]), seed=3, piles="open")
    match.begin()
    text = write_match(match)
    assert "piles" not in text
    assert not top_only(read_match(text))


@both
def test_a_drafted_match_keeps_it(piles: str) -> None:
    draft = to_the_end(new_draft(2, seed=7, match=True))
    match = drafted_match(draft, (drafted_deck(draft, 0), drafted_deck(draft, 1)), 3, piles=piles)
    match.begin()
    assert top_only(match) == (piles == "top")


@both
def test_the_matches_of_a_tournament_keep_it(piles: str) -> None:
    cup = Tournament.new("Cup", ["Ann", "Ben"], piles=piles)
    cup.pair()
    cup = read_tournament(cup.write())
    assert cup.match("Ann", "Ben", ([HOAX], [VULCA]), 1).piles == piles


def test_the_file_of_a_tournament_that_does_not_say_it_means_open_piles() -> None:
    data = json.loads(Tournament.new("Cup", ["Ann", "Ben"]).write())
    del data["piles"]
    assert read_tournament(json.dumps(data)).piles == "open"


def test_there_are_two_ways() -> None:
    with pytest.raises(BluemoonError, match="piles are 'top'"):
        MatchState(([HOAX], [VULCA]), piles="shut")
    with pytest.raises(BluemoonError, match="piles are 'top'"):
        Tournament.new("Cup", ["Ann", "Ben"], piles="shut")
    with pytest.raises(BluemoonError, match="piles are 'top'"):
        start_game((HOAX, VULCA), piles="shut")
    text = write_match(MatchState(([HOAX], [VULCA]), seed=3)).replace("piles: top", "piles: shut")
    with pytest.raises(BluemoonError, match="piles are 'top'"):
        read_match(text)
