"""Stored games: which of them are read, and how their turns are carried out again."""

from __future__ import annotations

import json
import lzma
from pathlib import Path

from bluemoon.bots.duel.networks import FILE
from bluemoon.bots.duel.weights import made_of
from bluemoon.duel import engine as duel
from bluemoon.duel.text.position import write_position
from bluemoon.train.strong_play import replayed, stored_games


def store(folder: Path, name: str, games: int) -> None:
    with lzma.open(folder / f"{name}.jsonl.xz", "wt") as lines:
        for number in range(games):
            lines.write(json.dumps({"name": name, "number": number}) + "\n")


def test_halves_and_parts_of_them(tmp_path: Path) -> None:
    store(tmp_path, "a", 9)
    store(tmp_path, "b", 4)

    def read(half: str, most: int, skip: int = 0) -> list[tuple[str, int]]:
        return [(game["name"], game["number"]) for game in stored_games(tmp_path, half, most, skip)]

    assert read("even", 2) == [("a", 0), ("a", 2), ("b", 0), ("b", 2)]
    assert read("odd", 9) == [("a", 1), ("a", 3), ("a", 5), ("a", 7), ("b", 1), ("b", 3)]
    assert read("even", 2, 2) == [("a", 4), ("a", 6)]


def test_a_turn_is_carried_out_as_far_as_it_is_told() -> None:
    game = duel.new_game(("Vulca", "Hoax"), "classic", 5)
    begun = duel.from_position(write_position(game))
    seat = game.player
    act = game.legal_actions()[0]
    words = f"{seat} {game.text(act)}"
    assert list(replayed(begun, [words, "0 no such thing"])) == [act]
    game.apply(act)
    assert write_position(begun) == write_position(game)


def test_the_weights_say_what_made_them() -> None:
    made = made_of(FILE)
    assert made["games"] > 0
    assert "/" not in json.dumps(made)  # no path of the machine that made them
