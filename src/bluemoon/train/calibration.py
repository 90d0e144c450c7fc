"""Are the judgement's chances right? One random position of each stored game of a strong player is judged,
and in tenths of equal size what was said is compared with what was won.

    PYTHONPATH=build/compiled python -m bluemoon.train.calibration GAMES --half odd --most 280

A game's position is an announcement, or the beginning of a turn without a fight, out of one of its turns; all
turns that have one are equally likely. Only that turn is played, so that many more games can be measured than
by the report.
"""

from __future__ import annotations

import argparse
import random
import sys
from pathlib import Path
from typing import Any

from bluemoon.bots.duel.features import possible_hands
from bluemoon.bots.duel.judgement import Judge
from bluemoon.bots.duel.networks import take_networks
from bluemoon.chance import Chance
from bluemoon.duel import engine as duel
from bluemoon.duel.model import actions as do
from bluemoon.duel.model.actions import card_of, kind_of
from bluemoon.lab.statistics import wilson
from bluemoon.train.measures import Said, furthest, log_loss, tenths
from bluemoon.train.selfplay import HANDS
from bluemoon.train.strong_play import replayed, stored_games


def said_in(turn: dict[str, Any], winner: int, dice: random.Random, chance: Chance) -> Said | None:
    """What is said in one random position of a turn; None if it has none."""
    game = duel.from_position(turn["position"])
    found = []
    if not game.fight and not game.stack:
        seat = game.current
        found.append(Said(Judge(game, seat, [0]).between(game), seat == winner))
    for act in replayed(game, turn["actions"]):
        if kind_of(act) == do.ANNOUNCE and not game.stack:
            seat = game.player
            judge = Judge(game, seat, possible_hands(game.view(seat), HANDS, chance))
            found.append(Said(judge.announced(game, card_of(act)), seat == winner))
    return dice.choice(found) if found else None


def said_of(stored: dict[str, Any], seed: str) -> Said | None:
    """What is said in one random position of a game."""
    dice, chance = random.Random(seed), Chance.of(seed)
    turns = list(stored["turns"])
    dice.shuffle(turns)
    tried = (said_in(turn, stored["winner"], dice, chance) for turn in turns)
    return next((said for said in tried if said is not None), None)


def table(said: list[Said], command: str) -> str:
    """The tenths as Markdown, with the intervals of what was won."""
    parts = tenths(said)
    within = [wilson(part.won * part.number, part.number) for part in parts]
    rows = {
        "said": [f"{part.said:.1%}" for part in parts],
        "won": [f"{part.won:.1%}" for part in parts],
        "95 %": [f"{low:.0%} – {high:.0%}" for low, high in within],
    }
    return "\n".join(
        [
            f"`{command}`: {len(said)} games, log loss {log_loss(said):.3f}; the furthest tenth is off by "
            f"{furthest(parts) * 100:.1f} points:",
            "",
            *(f"| {name} | " + " | ".join(cells) + " |" for name, cells in list(rows.items())[:1]),
            "|---|" + "---|" * len(parts),
            *(f"| {name} | " + " | ".join(cells) + " |" for name, cells in list(rows.items())[1:]),
        ]
    )


def main() -> int:
    """Read the options, measure, and print the table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", type=Path, help="the folder of the stored games")
    parser.add_argument("--half", choices=["even", "odd"], default="even")
    parser.add_argument("--most", type=int, default=280, help="games of a file")
    parser.add_argument("--weights", type=Path, help="instead of those of the package")
    chosen = parser.parse_args()
    if chosen.weights:
        take_networks(chosen.weights)
    games = stored_games(chosen.games, chosen.half, chosen.most)
    judged = (said_of(stored, f"calibration {number}") for number, stored in enumerate(games))
    command = f"python -m bluemoon.train.calibration GAMES --half {chosen.half} --most {chosen.most}"
    print(table([said for said in judged if said is not None], command))
    return 0


if __name__ == "__main__":
    sys.exit(main())
