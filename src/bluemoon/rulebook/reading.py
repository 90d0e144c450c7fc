"""Reads the rulebook's files: chapters in the order of their names, paragraphs in the order of the file."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

LANGUAGES: Final = ("en", "de")
BOOKS: Final = ("duel", "city")

Words = dict[str, str]  # a text in every language


@dataclass(frozen=True)
class Paragraph:
    """One paragraph: its text in every language, and what it stands on."""

    id: str
    title: Words | None
    text: Words
    tells: tuple[str, ...] = ()  # places of the printed rulebooks, or whole sections of them
    also: tuple[str, ...] = ()  # other names under which these places are cited
    shown_by: tuple[str, ...] = ()  # places or tests behind a ruling
    asked: str = ""  # a ruling: its question in docs/rulings.md
    rule: bool = True  # False: it states no rule and needs no test
    cards: tuple[str, ...] = ()  # shown beside it
    concerns: tuple[str, ...] = ()  # cards that are not shown, but whose page links here
    icons: tuple[str, ...] = ()  # what it explains: cards with such an icon link here
    types: tuple[str, ...] = ()  # and cards of such a type
    diagram: str = ""
    table: str = ""
    position: str = ""


@dataclass(frozen=True)
class Chapter:
    """A chapter of a book."""

    id: str
    title: Words
    paragraphs: tuple[Paragraph, ...]


@dataclass(frozen=True)
class Book:
    """The rules of one game."""

    id: str
    chapters: tuple[Chapter, ...]

    @property
    def paragraphs(self) -> list[Paragraph]:
        """All paragraphs in the order of the book."""
        return [paragraph for chapter in self.chapters for paragraph in chapter.paragraphs]


@cache
def all_books() -> tuple[Book, ...]:
    """Both books, as their files tell them."""
    return tuple(_book(name) for name in BOOKS)


def read_toml(name: str) -> dict[str, Any]:
    """A file of this folder."""
    return tomllib.loads(files("bluemoon.rulebook").joinpath(name).read_text(encoding="utf-8"))


def _book(name: str) -> Book:
    folder = files("bluemoon.rulebook").joinpath(name)
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".toml"))
    return Book(name, tuple(_chapter(read_toml(f"{name}/{file}")) for file in names))


def _chapter(data: dict[str, Any]) -> Chapter:
    told = [_paragraph(entry) for entry in data.get("paragraph", ())]
    ruled = [_ruling(entry) for entry in data.get("ruling", ())]
    return Chapter(data["id"], data["title"], (*told, *ruled))


def _paragraph(entry: dict[str, Any]) -> Paragraph:
    given: dict[str, Any] = {
        key: tuple(value) if isinstance(value, list) else value for key, value in entry.items()
    }
    text = {language: given.pop(language).strip() for language in LANGUAGES}
    return Paragraph(given.pop("id"), given.pop("title", None), text, **given)


def _ruling(entry: dict[str, Any]) -> Paragraph:
    """A ruling as a paragraph: the question is its title, the reason a note below the answer."""
    return Paragraph(
        entry["id"],
        entry["question"],
        {
            language: f"{entry['ruling'][language]}\n\n@why {entry['reason'][language]}"
            for language in LANGUAGES
        },
        tells=tuple(place for place in entry["shown_by"] if place.startswith("003 our rule")),
        shown_by=tuple(entry["shown_by"]),
        asked=entry["asked"],
        concerns=tuple(entry.get("cards", ())),
    )
