"""What a lesson is, and reading lessons from their files (`lessons/GAME/NAME.toml`)."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any, Final

from bluemoon.lessons.city_position import city_lines

FOLDER: Final = Path(__file__).parent
LANGUAGES: Final = ("en", "de")
# The chapters of the page, in their order: the rules everybody needs, each people's own trick, whole
# fights, and the city.
CHAPTERS: Final = ("basics", "peoples", "fights", "city")

Words = Mapping[str, str]  # what is said, by language


@dataclass(frozen=True)
class Step:
    """One thing to do or to look at.

    `you`: the moves that are taken, any of them. `they`: the opponent's moves, after the learner has said
    that he is ready. Neither: only something to read."""

    say: Words
    you: tuple[str, ...] = ()
    they: tuple[str, ...] = ()
    after: Words | None = None  # said when the step is done, before the next one speaks
    other: Words | None = None  # why not here, for all moves that `instead` does not name
    instead: tuple[tuple[str, Words], ...] = ()  # why not here, for moves like this one ('play *')
    show: tuple[str, ...] = ()  # what to point at: 'card NAME', 'dragons', 'hand' …

    def takes(self, move: str) -> bool:
        """Is this one of the wanted moves?"""
        return any(fnmatchcase(move, wanted) for wanted in self.you)

    def why_not(self, move: str) -> Words | None:
        """What is said to another move; None if nothing is."""
        return next((words for like, words in self.instead if fnmatchcase(move, like)), self.other)


@dataclass(frozen=True)
class Lesson:
    """One lesson, as its file describes it."""

    name: str
    game: str
    chapter: str
    number: int  # its place in the chapter
    people: str  # whose trick it is, '' for the rules that everybody needs
    seat: int  # where the learner sits
    rules: str
    title: Words
    idea: Words  # one sentence for the list
    remember: Words  # the line that stays
    position: Mapping[str, Any]
    steps: tuple[Step, ...]


@cache
def all_lessons() -> dict[str, Lesson]:
    """All lessons by name, in the order in which they are learned."""
    files = sorted(FOLDER.glob("*/*.toml"))
    lessons = [read(file.parent.name, file.stem, file.read_text(encoding="utf-8")) for file in files]
    lessons.sort(key=lambda lesson: (lesson.game != "duel", CHAPTERS.index(lesson.chapter), lesson.number))
    return {lesson.name: lesson for lesson in lessons}


def find(name: str) -> Lesson | None:
    """The lesson of this name; None if there is none."""
    return all_lessons().get(name)


def read(game: str, name: str, text: str) -> Lesson:
    """A lesson from the text of its file."""
    data = tomllib.loads(text)
    position = data.pop("position")
    other = data.pop("other", None)
    steps = tuple(_step({"other": other, **step}) for step in data.pop("steps"))
    position = with_fixed_draws(position) if game == "duel" else city_lines(position)
    return Lesson(
        name=name,
        game=game,
        position=position,
        steps=steps,
        **{"people": "", "seat": 0, "rules": "legends", **data},
    )


def _step(data: dict[str, Any]) -> Step:
    data = {**data, "instead": tuple(data.pop("instead", {}).items())}
    for key in ("you", "they", "show"):
        data[key] = tuple(data.get(key, ()))
    return Step(**data)


def with_fixed_draws(position: Mapping[str, Any]) -> dict[str, Any]:
    """The position with every draw fixed: a deck consists of the cards that the file names, and its draw deck
    is `deck_top`. So a lesson runs the same way every time, and shows only cards that it is about."""
    return {**position, "lists": [list(_placed(side)) for side in position["sides"]]}


def _placed(side: Mapping[str, Any]) -> Iterable[str]:
    """The cards that lie somewhere by the words of the file."""
    for zone in (
        "hand",
        "deck_top",
        "deck_bottom",
        "discard",
        "leader",
        "combat",
        "support",
        "ships",
        "lasting",
    ):
        for entry in side.get(zone, ()):
            if isinstance(entry, str):
                yield entry
            else:
                yield entry["card"]
                yield from entry.get("cargo", ())
