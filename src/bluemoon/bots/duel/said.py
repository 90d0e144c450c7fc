"""Parts of what bots say of a duel."""

from __future__ import annotations

from bluemoon.messages import HintCode, Message, say


def dragons(count: int) -> Message:
    """The message for a number of dragons: none, one or several."""
    if count == 0:
        return say(HintCode.NO_DRAGON)
    return say(HintCode.ONE_DRAGON) if count == 1 else say(HintCode.DRAGONS, n=count)
