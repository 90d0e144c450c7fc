"""Rulebook 000, Special Rules: cards before rules, ignoring, 'you may not', targets, any number of cards."""

from __future__ import annotations

import pytest

from bluemoon.duel.engine import DuelState
from tests.duel.kit import do, offers, power, rule, side, table, zone

both = pytest.mark.parametrize("rules", ["classic", "legends"])


# --- precedence -------------------------------------------------------------------------------------------


@rule("000 Special Rules a")
@both
def test_a_card_goes_before_the_rules(rules: str) -> None:
    """The rules demand a new character; with Bounce Back the old ones attack again."""
    for card, lifted in (("Bounce Back", True), ("Cast Cataclysm", False)):
        game = table(side(hand=[card], combat=["Volca"]), side(combat=["Spark"]), rules=rules)
        do(game, f"play {card}")
        assert ("announce Fire" in offers(game)) == lifted


@rule("000 Special Rules c")
@both
def test_ignoring_comes_before_a_ban(rules: str) -> None:
    """Ember forbids characters without text. Hank ignores Ember, so Sun Setting may follow; beside Cinder it
    may not."""
    for first, allowed in (("Hank Highflyer Hawk", True), ("Cinder", False)):
        game = table(side(hand=[first, "Sun Setting"]), side(combat=["Ember"]), rules=rules)
        assert "play Sun Setting" not in offers(game)
        do(game, f"play {first}")
        assert ("play Sun Setting" in offers(game)) == allowed


@rule("000 Special Rules c")
@both
@pytest.mark.parametrize(("card", "left"), [("Giant Octopus", 5), ("Lavar the Powerful", 0)])
def test_ignoring_does_not_reach_protected_cards(rules: str, card: str, left: int) -> None:
    game = table(side(combat=["Hank Highflyer Hawk"], hand=["Volca"]), side(combat=[card]), rules=rules)
    assert power(game, 1) == left


@rule("000 Special Rules d")
@both
def test_the_values_of_an_ignored_card_have_no_effect(rules: str) -> None:
    for opponent, mine in (("Trillilling", 5), ("Peckswift", 8)):  # ignores boosters
        game = table(
            side(combat=["Volca", "Fireblast"], hand=["Blaze"]), side(combat=[opponent]), rules=rules
        )
        assert power(game, 0) == mine


@rule("000 Special Rules d")
@both
def test_the_shield_of_an_ignored_card_has_no_effect(rules: str) -> None:
    for opponent, defends in (("Trillilling", False), ("Steepstoop", True)):
        game = table(side(hand=["Torch", "Inscrutable Armor"]), side(combat=[opponent]), rules=rules)
        assert ("play Torch" in offers(game)) == defends


@rule("000 Special Rules d")
@both
def test_an_ignored_card_is_not_retrieved(rules: str) -> None:
    for opponent, comes in (("Trillilling", False), ("Steepstoop", True)):
        game = table(
            side(hand=["Volca"], combat=["Spark", "Battling Boomerang"]),
            side(combat=[opponent]),
            rules=rules,
            phase="beginning",
        )
        assert ("retrieve Battling Boomerang" in offers(game)) == comes


@rule("000 Special Rules d")
@both
def test_the_text_of_an_ignored_card_has_no_effect(rules: str) -> None:
    """Flitterflutter ignores supports: Flickering Fires forbids nothing."""
    for mine, silent in (("Flitterflutter", True), ("Steepstoop", False)):
        game = table(
            side(hand=["Cast Cataclysm", "Volca"], combat=[mine]),
            side(combat=["Torch"], support=["Flickering Fires"]),
            rules=rules,
        )
        assert ("play Cast Cataclysm" in offers(game)) == silent


@rule("000 Special Rules e")
@both
def test_you_may_not_comes_before_i_may(rules: str) -> None:
    """Trigger Brainstorm allows any number of supports, Pandemonium forbids them."""
    for support, allowed in (("Pandemonium", False), ("Trebuchet of Fear", True)):
        game = table(
            side(hand=["Trigger Brainstorm", "Volca", "Lightning Bolts"]),
            side(combat=["Torch"], support=[support]),
            rules=rules,
        )
        do(game, "play Trigger Brainstorm", "play Volca")
        assert ("play Lightning Bolts" in offers(game)) == allowed


@rule("000 Special Rules 1")
@both
@pytest.mark.parametrize("card", ["Cast Cataclysm", "Enthrall Opposition"])
def test_a_ban_stops_the_very_card_that_would_lift_it(rules: str, card: str) -> None:
    """Both would end the ban on leadership cards, one by discarding Flickering Fires, one by silencing it."""
    for support, allowed in (("Flickering Fires", False), ("Trebuchet of Fear", True)):
        game = table(side(hand=[card, "Volca"]), side(combat=["Torch"], support=[support]), rules=rules)
        assert (f"play {card}" in offers(game)) == allowed


# --- targets ----------------------------------------------------------------------------------------------


def gauntlets(rules: str, my_hand: list[str], characters: list[str], target: str) -> DuelState:
    """The opponent's Volcanic Gauntlets double the Fire of one of his characters."""
    booster = {"card": "Volcanic Gauntlets", "target": target}
    return table(side(hand=my_hand), side(combat=[*characters, booster]), rules=rules)


@rule("000 Special Rules 2 a", "000 Special Rules 2 b")
@both
def test_when_the_target_is_discarded_its_owner_applies_the_text_to_another_card(rules: str) -> None:
    game = gauntlets(rules, ["Highchirp", "Fireblast"], ["FunFair", "FunFlop", "FunFlip"], "FunFair")
    assert power(game, 1) == 3 * 2 + 2 + 1
    do(game, "play Highchirp", "pick FunFair")
    assert game.player == 1
    assert offers(game) == {"pick FunFlop", "pick FunFlip"}
    do(game, "pick FunFlop")
    assert power(game, 1) == 2 * 2 + 1
    assert game.player == 0


@rule("000 Special Rules 2 a")
@both
def test_when_the_target_is_ignored_the_text_applies_to_another_card(rules: str) -> None:
    """Hank ignores Stars Shining but not the Flit Peckswift."""
    game = gauntlets(
        rules,
        ["Hank Highflyer Hawk", "Elemental Enchantment"],
        ["Stars Shining", "Peckswift"],
        "Stars Shining",
    )
    assert power(game, 1) == 1 * 2 + 3
    do(game, "play Hank Highflyer Hawk")
    assert power(game, 1) == 3 * 2


@rule("000 Special Rules 2 a")
def test_when_the_target_is_otherwise_influenced_the_text_may_be_applied_to_another_card() -> None:
    """CoolCat makes Young Bear's 3 a 0; the Gauntlets' owner may double Young Fox's 2 instead."""
    game = gauntlets("classic", ["CoolCat", "Fireblast"], ["Young Bear", "Young Fox"], "Young Bear")
    assert power(game, 1) == 3 * 2 + 2
    do(game, "play CoolCat")
    assert game.player == 1
    do(game, "pick Young Fox")
    assert power(game, 1) == 2 * 2


@rule("000 Special Rules 2 a")
@both
def test_while_its_target_is_untouched_a_text_keeps_it(rules: str) -> None:
    game = gauntlets(
        rules, ["Highchirp", "Elemental Enchantment"], ["FunFair", "FunFlop", "FunFlip"], "FunFlip"
    )
    do(game, "play Highchirp", "pick FunFair")
    assert game.player == 0
    assert power(game, 1) == 2 + 1 * 2


@rule("000 Special Rules 2 b")
@both
def test_who_plays_a_card_decides_how_it_is_applied(rules: str) -> None:
    game = table(
        side(hand=["Young Bear", "Young Fox", "Volcanic Gauntlets"]), side(combat=["Torch"]), rules=rules
    )
    do(game, "play Young Bear", "play Young Fox", "play Volcanic Gauntlets")
    assert game.player == 0
    assert offers(game) == {"pick Young Bear", "pick Young Fox"}
    do(game, "pick Young Fox")
    assert power(game, 0) == 3 + 2 * 2


# --- any number -------------------------------------------------------------------------------------------


@rule("000 Special Rules 3 a")
@both
def test_any_number_of_boosters_and_one_support(rules: str) -> None:
    game = table(
        side(
            hand=[
                "Commence Mega Launch",
                "Blaze",
                "Fireblast",
                "Hail of Arrows",
                "Battling Boomerang",
                "Lightning Bolts",
                "Tome of Wisdom",
            ]
        ),
        side(combat=["Torch"]),
        rules=rules,
    )
    do(game, "play Commence Mega Launch", "play Blaze", "play Fireblast", "play Lightning Bolts")
    assert "play Tome of Wisdom" not in offers(game)
    do(game, "play Hail of Arrows", "play Battling Boomerang")
    assert power(game, 0) == 4 + 3 + 3 + 2 + 2
    assert zone(game, 0, "support") == {"Lightning Bolts"}


@rule("000 Special Rules 3 b")
@both
def test_any_number_of_supports_and_one_booster(rules: str) -> None:
    game = table(
        side(
            hand=[
                "Trigger Brainstorm",
                "Blaze",
                "Fireblast",
                "Hail of Arrows",
                "Lightning Bolts",
                "Tome of Wisdom",
                "Trebuchet of Fear",
            ]
        ),
        side(combat=["Torch"]),
        rules=rules,
    )
    do(game, "play Trigger Brainstorm", "play Blaze", "play Lightning Bolts", "play Fireblast")
    assert "play Hail of Arrows" not in offers(game)
    do(game, "play Tome of Wisdom", "play Trebuchet of Fear")
    assert power(game, 0) == 4 + 3 + 3 + 3 + 2
