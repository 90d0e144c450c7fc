"""A bot from outside as every other bot: it is asked over a pipe, and where it gives no usable answer the
decision is made by lot."""

from __future__ import annotations

import json
import os
import sys
import time
import weakref
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from bluemoon.bots.base import NO_BUDGET, Bot, Budget, Progress, Seen
from bluemoon.bots.outside.child import Child, Mute
from bluemoon.bots.outside.host import packed, place_of, unpacked
from bluemoon.bots.outside.names import PROGRAM, command, resolved
from bluemoon.chance import Seed
from bluemoon.errors import BluemoonError
from bluemoon.values import Action, LegalActions, Translator

A = TypeVar("A")
V = TypeVar("V", bound=Seen)

SECONDS = 10.0  # for one decision, unless BLUEMOON_BOT_SECONDS says otherwise
STARTING = 30.0  # until the process has started
MOST_FAULTS = 3  # that a bot may take too long or end in one game; then it is not asked any more
IDLE = 4  # processes of one bot that are kept for its next games
VERSION = 1  # of the protocol for programs

_idle: dict[str, list[Child]] = {}


def _seconds(budget: Budget) -> float:
    if budget.seconds is not None:
        return budget.seconds
    try:
        return float(os.environ.get("BLUEMOON_BOT_SECONDS", SECONDS))
    except ValueError:
        raise BluemoonError("BLUEMOON_BOT_SECONDS is a number of seconds") from None


class OutsideBot(Bot[A, V]):
    """A bot that somebody else wrote. `faults` tells which decisions it has lost, and why."""

    def __init__(
        self,
        name: str,
        game: str,
        seed: Seed = 0,
        budget: Budget = NO_BUDGET,
        progress: Progress | None = None,
    ) -> None:
        super().__init__(seed, budget, progress)
        self.name = name
        self.level = name
        self.game = game
        self.faults: list[str] = []
        self.seconds = _seconds(budget)
        self._silent = 0  # how often it took too long or ended
        self._made = 0
        self._reported = False
        self._child: Child | None = None
        self._begun = False
        self._end: Any = None

    @property
    def is_program(self) -> bool:
        """Whether it speaks the protocol for programs."""
        return resolved(self.name).startswith(PROGRAM)

    def check(self) -> None:
        """Start it; BluemoonError says why that is not possible."""
        try:
            self._begin()
        except (Mute, ValueError) as wrong:
            self._give_up()
            raise BluemoonError(f"the bot '{self.name}' does not play: {wrong}") from wrong

    # --- deciding -----------------------------------------------------------------------------------------

    def decide(self, view: V, actions: Sequence[A], text: Callable[[A], str]) -> A:
        """The action that it chooses, or one by lot if it gives no usable answer."""
        translator = _translator(view)
        values = tuple(
            Action(code, view.seat, _parts(text(code))) if translator is None else translator.action(code)
            for code in actions
        )
        return actions[self._place(view, LegalActions(values, Translator()))]

    def choose(self, view: V, actions: Any) -> Action:
        """The same with the actions of the contract, of which the bot sees kind, cards and target, too."""
        known: list[Action] = list(actions)
        for action in known:
            self._check(view, action)
        if not known:
            return super().choose(view, actions)
        return known[self._place(view, LegalActions(known, Translator()))]

    def _place(self, view: V, actions: LegalActions) -> int:
        self._made += 1
        why = "it was not asked any more"
        if self._silent < MOST_FAULTS:
            try:
                self._begin()
                place, reason = self._asked(view, actions)
                self.because(lambda: reason or f"chosen by {self.name}")
                return place
            except Mute as wrong:
                self._silent += 1
                self._give_up()
                why = str(wrong)
            except ValueError as wrong:
                why = str(wrong)
        return self._by_lot(actions, why)

    def _by_lot(self, actions: LegalActions, why: str) -> int:
        self.faults.append(why)
        if not self._reported:
            self._reported = True
            print(f"bluemoon: {self.name} lost a decision: {why}", file=sys.stderr)
        self.because(lambda: f"by lot, because {self.name} gave no answer: {why}")
        return self.chance("lost", self._made).below(len(actions))

    # --- talking ------------------------------------------------------------------------------------------

    def _begin(self) -> None:
        """Have a process, and in it a bot for this game."""
        if self._begun:
            return
        waiting = _idle.setdefault(self.name, [])
        while waiting and self._child is None:
            child = waiting.pop()
            self._child = child if child.alive else None
        if self._child is None:
            self._child = Child(command(self.name), self.name)
            if self.is_program:
                self._child.write(f"bluemoon {VERSION}")
                self._await("ready", STARTING)
        self._end = weakref.finalize(self, _put_back, self.name, self._child)
        if self.is_program:
            self._child.write(f"new {json.dumps({'game': self.game, 'seed': str(self.seed)})}")
            self._await("ready", STARTING)
        else:
            self._child.write(packed(("new", self.game, self.seed, self.budget.seconds)))
            self._answer(STARTING)
        self._begun = True

    def _asked(self, view: V, actions: LegalActions) -> tuple[int, str]:
        assert self._child is not None
        if self.is_program:
            shown: Any = view
            asked = {"seat": view.seat, "actions": [str(action) for action in actions], "view": shown.data()}
            self._child.write(f"decide {json.dumps(asked, default=str)}")
            said = self._await("action", self.seconds)
            return place_of(int(said) if said.isascii() and said.isdigit() else said, actions), ""
        self._child.write(packed(("choose", view, actions)))
        _, place, why = self._answer(self.seconds)
        return int(place), str(why)

    def _await(self, word: str, seconds: float) -> str:
        """What a program says behind a word; other lines are skipped until the time is over."""
        assert self._child is not None
        end = time.monotonic() + seconds
        while True:
            first, _, rest = self._child.read(end - time.monotonic()).strip().partition(" ")
            if first == word:
                return rest.strip()
            if first == "error":
                raise ValueError(rest.strip() or "it reported an error")

    def _answer(self, seconds: float) -> tuple[Any, ...]:
        """What the process of a class answers; ValueError if that is a fault."""
        assert self._child is not None
        answer: tuple[Any, ...] = unpacked(self._child.read(seconds))
        if answer[0] == "fault":
            raise ValueError(answer[1])
        return answer

    def _give_up(self) -> None:
        """End the process; the next decision starts another one."""
        if self._end is not None:
            self._end.detach()
        if self._child is not None:
            self._child.kill()
        self._child = None
        self._begun = False


def _put_back(name: str, child: Child) -> None:
    """A bot is not needed any more: keep its process for the next game."""
    waiting = _idle.setdefault(name, [])
    if child.alive and len(waiting) < IDLE:
        waiting.append(child)
    elif child.alive:
        child.kill()


def _translator(view: Any) -> Translator | None:
    """What turns codes of the engine layer into actions of the contract; None where only words are known."""
    if view.game == "duel":
        from bluemoon.duel.translator import DuelTranslator

        return DuelTranslator(view.state, {})
    if view.game == "city":
        from bluemoon.city.game import CityTranslator

        return CityTranslator(view.seat, view.tiles)
    return None


def _parts(text: str) -> tuple[str, str, tuple[str, ...], str]:
    """What the engine layer tells of an action: only its words."""
    return text, text.partition(" ")[0], (), ""
