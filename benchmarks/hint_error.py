"""How far may a hint of the city be wrong, by the judgement that the analysis uses?

    python -m benchmarks.hint_error --turns 200 --players 2 --seed hint

Adepts play. At each turn master is asked for a hint as at a table (`--playouts` of them), and its plan is
compared with the best plan that master finds independently, with other deals and `--deep` playouts. Both are
tried on the same new deals, as the analysis does it. Told are the chance to win that following the hint gives
away, and how often the analysis would call the hint a mistake.
"""

from __future__ import annotations

import argparse
import sys
from math import sqrt
from typing import NamedTuple

from bluemoon.bots import Budget
from bluemoon.bots.analysis import AGAIN, NOTABLE, PLAYOUTS, SURE
from bluemoon.bots.city.adept import AdeptBot
from bluemoon.bots.city.master import Comparison, MasterBot
from bluemoon.chance import Chance
from bluemoon.city import engine as city
from bluemoon.city.actions import Action
from bluemoon.city.state import DISCARDING
from bluemoon.city.view import View

HINT = 60  # playouts: a part of what the 1.4 s of a hint allow
DEEP = 240


class Measured(NamedTuple):
    """One hint."""

    same: bool  # the independent master wants the same turn
    loss: float  # by the new deals; below zero if the hint was better
    mistake: bool  # by the analysis' own test


def measured(game: city.CityState, view: View, seed: str, hint: int, deep: int, deals: int) -> Measured:
    """Ask for a hint, look for the best turn independently, and compare them on new deals."""
    one, two = (
        MasterBot(f"{who} {seed}", Budget(playouts=count)) for who, count in (("hint", hint), ("deep", deep))
    )
    actions = game.legal_actions()
    for bot in (one, two):
        bot.decide(view, actions, game.text)
    plan, best = one.adopted, two.adopted
    if plan is None or best is None or plan.actions == best.actions:
        return Measured(True, 0.0, False)
    told = two.compare(view, plan.actions, deals, Chance.of(f"deals {seed}"))
    return Measured(False, told.best - told.done, _mistake(two, view, plan.actions, seed))


def _mistake(best: MasterBot, view: View, done: tuple[Action, ...], seed: str) -> bool:
    """Whether the analysis would call it so: a first look, then a second one on more deals."""
    chance = Chance.of(f"analysis {seed}")
    first = best.compare(view, done, max(1, PLAYOUTS // 2), chance)
    if first.best - first.done < NOTABLE:
        return False
    again = best.compare(view, done, AGAIN * max(1, PLAYOUTS // 2), chance)
    return _lost(again) >= NOTABLE and _lost(again) > SURE * again.error


def _lost(told: Comparison) -> float:
    return told.best - told.done


def measure(turns: int, players: int, seed: str, hint: int, deep: int, deals: int) -> list[Measured]:
    """Hints at every turn of games of adepts, until there are so many."""
    found: list[Measured] = []
    number = 0
    while len(found) < turns:
        number += 1
        game = city.new_game(players, "standard", f"{seed} {number}", 0)
        bots = [AdeptBot(f"{seed} {number} {seat}") for seat in range(players)]
        turn = -1
        while not game.over and len(found) < turns:
            view = game.view(game.player)
            if game.turn != turn and game.phase != DISCARDING:
                turn = game.turn
                found.append(measured(game, view, f"{seed} {number} {turn}", hint, deep, deals))
            game.apply(bots[game.player].decide(view, game.legal_actions(), game.text))
    return found


def report(found: list[Measured]) -> None:
    """Print what hints give away."""
    count = len(found)
    losses = sorted(one.loss for one in found)
    mean = sum(losses) / count
    error = sqrt(sum((loss - mean) ** 2 for loss in losses) / (count * max(1, count - 1)))
    same = sum(one.same for one in found)
    print(f"{count} hints, {same} of them the turn that a longer search found, too")
    print(f"given away on average: {100 * mean:.2f} ± {100 * 1.96 * error:.2f} points of the chance to win")
    for share in (0.5, 0.9, 0.95, 0.99):
        print(
            f"  {100 * share:.0f} % of the hints: up to {100 * losses[int(share * (count - 1))]:.1f} points"
        )
    print(f"  the largest: {100 * losses[-1]:.1f} points")
    print(f"called a mistake by the analysis: {sum(one.mistake for one in found)} of {count}")


def main() -> int:
    """Read the options and measure."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--turns", type=int, default=200)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", default="hint")
    parser.add_argument("--playouts", type=int, default=HINT, help="of a hint")
    parser.add_argument("--deep", type=int, default=DEEP, help="playouts of what it is compared with")
    parser.add_argument("--deals", type=int, default=48, help="on which both are tried")
    chosen = parser.parse_args()
    report(measure(chosen.turns, chosen.players, chosen.seed, chosen.playouts, chosen.deep, chosen.deals))
    return 0


if __name__ == "__main__":
    sys.exit(main())
