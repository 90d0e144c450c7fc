"""A match at a table: before every game each player chooses one of his prepared decks, sealed."""

from __future__ import annotations

import json
from copy import copy
from typing import Any

import msgspec

from bluemoon.contract import Reason, Result
from bluemoon.duel import from_position
from bluemoon.duel.model.editions import VERSION
from bluemoon.duel.model.piles import UNSAID
from bluemoon.errors import BluemoonError
from bluemoon.formats.decks import DeckList, Terms
from bluemoon.formats.match import CRYSTALS, Match, Played
from bluemoon.formats.match_file import write_match
from bluemoon.record import Record
from bluemoon.server.adapters.base import Done, Job, Play, Told, not_your_turn
from bluemoon.server.adapters.duel import VIEWERS, DuelPlay, peoples_of
from bluemoon.server.protocol.draft import (
    ChooseAction,
    MatchCountEvent,
    MatchDecision,
    MatchEvent,
    MatchPlainEvent,
    MatchView,
    PlayedGame,
)
from bluemoon.server.protocol.duel import DuelDecision
from bluemoon.server.tables.journal import Refused

CHOOSE = "choose "


class MatchPlay(Play):
    """Games for crystals until somebody has five."""

    players = 2

    def __init__(self, match: Match) -> None:
        self.match = match
        self.duel: DuelPlay | None = None
        self.last: DuelPlay | None = None  # the game that was played last, to look at
        self._go_on()

    @property
    def deciders(self) -> tuple[int, ...]:
        return self.duel.deciders if self.duel is not None else self.match.deciders

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def result(self) -> Result | None:
        winner = self.match.winner
        if winner is None:
            return None
        return Result((winner,), tuple(self.match.score), "wins the match")

    @property
    def score(self) -> list[int] | None:
        return list(self.match.score)

    @property
    def decks(self) -> list[str]:
        return self.duel.decks if self.duel is not None else ["", ""]

    # --- actions ------------------------------------------------------------------------------------------

    def act(self, seat: int, text: str) -> Done:
        if seat not in self.deciders:
            raise not_your_turn()
        if self.duel is None:
            return self._choose(seat, text)
        duel = self.duel
        done = duel.act_by(seat, text, self.match.apply)
        more: list[MatchEvent] = []
        if self.match.game is None:
            more = [self._score_event()]
            self.last, self.duel = duel, None
            winner = self.match.winner
            if winner is not None:
                more.append(MatchPlainEvent("match over", winner, "the match is over"))
        more += self._go_on()
        if not more:
            return done
        return Done(done.action, [Told(words, [*events, *more]) for words, events in done.told], True)

    def _choose(self, seat: int, text: str) -> Done:
        words = " ".join(text.split())
        if not words.startswith(CHOOSE):
            raise Refused("illegal", "first choose a deck for the next game", "004 Multiple Games")
        try:
            self.match.choose(seat, words.removeprefix(CHOOSE))
        except BluemoonError as wrong:
            raise Refused("illegal", str(wrong), "004 Multiple Games") from wrong
        chosen = MatchPlainEvent("chosen", seat, "a deck is chosen")
        more = self._go_on()
        told = [Told(words if viewer == seat else "", [chosen, *more]) for viewer in VIEWERS]
        return Done(words, told, True)

    def _go_on(self) -> list[MatchEvent]:
        """Take a player's only deck without asking; begin the game when both choices are in."""
        match = self.match
        for seat in match.deciders:
            if len(match.options(seat)) == 1:
                match.choose(seat)
        if match.game is None or self.duel is not None:
            return []
        assert match.decks is not None
        self.duel = DuelPlay(match.game, peoples_of(match.decks))
        one, two = (deck.name for deck in match.decks)
        return [MatchCountEvent("game", -1, f"{one} against {two}", len(match.played) + 1)]

    def _score_event(self) -> MatchEvent:
        one, two = self.match.score
        winner = self.match.played[-1].winner
        return MatchCountEvent("score", winner, f"crystals {one} : {two}", max(one, two))

    # --- looking ------------------------------------------------------------------------------------------

    def view(self, seat: int, is_open: bool = False) -> MatchView:
        match = self.match
        shown = self.duel or (self.last if match.over else None)
        deciders = match.deciders
        one, two = match.score
        return MatchView(
            seat=seat,
            score=(one, two),
            to_win=CRYSTALS,
            played=[_played(played) for played in match.played],
            choosing=bool(deciders),
            options=match.options(seat) if seat >= 0 else [],
            chosen=(bool(deciders) and 0 not in deciders, bool(deciders) and 1 not in deciders),
            duel=None if shown is None else shown.view(seat, is_open),
        )

    def decision(self, seat: int) -> DuelDecision | MatchDecision | None:
        if self.duel is not None:
            return self.duel.decision(seat)
        if seat not in self.deciders:
            return None
        options = self.match.options(seat)
        return MatchDecision(seat, [ChooseAction(CHOOSE + name, "choose", name) for name in options])

    def why_not(self, what: str) -> Reason | None:
        if self.duel is None:
            return Reason("first choose a deck for the next game", "004 Multiple Games")
        return self.duel.why_not(what)

    def waits(self, seat: int) -> bool:
        return self.duel is not None and self.duel.waits(seat)

    def job(self, seat: int) -> Job | None:
        return None if self.duel is None else self.duel.job(seat)

    # --- keeping ------------------------------------------------------------------------------------------

    def copy(self) -> MatchPlay:
        new = MatchPlay.__new__(MatchPlay)
        new.match = _twin(self.match)
        new.last = self.last
        new.duel = None
        if self.duel is not None:
            new.duel = self.duel.copy()
            new.match.game = new.duel.game
        return new

    def position(self) -> str:
        match = self.match
        sealed = [match.sealed(seat) for seat in (0, 1)]
        data = {
            "prepared": match.prepared,
            "terms": match.terms,
            "seed": match.seed,
            "mulligan": match.mulligan,
            "version": match.version,
            "drafted": match.drafted,
            "score": match.score,
            "played": [
                [played.decks, played.record.setup, played.record.actions, played.result]
                for played in match.played
            ],
            "decks": match.decks,
            "sealed": sealed,
            "duel": None if self.duel is None else self.duel.position(),
        }
        if match.piles != UNSAID:
            data["piles"] = match.piles
        return msgspec.json.encode(data).decode()

    def record(self) -> str:
        return write_match(self.match)


def restore_match(position: str) -> MatchPlay:
    """The match where it was, without playing it again."""
    data = json.loads(position)
    prepared = [[_deck(deck) for deck in decks] for decks in data["prepared"]]
    drafted = data["drafted"] and tuple(tuple(cards) for cards in data["drafted"])
    terms = Terms(**data["terms"])
    match = Match(
        prepared,
        terms,
        data["seed"],
        mulligan=data["mulligan"],
        drafted=drafted,
        checked=False,
        piles=data.get("piles", UNSAID),
        version=data.get("version", VERSION),
    )
    match.score = data["score"]
    match.played = [
        Played((_deck(decks[0]), _deck(decks[1])), Record(setup, actions), _result(result))
        for decks, setup, actions, result in data["played"]
    ]
    if data["decks"]:
        match._decks = (_deck(data["decks"][0]), _deck(data["decks"][1]))
    match._sealed = [deck and _deck(deck) for deck in data["sealed"]]
    if data["duel"]:
        match.game = from_position(json.loads(data["duel"])["position"])
    return MatchPlay(match)


def _deck(data: dict[str, Any]) -> DeckList:
    return msgspec.convert(data, DeckList)


def _result(data: list[Any]) -> Result:
    winners, scores, reason = data
    return Result(tuple(winners), tuple(scores), reason)


def _played(played: Played) -> PlayedGame:
    one, two = (deck.name for deck in played.decks)
    return PlayedGame(played.winner, max(played.result.scores), (one, two), played.result.reason)


def _twin(match: Match) -> Match:
    """A match of its own in the same state; the caller copies the game."""
    new = copy(match)
    for name, value in vars(match).items():
        if isinstance(value, list):
            setattr(new, name, value.copy())
    new.prepared = (match.prepared[0].copy(), match.prepared[1].copy())
    return new
