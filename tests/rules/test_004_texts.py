"""004 Special Power Text: the four types, may and must."""

import pytest

from tests.duel.kit import Spread, do, offers, power, rule, side, table, zone


def weak(**more: object) -> Spread:
    """An opponent without any power."""
    return side(combat=["Silento Sol"], hand=["Ignite", "Sonatos"], **more)


# --- right before playing ---------------------------------------------------------------------------------


@rule("004 Before Playing a")
@pytest.mark.parametrize(("theirs", "met"), [(4, True), (3, False)])
def test_a_condition_is_looked_at_right_before_the_card_is_played(theirs: int, met: bool) -> None:
    """Sas-van-Son: the opponent holds at least two cards more, Sas-van-Son itself still in hand."""
    hand = ["Ignite", "Sonatos", "Rocara", "Helitos"][:theirs]
    game = table(side(hand=["Sas-van-Son", "Spark"]), side(combat=["Silento Sol"], hand=hand))
    assert ("play Sas-van-Son" in offers(game)) is met


@rule("004 Before Playing a", "004 Before Playing b")
@pytest.mark.parametrize(("combat", "met"), [([], True), (["Torch"], False)])
def test_a_card_whose_text_cannot_be_resolved_cannot_be_played(combat: list[str], met: bool) -> None:
    """Fel-nar-Gan: the own combat and support areas are empty, before it lies there itself."""
    game = table(side(hand=["Fel-nar-Gan"], combat=combat), weak())
    assert ("play Fel-nar-Gan" in offers(game)) is met


@rule("004 Before Playing c")
def test_what_the_text_does_is_finished_before_the_card_is_played() -> None:
    """Ras-mus-Pan turns a Fire fight into an Earth fight, then comes down."""
    game = table(side(hand=["Ras-mus-Pan"]), side(combat=["Volca"]))
    told = [event[0] for event in do(game, "play Ras-mus-Pan")]
    assert told.index("element") < told.index("play")
    assert offers(game) == {"announce Earth"}


# --- right after playing ----------------------------------------------------------------------------------


@rule("004 After Playing a")
@pytest.mark.parametrize(
    ("card", "choices"),
    [
        ("Cinder", {"pick Tome of Wisdom", "no"}),
        ("Muster Reinforcements", {"yes", "no"}),
        ("Oomola-Aqua-Delta", {"pick Spark", "pick Blaze", "done"}),
    ],
)
def test_a_text_with_now_is_resolved_before_anything_else(card: str, choices: set[str]) -> None:
    me = side(
        hand=[card, "Spark", "Blaze"],
        support=["Lightning Bolts"],
        deck=["Volca", "Sear", "Torch", "Furnace", "Glimmer"],
    )
    game = table(me, weak(support=["Tome of Wisdom"]))
    do(game, f"play {card}")
    assert offers(game) == choices


@rule("004 After Playing b")
def test_a_text_with_now_is_resolved_once_however_long_the_card_stays() -> None:
    """Cinder attacks again with Bounce Back, and discards nothing more."""
    they = side(hand=["Flamebreath the Dazzling", "Ignite"], support=["Tome of Wisdom", "Brain Drain"])
    me = side(hand=["Cinder", "Bounce Back", "Blaze"], support=["Lightning Bolts", "Menacing Wardance"])
    game = table(me, they)
    do(game, "play Cinder", "pick Tome of Wisdom", "announce Fire")
    do(game, "play Flamebreath the Dazzling", "announce Fire")
    do(game, "play Bounce Back")
    assert offers(game) == {"announce Fire", "retreat"}
    do(game, "announce Fire")
    assert zone(game, 1, "support") == {"Brain Drain"}


# --- once per turn ----------------------------------------------------------------------------------------


@rule("004 Once per Turn a")
def test_a_text_is_used_once_in_a_turn() -> None:
    they = weak(support=["Evil Eye", "Brain Drain", "Fearsome Chant"])
    game = table(side(hand=["Blaze", "Spark"], combat=["TopNotch"]), they)
    do(game, "use TopNotch", "pick Evil Eye")
    assert "use TopNotch" not in offers(game)
    game = table(side(hand=["TopNotch", "Spark"]), they)
    do(game, "play TopNotch", "use TopNotch", "pick Evil Eye")
    assert "use TopNotch" not in offers(game)
    do(game, "announce Fire")
    assert game.current == 1  # nor in his End phase


@rule("004 Once per Turn a")
def test_a_text_is_used_again_in_the_next_turn() -> None:
    they = side(hand=["Blaze", "Ignite"], support=["Evil Eye", "Brain Drain"])
    game = table(side(hand=["TopNotch", "Spark"]), they)
    do(game, "play TopNotch", "use TopNotch", "pick Evil Eye", "announce Fire")
    do(game, "play Blaze", "announce Fire")
    do(game, "use TopNotch", "pick Brain Drain")
    assert zone(game, 1, "support") == set()


@rule("004 Once per Turn b")
@pytest.mark.parametrize(
    "phase", ["beginning", "leadership", "engagement", "character", "booster_support", "end"]
)
def test_a_text_without_a_time_is_used_when_its_owner_likes(phase: str) -> None:
    me = side(hand=["Blaze"], combat=[{"card": "TopNotch", "new": phase in ("booster_support", "end")}])
    game = table(me, weak(support=["Evil Eye", "Brain Drain"]), phase=phase)
    assert "use TopNotch" in offers(game)
    do(game, "use TopNotch", "pick Evil Eye")
    assert "use TopNotch" not in offers(game)


@rule("004 Once per Turn b")
def test_the_time_may_be_another_one_each_turn() -> None:
    they = side(hand=["Blaze", "Ignite"], support=["Evil Eye", "Brain Drain"])
    game = table(side(hand=["TopNotch", "Spark"]), they)
    do(game, "play TopNotch", "announce Fire")
    do(game, "use TopNotch", "pick Evil Eye")  # at the end
    do(game, "play Blaze", "announce Fire")
    do(game, "use TopNotch", "pick Brain Drain")  # before his character
    assert "play Spark" in offers(game)


# --- constant ---------------------------------------------------------------------------------------------


@rule("004 Constant Effect")
def test_a_constant_text_lasts_as_long_as_its_card_is_active() -> None:
    """Flitterflutter ignores the Tome from the moment it is played until it is covered."""
    they = side(combat=["Torch"], hand=["Glimmer", "Ignite"], support=["Tome of Wisdom"])
    game = table(side(hand=["Flitterflutter", "Scorch the Inflammable", "Spark"]), they)
    assert power(game, 1) == 1 + 3
    do(game, "play Flitterflutter")
    assert power(game, 1) == 1
    do(game, "announce Fire", "play Glimmer", "announce Fire")
    assert power(game, 1) == 2
    do(game, "play Scorch the Inflammable")
    assert power(game, 1) == 2 + 3


@rule("004 Multiple Types")
def test_each_text_of_a_card_is_an_effect_of_its_own() -> None:
    """Sea Moon loads a card when played; on the turn it lands one card may come from the hand."""
    me = side(hand=["Sea Moon", "Captain Su Cha", "Blaze", "Spark", "Tome of Wisdom", "Fireblast"])
    game = table(me, side(hand=["Sonatos", "Ignite"]))
    do(game, "play Sea Moon", "pick Captain Su Cha", "play Spark", "announce Fire")
    do(game, "play Sonatos", "announce Fire")
    do(game, "land Sea Moon", "play Captain Su Cha")
    assert "play Blaze" in offers(game)
    do(game, "play Blaze")
    assert not any(text.startswith("play") for text in offers(game))  # nothing more from the hand


# --- may and must -----------------------------------------------------------------------------------------


@rule("004 Optional Instructions a")
def test_an_optional_text_may_be_left() -> None:
    deck = ["Volca", "Sear", "Torch", "Furnace", "Glimmer"]
    game = table(side(hand=["Muster Reinforcements", "Blaze"], deck=deck), weak())
    do(game, "play Muster Reinforcements")
    left, done = game.copy(), game
    do(left, "no")
    assert zone(left, 0, "hand") == {"Blaze"}
    do(done, "yes")
    assert zone(done, 0, "hand") == {"Blaze", *deck}


@rule("004 Optional Instructions b")
def test_an_optional_text_is_not_resolved_in_part() -> None:
    """Muster Reinforcements draws five cards or none; there are four."""
    deck = ["Volca", "Sear", "Torch", "Furnace"]
    game = table(side(hand=["Muster Reinforcements", "Blaze"], deck=deck), weak())
    do(game, "play Muster Reinforcements")
    assert "yes" not in offers(game)
    assert zone(game, 0, "hand") == {"Blaze"}


@rule("004 Optional Instructions b")
@pytest.mark.parametrize("character", ["Sarogakanas the Ancient", "Bashdin"])
@pytest.mark.parametrize(("hand", "asked"), [(["Ignite"], False), (["Ignite", "Sonatos"], True)])
def test_two_cards_of_the_opponents_hand_or_none(character: str, hand: list[str], asked: bool) -> None:
    game = table(side(hand=[character]), side(combat=["Silento Sol"], hand=hand))
    do(game, f"play {character}")
    assert ("yes" in offers(game)) is asked
    assert zone(game, 1, "discard") == set()


@rule("004 Optional Instructions b")
@pytest.mark.parametrize(("support", "asked"), [("Evil Eye", True), ("Quivering Quicksand", False)])
def test_three_cards_of_the_discard_pile_or_none(support: str, asked: bool) -> None:
    """With Quivering Quicksand he could take only two more: four cards are held then."""
    discards = ["Volca", "Sear", "Torch"]
    me = side(hand=["Open Lucky Bag of Life", "Blaze", "Spark"], discard=discards)
    game = table(me, weak(support=[support]))
    do(game, "play Open Lucky Bag of Life")
    assert ("yes" in offers(game)) is asked
    assert zone(game, 0, "hand") == {"Blaze", "Spark"}


@rule("004 Optional Instructions b")
def test_two_cards_for_flare_or_none() -> None:
    """Gluing Dust: not more than one card of the deck on one's turn."""
    for support, asked in (("Evil Eye", True), ("Gluing Dust", False)):
        hand = ["Flare", "Blaze", "Spark", "Sear", "Torch", "Ignite", "Glimmer"]
        game = table(side(hand=hand, deck=["Volca", "Furnace", "Shimmer"]), weak(support=[support]))
        do(game, "play Flare", "announce Fire")
        assert ("use Flare" in offers(game)) is asked


@rule("004 Optional Instructions b")
@pytest.mark.parametrize(("hand", "asked"), [(["Spark", "Shimmer"], False), (["Spark", "Sear"], True)])
def test_a_payment_in_full_or_none(hand: list[str], asked: bool) -> None:
    """Charm Holy Dragon asks for 8 Fire: 4 and 3 do not do, 4 and 4 do."""
    game = table(side(hand=["Charm Holy Dragon", *hand]), weak())
    do(game, "play Charm Holy Dragon")
    assert any(text.startswith("pick") for text in offers(game)) is asked
    assert zone(game, 0, "discard") == set()


@rule("004 Mandatory Instructions a")
def test_a_mandatory_text_cannot_be_left() -> None:
    """Sprinkle Water of Tranquility: the opponent keeps five cards. Deploy Butterfly: he shows his hand."""
    hand = ["Ignite", "Sonatos", "Rocara", "Helitos", "Torana", "Terraton"]
    they = side(combat=["Silento Sol"], hand=hand)
    game = table(side(hand=["Sprinkle Water of Tranquility", "Blaze"]), they)
    do(game, "play Sprinkle Water of Tranquility")
    assert game.player == 1
    assert offers(game) == {f"pick {card}" for card in hand}
    game = table(side(hand=["Deploy Butterfly", "Blaze"]), they)
    do(game, "play Deploy Butterfly")
    assert not {"yes", "no"} & offers(game)
    assert zone(game, 1, "disclosed") == set(hand)


@rule("004 Mandatory Instructions b")
def test_a_mandatory_text_is_resolved_as_far_as_possible() -> None:
    """Chosen of Spirit asks three cards of each; Chosen of Earth gives three to each."""
    game = table(
        side(hand=["Chosen of Spirit", "Blaze"]), side(combat=["Silento Sol"], hand=["Ignite", "Torana"])
    )
    do(game, "play Chosen of Spirit")
    assert zone(game, 0, "hand") == zone(game, 1, "hand") == set()
    me = side(hand=["Chosen of Earth", "Blaze"], deck=["Spark", "Sear"])
    game = table(me, weak(deck=["Helitos"]))
    do(game, "play Chosen of Earth")
    assert zone(game, 0, "hand") == {"Blaze", "Spark", "Sear"}
    assert zone(game, 1, "hand") == {"Ignite", "Sonatos", "Helitos"}
