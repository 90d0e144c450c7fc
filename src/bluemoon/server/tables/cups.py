"""What is stored of a tournament: the organiser's choices, the players with their decks, the tournament's own
file; and what may be entered."""

from __future__ import annotations

import json
import secrets
from collections.abc import Container, Sequence
from functools import lru_cache
from typing import Final, Literal

import msgspec

from bluemoon.bots.decks import best_deck
from bluemoon.cards import PEOPLES
from bluemoon.duel.model.piles import UNSAID
from bluemoon.formats.decks import DeckList
from bluemoon.formats.match_engine import CRYSTALS
from bluemoon.formats.specials import specials
from bluemoon.formats.tournament import Meeting, Tournament, read_tournament
from bluemoon.messages import Code, ServerCode
from bluemoon.powers.vocabulary import Type
from bluemoon.server.clock import now_ms
from bluemoon.server.people.names import RESERVED, first_name, free_name, unlike
from bluemoon.server.protocol import answers
from bluemoon.server.protocol.folding import folded
from bluemoon.server.protocol.words import Level, Status
from bluemoon.server.storage.appends import Row
from bluemoon.server.storage.store import Store
from bluemoon.server.tables.journal import Clock, Refused
from bluemoon.server.tables.summary import read_public

DRAFTERS: Final = (3, 6)  # how many may draft together, and then play each other
HOUR_MS: Final = 3_600_000


class Player(msgspec.Struct):
    """Somebody who takes part."""

    name: str
    guest: str | None
    level: Level | Literal[""] = ""
    decks: tuple[DeckList, ...] = ()
    drafted: tuple[str, ...] | None = None


class Out(msgspec.Struct):
    """Somebody whom the maker took out before it began; an object, as a player is, so that whoever deletes
    his data is found."""

    guest: str


class Cup(msgspec.Struct):
    """All that is stored of a tournament; the defaults are for those that are older than the fields."""

    name: str  # '': called after `by`, in the language of whoever looks
    kind: answers.TournamentKind
    rules: str
    rounds: int = 0
    players: list[Player] = []
    sheet: str = ""  # the tournament's own file, once it has begun
    piles: str = UNSAID
    decks: answers.CupDecks = "any"
    clock: Clock | None = None  # of each match
    penalty: str = "none"  # for backtracking
    hours: float = 0  # for each round; 0: no limit
    size: int = 0  # begins by itself with so many players; 0: when the maker says so
    pick_seconds: int = 0  # for each pick of its draft; 0: no limit
    draft: str = ""  # the table of the draft that comes before the first round
    paired: int = 0  # when the present round was paired
    by: str = ""  # the maker's name when he made it
    out: list[Out] = []

    @property
    def status(self) -> Status:
        """'waiting' until the draft begins or the first round is paired, then 'running', then 'over'."""
        if not self.sheet:
            return "running" if self.draft else "waiting"
        return "over" if _is_over(self.sheet) else "running"

    @property
    def due(self) -> int | None:
        """When the present round has to be over."""
        if not self.hours or not self.sheet or self.status != "running":
            return None
        return self.paired + int(self.hours * HOUR_MS)

    @property
    def file_name(self) -> str:
        """What it is called in its own file."""
        return self.name or f"Cup of {self.by}"

    def read(self) -> Tournament:
        """The tournament's own file as a `Tournament`."""
        return read_tournament(self.sheet)

    def player(self, name: str) -> Player:
        """The player of this name."""
        return next(player for player in self.players if player.name == name)

    def of_guest(self, guest: str | None) -> Player | None:
        """The player who is this guest; None if he does not take part."""
        return next((one for one in self.players if guest is not None and one.guest == guest), None)

    def free_name(self, wanted: str, whose: Player | None = None, kept: Container[str] = ()) -> str:
        """The name, with a number if somebody else than this player has it already. `kept`: names that no
        number makes, folded."""
        taken = {folded(player.name) for player in self.players if player is not whose}
        return unlike(cleaned(wanted), taken, kept)


def cleaned(name: str) -> str:
    """A name as cups write it: without commas, which stand between names in a cup's file."""
    return " ".join(name.replace(",", " ").split()) or "Guest"


async def name_in_cup(store: Store, wanted: str, guest: str) -> str:
    """What a guest is called in cups: as he wants, unless without commas that is a name of somebody else, of
    a bot or of nobody."""
    name = cleaned(wanted)
    return await free_name(store, first_name(guest) if folded(name) in RESERVED else name, guest)


@lru_cache(64)
def _is_over(sheet: str) -> bool:
    """Is the tournament of this file over? Read once: that of sixty-four players takes a while."""
    return read_tournament(sheet).over


_decode = msgspec.json.Decoder(Cup).decode


def read_cup(row: Row) -> Cup:
    """What a row of the database tells of its tournament."""
    cup = _decode(row["body"])
    if len({player.name.casefold() for player in cup.players}) < len(cup.players):
        _set_apart(cup)
    return cup


def _set_apart(cup: Cup) -> None:
    """An earlier version called players 'n.n.' and 'N.N.', and no file may have both: the second of them gets
    a number."""
    called: dict[str, str] = {}
    for place, player in enumerate(cup.players):
        if player.name.casefold() in {other.name.casefold() for other in cup.players[:place]}:
            former, player.name = player.name, cup.free_name(player.name, player)
            called[former] = player.name
    if not cup.sheet:
        return
    sheet = json.loads(cup.sheet)
    for names in ("players", "penalties"):
        sheet[names] = [called.get(name, name) for name in sheet[names]]
    for numbers in ("entered", "left"):
        sheet[numbers] = {called.get(name, name): number for name, number in sheet.get(numbers, {}).items()}
    for meeting in [meeting for meetings in sheet["meetings"] for meeting in meetings]:
        meeting |= {side: called.get(meeting[side], meeting[side]) for side in ("one", "two")}
    cup.sheet = json.dumps(sheet, ensure_ascii=False)


def table_name(tournament: str, turn: int, number: int) -> str:
    """The id of the table of a meeting."""
    return f"{tournament}-{turn}-{number + 1}"


def only_bots(row: Row) -> bool:
    """Do only bots play at this table?"""
    return all(seat.kind == "bot" for seat in read_public(row["public"]).seats)


def crystals_of(row: Row) -> tuple[int, int]:
    """The crystals of a finished match; if a player gave up, the other one gets at least five. Nobody gets
    any where nobody has won."""
    result = msgspec.json.decode(row["public"])["result"]
    one, two = result["scores"]
    if not result["winners"]:
        return 0, 0
    if result["winners"] == [0]:
        return max(one, CRYSTALS), min(two, CRYSTALS - 1)
    return min(one, CRYSTALS - 1), max(two, CRYSTALS)


def unplayed(row: Row) -> bool:
    """Did the match end because the time for its round was over?"""
    return bool(msgspec.json.decode(row["public"])["result"]["termination"] == "deadline")


def report(sheet: Tournament, meeting: Meeting, row: Row) -> None:
    """Enter the result of a table that is over."""
    one, two = crystals_of(row)
    names = (meeting.one, str(meeting.two))
    if one == two:
        sheet.forfeit(*names)
    elif unplayed(row):
        sheet.forfeit(names[0] if one < two else names[1])
    else:
        sheet.report(*names, (one, two))


def stored(cup: Cup) -> Row:
    """The columns that say how a tournament stands."""
    body = msgspec.json.encode(cup).decode()
    return {"body": body, "status": cup.status, "changed": now_ms(), "due": cup.due}


def file_of(cup: Cup) -> str:
    """The tournament's own file; the lot stays hidden until it is over."""
    sheet = cup.read()
    if not sheet.over:
        sheet.seed = ""
    return sheet.write()


# --- decks ------------------------------------------------------------------------------------------------


def demand_decks(kind: answers.CupDecks, decks: Sequence[DeckList]) -> None:
    """Raise Refused unless the decks, which are legal, are of the kind that the tournament is played with.
    Emissaries and families are used by both players of a match or by neither (004), so by all or by nobody
    here."""
    if kind == "drafted" and decks:
        raise Refused("illegal", ServerCode.CUP_DRAFTED, "004 Building Decks")
    if kind == "emissaries" and not decks:
        raise Refused("illegal", ServerCode.CUP_EMISSARIES, "004 Emissaries")
    for deck in decks:
        wrong = _wrong(kind, deck)
        if wrong is not None:
            raise Refused("illegal", wrong)


def _wrong(kind: answers.CupDecks, deck: DeckList) -> Code | None:
    if deck.family:
        return ServerCode.CUP_FAMILY
    if kind == "emissaries":
        return None if deck.emissary and not deck.cards else ServerCode.CUP_EMISSARIES
    if deck.emissary:
        return ServerCode.CUP_NO_EMISSARY
    if kind == "ready-made" and (deck.cards or deck.inquisitor):
        return ServerCode.CUP_READY_MADE
    return None


def bots_deck(kind: answers.CupDecks) -> tuple[DeckList, ...]:
    """The deck that a bot enters with, its people drawn by lot; none where decks are drafted."""
    people = secrets.choice(PEOPLES)
    if kind == "drafted":
        return ()
    if kind == "built":
        return (DeckList(people, people, tuple(card.name for card in best_deck(people))),)
    if kind == "emissaries":
        emissary = secrets.choice(specials().of_type(Type.EMISSARY)).name
        return (DeckList(f"{people} – {emissary}", people, emissary=emissary),)
    return (DeckList(people, people),)
