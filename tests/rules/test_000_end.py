"""Rulebook 000: Game End, and what happens when a turn cannot be completed (Special Rules 11)."""

from __future__ import annotations

import pytest

from bluemoon.duel.engine import DuelState
from tests.duel.kit import do, dragons, offers, power, rule, side, table, zone

both = pytest.mark.parametrize("rules", ["classic", "legends"])


# --- the end ----------------------------------------------------------------------------------------------


@rule("000 Game End a")
@both
def test_with_an_empty_deck_nothing_is_drawn_and_the_fight_goes_on(rules: str) -> None:
    game = table(side(hand=["Blaze", "Volca"]), side(combat=["Shimmer"], hand=["Spark"]), rules=rules)
    do(game, "play Blaze", "announce Fire")
    assert zone(game, 0, "hand") == {"Volca"}
    do(game, "play Spark", "announce Fire")
    assert not game.over  # although the other side has now played all its cards
    assert "play Volca" in offers(game)


@rule("000 Game End b")
@both
def test_out_of_cards_the_current_fight_is_the_last(rules: str) -> None:
    game = table(side(hand=["Blaze"]), side(combat=["Shimmer"], hand=["Torch", "Sear"]), rules=rules)
    do(game, "play Blaze", "announce Fire")
    assert not game.over
    do(game, "retreat", "dragon Lika")
    assert game.over


@rule("000 Game End b")
@both
def test_with_a_card_left_in_hand_or_deck_a_new_fight_starts(rules: str) -> None:
    for mine in (side(hand=["Blaze", "Infernal Armor"]), side(hand=["Blaze"], deck=["Ember"])):
        game = table(mine, side(combat=["Shimmer"], hand=["Torch", "Sear"]), rules=rules)
        do(game, "play Blaze", "announce Fire", "retreat", "dragon Lika")
        assert not game.over
        assert "decline" in offers(game)


@rule("000 Game End c")
@both
@pytest.mark.parametrize(("hand", "ends"), [(3, True), (1, True), (4, False)])
def test_declining_with_ones_last_cards_ends_the_game(rules: str, hand: int, ends: bool) -> None:
    cards = ["Sear", "Torch", "Shimmer", "Glimmer"][:hand]
    game = table(
        side(hand=cards), side(hand=["Spark"]), rules=rules, fight=False, element=None, dragons=[["Lika"], []]
    )
    do(game, "decline", *(f"pick {card}" for card in cards[:3] if hand > 1))  # one card goes by itself
    assert game.over == ends
    if ends:
        assert game.result is not None
        assert game.result.winners == (0,)


def last_fight(rules: str, before: list[list[str]], mine: list[str], *texts: str) -> DuelState:
    """Seat 0 has no cards left and retreats."""
    game = table(side(combat=mine), side(combat=["Spark"], hand=["Blaze"]), rules=rules, dragons=before)
    do(game, "retreat", *texts)
    assert game.over
    return game


@rule("000 Game End d")
@both
def test_who_has_dragons_at_the_end_wins(rules: str) -> None:
    """Even if it is the one who retreated and ran out of cards."""
    game = last_fight(rules, [["Lika", "Sesa"], []], ["Sear"], "dragon Lika")
    assert dragons(game) == (1, 0)
    assert game.result is not None
    assert game.result.winners == (0,)
    other = last_fight(rules, [[], ["Lika", "Sesa"]], ["Sear"])
    assert other.result is not None
    assert other.result.winners == (1,)


@rule("000 Game End e", "000 Game End f", "000 The Game b")
@both
@pytest.mark.parametrize(
    ("before", "texts", "scores"),
    [
        ([[], []], ["dragon Lika"], (0, 2)),
        ([[], ["Lika"]], ["dragon Doran"], (0, 3)),
        ([[], ["Lika", "Sesa"]], [], (0, 4)),
        ([["Lika", "Sesa"], []], ["dragon Lika"], (2, 0)),
        ([["Lika", "Doran", "Sesa"], []], ["dragon Lika"], (3, 0)),
    ],
)
def test_one_crystal_and_one_for_each_dragon_and_nothing_for_the_loser(
    rules: str, before: list[list[str]], texts: list[str], scores: tuple[int, int]
) -> None:
    game = last_fight(rules, before, ["Sear"], *texts)
    assert game.result is not None
    assert game.result.scores == scores


@rule("000 Game End h")
@both
def test_with_all_dragons_on_the_board_who_ran_out_first_loses(rules: str) -> None:
    """Seat 0 has played its last card; its only dragon goes back to the board when it retreats."""
    game = table(
        side(hand=["Blaze"]),
        side(combat=["Shimmer"], hand=["Volca", "Sear"]),
        rules=rules,
        dragons=[["Doran"], []],
    )
    do(game, "play Blaze", "announce Fire", "play Volca", "announce Fire", "retreat")
    assert game.over
    assert dragons(game) == (0, 0)
    assert game.result is not None
    assert game.result.scores == (0, 1)


@rule("000 Game End h")
@both
@pytest.mark.parametrize("first", [0, 1])
def test_if_both_ran_out_the_first_one_loses(rules: str, first: int) -> None:
    """Both play their last card in this fight; Bethenitana gives no dragon. Who was first loses, whoever
    retreats."""
    hands = [["Bethenitana the Storyteller"], ["Bethenitana the Storyteller"]]
    sides = [side(hand=hands[0], combat=["Torch"]), side(hand=hands[1], combat=["Torch"])]
    game = table(sides[0], sides[1], rules=rules, player=first)
    do(game, "play Bethenitana the Storyteller", "announce Fire")
    do(game, "play Bethenitana the Storyteller", "announce Fire", "retreat")
    assert game.over
    assert dragons(game) == (0, 0)
    assert game.result is not None
    assert game.result.scores[1 - first] == 1
    assert game.result.scores[first] == 0


@rule("000 Game End i", "000 Game End j")
@both
def test_a_fourth_dragon_wins_at_once_with_four_crystals(rules: str) -> None:
    """Both sides have cards left: the game is over all the same."""
    game = table(
        side(hand=["Blaze"], deck=["Ember"]),
        side(combat=["Spark"], hand=["Sear"], deck=["Erupta"]),
        rules=rules,
        dragons=[[], ["Lika", "Doran", "Sesa"]],
    )
    do(game, "retreat")
    assert game.over
    assert game.result is not None
    assert (game.result.winners, game.result.scores) == ((1,), (0, 4))


@rule("000 Game End i")
@both
def test_a_third_dragon_does_not_end_the_game(rules: str) -> None:
    game = table(
        side(hand=["Blaze"], deck=["Ember"]),
        side(combat=["Spark"], hand=["Sear"], deck=["Erupta"]),
        rules=rules,
        dragons=[[], ["Lika", "Doran"]],
    )
    do(game, "retreat")
    assert dragons(game) == (0, 3)
    assert not game.over


@rule("000 Game End i", "000 Game End j")
@both
def test_an_instant_win_needs_no_retreat(rules: str) -> None:
    """Charm Holy Dragon attracts a fourth dragon in the middle of a turn."""
    game = table(
        side(hand=["Charm Holy Dragon", "Volca", "Blaze"], deck=["Ember"]),
        side(combat=["Spark"], hand=["Sear"]),
        rules=rules,
        dragons=[["Lika", "Doran", "Sesa"], []],
    )
    do(game, "play Charm Holy Dragon", "pick Volca")  # and Blaze, the only other one
    assert game.over
    assert game.result is not None
    assert game.result.scores == (4, 0)


# --- a turn that cannot be completed ----------------------------------------------------------------------


def stuck(rules: str, **more: bool) -> DuelState:
    """Sear (4) was played against 5, and nothing helps; Flamebreath would have been right."""
    return table(
        side(
            hand=["Flamebreath the Dazzling"],
            combat=[{"card": "Blaze", "covered": True}, {"card": "Sear", "new": True}],
        ),
        side(combat=["Volca"], hand=["Torch"]),
        rules=rules,
        phase="booster_support",
        **more,
    )


@rule("000 Special Rules 11 a")
def test_if_nothing_was_revealed_the_game_goes_back_to_before_the_character() -> None:
    game = stuck("classic")
    assert power(game, 0) < power(game, 1)
    assert offers(game) == {"backtrack"}
    do(game, "backtrack")
    assert zone(game, 0, "hand") == {"Sear", "Flamebreath the Dazzling"}
    assert zone(game, 0, "combat") == {"Blaze"}
    assert not game.over


@rule("000 Special Rules 11 a")
def test_after_going_back_another_character_may_be_played_or_a_retreat_announced() -> None:
    game = stuck("classic")
    do(game, "backtrack")
    assert game.player == 0
    assert {"play Flamebreath the Dazzling", "retreat"} <= offers(game)
    do(game, "play Flamebreath the Dazzling", "announce Fire")
    assert game.player == 1


@rule("000 Special Rules 11 b")
def test_if_something_was_revealed_the_game_is_lost_with_four_crystals() -> None:
    game = stuck("classic", revealed=True)
    do(game, "backtrack")
    assert game.over
    assert game.result is not None
    assert (game.result.winners, game.result.scores) == ((1,), (0, 4))
