"""The cards of the Buka: what each text does, when, and what stops it. Ships and bluffs have own files."""

from __future__ import annotations

import pytest

from bluemoon.duel.engine import DuelState
from tests.duel.cards.spec import bluff, both, covered
from tests.duel.kit import Spread, do, offers, power, rule, side, table, zone

ROCARA = side(combat=["Rocara"])


# --- B.P., free under a condition -------------------------------------------------------------------------


def _free(card: str, they: Spread, rules: str, mine: Spread | None = None) -> bool:
    """May the card be played beside another character?"""
    game = table(side(hand=["Flamebreath the Dazzling", card], **(mine or {})), they, rules=rules)
    do(game, "play Flamebreath the Dazzling")
    return f"play {card}" in offers(game)


@both
def test_bp_unity_is_free_against_six_cards(rules: str) -> None:
    """Covered cards, supports and face-down ones all lie in the areas."""
    combat = [covered("Torana"), covered("Helitos"), "Rocara"]
    five = side(combat=combat, support=["Evil Eye", bluff("Captain Su Cha")])
    six = side(combat=combat, support=["Evil Eye", bluff("Captain Su Cha"), "Gluing Dust"])
    assert _free("B.P. Unity", six, rules)
    assert not _free("B.P. Unity", five, rules)


@both
def test_bp_ferocity_is_free_against_two_active_characters(rules: str) -> None:
    assert _free("B.P. Ferocity", side(combat=["Rocara", "Suranom Stormbringer"]), rules)
    assert not _free("B.P. Ferocity", side(combat=[covered("Torana"), "Rocara", "Hail of Arrows"]), rules)


@both
def test_bp_bravery_is_free_against_two_active_boosters(rules: str) -> None:
    assert _free("B.P. Bravery", side(combat=["Rocara", "Hail of Arrows", "Whirling Hatchet"]), rules)
    assert not _free("B.P. Bravery", side(combat=[covered("Fireblast"), "Rocara", "Hail of Arrows"]), rules)


@both
def test_bp_mystery_is_free_against_two_active_supports(rules: str) -> None:
    """A bluff is a support card (001 Bluffing)."""
    assert _free("B.P. Mystery", side(support=["Evil Eye", bluff("Captain Su Cha")]), rules)
    assert not _free("B.P. Mystery", side(combat=["Rocara", "Hail of Arrows"], support=["Evil Eye"]), rules)


@both
def test_bp_loyalty_is_free_against_two_active_cards_with_icons(rules: str) -> None:
    """A shield is an icon, and a bluff has a bluff icon (001 Bluffing)."""
    assert _free("B.P. Loyalty", side(combat=["Proud Phoenix Phil"], support=["Fire Swamp"]), rules)
    assert _free("B.P. Loyalty", side(combat=["Kelp Leech"], support=[bluff("Captain Su Cha")]), rules)
    assert not _free(
        "B.P. Loyalty", side(combat=[covered("Kelp Leech"), "Rocara"], support=["Fire Swamp"]), rules
    )


@both
@pytest.mark.parametrize(
    ("card", "they"),
    [
        ("B.P. Unity", side(combat=["Rocara", *map(covered, ("Torana", "Helitos", "Sonatos", "Catusan"))])),
        ("B.P. Ferocity", side(combat=["Rocara", "Suranom Stormbringer"])),
        ("B.P. Bravery", side(combat=["Rocara", "Hail of Arrows", "Whirling Hatchet"])),
        ("B.P. Mystery", side(combat=["Rocara"], support=["Evil Eye"])),
        ("B.P. Loyalty", side(combat=["Kelp Leech"], support=["Fire Swamp"])),
    ],
)
@rule("004 Gaining Icons")
def test_bp_free_is_lost_when_text_or_icons_are_ignored(rules: str, card: str, they: Spread) -> None:
    supports = they.get("support", [])
    assert _free(card, {**they, "support": [*supports, "Gluing Dust"]}, rules)
    for stopper in ("Laughing Gas", "Impenetrable Fog"):
        assert not _free(card, {**they, "support": [*supports, stopper]}, rules)


@both
def test_bp_are_ordinary_characters_without_the_condition(rules: str) -> None:
    game = table(side(hand=["B.P. Ferocity", "Spark"]), ROCARA, rules=rules)
    do(game, "play B.P. Ferocity")
    assert "play Spark" not in offers(game)


# --- other characters -------------------------------------------------------------------------------------

BOATSWAIN = side(combat=["Boatswain Mena Marn"])


@both
def test_boatswain_mena_marn_allows_one_active_character(rules: str) -> None:
    for one, two in (("Wild Gazelle", "Wild Antelope"), ("Sun Setting", "Spark"), ("NoNo", "NoClue")):
        game = table(side(hand=[one, two]), BOATSWAIN, rules=rules)
        do(game, f"play {one}")
        assert f"play {two}" not in offers(game)
        game = table(side(hand=[one, two]), ROCARA, rules=rules)
        do(game, f"play {one}")
        assert f"play {two}" in offers(game)


@both
def test_boatswain_mena_marn_lets_no_gang_stay(rules: str) -> None:
    me = side(hand=["NoNo"], combat=["NoProblem"])
    assert "add NoNo" not in offers(table(me, BOATSWAIN, rules=rules))
    assert "play NoNo" in offers(table(me, BOATSWAIN, rules=rules))
    assert "add NoNo" in offers(table(me, ROCARA, rules=rules))


@both
def test_boatswain_mena_marn_looks_at_the_end_of_the_phase_only(rules: str) -> None:
    """Gloria Gracia takes Sun Setting back, so that one character is left."""
    game = table(side(hand=["Sun Setting", "Gloria Gracia"]), BOATSWAIN, rules=rules)
    do(game, "play Sun Setting", "play Gloria Gracia")
    if "pick Sun Setting" in offers(game):
        do(game, "pick Sun Setting")
    assert zone(game, 0, "active") == {"Gloria Gracia"}
    assert "announce Fire" in offers(game)


@both
def test_boatswain_mena_marn_ignored(rules: str) -> None:
    me = side(hand=["Wild Gazelle", "Wild Antelope"], support=["Laughing Gas"])
    game = table(me, BOATSWAIN, rules=rules)
    do(game, "play Wild Gazelle", "play Wild Antelope", "announce Fire")
    assert zone(game, 0, "active") == {"Wild Gazelle", "Wild Antelope"}


def _coxswain(they: Spread, rules: str) -> DuelState:
    ship = {"card": "Rising Sun", "landed": True, "cargo": ["Coxswain Mora Marn", "Commodore Lo Tan"]}
    game = table(side(ships=[ship]), they, rules=rules)
    do(game, "play Coxswain Mora Marn")
    return game


@both
def test_coxswain_mora_marn_from_a_ship_clears_the_combat_area(rules: str) -> None:
    they = side(combat=[covered("Kelp Leech"), "Spark", "Electric Eel"])
    game = _coxswain(they, rules)
    do(game, "yes")
    assert zone(game, 1, "combat") == {"Electric Eel"}  # active and protected; the covered one goes
    assert zone(game, 1, "discard") == {"Kelp Leech", "Spark"}


@both
def test_coxswain_mora_marn_may_leave_it(rules: str) -> None:
    game = _coxswain(side(combat=["Spark"], support=["Trebuchet of Fear"]), rules)
    do(game, "no")
    assert zone(game, 1, "combat") == {"Spark"}


@both
def test_coxswain_mora_marn_from_the_hand_or_ignored_does_nothing(rules: str) -> None:
    game = table(side(hand=["Coxswain Mora Marn"]), side(combat=["Rocara"]), rules=rules)
    do(game, "play Coxswain Mora Marn")
    assert offers(game) == {"announce Fire"}
    game = _coxswain(side(combat=["Rocara"], support=["Laughing Gas"]), rules)
    assert "yes" not in offers(game)


@both
@rule("004 Playing Support Cards b", "000 Special Rules 3 b", "004 Playing Multiple Bluff Cards")
def test_quartermaster_kura_ko_allows_any_number_of_supports(rules: str) -> None:
    """Bluffs among them, and the one booster besides."""
    hand = ["Tome of Wisdom", "Trebuchet of Fear", "Captain Su Cha", "Fireblast", "Hail of Arrows"]
    game = table(side(hand=["Quartermaster Kura Ko", *hand]), ROCARA, rules=rules)
    do(game, "play Quartermaster Kura Ko", "play Tome of Wisdom", "play Fireblast")
    assert offers(game) == {"play Trebuchet of Fear", "bluff Captain Su Cha", "announce Fire"}
    do(game, "bluff Captain Su Cha", "play Trebuchet of Fear")
    assert offers(game) == {"announce Fire"}


@both
@rule("004 Loading Multiple Cards a", "004 Loading Multiple Cards b")
def test_quartermaster_kura_ko_loads_any_number_too(rules: str) -> None:
    hand = ["Quartermaster Kura Ko", "Tome of Wisdom", "Spark", "Blaze"]
    game = table(side(hand=hand, ships=["Rising Sun", "Sea Devil"]), ROCARA, rules=rules)
    do(game, "play Quartermaster Kura Ko", "load Spark onto Rising Sun", "load Blaze onto Sea Devil")
    do(game, "play Tome of Wisdom")
    assert zone(game, 0, "support") == {"Tome of Wisdom"}


@both
def test_quartermaster_kura_ko_on_the_first_turn_and_when_ignored(rules: str) -> None:
    hand = ["Quartermaster Kura Ko", "Tome of Wisdom", "Trebuchet of Fear", "Fireblast"]
    game = table(side(hand=hand), side(hand=["Torana"]), rules=rules, fight=False, element=None)
    do(game, "play Quartermaster Kura Ko", "play Tome of Wisdom", "play Trebuchet of Fear")
    assert offers(game) == {"announce Fire", "announce Earth"}  # the booster is not among what is allowed
    game = table(side(hand=hand), side(combat=["Tittertweet"]), rules=rules)
    do(game, "play Quartermaster Kura Ko", "play Tome of Wisdom")
    assert offers(game) == {"announce Fire"}


@both
def test_powdermaster_yina_ko_raises_bluffs_to_four(rules: str) -> None:
    laid = [bluff("Captain Su Cha"), bluff("Cannoneer Tara Ko"), "Trebuchet of Fear"]
    me = side(combat=["Powdermaster Yina Ko"], support=laid)
    assert power(table(me, ROCARA, rules=rules), 0) == 2 + 4 + 4 + 2
    assert power(table(me, side(combat=["Tittertweet"]), rules=rules), 0) == 2 + 2 + 2 + 2
    assert power(table(side(combat=["Torana"], support=laid), ROCARA, rules=rules), 0) == 3 + 2 + 2 + 2


@both
@rule("004 Protect", "001 Protect b")
def test_lookout_dolora_paal_discards_all_boosters_or_all_supports(rules: str) -> None:
    they = side(
        combat=["Rocara", "Whirling Hatchet", "Instant Undertow"],
        support=["Evil Eye", "Swarming Sea Serpents", bluff("Captain Su Cha")],
    )
    me = side(hand=["Lookout Dolora Paal"], support=["Tome of Wisdom"])
    game = table(me, they, rules=rules)
    do(game, "play Lookout Dolora Paal")
    assert offers(game) == {"all boosters", "all supports", "no"}
    other = game.copy()
    do(game, "all boosters")
    assert zone(game, 1, "discard") == {"Whirling Hatchet", "Instant Undertow"}
    do(other, "all supports")
    assert zone(other, 1, "support") == {"Swarming Sea Serpents"}
    assert zone(other, 1, "discard") == {"Evil Eye", "Captain Su Cha"}


@both
@rule("001 Protect a", "000 Protected a")
def test_lookout_dolora_paal_is_protected_from_being_ignored(rules: str) -> None:
    me = side(hand=["Lookout Dolora Paal"], support=["Trebuchet of Fear"])
    game = table(me, side(combat=["Tittertweet"], support=["Evil Eye"]), rules=rules)
    do(game, "play Lookout Dolora Paal", "all supports")
    assert not zone(game, 1, "support")


@both
def test_lookout_dolora_paal_may_leave_it_or_be_forbidden(rules: str) -> None:
    me = side(hand=["Lookout Dolora Paal", "Spark"])
    game = table(me, side(combat=["Rocara"], support=["Evil Eye"]), rules=rules)
    do(game, "play Lookout Dolora Paal", "no")
    assert zone(game, 1, "support") == {"Evil Eye"}
    assert "play Lookout Dolora Paal" not in offers(table(me, side(combat=["Ferro Fos"]), rules=rules))


@both
def test_old_goo_laas_ghost_works_like_a_mutant(rules: str) -> None:
    me = side(hand=["Old Goo Laa's Ghost", "Fireblast"])
    game = table(me, side(combat=["Gravitos Greatpower"]), rules=rules)
    do(game, "play Old Goo Laa's Ghost")
    assert offers(game) == {"announce Earth"}  # flipped, shielded, stopped


@both
def test_old_goo_laas_ghost_needs_an_empty_influence_area(rules: str) -> None:
    me = side(hand=["Old Goo Laa's Ghost", "Flamebreath the Dazzling"], ships=["Rising Sun"])
    play = "play Old Goo Laa's Ghost"
    assert play not in offers(table(me, ROCARA, rules=rules))
    assert play in offers(table(me, side(combat=["Rocara"], support=["Laughing Gas"]), rules=rules))
    theirs = side(combat=["Rocara"], ships=["Sea Falcon"])
    assert play in offers(table(side(hand=["Old Goo Laa's Ghost"]), theirs, rules=rules))


# --- boosters, supports, leadership -----------------------------------------------------------------------


@both
def test_letter_of_marque_forbids_calling(rules: str) -> None:
    me = side(hand=["Spark", "Letter of Marque", "Tome of Wisdom"], support=[bluff("Captain Su Cha")])
    game = table(me, side(combat=["Rocara"], hand=["Torana"]), rules=rules)
    without = game.copy()
    do(game, "play Spark", "play Letter of Marque", "play Tome of Wisdom", "announce Fire")  # it is FREE
    assert game.current == 1
    assert "call the bluff" not in offers(game)
    do(without, "play Spark", "announce Fire")
    assert offers(without) == {"call the bluff", "trust"}


@both
def test_letter_of_marque_ignored(rules: str) -> None:
    me = side(hand=["Spark", "Letter of Marque"], support=[bluff("Captain Su Cha")])
    game = table(me, side(combat=["Trillilling"], hand=["Torana"]), rules=rules)
    do(game, "play Spark", "play Letter of Marque", "announce Fire")
    assert offers(game) == {"call the bluff", "trust"}


@both
@rule("004 Playing Support Cards a")
def test_armory_allows_one_support_more_each_turn(rules: str) -> None:
    supports = ["Tome of Wisdom", "Trebuchet of Fear", "Menacing Wardance"]
    game = table(side(hand=["Spark", *supports], support=["Armory"]), ROCARA, rules=rules)
    do(game, "play Spark", "play Tome of Wisdom", "play Trebuchet of Fear")
    assert offers(game) == {"announce Fire"}
    game = table(side(hand=["Spark", "Armory", *supports]), ROCARA, rules=rules)
    do(game, "play Spark", "play Armory", "play Tome of Wisdom")  # at once, on the turn it is played
    assert offers(game) == {"announce Fire"}


@both
def test_armory_leaves_the_booster_and_may_be_ignored(rules: str) -> None:
    me = side(hand=["Spark", "Fireblast", "Hail of Arrows", "Tome of Wisdom"], support=["Armory"])
    game = table(me, ROCARA, rules=rules)
    do(game, "play Spark", "play Fireblast", "play Tome of Wisdom")
    assert offers(game) == {"announce Fire"}
    game = table(me, side(combat=["Flitterflutter"]), rules=rules)
    do(game, "play Spark", "play Fireblast")
    assert offers(game) == {"announce Fire"}


@both
def test_duplicator_of_fire_doubles_fire_of_one_character(rules: str) -> None:
    me = side(hand=["Sun Setting", "Spark", "Duplicator of Fire"])
    game = table(me, ROCARA, rules=rules)
    do(game, "play Sun Setting", "play Spark", "play Duplicator of Fire", "pick Spark")
    assert (power(game, 0, "fire"), power(game, 0, "earth")) == (2 + 8, 1 + 2)


@both
def test_duplicator_of_fire_turns_to_the_next_character(rules: str) -> None:
    duplicator = {"card": "Duplicator of Fire", "target": "Spark"}
    game = table(side(hand=["Blaze"], combat=["Spark"], support=[duplicator]), ROCARA, rules=rules)
    do(game, "play Blaze")
    assert power(game, 0) == 8
    ignored = side(combat=["Flitterflutter"])
    assert power(table(side(combat=["Spark"], support=[duplicator]), ignored, rules=rules), 0) == 4
