"""004 Winning the Game, Backtracking, Multiple Games, Mulligans: how games begin and end."""

import pytest

from bluemoon.duel.engine import DuelState, new_game
from bluemoon.duel.model.state import MULLIGAN
from tests.duel.kit import Spread, do, dragons, offers, rule, side, table, zone

# --- Winning the Game -------------------------------------------------------------------------------------


def retreat_before(dragons: tuple[int, int], me: Spread, they: Spread) -> DuelState:
    """Seat 0 retreats from a fight; seat 1 attracts one dragon, Lika where there is a choice."""
    game = table(me, they, dragons=dragons)
    do(game, "retreat")
    if not game.over and game.stack:
        do(game, min(offers(game)))
    return game


@rule("004 Ending the Game a")
def test_a_fourth_dragon_ends_the_game_and_a_third_does_not() -> None:
    me, they = side(hand=["Blaze"]), side(hand=["Spark"], combat=["Sear"])
    assert not retreat_before((0, 2), me, they).over
    game = retreat_before((0, 3), me, they)
    assert game.over
    assert game.winner == 1


@rule("004 Ending the Game a")
@pytest.mark.parametrize(("hand", "over"), [(["Blaze"], True), (["Blaze", "Ignite"], False)])
def test_a_fight_ends_the_game_if_the_last_card_was_played_in_it(hand: list[str], over: bool) -> None:
    me = side(hand=hand, combat=["Torch"])
    they = side(hand=["Spark", "Sear"], combat=["Shimmer"])
    game = table(me, they)
    do(game, "play Blaze", "announce Fire")
    assert not game.over
    do(game, "retreat", "dragon Lika")
    assert game.over is over


@rule("004 Ending the Game a")
@pytest.mark.parametrize(("deck", "over"), [([], True), (["Spark"], False)])
def test_declining_ends_the_game_only_without_cards_in_hand_and_deck(deck: list[str], over: bool) -> None:
    game = table(side(hand=["Blaze"], deck=deck), side(hand=["Sear"]), fight=False, element=None)
    do(game, "decline")  # Blaze, his only card, goes
    assert game.over is over


@rule("004 Ending the Game b")
def test_the_fight_goes_on_after_the_last_card_until_somebody_retreats() -> None:
    me = side(hand=["Glimmer", "Fireblast"])
    they = side(hand=["Helkomedes the Rhetorician", "Sear"], support=["Ballista of Confusion"])
    game = table(me, they, element="earth", dragons=(1, 0))
    do(game, "play Glimmer", "play Fireblast", "announce Earth")
    assert zone(game, 0, "hand") == zone(game, 0, "deck") == set()
    assert not game.over
    do(game, "play Helkomedes the Rhetorician", "announce Earth")
    assert not game.over
    assert offers(game) == {"retreat"}
    do(game, "retreat")
    assert game.over
    assert dragons(game) == (0, 0)
    assert game.winner == 1  # had cards in his hand last


# --- Backtracking -----------------------------------------------------------------------------------------


def stuck(hand: list[str]) -> DuelState:
    """Seat 0 has played Shimmer (3 Fire) against 4, with nothing left that helps."""
    return table(
        side(hand=hand, combat=[{"card": "Torch", "covered": True}, {"card": "Shimmer", "new": True}]),
        side(hand=["Ignite"], combat=["Blaze"]),
        phase="booster_support",
    )


@rule("004 Power Phase Backtracking")
def test_who_cannot_meet_the_power_must_backtrack() -> None:
    assert offers(stuck(["Sear"])) == {"backtrack"}
    assert offers(stuck(["Hail of Arrows"])) == {"play Hail of Arrows"}  # 3 + 2 meet 4


@rule("004 Backtracking a")
def test_backtracking_undoes_what_was_done_after_engagement() -> None:
    game = stuck(["Sear"])
    do(game, "backtrack")
    assert zone(game, 0, "hand") >= {"Shimmer", "Sear"}
    assert zone(game, 0, "discard") == set()
    assert zone(game, 0, "combat") == {"Torch"}


@rule("004 Backtracking a")
def test_after_backtracking_the_turn_goes_on_from_engagement() -> None:
    """Sear (4) would have met the power: the player may now play it, or retreat."""
    game = stuck(["Sear"])
    do(game, "backtrack")
    assert not game.over
    assert game.current == 0
    assert game.fight
    assert dragons(game) == (0, 0)
    assert {"play Sear", "retreat"} <= offers(game)


def uncover(game: DuelState, name: str) -> None:
    """Something unforeseen: a covered card of seat 1 is active again, and spoils seat 0's turn."""
    game.sides[1].active |= 1 << game.decks[1].index[name]
    game.stale = True


@rule("004 Backtracking a")
def test_cards_covered_since_engagement_are_active_again() -> None:
    me = side(hand=["Spark", "Scorch the Inflammable"], combat=["Torch"])
    game = table(me, side(hand=["Ignite"], combat=["Shimmer", {"card": "Fireblast", "covered": True}]))
    do(game, "play Spark")
    uncover(game, "Fireblast")  # 6 against 4
    assert offers(game) == {"backtrack"}
    do(game, "backtrack")
    assert zone(game, 0, "active") == {"Torch"}
    assert zone(game, 0, "hand") == {"Spark", "Scorch the Inflammable"}
    assert {"play Scorch the Inflammable", "retreat"} <= offers(game)


@rule("004 Backtracking a")
def test_what_was_paid_since_engagement_comes_back() -> None:
    they = side(combat=["Silento Sol", "Caterpillar Fireeater", {"card": "Volca", "covered": True}])
    game = table(side(hand=["Spark", "Blaze"]), they)
    do(game, "play Spark", "satisfy Caterpillar Fireeater")
    uncover(game, "Volca")  # 5 against 4
    do(game, "backtrack")
    assert zone(game, 0, "hand") == {"Spark", "Blaze"}
    assert zone(game, 0, "discard") == set()
    assert "satisfy Caterpillar Fireeater" in offers(game)


@rule("004 Backtracking a")
def test_the_element_is_what_it_was_at_engagement() -> None:
    """Ras-mus-Pan turned the fight into Earth; Lightseeker's 5 Fire or Earth cannot be paid."""
    they = side(combat=["Volca", {"card": "Caterpillar Lightseeker", "covered": True}])
    game = table(side(hand=["Ras-mus-Pan", "Torch"]), they)
    do(game, "play Ras-mus-Pan")
    assert game.view(0).data()["element"] == "earth"
    uncover(game, "Caterpillar Lightseeker")
    do(game, "backtrack")
    assert game.view(0).data()["element"] == "fire"
    assert "retreat" in offers(game)


@rule("004 Backtracking a")
def test_a_fight_not_started_before_engagement_may_still_be_declined() -> None:
    they = side(hand=["Ignite"], combat=[{"card": "Caterpillar Fireeater", "covered": True}])
    game = table(side(hand=["Rocara", "Ignite"]), they, fight=False, element=None)
    do(game, "play Rocara")
    uncover(game, "Caterpillar Fireeater")
    assert offers(game) == {"backtrack"}
    do(game, "backtrack")
    assert not game.fight
    assert "decline" in offers(game)


# --- Multiple Games ---------------------------------------------------------------------------------------


@rule("004 Multiple Games b", "004 Multiple Games c")
@pytest.mark.parametrize(("before", "crystals"), [((0, 3), 4), ((0, 1), 3), ((0, 0), 2), ((1, 0), 1)])
def test_one_crystal_for_the_game_and_one_for_each_dragon(before: tuple[int, int], crystals: int) -> None:
    """Seat 0 has run out of cards and retreats: seat 1 attracts one more dragon and the game is over."""
    game = retreat_before(before, side(combat=["Blaze"], ran_out=True), side(hand=["Spark"]))
    assert game.over
    assert game.result is not None
    assert game.result.winners == (1,)
    assert game.result.scores == (0, crystals)


# --- Mulligans --------------------------------------------------------------------------------------------


@rule("004 Mulligans a")
@pytest.mark.parametrize("count", [0, 1, 4, 6])
def test_a_mulligan_exchanges_any_number_of_cards(count: int) -> None:
    game = new_game(["Vulca", "Hoax"], seed=3, mulligan=True)
    seat = game.player
    hand = zone(game, seat, "hand")
    for _ in range(count):
        pick = next(text for text in map(game.text, game.legal_actions()) if text.startswith("pick"))
        hand.discard(pick.removeprefix("pick "))
        do(game, pick)
    while game.phase == MULLIGAN:
        do(game, "done")
    after = zone(game, seat, "hand")
    assert hand <= after
    assert len(after) == 6
    assert len(zone(game, seat, "deck")) == 24


@rule("004 Mulligans a")
def test_cards_put_back_are_shuffled_into_the_deck() -> None:
    """With all six cards put back, other cards come, and sometimes one that was put back."""
    came_back, hands = set(), set()
    for seed in range(30):
        game = new_game(["Vulca", "Hoax"], seed=seed, mulligan=True)
        seat = game.player
        hand = zone(game, seat, "hand")
        while game.player == seat:
            do(game, game.text(game.legal_actions()[0]))  # put back one card more
        do(game, "done")
        after = zone(game, seat, "hand")
        hands.add(after == hand)
        came_back |= hand & after
    assert hands == {False}
    assert came_back


@rule("004 Mulligans b")
def test_one_mulligan_a_game() -> None:
    game = new_game(["Vulca", "Hoax"], seed=1, mulligan=True)
    do(game, game.text(game.legal_actions()[0]), "done", "done")
    assert not any(text.startswith("pick") for text in offers(game))
    assert "decline" in offers(game)
