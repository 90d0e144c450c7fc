"""Two files of weights against each other: adept plays with each, all peoples and both rules by lot, every
deal from both seats.

    PYTHONPATH=build/compiled python -m benchmarks.weights ONE TWO --games 2400 --seed one
"""

from __future__ import annotations

import argparse
import random
import sys
from pathlib import Path

from bluemoon.bots.base import Budget
from bluemoon.bots.duel.adept import AdeptBot
from bluemoon.bots.duel.networks import Networks, take_networks, use_networks
from bluemoon.cards import PEOPLES
from bluemoon.duel.engine import new_game
from bluemoon.lab.statistics import wilson
from bluemoon.lab.tasks import UNHURRIED

TOLD = 200  # games between two lines


def winner(seats: tuple[Networks, Networks], peoples: tuple[str, str], rules: str, seed: str) -> Networks:
    """One game; the networks that won."""
    game = new_game(peoples, rules, seed)
    bots = [AdeptBot(f"{seed} {seat}", Budget(playouts=UNHURRIED)) for seat in (0, 1)]
    while not game.over:
        actions, seat = game.legal_actions(), game.player
        if len(actions) > 1:
            use_networks(seats[seat])
            game.apply(bots[seat].decide(game.view(seat), actions, game.text))
        else:
            game.apply(actions[0])
    return seats[game.winner]


def main() -> int:
    """Read the options, play, and tell how often the first weights won."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("one", type=Path)
    parser.add_argument("two", type=Path)
    parser.add_argument("--games", type=int, default=2400)
    parser.add_argument("--seed", default="one")
    chosen = parser.parse_args()
    one, two = take_networks(chosen.one), take_networks(chosen.two)
    dice = random.Random(chosen.seed)
    played = wins = 0
    while played < chosen.games:
        rules = dice.choice(("classic", "legends"))
        peoples = (dice.choice(PEOPLES), dice.choice(PEOPLES))
        for seats in ((one, two), (two, one)):
            wins += winner(seats, peoples, rules, f"{chosen.seed} {played // 2}") is one
            played += 1
            if played % TOLD == 0:
                low, high = wilson(wins, played)
                print(f"{played} games: {wins / played:.1%} ({low:.1%} to {high:.1%})", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
