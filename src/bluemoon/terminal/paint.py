"""Small pieces of coloured text that all boards share. Nothing is told by colour alone."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from bluemoon.cards.card import Card
from bluemoon.glossary import LANGUAGES as GLOSSARY
from bluemoon.powers import english, german
from bluemoon.terminal.words import word

FIRE: Final = "bold #ffad66"
EARTH: Final = "bold #9ad07a"
QUIET: Final = "#93a0c8"
TITLE: Final = "bold #dfe6ff"
WARM: Final = "bold #ffd27a"
PEOPLES: Final = {
    "Vulca": "#ff8a5c",
    "Hoax": "#e8e2cf",
    "Mimix": "#b9a06c",
    "Flit": "#a9c4dd",
    "Khind": "#e07ac0",
    "Terrah": "#e0755f",
    "Pillar": "#e8bf62",
    "Aqua": "#5fc4d8",
    "Buka": "#8fa4ff",
    "Mutant": "#c08ae8",
}


def begin(text: str, style: str) -> Text:
    """The beginning of a line in a style that what follows does not take over."""
    return Text().append(text, style)


def people_style(people: str) -> str:
    """The colour of a people's names."""
    return PEOPLES.get(people, "#dfe6ff")


def figures(card: Card, language: str) -> Text:
    """Values and icons in short: 'F4 E2 Retrieve'; in German 'F4 E2 Rückkehr'."""
    parts = []
    if card.fire is not None:
        parts.append(Text(f"F{card.fire}", FIRE))
    if card.earth is not None:
        parts.append(Text(f"E{card.earth}", EARTH))
    icons = GLOSSARY[language].ICONS
    parts += [Text(name, QUIET) for icon, name in icons.items() if int(card.icons) & int(icon)]
    return Text(" ").join(parts)


def card_line(card: Card, language: str) -> Text:
    """A card in one line: name, figures, type."""
    text = begin(card.name, people_style(card.people))
    shown = figures(card, language)
    if shown.plain:
        text += Text(" ") + shown
    return text


def card_detail(card: Card, language: str) -> Text:
    """A card in full."""
    names = german if language == "de" else english
    text = begin(card.name, f"bold {people_style(card.people)}")
    text.append(f"  {names.type_name(card.type)}  ", QUIET)
    text += figures(card, language)
    if card.capacity:
        text.append(f"  {word(language, 'capacity', n=card.capacity)}", QUIET)
    said = names.power_text(card)
    if said:
        text.append(f"\n{said}")
    return text


def cut(text: Text, width: int, lines: int = 1) -> Text:
    """The text shortened to what fits into some lines of a width; words that wrap need a little room."""
    text.truncate(max(width * lines - 10 * (lines - 1), 8), overflow="ellipsis")
    return text
