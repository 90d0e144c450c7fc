"""Puzzles of the duel: positions out of bots' games in which one turn, and only one, makes the opponent
retreat whatever he holds.

`turns` searches all that a player can do in a turn and what the opponent could answer; `finding` looks for
puzzles in games of bots; `puzzle` is what a puzzle is, and reads the file of those that are shipped.
"""

from bluemoon.puzzles.puzzle import Puzzle, all_puzzles, daily, find

__all__ = ["Puzzle", "all_puzzles", "daily", "find"]
