"""Discard piles and leader areas that show only their top cards (004 Open Information): what lies on top,
what a view shows and remembers, records and positions."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bluemoon.duel.engine import DuelState, determinize, from_position, new_game, replay
from bluemoon.errors import BluemoonError, PositionError, RecordError
from bluemoon.record import read_record
from bluemoon.sets import bits
from tests.duel.kit import do, rule, side, table, zone

both = pytest.mark.parametrize("rules", ["legends", "classic"])
BAG = "Open Lucky Bag of Life"
PILE = ["Blaze", "Torch", "Cinder", "Flare"]
FIVE = [*PILE, "Glimmer"]


def covered(me: Any, they: Any, **more: Any) -> DuelState:
    return table(me, they, piles="top", **more)


def shown(game: DuelState, seat: int, pile: str = "discard", viewer: int = 1) -> list[str]:
    """The cards of a pile that a view names."""
    found: list[str] = game.view(viewer).data()["sides"][seat].get(pile, [])
    return found


# --- what is shown ----------------------------------------------------------------------------------------


@rule("004 Open Information d", "000 Special Rules 10 e")
@both
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_only_the_top_cards_are_seen_by_anybody(rules: str, viewer: int) -> None:
    me = side(
        hand=["Volca"], discard=PILE, leader=["Muster Reinforcements", "Deploy Butterfly"], deck=["Sear"]
    )
    game = covered(me, side(hand=["Spark"], combat=["Shimmer"]), rules=rules)
    assert shown(game, 0, "discard", viewer) == ["Flare"]
    assert shown(game, 0, "leader", viewer) == ["Deploy Butterfly"]
    open_game = table(me, side(hand=["Spark"], combat=["Shimmer"]), rules=rules)
    assert set(shown(open_game, 0, "discard", viewer)) == set(PILE)


@rule("004 Open Information d")
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_nothing_shown_tells_what_or_how_much_lies_below(viewer: int) -> None:
    """Cards that lie below change places with cards of the deck; discards with leadership cards below."""
    told = []
    for below, deck in ((["Blaze", "Torch"], ["Cinder", "Sear"]), (["Sear", "Cinder"], ["Torch", "Blaze"])):
        me = side(hand=["Volca"], discard=[*below, "Flare"], deck=deck)
        they = side(hand=["Spark"], discard=[*below, "Flare"], deck=deck, combat=["Shimmer"])
        lists = [["Volca", "Blaze", "Cinder", "Torch", "Sear", "Flare"]] * 2
        lists[1] = [*lists[1][1:], "Spark", "Shimmer"]
        told.append(covered(me, they, lists=lists).view(viewer).data())
    assert told[0] == told[1]
    more = side(hand=["Volca"], discard=["Blaze", "Flare"], leader=["Deploy Butterfly"], deck=["Torch"])
    less = side(hand=["Volca"], discard=["Flare"], leader=["Muster Reinforcements", "Deploy Butterfly"])
    names = ["Volca", "Blaze", "Torch", "Flare", "Deploy Butterfly", "Muster Reinforcements"]
    more["deck"] = ["Torch", "Muster Reinforcements"]
    less["deck"] = ["Torch", "Blaze"]
    views = [
        covered(one, side(hand=["Spark"], combat=["Shimmer"]), lists=[names, ["Spark", "Shimmer"]])
        for one in (more, less)
    ]
    assert views[0].view(viewer).data() == views[1].view(viewer).data()


def test_what_was_discarded_is_remembered() -> None:
    """000 Discarding Cards: both players see each card before it is covered. Whoever plans knows that it is
    gone."""
    game = covered(
        side(hand=["Volca"]),
        side(hand=["Spark", "Sear"], discard=PILE, combat=["Shimmer"], deck=["Ignite"]),
    )
    for seed in range(10):
        made = determinize(game.view(0), seed)
        assert zone(made, 1, "discard") == set(PILE)
        assert shown(made, 1) == ["Flare"]


# --- what lies on top -------------------------------------------------------------------------------------


@rule("004 Discarding Cards")
def test_cards_are_discarded_one_at_a_time_and_the_last_one_lies_on_top() -> None:
    game = covered(
        side(hand=["Volca", "Sear", "Torch"], deck=["Blaze", "Cinder", "Flare"]),
        side(hand=["Spark"]),
        fight=False,
        element=None,
    )
    for card in ("Volca", "Sear", "Torch"):
        do(game, *(["decline"] if card == "Volca" else []), f"pick {card}")
        assert shown(game, 0) == [card]


def test_after_a_fight_the_cards_go_in_the_order_of_the_log() -> None:
    game = covered(
        side(hand=["Volca"], combat=["Blaze", "Torch"], support=["Lightning Bolts"]),
        side(hand=["Spark"], combat=["Shimmer", "Flare"]),
    )
    events = do(game, "retreat", "dragon Lika")
    for seat in (0, 1):
        last = [card for kind, owner, card, _ in events if (kind, owner) == ("discard", seat)][-1]
        assert shown(game, seat) == [game.decks[seat].names[last]]


def test_a_leadership_card_covers_the_earlier_one() -> None:
    game = covered(
        side(hand=["Deploy Butterfly", "Volca"], leader=["Muster Reinforcements"]),
        side(hand=["Spark", "Sear"], combat=["Shimmer"]),
    )
    do(game, "play Deploy Butterfly")
    assert shown(game, 0, "leader") == ["Deploy Butterfly"]


def test_a_search_takes_a_card_out_and_the_others_stay_as_they_lie() -> None:
    """The owner looks through his pile while the text says so; the order stays (004 Open Information)."""
    spirit = "Call Spirit of the Underworld"
    for card, top in (("Torch", "Flare"), ("Flare", "Cinder")):
        game = covered(side(hand=[spirit, "Volca"], discard=PILE), side(hand=["Spark"], combat=["Shimmer"]))
        game.apply(game.parse(f"play {spirit}"))
        assert {game.text(action) for action in game.legal_actions()} > {f"pick {name}" for name in PILE}
        assert shown(game, 0, viewer=0) == ["Flare"]
        do(game, f"pick {card}")
        assert shown(game, 0) == [top]
        assert card in game.view(1).data()["sides"][0]["hand"]  # it was shown


def test_a_pile_shuffled_into_the_deck_is_gone_and_nobody_looks_through_it() -> None:
    water = "Administer Water of Immortality"
    for piles in ("top", "open"):
        game = table(
            side(hand=[water, "Volca"], discard=PILE), side(hand=["Spark"], combat=["Shimmer"]), piles=piles
        )
        events = do(game, f"play {water}", "yes")
        named = [card for kind, _, card, _ in events if kind.startswith("shuffle") and card >= 0]
        assert len(named) == (0 if piles == "top" else 4)
        assert shown(game, 0) == []
        assert zone(game, 0, "deck") == set(PILE)
        assert game.sides[0].in_order(-1) == (list(bits(game.sides[0].pile)) if piles == "top" else [])


# --- cards drawn from the shuffled pile -------------------------------------------------------------------


def drawn_from_pile(seed: int = 0, piles: str = "top") -> DuelState:
    """Three of five discards were drawn; the other player knows the fourth card of the hand."""
    game = table(
        side(hand=[BAG, "Volca"], seen=["Volca"], discard=FIVE, deck=["Sear", "Ignite"]),
        side(hand=["Spark", "Furnace"], combat=["Shimmer"]),
        seed=seed,
        piles=piles,
    )
    do(game, f"play {BAG}", "yes")
    return game


@pytest.mark.parametrize("seed", range(6))
def test_the_other_player_does_not_see_what_is_drawn_from_the_shuffled_pile(seed: int) -> None:
    game = drawn_from_pile(seed)
    drawn = zone(game, 0, "hand")
    top = shown(game, 0)
    assert len(drawn) == 4
    assert len(top) == 1
    assert set(top) <= zone(game, 0, "discard")
    data = game.view(1).data()["sides"][0]
    assert data["hand_count"] == 4
    assert data["hand"] == ["Volca"]
    assert drawn - {"Volca"} <= set(data["unseen"])
    assert set(game.view(0).data()["sides"][0]["hand"]) == drawn


def test_with_open_piles_both_know_what_left() -> None:
    game = drawn_from_pile(piles="open")
    assert set(game.view(1).data()["sides"][0]["hand"]) == zone(game, 0, "hand")


def test_what_may_have_been_drawn_is_dealt_to_hand_and_pile() -> None:
    """Three of the four cards that are not on top are in the hand; what was never seen is in the deck."""
    game = drawn_from_pile()
    top = shown(game, 0)[0]
    hands = set()
    for seed in range(40):
        made = determinize(game.view(1), seed)
        hand = zone(made, 0, "hand") - {"Volca"}
        assert hand <= set(FIVE) - {top}
        assert len(hand) == 3
        assert zone(made, 0, "discard") == set(FIVE) - hand
        assert shown(made, 0) == [top]
        hands.add(frozenset(hand))
    assert len(hands) == 4  # each of the four may be the one that stayed
    own = determinize(game.view(0), 1)  # the owner knows
    assert zone(own, 0, "hand") == zone(game, 0, "hand")


def test_the_events_of_a_hidden_draw_name_no_card_to_others() -> None:
    game = drawn_from_pile()
    events = replay_events(game)
    taken = [event for event in events if event[0] == "take hidden"]
    assert len(taken) == 3
    assert all(card >= 0 for _, _, card, _ in game.seen(taken, 0))
    for viewer in (-1, 1):
        assert all(card == -1 for _, _, card, _ in game.seen(taken, viewer))


def replay_events(game: DuelState) -> list[Any]:
    record = game.record()
    again = replay(type(record)(record.setup, []))
    return [event for text in record.actions for event in again.apply(again.parse(text))]


def test_a_whole_pile_that_is_drawn_is_known_to_both() -> None:
    game = covered(
        side(hand=[BAG, "Volca"], discard=["Blaze", "Torch", "Cinder"]),
        side(hand=["Spark"], combat=["Shimmer"]),
    )
    do(game, f"play {BAG}", "yes")
    assert {"Blaze", "Torch", "Cinder"} <= set(game.view(1).data()["sides"][0]["hand"])
    assert not game.sides[0].mixed


# --- new games, records, positions ------------------------------------------------------------------------


def test_a_new_game_is_as_printed_unless_it_says_otherwise() -> None:
    """004 Open Information and 000 Special Rules 10 say the same: only the top cards."""
    assert new_game(("Hoax", "Vulca")).top_only
    assert new_game(("Hoax", "Vulca")).view(0).data()["piles"] == "top"
    game = new_game(("Hoax", "Vulca"), piles="open")
    assert not game.top_only
    assert game.view(0).data()["piles"] == "open"


@pytest.mark.parametrize("piles", ["", "closed", "Top", "none"])
def test_there_are_two_ways_to_see_piles(piles: str) -> None:
    with pytest.raises(BluemoonError, match=r"piles are 'top' .* or 'open', not"):
        new_game(("Hoax", "Vulca"), piles=piles)
    with pytest.raises(BluemoonError, match="piles are 'top'"):
        table(side(hand=["Volca"]), side(combat=["Spark"]), piles=piles)
    with pytest.raises(RecordError, match="piles are 'top'"):
        replay(read_record(f"bluemoon record 1\ngame: duel\ndecks: Hoax, Vulca\nseed: 1\npiles: {piles}!\n"))


@pytest.mark.parametrize("piles", ["top", "open"])
def test_records_and_positions_keep_it(piles: str) -> None:
    game = new_game(("Mimix", "Khind"), seed=4, piles=piles)
    for _ in range(60):
        if not game.over:
            game.apply(game.legal_actions()[-1])
    assert replay(read_record(game.record().write())).position() == game.position()
    again = from_position(game.position())
    assert again.position() == game.position()
    assert again.top_only == (piles == "top")
    assert [again.view(seat).data() for seat in (-1, 0, 1)] == [game.view(s).data() for s in (-1, 0, 1)]


def test_what_is_older_than_the_choice_means_open_piles() -> None:
    record = "bluemoon record 1\ngame: duel\nrules: legends\ndecks: Hoax, Vulca\nseed: 1\n"
    assert not replay(read_record(record)).top_only
    data = json.loads(new_game(("Hoax", "Vulca"), seed=1, piles="open").position())
    assert "piles" not in data
    assert not from_position(data).top_only


def test_the_top_card_of_a_position_stands_last() -> None:
    data = json.loads(covered(side(hand=["Volca"], discard=PILE), side(combat=["Spark"])).position())
    assert data["piles"] == "top"
    assert data["sides"][0]["discard"] == PILE


def test_a_shuffled_pile_comes_back_from_its_position() -> None:
    game = drawn_from_pile()
    data = json.loads(game.position())["sides"][0]
    assert data["heap"] == len(data["discard"]) - 1 == 1
    assert len(data["mixed"]) == 4
    again = from_position(game.position())
    assert again.position() == game.position()
    assert again.view(1).data() == game.view(1).data()


@pytest.mark.parametrize(
    ("zones", "wrong"),
    [
        ({"heap": 4}, "'heap' is how many"),
        ({"heap": -1}, "'heap' is how many"),
        ({"heap": "2"}, "'heap' is how many"),
        ({"mixed": ["Flare"], "heap": 3}, "Flare is 'mixed'"),
        ({"mixed": ["Blaze"]}, "Blaze is 'mixed'"),
    ],
)
def test_a_position_whose_piles_cannot_be_is_refused(zones: Any, wrong: str) -> None:
    with pytest.raises(PositionError, match=wrong):
        covered(side(hand=["Volca"], discard=PILE, **zones), side(combat=["Spark"]))


def test_marks_of_covered_piles_belong_to_covered_piles() -> None:
    with pytest.raises(PositionError, match="'piles': 'top'"):
        table(side(hand=["Volca"], discard=PILE, heap=2), side(combat=["Spark"]))
