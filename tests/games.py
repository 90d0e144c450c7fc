"""The four games under the contract, for tests that run over all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from bluemoon import city, duel
from bluemoon.chance import Chance
from bluemoon.contract import Ending, Game
from bluemoon.formats import draft, match
from bluemoon.formats.decks import DeckList


class Kind(NamedTuple):
    """A game under the contract: how to begin it, and the functions around it."""

    name: str
    begin: Callable[[int], Game[Any]]
    from_position: Callable[[str], Game[Any]]
    determinize: Callable[[Any, Any], Game[Any]]
    replay: Callable[[Any], Game[Any]]
    terminations: type[Ending]
    nonsense: str  # words that name no action
    verb: str  # how an action begins, and not enough for one
    illegal: str  # words that name an action which is not possible at the beginning
    spread: int  # actions between two positions of a sample


def begin_duel(seed: int) -> Game[Any]:
    decks = (("Hoax", "Vulca"), ("Buka", "Khind"), ("Mimix", "Aqua"))[seed % 3]
    return duel.new_game(
        decks,
        ("legends", "classic")[seed % 2],
        seed,
        mulligan=seed % 4 == 1,
        open_lists=seed % 4 < 2,
        piles=("top", "open")[seed // 2 % 2],
    )


def begin_match(seed: int) -> Game[Any]:
    mine = [DeckList("Mine", "Hoax"), DeckList("Other", "Flit")]
    return match.new_game((mine, [DeckList("Vulca", "Vulca")]), seed=seed, players=("Ann", "Ben"))


DUEL = Kind(
    "duel",
    begin_duel,
    duel.from_position,
    duel.determinize,
    duel.replay,
    duel.Termination,
    "dance Cinder",
    "retrieve",
    "call the bluff",
    9,
)
CITY = Kind(
    "city",
    lambda seed: city.new_game(2 + seed % 3, ("standard", "random")[seed % 2], seed),
    city.from_position,
    city.determinize,
    city.replay,
    city.Termination,
    "dance Fire Temple",
    "walk",
    "discard V1",
    60,
)
DRAFT = Kind(
    "draft",
    lambda seed: draft.new_game(2 + seed % 5, seed=seed),
    draft.from_position,
    draft.determinize,
    draft.replay,
    draft.Termination,
    "pick Nobody",
    "pick",
    "seat 9: pick Spark",
    31,
)
MATCH = Kind(
    "match",
    begin_match,
    match.from_position,
    match.determinize,
    match.replay,
    match.Termination,
    "dance Cinder",
    "choose",
    "choose Third",
    40,
)
KINDS = (DUEL, CITY, DRAFT, MATCH)


def moments(kind: Kind, seeds: int = 4) -> Iterator[Game[Any]]:
    """Games from the beginning to the end, some actions apart; the last one of each is over."""
    for seed in range(seeds):
        chance = Chance.of(f"moments {seed}")
        game = kind.begin(seed)
        while True:
            yield game.copy()
            if game.over:
                break
            game.play_out(chance, 1 + chance.below(2 * kind.spread))
