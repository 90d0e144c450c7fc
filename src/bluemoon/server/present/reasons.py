"""Reasons as the page is told: it words them from their code and arguments."""

from __future__ import annotations

import msgspec

from bluemoon.contract import Reason
from bluemoon.duel.reasons import plain
from bluemoon.server.protocol.words import Argument, Coded


def coded(reason: Reason | None) -> Coded | None:
    """Code, arguments and the English words; None where the game has no catalogue, but only a text."""
    if reason is None or not reason.code:
        return None
    return Coded(reason.code, msgspec.convert(plain(reason), dict[str, Argument]), reason.text)
