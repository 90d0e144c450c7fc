"""Rulebook 000: The Game, Game Preparation, open information, the optional exchange of first cards."""

from __future__ import annotations

import pytest

from bluemoon.cards import PEOPLES, leader_of, ready_made
from bluemoon.chance import Chance
from bluemoon.duel.engine import DuelState, new_game
from bluemoon.duel.model.state import ALL_DRAGONS
from tests.duel.kit import do, dragons, offers, rule, zone

both = pytest.mark.parametrize("rules", ["classic", "legends"])
SEEDS = range(20)
PLACES = ("hand", "deck", "discard", "pile", "combat", "support", "ships")


def base_game(seed: int, rules: str = "classic", mulligan: bool = False) -> DuelState:
    return new_game(("Vulca", "Hoax"), rules=rules, seed=seed, mulligan=mulligan)


def play_out(game: DuelState, seed: int) -> None:
    """Play by lot to the end; dragons are on one side only, and no card gets lost or changes its owner."""
    chance = Chance.of(seed)
    while not game.over:
        acts = game.legal_actions()
        game.apply(acts[chance.below(len(acts))])
        assert not (dragons(game)[0] and dragons(game)[1])
        for one in game.sides:
            assert sum(getattr(one, place).bit_count() for place in PLACES) + len(one.bottom) + sum(
                hold.bit_count() for hold in one.holds
            ) == len(ready_made("Vulca"))


@rule("000 The Game a", "000 Game Preparation c")
@both
def test_one_player_has_the_vulca_the_other_the_hoax(rules: str) -> None:
    game = base_game(3, rules)
    assert [deck.name for deck in game.decks] == ["Vulca", "Hoax"]
    for seat, people in enumerate(("Vulca", "Hoax")):
        assert set(game.decks[seat].names) == {card.name for card in ready_made(people)}
    play_out(game, 3)
    assert game.result is not None
    assert len(game.result.winners) == 1


@rule("000 The Game d", "000 Winning a Fight f", "000 Special Rules 10 a")
@both
@pytest.mark.parametrize("people", PEOPLES)
def test_every_people_plays_by_the_same_rules(rules: str, people: str) -> None:
    for number, decks in enumerate([(people, "Vulca"), ("Hoax", people)]):
        game = new_game(decks, rules=rules, seed=number)
        play_out(game, number)
        assert game.over


@rule("000 Game Preparation b")
@both
def test_all_dragons_begin_on_the_board(rules: str) -> None:
    for seed in SEEDS:
        assert dragons(base_game(seed, rules)) == (0, 0)
        assert ALL_DRAGONS == 7


@rule("000 Game Preparation d")
@both
def test_the_leader_is_not_among_the_cards_to_draw(rules: str) -> None:
    game = base_game(1, rules)
    for seat, people in enumerate(("Vulca", "Hoax")):
        leader = leader_of(people).name
        assert leader not in zone(game, seat, "deck") | zone(game, seat, "hand")
        assert leader not in game.decks[seat].names
        assert not game.sides[seat].pile  # only he lies in the leader area


@rule("000 Game Preparation f", "000 Game Preparation h")
@both
def test_six_cards_in_hand_and_the_other_24_in_the_deck(rules: str) -> None:
    for seed in SEEDS:
        game = base_game(seed, rules)
        for seat in (0, 1):
            assert len(zone(game, seat, "hand")) == 6
            assert len(zone(game, seat, "deck")) == 24
            assert zone(game, seat, "hand") | zone(game, seat, "deck") == set(game.decks[seat].names)


@rule("000 Game Preparation f")
@both
def test_the_deck_is_shuffled(rules: str) -> None:
    """Every card is in the first hand now and then, and the hands differ."""
    hands = [frozenset(zone(base_game(seed, rules), 0, "hand")) for seed in range(80)]
    assert len(set(hands)) > 70
    assert set().union(*hands) == {card.name for card in ready_made("Vulca")}


@rule("000 Game Preparation f")
@both
def test_the_deck_is_hidden_from_both(rules: str) -> None:
    """Neither hand nor deck of the other side is named, only the cards that are in one of them; the own deck
    is known as a set, its order nowhere."""
    game = base_game(5, rules)
    shown = game.view(0).data()["sides"]
    assert "hand" not in shown[1]
    assert "deck" not in shown[1]
    assert set(shown[1]["unseen"]) == set(game.decks[1].names)
    assert "deck_top" not in shown[0]
    assert "deck_top" not in shown[1]
    # The own deck is among what cannot be seen, in the order of the list.
    assert "deck" not in shown[0]
    assert shown[0]["unseen"] == sorted(shown[0]["unseen"], key=game.decks[0].names.index)
    assert set(shown[0]["unseen"]) == set(game.decks[0].names) - set(shown[0]["hand"])


@rule("000 Game Preparation g")
@both
def test_chance_decides_who_starts(rules: str) -> None:
    starters = [base_game(seed, rules).player for seed in range(60)]
    assert 15 < sum(starters) < 45
    assert "decline" in offers(base_game(0, rules))


@rule("000 Special Rules 10 b", "000 Special Rules 10 d")
@both
def test_the_numbers_of_cards_in_decks_and_hands_are_open(rules: str) -> None:
    game = base_game(2, rules)
    other = 1 - game.player
    before = game.view(other).data()["sides"][1 - other]
    assert (before["hand_count"], before["deck_count"]) == (6, 24)
    card = next(text for text in sorted(offers(game)) if text.startswith("play "))
    do(game, card)
    held, left = (len(zone(game, 1 - other, place)) for place in ("hand", "deck"))
    for seat in (0, 1):
        shown = game.view(seat).data()["sides"][1 - other]
        assert (shown["hand_count"], shown["deck_count"]) == (held, left)
    assert game.view(other).data()["sides"][other]["deck_count"] == 24


# --- the optional rule ------------------------------------------------------------------------------------


@rule("000 Optional Rule a")
@both
def test_without_the_optional_rule_nobody_exchanges(rules: str) -> None:
    assert not any(text.startswith("pick") for text in offers(base_game(4, rules)))


@rule("000 Optional Rule a")
@both
@pytest.mark.parametrize("count", range(7))
def test_any_number_of_the_first_cards_may_go_back_once(rules: str, count: int) -> None:
    game = base_game(4, rules, mulligan=True)
    for seat in (0, 1):
        assert game.player == seat
        hand = [game.text(act) for act in game.legal_actions() if game.text(act) != "done"]
        assert len(hand) == 6
        do(game, *hand[:count])
        if count < 6:  # with all six named there is nothing left to ask
            do(game, "done")
    assert "decline" in offers(game)  # the first fight; there is no second exchange
    assert not any(text.startswith("pick") for text in offers(game))


@rule("000 Optional Rule b")
@both
def test_the_cards_are_shuffled_in_and_both_draw_to_six(rules: str) -> None:
    came_back = 0
    for seed in SEEDS:
        game = base_game(seed, rules, mulligan=True)
        first = [zone(game, seat, "hand") for seat in (0, 1)]
        given: list[set[str]] = [set(), set()]
        for _ in (0, 1):
            seat = game.player
            texts = sorted(offers(game) - {"done"}, key=lambda t: game.decks[seat].index[t[5:]])[:4]
            given[seat] = {text[5:] for text in texts}
            do(game, *texts, "done")
        for seat in (0, 1):
            hand = zone(game, seat, "hand")
            assert len(hand) == 6
            assert len(zone(game, seat, "deck")) == 24
            assert first[seat] - given[seat] <= hand
            came_back += len(given[seat] & hand)
    assert 0 < came_back < 4 * 2 * len(SEEDS)  # shuffled in: some are drawn again, most are not


@rule("000 Optional Rule a")
def test_who_keeps_all_cards_keeps_them() -> None:
    game = base_game(9, mulligan=True)
    hands = [zone(game, seat, "hand") for seat in (0, 1)]
    do(game, "done", "done")
    assert [zone(game, seat, "hand") for seat in (0, 1)] == hands
