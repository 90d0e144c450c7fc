"""Rulebook 000: Character, Booster or Support. Where cards lie, what is active, how many may be played."""

from __future__ import annotations

import pytest

from tests.duel.kit import do, offers, power, rule, side, table, zone

both = pytest.mark.parametrize("rules", ["classic", "legends"])


# --- characters -------------------------------------------------------------------------------------------


@rule("000 Character a")
@both
def test_continuing_demands_a_character(rules: str) -> None:
    """With boosters and supports alone one retreats, however strong the cards on the table are."""
    game = table(
        side(hand=["Fireblast", "Lightning Bolts"], combat=["Flamebreath the Dazzling"]),
        side(combat=["Spark"]),
        rules=rules,
    )
    assert offers(game) == {"retreat"}


@rule("000 Character a")
@both
def test_no_booster_support_or_announcement_before_the_character(rules: str) -> None:
    game = table(
        side(hand=["Volca", "Fireblast", "Lightning Bolts"], combat=["Flamebreath the Dazzling"]),
        side(combat=["Spark"]),
        rules=rules,
    )
    assert offers(game) == {"retreat", "play Volca"}
    do(game, "play Volca")
    assert offers(game) == {"play Fireblast", "play Lightning Bolts", "announce Fire"}


@rule("000 Character b", "000 The Playing Area a", "000 Special Rules 10 c")
@both
def test_a_character_goes_open_from_the_hand_to_the_combat_area(rules: str) -> None:
    game = table(
        side(hand=["Volca"], combat=[{"card": "Torch", "covered": True}, "Blaze"]),
        side(combat=["Spark"]),
        rules=rules,
    )
    do(game, "play Volca")
    assert not zone(game, 0, "hand")
    assert zone(game, 0, "combat") == {"Torch", "Blaze", "Volca"}
    for seat in (0, 1):  # both players may look through it, covered cards too
        shown = game.view(seat).data()["sides"][0]["combat"]
        assert {entry["card"] for entry in shown} == {"Torch", "Blaze", "Volca"}


@rule("000 Character c", "000 Booster or Support d")
@both
def test_a_new_character_covers_the_characters_and_boosters_of_earlier_turns(rules: str) -> None:
    """Fireblast's 3 and Flamebreath's 7 no longer count: Volca's 5 is all."""
    game = table(
        side(hand=["Volca"], combat=["Flamebreath the Dazzling", "Fireblast"]),
        side(combat=["Spark"]),
        rules=rules,
    )
    assert power(game, 0) == 10
    do(game, "play Volca")
    assert zone(game, 0, "active") == {"Volca"}
    assert zone(game, 0, "combat") == {"Volca", "Flamebreath the Dazzling", "Fireblast"}
    assert power(game, 0) == 5


@rule("000 Character c")
@both
def test_the_text_of_a_covered_card_is_silent(rules: str) -> None:
    """Ember, covered, no longer forbids characters without text."""
    for covered in (True, False):
        game = table(
            side(hand=["Volca"]), side(combat=[{"card": "Ember", "covered": covered}, "Cinder"]), rules=rules
        )
        assert ("play Volca" in offers(game)) == covered


@rule("000 Character d", "000 Booster or Support d")
@both
def test_characters_and_boosters_stay_active_until_the_owners_next_character(rules: str) -> None:
    game = table(
        side(hand=["Fireblast", "Flamebreath the Dazzling"]),
        side(combat=["Spark"], hand=["Shimmer"]),
        rules=rules,
        element="earth",
    )
    do(game, "play Flamebreath the Dazzling", "play Fireblast", "announce Earth")
    assert zone(game, 0, "active") == {"Flamebreath the Dazzling", "Fireblast"}
    do(game, "play Shimmer", "announce Earth")  # the opponent's character covers only his own cards
    assert zone(game, 0, "active") == {"Flamebreath the Dazzling", "Fireblast"}
    assert zone(game, 1, "active") == {"Shimmer"}


@rule("000 Character e")
@both
def test_one_character_a_turn(rules: str) -> None:
    game = table(side(hand=["Volca", "Blaze", "Spark"]), side(combat=["Sear"]), rules=rules)
    do(game, "play Volca")
    assert offers(game) == {"announce Fire"}


@rule("000 Character e", "000 Character f")
@both
def test_more_characters_where_a_card_allows_it_are_all_active(rules: str) -> None:
    """Yang makes the next card FREE, so a second character may follow; neither covers the other."""
    game = table(side(hand=["Yang", "Blaze", "Spark"], combat=["Volca"]), side(combat=["Volca"]), rules=rules)
    do(game, "play Yang")
    if "yes" in offers(game):
        do(game, "yes")
    do(game, "play Blaze")
    assert zone(game, 0, "active") == {"Yang", "Blaze"}
    assert power(game, 0) == 6
    assert "announce Fire" in offers(game)


# --- boosters and supports --------------------------------------------------------------------------------


@rule("000 Booster or Support a", "000 Booster or Support g")
@both
@pytest.mark.parametrize("card", ["Fireblast", "Lightning Bolts"])
def test_one_booster_or_one_support(rules: str, card: str) -> None:
    game = table(
        side(hand=["Volca", "Fireblast", "Battling Boomerang", "Lightning Bolts", "Tome of Wisdom"]),
        side(combat=["Spark"]),
        rules=rules,
    )
    do(game, "play Volca")
    do(game, f"play {card}")
    assert offers(game) == {"announce Fire"}


@rule("000 Booster or Support a")
@both
def test_neither_need_be_played(rules: str) -> None:
    game = table(side(hand=["Volca", "Fireblast", "Lightning Bolts"]), side(combat=["Spark"]), rules=rules)
    do(game, "play Volca", "announce Fire")
    assert zone(game, 0, "hand") == {"Fireblast", "Lightning Bolts"}


@rule("000 Booster or Support b")
@both
def test_a_booster_joins_the_characters_in_the_combat_area(rules: str) -> None:
    game = table(side(hand=["Volca", "Fireblast"]), side(combat=["Spark"]), rules=rules)
    do(game, "play Volca", "play Fireblast")
    assert zone(game, 0, "active") == {"Volca", "Fireblast"}
    assert not zone(game, 0, "support")
    assert power(game, 0) == 8


@rule("000 Booster or Support c", "000 Booster or Support g")
@both
def test_several_boosters_of_one_turn_are_all_active(rules: str) -> None:
    """Gulpus Permanentus allows one booster more."""
    game = table(
        side(hand=["Gulpus Permanentus", "Fireblast", "Battling Boomerang", "Hail of Arrows"]),
        side(combat=["Spark"]),
        rules=rules,
    )
    do(game, "play Gulpus Permanentus", "play Fireblast", "play Battling Boomerang")
    assert zone(game, 0, "active") == {"Gulpus Permanentus", "Fireblast", "Battling Boomerang"}
    assert power(game, 0) == 7
    assert offers(game) == {"announce Fire"}


@rule("000 Booster or Support g")
@both
def test_a_booster_and_a_support_need_a_card_that_allows_it(rules: str) -> None:
    """Genathones the Blind allows one support more; Nirwadas the Traveler does not."""
    for character, allowed in (("Genathones the Blind", True), ("Nirwadas the Traveler", False)):
        game = table(
            side(hand=[character, "Fireblast", "Lightning Bolts"]), side(combat=["Shimmer"]), rules=rules
        )
        do(game, f"play {character}", "play Fireblast")
        assert ("play Lightning Bolts" in offers(game)) == allowed


@rule("000 Booster or Support g")
@both
def test_two_supports_need_a_card_that_allows_it(rules: str) -> None:
    for character, allowed in (("Genathones the Blind", True), ("Nirwadas the Traveler", False)):
        game = table(
            side(hand=[character, "Lightning Bolts", "Tome of Wisdom", "Trebuchet of Fear"]),
            side(combat=["Shimmer"]),
            rules=rules,
        )
        do(game, f"play {character}", "play Lightning Bolts")
        assert ("play Tome of Wisdom" in offers(game)) == allowed
        if allowed:
            do(game, "play Tome of Wisdom")
            assert "play Trebuchet of Fear" not in offers(game)


@rule("000 Booster or Support e", "000 The Playing Area b")
@both
def test_a_support_goes_open_to_the_support_area(rules: str) -> None:
    game = table(side(hand=["Volca", "Lightning Bolts"]), side(combat=["Spark"]), rules=rules)
    do(game, "play Volca", "play Lightning Bolts")
    assert zone(game, 0, "support") == {"Lightning Bolts"}
    assert zone(game, 0, "combat") == {"Volca"}
    assert [entry["card"] for entry in game.view(1).data()["sides"][0]["support"]] == ["Lightning Bolts"]


@rule("000 Booster or Support f")
@both
def test_supports_stay_active_for_the_whole_fight(rules: str) -> None:
    game = table(
        side(hand=["Volca", "Lightning Bolts", "Blaze", "Tome of Wisdom", "Spark"]),
        side(combat=["Spark"], hand=["Silento Sol"]),
        rules=rules,
    )
    do(game, "play Volca", "play Lightning Bolts", "announce Fire")
    assert power(game, 0) == 8
    do(game, "play Silento Sol", "announce Fire")
    do(game, "play Blaze", "play Tome of Wisdom")
    assert power(game, 0) == 4 + 3 + 3


# --- the first turn of a fight ----------------------------------------------------------------------------


@rule("000 Booster or Support h")
@both
def test_the_starter_plays_neither_booster_nor_support(rules: str) -> None:
    game = table(
        side(hand=["Volca", "Fireblast", "Lightning Bolts"]),
        side(hand=["Spark"]),
        rules=rules,
        fight=False,
        element=None,
    )
    do(game, "play Volca")
    assert offers(game) == {"announce Fire", "announce Earth"}


@rule("000 Booster or Support h")
@both
def test_the_starter_plays_the_additional_ones_that_his_cards_allow(rules: str) -> None:
    """One support beside Genathones, one booster beside Gulpus, and nothing else."""
    for character, card, other in (
        ("Genathones the Blind", "Lightning Bolts", "Fireblast"),
        ("Gulpus Permanentus", "Fireblast", "Lightning Bolts"),
    ):
        hand = [character, card, other, "Tome of Wisdom", "Battling Boomerang"]
        game = table(side(hand=hand), side(hand=["Spark"]), rules=rules, fight=False, element=None)
        do(game, f"play {character}")
        assert f"play {card}" in offers(game)
        assert f"play {other}" not in offers(game)
        do(game, f"play {card}")
        assert offers(game) == {"announce Fire", "announce Earth"}


@rule("000 Booster or Support h")
@both
def test_any_number_of_supports_but_no_booster_on_the_first_turn(rules: str) -> None:
    """Trigger Brainstorm allows any number of supports; the one booster of other turns is not due."""
    game = table(
        side(hand=["Trigger Brainstorm", "Volca", "Fireblast", "Lightning Bolts", "Tome of Wisdom"]),
        side(hand=["Spark"]),
        rules=rules,
        fight=False,
        element=None,
    )
    do(game, "play Trigger Brainstorm", "play Volca", "play Lightning Bolts")
    assert "play Tome of Wisdom" in offers(game)
    assert "play Fireblast" not in offers(game)
