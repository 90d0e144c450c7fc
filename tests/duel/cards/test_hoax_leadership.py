"""The leadership cards of the Hoax."""

import pytest

from tests.duel.cards.spec import PLAIN, both, covered, picks, retreat
from tests.duel.kit import Spread, do, dragons, offers, power, rule, side, table, zone

# --- Muster Reinforcements --------------------------------------------------------------------------------


@both
def test_muster_reinforcements_draws_five_if_its_owner_likes(rules: str) -> None:
    game = table(side(hand=["Muster Reinforcements"], deck=PLAIN[:6]), side(), rules=rules)
    do(game, "play Muster Reinforcements")
    assert offers(game) == {"yes", "no"}
    left = game.copy()
    do(left, "no")
    assert zone(left, 0, "hand") == set()
    do(game, "yes")
    assert len(zone(game, 0, "hand")) == 5


@rule("004 Optional Instructions b", "000 Special Rules 4 b")
def test_muster_reinforcements_with_four_cards_left_draws_none_in_legends_and_four_in_classic() -> None:
    for rules, count in (("legends", 0), ("classic", 4)):
        game = table(side(hand=["Muster Reinforcements"], deck=PLAIN[:4]), side(), rules=rules)
        do(game, "play Muster Reinforcements")
        if rules == "classic":
            do(game, "yes")
        assert "yes" not in offers(game)
        assert len(zone(game, 0, "hand")) == count


@both
def test_muster_reinforcements_stopped(rules: str) -> None:
    me = side(hand=["Muster Reinforcements"], deck=PLAIN[:6])
    for stop in ("Laughing Gas", "Wall of Fire"):
        game = table(me, side(support=[stop]), rules=rules)
        do(game, "play Muster Reinforcements")
        assert offers(game) == {"retreat"}, stop
    barred = table(me, side(support=["Flickering Fires"]), rules=rules)
    assert "play Muster Reinforcements" not in offers(barred)


# --- Enthrall Opposition ----------------------------------------------------------------------------------


@both
def test_enthrall_opposition_ignores_the_opposing_texts_until_the_turn_ends(rules: str) -> None:
    game = table(
        side(hand=["Enthrall Opposition", "Zedemikras the Brain"], support=["Tome of Wisdom"]),
        side(combat=["Spark", "Volcanic Gauntlets"]),
        rules=rules,
    )
    assert power(game, 1) == 8
    do(game, "play Enthrall Opposition")
    assert power(game, 1) == 4
    do(game, "play Zedemikras the Brain", "announce Fire")
    assert power(game, 1) == 8


@both
def test_enthrall_opposition_lifts_bans_those_of_flit_characters_too(rules: str) -> None:
    me = side(hand=["Enthrall Opposition", "Spark", "Fireblast"])
    game = table(me, side(combat=["Cheepchirrup"]), rules=rules)
    do(game, "play Enthrall Opposition", "play Spark")
    assert "play Fireblast" in offers(game)


@pytest.mark.parametrize("ignorer", [{"combat": ["Tittertweet"]}, {"support": ["Laughing Gas"]}])
@both
def test_enthrall_opposition_does_nothing_against_tittertweet_or_laughing_gas(
    rules: str, ignorer: Spread
) -> None:
    they = side(combat=ignorer.get("combat", []), support=["Pandemonium", *ignorer.get("support", [])])
    game = table(side(hand=["Enthrall Opposition", "Spark", "Tome of Wisdom"]), they, rules=rules)
    do(game, "play Enthrall Opposition", "play Spark")
    assert offers(game) == {"announce Fire"}


@both
def test_enthrall_opposition_works_where_laughing_gas_is_ignored_itself(rules: str) -> None:
    me = side(hand=["Enthrall Opposition", "Spark"], combat=["Flitterflutter"])
    they = side(combat=["Blaze", "Volcanic Gauntlets"], support=["Laughing Gas"])
    game = table(me, they, rules=rules)
    do(game, "play Enthrall Opposition")
    assert power(game, 1) == 4


@both
def test_enthrall_opposition_ignores_retreat_texts_of_the_opponent(rules: str) -> None:
    game = table(side(hand=["Enthrall Opposition"]), side(support=["Fearsome Spirits"]), rules=rules)
    do(game, "play Enthrall Opposition")
    assert retreat(game) == (0, 1)


@both
def test_enthrall_opposition_lifts_a_ban_on_supports_otherwise(rules: str) -> None:
    me = side(hand=["Enthrall Opposition", "Spark", "Tome of Wisdom"])
    game = table(me, side(support=["Pandemonium"]), rules=rules)
    do(game, "play Enthrall Opposition", "play Spark")
    assert "play Tome of Wisdom" in offers(game)


# --- Trigger Brainstorm -----------------------------------------------------------------------------------


@rule("004 Playing Support Cards b", "000 Special Rules 3 b")
@both
def test_trigger_brainstorm_allows_any_number_of_supports_and_one_booster(rules: str) -> None:
    supports = ["Tome of Wisdom", "Trebuchet of Fear", "Ballista of Confusion"]
    hand = ["Trigger Brainstorm", "Spark", "Fireblast", "Hail of Arrows", *supports]
    game = table(side(hand=hand), side(), rules=rules)
    do(game, "play Trigger Brainstorm", "play Spark", *(f"play {name}" for name in supports))
    assert offers(game) == {"play Fireblast", "play Hail of Arrows", "announce Fire"}
    do(game, "play Fireblast")
    assert offers(game) == {"announce Fire"}


@both
def test_trigger_brainstorm_works_on_the_first_turn_of_a_fight(rules: str) -> None:
    hand = ["Trigger Brainstorm", "Spark", "Fireblast", "Tome of Wisdom", "Trebuchet of Fear"]
    game = table(side(hand=hand), side(hand=["Torch"]), fight=False, element=None, rules=rules)
    do(game, "play Trigger Brainstorm", "play Spark", "play Tome of Wisdom", "play Trebuchet of Fear")
    assert offers(game) == {"announce Fire", "announce Earth"}


@both
def test_trigger_brainstorm_is_over_with_its_turn(rules: str) -> None:
    me = side(hand=["Spark", "Tome of Wisdom", "Trebuchet of Fear"], leader=["Trigger Brainstorm"])
    game = table(me, side(), rules=rules)
    do(game, "play Spark", "play Tome of Wisdom")
    assert offers(game) == {"announce Fire"}


@both
def test_trigger_brainstorm_stopped_by_ignoring_or_by_a_ban_on_supports(rules: str) -> None:
    me = side(hand=["Trigger Brainstorm", "Spark", "Tome of Wisdom", "Trebuchet of Fear"])
    game = table(me, side(support=["Laughing Gas"]), rules=rules)
    do(game, "play Trigger Brainstorm", "play Spark", "play Tome of Wisdom")
    assert offers(game) == {"announce Fire"}
    game = table(me, side(support=["Pandemonium"]), rules=rules)
    do(game, "play Trigger Brainstorm", "play Spark")
    assert offers(game) == {"announce Fire"}


@rule("004 Stop a")
def test_trigger_brainstorm_outlasts_stop_in_legends_only() -> None:
    me = side(hand=["Trigger Brainstorm", "Shaman of the Here and Now", "Tome of Wisdom", "Fireblast"])
    for rules, more in (("legends", {"play Tome of Wisdom"}), ("classic", set[str]())):
        game = table(me, side(), rules=rules)
        do(game, "play Trigger Brainstorm", "play Shaman of the Here and Now")
        assert offers(game) == {"announce Fire"} | more


# --- Dispel the Followers ---------------------------------------------------------------------------------


@both
def test_dispel_the_followers_discards_all_active_cards_with_free(rules: str) -> None:
    game = table(
        side(hand=["Dispel the Followers", "Spark"]),
        side(
            combat=[covered("Stars Shining"), "Shimmer", "Sun Setting", "Sudden Waterspout"],
            support=["Fire Swamp", "Tome of Wisdom"],
        ),
        rules=rules,
    )
    do(game, "play Dispel the Followers")
    assert offers(game) == {"yes", "no"}
    do(game, "yes")
    assert zone(game, 1, "discard") == {"Sun Setting", "Sudden Waterspout", "Fire Swamp"}


@both
def test_dispel_the_followers_may_be_left_and_can_be_ignored(rules: str) -> None:
    me = side(hand=["Dispel the Followers"])
    game = table(me, side(support=["Fire Swamp"]), rules=rules)
    do(game, "play Dispel the Followers", "no")
    assert zone(game, 1, "support") == {"Fire Swamp"}
    game = table(me, side(support=["Fire Swamp", "Laughing Gas"]), rules=rules)
    do(game, "play Dispel the Followers")
    assert offers(game) == {"retreat"}


# --- Sway Holy Dragon -------------------------------------------------------------------------------------


@both
def test_sway_holy_dragon_costs_two_leadership_cards(rules: str) -> None:
    hand = ["Sway Holy Dragon", "Muster Reinforcements", "Trigger Brainstorm", "Spark", "Blaze"]
    game = table(side(hand=hand), side(), rules=rules)
    do(game, "play Sway Holy Dragon")
    assert offers(game) == {"pick Muster Reinforcements", "no"}
    do(game, "pick Muster Reinforcements", "dragon Doran")
    assert dragons(game) == (1, 0)
    assert zone(game, 0, "pile") == {"Sway Holy Dragon", "Muster Reinforcements", "Trigger Brainstorm"}
    assert zone(game, 0, "hand") == {"Spark", "Blaze"}


@both
def test_sway_holy_dragon_with_one_leadership_card_attracts_none(rules: str) -> None:
    game = table(side(hand=["Sway Holy Dragon", "Muster Reinforcements", "Spark"]), side(), rules=rules)
    do(game, "play Sway Holy Dragon")
    assert offers(game) == {"play Spark", "retreat"}


@both
def test_sway_holy_dragon_ignored_attracts_none(rules: str) -> None:
    me = side(hand=["Sway Holy Dragon", "Muster Reinforcements", "Trigger Brainstorm"])
    game = table(me, side(support=["Laughing Gas"]), rules=rules)
    do(game, "play Sway Holy Dragon")
    assert offers(game) == {"retreat"}


# --- Chosen of Spirit -------------------------------------------------------------------------------------


@rule("004 Chosen Ones")
@both
def test_chosen_of_spirit_costs_each_player_three_cards_the_opponent_first(rules: str) -> None:
    game = table(
        side(hand=["Chosen of Spirit", *PLAIN[:4]]),
        side(hand=["Spark", "Blaze", "Torch", "Muster Reinforcements"]),
        rules=rules,
    )
    do(game, "play Chosen of Spirit")
    assert game.player == 1
    assert "no" not in offers(game)
    do(game, "pick Spark", "pick Torch")
    assert zone(game, 1, "hand") == {"Blaze"}
    assert zone(game, 1, "pile") == {"Muster Reinforcements"}
    assert game.player == 0
    do(game, f"pick {PLAIN[0]}", f"pick {PLAIN[1]}", f"pick {PLAIN[3]}")
    assert zone(game, 0, "hand") == {PLAIN[2]}


@rule("004 Mandatory Instructions b")
@both
def test_chosen_of_spirit_takes_what_there_is_from_a_smaller_hand(rules: str) -> None:
    game = table(side(hand=["Chosen of Spirit", "Spark"]), side(hand=["Blaze", "Torch"]), rules=rules)
    do(game, "play Chosen of Spirit")
    assert zone(game, 0, "hand") == set()
    assert zone(game, 1, "hand") == set()


@both
def test_chosen_of_spirit_ignored_costs_nothing(rules: str) -> None:
    they = side(hand=["Blaze", "Torch"], support=["Laughing Gas"])
    game = table(side(hand=["Chosen of Spirit", "Spark"]), they, rules=rules)
    do(game, "play Chosen of Spirit")
    assert not picks(game)
    assert zone(game, 1, "hand") == {"Blaze", "Torch"}
