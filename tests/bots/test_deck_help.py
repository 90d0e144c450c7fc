"""The bots' deck building as a helper: filling up, and exchanges with their causes."""

from __future__ import annotations

import pytest

from bluemoon.bots.deck_help import changes, filled
from bluemoon.bots.decks import all_cards, best_deck, deck_worth
from bluemoon.cards import find, ready_made
from bluemoon.formats.decks import outside_moons


def test_the_kept_cards_stay_and_the_limits_hold() -> None:
    kept = [find("Spark"), find("Megalit Mountainshaker"), find("Wall of Fire")]
    deck = filled(kept, "Vulca", 30, 10, all_cards())
    assert len(deck) == len({card.name for card in deck}) == 30
    assert set(kept) <= set(deck)
    assert outside_moons(deck, "Vulca") <= 10
    best = deck_worth(best_deck("Vulca"), "Vulca")  # nothing had to be kept for it
    plain = deck_worth([*kept, *ready_made("Vulca")[:27]], "Vulca")
    assert plain < deck_worth(deck, "Vulca") <= best + 1e-6


def test_a_full_list_is_left_alone() -> None:
    deck = ready_made("Hoax")
    assert filled(deck, "Hoax", 30, 10, all_cards()) == tuple(deck)


def test_an_exchange_makes_the_deck_better_by_what_it_says() -> None:
    deck = list(ready_made("Pillar"))
    found = changes(deck, "Pillar", 10, all_cards())
    assert 0 < len(found) <= 3
    assert [change.gain for change in found] == sorted((change.gain for change in found), reverse=True)
    named = [card.name for change in found for card in (change.out, change.into)]
    assert len(set(named)) == len(named)
    for change in found:
        after = [change.into if card is change.out else card for card in deck]
        assert deck_worth(after, "Pillar") - deck_worth(deck, "Pillar") == pytest.approx(change.gain)
        assert sum(change.causes.values()) == pytest.approx(change.gain)
        assert outside_moons(after, "Pillar") <= 10


def test_what_is_fixed_and_what_costs_too_much_stays() -> None:
    deck = list(ready_made("Pillar"))
    best = changes(deck, "Pillar", 10, all_cards())[0]
    fixed = {card.name for card in deck}
    assert changes(deck, "Pillar", 10, all_cards(), fixed) == []
    cheap = changes(deck, "Pillar", 0, all_cards())
    assert all(change.into.people == "Pillar" or change.into.moons == 0 for change in cheap)
    assert best.out.name in fixed
