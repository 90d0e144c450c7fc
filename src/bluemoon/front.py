"""The functions that `import bluemoon` offers: new games, games from records, positions and views, and bots
by name.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from operator import index
from typing import Any

from bluemoon import city, duel
from bluemoon.arguments import check_seed
from bluemoon.bots.base import NO_BUDGET, Bot, Budget
from bluemoon.cards.card import Card
from bluemoon.cards.pool import find, people_name
from bluemoon.chance import Chance, Seed
from bluemoon.contract import Action, Event, Game, View
from bluemoon.duel.model.deck import Deck
from bluemoon.duel.model.piles import AS_PRINTED
from bluemoon.errors import BluemoonError, IllegalDeck, PositionError, RecordError, UnknownCard
from bluemoon.formats import draft, match
from bluemoon.formats.decks import DeckList, Problem, Terms, problems
from bluemoon.formats.games import start_game
from bluemoon.formats.match_file import HEADING as MATCH_HEADING
from bluemoon.formats.penalty import NO_PENALTY, Penalty
from bluemoon.messages import RecordCode, ServerCode, SetupCode
from bluemoon.record import Record, read_record

AnyDeck = str | DeckList | Deck  # the name of a people, a list of cards, a deck of the engine layer


def _seed_of(seed: Seed | None) -> Seed:
    """The seed that was given, or a random one, which then stands in the record of the game."""
    return secrets.randbits(53) if seed is None else check_seed(seed)


def _check_number(number: object, name: str, call: str) -> int:
    try:
        if isinstance(number, bool):
            raise TypeError
        return index(number)  # type: ignore[arg-type]
    except TypeError:
        raise BluemoonError(f"{name} is a number, as in {call}, not {number!r}") from None


def check_decks(decks: object, call: str) -> None:
    """The decks of both players come as one argument. A name is a sequence, too, but only of letters."""
    if isinstance(decks, str) or not isinstance(decks, Sequence):
        raise IllegalDeck(f"both decks are one argument, as in {call}; {decks!r} is not two decks")


def new_duel(
    decks: Sequence[AnyDeck] = ("Hoax", "Vulca"),
    rules: str = "legends",
    seed: Seed | None = None,
    *,
    mulligan: bool = False,
    starter: int | None = None,
    match: bool = False,
    piles: str = AS_PRINTED,
) -> duel.Duel:
    """A new duel of Blue Moon ('classic') or Blue Moon Legends ('legends').

    A deck is the name of a people ('Hoax') for its ready-made deck, or a `DeckList`, which is checked; built
    lists are secret until the end. The same seed deals the same cards; without one, a random seed is drawn,
    which stands in the record. `mulligan`: players may exchange cards at the beginning. `starter`: the seat
    that begins; by lot if none is named. `match`: achievements may be played. `piles`: with 'top', as
    printed, only the top cards of the piles may be seen; with 'open' all of them.
    """
    check_decks(decks, 'new_duel(("Hoax", "Vulca"))')
    if not isinstance(rules, str):
        raise BluemoonError(SetupCode.RULES, name=repr(rules))
    for name, told in (("mulligan", mulligan), ("match", match)):
        if not isinstance(told, bool):
            raise BluemoonError(f"{name} is True or False, not {told!r}")
    seed = _seed_of(seed)
    if starter is not None:
        starter = _check_number(starter, "starter", "new_duel(starter=0)")
    if any(isinstance(deck, DeckList) for deck in decks):
        terms = Terms(rules, match)
        lists = [_list_of(deck) for deck in decks]
        return duel.Duel(start_game(lists, terms, seed, mulligan=mulligan, starter=starter, piles=piles))
    ready = [deck for deck in decks if isinstance(deck, (str, Deck))]
    if len(ready) != len(decks):
        raise IllegalDeck("a deck is the name of a people or a DeckList")
    return duel.new_game(ready, rules, seed, mulligan, starter, match, piles=piles)


def new_city(
    players: int = 2, layout: str = "standard", seed: Seed | None = None, *, first: int = 0
) -> city.City:
    """A new game of Blue Moon City for two to four players. `layout`: 'standard' or 'random'; `first`: the
    seat that begins; without a `seed`, a random one is drawn."""
    players = _check_number(players, "players", "new_city(3)")
    first = _check_number(first, "first", "new_city(3, first=0)")
    return city.new_game(players, layout, _seed_of(seed), first)


def new_draft(
    players: int = 2, peoples: Sequence[str] | None = None, seed: Seed | None = None, *, match: bool = False
) -> draft.Draft:
    """A new draft for two to six players with the cards of the named peoples, or of some by lot. `match`:
    games to five crystals will follow. Without a `seed`, a random one is drawn."""
    players = _check_number(players, "players", "new_draft(3)")
    if peoples is not None and (isinstance(peoples, str) or not isinstance(peoples, Sequence)):
        raise BluemoonError('peoples are a list, as in new_draft(2, ["Hoax", "Vulca", "Flit"])')
    return draft.new_game(players, peoples, _seed_of(seed), match)


def new_match(
    decks: Sequence[str | DeckList | Sequence[str | DeckList]] = ("Hoax", "Vulca"),
    rules: str | Terms = "legends",
    seed: Seed | None = None,
    *,
    mulligan: bool = False,
    penalty: Penalty = NO_PENALTY,
    players: tuple[str, str] = ("Player 1", "Player 2"),
    drafted: tuple[tuple[str, ...], tuple[str, ...]] | None = None,
    piles: str = AS_PRINTED,
) -> match.Match:
    """A new match of two players: games for crystals until somebody has five. Each player brings a deck or
    several, by people or as `DeckList`; `drafted` is what each of them drafted, if they did. Without
    a `seed`, a random one is drawn."""
    check_decks(decks, 'new_match(("Hoax", "Vulca"))')
    for own in decks:
        if not isinstance(own, (str, DeckList, Sequence)):
            raise IllegalDeck("each player has a deck or a list of decks: people's names or DeckLists")
    prepared = [
        [_list_of(own)] if isinstance(own, (str, DeckList)) else [_list_of(deck) for deck in own]
        for own in decks
    ]
    return match.new_game(
        prepared,
        rules,
        _seed_of(seed),
        mulligan=mulligan,
        penalty=penalty,
        players=players,
        drafted=drafted,
        piles=piles,
    )


def _list_of(deck: AnyDeck) -> DeckList:
    if isinstance(deck, DeckList):
        return deck
    if not isinstance(deck, str):
        raise IllegalDeck("a deck is the name of a people or a DeckList")
    return DeckList(people_name(deck), people_name(deck))


def new_bot(
    game: str,
    level: str = "adept",
    seed: Seed | None = None,
    *,
    seconds: float | None = None,
    playouts: int | None = None,
) -> Bot[Any, Any]:
    """A bot for 'duel', 'city' or 'draft', by its level (`bluemoon.bots.LEVELS`). For a whole turn it may
    use this many `seconds` or `playouts`; with playouts its choices do not depend on the clock. The same seed
    makes the same choices; without one, a random seed is drawn (`bot.seed`).

    `bot.choose(game.view(seat), game.legal_actions())` is its action, `bot.explain()` says why.
    """
    from bluemoon.bots.registry import make  # imported late, because this reads the bots' weights

    budget = NO_BUDGET if seconds is playouts is None else Budget(seconds, playouts)
    return make(game, level, _seed_of(seed), budget)


def replay(record: Record | match.MatchRecord | str) -> Game[Any]:
    """The game that a record tells, whichever game it is: what `game.record()` gave, or its text."""
    if isinstance(record, str):
        if is_match(record):
            return match.replay(record)
        record = read_record(record)
    if isinstance(record, match.MatchRecord):
        return match.replay(record)
    if not isinstance(record, Record):
        raise RecordError("a record is what game.record() gives, or its text")
    if not all(isinstance(text, str) for text in (*record.setup, *record.setup.values(), *record.actions)):
        raise RecordError(RecordCode.NOT_TEXTS)
    if record.game == "duel":
        return duel.replay(record)
    if record.game == "city":
        return city.replay(record)
    if record.game == "draft":
        return draft.replay(record)
    raise RecordError(ServerCode.RECORD_GAME, game=record.game)


def steps(record: Record | str) -> Iterator[tuple[Action, Sequence[Event], Game[Any]]]:
    """Step through the record of a duel, a city or a draft: each action, what happened, and the game after
    it, which is one game that goes on: `copy()` what you keep. The beginning is
    `replay(Record(record.setup))`."""
    if isinstance(record, str):
        record = read_record(record)
    if not isinstance(record, Record):
        raise RecordError("a record to step through is that of a duel, a city or a draft, or its text")
    game = replay(Record(record.setup))
    for number, text in enumerate(record.actions, start=1):
        try:
            action = game.parse(text)
            events = game.apply(action)
        except BluemoonError as wrong:
            raise RecordError(RecordCode.ACTION, n=number, text=text, why=wrong.said) from wrong
        yield action, events, game


def is_match(text: str) -> bool:
    """Whether a text is the record of a match."""
    lines = (line.strip() for line in text.splitlines())
    return next((line for line in lines if line and not line.startswith("#")), "") == MATCH_HEADING


def from_position(text: str) -> Game[Any]:
    """The game that a position describes, whichever game it is: what `game.position()` gave, or a text that a
    person wrote (docs/formats.md)."""
    if not isinstance(text, str):
        raise PositionError("a position is the text that game.position() gives")
    if not text.strip():
        raise PositionError("the position is empty; it is the text that game.position() gives")
    try:
        if text.lstrip().startswith("{"):
            return match.from_position(text) if '"prepared"' in text else duel.from_position(text)
        is_draft = any(line.startswith("peoples:") for line in text.splitlines())
        return draft.from_position(text) if is_draft else city.from_position(text)
    except PositionError:
        raise
    except BluemoonError as wrong:  # decks, rules and piles have errors of their own
        raise PositionError(wrong.said) from wrong


def determinize(view: View, seed: Chance | Seed) -> Game[Any]:
    """A full game that agrees with the view, made from the view alone: what its seat cannot know is dealt at
    random. The same seed gives the same game."""
    if not isinstance(seed, Chance):
        seed = check_seed(seed)
    if isinstance(view, duel.View):
        return duel.determinize(view, seed)
    if isinstance(view, city.View):
        return city.determinize(view, seed)
    if isinstance(view, draft.View):
        return draft.determinize(view, seed)
    if isinstance(view, match.View):
        return match.determinize(view, seed)
    raise BluemoonError("a view is what game.view(seat) gives")


def card(name: str) -> Card:
    """The card of that name; UnknownCard if there is none."""
    if not isinstance(name, str):
        raise UnknownCard("a card is asked for by its name, as in card('Cinder')")
    return find(name)


def deck_problems(deck: DeckList, rules: str | Terms = "legends") -> list[Problem]:
    """All that is wrong with a list of cards by the rules of deck building; an empty list if it is legal."""
    if not isinstance(deck, DeckList):
        raise IllegalDeck('a deck is a DeckList, as in deck_problems(DeckList("Mine", "Hoax"))')
    return problems(deck, rules)
