"""Hyla cards: one shared area, one card at a time, active until discarded, and what each of them says."""

from __future__ import annotations

import pytest

from bluemoon.duel.engine import DuelState, from_position
from bluemoon.errors import PositionError
from tests.duel.cards.spec import PLAIN, both, retreat
from tests.duel.kit import do, offers, power, rule, side, table, zone


@both
@rule("004 Hyla Cards a")
@rule("004 Hyla Cards b")
@rule("004 Leadership Phase Cards b")
def test_a_hyla_is_played_in_the_leadership_phase_and_is_the_only_card_of_it(rules: str) -> None:
    hand = ["Hyla of the Hearth", "Hyla of the Market", "Summon Sorcerer", "Blaze"]
    game = table(side(hand=hand), side(), rules=rules)
    do(game, "play Hyla of the Hearth")
    assert zone(game, 0, "lasting") == {"Hyla of the Hearth"}
    assert offers(game) == {"retreat", "play Blaze"}


def test_not_after_the_leadership_phase() -> None:
    game = table(side(hand=["Hyla of the Hearth", "Blaze"]), side(), phase="engagement")
    assert "play Hyla of the Hearth" not in offers(game)
    reason = game.why_not("Hyla of the Hearth")
    assert reason is not None
    assert "Leadership phase" in reason.text


@both
@rule("004 Hyla a")
@rule("004 Hyla b")
@pytest.mark.parametrize("owner", [0, 1])
def test_the_owner_of_the_old_hyla_discards_it_before_the_new_one_is_placed(owner: int, rules: str) -> None:
    sides = [side(hand=["Hyla of the Hearth", "Blaze"]), side(hand=["Spark"])]
    sides[owner]["lasting"] = ["Hyla of the Market"]
    game = table(*sides, rules=rules)
    events = do(game, "play Hyla of the Hearth")
    assert zone(game, 0, "lasting") == {"Hyla of the Hearth"}
    assert zone(game, 1, "lasting") == set()
    assert zone(game, owner, "discard") == {"Hyla of the Market"}
    assert [event[:2] for event in events] == [("discard", owner), ("play", 0)]


@both
@rule("004 Hyla Cards c")
@rule("004 Hyla Cards e")
def test_a_hyla_stays_when_fights_end(rules: str) -> None:
    game = table(
        side(
            hand=["Blaze"], combat=["Volca"], support=["Armory"], lasting=["Hyla of the Hearth"], deck=PLAIN
        ),
        side(hand=["Spark"], combat=["Flamitos"], deck=["Sonatos", "Rocara", "Torana", "Helitos", "Catusan"]),
        rules=rules,
    )
    retreat(game)
    assert not game.fight
    assert zone(game, 0, "combat") | zone(game, 0, "support") == set()
    assert zone(game, 0, "lasting") == {"Hyla of the Hearth"}


def test_two_cards_in_the_hyla_area_are_no_position() -> None:
    with pytest.raises(PositionError, match="never more than one card in the Hyla area"):
        table(side(lasting=["Hyla of the Hearth"]), side(lasting=["Hyla of the Market"]))
    with pytest.raises(PositionError, match="does not outlast"):
        table(side(lasting=["Blaze"]), side())


def test_a_position_keeps_the_hyla() -> None:
    game = table(side(hand=["Blaze"], lasting=["Hyla of the Hearth"]), side())
    again = from_position(game.position())
    assert again.position() == game.position()
    assert zone(again, 0, "lasting") == {"Hyla of the Hearth"}
    assert game.view(1).data()["sides"][0]["lasting"] == [{"card": "Hyla of the Hearth"}]


def test_the_text_of_a_hyla_may_be_ignored() -> None:
    for theirs, fire in ([], 2), (["Laughing Gas"], 1):
        game = table(
            side(hand=["Blaze"], support=["Flickering Fires"], lasting=["Hyla of the Hearth"]),
            side(support=theirs),
        )
        assert power(game, 0) == fire


def test_summon_sorcerer_takes_an_active_hyla_back() -> None:
    game = table(side(hand=["Summon Sorcerer", "Blaze"], lasting=["Hyla of the Hearth"]), side())
    do(game, "play Summon Sorcerer", "pick Hyla of the Hearth")
    assert "Hyla of the Hearth" in zone(game, 0, "hand")


def test_entreat_favor_fetches_a_hyla_and_plays_it() -> None:
    game = table(
        side(hand=["Entreat Favor", "Blaze"], deck=["Hyla of the Hearth", "Spark"]),
        side(lasting=["Hyla of the Market"]),
    )
    do(game, "play Entreat Favor", "pick Hyla of the Hearth")
    assert zone(game, 0, "lasting") == {"Hyla of the Hearth"}
    assert zone(game, 1, "discard") == {"Hyla of the Market"}


@both
def test_chu_nan_chi_needs_a_hyla_of_the_opponent(rules: str) -> None:
    """Mutant 108."""

    def mutant(mine: list[str], theirs: list[str]) -> DuelState:
        return table(
            side(hand=["Chu-nan-Chi", "Blaze"], lasting=mine),
            side(combat=["Volca"], lasting=theirs),
            rules=rules,
        )

    assert "play Chu-nan-Chi" not in offers(mutant([], []))
    assert "play Chu-nan-Chi" not in offers(mutant(["Hyla of the Hearth"], []))
    game = mutant([], ["Hyla of the Hearth"])
    do(game, "play Chu-nan-Chi")
    assert game.element == 1


# --- the cards --------------------------------------------------------------------------------------------


@both
@pytest.mark.parametrize(("name", "values"), [("Hyla of the Hearth", (2, 1)), ("Hyla of the Furrow", (1, 2))])
def test_hyla_of_hearth_and_furrow_raise_supports(name: str, values: tuple[int, int], rules: str) -> None:
    game = table(side(hand=["Blaze"], support=["Flickering Fires"], lasting=[name]), side(), rules=rules)
    assert (power(game, 0, "fire"), power(game, 0, "earth")) == values


def test_they_leave_higher_values_and_the_opponent_alone() -> None:
    game = table(
        side(hand=["Blaze"], support=["Tome of Wisdom"], lasting=["Hyla of the Hearth"]),
        side(support=["Flickering Fires"]),
    )
    assert (power(game, 0), power(game, 1)) == (3, 1)


@both
def test_hyla_of_the_shallows_limits_the_dragons(rules: str) -> None:
    six = ["Volca", "Spark", "Furnace", "Flash the Incendiary", "Lavar the Powerful", "Ember"]
    combat = [six[0], *({"card": name, "covered": True} for name in six[1:])]
    for lasting, dragons in ([], 2), (["Hyla of the Shallows"], 1):
        game = table(
            side(hand=["Blaze"], combat=["Catusan"], lasting=lasting),
            side(hand=["Helitos"], combat=combat),
            rules=rules,
        )
        assert retreat(game) == (0, dragons)


@both
@pytest.mark.parametrize("banned", [False, True])
def test_hyla_of_the_granary_draws_at_the_end(rules: str, banned: bool) -> None:
    game = table(
        side(hand=["Blaze"], lasting=["Hyla of the Granary"], deck=PLAIN),
        side(support=["Maddening Twitter"] if banned else []),
        rules=rules,
    )
    do(game, "play Blaze", "announce Fire")
    if banned:
        assert game.current == 1
        return
    do(game, "use Hyla of the Granary")
    assert len(zone(game, 0, "hand")) == 7


def test_hyla_of_the_empty_bowl_forbids_it() -> None:
    game = table(
        side(hand=["Flare", "Spark"], deck=PLAIN), side(hand=["Blaze"], lasting=["Hyla of the Empty Bowl"])
    )
    do(game, "play Flare", "announce Fire")
    assert game.current == 1


def test_hyla_of_the_narrow_path_stops_large_hands() -> None:
    game = table(
        side(hand=["Flare", "Spark"], deck=PLAIN), side(hand=["Blaze"], lasting=["Hyla of the Narrow Path"])
    )
    do(game, "play Flare", "announce Fire")
    assert "use Flare" not in offers(game)  # six cards: the second would be the eighth
    free = table(side(hand=["Flare", "Spark"], deck=PLAIN), side(hand=["Blaze"]))
    do(free, "play Flare", "announce Fire")
    assert "use Flare" in offers(free)


@both
def test_hyla_of_the_wide_field_allows_one_support_more(rules: str) -> None:
    hand = ["Blaze", "Flickering Fires", "Tome of Wisdom", "Lightning Bolts"]
    game = table(side(hand=hand, lasting=["Hyla of the Wide Field"]), side(), rules=rules)
    do(game, "play Blaze", "play Flickering Fires", "play Tome of Wisdom")
    assert offers(game) == {"announce Fire"}
    silenced = table(
        side(hand=hand, lasting=["Hyla of the Wide Field"]), side(support=["Laughing Gas"]), rules=rules
    )
    do(silenced, "play Blaze", "play Flickering Fires")
    assert offers(silenced) == {"announce Fire"}


@both
def test_hyla_of_the_leaking_jar_discards_the_top_of_the_opponents_deck(rules: str) -> None:
    game = table(
        side(hand=["Blaze"], lasting=["Hyla of the Leaking Jar"]),
        side(hand=["Spark"], deck=["Helitos"], deck_top=["Catusan"]),
        rules=rules,
    )
    do(game, "play Blaze", "announce Fire", "use Hyla of the Leaking Jar")
    assert zone(game, 1, "discard") == {"Catusan"}
    assert game.current == 1


@both
def test_hyla_of_the_stilled_drums_forbids_leadership_cards_only(rules: str) -> None:
    hand = ["Summon Sorcerer", "Hyla of the Hearth", "Blaze"]
    game = table(side(hand=hand), side(lasting=["Hyla of the Stilled Drums"]), rules=rules)
    assert "play Summon Sorcerer" not in offers(game)
    do(game, "play Hyla of the Hearth")  # another Hyla takes its place ...
    assert zone(game, 1, "lasting") == set()
    own = table(side(hand=hand, lasting=["Hyla of the Stilled Drums"]), side(), rules=rules)
    assert "play Summon Sorcerer" in offers(own)  # ... and it does not bind its owner


@both
def test_hyla_of_the_rope_bridge_lets_two_cards_a_turn_pass(rules: str) -> None:
    hand = ["Muster Reinforcements", "Sun Setting", "Blaze", "Fireblast"]
    game = table(side(hand=hand), side(lasting=["Hyla of the Rope Bridge"]), rules=rules)
    do(game, "play Muster Reinforcements", "play Blaze")
    assert offers(game) == {"announce Fire"}
    other = table(side(hand=hand), side(lasting=["Hyla of the Rope Bridge"]), rules=rules)
    do(other, "play Sun Setting", "play Blaze")
    assert "play Fireblast" not in offers(other)
    free = table(side(hand=hand, lasting=["Hyla of the Rope Bridge"]), side(), rules=rules)
    do(free, "play Muster Reinforcements", "play Blaze")
    assert "play Fireblast" in offers(free)


@both
def test_hyla_of_the_surge_allows_one_booster_more(rules: str) -> None:
    hand = ["Blaze", "Fireblast", "Battling Boomerang", "Armory"]
    game = table(side(hand=hand, lasting=["Hyla of the Surge"]), side(), rules=rules)
    do(game, "play Blaze", "play Fireblast")
    both_more = game.copy()
    do(game, "play Battling Boomerang")
    assert offers(game) == {"announce Fire"}
    do(both_more, "play Armory")  # 000 Special Rules 3, 004 Playing Booster Cards: a support beside it
    start = table(
        side(hand=hand, lasting=["Hyla of the Surge"]), side(), rules=rules, fight=False, element=None
    )
    do(start, "play Blaze")
    assert {"play Fireblast", "play Battling Boomerang"} <= offers(start)  # on the first turn of a fight, too
    do(start, "play Fireblast")
    assert offers(start) == {"announce Fire", "announce Earth"}
