"""The texts of the rulebook: whole in every language, linked, with the games' figures, as on the page."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from bluemoon import glossary
from bluemoon.cards.pool import POOL, SPECIAL
from bluemoon.duel.rules.survey import total
from bluemoon.rulebook import LANGUAGES, Paragraph, all_books, all_examples
from bluemoon.rulebook.figures import GAP, figures, filled
from bluemoon.rulebook.page import CARD, blocks, concerned, for_page

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "web" / "src" / "lib" / "rulebook"
LINK = re.compile(r"\(\(([\w-]+)(?:\|[^)]*)?\)\)")
ICON = re.compile(r":([a-z-]+):")
NOTES = {"legends", "classic", "note", "example", "why"}
PARAGRAPHS = [paragraph for book in all_books() for paragraph in book.paragraphs]
IDS = [paragraph.id for paragraph in PARAGRAPHS]
CARDS = {card.name for card in (*POOL, *SPECIAL)}


def test_ids_are_unique() -> None:
    chapters = [chapter.id for book in all_books() for chapter in book.chapters]
    assert len(set(IDS)) == len(IDS)
    assert len(set(chapters)) == len(chapters)


@pytest.mark.parametrize("paragraph", PARAGRAPHS, ids=IDS)
def test_both_languages_say_the_same_things(paragraph: Paragraph) -> None:
    """Links, cards, icons, figures, notes and lists are the same; so is about how much is said."""
    told = paragraph.text
    for pattern in (LINK, CARD, ICON, GAP):
        assert sorted(pattern.findall(told["en"])) == sorted(pattern.findall(told["de"])), pattern
    shapes = [[(b["kind"], len(b.get("items", ()))) for b in blocks(told[one])] for one in LANGUAGES]
    assert shapes[0] == shapes[1]
    assert 0.75 < len(told["de"]) / len(told["en"]) < 1.6


@pytest.mark.parametrize("paragraph", PARAGRAPHS, ids=IDS)
def test_links_cards_icons_and_figures_exist(paragraph: Paragraph) -> None:
    text = paragraph.text["en"] + paragraph.text["de"]
    chapters = {chapter.id for book in all_books() for chapter in book.chapters}
    assert set(LINK.findall(text)) <= {*IDS, *chapters}
    assert {*CARD.findall(text), *paragraph.cards, *paragraph.concerns} <= CARDS
    assert {*ICON.findall(text), *paragraph.icons} <= set(glossary.for_page("en")["icon"])
    assert {name for _, name in GAP.findall(text)} <= set(figures())
    assert {b["kind"] for b in blocks(text)} <= {"text", "list", "steps", *NOTES}
    assert paragraph.position in {"", *all_examples()}


def test_figures_are_those_of_the_games() -> None:
    told = figures()
    assert (told["hand"], told["bonus"], told["dragons"], told["deck"], told["moons"]) == (6, 6, 3, 30, 10)
    assert (told["emissary_deck"], told["emissary_buka"], told["match_crystals"]) == (40, 38, 5)
    assert (told["city_cards"], told["city_markers"], told["city_hand"]) == (80, 10, 8)
    assert filled("{hand} {#deck}", "de") == "sechs 30"
    assert filled("{hand} {#deck}", "en") == "six 30"


def test_no_figure_is_unused() -> None:
    used = {name for one in PARAGRAPHS for _, name in GAP.findall(one.text["en"])}
    assert set(figures()) - used == set()


@pytest.mark.parametrize("paragraph", PARAGRAPHS, ids=IDS)
def test_german_uses_the_words_of_the_glossary(paragraph: Paragraph) -> None:
    text = f"{paragraph.title or ''} {paragraph.text['de']}"
    avoided = glossary.LANGUAGES["de"].AVOIDED
    assert [(hit[0], instead) for word, instead in avoided.items() for hit in re.finditer(word, text)] == []


@pytest.mark.parametrize("name", all_examples())
def test_what_a_position_is_about_can_be_played(name: str) -> None:
    example = all_examples()[name]
    game: Any = example.begun("rulebook")
    assert game.deciders == (0,)
    for words in example.do:
        game.apply(game.parse(words))


def test_what_the_positions_of_the_city_come_to() -> None:
    """As the texts say: two dragons give two scales, an 8 costs 9 with a Pillar of 1."""
    university = all_examples()["university"].city("rulebook")
    offering = all_examples()["offering"].city("rulebook")
    before = (list(university.scales), list(offering.crystals))
    for game, name in ((university, "university"), (offering, "offering")):
        for words in all_examples()[name].do:
            game.apply(game.parse(words))
    assert university.scales[0] == before[0][0] + 2 + 1
    assert before[1][0] - offering.crystals[0] == 7 + 9


def test_positions_say_what_their_tasks_say() -> None:
    """The totals that the tasks speak of are those of the engine."""
    spoken = {"match": 5, "shield": 9, "pair": 6, "ignored": 9}
    for name, power in spoken.items():
        example = all_examples()[name]
        element = 0 if example.position["element"] == "fire" else 1
        assert total(example.duel("rulebook"), 1, element) == power, name
        assert f"{power} Fire" in example.task["en"]
    bluff = all_examples()["bluff"].duel("rulebook")
    assert total(bluff, 1, 1) == 7  # the Commodore's 5, and the 2 of the bluff


def test_every_position_belongs_to_a_paragraph() -> None:
    assert set(all_examples()) == {one.position for one in PARAGRAPHS if one.position}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_the_same_rulebook(language: str) -> None:
    """`python tools/rulebook.py` writes it anew."""
    page = json.loads((PAGE / f"rules.{language}.json").read_text(encoding="utf-8"))
    assert page == for_page(language)


def test_cards_lead_to_what_concerns_them() -> None:
    cards = for_page("en")["cards"]
    assert "ruling-lucky-draw" in cards["Mother Halu"]
    assert cards["Bounce Back"] == ["ruling-bounce-back", "single-cards"]
    assert "Volca" not in cards  # only examples of fights name it
    for paragraph in PARAGRAPHS:
        if paragraph.asked:
            assert all(paragraph.id in cards[name] for name in concerned(paragraph))


@pytest.mark.parametrize("language", ["en"])
def test_no_sentence_has_a_gap_left(language: str) -> None:
    for paragraph in PARAGRAPHS:
        assert not GAP.search(filled(paragraph.text[language], language))
