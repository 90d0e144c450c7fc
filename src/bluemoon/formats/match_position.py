"""Positions of a match as text (JSON), and back: set-up, prepared decks, games played, the game under way."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

from bluemoon.contract import Ending, Result
from bluemoon.duel.engine import from_position
from bluemoon.duel.model.editions import VERSION
from bluemoon.duel.model.piles import UNSAID
from bluemoon.duel.model.termination import Termination as DuelTermination
from bluemoon.errors import BluemoonError, PositionError
from bluemoon.formats.decks import DeckList, Terms
from bluemoon.formats.match_engine import MatchState, Played, Stand, Termination
from bluemoon.formats.penalty import read_penalty
from bluemoon.messages import PositionCode
from bluemoon.record import Record


def write_position(match: MatchState, records: bool = True) -> str:
    """The full state of the match, from which `read_position` makes the same match. `records=False` leaves
    out the records of the games that are over."""
    data = {
        "prepared": match.prepared,
        "terms": match.terms,
        "seed": match.seed,
        "mulligan": match.mulligan,
        "version": match.version,
        "drafted": match.drafted,
        "score": match.score,
        "played": [
            [
                played.decks,
                played.record.setup if records else {},
                played.record.actions if records else [],
                played.result,
            ]
            for played in match.played
        ],
        "decks": match.decks,
        "sealed": [match.sealed(seat) for seat in (0, 1)],
        "duel": None if match.game is None else json.loads(match.game.position()),
        "players": match.players,
        "penalty": str(match.penalty),
        "due": match.due,
        "inspected": match.inspected,
        "checked": match.checked,
    }
    if match.piles != UNSAID:
        data["piles"] = match.piles
    return json.dumps(data, default=asdict, ensure_ascii=False, separators=(",", ":"))


def read_position(text: str) -> MatchState:
    """The match that a position describes, without playing it again; PositionError if it is not possible."""
    try:
        data = json.loads(text)
        match = _read(data)
    except PositionError:
        raise
    except BluemoonError as wrong:
        raise PositionError(wrong.said) from wrong
    except (ValueError, TypeError, KeyError, IndexError, AttributeError) as wrong:
        raise PositionError(PositionCode.NOT_A_MATCH, what=repr(wrong)) from wrong
    match.origin = text
    return match


def _read(data: dict[str, Any]) -> MatchState:
    match = MatchState(
        [[_deck(deck) for deck in decks] for decks in data["prepared"]],
        Terms(**data["terms"]),
        data["seed"],
        mulligan=data["mulligan"],
        penalty=read_penalty(data.get("penalty", "none")),
        players=tuple(data.get("players", ("Player 1", "Player 2"))),
        drafted=data["drafted"] and tuple(tuple(cards) for cards in data["drafted"]),
        checked=False,  # they were checked when the match began
        piles=data.get("piles", UNSAID),
        version=data.get("version", VERSION),
    )
    match.checked = data.get("checked", True)
    one, two = data["score"]
    decks = data["decks"]
    sealed = data["sealed"]
    match.go_on_from(
        Stand(
            (int(one), int(two)),
            tuple(_played(*played) for played in data["played"]),
            _game(data["duel"]),
            (_deck(decks[0]), _deck(decks[1])) if decks else None,
            (sealed[0] and _deck(sealed[0]), sealed[1] and _deck(sealed[1])),
            tuple(data.get("due", ())),
            data.get("inspected", False),
        )
    )
    return match


def _game(data: Any) -> Any:
    """The game under way. Positions of earlier versions have it as text, with the colours of the decks."""
    if data is None:
        return None
    return from_position(json.loads(data)["position"] if isinstance(data, str) else data)


def _deck(data: dict[str, Any]) -> DeckList:
    fields: dict[str, Any] = {**data, "cards": tuple(data.get("cards", ()))}
    deck = DeckList(**fields)
    texts = (deck.name, deck.leader, deck.inquisitor, deck.emissary, *deck.cards)
    if not all(isinstance(text, str) for text in texts) or type(deck.family) is not int:
        raise ValueError("a deck consists of names")
    return deck


def _played(decks: list[dict[str, Any]], setup: dict[str, str], actions: list[str], result: Any) -> Played:
    winners, scores, how = result
    found = Result(tuple(winners), tuple(scores), _termination(how))
    return Played((_deck(decks[0]), _deck(decks[1])), Record(setup, actions), found)


def _termination(text: str) -> Ending:
    """The ending from its name or, as earlier versions wrote it, from its English words."""
    members: list[Ending] = [*DuelTermination, *Termination]
    for member in members:
        if text in (member.value, member.words):
            return member
    raise PositionError(PositionCode.NO_ENDING, reason=text)
