"""Analysis of a finished game by master: the winner's chance before every turn, the turns where it changed
most, and what would have been better there.

Every position is judged from what the player on turn could see then, never from the hidden cards. With the
same record and the same number of playouts the analysis is the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from bluemoon.bots.base import Budget
from bluemoon.bots.city.judgement import judge
from bluemoon.bots.city.master import MasterBot as CityMaster
from bluemoon.bots.duel.master import MasterBot as DuelMaster
from bluemoon.chance import Chance
from bluemoon.city import engine as city
from bluemoon.city import notation as city_notation
from bluemoon.duel import engine as duel
from bluemoon.duel.text import notation as duel_notation
from bluemoon.errors import BluemoonError
from bluemoon.messages import Message, SetupCode
from bluemoon.record import Record

PLAYOUTS = 24  # for each position
NOTABLE = 0.04  # how much chance to win must be lost before another plan is called better
MOST = 5  # turning points that are reported
# In the city what looks like a mistake is tried on new deals, so many for each of the first ones; it counts
# only if it is larger than so many standard errors of what they tell.
AGAIN = 4
SURE = 2.0


class Turn(NamedTuple):
    """One turn of the game."""

    number: int
    seat: int
    first: int  # its first action in the record
    last: int  # one after its last action
    before: float  # the winner's chance before the turn
    after: float  # ... and after it
    played: str  # what was done, in the notation
    steps: tuple[Message, ...]  # ... and as messages
    better: Message | None  # what the master would have done and why; None if that was as good
    loss: float  # the chance to win that the player gave away by it
    error: float = 0.0  # the standard error of that, where it was measured
    chances: tuple[float, ...] = ()  # everybody's chance to win before the turn
    place: str = ""  # the city: where the figure stood before the turn

    def data(self) -> dict[str, Any]:
        """As plain data; the messages in English."""
        better = "" if self.better is None else str(self.better)
        steps = [str(step) for step in self.steps]
        return {**self._asdict(), "steps": steps, "better": better, "swing": self.swing}

    @property
    def swing(self) -> float:
        """How much the winner's chance changed in the turn."""
        return self.after - self.before


class Analysis(NamedTuple):
    """The turns of a finished game."""

    game: str
    winners: tuple[int, ...]
    turns: list[Turn]

    def turning_points(self, most: int = MOST) -> list[Turn]:
        """The turns with the largest swings, in the city those with the largest mistakes, in the order in
        which they were played."""
        if self.game == "city":
            mistakes = [turn for turn in self.turns if turn.better is not None]
            largest = sorted(mistakes, key=lambda turn: -turn.loss)[:most]
        else:
            largest = sorted(self.turns, key=lambda turn: -abs(turn.swing))[:most]
        return sorted(largest, key=lambda turn: turn.first)

    def data(self) -> dict[str, Any]:
        """As plain data, for a page or a file."""
        return {
            "game": self.game,
            "winners": list(self.winners),
            "turns": [turn.data() for turn in self.turns],
            "turning_points": [turn.number for turn in self.turning_points()],
        }


def analyse(
    record: Record, playouts: int = PLAYOUTS, progress: Callable[[float], None] = lambda share: None
) -> Analysis:
    """Judge every turn of a finished game; `progress` is called with the share that is done."""
    if record.game not in ("duel", "city"):
        raise BluemoonError(SetupCode.NOT_ANALYSED, game=record.game)
    replay: Callable[[Record], Any] = duel.replay if record.game == "duel" else city.replay
    finished = replay(record)
    if finished.result is None:
        raise BluemoonError(SetupCode.NOT_FINISHED)
    winners = finished.result.winners
    spans = turn_spans(replay(Record(dict(record.setup))), record.actions)
    looks = []
    said: list[tuple[int, Message]] = []  # whose action it was, and the action
    game = replay(Record(dict(record.setup)))
    for number, (first, last) in enumerate(spans):
        looks.append(_look(record, game, record.actions[first:last], winners, playouts))
        for text in record.actions[first:last]:
            action = game.parse(text)
            said.append((game.player, _said(game, action)))
            game.apply(action)
        progress((number + 1) / len(spans))
    chances = [look.winner for look in looks] + [1.0]
    turns = [
        Turn(
            number=look.number,
            seat=look.seat,
            first=first,
            last=last,
            before=chances[i],
            after=chances[i + 1],
            played=", ".join(record.actions[first:last]),
            steps=tuple(words for player, words in said[first:last] if player == look.seat),
            better=look.advice if look.loss >= NOTABLE and look.loss > SURE * look.error else None,
            loss=look.loss,
            error=look.error,
            chances=look.chances,
            place=look.place,
        )
        for i, ((first, last), look) in enumerate(zip(spans, looks))
    ]
    return Analysis(record.game, winners, turns)


def turn_spans(game: Any, actions: Sequence[str]) -> list[tuple[int, int]]:
    """Where each turn begins and ends in the list of actions."""
    starts = []
    turn = None
    for i, text in enumerate(actions):
        if game.turn != turn:
            turn = game.turn
            starts.append(i)
        game.apply(game.parse(text))
    return list(zip(starts, [*starts[1:], len(actions)]))


class Look(NamedTuple):
    """Master's judgement of a turn before it is played."""

    number: int
    seat: int
    winner: float  # the chance of the winner
    loss: float  # the chance to win that the player gave away by what he did
    advice: Message
    error: float  # the standard error of the loss
    chances: tuple[float, ...]  # of all seats
    place: str  # where the figure stands, in the city


def _look(record: Record, game: Any, played: Sequence[str], winners: tuple[int, ...], playouts: int) -> Look:
    seat = game.player
    actions = game.legal_actions()
    view = game.view(seat)
    budget = Budget(playouts=playouts)
    master: Any = DuelMaster("analysis", budget) if record.game == "duel" else CityMaster("analysis", budget)
    master.decide(view, actions, game.text)
    done = _own_actions(game.copy(), played, seat)
    chance = Chance.of(f"analysis {record.game} {game.turn} {seat}")
    count = max(1, playouts // 2)
    best, same, *rest = master.compare(view, done, count, chance)
    mine = max(best, same)
    loss = max(0.0, best - same)
    error = rest[0] if rest else 0.0
    if rest and loss >= NOTABLE:
        again = master.compare(view, done, AGAIN * count, chance)
        loss, error = max(0.0, again.best - again.done), again.error
    chances = _shared(game, seat, mine)
    winner = sum(chances[one] for one in winners) / len(winners) if winners else mine
    place = ""
    if isinstance(game, city.CityState):
        place = city_notation.place_name(game.figures[seat], game.tiles)
    return Look(game.turn, seat, winner, loss, master.explain(), error, chances, place)


def _shared(game: Any, seat: int, mine: float) -> tuple[float, ...]:
    """Everybody's chance to win: this seat has `mine`, the others share the rest as the network sees them."""
    if not isinstance(game, city.CityState):
        return (mine, 1.0 - mine) if seat == 0 else (1.0 - mine, mine)
    seen = city.determinize(game.view(seat), "shares")
    worth = [0.0 if other == seat else judge(seen, other) for other in range(game.players)]
    total = sum(worth) or 1.0
    return tuple(
        mine if other == seat else (1.0 - mine) * worth[other] / total for other in range(game.players)
    )


def _said(game: Any, action: Any) -> Message:
    if isinstance(game, city.CityState):
        return city_notation.action_said(action, game.tiles)
    return duel_notation.action_said(game, action)


def _own_actions(game: Any, played: Sequence[str], seat: int) -> list[Any]:
    """The actions of the seat among those of its turn."""
    found = []
    for text in played:
        action = game.parse(text)
        if game.player == seat:
            found.append(action)
        game.apply(action)
    return found
