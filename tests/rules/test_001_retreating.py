"""Legends rulebook: retreating in four steps, attracting dragons, and the retreating example."""

from collections.abc import Callable
from typing import Any

import pytest

from bluemoon.duel.engine import DuelState
from tests.duel.kit import do, dragons, offers, power, rule, side, table, zone

BOTH = pytest.mark.parametrize("rules", ["legends", "classic"])
ANY_DRAGON = {"dragon Lika", "dragon Doran", "dragon Sesa"}
COVERED = ["Spark", "Sear", "Ignite", "Shimmer", "Glimmer", "Furnace"]


def winner_with(cards: int, rules: str = "legends", **more: Any) -> DuelState:
    """I am about to retreat from an opponent with so many cards in his areas, two of them supports."""
    combat = [*({"card": name, "covered": True} for name in COVERED[: cards - 3]), "Volca"]
    they = side(combat=combat, support=["Lightning Bolts", "Tome of Wisdom"], hand=["Blaze"])
    return table(side(combat=["Torch"], hand=["Cinder"]), they, rules=rules, **more)


# --- the four steps ---------------------------------------------------------------------------------------


def lost_at_engagement(rules: str) -> DuelState:
    """I have retreated on my turn; seat 1 had one character and two supports."""
    game = table(
        side(combat=["Flare"], support=["Seismic Drill"], hand=["Torch"], deck=["Volca", "Sear", "Spark"]),
        side(
            combat=["Eelena-Aqua-Prima-Alpha"],
            support=["Torrential Flood", "Fire Swamp"],
            hand=["Kelp Leech"],
            deck=["Electric Eel", "Yang"],
        ),
        rules=rules,
    )
    do(game, "retreat")
    return game


def lost_at_another_time(rules: str) -> DuelState:
    """The same, but seat 1 has played his second Flood: I have to retreat when his turn is over."""
    game = table(
        side(combat=["Flare"], support=["Seismic Drill"], hand=["Torch"], deck=["Volca", "Sear", "Spark"]),
        side(
            hand=["Eelena-Aqua-Prima-Alpha", "Tidal Flood", "Kelp Leech"],
            support=["Torrential Flood"],
            deck=["Electric Eel", "Yang"],
        ),
        rules=rules,
        player=1,
    )
    do(game, "play Eelena-Aqua-Prima-Alpha", "play Tidal Flood", "announce Fire")
    return game


@rule("001 Retreating")
@BOTH
@pytest.mark.parametrize("lost", [lost_at_engagement, lost_at_another_time])
def test_a_forced_retreat_has_the_same_four_steps(rules: str, lost: Callable[[str], DuelState]) -> None:
    game = lost(rules)
    assert (game.player, offers(game)) == (1, ANY_DRAGON)
    do(game, "dragon Doran")
    assert dragons(game) == (0, 1)
    assert zone(game, 0, "discard") == {"Flare", "Seismic Drill"}
    assert len(zone(game, 1, "discard")) == 3
    assert zone(game, 0, "hand") == {"Torch", "Volca", "Sear", "Spark"}
    assert zone(game, 1, "hand") == {"Kelp Leech", "Electric Eel", "Yang"}
    assert (game.current, game.fight) == (0, False)
    assert "decline" in offers(game)


@rule("001 Dragon Step a")
@BOTH
def test_the_other_player_attracts_one_dragon(rules: str) -> None:
    game = winner_with(3, rules)
    do(game, "retreat", "dragon Sesa")
    assert dragons(game) == (0, 1)
    assert not game.fight


@rule("001 Dragon Step b")
@BOTH
@pytest.mark.parametrize(("cards", "count"), [(5, 1), (6, 2), (7, 2)])
def test_six_cards_in_the_areas_attract_two_dragons(rules: str, cards: int, count: int) -> None:
    game = winner_with(cards, rules)
    assert len(zone(game, 1, "combat") | zone(game, 1, "support")) == cards
    do(game, "retreat", *["dragon Lika", "dragon Doran"][:count])
    assert dragons(game) == (0, count)
    assert not game.fight


@rule("001 Dragon Step b")
@BOTH
def test_the_cards_of_the_retreating_player_do_not_count(rules: str) -> None:
    combat = [*({"card": name, "covered": True} for name in COVERED), "Torch"]
    game = table(side(combat=combat, hand=["Cinder"]), side(combat=["Blaze"], hand=["Volca"]), rules=rules)
    do(game, "retreat", "dragon Lika")
    assert dragons(game) == (0, 1)


@rule("001 Discard Step a")
@BOTH
def test_both_players_discard_their_areas(rules: str) -> None:
    game = table(
        side(combat=[{"card": "Spark", "covered": True}, "Torch", "Fireblast"], support=["Tome of Wisdom"]),
        side(
            combat=[{"card": "Sear", "covered": True}, "Volca"], support=["Lightning Bolts"], hand=["Blaze"]
        ),
        rules=rules,
    )
    do(game, "retreat", "dragon Lika")
    assert zone(game, 0, "discard") == {"Spark", "Torch", "Fireblast", "Tome of Wisdom"}
    assert zone(game, 1, "discard") == {"Sear", "Volca", "Lightning Bolts"}
    for seat in (0, 1):
        assert not zone(game, seat, "combat") | zone(game, seat, "active") | zone(game, seat, "support")


@rule("001 Discard Step b")
@BOTH
def test_a_leadership_card_of_this_turn_is_no_longer_active(rules: str) -> None:
    """Brainstorm would allow supports even on the turn that starts the next fight."""
    game = table(
        side(hand=["Trigger Brainstorm", "Torch", "Tome of Wisdom"]),
        side(combat=["Flamebreath the Dazzling"], hand=["Blaze"]),
        rules=rules,
    )
    do(game, "play Trigger Brainstorm", "retreat", "dragon Lika")
    assert game.current == 0
    do(game, "play Torch")
    assert offers(game) == {"announce Fire", "announce Earth"}
    still = table(
        side(hand=["Trigger Brainstorm", "Torch", "Tome of Wisdom"]),
        side(hand=["Blaze"]),
        rules=rules,
        fight=False,
        element=None,
    )
    do(still, "play Trigger Brainstorm", "play Torch")
    assert "play Tome of Wisdom" in offers(still)


@rule("001 Refresh Step")
@BOTH
def test_both_players_draw_to_six(rules: str) -> None:
    game = table(
        side(combat=["Torch"], hand=COVERED[:2], deck=["Cinder", "Flare", "Volca", "Blaze", "Ember"]),
        side(combat=["Volca"], hand=COVERED[:5], deck=["Cinder", "Flare"]),
        rules=rules,
    )
    do(game, "retreat", "dragon Lika")
    assert (len(zone(game, 0, "hand")), len(zone(game, 0, "deck"))) == (6, 1)
    assert (len(zone(game, 1, "hand")), len(zone(game, 1, "deck"))) == (6, 1)


@rule("001 Refresh Step")
@BOTH
def test_who_has_six_or_more_draws_nothing(rules: str) -> None:
    seven = [*COVERED, "Ember"]
    game = table(
        side(combat=["Torch"], hand=seven, deck=["Cinder", "Flare"]),
        side(combat=["Volca"], hand=COVERED, deck=["Cinder", "Flare"]),
        rules=rules,
    )
    do(game, "retreat", "dragon Lika")
    assert (zone(game, 0, "hand"), zone(game, 0, "deck")) == (set(seven), {"Cinder", "Flare"})
    assert (zone(game, 1, "hand"), zone(game, 1, "deck")) == (set(COVERED), {"Cinder", "Flare"})


@rule("001 End Step a", "001 End Step b")
@BOTH
def test_turn_and_fight_end_at_once_and_the_retreating_player_begins(rules: str) -> None:
    """Flare's End phase text is not heard any more."""
    game = table(
        side(combat=["Flare"], hand=["Torch"], deck=[*COVERED, "Blaze"]),
        side(combat=["Volca"], hand=["Scorch the Inflammable"]),
        rules=rules,
    )
    turn = game.turn
    do(game, "retreat", "dragon Lika")
    assert (game.fight, game.current, game.turn) == (False, 0, turn + 1)
    assert len(zone(game, 0, "hand")) == 6
    assert {"decline", "play Torch"} <= offers(game)


@rule("001 End Step b")
@BOTH
def test_a_new_fight_chooses_its_element_anew(rules: str) -> None:
    game = winner_with(3, rules)
    do(game, "retreat", "dragon Lika", "play Cinder")
    assert offers(game) == {"announce Fire", "announce Earth"}


# --- attracting dragons -----------------------------------------------------------------------------------


@rule("001 Attracting Dragons a")
@BOTH
@pytest.mark.parametrize("name", ["Lika", "Doran", "Sesa"])
def test_any_dragon_of_the_board_may_be_chosen(rules: str, name: str) -> None:
    game = winner_with(3, rules)
    do(game, "retreat")
    assert (game.player, offers(game)) == (1, ANY_DRAGON)
    do(game, f"dragon {name}")
    assert game.view(0).data()["dragons"] == [[], [name]]


@rule("001 Attracting Dragons b")
@BOTH
def test_a_dragon_of_the_opponent_goes_to_the_board_instead(rules: str) -> None:
    game = winner_with(3, rules, dragons=[["Doran", "Sesa"], []])
    do(game, "retreat")
    assert (game.player, offers(game)) == (1, {"dragon Doran", "dragon Sesa"})
    do(game, "dragon Sesa")
    assert game.view(0).data()["dragons"] == [["Doran"], []]


@rule("001 Attracting Dragons c")
@BOTH
@pytest.mark.parametrize(
    ("before", "then"),
    [((3, 0), (1, 0)), ((2, 0), (0, 0)), ((1, 0), (0, 1)), ((0, 0), (0, 2)), ((0, 1), (0, 3))],
)
def test_all_of_the_opponents_dragons_go_first(
    rules: str, before: tuple[int, int], then: tuple[int, int]
) -> None:
    game = winner_with(6, rules, dragons=before)
    do(game, "retreat")
    while game.player == 1:
        do(game, min(offers(game)))
    assert dragons(game) == then
    assert not game.over


# --- the example ------------------------------------------------------------------------------------------


@rule(
    "001 Retreating Example 1",
    "001 Retreating Example 2",
    "001 Retreating Example 3",
    "001 Retreating Example 4 a",
    "001 Retreating Example 4 b",
    "001 Retreating Example 4 c",
)
@BOTH
def test_the_retreating_example(rules: str) -> None:
    """Hoax is seat 0 with one dragon; Vulca has five cards in his combat and two in his support area."""
    held = [
        "Nirwadas the Traveler",
        "Wogarathoras the Gloomy",
        "Vetraskedas the Sceptic",
        "Penemikanas the Paranoid",
        "Homing Missiles",
    ]
    drawn = [
        "Athradysas the Seeker",
        "Ledinemras the Monk",
        "Helkomedes the Rhetorician",
        "Battling Boomerang",
        "Tome of Wisdom",
        "Catusan",
        "Zedemikras the Brain",
    ]
    game = table(
        side(
            hand=["Muster Reinforcements", *held],
            deck=drawn,
            combat=["Ciklarethas the Bitter"],
            support=["Trebuchet of Fear"],
        ),
        side(
            combat=[
                {"card": "Spark", "covered": True},
                {"card": "Sear", "covered": True},
                {"card": "Blaze", "covered": True},
                "Scorch the Inflammable",
                "Volcanic Gauntlets",
            ],
            support=["Lightning Bolts", "Pandemonium"],
            hand=["Volca", "Furnace", "Ignite", "Torch", "Shimmer", "Glimmer"],
            deck=["Flare", "Ember"],
        ),
        rules=rules,
        dragons=[["Sesa"], []],
    )
    # 1: five cards are drawn, and they do not help.
    do(game, "play Muster Reinforcements", "yes")
    assert len(zone(game, 0, "hand")) == 10
    assert power(game, 1) == 6 * 2 + 3
    assert offers(game) == {"retreat"}
    # 2: seven cards attract two dragons.
    assert len(zone(game, 1, "combat")) == 5
    assert len(zone(game, 1, "support")) == 2
    events = do(game, "retreat")
    assert ("retreat", 0, -1, 2) in events
    # 3: the first one leaves Hoax for the board, the second is any of the three.
    assert [event[0] for event in events if event[0].startswith("dragon")] == ["dragon home"]
    assert dragons(game) == (0, 0)
    assert (game.player, offers(game)) == (1, ANY_DRAGON)
    events = do(game, "dragon Sesa")
    assert dragons(game) == (0, 1)
    # 4: all areas are discarded; with ten and six cards nobody draws; Hoax starts or declines.
    assert zone(game, 0, "discard") == {"Ciklarethas the Bitter", "Trebuchet of Fear"}
    assert len(zone(game, 1, "discard")) == 7
    assert not any(event[0] == "draw" for event in events)
    assert (len(zone(game, 0, "hand")), len(zone(game, 0, "deck"))) == (10, 2)
    assert (len(zone(game, 1, "hand")), len(zone(game, 1, "deck"))) == (6, 2)
    assert (game.current, game.fight) == (0, False)
    assert {"decline", "play Nirwadas the Traveler"} <= offers(game)
