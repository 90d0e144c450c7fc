"""Looks for puzzles in games that bots play against each other."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from bluemoon.bots.base import Budget
from bluemoon.bots.registry import make
from bluemoon.cards.pool import PEOPLES
from bluemoon.chance import Chance
from bluemoon.duel.engine import DuelState, new_game
from bluemoon.duel.knowledge.view import possible_hand
from bluemoon.duel.model import actions as do
from bluemoon.duel.model.actions import card_of, kind_of
from bluemoon.duel.model.state import LEADERSHIP
from bluemoon.powers.vocabulary import Icon, Type
from bluemoon.puzzles.puzzle import Puzzle
from bluemoon.puzzles.turns import WON, Turn, all_turns, can_answer, key_of, refuted, with_hand, worth
from bluemoon.sets import size

FEWEST_TURNS: Final = 8
HANDS: Final = 48  # hands that the opponent may hold, to refute the other turns with
TRIES: Final = 3
MANY_TURNS: Final = 20
DEALS: Final = 32  # hands with which the solution is tried once more


@dataclass(frozen=True)
class Found:
    """A puzzle together with the turn that solves it."""

    puzzle: Puzzle
    turn: Turn


def games(seed: str, rules: str = "legends") -> Iterator[DuelState]:
    """Positions before each turn of bots' games, all pairs of peoples in a random order, without end."""
    chance = Chance.of(f"puzzles {seed}")
    number = 0
    while True:
        number += 1
        pair = (PEOPLES[chance.below(len(PEOPLES))], PEOPLES[chance.below(len(PEOPLES))])
        game = new_game(pair, rules, f"{seed} {number}", piles="open")
        bots = [make("duel", "novice", f"{seed} {number} {seat}", Budget(None, None)) for seat in (0, 1)]
        while not game.over:
            if not game.stack and game.player == game.current and game.phase <= LEADERSHIP:
                yield game
            seat = game.player
            actions = game.legal_actions()
            if chance.below(8) == 0:
                game.apply(game.random_action(chance))
            else:
                game.apply(bots[seat].decide(game.view(seat), actions, game.text))


def puzzle_in(game: DuelState, chance: Chance) -> Found | None:
    """The puzzle of a position, if there is one: a single turn is sure to bring a dragon, and to every other
    one the opponent may have an answer."""
    me = game.player
    if size(game.sides[me].hand) < 3 or game.sides[1 - me].bluffs:
        return None
    turns = all_turns(game, me)
    if turns is None or len(turns) < FEWEST_TURNS:
        return None
    best, most = _only_best(turns, me)
    if best is None or not best.certain:
        return None
    view = game.view(me)
    hands = [possible_hand(view, 1 - me, chance) for _ in range(HANDS)]
    others = [turn for turn in turns if turn is not best]
    if not all(refuted(turn, me, hands) for turn in others):
        return None
    deals = [possible_hand(view, 1 - me, chance) for _ in range(DEALS)]
    if any(can_answer(with_hand(best.end, 1 - me, hand)) for hand in deals):
        return None
    return Found(_puzzle(game, best, most, len(turns)), best)


def _only_best(turns: Sequence[Turn], me: int) -> tuple[Turn | None, int]:
    """The one turn that is sure to bring anything; None if there is none, or more than one."""
    best, most = None, 0
    for turn in turns:
        value = worth(turn, me)
        if value > 0:
            if best is not None:
                return None, 0
            best, most = turn, value
    return best, most


def _puzzle(game: DuelState, best: Turn, most: int, turns: int) -> Puzzle:
    me = game.player
    state = game.copy()
    solution = []
    for act in best.actions:
        solution.append(state.text(act))
        state.apply(act)
    position = json.loads(game.position())
    name = sha256(json.dumps(position, sort_keys=True).encode()).hexdigest()[:10]
    return Puzzle(
        name=name,
        people=game.decks[me].name,
        opponent=game.decks[1 - me].name,
        rules=game.edition.name,
        seat=me,
        theme=theme(game, best),
        goal="win" if most == WON else str(most),
        difficulty=difficulty(game, best, turns),
        turns=turns,
        solution=tuple(solution),
        position=position,
    )


def difficulty(game: DuelState, best: Turn, turns: int) -> int:
    """From 1 to 5: 1 if novice finds it, 2 or 3 if adept does, 4 or 5 if adept misses it; of two the higher
    one where there are many turns to choose from."""
    if finds("novice", game, best):
        return 1
    many = turns >= MANY_TURNS
    return (3 if many else 2) if finds("adept", game, best) else (5 if many else 4)


def finds(level: str, game: DuelState, best: Turn) -> bool:
    """Whether a bot takes this turn, at least twice in three tries."""
    return sum(_takes(level, game, best, attempt) for attempt in range(TRIES)) * 2 > TRIES


def _takes(level: str, game: DuelState, best: Turn, attempt: int) -> bool:
    me = game.player
    bot = make("duel", level, f"puzzle {attempt}", Budget(None, None))
    state = game.copy()
    while not state.over and state.current == me:
        seat = state.player
        act = bot.decide(state.view(seat), state.legal_actions(), state.text) if seat == me else None
        state.apply(state.legal_actions()[0] if act is None else act)
        if act is not None and kind_of(act) in (do.ANNOUNCE, do.RETREAT, do.DECLINE):
            break
    announced = game.copy()
    for act in best.actions:
        announced.apply(act)
    return key_of(state, me) == key_of(announced, me)


def theme(game: DuelState, turn: Turn) -> str:
    """What the solution is about: the rarest of the means that it uses."""
    deck = game.decks[game.player]
    kinds = {kind_of(act) for act in turn.actions}
    cards = [deck.cards[card_of(act)] for act in turn.actions if kind_of(act) in (do.PLAY, do.ADD)]
    types = [card.type for card in cards]
    if do.LAND in kinds or do.LOAD in kinds:
        return "ships"
    if do.RETRIEVE in kinds:
        return "retrieving"
    if any(card.mutant for card in cards):
        return "mutants"
    if do.ADD in kinds or types.count(Type.CHARACTER) > 1:
        return "gangs"
    if any(card.icons & Icon.PAIR for card in cards):
        return "pairs"
    if Type.LEADERSHIP in types:
        return "leadership"
    if do.USE in kinds or do.PICK in kinds or do.YES in kinds:
        return "texts"
    if any(card.icons & Icon.FREE for card in cards):
        return "free cards"
    if Type.SUPPORT in types:
        return "supports"
    if Type.BOOSTER in types:
        return "boosters"
    return "characters"
