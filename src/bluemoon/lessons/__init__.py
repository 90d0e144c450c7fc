"""Lessons: short positions that teach one idea each.

A lesson is a data file: where the cards lie, which moves are wanted, what the opponent does, and what is
said, in every language. Nothing here knows rules: the engine plays a lesson, so it cannot contradict them.
"""

from bluemoon.lessons.lesson import Lesson, Step, Words, all_lessons, find

__all__ = ["Lesson", "Step", "Words", "all_lessons", "find"]
