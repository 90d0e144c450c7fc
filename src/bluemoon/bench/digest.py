"""A hash over random games: the legal actions, the actions taken and their events. It is the same on every
machine, compiled or not.

    python -m bluemoon.bench.digest duel 3      three seeds of every pair of decks in both editions
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from bluemoon.bench.engines import COMPILED, PLAIN, runs_compiled
from bluemoon.cards import PEOPLES
from bluemoon.chance import Chance
from bluemoon.city import engine as city
from bluemoon.city.board import LAYOUTS
from bluemoon.duel import engine as duel


def duels(seeds: int) -> Iterator[tuple[str, Any]]:
    """Every pair of decks, mirrors included, in both editions."""
    for i, one in enumerate(PEOPLES):
        for two in PEOPLES[i:]:
            for rules in ("classic", "legends"):
                for seed in range(seeds):
                    yield f"{one}-{two} {rules} {seed}", duel.new_game((one, two), rules, f"same {seed}")


def cities(seeds: int) -> Iterator[tuple[str, Any]]:
    """Two to four players, both ways to lay out the city."""
    for players in (2, 3, 4):
        for seed in range(seeds):
            layout = LAYOUTS[seed % 2]
            yield f"{players} players {seed}", city.new_game(players, layout, f"same {seed}", seed % players)


def digest(name: str, game: Any) -> str:
    """Play at random to the end; a hash over actions, their notation, events, the last position and the
    record."""
    chance = Chance.of(name)
    taken = sha256()
    while not game.over:
        actions = game.legal_actions()
        action = actions[chance.below(len(actions))]
        taken.update(f"{actions} {game.text(action)}".encode())
        taken.update(str(game.apply(action)).encode())
    taken.update(f"{game.position()} {game.record().write()} {game.result}".encode())
    return taken.hexdigest()[:16]


def main() -> None:
    """Print the hashes of all games as JSON."""
    which, seeds = sys.argv[1:]
    games = (duels if which == "duel" else cities)(int(seeds))
    found = {name: digest(name, game) for name, game in games}
    print(json.dumps({"rules": COMPILED if runs_compiled() else PLAIN, "games": found}))


if __name__ == "__main__":
    main()
