"""Deck files: a list of cards that a person can read and write.

    bluemoon deck 1
    name: Fire under the earth
    leader: Terrah
    # inquisitor, emissary and family may follow

    Drowning Rain Storm
    Mad Mike Magpie

The heading first, then 'key: value' lines, an empty line, a card a line. Lines that begin with '#' are
comments, and so is what follows ' # ' on a line. A file without cards is the people's ready-made deck; one
without leader is a drafted deck.
"""

from __future__ import annotations

import re

from bluemoon.errors import IllegalDeck
from bluemoon.formats.decks import FAMILIES, DeckList, name_problem

HEADING = "bluemoon deck 1"
KEYS = ("name", "leader", "inquisitor", "emissary", "family")
_COMMENT = re.compile(r"(^\s*#.*$)|(\s#(\s.*)?$)")


def write_deck(deck: DeckList) -> str:
    """The list as a deck file."""
    wrong = name_problem(deck.name)
    if wrong:
        raise IllegalDeck(wrong)
    values = {
        "name": deck.name,
        "leader": deck.leader,
        "inquisitor": deck.inquisitor,
        "emissary": deck.emissary,
        "family": str(deck.family) if deck.family else "",
    }
    lines = [f"{key}: {value}" for key, value in values.items() if value]
    for line in (*lines, *deck.cards):
        if len(line.splitlines()) != 1 or line != " ".join(line.split()) or _COMMENT.search(line):
            raise IllegalDeck(f"'{line}' cannot stand in a deck file")
    cards = ["", *deck.cards] if deck.cards else []
    return "\n".join([HEADING, *lines, *cards]) + "\n"


def read_deck(text: str) -> DeckList:
    """The list that a deck file holds, legal or not; IllegalDeck if it is no deck file."""
    lines = [
        (number, _COMMENT.sub("", line).strip(), line) for number, line in enumerate(text.splitlines(), 1)
    ]
    kept = [(number, line) for number, line, whole in lines if line or not whole.strip()]  # no bare comments
    while kept and not kept[0][1]:
        kept.pop(0)
    if not kept or kept[0][1] != HEADING:
        raise IllegalDeck(f"a deck file begins with the line '{HEADING}'")
    values: dict[str, str] = {}
    end = len(kept)
    for place, (number, line) in enumerate(kept[1:], start=1):
        if not line:
            end = place
            break
        key, value = _key_and_value(number, line)
        if key in values:
            raise IllegalDeck(f"line {number}: '{key}' stands twice")
        values[key] = value
    cards = []
    for number, line in kept[end:]:
        if line and line.partition(":")[0].strip().casefold() in KEYS and ":" in line:
            raise IllegalDeck(f"line {number}: '{line}' stands among the cards, after the empty line")
        if line:
            cards.append(" ".join(line.split()))
    if not values.get("name"):
        raise IllegalDeck("the deck file does not say the deck's name ('name: …')")
    return DeckList(
        name=values["name"],
        leader=values.get("leader", ""),
        cards=tuple(cards),
        inquisitor=values.get("inquisitor", ""),
        emissary=values.get("emissary", ""),
        family=_family(values.get("family", "")),
    )


def _key_and_value(number: int, line: str) -> tuple[str, str]:
    key, colon, value = line.partition(":")
    key = key.strip().casefold()
    if not colon:
        raise IllegalDeck(
            f"line {number}: expected 'key: value' or an empty line before the cards, found '{line}'"
        )
    if key not in KEYS:
        raise IllegalDeck(f"line {number}: there is no '{key}'; there are {', '.join(KEYS)}")
    if not value.strip():
        raise IllegalDeck(f"line {number}: '{key}' has no value; leave the line out")
    return key, " ".join(value.split())


def _family(text: str) -> int:
    if not text:
        return 0
    if not text.isascii() or not text.isdecimal() or len(text) > 2 or int(text) not in FAMILIES:
        raise IllegalDeck(f"family: the Buka families are 1 to 6, not '{text}'")
    return int(text)
