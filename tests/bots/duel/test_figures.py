"""The figures behind the judgement: cards by their powers, sets of cards as sums, the network's sums."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from bluemoon.bots import net as small
from bluemoon.bots.duel.card_sums import NO_REPLY, SHIELD, make_reply, unhindered
from bluemoon.bots.duel.lanes import FIRST, ONE, SECOND, Sums, apart, with_sums
from bluemoon.bots.duel.network import Network, Told
from bluemoon.bots.duel.places import DECK, places
from bluemoon.bots.duel.traits import TRAITS, traits_of
from bluemoon.bots.duel.weights import read_weights, write_weights
from bluemoon.bots.net import UNITS, make_net
from bluemoon.cards import find
from bluemoon.cards.card import Card, when_played
from bluemoon.duel import people_deck
from bluemoon.powers.drawing import Draw
from bluemoon.powers.vocabulary import Icon, Type
from bluemoon.sets import size as number_of


def all_figures(sums: Sums) -> list[float]:
    return [unit / ONE for unit in apart(sums, FIRST)]


def test_cards_of_a_set_are_counted() -> None:
    dice = random.Random(1)
    for cards in [0, 1, (1 << 62) - 1, *[dice.getrandbits(62) for _ in range(200)]]:
        assert number_of(cards) == bin(cards).count("1")


def test_a_card_is_known_by_what_is_printed_on_it() -> None:
    one = Card("Vulca", 90, "One", Type.CHARACTER, 3, 1)
    twin = Card("Hoax", 7, "Twin", Type.CHARACTER, 3, 1)
    gifted = Card("Vulca", 91, "Gifted", Type.CHARACTER, 3, 1, powers=(when_played(Draw(1)),))
    shielded = Card("Vulca", 92, "Shielded", Type.CHARACTER, 3, 1, Icon.SHIELD_FIRE)
    plain, draws, shield = [traits_of(card, 0) for card in (one, gifted, shielded)]
    assert traits_of(twin, 0) == plain
    assert draws["Draw"] == shield["shield"] == 1.0
    assert "Draw" not in plain
    assert "shield" not in plain
    turned = traits_of(Card("Vulca", 93, "Turned", Type.CHARACTER, 1, 3), 0)
    assert traits_of(one, 1) == turned
    assert traits_of(one, -1)["power"] == pytest.approx((plain["power"] + turned["power"]) / 2)
    assert set(plain) | set(draws) | set(shield) <= set(TRAITS)


def test_the_network_adds_cuts_and_adds_again() -> None:
    dice = random.Random(2)
    hidden = [[dice.uniform(-1, 1) for _ in range(4)] for _ in range(UNITS)]  # three figures and the bias
    out = [dice.uniform(-1, 1) for _ in range(UNITS + 1)]
    figures = [0.5, 0.0, -2.0]
    units = [max(0.0, sum(w * x for w, x in zip(unit, [*figures, 1.0]))) for unit in hidden]
    expected = sum(w * x for w, x in zip(out, [*units, 1.0]))
    net = make_net(hidden, out, [])
    assert net.logit(figures) == pytest.approx(expected)
    first = small.Sums(net.rows, net.bias)
    first.tell(figures[0])
    rest = small.Sums(net.rows, first, 1)
    rest.tell(figures[1])
    rest.tell(figures[2])
    assert net.say(rest) == pytest.approx(expected)
    assert net.say(first) != pytest.approx(expected)  # it is not told the rest


def test_a_set_says_what_its_cards_say() -> None:
    place = places(people_deck("Aqua")).fight[1][DECK]
    one, two, three = (all_figures(place.sum(1 << card)) for card in (2, 11, 29))
    together = all_figures(place.sum(1 << 2 | 1 << 11 | 1 << 29))
    assert together == pytest.approx([sum(parts) for parts in zip(one, two, three)])
    assert any(together)
    assert all_figures(place.sum(0)) == [0.0] * FIRST


def made_up_weights(file: Path, dice: random.Random) -> dict[str, list[float]]:
    """A file with one network of one place, two figures, one trait and one card; its parts."""
    sizes = {
        "cards": FIRST,
        "traits": FIRST,
        "figures": 2 * FIRST,
        "bias": FIRST,
        "second": FIRST * SECOND,
        "second bias": SECOND,
        "out": SECOND,
        "shift": 1,
    }
    parts = {part: [dice.uniform(-1, 1) for _ in range(size)] for part, size in sizes.items()}
    names: dict[str, Any] = {"first": FIRST, "second": SECOND, "cards": ["Flare"], "traits": ["power"]}
    write_weights(file, {}, {"fight": (names | {"figures": ["one", "two"], "places": ["hand"]}, parts)})
    return parts


def test_a_network_says_what_its_file_says(tmp_path: Path) -> None:
    parts = made_up_weights(tmp_path / "weights", random.Random(4))
    net = Network(read_weights(tmp_path / "weights")["fight"], ("two", "one"), ("hand",))
    told = Told(net)
    told.tell(0.5)  # of "two"
    told.tell(-2.0)  # of "one"
    told.sums = with_sums(told.sums, net.card(find("Flare"), "hand", 0))
    figures = parts["figures"]
    first = [
        max(0.0, parts["bias"][i] + 0.5 * figures[FIRST + i] - 2.0 * figures[i] + parts["cards"][i])
        for i in range(FIRST)
    ]
    second = [
        max(
            0.0,
            parts["second bias"][k] + sum(first[i] * parts["second"][i * SECOND + k] for i in range(FIRST)),
        )
        for k in range(SECOND)
    ]
    expected = sum(unit * weight for unit, weight in zip(second, parts["out"])) + parts["shift"][0]
    assert told.say() == pytest.approx(expected, abs=0.05)  # weights are rounded in the file


def test_a_card_without_weights_is_judged_by_its_traits(tmp_path: Path) -> None:
    parts = made_up_weights(tmp_path / "weights", random.Random(5))
    net = Network(read_weights(tmp_path / "weights")["fight"], ("one",), ("hand",))
    stranger = Card("Vulca", 90, "Stranger", Type.CHARACTER, 5, 0)
    assert all_figures(net.card(stranger, "hand", 0)) == pytest.approx(parts["traits"], abs=1e-3)


def test_a_file_that_is_no_file_of_weights_is_refused(tmp_path: Path) -> None:
    (tmp_path / "weights").write_text("something else")
    with pytest.raises(ValueError, match="no file of weights"):
        read_weights(tmp_path / "weights")


def test_what_a_hand_can_bring() -> None:
    deck = people_deck("Vulca")
    fire = [deck.index[name] for name in ("Volca", "Flare")]
    values = [find(name).fire or 0 for name in ("Volca", "Flare")]
    hand = sum(1 << card for card in fire)
    reply = make_reply(deck, hand, 0, 0, 0)
    assert (reply.power, reply.ways(max(values)), reply.ways(min(values))) == (max(values), 1, 2)
    assert reply.least(min(values)) == min(values)
    assert unhindered(deck, hand, 0) == max(values)
    assert unhindered(deck, 0, 0) == make_reply(deck, 0, 0, 0, 0).power == NO_REPLY


def test_without_hindrances_the_power_is_that_of_the_reply() -> None:
    dice = random.Random(3)
    for people in ("Pillar", "Hoax", "Khind", "Aqua"):
        deck = people_deck(people)
        for _ in range(60):
            hand = sum(1 << card for card in dice.sample(range(30), 6))
            for element in (0, 1):
                reply = make_reply(deck, hand, element, 0, deck.shields[element] & hand)
                assert unhindered(deck, hand, element) == reply.power


def test_a_shield_is_always_enough() -> None:
    deck = people_deck("Pillar")
    shields = deck.shields[1] & deck.characters
    assert shields
    reply = make_reply(deck, shields & -shields, 1, 0, shields)
    assert (reply.power, reply.ways(30), reply.least(30)) == (SHIELD, 1, 0)
