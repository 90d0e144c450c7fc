"""Achievement cards: in a match, when their dragon is there; 'each player discards one'."""

from __future__ import annotations

from typing import Any

import pytest

from bluemoon.duel import named_deck
from bluemoon.duel.engine import DuelState, new_game, replay
from tests.duel.cards.spec import PLAIN, both
from tests.duel.kit import do, offers, rule, side, table, zone

CARDS = {"Flame of Lika": "Lika", "Throne of Doran": "Doran", "Mirror of Sesa": "Sesa"}


def match(me: dict[str, Any], they: dict[str, Any], *mine: str, **more: Any) -> DuelState:
    """A table of a match, with these dragons on my side."""
    return table(me, they, match=True, dragons=[list(mine), []], **more)


@both
@rule("004 Achievement Cards b")
@rule("004 Achievement Cards c")
@rule("004 Achievement Cards d")
@rule("004 Leadership Phase Cards b")
@pytest.mark.parametrize(("name", "dragon"), CARDS.items())
def test_an_achievement_is_played_when_its_dragon_is_there_in_a_match(
    name: str, dragon: str, rules: str
) -> None:
    hand = [name, "Hyla of the Hearth", "Blaze"]
    for others in {"Lika", "Doran", "Sesa"} - {dragon}:
        game = match(side(hand=hand), side(), others, rules=rules)
        assert f"play {name}" not in offers(game)
        reason = game.why_not(name)
        assert reason is not None
        assert reason.text == f"{dragon} is not on your side"
    single = table(side(hand=hand), side(), dragons=[[dragon], []], rules=rules)
    assert f"play {name}" not in offers(single)
    reason = single.why_not(name)
    assert reason is not None
    assert "match only" in reason.text
    game = match(side(hand=hand), side(hand=["Spark"]), dragon, rules=rules)
    do(game, f"play {name}")
    assert zone(game, 0, "lasting") == {name}
    assert "play Hyla of the Hearth" not in offers(game)


def test_a_dragon_of_the_opponent_does_not_help() -> None:
    game = table(side(hand=["Flame of Lika", "Blaze"]), side(), match=True, dragons=[[], ["Lika"]])
    assert "play Flame of Lika" not in offers(game)


@rule("004 Achievement Cards a")
def test_any_number_of_achievements() -> None:
    game = match(
        side(hand=["Flame of Lika", "Blaze"], lasting=["Throne of Doran", "Mirror of Sesa"]), side(), "Lika"
    )
    do(game, "play Flame of Lika")
    assert zone(game, 0, "lasting") == set(CARDS)


@both
@rule("004 Achievement Cards f")
def test_each_player_discards_one(rules: str) -> None:
    game = match(
        side(hand=["Flame of Lika", "Blaze"], lasting=["Throne of Doran"]),
        side(hand=["Spark"], lasting=["Mirror of Sesa", "Throne of Doran"]),
        "Lika",
        rules=rules,
    )
    do(game, "play Flame of Lika")
    assert game.player == 0
    assert offers(game) == {"pick Flame of Lika", "pick Throne of Doran"}
    do(game, "pick Throne of Doran")
    assert game.player == 1
    do(game, "pick Mirror of Sesa")
    assert zone(game, 0, "lasting") == {"Flame of Lika"}
    assert zone(game, 1, "lasting") == {"Throne of Doran"}
    assert zone(game, 0, "discard") == {"Throne of Doran"}
    assert zone(game, 1, "discard") == {"Mirror of Sesa"}
    assert game.player == 0


def test_nobody_discards_if_the_opponent_has_none() -> None:
    game = match(side(hand=["Flame of Lika", "Blaze"], lasting=["Throne of Doran"]), side(), "Lika")
    do(game, "play Flame of Lika")
    assert offers(game) == {"retreat", "play Blaze"}


@both
@rule("004 Achievement Cards e")
def test_it_stays_when_a_fight_ends(rules: str) -> None:
    game = match(
        side(hand=["Blaze"], combat=["Volca"], lasting=["Flame of Lika"], deck=PLAIN),
        side(hand=["Spark"], combat=["Flamitos"], deck=["Torana"]),
        "Lika",
        rules=rules,
    )
    do(game, "retreat")
    assert not game.fight
    assert zone(game, 0, "lasting") == {"Flame of Lika"}


# --- the three cards --------------------------------------------------------------------------------------


@pytest.mark.parametrize("extra", [0, 1])
def test_each_gives_one_crystal_more_to_the_winner(extra: int) -> None:
    lasting = list(CARDS)[: extra + 1]
    game = match(
        side(hand=["Blaze"], combat=["Volca"], lasting=lasting),
        side(hand=["Spark"], combat=["Flamitos"]),
        "Lika",
        "Doran",
        "Sesa",
        player=1,
    )
    do(game, "retreat")
    assert game.over
    assert game.winner == 0
    assert game.crystals == 4 + 1 + extra


def test_the_loser_gains_nothing_from_his() -> None:
    game = table(
        side(hand=["Blaze"], combat=["Volca"]),
        side(hand=["Spark"], combat=["Flamitos"], lasting=["Flame of Lika"]),
        match=True,
        dragons=[3, 0],
        player=1,
    )
    do(game, "retreat")
    assert game.crystals == 4


def test_flame_of_lika_draws_a_card() -> None:
    game = match(side(hand=["Flame of Lika", "Blaze"], deck=["Spark", "Ember"]), side(), "Lika")
    do(game, "play Flame of Lika")
    assert len(zone(game, 0, "hand")) == 2


def test_throne_of_doran_costs_the_opponent_a_card() -> None:
    game = match(side(hand=["Throne of Doran", "Blaze"]), side(hand=["Spark", "Ember"]), "Doran")
    do(game, "play Throne of Doran")
    assert game.player == 1
    do(game, "pick Ember")
    assert zone(game, 1, "hand") == {"Spark"}


def test_mirror_of_sesa_shows_the_other_hand() -> None:
    game = match(side(hand=["Mirror of Sesa", "Blaze"]), side(hand=["Spark", "Ember"]), "Sesa")
    do(game, "play Mirror of Sesa")
    assert zone(game, 1, "disclosed") == {"Spark", "Ember"}


# --- cards of the peoples that speak of achievements ------------------------------------------------------


@both
def test_uusa_alpha_omega_plays_one_without_its_dragon(rules: str) -> None:
    hand = ["Flame of Lika", "Throne of Doran", "Blaze"]
    game = match(side(hand=hand, combat=["Uusa-Alpha-Omega"]), side(combat=["Volca"]), rules=rules)
    assert {"play Flame of Lika", "play Throne of Doran"} <= offers(game)
    do(game, "play Throne of Doran")
    assert "play Flame of Lika" not in offers(game)
    covered = [{"card": "Uusa-Alpha-Omega", "covered": True}, "Spark"]
    game = match(side(hand=hand, combat=covered), side(combat=["Volca"]), rules=rules)
    assert "play Flame of Lika" not in offers(game)
    single = table(side(hand=hand, combat=["Uusa-Alpha-Omega"]), side(combat=["Volca"]), rules=rules)
    assert "play Flame of Lika" not in offers(single)


@both
def test_chosen_of_youth_lets_each_play_one_the_opponent_first(rules: str) -> None:
    game = match(
        side(hand=["Chosen of Youth", "Flame of Lika", "Throne of Doran", "Blaze"]),
        side(hand=["Mirror of Sesa", "Spark"]),
        rules=rules,
    )
    do(game, "play Chosen of Youth")
    assert game.player == 1
    assert offers(game) == {"pick Mirror of Sesa", "no"}
    do(game, "pick Mirror of Sesa")  # its text shows my hand
    assert game.player == 0
    assert offers(game) == {"pick Flame of Lika", "pick Throne of Doran", "no"}
    do(game, "pick Flame of Lika")  # each has one: both go
    assert zone(game, 0, "lasting") | zone(game, 1, "lasting") == set()


def test_chosen_of_youth_asks_whatever_the_hand_holds_but_only_in_a_match() -> None:
    game = match(side(hand=["Chosen of Youth", "Blaze"]), side(hand=["Spark"]))
    do(game, "play Chosen of Youth")
    assert (game.player, offers(game)) == (1, {"no"})
    do(game, "no")
    assert (game.player, offers(game)) == (0, {"no"})
    single = table(side(hand=["Chosen of Youth", "Flame of Lika", "Blaze"]), side(hand=["Spark"]))
    do(single, "play Chosen of Youth")
    assert offers(single) == {"retreat", "play Blaze"}


@both
def test_summon_typhoon_discards_one_of_the_opponents(rules: str) -> None:
    game = match(
        side(hand=["Summon Typhoon", "Blaze"], lasting=["Throne of Doran"]),
        side(lasting=["Flame of Lika", "Mirror of Sesa", "Hyla of the Hearth"]),
        rules=rules,
    )
    do(game, "play Summon Typhoon")
    assert offers(game) == {"pick Flame of Lika", "pick Mirror of Sesa", "no"}
    do(game, "pick Mirror of Sesa")
    assert zone(game, 1, "lasting") == {"Flame of Lika", "Hyla of the Hearth"}
    nothing = match(side(hand=["Summon Typhoon", "Blaze"]), side(), rules=rules)
    do(nothing, "play Summon Typhoon")
    assert offers(nothing) == {"retreat", "play Blaze"}


@both
@pytest.mark.parametrize(
    "kind",
    [
        ["Hyla of the Hearth", "Hyla of the Market"],
        ["Flame of Lika", "Mirror of Sesa"],
        ["Summon Sorcerer", "Cast Cataclysm"],
    ],
)
def test_sway_holy_dragon_takes_two_of_one_kind(kind: list[str], rules: str) -> None:
    game = table(side(hand=["Sway Holy Dragon", *kind, "Blaze"]), side(), rules=rules)
    do(game, "play Sway Holy Dragon", f"pick {kind[0]}", "dragon Lika")
    assert zone(game, 0, "discard") | zone(game, 0, "pile") == {"Sway Holy Dragon", *kind}
    mixed = ["Hyla of the Hearth", "Flame of Lika", "Summon Sorcerer", "Blaze"]
    game = table(side(hand=["Sway Holy Dragon", *mixed]), side(), rules=rules)
    do(game, "play Sway Holy Dragon")
    assert zone(game, 0, "hand") == set(mixed)


def test_the_record_says_that_it_is_a_match() -> None:
    deck = named_deck("Small", ("Blaze", "Flame of Lika", "Spark"))
    game = new_game((deck, deck), seed=3, match=True)
    assert game.match
    assert replay(game.record()).match
    assert not new_game((deck, deck), seed=3).match
