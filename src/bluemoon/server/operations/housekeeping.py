"""Retention that the server does by itself (BLUEMOON_KEEP_DAYS), so that what the privacy page promises is
kept."""

from __future__ import annotations

import msgspec

from bluemoon.server.logs import log
from bluemoon.server.operations.chore import Chore
from bluemoon.server.operations.retention import age, delete_old
from bluemoon.server.settings import Settings
from bluemoon.server.storage.engine import Away
from bluemoon.server.storage.store import Store

FIRST_SECONDS = 60.0  # after the start
EVERY_SECONDS = 6 * 3600.0


def keep_house(store: Store, settings: Settings, first: float = FIRST_SECONDS) -> Chore:
    """Delete what is old, again and again, if there is a limit; several processes may do it."""

    async def work() -> None:
        if not settings.keep_days:
            return
        try:
            done = await delete_old(store, age(settings.keep_days, settings.keep_days))
            log.info("old data deleted", **msgspec.to_builtins(done))
        except Away as wrong:
            log.warning("old data not deleted", why=str(wrong))
        except Exception:
            log.exception("old data not deleted")

    return Chore(work, EVERY_SECONDS, first)
