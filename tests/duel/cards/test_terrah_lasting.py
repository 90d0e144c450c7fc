"""The cards of the Terrah, continued: lasting supports and leadership cards."""

from __future__ import annotations

import pytest

from bluemoon.duel.engine import DuelState
from tests.duel.cards.spec import bluff, both, covered
from tests.duel.kit import Spread, do, dragons, offers, power, rule, side, table, zone

# --- Cloying Mud ------------------------------------------------------------------------------------------


@both
def test_cloying_mud_forbids_characters_with_a_value_above_four(rules: str) -> None:
    """Either printed value counts, whatever the contested element."""
    me = side(hand=["Spark", "Catusan", "Volca", "Pen-dor-Nith"])
    six = ["Rocara", covered("Torana"), covered("Sonatos")]
    they = side(combat=[*six, covered("Helitos")], support=["Cloying Mud", "Heat Haze"])
    game = table(me, they, rules=rules)
    assert offers(game) == {"play Spark", "retreat"}


@both
def test_cloying_mud_binds_only_the_opponent_and_only_characters(rules: str) -> None:
    game = table(side(hand=["Catusan"], support=["Cloying Mud"]), side(combat=["Rocara"]), rules=rules)
    assert "play Catusan" in offers(game)


@both
def test_cloying_mud_looks_at_printed_values(rules: str) -> None:
    """A character of 4 may be played and doubled afterwards."""
    me = side(hand=["Spark", "Volcanic Gauntlets"])
    game = table(me, side(combat=["Rocara"], support=["Cloying Mud"]), rules=rules)
    do(game, "play Spark", "play Volcanic Gauntlets")
    assert power(game, 0) == 8


@both
@pytest.mark.parametrize("ignorer", [{"support": ["Laughing Gas"]}, {"combat": ["Flitterflutter"]}])
def test_cloying_mud_ignored_forbids_nothing(rules: str, ignorer: Spread) -> None:
    me = side(hand=["Catusan"], **ignorer)
    game = table(me, side(combat=["Rocara"], support=["Cloying Mud"]), rules=rules)
    assert "play Catusan" in offers(game)


def test_cloying_mud_does_not_forbid_loading() -> None:
    me = side(hand=["Spark", "Catusan"], ships=["Rising Sun"])
    game = table(me, side(combat=["Rocara"], support=["Cloying Mud"]))
    do(game, "play Spark")
    assert "load Catusan onto Rising Sun" in offers(game)


# --- Impenetrable Fog -------------------------------------------------------------------------------------

FOG = side(combat=["Rocara"], support=["Impenetrable Fog"])
NO_FOG = side(combat=["Rocara"], support=["Evil Eye"])


@both
def test_impenetrable_fog_takes_shields(rules: str) -> None:
    me = side(hand=["Silento Sol"])
    attack = ["Primus Magicus"]
    assert offers(table(me, side(combat=attack, support=["Impenetrable Fog"]), rules=rules)) == {"retreat"}
    assert "play Silento Sol" in offers(table(me, side(combat=attack), rules=rules))


@both
@rule("004 Free a")
def test_impenetrable_fog_takes_free(rules: str) -> None:
    me = side(hand=["Sun Setting", "Spark", "Caterpillar Fireeater", "Fireblast"])
    game = table(me, FOG, rules=rules)
    do(game, "play Sun Setting")
    assert offers(game) == {"play Caterpillar Fireeater", "play Fireblast", "announce Fire"}
    do(game, "play Caterpillar Fireeater")
    assert offers(game) == {"announce Fire"}
    game = table(me, NO_FOG, rules=rules)
    do(game, "play Sun Setting")
    assert "play Spark" in offers(game)
    do(game, "play Caterpillar Fireeater")
    assert "play Fireblast" in offers(game)


@both
def test_impenetrable_fog_takes_retrieve(rules: str) -> None:
    me = side(combat=["Spark", "Battling Boomerang"], hand=["Blaze"])
    retrieve = "retrieve Battling Boomerang"
    assert retrieve not in offers(table(me, FOG, rules=rules, phase="beginning"))
    assert retrieve in offers(table(me, NO_FOG, rules=rules, phase="beginning"))


@both
def test_impenetrable_fog_takes_pair_and_gang(rules: str) -> None:
    for one, two in (("Wild Gazelle", "Wild Antelope"), ("NoNo", "NoClue")):
        me = side(hand=[one, two])
        game = table(me, FOG, rules=rules)
        do(game, f"play {one}")
        assert f"play {two}" not in offers(game)
        game = table(me, NO_FOG, rules=rules)
        do(game, f"play {one}")
        assert f"play {two}" in offers(game)


@both
def test_impenetrable_fog_leaves_stop(rules: str) -> None:
    me = side(hand=["Shaman of the Here and Now", "Fireblast"])
    game = table(me, FOG, rules=rules)
    do(game, "play Shaman of the Here and Now")
    assert "play Fireblast" not in offers(game)


@both
def test_impenetrable_fog_leaves_protect(rules: str) -> None:
    me = side(combat=["Giant Octopus"])
    they = side(support=["Impenetrable Fog"], hand=["Provoke Earthquake", "Primus Magicus"])
    game = table(me, they, rules=rules, player=1)
    do(game, "play Provoke Earthquake")
    if "yes" in offers(game):
        do(game, "yes")
    assert zone(game, 0, "active") == {"Giant Octopus"}


@both
@rule("004 Ignoring Bluff Icons a", "004 Ignoring Bluff Icons b")
def test_impenetrable_fog_takes_bluff_icons(rules: str) -> None:
    me = side(hand=["Spark", "Captain Su Cha"], support=[bluff("Cannoneer Tara Ko")])
    game = table(me, FOG, rules=rules)
    do(game, "play Spark")
    assert offers(game) == {"announce Fire"}
    assert power(game, 0) == 6  # the bluff that lies there still counts 2


@both
def test_impenetrable_fog_ignored_by_laughing_gas(rules: str) -> None:
    me = side(hand=["Silento Sol"], support=["Laughing Gas"])
    they = side(combat=["Primus Magicus"], support=["Impenetrable Fog"])
    assert "play Silento Sol" in offers(table(me, they, rules=rules))


# --- Quivering Quicksand ----------------------------------------------------------------------------------

DECK = ["Torch", "Sear", "Ignite", "Volca", "Shimmer", "Glimmer", "Furnace"]


def _refreshed(hand: list[str], they: Spread, rules: str) -> int:
    """How many cards are in hand after a turn with Spark."""
    game = table(side(hand=["Spark", *hand], deck=DECK), they, rules=rules)
    do(game, "play Spark", "announce Fire")
    return len(zone(game, 0, "hand"))


@both
@rule("004 Taking Cards into Hand")
def test_quivering_quicksand_refreshes_to_four_only(rules: str) -> None:
    quicksand = side(combat=["Rocara"], support=["Quivering Quicksand"])
    assert _refreshed(["Blaze"], quicksand, rules) == 4
    assert _refreshed(["Blaze", "Cinder", "Flare", "Ember", "Erupta"], quicksand, rules) == 5
    assert _refreshed(["Blaze"], side(combat=["Rocara"]), rules) == 6


@both
@rule("004 Taking Cards into Hand")
def test_quivering_quicksand_stops_retrieving_with_four_cards(rules: str) -> None:
    quicksand = side(combat=["Rocara"], support=["Quivering Quicksand"])
    three = ["Blaze", "Torch", "Sear"]
    game = table(
        side(combat=["Spark", "Battling Boomerang"], hand=three), quicksand, rules=rules, phase="beginning"
    )
    assert "retrieve Battling Boomerang" in offers(game)
    game = table(
        side(combat=["Spark", "Battling Boomerang"], hand=[*three, "Volca"]),
        quicksand,
        rules=rules,
        phase="beginning",
    )
    assert "retrieve Battling Boomerang" not in offers(game)


@pytest.mark.parametrize(("rules", "held"), [("legends", 1), ("classic", 4)])
def test_quivering_quicksand_against_five_cards_at_once(rules: str, held: int) -> None:
    """'I may draw five' is all or nothing in Legends, as far as possible in classic."""
    me = side(hand=["Muster Reinforcements", "Flash the Incendiary"], deck=DECK)
    game = table(me, side(combat=["Rocara"], support=["Quivering Quicksand"]), rules=rules)
    do(game, "play Muster Reinforcements")
    if "yes" in offers(game):
        do(game, "yes")
    assert len(zone(game, 0, "hand")) == held


@both
def test_quivering_quicksand_is_gone_before_the_refresh_after_a_retreat(rules: str) -> None:
    they = side(combat=["Rocara"], support=["Quivering Quicksand"], hand=["Torana"])
    game = table(side(hand=["Spark"], deck=DECK), they, rules=rules)
    do(game, "retreat", "dragon Lika")
    assert len(zone(game, 0, "hand")) == 6


@both
def test_quivering_quicksand_ignored(rules: str) -> None:
    me = side(hand=["Spark", "Blaze"], support=["Laughing Gas"], deck=DECK)
    game = table(me, side(combat=["Rocara"], support=["Quivering Quicksand"]), rules=rules)
    do(game, "play Spark", "announce Fire")
    assert len(zone(game, 0, "hand")) == 6


# --- leadership -------------------------------------------------------------------------------------------


def _earthquake(they: Spread, rules: str) -> DuelState:
    game = table(side(hand=["Provoke Earthquake", "Spark"]), they, rules=rules)
    do(game, "play Provoke Earthquake")
    return game


@both
@rule("000 Protected d")
def test_provoke_earthquake_discards_the_whole_combat_area(rules: str) -> None:
    """Covered cards go too, a covered protected one among them; the support area stays."""
    below = [covered("Torana"), covered("Kelp Leech")]
    they = side(combat=[*below, "Giant Octopus", "Fireblast"], support=["Tome of Wisdom"])
    game = _earthquake(they, rules)
    do(game, "yes")
    assert zone(game, 1, "combat") == {"Giant Octopus"}
    assert zone(game, 1, "support") == {"Tome of Wisdom"}
    assert zone(game, 1, "discard") == {"Torana", "Kelp Leech", "Fireblast"}


@both
def test_provoke_earthquake_may_leave_it(rules: str) -> None:
    game = _earthquake(side(combat=["Torana"]), rules)
    do(game, "no")
    assert zone(game, 1, "combat") == {"Torana"}


@both
def test_provoke_earthquake_lowers_the_power_to_match(rules: str) -> None:
    game = _earthquake(side(combat=["Flamebreath the Dazzling"]), rules)
    do(game, "yes")
    assert "play Spark" in offers(game)


@both
def test_provoke_earthquake_ignored_by_tittertweet(rules: str) -> None:
    game = _earthquake(side(combat=["Tittertweet"]), rules)
    assert "yes" not in offers(game)
    assert zone(game, 1, "combat") == {"Tittertweet"}


@both
def test_provoke_earthquake_forbidden_by_flickering_fires(rules: str) -> None:
    me = side(hand=["Provoke Earthquake", "Spark"])
    they = side(combat=["Rocara"], support=["Flickering Fires"])
    assert "play Provoke Earthquake" not in offers(table(me, they, rules=rules))


@both
@rule("000 Special Rules 6", "000 Special Rules 4 c", "000 Special Rules 5 a", "001 Discarding Cards a")
def test_impress_holy_dragon_takes_eight_printed_earth(rules: str) -> None:
    me = side(hand=["Impress Holy Dragon", "Suranom Stormbringer", "Rocara", "Spark"])
    game = table(me, side(combat=["Rocara"]), rules=rules)
    do(game, "play Impress Holy Dragon")
    assert offers(game) == {"pick Suranom Stormbringer", "no"}  # 6 with 4 or with 2; 4 with 2 is too little
    do(game, "pick Suranom Stormbringer")
    assert offers(game) == {"pick Rocara", "pick Spark"}  # half a payment is none
    do(game, "pick Spark", "dragon Doran")
    assert dragons(game) == (1, 0)
    assert zone(game, 0, "hand") == {"Rocara"}


@both
def test_impress_holy_dragon_may_leave_it(rules: str) -> None:
    me = side(hand=["Impress Holy Dragon", "Suranom Stormbringer", "Rocara"])
    game = table(me, side(combat=["Rocara"]), rules=rules)
    do(game, "play Impress Holy Dragon", "no")
    assert zone(game, 0, "hand") == {"Suranom Stormbringer", "Rocara"}
    assert dragons(game) == (0, 0)


@both
def test_impress_holy_dragon_with_seven_earth_does_nothing(rules: str) -> None:
    """Fire does not count, nor does what a text would add."""
    me = side(hand=["Impress Holy Dragon", "Catusan", "Spark"], support=["Water of Union"])
    game = table(me, side(combat=["Rocara"]), rules=rules)
    do(game, "play Impress Holy Dragon")
    assert "pick Catusan" not in offers(game)


@both
def test_impress_holy_dragon_ignored_by_laughing_gas(rules: str) -> None:
    me = side(hand=["Impress Holy Dragon", "Suranom Stormbringer", "Rocara"])
    game = table(me, side(combat=["Rocara"], support=["Laughing Gas"]), rules=rules)
    do(game, "play Impress Holy Dragon")
    assert "pick Suranom Stormbringer" not in offers(game)


@both
@rule("004 Chosen Ones", "004 Mandatory Instructions a", "004 Mandatory Instructions b")
def test_chosen_of_earth_both_draw_three_the_opponent_first(rules: str) -> None:
    me = side(hand=["Chosen of Earth", "Spark"], deck=DECK)
    they = side(combat=["Rocara"], hand=["Torana"], deck=["Sonatos", "Helitos"])
    game = table(me, they, rules=rules)
    events = do(game, "play Chosen of Earth")
    assert [seat for kind, seat, _, _ in events if kind == "draw"] == [1, 1, 0, 0, 0]
    assert zone(game, 1, "hand") == {"Torana", "Sonatos", "Helitos"}  # as far as the deck goes
    assert len(zone(game, 0, "hand")) == 4


@both
def test_chosen_of_earth_stopped_by_bans_on_taking(rules: str) -> None:
    me = side(hand=["Chosen of Earth", "Spark"], deck=DECK)
    they = side(combat=["Rocara"], support=["Wall of Fire"], deck=["Sonatos", "Helitos"])
    game = table(me, they, rules=rules)
    do(game, "play Chosen of Earth")
    assert zone(game, 0, "hand") == {"Spark"}
    assert zone(game, 1, "hand") == {"Sonatos", "Helitos"}


@both
def test_chosen_of_earth_ignored_does_nothing(rules: str) -> None:
    me = side(hand=["Chosen of Earth", "Spark"], deck=DECK)
    game = table(me, side(combat=["Tittertweet"], deck=["Sonatos"]), rules=rules)
    do(game, "play Chosen of Earth")
    assert zone(game, 0, "hand") == {"Spark"}
    assert not zone(game, 1, "hand")
