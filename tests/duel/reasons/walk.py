"""Walks through random games of every kind of decks and compares each answer of `why_not` with what an
independent referee says of the position (`tests.duel.reasons.referee`)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial

from bluemoon.cards.pool import find
from bluemoon.contract import Reason
from bluemoon.duel.engine import DuelState
from bluemoon.duel.model import actions as do
from bluemoon.duel.model.state import State
from bluemoon.duel.rules.execute import perform
from bluemoon.duel.rules.permitted import permitted
from bluemoon.duel.rules.turn import advance
from bluemoon.duel.text.notation import fold
from bluemoon.formats.games import start_game
from bluemoon.powers.vocabulary import Element, Type
from tests.duel.games import any_game, at_random
from tests.duel.reasons.referee import CHARACTER, FIGHTERS, SUPPORT, Referee
from tests.duel.reasons.seen import Obstacle, Unsure, obstacle
from tests.formats.lists import KINDS, random_lists

DEAD_ENDS = {"unmatchable", "unmatchable-either", "unsatisfiable", "not-both", "second-character"}
# What only the text of the card itself can tell.
EFFECTS = {
    *("no-target", "last-character", "protected", "no-end-draw", "deck-short", "discards-short"),
    *("hand-short", "hand-full", "their-hand-short", "their-deck-empty", "cannot-take"),
}
# The text of an action, and how to find the obstacles to it.
Ask = tuple[str, Callable[[], list[Obstacle] | None]]


class Walk:
    """Counts what was asked and answered."""

    def __init__(self, share: float = 1.0, force: int = 0) -> None:
        """`share`: at how many of the decisions something is asked. `force`: how many positions a search may
        look at to find out whether a dead end is one; 0: it is taken for granted."""
        self.codes: Counter[str] = Counter()
        self.share = share
        self.force = force
        self.unsure = 0
        self.asked = 0
        self.dead_ends: Counter[str] = Counter()

    def game(self, game: DuelState, rng: random.Random) -> None:
        """Ask at the decisions of a game."""
        while not game.over:
            if rng.random() < self.share:
                self.decision(game)
            at_random(game, rng)

    def decision(self, game: DuelState) -> None:
        legal = {fold(game.text(action)) for action in game.legal_actions()}
        if game.stack:
            self._question(game, legal)
            return
        try:
            referee = Referee(game.position())
        except Unsure:
            self.unsure += 1
            return
        allowed = {fold(game.text(action)) for action in permitted(game)}
        for text, judgement in questions(referee, game):
            try:
                obstacles = judgement()
            except Unsure:
                self.unsure += 1
                continue
            self.asked += 1
            self.judge(game, referee, text, obstacles, legal, allowed)

    def judge(
        self,
        game: DuelState,
        referee: Referee,
        text: str,
        obstacles: list[Obstacle] | None,
        legal: set[str],
        allowed: set[str],
    ) -> None:
        """The answer is one of the obstacles; where there is none, the action is offered or a dead end."""
        answer = game.why_not(text)
        where = f"{text}: {answer}\nthe referee: {obstacles}\n{game.position()}"
        assert (answer is None) == (fold(text) in legal), where
        if answer is None:
            assert not obstacles, where
            return
        self.codes[answer.code] += 1
        assert answer.text, where
        assert answer.place, where
        if obstacles is None and answer.code not in DEAD_ENDS:
            assert answer.code in EFFECTS, where
            assert referee.effect(text.partition(" ")[2], answer.code, dict(answer.args)), where
        elif obstacles:
            assert said(answer) in obstacles, where
        else:
            assert answer.code in DEAD_ENDS, where
            assert fold(text) in allowed, where
            self._dead_end(referee, text, answer, where)
            if self.force:
                action = next(act for act in permitted(game) if fold(game.text(act)) == fold(text))
                verdict = Search(self.force).verdict(game, action)
                self.dead_ends[verdict] += 1
                assert verdict != "completable", where

    def _dead_end(self, referee: Referee, text: str, answer: Reason, where: str) -> None:
        """After a card without text the opponent's power is what it was."""
        verb, _, name = text.partition(" ")
        if answer.code != "unmatchable" or verb not in ("play", "add") or find(name).powers:
            return
        try:
            needed = referee.power(referee.they, referee.element)
        except Unsure:
            return
        expected = obstacle("unmatchable", n=needed, element=Element(referee.element))
        assert said(answer) == expected or referee.ignorers(referee.me), where

    def _question(self, game: DuelState, legal: set[str]) -> None:
        """While a choice is open, nothing of the turn is done."""
        codes = {"not-your-turn"} if game.player != game.current else {"answer-first", "answer-card-first"}
        for text in ("retreat", "announce Fire", "decline"):
            answer = game.why_not(text)
            assert answer is not None
            assert answer.code in codes, f"{text}: {answer}\n{game.position()}"
            self.codes[answer.code] += 1
        for card in game.decks[game.player].names:
            answer = game.why_not(f"pick {card}")
            assert (answer is None) == (fold(f"pick {card}") in legal), f"pick {card}\n{game.position()}"
            if answer is not None:
                self.codes[answer.code] += 1
                assert answer.text, card


def said(answer: Reason) -> Obstacle:
    return obstacle(answer.code, **dict(answer.args))


def questions(referee: Referee, game: DuelState) -> Iterator[Ask]:
    """Everything that a player could wish to do with the cards that he sees, and the referee's judgement."""
    me = referee.me
    for name in [*me.hand, *(card for cargo in me.ships.values() for card in cargo)]:
        yield f"play {name}", partial(referee.play, name)
        if find(name).type & FIGHTERS:
            yield f"add {name}", partial(referee.add, name)
            yield f"bluff {name}", partial(referee.bluff, name)
    for name in me.hand:
        yield f"replace {name}", partial(referee.replace, name)
        for ship in (card for card in game.decks[game.current].names if find(card).type is Type.SHIP):
            if name != ship:
                yield f"load {name} onto {ship}", partial(referee.load, name, ship)
    for name in [*me.combat, *me.support]:
        yield f"retrieve {name}", partial(referee.retrieve, name)
        yield f"use {name}", partial(referee.use, name)
    for name in me.bluffs:
        yield f"discard bluff {name}", partial(referee.drop, name)
    for ship in me.ships:
        yield f"land {ship}", partial(referee.land, ship)
    yield "retreat", referee.retreat
    yield "decline", referee.decline
    for element in (0, 1):
        text = f"announce {Element(element).name.capitalize()}"
        yield text, partial(referee.announce, element)


class Undecided(Exception):
    """Somebody else decides, or there are too many ways."""


class Search:
    """Every way through the rest of a turn, by what the rules permit; nothing is drawn."""

    def __init__(self, most: int) -> None:
        self.left = most

    def verdict(self, game: DuelState, action: int) -> str:
        try:
            return "completable" if self._leads_home(game, action) else "dead end"
        except Undecided:
            return "undecided"

    def _leads_home(self, g: State, action: int) -> bool:
        h = g.fork()
        h.no_luck = True
        perform(h, action)
        advance(h)
        self.left -= 1
        if h.winner >= 0 or not CHARACTER <= h.phase <= SUPPORT:
            return True
        if h.player != h.current or self.left < 0:
            raise Undecided
        actions = permitted(h)
        if any(act >> 12 in (do.ANNOUNCE, do.END_PHASE) for act in actions):
            return True
        return any(self._leads_home(h, act) for act in actions if act >> 12 != do.LOAD)


ALL_KINDS = ("ready-made", *KINDS)


def walk_kind(walk: Walk, kind: str, seed: str) -> None:
    """A game of decks of this kind."""
    rng = random.Random(seed)
    if kind == "ready-made":
        walk.game(any_game(rng), rng)
        return
    decks, terms, drafted = random_lists(kind, seed)
    walk.game(start_game(decks, terms, seed, drafted=drafted), rng)
