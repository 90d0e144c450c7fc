"""The cards of special types: how many, whose, in which sets; and a file of cards that says what is wrong."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

import pytest

from bluemoon.cards import POOL, SPECIAL, emissaries, emissary_set, find
from bluemoon.cards.card import DRAGONS, active, before, may_when_played
from bluemoon.cards.pool import RETIRED
from bluemoon.cards.special import RETIRED_SETS, read_cards, read_power
from bluemoon.errors import CardFileError, IllegalDeck, UnknownCard
from bluemoon.formats import DeckList, playable, problems
from bluemoon.powers.conditions import OnlyIf, TheyHoldMore
from bluemoon.powers.demands import PayForDragon
from bluemoon.powers.drawing import Draw
from bluemoon.powers.english import power_text
from bluemoon.powers.values import Double
from bluemoon.powers.vocabulary import SUPPORTS, Cards, Element, Icon, Payment, Type, When
from tests.duel.kit import rule

COUNTS = {
    "Tutu": 8,
    "Hyla": 8,
    "Interference": 7,
    "Crystal": 3,
    "Spirit": 4,
    "Inquisitor": 4,
    "Emissary": 4,
}


@rule("001 Game Components b")
def test_as_many_of_each_kind_as_the_box_has() -> None:
    assert Counter(card.people for card in SPECIAL) == COUNTS
    assert sum(card.original for card in SPECIAL) == 36
    assert {card.name for card in SPECIAL if not card.original} == {"Royal Marshal", "Royal Quartermaster"}


def test_types_follow_the_affiliation() -> None:
    types = {
        "Tutu": {Type.CHARACTER},
        "Hyla": {Type.HYLA},
        "Interference": {Type.INTERFERENCE},
        "Crystal": {Type.ACHIEVEMENT},
        "Spirit": {Type.BOOSTER, Type.SUPPORT, Type.LEADERSHIP},
        "Inquisitor": {Type.INQUISITOR},
        "Emissary": {Type.EMISSARY},
    }
    for people, expected in types.items():
        assert {card.type for card in SPECIAL if card.people == people} == expected
    assert [card.dragon for card in SPECIAL if card.dragon] == list(DRAGONS)
    assert any(card.icons & Icon.REPLACE for card in SPECIAL)


def test_names_and_numbers_are_unique() -> None:
    everything = POOL + SPECIAL
    assert len({card.name.casefold() for card in everything}) == len(everything) == 344
    assert len({(card.people, card.number) for card in everything}) == 344
    assert all(find(card.name) is card for card in SPECIAL)


def test_hyla_and_interference_all_have_texts() -> None:
    worded = [card for card in SPECIAL if card.type & (Type.HYLA | Type.INTERFERENCE | Type.ACHIEVEMENT)]
    assert len({card.type for card in worded}) == 3
    assert all(power_text(card) for card in worded)
    interfering = [power for card in worded if card.type is Type.INTERFERENCE for power in card.powers]
    assert {power.when for power in interfering} == {When.ANSWER}


@rule("004 Emissaries d")
def test_each_emissary_brings_seven_cards_and_all_28_are_different() -> None:
    brought = [card for emissary in emissaries() for card in emissary_set(emissary.name)]
    assert len(emissaries()) == 4
    assert len(brought) == len(set(brought)) == 28
    assert {len(emissary_set(emissary.name)) for emissary in emissaries()} == {7}
    counts = Counter(card.people for card in brought)
    assert counts == {"Tutu": 8, "Hyla": 8, "Interference": 7, "Crystal": 3, "Mutant": 2}
    assert {card.name for card in brought if card.mutant} == {"Chu-nan-Chi", "Man-shu-Ran"}


def test_who_is_no_emissary_brings_nothing() -> None:
    with pytest.raises(IllegalDeck, match="Blaze is no emissary"):
        emissary_set("Blaze")


@rule("004 Card Anatomy")
def test_what_stands_on_an_inquisitor_and_on_an_emissary() -> None:
    card = find("Royal Quartermaster")
    assert (card.type, card.people, card.number) == (Type.INQUISITOR, "Inquisitor", 2)
    assert (card.more_cards, card.more_moons) == (15, 10)
    assert power_text(card) == "In your End phase, you may draw 1 card."
    assert find("Envoy of the Dunes").type is Type.EMISSARY


def test_texts_spelled_by_hand() -> None:
    assert power_text(find("Royal Marshal")) == "Before the first turn of the game, attract 1 dragon."
    assert power_text(find("Deaf Ears")) == (
        "On the opponent’s turn, cancel a leadership card that they are playing; it is discarded "
        "without effect."
    )
    assert power_text(find("Cries of Derision")) == (
        "On the opponent’s turn, when the opponent retreats, attract 1 dragon."
    )
    assert power_text(find("Hyla of the Market")) == (
        "On each of your turns, you may discard a support from your hand as if it had the Replace icon."
    )


# --- no two alike, and none forgotten ---------------------------------------------------------------------


def test_no_two_special_cards_have_the_same_power_and_none_has_a_part_of_anothers() -> None:
    speaking = [card for card in SPECIAL if card.powers]
    for card in speaking:
        alike = [
            other.name for other in speaking if other is not card and set(card.powers) <= set(other.powers)
        ]
        assert not alike, (card.name, alike)


def test_no_two_special_cards_without_power_are_alike() -> None:
    """Emissaries differ by the cards that they bring."""
    plain = [card for card in SPECIAL if not card.powers and card.type is not Type.EMISSARY]
    assert len({(card.type, card.fire, card.earth, card.icons) for card in plain}) == len(plain)


def test_replaced_cards_are_found_by_name_and_in_no_list() -> None:
    assert {card.name for card in RETIRED} == {
        "Ginto the Stubborn",
        "Hyla of the Shallows",
        "Hyla of the Granary",
        "Hyla of the Empty Bowl",
        "Hyla of the Sealed Lips",
        "Hyla of the Narrow Path",
        "Royal Herald",
        "Royal Treasurer",
        "Royal Chancellor",
        "Royal Almoner",
        "Envoy of the Tides",
        "Envoy of the Peaks",
        "Envoy of the Stars",
    }
    assert all(find(card.name.upper()) is card for card in RETIRED)
    everything = POOL + SPECIAL + RETIRED
    assert len({card.name for card in everything}) == len(everything)
    assert len({(card.people, card.number) for card in everything}) == len(
        everything
    )  # links to decks use it
    with pytest.raises(UnknownCard) as wrong:
        find("Hyla of the Narrow Pat")
    assert "Narrow Path" not in str(wrong.value)


def test_replaced_emissaries_still_bring_the_cards_they_brought() -> None:
    assert {len(emissary_set(name)) for name in RETIRED_SETS} == {7}
    assert "Hyla of the Narrow Path" in {card.name for card in emissary_set("Envoy of the Peaks")}
    old = DeckList("Old", "Hoax", emissary="Envoy of the Peaks")
    assert problems(old) == []
    assert playable(old).names[-8:] == [*RETIRED_SETS["Envoy of the Peaks"], "Envoy of the Peaks"]


# --- reading powers ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "power"),
    [
        ("active(Double(SUPPORTS))", active(Double(SUPPORTS))),
        (
            "active(Double(SUPPORTS, element=Element.FIRE, one=True))",
            active(Double(SUPPORTS, Element.FIRE, True)),
        ),
        ("may_when_played(Draw(2, up_to=True))", may_when_played(Draw(2, True))),
        ("before(OnlyIf(TheyHoldMore(2), None))", before(OnlyIf(TheyHoldMore(2)))),
        (
            "may_when_played(PayForDragon(Payment(cards=2, of=(Type.HYLA, Type.LEADERSHIP))))",
            may_when_played(PayForDragon(Payment(cards=2, of=(Type.HYLA, Type.LEADERSHIP)))),
        ),
        (
            "active(Double(Cards(Type.BOOSTER | Type.SUPPORT, with_icon=Icon.FREE | Icon.PAIR)))",
            active(Double(Cards(Type.BOOSTER | Type.SUPPORT, with_icon=Icon.FREE | Icon.PAIR))),
        ),
    ],
)
def test_powers_are_read(text: str, power: object) -> None:
    assert read_power(text) == power


@pytest.mark.parametrize(
    ("text", "telling"),
    [
        ("active(Double(SUPPORTS)", "is no expression"),
        ("", "is no expression"),
        ("Double(SUPPORTS)", "does not say when"),
        ("42", "does not say when"),
        ("active(Triple(SUPPORTS))", "there is no word 'Triple'"),
        ("__import__('os')", "there is no word '__import__'"),
        ("active(Double(SUPPORTS).__class__)", "has no meaning here"),
        ("active(Draw(1 + 1))", "has no meaning here"),
        ("active(Draw(**{}))", "'\\*\\*' has no meaning"),
        ("active(Double(EVERYTHING))", "'EVERYTHING' has no meaning here"),
        ("active(Double(SUPPORTS, Element.WATER))", "Element has no WATER"),
        ("active(Double('supports'))", "'supports' cannot be the 'what' of Double"),
        ("active(Draw(True))", "True cannot be the 'n' of Draw"),
        ("active(Draw())", "missing 1 required positional argument"),
        ("active(Draw(1, 2, 3))", "positional arguments"),
        ("active(Draw(m=1))", "unexpected keyword"),
        ("active(5)", "5 cannot be the 'word' of Power"),
        ("active(Double(SUPPORTS | Type.BOOSTER))", "only types, or only icons"),
        ("[active(Draw(1))]", "has no meaning here"),
        ("active(Draw(1))", "has another time than 'active'"),
        ("when_played(MoreDragons())", "has another time than 'when_played'"),
        ("answer(Draw(1))", "has another time than 'answer'"),
        ("lambda: 1", "has no meaning here"),
    ],
)
def test_what_is_no_power_is_refused(text: str, telling: str) -> None:
    with pytest.raises(CardFileError, match=telling):
        read_power(text)


# --- reading files ----------------------------------------------------------------------------------------

CARD = '[[card]]\nname = "Ub"\npeople = "Tutu"\nnumber = 1\ntype = "character"\nfire = 1\nearth = 2\n'
ENVOY = '[[card]]\nname = "Ev"\npeople = "Emissary"\nnumber = 1\ntype = "emissary"\n'


def test_a_file_with_other_cards_is_read() -> None:
    text = CARD + 'icons = ["FREE"]\npowers = ["active(MoreDragons())"]\n' + ENVOY
    cards, sets = read_cards(text + '[[set]]\nemissary = "Ev"\ncards = ["Ub"]\n')
    assert [(card.name, card.fire, card.original) for card in cards] == [
        ("Ub", 1, False),
        ("Ev", None, False),
    ]
    assert sets == {"Ev": ("Ub",)}


def test_the_own_file_is_the_one_that_is_used() -> None:
    text = files("bluemoon.cards").joinpath("special.toml").read_text(encoding="utf-8")
    assert read_cards(text)[0] == SPECIAL


@pytest.mark.parametrize(
    ("text", "telling"),
    [
        ("card = ", "no TOML"),
        ("card = 3", r"write every card as \[\[card\]\]"),
        ("[[cards]]", "not 'cards'"),
        ("[[card]]\nnumber = 1", "a card has no name"),
        (CARD + "colour = 3", "a card has no 'colour'"),
        (CARD + 'moons = "two"', "'two' cannot be its moons"),
        (CARD + "moons = -1", "-1 cannot be its moons"),
        (CARD.replace('"character"', '"hero"'), "there is no type 'hero'"),
        (CARD.replace("number = 1\n", ""), "its number is missing"),
        (CARD.replace("fire = 1\n", ""), "both values or none"),
        (CARD.replace("fire = 1\nearth = 2\n", ""), "a character has values"),
        (CARD.replace('"character"', '"hyla"'), "only characters, boosters and supports have values"),
        (CARD + 'icons = ["SWORD"]', "there is no icon 'SWORD'"),
        (CARD + "powers = [3]", "3 is no power"),
        (CARD + 'powers = ["active(Fly())"]', "Ub: in 'active\\(Fly\\(\\)\\)': there is no word 'Fly'"),
        (CARD + 'dragon = "Lika"', "an achievement, and no other card"),
        (CARD + "more_moons = 3", "only inquisitors widen"),
        (ENVOY + "moons = 1", "no moon value"),
        (CARD + CARD, "Ub stands there twice"),
        ('[[set]]\nemissary = "Ev"\ncards = []', "there is no emissary 'Ev'"),
        (ENVOY + '[[set]]\nemissary = "Ev"', "a set has an 'emissary' and 'cards'"),
        (ENVOY + '[[set]]\nemissary = "Ev"\ncards = [1]', "a list of names"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(text: str, telling: str) -> None:
    with pytest.raises(CardFileError, match=telling):
        read_cards(text)
