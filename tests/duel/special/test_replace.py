"""The REPLACE icon: in the Leadership phase, in place of a Leadership phase card."""

from __future__ import annotations

import pytest

from tests.duel.cards.spec import both
from tests.duel.kit import do, offers, rule, side, table, zone


@both
@rule("004 The Replace Icon a")
@rule("004 The Replace Icon b")
def test_one_card_is_discarded_and_one_drawn(rules: str) -> None:
    game = table(side(hand=["Oru the Wanderer", "Blaze"], deck=["Spark"]), side(), rules=rules)
    do(game, "replace Oru the Wanderer")
    assert zone(game, 0, "discard") == {"Oru the Wanderer"}
    assert zone(game, 0, "hand") == {"Blaze", "Spark"}


@rule("004 Card Limit b")
@rule("004 Card Limit c")
def test_once_and_not_with_a_leadership_phase_card() -> None:
    hand = ["Oru the Wanderer", "Wisp of Rain", "Summon Sorcerer", "Blaze"]
    game = table(side(hand=hand, deck=["Spark"]), side())
    do(game, "replace Oru the Wanderer")
    assert not {text for text in offers(game) if text.startswith("replace") or "Sorcerer" in text}
    game = table(side(hand=[*hand, "Hyla of the Hearth"], deck=["Spark"]), side())
    do(game, "play Hyla of the Hearth")
    assert not {text for text in offers(game) if text.startswith("replace")}


def test_only_up_to_the_leadership_phase_and_only_with_the_icon() -> None:
    for phase, offered in ("beginning", True), ("leadership", True), ("engagement", False):
        game = table(side(hand=["Oru the Wanderer", "Blaze"], combat=["Peckswift"]), side(), phase=phase)
        replaced = {text for text in offers(game) if text.startswith("replace")}
        assert replaced == ({"replace Oru the Wanderer"} if offered else set())
    game = table(side(hand=["Oru the Wanderer", "Blaze"]), side())
    reason = game.why_not(26 << 12 | 1)
    assert reason is not None
    assert reason.place == "004 The Replace Icon"


@rule("004 Replace")
def test_its_text_is_not_resolved_and_it_is_not_active() -> None:
    game = table(side(hand=["Wisp of Dreams", "Blaze"], deck=["Spark", "Ember", "Volca"]), side())
    do(game, "replace Wisp of Dreams")
    assert len(zone(game, 0, "hand")) == 2  # one new card, not two more
    assert zone(game, 0, "pile") == {"Wisp of Dreams"}  # a leadership card never lies on the discard pile
    assert zone(game, 0, "orders") == set()
    assert game.plays == 0


def test_the_card_is_gone_even_if_nothing_can_be_drawn() -> None:
    hand = ["Oru the Wanderer", "Blaze", "Ember", "Volca", "Furnace"]
    game = table(side(hand=hand, deck=["Spark"]), side(support=["Quivering Quicksand"]))
    do(game, "replace Oru the Wanderer")
    assert zone(game, 0, "hand") == {"Blaze", "Ember", "Volca", "Furnace"}  # four cards: no more are taken
    empty = table(side(hand=["Oru the Wanderer", "Blaze"]), side())
    do(empty, "replace Oru the Wanderer")
    assert zone(empty, 0, "hand") == {"Blaze"}


def test_ignored_icons_do_not_replace() -> None:
    game = table(side(hand=["Oru the Wanderer", "Blaze"], deck=["Spark"]), side(support=["Impenetrable Fog"]))
    assert "replace Oru the Wanderer" not in offers(game)


@rule("004 Gaining the Replace Icon")
@pytest.mark.parametrize(
    ("giver", "kind", "other"),
    [("Hyla of the Market", "Armory", "Summon Sorcerer"), ("Royal Herald", "Summon Sorcerer", "Armory")],
)
def test_a_text_lends_the_icon_for_the_discard(giver: str, kind: str, other: str) -> None:
    game = table(side(hand=[kind, other, "Blaze"], deck=["Spark"], lasting=[giver]), side())
    assert {text for text in offers(game) if text.startswith("replace")} == {f"replace {kind}"}
    do(game, f"replace {kind}")
    assert kind in zone(game, 0, "discard") | zone(game, 0, "pile")
    assert "Spark" in zone(game, 0, "hand")
    silenced = table(
        side(hand=[kind, other, "Blaze"], deck=["Spark"], lasting=[giver]), side(support=["Impenetrable Fog"])
    )
    assert not {text for text in offers(silenced) if text.startswith("replace")}


@pytest.mark.parametrize("name", ["Oru the Wanderer", "Pim and Pom", "Wisp of Embers", "Wisp of Dust"])
def test_cards_that_bear_it(name: str) -> None:
    game = table(side(hand=[name, "Blaze"], deck=["Spark"]), side())
    assert f"replace {name}" in offers(game)
