"""How much each trait of a card counts in a deck: adepts play with random decks, and weights are fitted to
who won.

    PYTHONPATH=build/compiled python -m benchmarks.deck_worth play random games.jsonl --seconds 600
    PYTHONPATH=build/compiled python -m benchmarks.deck_worth play near games.jsonl --seconds 600
    python -m benchmarks.deck_worth fit games.jsonl        # weights, as bluemoon.bots.decks has them
    PYTHONPATH=build/compiled python -m benchmarks.deck_worth try --games 324  # built against ready-made

`random` decks are mixtures of a people with any other cards. `near` are ready-made and built decks in which
some cards were exchanged; only they show how much the size and too many cards of one type count.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections import Counter
from pathlib import Path

import numpy as np

from bluemoon.bots.decks import CROWDS, WEIGHTS, all_cards, best_deck, kin, traits
from bluemoon.cards import PEOPLES, Card, ready_made
from bluemoon.duel import Deck
from bluemoon.lab.arena import deck_pairs
from bluemoon.lab.statistics import wilson
from bluemoon.lab.tasks import Task, deck_text, play

CARDS = {card.name: card for card in all_cards(match=True)}
SIZES = ((30, 10), (30, 10), (35, 14), (45, 20))  # cards and moons of built decks
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


def play_games(kind: str, file: Path, seconds: float, seed: str) -> None:
    """Play games for some seconds and append decks and results to a file."""
    chance = random.Random(seed)
    built: dict[tuple[str, int], tuple[Card, ...]] = {}
    end = time.monotonic() + seconds
    number = 0
    with file.open("a", encoding="utf-8") as out:
        while time.monotonic() < end:
            one, two = ((random_deck(chance) if kind == "random" else near_deck(chance, built)) for _ in "12")
            won = game((Deck("One", tuple(one[1])), Deck("Two", tuple(two[1]))), f"{seed} {number}")
            names = [[people, [card.name for card in cards]] for people, cards in (one, two)]
            out.write(json.dumps([*names[0], *names[1], won]) + "\n")
            number += 1
    print(f"{number} games")


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


def fit(files: list[Path]) -> None:
    """Fit the weights of the traits to stored games and print them."""
    names = [*WEIGHTS, "low character", "size"]
    rows, won = [], []
    for line in (line for file in files for line in file.read_text(encoding="utf-8").splitlines()):
        people, cards, opponent, others, score = json.loads(line)[:5]
        one = deck_traits(people, [CARDS[name] for name in cards])
        two = deck_traits(opponent, [CARDS[name] for name in others])
        rows.append([one[name] - two[name] for name in names])
        won.append(score)
    x, y = np.array(rows), np.array(won)
    scale = x.std(axis=0)
    x /= scale
    weights = np.zeros(len(names))
    for _ in range(12):  # Newton's steps
        p = 1 / (1 + np.exp(-x @ weights))
        bend = (x * (p * (1 - p))[:, None]).T @ x + RIDGE * np.eye(len(names))
        weights += np.linalg.solve(bend, x.T @ (y - p) - RIDGE * weights)
    errors = np.sqrt(np.diag(np.linalg.inv(bend)))
    for name, weight, error in zip(names, weights / scale, errors / scale):
        print(f"{name:16} {100 * weight:6.1f} ± {100 * error:.1f}   now {WEIGHTS.get(name, 0.0):6.1f}")


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


def main() -> None:
    """Read the options and play, fit or try."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("what", choices=("play", "fit", "try"))
    parser.add_argument("args", nargs="*", help="play: random or near, and the file; fit: files")
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--games", type=int, default=324)
    parser.add_argument("--seed", default="deck worth")
    chosen = parser.parse_args()
    if chosen.what == "play":
        kind, file = chosen.args
        play_games(kind, Path(file), chosen.seconds, chosen.seed)
    elif chosen.what == "fit":
        fit([Path(file) for file in chosen.args])
    else:
        try_decks(chosen.games, chosen.seed)


if __name__ == "__main__":
    main()
