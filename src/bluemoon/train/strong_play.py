"""Moments out of stored games of another player: what a judgement says there is compared with who won.

The games are lines of JSON in files compressed by xz: `decks`, `winner` and `turns`, each with the `position`
at its beginning and the `actions` until the next one ('seat words').
"""

from __future__ import annotations

import argparse
import json
import lzma
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from bluemoon.bots.duel.features import possible_hands
from bluemoon.bots.duel.judgement import Judge
from bluemoon.cards import PEOPLES
from bluemoon.chance import Chance
from bluemoon.duel import engine as duel
from bluemoon.duel.engine import DuelState
from bluemoon.duel.model import actions as do
from bluemoon.duel.model.actions import card_of, kind_of
from bluemoon.errors import BluemoonError
from bluemoon.train.moments import announcement, between, packed
from bluemoon.train.selfplay import HANDS


def stored_games(folder: Path, half: str, most: int, skip: int = 0) -> Iterator[dict[str, Any]]:
    """The even or the odd games of every file: at most `most` of them, after leaving out the first `skip`."""
    for file in sorted(folder.glob("*.jsonl.xz")):
        with lzma.open(file, "rt") as lines:
            kept = islice(lines, 0 if half == "even" else 1, None, 2)
            for line in islice(kept, skip, skip + most):
                yield json.loads(line)


def replayed(game: DuelState, actions: list[str]) -> Iterator[int]:
    """The actions of a turn; each is applied to the game after it was yielded. Ends early if a drawn card is
    not in the file."""
    try:
        for action in actions:
            seat, words = action.split(" ", 1)
            if int(seat) != game.player:
                return
            act = game.parse(words)
            yield act
            game.apply(act)
    except BluemoonError:
        return


def moments_of(stored: dict[str, Any], chance: Chance) -> Iterator[tuple[str, bytes]]:
    """The moments of a stored game as bytes, each with the name of its network."""
    winner = stored["winner"]
    one, two = (PEOPLES.index(name) for name in stored["decks"])
    pair = one * 9 + two
    for turn in stored["turns"]:
        game = duel.from_position(turn["position"])
        if not game.fight and not game.stack:
            for seat in (0, 1):
                won = float(seat == winner)
                moment = between(game, Judge(game, seat, [0]), seat == game.current)
                yield "between", packed("between", moment, won, won, pair, 0)
        for act in replayed(game, turn["actions"]):
            if kind_of(act) == do.ANNOUNCE and not game.stack:
                judge = Judge(game, game.player, possible_hands(game.view(game.player), HANDS, chance))
                won = float(game.player == winner)
                yield "fight", packed("fight", announcement(game, judge, card_of(act)), won, won, pair, 0)
                break


def main() -> int:
    """Read the options and write the moments of the stored games."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("games", type=Path, help="the folder of the stored games")
    parser.add_argument("folder", type=Path, help="where the moments go")
    parser.add_argument("--half", choices=["even", "odd"], default="even")
    parser.add_argument("--most", type=int, default=20, help="games of a file")
    parser.add_argument("--skip", type=int, default=0, help="games of a file that are left out before them")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    found: dict[str, list[bytes]] = {"fight": [], "between": []}
    chance = Chance.of("strong play")
    for number, stored in enumerate(stored_games(chosen.games, chosen.half, chosen.most, chosen.skip)):
        for net, body in moments_of(stored, chance):
            found[net].append(body)
        if number % 100 == 0:
            print(f"\r{number} games", end="", flush=True)
    for net, bodies in found.items():
        (chosen.folder / f"{net}.moments").write_bytes(b"".join(bodies))
    print(f"\r{number + 1} games, " + ", ".join(f"{len(bodies)} of {net}" for net, bodies in found.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
