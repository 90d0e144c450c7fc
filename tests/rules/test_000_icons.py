"""Rulebook 000, Shields and Icons: RETRIEVE, PROTECTED, FREE."""

from __future__ import annotations

import pytest

from tests.duel.kit import do, offers, power, rule, side, table, zone

both = pytest.mark.parametrize("rules", ["classic", "legends"])


# --- RETRIEVE ---------------------------------------------------------------------------------------------


@rule("000 Retrieve a")
@both
def test_active_retrieve_cards_come_back_at_the_very_beginning(rules: str) -> None:
    """Any of them: booster, support and character; the covered one does not."""
    game = table(
        side(
            combat=[{"card": "Peckswift", "covered": True}, "Ciklarethas the Bitter", "Battling Boomerang"],
            support=["Homing Missiles", "Tome of Wisdom"],
            hand=["Volca"],
        ),
        side(combat=["Spark"]),
        rules=rules,
        phase="beginning",
    )
    retrieved = ["Ciklarethas the Bitter", "Battling Boomerang", "Homing Missiles"]
    assert {text for text in offers(game) if text.startswith("retrieve")} == {
        f"retrieve {c}" for c in retrieved
    }
    do(game, "retrieve Battling Boomerang", "retrieve Homing Missiles")
    assert zone(game, 0, "hand") == {"Volca", "Battling Boomerang", "Homing Missiles"}
    assert "retrieve Ciklarethas the Bitter" in offers(game)
    assert zone(game, 0, "active") == {"Ciklarethas the Bitter"}


@rule("000 Retrieve a")
@both
@pytest.mark.parametrize("first", ["play Cast Cataclysm", "play Volca"])
def test_no_retrieving_after_the_beginning(rules: str, first: str) -> None:
    game = table(
        side(combat=["Ciklarethas the Bitter"], hand=["Volca", "Cast Cataclysm"]),
        side(combat=["Spark"]),
        rules=rules,
        phase="beginning",
    )
    assert "retrieve Ciklarethas the Bitter" in offers(game)
    do(game, first)
    assert "retrieve Ciklarethas the Bitter" not in offers(game)


@rule("000 Retrieve a")
@both
def test_retrieving_is_a_choice(rules: str) -> None:
    game = table(
        side(combat=["Ciklarethas the Bitter"], hand=["Volca"]),
        side(combat=["Spark"]),
        rules=rules,
        phase="beginning",
    )
    do(game, "play Volca")
    assert zone(game, 0, "combat") == {"Ciklarethas the Bitter", "Volca"}


@rule("000 Retrieve b")
@both
def test_a_retrieved_card_is_in_the_undisclosed_hand(rules: str) -> None:
    game = table(
        side(combat=["Ciklarethas the Bitter"], hand=["Volca"]),
        side(combat=["Spark"]),
        rules=rules,
        phase="beginning",
    )
    do(game, "retrieve Ciklarethas the Bitter")
    assert not zone(game, 0, "disclosed")


@rule("000 Retrieve b")
@both
@pytest.mark.parametrize("again", [True, False])
def test_a_retrieved_card_is_kept_or_played_again(rules: str, again: bool) -> None:
    game = table(
        side(combat=["Spark", "Battling Boomerang"], hand=["Volca"]),
        side(combat=["Spark"]),
        rules=rules,
        phase="beginning",
    )
    do(game, "retrieve Battling Boomerang", "play Volca")
    if again:
        do(game, "play Battling Boomerang")
        assert power(game, 0) == 7
    do(game, "announce Fire")
    assert ("Battling Boomerang" in zone(game, 0, "hand")) != again


@rule("000 Retrieve c")
@both
def test_no_character_is_retrieved_while_the_opponent_has_an_active_retrieve_character(rules: str) -> None:
    game = table(
        side(combat=["Ciklarethas the Bitter", "Battling Boomerang"], hand=["Volca"]),
        side(combat=["Peckswift"]),
        rules=rules,
        phase="beginning",
    )
    assert "retrieve Battling Boomerang" in offers(game)
    assert "retrieve Ciklarethas the Bitter" not in offers(game)


@rule("000 Retrieve c")
@both
@pytest.mark.parametrize(
    "theirs",
    [
        {"combat": ["Spark", "Launch Itching Bugs"]},  # a booster
        {"combat": ["Spark"], "support": ["Homing Missiles"]},  # a support
        {"combat": [{"card": "Peckswift", "covered": True}, "Spark"]},  # not active
    ],
)
def test_only_active_characters_with_retrieve_are_in_the_way(
    rules: str, theirs: dict[str, list[object]]
) -> None:
    game = table(
        side(combat=["Ciklarethas the Bitter"], hand=["Volca"]),
        side(**theirs),
        rules=rules,
        phase="beginning",
    )
    assert "retrieve Ciklarethas the Bitter" in offers(game)


# --- PROTECTED --------------------------------------------------------------------------------------------


@rule("000 Protected a", "000 Protected b")
@both
@pytest.mark.parametrize(("card", "left"), [("Giant Octopus", 5), ("Spark", 0)])
def test_a_protected_card_is_not_ignored(rules: str, card: str, left: int) -> None:
    """Hank Highflyer Hawk ignores the other side's characters."""
    game = table(side(combat=["Hank Highflyer Hawk"], hand=["Volca"]), side(combat=[card]), rules=rules)
    assert power(game, 1) == left


@rule("000 Protected a", "000 Protected b")
@both
def test_a_protected_support_is_not_ignored(rules: str) -> None:
    """Flitterflutter ignores supports: of Razorjaw's 3 and the Tome's 3 the first stays."""
    game = table(
        side(combat=["Flitterflutter"], hand=["Volca"]),
        side(combat=["Rocara"], support=["Ravenous Razorjaw", "Tome of Wisdom"]),
        rules=rules,
    )
    assert power(game, 1) == 3


@rule("000 Protected b")
@both
def test_a_protected_support_is_not_discarded(rules: str) -> None:
    game = table(
        side(hand=["Cast Cataclysm"]),
        side(combat=["Rocara"], support=["Ravenous Razorjaw", "Tome of Wisdom"]),
        rules=rules,
    )
    do(game, "play Cast Cataclysm", "yes")
    assert zone(game, 1, "support") == {"Ravenous Razorjaw"}


@rule("000 Protected b")
@both
def test_a_protected_card_cannot_be_chosen_for_a_discard(rules: str) -> None:
    game = table(
        side(hand=["Cinder", "Spark"]),
        side(
            combat=["Rocara"], support=["Swarming Sea Serpents", "Trebuchet of Fear", "Ballista of Confusion"]
        ),
        rules=rules,
    )
    do(game, "play Cinder")
    assert "pick Trebuchet of Fear" in offers(game)
    assert "pick Swarming Sea Serpents" not in offers(game)


@rule("000 Protected c")
@both
@pytest.mark.parametrize(("card", "left"), [("Giant Octopus", 5), ("Volca", 0)])
def test_the_values_of_a_protected_card_are_not_reduced(rules: str, card: str, left: int) -> None:
    """CoolCat makes odd printed values of characters 0."""
    game = table(side(combat=["CoolCat"], hand=["Volca"]), side(combat=[card]), rules=rules)
    assert power(game, 1) == left


@rule("000 Protected d", "000 Protected a")
@both
def test_only_while_active(rules: str) -> None:
    """Provoke Earthquake discards the whole combat area but for the active protected card."""
    game = table(
        side(hand=["Provoke Earthquake", "Volca"]),
        side(
            combat=[
                {"card": "Electric Eel", "covered": True},
                {"card": "Torch", "covered": True},
                "Giant Octopus",
            ]
        ),
        rules=rules,
    )
    do(game, "play Provoke Earthquake", "yes")
    assert zone(game, 1, "combat") == {"Giant Octopus"}
    assert zone(game, 1, "discard") == {"Electric Eel", "Torch"}


@rule("000 Protected d")
@both
def test_a_protected_card_in_hand_has_no_protection(rules: str) -> None:
    game = table(
        side(hand=["Bashdin"]), side(hand=["Electric Eel", "Kelp Leech"], combat=["Torch"]), rules=rules
    )
    do(game, "play Bashdin", "yes")
    assert zone(game, 1, "discard") == {"Electric Eel", "Kelp Leech"}


# --- FREE -------------------------------------------------------------------------------------------------


@rule("000 Free a")
@both
def test_free_cards_do_not_count_towards_the_limits(rules: str) -> None:
    """A character, a booster and a support beside the usual ones, in any order within their phase."""
    game = table(
        side(
            hand=["Stars Shining", "Blaze", "Sudden Waterspout", "Fire Swamp", "Fireblast", "Hail of Arrows"]
        ),
        side(combat=["Torch"]),
        rules=rules,
    )
    do(
        game,
        "play Stars Shining",
        "play Blaze",
        "play Sudden Waterspout",
        "play Fireblast",
        "play Fire Swamp",
    )
    assert offers(game) == {"announce Fire"}
    assert power(game, 0) == 1 + 4 + 2 + 3 + 2


@rule("000 Free a")
@both
def test_a_free_character_after_the_other_one(rules: str) -> None:
    game = table(side(hand=["Blaze", "Stars Shining", "Spark"]), side(combat=["Torch"]), rules=rules)
    do(game, "play Blaze")
    assert "play Stars Shining" in offers(game)
    assert "play Spark" not in offers(game)


@rule("000 Free b")
@both
def test_a_free_card_is_played_in_the_phase_of_its_type(rules: str) -> None:
    game = table(
        side(hand=["Stars Shining", "Blaze", "Sudden Waterspout", "Fire Swamp"]),
        side(combat=["Torch"]),
        rules=rules,
    )
    assert not {"play Sudden Waterspout", "play Fire Swamp"} & offers(game)
    do(game, "play Blaze", "play Sudden Waterspout")
    assert "play Stars Shining" not in offers(game)
    assert "play Fire Swamp" in offers(game)


@rule("000 Free c")
@both
def test_free_cards_on_the_first_turn_of_a_fight(rules: str) -> None:
    game = table(
        side(
            hand=["Blaze", "Stars Shining", "Sudden Waterspout", "Fire Swamp", "Fireblast", "Tome of Wisdom"]
        ),
        side(hand=["Spark"]),
        rules=rules,
        fight=False,
        element=None,
    )
    do(game, "play Blaze")
    assert {"play Stars Shining", "play Sudden Waterspout", "play Fire Swamp"} <= offers(game)
    assert not {"play Fireblast", "play Tome of Wisdom"} & offers(game)
    do(game, "play Stars Shining", "play Sudden Waterspout", "play Fire Swamp", "announce Fire")
    assert power(game, 0) == 4 + 1 + 2 + 2


@rule("000 Free d")
@both
@pytest.mark.parametrize(
    ("ban", "free"), [("Pandemonium", "Fire Swamp"), ("Hypnotic Rattle", "Sudden Waterspout")]
)
def test_a_ban_on_a_type_holds_for_free_cards(rules: str, ban: str, free: str) -> None:
    for support, allowed in ((ban, False), ("Trebuchet of Fear", True)):
        game = table(side(hand=["Blaze", free]), side(combat=["Torch"], support=[support]), rules=rules)
        do(game, "play Blaze")
        assert (f"play {free}" in offers(game)) == allowed


@rule("000 Free e")
@both
def test_a_free_character_may_be_the_first_or_the_only_one(rules: str) -> None:
    game = table(side(hand=["Stars Shining", "Blaze"]), side(combat=["Torch"]), rules=rules)
    do(game, "play Stars Shining")
    assert offers(game) == {"play Blaze", "announce Fire"}
    do(game, "announce Fire")
    assert zone(game, 0, "active") == {"Stars Shining"}
