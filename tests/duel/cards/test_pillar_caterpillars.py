"""The Caterpillars of the Pillar, boosters that demand a payment or a retreat, and Crysalus Frendus."""

from __future__ import annotations

import pytest

from bluemoon.duel.engine import DuelState
from tests.duel.cards.spec import both, covered
from tests.duel.kit import do, offers, rule, side, table, zone

FIREEATER = "Caterpillar Fireeater"
ERODER = "Caterpillar Eartheroder"
WATERTAMER = "Caterpillar Watertamer"
LIGHTSEEKER = "Caterpillar Lightseeker"
MOONSETTER = "Caterpillar Moonsetter"


def _facing(hand: list[str], caterpillars: list[str], rules: str, character: str = "Rocara") -> DuelState:
    return table(side(hand=hand), side(combat=[character, *caterpillars]), rules=rules)


def _stuck(game: DuelState) -> bool:
    """Nothing leads to an announcement: only paying, to no use, and retreating are left."""
    return "retreat" in offers(game) and not any(text.startswith("play") for text in offers(game))


@both
@rule("004 Retreat from the Fight a", "001 Discarding Cards b", "000 Special Rules 5 a")
def test_caterpillar_fireeater_takes_three_fire_or_a_retreat(rules: str) -> None:
    """Spark has 4 Fire, Shimmer 3, Torch 1."""
    game = _facing(["Spark", "Shimmer", "Torch"], [FIREEATER], rules)
    do(game, "play Torch")
    assert offers(game) == {f"satisfy {FIREEATER}"}  # no announcement before it is paid
    do(game, f"satisfy {FIREEATER}")
    assert offers(game) == {"pick Spark", "pick Shimmer"}  # one is enough, so never both
    do(game, "pick Spark")
    assert zone(game, 0, "discard") == {"Spark"}
    assert offers(game) == {"announce Fire"}


@both
def test_caterpillar_fireeater_unpayable_means_retreat(rules: str) -> None:
    """2 and 0 Fire are too little; nor may the only character be both played and paid."""
    assert _stuck(_facing(["Glimmer", "Rocara"], [FIREEATER], rules))
    assert "play Spark" not in offers(_facing(["Spark"], [FIREEATER], rules))
    assert "play Spark" in offers(_facing(["Spark"], [], rules))


@both
def test_caterpillar_fireeater_counts_all_cards_of_the_hand(rules: str) -> None:
    game = _facing(["Torch", "Hail of Arrows", "Homing Missiles"], [FIREEATER], rules)  # 2 and 1 Fire
    do(game, "play Torch", f"satisfy {FIREEATER}")
    if "pick Hail of Arrows" in offers(game):
        do(game, "pick Hail of Arrows")
    assert zone(game, 0, "discard") == {"Hail of Arrows", "Homing Missiles"}


@both
def test_caterpillar_fireeater_may_be_paid_before_the_character(rules: str) -> None:
    game = _facing(["Spark", "Shimmer"], [FIREEATER], rules)
    do(game, f"satisfy {FIREEATER}", "pick Shimmer")
    assert offers(game) == {"play Spark", "retreat"}


@both
@rule("004 Constant Effect")
def test_caterpillar_fireeater_demands_on_each_turn_while_active_only(rules: str) -> None:
    they = side(combat=[covered(FIREEATER), "Rocara"])
    game = table(side(hand=["Torch"]), they, rules=rules)
    assert "play Torch" in offers(game)


@both
@pytest.mark.parametrize("caterpillar", [FIREEATER, ERODER, WATERTAMER, LIGHTSEEKER, MOONSETTER])
def test_caterpillars_ignored_demand_nothing(rules: str, caterpillar: str) -> None:
    they = side(combat=["Rocara", caterpillar])
    assert "play Torch" not in offers(table(side(hand=["Torch"]), they, rules=rules))
    for mine in (side(hand=["Torch"], support=["Laughing Gas"]), side(hand=["Trillilling"])):
        game = table(mine, they, rules=rules)
        play = "play Torch" if "Torch" in mine["hand"] else "play Trillilling"
        assert play in offers(game)
        do(game, play)
        assert offers(game) == {"announce Fire"}


@both
@pytest.mark.parametrize("caterpillar", [FIREEATER, ERODER, WATERTAMER, LIGHTSEEKER, MOONSETTER])
def test_caterpillars_may_be_played_free_beside_the_booster(rules: str, caterpillar: str) -> None:
    game = table(side(hand=["Spark", "Fireblast", caterpillar]), side(combat=["Rocara"]), rules=rules)
    do(game, "play Spark", "play Fireblast", f"play {caterpillar}")
    assert zone(game, 0, "active") == {"Spark", "Fireblast", caterpillar}


@both
def test_caterpillar_eartheroder_takes_three_earth_or_a_retreat(rules: str) -> None:
    assert _stuck(_facing(["Spark", "Sear"], [ERODER], rules))  # 2 and 1 Earth
    game = _facing(["Spark", "Sear", "Torch"], [ERODER], rules)  # Torch has 4 Earth
    do(game, "play Spark", f"satisfy {ERODER}")
    assert zone(game, 0, "discard") == {"Torch"}
    assert offers(game) == {"announce Fire"}


@both
def test_caterpillar_watertamer_takes_two_fire_and_two_earth_on_different_cards(rules: str) -> None:
    assert _stuck(_facing(["Sear", "Blaze"], [WATERTAMER], rules))  # Blaze, 4 and 3, alone
    game = _facing(["Sear", "Blaze", "Zedemikras the Brain"], [WATERTAMER], rules)  # 4 and 0
    do(game, "play Sear", f"satisfy {WATERTAMER}")
    if "pick Blaze" in offers(game):
        do(game, "pick Blaze")
    assert zone(game, 0, "discard") == {"Blaze", "Zedemikras the Brain"}
    assert offers(game) == {"announce Fire"}


@both
def test_caterpillar_watertamer_is_not_paid_by_two_cards_of_one_element(rules: str) -> None:
    hand = ["Sear", "Zedemikras the Brain", "Athradysas the Seeker"]  # no Earth above 1
    assert _stuck(_facing(hand, [WATERTAMER], rules))


@both
def test_caterpillar_lightseeker_takes_five_of_one_element(rules: str) -> None:
    """Fire and Earth are not added up: Spark, 4 and 2, is too little; Volca and Catusan do."""
    assert _stuck(_facing(["Sear", "Spark"], [LIGHTSEEKER], rules))
    game = _facing(["Sear", "Volca", "Catusan"], [LIGHTSEEKER], rules)
    do(game, "play Sear", f"satisfy {LIGHTSEEKER}")
    assert offers(game) == {"pick Volca", "pick Catusan"}
    do(game, "pick Catusan")
    assert offers(game) == {"announce Fire"}


@both
def test_caterpillar_moonsetter_takes_two_moons(rules: str) -> None:
    """Spark and Torch have no moon, Blaze one, Flash two."""
    assert _stuck(_facing(["Spark", "Torch", "Blaze"], [MOONSETTER], rules))
    game = _facing(["Spark", "Torch", "Blaze", "Furnace", "Flash the Incendiary"], [MOONSETTER], rules)
    do(game, "play Spark", f"satisfy {MOONSETTER}")
    assert offers(game) == {"pick Blaze", "pick Flash the Incendiary"}
    do(game, "pick Blaze")  # Furnace with it: with Flash, Blaze would be too much
    assert zone(game, 0, "discard") == {"Blaze", "Furnace"}
    assert offers(game) == {"announce Fire"}


@both
@rule("004 Multiple Discard Effects", "000 Special Rules 5 b")
def test_caterpillars_are_each_paid_with_cards_of_their_own(rules: str) -> None:
    """One Torana, 3 and 3, pays one of the two only."""
    assert _stuck(_facing(["Sear", "Torana"], [FIREEATER, ERODER], rules))
    game = _facing(["Sear", "Torana", "Spark"], [FIREEATER, ERODER], rules)
    do(game, "play Sear")
    do(game, f"satisfy {ERODER}")
    assert offers(game) == {f"satisfy {FIREEATER}"}
    do(game, f"satisfy {FIREEATER}")
    assert zone(game, 0, "discard") == {"Torana", "Spark"}
    assert offers(game) == {"announce Fire"}


# --- Crysalus Frendus -------------------------------------------------------------------------------------


@both
@pytest.mark.parametrize(
    ("caterpillar", "once", "twice"),
    [
        (FIREEATER, ["Shimmer"], ["Shimmer", "Vetraskedas the Sceptic"]),
        (ERODER, ["Terraton"], ["Terraton", "Ignite"]),
        (WATERTAMER, ["Nirwadas the Traveler", "Torana"], ["Spark", "Terraton"]),
        (LIGHTSEEKER, ["Volca"], ["Volca", "Athradysas the Seeker"]),
        (MOONSETTER, ["Flash the Incendiary"], ["Flash the Incendiary", "Lavar the Powerful"]),
    ],
)
def test_crysalus_frendus_doubles_a_caterpillar(
    rules: str, caterpillar: str, once: list[str], twice: list[str]
) -> None:
    """`once` pays it alone, and is too little for the double; `twice` pays the double."""
    play = "play Sear"  # 4 Fire against the 2 of Crysalus
    assert play in offers(_facing(["Sear", *once], [caterpillar], rules))
    assert play not in offers(_facing(["Sear", *once], [caterpillar], rules, "Crysalus Frendus"))
    assert play in offers(_facing(["Sear", *twice], [caterpillar], rules, "Crysalus Frendus"))


@both
def test_crysalus_frendus_doubles_one_caterpillar_only(rules: str) -> None:
    """Doubled is the one that his owner named, here Fireeater."""
    crysalus = {"card": "Crysalus Frendus", "target": FIREEATER}
    they = side(combat=[crysalus, FIREEATER, ERODER])
    me = side(hand=["Sear", "Terraton", "Shimmer", "Athradysas the Seeker"])
    game = table(me, they, rules=rules)
    do(game, "play Sear", f"satisfy {ERODER}")  # Terraton's 4 Earth
    do(game, f"satisfy {FIREEATER}")
    assert zone(game, 0, "discard") == {"Terraton", "Shimmer", "Athradysas the Seeker"}  # 3 and 5 Fire for 6


@both
@rule("000 Special Rules 2 b")
def test_crysalus_frendus_lets_his_owner_choose(rules: str) -> None:
    me = side(hand=["Crysalus Frendus", FIREEATER, ERODER])
    they = side(combat=["Rocara"], hand=["Spark", "Shimmer", "Sear", "Terraton"])
    game = table(me, they, rules=rules)
    do(game, "play Crysalus Frendus", f"play {FIREEATER}", f"play {ERODER}")
    # A new eligible card: he may change to it (004 Changing Targets), in classic among those of this turn.
    assert offers(game) == {f"pick {ERODER}", "no"}
    other = game.copy()
    do(game, f"pick {ERODER}", "announce Fire")
    assert game.current == 1
    do(game, f"satisfy {FIREEATER}", "pick Terraton")
    assert zone(game, 1, "discard") == {"Terraton"}
    assert f"satisfy {ERODER}" not in offers(game)  # 6 Earth are not there ...
    do(other, "no", "announce Fire", f"satisfy {ERODER}", "pick Terraton")
    assert f"satisfy {FIREEATER}" in offers(other)  # ... 6 Fire are


@both
def test_crysalus_frendus_ignored_doubles_nothing(rules: str) -> None:
    """Hank ignores characters, not the Caterpillar; paid while Hank is active, 3 Fire are enough."""
    me = side(hand=["Sear", "Shimmer"], combat=["Hank Highflyer Hawk"])
    game = table(me, side(combat=["Crysalus Frendus", FIREEATER]), rules=rules)
    do(game, f"satisfy {FIREEATER}", "pick Shimmer")
    assert offers(game) == {"play Sear", "retreat"}
