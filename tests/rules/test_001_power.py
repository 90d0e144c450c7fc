"""Legends rulebook: the Power, Refresh and End phases."""

import pytest

from bluemoon.duel.engine import DuelState
from tests.duel.kit import do, offers, power, rule, side, table, zone

BOTH = pytest.mark.parametrize("rules", ["legends", "classic"])
TEN = ["Volca", "Torch", "Sear", "Ignite", "Shimmer", "Glimmer", "Spark", "Furnace", "Cinder", "Ember"]


# --- Power phase ------------------------------------------------------------------------------------------


@rule("001 Power Phase a")
@BOTH
@pytest.mark.parametrize(("element", "other"), [("fire", "earth"), ("earth", "fire")])
def test_the_power_is_announced_in_the_contested_element(rules: str, element: str, other: str) -> None:
    """Lavar has 5 Fire and 4 Earth, both enough; only the contested one is announced."""
    game = table(
        side(hand=["Lavar the Powerful"]),
        side(combat=["Glimmer"], hand=["Spark"]),
        rules=rules,
        element=element,
    )
    do(game, "play Lavar the Powerful")
    assert offers(game) == {f"announce {element.capitalize()}"}
    assert f"announce {other.capitalize()}" not in offers(game)
    do(game, f"announce {element.capitalize()}")
    assert game.element == ("fire", "earth").index(element)


@rule("001 Power Phase b")
@BOTH
def test_all_active_cards_count(rules: str) -> None:
    game = table(
        side(
            combat=[{"card": "Scorch the Inflammable", "covered": True}, "Blaze", "Fireblast"],
            support=["Lightning Bolts"],
            hand=["Volca"],
        ),
        side(combat=["Torch"]),
        rules=rules,
    )
    assert power(game, 0) == 4 + 3 + 3
    assert power(game, 0, "earth") == 3 + 2 + 1


@rule("001 Power Phase b")
@BOTH
def test_a_support_can_change_the_value_of_a_character(rules: str) -> None:
    game = table(side(combat=["Blaze"], support=["Duplicator of Fire"]), side(combat=["Torch"]), rules=rules)
    assert power(game, 0) == 8
    assert power(game, 0, "earth") == 3


@rule("001 Power Phase c")
def test_changes_of_printed_values_come_before_those_of_card_values() -> None:
    """CoolCat makes odd printed values 0 first; the potion then adds up what is left: 0 and 2, or raises."""
    game = table(side(combat=["Shimmer", "Potion of Conjoining"]), side(combat=["CoolCat"]))
    assert power(game, 0) == 0 + 2
    assert power(game, 0, "earth") == 2 + 0
    untouched = table(side(combat=["Shimmer", "Potion of Conjoining"]), side(combat=["Torch"]))
    assert power(untouched, 0) == 3 + 2
    raised = table(side(combat=["Shimmer", "Potion of Sparkling Fire"]), side(combat=["CoolCat"]))
    assert power(raised, 0) == 6


@rule("001 Power Phase c")
@BOTH
def test_changes_of_card_values_come_before_those_of_the_total(rules: str) -> None:
    """Glimmer's 2 are doubled to 4, then the total is raised to 6 and no further."""
    game = table(
        side(combat=["Glimmer", "Volcanic Gauntlets", "Elemental Enchantment"]),
        side(combat=["Torch"]),
        rules=rules,
    )
    assert power(game, 0) == 6
    high = table(
        side(combat=["Blaze", "Volcanic Gauntlets", "Elemental Enchantment"]),
        side(combat=["Torch"]),
        rules=rules,
    )
    assert power(high, 0) == 8


@rule("001 Power Phase d")
@BOTH
@pytest.mark.parametrize("element", ["Fire", "Earth"])
def test_the_first_turn_of_a_fight_declares_the_element(rules: str, element: str) -> None:
    game = table(
        side(hand=["Spark"]), side(hand=["Lavar the Powerful"]), rules=rules, fight=False, element=None
    )
    do(game, "play Spark")
    assert offers(game) == {"announce Fire", "announce Earth"}
    do(game, f"announce {element}", "play Lavar the Powerful")
    assert offers(game) == {f"announce {element}"}


@rule("001 Power Phase d")
@BOTH
def test_a_fight_can_be_started_with_no_power_at_all(rules: str) -> None:
    game = table(side(hand=["Bigus Musselus"]), side(hand=["Spark"]), rules=rules, fight=False, element=None)
    do(game, "play Bigus Musselus", "announce Fire")
    assert power(game, 0) == 0
    assert game.current == 1


@rule("001 Power Phase e")
@BOTH
@pytest.mark.parametrize(("theirs", "enough"), [("Shimmer", True), ("Spark", True), ("Volca", False)])
def test_the_total_must_equal_or_exceed_the_opponents(rules: str, theirs: str, enough: bool) -> None:
    """Blaze's 4 against 3, 4 and 5."""
    game = table(side(hand=["Blaze"]), side(combat=[theirs]), rules=rules)
    assert ("play Blaze" in offers(game)) is enough


@rule("001 Power Phase e")
@BOTH
def test_a_card_short_of_the_total_needs_its_booster(rules: str) -> None:
    game = table(side(hand=["Blaze", "Fireblast", "Infernal Armor"]), side(combat=["Volca"]), rules=rules)
    do(game, "play Blaze")
    assert offers(game) == {"play Fireblast"}  # the armor shields only Earth
    do(game, "play Fireblast")
    assert offers(game) == {"announce Fire"}


@rule("001 Power Phase e")
@BOTH
def test_the_opponents_current_total_counts_not_the_announced_one(rules: str) -> None:
    """Cinder takes away the support that the opponent had announced with."""
    they = side(combat=["Glimmer"], support=["Lightning Bolts"])
    assert offers(table(side(hand=["Shimmer"]), they, rules=rules)) == {"retreat"}
    game = table(side(hand=["Cinder"]), they, rules=rules)
    do(game, "play Cinder", "pick Lightning Bolts")
    assert offers(game) == {"announce Fire"}


# --- Refresh phase ----------------------------------------------------------------------------------------


def announced(rules: str, hand: list[str], deck: list[str], *their_supports: str) -> DuelState:
    """I have announced with Blaze, which was in my hand with these."""
    game = table(
        side(hand=["Blaze", *hand], deck=deck),
        side(combat=["Torch"], hand=["Flamebreath the Dazzling"], support=list(their_supports)),
        rules=rules,
    )
    do(game, "play Blaze", "announce Fire")
    return game


@rule("001 Refresh Phase a")
@BOTH
def test_the_hand_is_filled_to_six(rules: str) -> None:
    game = announced(rules, TEN[:2], TEN[2:])
    assert len(zone(game, 0, "hand")) == 6
    assert len(zone(game, 0, "deck")) == 4
    assert zone(game, 1, "hand") == {"Flamebreath the Dazzling"}  # only the current player draws


@rule("001 Refresh Phase a")
@BOTH
def test_cards_are_drawn_one_by_one(rules: str) -> None:
    """Quicksand forbids to take a card while holding four, Gluing Dust more than one: drawing stops there."""
    assert len(zone(announced(rules, TEN[:2], TEN[2:], "Quivering Quicksand"), 0, "hand")) == 4
    assert len(zone(announced(rules, TEN[:2], TEN[2:], "Gluing Dust"), 0, "hand")) == 3


@rule("001 Refresh Phase a")
@BOTH
def test_a_short_deck_is_drawn_to_its_end(rules: str) -> None:
    game = announced(rules, TEN[:2], TEN[2:4])
    assert zone(game, 0, "hand") == set(TEN[:4])
    assert not game.over


@rule("001 Refresh Phase b")
@BOTH
@pytest.mark.parametrize("held", [6, 7])
def test_with_six_or_more_nothing_is_drawn(rules: str, held: int) -> None:
    game = announced(rules, TEN[:held], TEN[held:])
    assert zone(game, 0, "hand") == set(TEN[:held])
    assert zone(game, 0, "deck") == set(TEN[held:])


# --- End phase --------------------------------------------------------------------------------------------


def flare(rules: str, *their_supports: str) -> DuelState:
    game = table(
        side(hand=["Flare"], deck=TEN),
        side(combat=["Torch"], support=list(their_supports), hand=["Flamebreath the Dazzling"]),
        rules=rules,
    )
    do(game, "play Flare", "announce Fire")
    return game


@rule("001 End Phase")
@BOTH
def test_a_text_of_my_end_phase_is_resolved_after_the_refreshing(rules: str) -> None:
    """Flare draws two additional cards."""
    game = flare(rules)
    assert (game.current, len(zone(game, 0, "hand"))) == (0, 6)
    assert offers(game) == {"use Flare", "done"}
    do(game, "use Flare")
    assert len(zone(game, 0, "hand")) == 8
    assert game.current == 1


@rule("001 End Phase")
@BOTH
def test_a_text_of_the_opponents_end_phase_is_heard_there(rules: str) -> None:
    """Maddening Twitter: the opponent cannot draw additional cards at the end of his turn."""
    game = flare(rules, "Maddening Twitter")
    assert game.current == 1
    assert len(zone(game, 0, "hand")) == 6


@rule("001 End Phase")
@BOTH
def test_only_active_cards_speak_in_the_end_phase(rules: str) -> None:
    game = table(
        side(hand=["Blaze"], combat=["Flare"], deck=TEN),
        side(combat=["Torch"], hand=["Flamebreath the Dazzling"]),
        rules=rules,
    )
    do(game, "play Blaze", "announce Fire")
    assert game.current == 1
    assert len(zone(game, 0, "hand")) == 6
