"""Random legal lists of every kind, played to their end with everything checked (`tests.duel.invariants`)."""

from __future__ import annotations

import random

from bluemoon.cards import PEOPLES
from bluemoon.chance import Chance
from bluemoon.duel.engine import DuelState
from bluemoon.formats.decks import DeckList, Terms, pairing_problems
from bluemoon.formats.draft_engine import new_draft
from bluemoon.formats.games import Drafted, start_game
from bluemoon.formats.random_decks import random_deck
from bluemoon.formats.specials import specials
from bluemoon.powers.vocabulary import Type
from tests.duel.invariants import MOST_DECISIONS, Violation, check_cards, check_dragons, demand

KINDS = ("built", "inquisitors", "emissaries", "families", "drafted")


def random_lists(kind: str, seed: str) -> tuple[list[DeckList], Terms, Drafted | None]:
    """Two lists of a kind, the terms that allow them, and what was drafted."""
    rng = random.Random(seed)
    rules = rng.choice(("legends", "classic"))
    match = rng.random() < 0.5
    chance = Chance.of(seed)
    names = ("One", "Two")
    if kind in ("built", "inquisitors"):
        terms = Terms(rules, match, inquisitors=kind == "inquisitors")
        return [random_deck(chance, terms, name) for name in names], terms, None
    if kind == "emissaries":
        emissaries = [card.name for card in specials().of_type(Type.EMISSARY)]
        decks = [DeckList(name, rng.choice(PEOPLES), emissary=rng.choice(emissaries)) for name in names]
        return decks, Terms(rules, match, emissaries=True), None
    if kind == "families":
        decks = [DeckList(name, rng.choice(PEOPLES[:-1]), family=rng.randint(1, 6)) for name in names]
        return decks, Terms(rules, match, families=True), None
    draft = new_draft(rng.randint(2, 6), seed=seed, match=match)
    while not draft.over:
        draft.apply(rng.choice(draft.legal_actions()))
    pools = (draft.drafted(0), draft.drafted(1))
    decks = [DeckList(name, "", tuple(rng.sample(pool, 30))) for name, pool in zip(names, pools)]
    return decks, Terms(rules, match), pools


def play_lists(kind: str, seed: str) -> DuelState:
    """Check two random lists and play them at random; a Violation carries the record."""
    decks, terms, drafted = random_lists(kind, seed)
    wrong = pairing_problems(decks, terms, drafted=drafted)
    demand(not wrong, f"illegal lists: {wrong}")
    game = start_game(decks, terms, seed, drafted=drafted, mulligan=len(seed) % 3 == 0)
    rng = random.Random(seed)
    decisions = 0
    try:
        while not game.over:
            check_cards(game)
            check_dragons(game)
            actions = game.legal_actions()
            demand(bool(actions), "a decision without an action")
            demand(len(set(actions)) == len(actions), "an action is offered twice")
            game.apply(rng.choice(actions))
            decisions += 1
            demand(decisions <= 2 * MOST_DECISIONS, "the game does not end")
        check_cards(game)
        check_dragons(game)
        demand(game.result is not None and len(game.result.winners) == 1, "a game without a winner")
    except Exception as error:
        name = "" if isinstance(error, Violation) else f"{type(error).__name__}: "
        raise Violation(f"{name}{error}\n\n{game.record().write()}") from error
    return game
