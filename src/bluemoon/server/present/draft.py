"""The draft for the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, get_args

from bluemoon.formats.decks import DeckList
from bluemoon.formats.draft_engine import OPEN, DraftState, Event
from bluemoon.formats.packs import card_name, card_names, dealt_in
from bluemoon.server.protocol.draft import DraftDecision, DraftEvent, DraftEventKind, DraftView, PickAction

EVENT_KINDS: Final[dict[str, DraftEventKind]] = {kind: kind for kind in get_args(DraftEventKind)}
SENTENCES: Final[dict[DraftEventKind, str]] = {
    "dealt": "{n} cards are dealt",
    "picked": "a card is picked",
    "passed": "the packs are passed on",
    "last": "the last card of each pack goes to the common pile",
    "aside": "{n} cards stay aside",
    "over": "the draft is complete",
}


def view(draft: DraftState, seat: int, built: Sequence[DeckList | None] = ()) -> DraftView:
    """The draft as the seat sees it; `built`: the decks that are handed in already, by seat."""
    own = built[seat] if 0 <= seat < len(built) else None
    seen = draft.view(seat)
    return DraftView(
        seat=seen.seat,
        players=seen.players,
        peoples=list(seen.peoples),
        match=seen.match,
        round=seen.round + 1,
        rounds=len(dealt_in(seen.players, seen.peoples)),
        turn=seen.turn + 1,
        over=seen.over,
        deciders=list(seen.deciders),
        hand=card_names(seen.hand),
        drafted=card_names(seen.kept),
        sealed=card_name(seen.sealed) if seen.sealed != OPEN else None,
        building=draft.over and 0 <= seat < len(built) and own is None,
        handed_in=[deck is not None for deck in built] or [False] * draft.players,
        deck=[] if own is None else list(own.cards),
    )


def decision(draft: DraftState, seat: int) -> DraftDecision | None:
    """The seat's pick, as long as it is not made."""
    if seat not in draft.deciders:
        return None
    names = [card_name(pick.card) for pick in draft.legal_actions(seat)]
    return DraftDecision(seat, [PickAction(f"pick {name}", "pick", name, seat) for name in names])


def events(draft: DraftState, happened: Sequence[Event], seat: int) -> list[DraftEvent]:
    """The events as the seat sees them."""
    return [_event(event) for event in draft.seen(happened, seat)]


def _event(event: Event) -> DraftEvent:
    kind = EVENT_KINDS[event.kind]
    text = SENTENCES[kind].format(n=event.number)
    return DraftEvent(kind, event.seat, text, event.number, [card_name(card) for card in event.cards])
