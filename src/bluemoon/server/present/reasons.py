"""What is said, as the page is told: it words a message from its code and arguments."""

from __future__ import annotations

from bluemoon.messages import Arg, Message, Worded
from bluemoon.server.protocol.words import Argument, Coded


def coded(said: Message) -> Coded:
    """Code, arguments and the English words."""
    args = {name: _argument(value) for name, value in said.args}
    return Coded(said.code.value, args, str(said))


def _argument(value: Arg) -> Argument:
    if isinstance(value, tuple):
        messages = [coded(item) for item in value if isinstance(item, Message)]
        return messages or [item for item in value if isinstance(item, str)]
    if isinstance(value, Message):
        return coded(value)
    return value.texts() if isinstance(value, Worded) else value
