"""Many games: how strong bots are, how decks fare against each other, on all cores or on a cluster."""

from bluemoon.lab.arena import Arena, Pairing, arena_tasks
from bluemoon.lab.matchups import Matchups, deck_tasks, matchup_tasks
from bluemoon.lab.tasks import Outcome, Task, play

__all__ = [
    "Arena",
    "Matchups",
    "Outcome",
    "Pairing",
    "Task",
    "arena_tasks",
    "deck_tasks",
    "matchup_tasks",
    "play",
]
