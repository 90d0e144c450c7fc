"""What a table's row and the entries about its seats tell of a finished game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from bluemoon.formats.decks import DeckList
from bluemoon.server.ratings.fold import Finished, Player
from bluemoon.server.storage.appends import Row
from bluemoon.server.tables import journal, summary
from bluemoon.server.tables.journal import Entry, Setup, read_setup

# The entries that say who played: few, so that no game has to be replayed.
TELLING: Final = (
    journal.JOIN,
    journal.BOT,
    journal.LEAVE,
    journal.HOLD,
    journal.RESIGN,
    journal.FLAG,
    journal.ABSENT,
)


def finished(row: Row, holders: Sequence[str | None], entries: Sequence[Entry]) -> Finished | None:
    """The game that ended at a table; None if none was played there. `holders`: of the seats. `entries`:
    those of the kinds TELLING."""
    public = summary.read_public(row["public"])
    setup = read_setup(row["setup"])
    if public.result is None or setup.record is not None or setup.guide:
        return None
    if setup.game == "draft" and len(setup.seats) > 2:
        return None  # its cup is what is won or lost
    left = {entry.seat: entry for entry in entries if _leaves(entry)}
    places = placed(len(public.seats), public.result.winners, public.result.scores, list(left))
    if public.result.termination == "deadline" and not public.result.winners:
        places = [0] * len(public.seats)  # nobody came
    if public.result.termination == "absent-draw":
        places = [1] * len(public.seats)
    players = []
    for seat in public.seats:
        gone = left.get(seat.seat)
        people, deck = _brought(setup, entries, seat.seat, seat.deck)
        players.append(
            Player(
                guest=holders[seat.seat] if gone is None else gone.guest or holders[seat.seat],
                name=seat.name,
                level="" if gone is not None else seat.level or "",
                people=people,
                deck=deck,
                place=places[seat.seat],
                score=public.result.scores[seat.seat] if seat.seat < len(public.result.scores) else 0,
                left=gone is not None,
            )
        )
    if not any(player.guest or player.level for player in players):
        return None  # a match from a file: nobody sat here
    how = public.result.termination
    return Finished(row["id"], row["game"], setup.rules, row["changed"], how, setup.rated, tuple(players))


def _leaves(entry: Entry) -> bool:
    """Does somebody leave the game by this entry? Not if it is called a draw, nor while a bot stands in."""
    absent = entry.kind == journal.ABSENT and entry.body["what"] in ("win", "out")
    return absent or entry.kind in (journal.RESIGN, journal.FLAG)


def placed(players: int, winners: Sequence[int], scores: Sequence[int], left: Sequence[int]) -> list[int]:
    """The place of every seat: winners first, the others by score, then those who left, the first of them
    last. All 0 if nobody won and nobody left."""
    if not winners and not left:
        return [1] * players if _drawn(scores) else [0] * players
    stayed = [seat for seat in range(players) if seat not in left]

    def rank(seat: int) -> tuple[int, int]:
        return (0, 0) if seat in winners else (1, -scores[seat])

    places = [0] * players
    for seat in stayed:
        places[seat] = 1 + sum(rank(other) < rank(seat) for other in stayed)
    for number, seat in enumerate(left):
        places[seat] = players - number
    return places


def _drawn(scores: Sequence[int]) -> bool:
    return len(set(scores)) == 1


def _brought(setup: Setup, entries: Sequence[Entry], seat: int, shown: str) -> tuple[str, str]:
    """The people whose deck the seat played, and the deck's name; '' for the people of several decks."""
    if setup.game not in ("duel", "match"):
        return "", ""
    decks = setup.seats[seat].decks
    for entry in entries:
        if entry.seat == seat and entry.kind == journal.JOIN:
            decks = msgspec.convert(entry.body.get("decks", []), tuple[DeckList, ...]) or decks
    leaders = {deck.leader for deck in decks}
    people = leaders.pop() if len(leaders) == 1 else ""
    return people or (shown if not decks and setup.game == "duel" else ""), shown
