"""The figures behind the judgement: cards by their powers, sets of cards as sums, the network's sums."""

from __future__ import annotations

import random

import pytest

from bluemoon.bots.duel.holdings import NO_REPLY, SHIELD, holdings, make_reply, unhindered
from bluemoon.bots.duel.kinds import kind_of
from bluemoon.bots.net import UNITS, Row, Sums, make_net
from bluemoon.cards import find
from bluemoon.cards.card import Card, when_played
from bluemoon.cards.vocabulary import Draw, Icon, Type
from bluemoon.duel import people_deck
from bluemoon.sets import size as number_of

LETTERS = "abcdefghijklmnop"


def figures_of(row: Row) -> list[float]:
    return [getattr(row, letter) for letter in LETTERS]


def test_cards_of_a_set_are_counted() -> None:
    dice = random.Random(1)
    for cards in [0, 1, (1 << 62) - 1, *[dice.getrandbits(62) for _ in range(200)]]:
        assert number_of(cards) == bin(cards).count("1")


def test_a_card_is_known_by_what_is_printed_on_it() -> None:
    one = Card("Vulca", 90, "One", Type.CHARACTER, 3, 1)
    twin = Card("Hoax", 7, "Twin", Type.CHARACTER, 3, 1)
    gifted = Card("Vulca", 91, "Gifted", Type.CHARACTER, 3, 1, powers=(when_played(Draw(1)),))
    shielded = Card("Vulca", 92, "Shielded", Type.CHARACTER, 3, 1, Icon.SHIELD_FIRE)
    kinds = [kind_of(card, 0) for card in (one, gifted, shielded)]
    assert kind_of(twin, 0) == kinds[0]
    assert len(set(kinds)) == 3
    assert kind_of(one, 1) == kind_of(Card("Vulca", 93, "Turned", Type.CHARACTER, 1, 3), 0)


def test_the_network_adds_cuts_and_adds_again() -> None:
    dice = random.Random(2)
    hidden = [[dice.uniform(-1, 1) for _ in range(4)] for _ in range(UNITS)]  # three figures and the bias
    out = [dice.uniform(-1, 1) for _ in range(UNITS + 1)]
    figures = [0.5, 0.0, -2.0]
    units = [max(0.0, sum(w * x for w, x in zip(unit, [*figures, 1.0]))) for unit in hidden]
    expected = sum(w * x for w, x in zip(out, [*units, 1.0]))
    net = make_net(hidden, out, [])
    assert net.logit(figures) == pytest.approx(expected)
    first = Sums(net.rows, net.bias)
    first.tell(figures[0])
    rest = Sums(net.rows, first, 1)
    rest.tell(figures[1])
    rest.tell(figures[2])
    assert net.say(rest) == pytest.approx(expected)
    assert net.say(first) != pytest.approx(expected)  # it is not told the rest


def test_a_set_says_what_its_cards_say() -> None:
    deck = people_deck("Aqua")
    zone = holdings(deck).fight[1][0]
    one, two, three = (figures_of(zone.row(1 << card)) for card in (2, 11, 29))
    together = figures_of(zone.row(1 << 2 | 1 << 11 | 1 << 29))
    assert together == pytest.approx([sum(parts) for parts in zip(one, two, three)])
    assert any(together)
    assert figures_of(zone.row(0)) == [0.0] * UNITS


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
