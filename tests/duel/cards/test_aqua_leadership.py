"""The cards of the Aqua, continued: Irresistible Sirens and the leadership cards."""

from __future__ import annotations

import pytest

from bluemoon.duel.engine import DuelState
from tests.duel.cards.spec import both, covered
from tests.duel.kit import Spread, do, dragons, offers, rule, side, table, zone

ROCARA = side(combat=["Rocara"])
DECK = ["Sear", "Ignite", "Volca", "Shimmer", "Glimmer", "Furnace"]
SIRENS = side(combat=["Rocara"], support=["Irresistible Sirens"], hand=["Torana"])


# --- Irresistible Sirens ----------------------------------------------------------------------------------


@both
def test_irresistible_sirens_are_satisfied_with_a_character(rules: str) -> None:
    game = table(side(hand=["Spark", "Blaze", "Fireblast"]), SIRENS, rules=rules)
    do(game, "play Spark", "satisfy Irresistible Sirens")
    assert zone(game, 0, "discard") == {"Blaze"}  # the only character left; no booster will do
    do(game, "announce Fire")
    assert dragons(game) == (0, 0)


@both
def test_irresistible_sirens_unsatisfied_attract_a_dragon(rules: str) -> None:
    game = table(side(hand=["Spark", "Blaze"]), SIRENS, rules=rules)
    do(game, "play Spark")
    assert "end phase" in offers(game)
    assert "announce Fire" not in offers(game)
    do(game, "end phase")
    assert game.player == 1
    do(game, "dragon Sesa")
    assert dragons(game) == (0, 1)
    do(game, "announce Fire")
    assert game.fight
    assert game.current == 1


@both
def test_irresistible_sirens_attract_a_dragon_besides_that_of_a_retreat(rules: str) -> None:
    game = table(side(hand=["Spark", "Blaze"], deck=DECK), SIRENS, rules=rules)
    do(game, "retreat", "dragon Sesa", "dragon Lika")
    assert dragons(game) == (0, 2)
    assert not game.fight


@both
def test_irresistible_sirens_may_be_satisfied_before_a_retreat(rules: str) -> None:
    game = table(side(hand=["Spark", "Blaze"], deck=DECK), SIRENS, rules=rules)
    do(game, "satisfy Irresistible Sirens", "pick Spark", "retreat", "dragon Lika")
    assert dragons(game) == (0, 1)
    assert not game.fight


@both
def test_irresistible_sirens_want_a_character_each_turn(rules: str) -> None:
    me = side(hand=["Spark", "Blaze", "Torch", "Volca"])
    they = side(combat=["Rocara"], support=["Irresistible Sirens"], hand=["Flamitos", "Helitos"])
    game = table(me, they, rules=rules)
    do(game, "satisfy Irresistible Sirens", "pick Torch", "play Spark", "announce Fire")
    do(game, "play Flamitos", "announce Fire")
    assert "satisfy Irresistible Sirens" in offers(game)


@both
@pytest.mark.parametrize(
    "mine", [side(hand=["Spark", "Blaze"], support=["Laughing Gas"]), side(hand=["Flitterflutter", "Blaze"])]
)
def test_irresistible_sirens_ignored(rules: str, mine: Spread) -> None:
    game = table(mine, SIRENS, rules=rules)
    do(game, f"play {mine['hand'][0]}")
    assert offers(game) == {"announce Fire"}


@both
def test_irresistible_sirens_do_not_bind_their_owner(rules: str) -> None:
    game = table(side(hand=["Spark", "Blaze"], support=["Irresistible Sirens"]), ROCARA, rules=rules)
    do(game, "play Spark")
    assert offers(game) == {"announce Fire"}


# --- Sprinkle Water of Tranquility ------------------------------------------------------------------------


@both
@rule("004 Mandatory Instructions a")
def test_sprinkle_water_of_tranquility_leaves_five_cards(rules: str) -> None:
    they = side(combat=["Rocara"], hand=[*DECK, "Torch"])
    game = table(side(hand=["Sprinkle Water of Tranquility", "Spark"]), they, rules=rules)
    do(game, "play Sprinkle Water of Tranquility")
    assert game.player == 1  # his choice
    do(game, "pick Volca", "pick Furnace")
    assert zone(game, 1, "hand") == {"Sear", "Ignite", "Shimmer", "Glimmer", "Torch"}
    assert zone(game, 1, "discard") == {"Volca", "Furnace"}
    assert game.player == 0


@both
def test_sprinkle_water_of_tranquility_leaves_five_or_fewer_alone(rules: str) -> None:
    they = side(combat=["Rocara"], hand=DECK[:5])
    game = table(side(hand=["Sprinkle Water of Tranquility", "Spark"]), they, rules=rules)
    do(game, "play Sprinkle Water of Tranquility")
    assert game.player == 0
    assert zone(game, 1, "hand") == set(DECK[:5])


@both
def test_sprinkle_water_of_tranquility_ignored(rules: str) -> None:
    they = side(combat=["Tittertweet"], hand=[*DECK, "Torch"])
    game = table(side(hand=["Sprinkle Water of Tranquility", "Spark"]), they, rules=rules)
    do(game, "play Sprinkle Water of Tranquility")
    assert len(zone(game, 1, "hand")) == 7


# --- Drown Resistance -------------------------------------------------------------------------------------


def _drowned(they: Spread, rules: str, *then: str) -> DuelState:
    game = table(side(hand=["Drown Resistance", "Flamebreath the Dazzling"]), they, rules=rules)
    do(game, "play Drown Resistance", "yes", *then)
    return game


@both
def test_drown_resistance_leaves_one_active_character(rules: str) -> None:
    """Covered cards and supports are not touched."""
    they = side(
        combat=[covered("Torana"), "Wild Gazelle", "Wild Antelope", "Fireblast"],
        support=["Tome of Wisdom"],
    )
    game = _drowned(they, rules)
    assert offers(game) == {"pick Wild Gazelle", "pick Wild Antelope"}
    do(game, "pick Wild Gazelle")
    assert zone(game, 1, "combat") == {"Torana", "Wild Gazelle"}
    assert zone(game, 1, "discard") == {"Wild Antelope", "Fireblast"}
    assert zone(game, 1, "support") == {"Tome of Wisdom"}


@both
@rule("004 TopDog and Drown Resistance", "001 Protect b")
def test_drown_resistance_protected_cards_remain_and_may_be_the_one(rules: str) -> None:
    they = side(combat=["Giant Octopus", "Yang", "Fireblast"])
    game = _drowned(they, rules, "pick Giant Octopus")
    assert zone(game, 1, "active") == {"Giant Octopus"}
    game = _drowned(they, rules, "pick Yang")
    assert zone(game, 1, "active") == {"Giant Octopus", "Yang"}


@both
def test_drown_resistance_may_be_left(rules: str) -> None:
    me = side(hand=["Drown Resistance", "Flamebreath the Dazzling"])
    game = table(me, side(combat=["Spark", "Fireblast"]), rules=rules)
    do(game, "play Drown Resistance", "no")
    assert zone(game, 1, "active") == {"Spark", "Fireblast"}


@both
def test_drown_resistance_ignored(rules: str) -> None:
    me = side(hand=["Drown Resistance", "Flamebreath the Dazzling"])
    they = side(combat=["Spark", "Hail of Arrows"], support=["Laughing Gas"])
    game = table(me, they, rules=rules)
    do(game, "play Drown Resistance")
    assert "yes" not in offers(game)
    assert zone(game, 1, "active") == {"Spark", "Hail of Arrows"}


# --- Administer Water of Immortality and Chosen of Water --------------------------------------------------


@both
@rule("000 Discarding Cards d")
def test_administer_water_of_immortality_shuffles_the_discard_pile_in(rules: str) -> None:
    me = side(
        hand=["Administer Water of Immortality", "Spark"],
        discard=["Torch", "Blaze"],
        leader=["Cast Cataclysm"],
        deck=["Sear"],
    )
    game = table(me, ROCARA, rules=rules)
    do(game, "play Administer Water of Immortality", "yes")
    assert zone(game, 0, "deck") == {"Sear", "Torch", "Blaze"}
    assert not zone(game, 0, "discard")
    assert zone(game, 0, "pile") == {"Administer Water of Immortality", "Cast Cataclysm"}


@both
def test_administer_water_of_immortality_may_be_left(rules: str) -> None:
    me = side(hand=["Administer Water of Immortality", "Spark"], discard=["Torch"], deck=["Sear"])
    game = table(me, ROCARA, rules=rules)
    do(game, "play Administer Water of Immortality", "no")
    assert zone(game, 0, "discard") == {"Torch"}


@both
def test_administer_water_of_immortality_ignored(rules: str) -> None:
    me = side(hand=["Administer Water of Immortality", "Spark"], discard=["Torch"], deck=["Sear"])
    game = table(me, side(combat=["Tittertweet"]), rules=rules)
    do(game, "play Administer Water of Immortality")
    assert zone(game, 0, "discard") == {"Torch"}


@both
def test_administer_water_of_immortality_is_not_stopped_by_a_ban_on_taking(rules: str) -> None:
    """The cards go to the deck, not to the hand."""
    me = side(hand=["Administer Water of Immortality", "Spark"], discard=["Torch"], deck=["Sear"])
    game = table(me, side(combat=["Bottelus Emptius"]), rules=rules)
    do(game, "play Administer Water of Immortality", "yes")
    assert zone(game, 0, "deck") == {"Sear", "Torch"}


@both
@rule("004 Chosen Ones")
def test_chosen_of_water_both_shuffle_the_hand_in_and_draw_six_the_opponent_first(rules: str) -> None:
    me = side(hand=["Chosen of Water", "Spark", "Blaze"], deck=[*DECK, "Torch"])
    they = side(combat=["Rocara"], hand=["Torana"], deck=["Sonatos", "Helitos"])
    game = table(me, they, rules=rules)
    events = do(game, "play Chosen of Water")
    seats = [seat for kind, seat, _, _ in events if kind == "draw"]
    assert seats == [1, 1, 1, 0, 0, 0, 0, 0, 0]
    assert zone(game, 1, "hand") == {"Torana", "Sonatos", "Helitos"}  # as far as the deck goes
    assert len(zone(game, 0, "hand")) == 6
    assert len(zone(game, 0, "deck")) == 3


@both
def test_chosen_of_water_under_a_ban_on_taking_leaves_an_empty_hand(rules: str) -> None:
    me = side(hand=["Chosen of Water", "Spark", "Blaze"], deck=DECK)
    they = side(combat=["Bottelus Emptius"], hand=["Torana"], deck=["Sonatos"])
    game = table(me, they, rules=rules)
    do(game, "play Chosen of Water")
    assert not zone(game, 0, "hand")
    assert {"Spark", "Blaze"} <= zone(game, 0, "deck")
    assert zone(game, 1, "hand") == {"Torana", "Sonatos"}


@both
def test_chosen_of_water_ignored(rules: str) -> None:
    me = side(hand=["Chosen of Water", "Spark"], deck=DECK)
    game = table(me, side(combat=["Tittertweet"], hand=["Torana"], deck=["Sonatos"]), rules=rules)
    do(game, "play Chosen of Water")
    assert zone(game, 0, "hand") == {"Spark"}
    assert zone(game, 1, "hand") == {"Torana"}
