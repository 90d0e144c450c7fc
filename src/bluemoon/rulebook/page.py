"""The rulebook as the page shows it: texts cut into blocks, figures filled in, positions with their
totals, tables made from the rules, and for each card the paragraphs that concern it."""

from __future__ import annotations

import re
from typing import Any, Final

from bluemoon.cards.pool import POOL, SPECIAL
from bluemoon.city.tiles import OBELISK, SURE, TILES, Reward
from bluemoon.duel.rules.survey import total
from bluemoon.formats.packs import PLANS
from bluemoon.rulebook.figures import filled
from bluemoon.rulebook.places import place_index
from bluemoon.rulebook.positions import Example, all_examples
from bluemoon.rulebook.reading import Book, Paragraph, all_books, read_toml

CARD: Final = re.compile(r"\[\[(.+?)\]\]")
NOTE: Final = re.compile(r"@(\w+) (.*)", re.DOTALL)
ITEM: Final = re.compile(r"(?:- |\d+\. )(.*)", re.DOTALL)
ELEMENTS: Final = {"fire": 0, "earth": 1}

Json = dict[str, Any]


def for_page(language: str) -> Json:
    """Everything that the page shows in one language."""
    return {
        "books": [_book(book, language) for book in all_books()],
        "places": {book.id: place_index(book.id) for book in all_books()},
        "cards": {name: ids for name in _names() if (ids := _concerning(name))},
        "icons": {icon: p.id for book in all_books() for p in book.paragraphs for icon in p.icons},
        "types": {type_: p.id for book in all_books() for p in book.paragraphs for type_ in p.types},
        "positions": {name: _example(found, language) for name, found in all_examples().items()},
        "tables": {
            "draft": _draft(),
            "editions": _editions(language),
            "buildings": _buildings(),
            "obelisk": list(OBELISK),
        },
    }


def _book(book: Book, language: str) -> Json:
    chapters = [
        {
            "id": chapter.id,
            "title": chapter.title[language],
            "paragraphs": [_paragraph(paragraph, language) for paragraph in chapter.paragraphs],
        }
        for chapter in book.chapters
    ]
    return {"id": book.id, "chapters": chapters}


def _paragraph(paragraph: Paragraph, language: str) -> Json:
    shown: Json = {"id": paragraph.id}
    if paragraph.title:
        shown["title"] = paragraph.title[language]
    shown["blocks"] = blocks(filled(paragraph.text[language], language))
    sources = sorted({_section(place) for place in paragraph.tells if "our rule" not in place})
    if sources:
        shown["sources"] = sources
    for key in ("cards", "diagram", "table", "position"):
        value = getattr(paragraph, key)
        if value:
            shown[key] = list(value) if isinstance(value, tuple) else value
    return shown


def _section(place: str) -> str:
    """'000 Game End e' is told as '000 Game End': the letters of statements are ours."""
    return re.sub(r"( \d+)? [a-k]$", r"\1", place)


def blocks(text: str) -> list[Json]:
    """A text as blocks: paragraphs, lists, and notes on one edition, an example or a reason."""
    found: list[Json] = []
    for part in re.split(r"\n\s*\n", text.strip()):
        note = NOTE.fullmatch(part)
        if note:
            found.append({"kind": note[1], "text": note[2]})
        elif ITEM.match(part):
            kind = "list" if part.startswith("- ") else "steps"
            items = [item[1] for line in part.split("\n") if (item := ITEM.fullmatch(line))]
            found.append({"kind": kind, "items": items})
        else:
            found.append({"kind": "text", "text": part})
    return found


def _names() -> list[str]:
    return sorted(card.name for card in (*POOL, *SPECIAL))


def concerned(paragraph: Paragraph) -> set[str]:
    """The cards that a paragraph names."""
    return {*paragraph.concerns, *CARD.findall(paragraph.text["en"])}


def _concerning(card: str) -> list[str]:
    """The paragraphs that concern a card, rulings first; examples of fights only tell how it was played."""
    found = [p for book in all_books() for p in book.paragraphs if card in concerned(p)]
    return [p.id for p in sorted(found, key=lambda p: not p.asked) if not p.id.startswith("example-")]


def _example(example: Example, language: str) -> Json:
    told = {"game": example.game, "title": example.title[language], "task": example.task[language]}
    return told if example.game == "city" else told | _fight(example)


def _fight(example: Example) -> Json:
    """The cards of both sides and their totals, as the engine reckons them."""
    game = example.duel(example.name)
    element = example.position["element"]
    sides = []
    for seat, side in enumerate(example.position["sides"]):
        sides.append(
            {
                "people": example.position["decks"][seat],
                "total": total(game, seat, ELEMENTS[element]),
                "combat": [_lying(card) for card in side.get("combat", ())],
                "support": [_lying(card) for card in side.get("support", ())],
                "ships": [_lying(card) for card in side.get("ships", ())],
                "hand": list(side["hand"]) if seat == 0 else [],
            }
        )
    return {
        "element": element,
        "dragons": list(example.position["dragons"]),
        "sides": sides,
    }


def _lying(card: str | Json) -> Json:
    if isinstance(card, str):
        return {"card": card, "covered": False, "cargo": []}
    return {
        "card": card["card"],
        "covered": card.get("covered", False),
        "cargo": list(card.get("cargo", ())),
    }


def _draft() -> list[list[int]]:
    """Players, peoples, cards dealt, rounds, cards after the draft."""
    return [[players, *plan] for players, plan in PLANS.items()]


def _editions(language: str) -> list[Json]:
    lines = read_toml("editions.toml")["line"]
    keys = ("rule", "classic", "legends")
    return [{"see": line["see"], **{key: line[key][language] for key in keys}} for line in lines]


def _buildings() -> list[Json]:
    return [
        {
            "name": tile.name,
            "people": tile.people,
            "boxes": list(tile.boxes),
            "most": _reward(tile.most),
            "each": _reward(tile.each),
            "near": _reward(tile.neighbourhood),
            "sure": tile.boxes_confidence == tile.rewards_confidence == SURE,
        }
        for tile in TILES
        if tile.boxes
    ]


def _reward(reward: Reward) -> list[int]:
    """Crystals, cards, scales."""
    return [reward.crystals, reward.cards, reward.scales]
