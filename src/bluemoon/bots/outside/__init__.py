"""Bots that others have written: a class of Python ('module:Class' or an entry point of `bluemoon.bots`),
or a program in any language ('program:COMMAND').

Each plays in a process of its own and gets only what its seat may know. One that fails, hangs or answers
nonsense loses that decision, which is then made by lot; the game goes on. docs/bots.md shows how to write
one.
"""

from bluemoon.bots.outside.bot import OutsideBot
from bluemoon.bots.outside.names import is_outside, resolved

__all__ = ["OutsideBot", "is_outside", "resolved"]
