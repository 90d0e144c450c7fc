"""The draft as users know it, under the contract of a game (`bluemoon.contract`).

>>> from bluemoon.formats.draft import new_game
>>> draft = new_game(3, seed=17)
>>> draft.deciders                            # all have a sealed pick to make
(0, 1, 2)
>>> draft.apply(draft.legal_actions(2)[0])    # anybody may be the first
(Event('picked', seat=2, cards=('Charm Holy Dragon',), number=1),)
>>> draft.deciders
(0, 1)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bluemoon.arguments import (
    check_chance,
    check_event,
    check_events,
    check_number,
    check_seat_number,
    check_text,
)
from bluemoon.chance import Chance, Seed
from bluemoon.contract import MANY, SPECTATOR, Reason, Result
from bluemoon.errors import BluemoonError, IllegalAction, NotationError
from bluemoon.formats import draft_engine as engine
from bluemoon.formats.draft_engine import SECRET, DraftState, Pick
from bluemoon.formats.draft_engine import Event as RawEvent
from bluemoon.formats.draft_engine import Termination as Termination
from bluemoon.formats.draft_view import View as View
from bluemoon.formats.packs import card_name
from bluemoon.messages import GameCode, SetupCode
from bluemoon.record import Record
from bluemoon.values import Action, Event, LegalActions, Translator

SENTENCES: Final = {
    "dealt": "seat {seat} is dealt {n} cards",
    "picked": "seat {seat} picks a card",
    "passed": "seat {seat} is passed {n} cards",
    "last": "the last card of the pack before seat {seat} goes to the common pile",
    "aside": "{n} cards stay aside",
    "over": "the draft is complete",
}


class Draft:
    """A draft in progress: everybody picks a card of his pack at the same time and passes the rest on.

    Made by `new_game`, `from_position`, `determinize` or `replay`. Picks stay sealed until all are in.
    """

    __slots__ = ("_state",)

    def __init__(self, state: DraftState) -> None:
        """Wrap a state of the engine layer. The state belongs to this draft from now on."""
        self._state = state

    # --- what it is ---------------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        """How many seats there are: two to six."""
        return self._state.players

    @property
    def peoples(self) -> tuple[str, ...]:
        """The peoples whose cards are drafted."""
        return self._state.peoples

    @property
    def match(self) -> bool:
        """Whether games to five crystals follow, as was agreed before (004 Draft Variant)."""
        return self._state.match

    @property
    def round(self) -> int:
        """The round under way, from 1."""
        return self._state.round + 1

    def drafted(self, seat: int) -> tuple[str, ...]:
        """The cards that a seat has drafted, for the building of its deck; sealed picks not included."""
        return self._state.drafted(seat)

    def __repr__(self) -> str:
        who = ", ".join(str(seat) for seat in self.deciders)
        now = f"round {self.round}, seats to pick: {who}" if who else "complete"
        return f"<Draft: {self.players} players, {now}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Draft):
            return NotImplemented
        return self.position() == other.position()

    # --- deciding -----------------------------------------------------------------------------------------

    @property
    def player(self) -> int:
        """The first seat that has not picked yet; meaningless once the draft is over."""
        return self._state.player

    @property
    def deciders(self) -> tuple[int, ...]:
        """The seats that have not picked yet."""
        return self._state.deciders

    @property
    def over(self) -> bool:
        """Whether the draft is complete."""
        return self._state.over

    @property
    def result(self) -> Result | None:
        """The result once the draft is over: nobody wins, and the scores are the numbers of cards drafted."""
        return self._state.result

    def legal_actions(self, seat: int | None = None) -> LegalActions:
        """What `player`, or another seat if one is given, may pick; empty if the seat has picked already."""
        if seat is not None:
            seat = check_seat_number(seat)
            if seat == SPECTATOR:
                return LegalActions((), Translator())
        return LegalActions([_value(pick) for pick in self._state.legal_actions(seat)], Translator())

    def random_action(self, chance: Chance) -> Action:
        """One of the legal actions of `player`, each as likely as the others."""
        check_chance(chance)
        return _value(self._state.random_action(chance))

    def play_out(self, chance: Chance, most: int = MANY) -> int:
        """Make random picks until the draft is over, but at most `most`, and return how many there were."""
        check_chance(chance)
        most = check_number(most, "most")
        return self._state.play_out(chance, most)

    def apply(self, action: Action | str) -> tuple[Event, ...]:
        """Make a pick, given as a value or in words ('pick Cinder' for `player`, 'seat 2: pick Cinder'), and
        return what happened. An illegal one raises IllegalAction and changes nothing."""
        return tuple(_event(event) for event in self._state.apply(self._pick(action)))

    def why_not(self, what: Action | str) -> Reason | None:
        """Why a pick, its text, or the pick of a card by name is not allowed now; None if it is. A text
        that names no card raises NotationError."""
        return self._state.why_not(self._pick(what))

    def parse(self, text: str) -> Action:
        """The legal pick that the text names, for `player` unless it names a seat; NotationError or
        IllegalAction if there is none."""
        check_text(text)
        pick = self._state.parse(text)
        why = self._state.why_not(pick)
        if why is not None:
            raise IllegalAction(GameCode.NOT_NOW_BECAUSE, text=text, why=why.said, place=why.place)
        return _value(pick)

    def _pick(self, action: Action | str) -> Pick:
        if isinstance(action, str):
            return self._state.parse(action)
        if not isinstance(action, Action):
            raise IllegalAction(GameCode.NOT_OURS)
        if isinstance(action.code, Pick):
            return action.code
        try:
            return self._state.parse(f"seat {action.seat}: {action.text}")
        except NotationError as wrong:
            raise IllegalAction(GameCode.NOT_OURS_BECAUSE, why=wrong.said) from wrong

    # --- looking ------------------------------------------------------------------------------------------

    def copy(self) -> Draft:
        """A separate copy of the draft in the same state, with the same past."""
        return Draft(self._state.copy())

    def view(self, seat: int) -> View:
        """All that the seat may know; -1 is a spectator, who sees only numbers."""
        seat = check_seat_number(seat)
        return self._state.view(seat)

    def seen(self, events: Sequence[Event], seat: int) -> tuple[Event, ...]:
        """The events as the seat sees them: cards that it cannot know are left out."""
        seat = check_seat_number(seat)
        check_events(events)
        if not SPECTATOR <= seat < self.players:
            raise BluemoonError(SetupCode.SEATS, n=seat, last=self.players - 1)
        return tuple(
            Event(event.kind, event.seat, (), event.number)
            if event.kind in SECRET and event.seat != seat
            else event
            for event in events
        )

    def tell(self, event: Event) -> str:
        """The event in an English sentence."""
        check_event(event)
        if event.kind not in SENTENCES:
            raise NotationError(GameCode.NO_EVENT, kind=event.kind)
        told = SENTENCES[event.kind].format(seat=event.seat, n=event.number)
        return f"{told}: {', '.join(event.cards)}" if event.cards else told

    # --- keeping ------------------------------------------------------------------------------------------

    def position(self) -> str:
        """The full state as readable text, from which `from_position` makes the same draft."""
        return self._state.position()

    def record(self) -> Record:
        """The draft so far: all complete turns, then the sealed picks, in seat order."""
        return self._state.record()


def state_of(draft: Draft) -> DraftState:
    """The state of a public draft, shared with it: what changes here changes there."""
    return draft._state


def _value(pick: Pick) -> Action:
    name = card_name(pick.card)
    return Action(pick, pick.seat, (f"pick {name}", "pick", (name,), ""))


def _event(event: RawEvent) -> Event:
    return Event(event.kind, event.seat, tuple(card_name(card) for card in event.cards), event.number)


# --- beginnings -------------------------------------------------------------------------------------------


def new_game(
    players: int, peoples: Sequence[str] | None = None, seed: Seed = 0, match: bool = False
) -> Draft:
    """Shuffle the pools of the peoples together (by lot, if none are named) and deal the first round.
    `match`: games to five crystals will follow, which has to be agreed before."""
    return Draft(engine.new_draft(players, peoples, seed, match))


def from_position(text: str) -> Draft:
    """The draft that a position describes; PositionError if it is not possible."""
    return Draft(engine.from_position(text))


def determinize(view: View, rng: Chance | Seed) -> Draft:
    """A full draft that agrees with the view, made from the view alone; `rng` is a seed or a `Chance`."""
    return Draft(engine.determinize(view, rng))


def replay(record: Record) -> Draft:
    """The draft at the end of the record; RecordError if it is corrupt or a pick was not legal."""
    return Draft(engine.replay(record))
