"""Positions that are nearly right, made by chance from right ones. What `from_position` accepts must not
raise anything later.

    python -m tests.positions 600      for so many seconds
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

import bluemoon
from bluemoon.cards import PEOPLES
from bluemoon.chance import Chance

VALUES: tuple[Any, ...] = (
    *(
        None,
        True,
        False,
        0,
        1,
        2,
        3,
        -1,
        7,
        62,
        1 << 70,
        0.5,
        "",
        "fire",
        "Lika",
        "legends",
        "classic",
        "Cinder",
    ),
    *(
        [],
        {},
        ["Cinder"],
        ["Cinder", "Cinder"],
        [[]],
        [0, 1],
        "leadership",
        "power",
        "beginning",
        "end",
        "open",
    ),
)
WORDS = (
    "",
    "-1",
    "0",
    "1",
    "2",
    "9",
    "x",
    "none",
    "Mill",
    "Courtyard",
    "Vulca 1",
    "seat 0",
    "99999999999",
    "²",
)
MOST = 400  # actions that are played from an accepted position


def right_one(chance: Chance) -> str:
    """The position of a game in its middle."""
    kind = chance.below(8)
    seed = chance.below(1000)
    game: Any
    if kind < 4:
        decks = (PEOPLES[chance.below(9)], PEOPLES[chance.below(9)])
        game = bluemoon.new_duel(decks, "classic" if kind == 0 else "legends", seed=seed, match=kind == 1)
    elif kind < 6:
        game = bluemoon.new_city(2 + chance.below(3), seed=seed)
    elif kind == 6:
        game = bluemoon.new_draft(2 + chance.below(3), seed=seed)
    else:
        game = bluemoon.new_match(seed=seed)
    game.play_out(chance, chance.below(90))
    text: str = game.position()
    return text


def nearly_right(seed: str) -> str:
    """A position in which one to three things are changed."""
    chance = Chance.of(seed)
    text = right_one(chance)
    for _ in range(1 + chance.below(3)):
        text = _changed_data(text, chance) if text.lstrip().startswith("{") else _changed_lines(text, chance)
    return text


def _changed_data(text: str, chance: Chance) -> str:
    data = json.loads(text)
    places: list[tuple[Any, Any]] = []

    def walk(thing: Any) -> None:
        keys = (
            list(thing) if isinstance(thing, dict) else range(len(thing)) if isinstance(thing, list) else ()
        )
        for key in keys:
            places.append((thing, key))
            walk(thing[key])

    walk(data)
    if not places:
        return text
    thing, key = places[chance.below(len(places))]
    way = chance.below(5)
    if way == 0:
        del thing[key]
    elif way == 1:
        other, which = places[chance.below(len(places))]
        thing[key], other[which] = other[which], thing[key]
    elif way == 2 and isinstance(thing, list):
        thing.insert(key, thing[key])
    elif way == 3 and isinstance(thing[key], int):
        thing[key] += 1 - 2 * chance.below(2)
    else:
        thing[key] = VALUES[chance.below(len(VALUES))]
    try:
        return json.dumps(data)
    except (ValueError, RecursionError):  # a thing was put into itself
        return text


def _changed_lines(text: str, chance: Chance) -> str:
    lines = text.splitlines()
    number = chance.below(len(lines))
    way = chance.below(4)
    words = lines[number].split(" ")
    if way == 0:
        del lines[number]
    elif way == 1:
        lines.insert(number, lines[chance.below(len(lines))])
    elif way == 2:
        words[chance.below(len(words))] = WORDS[chance.below(len(WORDS))]
        lines[number] = " ".join(words)
    else:
        other = lines[chance.below(len(lines))].split(" ")
        words[chance.below(len(words))] = other[chance.below(len(other))]
        lines[number] = " ".join(words)
    return "\n".join(lines)


def use(text: str) -> bool:
    """Whether the position is accepted; if it is, do with the game whatever can be done with one."""
    try:
        game = bluemoon.from_position(text)
    except bluemoon.PositionError:
        return False
    again = bluemoon.from_position(game.position())
    assert again == game
    chance = Chance.of(text[:100])
    for step in range(MOST):
        if step % 29 == 0:
            for seat in range(-1, game.players):
                game.view(seat).data()
            if not game.over:
                bluemoon.determinize(game.view(game.player), 1)
            repr(game)
        if game.over:
            assert game.result is not None
            break
        actions = game.legal_actions()
        assert actions
        for event in game.apply(actions[chance.below(len(actions))]):
            game.tell(event)
    bluemoon.replay(str(game.record()))
    return True


def main(seconds: float) -> None:
    """Try positions until the time is over; the first that raises something ends it."""
    end = time.monotonic() + seconds
    number = accepted = 0
    while time.monotonic() < end:
        text = nearly_right(f"soak {number}")
        try:
            accepted += use(text)
        except BaseException:
            print(f"position {number}:\n{text}")
            raise
        number += 1
    print(f"{number} positions, {accepted} of them accepted, nothing raised")


if __name__ == "__main__":
    main(float(sys.argv[1]))
