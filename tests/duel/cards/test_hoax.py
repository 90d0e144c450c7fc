"""The cards of the Hoax: characters and supports."""

from tests.duel.cards.spec import PLAIN, bluff, both, covered, picks, retreat
from tests.duel.kit import do, offers, power, rule, side, table, zone

# --- Redamikanas, Bethenitana: dragons of a retreat -------------------------------------------------------


@both
def test_redamikanas_attracts_one_dragon_more_when_the_opponent_retreats(rules: str) -> None:
    they = side(combat=["Redamikanas the Cartographer"])
    assert retreat(table(side(), they, rules=rules)) == (0, 2)
    assert retreat(table(they, side(combat=["Spark"]), rules=rules)) == (0, 1)  # his owner retreats
    both_texts = side(combat=["Redamikanas the Cartographer"], support=["Fearsome Spirits"])
    assert retreat(table(side(), both_texts, rules=rules)) == (0, 3)


@both
def test_redamikanas_covered_or_ignored_attracts_nothing(rules: str) -> None:
    name = "Redamikanas the Cartographer"
    assert retreat(table(side(), side(combat=[covered(name), "Spark"]), rules=rules)) == (0, 1)
    for ignorer in ("Hank Highflyer Hawk", "Tittertweet"):
        assert retreat(table(side(combat=[ignorer]), side(combat=[name]), rules=rules)) == (0, 1)


@both
def test_bethenitana_leaves_the_opponent_no_dragon_when_her_owner_retreats(rules: str) -> None:
    me = side(combat=["Bethenitana the Storyteller"])
    six = [covered(name) for name in PLAIN[:5]]
    they = side(combat=[*six, "Redamikanas the Cartographer"], support=["Fearsome Spirits"])
    assert retreat(table(me, they, rules=rules)) == (0, 0)
    assert retreat(table(side(), me, rules=rules)) == (0, 1)  # the other player retreats


@both
def test_bethenitana_covered_or_ignored_saves_nothing(rules: str) -> None:
    name = "Bethenitana the Storyteller"
    me = side(combat=[name])
    assert retreat(table(me, side(combat=["Tittertweet"]), rules=rules)) == (0, 1)
    assert retreat(table(me, side(combat=["Hank Highflyer Hawk"]), rules=rules)) == (0, 1)
    assert retreat(table(side(combat=[covered(name), "Spark"]), side(), rules=rules)) == (0, 1)


# --- Demegodas --------------------------------------------------------------------------------------------


@both
def test_demegodas_doubles_both_values_of_all_own_supports(rules: str) -> None:
    supports = ["Tome of Wisdom", "Trebuchet of Fear"]
    game = table(
        side(combat=["Demegodas the Odd", "Fireblast"], support=supports),
        side(support=["Lightning Bolts"]),
        rules=rules,
    )
    assert power(game, 0, "fire") == 2 + 3 + 6 + 4
    assert power(game, 0, "earth") == 2 + 2 + 6 + 2
    assert power(game, 1, "fire") == 3


@both
def test_demegodas_doubles_bluffs_too(rules: str) -> None:
    me = side(combat=["Demegodas the Odd"], support=[bluff("Captain Su Cha")])
    assert power(table(me, side(), rules=rules), 0) == 2 + 4


@both
def test_demegodas_ignored_doubles_nothing(rules: str) -> None:
    me = side(combat=["Demegodas the Odd"], support=["Tome of Wisdom"])
    assert power(table(me, side(combat=["Tittertweet"]), rules=rules), 0) == 2 + 3
    assert power(table(me, side(combat=["Hank Highflyer Hawk"]), rules=rules), 0) == 3


# --- Thirkomedas ------------------------------------------------------------------------------------------


@both
def test_thirkomedas_bars_leadership_boosters_and_supports(rules: str) -> None:
    hand = ["Muster Reinforcements", "Spark", "Fireblast", "Tome of Wisdom", "Fire Swamp", "Sea Devil"]
    me = side(hand=hand)
    game = table(me, side(combat=["Thirkomedas the Serene"]), rules=rules)
    assert offers(game) == {"play Sea Devil", "play Spark", "retreat"}
    do(game, "play Spark")
    assert offers(game) == {"announce Fire"}


@rule("004 Preventing Bluff Cards a", "004 Preventing the Loading of Ships")
@both
def test_thirkomedas_bars_bluffs_and_loading_with_the_supports(rules: str) -> None:
    me = side(hand=["Spark", "Captain Su Cha"], ships=["Rising Sun"])
    game = table(me, side(combat=["Thirkomedas the Serene"]), rules=rules)
    do(game, "play Spark")
    assert offers(game) == {"announce Fire"}
    without = table(me, side(combat=["Glimmer"]), rules=rules)
    do(without, "play Spark")
    assert {"bluff Captain Su Cha", "load Captain Su Cha onto Rising Sun"} < offers(without)


@both
def test_thirkomedas_ignored_bars_nothing(rules: str) -> None:
    me = side(hand=["Muster Reinforcements", "Spark", "Fireblast"], support=["Laughing Gas"])
    game = table(me, side(combat=["Thirkomedas the Serene"]), rules=rules)
    assert "play Muster Reinforcements" in offers(game)
    do(game, "play Spark")
    assert "play Fireblast" in offers(game)


# --- Genathones -------------------------------------------------------------------------------------------


@both
def test_genathones_allows_one_support_beyond_the_limit(rules: str) -> None:
    supports = ["Tome of Wisdom", "Trebuchet of Fear", "Ballista of Confusion"]
    game = table(side(hand=["Genathones the Blind", "Fireblast", *supports]), side(), rules=rules)
    do(game, "play Genathones the Blind", "play Tome of Wisdom")
    assert offers(game) == {
        "play Fireblast",
        "play Trebuchet of Fear",
        "play Ballista of Confusion",
        "announce Fire",
    }
    do(game, "play Trebuchet of Fear")
    assert offers(game) == {"announce Fire"}


@both
def test_genathones_allows_one_support_even_on_the_first_turn_of_a_fight(rules: str) -> None:
    me = side(hand=["Genathones the Blind", "Fireblast", "Tome of Wisdom", "Trebuchet of Fear"])
    game = table(me, side(), fight=False, element=None, rules=rules)
    do(game, "play Genathones the Blind")
    announcing = {"announce Fire", "announce Earth"}
    assert offers(game) == {"play Tome of Wisdom", "play Trebuchet of Fear"} | announcing
    do(game, "play Tome of Wisdom")
    assert offers(game) == announcing


@both
def test_genathones_ignored_or_where_supports_are_barred_allows_no_more(rules: str) -> None:
    me = side(hand=["Genathones the Blind", "Tome of Wisdom", "Trebuchet of Fear"])
    game = table(me, side(support=["Laughing Gas"]), rules=rules)
    do(game, "play Genathones the Blind", "play Tome of Wisdom")
    assert offers(game) == {"announce Fire"}
    game = table(me, side(support=["Pandemonium"]), rules=rules)
    do(game, "play Genathones the Blind")
    assert offers(game) == {"announce Fire"}


# --- Ketharkopas ------------------------------------------------------------------------------------------


@both
def test_ketharkopas_draws_up_to_nine_when_the_turn_is_over(rules: str) -> None:
    name = "Ketharkopas the Astronomer"
    game = table(side(hand=[name], deck=PLAIN), side(), rules=rules)
    do(game, f"play {name}", "announce Fire")
    assert len(zone(game, 0, "hand")) == 6
    assert offers(game) == {f"use {name}", "done"}
    do(game, f"use {name}")
    assert len(zone(game, 0, "hand")) == 9
    assert game.current == 1


@both
def test_ketharkopas_draws_nothing_for_a_hand_of_nine(rules: str) -> None:
    name = "Ketharkopas the Astronomer"
    game = table(side(hand=[name, *PLAIN[:9]], deck=PLAIN[9:]), side(), rules=rules)
    do(game, f"play {name}", "announce Fire")
    assert game.current == 1


@both
def test_ketharkopas_ignored_or_cut_off_from_the_deck_draws_nothing(rules: str) -> None:
    name = "Ketharkopas the Astronomer"
    for stop in ("Laughing Gas", "Wall of Fire"):
        game = table(side(hand=[name], deck=PLAIN), side(support=[stop]), rules=rules)
        do(game, f"play {name}", "announce Fire")
        assert game.current == 1, stop


@rule("004 Ketharkopas")
@both
def test_ketharkopas_is_untouched_by_a_ban_on_more_cards_at_the_end(rules: str) -> None:
    name = "Ketharkopas the Astronomer"
    game = table(side(hand=[name], deck=PLAIN), side(support=["Maddening Twitter"]), rules=rules)
    do(game, f"play {name}", "announce Fire", f"use {name}")
    assert len(zone(game, 0, "hand")) == 9


# --- Mekarthas --------------------------------------------------------------------------------------------


@both
def test_mekarthas_ignores_free_pair_and_shield(rules: str) -> None:
    they = side(combat=["Mekarthas the Shrewd"])
    game = table(side(hand=["Young Bear", "Young Fox", "Sun Setting"]), they, rules=rules)
    do(game, "play Young Bear")
    assert offers(game) == {"announce Fire"}
    strong = side(combat=["Mekarthas the Shrewd"], support=["Tome of Wisdom"])
    assert offers(table(side(hand=["Wild Unicorn"]), strong, rules=rules)) == {"retreat"}
    other = side(combat=["Glimmer"], support=["Tome of Wisdom"])
    assert "play Wild Unicorn" in offers(table(side(hand=["Wild Unicorn"]), other, rules=rules))


@both
def test_mekarthas_ignores_retrieve_gang_and_bluff(rules: str) -> None:
    they = side(combat=["Mekarthas the Shrewd"])
    me = side(hand=["NoNo", "NoStyle", "Captain Su Cha"], support=["Homing Missiles"])
    game = table(me, they, phase="beginning", rules=rules)
    assert not any(text.startswith("retrieve") for text in offers(game))
    do(game, "play NoNo")
    assert offers(game) == {"announce Fire"}
    without = table(me, side(), phase="beginning", rules=rules)
    assert "retrieve Homing Missiles" in offers(without)


@both
def test_mekarthas_leaves_stop(rules: str) -> None:
    me = side(hand=["Shaman of the Here and Now", "Fireblast"])
    game = table(me, side(combat=["Mekarthas the Shrewd"]), rules=rules)
    do(game, "play Shaman of the Here and Now")
    assert offers(game) == {"announce Fire"}


@both
def test_mekarthas_leaves_active_protected_cards_protected(rules: str) -> None:
    game = table(
        side(support=["Ravenous Razorjaw", "Tome of Wisdom"]),
        side(hand=["Cast Cataclysm"], combat=["Mekarthas the Shrewd"]),
        player=1,
        rules=rules,
    )
    do(game, "play Cast Cataclysm", "yes")
    assert zone(game, 0, "support") == {"Ravenous Razorjaw"}


@both
def test_mekarthas_ignored_leaves_all_icons(rules: str) -> None:
    me = side(hand=["Young Bear", "Sun Setting"], support=["Laughing Gas"])
    game = table(me, side(combat=["Mekarthas the Shrewd"]), rules=rules)
    do(game, "play Young Bear")
    assert "play Sun Setting" in offers(game)


# --- Sarogakanas ------------------------------------------------------------------------------------------


@both
def test_sarogakanas_discards_two_cards_of_the_other_hand(rules: str) -> None:
    they = side(hand=["Spark", "Muster Reinforcements", "Tome of Wisdom"])
    game = table(side(hand=["Sarogakanas the Ancient"]), they, rules=rules)
    do(game, "play Sarogakanas the Ancient")
    assert offers(game) == {"yes", "no"}
    do(game, "yes")
    gone = zone(game, 1, "discard") | zone(game, 1, "pile")
    assert len(gone) == 2
    assert len(zone(game, 1, "hand")) == 1
    assert zone(game, 1, "pile") == gone & {"Muster Reinforcements"}  # leadership goes to the leader


@rule("004 Discarding Opponent's Cards b", "000 Special Rules 8 c")
@both
def test_sarogakanas_may_choose_disclosed_cards(rules: str) -> None:
    they = side(hand=["Spark", "Blaze", "Tome of Wisdom"], disclosed=["Spark", "Tome of Wisdom"])
    game = table(side(hand=["Sarogakanas the Ancient"]), they, rules=rules)
    do(game, "play Sarogakanas the Ancient", "yes")
    assert offers(game) == {"pick Spark", "pick Tome of Wisdom", "random card"}
    do(game, "pick Tome of Wisdom", "random card")
    assert zone(game, 1, "hand") == {"Spark"}


def test_sarogakanas_against_a_single_card_all_or_nothing_in_legends() -> None:
    for rules, left in (("legends", {"Spark"}), ("classic", set[str]())):
        game = table(side(hand=["Sarogakanas the Ancient"]), side(hand=["Spark"]), rules=rules)
        do(game, "play Sarogakanas the Ancient")
        if rules == "classic":
            do(game, "yes")
        assert offers(game) == {"announce Fire"}
        assert zone(game, 1, "hand") == left


@both
def test_sarogakanas_ignored_discards_nothing(rules: str) -> None:
    they = side(hand=["Spark", "Blaze"], support=["Laughing Gas"])
    game = table(side(hand=["Sarogakanas the Ancient"]), they, rules=rules)
    do(game, "play Sarogakanas the Ancient")
    assert offers(game) == {"announce Fire"}


# --- Duplicator of Strength -------------------------------------------------------------------------------


@both
def test_duplicator_of_strength_doubles_the_earth_of_one_active_character(rules: str) -> None:
    hand = ["Furnace", "Moon Rising", "Duplicator of Strength"]
    game = table(side(hand=hand), side(), element="earth", rules=rules)
    do(game, "play Furnace", "play Moon Rising", "play Duplicator of Strength")
    assert picks(game) == {"Furnace", "Moon Rising"}
    other = game.copy()
    do(game, "pick Furnace")
    do(other, "pick Moon Rising")
    assert power(game, 0, "earth") == 8 + 2
    assert power(other, 0, "earth") == 4 + 4
    assert power(game, 0, "fire") == 3 + 1


@both
@rule("004 Changing Targets c")
@rule("000 Special Rules 2 b")
def test_duplicator_of_strength_may_change_to_a_new_character(rules: str) -> None:
    """In Legends to any new one; in classic among those of this turn (docs/rulings.md)."""
    me = side(hand=["Furnace", "Moon Rising"], support=["Duplicator of Strength"])
    game = table(me, side(), element="earth", rules=rules)
    do(game, "play Furnace", "play Moon Rising")
    assert offers(game) == {"pick Moon Rising", "no"}


@rule("004 Changing Targets c")
@rule("000 Special Rules 2 a")
def test_only_in_legends_it_leaves_a_character_of_an_earlier_turn_for_a_new_one() -> None:
    for rules in ("legends", "classic"):
        held = {"card": "Duplicator of Strength", "target": "FunFair"}
        game = table(side(hand=["FunFlop"], combat=["FunFair"], support=[held]), side(), rules=rules)
        do(game, "add FunFlop")
        assert (offers(game) == {"pick FunFlop", "no"}) == (rules == "legends")


@both
def test_duplicator_of_strength_ignored_doubles_nothing(rules: str) -> None:
    me = side(combat=["Furnace"], support=["Duplicator of Strength"])
    assert power(table(me, side(), rules=rules), 0, "earth") == 8
    for ignorer in ("Flitterflutter", "Tittertweet"):
        assert power(table(me, side(combat=[ignorer]), rules=rules), 0, "earth") == 4


# --- Brain Drain ------------------------------------------------------------------------------------------


@both
def test_brain_drain_allows_one_card_a_turn_of_whatever_type(rules: str) -> None:
    hand = ["Muster Reinforcements", "Young Bear", "Young Fox", "Fireblast", "Fire Swamp"]
    game = table(side(hand=hand), side(support=["Brain Drain"]), rules=rules)
    other = game.copy()
    do(game, "play Young Bear")
    assert offers(game) == {"announce Fire"}
    do(other, "play Muster Reinforcements")
    assert offers(other) == {"retreat"}


@rule("004 Preventing the Loading of Ships")
@both
def test_under_brain_drain_nothing_is_loaded_after_the_one_card(rules: str) -> None:
    me = side(hand=["Spark", "Armory"], ships=["Rising Sun"])
    game = table(me, side(support=["Brain Drain"]), rules=rules)
    do(game, "play Spark")
    assert offers(game) == {"announce Fire"}


@both
def test_brain_drain_ignored_limits_nothing(rules: str) -> None:
    me = side(hand=["Spark", "Fireblast"], support=["Laughing Gas"])
    game = table(me, side(support=["Brain Drain"]), rules=rules)
    do(game, "play Spark")
    assert "play Fireblast" in offers(game)
