"""Fair play beside the table: whoever plays other people without advice gets none by a way round, neither by
a record that he has written of that game, nor by trying out in the lab the decks that he plays there.

What somebody asks under another name, or with a program of his own, no server can see."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Sequence

from bluemoon.duel.engine import DuelState
from bluemoon.errors import BluemoonError
from bluemoon.formats.decks import DeckList, cards_of
from bluemoon.messages import ServerCode
from bluemoon.server.adapters.base import Play
from bluemoon.server.adapters.city import CityPlay
from bluemoon.server.adapters.draft import DraftPlay
from bluemoon.server.adapters.duel import DuelPlay
from bluemoon.server.adapters.match import MatchPlay
from bluemoon.server.budgets import Who
from bluemoon.server.tables.journal import Refused
from bluemoon.server.tables.live_table import LiveTable
from bluemoon.server.tables.registry import TableRegistry


def is_from_file(live: LiveTable) -> bool:
    """Was the game read from a file? Nobody ever sat there."""
    return live.table.status == "over" and all(held["guest"] is None for held in live.holders)


async def demand_other_game(registry: TableRegistry, guest: str | None, who: Who, live: LiveTable) -> None:
    """Raise Refused if a record from a file could be a game that the guest plays without advice."""
    if guest is None or not is_from_file(live) or live.table.play is None:
        return
    async for running in _without_advice(registry, guest, who):
        if running.table.play is not None and _could_be(running.table.play, live.table.play):
            raise Refused("forbidden", ServerCode.ADVICE_ELSEWHERE)


async def demand_other_decks(
    registry: TableRegistry, guest: str, who: Who, decks: Iterable[DeckList]
) -> None:
    """Raise Refused if one of these decks is one that the guest plays without advice."""
    tried = [_names(deck) for deck in decks]
    async for running in _without_advice(registry, guest, who):
        for chair, held in zip(running.table.chairs, running.holders):
            own = [_names(deck) for deck in chair.decks] if held["guest"] == guest else []
            if any(_alike(one, other) for one in own for other in tried):
                raise Refused("forbidden", ServerCode.LAB_ELSEWHERE)


async def _without_advice(registry: TableRegistry, guest: str, who: Who) -> AsyncIterator[LiveTable]:
    """The running tables where the guest plays other people, and nobody gets advice."""
    for row in await registry.store.tables_of(guest):
        if row["status"] != "running":
            continue
        live = await registry.live(row["id"], who)
        people = {held["guest"] for held in live.holders} - {None}
        if len(people) > 1 and not live.describe(guest).advice:
            yield live


def _could_be(one: Play, other: Play) -> bool:
    """Could two games be the same, by what lies open: the decks, or the number of players of a city?"""
    if isinstance(one, CityPlay) and isinstance(other, CityPlay):
        return one.players == other.players
    duels = [_duel_of(one), _duel_of(other)]
    mine, theirs = [[deck.names for deck in duel.decks] if duel is not None else [] for duel in duels]
    return bool(mine and theirs) and (_both_alike(mine, theirs) or _both_alike(mine, theirs[::-1]))


def _duel_of(play: Play) -> DuelState | None:
    """The duel that is played, or was played last."""
    if isinstance(play, DraftPlay):
        return None if play.match is None else _duel_of(play.match)
    if isinstance(play, MatchPlay):
        last = play.duel or play.last
        return None if last is None else last.game
    return play.game if isinstance(play, DuelPlay) else None


def _both_alike(some: Sequence[Sequence[str]], others: Sequence[Sequence[str]]) -> bool:
    return all(_alike(one, other) for one, other in zip(some, others))


def _alike(one: Sequence[str], other: Sequence[str]) -> bool:
    """Are at least two thirds of the cards the same? A few could be put in to look like another deck."""
    return 3 * len(set(one) & set(other)) >= 2 * max(len(one), len(other))


def _names(deck: DeckList) -> list[str]:
    try:
        return [card.name for card in cards_of(deck)]
    except BluemoonError:  # it is refused anyway
        return []
