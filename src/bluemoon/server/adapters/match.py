"""A match at a table: before every game each player secretly chooses one of the decks that he brought."""

from __future__ import annotations

from bluemoon.contract import Reason, Result
from bluemoon.errors import BluemoonError
from bluemoon.formats.decks import DeckList
from bluemoon.formats.match_engine import CRYSTALS, MatchState, Played
from bluemoon.formats.match_file import write_match
from bluemoon.formats.match_position import read_position, write_position
from bluemoon.messages import MatchCode, ServerCode, say
from bluemoon.server.adapters.base import Done, Job, Play, Told, not_your_turn
from bluemoon.server.adapters.duel import VIEWERS, DuelPlay, peoples_of
from bluemoon.server.present.words import result
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

    def __init__(self, match: MatchState, pause: bool = False) -> None:
        """`pause`: after a game everybody says when the next one begins, by choosing his deck."""
        self.match = match
        self.pause = pause
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
        return self.match.result

    @property
    def score(self) -> list[int] | None:
        return list(self.match.score)

    @property
    def resting(self) -> bool:
        return self.pause and self.match.game is None and bool(self.match.played) and not self.over

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
            raise Refused("illegal", MatchCode.CHOOSE_FIRST, "004 Multiple Games")
        try:
            self.match.choose(seat, words.removeprefix(CHOOSE))
        except BluemoonError as wrong:
            raise Refused("illegal", wrong.said, "004 Multiple Games") from wrong
        chosen = MatchPlainEvent("chosen", seat, "a deck is chosen")
        more = self._go_on()
        told = [Told(words if viewer == seat else "", [chosen, *more]) for viewer in VIEWERS]
        return Done(words, told, True)

    def _go_on(self) -> list[MatchEvent]:
        """Take a player's only deck without asking, but not in a pause; begin the game when both choices are
        in."""
        match = self.match
        for seat in match.deciders:
            if len(match.options(seat)) == 1 and not self.resting:
                match.choose(seat)
        if match.game is None or self.duel is not None:
            return []
        assert match.decks is not None
        self.duel = DuelPlay(match.game, peoples_of(match.decks))
        one, two = (deck.name for deck in match.decks)
        return [MatchCountEvent("game", -1, f"{one} against {two}", len(match.played) + 1)]

    def hand_in(self, seat: int, deck: DeckList) -> Done:
        """Change a drafted deck in the pause between two games (004 Playing Draft Games)."""
        if self.match.drafted is None:
            raise Refused("not-possible", ServerCode.NO_DECK_HERE)
        if not self.resting:
            raise Refused("not-possible", MatchCode.BETWEEN_GAMES, "004 Playing Draft Games")
        try:
            self.match.change(seat, deck)
        except BluemoonError as wrong:
            raise Refused("illegal", wrong.said, "004 Playing Draft Games") from wrong
        event = MatchPlainEvent("changed", seat, "a drafted deck is changed")
        return Done("", [Told("", [event])] * len(VIEWERS), True)

    def _score_event(self) -> MatchEvent:
        one, two = self.match.score
        winner = self.match.played[-1].winner
        return MatchCountEvent("score", winner, f"crystals {one} : {two}", max(one, two))

    # --- looking ------------------------------------------------------------------------------------------

    def view(self, seat: int, is_open: bool = False) -> MatchView:
        match = self.match
        shown = self.duel or (self.last if match.over or self.resting else None)
        changing = seat >= 0 and self.resting and match.drafted is not None
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
            resting=self.resting,
            starter=match.starter if self.resting else None,
            drafted=list(match.drafted[seat]) if changing and match.drafted else [],
            deck=list(match.prepared[seat][0].cards) if changing else [],
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
            return Reason(say(MatchCode.CHOOSE_FIRST), "004 Multiple Games")
        return self.duel.why_not(what)

    def waits(self, seat: int) -> bool:
        return self.duel is not None and self.duel.waits(seat)

    def job(self, seat: int) -> Job | None:
        return None if self.duel is None else self.duel.job(seat)

    # --- keeping ------------------------------------------------------------------------------------------

    def copy(self) -> MatchPlay:
        new = MatchPlay.__new__(MatchPlay)
        new.match = self.match.copy()
        new.pause = self.pause
        new.last = self.last
        new.duel = None
        if self.duel is not None:
            assert new.match.game is not None
            new.duel = self.duel.around(new.match.game)
        return new

    def position(self) -> str:
        return write_position(self.match)

    def record(self) -> str:
        return write_match(self.match)


def restore_match(position: str, pause: bool = False) -> MatchPlay:
    """The match where it was, without playing it again."""
    return MatchPlay(read_position(position), pause)


def _played(played: Played) -> PlayedGame:
    one, two = (deck.name for deck in played.decks)
    told = result(played.result)
    return PlayedGame(played.winner, max(told.scores), (one, two), told.reason, told.termination)
