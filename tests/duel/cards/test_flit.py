"""The cards of the Flit: characters."""

from tests.duel.cards.spec import bluff, both, covered, retreat
from tests.duel.kit import do, offers, power, rule, side, table, zone

# --- Highchirp --------------------------------------------------------------------------------------------


@both
def test_highchirp_discards_one_of_several_active_characters(rules: str) -> None:
    me = side(hand=["Highchirp"], support=["Tome of Wisdom", "Trebuchet of Fear"])
    game = table(me, side(combat=[covered("Torch"), "Glimmer", "Sun Setting", "Hail of Arrows"]), rules=rules)
    do(game, "play Highchirp")
    assert offers(game) == {"pick Glimmer", "pick Sun Setting", "no"}
    do(game, "pick Glimmer")
    assert zone(game, 1, "active") == {"Sun Setting", "Hail of Arrows"}
    assert offers(game) == {"announce Fire"}


@both
def test_highchirp_leaves_an_only_character(rules: str) -> None:
    game = table(side(hand=["Highchirp"]), side(combat=[covered("Torch"), "Glimmer"]), rules=rules)
    do(game, "play Highchirp")
    assert offers(game) == {"announce Fire"}


@both
def test_highchirp_does_not_touch_a_protected_character(rules: str) -> None:
    game = table(side(hand=["Highchirp"]), side(combat=["Terrible Kraken", "Glimmer"]), rules=rules)
    do(game, "play Highchirp")
    assert offers(game) == {"pick Glimmer", "no"}


@both
def test_highchirp_is_spared_by_those_who_spare_flit_characters(rules: str) -> None:
    me = side(hand=["Highchirp"])
    for they in (
        side(combat=["Torch", "Stars Shining"], support=["Laughing Gas"]),
        side(combat=["Hank Highflyer Hawk", "Stars Shining"]),
    ):
        game = table(me, they, rules=rules)
        do(game, "play Highchirp")
        assert "pick Stars Shining" in offers(game)


@both
def test_highchirp_cannot_be_played_through_heat_haze(rules: str) -> None:
    game = table(side(hand=["Highchirp"]), side(support=["Heat Haze"]), rules=rules)
    assert offers(game) == {"retreat"}


# --- Tittertweet ------------------------------------------------------------------------------------------


@both
def test_tittertweet_ignores_texts_but_neither_values_nor_icons(rules: str) -> None:
    me = side(hand=["Young Bear", "Young Fox"], combat=["Demegodas the Odd"], support=["Tome of Wisdom"])
    game = table(me, side(combat=["Tittertweet"]), rules=rules)
    assert power(game, 0) == 2 + 3
    do(game, "play Young Bear")
    assert "play Young Fox" in offers(game)
    covered_one = table(me, side(combat=[covered("Tittertweet"), "Glimmer"]), rules=rules)
    assert power(covered_one, 0) == 2 + 6


@both
def test_tittertweet_spares_the_texts_of_flit_characters(rules: str) -> None:
    me = side(combat=["Carl Kamikaze Crow", "Launch Rain of Fire"])
    assert power(table(me, side(combat=["Tittertweet"]), rules=rules), 0) == 6


@both
def test_tittertweet_does_not_spare_other_flit_cards(rules: str) -> None:
    me = side(combat=["Spark", "Launch Sloth Gas"])
    assert retreat(table(me, side(combat=["Tittertweet"]), rules=rules)) == (0, 1)
    assert retreat(table(me, side(combat=["Glimmer"]), rules=rules)) == (0, 0)


@rule("004 Mutants", "004 Ignoring Cards a")
@both
def test_tittertweet_reaches_the_hand_a_mutant_needs_no_condition(rules: str) -> None:
    me = side(hand=["Den-bal-Ton"])
    game = table(me, side(combat=["Tittertweet"]), rules=rules)
    do(game, "play Den-bal-Ton")
    assert offers(game) == {"announce Fire"}  # the element stays, too
    assert offers(table(me, side(combat=["Glimmer"]), rules=rules)) == {"retreat"}


@both
def test_tittertweet_cannot_be_silenced_by_laughing_gas_or_enthrallment(rules: str) -> None:
    hand = ["Enthrall Opposition", "Spark"]
    me = side(hand=hand, combat=["Demegodas the Odd"], support=["Tome of Wisdom", "Laughing Gas"])
    game = table(me, side(combat=["Tittertweet"]), rules=rules)
    assert power(game, 0) == 2 + 3
    do(game, "play Enthrall Opposition")
    assert power(game, 0) == 2 + 3


# --- Flitterflutter, Trillilling --------------------------------------------------------------------------


@both
def test_flitterflutter_ignores_supports_except_protected_ones(rules: str) -> None:
    me = side(combat=["Spark"], support=["Tome of Wisdom", "Ravenous Razorjaw", bluff("Captain Su Cha")])
    assert power(table(me, side(combat=["Flitterflutter"]), rules=rules), 0) == 4 + 3
    assert power(table(me, side(combat=["Glimmer"]), rules=rules), 0) == 4 + 3 + 3 + 2


@both
def test_flitterflutter_ignores_the_texts_of_supports_but_lets_them_be_played(rules: str) -> None:
    me = side(hand=["Spark", "Tome of Wisdom"], support=["Fearsome Chant"])
    game = table(me, side(combat=["Flitterflutter"]), rules=rules)
    assert retreat(game.copy()) == (0, 1)
    do(game, "play Spark", "play Tome of Wisdom")
    assert power(game, 0) == 4


@both
def test_flitterflutter_speaks_through_laughing_gas_and_not_when_covered(rules: str) -> None:
    me = side(combat=["Spark"], support=["Tome of Wisdom", "Laughing Gas"])
    assert power(table(me, side(combat=["Flitterflutter"]), rules=rules), 0) == 4
    they = side(combat=[covered("Flitterflutter"), "Glimmer"])
    assert power(table(me, they, rules=rules), 0) == 4 + 3


@both
def test_trillilling_ignores_boosters_values_texts_and_icons(rules: str) -> None:
    they = side(combat=["Trillilling"])
    assert power(table(side(combat=["Spark", "Fireblast"]), they, rules=rules), 0) == 4
    assert power(table(side(combat=["Spark", "Volcanic Gauntlets"]), they, rules=rules), 0) == 4
    me = side(hand=["Spark", "Sudden Waterspout", "Instant Undertow"])
    game = table(me, they, rules=rules)
    do(game, "play Spark", "play Sudden Waterspout")  # allowed, but not FREE any more
    assert offers(game) == {"announce Fire"}
    assert power(game, 0) == 4


@both
def test_trillilling_ignores_a_shield_on_a_booster(rules: str) -> None:
    me = side(hand=["Torch", "Inscrutable Armor"])
    assert "play Torch" in offers(table(me, side(combat=["Glimmer"]), rules=rules))
    assert offers(table(me, side(combat=["Trillilling"]), rules=rules)) == {"retreat"}


@both
def test_trillilling_leaves_characters_and_supports_and_is_silent_when_covered(rules: str) -> None:
    me = side(combat=["Spark", "Fireblast"], support=["Tome of Wisdom"])
    assert power(table(me, side(combat=["Trillilling"]), rules=rules), 0) == 4 + 3
    they = side(combat=[covered("Trillilling"), "Glimmer"])
    assert power(table(me, they, rules=rules), 0) == 4 + 3 + 3


# --- Cheepchirrup -----------------------------------------------------------------------------------------


@both
def test_cheepchirrup_allows_one_card_into_the_combat_area(rules: str) -> None:
    me = side(hand=["Young Bear", "Young Fox", "Sun Setting", "Fireblast", "Tome of Wisdom", "Fire Swamp"])
    game = table(me, side(combat=["Cheepchirrup"]), rules=rules)
    do(game, "play Young Bear")
    assert offers(game) == {"play Tome of Wisdom", "play Fire Swamp", "announce Fire"}
    do(game, "play Fire Swamp")
    assert "play Tome of Wisdom" in offers(game)


@both
def test_cheepchirrup_limits_through_laughing_gas_but_not_through_enthrallment(rules: str) -> None:
    they = side(combat=["Cheepchirrup"])
    hand = ["Spark", "Fireblast", "Enthrall Opposition"]
    game = table(side(hand=hand, support=["Laughing Gas"]), they, rules=rules)
    game_two = table(side(hand=hand), they, rules=rules)
    do(game, "play Spark")
    assert offers(game) == {"announce Fire"}
    do(game_two, "play Enthrall Opposition", "play Spark")
    assert "play Fireblast" in offers(game_two)


# --- Carl Kamikaze Crow -----------------------------------------------------------------------------------


@both
def test_carl_kamikaze_crow_doubles_both_values_of_all_own_boosters(rules: str) -> None:
    crow = ["Carl Kamikaze Crow", "Launch Rain of Fire", "Launch Fire Flash"]
    game = table(side(combat=crow, support=["Tome of Wisdom"]), side(), rules=rules)
    assert power(game, 0, "fire") == 6 + 4 + 3
    assert power(game, 0, "earth") == 4 + 2 + 3


@both
def test_carl_kamikaze_crow_is_spared_by_ignoring_but_not_his_boosters(rules: str) -> None:
    me = side(combat=["Carl Kamikaze Crow", "Fireblast"])
    for spares in ("Tittertweet", "Hank Highflyer Hawk"):
        assert power(table(me, side(combat=[spares]), rules=rules), 0) == 6
    assert power(table(me, side(combat=["Trillilling"]), rules=rules), 0) == 0


# --- Hank Highflyer Hawk ----------------------------------------------------------------------------------


@both
def test_hank_highflyer_hawk_ignores_characters_except_flit_and_protected_ones(rules: str) -> None:
    they = side(combat=["Hank Highflyer Hawk"])
    assert power(table(side(combat=["Spark", "Fireblast"]), they, rules=rules), 0) == 3
    assert power(table(side(combat=["Peckswift", "Fireblast"]), they, rules=rules), 0) == 3 + 3
    assert power(table(side(combat=["Giant Octopus"]), they, rules=rules), 0) == 5


@both
def test_hank_highflyer_hawk_ignores_texts_and_icons_of_characters_in_the_hand_too(rules: str) -> None:
    they = side(combat=["Hank Highflyer Hawk"], support=["Fire Swamp"])
    me = side(hand=["Cinder", "Sun Setting"], support=["Tome of Wisdom"])
    game = table(me, they, rules=rules)
    do(game, "play Cinder")
    assert offers(game) == {"announce Fire"}  # nothing to discard, and Sun Setting is not FREE


@both
def test_hank_highflyer_hawk_breaks_gangs_and_pairs(rules: str) -> None:
    for one, two in (("NoNo", "NoStyle"), ("Young Bear", "Young Fox")):
        me = side(hand=[one, two])
        game = table(me, side(combat=["Hank Highflyer Hawk"]), rules=rules)
        do(game, f"play {one}")
        assert offers(game) == {"announce Fire"}
        without = table(me, side(combat=["Torch"]), rules=rules)
        do(without, f"play {one}")
        assert f"play {two}" in offers(without)


@both
def test_hank_highflyer_hawk_covered_or_enthralled_ignores_nothing(rules: str) -> None:
    me = side(hand=["Enthrall Opposition", "Torch"], combat=["Spark"])
    they = side(combat=[covered("Hank Highflyer Hawk"), "Glimmer"])
    assert power(table(me, they, rules=rules), 0) == 4
    game = table(me, side(combat=["Hank Highflyer Hawk"]), rules=rules)
    assert power(game, 0) == 0
    do(game, "play Enthrall Opposition")
    assert power(game, 0) == 4


# --- Mad Mike Magpie --------------------------------------------------------------------------------------


@both
def test_mad_mike_magpie_ignores_cards_with_icons_except_flit_characters_and_protected_ones(
    rules: str,
) -> None:
    they = side(combat=["Mad Mike Magpie"])
    supports = ["Homing Missiles", "Tome of Wisdom", "Ravenous Razorjaw", bluff("Captain Su Cha")]
    game = table(side(combat=["Young Bear", "Fireblast"], support=supports), they, rules=rules)
    assert power(game, 0) == 3 + 3 + 3  # Fireblast, Tome of Wisdom, Ravenous Razorjaw
    flit = table(side(combat=["Peckswift", "Launch Rain of Fire"]), they, rules=rules)
    assert power(flit, 0) == 3  # the booster is no character
    assert power(table(side(combat=["Giant Octopus"]), they, rules=rules), 0) == 5


@both
def test_mad_mike_magpie_reaches_shields_and_mutants(rules: str) -> None:
    me = side(hand=["Den-bal-Ton"])
    strong = side(combat=["Mad Mike Magpie"], support=["Tome of Wisdom"])
    assert offers(table(me, strong, rules=rules)) == {"retreat"}  # its 8 and its shield do not count
    game = table(me, side(combat=["Mad Mike Magpie"]), rules=rules)
    do(game, "play Den-bal-Ton")  # no condition, no power, no change of the element
    assert offers(game) == {"announce Fire"}
    assert power(game, 0) == 0


@both
def test_mad_mike_magpie_covered_or_enthralled_ignores_nothing(rules: str) -> None:
    me = side(hand=["Enthrall Opposition"], combat=["Young Bear"])
    they = side(combat=[covered("Mad Mike Magpie"), "Glimmer"])
    assert power(table(me, they, rules=rules), 0) == 3
    game = table(me, side(combat=["Mad Mike Magpie"]), rules=rules)
    do(game, "play Enthrall Opposition")
    assert power(game, 0) == 3
