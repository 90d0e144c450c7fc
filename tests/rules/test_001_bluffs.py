"""Legends rulebook: the bluffs of the Buka, which classic takes over."""

from typing import Any

import pytest

from bluemoon.cards.pool import POOL
from bluemoon.duel.engine import DuelState
from bluemoon.powers.vocabulary import Icon
from tests.duel.kit import do, dragons, offers, power, rule, side, table, zone

BOTH = pytest.mark.parametrize("rules", ["legends", "classic"])

FIRE = ["Cannoneer Tara Ko", "Cannoneer Edilia Paal", "Cannoneer Riba Ko"]
EARTH = ["Cannoneer Qu Cha", "Cannoneer Rilana Paal", "Cannoneer Alo Cha"]


def down(name: str) -> dict[str, object]:
    """A card lying face down in a support area."""
    return {"card": name, "bluff": True}


def bluffing(rules: str, *hand: str, support: list[Any] | None = None, **more: Any) -> DuelState:
    """I continue a fight in Fire against Torch's 1 (4 in Earth)."""
    return table(
        side(hand=list(hand), support=support or [], combat=["Spark"]),
        side(combat=["Torch"], hand=["Volca", "Scorch the Inflammable"], deck=["Ember"]),
        rules=rules,
        **more,
    )


# --- playing bluffs ---------------------------------------------------------------------------------------


@rule("001 The Bluff Icon")
def test_bluff_icons_have_three_colours() -> None:
    assert [card.name for card in POOL if card.icons & Icon.BLUFF_FIRE] == FIRE
    assert [card.name for card in POOL if card.icons & Icon.BLUFF_EARTH] == EARTH
    neutral = {card.name for card in POOL if card.icons & Icon.BLUFF_NEUTRAL}
    assert {"Captain Su Cha", "B.P. Unity", "Powdermaster Yina Ko"} <= neutral
    assert not neutral & {*FIRE, *EARTH}


@rule("001 Bluffing a")
@BOTH
def test_a_bluff_is_played_face_down_as_a_support(rules: str) -> None:
    game = bluffing(rules, "Commodore Lo Tan", "Captain Su Cha", *FIRE[:1], "Tome of Wisdom", "Fireblast")
    do(game, "play Commodore Lo Tan")
    assert {"bluff Captain Su Cha", "bluff Cannoneer Tara Ko"} <= offers(game)
    assert "bluff Tome of Wisdom" not in offers(game)  # it has no BLUFF
    do(game, "bluff Captain Su Cha")
    assert zone(game, 0, "support") == zone(game, 0, "bluffs") == {"Captain Su Cha"}
    assert offers(game) == {"announce Fire"}  # it was the one support of the turn


@rule("001 Bluffing a")
@BOTH
def test_after_a_support_there_is_no_bluff(rules: str) -> None:
    game = bluffing(rules, "Commodore Lo Tan", "Captain Su Cha", "Tome of Wisdom")
    do(game, "play Commodore Lo Tan", "play Tome of Wisdom")
    assert offers(game) == {"announce Fire"}


@rule("001 Bluffing a")
@BOTH
def test_a_card_with_bluff_may_be_played_normally(rules: str) -> None:
    game = bluffing(rules, "Captain Su Cha")
    do(game, "play Captain Su Cha")
    assert zone(game, 0, "active") == {"Captain Su Cha"}
    assert zone(game, 0, "bluffs") == set()
    assert power(game, 0) == 4


@rule("001 Bluffing a")
@BOTH
def test_a_bluff_does_not_stand_for_the_character_of_the_turn(rules: str) -> None:
    game = bluffing(rules, "Captain Su Cha")
    assert offers(game) == {"play Captain Su Cha", "retreat"}


@rule("001 Bluffing b")
@BOTH
def test_the_opponent_does_not_see_which_card_it_is(rules: str) -> None:
    game = bluffing(rules, "Commodore Lo Tan", "Captain Su Cha", "Cannoneer Tara Ko", "Tome of Wisdom")
    do(game, "play Commodore Lo Tan")
    events = do(game, "bluff Captain Su Cha")
    mine = game.view(0).data()["sides"][0]
    assert [entry["card"] for entry in mine["support"]] == ["Captain Su Cha"]
    theirs = game.view(1).data()["sides"][0]
    assert "support" not in theirs
    assert theirs["face_down"] == [True]
    assert {"Captain Su Cha", "Cannoneer Tara Ko", "Tome of Wisdom"} <= set(theirs["unseen"])
    assert game.seen(events, 1)[0][:3] == ("bluff", 0, -1)


@rule("001 Bluffing c")
@BOTH
@pytest.mark.parametrize("card", ["Captain Su Cha", "Cannoneer Riba Ko", "Cannoneer Alo Cha"])
def test_a_bluff_is_worth_2_in_the_contested_element_and_0_in_the_other(rules: str, card: str) -> None:
    fire = bluffing(rules, support=[down(card)])
    assert power(fire, 0) == 4 + 2
    assert power(fire, 0, "earth") == 2 + 0
    earth = bluffing(rules, support=[down(card)], element="earth")
    assert power(earth, 0) == 4 + 0
    assert power(earth, 0, "earth") == 2 + 2


@rule("001 Bluffing c")
@BOTH
def test_a_bluff_is_a_support_with_a_bluff_icon_and_an_even_printed_value(rules: str) -> None:
    """It is discarded with the supports or as a card with an icon; CoolCub makes even values 0."""
    they = side(combat=["Ember", "Fireblast"], support=[down("Captain Su Cha")])
    game = table(side(hand=["Cast Cataclysm", "Cinder"]), they, rules=rules)
    do(game, "play Cast Cataclysm", "yes")
    assert zone(game, 1, "discard") == {"Captain Su Cha"}
    icon = table(side(hand=["NoNo"], combat=["TopDog"]), they, rules=rules)
    do(icon, "use TopDog")
    assert offers(icon) == {"pick face-down card 1", "no"}
    demegodas = table(side(combat=["Demegodas the Odd"], support=[down("Captain Su Cha")]), they, rules=rules)
    assert power(demegodas, 0) == 2 + 2 * 2  # he doubles supports
    zeroed = table(
        side(combat=["Spark"], support=[down("Captain Su Cha")]), side(combat=["CoolCub"]), rules=rules
    )
    assert power(zeroed, 0) == 4


@rule("001 Bluffing d")
@BOTH
def test_bluffs_follow_when_the_contested_element_changes(rules: str) -> None:
    """Zig-nur-Don turns a fight in Earth into one in Fire."""
    game = table(
        side(hand=["Zig-nur-Don"], support=[down("Captain Su Cha")]),
        side(combat=["Catusan"], support=[down("Captain Su Cha")], hand=["Volca"]),
        rules=rules,
        element="earth",
    )
    assert power(game, 1, "earth") == 5 + 2
    assert power(game, 1) == 1 + 0
    do(game, "play Zig-nur-Don")
    assert game.element == 0
    assert power(game, 1) == 1 + 2
    assert power(game, 1, "earth") == 5 + 0
    assert power(game, 0) == 4 + 2


@rule("001 Bluffing e")
@BOTH
def test_bluffs_are_active_over_the_turns(rules: str) -> None:
    game = bluffing(rules, "Commodore Lo Tan", "Captain Su Cha", "Cannoneer Tara Ko", "Lavar the Powerful")
    do(game, "play Commodore Lo Tan", "bluff Captain Su Cha", "announce Fire", "trust")
    assert power(game, 0) == 5 + 2
    assert offers(game) == {"retreat"}  # 6 against 7


@rule("001 Bluffing e")
@BOTH
def test_a_new_character_does_not_cover_bluffs(rules: str) -> None:
    game = bluffing(rules, "Volca", support=[down("Captain Su Cha")])
    do(game, "play Volca")
    assert power(game, 0) == 5 + 2
    do(game, "announce Fire", "trust")
    assert zone(game, 0, "bluffs") == {"Captain Su Cha"}


@rule("001 Bluffing f")
@BOTH
@pytest.mark.parametrize(("sixth", "count"), [(down("Captain Su Cha"), 1), ("Tome of Wisdom", 2)])
def test_bluffs_do_not_count_towards_the_six_cards(rules: str, sixth: Any, count: int) -> None:
    covered = [{"card": name, "covered": True} for name in ("Sear", "Shimmer", "Glimmer", "Ignite")]
    game = table(
        side(combat=["Torch"], hand=["Ember"]),
        side(combat=[*covered, "Spark"], support=[sixth], hand=["Blaze"]),
        rules=rules,
    )
    do(game, "retreat", *["dragon Lika", "dragon Sesa"][:count])
    assert dragons(game) == (0, count)
    assert not game.fight


@rule("001 Bluffing g")
@BOTH
def test_own_bluffs_may_be_discarded_in_the_beginning_phase(rules: str) -> None:
    support = [down("Captain Su Cha"), down("Cannoneer Tara Ko"), "Tome of Wisdom"]
    game = bluffing(rules, "Volca", "Cast Cataclysm", support=support, phase="beginning")
    assert {"discard bluff Captain Su Cha", "discard bluff Cannoneer Tara Ko"} <= offers(game)
    assert "discard bluff Tome of Wisdom" not in offers(game)
    one = game.copy()
    do(one, "discard bluff Captain Su Cha", "play Cast Cataclysm")
    assert zone(one, 0, "bluffs") == {"Cannoneer Tara Ko"}
    assert "discard bluff Cannoneer Tara Ko" not in offers(one)  # the phase is over
    do(game, "discard bluff Captain Su Cha", "discard bluff Cannoneer Tara Ko")
    assert zone(game, 0, "discard") == {"Captain Su Cha", "Cannoneer Tara Ko"}


# --- calling ----------------------------------------------------------------------------------------------


def announced(rules: str, *bluffs: str, **more: Any) -> DuelState:
    """I have announced Fire, and these cards of mine lie face down."""
    game = bluffing(rules, "Volca", support=[down(card) for card in bluffs], **more)
    do(game, "play Volca", "announce Fire")
    return game


@rule("001 Calling a Bluff a")
@BOTH
def test_the_opponent_may_call_after_the_announcement(rules: str) -> None:
    game = announced(rules, "Captain Su Cha")
    assert (game.current, game.player) == (0, 1)
    assert offers(game) == {"call the bluff", "trust"}
    do(game, "trust")
    assert zone(game, 0, "bluffs") == {"Captain Su Cha"}
    assert (game.current, game.fight, dragons(game)) == (1, True, (0, 0))


@rule("001 Calling a Bluff a")
@BOTH
def test_without_bluffs_there_is_nothing_to_call(rules: str) -> None:
    game = announced(rules)
    assert (game.current, game.player) == (1, 1)
    assert "call the bluff" not in offers(game)


@rule("001 Calling a Bluff a")
@BOTH
def test_bluffs_of_the_player_whose_turn_it_is_not_are_not_called(rules: str) -> None:
    game = table(
        side(hand=["Scorch the Inflammable"]),
        side(combat=["Spark"], support=[down("Captain Su Cha")]),
        rules=rules,
    )
    do(game, "play Scorch the Inflammable")
    do(game, "announce Fire")
    assert (game.current, game.player) == (1, 1)


@rule("001 Calling a Bluff b")
@BOTH
def test_all_bluffs_are_turned_up(rules: str) -> None:
    game = announced(rules, "Cannoneer Tara Ko", "Cannoneer Riba Ko")
    events = do(game, "call the bluff")
    names = game.decks[0].names
    revealed = {names[card] for kind, seat, card, _ in game.seen(events, 1) if (kind, seat) == ("reveal", 0)}
    assert revealed == {"Cannoneer Tara Ko", "Cannoneer Riba Ko"}


@rule("001 Calling a Bluff c", "001 Calling a Bluff d")
@BOTH
def test_if_all_match_the_current_player_attracts_a_dragon_and_discards_them(rules: str) -> None:
    game = announced(rules, "Cannoneer Tara Ko", "Cannoneer Riba Ko")
    do(game, "call the bluff")
    assert (game.player, offers(game)) == (0, {"dragon Lika", "dragon Doran", "dragon Sesa"})
    do(game, "dragon Doran")
    assert dragons(game) == (1, 0)
    assert zone(game, 0, "discard") == {"Cannoneer Tara Ko", "Cannoneer Riba Ko"}
    assert zone(game, 0, "support") == set()
    assert (game.current, game.fight) == (1, True)  # the fight goes on
    assert power(game, 0) == 5


@rule("001 Calling a Bluff c")
@BOTH
def test_a_match_is_measured_by_the_contested_element(rules: str) -> None:
    game = bluffing(rules, "Lavar the Powerful", support=[down("Cannoneer Qu Cha")], element="earth")
    do(game, "play Lavar the Powerful", "announce Earth", "call the bluff", "dragon Lika")
    assert dragons(game) == (1, 0)


@rule("001 Calling a Bluff e", "001 Calling a Bluff f")
@BOTH
@pytest.mark.parametrize("wrong", ["Cannoneer Qu Cha", "Captain Su Cha"])
def test_if_one_does_not_match_the_caller_attracts_a_dragon_and_the_bluffer_retreats(
    rules: str, wrong: str
) -> None:
    """One dragon for the bluff and one for the retreat; neither Earth nor neutral matches Fire."""
    game = announced(rules, "Cannoneer Tara Ko", wrong)
    do(game, "call the bluff")
    assert (game.player, offers(game)) == (1, {"dragon Lika", "dragon Doran", "dragon Sesa"})
    do(game, "dragon Doran", "dragon Sesa")
    assert dragons(game) == (0, 2)
    assert (game.current, game.fight) == (0, False)  # the retreating player begins
    assert zone(game, 0, "discard") == {"Spark", "Volca", "Cannoneer Tara Ko", wrong}
    assert zone(game, 1, "discard") == {"Torch"}


@rule("001 Calling a Bluff g")
@BOTH
def test_ignored_bluff_icons_do_not_match(rules: str) -> None:
    """Impenetrable Fog ignores the icons of the opponent."""
    game = table(
        side(hand=["Volca"], support=[down("Cannoneer Tara Ko")]),
        side(combat=["Torch"], support=["Impenetrable Fog"], hand=["Scorch the Inflammable"]),
        rules=rules,
    )
    do(game, "play Volca")
    assert power(game, 0) == 5 + 2  # the bluff still counts
    do(game, "announce Fire", "call the bluff", "dragon Lika", "dragon Doran")
    assert dragons(game) == (0, 2)
    assert not game.fight
