"""The mutants: their conditions, the change of the element, and what lifts or stops them.

Chu-nan-Chi's condition speaks of Hyla cards and belongs to the issue of the special cards.
"""

from __future__ import annotations

import pytest

from tests.duel.cards.spec import bluff, both, covered
from tests.duel.kit import Spread, do, offers, power, rule, side, table

ROCARA = side(combat=["Rocara"])  # 0 Fire, 4 Earth
COVERED = [covered(name) for name in ("Torana", "Helitos", "Sonatos", "Catusan", "Terraton")]


def playable(
    mutant: str, they: Spread, rules: str, element: str = "fire", mine: Spread | None = None, dragon: int = 0
) -> bool:
    """May the mutant be played against this table? `dragon` of theirs lie on the other side."""
    game = table(side(hand=[mutant], **(mine or {})), they, rules=rules, element=element, dragons=[0, dragon])
    return f"play {mutant}" in offers(game)


def changed(
    mutant: str, they: Spread, rules: str, element: str = "fire", dragon: int = 0
) -> tuple[set[str], int]:
    """What is offered after the mutant, a booster still in hand, and the power in the other element."""
    game = table(side(hand=[mutant, "Fireblast"]), they, rules=rules, element=element, dragons=[0, dragon])
    do(game, f"play {mutant}")
    return offers(game), power(game, 0, "earth" if element == "fire" else "fire")


# --- each mutant: its condition; then its new element, its shield and STOP against a stronger attack -------


@both
@rule("000 Mutants a", "000 Mutants b", "001 Mutants a", "001 Mutants b")
def test_den_bal_ton_needs_a_dragon_on_the_other_side(rules: str) -> None:
    assert playable("Den-bal-Ton", ROCARA, rules, dragon=1)
    assert not playable("Den-bal-Ton", ROCARA, rules)
    mine = table(side(hand=["Den-bal-Ton"]), ROCARA, rules=rules, dragons=[1, 0])
    assert "play Den-bal-Ton" not in offers(mine)
    nine = side(combat=["Roomban Rockmaster"], support=["Seismic Drill"])
    assert changed("Den-bal-Ton", nine, rules, dragon=1) == ({"announce Earth"}, 8)
    assert changed("Den-bal-Ton", nine, rules, "earth", 1) == ({"announce Fire"}, 8)


@both
def test_sas_van_son_needs_two_cards_more_in_the_other_hand(rules: str) -> None:
    """Both hands are counted before it is played, the mutant among the own cards."""
    others = ["Torana", "Helitos", "Sonatos", "Catusan"]
    assert playable("Sas-van-Son", side(combat=["Rocara"], hand=others[:3]), rules)
    assert not playable("Sas-van-Son", side(combat=["Rocara"], hand=others[:2]), rules)
    eight = side(combat=["Gravitos Greatpower"], support=["Seismic Drill"], hand=others)
    assert changed("Sas-van-Son", eight, rules) == ({"announce Earth"}, 7)


@both
def test_pen_dor_nith_needs_six_cards_on_the_other_side_of_the_table(rules: str) -> None:
    assert playable("Pen-dor-Nith", side(combat=["Rocara", *COVERED]), rules)
    spread = side(combat=["Rocara", *COVERED[:3]], support=["Evil Eye", "Gluing Dust"])
    assert playable("Pen-dor-Nith", spread, rules)
    assert not playable("Pen-dor-Nith", side(combat=["Rocara", *COVERED[:4]]), rules)
    six = side(combat=["Megalit Mountainshaker", *COVERED])
    assert changed("Pen-dor-Nith", six, rules) == ({"announce Earth"}, 6)
    assert changed("Pen-dor-Nith", six, rules, "earth") == ({"announce Fire"}, 6)


@both
def test_neth_sur_pot_needs_three_active_cards(rules: str) -> None:
    """Covered ones do not count, face-down ones do."""
    assert playable("Neth-sur-Pot", side(combat=["Rocara", "Whirling Hatchet"], support=["Evil Eye"]), rules)
    assert playable(
        "Neth-sur-Pot", side(combat=["Rocara"], support=["Evil Eye", bluff("Captain Su Cha")]), rules
    )
    assert not playable("Neth-sur-Pot", side(combat=[*COVERED, "Rocara", "Whirling Hatchet"]), rules)
    three = side(combat=["Catusan", "Whirling Hatchet"], support=["Evil Eye"])
    assert changed("Neth-sur-Pot", three, rules) == ({"announce Earth"}, 5)


@both
def test_var_dis_nar_needs_an_attack_of_seven(rules: str) -> None:
    """The total in the contested element, whichever that is."""
    assert playable("Var-dis-Nar", side(combat=["Spark", "Fireblast"]), rules)
    assert not playable("Var-dis-Nar", side(combat=["Flash the Incendiary"]), rules)
    assert not playable("Var-dis-Nar", side(combat=["Megalit Mountainshaker"]), rules)
    assert playable("Var-dis-Nar", side(combat=["Megalit Mountainshaker"]), rules, "earth")
    both_strong = side(combat=["Lavar the Powerful", "Fireblast"])
    assert changed("Var-dis-Nar", both_strong, rules) == ({"announce Earth"}, 4)


@both
def test_zig_nur_don_needs_an_attack_of_five_earth(rules: str) -> None:
    assert playable("Zig-nur-Don", side(combat=["Catusan"]), rules, "earth")
    assert not playable("Zig-nur-Don", side(combat=["Rocara"]), rules, "earth")
    assert not playable("Zig-nur-Don", side(combat=["Lavar the Powerful"]), rules, "fire")
    assert not playable("Zig-nur-Don", side(combat=["Eelena-Aqua-Prima-Alpha"]), rules, "fire")
    assert changed("Zig-nur-Don", side(combat=["Eelena-Aqua-Prima-Alpha"]), rules, "earth") == (
        {"announce Fire"},
        4,
    )


@both
def test_ras_mus_pan_needs_an_attack_of_five_fire(rules: str) -> None:
    assert playable("Ras-mus-Pan", side(combat=["Volca"]), rules)
    assert not playable("Ras-mus-Pan", side(combat=["Spark"]), rules)
    assert not playable("Ras-mus-Pan", side(combat=["Eelena-Aqua-Prima-Alpha"]), rules, "earth")
    assert changed("Ras-mus-Pan", side(combat=["Eelena-Aqua-Prima-Alpha"]), rules) == ({"announce Earth"}, 4)


@both
def test_fel_nar_gan_needs_own_areas_without_cards(rules: str) -> None:
    assert playable("Fel-nar-Gan", ROCARA, rules)
    assert playable("Fel-nar-Gan", ROCARA, rules, mine=side(ships=["Rising Sun"]))
    assert not playable("Fel-nar-Gan", ROCARA, rules, mine=side(support=["Evil Eye"]))
    assert not playable("Fel-nar-Gan", ROCARA, rules, mine=side(combat=["Spark"]))
    assert changed("Fel-nar-Gan", side(combat=["Torana"]), rules) == ({"announce Earth"}, 0)
    assert changed("Fel-nar-Gan", side(combat=["Torana"]), rules, "earth") == ({"announce Fire"}, 0)


@both
def test_man_shu_ran_needs_an_active_card_with_free(rules: str) -> None:
    assert playable("Man-shu-Ran", side(combat=["Rocara"], support=["Fire Swamp"]), rules)
    assert not playable("Man-shu-Ran", side(combat=["Rocara"], support=["Ravenous Razorjaw"]), rules)
    assert not playable("Man-shu-Ran", side(combat=[covered("Sun Setting"), "Rocara"]), rules)
    assert not playable("Man-shu-Ran", ROCARA, rules, mine=side(support=["Fire Swamp"]))
    free = side(combat=["Torana"], support=["Fire Swamp"])
    assert changed("Man-shu-Ran", free, rules) == ({"announce Earth"}, 0)


# --- all of them ------------------------------------------------------------------------------------------

NAMES = ["Den-bal-Ton", "Sas-van-Son", "Pen-dor-Nith", "Neth-sur-Pot", "Var-dis-Nar"]
NAMES += ["Zig-nur-Don", "Ras-mus-Pan", "Fel-nar-Gan", "Man-shu-Ran", "Chu-nan-Chi"]


@both
@pytest.mark.parametrize("mutant", NAMES)
@rule("004 Mutants")
def test_mutants_with_ignored_text_need_no_condition_and_change_nothing(rules: str, mutant: str) -> None:
    """The own Evil Eye keeps Fel-nar-Gan's condition unmet, the empty table those of the others."""
    me = side(hand=[mutant], support=["Evil Eye"])
    assert f"play {mutant}" not in offers(table(me, ROCARA, rules=rules))
    game = table(me, side(combat=["Rocara"], support=["Laughing Gas"]), rules=rules)
    do(game, f"play {mutant}")
    assert offers(game) == {"announce Fire"}


@both
def test_den_bal_ton_ignored_has_neither_values_nor_stop(rules: str) -> None:
    """Hank Highflyer Hawk ignores the card in the hand already, so it needs no condition either."""
    game = table(side(hand=["Den-bal-Ton", "Fireblast"]), side(combat=["Hank Highflyer Hawk"]), rules=rules)
    do(game, "play Den-bal-Ton")
    assert offers(game) == {"announce Fire", "play Fireblast"}
    assert power(game, 0) == 0


@both
def test_den_bal_ton_with_its_condition_met_may_still_be_forbidden(rules: str) -> None:
    assert not playable("Den-bal-Ton", side(combat=["Ferro Fos"]), rules, dragon=1)
    assert not playable("Den-bal-Ton", side(combat=["Rocara"], support=["Cloying Mud"]), rules, dragon=1)


@both
def test_fel_nar_gan_may_start_a_fight(rules: str) -> None:
    """There is no element yet, so nothing changes and the starter chooses."""
    game = table(side(hand=["Fel-nar-Gan"]), side(hand=["Torana"]), rules=rules, fight=False, element=None)
    do(game, "play Fel-nar-Gan")
    assert offers(game) == {"announce Fire", "announce Earth"}


@both
def test_den_bal_ton_played_after_inflame_the_mutant_needs_no_condition(rules: str) -> None:
    game = table(side(hand=["Inflame the Mutant", "Den-bal-Ton"]), ROCARA, rules=rules)
    assert "play Den-bal-Ton" not in offers(game)
    do(game, "play Inflame the Mutant", "play Den-bal-Ton")
    assert offers(game) == {"announce Earth"}
