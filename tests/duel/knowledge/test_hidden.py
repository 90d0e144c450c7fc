"""Hidden information: permute everything that a seat cannot know, and nothing that it sees changes."""

from __future__ import annotations

import random

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from bluemoon.duel.engine import DuelState, determinize
from bluemoon.duel.model import actions as do
from bluemoon.duel.model import frames
from bluemoon.duel.model.state import Event
from tests.duel.games import game_after
from tests.duel.knowledge.hidden import everything, hidden_cards, permuted

SEEDS = st.integers(0, 10**9)
DECISIONS = st.integers(0, 160)
SEATS = st.sampled_from((0, 1))
VIEWERS = st.sampled_from((-1, 0, 1))
PILES = st.sampled_from(("top", "open"))

# Choices whose card only the chooser sees.
SECRET_FRAMES = (frames.SHUFFLE_IN, frames.UNDER, frames.MULLIGAN)

# Events that depend on chance or on sealed choices.
LOTS = ("draw", "take hidden", "mulligan")


def some(examples: int) -> settings:
    return settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow],
    )


@some(250)
@given(SEEDS, DECISIONS, PILES, VIEWERS, SEEDS)
def test_views_and_determinizations_do_not_change(
    seed: int, decisions: int, piles: str, seat: int, mix: int
) -> None:
    game = game_after(seed, decisions, piles)
    found = permuted(game, seat, random.Random(mix))
    assume(found is not None)
    assert found is not None
    view, other = game.view(seat), found[0].view(seat)
    assert everything(other) == everything(view)
    assert determinize(other, mix).position() == determinize(view, mix).position()


@some(250)
@given(SEEDS, DECISIONS, PILES, SEEDS)
def test_what_the_deciding_seat_may_do_does_not_change(
    seed: int, decisions: int, piles: str, mix: int
) -> None:
    game = game_after(seed, decisions, piles)
    assume(not game.over)
    found = permuted(game, game.player, random.Random(mix))
    assert found is not None
    other = found[0]
    actions = game.legal_actions()
    assert texts(other, other.legal_actions()) == texts(game, actions)
    for name in game.decks[0].names + game.decks[1].names:
        assert other.why_not(name) == game.why_not(name)
    for action in questions(game, random.Random(mix)):
        assert other.why_not(action) == game.why_not(action)


def texts(game: DuelState, actions: list[int]) -> list[str]:
    return [game.text(action) for action in actions]


def questions(game: DuelState, rng: random.Random) -> list[int]:
    """Actions of every kind, legal or not, some of them nonsense."""
    size = game.decks[game.player].size
    return [do.action(kind, rng.randrange(size), rng.randrange(size)) for kind in range(1, 28) for _ in "ab"]


@some(250)
@given(SEEDS, DECISIONS, PILES, SEATS, SEEDS)
def test_the_same_public_choice_looks_the_same(
    seed: int, decisions: int, piles: str, seat: int, mix: int
) -> None:
    """Whoever decides: what the seat sees of it is equal until something hidden comes to light."""
    game = game_after(seed, decisions, piles)
    assume(not game.over)
    rng = random.Random(mix)
    found = permuted(game, seat, rng)
    assume(found is not None)
    assert found is not None
    other, moved = found
    actions = game.legal_actions()
    secrets = [action for action in actions if secret(game, action)]
    for action in {*rng.sample(actions, min(6, len(actions))), *secrets}:
        twin = same_choice(game, other, action, seat, moved)
        if twin is not None:
            compare(game, other, action, twin, seat)


def same_choice(
    game: DuelState, other: DuelState, action: int, seat: int, moved: list[dict[str, str]]
) -> int | None:
    """The action of the permuted game that the seat cannot tell from this one."""
    player = game.player
    if player != seat and secret(game, action):
        deck = game.decks[player]
        card = deck.names[do.card_of(action)]
        action = do.action(do.kind_of(action), deck.index[moved[player].get(card, card)])
    elif player != seat and game.text(action).startswith("discard bluff"):
        return None  # it shows what lay there
    return action if action in other.legal_actions() else None


def secret(game: DuelState, action: int) -> bool:
    kind, card = do.kind_of(action), do.card_of(action)
    if kind == do.BLUFF:
        return True
    hidden = not game.sides[game.player].seen >> card & 1
    return kind == do.PICK and hidden and bool(game.stack) and game.stack[-1][0] in SECRET_FRAMES


def compare(game: DuelState, other: DuelState, action: int, twin: int, seat: int) -> None:
    here, there = game.copy(), other.copy()
    one, two = here.seen(here.apply(action), seat), there.seen(there.apply(twin), seat)
    if not alike(one, two, game, other, seat):
        return
    if len(one) != len(two):
        # A single answer is given by itself: one game has gone on, the other waits for somebody else.
        assert choosing(here if len(one) < len(two) else there, seat)
    elif here.stack == there.stack or not (choosing(here, seat) or choosing(there, seat)):
        assert everything(there.view(seat)) == everything(here.view(seat))


def choosing(game: DuelState, seat: int) -> bool:
    """Does another player have a choice that may depend on what he hides?"""
    return game.player != seat and bool(game.stack)


def alike(one: list[Event], two: list[Event], game: DuelState, other: DuelState, seat: int) -> bool:
    """Do the events agree? False if they do so only up to a moment at which something hidden comes to light:
    a draw, a mulligan, a card that the seat could not know before."""
    for mine, yours in zip(one, two):
        if mine[0] in LOTS or mine != yours:
            assert mine[:2] == yours[:2], (mine, yours)
            assert mine[0] in LOTS or was_hidden(mine, game, seat) or was_hidden(yours, other, seat)
            return False
    return True


def was_hidden(event: Event, game: DuelState, seat: int) -> bool:
    """Could the seat not know which card would come? Also where a lot decides: cards taken from the discard
    pile, and cards of the own hand that the other player's text discards."""
    kind, owner, card, _ = event
    if kind == "take" and game.sides[owner].discard >> card & 1:
        return True
    if kind == "discard" and owner != game.player and game.sides[owner].hand >> card & 1:
        return True
    return card >= 0 and game.decks[owner].names[card] in hidden_cards(game, owner, seat)
