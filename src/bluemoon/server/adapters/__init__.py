"""The games as they are played at a table: one small protocol for all (`base.Play`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bluemoon.cards import PEOPLES
from bluemoon.chance import Chance
from bluemoon.city.engine import new_game as new_city
from bluemoon.city.state import VERSION as CITY_VERSION
from bluemoon.duel.engine import new_game
from bluemoon.duel.model.editions import VERSION
from bluemoon.errors import BluemoonError
from bluemoon.formats.decks import DeckList, Terms
from bluemoon.formats.draft_engine import new_draft
from bluemoon.formats.games import start_game
from bluemoon.formats.match_engine import MatchState
from bluemoon.formats.penalty import read_penalty
from bluemoon.messages import ServerCode
from bluemoon.server.adapters import city as city_play
from bluemoon.server.adapters import draft as draft_play
from bluemoon.server.adapters import duel as duel_play
from bluemoon.server.adapters.base import Done, Job, Play, Told
from bluemoon.server.adapters.city import CityPlay, restore_city
from bluemoon.server.adapters.draft import DraftPlay, restore_draft
from bluemoon.server.adapters.duel import DuelPlay, peoples_of, restore_duel
from bluemoon.server.adapters.earlier_guide import guided_duel
from bluemoon.server.adapters.match import MatchPlay, restore_match
from bluemoon.server.tables.journal import Refused, Setup

__all__ = ["VERSIONS", "Done", "Job", "Play", "Told", "begin", "restore"]

# The version of the rules that a new table is played under.
VERSIONS = {"duel": VERSION, "match": VERSION, "draft": VERSION, "city": CITY_VERSION}
RESTORES: dict[str, Callable[[str], Play]] = {"duel": restore_duel, "city": restore_city}


def begin(setup: Setup, decks: Sequence[Sequence[DeckList]], names: Sequence[str], seed: str) -> Play:
    """A new game; raises Refused if the decks are not allowed. `decks`: those that each seat brought."""
    try:
        return _begin(setup, decks, names, seed)
    except Refused:
        raise
    except BluemoonError as wrong:
        raise Refused("illegal", wrong.said) from wrong


def _begin(setup: Setup, decks: Sequence[Sequence[DeckList]], names: Sequence[str], seed: str) -> Play:
    if setup.guide:
        return guided_duel(seed, setup.version)
    if setup.record is not None:
        return _from_record(setup, setup.record)
    if setup.game == "city":
        starter = setup.starter or 0
        return CityPlay(new_city(len(setup.seats), setup.layout, seed, starter, setup.version))
    if setup.game == "draft":
        draft = new_draft(len(setup.seats), setup.peoples or None, seed, match=True)
        return DraftPlay(draft, setup.rules, seed, setup.mulligan, setup.piles, setup.version, pauses(setup))
    brought = [list(own) or [deck_by_lot(seed, seat)] for seat, own in enumerate(decks)]
    drafted = (setup.drafted[0], setup.drafted[1]) if setup.drafted else None
    if setup.game == "match":
        terms = Terms(setup.rules)
        match = MatchState(
            brought,
            terms,
            seed,
            mulligan=setup.mulligan,
            drafted=drafted,
            piles=setup.piles,
            version=setup.version,
            penalty=read_penalty(setup.penalty),
        )
        return MatchPlay(match, pauses(setup))
    chosen = [own[0] for own in brought]
    if all(is_plain(deck) for deck in chosen):  # known by name, which is much quicker
        peoples = [deck.leader for deck in chosen]
        game = new_game(
            peoples,
            setup.rules,
            seed,
            setup.mulligan,
            setup.starter,
            piles=setup.piles,
            version=setup.version,
        )
        return DuelPlay(game, peoples_of(chosen))
    game = start_game(
        chosen,
        setup.rules,
        seed,
        mulligan=setup.mulligan,
        starter=setup.starter,
        drafted=drafted,
        piles=setup.piles,
        version=setup.version,
    )
    return DuelPlay(game, peoples_of(chosen))


def pauses(setup: Setup) -> bool:
    """Is there a pause between the games of a match? Two bots need none."""
    return setup.pause and any(seat.kind != "bot" for seat in setup.seats)


def is_plain(deck: DeckList) -> bool:
    """The ready-made deck of a people under its own name, with nothing added."""
    return deck == DeckList(deck.leader, deck.leader) and deck.leader in PEOPLES


def _from_record(setup: Setup, record: dict[str, str]) -> Play:
    if setup.game == "duel":
        return duel_play.from_setup(record)
    if setup.game == "city":
        return city_play.from_setup(record)
    if setup.game == "draft":
        return draft_play.from_setup(record, setup.rules, setup.mulligan, setup.piles, setup.version)
    raise Refused("not-possible", ServerCode.NO_RECORD_BEGIN, game=setup.game)


def deck_by_lot(seed: str, seat: int) -> DeckList:
    """A random ready-made deck for a seat that brought none; the seats get different ones."""
    chance = Chance.of(f"{seed}, deck by lot")
    rest = list(PEOPLES)
    people = rest[0]
    for _ in range(seat + 1):
        people = rest.pop(chance.below(len(rest)))
    return DeckList(people, people)


def restore(setup: Setup, position: str) -> Play:
    """The game of a table from its stored position."""
    if setup.game == "match":
        return restore_match(position, pauses(setup))
    if setup.game == "draft":
        return restore_draft(position, pauses(setup))
    return RESTORES[setup.game](position)
