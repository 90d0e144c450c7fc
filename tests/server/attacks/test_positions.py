"""Positions from strangers: hands that nobody ever held, choices that no card leaves. They hold up nobody,
and what is taken can be played."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from typing import Any

import pytest

from bluemoon.duel.engine import DuelState, from_position, new_game
from bluemoon.duel.model import frames
from bluemoon.duel.text.position_choices import read_frames
from bluemoon.errors import PositionError
from bluemoon.server.adapters.duel import DuelPlay
from bluemoon.server.thinking.record_reading import MOST_HAND, Found, Unreadable, read
from tests.server.kit import Guest

MOST_SECONDS = 20
# Nearly the whole Aqua deck in one hand: the ways to complete a turn with it are without number.
HAND = [
    "Kelp Leech",
    "Colossal Crustacean",
    "Yang",
    "Sudden Waterspout",
    "Perilous Marsh",
    "Ravenous Razorjaw",
    "Mekarthas the Shrewd",
    "Drowning Rain Storm",
    "Eelena-Aqua-Prima-Alpha",
    "Giant Octopus",
    "Terrible Kraken",
    "Electric Eel",
    "Uurunia-Aqua-Terz",
    "Oomola-Aqua-Delta",
    "Oosa-Aqua-Epsilon",
    "Firewater",
    "Fire Swamp",
    "Swarming Sea Serpents",
    "Tidal Flood",
    "Irresistible Sirens",
    "Sprinkle Water of Tranquility",
    "Administer Water of Immortality",
    "Sas-van-Son",
]
FAT: dict[str, Any] = {
    "decks": ["Aqua", "Vulca"],
    "player": 0,
    "phase": "leadership",
    "fight": True,
    "element": "earth",
    "dragons": [0, 0],
    "sides": [
        {
            "hand": HAND,
            "discard": ["Iisilia-Aqua-Terz", "Torrential Flood"],
            "combat": ["Yin", "Instant Undertow", "Aquatic Armor"],
        },
        {
            "hand": ["Flamebreath the Dazzling", "Spark", "Ember", "Lightning Bolts", "Fearsome Spirits"],
            "combat": ["Furnace", {"card": "Sear", "covered": True}],
            "support": ["Pandemonium"],
        },
    ],
}
# From a game by lot: three landed ships.
SHIPS: dict[str, Any] = {
    "decks": ["Buka", "Terrah"],
    "player": 0,
    "phase": "leadership",
    "fight": True,
    "element": "earth",
    "dragons": [0, 1],
    "turn": 17,
    "sides": [
        {
            "hand": [
                "Cannoneer Qu Cha",
                "Cannoneer Rilana Paal",
                "Cannoneer Riba Ko",
                "Quartermaster Kura Ko",
                "Powdermaster Yina Ko",
                "Old Goo Laa's Ghost",
            ],
            "discard": [
                "Commodore Lo Tan",
                "Captain Ariosa Paal",
                "Armory",
                "Duplicator of Fire",
                "B.P. Loyalty",
                "Captain Su Cha",
            ],
            "leader": ["Entreat Favor"],
            "combat": [{"card": "Sailingmaster Boo Marn"}, {"card": "Letter of Marque"}],
            "ships": [
                {"card": "Sea Falcon", "landed": True},
                {"card": "Sea Devil", "landed": True, "cargo": ["Sailingmaster Yo Cha", "B.P. Mystery"]},
                {
                    "card": "Rising Sun",
                    "landed": True,
                    "cargo": ["B.P. Unity", "B.P. Ferocity", "Boatswain Mena Marn"],
                },
            ],
        },
        {
            "hand": [
                "Mad Mike Magpie",
                "Roomban Rockmaster",
                "Corono Cos",
                "Crashing Thunder Storm",
                "Impenetrable Fog",
                "Quivering Quicksand",
            ],
            "discard": [
                "Terraton",
                "Flash the Incendiary",
                "Helitos",
                "Rocara",
                "Caterpillar Eartheroder",
                "Sonatos",
                "Gravitos Greatpower",
                "Flamitos",
                "Earthtremor",
            ],
            "leader": ["Impress Holy Dragon"],
            "combat": [{"card": "Baku But"}],
            "support": [{"card": "Seismic Drill"}],
        },
    ],
}
LIST = """
import json, sys
from bluemoon.duel.engine import from_position
print(from_position(json.load(sys.stdin)).legal_actions())
"""


@pytest.mark.parametrize(("data", "least"), [(FAT, 2), (SHIPS, 1)])
def test_what_cannot_be_searched_holds_up_nobody(data: dict[str, Any], least: int) -> None:
    """The fat hand stopped the server for good as soon as anybody opened its table; the ships took the
    compiled rules half a minute."""
    ran = subprocess.run(
        [sys.executable, "-c", LIST],
        input=json.dumps(data),
        capture_output=True,
        text=True,
        timeout=MOST_SECONDS,
        check=True,
    )
    assert len(json.loads(ran.stdout)) >= least


def record_of(data: dict[str, Any]) -> str:
    return f"bluemoon record 1\ngame: duel\nposition: {json.dumps(data)}\n"


def test_a_fat_hand_is_refused(ann: Guest) -> None:
    answer = ann.ask("POST", "/api/records", {"text": record_of(FAT)})
    assert answer.status_code == 409
    assert f"at most {MOST_HAND} cards" in answer.json()["text"]
    assert ann.get("/api/tables") is not None  # the server goes on


def test_a_full_hand_is_read() -> None:
    data = json.loads(json.dumps(FAT))
    data["sides"][0]["hand"] = HAND[:MOST_HAND]
    assert isinstance(read(record_of(data)), Found)
    data["before"] = FAT
    assert isinstance(read(record_of(data)), Unreadable)


# --- choices on the stack ---------------------------------------------------------------------------------

DECKS = ("Aqua", "Vulca", "Buka", "Mimix", "Hoax", "Terrah")
KINDS = (*range(30), *range(39, 48))
FIGURES = (0, 0, 1, 1, 2, 3, 30, 63, 64, 70, 255, 1 << 21, 1 << 33, (1 << 62) - 1)


def some_game(dice: random.Random) -> DuelState:
    game = new_game((dice.choice(DECKS), dice.choice(DECKS)), seed=str(dice.random()))
    for _ in range(dice.randrange(50)):
        if not game.over:
            game.apply(dice.choice(game.legal_actions()))
    return game


def some_frame(game: DuelState, dice: random.Random) -> list[int]:
    """Any figures; if there are some that fit, it is likely to find them."""
    kind = dice.choice(KINDS)
    for _ in range(60):
        x = dice.choice((*FIGURES, game.sides[0].hand, game.sides[1].deck, dice.randrange(28) << 12))
        source = dice.randrange(2) * 64 + dice.randrange(30)
        frame = [kind, dice.randrange(2), source, x, dice.choice(FIGURES)]
        try:
            read_frames(game, [frame])
            break
        except PositionError:
            continue
    return frame


@pytest.mark.parametrize("seed", range(4))
def test_what_is_accepted_can_be_played(seed: int) -> None:
    """Whatever stands on the stack: it is refused, or everything that the server asks of the game works."""
    dice = random.Random(seed)
    accepted = 0
    for _ in range(30):
        game = some_game(dice)
        if game.over:
            continue
        for _ in range(5):
            data = json.loads(game.position())
            below = data["stack"] if dice.random() < 0.5 else []
            data["stack"] = [*below, some_frame(game, dice)]
            if data["stack"][-1][0] >= frames.EACH:  # what happens by itself comes after a choice
                data["stack"].append([frames.DISCARD, dice.randrange(2), 0, 1, 0])
            try:
                play = DuelPlay(from_position(data))
            except PositionError:
                continue
            accepted += 1
            play_some(play, dice)
    assert accepted > 20


def play_some(play: DuelPlay, dice: random.Random) -> None:
    for _ in range(5):
        for seat in (-1, 0, 1):
            play.view(seat)
            play.decision(seat)
        from_position(play.game.position())
        if play.over:
            return
        play.act(play.deciders[0], play.game.text(dice.choice(play.game.legal_actions())))


@pytest.mark.parametrize(
    "frame",
    [
        [frames.ON_SHIP, 0, 0, 1 << 33, 0],  # once eight gigabytes of memory
        [frames.HOW_MANY, 0, 0, 0, 1 << 21],  # once three seconds for everybody
        [frames.MULLIGAN, 0, 0, 0, 0],
        [frames.REVEAL, 0, 0, 1 << 50, 0],
        [39, 0, 0, 0, 0],
        [frames.ASK, 0, 0, 5, 0],
    ],
)
def test_choices_that_no_card_leaves(frame: list[int]) -> None:
    data = json.loads(json.dumps(FAT))
    data["sides"][0]["hand"] = HAND[:5]
    from_position(data)
    with pytest.raises(PositionError, match="'stack'"):
        from_position(data | {"stack": [frame]})


@pytest.mark.parametrize("name", ["plays", "turn", "clock", "loads"])
@pytest.mark.parametrize("value", [-1, 1 << 62, 1 << 70, 0.5, "3", None])
def test_counts_that_no_game_reaches(name: str, value: Any) -> None:
    data = json.loads(new_game(("Hoax", "Vulca"), seed="a").position())
    with pytest.raises(PositionError):
        from_position(data | {name: value})
