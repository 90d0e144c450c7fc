"""Being asked to interfere tells nothing, and secret lists stay secret."""

from __future__ import annotations

import json
import random
from typing import Any

from hypothesis import assume, given

from bluemoon.cards import POOL, SPECIAL
from bluemoon.duel import Deck, named_deck, people_deck
from bluemoon.duel.engine import DuelState, determinize, from_position, new_game
from bluemoon.duel.knowledge.view import listed
from bluemoon.duel.model import actions as act
from bluemoon.duel.model import frames
from bluemoon.powers.vocabulary import Type
from tests.duel.kit import do, offers, side, table, zone
from tests.duel.knowledge.hidden import permuted
from tests.duel.knowledge.test_hidden import (
    DECISIONS,
    SEATS,
    SEEDS,
    VIEWERS,
    compare,
    same_choice,
    some,
    texts,
)
from tests.duel.special.games import special_game_after

PASS = {"pass"}


def asked(game: DuelState) -> bool:
    return bool(game.stack) and game.stack[-1][0] == frames.INTERFERE


# --- open lists -------------------------------------------------------------------------------------------


@some(120)
@given(SEEDS, DECISIONS, VIEWERS, SEEDS)
def test_views_and_determinizations_do_not_change(seed: int, decisions: int, seat: int, mix: int) -> None:
    game = special_game_after(seed, decisions, secret=False)
    found = permuted(game, seat, random.Random(mix))
    assume(found is not None)
    assert found is not None
    view, other = game.view(seat), found[0].view(seat)
    assert other.data() == view.data()
    assert determinize(other, mix).position() == determinize(view, mix).position()


@some(120)
@given(SEEDS, DECISIONS, SEATS, SEEDS)
def test_the_same_public_choice_looks_the_same(seed: int, decisions: int, seat: int, mix: int) -> None:
    game = special_game_after(seed, decisions, secret=False)
    assume(not game.over)
    rng = random.Random(mix)
    found = permuted(game, seat, rng)
    assume(found is not None)
    assert found is not None
    other, moved = found
    actions = game.legal_actions()
    for action in rng.sample(actions, min(6, len(actions))):
        twin = same_choice(game, other, action, seat, moved)
        if twin is not None:
            compare(game, other, action, twin, seat)


@some(200)
@given(SEEDS, DECISIONS, SEEDS)
def test_whether_the_opponent_is_asked_does_not_hang_on_his_hand(seed: int, decisions: int, mix: int) -> None:
    game = special_game_after(seed, decisions, secret=False)
    assume(not game.over and not game.stack)
    found = permuted(game, game.current, random.Random(mix))
    assert found is not None
    other = found[0]
    assert texts(other, other.legal_actions()) == texts(game, game.legal_actions())
    for action in game.legal_actions():
        if action >> 12 in (act.PLAY, act.ADD, act.ANNOUNCE, act.RETREAT, act.DECLINE):
            here, there = game.copy(), other.copy()
            here.apply(action)
            there.apply(action)
            assert asked(here) == asked(there)


def test_asked_while_an_answer_may_be_in_the_hand_with_pass_as_the_only_action() -> None:
    game = table(
        side(hand=["Summon Sorcerer", "Blaze"]),
        side(hand=["Spark"], deck=["Deaf Ears"], combat=["Flare"]),
    )
    do(game, "play Summon Sorcerer")
    assert (game.player, offers(game)) == (1, PASS)
    do(game, "pass")
    assert zone(game, 0, "pile") == {"Summon Sorcerer"}


def test_not_asked_where_everybody_sees_that_he_has_no_answer() -> None:
    hand = ["Summon Sorcerer", "Blaze"]
    for they in (
        side(hand=["Spark"], discard=["Deaf Ears"]),  # it is gone
        side(hand=["Spark"], deck=["Deaf Ears"], seen=["Spark"]),  # all his cards are known
        side(deck=["Deaf Ears"], discard=["Spark"]),  # he holds no card
        side(hand=["Spark"], deck=["Snapped Bowstring"]),  # it answers other cards
        side(hand=["Spark"], deck_bottom=["Deaf Ears"], seen=["Deaf Ears"]),  # it is known to lie there
    ):
        game = table(side(hand=hand), they)
        do(game, "play Summon Sorcerer")
        assert game.player == 0
    game = table(side(hand=hand), side(hand=["Deaf Ears"], seen=["Deaf Ears"]))
    do(game, "play Summon Sorcerer")
    assert game.player == 1


def test_ready_made_decks_are_never_asked() -> None:
    game = new_game(("Vulca", "Hoax"), seed=4)
    assert not game.interference
    rng = random.Random(4)
    while not game.over:
        assert not asked(game)
        game.apply(rng.choice(game.legal_actions()))


def test_the_opponent_of_a_bluffer_does_not_learn_the_card() -> None:
    """While he thinks about an answer he sees a face-down card, no more."""
    views = []
    for bluff_card, kept in ("Cannoneer Tara Ko", "Captain Su Cha"), ("Captain Su Cha", "Cannoneer Tara Ko"):
        game = table(
            side(hand=["Blaze", "Cannoneer Tara Ko", "Captain Su Cha"], combat=["Volca"]),
            side(hand=["Collapsing Shelter"], combat=["Flare"]),
        )
        do(game, "play Blaze", f"bluff {bluff_card}")
        assert asked(game)
        assert kept in zone(game, 0, "hand")
        views.append(game.view(1).data())
    assert views[0] == views[1]


# --- secret lists -----------------------------------------------------------------------------------------

ANYTHING = [
    card.name
    for card in POOL + SPECIAL
    if not card.type & (Type.LEADER | Type.EMISSARY | Type.INQUISITOR | Type.SHIP)
]


def another_list(game: DuelState, seat: int, rng: random.Random) -> DuelState:
    """The same game, with other cards in place of all that nobody has seen of the seat's list."""
    data: dict[str, Any] = json.loads(game.position())
    names = game.decks[seat].names
    known = listed(game, seat)
    laid = game.sides[seat].bluffs
    pool = [name for name in ANYTHING if name not in names]
    rng.shuffle(pool)
    others = {name: pool.pop() for i, name in enumerate(names) if not (known | laid) >> i & 1}
    data["lists"][seat] = [others.get(name, name) for name in names]
    mine = data["sides"][seat]
    for key in ("hand", "deck", "deck_top", "deck_bottom"):
        mine[key] = [others.get(name, name) for name in mine.get(key, ())]
    return from_position(data)


@some(120)
@given(SEEDS, DECISIONS, SEATS, SEEDS)
def test_a_view_does_not_contain_the_other_list(seed: int, decisions: int, seat: int, mix: int) -> None:
    game = special_game_after(seed, decisions, secret=True)
    assume(not game.over and not any(frame[0] == frames.MULLIGAN for frame in game.stack))
    other = another_list(game, 1 - seat, random.Random(mix))
    assert other.view(seat).data() == game.view(seat).data()
    assert determinize(other.view(seat), mix).position() == determinize(game.view(seat), mix).position()
    if game.player == seat:
        assert texts(other, other.legal_actions()) == texts(game, game.legal_actions())
        for action in game.legal_actions()[:6]:
            if action >> 12 in (act.PLAY, act.ANNOUNCE, act.RETREAT, act.DECLINE):
                here, there = game.copy(), other.copy()
                here.apply(action)
                there.apply(action)
                assert asked(here) == asked(there)


def test_what_was_shown_stays_known_and_the_rest_is_blank() -> None:
    one = named_deck("One", ("Blaze", "Spark", "Furnace", "Volca", "Flare", "Cinder", "Armory"))
    game = new_game((one, people_deck("Hoax")), seed=5, starter=0, open_lists=False)
    view = game.view(1)
    assert view.data()["sides"][0]["unseen"] == []
    assert all(name.startswith("(unknown") for name in view.state.decks[0].names)
    card = next(text for text in sorted(offers(game)) if text.startswith("play ")).removeprefix("play ")
    do(game, f"play {card}")
    if game.player == 1:
        do(game, "pass")
    names = game.view(1).state.decks[0].names
    assert [name for name in names if not name.startswith("(unknown")] == [card]


def test_the_order_of_a_secret_list_tells_nothing() -> None:
    deck = people_deck("Vulca")
    orders = {tuple(new_game((deck, deck), seed=seed, open_lists=False).decks[0].names) for seed in range(4)}
    assert len(orders) == 4
    assert all(set(order) == set(deck.names) for order in orders)


def test_lists_are_open_at_the_end() -> None:
    deck: Deck = named_deck("Small", ("Blaze", "Spark"))
    game = new_game((deck, deck), seed=1, open_lists=False, interference=False)
    rng = random.Random(1)
    while not game.over:
        assert not asked(game)  # the format admits no interference
        game.apply(rng.choice(game.legal_actions()))
    assert set(game.view(0).state.decks[1].names) == {"Blaze", "Spark"}


def test_with_secret_lists_any_hidden_card_may_be_an_answer() -> None:
    deck = named_deck("Small", ("Blaze", "Spark", "Furnace", "Volca", "Flare", "Cinder", "Armory"))
    game = new_game((deck, deck), seed=2, open_lists=False)
    assert game.interference
    do(game, "decline")
    assert not asked(game)  # no card of ours answers that
    game = new_game((deck, deck), seed=2, open_lists=False)
    while not any(text in offers(game) for text in ("play Flare", "play Cinder")):
        do(game, "decline")
    do(game, "play Flare" if "play Flare" in offers(game) else "play Cinder")
    assert offers(game) == PASS
