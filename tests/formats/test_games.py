"""Games between lists: what the format says of open lists, interference and matches; our special cards."""

from __future__ import annotations

from collections import Counter

import pytest

from bluemoon.errors import IllegalDeck
from bluemoon.formats.decks import DeckList, Terms, beside_leader, cards_of
from bluemoon.formats.games import start_game
from bluemoon.formats.specials import specials
from bluemoon.powers.english import power_text
from bluemoon.powers.vocabulary import Type
from tests.formats.lists import random_lists
from tests.formats.test_match import HOAX, KHIND, VULCA

rule = pytest.mark.rule


def test_ready_made_lists_are_open_and_built_ones_secret() -> None:
    assert start_game((HOAX, VULCA)).open_lists
    assert not start_game((HOAX, KHIND)).open_lists
    decks, terms, _ = random_lists("emissaries", "open")
    assert start_game(decks, terms).open_lists


def test_interference_is_reckoned_with_where_the_format_admits_it() -> None:
    """Not by the lists themselves where they are secret: that would tell what they hold."""
    assert not any(card.type is Type.INTERFERENCE for card in cards_of(KHIND))
    assert start_game((KHIND, VULCA)).interference
    assert not start_game((HOAX, VULCA)).interference
    decks, terms, drafted = random_lists("drafted", "no interference")
    assert not start_game(decks, terms, drafted=drafted).interference


def test_a_game_of_a_match() -> None:
    assert start_game((HOAX, VULCA), Terms(match=True), starter=1).match
    assert not start_game((HOAX, VULCA)).match


def test_only_legal_lists_meet() -> None:
    with pytest.raises(IllegalDeck, match="two decks, not 1"):
        start_game((HOAX,))
    with pytest.raises(IllegalDeck, match=r"x: 1 cards, 29 too few.* \(004 Basics of Deck Building\)"):
        start_game((DeckList("x", "Vulca", ("Spark",)), VULCA))
    assert start_game((DeckList("x", "Vulca", ("Spark",)), VULCA), checked=False).decks[0].size == 1


# --- our special cards ------------------------------------------------------------------------------------


@rule("001 Game Components b")
def test_there_are_as_many_special_cards_as_in_the_box() -> None:
    cards = specials().cards
    assert Counter(card.type for card in cards if card.type & (Type.EMISSARY | Type.INQUISITOR)) == {
        Type.EMISSARY: 4,
        Type.INQUISITOR: 4,
    }
    counts = Counter(card.people for card in cards)
    assert (counts["Tutu"], counts["Hyla"], counts["Interference"], counts["Spirit"]) == (8, 8, 7, 4)
    assert sum(card.type is Type.ACHIEVEMENT for card in cards) == 3
    assert len(cards) == 38


@rule("004 Emissaries d", "004 Card Anatomy")
def test_each_emissary_brings_seven_cards_of_his_own() -> None:
    emissaries = specials().of_type(Type.EMISSARY)
    sets = [specials().set_of(card.name) for card in emissaries]
    assert [len(cards) for cards in sets] == [7] * 4
    brought = [card for cards in sets for card in cards]
    assert len(set(brought)) == 28
    assert {card.name for card in brought if card.people == "Mutant"} == {"Chu-nan-Chi", "Man-shu-Ran"}
    kinds = Counter(
        card.people if card.people in ("Tutu", "Hyla", "Mutant") else card.type.name for card in brought
    )
    assert kinds == {"Tutu": 8, "Hyla": 8, "INTERFERENCE": 7, "ACHIEVEMENT": 3, "Mutant": 2}


@rule("004 Card Anatomy", "004 Inquisitors b")
def test_inquisitors_widen_deck_building_or_have_a_text_or_both() -> None:
    inquisitors = specials().of_type(Type.INQUISITOR)
    for card in inquisitors:
        assert card.name
        assert card.number
        assert card.people
        assert card.more_cards or card.more_moons or power_text(card)
    assert {bool(card.more_cards or card.more_moons) for card in inquisitors} == {True, False}


@rule("004 Emissaries c", "004 Emissary Cards a", "004 Inquisitor Cards c")
@pytest.mark.parametrize("kind", ["emissaries", "inquisitors"])
def test_emissary_and_inquisitor_lie_in_the_leader_area_from_the_beginning(kind: str) -> None:
    seen = 0
    for number in range(12):
        decks, terms, _ = random_lists(kind, f"{kind} {number}")
        game = start_game(decks, terms, seed=number)
        for seat, deck in enumerate(decks):
            for card in beside_leader(deck):
                place = 1 << game.decks[seat].index[card.name]
                assert game.sides[seat].lasting & place
                assert not (game.sides[seat].hand | game.sides[seat].deck) & place
                other = game.view(1 - seat).data()
                assert card.name in str(other["sides"][seat])
                seen += 1
    assert seen >= 4
