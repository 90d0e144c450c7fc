"""Two files of weights against each other: adept plays with each, all peoples and both rules by lot, every
deal from both seats.

    PYTHONPATH=build/compiled python -m benchmarks.weights ONE TWO --games 2400 --seed one

Several files with commas between stand for their average: every plan is judged with all of them. (That takes
several times as long; `bluemoon.train.distill` makes one judgement of them.)
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import fmean

from bluemoon.bots.base import Budget
from bluemoon.bots.duel.adept import AdeptBot
from bluemoon.bots.duel.features import possible_hands
from bluemoon.bots.duel.judgement import Judge
from bluemoon.bots.duel.networks import Networks, take_networks, use_networks
from bluemoon.bots.duel.turns import Plan, Search
from bluemoon.cards import PEOPLES
from bluemoon.duel.engine import determinize, new_game
from bluemoon.duel.knowledge.view import View
from bluemoon.lab.statistics import wilson
from bluemoon.lab.tasks import UNHURRIED

TOLD = 200  # games between two lines


Judges = tuple[Networks, ...]


class Panel(AdeptBot):
    """Adept with several judgements, who plans by their average and decides all else by the first."""

    def __init__(self, seed: str, judges: Judges) -> None:
        super().__init__(seed, Budget(playouts=UNHURRIED))
        self.judges = judges

    def decide(self, view: View, actions: Sequence[int], text: Callable[[int], str]) -> int:
        """The next action."""
        use_networks(self.judges[0])
        return super().decide(view, actions, text)

    def plan(self, view: View, actions: Sequence[int], text: Callable[[int], str]) -> int:
        """The plan that all judgements together find best."""
        if len(self.judges) == 1:
            return super().plan(view, actions, text)
        chance = self.dice(view)
        deal = determinize(view, chance)
        hands = possible_hands(view, self.hands, chance)
        found: dict[tuple[int, ...], list[Plan]] = {}
        for judge in self.judges:
            use_networks(judge)
            for plan in Search(Judge(deal, view.seat, hands), self.nodes).run(deal, actions):
                found.setdefault(plan.actions, []).append(plan)
        use_networks(self.judges[0])
        if not found:
            return self.react(view, actions, text)
        for same in found.values():
            same[0].value = fmean(plan.value for plan in same)
        plans = sorted((same[0] for same in found.values()), key=lambda plan: -plan.value)
        return self.adopt(self.best(plans, view, chance, text)[0], view.seat)


def winner(seats: tuple[Judges, Judges], peoples: tuple[str, str], rules: str, seed: str) -> Judges:
    """One game; the judgements that won."""
    game = new_game(peoples, rules, seed)
    bots = [Panel(f"{seed} {seat}", judges) for seat, judges in enumerate(seats)]
    while not game.over:
        actions, seat = game.legal_actions(), game.player
        if len(actions) > 1:
            game.apply(bots[seat].decide(game.view(seat), actions, game.text))
        else:
            game.apply(actions[0])
    return seats[game.winner]


def judges(files: str) -> Judges:
    """The judgements in some files, which have commas between."""
    return tuple(take_networks(Path(file)) for file in files.split(","))


def main() -> int:
    """Read the options, play, and tell how often the first weights won."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("one", type=judges)
    parser.add_argument("two", type=judges)
    parser.add_argument("--games", type=int, default=2400)
    parser.add_argument("--seed", default="one")
    chosen = parser.parse_args()
    one, two = chosen.one, chosen.two
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
