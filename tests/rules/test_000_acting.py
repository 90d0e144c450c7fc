"""Rulebook 000, Special Rules 4 to 8: following a text, paying, changing values, disclosed hands."""

from __future__ import annotations

import pytest

from bluemoon.duel.engine import DuelState
from tests.duel.kit import do, dragons, offers, power, rule, side, table, zone

both = pytest.mark.parametrize("rules", ["classic", "legends"])
SEVEN = ["Sear", "Torch", "Shimmer", "Glimmer", "Ignite", "Furnace", "Volca"]


# --- following a text -------------------------------------------------------------------------------------


@rule("000 Special Rules 4 a")
@both
def test_a_text_that_says_so_must_be_followed(rules: str) -> None:
    """Sprinkle Water of Tranquility: the opponent keeps five cards; there is no refusing on either side."""
    game = table(
        side(hand=["Sprinkle Water of Tranquility", "Volca"]), side(hand=SEVEN, combat=["Spark"]), rules=rules
    )
    do(game, "play Sprinkle Water of Tranquility")
    assert game.player == 1
    assert offers(game) == {f"pick {card}" for card in SEVEN[:6]}  # two, named in order
    do(game, "pick Sear")
    assert offers(game) == {f"pick {card}" for card in SEVEN[1:]}
    do(game, "pick Volca")
    assert len(zone(game, 1, "hand")) == 5
    assert game.player == 0


@rule("000 Special Rules 4 a")
@both
def test_a_text_with_may_can_be_left(rules: str) -> None:
    game = table(
        side(hand=["Muster Reinforcements", "Volca"], deck=SEVEN[:6]), side(combat=["Spark"]), rules=rules
    )
    do(game, "play Muster Reinforcements")
    assert offers(game) == {"yes", "no"}
    do(game, "no")
    assert zone(game, 0, "hand") == {"Volca"}


@rule("000 Special Rules 4 b")
def test_what_cannot_be_done_completely_is_done_as_far_as_possible() -> None:
    """Muster Reinforcements draws five cards; three are left."""
    game = table(
        side(hand=["Muster Reinforcements", "Blaze"], deck=SEVEN[:3]), side(combat=["Spark"]), rules="classic"
    )
    do(game, "play Muster Reinforcements", "yes")
    assert zone(game, 0, "hand") == {"Blaze", *SEVEN[:3]}


@rule("000 Special Rules 4 b")
@both
def test_a_demand_to_discard_more_than_there_is_takes_all(rules: str) -> None:
    """Chosen of Spirit: each player discards three cards."""
    game = table(
        side(hand=["Chosen of Spirit", "Blaze", *SEVEN[:4]]),
        side(hand=["Sear", "Cast Cataclysm"], combat=["Spark"]),
        rules=rules,
    )
    do(game, "play Chosen of Spirit")
    if game.player == 1:  # in whatever order he discards them
        do(game, min(offers(game)))
    assert not zone(game, 1, "hand")
    assert game.player == 0


@rule("000 Special Rules 4 b")
def test_the_opponent_discards_the_only_card_that_he_has() -> None:
    """Bashdin: the opponent discards two cards."""
    game = table(side(hand=["Bashdin"]), side(hand=["Sear"], combat=["Torch"]), rules="classic")
    do(game, "play Bashdin", "yes")
    assert zone(game, 1, "discard") == {"Sear"}


@rule("000 Special Rules 4 c")
@both
@pytest.mark.parametrize(("payment", "paid"), [(["Blaze", "Sear"], True), (["Blaze", "Shimmer"], False)])
def test_an_act_for_a_dragon_is_done_in_full_or_not_at_all(
    rules: str, payment: list[str], paid: bool
) -> None:
    """Charm Holy Dragon costs 8 Fire: 4 and 4 are enough, 4 and 3 are not, and then nothing is discarded."""
    game = table(side(hand=["Charm Holy Dragon", *payment]), side(combat=["Spark"]), rules=rules)
    do(game, "play Charm Holy Dragon")
    assert (f"pick {payment[0]}" in offers(game)) == paid
    if paid:
        do(game, f"pick {payment[0]}", "dragon Lika")
        assert dragons(game) == (1, 0)
        assert zone(game, 0, "discard") == set(payment)
    else:
        assert dragons(game) == (0, 0)
        assert zone(game, 0, "hand") == set(payment)


@rule("000 Special Rules 4 c")
@both
@pytest.mark.parametrize(("card", "able"), [("Shimmer", True), ("Glimmer", False)])
def test_an_act_or_retreat_is_met_in_full_or_not_at_all(rules: str, card: str, able: bool) -> None:
    """The Fireeater wants 3 Fire or a retreat: Shimmer has 3, Glimmer 2."""
    game = table(
        side(hand=["Volcanic Gauntlets", card], combat=["Spark"]),
        side(combat=["Torch", "Caterpillar Fireeater"]),
        rules=rules,
    )
    assert ("satisfy Caterpillar Fireeater" in offers(game)) == able


@rule("000 Special Rules 4 c")
@both
def test_who_does_not_meet_the_demand_cannot_go_on(rules: str) -> None:
    for spare, able in (("Shimmer", True), ("Glimmer", False)):
        game = table(
            side(hand=["Scorch the Inflammable", spare]),
            side(combat=["Torch", "Caterpillar Fireeater"]),
            rules=rules,
        )
        assert ("play Scorch the Inflammable" in offers(game)) == able
        if able:
            do(game, "play Scorch the Inflammable")
            assert "announce Fire" not in offers(game)
            do(game, "satisfy Caterpillar Fireeater")
            assert zone(game, 0, "discard") == {"Shimmer"}
            assert "announce Fire" in offers(game)


# --- paying -----------------------------------------------------------------------------------------------


def paid_sets(game: DuelState) -> set[frozenset[str]]:
    """All sets of cards with which the payment that is being made can end."""
    picks = [text for text in offers(game) if text.startswith("pick ")]
    if not picks:
        return {frozenset(zone(game, 0, "discard"))}
    found: set[frozenset[str]] = set()
    for text in picks:
        after = game.copy()
        do(after, text)
        found |= paid_sets(after)
    return found


@rule("000 Special Rules 5 a")
@both
def test_no_card_is_discarded_that_is_not_needed(rules: str) -> None:
    """3 Fire from 0, 1, 2, 3 and 4: never two cards where one of them would do."""
    game = table(
        side(hand=["Rocara", "Torch", "Glimmer", "Shimmer", "Sear"], combat=["Spark"]),
        side(combat=["Torch", "Caterpillar Fireeater"]),
        rules=rules,
    )
    do(game, "satisfy Caterpillar Fireeater")
    expected = [{"Sear"}, {"Shimmer"}, {"Glimmer", "Torch"}]
    assert paid_sets(game) == {frozenset(cards) for cards in expected}


@rule("000 Special Rules 5 b")
@both
@pytest.mark.parametrize(("spare", "able"), [("Shimmer", True), ("Torch", False)])
def test_each_demand_is_met_on_its_own(rules: str, spare: str, able: bool) -> None:
    """The Fireeater wants 3 Fire, the Lightseeker 5 Fire or 5 Earth. Flamebreath's 7 Fire meets one of them;
    what is too much does not count for the other, so that 1 Fire more is not enough but 3 are."""
    game = table(
        side(hand=["Rocara", "Flamebreath the Dazzling", spare]),
        side(combat=["Volca", "Caterpillar Fireeater", "Caterpillar Lightseeker"]),
        rules=rules,
        element="earth",
    )
    assert ("play Rocara" in offers(game)) == able
    if able:
        do(game, "play Rocara", "satisfy Caterpillar Lightseeker")
        assert zone(game, 0, "discard") == {"Flamebreath the Dazzling"}
        assert "announce Earth" not in offers(game)
        do(game, "satisfy Caterpillar Fireeater", "announce Earth")
        assert zone(game, 0, "discard") == {"Flamebreath the Dazzling", "Shimmer"}


@rule("000 Special Rules 6")
@both
@pytest.mark.parametrize(("spare", "able"), [("Lightning Bolts", False), ("Lavar the Powerful", True)])
def test_doubled_values_do_not_pay_for_a_dragon(rules: str, spare: str, able: bool) -> None:
    """Demegodas doubles supports, but the Bolts' 3 and Sear's 4 are 7, not 10."""
    game = table(
        side(hand=["Charm Holy Dragon", "Sear", spare], combat=["Demegodas the Odd"]),
        side(combat=["Spark"]),
        rules=rules,
    )
    do(game, "play Charm Holy Dragon")
    assert ("pick Sear" in offers(game)) == able


@rule("000 Special Rules 6")
@both
def test_lowered_values_pay_for_a_dragon_in_full(rules: str) -> None:
    """CoolCat makes the odd values of characters 0; Volca's printed 5 and Shimmer's 3 pay all the same."""
    game = table(side(hand=["Charm Holy Dragon", "Volca", "Shimmer"]), side(combat=["CoolCat"]), rules=rules)
    do(game, "play Charm Holy Dragon", "pick Volca", "dragon Lika")
    assert dragons(game) == (1, 0)


# --- changing values --------------------------------------------------------------------------------------


@rule("000 Special Rules 7")
def test_increases_are_applied_in_the_order_that_gives_most() -> None:
    """Gulpus' 2, raised to 5 and then doubled: 10 (doubled first it would be 5)."""
    game = table(
        side(hand=["Gulpus Permanentus", "Potion of Cosmic Power", "Potion of Prodigious Passion"]),
        side(combat=["Torch"]),
        rules="classic",
    )
    do(game, "play Gulpus Permanentus", "play Potion of Cosmic Power", "play Potion of Prodigious Passion")
    assert power(game, 0) == 10


@rule("000 Special Rules 7")
@pytest.mark.parametrize(("rules", "left"), [("classic", 0), ("legends", 6)])
def test_decreases_come_after_the_increases(rules: str, left: int) -> None:
    """Volca's 5 is raised to 6 by the Potion, then CoolCat makes it 0. (001: printed values first, so 6.)"""
    game = table(
        side(combat=["Volca", "Potion of Sparkling Fire"], hand=["Spark"]),
        side(combat=["CoolCat"]),
        rules=rules,
    )
    assert power(game, 0) == left


@rule("000 Special Rules 7")
@both
def test_without_a_decrease_the_increase_counts(rules: str) -> None:
    game = table(
        side(combat=["Volca", "Potion of Sparkling Fire"], hand=["Spark"]),
        side(combat=["FunFlop"]),
        rules=rules,
    )
    assert power(game, 0) == 6


# --- disclosed hands --------------------------------------------------------------------------------------


def disclosed(rules: str, mine: str, hand: list[str]) -> DuelState:
    """The opponent's hand lies open: the current player has played Deploy Butterfly."""
    game = table(
        side(hand=["Deploy Butterfly", mine]),
        side(hand=hand, deck=["Ember", "Flare"], combat=["Rocara"]),
        rules=rules,
    )
    do(game, "play Deploy Butterfly")
    return game


@rule("000 Special Rules 8 a")
@both
def test_a_disclosed_hand_lies_open_until_each_card_is_used(rules: str) -> None:
    game = disclosed(rules, "Spark", ["Lavar the Powerful", "Fireblast", "Sear"])
    assert set(game.view(0).data()["sides"][1]["disclosed"]) == {"Lavar the Powerful", "Fireblast", "Sear"}
    do(game, "play Spark", "announce Fire", "play Lavar the Powerful", "announce Fire")
    shown = game.view(0).data()["sides"][1]
    assert set(shown["disclosed"]) == {"Fireblast", "Sear"}


@rule("000 Special Rules 8 a")
@both
def test_without_disclosing_the_hand_is_hidden(rules: str) -> None:
    game = table(side(hand=["Volca"]), side(hand=["Sear", "Fireblast"], combat=["Torch"]), rules=rules)
    assert "hand" not in game.view(0).data()["sides"][1]


@rule("000 Special Rules 8 b")
@both
def test_disclosed_cards_count_as_hand_cards(rules: str) -> None:
    """They are counted, refreshed beside, and played as usual."""
    game = disclosed(rules, "Spark", ["Lavar the Powerful", *SEVEN[:5]])
    assert zone(game, 1, "hand") == {"Lavar the Powerful", *SEVEN[:5]}
    assert game.view(0).data()["sides"][1]["hand_count"] == 6
    do(game, "play Spark", "announce Fire", "play Lavar the Powerful", "announce Fire")
    assert len(zone(game, 1, "hand")) == 6  # one drawn, not six


@rule("000 Special Rules 8 c")
@both
def test_a_disclosed_card_may_be_chosen_from_the_hand(rules: str) -> None:
    """Cardus Nikkus discards one card from the other hand."""
    game = disclosed(rules, "Cardus Nikkus", ["Sear", "Fireblast"])
    do(game, "play Cardus Nikkus", "yes")
    assert offers(game) == {"pick Sear", "pick Fireblast"}
    do(game, "pick Fireblast")
    assert zone(game, 1, "discard") == {"Fireblast"}


@rule("000 Special Rules 8 c")
@both
def test_from_a_hidden_hand_a_card_goes_by_lot(rules: str) -> None:
    lost: set[str] = set()
    for seed in range(20):
        game = table(
            side(hand=["Cardus Nikkus"]), side(hand=SEVEN, combat=["Rocara"]), rules=rules, seed=seed
        )
        do(game, "play Cardus Nikkus")
        assert not any(text.startswith("pick") for text in offers(game))
        do(game, "yes")
        lost |= zone(game, 1, "discard")
    assert len(lost) > 2


@rule("000 Special Rules 8 d")
@both
def test_cards_that_come_later_are_not_disclosed(rules: str) -> None:
    game = disclosed(rules, "Spark", ["Lavar the Powerful", "Sear"])
    do(game, "play Spark", "announce Fire", "play Lavar the Powerful", "announce Fire")
    assert zone(game, 1, "hand") == {"Sear", "Ember", "Flare"}
    assert zone(game, 1, "disclosed") == {"Sear"}
    shown = game.view(0).data()["sides"][1]
    assert shown["hand"] == ["Sear"]
    assert shown["hand_count"] == 3
