"""The cards of the Aqua: what each text does, when, and what stops it."""

from __future__ import annotations

import pytest

from bluemoon.duel.engine import DuelState
from tests.duel.cards.spec import both, covered
from tests.duel.kit import Spread, do, dragons, offers, power, rule, side, table, zone

ROCARA = side(combat=["Rocara"])
DECK = ["Sear", "Ignite", "Volca", "Shimmer", "Glimmer", "Furnace"]


# --- characters -------------------------------------------------------------------------------------------


@both
def test_oomola_aqua_delta_discards_any_number_of_own_cards(rules: str) -> None:
    me = side(hand=["Oomola-Aqua-Delta", "Spark", "Muster Reinforcements", "Blaze"])
    game = table(me, ROCARA, rules=rules)
    do(game, "play Oomola-Aqua-Delta")
    assert offers(game) == {"pick Spark", "pick Muster Reinforcements", "pick Blaze", "done"}
    do(game, "pick Spark", "pick Muster Reinforcements", "done")
    assert zone(game, 0, "hand") == {"Blaze"}
    assert zone(game, 0, "discard") == {"Spark"}
    assert zone(game, 0, "pile") == {"Muster Reinforcements"}  # a leadership card goes to the leader


@both
def test_oomola_aqua_delta_may_discard_none(rules: str) -> None:
    game = table(side(hand=["Oomola-Aqua-Delta", "Spark"]), ROCARA, rules=rules)
    do(game, "play Oomola-Aqua-Delta", "done")
    assert zone(game, 0, "hand") == {"Spark"}


@both
def test_oomola_aqua_delta_ignored(rules: str) -> None:
    game = table(side(hand=["Oomola-Aqua-Delta", "Spark"]), side(combat=["Tittertweet"]), rules=rules)
    do(game, "play Oomola-Aqua-Delta")
    assert offers(game) == {"announce Fire"}


@both
def test_oosa_aqua_epsilon_puts_any_number_under_the_deck(rules: str) -> None:
    """What lies at the bottom is drawn last."""
    me = side(hand=["Oosa-Aqua-Epsilon", "Spark", "Blaze", "Torch"], deck=DECK)
    game = table(me, ROCARA, rules=rules)
    do(game, "play Oosa-Aqua-Epsilon")
    assert offers(game) == {"pick Spark", "pick Blaze", "pick Torch", "done"}
    do(game, "pick Blaze", "pick Spark", "pick Torch")
    if "done" in offers(game):
        do(game, "done")
    do(game, "announce Fire")
    assert zone(game, 0, "hand") == set(DECK)
    assert not zone(game, 0, "discard")


@both
def test_oosa_aqua_epsilon_may_leave_it_and_may_be_ignored(rules: str) -> None:
    me = side(hand=["Oosa-Aqua-Epsilon", "Spark"], deck=["Sear"], support=["Tome of Wisdom"])
    game = table(me, ROCARA, rules=rules)
    do(game, "play Oosa-Aqua-Epsilon", "done")
    assert zone(game, 0, "hand") == {"Spark"}
    game = table(me, side(combat=["Hank Highflyer Hawk"]), rules=rules)
    do(game, "play Oosa-Aqua-Epsilon")
    assert "pick Spark" not in offers(game)


YANG = ["Spark", "Blaze", "Fireblast", "Hail of Arrows", "Tome of Wisdom"]


@both
@rule("004 Gaining Icons")
def test_yang_makes_the_next_character_free(rules: str) -> None:
    game = table(side(hand=["Yang", *YANG]), ROCARA, rules=rules)
    do(game, "play Yang", "play Spark")
    assert offers(game) == {"play Fireblast", "play Hail of Arrows", "play Tome of Wisdom", "announce Fire"}
    do(game, "play Fireblast")
    assert offers(game) == {"announce Fire"}
    assert power(game, 0) == 2 + 4 + 3


@both
def test_yang_makes_the_next_booster_or_support_free(rules: str) -> None:
    for first, second in (("Fireblast", "Hail of Arrows"), ("Tome of Wisdom", "Fireblast")):
        game = table(side(hand=["Yang", *YANG]), ROCARA, rules=rules)
        do(game, "play Yang", f"play {first}", f"play {second}")
        assert offers(game) == {"announce Fire"}


@both
def test_yang_on_the_first_turn_of_a_fight(rules: str) -> None:
    game = table(side(hand=["Yang", *YANG]), side(hand=["Torana"]), rules=rules, fight=False, element=None)
    do(game, "play Yang", "play Tome of Wisdom")
    assert offers(game) == {"announce Fire", "announce Earth"}


@both
def test_yang_works_once_and_only_on_the_turn_it_is_played(rules: str) -> None:
    game = table(side(hand=["Yang", "Spark", "Blaze", "Torch"]), ROCARA, rules=rules)
    do(game, "play Yang", "play Spark")
    assert "play Blaze" not in offers(game)
    game = table(side(hand=["Spark", "Blaze"], combat=["Yang"]), ROCARA, rules=rules)
    do(game, "play Spark")
    assert "play Blaze" not in offers(game)


@both
def test_yang_then_yin_then_a_third_character(rules: str) -> None:
    """Yin, played free, makes the next one free in her turn."""
    game = table(side(hand=["Yang", "Yin", "Spark", "Blaze"]), ROCARA, rules=rules)
    do(game, "play Yang", "play Yin", "play Spark")
    assert offers(game) == {"announce Fire"}
    assert power(game, 0) == 2 + 0 + 4


@both
@pytest.mark.parametrize(
    "stopper", [side(combat=["Tittertweet"]), side(combat=["Rocara"], support=["Impenetrable Fog"])]
)
def test_yang_stopped_when_text_or_icons_are_ignored(rules: str, stopper: Spread) -> None:
    game = table(side(hand=["Yang", "Spark", "Blaze"]), stopper, rules=rules)
    do(game, "play Yang")
    assert offers(game) == {"announce Fire"}


@both
def test_yang_does_not_lift_a_ban(rules: str) -> None:
    they = side(combat=["Rocara"], support=["Pandemonium"])
    game = table(side(hand=["Yang", "Tome of Wisdom"]), they, rules=rules)
    do(game, "play Yang")
    assert offers(game) == {"announce Fire"}


@both
def test_yin_makes_the_next_card_free(rules: str) -> None:
    game = table(side(hand=["Yin", *YANG]), ROCARA, rules=rules)
    do(game, "play Yin", "play Spark", "play Tome of Wisdom")
    assert offers(game) == {"announce Fire"}
    game = table(
        side(hand=["Yin", *YANG], support=["Menacing Wardance"]), side(combat=["Tittertweet"]), rules=rules
    )
    do(game, "play Yin")
    assert "play Spark" not in offers(game)


# --- boosters and supports that change values -------------------------------------------------------------


@both
@pytest.mark.parametrize(
    ("water", "character", "fire", "earth"),
    [
        ("Firewater", "Spark", 7, 2),
        ("Firewater", "Flamebreath the Dazzling", 7, 0),
        ("Earthwater", "Spark", 4, 7),
        ("Earthwater", "Megalit Mountainshaker", 0, 7),
    ],
)
def test_firewater_and_earthwater_raise_the_total(
    rules: str, water: str, character: str, fire: int, earth: int
) -> None:
    game = table(side(combat=[character, water]), ROCARA, rules=rules)
    assert (power(game, 0, "fire"), power(game, 0, "earth")) == (fire, earth)


@both
@rule("001 Power Phase c")
def test_firewater_looks_at_the_total_after_everything_else(rules: str) -> None:
    game = table(side(combat=["Spark", "Firewater"], support=["Tome of Wisdom"]), ROCARA, rules=rules)
    assert power(game, 0) == 7
    game = table(
        side(combat=["Spark", "Firewater"], support=["Tome of Wisdom", "Trebuchet of Fear"]),
        ROCARA,
        rules=rules,
    )
    assert power(game, 0) == 9  # never lowered


@both
@pytest.mark.parametrize("ignorer", [side(combat=["Trillilling"]), side(support=["Laughing Gas"])])
def test_firewater_and_earthwater_ignored(rules: str, ignorer: Spread) -> None:
    game = table(side(combat=["Spark", "Firewater", "Earthwater"]), ignorer, rules=rules)
    assert (power(game, 0, "fire"), power(game, 0, "earth")) == (4, 2)


@both
def test_water_of_union_raises_all_own_characters(rules: str) -> None:
    me = side(combat=["Spark", "Wild Gazelle", "Ignite", "Fireblast"], support=["Water of Union"])
    game = table(me, side(combat=["Sear"]), rules=rules)
    assert power(game, 0, "fire") == 4 + 3 + 4 + 3  # Ignite 2 to 4; the booster stays
    assert power(game, 0, "earth") == 4 + 3 + 4 + 2  # Spark 2 to 4
    assert power(game, 1, "earth") == 1


@both
@pytest.mark.parametrize("ignorer", [side(combat=["Flitterflutter"]), side(support=["Laughing Gas"])])
def test_water_of_union_ignored(rules: str, ignorer: Spread) -> None:
    game = table(side(combat=["Ignite"], support=["Water of Union"]), ignorer, rules=rules)
    assert power(game, 0) == 2


# --- floods -----------------------------------------------------------------------------------------------


def _flooding(first: str, second: str, rules: str, they: Spread) -> DuelState:
    me = side(hand=["Spark", second], support=[first], deck=[*DECK, "Torch"])
    game = table(me, they, rules=rules)
    do(game, "play Spark", f"play {second}", "announce Fire")
    return game


@both
@pytest.mark.parametrize("first", ["Torrential Flood", "Tidal Flood"])
def test_torrential_flood_and_tidal_flood_make_the_opponent_retreat(rules: str, first: str) -> None:
    second = "Tidal Flood" if first == "Torrential Flood" else "Torrential Flood"
    game = _flooding(first, second, rules, side(combat=["Rocara"], hand=["Torana"], deck=["Sonatos"]))
    assert len(zone(game, 0, "hand")) == 6  # the turn is over, the hand refreshed
    do(game, "dragon Lika")
    assert dragons(game) == (1, 0)
    assert not game.fight
    assert game.current == 1  # who retreated starts the next fight
    assert not zone(game, 0, "support")


@both
def test_torrential_flood_alone_does_nothing(rules: str) -> None:
    me = side(hand=["Spark"], support=["Torrential Flood", "Tome of Wisdom"], deck=DECK)
    game = table(me, side(combat=["Rocara"], hand=["Torana"]), rules=rules)
    do(game, "play Spark", "announce Fire")
    assert game.fight
    assert game.current == 1


@both
def test_tidal_flood_alone_does_nothing(rules: str) -> None:
    game = table(side(hand=["Spark"], support=["Tidal Flood"], deck=DECK), side(hand=["Torana"]), rules=rules)
    do(game, "play Spark", "announce Fire")
    assert game.fight
    assert game.current == 1


@both
def test_floods_do_nothing_at_the_end_of_the_opponents_turn(rules: str) -> None:
    they = side(combat=["Rocara"], support=["Torrential Flood", "Tidal Flood"], hand=["Torana"])
    game = table(side(hand=["Spark"], deck=DECK), they, rules=rules)
    do(game, "play Spark", "announce Fire")
    assert game.fight
    assert dragons(game) == (0, 0)


@both
@pytest.mark.parametrize(
    "they",
    [side(combat=["Rocara"], support=["Laughing Gas"]), side(combat=["Flitterflutter"])],
)
def test_floods_ignored(rules: str, they: Spread) -> None:
    game = _flooding("Torrential Flood", "Tidal Flood", rules, {**they, "hand": ["Torana"]})
    assert game.fight
    assert dragons(game) == (0, 0)


@both
def test_floods_give_the_dragons_of_a_normal_retreat(rules: str) -> None:
    """Six cards in the areas give one more; a text of the retreating side takes one away again."""
    me = side(
        hand=["Spark", "Tidal Flood"],
        support=["Torrential Flood", "Tome of Wisdom"],
        combat=[covered("Blaze"), "Cinder"],
        deck=[*DECK, "Torch"],
    )
    for chant, expected in ((["Heat Haze"], 2), (["Fearsome Chant"], 1)):
        game = table(me, side(combat=["Rocara"], support=chant, hand=["Torana"]), rules=rules)
        do(game, "play Spark", "play Tidal Flood", "announce Fire", "dragon Lika")
        if expected == 2:
            do(game, "dragon Doran")
        assert dragons(game) == (expected, 0)
        assert not game.fight
