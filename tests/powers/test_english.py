"""The text of a card is written from its powers, completely and without ambiguity."""

from __future__ import annotations

import itertools

import pytest

from bluemoon.cards import POOL, Card, find
from bluemoon.powers.conditions import AttackedBy, FreeIf, TheyHaveActive
from bluemoon.powers.discarding import DiscardTheirs
from bluemoon.powers.drawing import Draw
from bluemoon.powers.english import icon_names, power_text, type_name
from bluemoon.powers.families import WORDS
from bluemoon.powers.ignoring import Ignore
from bluemoon.powers.vocabulary import (
    ALL_ICONS,
    BOOSTERS,
    Cards,
    Element,
    Icon,
    Part,
    Type,
    When,
    Where,
)
from bluemoon.powers.word import Power, Word
from tests.powers.samples import instances

WITH_POWER = [card for card in POOL if card.powers]

# --- made-up words: each class with every parameter varied -------------------------------------------------


def text_of(*powers: Power) -> str:
    return power_text(Card("Nobody", 1, "Made Up", Type.CHARACTER, powers=powers))


def assert_well_set(text: str) -> None:
    assert text == text.strip()
    assert text.endswith(".")
    assert not text.endswith("..")
    assert "  " not in text
    assert " ," not in text
    assert "'" not in text
    assert '"' not in text
    assert text[0].isupper()


@pytest.mark.parametrize("class_", WORDS.values(), ids=WORDS.keys())
def test_every_word_has_its_text(class_: type[Word]) -> None:
    for word in instances(class_):
        assert_well_set(text_of(Power(When.PLAYED, word)))


def test_every_parameter_of_every_word_shows() -> None:
    seen: dict[str, Word] = {}
    for word in itertools.chain.from_iterable(map(instances, WORDS.values())):
        text = text_of(Power(When.ACTIVE, word))
        assert text not in seen, f"{word} and {seen.get(text)}: {text}"
        seen[text] = word


def test_moment_and_choice_and_precedence_show() -> None:
    seen: dict[str, Power] = {}
    for class_ in WORDS.values():
        word = instances(class_)[0]
        for when, may, must_first in itertools.product(When, (False, True), (False, True)):
            power = Power(when, word, may, must_first)
            text = text_of(power)
            assert_well_set(text)
            assert text not in seen, f"{power} and {seen.get(text)}: {text}"
            seen[text] = power


# --- the cards --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", WITH_POWER, ids=lambda card: card.name)
def test_every_card_with_a_power_has_a_text(card: Card) -> None:
    assert_well_set(power_text(card))


def test_a_card_without_powers_has_none() -> None:
    assert all(power_text(card) == "" for card in POOL if not card.powers)


def test_equal_powers_are_equal_texts() -> None:
    by_text: dict[str, set[tuple[Power, ...]]] = {}
    for card in WITH_POWER:
        by_text.setdefault(power_text(card), set()).add(card.powers)
    assert all(len(powers) == 1 for powers in by_text.values())
    assert len(by_text) == len({card.powers for card in WITH_POWER})


TEXTS = {
    "Cinder": "When you play this, you may discard one of the opponent’s active boosters or supports.",
    "Flare": "In your End phase, you may draw 2 cards.",
    "Elemental Enchantment": "Your total power is at least 6.",
    "Heat Haze": "The opponent may not play characters or boosters with power text.",
    "Charm Holy Dragon": "When you play this, you may discard cards worth at least 8 printed Fire from your "
    "hand and attract 1 dragon.",
    "Demegodas the Odd": "Double the Fire and Earth of each of your active supports.",
    "Genathones the Blind": "On each of your turns, you may play 1 support beyond your limit.",
    "Trigger Brainstorm": "This turn, you may play as many supports as you like.",
    "Ketharkopas the Astronomer": "At the very end of your turn, you may draw until you hold 9 cards.",
    "Sway Holy Dragon": "When you play this, you may discard 2 cards of one type (leadership, Hyla or "
    "achievement) from your hand and attract 1 dragon.",
    "Shaman of the Afterlife": "After your Booster/Support phase, you may shuffle your discard pile unseen, "
    "then take its top 2 cards into your hand.",
    "Fearsome Chant": "If you retreat, the opponent attracts 1 fewer dragon.",
    "Highchirp": "When you play this, you may discard one of the opponent’s active characters, if there are "
    "2 or more.",
    "Laughing Gas": "Ignore the power text of the opponent’s cards, except Flit characters and cards of this "
    "name.",
    "CoolKid": "Every odd printed value on the opponent’s boosters and supports counts as 0.",
    "TopDog": "Once on each of your turns, you may discard one of the opponent’s active cards with an icon, "
    "but never their last active character.",
    "Gluing Dust": "The opponent may take at most 1 card from their draw deck on their turn.",
    "Quivering Quicksand": "The opponent may not take cards into their hand while holding 4 or more.",
    "Impenetrable Fog": "Ignore the icons of the opponent’s cards, but not Stop and Protect.",
    "Crashing Thunder Storm": "In your Beginning phase, if you have 2 or more active supports named “… "
    "Storm”, you attract 1 dragon in all.",
    "Cloying Mud": "The opponent may not play characters with a printed value of 5 or more.",
    "Caterpillar Watertamer": "The opponent must discard cards worth at least 2 printed Fire and other cards "
    "worth at least 2 printed Earth from their hand before their Booster/Support phase ends, or retreat.",
    "Potion of Conjoining": "Raise the Fire and Earth of one of your active characters to its printed Fire "
    "plus its printed Earth.",
    "Butterfly Scout": "When you play this, the opponent must disclose their hand.",
    "Bashdin": "When you play this, you may make the opponent discard 2 cards of their choice from their "
    "hand.",
    "Chosen of Youth": "When you play this, both players in turn, starting with the opponent, may play 1 "
    "achievement card as if its dragon were on their side.",
    "Chosen of Water": "When you play this, both players in turn, starting with the opponent, shuffle their "
    "hand into their draw deck, then draw 6 cards.",
    "Sea Moon": "When you play this, you may load this ship with up to 1 card from your hand. On the turn "
    "you land this ship, you may play 1 card from your hand as well.",
    "Zig-nur-Don": "Play this only if you are attacked with 5 or more Earth; then the contested element "
    "becomes Fire.",
    "Fel-nar-Gan": "Play this only if your combat and support areas are empty; then the contested element "
    "flips.",
}


@pytest.mark.parametrize(("name", "text"), TEXTS.items(), ids=TEXTS.keys())
def test_texts_spelled_by_hand(name: str, text: str) -> None:
    assert power_text(find(name)) == text


MADE_UP = [
    (Power(When.PLAYED, Draw(1)), "When you play this, draw 1 card."),
    (Power(When.PLAYED, Draw(2, up_to=True)), "When you play this, draw up to 2 cards."),
    (Power(When.BEFORE, Draw(1)), "Before you play this, draw 1 card."),
    (
        Power(When.ACTIVE, Ignore(BOOSTERS, Part.TEXT), must_first=True),
        "Ignore the power text of the opponent’s boosters. This goes before every other power.",
    ),
    (
        Power(When.ONCE_A_TURN, DiscardTheirs(Cards(Type.BOOSTER | Type.SUPPORT), Where.TABLE, all=True)),
        "Once on each of your turns, discard all of the boosters and supports in the opponent’s combat and "
        "support areas, covered or not.",
    ),
    (
        Power(When.BEFORE, FreeIf(TheyHaveActive(1, Cards(with_icon=Icon.PAIR | Icon.GANG_FUN)))),
        "You may play this as a Free card if the opponent has 1 or more active cards with the Pair or "
        "Gang (Fun) icon.",
    ),
    (
        Power(When.BEFORE, FreeIf(AttackedBy(5, Element.FIRE))),
        "You may play this as a Free card if you are attacked with 5 or more Fire.",
    ),
]


@pytest.mark.parametrize(("power", "text"), MADE_UP)
def test_made_up_texts_spelled_by_hand(power: Power, text: str) -> None:
    assert text_of(power) == text


# --- icons and types --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "icons"),
    [
        ("Inferno", []),
        ("Infernal Armor", ["Shield Earth"]),
        ("Wild Unicorn", ["Shield Fire", "Shield Earth", "Pair"]),
        ("Den-bal-Ton", ["Shield Fire", "Shield Earth", "Stop"]),
        ("Launch Cockroaches", ["Retrieve", "Pair"]),
        ("CoolCat", ["Gang (Cool)"]),
        ("Giant Octopus", ["Protect"]),
        ("Cannoneer Tara Ko", ["Bluff (Fire)"]),
        ("Captain Su Cha", ["Bluff (neutral)"]),
    ],
)
def test_icon_names(name: str, icons: list[str]) -> None:
    assert icon_names(find(name)) == icons


def test_every_icon_and_type_has_its_own_name() -> None:
    everything = Card("Nobody", 1, "Made Up", Type.CHARACTER, icons=ALL_ICONS)
    assert len(set(icon_names(everything))) == len(list(Icon)) == 15
    assert len({type_name(type_) for type_ in Type}) == 11


def test_type_names() -> None:
    assert type_name(Type.CHARACTER) == "Character"
    assert type_name(Type.LEADERSHIP) == "Leadership"
    assert type_name(Type.HYLA) == "Hyla"
    assert type_name(Type.BOOSTER | Type.SUPPORT) == "Booster or Support"
