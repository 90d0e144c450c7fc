"""A match to five crystals: who starts, sealed choices, swapping, lots, drafted decks, penalties."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bluemoon.cards import ready_made
from bluemoon.contract import Result
from bluemoon.errors import BluemoonError, IllegalAction, IllegalDeck
from bluemoon.formats.decks import DeckList, Terms
from bluemoon.formats.draft_engine import DraftState, new_draft
from bluemoon.formats.match_engine import MatchState, Played, Termination, drafted_match
from bluemoon.formats.penalty import GAME_LOST, NO_PENALTY, Penalty, read_penalty
from tests.duel.kit import side, table
from tests.formats.test_draft import to_the_end

rule = pytest.mark.rule

HOAX, VULCA, AQUA, FLIT = (DeckList(f"The {people}", people) for people in ("Hoax", "Vulca", "Aqua", "Flit"))
THIRTY = tuple(card.name for card in ready_made("Khind"))
KHIND = DeckList("My own", "Khind", (*THIRTY[1:], "KhindKin"))


def a_match(seed: int | str = 1, **more: object) -> MatchState:
    return MatchState(([HOAX], [VULCA]), seed=seed, **more)  # type: ignore[arg-type]


def play_game(match: MatchState, rng: random.Random) -> Played:
    """Play the game under way at random."""
    while match.game is not None:
        match.apply(rng.choice(match.game.legal_actions()))
    return match.played[-1]


def won_by(match: MatchState, seat: int, crystals: int) -> None:
    """Deal a game and let it end at once as one would like."""
    match.begin()
    assert match.game is not None
    match.game.winner = seat
    match.game.crystals = crystals
    result = match.game.result
    assert result is not None
    match._settle(result)


# --- crystals ---------------------------------------------------------------------------------------------


@rule("000 Game End g", "004 Multiple Games a")
def test_crystals_are_added_up_game_by_game() -> None:
    match = a_match()
    won_by(match, 0, 2)
    assert match.score == [2, 0]
    won_by(match, 1, 1)
    assert match.score == [2, 1]
    won_by(match, 0, 2)
    assert match.score == [4, 1]
    assert not match.over
    assert match.winner is None
    assert len(match.played) == 3


@rule("000 More Games c", "004 Multiple Games e")
@pytest.mark.parametrize("last", [1, 4])
def test_five_crystals_or_more_end_the_match(last: int) -> None:
    match = a_match()
    won_by(match, 0, 4)
    won_by(match, 1, 4)
    assert not match.over
    won_by(match, 1, last)
    assert match.over
    assert match.winner == 1
    assert match.deciders == ()
    with pytest.raises(IllegalAction, match="the match is over"):
        match.begin()
    with pytest.raises(IllegalAction, match="the match is over"):
        match.swap()


@rule("000 Advanced Rules g", "004 Multiple Games a", "004 Multiple Games e")
@pytest.mark.parametrize("rules", ["legends", "classic"])
def test_whole_matches_with_built_decks(rules: str) -> None:
    for seed in range(3):
        rng = random.Random(f"{rules} {seed}")
        match = MatchState(([KHIND], [VULCA]), Terms(rules), seed)
        scores = [0, 0]
        while not match.over:
            match.begin()
            played = play_game(match, rng)
            assert max(scores) < 5
            scores = [had + got for had, got in zip(scores, played.result.scores)]
            assert match.score == scores
        assert match.winner is not None
        assert scores[match.winner] >= 5 > scores[1 - match.winner]


# --- who starts -------------------------------------------------------------------------------------------


@rule("000 More Games b", "004 Multiple Games d")
@pytest.mark.parametrize("winner", [0, 1])
def test_the_loser_starts_the_next_game(winner: int) -> None:
    for seed in range(4):
        match = a_match(seed)
        assert match.starter is None
        won_by(match, winner, 1)
        assert match.starter == 1 - winner
        match.begin()
        assert match.game is not None
        assert match.game.current == 1 - winner
        assert match.game.record().setup["starter"] == str(1 - winner)


def test_the_first_game_is_started_by_lot() -> None:
    starters = []
    for seed in range(12):
        match = a_match(seed)
        match.begin()
        assert match.game is not None
        starters.append(match.game.current)
    assert set(starters) == {0, 1}


def test_every_game_is_shuffled_anew_and_is_one_of_a_match() -> None:
    match = a_match("a seed")
    match.begin()
    assert match.game is not None
    assert match.game.record().setup["seed"] == "a seed, game 1"
    assert match.game.record().setup["match"] == "yes"
    won_by_now(match)
    match.begin()
    assert match.game.record().setup["seed"] == "a seed, game 2"


def won_by_now(match: MatchState) -> None:
    assert match.game is not None
    match.game.winner, match.game.crystals = 0, 1
    result = match.game.result
    assert result is not None
    match._settle(result)


# --- decks ------------------------------------------------------------------------------------------------


@rule("000 More Games e", "000 Advanced Rules f")
def test_both_choose_secretly_and_the_choices_are_revealed_together() -> None:
    match = MatchState(([HOAX, AQUA], [VULCA, FLIT, KHIND]), seed=4)
    assert match.deciders == (0, 1)
    assert match.options(1) == ["The Vulca", "The Flit", "My own"]
    match.choose(1, "my own")
    assert list(match.deciders) == [0]
    assert match.decks is None
    assert match.game is None
    assert match.sealed(1) == KHIND
    with pytest.raises(IllegalAction, match="chosen already"):
        match.choose(1, "The Flit")
    match.choose(0, "The Aqua")
    assert match.decks == (AQUA, KHIND)
    assert match.game is not None
    assert [deck.name for deck in match.game.decks] == ["The Aqua", "My own"]
    assert match.sealed(1) is None
    with pytest.raises(IllegalAction, match="a game is under way"):
        match.choose(0, "The Hoax")


@rule("000 More Games e", "000 Advanced Rules f")
def test_before_every_game_the_choice_is_free_again() -> None:
    match = MatchState(([HOAX, AQUA], [VULCA]), seed=4)
    for name in ("The Hoax", "The Aqua", "The Aqua"):
        match.choose(0, name)
        match.choose(1)
        assert match.game is not None
        assert match.game.decks[0].name == name
        won_by_now(match)


def test_only_prepared_decks_are_chosen() -> None:
    match = MatchState(([HOAX, AQUA], [VULCA]), seed=4)
    with pytest.raises(IllegalAction, match="none of the prepared decks: The Hoax, The Aqua"):
        match.choose(0, "The Flit")
    with pytest.raises(IllegalAction, match="none of the prepared decks"):
        match.choose(0)  # which of the two?
    with pytest.raises(IllegalAction, match="there is no seat 2"):
        match.choose(2)


@rule("000 More Games a")
def test_the_players_may_swap_their_sets_after_a_game() -> None:
    match = a_match()
    won_by(match, 0, 1)
    match.swap()
    match.begin()
    assert match.decks == (VULCA, HOAX)
    assert match.game is not None
    with pytest.raises(IllegalAction, match="between games"):
        match.swap()
    won_by_now(match)
    assert match.score == [2, 0]  # crystals stay with the players
    match.choose(0)
    with pytest.raises(IllegalAction, match="between games"):
        match.swap()


@rule("000 More Games d")
def test_sets_by_lot() -> None:
    drawn = set()
    for seed in range(40):
        match = MatchState(([HOAX, AQUA], [VULCA, FLIT]), seed=seed)
        match.draw_lots()
        assert match.decks is not None
        assert match.decks[0] != match.decks[1]
        drawn.add((match.decks[0].leader, match.decks[1].leader))
    assert len(drawn) == 12  # any two of the four


def test_lots_differ_from_game_to_game() -> None:
    match = MatchState(([HOAX, AQUA], [VULCA, FLIT]), seed=1)
    drawn = set()
    for _ in range(4):
        match.draw_lots()
        drawn.add(match.decks)
        won_by_now(match)
    assert len(drawn) > 1


@pytest.mark.parametrize(
    ("prepared", "says"),
    [
        (([HOAX], []), "at least one prepared deck each"),
        (([HOAX],), "two players"),
        (([HOAX, replace(AQUA, name="THE HOAX")], [VULCA]), "different names"),
        (([replace(KHIND, cards=THIRTY[1:])], [VULCA]), "My own: 29 cards, 1 too few"),
        (([replace(HOAX, family=2)], [VULCA]), "used by both players or by neither"),
    ],
)
def test_matches_that_cannot_begin(prepared: tuple[list[DeckList], ...], says: str) -> None:
    with pytest.raises(IllegalDeck, match=says):
        MatchState(prepared)


def test_names_seeds_and_rules_that_cannot_be() -> None:
    with pytest.raises(BluemoonError, match="a player is one line"):
        a_match(players=("Ann, Ben", "Cid"))
    with pytest.raises(BluemoonError, match="a seed is one line"):
        a_match("two\nlines")
    with pytest.raises(BluemoonError, match="'legends' and 'classic'"):
        MatchState(([HOAX], [VULCA]), Terms("modern"))


def test_no_action_without_a_game() -> None:
    with pytest.raises(IllegalAction, match="no game is under way"):
        a_match().apply(0)


# --- drafted decks ----------------------------------------------------------------------------------------


def drafted_deck(draft: DraftState, seat: int, first: int = 0) -> DeckList:
    return DeckList(f"Seat {seat}", "", draft.drafted(seat)[first : first + 30])


@rule("004 Building Decks a", "004 Building Decks b", "004 Building Decks c", "004 Building Decks d")
@rule("004 Playing Draft Games a", "004 Building Decks e")
def test_games_with_drafted_decks() -> None:
    """Any cards of any peoples, moons without end, no leader; the games follow all the rules."""
    draft = to_the_end(new_draft(2, ["Khind", "Aqua", "Buka"], 7, match=True))
    decks = drafted_deck(draft, 0), drafted_deck(draft, 1)
    match = drafted_match(draft, decks, 3)
    match.begin()
    assert match.game is not None
    assert len({card.people for card in match.game.decks[0].cards}) > 2
    assert sum(card.moons for card in match.game.decks[0].cards) > 20
    leaderships = [deck.leaderships for deck in match.game.decks]
    assert any(leaderships)
    rng = random.Random(5)
    piles = 0
    while match.game is not None:
        piles |= match.game.sides[0].pile | match.game.sides[1].pile
        assert not any(match.game.sides[seat].discard & leaderships[seat] for seat in (0, 1))
        match.apply(rng.choice(match.game.legal_actions()))
    assert piles  # leadership cards lie in the leader area, though there is no leader


@rule("004 Playing Draft Games c")
def test_a_drafted_deck_may_be_changed_between_games() -> None:
    draft = to_the_end(new_draft(2, seed=7, match=True))
    match = drafted_match(draft, (drafted_deck(draft, 0), drafted_deck(draft, 1)), 3)
    won_by(match, 0, 1)
    match.change(1, drafted_deck(draft, 1, first=5))
    match.begin()
    assert match.game is not None
    assert set(match.game.decks[1].names) == set(draft.drafted(1)[5:35])
    with pytest.raises(IllegalAction, match="between games"):
        match.change(1, drafted_deck(draft, 1))
    won_by_now(match)
    for wrong, says in (
        (DeckList("x", "", draft.drafted(1)[:29]), "29 cards, 1 too few"),
        (DeckList("x", "", (*draft.drafted(1)[:29], draft.drafted(0)[0])), "was not drafted by this player"),
        (DeckList("x", "", (*draft.drafted(1)[:29], draft.drafted(1)[0])), "stands 2 times"),
        (DeckList("x", "Hoax", draft.drafted(1)[:30]), "a drafted deck has no leader"),
        (DeckList("x", "", draft.drafted(1)[:30], family=1), "a drafted deck has no Buka family"),
    ):
        with pytest.raises(IllegalDeck, match=says):
            match.change(1, wrong)


def test_other_decks_are_not_changed_and_drafted_ones_not_swapped() -> None:
    with pytest.raises(IllegalAction, match="only drafted decks are changed"):
        a_match().change(0, AQUA)
    draft = to_the_end(new_draft(2, seed=7, match=True))
    match = drafted_match(draft, (drafted_deck(draft, 0), drafted_deck(draft, 1)))
    for forbidden in (match.swap, match.draw_lots):
        with pytest.raises(IllegalAction, match="drafted decks"):
            forbidden()


@rule("004 Draft Variant")
def test_a_match_after_a_draft_is_agreed_before() -> None:
    draft = new_draft(2, seed=7)
    with pytest.raises(IllegalAction, match="not complete"):
        drafted_match(draft, (HOAX, VULCA))
    to_the_end(draft)
    with pytest.raises(IllegalAction, match="agreed before the draft"):
        drafted_match(draft, (drafted_deck(draft, 0), drafted_deck(draft, 1)))


# --- counting and inspecting ------------------------------------------------------------------------------


@rule("000 Advanced Rules h")
def test_before_a_game_the_cards_may_be_counted() -> None:
    match = MatchState(([replace(KHIND, cards=THIRTY[1:])], [VULCA]), checked=False)
    with pytest.raises(IllegalAction, match="no deck has been chosen"):
        match.count_cards(0)
    match.begin()
    assert match.count_cards(0) == 29
    assert match.count_cards(1) == 30


@rule("000 Advanced Rules i")
def test_a_winner_with_an_illegal_deck_does_not_score() -> None:
    match = MatchState(([replace(KHIND, cards=THIRTY[1:])], [VULCA]), checked=False)
    won_by(match, 0, 1)
    assert match.inspect()[0].kind == "count"
    assert match.score == [0, 0]
    assert match.starter == 1  # he lost all the same
    won_by(match, 0, 4)
    won_by(match, 0, 2)
    assert match.over
    match.inspect()
    assert match.score == [4, 0]
    assert not match.over


@rule("000 Advanced Rules i")
def test_a_legal_deck_keeps_its_crystals() -> None:
    match = a_match()
    with pytest.raises(IllegalAction, match="after a game"):
        match.inspect()
    won_by(match, 0, 3)
    assert match.inspect() == []
    assert match.score == [3, 0]
    with pytest.raises(IllegalAction, match="inspected once"):
        match.inspect()
    match.begin()
    with pytest.raises(IllegalAction, match="after a game"):
        match.inspect()


def test_even_unchecked_decks_need_a_name_and_known_cards_once_each() -> None:
    with pytest.raises(IllegalDeck, match="without comma"):
        MatchState(([DeckList("A, B", "Vulca")], [VULCA]), checked=False)
    for cards in (("Sparky",), ("Spark", "Spark")):
        with pytest.raises(BluemoonError, match=r"Sparky|different"):
            MatchState(([DeckList("x", "Vulca", cards)], [VULCA]), checked=False)


# --- backtracking in a tournament -------------------------------------------------------------------------


def stuck(match: MatchState, revealed: bool) -> None:
    """Lay a turn on the table that cannot be completed: the player has played his character, too weak."""
    match.begin()
    match.game = table(
        side(hand=["Blaze"], combat=[{"card": "Spark", "new": True}]),
        side(combat=["Flamebreath the Dazzling"], hand=["Cinder"]),
        phase="booster_support",
        revealed=revealed,
    )


def backtrack(match: MatchState) -> None:
    assert match.game is not None
    match.apply(match.game.parse("backtrack"))


@rule("004 Tournament Backtracking a", "004 Tournament Rules")
def test_who_backtracks_after_learning_something_loses_crystals() -> None:
    match = a_match(penalty=Penalty("crystals", 2))
    won_by(match, 0, 3)
    stuck(match, revealed=True)
    backtrack(match)
    assert match.score == [3, 0]  # it is counted when the game is over
    won_by_now(match)
    assert match.score == [3 + 1 - 2, 0]


@rule("004 Tournament Backtracking a", "004 Tournament Rules")
def test_who_backtracks_after_learning_something_loses_the_game() -> None:
    match = a_match(penalty=GAME_LOST)
    stuck(match, revealed=True)
    backtrack(match)
    assert match.game is None
    assert match.score == [0, 4]
    assert match.starter == 0
    assert match.played[0].result == Result((1,), (0, 4), Termination.PENALTY)


@rule("004 Tournament Backtracking a")
def test_who_learned_nothing_is_not_penalised() -> None:
    match = a_match(penalty=GAME_LOST)
    stuck(match, revealed=False)
    backtrack(match)
    assert match.game is not None


@rule("004 Tournament Backtracking b")
def test_without_a_penalty_set_before_there_is_none() -> None:
    match = a_match()
    assert match.penalty == NO_PENALTY
    stuck(match, revealed=True)
    backtrack(match)
    won_by_now(match)
    assert match.score == [1, 0]
    with pytest.raises(IllegalAction, match="no penalty was set before the match"):
        match.penalise(0)


def test_the_organiser_may_penalise_by_himself() -> None:
    match = a_match(penalty=Penalty("crystals", 1))
    with pytest.raises(IllegalAction, match="no game is under way"):
        match.penalise(0)
    match.begin()
    match.penalise(1)
    match.penalise(0)
    won_by_now(match)
    assert match.score == [0, 0]
    won_by(match, 0, 2)
    match.penalise(0)
    assert match.score == [1, 0]
    with pytest.raises(IllegalAction, match="no seat 2"):
        match.penalise(2)


@rule("004 Tournament Backtracking b")
@pytest.mark.parametrize("penalty", [NO_PENALTY, GAME_LOST, Penalty("crystals", 1), Penalty("crystals", 5)])
def test_penalties_in_words(penalty: Penalty) -> None:
    assert read_penalty(str(penalty)) == penalty


@pytest.mark.parametrize("text", ["", "2", "6 crystals", "x crystals", "game", "12 crystals", "1 2"])
def test_penalties_that_are_none(text: str) -> None:
    with pytest.raises(BluemoonError, match="a penalty is"):
        read_penalty(text)
