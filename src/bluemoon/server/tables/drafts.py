"""What remains of a draft: the deck among my decks, and the picks, to be looked at again."""

from __future__ import annotations

import json

import msgspec

from bluemoon.bots.draft_review import reviewed
from bluemoon.formats.decks import DeckList
from bluemoon.formats.draft_engine import replay
from bluemoon.messages import ServerCode
from bluemoon.record import Record
from bluemoon.server.adapters.draft import DraftPlay
from bluemoon.server.budgets import Who
from bluemoon.server.present.reasons import coded
from bluemoon.server.protocol.answers import DraftPick
from bluemoon.server.storage.store import Store
from bluemoon.server.tables import journal
from bluemoon.server.tables.journal import Refused
from bluemoon.server.tables.live_table import LiveTable
from bluemoon.server.tables.registry import TableRegistry

MOST_DECKS = 200  # lists that a guest may keep


async def keep_drafted(store: Store, guest: str, deck: DeckList) -> str:
    """Keep a drafted deck among the guest's lists, under its name or, if he has another list of that name,
    with a number; returns the name, '' if he has no room for it."""
    known: dict[str, DeckList] = {}
    for body in await store.decks(guest):
        other = msgspec.convert(json.loads(body), DeckList)
        known[other.name] = other
    name, number = deck.name, 2
    while name in known:
        if _same(known[name], deck):
            return name
        name, number = f"{deck.name} {number}", number + 1
    if len(known) >= MOST_DECKS:
        return ""
    kept = DeckList(name, deck.leader, deck.cards, deck.inquisitor, deck.emissary, deck.family)
    await store.put_deck(guest, name, msgspec.json.encode(kept).decode())
    return name


def _same(one: DeckList, two: DeckList) -> bool:
    return one.leader == two.leader and sorted(one.cards) == sorted(two.cards)


async def picks_of(registry: TableRegistry, live: LiveTable, seat: int, who: Who) -> list[DraftPick]:
    """The picks of a seat, once the draft is complete; Refused before, and for other games."""
    play = live.table.play
    if not isinstance(play, DraftPlay):
        raise Refused("not-possible", ServerCode.NO_DECK_HERE)
    if not play.draft.over:
        raise Refused("not-possible", ServerCode.PICKS_OVER)
    texts = tuple(play.texts)
    entries = await registry.store.news(live.id, 0)
    versions = [entry.number for entry in entries if entry.kind == journal.ACT][: len(texts)]
    if len(versions) != len(texts):  # the rules changed on the way, so that picks and entries do not agree
        return []
    found = await registry.desk.run(who, lambda: reviewed(replay(Record(play.setup)), texts, seat))
    return [
        DraftPick(
            versions[one.number] - 1, list(one.pack), one.taken, one.best, [coded(why) for why in one.why]
        )
        for one in found
    ]
