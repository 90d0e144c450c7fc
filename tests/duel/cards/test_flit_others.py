"""The cards of the Flit: booster, support and leadership cards."""

from tests.duel.cards.spec import PLAIN, bluff, both, covered, retreat
from tests.duel.kit import do, dragons, offers, rule, side, table, zone

SIX = [*map(covered, PLAIN[:5]), "Spark"]

# --- Launch Sloth Gas -------------------------------------------------------------------------------------


@both
def test_launch_sloth_gas_costs_the_opponent_one_dragon_when_its_owner_retreats(rules: str) -> None:
    me = side(combat=["Blaze", "Launch Sloth Gas"])
    assert retreat(table(me, side(combat=["Spark"]), rules=rules)) == (0, 0)
    assert retreat(table(me, side(combat=SIX), rules=rules)) == (0, 1)
    assert retreat(table(side(combat=["Spark"]), me, rules=rules)) == (0, 1)


@both
def test_launch_sloth_gas_and_fearsome_chant_add_up_but_never_below_none(rules: str) -> None:
    me = side(combat=["Blaze", "Launch Sloth Gas"], support=["Fearsome Chant"])
    assert retreat(table(me, side(combat=SIX), rules=rules)) == (0, 0)
    assert retreat(table(me, side(combat=["Spark"]), rules=rules)) == (0, 0)


@both
def test_launch_sloth_gas_covered_or_ignored_saves_nothing(rules: str) -> None:
    me = side(combat=["Blaze", "Launch Sloth Gas"])
    for ignorer in ("Trillilling", "Tittertweet", "Mad Mike Magpie"):
        assert retreat(table(me, side(combat=[ignorer]), rules=rules)) == (0, 1)
    hidden = side(combat=[covered("Launch Sloth Gas"), "Blaze"])
    assert retreat(table(hidden, side(combat=["Spark"]), rules=rules)) == (0, 1)


# --- Maddening Twitter ------------------------------------------------------------------------------------


@both
def test_maddening_twitter_bars_more_cards_at_the_end_of_the_turn_but_not_the_refreshing(rules: str) -> None:
    me = side(hand=["TopGun"], support=["Oath of Khindship"], deck=PLAIN[:9])
    game = table(me, side(support=["Maddening Twitter"]), rules=rules)
    do(game, "play TopGun", "announce Fire")
    assert game.current == 1
    assert len(zone(game, 0, "hand")) == 6
    without = table(me, side(), rules=rules)
    do(without, "play TopGun", "announce Fire")
    assert offers(without) == {"use TopGun", "use Oath of Khindship", "done"}


@both
def test_maddening_twitter_bars_neither_other_texts_of_the_end_nor_cards_drawn_earlier(rules: str) -> None:
    me = side(hand=["Muster Reinforcements", "TopBanana"], deck=PLAIN[:9])
    game = table(me, side(hand=["Spark", "Torch"], support=["Maddening Twitter"]), rules=rules)
    do(game, "play Muster Reinforcements", "yes", "play TopBanana", "announce Fire")
    assert offers(game) == {"use TopBanana", "done"}


@both
def test_maddening_twitter_ignored_bars_nothing(rules: str) -> None:
    me = side(hand=["TopGun"], support=["Laughing Gas"], deck=PLAIN[:9])
    game = table(me, side(support=["Maddening Twitter"]), rules=rules)
    do(game, "play TopGun", "announce Fire")
    assert "use TopGun" in offers(game)


# --- Distract Holy Dragon ---------------------------------------------------------------------------------


@both
def test_distract_holy_dragon_leaves_the_opponent_at_most_one_dragon(rules: str) -> None:
    they = side(combat=SIX, support=["Fearsome Spirits"])
    game = table(side(hand=["Distract Holy Dragon"]), they, rules=rules)
    assert retreat(game.copy()) == (0, 3)
    do(game, "play Distract Holy Dragon")
    assert retreat(game) == (0, 1)


@both
def test_distract_holy_dragon_does_not_add_where_there_was_none(rules: str) -> None:
    me = side(hand=["Distract Holy Dragon"], support=["Fearsome Chant"])
    game = table(me, side(combat=["Spark"]), rules=rules)
    do(game, "play Distract Holy Dragon")
    assert retreat(game) == (0, 0)


@both
def test_distract_holy_dragon_lasts_for_its_turn_only(rules: str) -> None:
    game = table(side(leader=["Distract Holy Dragon"]), side(combat=SIX), rules=rules)
    assert retreat(game) == (0, 2)


@both
def test_distract_holy_dragon_ignored_or_barred_changes_nothing(rules: str) -> None:
    me = side(hand=["Distract Holy Dragon"])
    game = table(me, side(combat=SIX, support=["Laughing Gas"]), rules=rules)
    do(game, "play Distract Holy Dragon")
    assert retreat(game) == (0, 2)
    assert offers(table(me, side(support=["Flickering Fires"]), rules=rules)) == {"retreat"}


# --- Beguile Holy Dragon ----------------------------------------------------------------------------------


@both
def test_beguile_holy_dragon_costs_three_characters(rules: str) -> None:
    hand = ["Beguile Holy Dragon", "Spark", "Blaze", "Torch", "Volca", "Fireblast"]
    game = table(side(hand=hand), side(), rules=rules)
    do(game, "play Beguile Holy Dragon")
    assert offers(game) == {"pick Spark", "pick Blaze", "no"}  # in ascending order, two must follow
    do(game, "pick Spark", "pick Torch", "dragon Lika")
    assert dragons(game) == (1, 0)
    assert zone(game, 0, "discard") == {"Spark", "Torch", "Volca"}
    assert zone(game, 0, "hand") == {"Blaze", "Fireblast"}


@both
def test_beguile_holy_dragon_may_be_left(rules: str) -> None:
    game = table(side(hand=["Beguile Holy Dragon", "Spark", "Blaze", "Torch"]), side(), rules=rules)
    do(game, "play Beguile Holy Dragon", "no")
    assert dragons(game) == (0, 0)


@both
def test_beguile_holy_dragon_with_two_characters_or_ignored_attracts_none(rules: str) -> None:
    game = table(side(hand=["Beguile Holy Dragon", "Spark", "Blaze", "Fireblast"]), side(), rules=rules)
    do(game, "play Beguile Holy Dragon")
    assert "no" not in offers(game)
    me = side(hand=["Beguile Holy Dragon", "Spark", "Blaze", "Torch"])
    game = table(me, side(support=["Laughing Gas"]), rules=rules)
    do(game, "play Beguile Holy Dragon")
    assert "no" not in offers(game)


# --- Commence Mega Launch ---------------------------------------------------------------------------------


@rule("004 Playing Booster Cards b", "000 Special Rules 3 a")
@both
def test_commence_mega_launch_allows_any_number_of_boosters_and_one_support(rules: str) -> None:
    boosters = ["Fireblast", "Hail of Arrows", "Launch Rain of Fire"]
    hand = ["Commence Mega Launch", "Spark", "Tome of Wisdom", "Trebuchet of Fear", *boosters]
    game = table(side(hand=hand), side(), rules=rules)
    do(game, "play Commence Mega Launch", "play Spark", *(f"play {name}" for name in boosters))
    assert offers(game) == {"play Tome of Wisdom", "play Trebuchet of Fear", "announce Fire"}
    do(game, "play Tome of Wisdom")
    assert offers(game) == {"announce Fire"}


@both
def test_commence_mega_launch_works_on_the_first_turn_of_a_fight(rules: str) -> None:
    hand = ["Commence Mega Launch", "Spark", "Fireblast", "Hail of Arrows", "Tome of Wisdom"]
    game = table(side(hand=hand), side(hand=["Torch"]), fight=False, element=None, rules=rules)
    do(game, "play Commence Mega Launch", "play Spark", "play Fireblast", "play Hail of Arrows")
    assert offers(game) == {"announce Fire", "announce Earth"}


@rule("004 Stop a")
def test_commence_mega_launch_outlasts_stop_in_legends_only() -> None:
    me = side(hand=["Commence Mega Launch", "Shaman of the Here and Now", "Fireblast", "Tome of Wisdom"])
    for rules, more in (("legends", {"play Fireblast"}), ("classic", set[str]())):
        game = table(me, side(), rules=rules)
        do(game, "play Commence Mega Launch", "play Shaman of the Here and Now")
        assert offers(game) == {"announce Fire"} | more


@both
def test_commence_mega_launch_is_over_with_its_turn_and_stopped_by_ignoring_and_bans(rules: str) -> None:
    hand = ["Spark", "Fireblast", "Hail of Arrows"]
    later = table(side(hand=hand, leader=["Commence Mega Launch"]), side(), rules=rules)
    do(later, "play Spark", "play Fireblast")
    assert offers(later) == {"announce Fire"}
    me = side(hand=["Commence Mega Launch", *hand])
    ignored = table(me, side(support=["Laughing Gas"]), rules=rules)
    do(ignored, "play Commence Mega Launch", "play Spark", "play Fireblast")
    assert offers(ignored) == {"announce Fire"}
    barred = table(me, side(support=["Hypnotic Rattle"]), rules=rules)
    do(barred, "play Commence Mega Launch", "play Spark")
    assert offers(barred) == {"announce Fire"}


# --- Chosen of Air ----------------------------------------------------------------------------------------


@rule("004 Chosen Ones")
@both
def test_chosen_of_air_discards_the_supports_of_both_but_protected_ones_the_opponent_first(
    rules: str,
) -> None:
    game = table(
        side(hand=["Chosen of Air", "Spark"], support=["Tome of Wisdom", "Swarming Sea Serpents"]),
        side(
            combat=["Glimmer"],
            support=["Lightning Bolts", "Ravenous Razorjaw", bluff("Captain Su Cha")],
        ),
        rules=rules,
    )
    events = do(game, "play Chosen of Air")
    assert zone(game, 0, "support") == {"Swarming Sea Serpents"}
    assert zone(game, 1, "support") == {"Ravenous Razorjaw"}
    assert zone(game, 1, "discard") == {"Lightning Bolts", "Captain Su Cha"}
    assert [seat for kind, seat, *_ in events if kind == "discard"] == [1, 1, 0]
    assert "no" not in offers(game)


@both
def test_chosen_of_air_ignored_discards_nothing(rules: str) -> None:
    me = side(hand=["Chosen of Air", "Spark"], support=["Tome of Wisdom"])
    game = table(me, side(support=["Laughing Gas"]), rules=rules)
    do(game, "play Chosen of Air")
    assert zone(game, 0, "support") == {"Tome of Wisdom"}
    assert zone(game, 1, "support") == {"Laughing Gas"}
