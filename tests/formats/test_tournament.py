"""Tournaments: rounds, results, the table and its tie-breaks, penalties, the file."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from bluemoon.errors import BluemoonError
from bluemoon.formats.decks import DeckList
from bluemoon.formats.penalty import GAME_LOST, Penalty
from bluemoon.formats.tournament import Standing, Tournament, TournamentError, read_tournament
from tests.formats.test_match import HOAX, VULCA, play_game, won_by

rule = pytest.mark.rule
FOUR = ["Ann", "Ben", "Cid", "Dot"]
FIVE = [*FOUR, "Eve"]


def a_cup(players: list[str] = FOUR, kind: str = "round robin", **more: Any) -> Tournament:
    return Tournament.new("Cup", players, kind, **more)


def play_round(cup: Tournament, results: dict[tuple[str, str], tuple[int, int]]) -> None:
    """Pair the next round and report every match: the earlier name wins 5 : 0 unless said otherwise."""
    for meeting in cup.pair():
        if meeting.two is not None:
            pair = tuple(sorted((meeting.one, meeting.two)))
            cup.report(pair[0], pair[1], results.get((pair[0], pair[1]), (5, 0)))


def lines(cup: Tournament) -> list[tuple[int, str]]:
    return [(line.place, line.player) for line in cup.standings()]


# --- rounds -----------------------------------------------------------------------------------------------


def test_a_round_robin() -> None:
    cup = a_cup()
    for number in range(3):
        assert not cup.over
        assert len(cup.meetings) == number
        play_round(cup, {})
    assert cup.over
    met = [{meeting.one, meeting.two} for row in cup.meetings for meeting in row]
    assert len(met) == 6
    assert all(met.count(pair) == 1 for pair in met)
    with pytest.raises(TournamentError, match="all rounds have been played"):
        cup.pair()


def test_a_round_ends_before_the_next_is_paired() -> None:
    cup = a_cup()
    one, two = cup.pair()
    assert two.two is not None
    cup.report(two.two, two.one, (3, 5))
    assert cup.open_meetings == [one]
    assert two.crystals == (5, 3)
    with pytest.raises(TournamentError, match=f"round 1 is not over: {one.one} - {one.two}"):
        cup.pair()


def test_swiss_pairs_winners_with_winners() -> None:
    cup = a_cup(kind="swiss")
    assert cup.rounds == 2
    play_round(cup, {})
    winners = {line.player for line in cup.standings() if line.won}
    assert len(winners) == 2
    assert winners in [{meeting.one, meeting.two} for meeting in cup.pair()]


def test_swiss_with_an_odd_number_has_byes_that_count_as_won() -> None:
    cup = a_cup(FIVE, "swiss", rounds=5)
    idle = []
    for number in range(5):
        play_round(cup, {})
        byes = [meeting.one for meeting in cup.meetings[-1] if meeting.two is None]
        idle += byes
        assert len(idle) == len(set(idle)) == number + 1
    assert cup.over
    (first,) = [meeting for meeting in cup.meetings[0] if meeting.two is None]
    cup = a_cup(FIVE, "swiss", rounds=5)
    play_round(cup, {})
    assert next(line for line in cup.standings() if line.player == first.one)[2:8] == (0, 1, 5, 0, 0, 1)


def test_sitting_out_in_a_round_robin_is_worth_nothing() -> None:
    cup = a_cup(["Ann", "Ben", "Cid"])
    for _ in range(3):
        play_round(cup, {})
    assert cup.standings() == [
        Standing(1, "Ann", 2, 2, 10, 0, lost=0),
        Standing(2, "Ben", 2, 1, 5, 5, lost=1),
        Standing(3, "Cid", 2, 0, 0, 10, lost=2),
    ]


def test_the_lot_decides_the_first_round() -> None:
    firsts = {str(a_cup(kind="swiss", seed=seed).pair()) for seed in range(20)}
    assert len(firsts) > 3
    assert a_cup(seed=3).pair() == a_cup(seed=3).pair()


# --- results ----------------------------------------------------------------------------------------------


def test_matches_won_count_before_crystals() -> None:
    """Ben has more crystals than Ann, but has lost to her."""
    cup = a_cup(["Ann", "Ben", "Cid"])
    results = {("Ann", "Ben"): (5, 4), ("Ann", "Cid"): (5, 4), ("Ben", "Cid"): (8, 4)}
    for _ in range(3):
        play_round(cup, results)
    assert cup.standings() == [
        Standing(1, "Ann", 2, 2, 10, 8),
        Standing(2, "Ben", 2, 1, 12, 9, lost=1),
        Standing(3, "Cid", 2, 0, 8, 13, lost=2),
    ]


def test_ties_are_broken_by_crystals_then_by_crystals_conceded() -> None:
    """Each has won once: Cid has fewest crystals; Ann and Ben have ten each, but Ann conceded fewer."""
    cup = a_cup(["Ann", "Ben", "Cid"])
    results = {("Ann", "Ben"): (7, 4), ("Ann", "Cid"): (3, 5), ("Ben", "Cid"): (6, 4)}
    for _ in range(3):
        play_round(cup, results)
    table = {line.player: line[3:6] for line in cup.standings()}
    assert table == {"Ann": (1, 10, 9), "Ben": (1, 10, 11), "Cid": (1, 9, 9)}
    assert lines(cup) == [(1, "Ann"), (2, "Ben"), (3, "Cid")]


def test_equal_players_share_a_place() -> None:
    cup = a_cup(["Ann", "Ben", "Cid"])
    assert lines(cup) == [(1, "Ann"), (1, "Ben"), (1, "Cid")]
    results = {("Ann", "Ben"): (5, 1), ("Ann", "Cid"): (1, 5), ("Ben", "Cid"): (5, 1)}
    for _ in range(3):
        play_round(cup, results)
    assert lines(cup) == [(1, "Ann"), (1, "Ben"), (1, "Cid")]


@pytest.mark.parametrize("crystals", [(4, 4), (5, 5), (0, 0), (-1, 5), (5, -1), (99, 0), (6, 5)])
def test_results_that_cannot_be(crystals: tuple[int, int]) -> None:
    cup = a_cup(["Ann", "Ben"])
    cup.pair()
    with pytest.raises(TournamentError, match="is no result: only the winner has 5 or more, at most 14"):
        cup.report("Ann", "Ben", crystals)
    assert cup.open_meetings


def test_only_open_matches_are_reported() -> None:
    cup = a_cup()
    with pytest.raises(TournamentError, match="no open match"):
        cup.report("Ann", "Ben", (5, 0))
    meeting = cup.pair()[0]
    other = next(player for player in FOUR if player not in (meeting.one, meeting.two))
    with pytest.raises(TournamentError, match="no open match"):
        cup.report(meeting.one, other, (5, 0))
    with pytest.raises(TournamentError, match="'Zoe' does not play; there are Ann, Ben, Cid, Dot"):
        cup.report("Zoe", "Ann", (5, 0))
    assert meeting.two is not None
    cup.report(f" {meeting.one.upper()} ", meeting.two, (5, 0))
    with pytest.raises(TournamentError, match="no open match"):
        cup.report(meeting.one, meeting.two, (5, 0))


# --- matches, mulligans and penalties ---------------------------------------------------------------------


@rule("004 Tournament Rules", "004 Tournament Backtracking b")
@pytest.mark.parametrize("penalty", [GAME_LOST, Penalty("crystals", 3)])
def test_matches_of_a_tournament_have_its_mulligan_and_penalty(penalty: Penalty) -> None:
    cup = a_cup(["Ann", "Ben"], rules="classic", penalty=str(penalty))
    cup.pair()
    match = cup.match("ben", "ann", ([HOAX], [VULCA]), seed=2)
    assert match.players == ("Ben", "Ann")
    assert match.penalty == penalty
    assert match.terms.rules == "classic"
    match.begin()
    assert match.game is not None
    assert match.game.record().setup["mulligan"] == "yes"
    with pytest.raises(TournamentError, match="not over"):
        cup.report_match(match)
    play_game(match, random.Random(1))
    while not match.over:
        won_by(match, 1, 3)
    cup.report_match(match)
    assert cup.over
    assert cup.standings()[0].player == "Ann"


def test_no_match_without_a_pairing() -> None:
    cup = a_cup(["Ann", "Ben"])
    decks: tuple[list[DeckList], list[DeckList]] = ([HOAX], [VULCA])
    with pytest.raises(TournamentError, match="no open match"):
        cup.match("Ann", "Ben", decks, 1)


@rule("004 Tournament Backtracking b")
def test_crystals_deducted_by_the_organiser_change_the_table() -> None:
    cup = a_cup(["Ann", "Ben", "Cid"], penalty="2 crystals")
    results = {("Ann", "Ben"): (5, 1), ("Ann", "Cid"): (1, 5), ("Ben", "Cid"): (5, 1)}
    for _ in range(3):
        play_round(cup, results)
    cup.penalise("ann")
    assert lines(cup) == [(1, "Ben"), (1, "Cid"), (3, "Ann")]
    assert cup.standings()[2].crystals == 6 - 2
    assert read_tournament(cup.write()).standings() == cup.standings()


@pytest.mark.parametrize("penalty", ["none", "game lost"])
def test_crystals_are_deducted_only_if_that_is_the_penalty(penalty: str) -> None:
    with pytest.raises(TournamentError, match=f"the organiser's penalty is '{penalty}'"):
        a_cup(penalty=penalty).penalise("Ann")


# --- tables and files -------------------------------------------------------------------------------------


def test_the_table_as_text_and_as_json() -> None:
    cup = a_cup(["Ann", "Benedict"])
    play_round(cup, {("Ann", "Benedict"): (3, 6)})
    assert cup.table_text() == (
        "    player    won lost byes crystals conceded\n"
        " 1. Benedict    1    0    0        6        3\n"
        " 2. Ann         0    1    0        3        6\n"
    )
    assert json.loads(cup.table_json())[0] == {
        "place": 1,
        "player": "Benedict",
        "played": 1,
        "won": 1,
        "crystals": 6,
        "conceded": 3,
        "lost": 0,
        "byes": 0,
        "unplayed": 0,
        "penalty": 0,
        "left": False,
    }
    assert json.loads(cup.write())["table"] == json.loads(cup.table_json())


@pytest.mark.parametrize("kind", ["round robin", "swiss", "knock-out"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 8])
def test_a_tournament_is_resumed_at_any_moment(players: int, kind: str) -> None:
    rng = random.Random(f"{players} {kind}")
    names = [f"Player {number}" for number in range(players)]
    one = a_cup(names, kind, seed="x", penalty="1 crystals")
    while not one.over:
        two = read_tournament(one.write())
        assert two == one
        assert two.pair() == one.pair()
        for meeting in one.open_meetings:
            assert meeting.two is not None
            one.report(meeting.one, meeting.two, rng.choice([(5, 2), (4, 7)]))
            assert read_tournament(one.write()) == one
    again = read_tournament(one.write())
    assert again.over
    assert again.write() == one.write()


@pytest.mark.parametrize(
    ("players", "more", "says"),
    [
        (["Ann"], {}, "two players or more"),
        (["Ann", " "], {}, "a name of his own"),
        (["Ann", "ANN"], {}, "a name of his own"),
        (FOUR, {"kind": "knockout"}, "a round robin or a swiss or a knock-out, not 'knockout'"),
        (FOUR, {"rounds": 5}, "a round robin of 4 players has 3 rounds"),
        (FOUR, {"kind": "swiss", "rounds": -1}, "1 or more"),
        (FOUR, {"rules": "modern"}, "'legends' and 'classic'"),
        (FOUR, {"penalty": "death"}, "a penalty is"),
    ],
)
def test_tournaments_that_cannot_be(players: list[str], more: dict[str, Any], says: str) -> None:
    with pytest.raises(BluemoonError, match=says):
        a_cup(players, **more)


def file_with(**changes: Any) -> str:
    cup = a_cup(["Ann", "Ben", "Cid"], penalty="1 crystals")
    play_round(cup, {})
    cup.pair()
    data = json.loads(cup.write())
    for key, value in changes.items():
        if value is None:
            del data[key]
        else:
            data[key] = value
    return json.dumps(data)


ROUND: list[dict[str, Any]] = [{"one": "Ann", "two": "Ben", "crystals": [5, 1]}, {"one": "Cid", "two": None}]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "no JSON"),
        ("[" * 100_000, "no JSON"),
        ("[]", "no file of a tournament"),
        (file_with(file="x"), "no file of a tournament"),
        (file_with(players=None), "does not say its players"),
        (file_with(players="Ann"), "players: 'Ann' cannot be"),
        (file_with(players=["Ann", 3, "Cid"]), "players: 3 cannot be"),
        (file_with(rounds=True), "rounds: True cannot be"),
        (file_with(kind="knockout"), "not 'knockout'"),
        (file_with(meetings=["x"]), "meetings: 'x' cannot be"),
        (file_with(meetings=[["x"]]), "meetings: 'x' cannot be"),
        (file_with(meetings=[[{"two": "Ben"}]]), "does not say its one"),
        (file_with(meetings=[[{"one": "Zoe", "two": "Ben"}]]), "'Zoe' does not play"),
        (file_with(meetings=[[{"one": "Ann", "two": "Ben"}]]), "every player has one meeting"),
        (
            file_with(meetings=[[{"one": name, "two": None} for name in ("Ann", "Ben", "Cid")]]),
            "at most one a bye",
        ),
        (
            file_with(meetings=[[*ROUND[1:], {"one": "Ann", "two": "Ben"}], ROUND]),
            "round 2 cannot be there yet",
        ),
        (file_with(meetings=[ROUND] * 4), "round 4 cannot be there yet"),
        (file_with(meetings=[[{**ROUND[0], "crystals": [5]}, ROUND[1]]]), "expected two numbers"),
        (file_with(meetings=[[{**ROUND[0], "crystals": ["5", 1]}, ROUND[1]]]), "crystals: '5' cannot be"),
        (file_with(meetings=[[{**ROUND[0], "crystals": [4, 1]}, ROUND[1]]]), "4 : 1 is no result"),
        (file_with(meetings=[[{**ROUND[0], "two": 7}, ROUND[1]]]), "two: 7 cannot be"),
        (file_with(penalties=["Zoe"]), "'Zoe' does not play"),
    ],
)
def test_corrupt_files(text: str, says: str) -> None:
    with pytest.raises(TournamentError, match=says):
        read_tournament(text)


# --- knock-out ----------------------------------------------------------------------------------------------


def decide(cup: Tournament) -> None:
    """Play the round: whoever comes first by name wins 5:2."""
    for meeting in cup.pair():
        if meeting.two is not None:
            first = min(meeting.one, meeting.two)
            cup.report(meeting.one, meeting.two, (5, 2) if first == meeting.one else (2, 5))


@pytest.mark.parametrize("players", range(2, 18))
def test_a_knock_out_ends_with_one_player_who_lost_nothing(players: int) -> None:
    names = [f"Player {number:02}" for number in range(players)]
    cup = Tournament.new("Cup", names, "knock-out", seed=players)
    assert cup.rounds == (players - 1).bit_length()
    while not cup.over:
        decide(cup)
        cup = read_tournament(cup.write())
    resting = [sum(not meeting.two for meeting in row) for row in cup.meetings]
    assert resting[0] == 2**cup.rounds - players  # and nobody rests later
    assert not any(resting[1:])
    assert sum(bool(meeting.two) for row in cup.meetings for meeting in row) == players - 1
    first, *others = cup.standings()
    assert (first.player, first.lost, first.won) == (names[0], 0, cup.rounds)
    assert all(line.lost == 1 for line in others)


def test_where_nobody_plays_the_lot_sends_one_on() -> None:
    cup = Tournament.new("Cup", ["Ann", "Ben", "Cid", "Dan"], "knock-out", seed=3)
    one, two = cup.pair()
    assert two.two is not None
    cup.report(one.one, str(one.two), (5, 0))
    cup.forfeit(two.one, two.two)
    assert (two.crystals, two.forfeit) == ((0, 0), True)
    (final,) = cup.pair()
    assert final.one == one.one
    assert final.two in (two.one, two.two)
    lines = {line.player: line for line in cup.standings()}
    assert [lines[name].lost for name in (two.one, two.two)] == [1, 1]


def test_the_rounds_of_a_knock_out_follow_from_its_players() -> None:
    with pytest.raises(TournamentError, match="follow from its 5 players"):
        Tournament.new("Cup", list("abcde"), "knock-out", rounds=2)


# --- coming late, leaving, not playing ------------------------------------------------------------------


def test_a_late_player_has_lost_what_he_missed() -> None:
    cup = Tournament.new("Cup", ["Ann", "Ben", "Cid", "Dan"], "swiss", rounds=3, seed=1)
    decide(cup)
    cup.enter(" Eve ")
    cup = read_tournament(cup.write())
    line = cup.standings()[-1]
    assert (line.player, line.won, line.lost, line.played) == ("Eve", 0, 1, 0)
    names = {name for meeting in cup.pair() for name in (meeting.one, meeting.two)}
    assert names == {"Ann", "Ben", "Cid", "Dan", "Eve", None}  # five now: somebody rests
    with pytest.raises(TournamentError, match="name"):
        cup.enter("eve")


@pytest.mark.parametrize("kind", ["round robin", "knock-out"])
def test_only_swiss_takes_late_players(kind: str) -> None:
    cup = Tournament.new("Cup", ["Ann", "Ben", "Cid"], kind)
    cup.pair()
    with pytest.raises(TournamentError, match="Swiss"):
        cup.enter("Eve")


def test_whoever_leaves_loses_his_match_and_is_not_paired_again() -> None:
    cup = Tournament.new("Cup", ["Ann", "Ben", "Cid", "Dan"], "swiss", rounds=2, seed=1)
    first = cup.pair()[0]
    assert first.two is not None
    cup.leave(first.one)
    assert (first.crystals, first.forfeit) == ((0, 5), True)
    other = cup.open_meetings[0]
    cup.report(other.one, str(other.two), (5, 1))
    names = [name for meeting in cup.pair() for name in (meeting.one, meeting.two)]
    assert first.one not in names
    assert names.count(None) == 1
    cup = read_tournament(cup.write())
    line = next(line for line in cup.standings() if line.player == first.one)
    assert (line.left, line.played, line.unplayed, line.lost) == (True, 0, 1, 1)
    with pytest.raises(TournamentError, match="left already"):
        cup.leave(first.one)


def test_early_leavers_of_a_round_robin_count_for_nobody() -> None:
    """Of five players Ann leaves after one match of her four: it counts no more."""
    cup = Tournament.new("Cup", ["Ann", "Ben", "Cid", "Dan", "Eve"], seed=2)
    while not any("Ann" in (m.one, m.two) and m.two for row in cup.meetings for m in row):
        decide(cup)
    cup.leave("Ann")
    while not cup.over:
        decide_open(cup)
    lines = {line.player: line for line in read_tournament(cup.write()).standings()}
    assert (lines["Ann"].won, lines["Ann"].lost, lines["Ann"].crystals) == (0, 0, 0)
    assert all(lines[name].won + lines[name].lost == 3 for name in ("Ben", "Cid", "Dan", "Eve"))


def test_late_leavers_of_a_round_robin_lose_what_is_left() -> None:
    """Of three players Ann leaves after one match of her two, which is half: it counts, the other is lost."""
    cup = Tournament.new("Cup", ["Ann", "Ben", "Cid"], seed=2)
    while not any("Ann" in (m.one, m.two) and m.two for row in cup.meetings for m in row):
        decide(cup)
    cup.leave("Ann")
    while not cup.over:
        decide_open(cup)
    line = next(line for line in cup.standings() if line.player == "Ann")
    assert (line.won, line.lost, line.played, line.unplayed) == (1, 1, 1, 1)


def decide_open(cup: Tournament) -> None:
    """Play a round in which some matches are decided before they begin."""
    for meeting in cup.pair():
        if meeting.two is not None and meeting.crystals is None:
            cup.report(meeting.one, meeting.two, (5, 2))


def test_nobody_left_ends_a_tournament() -> None:
    cup = Tournament.new("Cup", ["Ann", "Ben", "Cid"], "swiss", rounds=3)
    cup.pair()
    cup.leave("Ann")
    cup.leave("Ben")
    assert cup.over
