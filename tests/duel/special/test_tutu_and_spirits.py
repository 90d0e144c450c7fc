"""Tutu and spirit cards follow the normal rules; the element card shows the contested element."""

from __future__ import annotations

import pytest

from bluemoon.cards import SPECIAL, find
from bluemoon.powers.vocabulary import FIGHTERS, Type
from tests.duel.cards.spec import PLAIN, both, retreat
from tests.duel.kit import do, offers, power, rule, side, table, zone

TUTU = [card.name for card in SPECIAL if card.people == "Tutu"]


@rule("004 Additional Rules a")
@pytest.mark.parametrize("name", TUTU)
def test_a_tutu_is_a_character_like_any_other(name: str) -> None:
    card = find(name)
    assert card.type is Type.CHARACTER
    game = table(side(hand=[name, "Armory"]), side(hand=["Spark"]), fight=False, element=None)
    do(game, f"play {name}")
    while "no" in offers(game):
        do(game, "no")
    assert zone(game, 0, "active") == {name}
    assert (power(game, 0, "fire"), power(game, 0, "earth")) == (card.fire, card.earth)
    do(game, "announce Fire")
    assert game.current == 1


@rule("004 Additional Rules a")
def test_spirits_are_played_as_their_type_says() -> None:
    spirits = [card for card in SPECIAL if card.people == "Spirit"]
    assert len(spirits) == 4
    for card in spirits:
        game = table(side(hand=[card.name, "Blaze"], deck=PLAIN), side(combat=["Flare"]))
        if card.type & FIGHTERS:
            assert f"play {card.name}" not in offers(game)
            do(game, "play Blaze")
        do(game, f"play {card.name}")
        where = {Type.BOOSTER: "active", Type.SUPPORT: "support", Type.LEADERSHIP: "pile"}[card.type]
        assert card.name in zone(game, 0, where)


# --- single cards -----------------------------------------------------------------------------------------


def test_zuli_stonebelly_stops() -> None:
    game = table(side(hand=["Zuli Stonebelly", "Armory"]), side(combat=["Flare"]))
    do(game, "play Zuli Stonebelly")
    assert offers(game) == {"announce Fire"}


@pytest.mark.parametrize("name", ["Nubo the Patient", "Teki Quickfoot"])
def test_they_come_back(name: str) -> None:
    game = table(side(hand=["Blaze"], combat=[name]), side(combat=["Flare"]), phase="beginning")
    do(game, f"retrieve {name}")
    assert name in zone(game, 0, "hand")


def test_pim_and_pom_are_free() -> None:
    game = table(side(hand=["Pim and Pom", "Blaze"]), side(combat=["Flare"]))
    do(game, "play Blaze")
    assert "play Pim and Pom" in offers(game)


@both
def test_mother_halu_draws_a_card(rules: str) -> None:
    game = table(side(hand=["Mother Halu"], deck=["Spark", "Volca"]), side(combat=["Flare"]), rules=rules)
    do(game, "play Mother Halu", "yes")
    assert len(zone(game, 0, "hand")) == 1


def test_what_mother_halu_may_draw_is_not_foreseen() -> None:
    """No dead ends by the player's own decisions: a lucky draw does not count."""
    for top in "Fireblast", "Rocara":
        game = table(
            side(hand=["Mother Halu"], deck_top=[top], deck=["Torana"]), side(combat=["Lavar the Powerful"])
        )
        assert "play Mother Halu" not in offers(game)


@both
def test_basso_the_bellower_discards_a_hyla_of_the_opponent(rules: str) -> None:
    game = table(
        side(hand=["Basso the Bellower"]),
        side(combat=["Flare"], lasting=["Hyla of the Hearth"]),
        rules=rules,
    )
    do(game, "play Basso the Bellower")
    assert offers(game) == {"pick Hyla of the Hearth", "no"}
    do(game, "pick Hyla of the Hearth")
    assert zone(game, 1, "discard") == {"Hyla of the Hearth"}
    mine = table(
        side(hand=["Basso the Bellower"], lasting=["Hyla of the Hearth"]), side(combat=["Flare"]), rules=rules
    )
    do(mine, "play Basso the Bellower")
    assert zone(mine, 0, "lasting") == {"Hyla of the Hearth"}


@both
def test_ginto_the_stubborn_is_protected_and_limits_the_dragons(rules: str) -> None:
    six = ["Volca", "Spark", "Furnace", "Flash the Incendiary", "Lavar the Powerful", "Ember"]
    combat = [six[0], *({"card": name, "covered": True} for name in six[1:])]
    game = table(side(hand=["Blaze"], combat=["Ginto the Stubborn"]), side(combat=combat), rules=rules)
    assert retreat(game) == (0, 1)
    game = table(
        side(hand=["TopDog", "Blaze"], combat=["Flare"]),
        side(combat=["Ginto the Stubborn", "Mad Mike Magpie"]),
        rules=rules,
    )
    assert zone(game, 1, "protected") == {"Ginto the Stubborn"}


@both
def test_wisp_of_dreams_draws_two(rules: str) -> None:
    game = table(side(hand=["Wisp of Dreams", "Blaze"], deck=PLAIN), side(combat=["Flare"]), rules=rules)
    do(game, "play Wisp of Dreams", "yes")
    assert len(zone(game, 0, "hand")) == 3


@pytest.mark.parametrize(
    ("name", "fire", "earth"), [("Wisp of Embers", 6, 3), ("Wisp of Dust", 4, 5), ("Wisp of Rain", 5, 4)]
)
def test_wisps_add_their_values(name: str, fire: int, earth: int) -> None:
    game = table(side(hand=[name, "Blaze"]), side(combat=["Flare"]))
    do(game, "play Blaze", f"play {name}")
    assert (power(game, 0, "fire"), power(game, 0, "earth")) == (fire, earth)


# --- the element card -------------------------------------------------------------------------------------


@both
@rule("004 Element Card a")
@rule("004 Element Card b")
@rule("004 Element Card c")
def test_the_element_is_shown_from_the_announcement_on_and_turned_by_a_mutant(rules: str) -> None:
    game = table(
        side(hand=["Blaze"]),
        side(hand=["Den-bal-Ton"]),
        fight=False,
        element=None,
        dragons=[1, 0],
        rules=rules,
    )
    assert [game.view(seat).data()["element"] for seat in (-1, 0, 1)] == [None] * 3
    do(game, "play Blaze")
    assert game.view(1).data()["element"] is None
    do(game, "announce Earth")
    assert [game.view(seat).data()["element"] for seat in (-1, 0, 1)] == ["earth"] * 3
    do(game, "play Den-bal-Ton")
    assert game.view(0).data()["element"] == "fire"
    # It is a mark, no card: nothing lies there that could be active.
    assert zone(game, 0, "active") | zone(game, 1, "active") == {"Blaze", "Den-bal-Ton"}


@both
def test_gorro_ironshell_discards_a_support_and_is_protected(rules: str) -> None:
    they = side(combat=["Torch"], support=["Lightning Bolts", "Armory"], hand=["Spark"])
    game = table(side(hand=["Gorro Ironshell", "Armory"], support=["Tome of Wisdom"]), they, rules=rules)
    do(game, "play Gorro Ironshell", "pick Lightning Bolts")
    assert zone(game, 1, "support") == {"Armory"}
    assert zone(game, 0, "protected") == {"Gorro Ironshell"}
    leave = table(
        side(hand=["Gorro Ironshell"], support=["Tome of Wisdom"]), side(support=["Armory"]), rules=rules
    )
    do(leave, "play Gorro Ironshell", "no")
    assert zone(leave, 1, "support") == {"Armory"}
