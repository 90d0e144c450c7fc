"""The draft bot picks by worth and by what its deck lacks, and sees only its own packs."""

from __future__ import annotations

import pytest

from bluemoon.bots import make
from bluemoon.bots.decks import WEIGHTS, appeal
from bluemoon.cards import POOL
from bluemoon.cards.card import Card
from bluemoon.chance import Chance
from bluemoon.formats.draft import determinize, new_game, state_of
from bluemoon.powers.vocabulary import Icon, Type
from bluemoon.sets import bits


def test_drafts_are_completed_and_have_characters_enough() -> None:
    draft = new_game(3, seed=4)
    bots = [make("draft", "adept"), make("draft", "random", 1), make("draft", "random", 2)]
    while not draft.over:
        for seat in draft.deciders:
            pick = bots[seat].choose(draft.view(seat), draft.legal_actions(seat))
            draft.apply(pick)
    kept = [POOL[card] for card in bits(state_of(draft).kept(0))]
    characters = sum(1 for card in kept if card.type is Type.CHARACTER)
    assert 0.35 < characters / len(kept) < 0.75


def test_the_choice_hangs_only_on_the_view() -> None:
    draft = new_game(4, seed=9)
    for _ in range(3):
        for seat in draft.deciders:
            draft.apply(draft.legal_actions(seat)[0])
    view = draft.view(2)
    picks = set()
    for deal in range(3):
        twin = determinize(view, Chance.of(deal))
        bot = make("draft", "adept")
        picks.add(bot.choose(twin.view(2), twin.legal_actions(2)))
        assert str(next(iter(picks))).casefold() in str(bot.explain()).casefold()
    assert len(picks) == 1


def test_what_is_lacking_is_wanted() -> None:
    character = Card("Vulca", 90, "Plain", Type.CHARACTER, 3, 3)
    support = Card("Vulca", 91, "Stay", Type.SUPPORT, 1, 1)
    supports = [support] * 8
    assert appeal(character, supports) - appeal(character, []) > appeal(support, supports) - appeal(
        support, []
    )


def test_kin_is_wanted_as_much_as_its_weight_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """The weight itself is measured, and may be nothing."""
    monkeypatch.setitem(WEIGHTS, "kin", 1.5)
    one = Card("Mimix", 90, "Lua One", Type.CHARACTER, 2, 2, Icon.PAIR)
    two = Card("Mimix", 91, "Lua Two", Type.CHARACTER, 2, 2, Icon.PAIR)
    stranger = Card("Mimix", 92, "Mara Two", Type.CHARACTER, 2, 2, Icon.PAIR)
    assert appeal(one, [two]) - appeal(one, [stranger]) == pytest.approx(1.5)
