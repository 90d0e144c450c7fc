"""Ships of the Buka: playing, loading, landing, discarding, and the cards that speak of them."""

from __future__ import annotations

from typing import Any

import pytest

from bluemoon.duel.engine import DuelState
from tests.duel.cards.spec import both, retreat
from tests.duel.kit import do, offers, rule, side, table, zone

ROCARA = side(combat=["Rocara"])
DECK = ["Sear", "Ignite", "Volca", "Shimmer", "Glimmer", "Furnace"]


def ship(name: str, *cargo: str, landed: bool = False) -> dict[str, Any]:
    return {"card": name, "cargo": list(cargo), **({"landed": True} if landed else {})}


def cargo(game: DuelState, name: str) -> set[str]:
    """What lies on a ship of seat 0."""
    deck = game.decks[0]
    hold = game.sides[0].holds[deck.ship_slot[deck.index[name]]]
    return {deck.names[card] for card in range(deck.size) if hold >> card & 1}


# --- playing ----------------------------------------------------------------------------------------------


@both
@rule("001 Ships a", "001 Ships b", "004 Card Limit a", "004 Leadership Phase Cards a", "004 Ships a")
def test_a_ship_is_played_in_place_of_a_leadership_card(rules: str) -> None:
    me = side(hand=["Rising Sun", "Sea Falcon", "Cast Cataclysm", "Spark"], ships=["Sea Devil"])
    game = table(me, ROCARA, rules=rules)
    assert {"play Rising Sun", "play Cast Cataclysm"} <= offers(game)
    do(game, "play Rising Sun")
    assert zone(game, 0, "ships") == {"Rising Sun", "Sea Devil"}
    assert offers(game) == {"play Spark", "retreat"}


@both
@rule("001 Ships d", "004 Influence Cards", "004 Ships b")
def test_ships_and_their_cargo_stay_when_the_fight_ends(rules: str) -> None:
    me = side(hand=["Spark"], combat=["Blaze"], ships=[ship("Rising Sun", "Torch")], deck=DECK)
    they = side(combat=["Rocara"], ships=["Sea Devil"], hand=["Torana"])
    game = table(me, they, rules=rules)
    assert retreat(game) == (0, 1)
    assert zone(game, 0, "ships") == {"Rising Sun"}
    assert cargo(game, "Rising Sun") == {"Torch"}
    assert zone(game, 1, "ships") == {"Sea Devil"}


# --- loading ----------------------------------------------------------------------------------------------


@both
@rule("001 Loading Ships a", "001 Loading Ships b", "001 Loading Ships c")
def test_loading_takes_the_place_of_a_support(rules: str) -> None:
    me = side(hand=["Spark", "Blaze", "Fireblast", "Tome of Wisdom", "Cast Cataclysm"], ships=["Rising Sun"])
    game = table(me, ROCARA, rules=rules)
    do(game, "play Spark")
    loads = {f"load {card} onto Rising Sun" for card in ("Blaze", "Fireblast", "Tome of Wisdom")}
    assert offers(game) == {*loads, "play Fireblast", "play Tome of Wisdom", "announce Fire"}
    do(game, "load Tome of Wisdom onto Rising Sun")
    assert offers(game) == {"announce Fire"}
    assert cargo(game, "Rising Sun") == {"Tome of Wisdom"}
    assert not zone(game, 0, "support")


@both
def test_there_is_no_loading_on_the_first_turn_of_a_fight(rules: str) -> None:
    me = side(hand=["Spark", "Blaze"], ships=["Rising Sun"])
    game = table(me, side(hand=["Torana"]), rules=rules, fight=False, element=None)
    do(game, "play Spark")
    assert offers(game) == {"announce Fire", "announce Earth"}


@both
@pytest.mark.parametrize(
    ("name", "capacity"), [("Sea Falcon", 2), ("Sea Devil", 3), ("Rising Sun", 4), ("Sea Moon", 1)]
)
@rule("001 Loading Ships d", "004 Loading Ships")
def test_a_full_ship_takes_no_more(rules: str, name: str, capacity: int) -> None:
    full = ship(name, *DECK[:capacity])
    game = table(side(hand=["Spark", "Blaze"], ships=[full]), ROCARA, rules=rules)
    do(game, "play Spark")
    assert offers(game) == {"announce Fire"}
    room = ship(name, *DECK[: capacity - 1])
    game = table(side(hand=["Spark", "Blaze"], ships=[room]), ROCARA, rules=rules)
    do(game, "play Spark")
    assert f"load Blaze onto {name}" in offers(game)


@both
@rule("004 Preventing the Loading of Ships")
def test_a_ban_on_supports_stops_loading(rules: str) -> None:
    they = side(combat=["Rocara"], support=["Pandemonium"])
    game = table(side(hand=["Spark", "Blaze"], ships=["Rising Sun"]), they, rules=rules)
    do(game, "play Spark")
    assert offers(game) == {"announce Fire"}


# --- landing ----------------------------------------------------------------------------------------------


@both
@rule("001 Landing Ships a", "001 Landing Ships c", "001 Landing Ships e")
def test_after_landing_fighters_come_from_the_ship_only(rules: str) -> None:
    """Leadership cards still come from the hand; the ship that was not landed keeps its cargo."""
    me = side(
        hand=["Spark", "Fireblast", "Cast Cataclysm"],
        ships=[ship("Rising Sun", "Blaze", "Tome of Wisdom"), ship("Sea Devil", "Torch")],
    )
    game = table(me, ROCARA, rules=rules, phase="beginning")
    assert {"land Rising Sun", "land Sea Devil", "play Spark"} <= offers(game)
    assert "play Blaze" not in offers(game)
    do(game, "land Rising Sun")
    assert offers(game) == {"land Sea Devil", "play Cast Cataclysm", "play Blaze", "retreat"}
    do(game, "play Blaze")
    assert {"play Tome of Wisdom", "announce Fire"} <= offers(game)
    assert "play Fireblast" not in offers(game)


@both
def test_ships_land_in_the_beginning_phase_only(rules: str) -> None:
    game = table(side(hand=["Spark"], ships=[ship("Rising Sun", "Blaze")]), ROCARA, rules=rules)
    assert "land Rising Sun" not in offers(game)


@both
@rule("001 Landing Ships d", "004 Overlooked e")
def test_buka_characters_from_a_landed_ship_are_free(rules: str) -> None:
    crew = ["Commodore Lo Tan", "Captain Su Cha", "Spark", "Blaze"]
    game = table(side(ships=[ship("Rising Sun", *crew, landed=True)]), ROCARA, rules=rules)
    do(game, "play Commodore Lo Tan", "play Spark")
    assert "play Captain Su Cha" in offers(game)
    assert "play Blaze" not in offers(game)  # not Buka, and Spark was the one
    do(game, "play Captain Su Cha")
    assert zone(game, 0, "active") == {"Commodore Lo Tan", "Spark", "Captain Su Cha"}


@both
@rule("004 Gaining Icons")
def test_the_free_of_a_ship_is_ignored_with_the_icons(rules: str) -> None:
    me = side(ships=[ship("Rising Sun", "Commodore Lo Tan", "Captain Ariosa Paal", landed=True)])
    game = table(me, side(combat=["Rocara"], support=["Impenetrable Fog"]), rules=rules)
    do(game, "play Commodore Lo Tan")
    assert offers(game) == {"announce Fire"}


@both
@rule("004 Bluffs from a Landed Ship")
def test_a_bluff_from_a_landed_ship_is_not_free(rules: str) -> None:
    crew = ["Commodore Lo Tan", "Captain Su Cha", "Sailingmaster Yo Cha"]
    me = side(ships=[ship("Rising Sun", *crew, landed=True)])
    game = table(me, ROCARA, rules=rules)
    do(game, "play Commodore Lo Tan", "bluff Captain Su Cha")
    assert offers(game) == {"announce Fire"}
    game = table(me, side(hand=["Torana"]), rules=rules, fight=False, element=None)
    do(game, "play Commodore Lo Tan")
    assert "bluff Captain Su Cha" not in offers(game)  # no support on the first turn


@both
@rule("001 Landing Ships f")
def test_a_landed_ship_is_discarded_with_the_rest_on_the_announcement(rules: str) -> None:
    me = side(ships=[ship("Rising Sun", "Commodore Lo Tan", "Torch", landed=True), ship("Sea Devil", "Sear")])
    game = table(me, side(combat=["Rocara"], hand=["Torana"]), rules=rules)
    do(game, "play Commodore Lo Tan", "announce Fire")
    assert zone(game, 0, "discard") == {"Rising Sun", "Torch"}
    assert zone(game, 0, "ships") == {"Sea Devil"}


@both
@rule("004 Discarding Landed Ships")
def test_a_landed_ship_is_discarded_on_a_retreat_and_on_declining(rules: str) -> None:
    ships = [ship("Rising Sun", "Commodore Lo Tan", landed=True), ship("Sea Devil", "Sear")]
    me = side(hand=["Spark"], ships=ships, deck=["Blaze"])
    game = table(me, side(combat=["Rocara"], hand=["Torana"]), rules=rules)
    retreat(game)
    assert zone(game, 0, "discard") == {"Rising Sun", "Commodore Lo Tan"}
    assert zone(game, 0, "ships") == {"Sea Devil"}
    game = table(me, side(hand=["Torana"]), rules=rules, fight=False, element=None)
    do(game, "decline")
    if "pick Spark" in offers(game):
        do(game, "pick Spark")
    if "done" in offers(game):
        do(game, "done")
    assert zone(game, 0, "discard") == {"Spark", "Rising Sun", "Commodore Lo Tan"}
    assert zone(game, 0, "ships") == {"Sea Devil"}


@both
@rule("004 Discarding or Retrieving Ships")
def test_the_cargo_of_a_ship_taken_back_is_discarded(rules: str) -> None:
    me = side(hand=["Summon Sorcerer", "Spark"], ships=[ship("Rising Sun", "Torch")])
    game = table(me, ROCARA, rules=rules)
    do(game, "play Summon Sorcerer", "pick Rising Sun")
    assert zone(game, 0, "hand") == {"Spark", "Rising Sun"}
    assert zone(game, 0, "discard") == {"Torch"}


# --- the cards --------------------------------------------------------------------------------------------


@both
@rule("004 Landing Ships")
def test_sea_falcon_landed_leaves_the_hand_playable(rules: str) -> None:
    me = side(hand=["Spark", "Fireblast"], ships=[ship("Sea Falcon", "Commodore Lo Tan", landed=True)])
    game = table(me, ROCARA, rules=rules)
    do(game, "play Commodore Lo Tan", "play Spark", "play Fireblast")
    assert zone(game, 0, "active") == {"Commodore Lo Tan", "Spark", "Fireblast"}


@both
def test_sea_falcon_ignored_or_beside_another_ship(rules: str) -> None:
    falcon = ship("Sea Falcon", "Commodore Lo Tan", landed=True)
    me = side(hand=["Spark"], ships=[falcon])
    game = table(me, side(combat=["Rocara"], support=["Laughing Gas"]), rules=rules)
    assert "play Spark" not in offers(game)
    both_landed = side(hand=["Spark"], ships=[falcon, ship("Rising Sun", "Torch", landed=True)])
    assert "play Spark" in offers(table(both_landed, ROCARA, rules=rules))


@both
def test_sea_devil_loads_up_to_three_cards_when_played(rules: str) -> None:
    hand = ["Sea Devil", "Spark", "Fireblast", "Tome of Wisdom", "Blaze", "Cast Cataclysm"]
    game = table(side(hand=hand), ROCARA, rules=rules)
    do(game, "play Sea Devil")
    assert offers(game) == {"pick Spark", "pick Fireblast", "pick Tome of Wisdom", "pick Blaze", "done"}
    few = game.copy()
    do(few, "pick Fireblast", "done")
    assert cargo(few, "Sea Devil") == {"Fireblast"}
    do(game, "pick Spark", "pick Fireblast", "pick Tome of Wisdom")
    assert cargo(game, "Sea Devil") == {"Spark", "Fireblast", "Tome of Wisdom"}
    assert "play Blaze" in offers(game)
    do(game, "play Blaze")
    assert "announce Fire" in offers(game)


@both
def test_sea_devil_may_stay_empty_and_may_be_ignored(rules: str) -> None:
    me = side(hand=["Sea Devil", "Spark"])
    game = table(me, ROCARA, rules=rules)
    do(game, "play Sea Devil", "done")
    assert cargo(game, "Sea Devil") == set()
    game = table(me, side(combat=["Tittertweet"]), rules=rules)
    do(game, "play Sea Devil")
    assert offers(game) == {"play Spark", "retreat"}


@both
@rule("004 Preventing the Loading of Ships")
def test_sea_devil_loads_nothing_under_a_ban_on_supports(rules: str) -> None:
    they = side(combat=["Rocara"], support=["Pandemonium"])
    game = table(side(hand=["Sea Devil", "Spark"]), they, rules=rules)
    do(game, "play Sea Devil")
    assert "pick Spark" not in offers(game)
    assert cargo(game, "Sea Devil") == set()


@both
def test_sea_moon_loads_one_card_when_played(rules: str) -> None:
    game = table(side(hand=["Sea Moon", "Spark", "Blaze"]), ROCARA, rules=rules)
    do(game, "play Sea Moon", "pick Spark")
    assert cargo(game, "Sea Moon") == {"Spark"}
    assert offers(game) == {"play Blaze", "retreat"}


@both
def test_sea_moon_landed_leaves_one_card_of_the_hand_playable(rules: str) -> None:
    me = side(hand=["Spark", "Fireblast"], ships=[ship("Sea Moon", "Commodore Lo Tan", landed=True)])
    game = table(me, ROCARA, rules=rules)
    do(game, "play Commodore Lo Tan")
    assert {"play Spark", "play Fireblast"} <= offers(game)
    do(game, "play Spark")
    assert offers(game) == {"announce Fire", "load Fireblast onto Sea Moon"}
    game = table(me, side(combat=["Rocara"], support=["Laughing Gas"]), rules=rules)
    assert "play Spark" not in offers(game)


FAVOR = ["Entreat Favor", "Spark"]


@both
def test_entreat_favor_plays_a_ship_from_the_deck(rules: str) -> None:
    me = side(hand=[*FAVOR, "Blaze"], deck=["Sea Devil", "Rising Sun", "Torch", "Cast Cataclysm"])
    game = table(me, ROCARA, rules=rules)
    do(game, "play Entreat Favor")
    assert offers(game) == {"pick Sea Devil", "pick Rising Sun", "no"}  # no ship yet, so nothing to load
    do(game, "pick Sea Devil")
    assert zone(game, 0, "ships") == {"Sea Devil"}
    assert {"pick Spark", "pick Blaze"} <= offers(game)  # played, so it loads


@both
def test_entreat_favor_loads_a_card_from_the_deck(rules: str) -> None:
    me = side(
        hand=FAVOR,
        ships=[ship("Sea Moon", "Sear"), "Rising Sun", "Sea Falcon"],
        deck=["Torch", "Fireblast", "Cast Cataclysm"],
    )
    game = table(me, ROCARA, rules=rules)
    do(game, "play Entreat Favor")
    assert offers(game) == {"pick Torch", "pick Fireblast", "no"}
    do(game, "pick Torch")
    assert offers(game) == {"pick Rising Sun", "pick Sea Falcon"}  # Sea Moon is full
    events = do(game, "pick Sea Falcon")
    assert cargo(game, "Sea Falcon") == {"Torch"}
    assert zone(game, 0, "deck") == {"Fireblast", "Cast Cataclysm"}
    assert "shuffle" in {event[0] for event in events}


@both
def test_entreat_favor_may_be_left_and_is_not_stopped_by_a_ban_on_taking(rules: str) -> None:
    """The card does not come into the hand (004 Taking Cards into Hand)."""
    me = side(hand=FAVOR, ships=["Rising Sun"], deck=["Torch"])
    game = table(me, side(combat=["Bottelus Emptius"]), rules=rules)
    do(game, "play Entreat Favor")
    left = game.copy()
    do(left, "no")
    assert zone(left, 0, "deck") == {"Torch"}
    do(game, "pick Torch")
    assert cargo(game, "Rising Sun") == {"Torch"}


@both
@rule("004 Preventing the Loading of Ships")
def test_entreat_favor_under_a_ban_on_supports_only_plays_ships(rules: str) -> None:
    me = side(hand=FAVOR, ships=["Rising Sun"], deck=["Torch", "Sea Falcon"])
    game = table(me, side(combat=["Rocara"], support=["Pandemonium"]), rules=rules)
    do(game, "play Entreat Favor")
    assert "pick Torch" not in offers(game)
    assert "pick Sea Falcon" in offers(game)


@both
@rule("004 Landing Ships")
def test_entreat_favor_reaches_a_landed_ship(rules: str) -> None:
    """It is still an active ship of his own; a Buka character found is then played as FREE."""
    me = side(hand=FAVOR, ships=[ship("Rising Sun", "Torch", landed=True)], deck=["Commodore Lo Tan"])
    game = table(me, ROCARA, rules=rules)
    do(game, "play Entreat Favor", "pick Commodore Lo Tan")
    do(game, "play Torch", "play Commodore Lo Tan")
    assert zone(game, 0, "active") == {"Torch", "Commodore Lo Tan"}


@both
def test_entreat_favor_ignored(rules: str) -> None:
    me = side(hand=FAVOR, ships=["Rising Sun"], deck=["Torch"])
    game = table(me, side(combat=["Tittertweet"]), rules=rules)
    do(game, "play Entreat Favor")
    assert offers(game) == {"play Spark", "retreat"}
