"""Legends rulebook: ignored cards, and the ignoring example."""

import pytest

from tests.duel.kit import do, offers, power, rule, side, table, zone

BOTH = pytest.mark.parametrize("rules", ["legends", "classic"])

# Flitterflutter (2/2) ignores the opponent's supports, Trillilling (2/2) his boosters; Spark is neither.


@rule("001 Ignoring Cards a")
@BOTH
def test_the_values_of_an_ignored_card_do_not_count(rules: str) -> None:
    me = side(combat=["Blaze"], support=["Lightning Bolts"])
    assert power(table(me, side(combat=["Flitterflutter"]), rules=rules), 0) == 4
    assert power(table(me, side(combat=["Spark"]), rules=rules), 0) == 4 + 3


@rule("001 Ignoring Cards a")
@BOTH
def test_the_text_of_an_ignored_card_is_silent(rules: str) -> None:
    """My Pandemonium bars the opponent's supports."""
    me = side(combat=["Torch"], support=["Pandemonium"])
    hand = ["Tittertweet", "Flitterflutter", "Tome of Wisdom"]
    ignoring = table(me, side(hand=hand), rules=rules, player=1)
    do(ignoring, "play Flitterflutter")
    assert "play Tome of Wisdom" in offers(ignoring)
    barred = table(me, side(hand=["Spark", "Tome of Wisdom"]), rules=rules, player=1)
    do(barred, "play Spark")
    assert "play Tome of Wisdom" not in offers(barred)


@rule("001 Ignoring Cards a")
@BOTH
def test_the_icons_of_an_ignored_card_do_nothing(rules: str) -> None:
    """RETRIEVE on a support, FREE on a support in hand, the shield of a booster."""
    me = side(hand=["Volca", "Tome of Wisdom", "Fire Swamp"], combat=["Torch"], support=["Homing Missiles"])
    for they, works in (("Flitterflutter", False), ("Spark", True)):
        game = table(me, side(combat=[they]), rules=rules, phase="beginning")
        assert ("retrieve Homing Missiles" in offers(game)) is works
        do(game, "play Volca", "play Tome of Wisdom")
        assert ("play Fire Swamp" in offers(game)) is works
    shield = side(hand=["Blaze", "Inscrutable Armor"])
    strong = ["Lightning Bolts", "Tome of Wisdom"]
    assert offers(table(shield, side(combat=["Trillilling"], support=strong), rules=rules)) == {"retreat"}
    assert "play Blaze" in offers(table(shield, side(combat=["Spark"], support=strong), rules=rules))


@rule("001 Ignoring Cards b")
def test_an_ignored_card_keeps_its_printed_value() -> None:
    """Fireblast, ignored, still has 3 Fire to pay what the Caterpillar demands."""
    game = table(
        side(hand=["Scorch the Inflammable", "Fireblast"]),
        side(combat=["Trillilling", "Caterpillar Fireeater"], hand=["Volca"]),
    )
    do(game, "satisfy Caterpillar Fireeater")
    assert "pick Fireblast" in offers(game)
    do(game, "pick Fireblast", "play Scorch the Inflammable")
    assert offers(game) == {"announce Fire"}
    adds = table(side(combat=["Blaze", "Fireblast"]), side(combat=["Trillilling"]))
    assert power(adds, 0) == 4


@rule("001 Ignoring Cards b")
@BOTH
def test_an_ignored_card_is_still_a_card_on_the_table(rules: str) -> None:
    """Six cards attract two dragons, ignored or not; and it is still a support that can be discarded."""
    covered = [{"card": name, "covered": True} for name in ("Sear", "Shimmer", "Glimmer", "Ignite")]
    game = table(
        side(combat=["Flitterflutter"], hand=["Volca"]),
        side(combat=[*covered, "Spark"], support=["Lightning Bolts"], hand=["Blaze"]),
        rules=rules,
    )
    assert power(game, 1) == 4
    do(game, "retreat", "dragon Lika", "dragon Sesa")
    discard = table(
        side(combat=["Flitterflutter"], hand=["Cast Cataclysm", "Volca"]),
        side(combat=["Spark"], support=["Lightning Bolts"]),
        rules=rules,
    )
    do(discard, "play Cast Cataclysm", "yes")
    assert zone(discard, 1, "discard") == {"Lightning Bolts"}


@rule(
    "001 Ignoring Example 1",
    "001 Ignoring Example 2",
    "001 Ignoring Example 3",
    "001 Ignoring Example 4",
)
@BOTH
def test_the_ignoring_example(rules: str) -> None:
    """Vulca has Scorch, whose 6 Fire the Gauntlets double; Hoax, seat 0, has Tome of Wisdom."""
    game = table(
        side(hand=["Enthrall Opposition", "Zedemikras the Brain"], support=["Tome of Wisdom"]),
        side(combat=["Scorch the Inflammable", "Volcanic Gauntlets"], hand=["Volca"]),
        rules=rules,
    )
    assert power(game, 1) == 12
    assert "play Zedemikras the Brain" not in offers(game)  # 7 would not do
    # 1 and 2: the text of the Gauntlets is ignored.
    do(game, "play Enthrall Opposition")
    assert power(game, 1) == 6
    # 3 and 4: 4 and 3 are 7, above 6.
    do(game, "play Zedemikras the Brain")
    assert power(game, 0) == 4 + 3
    assert offers(game) == {"announce Fire"}
    do(game, "announce Fire")
    assert game.current == 1
