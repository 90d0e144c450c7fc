"""What a bot is: it gets a view and the legal actions, never the game, and chooses one of them.

`choose` speaks the contract (`bluemoon.contract`). `decide` is the same on the engine layer of a game; that
is what each bot defines.

A bot's random choices depend only on its seed and on what it sees: the same view and seed give the same
choice, whatever is hidden. A budget is for a whole turn, not for each decision in it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from time import perf_counter
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from bluemoon.chance import Chance, Seed
from bluemoon.errors import BluemoonError
from bluemoon.messages import ActionCode, GameCode, GeneralCode, HintCode, Message, say
from bluemoon.values import Action


class Seen(Protocol):
    """What bots need of the view of a game."""

    @property
    def seat(self) -> int:
        """Who sees this."""

    @property
    def game(self) -> str:
        """Of which game this is a view: 'duel', 'city', 'draft', 'match'."""

    @property
    def action_type(self) -> type:
        """What actions are in the engine layer of the game."""

    def text(self, code: Any) -> str:
        """An action of the engine layer in words."""


A = TypeVar("A")  # an action of the engine layer
V = TypeVar("V", bound=Seen)  # a view

Progress = Callable[[float, str], None]


class Budget(NamedTuple):
    """How long a bot may think about one turn. With playouts it is deterministic, with seconds it is not."""

    seconds: float | None = None
    playouts: int | None = None


NO_BUDGET = Budget()


class Meter:
    """What is left of a budget in the current turn."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.turn: object = None
        self.playouts = 0
        self.seconds = 0.0
        self._began = 0.0

    def begin(self, turn: object) -> None:
        """A decision of this turn begins; a new turn has the whole budget again."""
        if turn != self.turn:
            self.turn = turn
            self.playouts = 0
            self.seconds = 0.0
        self._began = perf_counter()

    def restart(self) -> None:
        """Within a turn the whole budget again."""
        turn, self.turn = self.turn, None
        self.begin(turn)

    def end(self) -> None:
        """The decision is made: add its time to what the turn has used."""
        self.seconds += perf_counter() - self._began

    def share(self) -> float:
        """How much of the turn's budget is used, from 0 to 1 and beyond."""
        used = 0.0
        if self.budget.playouts is not None:
            used = self.playouts / max(self.budget.playouts, 1)
        if self.budget.seconds is not None:
            spent = self.seconds + perf_counter() - self._began
            used = max(used, spent / max(self.budget.seconds, 1e-6))
        return used


class Bot(ABC, Generic[A, V]):
    """A player of one game. `progress` is called while it thinks, with the share of the budget that is used
    and the action that it favours."""

    level = ""
    game = ""  # which game it plays; '' for any
    faults: Sequence[str] = ()  # why a bot from outside has lost decisions, which were then made by lot

    def __init__(self, seed: Seed = 0, budget: Budget = NO_BUDGET, progress: Progress | None = None) -> None:
        self.seed = seed
        self.budget = budget
        self.progress = progress
        self._why: Callable[[], Message | str] = lambda: say(HintCode.NOTHING_YET)

    def __repr__(self) -> str:
        game = f"{self.game}, " if self.game else ""
        return f"<{type(self).__name__}: {game}seed {self.seed}>"

    def choose(self, view: V, actions: Iterable[Action]) -> Action:
        """One of the legal actions of the seat whose view this is. BluemoonError if the view is of another
        seat or game than the actions or the bot."""
        known: dict[Any, Action] = {}
        for action in actions:
            self._check(view, action)
            known[action.code] = action
        if not known:
            raise BluemoonError(GameCode.NOTHING_TO_CHOOSE)

        def text(code: A) -> str:
            """Any action in words; a plan also contains actions that become legal only later."""
            action = known.get(code)
            return view.text(code) if action is None else action.text

        return known[self.decide(view, list(known), text)]

    def _check(self, view: V, action: Action) -> None:
        seen = getattr(view, "game", None)
        if seen is None:
            raise BluemoonError(GameCode.NO_VIEW)
        if self.game not in ("", seen):
            raise BluemoonError(GameCode.OTHER_GAME, game=seen, bot=self.game)
        if not isinstance(action, Action):
            raise BluemoonError(GameCode.NOT_OURS)
        if not isinstance(action.code, view.action_type):
            raise BluemoonError(GameCode.OTHER_GAME_ACTION, text=action.text, game=seen)
        if action.seat != view.seat:
            raise BluemoonError(GameCode.OTHER_VIEW, text=action.text, seat=action.seat, view=view.seat)

    def check(self) -> None:
        """BluemoonError if it cannot play, as a bot from outside that cannot be started."""

    @abstractmethod
    def decide(self, view: V, actions: Sequence[A], text: Callable[[A], str]) -> A:
        """One of the actions, as the engine layer of the game knows them; `text` words any action."""

    def explain(self) -> Message:
        """Why the last choice was made: the plan, and the reason for it."""
        why = self._why()
        return why if isinstance(why, Message) else say(GeneralCode.PLAIN, text=why)

    def because(self, why: Callable[[], Message | str]) -> None:
        """Keep a function that gives the reason for a choice; it is called only if somebody asks. (Frozen
        bots give an English text instead of a message.)"""
        self._why = why

    def report(self, share: float, favourite: str) -> None:
        """Call `progress` with the share of the budget that is used and the favoured action."""
        if self.progress is not None:
            self.progress(min(share, 1.0), favourite)

    def chance(self, *what: object) -> Chance:
        """A random generator that depends only on the seed and on `what` the bot sees."""
        return Chance.of(" ".join(str(part) for part in (self.seed, *what)))


class RandomBot(Bot[A, V]):
    """Any legal action, all equally likely, in any game."""

    level = "random"

    def __init__(self, seed: Seed = 0, budget: Budget = NO_BUDGET, progress: Progress | None = None) -> None:
        super().__init__(seed, budget, progress)
        self._dice = Chance.of(f"random {seed}")

    def decide(self, view: V, actions: Sequence[A], text: Callable[[A], str]) -> A:
        """Any of the actions."""
        action = actions[self._dice.below(len(actions))]
        step = notation(text(action))
        self.because(lambda: planned((step,), say(HintCode.AT_RANDOM, n=len(actions))))
        return action


def planned(steps: tuple[Message, ...], why: Message, also: tuple[Message, ...] = ()) -> Message:
    """The message that names a plan's steps and the reason for it. Its words tell only that one; `also` is
    what else speaks for the plan, the weightiest first, for whoever was told the reason lately."""
    more = {"also": also} if also else {}
    return say(HintCode.PLAN, plan=steps, why=why, **more)


def notation(text: str) -> Message:
    """A message for an action of which only the notation is known."""
    return say(ActionCode.NOTATION, text=text)


def percent(share: float) -> int:
    """A chance to win in percent."""
    return round(100 * share)
