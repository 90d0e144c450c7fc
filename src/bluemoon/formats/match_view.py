"""What a seat may know of a match, and full matches that agree with it."""

from __future__ import annotations

from typing import Any, NamedTuple

from bluemoon.cards import PEOPLES, POOL
from bluemoon.chance import Chance
from bluemoon.contract import Result
from bluemoon.duel.engine import DuelState, determinize
from bluemoon.duel.knowledge.view import View as DuelView
from bluemoon.formats.decks import CARDS, DeckList, Terms
from bluemoon.formats.match_engine import CRYSTALS, MatchState, Played, Stand
from bluemoon.formats.match_position import write_position
from bluemoon.formats.packs import NEVER_DRAFTED
from bluemoon.formats.penalty import Penalty
from bluemoon.record import Record

SEATS = (0, 1)
WORDS = 4  # random words in the seed of a game that is made up


class PlayedView(NamedTuple):
    """A game that is over, as both players and spectators know it."""

    decks: tuple[str, str]  # names
    result: Result


class View(NamedTuple):
    """The match from one seat; -1 is a spectator. Prepared decks are known only to their owner."""

    seat: int
    players: tuple[str, str]
    score: tuple[int, int]
    played: tuple[PlayedView, ...]
    over: bool
    deciders: tuple[int, ...]  # the seats that have a deck to choose, or an action of the game
    prepared: tuple[DeckList, ...]  # the seat's own
    sealed: DeckList | None  # the seat's own choice, until both are in
    chosen: tuple[bool, bool]  # whose choice is in
    decks: tuple[str, str] | None  # of the game under way, or of the last one
    duel: DuelView | None  # the game under way
    terms: Terms
    mulligan: bool
    penalty: Penalty
    due: tuple[int, ...]  # the seats that get a penalty when the game is over
    inspected: bool
    drafted: tuple[str, ...] | None  # what the seat drafted, in a match of a draft
    piles: str
    version: int

    def __repr__(self) -> str:
        (one, two), (mine, theirs) = self.players, self.score
        now = "over" if self.over else f"game {len(self.played) + 1}"
        return f"<View: match, seat {self.seat}, {one} {mine} : {theirs} {two}, {now}>"

    @property
    def game(self) -> str:
        """Of which game this is a view."""
        return "match"

    @property
    def action_type(self) -> type:
        """What actions are in the engine layer of the game."""
        return str if self.duel is None else int

    def text(self, code: Any) -> str:
        """An action of the engine layer in words."""
        if isinstance(code, str):
            return code
        assert self.duel is not None
        return self.duel.text(code)

    def data(self) -> dict[str, Any]:
        """The view as plain data."""
        return {
            "game": "match",
            "seat": self.seat,
            "players": list(self.players),
            "score": list(self.score),
            "to_win": CRYSTALS,
            "played": [
                {"decks": list(played.decks), "result": played.result.data()} for played in self.played
            ],
            "over": self.over,
            "deciders": list(self.deciders),
            "options": [deck.name for deck in self.prepared],
            "sealed": None if self.sealed is None else self.sealed.name,
            "chosen": list(self.chosen),
            "decks": None if self.decks is None else list(self.decks),
            "duel": None if self.duel is None else self.duel.data(),
        }


def view_of(match: MatchState, seat: int, deciders: tuple[int, ...]) -> View:
    """What the seat may know; -1 is a spectator."""
    own = seat in SEATS
    decks = match.decks
    return View(
        seat=seat,
        players=match.players,
        score=(match.score[0], match.score[1]),
        played=tuple(
            PlayedView((played.decks[0].name, played.decks[1].name), played.result) for played in match.played
        ),
        over=match.over,
        deciders=deciders,
        prepared=tuple(match.prepared[seat]) if own else (),
        sealed=match.sealed(seat) if own else None,
        chosen=(match.sealed(0) is not None, match.sealed(1) is not None),
        decks=None if decks is None else (decks[0].name, decks[1].name),
        duel=None if match.game is None else match.game.view(seat),
        terms=match.terms,
        mulligan=match.mulligan,
        penalty=match.penalty,
        due=match.due,
        inspected=match.inspected,
        drafted=match.drafted[seat] if own and match.drafted is not None else None,
        piles=match.piles,
        version=match.version,
    )


# --- full matches from a view -----------------------------------------------------------------------------


def fill_in(view: View, chance: Chance) -> MatchState:
    """A match that agrees with the view. Decks that the seat does not know are made up: the other player has
    decks with the names that were seen, or a random one if there were none."""
    game = None if view.duel is None else determinize(view.duel, chance)
    known = [_known(view, seat, game, chance) for seat in SEATS]
    prepared = [list(view.prepared) if seat == view.seat else list(known[seat].values()) for seat in SEATS]
    match = MatchState(
        prepared,
        view.terms,
        " ".join(str(chance.word()) for _ in range(WORDS)),
        mulligan=view.mulligan,
        penalty=view.penalty,
        players=view.players,
        drafted=None if view.drafted is None else _pools(view, prepared),
        checked=False,  # decks that are made up need not be legal
        piles=view.piles,
        version=view.version,
    )
    one, two = (_sealed(view, seat, prepared[seat]) for seat in SEATS)
    match.go_on_from(
        Stand(
            view.score,
            tuple(
                Played(_pair(known, played.decks), Record({"game": "duel"}), played.result)
                for played in view.played
            ),
            game,
            None if view.decks is None else _pair(known, view.decks),
            (one, two),
            view.due,
            view.inspected,
        )
    )
    match.origin = write_position(match)
    return match


def _sealed(view: View, seat: int, prepared: list[DeckList]) -> DeckList | None:
    if seat == view.seat:
        return view.sealed
    return prepared[0] if view.chosen[seat] else None


def _pair(known: list[dict[str, DeckList]], names: tuple[str, str]) -> tuple[DeckList, DeckList]:
    return known[0][names[0]], known[1][names[1]]


def _pools(view: View, prepared: list[list[DeckList]]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What both players drafted: for the seat its own cards, for the other player those of his (made-up)
    decks."""
    assert view.drafted is not None
    other = prepared[1 - view.seat][0].cards
    return (view.drafted, other) if view.seat == 0 else (other, view.drafted)


def _known(view: View, seat: int, game: DuelState | None, chance: Chance) -> dict[str, DeckList]:
    """The decks of a seat by name, at least one: the viewer's own as they are, others from what was seen of
    them."""
    known = {deck.name: deck for deck in view.prepared} if seat == view.seat else {}
    names = [played.decks[seat] for played in view.played]
    if view.decks is not None:
        names.append(view.decks[seat])
    for name in names:
        if name not in known:  # a deck of the other player, or one that was swapped since
            known[name] = _deck_called(name, view, chance)
    if game is not None and view.decks is not None and seat != view.seat:
        deck = game.decks[seat]
        known[deck.name] = DeckList(deck.name, cards=tuple(deck.names))
    if not known:
        known["by lot"] = _deck_called("by lot", view, chance)
    return known


def _deck_called(name: str, view: View, chance: Chance) -> DeckList:
    """A deck of which only the name is known: the ready-made deck of the people of that name, or else a
    random one."""
    if name in PEOPLES:
        return DeckList(name, name)
    if view.drafted is None:
        return DeckList(name, PEOPLES[chance.below(len(PEOPLES))])
    rest = [card.name for card in POOL if card.name not in view.drafted and not card.type & NEVER_DRAFTED]
    return DeckList(name, cards=tuple(rest.pop(chance.below(len(rest))) for _ in range(CARDS)))
