"""No dead ends, over many games: every promise and refusal of the bounds is compared with the search, and
nobody may ever have to take a turn back.

    python -m benchmarks.promises --games 500           of each pair of peoples, at random and between novices

Ends with status 1 if something was wrong and prints the positions.
"""

from __future__ import annotations

import argparse
import sys

from bluemoon.bots import make
from bluemoon.cards import PEOPLES
from bluemoon.chance import Chance
from bluemoon.duel import Duel, new_game
from bluemoon.duel import actions as do
from bluemoon.duel.debts import UNKNOWN, YES
from bluemoon.duel.lookahead import Gate, commits, leads_home
from bluemoon.duel.menu import permitted
from bluemoon.duel.state import BOOSTER_SUPPORT

PAIRS = [(one, two) for one in PEOPLES for two in PEOPLES]
BACKTRACK = do.action(do.BACKTRACK)


def broken(game: Duel) -> list[str]:
    """The promises and refusals at this decision that do not hold."""
    if game.stack or game.phase > BOOSTER_SUPPORT:
        return []
    if game.legal_actions() == [BACKTRACK]:
        return ["the turn cannot be completed"]
    gate = Gate(game)
    wrong = []
    for action in permitted(game):
        if gate.easy or gate.bounds.g is not game or not commits(game, action):
            continue
        said = gate.bounds.verdict(action)
        if said != UNKNOWN and leads_home(game, action, {}) != (said == YES):
            wrong.append(f"{'promised' if said == YES else 'refused'}: {game.text(action)}")
    return wrong


def play(game: Duel, level: str, seed: str) -> int:
    """Play a game and print what is wrong; how much that was."""
    chance = Chance.of(seed)
    bots = [make("duel", level, seed) for _ in (0, 1)]
    found = 0
    while not game.over:
        for wrong in broken(game):
            found += 1
            print(f"{seed}: {wrong}\n{game.position()}")
        if level == "random":
            game.apply(game.random_action(chance))
        else:
            action = bots[game.player].choose(game.view(game.player), game.legal_actions(), game.text)
            game.apply(action)
        if found > 10:
            return found
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=500, help="of each pair and level")
    wanted = parser.parse_args()
    found = 0
    for number in range(wanted.games):
        for pair in PAIRS:
            rules = "legends" if number % 2 else "classic"
            for level in ("random", "novice"):
                seed = f"promises {level} {number}"
                found += play(new_game(pair, rules, seed), level, seed)
        print(f"\r{number + 1} of {wanted.games}, {found} wrong", end="", flush=True)
    print()
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
