"""What comes in over HTTP, checked field by field."""

from __future__ import annotations

import re
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator

from bluemoon.formats.decks import DeckList
from bluemoon.server.protocol.answers import CupDecks, TournamentKind
from bluemoon.server.protocol.folding import folded
from bluemoon.server.protocol.words import GameKind, Level, Piles, Rules

# Control signs, and those that turn the direction of what follows; tabs and line ends are welcome.
CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


def _one_line(text: str) -> str:
    """One line of words without control signs."""
    words = " ".join(text.split())
    if not words.isprintable():
        raise ValueError("only printable signs, please")
    return words


def _lines(text: str) -> str:
    """Lines of text without other control signs."""
    if CONTROL.search(text):
        raise ValueError("no control signs, please")
    return text


def _seen(text: str) -> str:
    """A name that shows something, or none at all."""
    words = _one_line(text)
    if words and not folded(words):
        raise ValueError("a name that can be seen, please")
    return words


def _not_one(number: int) -> int:
    """A number of players, or 0 for any."""
    if number == 1:
        raise ValueError("nobody plays alone")
    return number


Name = Annotated[str, Field(max_length=40), AfterValidator(_seen)]
Title = Annotated[str, Field(max_length=80), AfterValidator(_one_line)]
CardName = Annotated[str, Field(max_length=80), AfterValidator(_one_line)]
Id = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,32}$")]


class Model(BaseModel):
    """The base of all wishes: unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", strict=False)


class Deck(Model):
    """A deck on paper."""

    name: Annotated[str, Field(max_length=64), AfterValidator(_one_line)] = ""
    leader: Name = ""  # a people, '' for a drafted deck
    cards: Annotated[list[CardName], Field(max_length=60)] = []  # empty: the ready-made deck
    inquisitor: CardName = ""
    emissary: CardName = ""
    family: Annotated[int, Field(ge=0, le=6)] = 0

    def listed(self) -> DeckList:
        """The deck list that the rules work with; without a name it is called by its leader."""
        name = self.name or self.leader or "Deck"
        return DeckList(name, self.leader, tuple(self.cards), self.inquisitor, self.emissary, self.family)


class Report(Model):
    """What somebody reports about a player. `version`: the one that he saw; somebody else may hold the seat
    by now."""

    version: Annotated[int, Field(ge=0, le=1_000_000)] | None = None
    why: Annotated[str, Field(min_length=1, max_length=1000), AfterValidator(_lines)]


class Block(Model):
    """Block whoever holds a seat, or held it at a version."""

    version: Annotated[int, Field(ge=0, le=1_000_000)] | None = None


class Clock(Model):
    """Thinking time of each seat: minutes for the game, days for each move, or seconds for each pick of a
    draft, after which a bot picks."""

    minutes: Annotated[float, Field(gt=0, le=1440, allow_inf_nan=False)] | None = None
    increment: Annotated[float, Field(ge=0, le=600, allow_inf_nan=False)] = 0  # seconds for each action
    days: Annotated[int, Field(ge=1, le=7)] | None = None
    seconds: Annotated[int, Field(ge=5, le=3600)] | None = None

    @model_validator(mode="after")
    def _one_of_them(self) -> Clock:
        given = [one for one in (self.minutes, self.days, self.seconds) if one is not None]
        if len(given) != 1 or (self.minutes is None and self.increment):
            raise ValueError("either minutes, perhaps with an increment, or days, or seconds, please")
        return self


Who = Literal["me", "open"] | Level


class NewSeat(Model):
    """A seat of a table that is to be made."""

    who: Who  # 'me' may stand at several seats: two people on one screen
    deck: Deck | None = None  # duel: the deck of this seat; match: the first of `decks`
    decks: Annotated[list[Deck], Field(max_length=9)] | None = None
    name: Name | None = None  # the name shown at this seat, for hot seats


class PastMoment(Model):
    """A moment of a finished game."""

    table: Id
    version: Annotated[int, Field(ge=0, le=1_000_000)]


class NewTable(Model):
    """A table that is to be made."""

    game: GameKind
    rules: Rules = "legends"
    seats: Annotated[list[NewSeat], Field(max_length=6)] | None = None  # left out: mine, and an open one
    mulligan: bool = False
    piles: Piles = "top"  # duel, match, draft
    layout: Literal["standard", "random"] = "standard"  # city
    peoples: Annotated[list[Name], Field(max_length=9)] | None = None  # draft
    listed: bool = False
    clock: Clock | None = None
    takeback: bool = True
    advice: bool = False  # may people who play each other ask for hints?
    rated: bool = False  # its result moves ratings (docs/ratings.md)
    chat: bool = False  # may players talk in their own words? Only at a table that is not listed
    absence: Annotated[int, Field(ge=0, le=1440)] | None = (
        None  # minutes away after which others may claim; 0: never
    )
    title: Title = ""
    club: Id | None = None  # a table for the members of this club, which I am in
    moment: Annotated[PastMoment | None, Field(alias="from")] = None  # play on from here
    example: Annotated[str, Field(pattern=r"^[a-z0-9-]{1,40}$")] | None = None  # a position of the rulebook


class Sit(Model):
    """Sit down, with the decks that one brings."""

    deck: Deck | None = None
    decks: Annotated[list[Deck], Field(max_length=9)] | None = None
    name: Name | None = None


class SeatBot(Model):
    """A bot for an open seat."""

    level: Level


class Seek(Model):
    """A game for two that I look for, with what I bring."""

    game: Literal["duel", "match", "city"]
    rules: Rules = "legends"
    clock: Clock | None = None
    rated: bool = False
    deck: Deck | None = None
    decks: Annotated[list[Deck], Field(max_length=9)] | None = None


class HandIn(Model):
    """A deck that was built from a draft."""

    seat: Annotated[int, Field(ge=0, le=5)]
    deck: Deck


class NewName(Model):
    """Another name for a guest."""

    name: Annotated[str, Field(min_length=1, max_length=40), AfterValidator(_seen)]


class ClubName(Model):
    """What a club is called."""

    name: Annotated[str, Field(min_length=1, max_length=40), AfterValidator(_seen)]


class Become(Model):
    """Become the guest of a link on this device."""

    sure: bool = False  # even if seats of a guest without a kept identity are lost


class TellPhrase(Become):
    """Come back by a recovery phrase."""

    phrase: Annotated[str, Field(max_length=200)]


class TellPasskey(Become):
    """What `navigator.credentials` has answered."""

    credential: Annotated[str, Field(max_length=20_000)]  # JSON, as PublicKeyCredential.toJSON writes it


class Subscribe(Model):
    """Where this device is called, as `PushManager.subscribe` has answered."""

    endpoint: Annotated[str, Field(max_length=1000)]
    p256dh: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{80,100}=*$", max_length=120)]
    auth: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{16,30}=*$", max_length=40)]


class RecordText(Model):
    """A record as a file has it."""

    text: Annotated[str, Field(max_length=200_000), AfterValidator(_lines)]


class CheckDeck(Model):
    """A deck to be judged."""

    deck: Deck
    rules: Rules = "legends"
    drafted: Annotated[list[CardName], Field(max_length=200)] | None = None  # the cards it may be built of
    match: bool = False


class HelpDeck(Model):
    """A list to be filled up or bettered; without cards it is empty, not ready-made."""

    deck: Deck
    match: bool = False  # achievements may be used


class TryDeck(Model):
    """A deck to be tried out by bots."""

    deck: Deck
    other: Deck | None = None  # another version, over the same deals
    against: Annotated[list[Deck], Field(max_length=12)] = []  # none: the nine ready-made decks
    games: Annotated[int, Field(ge=4, le=2000)] = 540  # in all
    rules: Rules = "legends"
    match: bool = False  # each game as one of a match: achievements may be used
    seed: Annotated[str, Field(max_length=40), AfterValidator(_one_line)] = "lab"  # others, other games


class LabGame(TryDeck):
    """One game of such a trial."""

    version: Annotated[int, Field(ge=0, le=1)] = 0
    number: Annotated[int, Field(ge=0, le=2000)]


Size = Annotated[int, Field(ge=0, le=64), AfterValidator(_not_one)]
Penalty = Literal["none", "1 crystals", "2 crystals", "3 crystals", "game lost"]


class NewTournament(Model):
    """A tournament that is to be made."""

    name: Title = ""  # '': it is called after me, by each page in its language
    kind: TournamentKind = "round robin"
    rules: Rules = "legends"
    piles: Piles = "top"
    rounds: Annotated[int, Field(ge=0, le=20)] = 0  # Swiss; 0: as many as find one winner
    decks: CupDecks = "any"
    clock: Clock | None = None  # of each match
    penalty: Penalty = "none"  # for backtracking after one learned something (004 Tournament Rules)
    hours: Annotated[float, Field(ge=0, le=24 * 60, allow_inf_nan=False)] = 0  # for each round; 0: no limit
    size: Size = 0  # begins by itself with so many; 0: when I say so
    pick_seconds: Annotated[int, Field(ge=0, le=3600)] = 0  # for each pick of its draft; 0: no limit


class Absent(Model):
    """A player of a tournament who stays away."""

    player: Annotated[str, Field(max_length=60)]


class NewPlayer(Model):
    """Me, or bots of the maker's choice."""

    name: Name | None = None
    level: Level | None = None
    count: Annotated[int, Field(ge=1, le=16)] = 1  # how many of these bots
    deck: Deck | None = None
    decks: Annotated[list[Deck], Field(max_length=9)] | None = None

    @model_validator(mode="after")
    def _only_bots_are_many(self) -> NewPlayer:
        if self.level is None and self.count != 1:
            raise ValueError("only bots come in numbers; a person comes alone")
        return self
