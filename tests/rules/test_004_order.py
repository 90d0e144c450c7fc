"""004 Order of Applying Special Power Text: 'I must', 'are ignored', 'you cannot', the rest."""

import pytest

from bluemoon.duel.engine import DuelState
from bluemoon.powers.bans import CannotPlay
from bluemoon.powers.drawing import Draw
from bluemoon.powers.ignoring import Ignore
from bluemoon.powers.values import Double
from bluemoon.powers.vocabulary import CHARACTERS, SUPPORTS, Part, Type, When
from bluemoon.powers.word import Power
from tests.duel.kit import Spread, do, offers, power, rule, side, table, zone
from tests.rules.made_up import instead, made_up


def weak(**more: object) -> Spread:
    """An opponent without any power."""
    return side(combat=["Silento Sol"], hand=["Ignite", "Sonatos"], **more)


# --- 'I must' (no printed card has it) --------------------------------------------------------------------


def with_oath(game: DuelState, must: bool) -> DuelState:
    """Seat 0's Evil Eye becomes a support that doubles characters, with 'I must' or not."""
    oath = made_up("Oath", Type.SUPPORT, 0, 0, Power(When.ACTIVE, Double(CHARACTERS), must_first=must))
    return instead(game, 0, Evil_Eye=oath)


@rule("004 Order of Applying 1")
@pytest.mark.parametrize("they", [weak(support=["Laughing Gas"]), side(combat=["Tittertweet"])])
def test_i_must_goes_before_texts_that_ignore_texts(they: Spread) -> None:
    me = side(combat=["Blaze"], support=["Evil Eye"])
    assert power(with_oath(table(me, they), must=False), 0) == 4
    assert power(with_oath(table(me, they), must=True), 0) == 8


@rule("004 Order of Applying 1")
def test_i_must_goes_before_texts_that_ignore_its_card() -> None:
    """Flitterflutter ignores supports."""
    me = side(combat=["Blaze"], support=["Evil Eye"])
    they = side(combat=["Flitterflutter"])
    assert power(with_oath(table(me, they), must=False), 0) == 4
    assert power(with_oath(table(me, they), must=True), 0) == 8


@rule("004 Order of Applying 1")
@pytest.mark.parametrize("must", [False, True])
@pytest.mark.parametrize("support", ["Wall of Fire", "Laughing Gas"])
def test_i_must_when_played_goes_before_you_cannot_and_are_ignored(must: bool, support: str) -> None:
    """Wall of Fire: no cards from the deck; Laughing Gas: texts are ignored. 'I must draw' draws."""
    game = table(side(hand=["Torch"], deck=["Spark"]), weak(support=[support]))
    driven = made_up("Driven", Type.CHARACTER, 1, 1, Power(When.PLAYED, Draw(1), must_first=must))
    instead(game, 0, Torch=driven)
    do(game, "play Driven")
    assert zone(game, 0, "hand") == ({"Spark"} if must else set())


@rule("004 Order of Applying 1")
@pytest.mark.parametrize("seat", [0, 1])
def test_of_two_texts_that_ignore_each_other_the_one_with_i_must_is_in_force(seat: int) -> None:
    """The made-up Silence has opposing texts ignored, as Laughing Gas has: FunFun no longer doubles."""
    spreads = [side(support=["Evil Eye"]), side(combat=["Blaze", "FunFun"], support=["Laughing Gas"])]
    game = table(spreads[seat], spreads[1 - seat])
    assert power(game, 1 - seat) == 4 * 2
    text = Power(When.ACTIVE, Ignore(part=Part.TEXT), must_first=True)
    instead(game, seat, Evil_Eye=made_up("Silence", Type.SUPPORT, 0, 0, text))
    assert power(game, 1 - seat) == 4


@rule("004 Order of Applying 1")
@pytest.mark.parametrize("must", [False, True])
def test_a_ban_with_i_must_is_not_ignored(must: bool) -> None:
    """Seat 1's made-up Pandemonium against seat 0's Laughing Gas."""
    game = table(side(hand=["Blaze", "Tome of Wisdom"], support=["Laughing Gas"]), weak(support=["Evil Eye"]))
    text = Power(When.ACTIVE, CannotPlay(SUPPORTS), must_first=must)
    instead(game, 1, Evil_Eye=made_up("Uproar", Type.SUPPORT, 0, 0, text))
    do(game, "play Blaze")
    assert ("play Tome of Wisdom" in offers(game)) is not must


# --- 'are ignored' ----------------------------------------------------------------------------------------


@rule("004 Order of Applying 2")
def test_ignoring_goes_before_bans() -> None:
    """Pandemonium forbids supports; Tittertweet has its text ignored."""
    hand = ["Tittertweet", "Spark", "Tome of Wisdom"]
    they = weak(support=["Pandemonium"])
    game = table(side(hand=hand), they)
    do(game, "play Spark")
    assert "play Tome of Wisdom" not in offers(game)
    game = table(side(hand=hand), they)
    do(game, "play Tittertweet")
    assert "play Tome of Wisdom" in offers(game)


@rule("004 Order of Applying 2")
@pytest.mark.parametrize(("they", "mine"), [(weak(), 8), (side(combat=["Tittertweet"]), 4)])
def test_ignoring_goes_before_the_rest(they: Spread, mine: int) -> None:
    assert power(table(side(combat=["Blaze", "Volcanic Gauntlets"]), they), 0) == mine


@rule("004 Order of Applying 2")
@pytest.mark.parametrize(
    ("combat", "may"), [("Tittertweet", True), ("Flitterflutter", True), ("Torch", False)]
)
def test_a_ban_on_leadership_cards_is_lifted_by_an_active_card_that_ignores_it(
    combat: str, may: bool
) -> None:
    """Flickering Fires is a support and a text."""
    me = side(hand=["Distract Holy Dragon", "Blaze"], combat=[combat])
    game = table(me, weak(support=["Flickering Fires"]))
    assert ("play Distract Holy Dragon" in offers(game)) is may


# --- 'you cannot' -----------------------------------------------------------------------------------------


@rule("004 Order of Applying 3")
@pytest.mark.parametrize("leadership", ["Trigger Brainstorm", "Deploy Butterfly"])
def test_a_ban_goes_before_a_permission(leadership: str) -> None:
    """Trigger Brainstorm allows any number of supports, Pandemonium none."""
    hand = [leadership, "Genathones the Blind", "Tome of Wisdom", "Fire Swamp"]
    game = table(side(hand=hand), weak(support=["Pandemonium"]))
    do(game, f"play {leadership}", "play Genathones the Blind")
    assert offers(game) == {"announce Fire"}
    game = table(side(hand=hand), weak(support=["Evil Eye"]))
    do(game, f"play {leadership}", "play Genathones the Blind", "play Tome of Wisdom")
    assert "play Fire Swamp" in offers(game)


@rule("004 Order of Applying 3")
@pytest.mark.parametrize(("support", "drawn"), [("Wall of Fire", set()), ("Evil Eye", {"Sear", "Torch"})])
def test_cannot_take_goes_before_may_draw(support: str, drawn: set[str]) -> None:
    hand = ["Blaze", "Spark", "Ignite", "Glimmer", "Furnace", "Shimmer"]
    game = table(side(hand=["Flare", *hand], deck=["Sear", "Torch"]), weak(support=[support]))
    do(game, "play Flare", "announce Fire")
    assert ("use Flare" in offers(game)) is bool(drawn)
    if drawn:
        do(game, "use Flare")
    assert zone(game, 0, "hand") == {*hand, *drawn}


# --- a ban that the banned card would lift ----------------------------------------------------------------


@rule("004 Order of Applying b")
def test_a_banned_card_cannot_be_played_even_if_its_text_would_lift_the_ban() -> None:
    """Ferro Fos forbids cards with text, Flickering Fires leadership cards; both are texts themselves."""
    hand = ["Tittertweet", "Enthrall Opposition", "Blaze", "Laughing Gas"]
    game = table(side(hand=hand), side(combat=["Ferro Fos"]))
    assert offers(game) == {"play Blaze", "retreat"}
    do(game, "play Blaze")
    assert offers(game) == {"announce Fire"}
    game = table(side(hand=hand), weak(support=["Flickering Fires"]))
    assert "play Enthrall Opposition" not in offers(game)
    assert "play Tittertweet" in offers(game)
    assert "play Enthrall Opposition" in offers(table(side(hand=hand), weak()))


@rule("004 Order of Applying b")
def test_even_a_text_with_i_must_does_not_lift_the_ban_on_its_card() -> None:
    game = table(side(hand=["Torch", "Blaze"]), side(combat=["Ferro Fos"]))
    text = Power(When.ACTIVE, Ignore(part=Part.TEXT), must_first=True)
    defiant = made_up("Defiant", Type.CHARACTER, 5, 5, text)
    instead(game, 0, Torch=defiant)
    assert offers(game) == {"play Blaze", "retreat"}


# --- at the same time -------------------------------------------------------------------------------------


@rule("004 Multiple Effects at the Same Time")
@pytest.mark.parametrize("order", [("TopGun", "TopBanana", "TopShot"), ("TopShot", "TopGun", "TopBanana")])
def test_the_owner_orders_his_effects_of_one_moment(order: tuple[str, ...]) -> None:
    hand = ["Blaze", "Spark", "Sear", "Torch", "Ignite", "Glimmer"]
    me = side(hand=["TopBanana", *hand], combat=["TopGun", "TopShot"], deck=["Shimmer", "Volca"])
    they = weak(deck=["Helitos", "Rocara"])
    game = table(me, they)
    do(game, "add TopBanana", "announce Fire")
    for done, card in enumerate(order):
        assert {text for text in offers(game) if text.startswith("use")} == {f"use {c}" for c in order[done:]}
        do(game, f"use {card}")
        if card == "TopBanana":
            assert game.player == 1
            do(game, "pick Ignite")
    assert len(zone(game, 0, "hand")) == 7
    assert len(zone(game, 1, "discard")) == 2
