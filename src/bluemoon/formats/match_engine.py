"""The engine layer of a match: games for crystals until somebody has five (004 Multiple Games, 000 More
Games). The game under way is a `DuelState`; `bluemoon.formats.match.Match` is the match as users know it.

    match = MatchState(([DeckList("Mine", "Hoax")], [DeckList("Yours", "Vulca")]), seed=17)
    match.begin()                # both take their only deck; `choose` where there are several
    match.apply(action)          # plays `match.game`; the crystals are counted when it ends

Before every game each player chooses one of his prepared decks; the choices stay sealed until both are in.
The loser of a game starts the next. Prepared decks may be swapped between games, a drafted one changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import replace
from typing import Final, NamedTuple

from bluemoon.chance import Chance, Seed
from bluemoon.contract import Ending, Result
from bluemoon.duel.engine import DuelState
from bluemoon.duel.model.editions import VERSION, edition
from bluemoon.duel.model.piles import AS_PRINTED, only_top
from bluemoon.duel.model.state import Event
from bluemoon.errors import BluemoonError, IllegalAction, IllegalDeck
from bluemoon.formats.decks import (
    DeckList,
    Problem,
    Terms,
    all_with_places,
    pairing_problems,
    playable,
    problems,
)
from bluemoon.formats.draft_engine import DraftState
from bluemoon.formats.games import Drafted, start_game
from bluemoon.formats.penalty import NO_PENALTY, Penalty
from bluemoon.messages import MatchCode, Message, SetupCode, say
from bluemoon.record import Record

CRYSTALS = 5
SEATS = (0, 1)


class Termination(Ending):
    """How a match ended, or a game of it that the match itself ended."""

    MATCH_WON = "match-won"
    PENALTY = "penalty"

    @property
    def words(self) -> str:
        """The ending in English."""
        return WORDS[self]


WORDS: Final = {
    Termination.MATCH_WON: "wins the match",
    Termination.PENALTY: "wins because of a penalty",
}


class Played(NamedTuple):
    """A game that is over: the decks, its record, and its result before any penalty or inspection."""

    decks: tuple[DeckList, DeckList]
    record: Record
    result: Result

    @property
    def winner(self) -> int:
        """The seat that won it."""
        return self.result.winners[0]


class Step(NamedTuple):
    """Something that happened in the match, for its record: deck, swap, lots, choose, change, game, penalty,
    inspect."""

    kind: str
    seat: int = -1
    deck: DeckList | None = None


class Stand(NamedTuple):
    """The part of a match's state that changes: everything but its set-up."""

    score: tuple[int, int]
    played: tuple[Played, ...] = ()
    game: DuelState | None = None
    decks: tuple[DeckList, DeckList] | None = None
    sealed: tuple[DeckList | None, DeckList | None] = (None, None)
    due: tuple[int, ...] = ()
    inspected: bool = False


class MatchState:
    """A match in progress. Seats are 0 and 1 throughout, whoever starts a game."""

    def __init__(
        self,
        prepared: Sequence[Sequence[DeckList]],
        terms: Terms | None = None,
        seed: Seed = 0,
        *,
        mulligan: bool = False,
        penalty: Penalty = NO_PENALTY,
        players: tuple[str, str] = ("Player 1", "Player 2"),
        drafted: Drafted | None = None,
        checked: bool = True,
        piles: str = AS_PRINTED,
        version: int = VERSION,
    ) -> None:
        """`drafted`: what each player drafted, if the decks come from a draft. `checked=False`: the lists are
        not checked before the games; the loser may ask for an inspection. `piles`: as for `new_game`, in all
        games. `version`: of the rules, for matches that were begun under an earlier one."""
        self.terms = replace(terms or Terms(), match=True)
        edition(self.terms.rules, version)  # an error if there is no such edition
        self.version = version
        only_top(piles)  # an error if there is no such agreement
        self.piles = piles
        self.seed = _one_line(str(seed), "seed")
        self.mulligan = mulligan
        self.penalty = penalty
        self.players = (_one_line(players[0], "player"), _one_line(players[1], "player"))
        self.drafted = drafted
        self.checked = checked
        self.score = [0, 0]
        self.played: list[Played] = []
        self.game: DuelState | None = None
        self.steps: list[Step] = []
        self._sealed: list[DeckList | None] = [None, None]
        self._decks: tuple[DeckList, DeckList] | None = None  # of the game under way, or of the last one
        self._due: list[int] = []  # the seats that get a penalty when the game is over
        self._inspected = False
        self.origin = ""  # the position with which the record begins; '': it begins with the set-up ...
        self.before = 0  # ... and how many games were played before that position
        self.prepared: tuple[list[DeckList], list[DeckList]] = _prepared(prepared)
        everything = [*self.prepared[0], *self.prepared[1]]
        if checked:
            self._demand_legal(everything)
        for deck in everything:
            playable(deck, self.terms, checked=False)  # an error for an unknown or doubled card
        self.steps += [Step("deck", seat, deck) for seat in SEATS for deck in self.prepared[seat]]

    def copy(self) -> MatchState:
        """A separate copy of the match."""
        new = copy(self)
        for name, value in vars(self).items():
            if isinstance(value, list):
                setattr(new, name, value.copy())
        new.prepared = (self.prepared[0].copy(), self.prepared[1].copy())
        new.game = None if self.game is None else self.game.copy()
        return new

    # --- where the match stands ---------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether somebody has five crystals."""
        return self.game is None and max(self.score) >= CRYSTALS

    @property
    def winner(self) -> int | None:
        """The seat with five crystals or more; None before the end."""
        return self.score.index(max(self.score)) if self.over else None

    @property
    def result(self) -> Result | None:
        """Who won, with the crystals of both; None before the end."""
        if self.winner is None:
            return None
        return Result((self.winner,), (self.score[0], self.score[1]), Termination.MATCH_WON)

    @property
    def deciders(self) -> tuple[int, ...]:
        """The seats that have a deck to choose; empty during a game and after the match."""
        if self.over or self.game is not None:
            return ()
        return tuple(seat for seat in SEATS if self._sealed[seat] is None)

    @property
    def starter(self) -> int | None:
        """The seat that starts the next game: the loser of the last; None before the first, when it is chosen
        by lot (004 Multiple Games)."""
        return 1 - self.played[-1].winner if self.played else None

    @property
    def decks(self) -> tuple[DeckList, DeckList] | None:
        """The decks of the game under way or of the last game."""
        return self._decks

    def options(self, seat: int) -> list[str]:
        """The names of the decks that a seat may choose."""
        return [deck.name for deck in self.prepared[seat]]

    # --- between games ------------------------------------------------------------------------------------

    def choose(self, seat: int, name: str = "") -> None:
        """Choose a prepared deck for the next game; the name may be left out where there is only one. When
        both choices are in they are revealed, and the game is dealt."""
        if seat not in self.deciders:
            raise IllegalAction(self._not_now(seat))
        self._sealed[seat] = self._find(seat, name)
        one, two = self._sealed
        if one is not None and two is not None:
            self.steps += [Step("choose", 0, one), Step("choose", 1, two)]
            self._sealed = [None, None]
            self._deal(one, two)

    def begin(self) -> None:
        """Both players, or whoever has not chosen yet, take their only deck."""
        for seat in self.deciders or (0,):
            self.choose(seat)

    def swap(self) -> None:
        """Swap the prepared decks: each player takes over those of the other (000 More Games)."""
        self._between_games()
        if self.drafted is not None:
            raise IllegalAction(MatchCode.NO_SWAP)
        self.prepared = (self.prepared[1], self.prepared[0])
        self.steps.append(Step("swap"))

    def draw_lots(self) -> None:
        """Shuffle all prepared decks and let each player draw one (000 More Games); the others stay with
        the players who had them."""
        self._between_games()
        if self.drafted is not None:
            raise IllegalAction(MatchCode.NO_LOTS)
        chance = Chance.of(f"{self.seed}, lots {len(self.steps)}")
        everything = [*self.prepared[0], *self.prepared[1]]
        one = everything.pop(chance.below(len(everything)))
        two = everything.pop(chance.below(len(everything)))
        self.steps.append(Step("lots"))
        self._deal(one, two)

    def change(self, seat: int, deck: DeckList) -> None:
        """Change a drafted deck between games, within the rules for drafted decks (004 Playing Draft Games),
        until one's choice is in."""
        if self.over:
            raise IllegalAction(MatchCode.OVER)
        if self.game is not None or self._sealed[seat] is not None:
            raise IllegalAction(MatchCode.BETWEEN_GAMES)
        if self.drafted is None:
            raise IllegalAction(MatchCode.NO_CHANGE)
        if self.checked:
            self._demand_legal([deck], self.drafted[seat])
        playable(deck, self.terms, checked=False)
        self.prepared[seat][:] = [deck]
        self.steps.append(Step("change", seat, deck))

    def count_cards(self, seat: int) -> int:
        """How many cards the seat's deck has: before a game the opponent may count them (000 Advanced
        Rules)."""
        if self._decks is None:
            raise IllegalAction(MatchCode.NONE_CHOSEN)
        return playable(self._decks[seat], self.terms, checked=False).size

    def inspect(self) -> list[Problem]:
        """Check the winner's deck of the last game, as its loser may ask for. If anything is wrong with it,
        the winner does not score (000 Advanced Rules). Returns the problems."""
        if self.game is not None or not self.played or self._inspected:
            raise IllegalAction(MatchCode.INSPECTION)
        last = self.played[-1]
        pool = None if self.drafted is None else self.drafted[last.winner]
        wrong = problems(last.decks[last.winner], self.terms, drafted=pool)
        if wrong:
            self.score[last.winner] = max(0, self.score[last.winner] - max(last.result.scores))
        self._inspected = True
        self.steps.append(Step("inspect"))
        return wrong

    # --- the game -----------------------------------------------------------------------------------------

    def apply(self, action: int) -> list[Event]:
        """Perform an action of the game under way and return what happened. A player who backtracks after he
        learned something gets the penalty."""
        game = self.game
        if game is None:
            raise IllegalAction(MatchCode.CHOOSE_DECKS)
        seat, learned = game.current, game.revealed
        events = game.apply(action)
        if learned and self.penalty.kind != "none" and any(event[0] == "backtrack" for event in events):
            self._penalise(seat)
        if game.over and self.game is not None:
            result = game.result
            assert result is not None
            self._settle(result)
        return events

    def penalise(self, seat: int) -> None:
        """Give a player the organiser's penalty, by his decision: he loses crystals when the game is over, or
        the game at once."""
        if self.penalty.kind == "none":
            raise IllegalAction(MatchCode.NO_PENALTY)
        if seat not in SEATS:
            raise IllegalAction(SetupCode.NO_SEAT, n=seat)
        if self.game is None and (not self.played or self.penalty.kind == "game"):
            raise IllegalAction(MatchCode.NO_GAME)
        self.steps.append(Step("penalty", seat))
        self._penalise(seat)

    def _penalise(self, seat: int) -> None:
        if self.penalty.kind == "game":
            scores = (self.penalty.crystals, 0) if seat == 1 else (0, self.penalty.crystals)
            self._settle(Result((1 - seat,), scores, Termination.PENALTY))
        elif self.game is None:
            self._deduct(seat)
        else:
            self._due.append(seat)

    def _deduct(self, seat: int) -> None:
        self.score[seat] = max(0, self.score[seat] - self.penalty.crystals)

    def _deal(self, one: DeckList, two: DeckList) -> None:
        self.game = start_game(
            (one, two),
            self.terms,
            f"{self.seed}, game {len(self.played) + 1}",
            mulligan=self.mulligan,
            starter=self.starter,
            drafted=self.drafted,
            checked=self.checked,
            piles=self.piles,
            version=self.version,
        )
        self._decks = (one, two)
        self._inspected = False
        self.steps.append(Step("game"))

    def _settle(self, result: Result) -> None:
        """Count the crystals, then the penalties."""
        assert self.game is not None
        assert self._decks is not None
        self.played.append(Played(self._decks, self.game.record(), result))
        self.game = None
        for seat in SEATS:
            self.score[seat] += result.scores[seat]
        for seat in self._due:
            self._deduct(seat)
        self._due = []

    # --- refusals -----------------------------------------------------------------------------------------

    def demand_legal_lists(self) -> None:
        """IllegalDeck tells everything that is wrong with the prepared lists."""
        self._demand_legal([*self.prepared[0], *self.prepared[1]])

    def _demand_legal(self, decks: list[DeckList], pool: tuple[str, ...] | None = None) -> None:
        if self.drafted is None:
            wrong = pairing_problems(decks, self.terms)
        elif pool is not None:
            wrong = problems(decks[0], self.terms, drafted=pool)
        else:
            pools = [self.drafted[seat] for seat in SEATS for _ in self.prepared[seat]]
            wrong = pairing_problems(decks, self.terms, drafted=pools)
        if wrong:
            raise IllegalDeck(all_with_places(wrong))

    def _between_games(self) -> None:
        if self.over:
            raise IllegalAction(MatchCode.OVER)
        if self.game is not None or self._sealed != [None, None]:
            raise IllegalAction(MatchCode.BETWEEN_GAMES)

    def _not_now(self, seat: int) -> Message:
        if seat not in SEATS:
            return say(SetupCode.NO_SEAT, n=seat)
        if self.over:
            return say(MatchCode.OVER)
        return say(MatchCode.GAME_ON) if self.game is not None else say(MatchCode.CHOSEN)

    def _find(self, seat: int, name: str) -> DeckList:
        decks = self.prepared[seat]
        if not name and len(decks) == 1:
            return decks[0]
        found = [deck for deck in decks if deck.name.casefold() == " ".join(name.split()).casefold()]
        if not found:
            raise IllegalAction(MatchCode.NOT_PREPARED, name=name, names=", ".join(self.options(seat)))
        return found[0]

    def sealed(self, seat: int) -> DeckList | None:
        """The seat's own choice that is still sealed; nobody else may see it."""
        return self._sealed[seat]

    # --- positions ----------------------------------------------------------------------------------------

    @property
    def due(self) -> tuple[int, ...]:
        """The seats that get a penalty when the game is over."""
        return tuple(self._due)

    @property
    def inspected(self) -> bool:
        """Whether the winner's deck of the last game was inspected."""
        return self._inspected

    def go_on_from(self, stand: Stand) -> None:
        """Continue from what a position says; the record of the match begins there."""
        self.score = list(stand.score)
        self.played = list(stand.played)
        self.game = stand.game
        self._decks = stand.decks
        self._sealed = list(stand.sealed)
        self._due = list(stand.due)
        self._inspected = stand.inspected
        self.before = len(self.played)
        self.steps = [] if self.game is None else [Step("game")]


def drafted_match(
    draft: DraftState,
    decks: tuple[DeckList, DeckList],
    seed: Seed = 0,
    *,
    seats: tuple[int, int] = (0, 1),
    rules: str = "legends",
    mulligan: bool = False,
    penalty: Penalty = NO_PENALTY,
    players: tuple[str, str] = ("Player 1", "Player 2"),
    piles: str = AS_PRINTED,
    version: int = VERSION,
) -> MatchState:
    """A match of two players of a draft. That there will be a match must have been agreed before the
    draft."""
    if not draft.over:
        raise IllegalAction(MatchCode.DRAFT_OPEN)
    if not draft.match:
        raise IllegalAction(MatchCode.NOT_AGREED)
    pools = (draft.drafted(seats[0]), draft.drafted(seats[1]))
    return MatchState(
        ([decks[0]], [decks[1]]),
        Terms(rules),
        seed,
        mulligan=mulligan,
        penalty=penalty,
        players=players,
        drafted=pools,
        piles=piles,
        version=version,
    )


def _prepared(given: Sequence[Sequence[DeckList]]) -> tuple[list[DeckList], list[DeckList]]:
    if len(given) != 2 or not all(given):
        raise IllegalDeck(MatchCode.TWO_PLAYERS)
    for decks in given:
        names = [deck.name.casefold() for deck in decks]
        if len(set(names)) < len(names):
            raise IllegalDeck(MatchCode.SAME_NAMES)
    return list(given[0]), list(given[1])


def _one_line(text: str, what: str) -> str:
    if text != text.strip() or len(text.splitlines()) != 1 or ("," in text and what == "player"):
        raise BluemoonError(SetupCode.LINE, what=what)
    return text
