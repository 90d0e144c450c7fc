"""A duel at a table."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence

import msgspec

from bluemoon.cards import PEOPLES
from bluemoon.cards.pool import people_name
from bluemoon.contract import Reason, Result
from bluemoon.duel.engine import DuelState, from_position, start
from bluemoon.duel.knowledge.view import HIDDEN_EVENTS, Hidden
from bluemoon.duel.model import actions as do
from bluemoon.duel.model import frames
from bluemoon.duel.model.state import Event
from bluemoon.duel.text.position import write_position
from bluemoon.errors import BluemoonError
from bluemoon.formats.decks import DeckList
from bluemoon.record import Record
from bluemoon.server.adapters.base import Done, Job, Play, Told, not_your_turn
from bluemoon.server.present import duel as present
from bluemoon.server.protocol.duel import DuelDecision, DuelEvent, DuelView
from bluemoon.server.tables.journal import Refused

encode = msgspec.json.encode
VIEWERS = (-1, 0, 1)
# Actions whose notation names a card that only their player may know.
SECRET_KINDS = frozenset({do.BLUFF})
PICKING_KINDS = frozenset({do.PICK, do.LOAD})


class DuelPlay(Play):
    """A single game; also the game under way of a match."""

    players = 2

    def __init__(self, game: DuelState, peoples: Sequence[str] = ("", "")) -> None:
        self.game = game
        self.peoples = tuple(peoples)
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

    @property
    def decks(self) -> list[str]:
        return [deck.name for deck in self.game.decks]

    def act(self, seat: int, text: str) -> Done:
        return self.act_by(seat, text, self.game.apply)

    def act_by(self, seat: int, text: str, apply: Callable[[int], list[Event]]) -> Done:
        """Take an action by calling `apply`, so that a match can count the result of the game."""
        game = self.game
        if seat not in game.deciders:
            raise not_your_turn()
        action = self._understand(text)
        words = game.text(action)
        before, known = _uncertain(game, seat), present.foretold(game, action)
        hidden = Hidden(game.sides[1 - seat]).pool
        events = apply(action)
        self.texts.append(words)
        made: dict[Event, DuelEvent] = {}
        told = [
            Told(
                words if _may_hear(viewer, seat, action, events) else "",
                present.events(game, events, viewer, known, made),
            )
            for viewer in VIEWERS
        ]
        learned = any(_teaches(event, seat, hidden) for event in game.seen(events, seat))
        return Done(words, told, learned or game.over or before != _uncertain(game, seat))

    def _understand(self, text: str) -> int:
        try:
            return self.game.parse(text)
        except BluemoonError as wrong:
            reason = self.why_not(text) or Reason(wrong.said, "")
            raise Refused("illegal", reason.said, reason.place) from wrong

    def why_not(self, what: str) -> Reason | None:
        return self.game.why_not(what)

    def view(self, seat: int, is_open: bool = False) -> DuelView:
        show = present.open_view if is_open else present.view
        return show(self.game, seat, self.peoples)

    def decision(self, seat: int) -> DuelDecision | None:
        return present.decision(self.game, seat)

    def waits(self, seat: int) -> bool:
        game = self.game
        return seat in game.deciders and bool(game.stack) and game.stack[-1][0] == frames.INTERFERE

    def job(self, seat: int) -> Job | None:
        return Job("duel", self.setup, tuple(self.texts), seat)

    def copy(self) -> DuelPlay:
        return self.around(self.game.copy())

    def around(self, game: DuelState) -> DuelPlay:
        """A copy that keeps the actions so far and plays on with `game`."""
        new = DuelPlay.__new__(DuelPlay)
        new.game = game
        new.peoples = self.peoples
        new.setup = self.setup
        new.texts = self.texts.copy()
        return new

    def position(self) -> str:
        position = encode(write_position(self.game)).decode()
        return encode({"position": position, "peoples": self.peoples}).decode()

    def record(self) -> str:
        return Record(self.setup, self.texts).write()


def restore_duel(position: str) -> DuelPlay:
    """The duel from a stored position (`DuelPlay.position`)."""
    data = json.loads(position)
    return DuelPlay(from_position(data["position"]), data["peoples"])


def from_setup(setup: dict[str, str]) -> DuelPlay:
    """The duel that the set-up of a record describes."""
    return DuelPlay(start(setup), peoples_of_names(setup))


def peoples_of(decks: Sequence[DeckList]) -> tuple[str, ...]:
    """The people of each deck, for its colours; '' for drafted decks."""
    return tuple(people_name(deck.leader) if deck.leader else "" for deck in decks)


def peoples_of_names(setup: dict[str, str]) -> tuple[str, ...]:
    """The people of each deck that a record names; '' for a deck that is not ready-made."""
    names = [name.strip() for name in setup.get("decks", "").split(",")]
    return tuple(name if name in PEOPLES else "" for name in (*names, "", "")[:2])


def _uncertain(game: DuelState, seat: int) -> tuple[object, ...]:
    """All that the seat cannot know: if it changes, the seat has learned something or chance was used."""
    hidden = Hidden(game.sides[1 - seat])
    own = game.sides[seat]
    return (
        game.chance.words(),
        hidden.pool,
        hidden.hand,
        hidden.deck,
        tuple(hidden.bluffs),
        tuple(hidden.bottom),
        own.top,
        own.bottom,
    )


def _teaches(event: Event, seat: int, hidden: int) -> bool:
    """Does the event show the seat a card that it drew, or one that was hidden from it?"""
    kind, owner, card, _ = event
    drew = kind in ("draw", "take hidden")
    return drew if owner == seat else card >= 0 and bool(hidden >> card & 1)


def _may_hear(viewer: int, seat: int, action: int, events: Sequence[Event]) -> bool:
    """May the viewer read the action's notation? A picked card only if an event shows it to everybody."""
    if viewer == seat:
        return True
    kind, card = do.kind_of(action), do.card_of(action)
    if kind in SECRET_KINDS:
        return False
    if kind not in PICKING_KINDS:
        return True
    return any(event[2] == card and event[0] not in HIDDEN_EVENTS for event in events)
