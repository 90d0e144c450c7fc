"""What must hold at every moment of every duel; the soak (`benchmarks/random_games.py`) asks the same."""

from __future__ import annotations

import random

from bluemoon.duel import Deck
from bluemoon.duel.engine import DuelState, new_game
from bluemoon.duel.model import actions as do
from bluemoon.duel.model.actions import action
from bluemoon.duel.model.side import Side
from bluemoon.duel.model.state import ALL_DRAGONS
from bluemoon.sets import size

MOST_DECISIONS = 1000


class Violation(AssertionError):
    """Something that must never happen in a game."""


def demand(holds: bool, what: str) -> None:
    if not holds:
        raise Violation(what)


def check_cards(game: DuelState) -> None:
    """Every card of a side lies in exactly one zone, and the marks on cards speak of cards that can bear
    them."""
    for side, deck in zip(game.sides, game.decks):
        zones = [side.hand, side.deck, side.discard, side.pile, side.combat, side.support, side.ships]
        zones += [side.lasting, *side.holds, *(1 << card for card in (*side.top, *side.bottom))]
        demand(sum(zones) == deck.all, f"the cards of {deck.name} are not each in one zone")
        demand(sum(size(zone) for zone in zones) == deck.size, f"a card of {deck.name} lies twice")
        demand(not side.active & ~side.combat, "an active card lies outside the combat area")
        demand(not side.bluffs & ~side.support, "a face-down card lies outside the support area")
        demand(
            sorted(side.laid) == [c for c in range(deck.size) if side.bluffs >> c & 1], "bluffs miscounted"
        )
        demand(not side.landed & ~side.ships, "a card landed that is no ship in play")
        outlasting = deck.hylas | deck.achievements | deck.court
        demand(not side.lasting & ~outlasting, "a card outlasts fights that cannot")
        demand(not deck.court & ~side.lasting, "an emissary or inquisitor left the leader")
        demand(not side.disclosed & ~side.hand, "a disclosed card is not in the hand")
        demand(not side.discard & deck.leaderships, "a leadership card lies on the discard pile")
        demand(not side.pile & ~deck.leaderships, "a card that is no leadership card lies on the leader")
        check_piles(game, side)

    hylas = [side.lasting & deck.hylas for side, deck in zip(game.sides, game.decks)]
    demand(sum(size(cards) for cards in hylas) <= 1, "two cards in the Hyla area")


def check_piles(game: DuelState, side: Side) -> None:
    """Where only the top cards may be seen, there is one on every pile, and it is known."""
    order = side.in_order(-1)
    stacked = sum(1 << card for card in set(order))
    demand(len(set(order)) == len(order), "a card lies twice on a pile")
    demand(not stacked & ~(side.discard | side.pile), "a card lies on a pile and elsewhere")
    demand(not stacked & side.mixed, "a card that lies open is taken for a hidden one")
    if game.top_only:
        demand(not side.pile & ~stacked, "the order of a leader area is not known")
        demand(not side.discard or bool(side.discard & stacked), "a discard pile has no top card")
    else:
        demand(not stacked | side.mixed and not side.strewn, "an open pile has no order")


def check_dragons(game: DuelState) -> None:
    one, two = (side.dragons for side in game.sides)
    demand(one | two | ALL_DRAGONS == ALL_DRAGONS, "there are three dragons")
    demand(not (one and two), "dragons lie on both sides")


def check_decision(game: DuelState) -> None:
    actions = game.legal_actions()
    demand(bool(actions), "a decision without an action")
    demand(len(set(actions)) == len(actions), "an action is offered twice")
    demand(action(do.BACKTRACK) not in actions, "a turn that cannot be completed")
    demand(game.deciders == (game.player,), "nobody decides")
    demand(game.result is None, "a result before the end")


def check_end(game: DuelState) -> None:
    """One crystal for the victory and one for each dragon; four for an instant win (000 Game End)."""
    result = game.result
    demand(result is not None, "a game without a result")
    assert result is not None
    demand(not game.legal_actions() and game.deciders == (), "somebody decides after the end")
    (winner,) = result.winners
    dragons = [size(side.dragons) for side in game.sides]
    demand(result.scores[1 - winner] == 0, "the loser has crystals")
    demand(not dragons[1 - winner], "the loser has dragons")
    crystals = result.scores[winner]
    demand(crystals == game.crystals and 1 <= crystals <= 4, "crystals miscounted")
    if "could not be completed" in result.reason:
        demand(crystals == 4, "an instant win has four crystals")
    elif "fourth dragon" in result.reason:
        demand(crystals == 4 and dragons[winner] == 3, "the instant win needs three dragons before")
    else:
        demand(crystals == 1 + dragons[winner], "a crystal for the victory and one for each dragon")
        out = [side.ran_out or side.out_of_cards() for side in game.sides]
        demand(any(out), "the game ended although both have cards")


def play_out(
    decks: tuple[str | Deck, str | Deck], rules: str, seed: str, mulligan: bool = False
) -> DuelState:
    """A random game from beginning to end, everything checked after every action. A Violation carries the
    record."""
    game = new_game(decks, rules, seed, mulligan)
    rng = random.Random(seed)
    decisions = 0
    try:
        while not game.over:
            check_cards(game)
            check_dragons(game)
            check_decision(game)
            game.apply(rng.choice(game.legal_actions()))
            decisions += 1
            demand(decisions <= MOST_DECISIONS, "the game does not end")
        check_cards(game)
        check_dragons(game)
        check_end(game)
    except Exception as wrong:
        kind = "" if isinstance(wrong, Violation) else f"{type(wrong).__name__}: "
        raise Violation(f"{kind}{wrong}\n\n{game.record().write()}") from wrong
    return game
