"""The pool holds the cards it should, and finds them; kinds of cards match what is printed."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import pytest

from bluemoon.cards import PEOPLES, POOL, Card, find, leader_of, matches, ready_made
from bluemoon.errors import BluemoonError, IllegalDeck, UnknownCard
from bluemoon.powers.vocabulary import (
    ALL_ICONS,
    BLUFF,
    CHARACTERS,
    FIGHTERS,
    FLIT_CHARACTERS,
    GANG,
    INFLUENCE,
    NO_ICONS,
    Cards,
    Icon,
    Type,
)

# --- how many ---------------------------------------------------------------------------------------------


def test_306_cards_of_which_ten_are_mutants() -> None:
    assert len(POOL) == 306
    assert sum(card.mutant for card in POOL) == 10
    assert sum(not card.mutant for card in POOL) == 296


def test_cards_per_people() -> None:
    assert PEOPLES == ("Vulca", "Hoax", "Mimix", "Flit", "Khind", "Terrah", "Pillar", "Aqua", "Buka")
    expected = dict.fromkeys(PEOPLES, 33) | {"Buka": 32, "Mutant": 10}
    assert Counter(card.people for card in POOL) == expected


def test_numbers_run_without_a_gap() -> None:
    for people in PEOPLES:
        numbers = [card.number for card in POOL if card.people == people]
        assert numbers == list(range(len(numbers)))
    assert [card.number for card in POOL if card.mutant] == list(range(101, 111))


@pytest.mark.parametrize("people", PEOPLES)
def test_a_ready_made_deck_has_thirty_cards_and_a_leader(people: str) -> None:
    deck = ready_made(people)
    assert len(deck) == len(set(deck)) == 30
    assert not any(card.type is Type.LEADER for card in deck)
    leader = leader_of(people)
    assert (leader.type, leader.people, leader.number, leader.deck) == (Type.LEADER, people, 0, people)


def test_ready_made_decks_do_not_overlap_and_leave_27_cards() -> None:
    dealt = [card for people in PEOPLES for card in ready_made(people)]
    assert len(dealt) == len(set(dealt)) == 270
    left = [card for card in POOL if not card.deck]
    assert len(left) == 27
    assert Counter(card.set for card in left) == {"E1": 13, "E2": 13, "promo": 1}


def test_cards_in_a_ready_made_deck_are_of_the_people_sets() -> None:
    assert all((card.set == "people") == bool(card.deck) for card in POOL)


def test_six_buka_families_of_five() -> None:
    families = Counter(card.family for card in POOL if card.family)
    assert families == dict.fromkeys(range(1, 7), 5)
    assert all(card.people == "Buka" for card in POOL if card.family)


def test_ships_and_only_ships_have_a_capacity() -> None:
    capacities = {card.name: card.capacity for card in POOL if card.capacity}
    assert capacities == {"Sea Falcon": 2, "Sea Devil": 3, "Rising Sun": 4, "Sea Moon": 1}
    assert {card.name for card in POOL if card.type is Type.SHIP} == set(capacities)


def test_types_of_the_pool() -> None:
    counts = Counter(card.type for card in POOL)
    assert counts[Type.LEADER] == 9
    assert counts[Type.SHIP] == 4
    assert counts.keys() <= {
        Type.LEADER,
        Type.CHARACTER,
        Type.BOOSTER,
        Type.SUPPORT,
        Type.LEADERSHIP,
        Type.SHIP,
    }


def test_characters_have_both_values_and_leadership_cards_none() -> None:
    for card in POOL:
        assert (card.fire is None) == (card.earth is None)
        if card.type is Type.CHARACTER:
            assert card.fire is not None
        elif not card.type & FIGHTERS:
            assert card.fire is None


def test_mutants_cost_nothing_and_bear_both_shields_and_stop() -> None:
    for card in POOL:
        if card.mutant:
            assert card.moons == 0
            assert card.icons == Icon.SHIELD_FIRE | Icon.SHIELD_EARTH | Icon.STOP


def test_no_card_of_the_pool_replaces() -> None:
    assert not any(card.icons & Icon.REPLACE for card in POOL)


def test_bluff_icons_are_on_buka_characters_one_each() -> None:
    bluffs = [card for card in POOL if card.icons & BLUFF]
    assert bluffs
    for card in bluffs:
        assert (card.people, card.type) == ("Buka", Type.CHARACTER)
        assert (card.icons & BLUFF).bit_count() == 1


# --- names ------------------------------------------------------------------------------------------------


def test_names_and_numbers_are_unique() -> None:
    assert len({card.name.casefold() for card in POOL}) == 306
    assert len({(card.people, card.number) for card in POOL}) == 306


def test_names_are_neatly_spelled() -> None:
    assert all(card.name == " ".join(card.name.split()) for card in POOL)


@pytest.mark.parametrize("card", POOL, ids=lambda card: card.name)
def test_find_in_any_case(card: Card) -> None:
    for name in (card.name, card.name.upper(), card.name.lower(), f"  {card.name.replace(' ', '   ')} "):
        assert find(name) is card


def test_the_two_other_spellings() -> None:
    assert find("Elemental Spell") is find("Elemental Enchantment")
    assert find("Aaralia-Aqua-Secunda") is find("Aaralia-Aqua Secunda")


def test_an_unknown_name_is_answered_with_near_ones() -> None:
    with pytest.raises(UnknownCard, match=r"no card is called 'Cindr'; did you mean .*Cinder"):
        find("Cindr")


@pytest.mark.parametrize("name", ["", "   ", "Xyzzyqwv", "Cinder\0"])
def test_what_names_no_card_is_unknown(name: str) -> None:
    with pytest.raises(UnknownCard, match="no card is called"):
        find(name)


def test_ready_made_in_any_case() -> None:
    assert ready_made(" vULCA ") == ready_made("Vulca")


@pytest.mark.parametrize("name", ["", "Vulcan", "Mutant"])
def test_an_unknown_ready_made_deck_names_the_nine(name: str) -> None:
    with pytest.raises(IllegalDeck, match=f"no ready-made deck '{name}'; there are Vulca, .*, Buka$"):
        ready_made(name)


def test_both_are_errors_of_the_project() -> None:
    assert issubclass(UnknownCard, BluemoonError)
    assert issubclass(IllegalDeck, BluemoonError)


# --- kinds of cards: each field of Cards ------------------------------------------------------------------

CINDER = find("Cinder")  # Vulca character 2 / 2 with a text
BLAZE = find("Blaze")  # Vulca character 4 / 3 without
PECKSWIFT = find("Peckswift")  # Flit character 3 / 2 with RETRIEVE
ITCHING_BUGS = find("Launch Itching Bugs")  # Flit booster 1 / 1 with PAIR and RETRIEVE
SNOW_STORM = find("Swirling Snow Storm")  # Terrah support 1 / 1
LAUGHING_GAS = find("Laughing Gas")  # Khind support without values
RISING_SUN = find("Rising Sun")  # Buka ship


class Case(NamedTuple):
    kind: Cards
    meant: tuple[Card, ...]
    not_meant: tuple[Card, ...]


ANY = (CINDER, BLAZE, PECKSWIFT, ITCHING_BUGS, SNOW_STORM, LAUGHING_GAS, RISING_SUN)
KINDS = {
    "everything left out": Case(Cards(), ANY, ()),
    "types, one": Case(CHARACTERS, (CINDER, PECKSWIFT), (ITCHING_BUGS, SNOW_STORM, RISING_SUN)),
    "types, several": Case(
        Cards(Type.BOOSTER | Type.SUPPORT), (ITCHING_BUGS, SNOW_STORM), (CINDER, RISING_SUN)
    ),
    "types, influence": Case(Cards(INFLUENCE), (RISING_SUN,), (SNOW_STORM,)),
    "people": Case(Cards(people="Flit"), (PECKSWIFT, ITCHING_BUGS), (CINDER, RISING_SUN)),
    "with_text": Case(Cards(with_text=True), (CINDER, SNOW_STORM), (BLAZE, PECKSWIFT, RISING_SUN)),
    "with_text, without": Case(Cards(with_text=False), (BLAZE, RISING_SUN), (CINDER, SNOW_STORM)),
    "with_icon, one": Case(Cards(with_icon=Icon.PAIR), (ITCHING_BUGS,), (PECKSWIFT, CINDER)),
    "with_icon, at least one of several": Case(
        Cards(with_icon=Icon.PAIR | Icon.RETRIEVE), (ITCHING_BUGS, PECKSWIFT), (CINDER,)
    ),
    "with_icon, any": Case(Cards(with_icon=ALL_ICONS), (ITCHING_BUGS, PECKSWIFT), (CINDER, BLAZE)),
    "above, the higher value counts": Case(Cards(above=3), (BLAZE,), (PECKSWIFT, CINDER, LAUGHING_GAS)),
    "above, not at": Case(Cards(above=2), (BLAZE, PECKSWIFT), (CINDER,)),
    "above nought: no values are no value": Case(Cards(above=0), (SNOW_STORM,), (LAUGHING_GAS, RISING_SUN)),
    "first_word": Case(Cards(first_word="Launch"), (ITCHING_BUGS,), (PECKSWIFT, SNOW_STORM)),
    "last_word": Case(Cards(last_word="Storm"), (SNOW_STORM,), (LAUGHING_GAS, CINDER)),
    "besides": Case(Cards(besides=(FLIT_CHARACTERS,)), (ITCHING_BUGS, CINDER, LAUGHING_GAS), (PECKSWIFT,)),
    "besides, several": Case(
        Cards(besides=(FLIT_CHARACTERS, Cards(Type.BOOSTER))), (CINDER,), (PECKSWIFT, ITCHING_BUGS)
    ),
    "not_own_name": Case(Cards(not_own_name=True), (CINDER, BLAZE), (LAUGHING_GAS,)),
    "fields together": Case(
        Cards(Type.CHARACTER, people="Vulca", with_text=False, above=3), (BLAZE,), (CINDER, PECKSWIFT)
    ),
}


@pytest.mark.parametrize("case", KINDS.values(), ids=KINDS.keys())
def test_matches(case: Case) -> None:
    for card in case.meant:
        assert matches(case.kind, card, speaker="Laughing Gas"), card.name
    for card in case.not_meant:
        assert not matches(case.kind, card, speaker="Laughing Gas"), card.name


# --- first words: gangs and pairs -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "first", "last"),
    [
        ("CoolCat", "Cool", "CoolCat"),
        ("NoNo", "No", "NoNo"),
        ("KhindKin", "Khind", "KhindKin"),
        ("Launch Hail of Doom", "Launch", "Doom"),
        ("Guardian of Time", "Guardian", "Time"),
        ("Caterpillar Fireeater", "Caterpillar", "Fireeater"),
        ("Swirling Snow Storm", "Swirling", "Storm"),
        ("Tidal Flood", "Tidal", "Flood"),
        ("B.P. Unity", "B.P.", "Unity"),
        ("Uusa-Alpha-Omega", "Uusa-Alpha-Omega", "Uusa-Alpha-Omega"),
        ("Ember", "Ember", "Ember"),
    ],
)
def test_first_and_last_words(name: str, first: str, last: str) -> None:
    assert (find(name).first_word, find(name).last_word) == (first, last)


@pytest.mark.parametrize(
    ("icon", "word", "members"),
    [
        (Icon.GANG_COOL, "Cool", 4),
        (Icon.GANG_TOP, "Top", 5),
        (Icon.GANG_FUN, "Fun", 5),
        (Icon.GANG_NO, "No", 8),
    ],
)
def test_a_gang_is_its_first_word(icon: Icon, word: str, members: int) -> None:
    bearers = {card.name for card in POOL if card.icons & icon}
    assert bearers == {card.name for card in POOL if card.first_word == word}
    assert len(bearers) == members
    assert all(find(name).icons & GANG == icon for name in bearers)


def test_pairs_are_first_words_too() -> None:
    words = Counter(card.first_word for card in POOL if card.icons & Icon.PAIR)
    two = ["Guardian", "Virgin", "Heroine", "Spirit", "Amazon", "Dancer", "Young"]
    assert words == dict.fromkeys(two, 2) | {"Wild": 3, "Launch": 13}
    for card in POOL:
        assert bool(card.icons & Icon.PAIR) == (card.first_word in words), card.name


def test_a_pair_is_of_one_people_and_type() -> None:
    sorts: dict[str, set[tuple[str, Type]]] = {}
    for card in POOL:
        if card.icons & Icon.PAIR:
            sorts.setdefault(card.first_word, set()).add((card.people, card.type))
    assert all(len(sort) == 1 for sort in sorts.values())


def test_the_words_that_cards_speak_of() -> None:
    def count(kind: Cards) -> int:
        return sum(matches(kind, card) for card in POOL)

    assert count(Cards(Type.SUPPORT, last_word="Storm")) == 4
    assert count(Cards(Type.SUPPORT, last_word="Flood")) == 2
    assert count(Cards(Type.BOOSTER, first_word="Caterpillar")) == 5
    assert count(Cards(Type.LEADERSHIP, first_word="Chosen")) == 8


# --- facts ------------------------------------------------------------------------------------------------

BOTH_SHIELDS = Icon.SHIELD_FIRE | Icon.SHIELD_EARTH
# name: people, number, type, fire, earth, icons, moons, deck, set
FACTS: dict[str, tuple[str, int, Type, int | None, int | None, Icon, int, str, str]] = {
    "Inferno": ("Vulca", 0, Type.LEADER, None, None, NO_ICONS, 0, "Vulca", "people"),
    "Blaze": ("Vulca", 6, Type.CHARACTER, 4, 3, NO_ICONS, 1, "Vulca", "people"),
    "Infernal Armor": ("Vulca", 19, Type.BOOSTER, 0, 0, Icon.SHIELD_EARTH, 1, "Vulca", "people"),
    "Elemental Enchantment": ("Vulca", 20, Type.BOOSTER, None, None, NO_ICONS, 2, "Vulca", "people"),
    "Tome of Wisdom": ("Hoax", 20, Type.SUPPORT, 3, 3, NO_ICONS, 3, "Hoax", "people"),
    "Pulsating Shockwave": ("Hoax", 23, Type.SUPPORT, 2, 1, Icon.RETRIEVE, 2, "Mimix", "people"),
    "Guardian of Space": ("Mimix", 2, Type.CHARACTER, 4, 6, Icon.PAIR, 3, "", "E2"),
    "Wild Unicorn": ("Mimix", 15, Type.CHARACTER, 3, 3, BOTH_SHIELDS | Icon.PAIR, 2, "Pillar", "people"),
    "Wing Commander Razorfeather": ("Flit", 1, Type.CHARACTER, 4, 4, Icon.RETRIEVE, 2, "Flit", "people"),
    "Launch Itching Bugs": ("Flit", 26, Type.BOOSTER, 1, 1, Icon.PAIR | Icon.RETRIEVE, 1, "Flit", "people"),
    "Chosen of Air": ("Flit", 32, Type.LEADERSHIP, None, None, NO_ICONS, 0, "", "E1"),
    "NoProblem": ("Khind", 19, Type.CHARACTER, 2, 2, Icon.GANG_NO, 1, "Mimix", "people"),
    "Bounce Back": ("Khind", 31, Type.LEADERSHIP, None, None, Icon.STOP, 3, "Pillar", "people"),
    "Megalit Mountainshaker": ("Terrah", 1, Type.CHARACTER, 0, 7, NO_ICONS, 3, "Terrah", "people"),
    "Silento Sol": ("Terrah", 17, Type.CHARACTER, 0, 0, Icon.SHIELD_FIRE, 1, "Terrah", "people"),
    "Caterpillar Fireeater": ("Pillar", 16, Type.BOOSTER, None, None, Icon.FREE, 2, "Pillar", "people"),
    "Giant Butterfly Morningwind": ("Pillar", 29, Type.SUPPORT, 2, 2, Icon.FREE, 3, "Pillar", "people"),
    "Giant Octopus": ("Aqua", 2, Type.CHARACTER, 5, 0, Icon.PROTECT, 1, "Aqua", "people"),
    "Aaralia-Aqua Secunda": ("Aqua", 4, Type.CHARACTER, 4, 4, NO_ICONS, 1, "Vulca", "people"),
    "Captain Su Cha": ("Buka", 4, Type.CHARACTER, 4, 3, Icon.BLUFF_NEUTRAL, 1, "Buka", "people"),
    "Cannoneer Riba Ko": ("Buka", 11, Type.CHARACTER, 0, 4, Icon.BLUFF_FIRE, 1, "Buka", "people"),
    "Letter of Marque": ("Buka", 24, Type.BOOSTER, 2, 2, Icon.FREE, 2, "Buka", "people"),
    "Sea Moon": ("Buka", 31, Type.SHIP, None, None, NO_ICONS, 2, "", "promo"),
    "Ras-mus-Pan": ("Mutant", 107, Type.CHARACTER, 0, 4, BOTH_SHIELDS | Icon.STOP, 0, "Terrah", "people"),
}


@pytest.mark.parametrize(("name", "facts"), FACTS.items(), ids=FACTS.keys())
def test_facts_typed_by_hand(
    name: str, facts: tuple[str, int, Type, int | None, int | None, Icon, int, str, str]
) -> None:
    card = find(name)
    assert facts == (
        card.people,
        card.number,
        card.type,
        card.fire,
        card.earth,
        card.icons,
        card.moons,
        card.deck,
        card.set,
    )


def test_names_that_are_our_translation() -> None:
    assert sum(card.translated for card in POOL) == 22
    assert find("Evil Eye").translated
    assert not find("Erupta").translated
