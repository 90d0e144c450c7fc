"""What a city bot exchanges at the end of a turn, and that it brings no dragon for nothing."""

from __future__ import annotations

import pytest

from bluemoon.bots.city import AdeptBot
from bluemoon.bots.city.exchange import exchange, lacking
from bluemoon.bots.city.turns import FULL, plans_of
from bluemoon.bots.city.worth import card_worths
from bluemoon.chance import Chance
from bluemoon.city.actions import BUILD, DISCARD, FINISH, PLAY
from bluemoon.city.cards import CARD, DRAGON_OF, K1, cards
from bluemoon.city.engine import CityState, determinize, from_lines, new_game
from bluemoon.lessons.city_position import city_lines

REST = "F1 F1 F2 F3 P1 P2 P3 A1 A2 A3 T1 T2 T3"


def position(hand: str, **more: str) -> CityState:
    """A turn of seat 0 with this hand; `draw` is the deck."""
    return from_lines(city_lines({"hands": [hand, "P3"], "draw": REST, **more}))


def discarding(hand: str, **more: str) -> CityState:
    return position(hand, phase="discard", **more)


@pytest.mark.parametrize("hand", ["K1 K1 K1", "K1 K1 V1 V1", "K1 H1 M1"])
def test_khind_are_kept(hand: str) -> None:
    state = discarding(hand)
    for seed in range(5):
        assert K1 not in exchange(state, Chance.of(seed))
    assert state.hands == discarding(hand).hands  # looking changes nothing


def test_a_hand_of_khind_alone_exchanges_nothing() -> None:
    assert exchange(discarding("K1 K1 K1"), Chance.of(1)) == ()


def test_a_colour_that_the_city_no_longer_asks_for_is_exchanged() -> None:
    # all black buildings and the palace stand: nothing takes black cards any more
    state = discarding("V1 V2 A3 A2", built="Fire Temple, Citadel, Iron Foundry, Royal Palace")
    away = [CARD[kind] for kind in exchange(state, Chance.of(1), 40)]
    assert away == ["V1", "V2"]


def test_what_the_hand_lacks_most() -> None:
    built = "Fire Temple, Citadel, Iron Foundry, Water Temple, Aqueduct, Thermae, Earth Temple, Hospice, Mill"
    towers = "Watchtower, Flight Tower, Monastery Tower, Market Hall, Trading House, Caravanserai"
    state = discarding("H3 H3 H2 H1", built=f"{built}, {towers}")  # white and brown are left
    assert lacking(state) == "brown"


def test_a_khind_is_dearer_than_any_card_of_one_colour_and_value() -> None:
    worth = card_worths(position("K1 V1"))
    assert all(worth[K1] > worth[kind] for kind in cards("V1 T1 A1 F1 H1 P1"))


@pytest.mark.parametrize("seed", range(6))
def test_no_plan_brings_a_dragon_without_building(seed: int) -> None:
    game = new_game(2, seed=f"dragons {seed}")
    for plan in plans_of(game, FULL):
        brings = any(a.kind == PLAY and DRAGON_OF[a.cards[0]] >= 0 for a in plan.actions)
        assert not brings or any(action.kind == BUILD for action in plan.actions)


def test_a_whole_exchange_is_proposed_with_its_reason() -> None:
    game = discarding("V1 V2 A3 A2", built="Fire Temple, Citadel, Iron Foundry, Royal Palace")
    bot = AdeptBot("exchange")
    action = bot.decide(game.view(0), game.legal_actions(), game.text)
    assert action.kind == DISCARD
    said = str(bot.explain())
    assert "iscard V1, discard V2" in said
    assert "you lack most" in said
    game.apply(action)
    second = bot.decide(game.view(0), game.legal_actions(), game.text)
    assert (second.kind, second.cards) == (DISCARD, cards("V2"))


def test_a_hint_begins_with_what_can_be_done_now() -> None:
    """In the Movement phase the figure may stay: then 'done' comes before 'build'."""
    game = position("T3 T2 T2", figures="Mill, Royal Palace")
    state = determinize(game.view(0), Chance.of(1))
    kinds = [FINISH.kind, BUILD, FINISH.kind]
    plan = next(p for p in plans_of(state, FULL) if [action.kind for action in p.actions] == kinds)
    bot = AdeptBot("hint")
    assert bot.adopt(state, plan, plan.value, 1) == FINISH
    assert str(bot.explain()).casefold().startswith("done, build")
