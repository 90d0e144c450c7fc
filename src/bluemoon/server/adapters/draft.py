"""A draft at a table: everybody picks, everybody builds a deck; two players then play a match here, the decks
of more players go into a tournament."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from bluemoon.bots.deck_kinds import chosen_of
from bluemoon.contract import Reason, Result
from bluemoon.duel.model.editions import VERSION
from bluemoon.duel.model.piles import UNSAID
from bluemoon.errors import BluemoonError
from bluemoon.formats.decks import DeckList, all_said, problems
from bluemoon.formats.draft_engine import DraftState, from_position, replay
from bluemoon.formats.match_engine import drafted_match
from bluemoon.messages import DraftCode, ServerCode
from bluemoon.record import Record
from bluemoon.server.adapters.base import Done, Job, Play, Told, not_your_turn
from bluemoon.server.adapters.match import MatchPlay, restore_match
from bluemoon.server.present import draft as present
from bluemoon.server.protocol.draft import DraftView, MatchCountEvent, MatchEvent, MatchPlainEvent, MatchView
from bluemoon.server.protocol.tables import Decision
from bluemoon.server.tables.journal import Refused


class DraftPlay(Play):
    """The draft, the building of the decks, and the match of two."""

    def __init__(
        self,
        draft: DraftState,
        rules: str,
        seed: str,
        mulligan: bool,
        piles: str,
        version: int = VERSION,
        pause: bool = False,
    ) -> None:
        self.draft = draft
        self.players = draft.players
        self.rules = rules
        self.seed = seed
        self.mulligan = mulligan
        self.piles = piles
        self.version = version  # of the rules of its duels
        self.pause = pause  # between the games of the match
        self.setup = draft.record().setup
        self.texts: list[str] = []
        self.built: list[DeckList | None] = [None] * draft.players
        self.match: MatchPlay | None = None

    @property
    def deciders(self) -> tuple[int, ...]:
        return self.match.deciders if self.match is not None else self.draft.deciders

    @property
    def builders(self) -> tuple[int, ...]:
        if not self.draft.over:
            return ()
        return tuple(seat for seat, deck in enumerate(self.built) if deck is None)

    @property
    def drafting(self) -> bool:
        return self.match is None

    @property
    def resting(self) -> bool:
        return self.match is not None and self.match.resting

    @property
    def over(self) -> bool:
        if self.players == 2:
            return self.match is not None and self.match.over
        return self.draft.over and None not in self.built

    @property
    def result(self) -> Result | None:
        if not self.over:
            return None
        return self.draft.result if self.match is None else self.match.result

    @property
    def score(self) -> list[int] | None:
        return None if self.match is None else self.match.score

    @property
    def decks(self) -> list[str]:
        return super().decks if self.match is None else self.match.decks

    # --- actions ------------------------------------------------------------------------------------------

    def act(self, seat: int, text: str) -> Done:
        if self.match is not None:
            return self.match.act(seat, text)
        draft = self.draft
        if seat not in draft.deciders:
            raise not_your_turn()
        words = " ".join(text.split())
        if words.casefold().startswith("seat"):
            raise Refused("illegal", DraftCode.OWN_SEAT, "004 Drafting 3")
        try:
            pick = draft.parse(f"seat {seat}: {words}")
            reason = draft.why_not(pick)
        except BluemoonError as wrong:
            raise Refused("illegal", wrong.said, "004 Drafting 3") from wrong
        if reason is not None:
            raise Refused("illegal", reason.said, reason.place)
        self.texts.append(draft.text(pick))
        events = draft.apply(pick)
        told = [
            Told(words if viewer == seat else "", present.events(draft, events, viewer))
            for viewer in range(-1, self.players)
        ]
        return Done(words, told, True)

    def hand_in(self, seat: int, deck: DeckList) -> Done:
        if self.match is not None:
            return self.match.hand_in(seat, deck)
        if seat not in self.builders:
            raise Refused("not-possible", ServerCode.NO_DECK_NOW, "004 Building Decks")
        wrong = problems(deck, self.rules, drafted=self.draft.drafted(seat))
        if wrong:
            raise Refused("illegal", all_said(wrong), wrong[0].place)
        self.built[seat] = deck
        events: list[MatchEvent] = [MatchPlainEvent("built", seat, "a deck is handed in")]
        one, two = (*self.built, None)[:2]
        if self.players == 2 and one is not None and two is not None:
            match = drafted_match(
                self.draft,
                (one, two),
                f"{self.seed}, match",
                rules=self.rules,
                mulligan=self.mulligan,
                piles=self.piles,
                version=self.version,
            )
            self.match = MatchPlay(match, self.pause)
            events.append(MatchCountEvent("game", -1, "the match begins", 1))
        return Done("", [Told("", events)] * (self.players + 1), True)

    # --- looking ------------------------------------------------------------------------------------------

    def view(self, seat: int, is_open: bool = False) -> DraftView | MatchView:
        if self.match is not None:
            return self.match.view(seat, is_open)
        return present.view(self.draft, seat, self.built)

    def decision(self, seat: int) -> Decision | None:
        return present.decision(self.draft, seat) if self.match is None else self.match.decision(seat)

    def why_not(self, what: str) -> Reason | None:
        return self.draft.why_not(what) if self.match is None else self.match.why_not(what)

    def waits(self, seat: int) -> bool:
        return self.match is not None and self.match.waits(seat)

    def job(self, seat: int) -> Job | None:
        if self.match is not None:
            return self.match.job(seat)
        return Job("draft", self.setup, tuple(self.texts), seat)

    # --- keeping ------------------------------------------------------------------------------------------

    def copy(self) -> DraftPlay:
        new = DraftPlay.__new__(DraftPlay)
        vars(new).update(vars(self))
        new.draft = self.draft.copy()
        new.texts = self.texts.copy()
        new.built = self.built.copy()
        new.match = None if self.match is None else self.match.copy()
        return new

    def position(self) -> str:
        data = {
            "draft": self.draft.position(),
            "rules": self.rules,
            "seed": self.seed,
            "mulligan": self.mulligan,
            "version": self.version,
            "built": self.built,
            "match": None if self.match is None else self.match.position(),
        }
        if self.piles != UNSAID:
            data["piles"] = self.piles
        return msgspec.json.encode(data).decode()

    def record(self) -> str:
        if self.match is not None:
            return self.match.record()
        return self.draft.record().write()


def restore_draft(position: str, pause: bool = False) -> DraftPlay:
    """The draft, and the match after it if that has begun, from a stored position."""
    data: dict[str, Any] = json.loads(position)
    draft, version = from_position(data["draft"]), data.get("version", VERSION)
    piles = data.get("piles", UNSAID)
    play = DraftPlay(draft, data["rules"], data["seed"], data["mulligan"], piles, version, pause)
    play.built = [deck and msgspec.convert(deck, DeckList) for deck in data["built"]]
    play.match = data["match"] and restore_match(data["match"], pause)
    return play


def from_setup(setup: dict[str, str], rules: str, mulligan: bool, piles: str, version: int) -> DraftPlay:
    """The draft that the set-up of a record describes."""
    return DraftPlay(replay(Record(setup)), rules, setup.get("seed", "0"), mulligan, piles, version)


def build_deck(name: str, drafted: tuple[str, ...]) -> DeckList:
    """The deck of thirty drafted cards that a bot builds."""
    return DeckList(name, cards=chosen_of(drafted))
