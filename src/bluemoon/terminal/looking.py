"""What a person at a table may ask about: a card by a part of its name, a building or a card of the city, and
why something is not allowed."""

from __future__ import annotations

from rich.text import Text

from bluemoon.cards import PEOPLES, POOL, SPECIAL, Card, leader_of
from bluemoon.cards.pool import RETIRED
from bluemoon.city import City
from bluemoon.city.engine import state_of
from bluemoon.city.legal import refuse_verb
from bluemoon.city.tiles import PEOPLES as PEOPLES_OF_CITY
from bluemoon.city.tiles import People
from bluemoon.contract import Reason
from bluemoon.duel import people_deck
from bluemoon.errors import BluemoonError
from bluemoon.glossary import LANGUAGES as GLOSSARY
from bluemoon.rulebook.plain import book_of, paragraph
from bluemoon.terminal.boards import Board
from bluemoon.terminal.city_board import CityBoard
from bluemoon.terminal.paint import TITLE, begin, card_detail
from bluemoon.terminal.session import Session
from bluemoon.terminal.spoken import in_notation, refusal
from bluemoon.terminal.words import place, word

POWERS = "city-card-powers"  # the chapter of the rules
MOST_NAMED = 12  # cards of which a part of the name is the same


def search(query: str) -> list[Card]:
    """All cards for an empty query, a deck for a people, otherwise by name."""
    wanted = query.strip().casefold()
    people = next((name for name in PEOPLES if name.casefold() == wanted), "")
    if people:
        return [leader_of(people), *people_deck(people).cards]
    every = (*POOL, *SPECIAL)
    exact = [card for card in (*every, *RETIRED) if card.name.casefold() == wanted]
    return exact or [card for card in every if wanted in f"{card.name} {card.people}".casefold()]


def look(board: Board, session: Session, name: str) -> Text:
    """A card in full, or the names of all that have these words; in the city a building or a card."""
    found = _city(board, name) if isinstance(board, CityBoard) else _cards(name, session.language)
    return found or Text(word(session.language, "no-card", name=name.strip()))


def _cards(name: str, language: str) -> Text | None:
    found = search(name) if name.strip() else []
    if len(found) == 1:
        return card_detail(found[0], language)
    names = [card.name for card in found[:MOST_NAMED]]
    if len(found) > MOST_NAMED:
        names.append(word(language, "more", n=len(found) - MOST_NAMED))
    return Text(", ".join(names)) if names else None


def _city(board: CityBoard, name: str) -> Text | None:
    """A card of the city with what its people can do, or a building, by a part of its name in any
    language."""
    wanted, language = name.strip().casefold(), board.language
    people = next((p for p in PEOPLES_OF_CITY if wanted in _ways(p)), None)
    if people is not None:
        return _of_people(people, language)
    places = {name: place(language, name) for name in board.places}
    for fits in (str.__eq__, str.__contains__):
        found = [
            name for name, said in places.items() if any(fits(s.casefold(), wanted) for s in (name, said))
        ]
        if wanted and len(found) == 1:
            return board.building(board.places[found[0]])
    return Text(", ".join(places[name] for name in found)) if wanted and found else None


def _ways(people: People) -> set[str]:
    """All that a people and its cards are called: 'vulca', 'black', 'v1', 'black 1', 'vulca 1' …"""
    names = {people.name.casefold(), people.colour}
    cards = {
        f"{start}{value}"
        for start in (people.letter, f"{people.name} ", f"{people.colour} ")
        for value in (1, 2, 3)
    }
    return names | {card.casefold() for card in cards}


def _of_people(people: People, language: str) -> Text:
    """The cards of a people, with the paragraph of the rules that tells their power."""
    colour = GLOSSARY[language].COLOURS[people.colour]
    heads = [f"{people.letter}{value}" for value, count in enumerate(people.values, start=1) if count]
    text = begin(f"{people.name} ({colour}): {', '.join(heads)}", TITLE)
    powers = next(c for c in book_of("city").chapters if c.id == POWERS).paragraphs
    told = next((p for p in powers if p.title and people.name in p.title["en"]), None)
    return text.append(f"\n{paragraph(told, language)}") if told else text


def why(session: Session, text: str) -> str:
    """The rule that forbids something, or that it is allowed."""
    language = session.language
    try:
        reason = session.game.why_not(in_notation(text, language))
    except BluemoonError as wrong:
        return refused(session, wrong, text)
    return _told(reason, language) if reason else word(language, "may")


def refused(session: Session, wrong: BluemoonError, text: str) -> str:
    """Why a text is no action: the rule that forbids all that begins with its first word ('build' while
    figures still move), or what its words lack."""
    language = session.language
    if isinstance(session.game, City):
        verb = in_notation(text, language).strip().partition(" ")[0].lower()
        if reason := refuse_verb(state_of(session.game), verb):
            return _told(reason, language)
    return refusal(wrong, text, language)


def _told(reason: Reason, language: str) -> str:
    return f"{reason.said.text(language)} ({reason.place})"
