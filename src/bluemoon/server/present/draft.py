"""The draft for the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bluemoon.formats.draft_engine import DraftState, Event
from bluemoon.formats.packs import card_name

Data = dict[str, Any]

SENTENCES = {
    "dealt": "{n} cards are dealt",
    "picked": "a card is picked",
    "passed": "the packs are passed on",
    "last": "the last card of each pack goes to the common pile",
    "aside": "{n} cards stay aside",
    "over": "the draft is complete",
}


def view(draft: DraftState, seat: int, handed_in: Sequence[bool] = ()) -> Data:
    """The draft as the seat sees it; `handed_in`: who has built his deck already."""
    data: Data = draft.view(seat).data()
    data["building"] = draft.over and 0 <= seat < len(handed_in) and not handed_in[seat]
    data["handed_in"] = list(handed_in) or [False] * draft.players
    return data


def decision(draft: DraftState, seat: int) -> Data | None:
    """The seat's pick, as long as it is not made."""
    if seat not in draft.deciders:
        return None
    return {
        "seat": seat,
        "question": None,
        "actions": [
            {
                "action": f"pick {card_name(pick.card)}",
                "kind": "pick",
                "card": card_name(pick.card),
                "owner": seat,
            }
            for pick in draft.legal_actions(seat)
        ],
        "more": False,
    }


def events(draft: DraftState, happened: Sequence[Event], seat: int) -> list[Data]:
    """The events as the seat sees them."""
    return [
        {
            "kind": event.kind,
            "seat": event.seat,
            "text": SENTENCES[event.kind].format(n=event.number),
            "n": event.number,
            "cards": [card_name(card) for card in event.cards],
        }
        for event in draft.seen(happened, seat)
    ]
