"""Legends rulebook: the Character and Booster/Support phases, and what covers what."""

import pytest

from bluemoon.duel.engine import DuelState
from tests.duel.kit import do, offers, power, rule, side, table, zone

BOTH = pytest.mark.parametrize("rules", ["legends", "classic"])


def fight(rules: str, *hand: str, **mine: list[str]) -> DuelState:
    """A fight in Fire that I continue against Torch's 1; the opponent has cards for his turn."""
    return table(
        side(hand=list(hand), **mine),
        side(combat=["Torch"], hand=["Flamebreath the Dazzling"], deck=["Ignite"]),
        rules=rules,
    )


def round_of_both(game: DuelState, mine: str) -> None:
    """I announce with this character, the opponent answers with his 7."""
    do(game, f"play {mine}", "announce Fire", "play Flamebreath the Dazzling", "announce Fire")


# --- Character phase --------------------------------------------------------------------------------------


@rule("001 Character Phase a")
@BOTH
def test_a_character_must_be_played_before_anything_is_announced(rules: str) -> None:
    """The old cards alone would do, but they do not count without a new character."""
    game = fight(rules, "Blaze", "Fireblast", "Lightning Bolts", combat=["Volca"])
    assert offers(game) == {"play Blaze", "retreat"}
    do(game, "play Blaze")
    assert zone(game, 0, "combat") == {"Volca", "Blaze"}
    assert "announce Fire" in offers(game)


@rule("001 Character Phase a")
@BOTH
def test_without_a_character_there_is_only_the_retreat(rules: str) -> None:
    game = fight(rules, "Fireblast", "Lightning Bolts", combat=["Flamebreath the Dazzling"])
    assert power(game, 0) > power(game, 1)
    assert offers(game) == {"retreat"}


@rule("001 Character Phase b")
@BOTH
def test_only_one_character_a_turn(rules: str) -> None:
    game = fight(rules, "Blaze", "Volca")
    assert {"play Blaze", "play Volca"} <= offers(game)
    do(game, "play Blaze")
    assert offers(game) == {"announce Fire"}


@rule("001 Character Phase b")
def test_a_card_may_allow_another_character() -> None:
    """Yang makes the next card FREE."""
    game = fight("legends", "Yang", "Volca", "Blaze")
    do(game, "play Yang")
    assert {"play Volca", "play Blaze"} <= offers(game)
    do(game, "play Volca")
    assert "play Blaze" not in offers(game)


@rule("001 Character Phase c", "001 Covering Cards 1")
@BOTH
def test_a_new_character_wholly_covers_the_one_of_the_turn_before(rules: str) -> None:
    game = fight(rules, "Spark", "Volca", "Lightning Bolts", "Fireblast")
    round_of_both(game, "Spark")
    assert zone(game, 0, "active") == {"Spark"}  # through the opponent's turn
    assert power(game, 0) == 4
    do(game, "play Volca")
    assert zone(game, 0, "active") == {"Volca"}
    assert zone(game, 0, "combat") == {"Spark", "Volca"}
    assert power(game, 0) == 5


@rule("001 Character Phase c")
@BOTH
def test_a_discarded_character_is_no_longer_active(rules: str) -> None:
    game = table(
        side(hand=["Provoke Earthquake", "Rocara"]),
        side(combat=["Ember"], support=["Lightning Bolts"]),
        rules=rules,
    )
    assert offers(game) == {"play Provoke Earthquake", "retreat"}  # Ember bars Rocara
    do(game, "play Provoke Earthquake", "yes")
    assert zone(game, 1, "discard") == {"Ember"}
    assert power(game, 1) == 3
    assert power(game, 1, "earth") == 1


@rule("001 Character Phase c")
@BOTH
def test_the_text_of_a_covered_character_is_silent(rules: str) -> None:
    """Demegodas doubles supports while he is active."""
    game = fight(rules, "Nirwadas the Traveler", combat=["Demegodas the Odd"], support=["Tome of Wisdom"])
    assert power(game, 0) == 2 + 6
    do(game, "play Nirwadas the Traveler")
    assert power(game, 0) == 3 + 3


# --- Booster/Support phase --------------------------------------------------------------------------------


@rule("001 Booster/Support Phase a", "001 Booster/Support Phase b")
@BOTH
@pytest.mark.parametrize("card", ["Fireblast", "Infernal Armor", "Lightning Bolts", "Tome of Wisdom"])
def test_one_booster_or_one_support_may_be_played(rules: str, card: str) -> None:
    game = fight(rules, "Blaze", "Fireblast", "Infernal Armor", "Lightning Bolts", "Tome of Wisdom")
    do(game, "play Blaze")
    assert offers(game) == {
        "announce Fire",
        "play Fireblast",
        "play Infernal Armor",
        "play Lightning Bolts",
        "play Tome of Wisdom",
    }
    do(game, f"play {card}")
    assert offers(game) == {"announce Fire"}


@rule("001 Booster/Support Phase b")
@BOTH
def test_a_card_may_allow_a_second_support(rules: str) -> None:
    game = fight(
        rules, "Genathones the Blind", "Trebuchet of Fear", "Ballista of Confusion", "Tome of Wisdom"
    )
    do(game, "play Genathones the Blind", "play Trebuchet of Fear")
    assert {"play Ballista of Confusion", "play Tome of Wisdom"} <= offers(game)
    do(game, "play Ballista of Confusion")
    assert offers(game) == {"announce Fire"}


@rule("001 Booster/Support Phase c", "001 Covering Cards 2")
@BOTH
def test_a_booster_leaves_the_character_below_active(rules: str) -> None:
    game = fight(rules, "Blaze", "Fireblast", combat=["Spark"])
    do(game, "play Blaze", "play Fireblast")
    assert zone(game, 0, "active") == {"Blaze", "Fireblast"}
    assert zone(game, 0, "combat") == {"Spark", "Blaze", "Fireblast"}
    assert zone(game, 0, "support") == set()
    assert power(game, 0) == 4 + 3


@rule("001 Covering Cards 2")
@BOTH
def test_all_cards_of_one_turn_in_the_combat_area_are_active(rules: str) -> None:
    game = fight(rules, "Wild Gazelle", "Wild Antelope", "Hail of Arrows", combat=["Spark"])
    do(game, "play Wild Gazelle", "play Wild Antelope", "play Hail of Arrows")
    assert zone(game, 0, "active") == {"Wild Gazelle", "Wild Antelope", "Hail of Arrows"}
    assert power(game, 0) == 3 + 3 + 2


@rule("001 Booster/Support Phase d")
@BOTH
def test_a_booster_is_active_until_a_later_character_covers_it(rules: str) -> None:
    game = fight(rules, "Blaze", "Volca", "Fireblast", "Lightning Bolts")
    do(game, "play Blaze", "play Fireblast", "announce Fire")
    assert zone(game, 0, "active") == {"Blaze", "Fireblast"}
    do(game, "play Flamebreath the Dazzling", "announce Fire")
    assert power(game, 0) == 4 + 3
    do(game, "play Volca")
    assert zone(game, 0, "active") == {"Volca"}
    assert zone(game, 0, "combat") == {"Blaze", "Fireblast", "Volca"}


@rule("001 Booster/Support Phase d")
@BOTH
def test_a_booster_can_be_discarded(rules: str) -> None:
    game = table(side(hand=["Cinder"]), side(combat=["Glimmer", "Fireblast"]), rules=rules)
    do(game, "play Cinder", "pick Fireblast")
    assert zone(game, 1, "active") == {"Glimmer"}
    assert zone(game, 1, "discard") == {"Fireblast"}
    assert power(game, 1) == 2


@rule("001 Booster/Support Phase e", "001 Booster/Support Phase f")
@BOTH
def test_a_support_lies_beside_the_others_and_stays_active(rules: str) -> None:
    game = fight(rules, "Blaze", "Spark", "Tome of Wisdom", support=["Lightning Bolts"])
    do(game, "play Blaze", "play Tome of Wisdom")
    assert zone(game, 0, "support") == {"Lightning Bolts", "Tome of Wisdom"}
    assert zone(game, 0, "combat") == {"Blaze"}
    assert power(game, 0) == 4 + 3 + 3
    do(game, "announce Fire")
    assert game.current == 1
    assert power(game, 0) == 4 + 3 + 3


@rule("001 Booster/Support Phase f")
@BOTH
def test_no_later_character_covers_a_support(rules: str) -> None:
    game = fight(rules, "Sear", "Volca", "Trebuchet of Fear")
    do(game, "play Sear", "play Trebuchet of Fear", "announce Fire")
    do(game, "play Flamebreath the Dazzling", "announce Fire", "play Volca")
    assert zone(game, 0, "active") == {"Volca"}
    assert zone(game, 0, "support") == {"Trebuchet of Fear"}
    assert power(game, 0) == 5 + 2


@rule("001 Booster/Support Phase f")
@BOTH
def test_a_support_can_be_discarded(rules: str) -> None:
    game = table(
        side(hand=["Cast Cataclysm", "Spark"]),
        side(combat=["Glimmer"], support=["Tome of Wisdom", "Lightning Bolts"]),
        rules=rules,
    )
    assert power(game, 1) == 2 + 3 + 3
    do(game, "play Cast Cataclysm", "yes")
    assert zone(game, 1, "support") == set()
    assert power(game, 1) == 2


@rule("001 Booster/Support Phase g")
@BOTH
def test_no_booster_and_no_support_on_the_turn_that_starts_a_fight(rules: str) -> None:
    game = table(
        side(hand=["Blaze", "Volca", "Fireblast", "Lightning Bolts"]),
        side(hand=["Flamebreath the Dazzling", "Elemental Enchantment"]),
        rules=rules,
        fight=False,
        element=None,
    )
    do(game, "play Blaze")
    assert offers(game) == {"announce Fire", "announce Earth"}
    do(game, "announce Fire", "play Flamebreath the Dazzling")
    assert "play Elemental Enchantment" in offers(game)  # it is no longer the first turn
    do(game, "announce Fire", "play Volca")
    assert "play Fireblast" in offers(game)


@rule("001 Booster/Support Phase g")
@BOTH
def test_what_a_text_allows_on_the_first_turn_is_all_there_is(rules: str) -> None:
    """Genathones allows one additional support; nothing comes on top of it."""
    game = table(
        side(hand=["Genathones the Blind", "Tome of Wisdom", "Trebuchet of Fear", "Fireblast"]),
        side(hand=["Volca"]),
        rules=rules,
        fight=False,
        element=None,
    )
    do(game, "play Genathones the Blind")
    assert "play Fireblast" not in offers(game)
    do(game, "play Tome of Wisdom")
    assert offers(game) == {"announce Fire", "announce Earth"}
