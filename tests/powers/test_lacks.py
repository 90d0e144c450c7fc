"""What a word says is missing is missing: in random positions, wherever a word cannot be resolved, the reason
that it gives is true (004 Optional Instructions)."""

from __future__ import annotations

import random
from collections import Counter
from functools import lru_cache

import pytest

from bluemoon.duel.engine import DuelState, new_game
from bluemoon.duel.rules.legality import takeable
from bluemoon.duel.rules.resolve import possible
from bluemoon.messages.codes.duel import DuelCode as Code
from bluemoon.powers.families import WORDS
from bluemoon.powers.vocabulary import When
from bluemoon.powers.word import Lack, MomentWord, Power
from bluemoon.sets import size
from tests.duel.games import at_random
from tests.duel.kit import side, table
from tests.powers.samples import instances

PAIRS = (("Vulca", "Flit"), ("Buka", "Hoax"), ("Pillar", "Aqua"), ("Mimix", "Khind"))
MOMENT_WORDS = {name: word for name, word in WORDS.items() if issubclass(word, MomentWord)}


@lru_cache
def positions() -> list[DuelState]:
    """Positions of random games, and some where there is next to nothing."""
    rng = random.Random("lacks")
    found: list[DuelState] = []
    for n, pair in enumerate(PAIRS):
        game = new_game(pair, ("legends", "classic")[n % 2], seed=n)
        while not game.over:
            if rng.random() < 0.2:
                found.append(game.copy())
            at_random(game, rng)
    bare = table(side(combat=["Cinder"]), side(combat=["Blaze"]))
    return [*found, bare]


def holds(g: DuelState, seat: int, lack: Lack) -> bool:
    """Whether the reason is true of the position, or another text forbids what there would be cards for."""
    mine, theirs = g.sides[seat], g.sides[1 - seat]
    if lack.code is Code.HAND_FULL:
        return size(mine.hand) >= lack.n
    if lack.code is Code.HAND_SHORT:
        return size(mine.hand) < lack.n
    if lack.code is Code.THEIR_HAND_SHORT:
        return size(theirs.hand) < lack.n
    if lack.code is Code.THEIR_DECK_EMPTY:
        return theirs.deck_count() == 0
    if lack.code is Code.DECK_SHORT:
        return mine.deck_count() < lack.n or takeable(g, seat, lack.n, True) < lack.n
    if lack.code is Code.DISCARDS_SHORT:
        return size(mine.discard) < lack.n or takeable(g, seat, lack.n, False) < lack.n
    if lack.code is Code.PROTECTED:
        return bool(theirs.protected >> lack.card & 1)
    if lack.code is Code.LAST_CHARACTER:
        return size(theirs.active & g.decks[1 - seat].characters) == 1
    return lack.code is Code.NO_TARGET


@pytest.mark.parametrize("name", MOMENT_WORDS)
def test_what_is_missing_is_missing(name: str) -> None:
    for game in positions():
        seat = game.current
        for word in instances(MOMENT_WORDS[name])[:12]:
            for may in (False, True):
                power = Power(When.PLAYED, word, may=may)
                if not possible(game, seat, 0, power):
                    lack = word.lack(game, seat, may and game.edition.all_or_nothing)
                    assert holds(game, seat, lack), lack


def test_every_reason_comes_up() -> None:
    seen: Counter[str] = Counter()
    for game in positions():
        for name in MOMENT_WORDS:
            for word in instances(MOMENT_WORDS[name])[:12]:
                if not possible(game, game.current, 0, Power(When.PLAYED, word)):
                    seen[word.lack(game, game.current, False).code] += 1
    wanted = {Code.HAND_FULL, Code.HAND_SHORT, Code.THEIR_HAND_SHORT, Code.THEIR_DECK_EMPTY}
    assert {*wanted, Code.DECK_SHORT, Code.DISCARDS_SHORT, Code.NO_TARGET} <= set(seen)
