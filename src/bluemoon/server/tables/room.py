"""May somebody make one more table? A new one, a search and a rematch are charged alike."""

from __future__ import annotations

from bluemoon.messages import ServerCode
from bluemoon.server.budgets import Who
from bluemoon.server.tables.journal import Refused
from bluemoon.server.tables.registry import TableRegistry

FULL_SECONDS = 60.0  # when to come back if there are too many tables


async def demand_room(registry: TableRegistry, guest: str, who: Who) -> None:
    """Raise Refused if the guest may not make a table now; otherwise one is charged to his budget."""
    settings = registry.settings
    own, all_tables = await registry.store.open_tables(guest)
    if settings.guest_tables and own >= settings.guest_tables:
        raise Refused("too-many", ServerCode.TOO_MANY_TABLES, retry_after=FULL_SECONDS)
    if settings.tables and all_tables >= settings.tables:
        raise Refused("too-many", ServerCode.SERVER_FULL, retry_after=FULL_SECONDS)
    registry.budgets.tables.spend(who)
