"""How the stored decisions were made: `python -m tests.bots.frozen.make`, once, at commit 1e56c47 (with the
frozen bots added), compiled.

Games of the frozen bots in which every decision is put to a fresh one, from a position; a part of the
decisions is kept. Do not run it again: the file is the proof that the bots play as they did then.
Cards that are to be designed anew are left out of the decks, so that the decisions outlive that.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from time import perf_counter
from typing import Any

from bluemoon.cards import PEOPLES
from bluemoon.city import engine as city
from bluemoon.duel import engine as duel
from bluemoon.formats.games import start_game
from tests.bots.frozen.decisions import Decision, answer, checksum, game_of, write_decisions
from tests.formats.lists import random_lists

TO_BE_CHANGED = {
    *("Ginto the Stubborn", "Mother Halu", "Hyla of the Shallows", "Hyla of the Hearth"),
    *("Hyla of the Empty Bowl", "Hyla of the Sealed Lips", "Hyla of the Narrow Path"),
    *("Royal Herald", "Royal Treasurer"),
}
BUILT = ("built", "inquisitors", "emissaries", "built", "inquisitors", "emissaries", "drafted", "families")
NEVER = 10**9  # playouts that no bot reaches
# bot, playouts, nodes: of the duel, with small searches mostly, so that the test is quick
WAYS = (
    *[("adept@1", NEVER, 20)] * 13,
    *[("adept@1", NEVER, 0)] * 2,
    *[("master@1", 4, 20)] * 6,
    *[("master@1", 8, 0)],
    *[("novice@1", 0, 0)],
)
KEPT_OF_A_DUEL = 42
KEPT_OF_LISTS = 26  # new decks are slow: what the bots know of a deck is worked out at every decision
CITY_WAYS = (*[("adept@1", NEVER, 0)] * 20, ("master@1", 1, 0), *[("novice@1", 0, 0)] * 2)
KEPT_OF_A_CITY = 51
LONG = {
    "adept@1": 0.004,
    "master@1": 0.03,
    "novice@1": 1.0,
}  # seconds: slower decisions of the city are not kept


def duels() -> Iterator[tuple[str, duel.DuelState]]:
    """Every people four times, in both editions; then lists of other kinds."""
    for number, people in enumerate(PEOPLES):
        for rules, step in (("legends", 3), ("classic", 5), ("legends", 0), ("classic", 1)):
            other = PEOPLES[(number + step) % 9]
            key = f"{people} {other} {rules}"
            yield key, duel.new_game((people, other), rules, f"frozen {key}")
    for number, kind in enumerate(BUILT):
        seed = next(seed for n in range(1000) if lasting(kind, seed := f"frozen {number} {n}"))
        lists, terms, drafted = random_lists(kind, seed)
        yield f"{kind} {number}", start_game(lists, terms, seed, drafted=drafted, mulligan=number % 2 == 0)


def lasting(kind: str, seed: str) -> bool:
    lists, _, _ = random_lists(kind, seed)
    names = {name for deck in lists for name in (*deck.cards, deck.inquisitor, deck.emissary)}
    with_inquisitor = any(deck.inquisitor for deck in lists)
    return not names & TO_BE_CHANGED and (with_inquisitor or kind != "inquisitors")


def decide(game: Any, key: str, name: str, ways: tuple[tuple[str, int, int], ...]) -> list[Decision]:
    """Play the game; every decision that is one."""
    dice = random.Random(key)
    made = []
    count = 0
    while not game.over:
        count += 1
        actions = game.legal_actions()
        if len(actions) == 1:
            game.apply(actions[0])
            continue
        bot, playouts, nodes = dice.choice(ways)
        asked = Decision(
            f"{key} {count}", name, bot, f"{key} {game.player}", playouts, nodes, game.position(), 0, ""
        )
        there = game_of(asked)
        began = perf_counter()
        said = answer(asked, there)
        quick = name == "duel" or perf_counter() - began < LONG[bot]
        if quick and len(there.legal_actions()) > 1:
            made.append(asked._replace(offered=checksum(there), action=said))
        game.apply(game.parse(said))
    return made


def kept(made: list[Decision], most: int) -> list[Decision]:
    """So many, spread over the game."""
    chosen = sorted(random.Random(made[0].key).sample(range(len(made)), min(most, len(made))))
    return [made[i] for i in chosen]


def main() -> None:
    stored = []
    for key, game in duels():
        most = KEPT_OF_LISTS if key.split()[0] in BUILT else KEPT_OF_A_DUEL
        stored += kept(decide(game, key, "duel", WAYS), most)
        print(key, len(stored), flush=True)
    for number in range(6):
        table = city.new_game(2 + number % 3, "standard" if number % 2 else "random", f"frozen {number}")
        stored += kept(decide(table, f"city {number}", "city", CITY_WAYS), KEPT_OF_A_CITY)
        print("city", number, len(stored), flush=True)
    write_decisions(stored)


if __name__ == "__main__":
    main()
