"""A draft looked at again: the bot's card, and reasons that speak of what is there."""

from __future__ import annotations

import random

from bluemoon.bots import make
from bluemoon.bots.draft_review import reviewed
from bluemoon.formats.draft_engine import new_draft, replay
from bluemoon.messages import HintCode
from bluemoon.record import Record


def _drafted(seed: str) -> tuple[Record, list[str]]:
    """A draft in which everybody picks by chance: its set-up and the picks."""
    draft = new_draft(3, seed=seed)
    setup = Record(draft.record().setup)
    lot, picks = random.Random(seed), []
    while not draft.over:
        pick = lot.choice(draft.legal_actions(draft.deciders[0]))
        picks.append(draft.text(pick))
        draft.apply(pick)
    return setup, picks


def test_every_pick_is_compared_with_the_bots_and_reasons_name_only_what_is_there() -> None:
    for seed in ("one", "two", "three"):
        setup, picks = _drafted(seed)
        found = reviewed(replay(setup), picks, 1)
        assert len(found) == len(picks) // 3  # everybody picks as often
        assert any(pick.taken != pick.best for pick in found)
        for pick in found:
            assert {pick.taken, pick.best} <= set(pick.pack)
            assert pick.why or pick.taken == pick.best
            for why in pick.why:
                assert dict(why.args).get("n") != 0 or why.code is HintCode.PICK_MOONS


def test_the_bots_own_picks_are_those_it_would_have_taken() -> None:
    draft = new_draft(3, seed="own")
    setup, bots = Record(draft.record().setup), [make("draft", "adept", seat) for seat in range(3)]
    picks = []
    while not draft.over:
        seat = draft.deciders[0]
        pick = bots[seat].decide(draft.view(seat), draft.legal_actions(seat), draft.text)
        picks.append(draft.text(pick))
        draft.apply(pick)
    assert all(pick.taken == pick.best for pick in reviewed(replay(setup), picks, 2))
