"""Players that decide from what their seat can see.

`make("duel", "adept", seed=1).choose(view, actions)` is one of the actions.
"""

from bluemoon.bots.base import Bot, Budget, RandomBot
from bluemoon.bots.registry import GAMES, LEVELS, NAMES, make

__all__ = ["GAMES", "LEVELS", "NAMES", "Bot", "Budget", "RandomBot", "make"]
