"""The cards of the Pillar: what each text does, when, and what stops it. Caterpillars have their own file."""

from __future__ import annotations

import pytest

from bluemoon.duel.engine import DuelState
from tests.duel.cards.spec import both, covered
from tests.duel.kit import Spread, do, dragons, offers, power, rule, side, table, zone

ROCARA = side(combat=["Rocara"])


# --- characters -------------------------------------------------------------------------------------------


@both
@rule("004 Playing Booster Cards a")
def test_gulpus_permanentus_allows_one_booster_more(rules: str) -> None:
    me = side(
        hand=["Gulpus Permanentus", "Fireblast", "Hail of Arrows", "Whirling Hatchet", "Tome of Wisdom"]
    )
    game = table(me, ROCARA, rules=rules)
    do(game, "play Gulpus Permanentus", "play Fireblast", "play Hail of Arrows")
    assert offers(game) == {"announce Fire"}  # one for the limit, one for the text


@both
@rule("004 Playing Booster Cards a")
def test_gulpus_permanentus_leaves_the_one_support(rules: str) -> None:
    me = side(
        hand=["Gulpus Permanentus", "Fireblast", "Hail of Arrows", "Tome of Wisdom", "Trebuchet of Fear"]
    )
    game = table(me, ROCARA, rules=rules)
    do(game, "play Gulpus Permanentus", "play Tome of Wisdom")
    assert offers(game) == {"play Fireblast", "play Hail of Arrows", "announce Fire"}
    do(game, "play Fireblast")
    assert offers(game) == {"announce Fire"}


@both
@rule("004 Booster/Support Limit c", "000 Booster or Support h")
def test_gulpus_permanentus_on_the_first_turn_of_a_fight(rules: str) -> None:
    me = side(hand=["Gulpus Permanentus", "Fireblast", "Hail of Arrows", "Tome of Wisdom"])
    game = table(me, side(hand=["Torana"]), rules=rules, fight=False, element=None)
    do(game, "play Gulpus Permanentus")
    assert offers(game) == {"play Fireblast", "play Hail of Arrows", "announce Fire", "announce Earth"}
    do(game, "play Fireblast")
    assert offers(game) == {"announce Fire", "announce Earth"}


@both
def test_gulpus_permanentus_allows_nothing_when_covered_or_ignored(rules: str) -> None:
    me = side(hand=["Spark", "Fireblast", "Hail of Arrows"], combat=["Gulpus Permanentus"])
    game = table(me, ROCARA, rules=rules)
    do(game, "play Spark", "play Fireblast")
    assert offers(game) == {"announce Fire"}
    me = side(hand=["Gulpus Permanentus", "Fireblast", "Hail of Arrows"])
    game = table(me, side(combat=["Tittertweet"]), rules=rules)
    do(game, "play Gulpus Permanentus", "play Fireblast")
    assert offers(game) == {"announce Fire"}


@both
def test_gulpus_permanentus_does_not_lift_a_ban_on_boosters(rules: str) -> None:
    me = side(hand=["Gulpus Permanentus", "Fireblast"])
    game = table(me, side(combat=["Rocara"], support=["Hypnotic Rattle"]), rules=rules)
    do(game, "play Gulpus Permanentus")
    assert offers(game) == {"announce Fire"}


GRACIA = side(
    hand=["Gloria Gracia"],
    combat=[covered("Blaze"), "Spark", "Fireblast"],
    support=["Tome of Wisdom"],
)


@both
def test_gloria_gracia_takes_another_card_of_the_combat_area(rules: str) -> None:
    """Covered cards too, but neither herself nor a support."""
    game = table(GRACIA, ROCARA, rules=rules)
    do(game, "play Gloria Gracia")
    assert offers(game) == {"pick Blaze", "pick Spark", "pick Fireblast", "no"}
    do(game, "pick Fireblast")
    assert zone(game, 0, "hand") == {"Fireblast"}
    assert "play Fireblast" in offers(game)


@both
def test_gloria_gracia_may_leave_it(rules: str) -> None:
    game = table(GRACIA, ROCARA, rules=rules)
    do(game, "play Gloria Gracia", "no")
    assert zone(game, 0, "combat") == {"Gloria Gracia", "Blaze", "Spark", "Fireblast"}


@both
@pytest.mark.parametrize("active", ["Bottelus Emptius", "Tittertweet", "Hank Highflyer Hawk"])
def test_gloria_gracia_stopped_by_a_ban_on_taking_and_by_being_ignored(rules: str, active: str) -> None:
    game = table(GRACIA, side(combat=[active]), rules=rules)
    do(game, "play Gloria Gracia")
    assert offers(game) == {"announce Fire"}


@both
@rule("004 Discarding Opponent's Cards a")
def test_cardus_nikkus_discards_a_card_at_random(rules: str) -> None:
    they = side(combat=["Rocara"], hand=["Spark", "Blaze", "Torch"])
    lost = set()
    for seed in range(12):
        game = table(side(hand=["Cardus Nikkus"]), they, rules=rules, seed=seed)
        do(game, "play Cardus Nikkus", "yes")
        assert len(zone(game, 1, "hand")) == 2
        lost |= zone(game, 1, "discard")
    assert lost == {"Spark", "Blaze", "Torch"}


@both
@rule("004 Discarding Opponent's Cards b", "000 Special Rules 8 c")
def test_cardus_nikkus_may_choose_a_disclosed_card(rules: str) -> None:
    they = side(combat=["Rocara"], hand=["Spark", "Blaze", "Torch"], disclosed=["Spark"])
    game = table(side(hand=["Cardus Nikkus"]), they, rules=rules)
    do(game, "play Cardus Nikkus", "yes")
    assert offers(game) == {"pick Spark", "random card"}
    do(game, "pick Spark")
    assert zone(game, 1, "hand") == {"Blaze", "Torch"}


@both
def test_cardus_nikkus_may_leave_it(rules: str) -> None:
    game = table(side(hand=["Cardus Nikkus"]), side(combat=["Rocara"], hand=["Spark"]), rules=rules)
    do(game, "play Cardus Nikkus", "no")
    assert zone(game, 1, "hand") == {"Spark"}


@both
def test_cardus_nikkus_ignored_does_nothing(rules: str) -> None:
    game = table(side(hand=["Cardus Nikkus"]), side(combat=["Tittertweet"], hand=["Spark"]), rules=rules)
    do(game, "play Cardus Nikkus")
    assert offers(game) == {"announce Fire"}


DECK = ["Torch", "Sear", "Ignite", "Volca", "Shimmer", "Glimmer"]


@both
@rule("004 Taking Cards into Hand")
def test_bottelus_emptius_stops_refreshing(rules: str) -> None:
    me = side(hand=["Spark", "Blaze"], deck=DECK)
    game = table(me, side(combat=["Bottelus Emptius"]), rules=rules)
    do(game, "play Spark", "announce Fire")
    assert zone(game, 0, "hand") == {"Blaze"}


@both
@rule("004 Taking Cards into Hand")
def test_bottelus_emptius_stops_drawing_and_retrieving(rules: str) -> None:
    me = side(hand=["Muster Reinforcements", "Spark"], combat=["Blaze", "Battling Boomerang"], deck=DECK)
    game = table(me, side(combat=["Bottelus Emptius"]), rules=rules, phase="beginning")
    assert "retrieve Battling Boomerang" not in offers(game)
    do(game, "play Muster Reinforcements")
    assert "yes" not in offers(game)
    assert zone(game, 0, "hand") == {"Spark"}


@both
def test_bottelus_emptius_does_not_bind_his_owner_and_goes_with_the_fight(rules: str) -> None:
    me = side(hand=["Bottelus Emptius", "Blaze"], deck=DECK)
    they = side(combat=["Rocara"], hand=["Torana"], deck=["Sonatos", "Helitos"])
    game = table(me, they, rules=rules)
    do(game, "play Bottelus Emptius", "announce Fire")
    assert len(zone(game, 0, "hand")) == 6
    do(game, "retreat", "dragon Lika")
    assert zone(game, 1, "hand") == {"Torana", "Sonatos", "Helitos"}


@both
def test_bottelus_emptius_ignored(rules: str) -> None:
    me = side(hand=["Spark", "Blaze"], deck=DECK, support=["Laughing Gas"])
    game = table(me, side(combat=["Bottelus Emptius"]), rules=rules)
    do(game, "play Spark", "announce Fire")
    assert len(zone(game, 0, "hand")) == 6


# --- potions ----------------------------------------------------------------------------------------------


def _drunk(potion: str, character: str, rules: str, they: Spread = ROCARA) -> tuple[int, int]:
    """Fire and Earth of a character with the potion, played on it."""
    game = table(side(hand=[character, potion]), they, rules=rules)
    do(game, f"play {character}", f"play {potion}")
    return power(game, 0, "fire"), power(game, 0, "earth")


@both
def test_potion_of_cosmic_power(rules: str) -> None:
    assert _drunk("Potion of Cosmic Power", "Spark", rules) == (8, 4)


@both
def test_potion_of_conjoining(rules: str) -> None:
    assert _drunk("Potion of Conjoining", "Spark", rules) == (6, 6)


@both
def test_potion_of_mutation(rules: str) -> None:
    assert _drunk("Potion of Mutation", "Spark", rules) == (4, 4)
    assert _drunk("Potion of Mutation", "Ignite", rules) == (4, 4)


@both
def test_potion_of_sparkling_fire(rules: str) -> None:
    assert _drunk("Potion of Sparkling Fire", "Spark", rules) == (6, 2)
    assert _drunk("Potion of Sparkling Fire", "Flamebreath the Dazzling", rules) == (7, 0)  # raised, not set


@both
def test_potion_of_trembling_earth(rules: str) -> None:
    assert _drunk("Potion of Trembling Earth", "Spark", rules) == (4, 6)
    assert _drunk("Potion of Trembling Earth", "Megalit Mountainshaker", rules) == (0, 7)


@both
def test_potion_of_prodigious_passion(rules: str) -> None:
    assert _drunk("Potion of Prodigious Passion", "Spark", rules) == (5, 5)
    assert _drunk("Potion of Prodigious Passion", "Primus Magicus", rules) == (6, 5)


POTIONS = [
    "Potion of Cosmic Power",
    "Potion of Conjoining",
    "Potion of Mutation",
    "Potion of Sparkling Fire",
    "Potion of Trembling Earth",
    "Potion of Prodigious Passion",
]


@both
@pytest.mark.parametrize("potion", POTIONS)
@pytest.mark.parametrize("ignorer", [side(combat=["Trillilling"]), side(support=["Laughing Gas"])])
def test_potions_ignored_do_nothing(rules: str, potion: str, ignorer: Spread) -> None:
    assert _drunk(potion, "Spark", rules, ignorer) == (4, 2)


@both
@rule("004 Targeting Effects b")
@pytest.mark.parametrize(
    ("potion", "fire"),
    [
        ("Potion of Cosmic Power", 4 + 4),
        ("Potion of Conjoining", 4 + 3),
        ("Potion of Mutation", 4 + 2),
        ("Potion of Sparkling Fire", 4 + 6),
        ("Potion of Prodigious Passion", 4 + 5),
    ],
)
def test_potions_work_on_one_character_of_the_owners_choice(rules: str, potion: str, fire: int) -> None:
    game = table(side(hand=["Sun Setting", "Spark", potion]), ROCARA, rules=rules)
    do(game, "play Sun Setting", "play Spark", f"play {potion}")
    assert offers(game) == {"pick Sun Setting", "pick Spark"}
    do(game, "pick Sun Setting")  # 2 Fire, 1 Earth
    assert power(game, 0) == fire


@pytest.mark.parametrize(("rules", "fire"), [("legends", 6), ("classic", 0)])
@rule("001 Power Phase c", "000 Special Rules 7")
def test_potion_of_sparkling_fire_against_even_values_made_zero(rules: str, fire: int) -> None:
    """Legends changes the printed value first, then raises it; classic raises first and decreases last."""
    me = side(combat=["Spark", "Potion of Sparkling Fire"])
    assert power(table(me, side(combat=["CoolCop"]), rules=rules), 0) == fire


@both
@rule("001 Power Phase c")
def test_potions_together(rules: str) -> None:
    """Raised before doubled, which gives most."""
    me = side(combat=["Spark", "Potion of Sparkling Fire", "Potion of Cosmic Power"])
    assert power(table(me, ROCARA, rules=rules), 0) == 12


# --- butterflies and leadership ---------------------------------------------------------------------------


@both
@rule("001 Disclosing Hands a", "001 Disclosing Hands b", "001 Disclosing Hands c", "000 Special Rules 8 d")
def test_butterfly_scout_discloses_the_hand_as_it_is_now(rules: str) -> None:
    they = side(combat=["Rocara"], hand=["Flash the Incendiary", "Blaze"], deck=["Torch", "Sear"])
    game = table(side(hand=["Spark", "Butterfly Scout"]), they, rules=rules)
    do(game, "play Spark", "play Butterfly Scout")
    assert zone(game, 1, "disclosed") == {"Flash the Incendiary", "Blaze"}
    do(game, "announce Fire", "play Flash the Incendiary", "announce Fire")
    assert zone(game, 1, "hand") == {"Blaze", "Torch", "Sear"}
    assert zone(game, 1, "disclosed") == {"Blaze"}


@both
def test_butterfly_scout_ignored_discloses_nothing(rules: str) -> None:
    game = table(
        side(hand=["Spark", "Butterfly Scout"]), side(combat=["Trillilling"], hand=["Blaze"]), rules=rules
    )
    do(game, "play Spark", "play Butterfly Scout")
    assert not zone(game, 1, "disclosed")


@both
@rule("000 Special Rules 8 a", "000 Special Rules 8 b")
def test_deploy_butterfly_discloses_the_hand(rules: str) -> None:
    they = side(combat=["Rocara"], hand=["Flash the Incendiary", "Blaze"])
    game = table(side(hand=["Deploy Butterfly", "Spark"]), they, rules=rules)
    do(game, "play Deploy Butterfly")
    assert zone(game, 1, "disclosed") == zone(game, 1, "hand") == {"Flash the Incendiary", "Blaze"}


@both
def test_deploy_butterfly_ignored_discloses_nothing(rules: str) -> None:
    they = side(combat=["Rocara"], support=["Laughing Gas"], hand=["Blaze"])
    game = table(side(hand=["Deploy Butterfly", "Spark"]), they, rules=rules)
    do(game, "play Deploy Butterfly")
    assert not zone(game, 1, "disclosed")


def _tempting(hand: list[str], rules: str, they: Spread = ROCARA) -> DuelState:
    game = table(side(hand=["Tempt Holy Dragon", *hand]), they, rules=rules)
    do(game, "play Tempt Holy Dragon")
    return game


@both
def test_tempt_holy_dragon_takes_five_moons(rules: str) -> None:
    """Flamebreath and Tome of Wisdom have 3 moons, Flash 2, Spark none."""
    hand = ["Flamebreath the Dazzling", "Tome of Wisdom", "Flash the Incendiary", "Spark"]
    game = _tempting(hand, rules)
    do(game, "pick Flamebreath the Dazzling")
    assert offers(game) == {"pick Tome of Wisdom", "pick Flash the Incendiary"}
    do(game, "pick Flash the Incendiary", "dragon Sesa")
    assert dragons(game) == (1, 0)
    assert zone(game, 0, "hand") == {"Tome of Wisdom", "Spark"}


@both
def test_tempt_holy_dragon_with_four_moons_or_ignored_does_nothing(rules: str) -> None:
    assert "no" not in offers(_tempting(["Flash the Incendiary", "Lavar the Powerful", "Spark"], rules))
    gas = side(combat=["Rocara"], support=["Laughing Gas"])
    assert "no" not in offers(_tempting(["Flamebreath the Dazzling", "Tome of Wisdom"], rules, gas))


@both
@rule("004 Chosen Ones")
def test_chosen_of_distance_both_may_pay_the_opponent_first(rules: str) -> None:
    """2 Fire and 2 Earth on different cards, for a dragon each."""
    me = side(hand=["Chosen of Distance", "Spark", "Torch"])
    they = side(combat=["Rocara"], hand=["Sear", "Ignite", "Terraton"])
    game = table(me, they, rules=rules)
    do(game, "play Chosen of Distance")
    assert game.player == 1
    assert "no" in offers(game)
    do(game, "pick Sear", "pick Terraton", "dragon Lika")
    assert dragons(game) == (0, 1)
    assert game.player == 0
    do(game, "pick Spark")  # Torch is the only card that completes it
    assert dragons(game) == (0, 0)
    assert not zone(game, 0, "hand")


@both
def test_chosen_of_distance_needs_different_cards_and_may_be_left(rules: str) -> None:
    me = side(hand=["Chosen of Distance", "Spark", "Torch"])
    game = table(me, side(combat=["Rocara"], hand=["Terraton"]), rules=rules)
    do(game, "play Chosen of Distance")
    assert game.player == 0  # Terraton alone, 3 and 4, is not enough
    do(game, "no")
    assert zone(game, 0, "hand") == {"Spark", "Torch"}
    assert dragons(game) == (0, 0)
