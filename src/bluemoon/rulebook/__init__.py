"""The rules of both games in our own words, in every language of the page: chapters with paragraphs, each
with the places of the printed rulebooks that it tells, pictures and small positions to play with.

The files of `duel/` and `city/` are the only source. `tools/rulebook.py` writes what the page shows; tests
keep them together with the statements of tests/rules: every statement is told by a paragraph, and every
paragraph that states a rule names statements or tests.
"""

from bluemoon.rulebook.places import find_place, place_index
from bluemoon.rulebook.positions import Example, all_examples
from bluemoon.rulebook.reading import BOOKS, LANGUAGES, Book, Chapter, Paragraph, all_books

__all__ = [
    "BOOKS",
    "LANGUAGES",
    "Book",
    "Chapter",
    "Example",
    "Paragraph",
    "all_books",
    "all_examples",
    "find_place",
    "place_index",
]
