"""Blue Moon City at a table."""

from __future__ import annotations

from bluemoon.city.engine import CityState, from_position, replay
from bluemoon.city.events import DREW, TOOK_UP
from bluemoon.contract import Reason, Result
from bluemoon.errors import BluemoonError
from bluemoon.record import Record
from bluemoon.server.adapters.base import Done, Job, Play, Told, not_your_turn
from bluemoon.server.present import city as present
from bluemoon.server.protocol.city import CityDecision, CityView
from bluemoon.server.tables.journal import Refused


class CityPlay(Play):
    """Two to four players rebuild the city."""

    def __init__(self, game: CityState) -> None:
        self.game = game
        self.players = game.players
        self.setup = game.record().setup
        self.texts: list[str] = []

    @property
    def deciders(self) -> tuple[int, ...]:
        return self.game.deciders

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def result(self) -> Result | None:
        return self.game.result

    def act(self, seat: int, text: str) -> Done:
        game = self.game
        if seat not in game.deciders:
            raise not_your_turn()
        try:
            action = game.parse(text)
        except BluemoonError as wrong:
            raise Refused("illegal", wrong.said) from wrong
        reason = game.why_not(action)
        if reason is not None:
            raise Refused("illegal", reason.said, reason.place)
        words = game.text(action)
        before = game.chance.words()
        events = game.apply(action)
        self.texts.append(words)
        # Cards that are paid, thrown away or offered lie open (003), so everybody may read the action.
        told = [Told(words, present.events(game, events, viewer)) for viewer in range(-1, self.players)]
        learned = any(event.kind in (DREW, TOOK_UP) for event in events)
        return Done(words, told, learned or before != game.chance.words() or game.over)

    def view(self, seat: int, is_open: bool = False) -> CityView:
        return (present.open_view if is_open else present.view)(self.game, seat)

    def decision(self, seat: int) -> CityDecision | None:
        return present.decision(self.game, seat)

    def why_not(self, what: str) -> Reason | None:
        return self.game.why_not(what)

    def job(self, seat: int) -> Job | None:
        return Job("city", self.setup, tuple(self.texts), seat)

    def copy(self) -> CityPlay:
        new = CityPlay.__new__(CityPlay)
        new.game = self.game.copy()
        new.players = self.players
        new.setup = self.setup
        new.texts = self.texts.copy()
        return new

    def position(self) -> str:
        return self.game.position()

    def record(self) -> str:
        return Record(self.setup, self.texts).write()


def restore_city(position: str) -> CityPlay:
    """The game from a stored position (`CityPlay.position`)."""
    return CityPlay(from_position(position))


def from_setup(setup: dict[str, str]) -> CityPlay:
    """The game that the set-up of a record describes."""
    return CityPlay(replay(Record(setup)))
