"""Deck files: what a person writes is read, what is written is read back, and errors name the line."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bluemoon.chance import Chance
from bluemoon.errors import IllegalDeck
from bluemoon.formats.deck_file import HEADING, read_deck, write_deck
from bluemoon.formats.decks import DeckList
from bluemoon.formats.random_decks import random_deck


def test_a_file_reads_well() -> None:
    deck = DeckList("Fire under the earth", "Terrah", ("Drowning Rain Storm", "Mad Mike Magpie"), "Marshal")
    assert write_deck(deck) == (
        "bluemoon deck 1\nname: Fire under the earth\nleader: Terrah\ninquisitor: Marshal\n\n"
        "Drowning Rain Storm\nMad Mike Magpie\n"
    )


@pytest.mark.parametrize(
    "deck",
    [
        DeckList("Ready", "Buka"),
        DeckList("With an emissary", "Hoax", emissary="Some Envoy", family=6),
        DeckList("Drafted", "", ("Spark", "Cinder")),
        DeckList("Built", "Hoax", ("Aaralia-Aqua Secunda", "Old Goo Laa's Ghost", "B.P. Unity"), family=2),
    ],
    ids=lambda deck: deck.name,
)
def test_what_is_written_is_read_back(deck: DeckList) -> None:
    assert read_deck(write_deck(deck)) == deck


def test_random_decks_are_read_back() -> None:
    chance = Chance.of("files")
    for number in range(30):
        deck = random_deck(chance, name=f"Number {number}")
        assert read_deck(write_deck(deck)) == deck


def test_a_file_by_hand() -> None:
    text = (
        "# my first deck\r\n\r\n  bluemoon deck 1\r\n"
        "Name:  My   first  \r\n# which people?\r\nLEADER: Vulca # the best\r\n\r\n"
        "# characters\r\n  Spark\r\n\r\nAaralia-Aqua   Secunda   # from Aqua\r\n#end"
    )
    assert read_deck(text) == DeckList("My first", "Vulca", ("Spark", "Aaralia-Aqua Secunda"))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "begins with the line 'bluemoon deck 1'"),
        ("Spark\nCinder\n", "begins with the line"),
        ("bluemoon deck 2\nname: x\n", "begins with the line"),
        (f"{HEADING}\nleader: Vulca\n", "does not say the deck's name"),
        (
            f"# hm\n{HEADING}\nname: x\nSpark\n",
            "line 4: expected 'key: value' or an empty line before the cards",
        ),
        (f"{HEADING}\nname: x\nmoons: 10\n", "line 3: there is no 'moons'; there are name, leader"),
        (f"{HEADING}\nname: x\nname: y\n", "line 3: 'name' stands twice"),
        (f"{HEADING}\nname: x\nleader:\n", "line 3: 'leader' has no value"),
        (f"{HEADING}\nname: x\n\nleader: Vulca\n", "line 4: 'leader: Vulca' stands among the cards"),
        (f"{HEADING}\nname: x\nfamily: seven\n", "the Buka families are 1 to 6, not 'seven'"),
        (f"{HEADING}\nname: x\nfamily: 0\n", "the Buka families are 1 to 6, not '0'"),
    ],
)
def test_what_is_no_deck_file(text: str, says: str) -> None:
    with pytest.raises(IllegalDeck, match=r".") as wrong:
        read_deck(text)
    assert says in str(wrong.value)


@pytest.mark.parametrize(
    ("deck", "says"),
    [
        (DeckList(""), "no name"),
        (DeckList("x", "Vulca", ("Spark\nCinder",)), "cannot stand in a deck file"),
        (DeckList("x", "Vulca", ("Spark # no",)), "cannot stand in a deck file"),
        (DeckList("x", "Vulca", ("",)), "cannot stand in a deck file"),
    ],
)
def test_what_cannot_be_written(deck: DeckList, says: str) -> None:
    with pytest.raises(IllegalDeck, match=says):
        write_deck(deck)


@given(
    st.text(max_size=200) | st.text("bluemoon deck1:#\nname x", max_size=80).map(lambda t: f"{HEADING}\n{t}")
)
@settings(max_examples=200, deadline=None)
def test_any_text_is_a_deck_or_a_clear_error(text: str) -> None:
    try:
        deck = read_deck(text)
    except IllegalDeck:
        return
    assert deck.name
