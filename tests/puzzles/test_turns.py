"""All turns from a position, and what the opponent could answer."""

from __future__ import annotations

from bluemoon.duel.model import actions as do
from bluemoon.duel.model.actions import kind_of
from bluemoon.puzzles.turns import WON, Turn, all_turns, can_answer, refuted, with_hand, worth
from tests.duel.kit import side, table


def announcing(turns: list[Turn] | None) -> list[Turn]:
    assert turns is not None
    return [turn for turn in turns if kind_of(turn.actions[-1]) == do.ANNOUNCE]


def test_every_end_is_a_turn_of_its_own() -> None:
    """Two characters and a support in hand, a fight in Fire: each of them alone or with the support, in
    whatever order, and the retreat."""
    game = table(side(hand=["Cinder", "Volca", "Wall of Fire"]), side(hand=["Blaze"], combat=["Glimmer"]))
    turns = all_turns(game, 0)
    assert turns is not None
    assert len(announcing(turns)) == 4
    assert len(turns) == 5


def test_a_turn_is_sure_if_no_hidden_card_can_answer_it() -> None:
    strong, weak = ["Scorch the Inflammable"], ["Glimmer"]  # 6 Fire, 2 Fire
    game = table(side(hand=strong, deck=["Torch"]), side(hand=["Cinder"], deck=["Flare"]))
    assert max(worth(turn, 0) for turn in announcing(all_turns(game, 0))) > 0
    game = table(side(hand=weak, deck=["Torch"]), side(hand=["Cinder"], deck=["Scorch the Inflammable"]))
    assert max(worth(turn, 0) for turn in announcing(all_turns(game, 0))) == 0, "it may be in his hand"


def test_with_the_fourth_dragon_the_game_is_won() -> None:
    game = table(side(hand=["Scorch the Inflammable"], deck=["Torch"]), side(hand=["Cinder"], deck=["Flare"]))
    game.sides[0].dragons = 7
    assert max(worth(turn, 0) for turn in announcing(all_turns(game, 0))) == WON


def test_a_turn_is_refuted_by_a_hand_that_answers_it() -> None:
    game = table(side(hand=["Glimmer"], deck=["Torch"]), side(hand=["Cinder"], deck=["Volca"]))
    deck = game.decks[1]
    volca, cinder = 1 << deck.index["Volca"], 1 << deck.index["Cinder"]
    fire = next(
        turn for turn in announcing(all_turns(game, 0)) if game.text(turn.actions[-1]) == "announce Fire"
    )
    assert refuted(fire, 0, [volca])
    assert refuted(fire, 0, [cinder]) == can_answer(with_hand(fire.end, 1, cinder))


def test_hands_are_exchanged_without_losing_a_card() -> None:
    game = table(side(hand=["Glimmer"]), side(hand=["Cinder"], deck=["Volca", "Flare"]))
    before = game.sides[1].hand | game.sides[1].deck
    flare = 1 << game.decks[1].index["Flare"]
    dealt = with_hand(game, 1, flare).sides[1]
    assert (dealt.hand, dealt.deck | dealt.hand) == (flare, before)
    assert with_hand(game, 1, None).sides[1].hand == before
    assert game.sides[1].hand != before, "the position itself is left alone"
