"""004 Individual Card Interactions: Bounce Back, Ketharkopas, TopDog, Drown Resistance."""

import pytest

from tests.duel.kit import Spread, do, offers, power, rule, side, table, zone


def weak(**more: object) -> Spread:
    """An opponent without any power."""
    return side(combat=["Silento Sol"], hand=["Ignite", "Sonatos"], **more)


# --- Bounce Back ------------------------------------------------------------------------------------------


@rule("004 Bounce Back a")
def test_after_bounce_back_texts_of_active_cards_are_used_again() -> None:
    """TopNotch once on this turn, TopGun at its end, CoolCat all the time."""
    me = side(
        hand=["Bounce Back", "Spark"],
        combat=["TopNotch", "TopGun", "CoolCat"],
        deck=["Sear", "Torch", "Volca", "Blaze", "Furnace", "Glimmer"],
    )
    game = table(me, side(combat=["Shimmer"], hand=["Ignite"], support=["Brain Drain"]))
    do(game, "play Bounce Back")
    assert power(game, 1) == 0  # Shimmer's 3 is odd
    do(game, "use TopNotch", "pick Brain Drain")
    assert zone(game, 1, "support") == set()
    do(game, "announce Fire")
    assert len(zone(game, 0, "hand")) == 6
    do(game, "use TopGun")
    assert len(zone(game, 0, "hand")) == 7


@rule("004 Bounce Back b")
def test_after_bounce_back_texts_of_the_moment_of_playing_are_not_resolved_again() -> None:
    """Cinder would discard a support; Ras-mus-Pan would turn a Fire fight into Earth."""
    me = side(hand=["Bounce Back"], combat=["Cinder", "Ras-mus-Pan"], support=["Lightning Bolts"])
    game = table(me, weak(support=["Tome of Wisdom"]))
    do(game, "play Bounce Back")
    assert offers(game) == {"announce Fire", "retreat"}
    do(game, "announce Fire")
    assert zone(game, 1, "support") == {"Tome of Wisdom"}
    assert game.current == 1


@rule("004 Bounce Back b")
def test_a_condition_of_playing_does_not_matter_to_bounce_back() -> None:
    """Den-bal-Ton asked for a dragon on the other side when it was played; there is none any more."""
    game = table(side(hand=["Bounce Back"], combat=["Den-bal-Ton"]), side(combat=["Volca"]))
    do(game, "play Bounce Back", "announce Fire")
    assert power(game, 0) == 8
    assert game.current == 1


# --- Ketharkopas ------------------------------------------------------------------------------------------

HAND = ["Blaze", "Spark", "Sear", "Torch", "Ignite", "Glimmer"]
DECK = ["Volca", "Furnace", "Shimmer", "Lavar the Powerful"]


@rule("004 Ketharkopas")
@pytest.mark.parametrize(
    ("card", "support", "drawn"),
    [
        ("Ketharkopas the Astronomer", "Maddening Twitter", 3),
        ("Ketharkopas the Astronomer", "Evil Eye", 3),
        ("TopGun", "Maddening Twitter", 0),
        ("TopGun", "Evil Eye", 1),
    ],
)
def test_effects_on_texts_of_the_end_phase_do_not_touch_ketharkopas(
    card: str, support: str, drawn: int
) -> None:
    """Maddening Twitter: no additional cards at the end of the turn. Ketharkopas draws up to nine."""
    game = table(side(hand=[card, *HAND], deck=DECK), weak(support=[support]))
    do(game, f"play {card}", "announce Fire")
    assert (f"use {card}" in offers(game)) is bool(drawn)
    if drawn:
        do(game, f"use {card}")
    assert len(zone(game, 0, "hand")) == 6 + drawn


# --- TopDog, Drown Resistance -----------------------------------------------------------------------------


@rule("004 TopDog and Drown Resistance")
@pytest.mark.parametrize(
    ("combat", "choices"),
    [
        (["Peckswift"], set()),  # the last active character stays
        (["Peckswift", "Giant Octopus"], {"pick Peckswift"}),  # the protected one is the one that stays
        (["Peckswift", "Spark"], {"pick Peckswift"}),
        (["Giant Octopus"], set()),
    ],
)
def test_a_protected_character_may_be_the_one_that_topdog_leaves(
    combat: list[str], choices: set[str]
) -> None:
    game = table(side(hand=["Blaze"], combat=["TopDog"]), side(combat=combat, hand=["Ignite"]))
    assert ("use TopDog" in offers(game)) is bool(choices)
    if choices:
        do(game, "use TopDog")
        assert {text for text in offers(game) if text.startswith("pick")} == choices
        do(game, "pick Peckswift")
        assert zone(game, 1, "active") == set(combat) - {"Peckswift"}


@rule("004 TopDog and Drown Resistance")
@pytest.mark.parametrize(
    ("kept", "left"),
    [("Giant Octopus", {"Giant Octopus"}), ("Peckswift", {"Giant Octopus", "Peckswift"})],
)
def test_a_protected_character_may_be_the_one_that_drown_resistance_leaves(kept: str, left: set[str]) -> None:
    they = side(combat=["Giant Octopus", "Peckswift", "Fireblast"], hand=["Ignite"])
    game = table(side(hand=["Drown Resistance", "Blaze"]), they)
    do(game, "play Drown Resistance", "yes")
    assert offers(game) == {"pick Giant Octopus", "pick Peckswift"}
    do(game, f"pick {kept}")
    assert zone(game, 1, "active") == left
