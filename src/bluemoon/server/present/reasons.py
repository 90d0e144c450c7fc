"""Messages for the page, which puts them into words by their codes and arguments."""

from __future__ import annotations

from bluemoon.messages import Arg, Message, Worded
from bluemoon.server.protocol.words import Argument, Coded


def coded(said: Message) -> Coded:
    """A message with its code, its arguments and its English text."""
    args = {name: _argument(value) for name, value in said.args}
    return Coded(said.code.value, args, str(said))


def _argument(value: Arg) -> Argument:
    if isinstance(value, tuple):
        messages = [coded(item) for item in value if isinstance(item, Message)]
        return messages or [item for item in value if isinstance(item, str)]
    if isinstance(value, Message):
        return coded(value)
    return value.texts() if isinstance(value, Worded) else value
