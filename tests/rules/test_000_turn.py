"""Rulebook 000: Turn Phases, Beginning of Turn, Leadership, Retreat from Fight, Refresh Hand, End of Turn."""

from __future__ import annotations

import pytest

from bluemoon.duel.engine import DuelState
from bluemoon.duel.model.state import Event
from tests.duel.kit import do, dragons, offers, power, rule, side, table, zone

both = pytest.mark.parametrize("rules", ["classic", "legends"])
TEN = [
    "Sear",
    "Torch",
    "Shimmer",
    "Glimmer",
    "Ignite",
    "Furnace",
    "Volca",
    "Lavar the Powerful",
    "Flare",
    "Ember",
]


def drawn(events: list[Event], seat: int) -> int:
    return sum(1 for event in events if event[0] == "draw" and event[1] == seat)


# --- turn phases ------------------------------------------------------------------------------------------


@rule("000 Turn Phases a")
@both
def test_the_players_take_turns(rules: str) -> None:
    game = table(side(hand=["Sear", "Spark"]), side(hand=["Blaze"], combat=["Shimmer"]), rules=rules)
    turns = []
    for text in ("play Sear", "play Blaze", "play Spark"):
        turns.append(game.player)
        do(game, text, "announce Fire")
    assert turns == [0, 1, 0]


@rule("000 Turn Phases b")
@both
def test_the_order_of_the_phases(rules: str) -> None:
    """Retrieve, leadership, retreat, character, booster, announcement, refresh, end: what was passed is not
    offered again."""
    game = table(
        side(
            hand=["Cast Cataclysm", "Summon Sorcerer", "Flare", "Sear", "Fireblast"],
            deck=TEN[1:8],
            support=["Homing Missiles"],
        ),
        side(combat=["Shimmer"], support=["Trebuchet of Fear"]),
        rules=rules,
        phase="beginning",
    )
    assert {"retrieve Homing Missiles", "play Cast Cataclysm", "retreat", "play Flare"} <= offers(game)
    assert "play Fireblast" not in offers(game)
    do(game, "play Cast Cataclysm", "no")
    assert "retrieve Homing Missiles" not in offers(game)
    assert "play Summon Sorcerer" not in offers(game)
    assert {"retreat", "play Flare"} <= offers(game)
    do(game, "play Flare")
    assert not {"retreat", "play Summon Sorcerer"} & offers(game)
    do(game, "play Fireblast")
    assert offers(game) == {"announce Fire"}
    assert drawn(do(game, "announce Fire"), 0) == 4  # two left in hand, refreshed to six ...
    assert offers(game) == {"use Flare", "done"}  # ... before the end of the turn
    do(game, "done")
    assert game.player == 1


@rule("000 Turn Phases b")
@both
def test_a_character_ends_the_time_for_leadership_and_a_booster_that_for_characters(rules: str) -> None:
    game = table(
        side(hand=["Cast Cataclysm", "Blaze", "Stars Shining", "Fireblast"]),
        side(combat=["Sear"]),
        rules=rules,
    )
    do(game, "play Blaze")
    assert "play Stars Shining" in offers(game)  # FREE
    assert "play Cast Cataclysm" not in offers(game)
    do(game, "play Fireblast")
    assert offers(game) == {"announce Fire"}


# --- beginning of turn ------------------------------------------------------------------------------------


@rule("000 Beginning of Turn")
@both
@pytest.mark.parametrize(
    ("storms", "won"),
    [(["Crashing Thunder Storm", "Swirling Snow Storm"], 1), (["Crashing Thunder Storm"], 0)],
)
def test_cards_in_play_act_at_the_beginning_of_their_owners_turn(
    rules: str, storms: list[str], won: int
) -> None:
    """More than one Storm attracts a dragon at the beginning of its owner's turn."""
    game = table(
        side(combat=["Torana"], support=storms, deck=["Helitos"]),
        side(hand=["Lavar the Powerful", "Tome of Wisdom"], combat=["Spark"]),
        rules=rules,
        player=1,
    )
    do(game, "play Lavar the Powerful", "play Tome of Wisdom", "announce Fire")
    assert game.player == 0
    if won:
        assert "dragon Lika" in offers(game)
        do(game, "dragon Lika")
    assert dragons(game) == (won, 0)
    assert "retreat" in offers(game)


@rule("000 Beginning of Turn")
@both
def test_without_such_cards_nothing_happens_at_the_beginning(rules: str) -> None:
    game = table(side(hand=["Sear"]), side(combat=["Spark"]), rules=rules, phase="beginning")
    assert offers(game) == {"play Sear", "retreat"}


# --- leadership -------------------------------------------------------------------------------------------


@rule("000 Leadership a")
@both
def test_at_most_one_leadership_card(rules: str) -> None:
    game = table(
        side(hand=["Trigger Brainstorm", "Enthrall Opposition", "Volca"]), side(combat=["Spark"]), rules=rules
    )
    assert {"play Trigger Brainstorm", "play Enthrall Opposition", "play Volca"} <= offers(game)
    do(game, "play Trigger Brainstorm")
    assert offers(game) == {"retreat", "play Volca"}


@rule("000 Leadership a")
@both
def test_no_leadership_card_need_be_played(rules: str) -> None:
    game = table(side(hand=["Trigger Brainstorm", "Volca"]), side(combat=["Spark"]), rules=rules)
    do(game, "play Volca", "announce Fire")
    assert zone(game, 0, "hand") == {"Trigger Brainstorm"}
    assert not zone(game, 0, "pile")


@rule("000 Leadership b", "000 The Playing Area d")
@both
def test_a_leadership_card_lies_open_on_the_leader(rules: str) -> None:
    game = table(
        side(hand=["Enthrall Opposition", "Volca"], leader=["Trigger Brainstorm"]),
        side(combat=["Spark"]),
        rules=rules,
    )
    do(game, "play Enthrall Opposition")
    assert zone(game, 0, "pile") == {"Trigger Brainstorm", "Enthrall Opposition"}
    assert zone(game, 0, "hand") == {"Volca"}
    assert not zone(game, 0, "discard")
    assert "Enthrall Opposition" in game.view(1).data()["sides"][0]["leader"]


@rule("000 Leadership c")
@both
def test_some_leadership_cards_act_at_once(rules: str) -> None:
    game = table(
        side(hand=["Cast Cataclysm"]), side(combat=["Spark"], support=["Tome of Wisdom"]), rules=rules
    )
    do(game, "play Cast Cataclysm", "yes")
    assert zone(game, 1, "discard") == {"Tome of Wisdom"}


@rule("000 Leadership c")
@both
def test_others_last_to_the_end_of_the_turn_and_no_longer(rules: str) -> None:
    """Enthrall Opposition silences the texts of the other side for this turn: Elemental Enchantment's 6."""
    game = table(
        side(hand=["Enthrall Opposition", "Blaze"]),
        side(hand=["Lavar the Powerful"], combat=["Shimmer", "Elemental Enchantment"]),
        rules=rules,
    )
    assert power(game, 1) == 6
    assert "play Blaze" not in offers(game)  # 4 against 6
    do(game, "play Enthrall Opposition")
    assert power(game, 1) == 3
    do(game, "play Blaze")
    assert power(game, 1) == 3
    do(game, "announce Fire")
    assert power(game, 1) == 6


# --- retreat ----------------------------------------------------------------------------------------------


@rule("000 Retreat from Fight a")
@both
@pytest.mark.parametrize(("hand", "able"), [("Volca", True), ("Torch", False)])
def test_a_player_may_retreat_able_to_continue_or_not(rules: str, hand: str, able: bool) -> None:
    game = table(side(hand=[hand]), side(combat=["Spark"]), rules=rules)
    assert (f"play {hand}" in offers(game)) == able
    assert "retreat" in offers(game)


@rule("000 Retreat from Fight b")
@both
def test_a_retreat_leaves_nothing_to_be_done_or_paid(rules: str) -> None:
    """The caterpillar's demand and the own text for the end of the turn are void."""
    game = table(
        side(hand=["Volca", "Flamebreath the Dazzling"], combat=["Flare"], deck=TEN[:4]),
        side(combat=["Spark", "Caterpillar Fireeater"], hand=["Blaze"], deck=["Erupta"]),
        rules=rules,
    )
    do(game, "retreat", "dragon Lika")
    assert zone(game, 0, "hand") == {"Volca", "Flamebreath the Dazzling", *TEN[:4]}
    assert zone(game, 0, "discard") == {"Flare"}
    assert "decline" in offers(game)  # a new turn, without a fight


@rule("000 Retreat from Fight c")
@both
def test_the_opponent_of_the_retreating_player_wins_the_fight(rules: str) -> None:
    game = table(side(hand=["Volca"]), side(combat=["Spark"], hand=["Sear"]), rules=rules)
    do(game, "retreat", "dragon Sesa")
    assert dragons(game) == (0, 1)


# --- refresh and end --------------------------------------------------------------------------------------


def holding(count: int, rules: str) -> DuelState:
    """A turn with Blaze to play and so many other cards in hand."""
    return table(
        side(hand=["Blaze", *TEN[:count]], deck=[*TEN[count:], "Spirit of the Night", "Torana"]),
        side(combat=["Shimmer"]),
        rules=rules,
    )


@rule("000 Refresh Hand a")
@both
@pytest.mark.parametrize("kept", [0, 3, 5, 6])
def test_the_hand_is_refreshed_to_six(rules: str, kept: int) -> None:
    game = holding(kept, rules)
    events = do(game, "play Blaze", "announce Fire")
    assert drawn(events, 0) == 6 - kept
    assert len(zone(game, 0, "hand")) == 6


@rule("000 Refresh Hand b")
@both
@pytest.mark.parametrize(
    ("support", "kept", "after"),
    [("Wall of Fire", 2, 2), ("Quivering Quicksand", 2, 4), ("Gluing Dust", 2, 3), ("Tome of Wisdom", 2, 6)],
)
def test_cards_change_how_many_are_drawn(rules: str, support: str, kept: int, after: int) -> None:
    game = table(
        side(hand=["Lavar the Powerful", "Fireblast", *TEN[:kept]], deck=TEN[2:6]),
        side(combat=["Shimmer"], support=[support]),
        rules=rules,
    )
    do(game, "play Lavar the Powerful", "play Fireblast", "announce Fire")
    assert len(zone(game, 0, "hand")) == after


@rule("000 Refresh Hand c")
@both
@pytest.mark.parametrize("kept", [7, 9])
def test_more_than_six_cards_are_kept(rules: str, kept: int) -> None:
    game = holding(kept, rules)
    events = do(game, "play Blaze", "announce Fire")
    assert drawn(events, 0) == 0
    assert len(zone(game, 0, "hand")) == kept
    assert not zone(game, 0, "discard")


@rule("000 End of Turn")
@both
def test_a_card_acts_at_the_end_of_the_turn(rules: str) -> None:
    """Flare: its player may draw two cards at the end of his turn."""
    game = table(side(hand=["Flare"], deck=TEN[:8]), side(combat=["Torch"]), rules=rules)
    do(game, "play Flare", "announce Fire")
    assert (game.player, len(zone(game, 0, "hand"))) == (0, 6)
    do(game, "use Flare")
    assert len(zone(game, 0, "hand")) == 8
    assert game.player == 1


@rule("000 End of Turn")
@both
def test_without_such_a_card_refreshing_ends_the_turn(rules: str) -> None:
    game = table(side(hand=["Blaze"], deck=TEN[:8]), side(combat=["Torch"]), rules=rules)
    do(game, "play Blaze", "announce Fire")
    assert (game.player, len(zone(game, 0, "hand"))) == (1, 6)
