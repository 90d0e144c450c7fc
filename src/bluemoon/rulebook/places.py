"""Which paragraph tells a place of the printed rulebooks. A place is cited as '001 Gang' (a section) or as
'004 Gang b' (a statement); a paragraph names either."""

from __future__ import annotations

import re
from functools import cache

from bluemoon.rulebook.reading import Book, Paragraph, all_books


def book_of(place: str) -> str:
    """The book that tells a place: rulebook 003 is the city's."""
    return "city" if place.startswith("003 ") else "duel"


@cache
def _named(book: str) -> dict[str, str]:
    """Every place that a paragraph of the book names, with that paragraph: the first one that names it."""
    found: dict[str, str] = {}
    for paragraph in _book(book).paragraphs:
        for place in (*paragraph.tells, *paragraph.also):
            found.setdefault(place, paragraph.id)
    return found


def _book(name: str) -> Book:
    return next(book for book in all_books() if book.id == name)


def find_place(place: str) -> Paragraph | None:
    """The paragraph that tells a place: the one that names it, or the smallest section around it, or, for a
    section, the first of its parts."""
    book = book_of(place)
    named = _named(book)
    around = [name for name in named if place == name or place.startswith(f"{name} ")]
    inside = [name for name in named if name.startswith(f"{place} ")]
    best = max(around, key=len) if around else inside[0] if inside else None
    if best is None:
        return None
    return next(paragraph for paragraph in _book(book).paragraphs if paragraph.id == named[best])


def slug(place: str) -> str:
    """A place as the anchor of an address: '001 Booster/Support Phase' is '001-booster-support-phase'. The
    page does the same (web/src/lib/rulebook/place.ts)."""
    return re.sub(r"[^a-z0-9]+", "-", place.lower().replace("'", "")).strip("-")


def place_index(book: str) -> dict[str, str]:
    """Anchors of all places that the book's paragraphs name, and of the sections around them, with their
    paragraphs."""
    found = {slug(place): paragraph for place, paragraph in _named(book).items()}
    for place in _named(book):
        words = place.split(" ")
        for length in range(len(words) - 1, 1, -1):
            section = " ".join(words[:length])
            paragraph = find_place(section)
            if paragraph is not None:
                found.setdefault(slug(section), paragraph.id)
    return found
