"""Rulebook 000: Announce Power; the shield and STOP."""

from __future__ import annotations

import pytest

from tests.duel.kit import do, offers, power, rule, side, table, zone

both = pytest.mark.parametrize("rules", ["classic", "legends"])


# --- announcing -------------------------------------------------------------------------------------------


@rule("000 Announce Power a")
@both
@pytest.mark.parametrize("element", ["Fire", "Earth"])
def test_the_starter_chooses_the_element(rules: str, element: str) -> None:
    game = table(
        side(hand=["Lavar the Powerful"]),
        side(hand=["Lavar the Powerful"]),
        rules=rules,
        fight=False,
        element=None,
    )
    do(game, "play Lavar the Powerful")
    assert offers(game) == {"announce Fire", "announce Earth"}
    do(game, f"announce {element}", "play Lavar the Powerful")
    assert offers(game) == {f"announce {element}"}


@rule("000 Announce Power b")
@both
def test_the_element_stays_for_the_whole_fight(rules: str) -> None:
    game = table(
        side(hand=["Sear", "Blaze"]),
        side(hand=["Spark", "Volca"], combat=["Torch"]),
        rules=rules,
        element="fire",
    )
    for text in ("play Sear", "play Spark", "play Blaze", "play Volca"):
        do(game, text)
        assert offers(game) == {"announce Fire"}
        do(game, "announce Fire")


@rule("000 Announce Power c")
@both
@pytest.mark.parametrize(("element", "expected"), [("fire", 3 + 3 + 2), ("earth", 4 + 2 + 1)])
def test_the_power_is_the_total_of_the_active_cards(rules: str, element: str, expected: int) -> None:
    """Furnace, Fireblast and the Trebuchet count, the covered Blaze does not."""
    game = table(
        side(hand=["Furnace", "Fireblast"], combat=["Blaze"], support=["Trebuchet of Fear"]),
        side(combat=["Zedemikras the Brain" if element == "earth" else "Rocara"]),
        rules=rules,
        element=element,
    )
    do(game, "play Furnace", "play Fireblast")
    assert power(game, 0, element) == expected


@rule("000 Announce Power d")
@both
def test_the_opponents_active_cards_change_ones_power(rules: str) -> None:
    """CoolCat: the odd printed values of the other side's characters are 0."""
    for opponent, mine in (("CoolCat", 3), ("FunFlop", 8)):
        game = table(
            side(combat=["Volca", "Fireblast"], hand=["Spark"]), side(combat=[opponent]), rules=rules
        )
        assert power(game, 0) == mine


@rule("000 Announce Power e")
@both
@pytest.mark.parametrize(("card", "enough"), [("Volca", True), ("Sear", True), ("Shimmer", False)])
def test_the_power_must_at_least_equal_the_opponents(rules: str, card: str, enough: bool) -> None:
    """5 and 4 are enough against Spark's 4, 3 is not."""
    game = table(side(hand=[card]), side(combat=["Spark"]), rules=rules)
    assert (f"play {card}" in offers(game)) == enough


@rule("000 Announce Power e")
@both
def test_no_announcement_before_the_power_is_reached(rules: str) -> None:
    game = table(
        side(hand=["Shimmer", "Fireblast", "Hail of Arrows"]),
        side(combat=["Lavar the Powerful"]),
        rules=rules,
    )
    do(game, "play Shimmer")
    assert offers(game) == {"play Fireblast", "play Hail of Arrows"}
    do(game, "play Hail of Arrows")
    assert offers(game) == {"announce Fire"}


@rule("000 Announce Power f")
@both
def test_the_opponents_power_counts_as_it_is_now(rules: str) -> None:
    """He announced 4; Cinder discards Fireblast, and 2 is enough against the 1 that is left."""
    game = table(side(hand=["Cinder"]), side(combat=["Torch", "Fireblast"]), rules=rules)
    assert power(game, 1) == 4
    do(game, "play Cinder", "pick Fireblast")
    assert power(game, 1) == 1
    assert offers(game) == {"announce Fire"}


@rule("000 Announce Power f")
@both
def test_the_character_just_played_may_lower_the_opponents_power(rules: str) -> None:
    """CoolCat zeroes odd printed values of characters: it makes Volca's 5 a 0."""
    for card, possible in (("CoolCat", True), ("FunFlop", False)):
        game = table(side(hand=[card]), side(combat=["Volca"]), rules=rules)
        assert (f"play {card}" in offers(game)) == possible


@rule("000 Announce Power g")
@both
def test_who_cannot_match_retreats_and_plays_no_fighters(rules: str) -> None:
    game = table(
        side(hand=["Shimmer", "Glimmer", "Hail of Arrows", "Trebuchet of Fear"]),
        side(combat=["Flamebreath the Dazzling"]),
        rules=rules,
    )
    assert offers(game) == {"retreat"}


@rule("000 Announce Power h")
@both
def test_a_leadership_card_may_be_played_before_retreating(rules: str) -> None:
    game = table(
        side(hand=["Shimmer", "Cast Cataclysm"]),
        side(combat=["Flamebreath the Dazzling"], support=["Tome of Wisdom"]),
        rules=rules,
    )
    assert offers(game) == {"retreat", "play Cast Cataclysm"}
    do(game, "play Cast Cataclysm", "yes")
    assert offers(game) == {"retreat"}


@rule("000 Announce Power i")
@both
@pytest.mark.parametrize(("opponent", "enough"), [("Scorch the Inflammable", True), ("Volca", False)])
def test_zero_is_enough_against_zero(rules: str, opponent: str, enough: bool) -> None:
    """Athradysas has 0 Earth, Scorch too, Volca 1."""
    game = table(side(hand=["Athradysas the Seeker"]), side(combat=[opponent]), rules=rules, element="earth")
    assert ("play Athradysas the Seeker" in offers(game)) == enough
    if enough:
        do(game, "play Athradysas the Seeker", "announce Earth")
        assert game.player == 1


@rule("000 Announce Power i")
@both
def test_a_fight_may_be_started_with_zero(rules: str) -> None:
    game = table(
        side(hand=["Zedemikras the Brain"]), side(hand=["Spark"]), rules=rules, fight=False, element=None
    )
    do(game, "play Zedemikras the Brain")
    assert "announce Earth" in offers(game)


# --- shields ----------------------------------------------------------------------------------------------


@rule("000 Shield a", "000 Shield c")
@both
@pytest.mark.parametrize("strong", [["Blaze"], ["Flamebreath the Dazzling", "Fireblast"]])
@pytest.mark.parametrize(("booster", "enough"), [("Inscrutable Armor", True), ("Hail of Arrows", False)])
def test_an_active_shield_need_not_match_whatever_the_opponent_has(
    rules: str, strong: list[str], booster: str, enough: bool
) -> None:
    """Torch with the Armor has 1 Fire, with the Arrows 3: neither matches, but the Armor is a shield."""
    game = table(side(hand=["Torch", booster]), side(combat=strong), rules=rules)
    assert ("play Torch" in offers(game)) == enough
    if enough:
        do(game, "play Torch", f"play {booster}")
        assert offers(game) == {"announce Fire"}


@rule("000 Shield a")
@both
def test_a_covered_shield_does_not_defend(rules: str) -> None:
    game = table(
        side(hand=["Torch"], combat=["Shimmer", "Inscrutable Armor"]), side(combat=["Blaze"]), rules=rules
    )
    assert offers(game) == {"retreat"}


@rule("000 Shield b")
@both
@pytest.mark.parametrize(
    ("armor", "element", "defends"),
    [
        ("Inscrutable Armor", "fire", True),
        ("Inscrutable Armor", "earth", False),
        ("Infernal Armor", "earth", True),
        ("Infernal Armor", "fire", False),
        ("Aquatic Armor", "fire", True),
        ("Aquatic Armor", "earth", True),
    ],
)
def test_a_shield_defends_in_its_element_only(rules: str, armor: str, element: str, defends: bool) -> None:
    game = table(
        side(hand=["Shimmer", armor]), side(combat=["Lavar the Powerful"]), rules=rules, element=element
    )
    assert ("play Shimmer" in offers(game)) == defends


@rule("000 Shield d")
@both
def test_the_number_in_the_shield_counts_and_the_power_of_the_fight_can_fall(rules: str) -> None:
    """Wild Unicorn's shields hold 3: against 10 it announces 3, and 3 is all that must be matched then."""
    game = table(
        side(hand=["Wild Unicorn"]),
        side(combat=["Flamebreath the Dazzling", "Fireblast"], hand=["Shimmer", "Glimmer"]),
        rules=rules,
    )
    do(game, "play Wild Unicorn")
    assert power(game, 0) == 3
    do(game, "announce Fire")
    assert "play Shimmer" in offers(game)
    assert "play Glimmer" not in offers(game)  # 2 Fire


# --- STOP -------------------------------------------------------------------------------------------------


@rule("000 Stop a")
@both
def test_after_stop_no_further_card(rules: str) -> None:
    """Neither booster nor support, not even FREE ones, nor another character."""
    others = ["Fireblast", "Lightning Bolts", "Sudden Waterspout", "Fire Swamp", "Stars Shining"]
    game = table(side(hand=["Shaman of the Here and Now", *others]), side(combat=["Torch"]), rules=rules)
    do(game, "play Shaman of the Here and Now")
    assert not any(text.startswith("play") for text in offers(game))


@rule("000 Stop a")
@pytest.mark.parametrize(("rules", "extras"), [("classic", False), ("legends", True)])
def test_in_classic_not_even_the_extras_that_a_card_allows(rules: str, extras: bool) -> None:
    """Trigger Brainstorm allows any number of supports; with STOP they are out in 2004 (004 Stop differs)."""
    game = table(
        side(hand=["Trigger Brainstorm", "Shaman of the Afterlife", "Lightning Bolts"]),
        side(combat=["Torch"]),
        rules=rules,
    )
    do(game, "play Trigger Brainstorm", "play Shaman of the Afterlife")
    assert ("play Lightning Bolts" in offers(game)) == extras


@rule("000 Stop a")
@both
def test_cards_played_before_the_stop_are_fine(rules: str) -> None:
    game = table(
        side(hand=["Stars Shining", "Shaman of the Afterlife", "Moon Rising"]),
        side(combat=["Shimmer"]),
        rules=rules,
    )
    do(game, "play Stars Shining", "play Shaman of the Afterlife")
    assert zone(game, 0, "active") == {"Stars Shining", "Shaman of the Afterlife"}
    assert offers(game) == {"announce Fire"}


@rule("000 Stop b")
@both
@pytest.mark.parametrize(("opponent", "enough"), [("Glimmer", True), ("Shimmer", False)])
def test_after_stop_the_power_must_still_be_matched(rules: str, opponent: str, enough: bool) -> None:
    """The Shaman's 2 alone: enough against Glimmer's 2, not against Shimmer's 3."""
    game = table(
        side(hand=["Shaman of the Afterlife", "Fireblast"]),
        side(combat=[opponent], hand=["Spark"]),
        rules=rules,
    )
    assert ("play Shaman of the Afterlife" in offers(game)) == enough
    if enough:
        do(game, "play Shaman of the Afterlife", "announce Fire")
        assert game.player == 1
