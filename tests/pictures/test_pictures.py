"""The file of pictures: every card is in it, it is small, and it is read quickly."""

from __future__ import annotations

import time
from xml.etree import ElementTree

import pytest

from bluemoon import pictures
from bluemoon.cards import POOL, SPECIAL
from bluemoon.city.tiles import TILES
from bluemoon.pictures import FILE, back, building, dragon, packed, picture
from bluemoon.powers.vocabulary import Type

CARDS = [*POOL, *SPECIAL]

pytestmark = pytest.mark.skipif(not FILE.is_file(), reason="the page has not been built (make web)")


def test_every_card_has_a_picture_of_its_own() -> None:
    drawn = {picture(card.name) for card in CARDS}
    assert len(drawn) == len(CARDS) == 344
    for svg in drawn:
        sheet = ElementTree.fromstring(svg)
        assert sheet.attrib["viewBox"] == "0 0 70 120"
        named = {part.attrib["id"] for part in sheet.iter() if "id" in part.attrib}
        used = {found.split(")")[0] for found in svg.split("url(#")[1:]}
        assert used <= named


def test_the_file_is_small() -> None:
    assert FILE.stat().st_size <= 3_000_000
    for people in {card.people for card in CARDS}:
        found = packed(people)
        assert found is not None
        assert len(found) <= 300_000, people


def test_a_deck_is_read_in_no_time() -> None:
    pictures.pictures.cache_clear()
    pictures.packed.cache_clear()
    began = time.process_time()
    for card in CARDS:
        if card.people == "Vulca":
            picture(card.name)
    assert time.process_time() - began < 0.15


def test_what_the_start_page_shows_lies_there_once_more_by_itself() -> None:
    first, others = pictures.pictures("Greeting"), pictures.pictures("Leaders")
    assert {card.name for card in CARDS if card.type == Type.LEADER} <= {*first, *others}
    assert {*first} & {*others} == set()
    assert {**first, **others} == {name: picture(name) for name in (*first, *others)}
    found = packed("Greeting")
    assert found is not None
    assert len(found) < 25_000  # a part of the page's first load


def test_names_that_nobody_has() -> None:
    assert packed("Nobody") is None
    with pytest.raises(KeyError):
        picture("Nobody")


def test_the_city_has_both_sides_of_every_building_and_a_picture_for_each_kind_of_card() -> None:
    tiles = {building(tile.name, side) for tile in TILES for side in ("plan", "built")}
    assert len(tiles) == 2 * len(TILES) == 42
    for svg in tiles:
        assert ElementTree.fromstring(svg).attrib["viewBox"] == "0 0 70 70"
    cards = {f"{letter}{value}" for letter in "VTAFMHP" for value in (1, 2, 3)} | {"K1"}
    assert cards <= set(pictures.pictures("City"))


def test_dragons_backs_and_lands() -> None:
    assert len({dragon(name) for name in ("Lika", "Doran", "Sesa")}) == 3
    assert dragon("Sesa", "won") != dragon("Sesa", "flying") != dragon("Sesa", "beating")
    assert back("Vulca") != back()
    peoples = {card.people for card in POOL if card.type == Type.LEADER}
    for people in peoples:
        assert set(pictures.pictures(f"Land {people}")) == {"far", "near"}, people
