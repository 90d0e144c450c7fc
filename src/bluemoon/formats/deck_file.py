"""Deck files: a list of cards that a person can read and write.

    bluemoon deck 1
    name: Fire under the earth
    leader: Terrah
    # inquisitor, emissary and family may follow

    Drowning Rain Storm
    Mad Mike Magpie

The heading comes first, then lines of 'key: value', an empty line, and one card on each line. Lines that
begin with '#' are comments, and so is what follows ' # ' on a line. A file without cards is the people's
ready-made deck; one without a leader is a drafted deck.
"""

from __future__ import annotations

import re

from bluemoon.errors import IllegalDeck
from bluemoon.formats.decks import FAMILIES, DeckList, name_problem
from bluemoon.messages import DeckCode

HEADING = "bluemoon deck 1"
KEYS = ("name", "leader", "inquisitor", "emissary", "family")
_COMMENT = re.compile(r"(^\s*#.*$)|(\s#(\s.*)?$)")


def write_deck(deck: DeckList) -> str:
    """The list as a deck file."""
    if not isinstance(deck, DeckList):
        raise IllegalDeck(DeckCode.NOT_A_LIST)
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
            raise IllegalDeck(DeckCode.FILE_LINE, line=line)
    cards = ["", *deck.cards] if deck.cards else []
    return "\n".join([HEADING, *lines, *cards]) + "\n"


def read_deck(text: str) -> DeckList:
    """The deck list of a deck file, legal or not; IllegalDeck if the text is no deck file."""
    if not isinstance(text, str):
        raise IllegalDeck(DeckCode.FILE_TEXT)
    lines = [
        (number, _COMMENT.sub("", line).strip(), line) for number, line in enumerate(text.splitlines(), 1)
    ]
    kept = [(number, line) for number, line, whole in lines if line or not whole.strip()]  # no comment lines
    while kept and not kept[0][1]:
        kept.pop(0)
    if not kept or kept[0][1] != HEADING:
        raise IllegalDeck(DeckCode.FILE_HEADING, heading=HEADING)
    values: dict[str, str] = {}
    end = len(kept)
    for place, (number, line) in enumerate(kept[1:], start=1):
        if not line:
            end = place
            break
        key, value = _key_and_value(number, line)
        if key in values:
            raise IllegalDeck(DeckCode.FILE_TWICE, n=number, key=key)
        values[key] = value
    cards = []
    for number, line in kept[end:]:
        if line and line.partition(":")[0].strip().casefold() in KEYS and ":" in line:
            raise IllegalDeck(DeckCode.FILE_AMONG_CARDS, n=number, line=line)
        if line:
            cards.append(" ".join(line.split()))
    if not values.get("name"):
        raise IllegalDeck(DeckCode.FILE_NO_NAME)
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
        raise IllegalDeck(DeckCode.FILE_KEY_VALUE, n=number, line=line)
    if key not in KEYS:
        raise IllegalDeck(DeckCode.FILE_NO_KEY, n=number, key=key, keys=", ".join(KEYS))
    if not value.strip():
        raise IllegalDeck(DeckCode.FILE_NO_VALUE, n=number, key=key)
    return key, " ".join(value.split())


def _family(text: str) -> int:
    if not text:
        return 0
    if not text.isascii() or not text.isdecimal() or len(text) > 2 or int(text) not in FAMILIES:
        raise IllegalDeck(DeckCode.FILE_FAMILY, text=text)
    return int(text)
