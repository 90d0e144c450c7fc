"""How much each trait of a card counts in a deck: adepts play with random decks, and weights are fitted to
who won.

    PYTHONPATH=build/compiled python -m benchmarks.deck_worth make FOLDER       # the weights of the package
    PYTHONPATH=build/compiled python -m benchmarks.deck_worth try --games 648   # built against ready-made
    PYTHONPATH=build/compiled python -m benchmarks.deck_worth draft --games 320 --against FILE

`make` takes the games by their numbers, so that the same command gives the same weights; if it was stopped,
it goes on. First adepts play with random mixtures of a people's cards and any others, and weights are fitted
to these games. Then they play with ready-made decks, and decks that are built by those weights, in which some
cards were exchanged; only these games show how much the size and too many cards of one type count. The last
weights are fitted to both.
"""

from __future__ import annotations

import argparse
import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np

from bluemoon.bots.deck_kinds import drafted_deck
from bluemoon.bots.decks import CROWDS, FILE, WEIGHTS, all_cards, best_deck, kin, read_weights, traits
from bluemoon.bots.draft import DraftBot
from bluemoon.cards import PEOPLES, Card, ready_made
from bluemoon.duel import Deck
from bluemoon.formats.draft_engine import new_draft
from bluemoon.installation import commit
from bluemoon.lab.arena import deck_pairs
from bluemoon.lab.statistics import wilson
from bluemoon.lab.tasks import Task, deck_text, play

CARDS = {card.name: card for card in all_cards(match=True)}
SIZES = ((30, 10), (30, 10), (35, 14), (45, 20))  # cards and moons of built decks
TRAITS = (
    *(
        "moons",
        "high character",
        "low character",
        "high booster",
        "low booster",
        "high support",
        "low support",
    ),
    *(
        "booster",
        "support",
        "leadership",
        "ship",
        "hyla",
        "interference",
        "achievement",
    ),  # against characters
    *("free", "stop", "protect", "gang", "foreign", "kin", *(name for name, _ in CROWDS)),
)
RIDGE = 5.0
Built = tuple[str, list[Card]]  # the leader's people and the cards


def random_deck(chance: random.Random) -> Built:
    """A random mixture of a people's cards with others; sometimes a ready-made deck."""
    people = chance.choice(PEOPLES)
    if chance.random() < 0.15:
        return people, list(ready_made(people))
    size = chance.choice((30, 30, 30, 35, 40, 45))
    own = [card for card in CARDS.values() if card.people == people]
    others = [card for card in CARDS.values() if card.people != people]
    number = min(len(own), round(size * chance.uniform(0.3, 1.0)))
    return people, chance.sample(own, number) + chance.sample(others, size - number)


def near_deck(chance: random.Random, built: dict[tuple[str, int], tuple[Card, ...]]) -> Built:
    """A ready-made or built deck in which some cards are exchanged."""
    people = chance.choice(PEOPLES)
    size, moons = chance.choice(SIZES)
    if (people, size) not in built:
        built[people, size] = best_deck(people, size, moons, CARDS.values())
    cards = list(ready_made(people) if chance.random() < 0.35 else built[people, size])
    chance.shuffle(cards)
    changed = int(chance.choice((0, 0, chance.uniform(0, 8), chance.uniform(0, 16))))
    cards = cards[changed:]
    for _ in range(changed):
        at_home = chance.random() < 0.5
        free = [card for card in CARDS.values() if (card.people == people) == at_home and card not in cards]
        cards.append(chance.choice(free or [card for card in CARDS.values() if card not in cards]))
    return people, cards


def game(decks: tuple[Deck, Deck], seed: str) -> float:
    """Play a game between adepts; returns the first deck's score."""
    texts = tuple(deck_text(deck) for deck in decks)
    return play(Task("", "", "duel", seed, ("adept", "adept"), texts, match=True)).score


def play_games(kind: str, file: Path, games: int, seed: str) -> None:
    """Play the games of a kind that the file does not have yet, and append decks and results to it."""
    built: dict[tuple[str, int], tuple[Card, ...]] = {}
    there = len(stored([file]))
    with file.open("a", encoding="utf-8") as out:
        for number in range(there, games):
            chance = random.Random(f"{seed} {kind} {number}")
            one, two = ((random_deck(chance) if kind == "random" else near_deck(chance, built)) for _ in "12")
            decks = (Deck("One", tuple(one[1])), Deck("Two", tuple(two[1])))
            won = game(decks, f"{seed} {kind} {number}")
            names = [[people, [card.name for card in cards]] for people, cards in (one, two)]
            out.write(json.dumps([*names[0], *names[1], won]) + "\n")
            out.flush()
            if number % 500 == 499:
                print(f"{number + 1} {kind} games", flush=True)


def stored(files: list[Path]) -> list[list[Any]]:
    """The games of the files; a last line that was cut off is taken away."""
    found = []
    for file in files:
        whole = file.read_text(encoding="utf-8").split("\n") if file.exists() else [""]
        if whole[-1]:
            file.write_text("".join(f"{line}\n" for line in whole[:-1]), encoding="utf-8")
        found += [json.loads(line) for line in whole[:-1]]
    return found


def deck_traits(people: str, cards: list[Card]) -> Counter[str]:
    """The traits of a deck, as if it had thirty cards."""
    found: Counter[str] = Counter()
    for place, card in enumerate(cards):
        found.update(traits(card))
        found["foreign"] += card.people != people
        found["kin"] += sum(1 for other in cards[:place] if card.icons and other.icons and kin(card, other))
    for name, types in CROWDS:
        found[name] = sum(1 for card in cards if card.type & types) ** 2 / len(cards)
    scaled = Counter({name: 30 * much / len(cards) for name, much in found.items()})
    scaled["size"] = len(cards) / 10
    return scaled


def fit(games: list[list[Any]]) -> dict[str, float]:
    """Weights of the traits fitted to games, in hundredths of the logarithm of the odds; they are printed
    with their standard errors. The size of a deck is fitted, too, but nobody chooses by it."""
    names = [*TRAITS, "size"]
    rows, won = [], []
    for people, cards, opponent, others, score in games:
        one = deck_traits(people, [CARDS[name] for name in cards])
        two = deck_traits(opponent, [CARDS[name] for name in others])
        rows.append([one[name] - two[name] for name in names])
        won.append(score)
    x, y = np.array(rows), np.array(won)
    scale = x.std(axis=0)
    scale[scale == 0.0] = 1.0
    x /= scale
    weights = np.zeros(len(names))
    for _ in range(12):  # Newton's steps
        p = 1 / (1 + np.exp(-x @ weights))
        bend = (x * (p * (1 - p))[:, None]).T @ x + RIDGE * np.eye(len(names))
        weights += np.linalg.solve(bend, x.T @ (y - p) - RIDGE * weights)
    errors = np.sqrt(np.diag(np.linalg.inv(bend)))
    print(f"{len(games)} games, log loss {-np.mean(y * np.log(p) + (1 - y) * np.log(1 - p)):.4f}")
    for name, weight, error in zip(names, weights / scale, errors / scale):
        print(f"{name:16} {100 * weight:6.1f} ± {100 * error:.1f}   now {WEIGHTS.get(name, 0.0):6.1f}")
    return {name: round(100 * float(weight), 1) for name, weight in zip(TRAITS, weights / scale)}


def make_weights(folder: Path, numbers: tuple[int, int], seed: str) -> None:
    """Play what is missing, fit, and write the weights into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    files = [folder / "random.jsonl", folder / "near.jsonl"]
    play_games("random", files[0], numbers[0], seed)
    use(fit(stored(files[:1])[: numbers[0]]))  # the near decks are built by these
    play_games("near", files[1], numbers[1], seed)
    weights = fit(stored(files[:1])[: numbers[0]] + stored(files[1:])[: numbers[1]])
    made = {
        "command": "python -m benchmarks.deck_worth make FOLDER "
        f"--games {numbers[0]} --near {numbers[1]} --seed '{seed}'",
        "commit": commit(),
        "games": sum(numbers),
    }
    text = json.dumps({"made": made, "weights": weights}, indent=1)
    (folder / FILE.name).write_text(text + "\n", encoding="utf-8")
    print(f"{folder / FILE.name}: copy it to {FILE.parent.name}/{FILE.name} to use it")


def try_decks(games: int, seed: str) -> None:
    """Play built decks against ready-made ones and print how often they win."""
    pairs = deck_pairs(PEOPLES)
    built = {people: Deck("Built", best_deck(people)) for people in PEOPLES}
    won = 0.0
    for number in range(games):
        one, two = pairs[number // 2 % len(pairs)]
        decks = (built[one], Deck("Ready", tuple(ready_made(two))))
        score = game(decks if number % 2 == 0 else decks[::-1], f"{seed} {number // 2}")
        won += score if number % 2 == 0 else 1 - score
    low, high = wilson(won, games)
    print(f"built against ready-made: {won / games:.1%} of {games} games, {low:.1%} – {high:.1%}")


def use(weights: dict[str, float]) -> None:
    """Build and draft by these weights from now on."""
    WEIGHTS.clear()
    WEIGHTS.update(weights)


def drafted(seed: str, weights: tuple[dict[str, float], dict[str, float]]) -> tuple[Deck, Deck]:
    """The decks of two bots that draft against each other, each by weights of its own."""
    draft = new_draft(2, seed=seed)
    bots = [DraftBot(f"{seed} {seat}") for seat in (0, 1)]
    while not draft.over:
        seat = draft.player
        use(weights[seat])
        draft.apply(bots[seat].decide(draft.view(seat), draft.legal_actions(seat), draft.text))
    decks = []
    for seat in (0, 1):
        use(weights[seat])
        decks.append(drafted_deck(f"Draft {seat}", draft.drafted(seat)))
    return decks[0], decks[1]


def try_drafts(games: int, seed: str, weights: dict[str, float], others: dict[str, float]) -> None:
    """Draft by these weights against others; every draft is played from both seats."""
    won = 0.0
    for number in range(0, games, 2):
        first = number // 2 % 2  # who drafts in the first seat
        one = drafted(f"{seed} {number // 2}", (weights, others) if first == 0 else (others, weights))
        decks = one if first == 0 else one[::-1]
        won += game(decks, f"{seed} {number}") + 1 - game(decks[::-1], f"{seed} {number}")
    low, high = wilson(won, games)
    print(f"drafts against the other weights: {won / games:.1%} of {games} games, {low:.1%} – {high:.1%}")


def main() -> None:
    """Read the options and make weights, or try some."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("make", "try", "draft"))
    parser.add_argument("folder", nargs="?", type=Path, help="make: where games and weights go")
    parser.add_argument("--games", type=int, default=6000, help="with random decks; or games to try")
    parser.add_argument("--near", type=int, default=4000, help="with ready-made and built decks")
    parser.add_argument("--seed", default="deck worth")
    parser.add_argument("--weights", type=Path, default=FILE, help="to try; without it those of the package")
    parser.add_argument("--against", type=Path, default=FILE, help="draft: the other weights")
    chosen = parser.parse_args()
    if chosen.what == "make":
        if chosen.folder is None:
            parser.error("make needs a folder")
        make_weights(chosen.folder, (chosen.games, chosen.near), chosen.seed)
    elif chosen.what == "draft":
        weights, others = read_weights(chosen.weights), read_weights(chosen.against)
        try_drafts(chosen.games, chosen.seed, weights, others)
    else:
        use(read_weights(chosen.weights))
        try_decks(chosen.games, chosen.seed)


if __name__ == "__main__":
    main()
