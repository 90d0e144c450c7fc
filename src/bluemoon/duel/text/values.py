"""Actions and events of the engine as the values that users see (`bluemoon.values`)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bluemoon.duel.knowledge.view import HIDDEN_EVENTS
from bluemoon.duel.model import actions as do
from bluemoon.duel.model.actions import card_of, kind_of, other_of
from bluemoon.duel.model.state import Event as RawEvent
from bluemoon.duel.model.state import State
from bluemoon.duel.text.notation import ELEMENT_NAMES, SENTENCES, VERBS, Asked, action_text
from bluemoon.duel.text.position import DRAGONS
from bluemoon.errors import NotationError
from bluemoon.messages import GameCode
from bluemoon.values import Event, Parts

# Actions whose notation is a verb and something other than a card of the player.
POINTING: Final = {
    do.ANNOUNCE: "announce",
    do.DRAGON: "dragon",
    do.FACE_DOWN: "pick face-down card",
    do.NUMBER: "take",
    do.GROUP: "all",
    do.SATISFY: "satisfy",
}

# Kinds of events by the meaning of their figure.
OTHER_CARDS: Final = frozenset({"target", "load"})
ELEMENTS: Final = frozenset({"element", "announce"})
FLIGHTS: Final = frozenset({"dragon", "dragon home"})
CARDLESS: Final = frozenset(
    {
        *("turn", "shuffle", "shuffle pile in", "leave", "element", "announce", "retreat", "decline"),
        *("dragon", "dragon home", "fourth dragon", "fight over", "mulligan", "backtrack", "over"),
    }
)


def action_parts(g: Asked, act: int) -> Parts:
    """The parts of the action's value. The state is needed to find out whose cards are meant."""
    text = action_text(g, act)
    kind = kind_of(act)
    if kind in POINTING:
        word = POINTING[kind]
        return text, word, (), text.removeprefix(f"{word} ")
    if kind == do.LOAD:
        names = g.decks[g.player].names
        return text, "load", (names[card_of(act)],), names[other_of(act)]
    if kind in VERBS:
        return text, VERBS[kind], (text.removeprefix(f"{VERBS[kind]} "),), ""
    return text, text, (), ""


def event_value(g: State, raw: RawEvent) -> Event:
    """The event with names in place of numbers; a card that is hidden is left out."""
    kind, seat, card, figure = raw
    owner = g.decks[1 - seat if kind == "satisfy" else seat]
    shown = kind not in CARDLESS and 0 <= card < owner.size
    cards = (owner.names[card],) if shown else ()
    if kind in OTHER_CARDS:
        return Event(kind, seat, cards, target=g.decks[seat].names[figure])
    if kind in ELEMENTS:
        return Event(kind, seat, cards, target=ELEMENT_NAMES[figure])
    if kind in FLIGHTS:
        return Event(kind, seat, cards, target=DRAGONS[figure])
    return Event(kind, seat, cards, figure)


def seen_values(events: Iterable[Event], seat: int) -> tuple[Event, ...]:
    """The events as the seat sees them."""
    return tuple(
        [
            Event(event.kind, event.seat, (), event.number, event.target)
            if event.kind in HIDDEN_EVENTS and event.seat != seat
            else event
            for event in events
        ]
    )


def tell_value(event: Event, players: Sequence[str]) -> str:
    """The event in an English sentence."""
    sentence = SENTENCES.get(event.kind)
    if sentence is None or event.seat not in (0, 1):
        raise NotationError(GameCode.NO_EVENT, kind=event.kind)
    card = event.cards[0] if event.cards else "a card"
    return sentence.format(
        who=players[event.seat],
        card=card,
        their=card,
        other=event.target,
        n=event.number,
        element=event.target,
        dragon=event.target,
    )
