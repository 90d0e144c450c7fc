"""Interference cards: answers to the opponent's actions, cancelled cards, turns that break."""

from __future__ import annotations

import pytest

from bluemoon.cards.card import answer
from bluemoon.duel.engine import DuelState, from_position, replay
from bluemoon.powers.drawing import Draw
from bluemoon.powers.interference import Respond
from bluemoon.powers.vocabulary import Deed, Type
from tests.duel.cards.spec import bluff, both
from tests.duel.kit import do, dragons, offers, rule, side, table, zone
from tests.rules.made_up import instead, made_up


def facing(answer_card: str, *hand: str, **more: object) -> DuelState:
    """I hold these cards and the opponent the interference card."""
    they = side(hand=[answer_card, "Spark"], combat=["Flare"])
    return table(side(hand=list(hand), combat=["Volca"], deck=["Rocara"]), they, **more)  # type: ignore[arg-type]


CANCELLING = [
    ("Deaf Ears", "Summon Sorcerer", "pile"),
    ("Adverse Wind", "Hyla of the Hearth", "discard"),
    ("Adverse Wind", "Sea Devil", "discard"),
    ("Stage Fright", "Cinder", "discard"),
]


@both
@rule("004 Interference Cards b")
@rule("004 Interference Cards c")
@rule("004 Interference Cards d")
@rule("004 Opponent's Turn a")
@pytest.mark.parametrize(("name", "card", "where"), CANCELLING)
def test_a_card_is_cancelled_as_it_is_played(name: str, card: str, where: str, rules: str) -> None:
    game = facing(name, card, "Blaze", rules=rules)
    do(game, f"play {card}")
    assert game.player == 1
    assert offers(game) == {f"play {name}", "pass"}
    events = do(game, f"play {name}")
    assert [event[0] for event in events[:4]] == ["interfere", "discard", "cancel", "discard"]
    assert zone(game, 1, "discard") == {name}
    assert zone(game, 0, where) == {card}
    assert zone(game, 0, "lasting") | zone(game, 0, "ships") | zone(game, 0, "orders") == set()
    assert game.player == 0


@both
def test_who_passes_lets_it_happen(rules: str) -> None:
    game = facing("Deaf Ears", "Trigger Brainstorm", "Blaze", rules=rules)
    do(game, "play Trigger Brainstorm", "pass")
    assert zone(game, 0, "orders") == {"Trigger Brainstorm"}
    assert zone(game, 1, "hand") == {"Deaf Ears", "Spark"}


@both
@rule("004 Canceling Cards")
def test_a_cancelled_card_counts_towards_no_limit(rules: str) -> None:
    game = facing("Deaf Ears", "Summon Sorcerer", "Cast Cataclysm", "Blaze", rules=rules)
    do(game, "play Summon Sorcerer", "play Deaf Ears")
    assert game.plays == 0
    assert "play Cast Cataclysm" in offers(game)
    game = facing("Snapped Bowstring", "Blaze", "Fireblast", "Infernal Armor", rules=rules)
    do(game, "play Blaze", "play Fireblast", "play Snapped Bowstring")
    assert zone(game, 0, "active") == {"Blaze"}
    assert "play Infernal Armor" in offers(game)
    assert game.combat_plays == 1


@rule("004 Interference Cards a")
def test_an_interference_card_is_never_active() -> None:
    game = facing("Deaf Ears", "Summon Sorcerer", "Blaze")
    do(game, "play Summon Sorcerer", "play Deaf Ears")
    side_ = game.sides[1]
    assert "Deaf Ears" not in zone(game, 1, "combat") | zone(game, 1, "support") | zone(game, 1, "lasting")
    assert not side_.voice & game.decks[1].interferences


def test_it_is_not_played_on_the_own_turn() -> None:
    game = table(side(hand=["Deaf Ears", "Blaze"]), side(combat=["Flare"]))
    assert offers(game) == {"retreat", "play Blaze"}
    reason = game.why_not("Deaf Ears")
    assert reason is not None
    assert reason.place == "004 Interference Cards"


def test_each_cancels_only_its_kind() -> None:
    hand = ["Summon Sorcerer", "Blaze", "Cinder", "Fireblast", "Flickering Fires"]
    expected = {
        "Deaf Ears": {"Summon Sorcerer"},
        "Stage Fright": {"Cinder"},
        "Snapped Bowstring": {"Fireblast"},
        "Collapsing Shelter": {"Flickering Fires"},
        "Adverse Wind": set(),
    }
    for name, kind in expected.items():
        asked = set()
        for card in hand:
            game = facing(name, *hand)
            if card in ("Fireblast", "Flickering Fires"):
                do(game, "play Blaze")
            do(game, f"play {card}")
            if game.player == 1:
                asked.add(card)
        assert asked == kind, name


@both
def test_collapsing_shelter_cancels_a_bluff_and_what_it_spent(rules: str) -> None:
    game = table(
        side(hand=["Blaze", "Cannoneer Tara Ko", "Armory"], combat=["Volca"]),
        side(hand=["Collapsing Shelter"], combat=["Flare"]),
        rules=rules,
    )
    do(game, "play Blaze", "bluff Cannoneer Tara Ko")
    assert game.player == 1
    assert offers(game) == {"play Collapsing Shelter", "pass"}
    do(game, "play Collapsing Shelter")
    assert zone(game, 0, "support") == set()
    assert zone(game, 0, "discard") == {"Cannoneer Tara Ko"}
    assert (game.plays, game.hand_plays) == (1, 1)
    assert "play Armory" in offers(game)


def test_a_bluff_that_passes_lies_there() -> None:
    game = table(
        side(hand=["Blaze", "Cannoneer Tara Ko", "Armory"], support=[bluff("Cannoneer Riba Ko")]),
        side(hand=["Collapsing Shelter"], combat=["Flare"]),
    )
    do(game, "play Blaze", "bluff Cannoneer Tara Ko", "pass")
    assert zone(game, 0, "bluffs") == {"Cannoneer Tara Ko", "Cannoneer Riba Ko"}
    assert game.player == 0
    assert "play Armory" not in offers(game)


def test_a_cancelled_mutant_changes_nothing() -> None:
    game = table(
        side(hand=["Man-shu-Ran", "Blaze"]),
        side(hand=["Stage Fright"], combat=["Ember", "B.P. Unity"], support=["Giant Butterfly Morningwind"]),
    )
    do(game, "play Man-shu-Ran", "play Stage Fright")
    assert game.element == 0
    assert game.phase == 4  # the Character phase: he decided to fight on
    assert offers(game) == {"backtrack"}


# --- answers to other deeds -------------------------------------------------------------------------------


@both
def test_nimble_fingers_before_the_announcement(rules: str) -> None:
    game = facing("Nimble Fingers", "Blaze", "Armory", rules=rules)
    do(game, "play Blaze", "announce Fire")
    assert offers(game) == {"play Nimble Fingers", "pass"}
    do(game, "play Nimble Fingers")
    assert zone(game, 0, "discard") == {"Armory"}
    assert game.current == 1  # the announcement went on


@both
def test_cries_of_derision_before_the_retreat(rules: str) -> None:
    game = facing("Cries of Derision", "Blaze", rules=rules)
    do(game, "retreat", "play Cries of Derision", "dragon Lika", "dragon Sesa")
    assert dragons(game) == (0, 2)
    game = facing("Cries of Derision", "Blaze", rules=rules)
    do(game, "retreat", "pass", "dragon Lika")
    assert dragons(game) == (0, 1)


@both
def test_a_made_up_answer_to_declining(rules: str) -> None:
    game = table(
        side(hand=["Blaze", "Ember"]),
        side(hand=["Deaf Ears"], deck=["Spark", "Volca"]),
        fight=False,
        element=None,
        rules=rules,
    )
    card = made_up("Laughter", Type.INTERFERENCE, 0, 0, answer(Respond(Deed.DECLINES, Draw(2))))
    instead(game, 1, Deaf_Ears=card)
    do(game, "decline", "play Laughter")
    assert zone(game, 1, "hand") == {"Spark", "Volca"}
    assert offers(game) == {"pick Blaze", "pick Ember"}


# --- who may not ------------------------------------------------------------------------------------------


@both
@pytest.mark.parametrize("where", ["support", "lasting"])
def test_evil_eye_and_the_hyla_of_the_sealed_lips_forbid_interference(where: str, rules: str) -> None:
    card = {"support": "Evil Eye", "lasting": "Hyla of the Sealed Lips"}[where]
    game = table(
        side(hand=["Summon Sorcerer", "Blaze"], **{where: [card]}),
        side(hand=["Deaf Ears"], combat=["Flare"]),
        rules=rules,
    )
    do(game, "play Summon Sorcerer")
    assert game.player == 0
    mine = table(
        side(hand=["Summon Sorcerer", "Blaze"]),
        side(hand=["Deaf Ears"], combat=["Flare"], **{where: [card]}),
        rules=rules,
    )
    do(mine, "play Summon Sorcerer")
    assert mine.player == 1  # it speaks of the opponent's cards only


def test_an_ignored_text_is_no_answer() -> None:
    game = table(
        side(hand=["Summon Sorcerer", "Blaze"], support=["Laughing Gas"]),
        side(hand=["Deaf Ears"], combat=["Flare"]),
    )
    do(game, "play Summon Sorcerer")
    assert game.player == 0


# --- a broken turn ----------------------------------------------------------------------------------------


@both
def test_a_turn_that_cannot_go_on_is_taken_back(rules: str) -> None:
    """Cards return to both hands, known to both; the same play may not be repeated this turn."""
    game = table(
        side(hand=["Cinder", "Armory"], combat=["Volca"]),
        side(hand=["Stage Fright", "Spark"], combat=["Cinder"], support=["Armory"]),
        rules=rules,
    )
    do(game, "play Cinder", "play Stage Fright")
    assert offers(game) == {"backtrack"}
    do(game, "backtrack")
    assert zone(game, 0, "hand") == {"Cinder", "Armory"}
    assert zone(game, 1, "hand") == {"Stage Fright", "Spark"}
    assert zone(game, 0, "active") == {"Volca"}
    assert zone(game, 0, "seen") == {"Cinder"}
    assert zone(game, 1, "seen") == {"Stage Fright"}
    assert offers(game) == {"retreat"}
    reason = game.why_not("Cinder")
    assert reason is not None
    assert "cancelled" in reason.text
    do(game, "retreat", "dragon Lika")
    assert not game.fight
    assert replay(game.record()).position() == game.position()


def test_the_next_turn_it_may_be_played_again() -> None:
    game = table(
        side(hand=["Cinder", "Armory"]), side(hand=["Stage Fright", "Spark"]), fight=False, element=None
    )
    do(game, "play Cinder", "play Stage Fright", "backtrack")
    assert offers(game) == {"decline"}
    do(game, "decline", "pick Armory")
    assert game.current == 1
    do(game, "decline", "pick Spark")
    assert "play Cinder" in offers(game)


def test_everything_after_engagement_is_undone() -> None:
    """Discards by a character's text come back, too."""
    game = table(
        side(hand=["Cinder", "Fireblast"]),
        side(hand=["Snapped Bowstring"], combat=["Lavar the Powerful"], support=["Armory"]),
    )
    before = zone(game, 1, "support")
    do(game, "play Cinder", "pick Armory", "play Fireblast", "play Snapped Bowstring")
    assert zone(game, 1, "support") == set()
    do(game, "backtrack")
    assert zone(game, 1, "support") == before
    assert zone(game, 0, "hand") == {"Cinder", "Fireblast"}
    assert zone(game, 1, "hand") == {"Snapped Bowstring"}


def test_a_position_in_the_broken_turn_can_be_taken_back_as_well() -> None:
    game = table(
        side(hand=["Cinder", "Fireblast"]),
        side(hand=["Snapped Bowstring"], combat=["Lavar the Powerful"], support=["Armory"]),
    )
    do(game, "play Cinder", "pick Armory", "play Fireblast", "play Snapped Bowstring")
    again = from_position(game.position())
    do(again, "backtrack")
    assert zone(again, 1, "support") == {"Armory"}
    do(game, "backtrack")
    assert again.position() == game.position()


def test_classic_does_not_lose_the_game_for_it() -> None:
    """000 knows no interference: what the opponent breaks is taken back, whatever was drawn."""
    game = table(
        side(hand=["Mother Halu", "Fireblast"], deck=["Armory", "Rocara"]),
        side(hand=["Snapped Bowstring"], combat=["Lavar the Powerful"]),
        rules="classic",
    )
    assert "play Mother Halu" in offers(game)
    do(game, "play Mother Halu", "yes", "play Fireblast", "play Snapped Bowstring", "backtrack")
    assert not game.over
    assert zone(game, 0, "hand") == {"Mother Halu", "Fireblast"}


def test_another_way_on_needs_no_backtracking() -> None:
    game = table(
        side(hand=["Cinder", "Blaze"]), side(hand=["Stage Fright"], combat=["Flare"], support=["Armory"])
    )
    do(game, "play Cinder", "play Stage Fright")
    assert offers(game) == {"play Blaze"}
    do(game, "play Blaze")
    assert "announce Fire" in offers(game)
