"""Random games: what must hold at every moment, that they end, and that notation and records round-trip."""

import subprocess
import sys

import pytest

from bluemoon.chance import Chance
from bluemoon.city.board import ALL_BUILT, BOXES, FIRST_BOX, OBELISK_BOXES
from bluemoon.city.cards import ALL_CARDS, KINDS
from bluemoon.city.engine import CityState, from_position, new_game, replay
from bluemoon.city.events import Event
from bluemoon.city.tiles import MARKERS, OFFERINGS_TO_WIN, SCALES
from bluemoon.record import read_record
from tests.city.table import at_random


def check_invariants(game: CityState) -> None:
    for kind in range(KINDS):
        down = sum(pile.count(kind) for pile in game.face_down)
        held = sum(game.hands[kind::KINDS])
        assert game.deck[kind] + game.discards[kind] + held + down == ALL_CARDS[kind]
        for seat in range(game.players):  # what counting tells is true
            assert 0 <= game.sure[seat * KINDS + kind] <= held - game.hands[seat * KINDS + kind] + down
    assert min(game.hands) >= 0
    assert sum(game.scales) + game.supply == SCALES[game.players]
    assert game.supply >= 1
    assert min(game.crystals) >= 0
    for seat in range(game.players):
        assert game.boxes.count(seat) + game.obelisk.count(seat) <= MARKERS
        assert game.obelisk.count(seat) <= OFFERINGS_TO_WIN[game.players]
    assert len(game.obelisk) <= len(OBELISK_BOXES[game.players])
    for place, tile in enumerate(game.tiles):
        owners = game.boxes[FIRST_BOX[tile] : FIRST_BOX[tile] + len(BOXES[tile])]
        if game.built >> place & 1:
            assert set(owners) == {-1}
        elif owners:
            assert -1 in owners
    assert game.built & ~ALL_BUILT == 0
    assert len(game.dragons) == 3


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("layout", ["standard", "random"])
def test_invariants_and_every_game_ends(players: int, layout: str) -> None:
    chance = Chance.of(f"invariants {players}")
    for seed in range(4):
        game = new_game(players, layout=layout, seed=seed)
        crystals = [0] * players
        obelisk: list[int] = []
        while not game.over:
            events = at_random(game, chance)
            check_invariants(game)
            follow_crystals(crystals, events)
            assert game.crystals == crystals
            assert game.obelisk[: len(obelisk)] == obelisk  # filled bottom up, never emptied
            obelisk = game.obelisk[:]
            assert game.over or game.legal_actions()
        assert game.result is not None
        assert len(game.result.scores) == players


def follow_crystals(crystals: list[int], events: list[Event]) -> None:
    """All that is earned and paid is public: the events alone tell everybody's crystals."""
    for event in events:
        if event.kind == "crystals":
            crystals[event.seat] += event.number
        if event.kind == "offered":
            crystals[event.seat] -= event.number


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_legal_action_is_allowed_and_survives_its_notation(players: int) -> None:
    chance = Chance.of(f"notation {players}")
    game = new_game(players, seed="notation")
    while not game.over:
        for action in game.legal_actions():
            assert game.parse(game.text(action)) == action
            assert game.why_not(action) is None
        assert len(set(game.legal_actions())) == len(game.legal_actions())
        at_random(game, chance)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_record_and_position_round_trip(players: int) -> None:
    chance = Chance.of(f"record {players}")
    game = new_game(players, layout="random", seed=f"a seed of {players}", first=1)
    decision = 0
    while not game.over and decision < 900:
        if decision % 23 == 0:
            assert from_position(game.position()).position() == game.position()
        at_random(game, chance)
        decision += 1
    text = game.record().write()
    again = replay(read_record(text))
    assert again.position() == game.position()
    assert again.record().write() == text


def test_record_of_a_game_from_a_position() -> None:
    chance = Chance.of("middle")
    game = new_game(3, seed=11)
    for _ in range(200):
        at_random(game, chance)
    middle = from_position(game.position())
    for _ in range(100):
        at_random(middle, chance)
    text = middle.record().write()
    again = replay(read_record(text))
    assert again.position() == middle.position()
    assert again.record().write() == text


def test_copies_go_their_own_way() -> None:
    chance = Chance.of("copies")
    game = new_game(4, seed=3)
    for _ in range(150):
        at_random(game, chance)
    before, past = game.position(), game.actions()
    other = game.copy()
    assert other.position() == before
    for _ in range(60):
        at_random(other, chance)
    assert game.position() == before
    assert game.actions() == past
    assert other.actions()[:150] == past
    assert len(other.actions()) == 210


def test_the_same_chance_gives_the_same_events() -> None:
    for seed in range(3):
        chances = [Chance.of(seed), Chance.of(seed)]
        games = [new_game(3, seed=seed), new_game(3, seed=seed)]
        for _ in range(200):
            assert at_random(games[0], chances[0]) == at_random(games[1], chances[1])


def test_a_long_past_can_be_dropped() -> None:
    """Copies share their past as a chain; even a very long one is freed without trouble."""
    program = (
        "from bluemoon.city.actions import FINISH\n"
        "from bluemoon.city.state import Step\n"
        "step = None\n"
        "for _ in range(200_000):\n"
        "    step = Step(step, FINISH)\n"
        "del step\n"
        "print('freed')\n"
    )
    # A chain that is freed link by link would overflow the stack and end the process.
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.strip()) == (0, "freed")
