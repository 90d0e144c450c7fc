"""Moments of duels from which the judgement learns, see `strength_fit`.

    python -m benchmarks.strength_samples outcomes one.npz --seconds 600 --seed 1
    python -m benchmarks.strength_samples answers two.npz --seconds 600 --seed 1

*Outcomes*: every announcement and every time between fights of games between adepts and novices, and who won.
*Answers*: several ends of the same turn, and what each was worth two turns later, on several deals of the
hidden cards. Adepts decide by judgement alone here, and now and then prefer what looks a little worse, so
that the networks see what a good player avoids, too.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from bluemoon import duel
from bluemoon.bots import Budget, make
from bluemoon.bots.duel.adept import AdeptBot
from bluemoon.bots.duel.features import (
    Reserves,
    drawable,
    lateness,
    lead_of,
    possible_hands,
    tell_fight,
    tell_outcome,
    tell_time,
)
from bluemoon.bots.duel.holdings import holdings, reply_of
from bluemoon.bots.duel.judgement import Judge
from bluemoon.bots.duel.playout import playout
from bluemoon.bots.duel.turns import Plan, Search, after, settle
from bluemoon.bots.net import Notes
from bluemoon.cards import PEOPLES
from bluemoon.chance import Chance
from bluemoon.duel import actions as do
from bluemoon.duel.knowledge import View
from bluemoon.duel.state import LEADERSHIP, POWER, State
from bluemoon.duel.table import retreat_dragons, survey
from bluemoon.sets import size

HANDS, NODES = 8, 60
KINDS = (("adept", "adept"), ("adept", "novice"), ("novice", "adept"))
CURIOUS, LURE = 30, 0.05  # in how many of 100 turns a plan is taken that looks worse, and by about how much
LOOKED_AT = 0.15  # of the turns, where answers are sampled
BEST, OTHERS, DEALS, TURNS = 5, 2, 5, 2  # ends of a turn that are compared; deals, and turns of each

Samples = dict[str, list[Any]]
Note = Callable[[duel.Duel, View, list[int]], None]


class CuriousAdept(AdeptBot):
    """Decides by judgement alone and is led astray now and then."""

    def best(
        self, plans: list[Plan], view: View, chance: Chance, text: Callable[[int], str]
    ) -> tuple[Plan, float]:
        if chance.below(100) >= CURIOUS:
            return plans[0], plans[0].value
        dice = random.Random(chance.word())
        found = max(plans[:8], key=lambda plan: plan.value + dice.gauss(0.0, LURE))
        return found, found.value


def play_one(seed: str, dice: random.Random, note: Note) -> duel.Duel:
    """One game; `note` sees every decision with a choice, and every announcement."""
    game = duel.new_game((dice.choice(PEOPLES), dice.choice(PEOPLES)), seed=seed)
    unhurried = Budget(playouts=10**9)
    bots = [
        CuriousAdept(f"{seed} {seat}", unhurried)
        if level == "adept"
        else make("duel", level, f"{seed} {seat}")
        for seat, level in enumerate(dice.choice(KINDS))
    ]
    while not game.over:
        actions, view = game.legal_actions(), game.view(game.player)
        action = bots[game.player].choose(view, actions, game.text) if len(actions) > 1 else actions[0]
        note(game, view, actions if action >> 12 != do.ANNOUNCE else [action])
        game.apply(action)
    return game


# --- figures ----------------------------------------------------------------------------------------------


def cards_between(g: State, seat: int) -> list[int]:
    """The two decks and the sets of cards that the network of the time between fights sees."""
    a, b = g.sides[seat], g.sides[1 - seat]
    peoples = [PEOPLES.index(g.decks[seat].name), PEOPLES.index(g.decks[1 - seat].name)]
    return [*peoples, a.hand, drawable(a), b.hand | drawable(b)]


def between(g: State, seat: int, gained: int, begins: bool) -> list[float]:
    both = (holdings(g.decks[0]), holdings(g.decks[1]))
    reserves = Reserves(g, seat, both)
    hand = g.sides[seat].hand
    notes = Notes()
    late = lateness(size(hand) + reserves.drawn, reserves.many)
    tell_outcome(lead_of(g, seat) + gained, begins, late, notes)
    reserves.tell_time(both[seat], both[1 - seat], notes)
    tell_time(g, seat, hand, both, reserves, notes)
    return notes.figures


def announcement(g: State, seat: int, element: int, hands: list[int]) -> list[Any]:
    """The figures of an announcement, those of the time after the fight, won and lost, and the cards."""
    if g.stale:
        survey(g)
    other = 1 - seat
    both = (holdings(g.decks[0]), holdings(g.decks[1]))
    a, b = g.sides[seat], g.sides[other]
    table = [a.active & ~a.ignored, a.support & ~a.bluffs & ~a.ignored, b.support & ~b.bluffs & ~b.ignored]
    replies = [reply_of(g, other, hand, element, both[other]) for hand in hands]
    reserves = Reserves(g, seat, both)
    notes = Notes()
    reserves.tell_fight(element, both[seat], both[other], notes)
    tell_fight(g, seat, element, replies, both, reserves, notes)
    return [
        notes.figures,
        between(g, seat, retreat_dragons(g, other), False),
        between(g, seat, -retreat_dragons(g, seat), True),
        [element, *cards_between(g, seat), *table],
    ]


# --- outcomes ---------------------------------------------------------------------------------------------


def outcomes(number: int, seed: str, dice: random.Random, found: Samples) -> None:
    """All announcements and times between fights of one game."""
    chance = Chance.of(f"hands {seed}")
    moments: list[tuple[int, list[Any]]] = []  # seat (-1: between fights) and figures
    times: list[tuple[int, list[float], list[int]]] = []  # seat, figures and cards between fights
    turn = -1

    def note(game: duel.Duel, view: View, actions: list[int]) -> None:
        nonlocal turn
        if not game.stack and not game.fight and game.phase <= LEADERSHIP and game.turn != turn:
            turn = game.turn
            moments.append((-1, []))
            for seat in (0, 1):
                figures = between(game, seat, 0, seat == game.current)
                times.append((seat, figures, cards_between(game, seat)))
        if actions[0] >> 12 == do.ANNOUNCE and not game.stack:
            hands = possible_hands(view, HANDS, chance)
            moments.append((view.seat, announcement(game, view.seat, actions[0] & 63, hands)))

    winner = play_one(seed, dice, note).winner
    for i, (seat, figures) in enumerate(moments):
        if seat < 0:
            continue
        for key, figure in zip(("fight", "won", "lost", "fight_cards"), figures):
            found.setdefault(key, []).append(figure)
        found.setdefault("fight_won", []).append(seat == winner)
        found.setdefault("fight_game", []).append(number)
        # What was expected after the fight is compared with who won, where the fight did end so.
        follow = [who for who, _ in moments[i + 1 : i + 3]]
        if follow[:1] == [-1]:
            times.append((seat, figures[1], figures[3][1:6]))
        elif follow[1:] == [-1] and follow[0] != seat:
            times.append((seat, figures[2], figures[3][1:6]))
    for seat, told, cards in times:
        found.setdefault("between", []).append(told)
        found.setdefault("between_cards", []).append(cards)
        found.setdefault("between_won", []).append(seat == winner)
        found.setdefault("between_game", []).append(number)


# --- answers ----------------------------------------------------------------------------------------------


def answers(number: int, seed: str, dice: random.Random, found: Samples) -> None:
    """Some turns of one game: several ways through each, and what they are worth after the answers."""

    def note(game: duel.Duel, view: View, actions: list[int]) -> None:
        planning = game.current == game.player and game.phase < POWER and not game.stack
        if planning and len(actions) > 1 and dice.random() < LOOKED_AT:
            compare(game, view, actions, Chance.of(f"{seed} {game.turn}"), dice, found)

    play_one(seed, dice, note)


def compare(
    game: duel.Duel, view: View, actions: list[int], chance: Chance, dice: random.Random, found: Samples
) -> None:
    deal = duel.determinize(view, chance)
    judge = Judge(deal, view.seat, possible_hands(view, HANDS, chance))
    plans = [p for p in Search(judge, NODES).run(deal, actions) if p.actions[-1] >> 12 == do.ANNOUNCE]
    plans = plans[:BEST] + dice.sample(plans[BEST:], min(OTHERS, len(plans[BEST:])))
    deals = [duel.determinize(view, chance) for _ in range(DEALS)]
    position = found["position"][-1] + 1 if found.get("position") else 0
    for plan in plans if len(plans) > 1 else ():
        end = before_last(deal, plan, view.seat)
        figures = announcement(end, view.seat, plan.actions[-1] & 63, judge.hands)
        for key, figure in zip(("fight", "won", "lost", "fight_cards"), figures):
            found.setdefault(key, []).append(figure)
        worth = sum(playout(other, plan, view.seat, TURNS) for other in deals) / DEALS
        found.setdefault("worth", []).append(worth)
        found.setdefault("position", []).append(position)


def before_last(deal: State, plan: Plan, seat: int) -> State:
    """The state before the last step of the plan, as the search found it."""
    for action in plan.actions[:-1]:
        deal = after(deal, action)
        settle(deal, seat)
    return deal


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("what", choices=["outcomes", "answers"])
    parser.add_argument("file", type=Path)
    parser.add_argument("--seconds", type=float, default=600.0, help="of processor time")
    parser.add_argument("--seed", default="fit")
    chosen = parser.parse_args()
    sample = outcomes if chosen.what == "outcomes" else answers
    dice = random.Random(chosen.seed)
    found: Samples = {}
    began, number = time.process_time(), 0
    while time.process_time() - began < chosen.seconds:
        sample(number, f"{chosen.seed} {number}", dice, found)
        number += 1
    arrays = {
        key: np.array(values, np.int64 if "cards" in key or "position" in key else np.float32)
        for key, values in found.items()
    }
    np.savez_compressed(chosen.file, **arrays)  # type: ignore[arg-type]
    print(f"{number} games, " + ", ".join(f"{len(values)} {key}" for key, values in found.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
