"""004 Card Types: mutants, leadership cards, Chosen cards, influence cards and ships."""

from collections.abc import Callable

import pytest

from bluemoon.duel.engine import DuelState
from bluemoon.sets import size
from tests.duel.kit import Spread, do, offers, rule, side, table, zone


def weak(**more: object) -> Spread:
    """An opponent without any power."""
    return side(combat=["Silento Sol"], hand=["Ignite", "Sonatos"], **more)


# --- Mutants and leadership cards -------------------------------------------------------------------------


@rule("004 Mutants")
def test_a_mutant_whose_text_is_ignored_needs_no_condition() -> None:
    """Den-bal-Ton asks for a dragon on the other side; there is none."""
    me = side(hand=["Den-bal-Ton"])
    assert offers(table(me, weak())) == {"retreat"}
    assert "play Den-bal-Ton" in offers(table(me, weak(), dragons=(0, 1)))
    game = table(me, weak(support=["Laughing Gas"]))
    do(game, "play Den-bal-Ton")
    assert offers(game) == {"announce Fire"}  # nor does it change the element


@rule("004 Leadership Cards")
def test_a_leadership_card_with_now_is_no_longer_active_once_resolved() -> None:
    game = table(side(hand=["Cast Cataclysm", "Blaze"]), weak(support=["Tome of Wisdom"]))
    do(game, "play Cast Cataclysm", "yes")
    assert zone(game, 0, "pile") == {"Cast Cataclysm"}
    assert zone(game, 0, "orders") == set()
    game = table(side(hand=["Trigger Brainstorm", "Blaze"]), weak())
    do(game, "play Trigger Brainstorm")
    assert zone(game, 0, "orders") == {"Trigger Brainstorm"}


def discarded_by_declining() -> tuple[DuelState, int]:
    game = table(
        side(hand=["Cast Cataclysm", "Blaze"], leader=["Summon Sorcerer"]), weak(), fight=False, element=None
    )
    do(game, "decline", "pick Cast Cataclysm", "done")
    return game, 0


def discarded_at_random() -> tuple[DuelState, int]:
    game = table(side(hand=["Cardus Nikkus"]), side(combat=["Silento Sol"], hand=["Cast Cataclysm"]))
    do(game, "play Cardus Nikkus", "yes")
    return game, 1


def discarded_by_choice_of_its_owner() -> tuple[DuelState, int]:
    they = side(combat=["Silento Sol"], hand=["Cast Cataclysm", "Spark", "Sear"])
    game = table(side(hand=["Bashdin"]), they)
    do(game, "play Bashdin", "yes", "pick Cast Cataclysm")
    return game, 1


def discarded_from_the_deck() -> tuple[DuelState, int]:
    they = side(combat=["Silento Sol"], hand=["Spark"], deck=["Cast Cataclysm"])
    game = table(side(hand=["TopShot", "Sear"]), they)
    do(game, "play TopShot", "announce Fire", "use TopShot")
    return game, 1


def discarded_as_payment() -> tuple[DuelState, int]:
    game = table(side(hand=["Sway Holy Dragon", "Cast Cataclysm", "Deploy Butterfly", "Blaze"]), weak())
    do(game, "play Sway Holy Dragon", "pick Cast Cataclysm", "dragon Lika")
    assert {"Sway Holy Dragon", "Deploy Butterfly"} <= zone(game, 0, "pile")
    return game, 0


@rule("004 Discarding Leadership Cards a", "004 Discarding Leadership Cards b")
@pytest.mark.parametrize(
    "discarded",
    [
        discarded_by_declining,
        discarded_at_random,
        discarded_by_choice_of_its_owner,
        discarded_from_the_deck,
        discarded_as_payment,
    ],
)
def test_a_discarded_leadership_card_goes_to_the_leader(
    discarded: Callable[[], tuple[DuelState, int]],
) -> None:
    game, seat = discarded()
    assert "Cast Cataclysm" in zone(game, seat, "pile")
    assert "Cast Cataclysm" not in zone(game, seat, "discard")


@rule("004 Chosen Ones")
def test_with_a_chosen_card_the_opponent_acts_first() -> None:
    me = side(hand=["Chosen of Spirit", "Blaze", "Spark", "Sear", "Ignite"])
    they = side(combat=["Silento Sol"], hand=["Torana", "Sonatos", "Rocara", "Helitos"])
    game = table(me, they)
    do(game, "play Chosen of Spirit")
    assert game.player == 1
    do(game, "pick Torana", "pick Sonatos", "pick Rocara")
    assert zone(game, 1, "hand") == {"Helitos"}
    assert zone(game, 0, "discard") == set()
    assert game.player == 0
    do(game, "pick Blaze", "pick Spark", "pick Sear")
    assert zone(game, 0, "hand") == {"Ignite"}


@rule("004 Chosen Ones")
@pytest.mark.parametrize(("answer", "dragons"), [("pick Torana", (0, 1)), ("no", (1, 0))])
def test_with_an_optional_chosen_card_the_opponent_decides_first(
    answer: str, dragons: tuple[int, int]
) -> None:
    """Chosen of Distance: each may discard 2 Fire and, on other cards, 2 Earth to attract a dragon."""
    they = side(combat=["Silento Sol"], hand=["Torana", "Terraton"])
    game = table(side(hand=["Chosen of Distance", "Blaze", "Furnace", "Spark"]), they)
    do(game, "play Chosen of Distance")
    assert game.player == 1
    do(game, answer)
    if answer == "no":
        assert game.player == 0
        do(game, "pick Blaze", "pick Furnace", "dragon Lika")
    else:
        do(game, "dragon Lika", "no")
    assert tuple(size(side.dragons) for side in game.sides) == dragons


# --- Influence cards and ships ----------------------------------------------------------------------------


def ships(*names: str, **cargo: list[str]) -> list[dict[str, object]]:
    return [{"card": name, "cargo": cargo.get(name.split()[1], [])} for name in names]


@rule("004 Influence Cards")
def test_ships_outlast_a_fight() -> None:
    me = side(hand=["Blaze"], combat=["Spark"], ships=ships("Rising Sun", Sun=["Sear"]))
    they = side(hand=["Ignite"], combat=["Volca"], support=["Tome of Wisdom"], ships=ships("Sea Falcon"))
    game = table(me, they)
    do(game, "retreat", "dragon Lika")
    assert not game.fight
    assert zone(game, 0, "ships") == {"Rising Sun"}
    assert zone(game, 1, "ships") == {"Sea Falcon"}
    assert zone(game, 0, "discard") == {"Spark"}  # Sear is still on board


@rule("004 Ships a", "004 Ships b")
def test_any_number_of_ships_and_both_players_at_the_same_time() -> None:
    me = side(hand=["Sea Falcon", "Blaze"], ships=ships("Rising Sun", "Sea Devil"))
    game = table(me, weak(ships=ships("Sea Moon")))
    do(game, "play Sea Falcon")
    assert zone(game, 0, "ships") == {"Rising Sun", "Sea Devil", "Sea Falcon"}
    assert zone(game, 1, "ships") == {"Sea Moon"}


def after_blaze(me: Spread, they: Spread | None = None) -> DuelState:
    game = table({**me, "hand": ["Blaze", *me["hand"]]}, they or weak())
    do(game, "play Blaze")
    return game


@rule("004 Loading Ships")
@pytest.mark.parametrize(("cargo", "fits"), [(["Sear"], True), (["Sear", "Spark"], False)])
def test_a_ship_holds_no_more_than_its_capacity(cargo: list[str], fits: bool) -> None:
    game = after_blaze(side(hand=["Shimmer"], ships=ships("Sea Falcon", Falcon=cargo)))
    assert ("load Shimmer onto Sea Falcon" in offers(game)) is fits


@rule("004 Loading Ships")
def test_a_text_that_loads_keeps_to_the_capacity() -> None:
    """Sea Devil has room for three; Entreat Favor finds no room on a full Sea Falcon."""
    game = table(side(hand=["Sea Devil", "Blaze", "Spark", "Sear", "Shimmer"]), weak())
    do(game, "play Sea Devil", "pick Blaze", "pick Spark", "pick Sear")
    assert "pick Shimmer" not in offers(game)
    me = side(hand=["Entreat Favor", "Blaze"], deck=["Glimmer"])
    for cargo, fits in ((["Sear"], True), (["Sear", "Spark"], False)):
        game = table({**me, "ships": ships("Sea Falcon", Falcon=cargo)}, weak())
        do(game, "play Entreat Favor")
        assert ("pick Glimmer" in offers(game)) is fits


@rule("004 Loading Multiple Cards a")
@pytest.mark.parametrize(
    "two",
    [
        ("load Sear onto Rising Sun", "load Spark onto Rising Sun"),
        ("load Sear onto Rising Sun", "play Tome of Wisdom"),
        ("play Tome of Wisdom", "load Sear onto Rising Sun"),
    ],
)
def test_two_supports_allowed_two_loaded_or_played(two: tuple[str, str]) -> None:
    """Armory allows a second support."""
    hand = ["Sear", "Spark", "Shimmer", "Tome of Wisdom", "Trebuchet of Fear"]
    game = after_blaze(side(hand=hand, support=["Armory"], ships=ships("Rising Sun")))
    do(game, *two)
    assert offers(game) == {"announce Fire"}
    game = after_blaze(side(hand=hand, ships=ships("Rising Sun")))
    do(game, two[0])
    assert offers(game) == {"announce Fire"}


@rule("004 Loading Multiple Cards a", "004 Loading Ships")
def test_any_number_of_supports_means_any_number_of_loadings() -> None:
    """Quartermaster Kura Ko; Sea Falcon holds two."""
    hand = ["Quartermaster Kura Ko", "Sear", "Spark", "Shimmer", "Tome of Wisdom"]
    game = table(side(hand=hand, ships=ships("Sea Falcon")), weak())
    do(game, "play Quartermaster Kura Ko", "load Sear onto Sea Falcon", "load Spark onto Sea Falcon")
    assert offers(game) == {"play Tome of Wisdom", "announce Fire"}


@rule("004 Loading Multiple Cards b")
def test_cards_of_one_phase_may_go_to_different_ships() -> None:
    me = side(hand=["Sear", "Spark"], support=["Armory"], ships=ships("Rising Sun", "Sea Falcon"))
    game = after_blaze(me)
    do(game, "load Sear onto Rising Sun", "load Spark onto Sea Falcon")
    side_data = game.view(0).data()["sides"][0]["ships"]
    assert {ship["card"]: ship["cargo"] for ship in side_data} == {
        "Rising Sun": ["Sear"],
        "Sea Falcon": ["Spark"],
    }


@rule("004 Preventing the Loading of Ships")
@pytest.mark.parametrize("ban", ["Pandemonium", "Thirkomedas the Serene"])
def test_who_cannot_play_supports_cannot_load(ban: str) -> None:
    me = side(hand=["Sear"], ships=ships("Rising Sun"))
    assert "load Sear onto Rising Sun" in offers(after_blaze(me))
    where = "support" if ban == "Pandemonium" else "combat"
    assert "load Sear onto Rising Sun" not in offers(after_blaze(me, side(**{where: [ban]})))


@rule("004 Landing Ships")
def test_a_landed_ship_is_still_active() -> None:
    """Sea Falcon's text lets its owner play from his hand on the turn it lands, unless it is ignored."""
    me = side(hand=["Blaze"], ships=ships("Sea Falcon", Falcon=["Captain Su Cha"]))
    game = table(me, weak(), phase="beginning")
    do(game, "land Sea Falcon")
    assert {"play Blaze", "play Captain Su Cha"} <= offers(game)
    assert zone(game, 0, "ships") == {"Sea Falcon"}
    game = table(me, weak(support=["Laughing Gas"]), phase="beginning")
    do(game, "land Sea Falcon")
    assert "play Blaze" not in offers(game)
    assert "play Captain Su Cha" in offers(game)


@rule("004 Discarding Landed Ships")
@pytest.mark.parametrize("how", ["retreat", "decline", "announce"])
def test_landed_ships_are_discarded_however_the_turn_ends(how: str) -> None:
    afloat = ships("Sea Falcon", "Rising Sun", Falcon=["Captain Su Cha", "Sear"], Sun=["Spark"])
    me = side(hand=["Blaze", "Torch"], ships=afloat)
    game = table(me, weak(), phase="beginning", fight=how != "decline", element=None)
    do(game, "land Sea Falcon")
    if how == "announce":
        do(game, "play Captain Su Cha", "announce Fire")
    elif how == "decline":
        do(game, "decline", "pick Blaze", "done")
    else:
        do(game, "retreat", "dragon Lika")
    assert zone(game, 0, "ships") == {"Rising Sun"}
    assert {"Sea Falcon", "Sear"} <= zone(game, 0, "discard")
    assert "Spark" not in zone(game, 0, "discard")


@rule("004 Bluffs from a Landed Ship")
def test_a_character_played_as_a_bluff_from_a_landed_ship_is_not_free() -> None:
    cargo = ["Commodore Lo Tan", "Captain Su Cha", "Sailingmaster Yo Cha"]
    me = side(hand=["Blaze"], ships=ships("Rising Sun", Sun=cargo))
    game = table(me, weak(), phase="beginning")
    do(game, "land Rising Sun", "play Commodore Lo Tan")
    assert "play Captain Su Cha" in offers(game)  # as a character it is free
    do(game, "bluff Captain Su Cha")
    assert "bluff Sailingmaster Yo Cha" not in offers(game)
    game = table(me, weak(), phase="beginning", fight=False, element=None)
    do(game, "land Rising Sun", "play Commodore Lo Tan")
    assert "bluff Captain Su Cha" not in offers(game)  # the limit of a starting turn is zero


@rule("004 Discarding or Retrieving Ships")
def test_the_cargo_of_a_retrieved_ship_is_discarded() -> None:
    me = side(hand=["Summon Sorcerer", "Blaze"], ships=ships("Rising Sun", Sun=["Sear", "Spark"]))
    game = table({**me, "combat": ["Torch"]}, weak())
    do(game, "play Summon Sorcerer", "pick Rising Sun")
    assert zone(game, 0, "hand") == {"Rising Sun", "Blaze"}
    assert zone(game, 0, "discard") == {"Sear", "Spark"}


@rule("004 Discarding or Retrieving Ships")
def test_the_cargo_of_a_discarded_ship_is_discarded() -> None:
    me = side(hand=["Blaze"], ships=ships("Rising Sun", Sun=["Captain Su Cha", "Sear"]))
    game = table(me, weak(), phase="beginning")
    do(game, "land Rising Sun", "play Captain Su Cha", "announce Fire")
    assert zone(game, 0, "discard") == {"Rising Sun", "Sear"}
