"""A short run of `benchmarks/brute_force.py`: what is offered against every permitted path; and this net
catches what it is for."""

from __future__ import annotations

import pytest

from bluemoon.duel.engine import DuelState, from_position
from bluemoon.duel.rules.permitted import permitted
from tests.duel.completion.brute_force import CAN, LUCK, Tally, TooManyPaths, Walk, compare
from tests.duel.kit import side, table
from tests.duel.walked import KINDS, examine

GAMES = 6  # of each kind


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_offered_is_what_can_be_completed(kind: str) -> None:
    tally = Tally()
    wrong: list[str] = []
    for number in range(GAMES):
        counted, found = examine(kind, f"short {kind} {number}", 2000)
        tally.add(counted)
        wrong += found
    assert wrong == []
    assert tally.actions > 50
    assert tally.luck + tally.large <= tally.actions // 50


# --- the net catches what it is for -----------------------------------------------------------------------


def matching() -> DuelState:
    """Blaze 4 with Fireblast 3 matches 6; TopGun 2 with it does not."""
    they = side(combat=["Ciklarethas the Bitter"], support=["Tome of Wisdom"])
    return table(side(hand=["Blaze", "Fireblast", "TopGun"]), they)


def offering(game: DuelState, *texts: str) -> DuelState:
    """The game with other offers than the rules make."""
    actions = {game.text(action): action for action in permitted(game)}
    game._legal = [actions[text] for text in texts]
    return game


def test_nothing_is_found_where_the_offers_are_right() -> None:
    tally = Tally()
    assert list(compare(matching(), tally)) == []
    assert (tally.decisions, tally.differences) == (1, 0)


def test_a_turn_that_is_withheld_is_found_with_its_path() -> None:
    tally = Tally()
    (found,) = compare(offering(matching(), "retreat"), tally)
    assert (found.offered, found.action) == (False, "play Blaze")
    assert found.path == ["play Blaze", "play Fireblast", "announce Fire"]
    assert tally.differences == 1
    again = from_position(found.position)
    assert again.position() == matching().position()


def test_a_dead_end_that_is_offered_is_found() -> None:
    (found,) = compare(offering(matching(), "retreat", "play Blaze", "play TopGun"), Tally())
    assert (found.offered, found.action) == (True, "play TopGun")
    assert "a dead end is offered: play TopGun" in str(found)


def test_what_a_drawn_card_could_do_is_left_open() -> None:
    """Mother Halu draws a card: whether that helps is luck."""
    they = side(combat=["Ciklarethas the Bitter"], support=["Tome of Wisdom"])
    game = table(side(hand=["Mother Halu"], deck=["Fireblast", "Torch", "Sear"]), they)
    halu = next(action for action in permitted(game) if game.text(action) == "play Mother Halu")
    assert Walk().after(game, halu) == LUCK


def test_a_walk_that_is_too_long_says_so() -> None:
    game = matching()
    blaze = game.parse("play Blaze")
    assert Walk().after(game, blaze) == CAN
    with pytest.raises(TooManyPaths):
        Walk(most=0).after(game, blaze)
    tally = Tally()
    assert list(compare(matching(), tally, most=0)) == []
    assert tally.large == tally.actions > 0
