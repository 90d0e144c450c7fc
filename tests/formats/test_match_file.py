"""The record of a match: it plays again byte for byte and can be resumed; a corrupt one names the line."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bluemoon.errors import RecordError
from bluemoon.formats.decks import Terms
from bluemoon.formats.draft_engine import new_draft
from bluemoon.formats.match_engine import MatchState, drafted_match
from bluemoon.formats.match_file import read_match, write_match
from bluemoon.formats.penalty import GAME_LOST, Penalty
from tests.formats.test_draft import to_the_end
from tests.formats.test_match import AQUA, FLIT, HOAX, KHIND, THIRTY, VULCA, a_match, drafted_deck, play_game

rule = pytest.mark.rule


def check(match: MatchState) -> None:
    text = write_match(match)
    again = read_match(text)
    assert write_match(again) == text
    assert again.score == match.score
    assert again.deciders == match.deciders
    assert again.starter == match.starter
    assert [played.result for played in again.played] == [played.result for played in match.played]
    assert (again.game is None) == (match.game is None)
    if match.game is not None and again.game is not None:
        assert again.game.position() == match.game.position()


@rule("004 Multiple Games a")
def test_a_whole_match_at_every_stage() -> None:
    rng = random.Random("stages")
    match = MatchState(
        ([HOAX, AQUA], [VULCA, KHIND]),
        Terms("classic", inquisitors=False),
        "17",
        mulligan=True,
        players=("Ann", "Ben"),
    )
    check(match)
    number = 0
    while not match.over:
        if number == 1:
            match.swap()
            check(match)
        if number == 2:
            match.draw_lots()
        else:
            match.choose(1, rng.choice(match.options(1)))
            check(match)
            match.choose(0, rng.choice(match.options(0)))
        check(match)
        for _ in range(10):
            if match.game is not None:
                match.apply(rng.choice(match.game.legal_actions()))
        check(match)
        play_game(match, rng)
        if number == 0:
            match.inspect()
        check(match)
        number += 1
    assert number > 2


def test_a_resumed_match_ends_as_the_other() -> None:
    match = a_match(5)
    match.begin()
    rng = random.Random(2)
    for _ in range(12):
        assert match.game is not None
        match.apply(rng.choice(match.game.legal_actions()))
    again = read_match(write_match(match))
    for one in (match, again):
        rng = random.Random(3)
        while not one.over:
            if one.game is None:
                one.begin()
            play_game(one, rng)
    assert write_match(again) == write_match(match)


def test_drafted_decks_and_their_changes() -> None:
    draft = to_the_end(new_draft(3, seed=7, match=True))
    decks = drafted_deck(draft, 2), drafted_deck(draft, 1)
    match = drafted_match(draft, decks, 3, seats=(2, 1))
    rng = random.Random(1)
    match.begin()
    play_game(match, rng)
    match.change(0, drafted_deck(draft, 2, first=4))
    check(match)
    match.begin()
    check(match)


@pytest.mark.parametrize("penalty", [GAME_LOST, Penalty("crystals", 2)])
def test_penalties_in_the_middle_of_a_game(penalty: Penalty) -> None:
    match = a_match(3, penalty=penalty)
    rng = random.Random(4)
    match.begin()
    play_game(match, rng)
    match.begin()
    for _ in range(5):
        assert match.game is not None
        match.apply(rng.choice(match.game.legal_actions()))
    match.penalise(match.played[0].winner)
    check(match)
    if match.game is not None:
        play_game(match, rng)
        check(match)


def test_unchecked_decks_and_inspections() -> None:
    match = MatchState(([replace(KHIND, cards=THIRTY[1:])], [VULCA]), checked=False)
    rng = random.Random(4)
    match.begin()
    play_game(match, rng)
    match.inspect()
    check(match)


def test_a_record_reads_well() -> None:
    match = MatchState(([HOAX], [VULCA]), seed=17, players=("Ann", "Ben"), penalty=GAME_LOST)
    match.choose(1)
    assert write_match(match) == (
        "bluemoon match 1\nrules: legends\nplayers: Ann, Ben\nseed: 17\nversion: 2\npiles: top\n"
        "penalty: game lost\n\n"
        "== deck 0\nbluemoon deck 1\nname: The Hoax\nleader: Hoax\n"
        "== deck 1\nbluemoon deck 1\nname: The Vulca\nleader: Vulca\n"
        "== choose 1 The Vulca\n"
    )


SHORT = (
    "# ours\n\nbluemoon match 1\nseed: 1\n# the decks\n"
    "== deck 0\nbluemoon deck 1\nname: A\nleader: Hoax\n== deck 1\nbluemoon deck 1\nname: B\nleader: Flit\n"
)


def test_a_short_record_by_hand() -> None:
    match = read_match(SHORT)
    assert match.players == ("Player 1", "Player 2")
    assert match.terms.rules == "legends"
    assert match.prepared[1][0].leader == FLIT.leader
    match.begin()
    assert match.game is not None


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "begins with the line 'bluemoon match 1'"),
        ("bluemoon record 1\n", "begins with the line"),
        ("bluemoon match 1\nseed: 1\n", "the match cannot begin: .*at least one prepared deck"),
        (SHORT.replace("seed: 1", "seed: 1\nseed: 2"), "line 5: expected each of"),
        (SHORT.replace("seed: 1", "sead: 1"), "line 4: expected each of .* found 'sead: 1'"),
        (SHORT.replace("seed: 1\n", ""), "the match cannot begin: the line 'seed' is missing"),
        (SHORT.replace("seed: 1", "seed: 1\nplayers: Ann"), "a match has two players"),
        (SHORT.replace("seed: 1", "seed: 1\nmulligan: maybe"), "mulligan: expected 'yes' or 'no'"),
        (SHORT.replace("seed: 1", "seed: 1\nrules: modern"), "'legends' and 'classic'"),
        (SHORT.replace("seed: 1", "seed: 1\npenalty: death"), "a penalty is"),
        (SHORT.replace("seed: 1", "seed: 1\ndrafted 0: Spark"), "'drafted 1'"),
        (SHORT.replace("== deck 0", "== deck 2"), "line 6, 'deck 2': expected a seat, 0 or 1"),
        (SHORT.replace("leader: Hoax", "leader: Elves"), "the match cannot begin: A: no leader"),
        (SHORT.replace("bluemoon deck 1\nname: A", "name: A"), "line 6, 'deck 0': a deck file begins"),
        (SHORT + "== choose 0 C\n", "line 14, 'choose 0 C': 'C' is none of the prepared decks"),
        (SHORT + "== swap\nhello\n", "nothing stands below 'swap'"),
        (SHORT + "== dance\n", "line 14, 'dance': expected deck, choose"),
        (SHORT + "==\n", "line 14, '': expected deck, choose"),
        (SHORT + "== game\nbluemoon record 1\ngame: duel\n", "both players choose a deck first"),
        (
            SHORT + "== choose 0 A\n== choose 1 B\n== game\nbluemoon record 1\ngame: duel\nseed: 2\n",
            "not set up as the match says",
        ),
        (SHORT + "== choose 0 A\n== choose 1 B\n== game\nhello\n", "line 16, 'game': a record begins with"),
    ],
)
def test_corrupt_records(text: str, says: str) -> None:
    with pytest.raises(RecordError, match=says):
        read_match(text)


def test_a_game_that_does_not_replay() -> None:
    match = a_match(1)
    match.begin()
    text = write_match(match)
    with pytest.raises(RecordError, match="action 1, 'dance'"):
        read_match(text + "\ndance\n")
    play_game(match, random.Random(1))
    with pytest.raises(RecordError, match="'decline': the game is over"):
        read_match(write_match(match) + "decline\n")
