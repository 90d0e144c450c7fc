"""The cards of the Terrah: what each text does, when, and what stops it."""

from __future__ import annotations

import pytest

from bluemoon.duel.engine import DuelState
from tests.duel.cards.spec import bluff, both, covered
from tests.duel.kit import Spread, do, dragons, offers, power, rule, side, table, zone

# --- Ferro Fos and Corono Cos -----------------------------------------------------------------------------

PLAIN_AND_TEXT = ["Spark", "Cinder", "Fireblast", "Volcanic Gauntlets", "Tome of Wisdom", "Heat Haze"]


@both
def test_ferro_fos_forbids_cards_with_text(rules: str) -> None:
    me = side(hand=[*PLAIN_AND_TEXT, "Cast Cataclysm"])
    game = table(me, side(combat=["Ferro Fos"]), rules=rules)
    assert offers(game) == {"play Spark", "retreat"}
    do(game, "play Spark")
    assert offers(game) == {"play Fireblast", "play Tome of Wisdom", "announce Fire"}


@both
def test_ferro_fos_forbids_only_while_active(rules: str) -> None:
    game = table(
        side(hand=["Spark", "Cinder", "Cast Cataclysm"]),
        side(combat=[covered("Ferro Fos"), "Rocara"]),
        rules=rules,
    )
    assert {"play Cinder", "play Cast Cataclysm"} <= offers(game)


@both
@rule("000 Special Rules 1", "004 Order of Applying b")
def test_ferro_fos_forbids_even_the_card_that_would_ignore_him(rules: str) -> None:
    me = side(hand=["Hank Highflyer Hawk", "Spark"])
    assert "play Hank Highflyer Hawk" not in offers(table(me, side(combat=["Ferro Fos"]), rules=rules))
    assert "play Hank Highflyer Hawk" in offers(table(me, side(combat=["Rocara"]), rules=rules))


@both
@pytest.mark.parametrize("ignorer", ["Hank Highflyer Hawk", "Tittertweet"])
def test_ferro_fos_ignored_forbids_nothing(rules: str, ignorer: str) -> None:
    game = table(
        side(hand=["Spark", "Cinder", "Cast Cataclysm"], combat=[ignorer]),
        side(combat=["Ferro Fos"]),
        rules=rules,
    )
    assert {"play Cinder", "play Cast Cataclysm"} <= offers(game)


def test_ferro_fos_forbids_ships_with_text() -> None:
    game = table(side(hand=["Spark", "Sea Falcon", "Rising Sun"]), side(combat=["Ferro Fos"]))
    assert offers(game) == {"play Spark", "play Rising Sun", "retreat"}


@both
@rule("004 Preventing Bluff Cards d")
def test_ferro_fos_forbids_bluffs_with_text_below(rules: str) -> None:
    game = table(
        side(hand=["Spark", "B.P. Unity", "Captain Su Cha"]), side(combat=["Ferro Fos"]), rules=rules
    )
    do(game, "play Spark")
    assert offers(game) == {"bluff Captain Su Cha", "announce Fire"}


@both
def test_corono_cos_forbids_cards_without_text(rules: str) -> None:
    me = side(hand=[*PLAIN_AND_TEXT, "Cast Cataclysm"])
    game = table(me, side(combat=["Corono Cos"]), rules=rules)
    assert offers(game) == {"play Cinder", "play Cast Cataclysm", "retreat"}
    do(game, "play Cinder")
    assert offers(game) == {"play Volcanic Gauntlets", "play Heat Haze", "announce Fire"}


@both
def test_corono_cos_ignored_by_laughing_gas(rules: str) -> None:
    me = side(hand=["Spark", "Fireblast"], support=["Laughing Gas"])
    game = table(me, side(combat=["Corono Cos"]), rules=rules)
    do(game, "play Spark", "play Fireblast")
    assert power(game, 0) == 7


@both
@rule("004 Preventing Bluff Cards c")
def test_corono_cos_forbids_every_bluff(rules: str) -> None:
    game = table(
        side(hand=["Cinder", "B.P. Unity", "Captain Su Cha"]), side(combat=["Corono Cos"]), rules=rules
    )
    do(game, "play Cinder")
    assert offers(game) == {"announce Fire"}


def test_corono_cos_does_not_forbid_loading() -> None:
    """Loading is not playing, and only a ban on supports stops it (004 Preventing the Loading of Ships)."""
    me = side(hand=["Cinder", "Spark"], ships=["Rising Sun"])
    game = table(me, side(combat=["Corono Cos"]))
    do(game, "play Cinder")
    assert offers(game) == {"load Spark onto Rising Sun", "announce Fire"}


# --- Kabu Kat and Baku But --------------------------------------------------------------------------------


@both
@rule("004 Retreat from the Fight a")
def test_kabu_kat_demands_a_support(rules: str) -> None:
    me = side(hand=["Spark", "Fireblast", "Tome of Wisdom"], support=["Menacing Wardance"])
    game = table(me, side(combat=["Kabu Kat"]), rules=rules)
    do(game, "play Spark")
    assert offers(game) == {"play Tome of Wisdom"}
    do(game, "play Tome of Wisdom")
    assert offers(game) == {"announce Fire"}


@both
@rule("004 Retreat from the Fight a")
def test_kabu_kat_without_a_support_in_hand_means_retreat(rules: str) -> None:
    me = side(hand=["Spark", "Fireblast"], support=["Menacing Wardance"])
    assert offers(table(me, side(combat=["Kabu Kat"]), rules=rules)) == {"retreat"}
    assert "play Spark" in offers(table(me, side(combat=["Rocara"]), rules=rules))


@both
def test_kabu_kat_is_met_by_a_bluff_but_not_by_loading(rules: str) -> None:
    """A bluff is played as a support card (001 Bluffing); a loaded card is not played (001 Loading Ships)."""
    me = side(hand=["Spark", "Captain Su Cha"], ships=["Rising Sun"])
    game = table(me, side(combat=["Kabu Kat"]), rules=rules)
    do(game, "play Spark")
    assert offers(game) == {"bluff Captain Su Cha"}


@both
def test_kabu_kat_against_a_ban_on_supports_means_retreat(rules: str) -> None:
    me = side(hand=["Spark", "Tome of Wisdom"])
    they = side(combat=["Kabu Kat"], support=["Pandemonium"])
    assert offers(table(me, they, rules=rules)) == {"retreat"}


@both
def test_kabu_kat_ignored_demands_nothing(rules: str) -> None:
    me = side(hand=["Spark"], support=["Laughing Gas"])
    assert "play Spark" in offers(table(me, side(combat=["Kabu Kat"]), rules=rules))


@both
@rule("004 Retreat from the Fight a")
def test_baku_but_demands_a_booster(rules: str) -> None:
    me = side(hand=["Spark", "Fireblast", "Tome of Wisdom"])
    game = table(me, side(combat=["Baku But"]), rules=rules)
    do(game, "play Spark")
    assert offers(game) == {"play Fireblast"}
    do(game, "play Fireblast")
    assert offers(game) == {"announce Fire"}


@both
def test_baku_but_without_a_booster_means_retreat(rules: str) -> None:
    me = side(hand=["Spark", "Tome of Wisdom", "Captain Su Cha"])
    assert offers(table(me, side(combat=["Baku But"]), rules=rules)) == {"retreat"}


@both
def test_baku_but_ignored_demands_nothing(rules: str) -> None:
    me = side(hand=["Spark"], support=["Laughing Gas"])
    assert "play Spark" in offers(table(me, side(combat=["Baku But"]), rules=rules))


# --- Bashdin and Earthtremor ------------------------------------------------------------------------------


@both
def test_bashdin_lets_the_opponent_choose_two_cards_to_discard(rules: str) -> None:
    game = table(
        side(hand=["Bashdin"]), side(combat=["Rocara"], hand=["Spark", "Blaze", "Torch"]), rules=rules
    )
    do(game, "play Bashdin", "yes")
    assert game.player == 1
    do(game, "pick Spark")
    assert offers(game) == {"pick Blaze", "pick Torch"}
    do(game, "pick Torch")
    assert zone(game, 1, "hand") == {"Blaze"}
    assert zone(game, 1, "discard") == {"Spark", "Torch"}


@both
@rule("004 Optional Instructions a")
def test_bashdin_may_leave_it(rules: str) -> None:
    game = table(
        side(hand=["Bashdin"]), side(combat=["Rocara"], hand=["Spark", "Blaze", "Torch"]), rules=rules
    )
    do(game, "play Bashdin", "no")
    assert zone(game, 1, "hand") == {"Spark", "Blaze", "Torch"}


@pytest.mark.parametrize(("rules", "left"), [("legends", {"Spark"}), ("classic", set())])
@rule("004 Optional Instructions b", "000 Special Rules 4 b")
def test_bashdin_against_a_single_card(rules: str, left: set[str]) -> None:
    """Legends resolves it in full or not at all, classic as far as possible."""
    game = table(side(hand=["Bashdin"]), side(combat=["Rocara"], hand=["Spark"]), rules=rules)
    do(game, "play Bashdin")
    if "yes" in offers(game):
        do(game, "yes")
    assert zone(game, 1, "hand") == left


@both
@pytest.mark.parametrize("ignorer", ["Tittertweet", "Hank Highflyer Hawk"])
def test_bashdin_ignored_does_nothing(rules: str, ignorer: str) -> None:
    game = table(
        side(hand=["Bashdin"], support=["Tome of Wisdom"]),
        side(combat=[ignorer], hand=["Spark", "Blaze"]),
        rules=rules,
    )
    do(game, "play Bashdin")
    assert "yes" not in offers(game)


def _earthtremor(they: Spread, rules: str) -> DuelState:
    game = table(side(hand=["Flamebreath the Dazzling", "Earthtremor"]), they, rules=rules)
    do(game, "play Flamebreath the Dazzling", "play Earthtremor")
    return game


@both
def test_earthtremor_discards_an_active_booster_or_support(rules: str) -> None:
    they = side(
        combat=[covered("Hail of Arrows"), "Rocara", "Whirling Hatchet"],
        support=["Trebuchet of Fear", bluff("Captain Su Cha")],
    )
    game = _earthtremor(they, rules)
    assert offers(game) == {
        "pick Whirling Hatchet",
        "pick Trebuchet of Fear",
        "pick face-down card 1",
        "no",
    }
    do(game, "pick Trebuchet of Fear")
    assert zone(game, 1, "discard") == {"Trebuchet of Fear"}


@both
@rule("001 Protect b", "000 Protected b")
def test_earthtremor_cannot_touch_protected_cards(rules: str) -> None:
    game = _earthtremor(side(combat=["Rocara"], support=["Ravenous Razorjaw"]), rules)
    assert offers(game) == {"announce Fire"}


@both
def test_earthtremor_ignored_by_trillilling(rules: str) -> None:
    game = _earthtremor(side(combat=["Trillilling"], support=["Trebuchet of Fear"]), rules)
    assert offers(game) == {"announce Fire"}


# --- storms -----------------------------------------------------------------------------------------------


def _new_turn(storms: list[str], rules: str = "legends", they: list[str] | None = None) -> DuelState:
    """The opponent ends his turn, so that the owner of the storms begins his own."""
    owner = side(combat=["Rocara"], support=storms, hand=["Spark"], deck=["Blaze"])
    other = side(hand=["Flamebreath the Dazzling"], support=they or [], deck=["Torch"])
    game = table(owner, other, rules=rules, player=1)
    do(game, "play Flamebreath the Dazzling", "announce Fire")
    assert game.current == 0
    return game


def _pair_of_storms(one: str, other: str, rules: str) -> None:
    game = _new_turn([one, other], rules)
    assert offers(game) == {"dragon Lika", "dragon Doran", "dragon Sesa"}
    do(game, "dragon Sesa")
    assert dragons(game) == (1, 0)
    assert dragons(_new_turn([one], rules)) == (0, 0)  # one alone does nothing
    assert "dragon Lika" not in offers(_new_turn([one], rules))


@both
@rule("001 Beginning Phase a", "000 Beginning of Turn")
def test_crashing_thunder_storm(rules: str) -> None:
    _pair_of_storms("Crashing Thunder Storm", "Swirling Snow Storm", rules)


@both
def test_swirling_snow_storm(rules: str) -> None:
    _pair_of_storms("Swirling Snow Storm", "Lashing Sand Storm", rules)


@both
def test_lashing_sand_storm(rules: str) -> None:
    _pair_of_storms("Lashing Sand Storm", "Drowning Rain Storm", rules)


@both
def test_drowning_rain_storm(rules: str) -> None:
    _pair_of_storms("Drowning Rain Storm", "Crashing Thunder Storm", rules)


@both
def test_four_storms_attract_one_dragon_a_turn(rules: str) -> None:
    storms = ["Crashing Thunder Storm", "Swirling Snow Storm", "Lashing Sand Storm", "Drowning Rain Storm"]
    game = _new_turn(storms, rules)
    do(game, "dragon Lika")
    assert dragons(game) == (1, 0)
    assert "retreat" in offers(game)


@both
def test_storms_do_nothing_in_the_turn_of_the_opponent(rules: str) -> None:
    other = side(combat=["Rocara"], hand=["Spark"], support=["Crashing Thunder Storm", "Lashing Sand Storm"])
    game = table(side(hand=["Flamebreath the Dazzling"]), other, rules=rules)
    do(game, "play Flamebreath the Dazzling")
    assert dragons(game) == (0, 0)


@both
def test_storms_ignored_by_laughing_gas(rules: str) -> None:
    game = _new_turn(["Crashing Thunder Storm", "Lashing Sand Storm"], rules, ["Laughing Gas"])
    assert dragons(game) == (0, 0)
    assert "retreat" in offers(game)


@both
def test_storms_ignored_by_flitterflutter(rules: str) -> None:
    owner = side(
        combat=["Rocara"],
        support=["Crashing Thunder Storm", "Lashing Sand Storm"],
        hand=["Flash the Incendiary"],
    )
    game = table(owner, side(hand=["Flitterflutter"]), rules=rules, player=1)
    do(game, "play Flitterflutter", "announce Fire")
    assert power(game, 0) == 0
    assert "retreat" in offers(game)
    assert dragons(game) == (0, 0)
