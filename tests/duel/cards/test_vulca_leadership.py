"""The leadership cards of the Vulca."""

from tests.duel.cards.spec import bluff, both, covered, picks
from tests.duel.kit import do, dragons, offers, rule, side, table, zone

# --- Summon Sorcerer --------------------------------------------------------------------------------------


@both
def test_summon_sorcerer_takes_back_one_active_card(rules: str) -> None:
    game = table(
        side(
            hand=["Summon Sorcerer", "Spark"],
            combat=[covered("Torch"), "Blaze"],
            support=["Lightning Bolts"],
        ),
        side(),
        rules=rules,
    )
    do(game, "play Summon Sorcerer")
    assert offers(game) == {"pick Blaze", "pick Lightning Bolts", "no"}
    do(game, "pick Blaze")
    assert zone(game, 0, "hand") == {"Blaze", "Spark"}
    assert not picks(game)
    assert "play Blaze" in offers(game)


@rule("004 Discarding or Retrieving Ships")
@both
def test_summon_sorcerer_may_take_a_ship_whose_cargo_is_then_discarded(rules: str) -> None:
    game = table(
        side(hand=["Summon Sorcerer", "Spark"], ships=[{"card": "Sea Falcon", "cargo": ["Armory"]}]),
        side(),
        rules=rules,
    )
    do(game, "play Summon Sorcerer", "pick Sea Falcon")
    assert zone(game, 0, "hand") == {"Spark", "Sea Falcon"}
    assert zone(game, 0, "discard") == {"Armory"}


@both
def test_summon_sorcerer_may_be_left(rules: str) -> None:
    game = table(side(hand=["Summon Sorcerer"], combat=["Blaze"]), side(), rules=rules)
    do(game, "play Summon Sorcerer", "no")
    assert zone(game, 0, "active") == {"Blaze"}


@both
def test_summon_sorcerer_takes_nothing_where_taking_is_barred_or_its_text_ignored(rules: str) -> None:
    for stop in ("Bottelus Emptius", "Tittertweet"):
        me = side(hand=["Summon Sorcerer", "Spark"], combat=["Blaze"])
        game = table(me, side(combat=[stop]), rules=rules)
        do(game, "play Summon Sorcerer")
        assert not picks(game), stop


@both
def test_summon_sorcerer_is_not_stopped_by_a_wall_of_fire(rules: str) -> None:
    me = side(hand=["Summon Sorcerer", "Spark"], combat=["Blaze"])
    game = table(me, side(support=["Wall of Fire"]), rules=rules)
    do(game, "play Summon Sorcerer")
    assert picks(game) == {"Blaze"}  # it does not come from the draw deck


# --- Charm Holy Dragon ------------------------------------------------------------------------------------


@both
def test_charm_holy_dragon_costs_eight_printed_fire_without_surplus_cards(rules: str) -> None:
    hand = ["Flamebreath the Dazzling", "Scorch the Inflammable", "Glimmer", "Fireblast", "Infernal Armor"]
    game = table(side(hand=["Charm Holy Dragon", *hand]), side(), rules=rules)
    do(game, "play Charm Holy Dragon")
    assert "no" in offers(game)
    assert picks(game) == {"Flamebreath the Dazzling", "Scorch the Inflammable"}  # each set has one of them
    do(game, "pick Flamebreath the Dazzling")
    assert offers(game) == {"pick Scorch the Inflammable", "pick Glimmer", "pick Fireblast"}
    do(game, "pick Glimmer")
    assert offers(game) == {"dragon Lika", "dragon Doran", "dragon Sesa"}
    do(game, "dragon Sesa")
    assert dragons(game) == (1, 0)
    assert zone(game, 0, "discard") == {"Flamebreath the Dazzling", "Glimmer"}


@both
def test_charm_holy_dragon_may_be_left(rules: str) -> None:
    game = table(side(hand=["Charm Holy Dragon", "Volca", "Blaze"]), side(), rules=rules)
    do(game, "play Charm Holy Dragon", "no")
    assert dragons(game) == (0, 0)
    assert zone(game, 0, "hand") == {"Volca", "Blaze"}


@both
def test_charm_holy_dragon_with_seven_fire_attracts_none(rules: str) -> None:
    game = table(side(hand=["Charm Holy Dragon", "Flamebreath the Dazzling"]), side(), rules=rules)
    do(game, "play Charm Holy Dragon")
    assert offers(game) == {"play Flamebreath the Dazzling", "retreat"}


@both
def test_charm_holy_dragon_ignored_attracts_none(rules: str) -> None:
    me = side(hand=["Charm Holy Dragon", "Volca", "Blaze"])
    game = table(me, side(support=["Laughing Gas"]), rules=rules)
    do(game, "play Charm Holy Dragon")
    assert not picks(game)
    assert "play Charm Holy Dragon" not in offers(table(me, side(support=["Flickering Fires"]), rules=rules))


# --- Cast Cataclysm ---------------------------------------------------------------------------------------


@both
def test_cast_cataclysm_discards_all_supports_but_protected_ones(rules: str) -> None:
    game = table(
        side(hand=["Cast Cataclysm", "Spark"]),
        side(
            combat=["Blaze", "Fireblast"],
            support=["Tome of Wisdom", "Brain Drain", "Ravenous Razorjaw", bluff("Captain Su Cha")],
        ),
        rules=rules,
    )
    do(game, "play Cast Cataclysm")
    assert offers(game) == {"yes", "no"}
    do(game, "yes")
    assert zone(game, 1, "support") == {"Ravenous Razorjaw"}
    assert zone(game, 1, "discard") == {"Tome of Wisdom", "Brain Drain", "Captain Su Cha"}
    assert zone(game, 1, "combat") == {"Blaze", "Fireblast"}


@both
def test_cast_cataclysm_may_be_left(rules: str) -> None:
    game = table(side(hand=["Cast Cataclysm"]), side(support=["Tome of Wisdom"]), rules=rules)
    do(game, "play Cast Cataclysm", "no")
    assert zone(game, 1, "support") == {"Tome of Wisdom"}


@both
def test_cast_cataclysm_ignored_discards_nothing(rules: str) -> None:
    they = side(combat=["Tittertweet"], support=["Tome of Wisdom"])
    game = table(side(hand=["Cast Cataclysm"]), they, rules=rules)
    do(game, "play Cast Cataclysm")
    assert offers(game) == {"retreat"}


# --- Inflame the Mutant -----------------------------------------------------------------------------------


@both
def test_inflame_the_mutant_lifts_the_condition_and_the_element_flips(rules: str) -> None:
    hand = ["Inflame the Mutant", "Den-bal-Ton", "Neth-sur-Pot"]
    game = table(side(hand=hand), side(combat=["Blaze"]), rules=rules)
    assert offers(game) == {"play Inflame the Mutant", "retreat"}
    do(game, "play Inflame the Mutant")
    assert offers(game) == {"play Den-bal-Ton", "play Neth-sur-Pot", "retreat"}
    do(game, "play Den-bal-Ton")
    assert offers(game) == {"announce Earth"}


@both
def test_inflame_the_mutant_lasts_for_its_turn_only(rules: str) -> None:
    me = side(hand=["Den-bal-Ton"], leader=["Inflame the Mutant"])
    assert offers(table(me, side(combat=["Blaze"]), rules=rules)) == {"retreat"}


@both
def test_inflame_the_mutant_cannot_be_played_where_leadership_cards_are_barred(rules: str) -> None:
    me = side(hand=["Inflame the Mutant", "Den-bal-Ton"])
    assert offers(table(me, side(support=["Flickering Fires"]), rules=rules)) == {"retreat"}


@both
def test_inflame_the_mutant_does_not_lift_a_ban(rules: str) -> None:
    me = side(hand=["Inflame the Mutant", "Den-bal-Ton"])
    game = table(me, side(support=["Heat Haze"]), rules=rules)
    do(game, "play Inflame the Mutant")
    assert offers(game) == {"retreat"}


# --- Chosen of Fire ---------------------------------------------------------------------------------------


@rule("004 Chosen Ones")
@both
def test_chosen_of_fire_shuffles_an_earlier_leadership_card_in_the_opponent_first(rules: str) -> None:
    game = table(
        side(hand=["Chosen of Fire", "Spark"], leader=["Cast Cataclysm", "Charm Holy Dragon"]),
        side(leader=["Muster Reinforcements", "Trigger Brainstorm"]),
        rules=rules,
    )
    do(game, "play Chosen of Fire")
    assert game.player == 1
    assert offers(game) == {"pick Muster Reinforcements", "pick Trigger Brainstorm"}  # he must
    do(game, "pick Trigger Brainstorm")
    assert game.player == 0
    assert offers(game) == {"pick Cast Cataclysm", "pick Charm Holy Dragon"}  # not Chosen of Fire itself
    do(game, "pick Cast Cataclysm")
    assert zone(game, 1, "deck") == {"Trigger Brainstorm"}
    assert zone(game, 1, "pile") == {"Muster Reinforcements"}
    assert zone(game, 0, "deck") == {"Cast Cataclysm"}
    assert zone(game, 0, "pile") == {"Charm Holy Dragon", "Chosen of Fire"}


@both
def test_chosen_of_fire_asks_only_those_who_have_one(rules: str) -> None:
    game = table(side(hand=["Chosen of Fire", "Spark"]), side(leader=["Muster Reinforcements"]), rules=rules)
    do(game, "play Chosen of Fire")
    assert zone(game, 1, "deck") == {"Muster Reinforcements"}
    assert zone(game, 0, "pile") == {"Chosen of Fire"}


@both
def test_chosen_of_fire_ignored_moves_nothing(rules: str) -> None:
    me = side(hand=["Chosen of Fire", "Spark"], leader=["Cast Cataclysm"])
    they = side(leader=["Muster Reinforcements"], support=["Laughing Gas"])
    game = table(me, they, rules=rules)
    do(game, "play Chosen of Fire")
    assert zone(game, 0, "deck") == set()
    assert zone(game, 1, "deck") == set()
