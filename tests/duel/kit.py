"""A small table for tests: lay out a position in a line or two, act in the notation, ask what lies where.

The decks are made of just the cards that a test names, so any card can meet any other. `me` is seat 0 and to
move unless `player=1` is given.
"""

from __future__ import annotations

from typing import Any

import pytest

from bluemoon.duel.engine import DuelState, from_position
from bluemoon.duel.model import frames
from bluemoon.duel.model.state import Event
from bluemoon.duel.rules.survey import total
from bluemoon.sets import bits, size

rule = pytest.mark.rule

HIDDEN = (
    frames.ANY,
    frames.DECLINING,
    frames.DISCARD,
    frames.LOADING,
    frames.MULLIGAN,
    frames.PAY,
    frames.SHUFFLE_IN,
    frames.UNDER,
)

Spread = dict[str, Any]


def side(**zones: Any) -> Spread:
    """One side of the table. Zones as in a position: hand, combat, support, ships, discard, leader, deck,
    deck_top, deck_bottom, disclosed, ...; `deck` names the cards of the draw deck, otherwise it is empty."""
    return zones


def named(zones: Spread) -> list[str]:
    """All cards that a side names, once each."""
    found: dict[str, None] = {}
    for zone in (
        "hand",
        "deck",
        "deck_top",
        "deck_bottom",
        "discard",
        "leader",
        "combat",
        "support",
        "ships",
        "lasting",
    ):
        for entry in zones.get(zone, ()):
            found[entry if isinstance(entry, str) else entry["card"]] = None
            if not isinstance(entry, str):
                found.update(dict.fromkeys(entry.get("cargo", ())))
    return list(found)


def table(me: Spread, they: Spread, *, rules: str = "legends", seed: int = 0, **more: Any) -> DuelState:
    """A game in which `me` is to move. A fight in Fire in the Leadership phase unless said otherwise; give
    `fight=False, element=None` for the time between fights."""
    data: dict[str, Any] = {
        "decks": ["Mine", "Theirs"],
        "lists": [named(me) or ["Spark"], named(they) or ["Spark"]],
        "player": 0,
        "phase": "leadership",
        "fight": True,
        "element": "fire",
        "sides": [_rest_discarded(me), _rest_discarded(they)],
    }
    return from_position({**data, **more}, rules, seed)


def _rest_discarded(zones: Spread) -> Spread:
    """A side without any cards needs one for its deck; it lies on the discard pile."""
    return zones if named(zones) else {**zones, "discard": ["Spark"]}


def do(game: DuelState, *texts: str) -> list[Event]:
    """Carry out actions given in the notation; the events of all of them. Where a choice that hangs on hidden
    cards has only one answer, that answer is given, too."""
    events: list[Event] = []
    for text in texts:
        events += game.apply(game.parse(text))
        while game.stack and game.stack[-1][0] in HIDDEN and len(game.legal_actions()) == 1:
            events += game.apply(game.legal_actions()[0])
    return events


def offers(game: DuelState) -> set[str]:
    """The legal actions in the notation."""
    return {game.text(action) for action in game.legal_actions()}


def zone(game: DuelState, seat: int, name: str) -> set[str]:
    """The names of a zone: hand, deck, discard, pile, combat, active, support, bluffs, ships, landed, ..."""
    return {game.decks[seat].names[card] for card in bits(getattr(game.sides[seat], name))}


def power(game: DuelState, seat: int, element: str = "fire") -> int:
    """The seat's total power in the element."""
    return total(game, seat, ("fire", "earth").index(element))


def dragons(game: DuelState) -> tuple[int, int]:
    """How many dragons lie on each side."""
    return size(game.sides[0].dragons), size(game.sides[1].dragons)
