"""How far master should look ahead on a deal of the hidden cards.

    python -m benchmarks.looking_ahead play FILE --seconds 440 --seed one
    python -m benchmarks.looking_ahead table FILE …
    python -m benchmarks.looking_ahead match --turns 6 --against 2 --seconds 0.4 --games 200

(with PYTHONPATH=build/compiled.) `play` takes positions of adepts' games. From each it plays the best plans
to the end of the game on many deals and notes how the position was judged after one turn, two turns, and so
on. `table` then says what a choice by the judgement after so many turns, on half of the deals, gains over
adept's choice in the games of the other half. Both players of these games plan as master imagines them, so
`match` has the last word: games of two masters that look ahead by different numbers of turns, with the same
seconds a turn.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import NamedTuple

from bluemoon.bots.base import Budget
from bluemoon.bots.duel.adept import HANDS, AdeptBot
from bluemoon.bots.duel.answers import best_turn, carry_out, finish_turn
from bluemoon.bots.duel.features import possible_hands
from bluemoon.bots.duel.judgement import Judge, standing
from bluemoon.bots.duel.master import NODES, PRIOR, MasterBot, shortlist
from bluemoon.bots.duel.turns import Plan, Search
from bluemoon.cards import PEOPLES
from bluemoon.chance import Chance
from bluemoon.duel.engine import DuelState, determinize, new_game
from bluemoon.duel.knowledge.view import View
from bluemoon.duel.model.state import POWER, State
from bluemoon.lab.statistics import wilson
from bluemoon.lab.tasks import UNHURRIED

DEALS = 80
AHEAD = 6  # turns after which the judgement is noted
TURNS = 80  # in a game that is played out, as a safeguard
SAMPLES = 4  # positions of a game
LATEST = 44  # turn of a position


class Position(NamedTuple):
    """What was found from one position: adept's judgement of each plan; for each deal and plan, my chance to
    win as judged after one turn, two turns, and so on, and at last who won."""

    judged: list[float]
    deals: list[list[list[float]]]


def played(deal: State, plan: Plan, me: int, chance: Chance) -> list[float]:
    """The judgements on the way to the end of the game, and the result."""
    g = deal.fork()
    carry_out(g, plan, me)
    finish_turn(g, me)
    said: list[float] = []
    for _ in range(TURNS):
        found = None if g.winner >= 0 or g.stack else best_turn(g, g.current, chance)
        if found is None:
            break
        seat = g.current
        if len(said) < AHEAD:
            said.append(found.value if seat == me else 1.0 - found.value)
        carry_out(g, found, seat)
        finish_turn(g, seat)
    result = standing(g, me)
    return [*said, *[result] * (AHEAD - len(said)), result]


def looked_at(view: View, actions: list[int], chance: Chance) -> Position | None:
    """All plans of master's shortlist on all deals; None if there is only one."""
    deal = determinize(view, chance)
    judge = Judge(deal, view.seat, possible_hands(view, HANDS, chance))
    plans = shortlist(Search(judge, NODES).run(deal, actions))
    if len(plans) < 2:
        return None
    deals = []
    for _ in range(DEALS):
        deal, guesses = determinize(view, chance), chance.word()
        deals.append([played(deal, plan, view.seat, Chance.of(guesses)) for plan in plans])
    return Position([plan.value for plan in plans], deals)


def positions(seed: str, end: float) -> Iterator[Position]:
    """Positions of adepts' games, until the time is over."""
    dice = random.Random(seed)
    number = 0
    while True:
        number += 1
        decks = dice.choice(PEOPLES), dice.choice(PEOPLES)
        game = new_game(decks, dice.choice(("classic", "legends")), f"{seed} {number}")
        bots = [AdeptBot(f"{seed} {number} {seat}", Budget(playouts=UNHURRIED)) for seat in (0, 1)]
        wanted = set(dice.sample(range(LATEST), SAMPLES))
        while not game.over:
            if time.monotonic() > end:
                return
            if game.turn in wanted and planning(game):
                wanted.remove(game.turn)
                chance = Chance.of(f"{seed} {number} {game.turn}")
                found = looked_at(game.view(game.player), game.legal_actions(), chance)
                if found:
                    yield found
            step(game, bots)


def planning(game: DuelState) -> bool:
    """Does somebody begin to plan his turn here?"""
    return (
        not game.stack
        and game.current == game.player
        and game.phase < POWER
        and len(game.legal_actions()) > 1
    )


def step(game: DuelState, bots: list[AdeptBot]) -> None:
    """One decision."""
    seat, actions = game.player, game.legal_actions()
    only = len(actions) == 1
    game.apply(actions[0] if only else bots[seat].decide(game.view(seat), actions, game.text))


def gain(position: Position, turns: int, number: int) -> float:
    """What the choice by so many deals, judged after so many turns, gains; on average over both halves of the
    deals."""
    half = len(position.deals) // 2
    total = 0.0
    for learn, test in (
        (position.deals[:half], position.deals[half:]),
        (position.deals[half:], position.deals[:half]),
    ):
        said = [
            PRIOR * judged + sum(deal[plan][turns - 1] for deal in learn[:number])
            for plan, judged in enumerate(position.judged)
        ]
        chosen = said.index(max(said))
        total += fmean(deal[chosen][-1] for deal in test) - fmean(deal[0][-1] for deal in test)
    return total / 2


def table(files: list[Path]) -> None:
    """Print the gains as a table."""
    lines = [line for file in files for line in file.read_text().splitlines()]
    found = [Position(**json.loads(line)) for line in lines]
    print(f"{len(found)} positions, {DEALS} deals each\n")
    print("| judged after | 5 deals | 10 | 20 | 40 |\n|---|---|---|---|---|")
    for turns in range(1, AHEAD + 2):
        cells = []
        for number in (5, 10, 20, 40):
            gains = [gain(position, turns, number) for position in found]
            cells.append(f"{fmean(gains):.2%} ± {1.96 * stdev(gains) / sqrt(len(gains)):.2%}")
        after = "the end" if turns > AHEAD else f"{turns} turns"
        print(f"| {after} | {' | '.join(cells)} |")


def match(turns: int, against: int, seconds: float, games: int, seed: str) -> None:
    """Games between masters that look ahead by different numbers of turns; every deal from both seats."""

    def master(ahead: int, name: str) -> MasterBot:
        bot = MasterBot(name, Budget(seconds=seconds))
        bot.turns, bot.first_turns = ahead, min(ahead, MasterBot.first_turns)
        return bot

    dice = random.Random(seed)
    wins = 0
    for number in range(games):
        if number % 2 == 0:
            decks, rules = (dice.choice(PEOPLES), dice.choice(PEOPLES)), dice.choice(("classic", "legends"))
        game = new_game(decks, rules, f"{seed} {number // 2}")
        mine = number % 2
        bots: list[AdeptBot] = [
            master(turns if seat == mine else against, f"{number} {seat}") for seat in (0, 1)
        ]
        while not game.over:
            step(game, bots)
        wins += game.winner == mine
    low, high = wilson(wins, games)
    print(f"{turns} turns against {against}: {wins} of {games}, {wins / games:.1%} ({low:.1%} - {high:.1%})")


def main() -> int:
    """Read the options and do what is asked."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=["play", "table", "match"])
    parser.add_argument("files", type=Path, nargs="*")
    parser.add_argument("--seconds", type=float, default=440.0, help="of playing; of a turn in a match")
    parser.add_argument("--seed", default="ahead")
    parser.add_argument("--turns", type=int, default=MasterBot.turns)
    parser.add_argument("--against", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    chosen = parser.parse_args()
    if chosen.what == "play":
        with chosen.files[0].open("w") as file:
            for position in positions(chosen.seed, time.monotonic() + chosen.seconds):
                file.write(json.dumps(position._asdict()) + "\n")
    elif chosen.what == "table":
        table(chosen.files)
    else:
        match(chosen.turns, chosen.against, chosen.seconds, chosen.games, chosen.seed)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
