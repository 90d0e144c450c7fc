"""Observations and actions in numbers: from views alone, the same in the quick way, and back to words."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import bluemoon
from bluemoon.cards import PEOPLES
from bluemoon.chance import Chance
from bluemoon.city import engine as city_engine
from bluemoon.duel import engine as duel_engine
from bluemoon.duel.model import frames
from bluemoon.duel.model.state import PHASE_NAMES
from bluemoon.formats.random_decks import random_deck
from bluemoon.numbers import city, draft, duel, entry_at
from bluemoon.numbers.entry import NoEntry

PAGE = (Path(__file__).parent.parent.parent / "docs" / "learning.md").read_text(encoding="utf-8")


def duels() -> list[Any]:
    found = []
    for seed in range(7):
        rules = ("legends", "classic")[seed % 2]
        piles = ("top", "open")[seed // 2 % 2]
        decks = (PEOPLES[seed], PEOPLES[(seed * 5 + 8) % 9])  # Buka, with its ships, is among them
        found.append(duel_engine.new_game(decks, rules, seed, piles=piles))
    built = [random_deck(Chance.of(number)) for number in (1, 2)]
    found.append(duel_engine.state_of(bluemoon.new_duel(built, seed=3)))  # lists are secret
    return found


def test_the_quick_way_sees_exactly_what_the_view_has() -> None:
    count = 0
    for g in duels():
        chance = Chance.of("numbers")
        while not g.over:
            for seat in (0, 1):
                row = bytearray(
                    b"x" * (duel.SIZE + 2)
                )  # whatever is there is overwritten, and nothing beside it
                duel.pack(g, seat, row, 1)
                assert bytes(row) == b"x" + duel.observe(g.view(seat)) + b"x"
            count += 1
            g.play_out(chance, 2)
    assert count > 150


def test_so_does_the_city_s_with_payments_card_by_card() -> None:
    paid = 0
    for players in (2, 3, 4):
        g = city_engine.new_game(players, seed=players)
        chance = Chance.of(players)
        steps = city.Steps()
        for _ in range(400):
            if g.over:
                break
            offered = g.legal_actions()
            numbers = city.numbers_of(offered, steps)
            assert len(set(numbers)) == len(numbers) > 0
            for seat in range(players):
                own = steps if seat == g.player else city.Steps()
                row = bytearray(b"x" * (city.SIZE + 2))
                city.pack(g, seat, own, row, 1)
                assert bytes(row) == b"x" + city.observe(g.view(seat), own) + b"x"
            words = city.action_words(g.view(g.player), number := numbers[chance.below(len(numbers))])
            paid += words.startswith("pay")
            action = city.taken(number, offered, steps)
            if action is not None:
                assert action in offered
                g.apply(action)
    assert paid > 10


def test_every_payment_can_be_made_in_exactly_one_way() -> None:
    g = city_engine.new_game(3, seed=1)
    chance = Chance.of("ways")
    checked = 0
    while not g.over and checked < 40:
        offered = g.legal_actions()
        if sum(action.kind == 2 for action in offered) > 3:
            found: list[Any] = []

            def walk(steps: city.Steps, offered: list[Any] = offered, found: list[Any] = found) -> None:
                for number in city.numbers_of(offered, steps):
                    copy = city.Steps()
                    copy.box, copy.cards, copy.ways = steps.box, steps.cards, list(steps.ways)
                    action = city.taken(number, offered, copy)
                    if action is None:
                        walk(copy)
                    else:
                        found.append(action)

            walk(city.Steps())
            assert sorted(found) == sorted(offered)
            checked += 1
        g.play_out(chance, 1)
    assert checked > 5


def test_hidden_cards_change_nothing() -> None:
    """Two games that a seat cannot tell apart look the same to it."""
    for g in duels()[:4]:
        g.play_out(Chance.of(5), 30)
        if g.over:
            continue
        seat = g.player
        other = duel_engine.determinize(g.view(seat), 9)
        one, two = bytearray(duel.SIZE), bytearray(duel.SIZE)
        duel.pack(g, seat, one, 0)
        duel.pack(other, seat, two, 0)
        assert one == two


def test_actions_there_and_back() -> None:
    kinds = set()
    for g in duels():
        chance = Chance.of("back")
        while not g.over:
            codes = g.legal_actions()
            numbers = duel.numbers_of(g, codes)
            assert [duel.code_of(g, number) for number in numbers] == codes
            assert duel.action_words(g.view(g.player), numbers[0]) == g.text(codes[0])
            kinds |= {entry_at(duel.KINDS_OF_ACTIONS, number)[0].name for number in numbers}
            g.play_out(chance, 1)
    assert len(kinds) > 12


def test_the_draft() -> None:
    game = bluemoon.new_draft(3, seed=1)
    seen = draft.observe(game.view(0))
    assert len(seen) == draft.SIZE
    actions = [draft.number_of(action) for action in game.legal_actions(0)]
    assert sorted(actions) == [place for place in range(draft.ACTIONS) if seen[place]]
    assert draft.action_words(None, actions[0]) == game.legal_actions(0)[0].text


@pytest.mark.parametrize("module", [duel, city, draft])
def test_entries_cover_everything_and_stand_on_the_page(module: Any) -> None:
    for entries, size in ((module.ENTRIES, module.SIZE), (module.KINDS_OF_ACTIONS, module.ACTIONS)):
        assert entries[0].first == 0
        assert all(one.first + one.length == two.first for one, two in pairwise(entries))
        assert entries[-1].first + entries[-1].length == size
        for entry in entries:
            last = entry.first + entry.length - 1
            place = str(entry.first) if entry.length == 1 else f"{entry.first}–{last}"
            assert f"| {place} | {entry.name} | {entry.meaning or '–'} |" in PAGE
    with pytest.raises(IndexError):
        entry_at(module.ENTRIES, module.SIZE)
    assert f"version {module.VERSION}" in PAGE


@pytest.mark.parametrize("module", [duel, city, draft])
def test_every_entry_has_words_and_none_beyond_the_end(module: Any) -> None:
    words = [module.entry_words(place) for place in range(module.SIZE)]
    assert len(set(words)) == module.SIZE
    for place in (-1, module.SIZE, 10**6):
        with pytest.raises(bluemoon.BluemoonError, match=f"there is no entry {place}, only 0 to"):
            module.entry_words(place)


def test_the_meanings_name_every_phase_and_every_kind_of_question() -> None:
    kinds = [value for name, value in vars(frames).items() if name.isupper() and isinstance(value, int)]
    asked = {kind for kind in kinds if 0 < kind < frames.EACH}
    told = {int(text.split()[0]) for text in duel.QUESTIONS}
    assert told == {kind + 1 for kind in asked} | {frames.EACH + 1}
    for number, name in enumerate(PHASE_NAMES):
        assert f"{number} {name}" in duel.MEANINGS["phase"]
    assert set(duel.MEANINGS) <= set(duel.FIGURES)


def test_a_number_of_no_action_is_told() -> None:
    view = bluemoon.new_duel(("Hoax", "Vulca"), seed=178).view(1)
    for number in (-1, duel.ACTIONS):
        with pytest.raises(NoEntry, match=f"there is no action {number}, only 0 to {duel.ACTIONS - 1}"):
            duel.action_words(view, number)
    for number in (31, 999, 1020, 1031):  # no such card, no ship, no fourth dragon
        with pytest.raises(NoEntry, match=f"action {number} means nothing in this game"):
            duel.action_words(view, number)
    for number in (-1, 5000):
        with pytest.raises(NoEntry, match="there is no action"):
            city.action_words(bluemoon.new_city(2, seed=1).view(0), number)
        with pytest.raises(NoEntry, match="there is no action"):
            draft.action_words(None, number)
