"""What the command `bluemoon` does with deck, draft, match and tournament files: plain functions that read
and write files and return lines of text. Whatever is wrong with a file is a BluemoonError that names it.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from bluemoon.cards import Card
from bluemoon.chance import Chance, Seed
from bluemoon.duel.model.piles import AS_PRINTED
from bluemoon.errors import BluemoonError
from bluemoon.files import check_new
from bluemoon.formats.deck_file import read_deck, write_deck
from bluemoon.formats.decks import DeckList, Terms, beside_leader, cards_of, outside_moons, problems
from bluemoon.formats.draft_engine import DraftState, replay
from bluemoon.formats.match_engine import MatchState
from bluemoon.formats.match_file import read_match
from bluemoon.formats.random_decks import random_deck
from bluemoon.formats.tournament import Meeting, Tournament, read_tournament
from bluemoon.messages import GeneralCode
from bluemoon.powers.english import type_name
from bluemoon.powers.vocabulary import Type
from bluemoon.record import Record, read_record

T = TypeVar("T")
MOST_BYTES = 10_000_000  # far more than any of these files has


# --- files ------------------------------------------------------------------------------------------------


def load(path: Path, read: Callable[[str], T]) -> T:
    """What `read` makes of the file's text; every error names the file."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise BluemoonError("the file is far too large")
        text = path.read_text(encoding="utf-8")
    except OSError as wrong:
        raise BluemoonError(f"{path}: {wrong.strerror or wrong}") from wrong
    except UnicodeDecodeError as wrong:
        raise BluemoonError(f"{path}: this is no text") from wrong
    except BluemoonError as wrong:
        raise BluemoonError(GeneralCode.ABOUT, name=str(path), why=wrong.said) from wrong
    try:
        return read(text)
    except BluemoonError as wrong:
        raise type(wrong)(GeneralCode.ABOUT, name=str(path), why=wrong.said) from wrong


def save(path: Path, text: str) -> None:
    """Write the whole file or nothing: after a crash the old file is still there."""
    fresh = path.with_name(path.name + ".new")
    try:
        fresh.write_text(text, encoding="utf-8")
        os.replace(fresh, path)
    except OSError as wrong:
        raise BluemoonError(f"{path}: {wrong.strerror or wrong}") from wrong


# --- decks ------------------------------------------------------------------------------------------------


def load_deck(path: Path) -> DeckList:
    """The deck list of a file."""
    return load(path, read_deck)


def drafted_cards(deck: DeckList) -> tuple[str, ...] | None:
    """What a deck of a draft was made of, as far as nobody can check it: its own cards. None if it names a
    leader, and so is no deck of a draft."""
    return None if deck.leader or not deck.cards else deck.cards


def check_deck(
    path: Path,
    rules: str = "legends",
    match: bool = False,
    draft: Path | None = None,
    seat: int = 0,
    read: Callable[[str], Record] = read_record,
) -> list[str]:
    """Everything that is wrong with a deck file, one line for each problem; empty if the deck is legal.
    `draft`: the record of the draft in which the seat drafted the cards, as `read` reads it."""
    deck = load_deck(path)
    drafted = None if draft is None else drafted_by(draft, seat, read)
    return [str(problem) for problem in problems(deck, Terms(rules, match), drafted=drafted)]


def show_deck(path: Path) -> list[str]:
    """Lines that describe a deck: what lies beside the leader, the cards by type, the moons."""
    deck = load_deck(path)
    cards = cards_of(deck)
    lines = [f"{deck.name}: {deck.leader or 'drafted'}, {len(cards)} cards"]
    lines += [f"  with {card.name} ({type_name(card.type)})" for card in beside_leader(deck)]
    if deck.leader:
        lines.append(f"  {outside_moons(cards, deck.leader.strip().capitalize())} moons outside the people")
    for type_ in Type:
        lines += _of_type(cards, type_)
    return lines


def _of_type(cards: list[Card], type_: Type) -> list[str]:
    found = [card for card in cards if card.type is type_]
    if not found:
        return []
    return [f"{type_name(type_)} ({len(found)})", *(f"  {card.name}" for card in found)]


def name_of(path: Path) -> str:
    """What the deck of a new file is called."""
    return re.sub(r"[\s,;#]+", " ", path.stem).strip() or "Random"


def make_random_deck(path: Path, seed: Seed, match: bool = False) -> DeckList:
    """Make a random legal deck, named after the file, and write it there."""
    deck = random_deck(Chance.of(seed), Terms(match=match), name_of(path))
    save(path, write_deck(deck))
    return deck


# --- drafts -----------------------------------------------------------------------------------------------


def load_draft(path: Path, read: Callable[[str], Record] = read_record) -> DraftState:
    """The draft that is recorded in a file."""
    return load(path, lambda text: replay(read(text)))


def drafted_by(path: Path, seat: int, read: Callable[[str], Record] = read_record) -> tuple[str, ...]:
    """What a seat has drafted in the draft of a file; BluemoonError if there is no such seat."""
    draft = load_draft(path, read)
    if seat >= draft.players:
        raise BluemoonError(f"{path}: only {draft.players} players drafted")
    return draft.drafted(seat)


# --- matches ----------------------------------------------------------------------------------------------


def load_match(path: Path) -> MatchState:
    """The match that is recorded in a file."""
    return load(path, read_match)


# --- tournaments ------------------------------------------------------------------------------------------


def load_tournament(path: Path) -> Tournament:
    """The tournament of a file."""
    return load(path, read_tournament)


def new_tournament(
    path: Path,
    name: str,
    players: list[str],
    kind: str = "round robin",
    rounds: int = 0,
    seed: Seed = 0,
    rules: str = "legends",
    penalty: str = "none",
    piles: str = AS_PRINTED,
) -> Tournament:
    """Begin a tournament and write it to a new file; an existing file is not overwritten."""
    check_new(path)
    cup = Tournament.new(
        name, players, kind, rounds=rounds, seed=seed, rules=rules, penalty=penalty, piles=piles
    )
    save(path, cup.write())
    return cup


def next_round(path: Path) -> list[str]:
    """Pair the next round, save it, and return its pairs as lines."""
    cup = load_tournament(path)
    meetings = cup.pair()
    save(path, cup.write())
    return [f"round {len(cup.meetings)} of {cup.rounds}", *(_meeting(meeting) for meeting in meetings)]


def _meeting(meeting: Meeting) -> str:
    if meeting.two is None:
        return f"  {meeting.one} sits out"
    played = "" if meeting.crystals is None else f"  {meeting.crystals[0]} : {meeting.crystals[1]}"
    return f"  {meeting.one} - {meeting.two}{played}"


def report_result(path: Path, one: str, two: str, crystals: tuple[int, int]) -> list[str]:
    """Enter the result of a match, save it, and return the table as lines."""
    cup = load_tournament(path)
    cup.report(one, two, crystals)
    save(path, cup.write())
    return tell_tournament(path)


def report_match_file(path: Path, match: Path) -> list[str]:
    """Like `report_result`, with the result taken from the record of a finished match."""
    cup = load_tournament(path)
    cup.report_match(load_match(match))
    save(path, cup.write())
    return tell_tournament(path)


def penalise(path: Path, player: str) -> list[str]:
    """Deduct the organiser's penalty from a player, save it, and return the table as lines."""
    cup = load_tournament(path)
    cup.penalise(player)
    save(path, cup.write())
    return tell_tournament(path)


def tell_tournament(path: Path, as_json: bool = False) -> list[str]:
    """Lines with the table, and with the matches that are still to be played in this round."""
    cup = load_tournament(path)
    if as_json:
        return cup.table_json().splitlines()
    lines = [f"{cup.name}: round {len(cup.meetings)} of {cup.rounds}", *cup.table_text().splitlines()]
    if cup.open_meetings:
        lines += ["still to play:", *(_meeting(meeting) for meeting in cup.open_meetings)]
    return lines
