"""Measures in how many games the power of each special card makes a difference.

    PYTHONPATH=build/compiled python -m benchmarks.special_use --levels random,novice,adept --games 162

Games of a match between emissaries' decks and, as many, between inquisitors' decks (Legends). While a card is
in play – an interference card: in hand – the game is compared, decision by decision, with the same game in
which nothing is written on the card. It did something if other actions may be taken, if a total power is
another one, or if the action that is taken leads elsewhere.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import cycle, islice, product
from typing import Any, NamedTuple

from bluemoon.bots import Bot, Budget, make
from bluemoon.bots.deck_kinds import deck_with
from bluemoon.cards import PEOPLES
from bluemoon.chance import Chance
from bluemoon.duel import Deck
from bluemoon.duel.engine import DuelState, new_game
from bluemoon.duel.model import actions as do
from bluemoon.duel.model import frames
from bluemoon.duel.model.state import NO_ELEMENT
from bluemoon.duel.rules.survey import in_play, total
from bluemoon.formats.specials import specials
from bluemoon.lab.specials import KINDS, companions
from bluemoon.lab.tasks import UNHURRIED
from bluemoon.sets import bits

Spot = tuple[int, int]  # seat and card


@cache
def silenced(deck: Deck, card: int) -> Deck:
    """The deck with the text of one card removed."""
    cards = list(deck.cards)
    cards[card] = replace(cards[card], powers=())
    return Deck(deck.name, tuple(cards))


def without(game: DuelState, spot: Spot) -> DuelState:
    """A copy of the game in which the card has no text."""
    seat, card = spot
    decks = list(game.decks)
    decks[seat] = silenced(decks[seat], card)
    twin = game.copy()
    twin.take_decks((decks[0], decks[1]))
    twin.forget_legal_actions()
    twin.answers = None
    return twin


def resolving(game: DuelState, spot: Spot) -> bool:
    """Is a choice of the card's text on the stack?"""
    source = spot[0] * 64 + spot[1]
    return any(frame[2] == source and frame[0] != frames.INTERFERE for frame in game.stack)


def powers(game: DuelState) -> list[int]:
    """Both totals in the contested element."""
    return [] if game.element == NO_ELEMENT else [total(game, seat, game.element) for seat in (0, 1)]


def outcome(game: DuelState) -> tuple[str, object]:
    """A value to compare two games by. A question to interfere without a card for it makes no difference."""
    while (
        game.stack and game.stack[-1][0] == frames.INTERFERE and game.legal_actions() == [do.action(do.PASS)]
    ):
        game.apply(do.action(do.PASS))
    return game.position(), game.result


class Observed:
    """What is counted of one game."""

    def __init__(self, game: DuelState, texts: frozenset[str]) -> None:
        self.watched: dict[Spot, str] = {
            (seat, card): name
            for seat in (0, 1)
            for card, name in enumerate(game.decks[seat].names)
            if name in texts
        }
        self.in_play: set[Spot] = set()
        self.alive: set[Spot] = set()

    def speaking(self, game: DuelState) -> list[Spot]:
        """The watched cards that are in play or, for interference, in hand, and have done nothing yet."""
        found = []
        for seat in (0, 1):
            side = game.sides[seat]
            cards = in_play(side) | side.hand & game.decks[seat].interferences
            found += [(seat, card) for card in bits(cards) if (seat, card) in self.watched]
        self.in_play.update(found)
        return [spot for spot in found if spot not in self.alive]

    def step(self, game: DuelState, action: int) -> None:
        """Take the action, and note the watched cards whose text made a difference."""
        speaking = self.speaking(game)
        kind, card = action >> 12, action & 63
        if kind in (do.PLAY, do.ADD) and not (game.stack and game.stack[-1][0] != frames.INTERFERE):
            played = (game.player, card)
            if played in self.watched and played not in self.alive:
                self.in_play.add(played)
                speaking = [*speaking, played] if played not in speaking else speaking
        self.alive.update(spot for spot in speaking if resolving(game, spot))
        twins = {spot: without(game, spot) for spot in speaking if spot not in self.alive}
        legal, had = set(game.legal_actions()), powers(game)
        game.apply(action)
        where: tuple[str, object] | None = None
        for spot, twin in twins.items():
            if set(twin.legal_actions()) != legal or powers(twin) != had:
                self.alive.add(spot)
                continue
            twin.apply(action)
            where = where or outcome(game.copy())
            if outcome(twin) != where:
                self.alive.add(spot)


def watch(game: DuelState, bots: list[Bot[Any, Any]], texts: frozenset[str]) -> Observed:
    """Play a game between two bots and note which texts made a difference."""
    observed = Observed(game, texts)
    while not game.over:
        actions = game.legal_actions()
        seat = game.player
        action = actions[0] if len(actions) == 1 else bots[seat].decide(game.view(seat), actions, game.text)
        observed.step(game, action)
    return observed


def games(kind: str, level: str, count: int, seed: str) -> Iterator[Observed]:
    """`count` games between all pairs of companions, with all peoples in turn."""
    texts = frozenset(card.name for card in specials().cards if card.powers)
    names = [card.name for card in companions(kind)]
    peoples = shuffled(list(product(PEOPLES, PEOPLES)), Chance.of(f"{seed} {kind}"))
    pairs = zip(cycle(product(names, names)), cycle(peoples))
    for number, (pair, places) in enumerate(islice(pairs, count)):
        decks = [deck_with(name, people) for name, people in zip(pair, places)]
        game = new_game(decks, "legends", f"{seed} {kind} {number}", match=True)
        budget = Budget(playouts=UNHURRIED)
        bots = [make("duel", level, f"{seed} {number} {seat}", budget) for seat in (0, 1)]
        yield watch(game, bots, texts)


def shuffled(items: list[tuple[str, str]], chance: Chance) -> list[tuple[str, str]]:
    """The items in random order."""
    return [items[i] for i in sorted(range(len(items)), key=lambda _: chance.word())]


class Counts(NamedTuple):
    """In how many decks a card was, in how many games of them in play, and in how many it did something."""

    listed: Counter[str]
    in_play: Counter[str]
    alive: Counter[str]


def counts(level: str, count: int, seed: str) -> Counts:
    """Play games of both kinds of decks and count for each special card."""
    found = Counts(Counter(), Counter(), Counter())
    for kind in KINDS:
        for observed in games(kind, level, count, seed):
            found.listed.update(observed.watched.values())
            found.in_play.update(observed.watched[spot] for spot in observed.in_play)
            found.alive.update(observed.watched[spot] for spot in observed.alive)
    return found


def main() -> int:
    """Print the table of all special cards."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--levels", default="random,novice,adept")
    parser.add_argument("--games", type=int, default=162, help="of each kind of decks and each level")
    parser.add_argument("--seed", default="use")
    chosen = parser.parse_args()
    levels = chosen.levels.split(",")
    found = {level: counts(level, chosen.games, chosen.seed) for level in levels}
    print(f"{chosen.games} games of each kind of decks: decks with the card, in play, did something then")
    print(f"| {'card':26} |" + "".join(f" {level:>18} |" for level in levels))
    print(f"|{'-' * 28}|" + f"{'-' * 20}|" * len(levels))
    for name in (card.name for card in specials().cards if card.powers):
        print(f"| {name:26} |" + "".join(f" {told(found[level], name):>18} |" for level in levels))
    return 0


def told(found: Counts, name: str) -> str:
    """'16: 75 %, 42 %': decks, the share in play, the share of these that did something."""
    decks, came, alive = found.listed[name], found.in_play[name], found.alive[name]
    if not came:
        return f"{decks}: –"
    return f"{decks}: {came / decks:.0%}, {alive / came:.0%}"


if __name__ == "__main__":
    sys.exit(main())
