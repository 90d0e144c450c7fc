"""Rulebook 000: Winning a Fight, Declining to Start a Fight, Discarding Cards."""

from __future__ import annotations

import pytest

from bluemoon.duel.engine import DuelState
from tests.duel.kit import do, dragons, offers, rule, side, table, zone

both = pytest.mark.parametrize("rules", ["classic", "legends"])
NINE = ["Sear", "Torch", "Shimmer", "Glimmer", "Ignite", "Furnace", "Volca", "Lavar the Powerful", "Spark"]


def covered(*cards: str) -> list[dict[str, object]]:
    return [{"card": card, "covered": True} for card in cards]


# --- winning ----------------------------------------------------------------------------------------------


@rule("000 Winning a Fight a")
@both
def test_a_retreat_ends_the_turn_and_one_dragon_is_attracted(rules: str) -> None:
    game = table(side(hand=["Volca", "Blaze"]), side(combat=["Spark"], hand=["Sear"]), rules=rules)
    do(game, "retreat")
    assert game.player == 1
    do(game, "dragon Lika")
    assert dragons(game) == (0, 1)
    assert "decline" in offers(game)


@rule("000 Winning a Fight b")
@both
@pytest.mark.parametrize(("count", "won"), [(5, 1), (6, 2), (7, 2)])
def test_six_cards_attract_one_dragon_more_covered_ones_counted(rules: str, count: int, won: int) -> None:
    """One active character, a support, and covered cards."""
    under = covered(*NINE[: count - 2])
    game = table(
        side(hand=["Blaze"]),
        side(combat=[*under, "Nirwadas the Traveler"], support=["Tome of Wisdom"], hand=["Catusan"]),
        rules=rules,
    )
    do(game, "retreat", "dragon Lika")
    if won == 2:
        do(game, "dragon Sesa")
    assert dragons(game) == (0, won)
    assert "decline" in offers(game)


@rule("000 Winning a Fight b")
@both
def test_only_the_winners_own_cards_count(rules: str) -> None:
    game = table(
        side(hand=["Blaze"], combat=[*covered(*NINE[:6]), "Flare"]),
        side(combat=["Nirwadas the Traveler"], hand=["Catusan"]),
        rules=rules,
    )
    do(game, "retreat", "dragon Lika")
    assert dragons(game) == (0, 1)


@rule("000 Winning a Fight c")
@both
@pytest.mark.parametrize(
    ("mine", "theirs", "won"),
    [
        ("Nirwadas the Traveler", "Redamikanas the Cartographer", 2),
        ("Bethenitana the Storyteller", "Redamikanas the Cartographer", 0),
        ("Bethenitana the Storyteller", "Shimmer", 0),
        ("Nirwadas the Traveler", "Shimmer", 1),
    ],
)
def test_active_cards_change_the_number_of_dragons(rules: str, mine: str, theirs: str, won: int) -> None:
    """Redamikanas attracts one more; who retreats with Bethenitana gives none."""
    game = table(side(hand=["Blaze"], combat=[mine]), side(combat=[theirs], hand=["Sear"]), rules=rules)
    do(game, "retreat", *["dragon Lika", "dragon Doran"][:won])
    assert dragons(game) == (0, won)


@rule("000 Winning a Fight c")
@both
def test_covered_cards_do_not_change_it(rules: str) -> None:
    game = table(
        side(hand=["Blaze"], combat=[*covered("Bethenitana the Storyteller"), "Sear"]),
        side(combat=[*covered("Redamikanas the Cartographer"), "Shimmer"], hand=["Sear"]),
        rules=rules,
    )
    do(game, "retreat", "dragon Lika")
    assert dragons(game) == (0, 1)


def beaten(rules: str, before: list[list[str]], they: list[str]) -> DuelState:
    """Seat 0 has just retreated; seat 1 wins the fight."""
    game = table(
        side(hand=["Blaze"], deck=["Ember"]), side(combat=they, hand=["Sear"]), rules=rules, dragons=before
    )
    do(game, "retreat")
    return game


@rule("000 Winning a Fight d")
@both
def test_the_winner_chooses_among_the_dragons_on_the_board(rules: str) -> None:
    game = beaten(rules, [[], ["Doran"]], ["Spark"])
    assert game.player == 1
    assert offers(game) == {"dragon Lika", "dragon Sesa"}
    do(game, "dragon Sesa")
    assert game.view(0).data()["dragons"] == [[], ["Doran", "Sesa"]]


@rule("000 Winning a Fight e", "000 Winning a Fight f")
@both
def test_the_opponents_dragons_go_to_the_board_first(rules: str) -> None:
    game = beaten(rules, [["Lika", "Sesa"], []], ["Spark"])
    assert game.player == 1
    assert offers(game) == {"dragon Lika", "dragon Sesa"}
    do(game, "dragon Sesa")
    assert game.view(0).data()["dragons"] == [["Lika"], []]


@rule("000 Winning a Fight g", "000 Winning a Fight f")
@both
def test_two_attracted_and_the_opponent_has_one(rules: str) -> None:
    game = beaten(rules, [["Doran"], []], ["Redamikanas the Cartographer"])
    assert dragons(game) == (0, 0)
    assert offers(game) == {"dragon Lika", "dragon Doran", "dragon Sesa"}
    do(game, "dragon Doran")
    assert game.view(0).data()["dragons"] == [[], ["Doran"]]


@rule("000 Winning a Fight h", "000 The Playing Area c")
@both
def test_both_empty_their_areas_open_onto_the_discard_piles(rules: str) -> None:
    game = table(
        side(hand=["Blaze"], combat=[*covered("Torch"), "Shimmer", "Fireblast"], support=["Lightning Bolts"]),
        side(combat=[*covered("Sear"), "Spark"], support=["Tome of Wisdom"], hand=["Ember"]),
        rules=rules,
    )
    do(game, "retreat", "dragon Lika")
    for seat in (0, 1):
        assert not zone(game, seat, "combat") | zone(game, seat, "support")
        shown = game.view(1 - seat).data()["sides"][seat]["discard"]
        assert set(shown) == zone(game, seat, "discard")
    assert zone(game, 0, "discard") == {"Torch", "Shimmer", "Fireblast", "Lightning Bolts"}
    assert zone(game, 1, "discard") == {"Sear", "Spark", "Tome of Wisdom"}


@rule("000 Winning a Fight i", "000 Winning a Fight j")
@both
@pytest.mark.parametrize(("held", "after"), [(1, 6), (5, 6), (6, 6), (8, 8)])
def test_after_a_fight_both_refresh_to_six(rules: str, held: int, after: int) -> None:
    decks = ["Athradysas the Seeker", "Ledinemras the Monk", "Catusan", "Flamitos", "Terraton", "Helitos"]
    game = table(
        side(hand=NINE[:held], deck=decks),
        side(hand=NINE[:held], deck=decks, combat=["Roomban Rockmaster"]),
        rules=rules,
    )
    do(game, "retreat", "dragon Lika")
    for seat in (0, 1):
        assert len(zone(game, seat, "hand")) == after
        assert not zone(game, seat, "discard") & set(NINE)


@rule("000 Winning a Fight k")
@both
@pytest.mark.parametrize("loser", [0, 1])
def test_who_retreated_starts_the_next_fight(rules: str, loser: int) -> None:
    mine = side(hand=["Blaze"], combat=["Sear"])
    theirs = side(hand=["Volca"], combat=["Spark"])
    game = table(mine, theirs, rules=rules, player=loser)
    do(game, "retreat", "dragon Lika")
    assert game.player == loser
    assert {"decline", f"play {['Blaze', 'Volca'][loser]}"} == offers(game)


# --- declining --------------------------------------------------------------------------------------------


def between_fights(rules: str, hand: list[str], deck: list[str]) -> DuelState:
    return table(
        side(hand=hand, deck=deck),
        side(hand=["Roomban Rockmaster"], deck=["Helitos"]),
        rules=rules,
        fight=False,
        element=None,
    )


@rule("000 Declining a")
@both
def test_the_starter_cannot_retreat(rules: str) -> None:
    game = between_fights(rules, ["Blaze", "Fireblast"], [])
    assert offers(game) == {"decline", "play Blaze"}
    do(game, "play Blaze")
    assert not {"retreat", "decline"} & offers(game)


@rule("000 Declining b")
@both
@pytest.mark.parametrize("count", [1, 2, 3])
def test_one_to_three_cards_are_discarded(rules: str, count: int) -> None:
    game = between_fights(rules, NINE[:6], NINE[6:])
    do(game, "decline")
    assert "done" not in offers(game)  # at least one
    do(game, *(f"pick {card}" for card in NINE[:count]))
    if count < 3:
        do(game, "done")
    assert zone(game, 0, "discard") == set(NINE[:count])
    assert game.player == 1  # a fourth is not possible


@rule("000 Declining c")
@both
def test_after_declining_the_hand_is_refreshed_to_six(rules: str) -> None:
    game = between_fights(rules, NINE[:4], NINE[4:])
    do(game, "decline", f"pick {NINE[0]}", "done")
    assert len(zone(game, 0, "hand")) == 6


@rule("000 Declining d")
@both
def test_then_the_other_player_may_start_or_decline(rules: str) -> None:
    game = between_fights(rules, NINE[:4], NINE[4:])
    do(game, "decline", f"pick {NINE[0]}", "done")
    assert game.player == 1
    assert offers(game) == {"decline", "play Roomban Rockmaster"}
    do(game, "play Roomban Rockmaster")
    assert offers(game) == {"announce Fire", "announce Earth"}
    assert dragons(game) == (0, 0)  # nobody lost a fight


@rule("000 Declining e")
@both
def test_without_a_character_the_starter_has_to_decline(rules: str) -> None:
    game = between_fights(rules, ["Fireblast", "Lightning Bolts"], NINE)
    assert offers(game) == {"decline"}


@rule("000 Declining e")
@both
def test_without_a_character_that_he_may_play_the_starter_has_to_decline(rules: str) -> None:
    """A mutant whose condition does not hold: nobody attacks."""
    game = between_fights(rules, ["Zig-nur-Don", "Lightning Bolts"], NINE)
    assert offers(game) == {"decline"}


@rule("000 Declining f")
@both
def test_a_leadership_card_may_come_before_declining(rules: str) -> None:
    game = between_fights(rules, ["Muster Reinforcements", "Lightning Bolts", "Fireblast"], NINE)
    do(game, "play Muster Reinforcements", "yes")
    assert len(zone(game, 0, "hand")) == 7
    assert "decline" in offers(game)
    do(game, "decline", "pick Lightning Bolts", "done")
    assert len(zone(game, 0, "hand")) == 6
    assert game.player == 1


# --- discarding -------------------------------------------------------------------------------------------


@rule("000 Discarding Cards a")
@both
def test_the_opponent_sees_each_discarded_card(rules: str) -> None:
    game = between_fights(rules, NINE[:4], NINE[4:])
    events = do(game, "decline", "pick Sear", "pick Torch", "done")
    names = game.decks[0].names
    seen = [names[card] for kind, seat, card, _ in game.seen(events, 1) if kind == "discard" and seat == 0]
    assert seen == ["Sear", "Torch"]
    assert set(game.view(1).data()["sides"][0]["discard"]) == {"Sear", "Torch"}


@rule("000 Discarding Cards b", "000 Discarding Cards c")
@both
def test_a_discarded_leadership_card_goes_onto_the_leader(rules: str) -> None:
    game = between_fights(rules, ["Cast Cataclysm", "Fireblast", "Blaze"], NINE)
    do(game, "decline", "pick Cast Cataclysm", "pick Fireblast", "done")
    assert zone(game, 0, "pile") == {"Cast Cataclysm"}
    assert zone(game, 0, "discard") == {"Fireblast"}
    assert game.view(1).data()["sides"][0]["leader"] == ["Cast Cataclysm"]


@rule("000 Discarding Cards c")
@both
def test_a_leadership_card_discarded_by_the_opponent_goes_onto_the_leader_too(rules: str) -> None:
    """Sarogakanas discards two cards of the other hand."""
    game = table(
        side(hand=["Sarogakanas the Ancient"]),
        side(hand=["Cast Cataclysm", "Summon Sorcerer"], combat=["Torch"]),
        rules=rules,
    )
    do(game, "play Sarogakanas the Ancient", "yes")
    assert zone(game, 1, "pile") == {"Cast Cataclysm", "Summon Sorcerer"}
    assert not zone(game, 1, "discard")


@rule("000 Discarding Cards d")
@both
def test_nothing_brings_a_leadership_card_back(rules: str) -> None:
    mine = side(
        hand=[
            "Call Spirit of the Underworld",
            "Administer Water of Immortality",
            "Open Lucky Bag of Life",
            "Blaze",
        ],
        discard=["Sear", "Torch", "Glimmer"],
        leader=["Cast Cataclysm"],
    )
    game = table(mine, side(combat=["Shimmer"]), rules=rules)
    do(game, "play Call Spirit of the Underworld")
    assert offers(game) == {"pick Sear", "pick Torch", "pick Glimmer", "no"}
    for card in ("Administer Water of Immortality", "Open Lucky Bag of Life"):
        game = table(mine, side(combat=["Shimmer"]), rules=rules)
        do(game, f"play {card}", "yes")
        assert zone(game, 0, "pile") == {"Cast Cataclysm", card}
        assert not zone(game, 0, "discard")
        assert {"Sear", "Torch", "Glimmer"} <= zone(game, 0, "hand") | zone(game, 0, "deck")
