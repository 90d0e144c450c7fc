"""Faults planted in the engine, each of another kind: the sample of positions finds every one of them.

Among them are faults that make us answer like the other implementation where the rulebooks say otherwise:
an explanation predicts both answers, so agreeing is found, too.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bluemoon.duel import people_deck
from bluemoon.duel.completion import search, upper_bound, verdict
from bluemoon.duel.conformance.compare import Report, check
from bluemoon.duel.conformance.position_files import lines
from bluemoon.duel.model import editions
from bluemoon.duel.model.deck import DOUBLE
from bluemoon.duel.model.state import State
from bluemoon.duel.rules import conditions, ignoring, legality, payments, survey
from bluemoon.sets import bits, size

FILES = sorted(Path(__file__).parent.glob("*.jsonl*"))
COMPILED = not str(survey.__file__).endswith(".py")

pytestmark = pytest.mark.skipif(COMPILED, reason="a compiled function cannot be replaced")

Patch = pytest.MonkeyPatch


def first_unexplained() -> Report:
    """The report up to the first position with an unexplained difference."""
    report = Report()
    for path in FILES:
        for position in lines(path):
            check(position, report)
            if report.unexplained:
                return report
    return report


def replace(patch: Patch, module: Any, name: str, new: Callable[..., Any]) -> None:
    """Put another function in the place of one, wherever it has been imported."""
    old = getattr(module, name)
    for other in list(sys.modules.values()):
        if getattr(other, "__name__", "").startswith("bluemoon.duel") and getattr(other, name, None) is old:
            patch.setattr(other, name, new)


def doubling_forgotten(patch: Patch) -> None:
    old = survey.card_value

    def fault(g: State, seat: int, element: int, j: int, zeroed: int, words: int, targets: Any) -> int:
        deck = g.decks[seat]
        kept = [i for i in bits(words) if all(word.amount != DOUBLE for word in deck.value_words[i])]
        return old(g, seat, element, j, zeroed, sum(1 << i for i in kept), targets)

    replace(patch, survey, "card_value", fault)


def zero_before_raising(patch: Patch) -> None:
    """Agrees with the other implementation, and is wrong (000 Special Rules 7)."""
    patch.setattr(editions.CLASSIC, "decreases_last", False)


def bluff_worth_three(patch: Patch) -> None:
    patch.setattr(survey, "BLUFF_VALUE", 3)


def shields_ignored(patch: Patch) -> None:
    replace(patch, survey, "shield", lambda g, seat, element: False)


def sixth_card_forgotten(patch: Patch) -> None:
    old = survey.retreat_dragons

    def fault(g: State, loser: int) -> int:
        won = g.sides[1 - loser]
        return old(g, loser) - (size((won.combat | won.support) & ~won.bluffs) == 6)

    replace(patch, survey, "retreat_dragons", fault)


def stop_does_not_stop(patch: Patch) -> None:
    replace(patch, legality, "stopped", lambda g: False)


def extras_follow_a_stop(patch: Patch) -> None:
    """Agrees with the other implementation, and is wrong (000 Stop)."""
    patch.setattr(editions.CLASSIC, "extras_after_stop", True)


def free_counts(patch: Patch) -> None:
    replace(patch, legality, "free_cards", lambda g, cards: 0)


def forbidden_cards_allowed(patch: Patch) -> None:
    replace(patch, survey, "_banned", lambda speakers, said: 0)


def condition_of_mutants_forgotten(patch: Patch) -> None:
    replace(patch, conditions, "conditioned", lambda g, seat, cards: 0)


def retreat_forced_on_short_hands(patch: Patch) -> None:
    old = search.must_give_up
    replace(patch, search, "must_give_up", lambda g: size(g.mine.hand) < 3 or old(g))


def out_of_reach_too_soon(patch: Patch) -> None:
    replace(patch, upper_bound, "out_of_reach", lambda g, first, adding: True)


def promise_without_ground(patch: Patch) -> None:
    patch.setattr(verdict.Verdicts, "outlook", lambda self: 1)


def hold_too_small(patch: Patch) -> None:
    deck = people_deck("Buka")
    patch.setattr(deck, "capacity", [room - 1 for room in deck.capacity])


def ignored_texts_in_force(patch: Patch) -> None:
    old = ignoring._apply_ignoring

    def fault(g: State, seat: int, speakers: int) -> None:
        old(g, seat, speakers)
        g.sides[seat].muted = 0

    replace(patch, ignoring, "_apply_ignoring", fault)


def covered_cards_protected(patch: Patch) -> None:
    """Agrees with the other implementation, and is wrong (000 Protected)."""
    old = ignoring._apply_ignoring

    def fault(g: State, seat: int, speakers: int) -> None:
        g.sides[seat].protected |= g.sides[seat].combat & g.decks[seat].protect
        old(g, seat, speakers)

    replace(patch, ignoring, "_apply_ignoring", fault)


def protection_forgotten(patch: Patch) -> None:
    patch.setattr(people_deck("Aqua"), "protect", 0)


def pairs_not_admitted(patch: Patch) -> None:
    replace(patch, legality, "odd_pairs", lambda deck, played, candidate: False)


def one_support_more(patch: Patch) -> None:
    old = legality.extras
    replace(patch, legality, "extras", lambda g: (old(g)[0], old(g)[1] + 1))


def limit_of_plays_forgotten(patch: Patch) -> None:
    replace(patch, legality, "limit_reached", lambda g, into_combat: False)


def retrieve_not_blocked(patch: Patch) -> None:
    deck = people_deck("Hoax")
    patch.setattr(deck, "retrieve", deck.retrieve & ~deck.characters)


def demands_forgotten(patch: Patch) -> None:
    replace(patch, legality, "unmet", lambda g: 0)


def demand_not_doubled(patch: Patch) -> None:
    replace(patch, payments, "_points_at", lambda g, owner, source, card: False)


FAULTS = [
    doubling_forgotten,
    zero_before_raising,
    bluff_worth_three,
    shields_ignored,
    sixth_card_forgotten,
    stop_does_not_stop,
    extras_follow_a_stop,
    free_counts,
    forbidden_cards_allowed,
    condition_of_mutants_forgotten,
    retreat_forced_on_short_hands,
    out_of_reach_too_soon,
    promise_without_ground,
    hold_too_small,
    ignored_texts_in_force,
    covered_cards_protected,
    protection_forgotten,
    pairs_not_admitted,
    one_support_more,
    limit_of_plays_forgotten,
    retrieve_not_blocked,
    demands_forgotten,
    demand_not_doubled,
]


@pytest.mark.parametrize("plant", FAULTS, ids=lambda plant: plant.__name__)
def test_the_sample_finds_the_fault(plant: Callable[[Patch], None], monkeypatch: Patch) -> None:
    plant(monkeypatch)
    assert first_unexplained().unexplained
