"""The match as users know it, under the contract of a game (`bluemoon.contract`).

>>> from bluemoon.formats.decks import DeckList
>>> from bluemoon.formats.match import new_game
>>> match = new_game(([DeckList("Mine", "Hoax")], [DeckList("Yours", "Vulca")]), seed=17)
>>> match.legal_actions()
<LegalActions (choose Mine)>
>>> match.apply("choose Mine"), match.apply("choose Yours")
((Event('chosen', seat=0),), (Event('chosen', seat=1), Event('game', number=1, target='Mine against Yours')))
>>> match
<Match: Player 1 0 : 0 Player 2, game 1, seat 1 decides>
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bluemoon.arguments import (
    check_chance,
    check_event,
    check_events,
    check_number,
    check_seat_number,
    check_text,
)
from bluemoon.chance import Chance, Seed
from bluemoon.contract import MANY, NOBODY, Reason, Result
from bluemoon.duel.engine import check_seat, code_of
from bluemoon.duel.engine import state_of as state_of_duel
from bluemoon.duel.game import Duel
from bluemoon.duel.model.editions import VERSION
from bluemoon.duel.model.piles import AS_PRINTED
from bluemoon.duel.text.values import event_value, seen_values, tell_value
from bluemoon.errors import IllegalAction, NotationError
from bluemoon.formats import match_view
from bluemoon.formats.decks import DeckList, Problem, Terms
from bluemoon.formats.games import Drafted
from bluemoon.formats.match_engine import MatchState
from bluemoon.formats.match_engine import Termination as Termination
from bluemoon.formats.match_file import read_match, write_match
from bluemoon.formats.match_position import read_position, write_position
from bluemoon.formats.match_view import View as View
from bluemoon.formats.penalty import NO_PENALTY, Penalty
from bluemoon.messages import GameCode, MatchCode, say
from bluemoon.values import Action, Event, LegalActions, Translator

CHOOSE: Final = "choose "
PLACE: Final = "004 Multiple Games"
SENTENCES: Final = {
    "chosen": "{who} has chosen a deck",
    "game": "game {n}: {what}",
    "score": "{who} scores; the crystals are {what}",
    "match over": "{who} wins the match",
}


class MatchRecord:
    """The record of a match; `write` is its text, `replay` plays it again."""

    __slots__ = ("_text",)
    game = "match"

    def __init__(self, text: str) -> None:
        """Keep the text of a record; it is not checked before `replay`."""
        self._text = text

    @property
    def setup(self) -> dict[str, str]:
        """What the match was set up with."""
        lines = self._text.partition("\n\n")[0].splitlines()[1:]
        return {"game": self.game, **dict(line.split(": ", 1) for line in lines)}

    def write(self) -> str:
        """The record as a text that a person can read (docs/formats.md)."""
        return self._text

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return "<MatchRecord>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, MatchRecord) and self._text == other._text

    def __hash__(self) -> int:
        return hash(self._text)


class Match:
    """Games for crystals until somebody has five (004 Multiple Games).

    Before every game each player chooses one of his prepared decks ('choose Mine'); the choices stay sealed
    until both are in. Then the actions are those of the duel. `swap`, `draw_lots`, `change`, `inspect` and
    `penalise` are for the organiser.
    """

    __slots__ = ("_duel", "_state")

    def __init__(self, state: MatchState) -> None:
        """Wrap a state of the engine layer. The state belongs to this match from now on."""
        self._state = state
        self._duel: Duel | None = None

    # --- what it is ---------------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        """A match has two seats, 0 and 1."""
        return 2

    @property
    def names(self) -> tuple[str, str]:
        """The names of the players."""
        return self._state.players

    @property
    def rules(self) -> str:
        """The edition: 'legends' or 'classic'."""
        return self._state.terms.rules

    @property
    def version(self) -> int:
        """The version of the rules under which the match was begun."""
        return self._state.version

    @property
    def score(self) -> tuple[int, int]:
        """The crystals of both players."""
        one, two = self._state.score
        return one, two

    @property
    def results(self) -> tuple[Result, ...]:
        """The results of the games that are over."""
        return tuple(played.result for played in self._state.played)

    @property
    def duel(self) -> Duel | None:
        """A copy of the game under way, to look at; None between games."""
        duel = self._under_way()
        return None if duel is None else duel.copy()

    def __repr__(self) -> str:
        one, two = self.names
        state = self._state
        number = len(state.played) + (0 if state.over else 1)
        now = f"seat {self.player} decides" if not state.over else f"seat {state.winner} won"
        return f"<Match: {one} {self.score[0]} : {self.score[1]} {two}, game {number}, {now}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        one, two = (write_position(match._state, records=False) for match in (self, other))
        return one == two

    def _under_way(self) -> Duel | None:
        game = self._state.game
        if game is None:
            self._duel = None
        elif self._duel is None or state_of_duel(self._duel) is not game:
            self._duel = Duel(game)
        return self._duel

    # --- deciding -----------------------------------------------------------------------------------------

    @property
    def player(self) -> int:
        """The seat that decides now; meaningless once the match is over."""
        return next(iter(self.deciders), 0)

    @property
    def deciders(self) -> tuple[int, ...]:
        """The seats that have a deck to choose, or the one that decides in the game; empty after the
        match."""
        game = self._state.game
        return self._state.deciders if game is None else game.deciders

    @property
    def over(self) -> bool:
        """Whether somebody has five crystals."""
        return self._state.over

    @property
    def result(self) -> Result | None:
        """Who won, with the crystals of both as scores; None before the end."""
        return self._state.result

    def legal_actions(self, seat: int | None = None) -> LegalActions:
        """What `player`, or another seat if one is given, may do; empty if the seat does not decide now."""
        if seat is not None:
            seat = check_seat_number(seat)
            check_seat(seat)
        chooser = self.player if seat is None else seat
        if chooser not in self.deciders:
            return LegalActions((), Translator())
        duel = self._under_way()
        if duel is not None:
            return duel.legal_actions()
        return LegalActions([_choice(chooser, name) for name in self._state.options(chooser)], Translator())

    def random_action(self, chance: Chance) -> Action:
        """One of the legal actions of `player`, each as likely as the others."""
        check_chance(chance)
        duel = self._under_way()
        if duel is not None:
            return duel.random_action(chance)
        actions = self.legal_actions()
        if not actions:
            raise IllegalAction(MatchCode.OVER)
        return actions[chance.below(len(actions))]

    def play_out(self, chance: Chance, most: int = MANY) -> int:
        """Perform random actions until the match is over, but at most `most`, and return how many there
        were."""
        check_chance(chance)
        most = check_number(most, "most")
        count = 0
        while not self.over and count < most:
            self.apply(self.random_action(chance))
            count += 1
        return count

    def apply(self, action: Action | str) -> tuple[Event, ...]:
        """Choose a deck or act in the game, by a value or in words ('choose Mine' for `player`, or 'seat 1:
        choose Yours'), and return what happened. An illegal action raises IllegalAction and changes
        nothing."""
        if not isinstance(action, (Action, str)):
            raise IllegalAction(GameCode.NOT_OURS)
        if self.over:
            raise IllegalAction(MatchCode.OVER)
        duel = self._under_way()
        if duel is not None:
            return self._act(duel, action)
        seat, name = self._chosen(action)
        self._state.choose(seat, name)
        return Event("chosen", seat), *self._begun()

    def _act(self, duel: Duel, action: Action | str) -> tuple[Event, ...]:
        state = self._state
        g = state_of_duel(duel)
        events = [event_value(g, raw) for raw in state.apply(code_of(duel, action))]
        if state.game is None:
            winner = state.played[-1].winner
            one, two = self.score
            events.append(Event("score", winner, (), max(state.played[-1].result.scores), f"{one} : {two}"))
        if state.winner is not None:
            events.append(Event("match over", state.winner))
        return tuple(events)

    def _begun(self) -> tuple[Event, ...]:
        decks = self._state.decks
        if self._state.game is None or decks is None:
            return ()
        one, two = decks
        number = len(self._state.played) + 1
        return (Event("game", NOBODY, (), number, f"{one.name} against {two.name}"),)

    def _chosen(self, action: Action | str) -> tuple[int, str]:
        """The seat and the deck's name of a choice."""
        seat = self.player if isinstance(action, str) else action.seat
        words = " ".join(str(action).split())
        head, colon, rest = words.partition(": ")
        if colon and head.casefold() in ("seat 0", "seat 1"):
            seat, words = int(head[-1]), rest
        if words.casefold() == CHOOSE.strip():
            raise NotationError(GameCode.SAY_WHAT, text=words)
        if not words.casefold().startswith(CHOOSE):
            raise NotationError(MatchCode.NO_CHOICE, words=words)
        return seat, words[len(CHOOSE) :]

    def why_not(self, what: Action | str) -> Reason | None:
        """Why an action, its text, or the play of a card by name is not allowed now; None if it is. A text
        that names nothing raises NotationError."""
        duel = self._under_way()
        if duel is not None:
            if isinstance(what, Action) and what.kind == CHOOSE.strip():
                return Reason(say(GameCode.NOT_NOW, text=what.text), PLACE)
            return duel.why_not(what)
        if not isinstance(what, (Action, str)):
            raise IllegalAction(GameCode.NOT_OURS)
        if self.over:
            return Reason(say(MatchCode.OVER), PLACE)
        try:
            self.copy().apply(what)
        except IllegalAction as wrong:
            return Reason(wrong.said, PLACE)
        except NotationError as wrong:
            if isinstance(what, str):
                raise
            raise IllegalAction(GameCode.NOT_OURS_BECAUSE, why=wrong.said) from wrong
        return None

    def parse(self, text: str) -> Action:
        """The legal action that the text names; NotationError or IllegalAction if there is none."""
        check_text(text)
        duel = self._under_way()
        if duel is not None:
            return duel.parse(text)
        seat, name = self._chosen(text)
        wanted = " ".join(name.split()).casefold()
        for found in self._state.options(seat) if seat in self.deciders else ():
            if found.casefold() == wanted:
                return _choice(seat, found)
        why = self.why_not(text)
        raise IllegalAction(str(why))

    # --- between games ------------------------------------------------------------------------------------

    def swap(self) -> None:
        """Swap the prepared decks: each player takes over those of the other (000 More Games)."""
        self._state.swap()

    def draw_lots(self) -> None:
        """Shuffle all prepared decks and let each player draw one (000 More Games)."""
        self._state.draw_lots()

    def change(self, seat: int, deck: DeckList) -> None:
        """Change a drafted deck between games (004 Playing Draft Games)."""
        check_seat(seat)
        self._state.change(seat, deck)

    def inspect(self) -> list[Problem]:
        """Check the winner's deck of the last game, as its loser may ask for. If anything is wrong with it,
        the winner does not score. Returns the problems."""
        return self._state.inspect()

    def penalise(self, seat: int) -> None:
        """Give a player the penalty that the organiser has set, by his decision."""
        self._state.penalise(seat)

    # --- looking ------------------------------------------------------------------------------------------

    def copy(self) -> Match:
        """A separate copy of the match in the same state, with the same past."""
        return Match(self._state.copy())

    def view(self, seat: int) -> View:
        """All that the seat may know; -1 is a spectator."""
        seat = check_seat_number(seat)
        check_seat(seat)
        return match_view.view_of(self._state, seat, self.deciders)

    def seen(self, events: Sequence[Event], seat: int) -> tuple[Event, ...]:
        """The events as the seat sees them: a card that it cannot know is left out."""
        seat = check_seat_number(seat)
        check_events(events)
        check_seat(seat)
        return seen_values(events, seat)

    def tell(self, event: Event) -> str:
        """The event in an English sentence."""
        check_event(event)
        if event.kind not in SENTENCES:
            return tell_value(event, self.names)
        who = self.names[event.seat] if event.seat >= 0 else ""
        return SENTENCES[event.kind].format(who=who, n=event.number, what=event.target)

    # --- keeping ------------------------------------------------------------------------------------------

    def position(self) -> str:
        """The full state as text (JSON), from which `from_position` makes the same match."""
        return write_position(self._state)

    def record(self) -> MatchRecord:
        """The match so far, with the records of its games; `replay` plays it again."""
        return MatchRecord(write_match(self._state))


def state_of(match: Match) -> MatchState:
    """The state of a public match, shared with it: what changes here changes there."""
    return match._state


def _choice(seat: int, name: str) -> Action:
    text = CHOOSE + name
    return Action(text, seat, (text, "choose", (), name))


# --- beginnings -------------------------------------------------------------------------------------------


def new_game(
    prepared: Sequence[Sequence[DeckList]],
    rules: str | Terms = "legends",
    seed: Seed = 0,
    *,
    mulligan: bool = False,
    penalty: Penalty = NO_PENALTY,
    players: tuple[str, str] = ("Player 1", "Player 2"),
    drafted: Drafted | None = None,
    checked: bool = True,
    piles: str = AS_PRINTED,
    version: int = VERSION,
) -> Match:
    """A match between two players, each with his prepared decks.

    `drafted`: what each player drafted, if the decks come from a draft. `checked=False`: the lists are not
    checked before the games; the loser may ask for an inspection. `piles`, `mulligan` and `version` are as
    for a duel and hold for all games. `penalty`: for backtracking after something was learned (004 Tournament
    Rules)."""
    return Match(
        MatchState(
            prepared,
            Terms(rules) if isinstance(rules, str) else rules,
            seed,
            mulligan=mulligan,
            penalty=penalty,
            players=players,
            drafted=drafted,
            checked=checked,
            piles=piles,
            version=version,
        )
    )


def from_position(text: str) -> Match:
    """The match that a position describes; PositionError if it is not possible."""
    return Match(read_position(text))


def determinize(view: View, rng: Chance | Seed) -> Match:
    """A full match that agrees with the view, made from the view alone; `rng` is a seed or a `Chance`."""
    return Match(match_view.fill_in(view, rng if isinstance(rng, Chance) else Chance.of(rng)))


def replay(record: MatchRecord | str) -> Match:
    """The match at the end of the record; RecordError, with the line, if it is corrupt."""
    return Match(read_match(record if isinstance(record, str) else record.write()))
