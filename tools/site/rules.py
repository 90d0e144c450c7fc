"""The rulebook as pages of the site, from its one source (bluemoon.rulebook): Markdown with cards as
pictures."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from bluemoon.cards.pool import find
from bluemoon.glossary import english, german
from bluemoon.pictures.faces import card_svg
from bluemoon.powers.vocabulary import Icon
from bluemoon.rulebook.page import for_page
from bluemoon.rulebook.plain import LINK, NOTES, titles

TITLES = {
    ("duel", "en"): "The rules of the duel",
    ("duel", "de"): "Die Regeln des Duells",
    ("city", "en"): "The rules of Blue Moon City",
    ("city", "de"): "Die Regeln von Blue Moon City",
}
INTRODUCTION = {
    "en": "These are the rules that the table tells under *Rules*, from the same source. "
    "Below each paragraph stand the places of the printed rulebooks that it retells in our own words.",
    "de": "Das sind die Regeln, die der Tisch unter *Regeln* erzählt, aus derselben Quelle. Unter jedem "
    "Absatz stehen die Stellen der gedruckten Regelhefte, die er in unseren eigenen Worten wiedergibt.",
}
TABLES = {
    "en": {
        "editions": ("rule", "2004", "2014"),
        "draft": ("players", "peoples", "cards dealt", "rounds", "cards after the draft"),
        "buildings": ("building", "people", "boxes", "most markers", "every other marker", "neighbours"),
        "reward": ("crystals", "cards", "scales"),
    },
    "de": {
        "editions": ("Regel", "2004", "2014"),
        "draft": ("Spieler", "Völker", "Karten", "Runden", "Karten nach dem Draft"),
        "buildings": ("Gebäude", "Volk", "Felder", "die meisten Steine", "jeder andere Stein", "Nachbarn"),
        "reward": ("Kristalle", "Karten", "Schuppen"),
    },
}
ICONS = {"en": english.ICONS, "de": german.ICONS}


def write_rules(folder: Path) -> None:
    """Write a page for each game and language, and the cards they show."""
    (folder / "cards").mkdir(exist_ok=True)
    for language in ("en", "de"):
        told = for_page(language)
        for book in told["books"]:
            page = _book(book, language, told["tables"], folder)
            (folder / f"rules-{book['id']}-{language}.md").write_text(page, encoding="utf-8")


def _book(book: dict[str, Any], language: str, tables: dict[str, Any], folder: Path) -> str:
    parts = [f"# {TITLES[book['id'], language]}", INTRODUCTION[language]]
    for chapter in book["chapters"]:
        parts += [_anchor(chapter["id"], language), f"## {chapter['title']}"]
        for paragraph in chapter["paragraphs"]:
            if paragraph["id"] != chapter["id"]:
                parts.append(_anchor(paragraph["id"], language))
            if "title" in paragraph:
                parts.append(f"### {paragraph['title']}")
            parts += [_block(block, language) for block in paragraph["blocks"]]
            parts += _shown(paragraph, language, tables, folder)
            if "sources" in paragraph:
                parts.append(f"<small>{' · '.join(paragraph['sources'])}</small>")
    return "\n\n".join(parts) + "\n"


def _anchor(name: str, language: str) -> str:
    return f"({language}-{name})="


def _block(block: dict[str, Any], language: str) -> str:
    if "items" in block:
        mark = "-" if block["kind"] == "list" else "1."
        return "\n".join(f"{mark} {_words(item, language)}" for item in block["items"])
    text = _words(block["text"], language)
    if block["kind"] == "text":
        return text
    return f"> **{NOTES[language][block['kind']]}.** " + text.replace("\n", "\n> ")


def _words(text: str, language: str) -> str:
    """The rulebook's marks as Markdown: links to paragraphs, names of cards and icons."""
    text = LINK.sub(lambda link: f"[{link[2] or titles(language)[link[1]]}](#{language}-{link[1]})", text)
    text = re.sub(r"\[\[(.+?)\]\]", r"*\1*", text)
    return re.sub(r":([a-z][a-z-]+):", lambda icon: f"**{_icon(icon[1], language)}**", text)


def _icon(name: str, language: str) -> str:
    return ICONS[language][Icon[name.upper().replace("-", "_")]]


def _shown(paragraph: dict[str, Any], language: str, tables: dict[str, Any], folder: Path) -> list[str]:
    parts = []
    if paragraph.get("cards"):
        pictures = [card_file(name, folder) for name in paragraph["cards"]]
        images = "".join(f'<img src="{path}" alt="{name}" loading="lazy">' for name, path in pictures)
        parts.append(f'<div class="cards">{images}</div>')
    table = paragraph.get("table")
    if table:
        parts.append(_table(table, language, tables))
    return parts


def card_file(name: str, folder: Path) -> tuple[str, str]:
    """The card as a file of the site: its full name, and the path of the picture."""
    card = find(name)
    path = f"cards/{re.sub(r'[^a-z0-9]+', '-', card.name.casefold())}.svg"
    (folder / path).parent.mkdir(exist_ok=True)
    (folder / path).write_text(card_svg(card), encoding="utf-8")
    return card.name, path


def _table(name: str, language: str, tables: dict[str, Any]) -> str:
    heads = TABLES[language][name]
    if name == "editions":
        rows = [
            [f"[{row['rule']}](#{language}-{row['see']})", row["classic"], row["legends"]]
            for row in tables[name]
        ]
    elif name == "draft":
        rows = [[str(figure) for figure in row] for row in tables[name]]
    else:
        rows = [
            [
                row["name"],
                row["people"],
                " ".join(map(str, row["boxes"])),
                *(_reward(row[key], language) for key in ("most", "each", "near")),
            ]
            for row in tables[name]
        ]
    lines = [f"| {' | '.join(cells)} |" for cells in (heads, ["---"] * len(heads), *rows)]
    return "\n".join(lines)


def _reward(figures: list[int], language: str) -> str:
    words = TABLES[language]["reward"]
    return ", ".join(f"{figure} {word}" for figure, word in zip(figures, words) if figure) or "–"
