"""004 Discarding Cards, Taking Cards into Hand, Open Information."""

import pytest

from tests.duel.kit import Spread, do, offers, power, rule, side, table, zone


def weak(**more: object) -> Spread:
    """An opponent without any power."""
    return side(combat=["Silento Sol"], hand=["Ignite", "Sonatos"], **more)


# --- discarding -------------------------------------------------------------------------------------------


@rule("004 Discarding Cards")
def test_cards_are_discarded_one_at_a_time() -> None:
    game = table(side(hand=["Blaze", "Spark", "Sear", "Torch"]), weak(), fight=False, element=None)
    do(game, "decline")
    for count, card in enumerate(["Blaze", "Spark", "Sear"], start=1):
        events = do(game, f"pick {card}")
        assert [event[0] for event in events].count("discard") == 1
        assert len(zone(game, 0, "discard")) == count


@rule("004 Discarding Cards")
def test_each_card_of_the_opponents_hand_is_chosen_after_the_last_was_discarded() -> None:
    hand = ["Ignite", "Sonatos", "Rocara", "Helitos"]
    they = side(combat=["Silento Sol"], hand=hand, disclosed=["Ignite", "Rocara"])
    game = table(side(hand=["Sarogakanas the Ancient"]), they)
    do(game, "play Sarogakanas the Ancient", "yes", "pick Ignite")
    assert zone(game, 1, "discard") == {"Ignite"}
    assert offers(game) == {"pick Rocara", "random card"}


@rule("004 Multiple Discard Effects")
def test_each_demand_is_met_with_cards_of_its_own() -> None:
    """3 Fire for Fireeater and 3 Earth for Eartheroder: Blaze (4/3) could pay either, not both."""
    they = side(combat=["Silento Sol", "Caterpillar Fireeater", "Caterpillar Eartheroder"])
    short = table(side(hand=["Sonatos", "Blaze"]), they)
    assert not any(text.startswith("play") for text in offers(short))
    game = table(side(hand=["Sonatos", "Blaze", "Furnace"]), they)
    do(game, "play Sonatos", "satisfy Caterpillar Fireeater", "pick Blaze")
    assert offers(game) == {"satisfy Caterpillar Eartheroder"}
    do(game, "satisfy Caterpillar Eartheroder")
    assert zone(game, 0, "discard") == {"Blaze", "Furnace"}
    assert offers(game) == {"announce Fire"}


@rule("004 Multiple Discard Effects")
def test_each_demand_takes_no_more_cards_than_it_needs() -> None:
    """Nor can two demands be added up and paid at once: 4 and 4 Fire for 3 and 5."""
    they = side(combat=["Silento Sol", "Caterpillar Fireeater", "Caterpillar Lightseeker"])
    game = table(side(hand=["Rocara", "Spark", "Sear"]), they)
    assert not any(text.startswith("play") for text in offers(game))


@rule("004 Discarding Opponent's Cards a")
def test_a_card_of_the_opponents_hand_is_taken_at_random() -> None:
    hand = ["Ignite", "Sonatos", "Rocara"]
    found: set[str] = set()
    for seed in range(20):
        game = table(side(hand=["Cardus Nikkus"]), side(combat=["Silento Sol"], hand=hand), seed=seed)
        do(game, "play Cardus Nikkus")
        assert offers(game) == {"yes", "no"}  # no card can be named
        do(game, "yes")
        assert len(zone(game, 1, "discard")) == 1
        found |= zone(game, 1, "discard")
    assert found == set(hand)


@rule("004 Discarding Opponent's Cards b")
def test_a_disclosed_card_may_be_chosen_instead() -> None:
    they = side(combat=["Silento Sol"], hand=["Ignite", "Sonatos", "Rocara"], disclosed=["Sonatos"])
    for seed in range(5):
        game = table(side(hand=["Cardus Nikkus"]), they, seed=seed)
        do(game, "play Cardus Nikkus", "yes")
        assert offers(game) == {"pick Sonatos", "random card"}
        do(game, "pick Sonatos")
        assert zone(game, 1, "discard") == {"Sonatos"}


# --- taking -----------------------------------------------------------------------------------------------

FREELY = side(combat=["Silento Sol"], hand=["Ignite"])
BARRED = side(combat=["Bottelus Emptius"], hand=["Ignite"])  # the opponent cannot take cards into his hand


@rule("004 Taking Cards into Hand")
def test_who_cannot_take_cards_does_not_draw() -> None:
    me = side(hand=["Blaze", "Spark"], deck=["Sear", "Torch"])
    for they, drawn in ((FREELY, {"Sear", "Torch"}), (BARRED, set())):
        game = table(me, they)
        do(game, "play Blaze", "announce Fire")
        assert zone(game, 0, "hand") == {"Spark", *drawn}


@rule("004 Taking Cards into Hand")
def test_who_cannot_take_cards_does_not_retrieve() -> None:
    me = side(hand=["Blaze"], combat=["Peckswift"], support=["Homing Missiles"])
    for they, some in ((FREELY, True), (BARRED, False)):
        game = table(me, they, phase="beginning")
        assert ("retrieve Peckswift" in offers(game)) is some
        assert ("retrieve Homing Missiles" in offers(game)) is some


@rule("004 Taking Cards into Hand")
@pytest.mark.parametrize(
    "adding",
    [
        "Summon Sorcerer",  # from the table
        "Call Spirit of the Battlefield",  # from the combat area
        "Call Spirit of the Underworld",  # from the discard pile
        "Blow Whistle of Friendship",  # from the draw deck
        "Open Lucky Bag of Life",  # three cards of the discard pile at random
    ],
)
def test_who_cannot_take_cards_does_not_add_any_to_his_hand(adding: str) -> None:
    me = side(hand=[adding, "Blaze"], combat=["Torch"], discard=["Sear", "Volca", "Shimmer"], deck=["Spark"])
    free = table(me, FREELY)
    do(free, f"play {adding}")
    assert any(text == "yes" or text.startswith("pick") for text in offers(free))
    barred = table(me, BARRED)
    do(barred, f"play {adding}")
    assert not any(text == "yes" or text.startswith("pick") for text in offers(barred))
    assert zone(barred, 0, "hand") == {"Blaze"}


# --- open information -------------------------------------------------------------------------------------


@rule("004 Open Information a")
@pytest.mark.parametrize("seat", [0, 1])
def test_both_see_the_combat_and_support_areas_of_both(seat: int) -> None:
    me = side(
        hand=["Spark"], combat=[{"card": "Torch", "covered": True}, "Blaze"], support=["Lightning Bolts"]
    )
    they = side(hand=["Sonatos"], combat=["Helitos", "Earthblast"], support=["Seismic Drill"])
    sides = table(me, they).view(seat).data()["sides"]
    areas = [{entry["card"] for zone in ("combat", "support") for entry in one[zone]} for one in sides]
    assert areas == [{"Torch", "Blaze", "Lightning Bolts"}, {"Helitos", "Earthblast", "Seismic Drill"}]


@rule("004 Open Information b")
@pytest.mark.parametrize("seat", [0, 1])
def test_both_know_the_numbers_of_cards_in_hands_and_decks(seat: int) -> None:
    me = side(hand=["Spark", "Sear"], deck=["Blaze", "Torch", "Volca"])
    they = side(hand=["Sonatos"], deck=["Helitos", "Rocara"], combat=["Silento Sol"])
    game = table(me, they)
    sides = game.view(seat).data()["sides"]
    assert [(one["hand_count"], one["deck_count"]) for one in sides] == [(2, 3), (1, 2)]
    other = sides[1 - seat]
    assert not other.get("hand")  # but not which ones
    assert not other.get("deck")
    assert power(game, 0) == 0
