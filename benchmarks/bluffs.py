"""Are the chances true that the coach states about bluffs?

    python -m benchmarks.bluffs play LEVEL DECISIONS FILE [SEED]    note bluffs of this level in a file
    python -m benchmarks.bluffs fit FILE …                          what the coach has to know of the levels
    python -m benchmarks.bluffs table FILE …                        compare what is stated with what lay there

Each time the opponent of a player of LEVEL is asked whether to call a bluff, a line of the file says what he
can know (how many cards lie face down, how many of those that may lie there fit, how many do not) and whether
there was a lie. `liar` is a player who lays a bluff whenever he can, and lies a third of the time.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from math import log, sqrt
from pathlib import Path
from typing import Any, Final

from bluemoon.bots import Budget, make
from bluemoon.bots.duel.bluffs import Habit, chance_of, habit
from bluemoon.cards.pool import PEOPLES
from bluemoon.chance import Chance
from bluemoon.duel.engine import DuelState, new_game
from bluemoon.duel.knowledge.view import View
from bluemoon.duel.model import actions as do
from bluemoon.duel.model import frames
from bluemoon.duel.model.actions import card_of, kind_of
from bluemoon.duel.rules.execute import honest_bluffs
from bluemoon.sets import size

BLUFFERS: Final = "Buka"  # the people with bluff icons
LIARS: Final = "liar"
PLAYOUTS: Final = 24  # of master for a turn: he lies as he always does, but does not think long
MORE: Final = (5, 7, 10, 12, 13, 14, 15, 20, 25, 30, 40)  # tenths that are tried for `Habit.more`
HOLDS: Final = (0, 10, 20, 30)  # hundredths that are tried for `Habit.holds`
CALLED: Final = 0.3  # the other player calls so many bluffs, by lot
WIDTH: Final = 10  # points of chance in one row of the table
ENOUGH: Final = 100  # decisions in a row that is judged
ALLOWED: Final = 5.0  # points


class Liar:
    """Plays like novice, but lays a bluff whenever it can: a third of them are lies."""

    def __init__(self, seed: str) -> None:
        self.bot = make("duel", "novice", seed)
        self.chance = Chance.of(f"liar {seed}")

    def decide(self, view: View, actions: Sequence[int], text: Callable[[int], str]) -> int:
        g = view.state
        bluffs = [act for act in actions if kind_of(act) == do.BLUFF and not g.stack]
        fresh = g.sides[view.seat].bluffs & g.sides[view.seat].fresh
        if bluffs and not fresh:
            honest = honest_bluffs(g, view.seat)
            lying = self.chance.below(3) == 0
            fitting = [act for act in bluffs if bool(honest >> card_of(act) & 1) != lying]
            if fitting:
                return fitting[self.chance.below(len(fitting))]
        acts = [act for act in actions if kind_of(act) != do.BLUFF or g.stack] or list(actions)
        return self.bot.decide(view, acts, text)


def play(level: str, wanted: int, file: Path, seed: str) -> None:
    """Play games until so many bluffs of the level have been noted."""
    chance = Chance.of(f"bluffs {level} {seed}")
    noted = number = 0
    with file.open("a", encoding="utf-8") as out:
        while noted < wanted:
            number += 1
            other = PEOPLES[chance.below(len(PEOPLES))]
            game = new_game((BLUFFERS, other), "legends", f"bluffs {seed} {number}", piles="open")
            for line in _game(game, level, f"{seed} {number}", chance):
                out.write(json.dumps({"level": level, "game": number, **line}) + "\n")
                noted += 1
            out.flush()


def _game(game: DuelState, level: str, seed: str, chance: Chance) -> list[dict[str, Any]]:
    """Play a game; every bluff of the first player about which the second is asked."""
    first = Liar(seed) if level == LIARS else make("duel", level, seed, Budget(playouts=PLAYOUTS))
    second = make("duel", "novice", f"other {seed}")
    found = []
    while not game.over:
        actions, seat = game.legal_actions(), game.player
        if game.stack and game.stack[-1][0] == frames.CALLING and seat == 1:
            found.append(_noted(game))
            call = chance.below(100) < 100 * CALLED
            act = next(act for act in actions if (kind_of(act) == do.CALL) == call)
        elif len(actions) == 1:
            act = actions[0]
        else:
            bot = first if seat == 0 else second
            act = bot.decide(game.view(seat), actions, game.text)
        game.apply(act)
    return found


def _noted(game: DuelState) -> dict[str, Any]:
    """What the player who is asked can know, and whether there is a lie."""
    view = game.view(1)
    hidden, side = view.hidden[0], game.sides[0]
    assert hidden is not None
    honest, could = honest_bluffs(game, 0), hidden.pool & game.decks[0].bluff
    return {
        "cards": sum(hidden.bluffs),
        "fit": size(could & honest),
        "lies": size(could & ~honest),
        "seen": bool(side.bluffs & side.seen & ~honest),
        "lie": bool(side.bluffs & ~honest),
    }


def stated(line: dict[str, Any], habit: Habit) -> float:
    """The chance that the coach would state, as `lie_chance` reckons it."""
    return _chance((line["cards"], line["fit"], line["lies"], line["seen"]), habit)


Situation = tuple[int, int, int, bool]  # as `_noted` says: cards, fit, lies, seen


def fitted(lines: Sequence[dict[str, Any]]) -> Habit:
    """The habit under which what lay there is likeliest."""
    counts: Counter[tuple[Situation, bool]] = Counter(
        ((line["cards"], line["fit"], line["lies"], line["seen"]), line["lie"]) for line in lines
    )
    shapes = [
        (bend / 10, more / 10, holds / 100) for bend in range(0, 19, 2) for more in MORE for holds in HOLDS
    ]
    return max((_best_odds(counts, *shape) for shape in shapes), key=lambda found: _likely(counts, found))


def _best_odds(counts: Counter[tuple[Situation, bool]], bend: float, more: float, holds: float) -> Habit:
    """The odds with which the stated chances are right on average."""
    low, high = 1e-4, 1e2
    wanted = sum(n for (_, lie), n in counts.items() if lie)
    for _ in range(16):
        middle = sqrt(low * high)
        habit = Habit(middle, bend, more, holds)
        less = sum(n * _chance(situation, habit) for (situation, _), n in counts.items()) < wanted
        low, high = (middle, high) if less else (low, middle)
    return Habit(sqrt(low * high), bend, more, holds)


def _chance(situation: Situation, habit: Habit) -> float:
    cards, fit, lies, seen = situation
    return 1.0 if seen else chance_of(cards, fit, lies, habit)


def _likely(counts: Counter[tuple[Situation, bool]], habit: Habit) -> float:
    """The logarithm of the likelihood of what lay there."""
    return sum(
        n * log(max(p if lie else 1 - p, 1e-6))
        for (situation, lie), n in counts.items()
        for p in [_chance(situation, habit)]
    )


def fit(files: Sequence[Path]) -> None:
    """Print the habits of all levels for `bluemoon.bots.duel.bluffs`."""
    for level, lines in _by_level(files).items():
        found = fitted(lines)
        print(f'    "{level}": Habit({found.odds:.3g}, {found.bend}, {found.more}, {found.holds}),')


def _by_level(files: Sequence[Path]) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = {}
    for file in files:
        for text in file.read_text(encoding="utf-8").splitlines():
            line = json.loads(text)
            found.setdefault(line["level"], []).append(line)
    return found


def interval(hits: int, count: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's interval of 95 %, in points."""
    share = hits / count
    middle = share + z * z / (2 * count)
    spread = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    return 100 * (middle - spread) / (1 + z * z / count), 100 * (middle + spread) / (1 + z * z / count)


def table(files: Sequence[Path]) -> bool:
    """Print for each level what was stated and what came true; whether all of it agrees."""
    fine = True
    print(
        "| opponent | stated | decisions | on average | a lie was there | 95 % |\n|---|---|---|---|---|---|"
    )
    for level, own in _by_level(files).items():
        rows: dict[int, list[dict[str, Any]]] = {}
        for line in own:
            rows.setdefault(min(int(100 * stated(line, habit(level))) // WIDTH, 9), []).append(line)
        for row, there in [*sorted(rows.items()), (-1, own)]:
            name = f"{row * WIDTH}–{row * WIDTH + WIDTH} %" if row >= 0 else "all"
            fine &= _row(level, name, there)
    return fine


def _row(level: str, name: str, lines: Sequence[dict[str, Any]]) -> bool:
    hits = sum(line["lie"] for line in lines)
    said = 100 * sum(stated(line, habit(level)) for line in lines) / len(lines)
    low, high = interval(hits, len(lines))
    came = 100 * hits / len(lines)
    few = " (few)" if len(lines) < ENOUGH else ""
    print(f"| {level} | {name} | {len(lines)}{few} | {said:.1f} % | {came:.1f} % | {low:.1f}–{high:.1f} % |")
    return bool(few) or abs(came - said) <= ALLOWED


def main(words: list[str]) -> None:
    """The commands of the docstring above."""
    if len(words) in (4, 5) and words[0] == "play":
        play(words[1], int(words[2]), Path(words[3]), words[4] if len(words) == 5 else "one")
    elif len(words) >= 2 and words[0] == "fit":
        fit([Path(word) for word in words[1:]])
    elif len(words) >= 2 and words[0] == "table":
        sys.exit(not table([Path(word) for word in words[1:]]))
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
