"""004 Game Phases: the phases of a turn, their limits, and the power that has to be met."""

import pytest

from tests.duel.kit import do, offers, power, rule, side, table, zone


def weak() -> dict[str, list[str]]:
    """An opponent without any power: every character suffices."""
    return side(combat=["Silento Sol"], hand=["Ignite"])


# --- Leadership Phase -------------------------------------------------------------------------------------


@rule("004 Card Limit a", "004 Leadership Phase Cards a")
@pytest.mark.parametrize("first", ["Distract Holy Dragon", "Rising Sun"])
def test_one_leadership_card_or_ship_in_a_leadership_phase(first: str) -> None:
    cards = ["Distract Holy Dragon", "Deploy Butterfly", "Rising Sun", "Sea Falcon"]
    game = table(side(hand=[*cards, "Blaze"]), weak())
    assert {f"play {card}" for card in cards} <= offers(game)
    do(game, f"play {first}")
    assert not {f"play {card}" for card in cards} & offers(game)


@rule("004 Leadership Phase Cards a")
def test_leadership_cards_and_ships_are_not_played_after_the_leadership_phase() -> None:
    game = table(side(hand=["Distract Holy Dragon", "Rising Sun", "Blaze"]), weak())
    do(game, "play Blaze")
    assert not {"play Distract Holy Dragon", "play Rising Sun"} & offers(game)


# --- Engagement Phase -------------------------------------------------------------------------------------


@rule("004 Decline a Fight a")
def test_who_declines_discards_at_least_one_card() -> None:
    game = table(side(hand=["Blaze", "Spark"], deck=["Sear"]), weak(), fight=False, element=None)
    do(game, "decline")
    assert offers(game) == {"pick Blaze", "pick Spark"}
    do(game, "pick Blaze")
    assert "done" in offers(game)


@rule("004 Decline a Fight a")
def test_who_has_no_card_to_discard_declines_without() -> None:
    game = table(side(deck=["Blaze"]), side(hand=["Spark"]), fight=False, element=None)
    do(game, "decline")
    assert not game.over
    assert game.current == 1
    assert zone(game, 0, "hand") == {"Blaze"}
    assert zone(game, 0, "discard") == set()


@rule("004 Decline a Fight b")
def test_declining_with_nothing_to_discard_and_nothing_to_draw_ends_the_game() -> None:
    game = table(side(), side(hand=["Spark"]), fight=False, element=None, dragons=(2, 0))
    do(game, "decline")
    assert game.over
    assert game.winner == 0  # most dragons


@rule("004 Continue the Fight a")
def test_who_cannot_reach_the_power_cannot_continue() -> None:
    they = side(combat=["Blaze"])
    assert offers(table(side(hand=["Shimmer"]), they)) == {"retreat"}
    assert "play Spark" in offers(table(side(hand=["Spark"]), they))


@rule("004 Continue the Fight b")
def test_who_has_no_character_cannot_continue() -> None:
    without = table(side(hand=["Fireblast", "Lightning Bolts"]), weak())
    assert offers(without) == {"retreat"}
    assert "play Blaze" in offers(table(side(hand=["Fireblast", "Blaze"]), weak()))


@rule("004 Retreat from the Fight a")
def test_who_cannot_meet_a_demand_cannot_continue() -> None:
    """Fireeater asks for 3 Fire: Glimmer (2) and Rocara (0) cannot pay it."""
    they = side(combat=["Silento Sol", "Caterpillar Fireeater"])
    assert offers(table(side(hand=["Glimmer", "Rocara"]), they)) == {"retreat"}
    game = table(side(hand=["Glimmer", "Shimmer"]), they)
    do(game, "play Glimmer")
    assert "announce Fire" not in offers(game)
    do(game, "satisfy Caterpillar Fireeater")
    assert zone(game, 0, "discard") == {"Shimmer"}
    assert offers(game) == {"announce Fire"}


@rule("004 Retreat from the Fight b")
def test_no_retreat_after_playing_a_card_of_a_later_phase() -> None:
    game = table(side(hand=["Blaze", "Fireblast"]), weak())
    assert "retreat" in offers(game)
    do(game, "play Blaze")
    assert "retreat" not in offers(game)
    do(game, "play Fireblast")
    assert "retreat" not in offers(game)


# --- Character Phase --------------------------------------------------------------------------------------


@rule("004 Playing Character Cards a")
def test_a_second_character_needs_an_effect() -> None:
    game = table(side(hand=["Blaze", "Spark"]), weak())
    do(game, "play Blaze")
    assert "play Spark" not in offers(game)
    game = table(side(hand=["Yang", "Spark", "Sear"]), weak())
    do(game, "play Yang")
    assert "play Spark" in offers(game)
    do(game, "play Spark")
    assert "play Sear" not in offers(game)


@rule("004 Playing Character Cards b")
def test_who_cannot_play_a_character_must_retreat() -> None:
    they = side(combat=["Silento Sol"], support=["Heat Haze"])
    assert offers(table(side(hand=["Cinder", "Fireblast"]), they)) == {"retreat"}
    assert "play Blaze" in offers(table(side(hand=["Cinder", "Blaze"]), they))


# --- Booster/Support Phase --------------------------------------------------------------------------------

BOOSTERS = ["Fireblast", "Earthblast", "Hail of Arrows", "Whirling Hatchet"]
SUPPORTS = ["Tome of Wisdom", "Lightning Bolts", "Menacing Wardance", "Seismic Drill"]
PLAY_BOOSTERS = {f"play {card}" for card in BOOSTERS}
PLAY_SUPPORTS = {f"play {card}" for card in SUPPORTS}


@rule("004 Booster/Support Limit a")
@pytest.mark.parametrize("first", ["Fireblast", "Tome of Wisdom"])
def test_one_booster_or_one_support_a_turn(first: str) -> None:
    game = table(side(hand=["Blaze", *BOOSTERS, *SUPPORTS]), weak())
    do(game, "play Blaze")
    assert offers(game) >= PLAY_BOOSTERS | PLAY_SUPPORTS
    do(game, f"play {first}")
    assert offers(game) == {"announce Fire"}


@rule("004 Booster/Support Limit b")
def test_none_on_the_turn_that_starts_a_fight() -> None:
    game = table(side(hand=["Blaze", *BOOSTERS, *SUPPORTS]), side(hand=["Spark"]), fight=False, element=None)
    do(game, "play Blaze")
    assert offers(game) == {"announce Fire", "announce Earth"}


@rule("004 Booster/Support Limit c")
def test_free_changes_the_limit_on_the_starting_turn() -> None:
    me = side(hand=["Blaze", "Fire Swamp", "Perilous Marsh", "Tome of Wisdom"])
    game = table(me, side(hand=["Spark"]), fight=False, element=None)
    do(game, "play Blaze")
    assert offers(game) >= {"play Fire Swamp", "play Perilous Marsh"}
    assert "play Tome of Wisdom" not in offers(game)


@rule("004 Booster/Support Limit c")
@pytest.mark.parametrize(
    ("character", "more", "none"),
    [
        ("Gulpus Permanentus", PLAY_BOOSTERS, PLAY_SUPPORTS),
        ("Genathones the Blind", PLAY_SUPPORTS, PLAY_BOOSTERS),
    ],
)
def test_texts_change_the_limit_on_the_starting_turn(character: str, more: set[str], none: set[str]) -> None:
    me = side(hand=[character, *BOOSTERS, *SUPPORTS])
    game = table(me, side(hand=["Spark"]), fight=False, element=None)
    do(game, f"play {character}")
    assert more <= offers(game)
    assert not none & offers(game)
    do(game, min(more))
    assert offers(game) == {"announce Fire", "announce Earth"}


@rule("004 Playing Booster Cards a")
def test_an_additional_booster_comes_on_top_of_the_limit() -> None:
    game = table(side(hand=["Gulpus Permanentus", *BOOSTERS, *SUPPORTS]), weak())
    do(game, "play Gulpus Permanentus", "play Fireblast")
    two_boosters, booster_and_support = game.copy(), game.copy()
    do(two_boosters, "play Earthblast")
    assert offers(two_boosters) == {"announce Fire"}
    do(booster_and_support, "play Tome of Wisdom")
    assert offers(booster_and_support) == {"announce Fire"}


@rule("004 Playing Booster Cards b")
def test_any_number_of_boosters_comes_on_top_of_the_limit() -> None:
    game = table(side(hand=["Commence Mega Launch", "Blaze", *BOOSTERS, *SUPPORTS]), weak())
    do(game, "play Commence Mega Launch", "play Blaze")
    do(game, "play Fireblast", "play Earthblast", "play Hail of Arrows")
    assert offers(game) >= PLAY_SUPPORTS
    do(game, "play Tome of Wisdom")
    assert offers(game) == {"play Whirling Hatchet", "announce Fire"}


@rule("004 Playing Support Cards a")
def test_an_additional_support_comes_on_top_of_the_limit() -> None:
    game = table(side(hand=["Genathones the Blind", *BOOSTERS, *SUPPORTS]), weak())
    do(game, "play Genathones the Blind", "play Tome of Wisdom")
    two_supports, support_and_booster = game.copy(), game.copy()
    do(two_supports, "play Seismic Drill")
    assert offers(two_supports) == {"announce Fire"}
    do(support_and_booster, "play Fireblast")
    assert offers(support_and_booster) == {"announce Fire"}


@rule("004 Playing Support Cards b")
def test_any_number_of_supports_comes_on_top_of_the_limit() -> None:
    game = table(side(hand=["Trigger Brainstorm", "Blaze", *BOOSTERS, *SUPPORTS]), weak())
    do(game, "play Trigger Brainstorm", "play Blaze")
    do(game, "play Tome of Wisdom", "play Lightning Bolts", "play Menacing Wardance")
    assert offers(game) >= PLAY_BOOSTERS
    do(game, "play Fireblast")
    assert offers(game) == {"play Seismic Drill", "announce Fire"}


# --- Power Phase ------------------------------------------------------------------------------------------


@rule("004 Meeting Power Values a")
def test_the_power_must_be_met_before_it_can_be_announced() -> None:
    game = table(side(hand=["Shimmer", "Fireblast"]), side(combat=["Scorch the Inflammable"]))
    do(game, "play Shimmer")
    assert offers(game) == {"play Fireblast"}  # 3 against 6
    do(game, "play Fireblast")
    assert offers(game) == {"announce Fire"}  # 6 against 6


@rule("004 Meeting Power Values b")
def test_the_power_to_meet_is_the_current_one_not_the_announced_one() -> None:
    me = side(hand=["Cast Cataclysm", "Volca"], combat=["Spark"])
    they = side(hand=["Lavar the Powerful", "Tome of Wisdom", "Sear"])
    game = table(me, they, player=1)
    do(game, "play Lavar the Powerful", "play Tome of Wisdom", "announce Fire")
    assert power(game, 1) == 8
    assert "play Volca" not in offers(game)
    do(game, "play Cast Cataclysm", "yes")
    assert power(game, 1) == 5
    do(game, "play Volca", "announce Fire")
    assert game.current == 1


@rule("004 Power Value a")
def test_a_power_of_zero_can_be_announced_and_met() -> None:
    game = table(
        side(hand=["Proud Phoenix Phil", "Spark"]),
        side(hand=["Carl Kamikaze Crow", "Sear"]),
        fight=False,
        element=None,
    )
    do(game, "play Proud Phoenix Phil", "announce Fire")
    assert power(game, 0) == 0
    do(game, "play Carl Kamikaze Crow", "announce Fire")
    assert power(game, 1) == 0
    assert game.current == 0


@rule("004 Power Value b")
@pytest.mark.parametrize("element", ["fire", "earth"])
def test_a_power_is_never_negative(element: str) -> None:
    they = side(combat=["CoolCat", "CoolCop", "CoolKid", "CoolCub", "FunFun"])
    me = side(combat=["Blaze", "Silento Sol", "Fireblast"], support=["Tome of Wisdom", "Brain Drain"])
    assert power(table(me, side()), 0, element) > 0
    assert power(table(me, they), 0, element) == 0
