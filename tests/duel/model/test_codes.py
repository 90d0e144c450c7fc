"""Actions and sources are integers; what goes in comes out again. No two mean the same."""

from __future__ import annotations

import itertools
from collections import Counter

from bluemoon.duel.model import actions, frames, sources


def numbers(module: object) -> dict[str, int]:
    """The constants of a module that are whole numbers."""
    return {name: n for name, n in vars(module).items() if name.isupper() and type(n) is int}


KINDS = numbers(actions)
FRAMES = {name: n for name, n in numbers(frames).items() if not name.startswith("FOR_")}  # those stand in y


def test_an_action_keeps_its_kind_its_card_and_the_other_card() -> None:
    for kind, card, other in itertools.product(KINDS.values(), (0, 1, 40, 63), (0, 1, 40, 63)):
        code = actions.action(kind, card, other)
        assert (actions.kind_of(code), actions.card_of(code), actions.other_of(code)) == (kind, card, other)


def test_no_two_kinds_of_actions_share_a_number() -> None:
    assert len(KINDS) == 27
    assert len(set(KINDS.values())) == len(KINDS)


def test_an_action_for_each_card_of_a_set_in_their_order() -> None:
    found = actions.with_each(actions.PICK, 1 << 40 | 1 << 3 | 1)
    assert found == [actions.action(actions.PICK, card) for card in (0, 3, 40)]
    assert actions.with_each(actions.PICK, 0) == []


def test_a_source_keeps_its_owner_and_its_card() -> None:
    for owner, card in itertools.product((0, 1), (0, 7, 63)):
        source = sources.source_of(owner, card)
        assert (sources.owner_in(source), sources.card_in(source)) == (owner, card)


def test_an_aim_keeps_its_speaker_and_its_target() -> None:
    for speaker, target in itertools.product((0, 7, 63), (0, 7, 63)):
        aimed = sources.aim(speaker, target)
        assert (sources.speaker_in(aimed), sources.target_in(aimed)) == (speaker, target)


def test_an_outlay_keeps_the_hand_and_the_freeing_card() -> None:
    for from_hand, freeing in itertools.product((False, True), (0, 1, 1 << 7, 1 << 39)):
        spent = sources.outlay(from_hand, freeing)
        assert (sources.from_hand_in(spent), sources.freeing_in(spent)) == (from_hand, freeing)


def test_every_question_and_step_has_a_number_of_its_own() -> None:
    """Positions hold these numbers."""
    shared = [number for number, times in Counter(FRAMES.values()).items() if times > 1]
    assert not shared, [name for name, number in FRAMES.items() if number in shared]
