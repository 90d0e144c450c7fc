"""No dead ends: what is offered agrees with a plain exhaustive search over the rest of the turn, without any
bounds, short cuts or memory."""

from __future__ import annotations

import random

import pytest

from bluemoon.duel import Deck
from bluemoon.duel.completion.search import commits
from bluemoon.duel.completion.verdict import COMPLETES, FAILS, UNDECIDED, Verdicts
from bluemoon.duel.engine import DuelState, new_game
from bluemoon.duel.model import actions as do
from bluemoon.duel.model.state import BOOSTER_SUPPORT, CHARACTER, State
from bluemoon.duel.rules import legality
from bluemoon.duel.rules.execute import perform
from bluemoon.duel.rules.permitted import permitted
from bluemoon.duel.rules.turn import advance
from tests.duel.games import EDITIONS, PAIRS, mixed_deck
from tests.duel.kit import do as act
from tests.duel.kit import offers, power, side, table

MOST_STATES = 4000  # a decision with more to search is passed over


class TooMuch(Exception):
    """The search would take too long for a test."""


class Search:
    """One of the player's own ways has to lead to an announcement, or all of the other player's."""

    def __init__(self) -> None:
        self.states = 0

    def leads_home(self, g: State, action: int) -> bool:
        self.states += 1
        if self.states > MOST_STATES:
            raise TooMuch
        h = g.fork()
        perform(h, action)
        advance(h)
        return self.completable(h)

    def completable(self, g: State) -> bool:
        if g.winner >= 0 or not CHARACTER <= g.phase <= BOOSTER_SUPPORT:
            return True
        if not g.stack and legality.announceable(g):
            return True
        ways = (self.leads_home(g, action) for action in permitted(g))
        return any(ways) if g.player == g.current else all(ways)

    def offered(self, g: State) -> list[int]:
        actions = permitted(g)
        if g.stack:
            if g.player != g.current or not CHARACTER <= g.phase <= BOOSTER_SUPPORT:
                return actions
            return [action for action in actions if self.leads_home(g, action)] or actions
        if g.phase > BOOSTER_SUPPORT:
            return actions
        found = [action for action in actions if not commits(g, action) or self.leads_home(g, action)]
        return found or [do.action(do.BACKTRACK)]


def compare(game: DuelState, rng: random.Random) -> tuple[int, int]:
    """Play the game out at random; how many decisions were compared, and how many passed over."""
    compared = skipped = 0
    while not game.over:
        try:
            expected = Search().offered(game)
        except TooMuch:
            skipped += 1
        else:
            compared += 1
            assert game.legal_actions() == expected, game.position()
        game.apply(rng.choice(game.legal_actions()))
    return compared, skipped


@pytest.mark.parametrize("rules", EDITIONS)
@pytest.mark.parametrize("part", range(9))
def test_what_is_offered_agrees_with_a_full_search(part: int, rules: str) -> None:
    rng = random.Random(f"search {part} {rules}")
    compared = skipped = 0
    for decks in PAIRS[part::9]:
        for _ in range(2):
            done, passed = compare(new_game(decks, rules, rng.randrange(10**9)), rng)
            compared, skipped = compared + done, skipped + passed
    assert compared > 1000
    assert skipped <= compared // 50


@pytest.mark.parametrize("rules", EDITIONS)
def test_what_is_offered_agrees_with_a_full_search_for_mixed_decks(rules: str) -> None:
    rng = random.Random(f"search mixed {rules}")
    for _ in range(30):
        decks: tuple[Deck, Deck] = mixed_deck(rng, "One"), mixed_deck(rng, "Two")
        compare(new_game(decks, rules, rng.randrange(10**9)), rng)


def test_the_bounds_decide_and_are_right() -> None:
    """A promise or refusal of the bounds holds; both occur, otherwise they would be idle."""
    rng = random.Random("bounds")
    said = {COMPLETES: 0, FAILS: 0}
    for decks in PAIRS[::9]:
        game = new_game(decks, rng.choice(EDITIONS), rng.randrange(10**9))
        while not game.over:
            if not game.stack and game.phase <= BOOSTER_SUPPORT:
                verdicts = Verdicts(game)
                for action in permitted(game):
                    verdict = verdicts.verdict(action) if commits(game, action) else 0
                    if verdict:
                        said[verdict] += 1
                        assert Search().leads_home(game, action) == (verdict == COMPLETES)
            game.apply(rng.choice(game.legal_actions()))
    assert min(said.values()) > 20


# --- by hand: what a dead end is --------------------------------------------------------------------------


def test_a_character_is_offered_only_if_the_power_can_be_matched() -> None:
    """Ciklarethas 4 and Tome of Wisdom 2 are 6 Fire: Blaze 4 needs Fireblast 3."""
    they = side(combat=["Ciklarethas the Bitter"], support=["Tome of Wisdom"])
    assert offers(table(side(hand=["Blaze"]), they)) == {"retreat"}
    game = table(side(hand=["Blaze", "Fireblast"]), they)
    assert offers(game) == {"retreat", "play Blaze"}
    act(game, "play Blaze")
    assert offers(game) == {"play Fireblast"}


def test_without_a_fight_declining_is_always_possible() -> None:
    game = table(side(hand=["Fireblast"]), side(hand=["Blaze"]), fight=False, element=None)
    assert offers(game) == {"decline"}


def raised_already() -> DuelState:
    """Bounce Back: Gulpus 2/2, raised to 6 Earth by a potion of an earlier turn, attacks again; 7 wanted."""
    gulpus = "Gulpus Permanentus"
    potion = {"card": "Potion of Trembling Earth", "target": gulpus}
    me = side(
        hand=["Potion of Conjoining"],
        deck=["Blaze", "Torch"],
        leader=["Bounce Back"],
        orders=["Bounce Back"],
        played=["Bounce Back"],
        combat=[gulpus, potion],
    )
    they = side(combat=["Suranom Stormbringer"], support=["Crashing Thunder Storm"], deck=["Sear"])
    game = table(me, they, phase="engagement", element="earth", led=True)
    assert (power(game, 0, "earth"), power(game, 1, "earth")) == (6, 7)
    return game


def test_a_second_potion_promises_nothing_for_a_character_that_is_raised_already() -> None:
    """Conjoining makes 4 of Gulpus, which is less than 6: it is a dead end."""
    assert offers(raised_already()) == {"retreat"}


def test_after_a_dead_end_only_the_search_is_trusted() -> None:
    """Whatever led into a dead end is not offered again in the same turn, so that no game goes round."""
    game = raised_already()
    card = game.decks[0].index["Potion of Conjoining"]
    perform(game, do.action(do.PLAY, card))  # as if it had been offered
    advance(game)
    assert offers(game) == {"backtrack"}
    act(game, "backtrack")
    assert game.wary
    assert Verdicts(game).verdict(do.action(do.PLAY, card)) == UNDECIDED
    assert offers(game) == {"retreat"}
    act(game, "retreat")
    while game.stack:
        game.apply(game.legal_actions()[0])
    assert not game.wary
