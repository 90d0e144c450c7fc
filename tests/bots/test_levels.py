"""Every level plays whole games by the rules, sees no more than its seat, and says why it did what it did."""

from __future__ import annotations

from typing import Any

import pytest

from bluemoon.bots import LEVELS, Budget, make
from bluemoon.cards import PEOPLES
from bluemoon.city import engine as city
from bluemoon.duel import Deck, people_deck
from bluemoon.duel import engine as duel
from bluemoon.errors import BluemoonError
from tests.bots.games import another, bot, decided, halfway

GAMES = ("duel", "city")
ALL = [(game, level) for game in GAMES for level in LEVELS]


# There are no lists in the city, and its discard pile is open.
TERMS = [
    ("duel", "open", "top"),
    ("duel", "open", "open"),
    ("duel", "secret", "top"),
    ("city", "open", "open"),
]


@pytest.mark.parametrize(("game", "lists", "piles"), TERMS)
@pytest.mark.parametrize("level", LEVELS)
def test_choices_hang_only_on_what_the_seat_sees(game: str, level: str, lists: str, piles: str) -> None:
    compared = hidden = 0
    for seed, decisions in ((1, 12), (2, 23), (3, 40), (4, 57)):
        state = halfway(game, seed, decisions, lists == "open", piles)
        if state.over:
            continue
        seat = state.player
        actions = state.legal_actions()
        choices = set()
        for deal in range(3):
            twin = another(game, state, seat, deal)
            hidden += twin.position() != state.position()
            assert twin.legal_actions() == actions
            choices.add(bot(game, level).decide(twin.view(seat), actions, twin.text))
        assert len(choices) == 1
        compared += 1
    assert compared >= 3
    assert hidden >= 6  # what was hidden really differed


@pytest.mark.parametrize(("game", "level"), ALL)
def test_the_same_seed_plays_the_same_game(game: str, level: str) -> None:
    records = []
    for _ in range(2):
        state: Any = (
            duel.new_game(("Terrah", "Mimix"), seed=5) if game == "duel" else city.new_game(2, seed=5)
        )
        decided(state, [bot(game, level, 8), bot(game, "novice", 9)], 60)
        records.append(state.record().write())
    assert records[0] == records[1]


@pytest.mark.parametrize("level", LEVELS)
def test_the_duel_is_played_to_its_end_by_every_people(level: str) -> None:
    peoples = PEOPLES if level != "master" else PEOPLES[:2]
    for number, people in enumerate(peoples):
        state = duel.new_game((people, PEOPLES[(number + 4) % 9]), ("legends", "classic")[number % 2], number)
        decided(state, [bot("duel", level, 1), bot("duel", "novice", 2)])
        assert state.over


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("piles", ["top", "open"])
def test_bots_play_with_covered_and_with_open_piles(level: str, piles: str) -> None:
    """Mimix and Khind draw from their shuffled discard piles."""
    mixed = 0
    for seed in range(4 if level != "master" else 1):
        state = duel.new_game(("Mimix", "Khind"), seed=seed, piles=piles)
        bots = [bot("duel", level, 1), bot("duel", "novice", 2)]
        while not state.over:
            decided(state, bots, 1)
            mixed += any(side.mixed for side in state.sides)
    assert level == "master" or bool(mixed) == (piles == "top")


@pytest.mark.parametrize("level", ["random", "novice", "apprentice", "journeyman", "adept"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_city_is_played_by_two_to_four(level: str, players: int) -> None:
    state = city.new_game(players, seed=players)
    decided(state, [bot("city", level, seat) for seat in range(players)], 250)
    assert state.turn > 10


@pytest.mark.parametrize(("game", "level"), ALL)
def test_a_choice_is_explained_with_the_words_of_the_action(game: str, level: str) -> None:
    state = halfway(game, 2, 9)
    player = bot(game, level)
    assert str(player.explain()) == "nothing has been decided yet"
    action = player.decide(state.view(state.player), state.legal_actions(), state.text)
    assert str(player.explain()).casefold().startswith(state.text(action).casefold())


@pytest.mark.parametrize("game", GAMES)
def test_master_keeps_to_its_playouts_and_reports_progress(game: str) -> None:
    told: list[float] = []
    player: Any = make(game, "master", 1, Budget(playouts=16), lambda share, favourite: told.append(share))
    state = halfway(game, 2, 9)
    while player.meter.playouts == 0:
        seat = state.player
        state.apply(player.decide(state.view(seat), state.legal_actions(), state.text))
    assert 0 < player.meter.playouts < 16 + 8  # the round under way is finished
    assert told == sorted(told)
    assert told[-1] <= 1.0


@pytest.mark.parametrize("game", GAMES)
def test_a_budget_is_for_the_whole_turn(game: str) -> None:
    player: Any = make(game, "master", 1, Budget(playouts=16))
    state = halfway(game, 2, 9)
    turn, seat = state.turn, state.player
    while not state.over and (state.turn, state.player) == (turn, seat):
        state.apply(player.decide(state.view(seat), state.legal_actions(), state.text))
    assert player.meter.playouts < 16 + 8


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_without_time_a_choice_is_still_made(game: str, level: str) -> None:
    state = halfway(game, 3, 10)
    player: Any = make(game, level, 1, Budget(seconds=0.0))
    for _ in range(12):
        actions = state.legal_actions()
        action = player.decide(state.view(state.player), actions, state.text)
        assert action in actions
        state.apply(action)
    assert getattr(player, "meter", None) is None or player.meter.playouts == 0


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(BluemoonError, match="no bots for 'chess'"):
        make("chess", "adept")
    with pytest.raises(BluemoonError, match="no bot 'grandmaster'"):
        make("duel", "grandmaster")


def test_home_made_decks_are_played() -> None:
    cards = [card for people in PEOPLES for card in people_deck(people).cards[::9]]
    one = Deck("One", tuple(cards[: len(cards) // 2]))
    two = Deck("Two", tuple(cards[len(cards) // 2 :]))
    state = duel.new_game((one, two), seed=3)
    decided(state, [bot("duel", "adept", 1), bot("duel", "adept", 2)])
    assert state.over
