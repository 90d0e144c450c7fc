"""Plain positions in which there is a right thing to do."""

from __future__ import annotations

import pytest

from bluemoon.bots.duel.judgement import SURE, Judge
from bluemoon.bots.duel.turns import after, mark_of, signature
from bluemoon.bots.duel.worth import card_worth
from bluemoon.cards import find
from bluemoon.cards.card import Card, when_played
from bluemoon.duel.engine import DuelState
from bluemoon.duel.rules.permitted import permitted
from bluemoon.powers.drawing import Draw
from bluemoon.powers.vocabulary import Type
from tests.bots.games import bot, halfway
from tests.duel.kit import side, table

THINKERS = ("novice", "adept", "master")


def chosen(game: DuelState, level: str) -> str:
    player = bot("duel", level)
    return game.text(player.decide(game.view(game.player), game.legal_actions(), game.text))


@pytest.mark.parametrize("level", THINKERS)
def test_the_fight_that_wins_the_game_is_not_given_up(level: str) -> None:
    game = table(
        side(hand=["Spark"], deck=["Shimmer", "Blaze"]),
        side(combat=["Flare"], hand=["Ember"], deck=["Glimmer"]),
        dragons=[3, 0],
    )
    assert chosen(game, level) == "play Spark"


@pytest.mark.parametrize("level", ["adept", "master"])
def test_the_element_that_cannot_be_answered_is_announced(level: str) -> None:
    # Volca has 5 in Fire and 1 in Earth; all that the other player can have is weak in Fire.
    game = table(
        side(hand=["Volca"], deck=["Shimmer", "Blaze"]),
        side(hand=["Flare"], deck=["Shimmer"]),
        fight=False,
        element=None,
    )
    game.apply(game.parse("play Volca"))
    assert chosen(game, level) == "announce Fire"


def test_more_dragons_are_better_and_four_win() -> None:
    game = table(
        side(hand=["Spark", "Ember"], deck=["Blaze", "Furnace"]),
        side(hand=["Flare", "Glimmer"], deck=["Shimmer", "Volca"]),
    )
    judge = Judge(game, 0, [0])
    chances = [judge.after_fight(game, game.sides[0].hand, gained, True) for gained in range(-4, 5)]
    assert chances == sorted(chances)
    assert (chances[0], chances[-1]) == (-SURE, SURE)


def test_who_has_dragons_wins_when_cards_have_run_out() -> None:
    game = table(side(hand=[]), side(hand=["Flare"], deck=["Shimmer"]))
    judge = Judge(game, 0, [0])
    assert judge.after_fight(game, 0, 1, True) == SURE
    assert judge.after_fight(game, 0, 0, True) == -SURE  # no dragons: who had cards last wins
    assert judge.after_fight(game, 0, -1, True) == -SURE


def test_more_power_is_judged_better() -> None:
    weak = table(side(combat=["Flare"], deck=["Blaze"]), side(hand=["Spark"], deck=["Shimmer"]))
    strong = table(side(combat=["Volca"], deck=["Blaze"]), side(hand=["Spark"], deck=["Shimmer"]))
    hand = 1 << weak.decks[1].index["Spark"]
    assert Judge(strong, 0, [hand]).announced(strong, 0) > Judge(weak, 0, [hand]).announced(weak, 0)


def test_cards_are_known_by_their_powers() -> None:
    plain = Card("Vulca", 90, "Plain", Type.CHARACTER, 3, 3)
    gifted = Card("Vulca", 91, "Gifted", Type.CHARACTER, 3, 3, powers=(when_played(Draw(2)),))
    strong = Card("Vulca", 92, "Strong", Type.CHARACTER, 6, 3)
    assert card_worth(plain) < card_worth(gifted)
    assert card_worth(plain) < card_worth(strong)
    assert card_worth(find("Volca")) > card_worth(find("Flare"))


@pytest.mark.parametrize("level", THINKERS)
def test_a_lasting_card_of_the_opponent_is_looked_up_in_his_deck(level: str) -> None:
    # His list is longer than mine, and what can be discarded stands at its end.
    game = table(
        side(hand=["Basso the Bellower"]),
        side(combat=["Flare"], hand=["Spark"], deck=["Blaze", "Ember"], lasting=["Hyla of the Hearth"]),
    )
    game.apply(game.parse("play Basso the Bellower"))
    assert chosen(game, level) == "pick Hyla of the Hearth"


def test_states_of_a_turn_that_differ_have_different_marks() -> None:
    seen: dict[object, int] = {}
    for seed in range(4):
        game = halfway("duel", seed, 12 + 9 * seed)
        me = game.current
        level = [game.copy()]
        for _ in range(3):
            level = [after(state, act) for state in level for act in permitted(state) if state.winner < 0]
            for state in level[:400]:
                whole = (signature(state, me)[:-1], state.sides[1 - me].hand)
                assert seen.setdefault(whole, mark_of(state, me)) == mark_of(state, me)
            level = level[:60]
    assert len(seen) > 150
    assert len(set(seen.values())) == len(seen)
