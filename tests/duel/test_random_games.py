"""Random games over all pairs of decks and both editions: cards and dragons are conserved, every decision has
an action, every game ends, and the result is right. `benchmarks/random_games.py` plays more of them."""

from __future__ import annotations

import random

import pytest

from bluemoon.duel import named_deck
from bluemoon.duel.engine import DuelState, replay
from bluemoon.record import read_record
from tests.duel import invariants
from tests.duel.games import EDITIONS, PAIRS, at_random, game_after, mixed_deck
from tests.duel.invariants import Violation, check_cards, check_dragons, check_end, play_out

EXTRA = 69  # 162 games with every pair in both editions, and twice these: 300 in all


@pytest.mark.parametrize("rules", EDITIONS)
@pytest.mark.parametrize("one", sorted({one for one, _ in PAIRS}))
def test_every_pair_plays_to_its_end(one: str, rules: str) -> None:
    for decks in PAIRS:
        if decks[0] == one:
            play_out(decks, rules, f"one of 162, {decks} {rules}")


@pytest.mark.parametrize("part", range(3))
def test_some_pairs_once_more(part: int) -> None:
    rng = random.Random(f"some pairs {part}")
    for number in range(EXTRA // 3):
        play_out(rng.choice(PAIRS), rng.choice(EDITIONS), f"once more {part} {number}", rng.random() < 0.3)


@pytest.mark.parametrize("part", range(3))
def test_mixed_decks_play_to_their_end(part: int) -> None:
    """Cards that no ready-made deck brings together."""
    rng = random.Random(f"mixed {part}")
    for number in range(EXTRA // 3):
        decks = mixed_deck(rng, "One"), mixed_deck(rng, "Two")
        play_out(decks, rng.choice(EDITIONS), f"mixed {part} {number}", rng.random() < 0.3)


def test_a_copy_goes_its_own_way() -> None:
    for seed in range(12):
        game = game_after(seed, 40)
        before = game.position()
        twin = game.copy()
        rng = random.Random(seed)
        while not twin.over:
            at_random(twin, rng)
        assert game.position() == before
        assert game.over or game.legal_actions()


def test_equal_seeds_give_equal_games() -> None:
    one, two = (play_out(("Hoax", "Buka"), "legends", "the same") for _ in (0, 1))
    other = play_out(("Hoax", "Buka"), "legends", "another")
    assert one.position() == two.position() != other.position()


# --- the checks themselves notice what is wrong -----------------------------------------------------------


def test_a_lost_card_is_noticed() -> None:
    game = game_after(1, 20)
    game.sides[0].hand &= game.sides[0].hand - 1
    with pytest.raises(Violation, match="not each in one zone"):
        check_cards(game)


def test_a_card_in_two_places_is_noticed() -> None:
    game = game_after(1, 20)
    side = game.sides[0]
    side.deck |= side.hand & -side.hand
    with pytest.raises(Violation):
        check_cards(game)


def test_dragons_on_both_sides_are_noticed() -> None:
    game = game_after(1, 20)
    game.sides[0].dragons, game.sides[1].dragons = 1, 2
    with pytest.raises(Violation, match="both sides"):
        check_dragons(game)


@pytest.mark.parametrize("crystals", [0, 5])
def test_wrong_crystals_are_noticed(crystals: int) -> None:
    game = play_out(("Vulca", "Hoax"), "legends", "crystals")
    check_end(game)
    game.crystals = crystals
    with pytest.raises(Violation):
        check_end(game)


def test_a_violation_tells_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invariants, "MOST_DECISIONS", 3)
    with pytest.raises(Violation, match="does not end") as wrong:
        play_out(("Vulca", "Hoax"), "legends", "endless")
    told = replay(read_record(str(wrong.value).partition("\n\n")[2]))
    assert told.decks[0].name == "Vulca"
    assert len(told.record().actions) == 4


def test_any_error_inside_a_game_is_a_violation(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: DuelState) -> None:
        raise KeyError("oops")

    monkeypatch.setattr(invariants, "check_dragons", broken)
    with pytest.raises(Violation, match="KeyError: 'oops'"):
        play_out(("Vulca", "Hoax"), "legends", "broken")


def test_decks_of_a_single_card_play_to_their_end() -> None:
    deck = named_deck("Small", ("Blaze",))
    assert play_out((deck, deck), "legends", "small").over
