"""The rulebook as plain text, for the terminal: without marks, a chapter after the other, or what has some
words."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

from bluemoon.glossary import LANGUAGES as GLOSSARY
from bluemoon.powers.vocabulary import Icon
from bluemoon.rulebook.figures import filled
from bluemoon.rulebook.page import blocks
from bluemoon.rulebook.reading import Book, Chapter, Paragraph, all_books

LINK: Final = re.compile(r"\(\(([\w-]+)(?:\|(.+?))?\)\)")
NOTES: Final = {
    "en": {"legends": "2014", "classic": "2004", "example": "Example", "note": "Note", "why": "Why"},
    "de": {"legends": "2014", "classic": "2004", "example": "Beispiel", "note": "Hinweis", "why": "Warum"},
}


def book_of(game: str) -> Book:
    """The rules of a game: 'duel' or 'city'."""
    return next(book for book in all_books() if book.id == game)


def rules(game: str, language: str, words: str = "") -> list[str]:
    """The chapters of a game as lines; with words only the paragraphs that have all of them."""
    lines: list[str] = []
    for chapter in book_of(game).chapters:
        told = [paragraph(found, language) for found in chapter.paragraphs]
        title = chapter.title[language]
        wanted = [text for text in told if _has(f"{title} {text}" if _has(title, words) else text, words)]
        if wanted:
            lines += ["", title, "=" * len(title)]
            lines += [line for text in wanted for line in ("", *text.split("\n"))]
    return lines[1:]


def contents(game: str, language: str) -> list[str]:
    """The titles of the chapters, in their order."""
    chapters: tuple[Chapter, ...] = book_of(game).chapters
    return [chapter.title[language] for chapter in chapters]


def paragraph(found: Paragraph, language: str) -> str:
    """A paragraph with its title, without marks."""
    parts = [found.title[language]] if found.title else []
    parts += [_block(block, language) for block in blocks(filled(found.text[language], language))]
    return "\n".join(parts)


def _block(block: dict[str, Any], language: str) -> str:
    if "items" in block:
        return "\n".join(f"- {_unmarked(item, language)}" for item in block["items"])
    text = _unmarked(block["text"], language)
    return text if block["kind"] == "text" else f"{NOTES[language][block['kind']]}: {text}"


@cache
def titles(language: str) -> dict[str, str]:
    """The title of every chapter and paragraph by its id: what a link without words of its own shows."""
    parts: list[Chapter | Paragraph] = [chapter for book in all_books() for chapter in book.chapters]
    parts += [paragraph for book in all_books() for paragraph in book.paragraphs]
    return {part.id: part.title[language] for part in reversed(parts) if part.title}


def _unmarked(text: str, language: str) -> str:
    """Without links, marks of cards and of strong words; an icon is its name."""
    icons = GLOSSARY[language].ICONS
    text = LINK.sub(lambda link: link[2] or titles(language)[link[1]], text)
    text = re.sub(r"\[\[(.+?)\]\]|\*+(.+?)\*+", lambda mark: mark[1] or mark[2], text)
    return re.sub(r":([a-z][a-z-]+):", lambda icon: icons[Icon[icon[1].upper().replace("-", "_")]], text)


def _has(text: str, words: str) -> bool:
    return all(word in text.casefold() for word in words.casefold().split())
