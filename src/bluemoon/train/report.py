"""Measures the judgement and a bot on stored games of a strong player, and writes the report.

    PYTHONPATH=build/compiled python -m bluemoon.train.report GAMES --into docs/strength.md

Log loss of what the judgement says at his announcements and between his fights; calibration at one random
position of each game; how often the bot ends a turn as he did; and the habits of both, in a game. With
`--into` the part of a text between two marks is written anew, otherwise the report is printed. `--weights`
measures other weights than those of the package.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from bluemoon.bots import Budget, make
from bluemoon.bots.duel.features import possible_hands
from bluemoon.bots.duel.judgement import Judge
from bluemoon.bots.duel.networks import take_networks
from bluemoon.cards import PEOPLES
from bluemoon.chance import Chance
from bluemoon.duel import engine as duel
from bluemoon.duel.engine import DuelState
from bluemoon.duel.model import actions as do
from bluemoon.duel.model.actions import card_of, kind_of
from bluemoon.train.habits import HABITS, Habits, own_games
from bluemoon.train.measures import Said, Share, furthest, log_loss, tenths
from bluemoon.train.selfplay import HANDS
from bluemoon.train.strong_play import replayed, stored_games

BEGIN = "<!-- what follows is written by bluemoon.train.report -->"
END = "<!-- end of the report -->"
ENDINGS = (do.ANNOUNCE, do.RETREAT, do.DECLINE)
LONGEST = 100  # decisions of a turn; none is that long


class Measured:
    """What was measured so far."""

    def __init__(self, bot: str, playouts: int, compared: int) -> None:
        self.bot, self.playouts = bot, playouts
        self.compared = compared  # games of a pair in which the bot is asked, too: it takes longest
        self._asked: Counter[tuple[str, ...]] = Counter()
        self.fights: list[Said] = []
        self.between: list[Said] = []
        self.one_a_game: list[Said] = []
        self.by_people: dict[str, list[Said]] = {people: [] for people in PEOPLES}
        self.retreats = {people: Share() for people in PEOPLES}  # his retreats that the bot finds
        self.holds = {people: Share() for people in PEOPLES}  # his announcements where the bot announces, too
        self.elements = {people: Share() for people in PEOPLES}  # ... and in the same element
        self.habits = Habits()
        self.games = 0
        self._chance = Chance.of("report")
        self._dice = random.Random("report")

    def add(self, stored: dict[str, Any]) -> None:
        """A stored game."""
        peoples: list[str] = stored["decks"]
        self.games += 1
        self.habits.game(peoples)
        self._asked[tuple(peoples)] += 1
        told: list[Said] = []
        for number, turn in enumerate(stored["turns"]):
            told += self._turn(turn, stored["winner"], peoples, f"{self.games} {number}")
        self.one_a_game.append(self._dice.choice(told))

    def _turn(self, turn: dict[str, Any], winner: int, peoples: list[str], seed: str) -> list[Said]:
        game = duel.from_position(turn["position"])
        told: list[Said] = []
        if not game.fight and not game.stack:
            for seat in (0, 1):
                self.between.append(Said(Judge(game, seat, [0]).between(game), seat == winner))
            told.append(self.between[-2 + game.current])
        for act in replayed(game, turn["actions"]):
            seat = game.player
            self.habits.note(game, act, peoples[seat])
            if game.stack or kind_of(act) not in ENDINGS:
                continue
            if kind_of(act) == do.ANNOUNCE:
                said = Said(self._announced(game, card_of(act)), seat == winner)
                self.fights.append(said)
                self.by_people[peoples[seat]].append(said)
                told.append(said)
            if self._asked[tuple(peoples)] <= self.compared:
                self._compare(duel.from_position(turn["position"]), act, peoples[seat], seed)
        return told

    def _announced(self, game: DuelState, element: int) -> float:
        hands = possible_hands(game.view(game.player), HANDS, self._chance)
        return Judge(game, game.player, hands).announced(game, element)

    def _compare(self, game: DuelState, his: int, people: str, seed: str) -> None:
        """Does the bot end the turn as he did?"""
        if not game.fight:
            return
        act = self.ending(game, seed)
        if kind_of(his) == do.RETREAT:
            self.retreats[people].add(kind_of(act) == do.RETREAT)
        elif kind_of(his) == do.ANNOUNCE:
            self.holds[people].add(kind_of(act) == do.ANNOUNCE)
            if kind_of(act) == do.ANNOUNCE:
                self.elements[people].add(card_of(act) == card_of(his))

    def ending(self, game: DuelState, seed: str) -> int:
        """How the bot ends the turn that begins here; 0 where it ends by itself."""
        bots = [make("duel", self.bot, f"{seed} {seat}", Budget(playouts=self.playouts)) for seat in (0, 1)]
        turn = game.turn
        for _ in range(LONGEST):
            if game.over or game.turn != turn:
                return 0
            actions = game.legal_actions()
            act = actions[0]
            if len(actions) > 1:
                act = bots[game.player].decide(game.view(game.player), actions, game.text)
            if not game.stack and kind_of(act) in ENDINGS:
                return int(act)
            game.apply(act)
        return 0


def report(found: Measured, own: Habits, command: str) -> str:
    """The report as Markdown."""
    parts = tenths(found.one_a_game)
    lines = [
        f"`{command}`: {found.games} games, {len(found.fights)} announcements, "
        f"{len(found.between)} times between fights (both seats' views).",
        "",
        "| log loss | fights | between |",
        "|---|---|---|",
        f"| the judgement as bots use it | {log_loss(found.fights):.3f} | {log_loss(found.between):.3f} |",
        "",
        "Calibration, one random position of each game, in tenths of equal size; the furthest is off by "
        f"{furthest(parts) * 100:.1f} points:",
        "",
        "| said | " + " | ".join(f"{part.said:.0%}" for part in parts) + " |",
        "|---|" + "---|" * len(parts),
        "| won | " + " | ".join(f"{part.won:.0%}" for part in parts) + " |",
        "",
        f"By people: what the judgement says at his announcements and what was won, and how {found.bot} ends "
        f"his turns in a fight ({found.compared} games of a pair): his retreats that it finds, his "
        "announcements where it announces, too, and how often it then takes his element.",
        "",
        "| people | said | won | retreats | announcements | element |",
        "|---|---|---|---|---|---|",
        *(people_line(found, people) for people in PEOPLES if found.by_people[people]),
        "",
        f"Habits in a game, the strong player's / {found.bot}'s in games against itself:",
        "",
        "| | all | " + " | ".join(PEOPLES) + " |",
        "|---|---|" + "---|" * len(PEOPLES),
        *(habit_line(found.habits, own, habit) for habit in HABITS),
    ]
    return "\n".join(lines)


def people_line(found: Measured, people: str) -> str:
    said = found.by_people[people]
    chance = sum(one.chance for one in said) / len(said)
    won = sum(one.won for one in said) / len(said)
    shares = " | ".join(str(shares[people]) for shares in (found.retreats, found.holds, found.elements))
    return f"| {people} | {chance:.0%} | {won:.0%} | {shares} |"


def habit_line(his: Habits, own: Habits, habit: str) -> str:
    cells = [f"{his.mean(habit, people):.2f} / {own.mean(habit, people):.2f}" for people in ("", *PEOPLES)]
    return f"| {habit} | " + " | ".join(cells) + " |"


def put_into(text: str, part: str) -> str:
    """The text with the part between the marks written anew."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"there is no place for the report: '{BEGIN}' … '{END}'")
    return f"{before}{BEGIN}\n{part}\n{END}{after}"


def different_pairs() -> Iterable[tuple[str, str]]:
    return [(one, two) for one in PEOPLES for two in PEOPLES if one != two]


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", type=Path, help="the folder of the stored games")
    parser.add_argument("--half", choices=["even", "odd"], default="even")
    parser.add_argument("--most", type=int, default=20, help="games of a file")
    parser.add_argument("--weights", type=Path, help="instead of those of the package")
    parser.add_argument("--bot", default="adept")
    parser.add_argument("--playouts", type=int, default=10**9, help="of the bot in a turn")
    parser.add_argument("--compared", type=int, default=10, help="games of a file in which the bot is asked")
    parser.add_argument("--own", type=int, default=4, help="games of each pair of the bot against itself")
    parser.add_argument("--into", type=Path, help="the text in which the report stands")
    chosen = parser.parse_args()
    if chosen.weights:
        take_networks(chosen.weights)
    found = Measured(chosen.bot, chosen.playouts, chosen.compared)
    for stored in stored_games(chosen.games, chosen.half, chosen.most):
        found.add(stored)
    own = own_games(chosen.bot, different_pairs(), chosen.own, chosen.playouts)
    command = f"python -m bluemoon.train.report GAMES --half {chosen.half} --most {chosen.most}"
    command += f" --compared {chosen.compared} --own {chosen.own}"
    if chosen.bot != "adept":
        command += f" --bot {chosen.bot} --playouts {chosen.playouts}"
    written = report(found, own, command)
    if chosen.into:
        chosen.into.write_text(put_into(chosen.into.read_text(), written))
    else:
        print(written)
    return 0


if __name__ == "__main__":
    sys.exit(main())
