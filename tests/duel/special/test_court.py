"""Emissaries and inquisitors: beside the leader from the beginning, with texts for the whole game."""

from __future__ import annotations

import pytest

from bluemoon.cards import find
from bluemoon.cards.card import active
from bluemoon.duel import Deck, named_deck
from bluemoon.duel.engine import DuelState, new_game
from bluemoon.powers.retreat import MoreDragons
from bluemoon.powers.vocabulary import Type
from tests.duel.cards.spec import PLAIN, both, retreat
from tests.duel.kit import do, dragons, offers, rule, side, table, zone
from tests.rules.made_up import instead, made_up

FIGHTERS = ("Blaze", "Spark", "Ember", "Volca", "Furnace", "Flare", "Cinder", "Catusan")


def deck(*court: str) -> Deck:
    return named_deck("Small", (*FIGHTERS, *court))


@both
@rule("004 Emissary Cards a")
@rule("004 Inquisitor Cards c")
@pytest.mark.parametrize("name", ["Envoy of the Springs", "Royal Steward"])
def test_they_lie_beside_the_leader_from_the_setup_on(name: str, rules: str) -> None:
    for seed in range(5):
        game = new_game((deck(name), deck()), rules, seed)
        assert zone(game, 0, "lasting") == {name}
        assert len(zone(game, 0, "hand") | zone(game, 0, "deck")) == len(FIGHTERS)


@both
@rule("004 Inquisitor Cards b")
@pytest.mark.parametrize("starter", [0, 1])
def test_the_royal_marshal_attracts_a_dragon_before_the_first_turn(rules: str, starter: int) -> None:
    game = new_game((deck("Royal Marshal"), deck()), rules, 1, starter=starter)
    assert game.player == 0
    assert offers(game) == {"dragon Lika", "dragon Doran", "dragon Sesa"}
    do(game, "dragon Doran")
    assert game.sides[0].dragons == 2
    assert (game.player, game.turn) == (starter, 1)


def test_two_marshals_the_starting_player_first() -> None:
    game = new_game((deck("Royal Marshal"), deck("Royal Marshal")), seed=1, starter=1)
    assert game.player == 1
    do(game, "dragon Sesa")  # the other's attraction brings it home
    assert (game.sides[0].dragons, game.sides[1].dragons) == (0, 0)
    assert game.player == 1


def test_the_marshal_after_the_mulligans() -> None:
    game = new_game((deck("Royal Marshal"), deck()), seed=1, starter=0, mulligan=True)
    do(game, "done", "done")
    assert offers(game) == {"dragon Lika", "dragon Doran", "dragon Sesa"}


@both
def test_the_royal_quartermaster_draws_one_more_at_the_end(rules: str) -> None:
    for turn in range(2):
        game = table(
            side(hand=["Blaze"], deck=PLAIN, lasting=["Royal Quartermaster"]),
            side(hand=["Spark"]),
            turn=turn + 1,
            rules=rules,
        )
        do(game, "play Blaze", "announce Fire", "use Royal Quartermaster")
        assert len(zone(game, 0, "hand")) == 7
        assert game.current == 1


@both
@pytest.mark.parametrize("name", ["Royal Steward", "Royal Chancellor"])
def test_the_royal_steward_exchanges_three_cards_at_the_end(name: str, rules: str) -> None:
    """So does the Chancellor, in whose place he came; he brings four moons more."""
    hand = ["Blaze", "Spark", "Ember", "Volca", "Furnace", "Flare", "Shimmer"]
    game = table(side(hand=hand, deck=PLAIN, lasting=[name]), side(hand=["Torch"]), rules=rules)
    do(game, "play Blaze", "announce Fire", f"use {name}", "take 3")
    do(game, "pick Spark", "pick Ember", "pick Volca")
    assert len(zone(game, 0, "hand")) == 6
    assert {"Spark", "Ember", "Volca"} <= zone(game, 0, "deck")
    assert len(zone(game, 0, "deck")) == len(PLAIN)
    assert game.current == 1


@both
def test_the_royal_patron_attracts_a_dragon_for_ten_moons(rules: str) -> None:
    """These cards cost 4 moons each, so two of them do not do; after the first one, the others follow."""
    moons = ["Duplicator of Fire", "Duplicator of Strength", "Brain Drain"]
    court = side(hand=["Blaze", *moons], lasting=["Royal Patron"])
    game = table(court, side(hand=["Torch"]), rules=rules)
    do(game, "use Royal Patron", "pick Duplicator of Fire", "dragon Sesa")
    assert game.sides[0].dragons == 4
    assert zone(game, 0, "hand") == {"Blaze"}
    poor = table(side(hand=moons[:2], lasting=["Royal Patron"]), side(hand=["Torch"]), rules=rules)
    do(poor, "use Royal Patron")
    assert dragons(poor) == (0, 0)


@both
def test_the_royal_almoner_attracts_a_dragon_for_eight_moons(rules: str) -> None:
    """Duplicators cost 4 moons each; no more is discarded than is needed (001 Discarding Cards)."""
    moons = ["Duplicator of Fire", "Duplicator of Strength", "Brain Drain"]
    game = table(side(hand=["Blaze", *moons], lasting=["Royal Almoner"]), side(hand=["Torch"]), rules=rules)
    do(game, "use Royal Almoner", "pick Duplicator of Fire", "pick Brain Drain", "dragon Sesa")
    assert game.sides[0].dragons == 4
    assert zone(game, 0, "hand") == {"Blaze", "Duplicator of Strength"}
    assert "use Royal Almoner" not in offers(game)  # once a turn
    poor = table(
        side(hand=["Blaze", *moons[:1]], lasting=["Royal Almoner"]), side(hand=["Torch"]), rules=rules
    )
    do(poor, "use Royal Almoner")
    assert dragons(poor) == (0, 0)


@rule("004 Inquisitor Cards b")
def test_the_text_is_ignored_and_forbidden_like_any_other() -> None:
    for card in "Laughing Gas", "Maddening Twitter":
        game = table(
            side(hand=["Blaze"], deck=PLAIN, lasting=["Royal Quartermaster"]),
            side(hand=["Spark"], support=[card]),
        )
        do(game, "play Blaze", "announce Fire")
        assert game.current == 1


@rule("004 Inquisitor Cards a")
def test_they_are_not_active() -> None:
    """What touches active cards does not touch them, and fights pass them by."""
    game = table(
        side(hand=["Summon Sorcerer", "Blaze"], lasting=["Royal Quartermaster"], combat=["Volca"]), side()
    )
    do(game, "play Summon Sorcerer")
    assert offers(game) == {"pick Volca", "no"}
    game = table(
        side(hand=["Blaze"], combat=["Volca"], lasting=["Royal Treasurer"], deck=PLAIN),
        side(hand=["Spark"], combat=["Flamitos"], deck=["Torana", "Sonatos"]),
    )
    retreat(game)
    assert zone(game, 0, "lasting") == {"Royal Treasurer"}


def test_a_made_up_emissary_with_a_text() -> None:
    """An emissary's text would last all game, too."""
    envoy = made_up("Envoy of Awe", Type.EMISSARY, 0, 0, active(MoreDragons()))

    def fight() -> DuelState:
        return table(
            side(hand=["Blaze"], combat=["Volca"]),
            side(hand=["Spark"], combat=["Flamitos"], lasting=["Envoy of the Tides"]),
        )

    assert retreat(fight()) == (0, 1)
    assert retreat(instead(fight(), 1, Envoy_of_the_Tides=envoy)) == (0, 2)


@rule("004 Inquisitors b")
def test_an_inquisitor_widens_deck_building_or_has_a_text_or_both() -> None:
    widens = {
        name: (find(name).more_cards, find(name).more_moons, bool(find(name).powers))
        for name in ("Royal Marshal", "Royal Quartermaster", "Royal Steward", "Royal Patron")
    }
    assert widens["Royal Marshal"] == (0, 0, True)
    assert widens["Royal Quartermaster"] == (15, 10, True)
    assert all(any(facts) for facts in widens.values())
