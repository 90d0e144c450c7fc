"""Which actions a bot chooses in many positions, to be compared with those of another version or build.

    PYTHONPATH=build/compiled python -m benchmarks.choices keep FILE
    PYTHONPATH=src python -m benchmarks.choices compare FILE     # e.g. after a change, or as plain Python

The positions come from games of the novice, who now and then does something else, so that they do not depend
on the bot that is asked: all pairs of peoples, both editions. Each is decided by a bot of its own. Ends with
status 1 if a choice differs.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from bluemoon.bots import Budget, make
from bluemoon.cards import PEOPLES
from bluemoon.chance import Chance
from bluemoon.duel.engine import DuelState, new_game
from bluemoon.lab.tasks import UNHURRIED

PAIRS = [(one, two) for one in PEOPLES for two in PEOPLES]
EVERY = 5  # one decision in so many is asked
STRANGE = 6  # one action in so many of the games is a random one


def positions(game: DuelState, seed: str) -> Iterator[DuelState]:
    """Positions of one game in which there is something to decide."""
    chance = Chance.of(f"choices {seed}")
    novice = [make("duel", "novice", seat) for seat in (0, 1)]
    while not game.over:
        seat, actions = game.player, game.legal_actions()
        if len(actions) > 1 and chance.below(EVERY) == 0:
            yield game
        if len(actions) == 1 or chance.below(STRANGE) == 0:
            game.apply(actions[chance.below(len(actions))])
        else:
            game.apply(novice[seat].decide(game.view(seat), actions, game.text))


def chosen(bot: str, games: int) -> dict[str, str]:
    """What the bot does in each position, by the number of the game and of the position in it."""
    found = {}
    for number in range(games):
        pair = PAIRS[number % len(PAIRS)]
        edition = ("classic", "legends")[number // len(PAIRS) % 2]
        game = new_game(pair, edition, f"choices {number}")
        for place, there in enumerate(positions(game, str(number))):
            player = make("duel", bot, there.player, Budget(playouts=UNHURRIED))
            action = player.decide(there.view(there.player), there.legal_actions(), there.text)
            found[f"{number} {place}"] = there.text(action)
    return found


def main() -> int:
    """Keep the choices or compare them; returns 1 if some differ."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("what", choices=("keep", "compare"))
    parser.add_argument("file", type=Path)
    parser.add_argument("--bot", default="adept")
    parser.add_argument("--games", type=int, default=2 * len(PAIRS))
    wanted = parser.parse_args()
    found = chosen(wanted.bot, wanted.games)
    if wanted.what == "keep":
        wanted.file.write_text(json.dumps(found, indent=0) + "\n")
        print(f"{len(found):,} choices")
        return 0
    kept = json.loads(wanted.file.read_text())
    same = [place for place in found if place in kept]
    differ = [place for place in same if found[place] != kept[place]]
    for place in differ[:20]:
        print(f"game and position {place}: {kept[place]} before, {found[place]} now")
    print(f"{len(differ):,} of {len(same):,} choices differ")
    return 1 if differ or len(same) < len(found) else 0


if __name__ == "__main__":
    sys.exit(main())
