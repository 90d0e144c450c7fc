"""Rulebook 000, Shields and Icons: PAIR and GANG."""

from __future__ import annotations

import pytest

from tests.duel.kit import do, offers, power, rule, side, table, zone

both = pytest.mark.parametrize("rules", ["classic", "legends"])


# --- PAIR -------------------------------------------------------------------------------------------------


@rule("000 Pair a", "000 Pair b")
@both
def test_two_characters_of_one_first_word_with_pair(rules: str) -> None:
    game = table(
        side(hand=["Virgin of Pure Fire", "Virgin of Pure Earth"], combat=["Spark"]),
        side(combat=["Flamebreath the Dazzling"]),
        rules=rules,
    )
    assert {"play Virgin of Pure Fire", "play Virgin of Pure Earth"} <= offers(
        game
    )  # 7 matches only as a pair
    do(game, "play Virgin of Pure Earth", "play Virgin of Pure Fire")
    assert zone(game, 0, "active") == {"Virgin of Pure Fire", "Virgin of Pure Earth"}
    assert power(game, 0) == 7


@rule("000 Pair a")
@both
@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("Virgin of Pure Fire", "Heroine of the High Flames"),  # other first words
        ("Shaman of the Holy Sacrifice", "Shaman of the Deeds to Come"),  # no PAIR
        ("Young Bear", "Blaze"),
    ],
)
def test_no_pair_without_icon_or_with_other_first_words(rules: str, one: str, two: str) -> None:
    game = table(side(hand=[one, two]), side(combat=["Torch"]), rules=rules)
    do(game, f"play {one}")
    assert f"play {two}" not in offers(game)


@rule("000 Pair a")
@both
def test_a_pair_is_two_cards(rules: str) -> None:
    game = table(
        side(hand=["Wild Gazelle", "Wild Antelope", "Wild Unicorn"]), side(combat=["Torch"]), rules=rules
    )
    do(game, "play Wild Gazelle")
    assert {"play Wild Antelope", "play Wild Unicorn"} <= offers(game)
    do(game, "play Wild Antelope")
    assert offers(game) == {"announce Fire"}


@rule("000 Pair a")
@both
def test_one_card_of_a_pair_may_be_played_alone(rules: str) -> None:
    game = table(side(hand=["Wild Gazelle", "Wild Antelope"]), side(combat=["Torch"]), rules=rules)
    do(game, "play Wild Gazelle", "announce Fire")
    assert zone(game, 0, "hand") == {"Wild Antelope"}


@rule("000 Pair b")
@both
def test_both_stay_active_in_the_opponents_turn(rules: str) -> None:
    game = table(
        side(hand=["Dancer of Dawn", "Dancer of Dusk"]), side(combat=["Torch"], hand=["Spark"]), rules=rules
    )
    do(game, "play Dancer of Dawn", "play Dancer of Dusk", "announce Fire")
    assert power(game, 0) == 6
    assert "play Spark" not in offers(game)


@rule("000 Pair c")
@both
def test_a_pair_of_boosters_in_place_of_one(rules: str) -> None:
    game = table(
        side(
            hand=[
                "Peckswift",
                "Launch Rain of Fire",
                "Launch Dazzling Flares",
                "Launch Fire Flash",
                "Fireblast",
                "Lightning Bolts",
            ]
        ),
        side(combat=["Flamebreath the Dazzling", "Hail of Arrows"]),
        rules=rules,
    )
    assert "play Peckswift" in offers(game)  # 3 + 3 + 3 match 9
    do(game, "play Peckswift", "play Launch Rain of Fire")
    assert offers(game) == {
        "play Launch Dazzling Flares"
    }  # Fire Flash would give 8 only; Fireblast is no pair
    do(game, "play Launch Dazzling Flares")
    assert power(game, 0) == 9
    assert zone(game, 0, "active") == {"Peckswift", "Launch Rain of Fire", "Launch Dazzling Flares"}
    assert offers(game) == {"announce Fire"}  # no third one, no support


@rule("000 Pair c")
@both
def test_two_boosters_without_pair_are_no_pair(rules: str) -> None:
    game = table(
        side(hand=["Peckswift", "Potion of Cosmic Power", "Potion of Conjoining"]),
        side(combat=["Torch"]),
        rules=rules,
    )
    do(game, "play Peckswift", "play Potion of Cosmic Power")
    assert offers(game) == {"announce Fire"}


# --- GANG -------------------------------------------------------------------------------------------------


@rule("000 Gang b")
@both
def test_any_number_of_one_gang_in_place_of_one_character(rules: str) -> None:
    game = table(
        side(hand=["FunFair", "FunFlop", "FunFlap", "FunFlip", "NoNo", "Blaze"]),
        side(combat=["Flamebreath the Dazzling"]),
        rules=rules,
    )
    do(game, "play FunFair")
    assert {"play FunFlop", "play FunFlap", "play FunFlip"} <= offers(game)
    assert not {"play NoNo", "play Blaze"} & offers(game)
    do(game, "play FunFlop", "play FunFlap", "play FunFlip")
    assert zone(game, 0, "active") == {"FunFair", "FunFlop", "FunFlap", "FunFlip"}
    assert power(game, 0) == 3 + 2 + 3 + 1


@rule("000 Gang b")
@both
def test_a_gang_leaves_room_for_a_booster(rules: str) -> None:
    game = table(side(hand=["FunFair", "FunFlop", "Fireblast"]), side(combat=["Torch"]), rules=rules)
    do(game, "play FunFair", "play FunFlop", "play Fireblast")
    assert power(game, 0) == 8
    assert offers(game) == {"announce Fire"}


@rule("000 Gang c")
@pytest.mark.parametrize(("rules", "gang"), [("classic", False), ("legends", True)])
def test_after_another_character_no_gang_in_classic(rules: str, gang: bool) -> None:
    """Stars Shining is FREE and comes first: then the Character phase is no longer at its beginning, and only
    a single character may follow. 004 knows no such limit."""
    game = table(
        side(hand=["Stars Shining", "FunFair", "FunFlop"], combat=["Spark"]),
        side(combat=["Torch"]),
        rules=rules,
    )
    do(game, "play Stars Shining", "play FunFair")
    assert ("play FunFlop" in offers(game)) == gang


@rule("000 Gang c")
@both
def test_after_the_gang_a_free_character_may_follow(rules: str) -> None:
    game = table(side(hand=["Stars Shining", "FunFair", "FunFlop"]), side(combat=["Torch"]), rules=rules)
    do(game, "play FunFair", "play FunFlop", "play Stars Shining")
    assert zone(game, 0, "active") == {"Stars Shining", "FunFair", "FunFlop"}


@rule("000 Gang d", "000 Gang e")
@both
def test_members_join_the_gang_of_an_earlier_turn(rules: str) -> None:
    game = table(
        side(hand=["FunFlap", "FunFlip"], combat=["FunFair", "FunFlop"]),
        side(combat=["Flamebreath the Dazzling"]),
        rules=rules,
    )
    assert "add FunFlap" in offers(game)  # 3 + 2 + 3 match 7
    do(game, "add FunFlap")
    assert zone(game, 0, "active") == {"FunFair", "FunFlop", "FunFlap"}
    assert power(game, 0) == 8
    do(game, "add FunFlip")
    assert zone(game, 0, "active") == {"FunFair", "FunFlop", "FunFlap", "FunFlip"}
    assert power(game, 0) == 9


@rule("000 Gang d")
@both
@pytest.mark.parametrize(
    "active",
    [
        ["FunFair", "Fireblast"],  # a booster
        ["FunFair", "Stars Shining"],  # another character
        ["NoNo"],  # another gang
    ],
)
def test_no_joining_while_something_else_is_active(rules: str, active: list[str]) -> None:
    game = table(side(hand=["FunFlap"], combat=active), side(combat=["Torch"]), rules=rules)
    assert offers(game) == {"retreat", "play FunFlap"}
    do(game, "play FunFlap")
    assert zone(game, 0, "active") == {"FunFlap"}


@rule("000 Gang d")
@both
def test_covered_cards_and_supports_do_not_hinder_joining(rules: str) -> None:
    game = table(
        side(
            hand=["FunFlap"],
            combat=[{"card": "Blaze", "covered": True}, {"card": "Fireblast", "covered": True}, "FunFair"],
            support=["Lightning Bolts"],
        ),
        side(combat=["Torch"]),
        rules=rules,
    )
    do(game, "add FunFlap")
    assert zone(game, 0, "active") == {"FunFair", "FunFlap"}


@rule("000 Gang f")
@both
def test_without_a_new_member_the_gang_is_covered(rules: str) -> None:
    game = table(
        side(hand=["Volca", "FunFlap"], combat=["FunFair", "FunFlop"]), side(combat=["Torch"]), rules=rules
    )
    assert "add Volca" not in offers(game)
    do(game, "play Volca")
    assert zone(game, 0, "active") == {"Volca"}
    assert not {"add FunFlap", "play FunFlap"} & offers(game)
