"""Legends rulebook: the ships of the Buka, which classic takes over."""

import pytest

from bluemoon.duel.engine import DuelState
from tests.duel.kit import do, offers, power, rule, side, table, zone

BOTH = pytest.mark.parametrize("rules", ["legends", "classic"])

# Capacities: Sea Falcon 2, Sea Devil 3, Rising Sun 4.


def hold(game: DuelState, ship: str) -> set[str]:
    """What lies on my ship, as the opponent sees it."""
    ships = game.view(1).data()["sides"][0].get("ships", [])
    return {card for entry in ships if entry["card"] == ship for card in entry.get("cargo", [])}


def sailing(rules: str, hand: list[str], *ships: object, **more: object) -> DuelState:
    """I continue a fight in Fire against Torch's 1 with these ships lying before me."""
    return table(
        side(hand=hand, ships=list(ships), **more),
        side(combat=["Torch"], hand=["Volca", "Flamebreath the Dazzling"], deck=["Ember"]),
        rules=rules,
        phase="beginning",
    )


def laden(*cargo: str, ship: str = "Rising Sun") -> dict[str, object]:
    return {"card": ship, "cargo": list(cargo)}


# --- ships ------------------------------------------------------------------------------------------------


@rule("001 Ships a")
@BOTH
def test_a_ship_is_played_in_place_of_a_leadership_card(rules: str) -> None:
    hand = ["Rising Sun", "Sea Falcon", "Cast Cataclysm", "Blaze"]
    game = sailing(rules, hand)
    assert {"play Rising Sun", "play Cast Cataclysm"} <= offers(game)
    do(game, "play Rising Sun")
    assert offers(game) == {"play Blaze", "retreat"}
    other = sailing(rules, hand)
    do(other, "play Cast Cataclysm")
    assert offers(other) == {"play Blaze", "retreat"}


@rule("001 Ships a")
@BOTH
def test_a_ship_is_not_played_after_the_leadership_phase(rules: str) -> None:
    game = sailing(rules, ["Rising Sun", "Blaze"])
    do(game, "play Blaze")
    assert offers(game) == {"announce Fire"}


@rule("001 Ships b")
@BOTH
def test_a_ship_lies_open_in_the_ship_area(rules: str) -> None:
    game = sailing(rules, ["Rising Sun", "Blaze"])
    do(game, "play Rising Sun")
    assert zone(game, 0, "ships") == {"Rising Sun"}
    assert not zone(game, 0, "combat") | zone(game, 0, "support") | zone(game, 0, "pile")
    assert [entry["card"] for entry in game.view(1).data()["sides"][0]["ships"]] == ["Rising Sun"]


@rule("001 Ships c")
@BOTH
def test_a_ship_stays_active_over_the_turns(rules: str) -> None:
    game = sailing(rules, ["Rising Sun", "Spark", "Scorch the Inflammable", "Fireblast", "Ember"])
    do(game, "play Rising Sun", "play Spark", "announce Fire", "play Volca", "announce Fire")
    assert "land Rising Sun" in offers(game)
    do(game, "play Scorch the Inflammable")
    assert "load Ember onto Rising Sun" in offers(game)


@rule("001 Ships c")
@BOTH
def test_a_discarded_ship_is_gone(rules: str) -> None:
    """Once landed and discarded it can be neither loaded nor landed."""
    game = sailing(rules, ["Volca", "Fireblast", "Lavar the Powerful"], laden("Commodore Lo Tan"))
    do(game, "land Rising Sun", "play Commodore Lo Tan", "announce Fire")
    assert zone(game, 0, "ships") == set()
    assert "Rising Sun" in zone(game, 0, "discard")
    do(game, "play Volca", "announce Fire")
    assert "land Rising Sun" not in offers(game)
    do(game, "play Lavar the Powerful")
    assert not any(offer.startswith("load") for offer in offers(game))


@rule("001 Ships d")
@BOTH
def test_ships_stay_when_a_fight_ends(rules: str) -> None:
    game = sailing(rules, ["Volca"], laden("Spark"), "Sea Falcon", combat=["Blaze"])
    do(game, "retreat", "dragon Lika")
    assert zone(game, 0, "discard") == {"Blaze"}
    assert zone(game, 0, "ships") == {"Rising Sun", "Sea Falcon"}
    assert hold(game, "Rising Sun") == {"Spark"}


# --- loading ----------------------------------------------------------------------------------------------


@rule("001 Loading Ships a")
@BOTH
def test_one_card_is_loaded_in_place_of_a_support(rules: str) -> None:
    game = sailing(rules, ["Blaze", "Volca", "Fireblast", "Tome of Wisdom"], "Rising Sun", "Sea Falcon")
    assert not any(offer.startswith("load") for offer in offers(game))
    do(game, "play Blaze")
    assert {"load Volca onto Rising Sun", "load Volca onto Sea Falcon", "play Tome of Wisdom"} <= offers(game)
    do(game, "load Volca onto Rising Sun")
    assert offers(game) == {"announce Fire"}  # neither a support, nor a booster, nor a second card


@rule("001 Loading Ships a")
@BOTH
def test_after_a_support_nothing_is_loaded(rules: str) -> None:
    game = sailing(rules, ["Blaze", "Volca", "Tome of Wisdom"], "Rising Sun")
    do(game, "play Blaze", "play Tome of Wisdom")
    assert offers(game) == {"announce Fire"}


@rule("001 Loading Ships b")
@BOTH
@pytest.mark.parametrize("card", ["Volca", "Fireblast", "Tome of Wisdom"])
def test_characters_boosters_and_supports_are_loaded_openly(rules: str, card: str) -> None:
    game = sailing(rules, ["Blaze", "Volca", "Fireblast", "Tome of Wisdom"], "Rising Sun")
    do(game, "play Blaze", f"load {card} onto Rising Sun")
    assert hold(game, "Rising Sun") == {card}


@rule("001 Loading Ships b")
@BOTH
def test_other_cards_are_not_loaded(rules: str) -> None:
    game = sailing(rules, ["Blaze", "Cast Cataclysm", "Sea Falcon"], "Rising Sun")
    do(game, "play Blaze")
    assert offers(game) == {"announce Fire"}


@rule("001 Loading Ships c")
@BOTH
def test_a_loaded_card_is_not_active(rules: str) -> None:
    game = sailing(rules, ["Blaze", "Tome of Wisdom"], "Rising Sun")
    do(game, "play Blaze", "load Tome of Wisdom onto Rising Sun")
    assert power(game, 0) == 4
    assert zone(game, 0, "support") == set()
    # Ember on a ship bars nothing.
    silent = table(side(hand=["Blaze"]), side(combat=["Torch"], ships=[laden("Ember")]), rules=rules)
    assert "play Blaze" in offers(silent)


@rule("001 Loading Ships c")
@BOTH
def test_a_loaded_card_is_not_played(rules: str) -> None:
    """Kabu Kat demands that a support be played; loading one does not do. Cinder's text is not resolved."""
    game = table(
        side(hand=["Blaze", "Tome of Wisdom"], ships=["Rising Sun"]), side(combat=["Kabu Kat"]), rules=rules
    )
    do(game, "play Blaze")
    assert offers(game) == {"play Tome of Wisdom"}
    cinder = table(
        side(hand=["Volca", "Cinder"], ships=["Rising Sun"]),
        side(combat=["Torch"], support=["Lightning Bolts"]),
        rules=rules,
    )
    do(cinder, "play Volca", "load Cinder onto Rising Sun")
    assert offers(cinder) == {"announce Fire"}


@rule("001 Loading Ships d")
@BOTH
@pytest.mark.parametrize(("ship", "capacity"), [("Sea Falcon", 2), ("Sea Devil", 3), ("Rising Sun", 4)])
def test_a_full_ship_takes_no_more(rules: str, ship: str, capacity: int) -> None:
    cargo = ["Spark", "Sear", "Torch", "Ignite"]
    for on_board in (capacity - 1, capacity):
        game = sailing(rules, ["Blaze", "Volca"], laden(*cargo[:on_board], ship=ship))
        do(game, "play Blaze")
        assert (f"load Volca onto {ship}" in offers(game)) is (on_board < capacity)


# --- landing ----------------------------------------------------------------------------------------------


@rule("001 Landing Ships a")
@BOTH
def test_any_ships_may_be_landed_in_the_beginning_phase(rules: str) -> None:
    falcon = laden("Commodore Tai Marn", ship="Sea Falcon")
    game = sailing(rules, ["Volca"], laden("Commodore Lo Tan"), falcon)
    assert {"land Rising Sun", "land Sea Falcon"} <= offers(game)
    do(game, "land Rising Sun")
    assert "land Sea Falcon" in offers(game)
    do(game, "land Sea Falcon")
    assert {"play Commodore Lo Tan", "play Commodore Tai Marn"} <= offers(game)


@rule("001 Landing Ships a")
@BOTH
def test_ships_are_not_landed_later_and_need_not_be(rules: str) -> None:
    game = sailing(rules, ["Volca", "Cast Cataclysm"], laden("Commodore Lo Tan"))
    do(game, "play Cast Cataclysm")
    assert offers(game) == {"play Volca", "retreat"}


@rule("001 Landing Ships b")
@BOTH
def test_a_landed_ship_has_left_the_ship_area_with_its_cargo(rules: str) -> None:
    """The Ghost is played only if no own card lies in the influence area."""
    cargo = ["Old Goo Laa's Ghost", "Commodore Lo Tan"]
    landed = sailing(rules, ["Volca"], laden(*cargo))
    do(landed, "land Rising Sun")
    assert zone(landed, 0, "landed") == {"Rising Sun"}
    assert hold(landed, "Rising Sun") == set(cargo)
    assert "play Old Goo Laa's Ghost" in offers(landed)
    sails_on = sailing(rules, ["Volca"], laden(*cargo), "Sea Falcon")
    do(sails_on, "land Rising Sun")
    assert "play Old Goo Laa's Ghost" not in offers(sails_on)
    do(sails_on, "play Commodore Lo Tan")
    assert "load Volca onto Sea Falcon" in offers(sails_on)


@rule("001 Landing Ships c")
@BOTH
def test_cargo_of_a_landed_ship_is_played_as_from_the_hand(rules: str) -> None:
    game = sailing(
        rules, ["Volca"], laden("Blaze", "Fireblast", "Tome of Wisdom"), laden("Sear", ship="Sea Falcon")
    )
    assert "play Blaze" not in offers(game)
    do(game, "land Rising Sun")
    assert "play Blaze" in offers(game)
    assert "play Sear" not in offers(game)  # Sea Falcon is still at sea
    do(game, "play Blaze")
    assert {"play Fireblast", "play Tome of Wisdom"} <= offers(game)
    do(game, "play Fireblast")
    assert "play Tome of Wisdom" not in offers(game)  # the limits hold as for the hand
    assert power(game, 0) == 4 + 3


@rule("001 Landing Ships d")
@BOTH
def test_buka_characters_from_a_ship_are_free(rules: str) -> None:
    cargo = ["Commodore Lo Tan", "Commodore Tai Marn", "Captain Ariosa Paal"]
    game = sailing(rules, ["Volca"], laden(*cargo, "Spark"))
    do(game, "land Rising Sun", *(f"play {card}" for card in cargo))
    assert "play Spark" in offers(game)  # the FREE ones do not count
    assert power(game, 0) == 5 + 4 + 4


@rule("001 Landing Ships d")
@BOTH
def test_other_characters_from_a_ship_are_not_free(rules: str) -> None:
    game = sailing(rules, ["Volca"], laden("Spark", "Blaze"))
    do(game, "land Rising Sun", "play Spark")
    assert "play Blaze" not in offers(game)


@rule("001 Landing Ships d")
@BOTH
def test_buka_characters_from_the_hand_are_not_free(rules: str) -> None:
    game = sailing(rules, ["Commodore Lo Tan", "Commodore Tai Marn"], "Sea Falcon")
    do(game, "play Commodore Lo Tan")
    assert "play Commodore Tai Marn" not in offers(game)


@rule("001 Landing Ships e")
@BOTH
def test_after_landing_no_fighter_comes_from_the_hand(rules: str) -> None:
    hand = ["Volca", "Fireblast", "Lightning Bolts", "Muster Reinforcements"]
    game = sailing(rules, hand, laden("Commodore Lo Tan"))
    do(game, "land Rising Sun")
    assert offers(game) == {"play Muster Reinforcements", "play Commodore Lo Tan", "retreat"}
    do(game, "play Commodore Lo Tan")
    loads = {f"load {card} onto Rising Sun" for card in ("Volca", "Fireblast", "Lightning Bolts")}
    assert offers(game) == {"announce Fire"} | loads  # to load is not to play (001 Loading Ships)


@rule("001 Landing Ships f")
@BOTH
def test_landed_ships_are_discarded_right_before_the_power_is_announced(rules: str) -> None:
    cargo = ["Commodore Lo Tan", "Commodore Tai Marn", "Fireblast"]
    game = sailing(rules, ["Volca"], laden(*cargo), laden("Spark", ship="Sea Falcon"))
    do(game, "land Rising Sun", "play Commodore Lo Tan")
    assert zone(game, 0, "landed") == {"Rising Sun"}
    events = [event[0] for event in do(game, "announce Fire")]
    assert zone(game, 0, "discard") == {"Rising Sun", "Commodore Tai Marn", "Fireblast"}
    assert zone(game, 0, "ships") == {"Sea Falcon"}
    assert hold(game, "Sea Falcon") == {"Spark"}
    assert events.index("announce") == 3  # after the ship and the two cards left on it
    assert events[:3] == ["discard"] * 3
