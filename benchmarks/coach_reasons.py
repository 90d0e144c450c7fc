"""How often has the coach a reason, and which? Newcomers play, each with a coach; every hint that a person
would be shown is counted: at each choice, unless it is the next step of a plan whose reason was told.

    python -m benchmarks.coach_reasons GAMES [--seed SEED] [--playouts N] [--examples N]
    python -m benchmarks.coach_reasons GAMES --first LEVEL  how first games end

One of the players does what the coach says, the other what a newcomer does. As on the page (`Lately` in
`web/src/lib/duel/coach.ts`) a reason that may hold turn after turn is not told again for two hints. Hints
without one are listed by the kind of decision, the most frequent first. A referee follows the hints in the
real game, which the coach does not see, and prints reasons that are not true there; with any the status is 1.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from tests.bots.duel.referee import EMPTY, steps_of, untrue

from bluemoon.bots import Budget, make
from bluemoon.bots.duel.coach import CoachBot
from bluemoon.cards.pool import PEOPLES
from bluemoon.duel.engine import DuelState, new_game
from bluemoon.duel.model import actions as do
from bluemoon.duel.model.actions import kind_of
from bluemoon.messages import HintCode, Message
from bluemoon.powers.question import QUESTIONS

MEMORY: Final = 2  # hints for which a reason is not told again
OFTEN: Final = (
    HintCode.ALL_ANSWER,
    HintCode.MATCHED_BY,
    HintCode.NO_ANSWER,
    HintCode.SHIELD,
    HintCode.THEIR_SHIELD,
    HintCode.BEST_FOUND,
)
KINDS: Final = {value: name for name, value in vars(do).items() if name.isupper() and isinstance(value, int)}


class Listener:
    """A person with a coach at the table: what the coach still plans, and what he said lately."""

    def __init__(self, bot: CoachBot) -> None:
        self.bot = bot
        self.rest: list[str] = []  # the steps of the plan that are still to be done
        self.lately: list[str] = []

    def choose(self, reasons: Sequence[Message]) -> Message:
        """The reason that is told, as the page chooses it."""
        first = reasons[0]
        if first.code in OFTEN or self.lately.count(first.code.value) == MEMORY:
            first = max(reasons, key=lambda one: self._ago(one.code.value))  # the first of those not told
        self.lately = [first.code.value, *self.lately][:MEMORY]
        return first

    def _ago(self, code: str) -> int:
        """How many hints ago this was told."""
        return self.lately.index(code) if code in self.lately else MEMORY


def inner(message: Message) -> Message:
    """A reason without the chance to win."""
    why = dict(message.args).get("why")
    return why if message.code is HintCode.CHANCE and isinstance(why, Message) else message


def reasons_of(hint: Message) -> list[Message]:
    """All that speaks for a hint, the weightiest first."""
    told: dict[str, Any] = dict(hint.args)
    return [inner(told["why"]), *told.get("also", ())]


def kind_of_decision(game: DuelState, first: int, plan: Sequence[Message]) -> str:
    """In words: what is asked, what is advised, and how the planned turn ends."""
    frame = game.waiting
    question = QUESTIONS[frame.kind] if frame is not None else None
    asked = "turn" if frame is None else question.name if question is not None else "question"
    end = plan[-1].code.value.split(".")[1] if plan else ""
    return f"{asked}: {KINDS[kind_of(first)].lower()} … {end}"


class Count:
    """What was counted."""

    def __init__(self) -> None:
        self.asked: Counter[str] = Counter()
        self.silent: Counter[str] = Counter()  # by kind, and why there was none
        self.why: Counter[str] = Counter()
        self.told: Counter[str] = Counter()
        self.runs: Counter[int] = Counter()
        self.examples: list[str] = []
        self.untrue: list[str] = []


def hint_at(game: DuelState, listener: Listener, count: Count) -> None:
    """Ask the coach, and count what he says."""
    bot = listener.bot
    view = game.view(game.player)
    action = bot.decide(view, game.legal_actions(), game.text)
    hint = bot.explain()
    told: dict[str, Any] = dict(hint.args)
    kind = kind_of_decision(game, action, told["plan"])
    reasons = reasons_of(hint)
    if reasons[0].code is HintCode.ANY_DRAGON:
        return  # no choice: the page answers it by itself
    reason = listener.choose(reasons)
    for wrong in untrue(game, steps_of(bot, action, told["plan"]), hint):
        count.untrue.append(f"turn {game.turn}, {wrong.code.value}: {wrong}\n    {hint}")
    count.asked[kind] += 1
    if reason.code in EMPTY:
        count.silent[kind] += 1
        count.why[f"{reasons[0].code.value} | {kind}"] += 1
        count.examples.append(f"{kind}\n    {hint}")
    else:
        count.told[reason.code.value] += 1
    listener.rest = [str(step) for step in told["plan"]]


def play(game: DuelState, seed: str, playouts: int, count: Count) -> None:
    """A game of two newcomers, the first of whom does as he is told."""
    players = [make("duel", "newcomer", f"{seed} {seat}") for seat in (0, 1)]
    listeners = []
    for seat in (0, 1):
        bot = make("duel", "coach", f"{seed} coach {seat}", Budget(playouts=playouts))
        assert isinstance(bot, CoachBot)
        bot.against = "newcomer"
        listeners.append(Listener(bot))
    while not game.over:
        seat = game.player
        acts, listener = game.legal_actions(), listeners[seat]
        offered = {game.text(act): act for act in acts}
        if len(acts) > 1 and not (listener.rest and listener.rest[0] in offered):
            hint_at(game, listener, count)
        own = players[seat].decide(game.view(seat), acts, game.text)
        act = offered.get(listener.rest[0], own) if seat == 0 and listener.rest else own
        done = game.text(act)
        listener.rest = listener.rest[1:] if listener.rest and listener.rest[0] == done else []
        if game.waiting is None and kind_of(act) in (do.ANNOUNCE, do.RETREAT, do.DECLINE):
            listener.rest = []
        game.apply(act)


def first_games(games: int, level: str, playouts: int) -> None:
    """Somebody's first games (Vulca against a newcomer's Hoax), played as a level plays or, for 'coach', as
    he says: how many are won, and how many of the first fights are lost."""
    won = lost = 0
    for number in range(games):
        game = new_game(("Vulca", "Hoax"), "legends", f"first {number}")
        us = make("duel", level, f"o {number}", Budget(playouts=playouts))
        if isinstance(us, CoachBot):
            us.against = "newcomer"
        players = (us, make("duel", "newcomer", f"n {number}"))
        fought = False
        while not game.over:
            seat = game.player
            act = players[seat].decide(game.view(seat), game.legal_actions(), game.text)
            if not fought and game.waiting is None and kind_of(act) == do.RETREAT:
                fought = True
                lost += seat == 0
            game.apply(act)
        won += game.winner == 0
    print(f"{level}: {won} of {games} games won, {lost} first fights lost")


def report(count: Count, games: int, examples: int) -> None:
    """Print what was counted."""
    hints, silent = sum(count.asked.values()), sum(count.silent.values())
    print(f"{games} games, {hints} hints, {silent} without a reason ({100 * silent / max(hints, 1):.1f} %)")
    for kind, number in count.asked.most_common(30):
        print(f"{number:6} {count.silent[kind]:6}  {kind}")
    print("without a reason:")
    for why, number in count.why.most_common(25):
        print(f"{number:6}  {why}")
    print("told:")
    for code, number in count.told.most_common():
        print(f"{number:6}  {code}")
    for example in count.examples[:: max(len(count.examples) // max(examples, 1), 1)][:examples]:
        print(example)


def main() -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("games", type=int)
    parser.add_argument("--seed", default="coach")
    parser.add_argument("--playouts", type=int, default=8, help="of the coach for a turn")
    parser.add_argument("--examples", type=int, default=0, help="hints without a reason to be printed")
    parser.add_argument("--first", metavar="LEVEL", help="play somebody's first games as this level")
    chosen = parser.parse_args()
    if chosen.first:
        first_games(chosen.games, chosen.first, chosen.playouts)
        return 0
    count = Count()
    for number in range(chosen.games):
        ours = PEOPLES[number % len(PEOPLES)]
        theirs = PEOPLES[(number * 4 + number // 9 + 1) % len(PEOPLES)]
        rules = "classic" if number // 9 % 2 else "legends"
        game = new_game((ours, theirs), rules, f"{chosen.seed} {number}")
        play(game, f"{chosen.seed} {number}", chosen.playouts, count)
    report(count, chosen.games, chosen.examples)
    print(f"{len(count.untrue)} reasons are not true")
    print("\n".join(count.untrue))
    return 1 if count.untrue else 0


if __name__ == "__main__":
    sys.exit(main())
