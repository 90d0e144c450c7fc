"""The rulebook tells every statement, cited places lead to paragraphs, and every rule stands on tests."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from bluemoon.duel.reasons.codes import PLACES
from bluemoon.rulebook import BOOKS, Paragraph, all_books, find_place, place_index
from bluemoon.rulebook.places import book_of, slug
from bluemoon.rulebook.reading import read_toml
from tests.rules.catalogue import Catalogue, read

ROOT = Path(__file__).resolve().parents[2]
# A place as it is cited in code and tests: a number and the words after it, also over the end of a line.
CITED = re.compile(r"\b(00[0-4] (?:[A-Z]|our rule)(?:[^\"'`:;,.)(\n\\]|(?<=[a-z])'(?=[a-z ])|(?<= vs)\.)*)")
FOLDERS = ("src", "tests")
PART = re.compile(r" (?:[a-k]|\d+|– .*)$")  # what makes a statement out of the name of its section
QUESTIONS = re.compile(r"^\| ([^|]+) \| ", re.MULTILINE)


def paragraphs() -> list[Paragraph]:
    return [paragraph for book in all_books() for paragraph in book.paragraphs]


@cache
def catalogue() -> Catalogue:
    return read(ROOT / "tests" / "rules", ROOT / "tests")


@cache
def known() -> dict[str, str]:
    """Every place and every section that the statements and the paragraphs name."""
    names = [*catalogue().statements, *(p for one in paragraphs() for p in (*one.tells, *one.also))]
    found = {}
    for name in names:
        section = name
        while section:
            found[section] = section
            cut = PART.search(section)
            section = section[: cut.start()] if cut else ""
    return found


def inside(place: str, section: str) -> bool:
    return place == section or place.startswith(f"{section} ")


def test_every_statement_is_told_by_a_paragraph() -> None:
    assert len(catalogue().statements) > 700
    assert [place for place in catalogue().statements if find_place(place) is None] == []


def test_every_statement_is_named_by_place_or_section() -> None:
    """Being near it is not enough: some paragraph names the statement or the section it stands in."""
    told = {place for one in paragraphs() for place in one.tells}
    untold = [
        place for place in catalogue().statements if not any(inside(place, section) for section in told)
    ]
    assert untold == []


def test_paragraphs_name_places_that_exist() -> None:
    places = catalogue().statements
    wrong = [
        (one.id, section)
        for one in paragraphs()
        for section in one.tells
        if not any(inside(place, section) for place in places)
    ]
    assert wrong == []


def has_test(name: str) -> bool:
    """Is there a test behind this place, or is it itself a test?"""
    if name.startswith("tests/"):
        file, _, function = name.partition("::")
        path = ROOT / file
        return path.exists() and (not function or f"def {function}(" in path.read_text("utf-8"))
    return any(
        catalogue().behind(statement)
        for place, statement in catalogue().statements.items()
        if inside(place, name)
    )


def test_every_rule_stands_on_tests() -> None:
    for one in paragraphs():
        if one.rule:
            stands_on = (*one.tells, *one.shown_by)
            assert any(has_test(name) for name in stands_on), one.id
        assert all(has_test(name) for name in one.shown_by), one.id


def test_every_difference_of_the_editions_stands_on_tests() -> None:
    ids = {one.id for one in paragraphs()}
    lines = read_toml("editions.toml")["line"]
    assert len(lines) >= 14
    for line in lines:
        assert line["see"] in ids
        assert len(line["shown_by"]) == 2
        assert all(has_test(name) for name in line["shown_by"]), line["rule"]["en"]


def test_paragraphs_without_a_rule_tell_nothing_that_is_tested_alone() -> None:
    """`rule = false` is for introductions: what a test stands for is told by another paragraph, too."""
    for place, statement in catalogue().statements.items():
        paragraph = find_place(place)
        assert paragraph is not None
        if statement.scope != "none" and catalogue().behind(statement):
            tellers = [one for one in paragraphs() if any(inside(place, section) for section in one.tells)]
            assert any(one.rule for one in tellers), place


@pytest.mark.parametrize("places", PLACES.values(), ids=lambda places: places[0])
def test_every_reason_of_the_duel_leads_to_a_paragraph(places: tuple[str, str]) -> None:
    for place in filter(None, places):
        paragraph = find_place(place)
        assert paragraph is not None, place
        assert place_index("duel").get(slug(place)) is not None or any(
            inside(place, name) for one in paragraphs() for name in one.tells
        )


def citations() -> list[tuple[str, str]]:
    found = []
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*.py")):
            if path.name in ("test_catalogue.py", "test_places.py"):
                continue  # made-up places, and this file
            text = re.sub(r"\s*\n\s*(?:#|\"\"\")?\s*", " ", path.read_text(encoding="utf-8"))
            found += [(path.relative_to(ROOT).as_posix(), hit[1].strip()) for hit in CITED.finditer(text)]
    return found


def test_every_place_cited_anywhere_leads_to_a_paragraph() -> None:
    """A citation goes on as prose ('000 Gang is…'): its longest beginning that is a known place counts."""
    cited = citations()
    assert len(cited) > 500
    lost = []
    for file, text in cited:
        words = text.replace("'", "").split(" ")
        names = [" ".join(words[:length]) for length in range(len(words), 1, -1)]
        place = next((name for name in names if name in plain_known()), None)
        if place is None or find_place(plain_known()[place]) is None:
            lost.append(f"{file}: {text[:60]}")
    assert lost == [], "\n".join(lost)


@cache
def plain_known() -> dict[str, str]:
    return {name.replace("'", ""): full for name, full in known().items()}


@pytest.mark.parametrize("book", BOOKS)
def test_anchors_are_unlike_paragraphs(book: str) -> None:
    """An address may name a paragraph or a place: no name is both."""
    ids = {one.id for one in paragraphs()}
    index = place_index(book)
    assert len(index) > 50
    assert set(index) & ids == set()
    assert set(index.values()) <= ids


def test_the_city_is_told_by_its_own_book() -> None:
    assert book_of("003 Offerings") == "city"
    offering = find_place("003 Offerings – Cost")
    assert offering is not None
    assert offering.id == "offerings"


@pytest.mark.parametrize(
    ("place", "paragraph"),
    [
        ("001 Retreating", "retreat"),
        ("001 Gang", "gang"),
        ("004 Gang b", "gang"),
        ("000 Special Rules", "precedence"),
        ("000 Special Rules 4", "may-must"),
        ("000 Special Rules 11", "backtracking"),
        ("001 Booster/Support Phase", "booster-support"),
        ("001 Booster/Support Phase g", "first-turn"),
        ("003 our rule – Twenty rounds", "ruling-idle"),
        ("001 Attracting Dragons", "dragons"),
        ("004 Discarding Opponent's Cards", "their-hand"),
    ],
)
def test_some_places(place: str, paragraph: str) -> None:
    found = find_place(place)
    assert found is not None
    assert found.id == paragraph


def test_the_rulings_are_those_of_the_docs() -> None:
    docs = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    asked = [question for question in QUESTIONS.findall(docs) if question != "question"]
    assert len(asked) > 30
    assert sorted(asked) == sorted(one.asked for one in paragraphs() if one.asked)
