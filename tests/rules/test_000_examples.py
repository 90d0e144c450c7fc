"""Rulebook 000, Two Detailed Examples: both fights with the ready-made Vulca and Hoax decks, turn by turn."""

from __future__ import annotations

import pytest

from bluemoon.duel.engine import DuelState, from_position
from bluemoon.duel.model.state import Event
from tests.duel.kit import do, dragons, offers, power, rule, zone

both = pytest.mark.parametrize("rules", ["classic", "legends"])
VULCA, HOAX = 0, 1


def drawn(events: list[Event], seat: int) -> int:
    return sum(1 for event in events if event[0] == "draw" and event[1] == seat)


def held(game: DuelState, seat: int) -> int:
    return len(zone(game, seat, "hand"))


def before_the_first_fight(rules: str) -> DuelState:
    """Everything that the examples play is in the first hands or on top of the decks."""
    vulca = {
        "hand": [
            "Volca",
            "Flamebreath the Dazzling",
            "Fireblast",
            "Aaralia-Aqua Secunda",
            "Flickering Fires",
            "Sear",
        ],
        "deck_top": ["Zig-nur-Don", "Glimmer", "Elemental Enchantment"],
    }
    hoax = {
        "hand": [
            "Vetraskedas the Sceptic",
            "Trebuchet of Fear",
            "Muster Reinforcements",
            "Penemikanas the Paranoid",
            "Catusan",
            "Battling Boomerang",
        ],
        "deck_top": ["Hank Highflyer Hawk", "Tome of Wisdom", "Thirkomedas the Serene", "Trigger Brainstorm"],
    }
    return from_position({"decks": ["Vulca", "Hoax"], "player": VULCA, "sides": [vulca, hoax]}, rules)


def after_the_first_fight(rules: str) -> DuelState:
    game = before_the_first_fight(rules)
    do(game, "play Volca", "announce Fire")
    do(game, "play Vetraskedas the Sceptic", "play Trebuchet of Fear", "announce Fire")
    do(game, "play Flamebreath the Dazzling", "play Fireblast", "announce Fire")
    do(game, "retreat", "dragon Doran")
    return game


@rule("000 Example 1 a")
@both
def test_first_fight_vulca_starts_with_volca(rules: str) -> None:
    game = before_the_first_fight(rules)
    do(game, "play Volca")
    assert zone(game, VULCA, "active") == {"Volca"}
    assert offers(game) == {"announce Fire", "announce Earth"}
    assert power(game, VULCA) == 5
    assert drawn(do(game, "announce Fire"), VULCA) == 1
    assert held(game, VULCA) == 6
    assert game.player == HOAX


@rule("000 Example 1 b")
@both
def test_first_fight_hoax_answers_with_a_support(rules: str) -> None:
    game = before_the_first_fight(rules)
    do(game, "play Volca", "announce Fire")
    do(game, "play Vetraskedas the Sceptic", "play Trebuchet of Fear")
    assert zone(game, HOAX, "combat") == {"Vetraskedas the Sceptic"}
    assert zone(game, HOAX, "support") == {"Trebuchet of Fear"}
    assert power(game, HOAX) == 5
    assert drawn(do(game, "announce Fire"), HOAX) == 2
    assert game.player == VULCA


@rule("000 Example 1 c")
@both
def test_first_fight_vulca_raises_to_ten(rules: str) -> None:
    game = before_the_first_fight(rules)
    do(game, "play Volca", "announce Fire")
    do(game, "play Vetraskedas the Sceptic", "play Trebuchet of Fear", "announce Fire")
    do(game, "play Flamebreath the Dazzling", "play Fireblast")
    assert zone(game, VULCA, "active") == {"Flamebreath the Dazzling", "Fireblast"}
    assert zone(game, VULCA, "combat") == {"Volca", "Flamebreath the Dazzling", "Fireblast"}
    assert power(game, VULCA) == 10
    assert drawn(do(game, "announce Fire"), VULCA) == 2
    assert game.player == HOAX


@rule("000 Example 1 d")
@both
def test_first_fight_hoax_retreats(rules: str) -> None:
    game = before_the_first_fight(rules)
    do(game, "play Volca", "announce Fire")
    do(game, "play Vetraskedas the Sceptic", "play Trebuchet of Fear", "announce Fire")
    do(game, "play Flamebreath the Dazzling", "play Fireblast", "announce Fire")
    do(game, "retreat")
    assert game.player == VULCA
    assert offers(game) == {"dragon Lika", "dragon Doran", "dragon Sesa"}
    do(game, "dragon Doran")
    assert dragons(game) == (1, 0)
    assert zone(game, VULCA, "discard") == {"Volca", "Flamebreath the Dazzling", "Fireblast"}
    assert zone(game, HOAX, "discard") == {"Vetraskedas the Sceptic", "Trebuchet of Fear"}
    for seat in (VULCA, HOAX):
        assert not zone(game, seat, "combat") | zone(game, seat, "support")
        assert held(game, seat) == 6
    assert game.player == HOAX  # he starts the next fight


@rule("000 Example 2 a")
@both
def test_second_fight_hoax_musters_and_starts(rules: str) -> None:
    game = after_the_first_fight(rules)
    events = do(game, "play Muster Reinforcements", "yes")
    assert drawn(events, HOAX) == 5
    assert held(game, HOAX) == 10
    assert zone(game, HOAX, "pile") == {"Muster Reinforcements"}
    do(game, "play Penemikanas the Paranoid")
    assert power(game, HOAX, "earth") == 3
    assert drawn(do(game, "announce Earth"), HOAX) == 0
    assert held(game, HOAX) == 9
    assert game.player == VULCA


def second_fight(rules: str, turns: int) -> DuelState:
    """The second fight after so many turns."""
    game = after_the_first_fight(rules)
    for turn in (
        ("play Muster Reinforcements", "yes", "play Penemikanas the Paranoid", "announce Earth"),
        ("play Aaralia-Aqua Secunda", "play Flickering Fires", "announce Earth"),
        ("play Catusan", "play Battling Boomerang", "announce Earth"),
        ("play Zig-nur-Don", "announce Fire"),
        ("retrieve Battling Boomerang", "play Hank Highflyer Hawk", "play Tome of Wisdom", "announce Fire"),
        ("play Glimmer", "play Elemental Enchantment", "announce Fire"),
        ("play Thirkomedas the Serene", "play Battling Boomerang", "announce Fire"),
    )[:turns]:
        do(game, *turn)
    return game


@rule("000 Example 2 b")
@both
def test_second_fight_vulca_forbids_leadership(rules: str) -> None:
    game = second_fight(rules, 1)
    do(game, "play Aaralia-Aqua Secunda", "play Flickering Fires")
    assert power(game, VULCA, "earth") == 5
    assert drawn(do(game, "announce Earth"), VULCA) == 2
    assert game.player == HOAX
    assert "Trigger Brainstorm" in zone(game, HOAX, "hand")
    assert "play Trigger Brainstorm" not in offers(game)


@rule("000 Example 2 c")
@both
def test_second_fight_hoax_throws_the_boomerang(rules: str) -> None:
    game = second_fight(rules, 2)
    do(game, "play Catusan", "play Battling Boomerang")
    assert power(game, HOAX, "earth") == 7
    assert drawn(do(game, "announce Earth"), HOAX) == 0
    assert held(game, HOAX) == 7


@rule("000 Example 2 d")
@both
def test_second_fight_the_mutant_turns_earth_to_fire(rules: str) -> None:
    game = second_fight(rules, 3)
    do(game, "play Zig-nur-Don")
    assert offers(game) == {"announce Fire"}  # STOP: no other card
    assert power(game, VULCA) == 5
    assert power(game, HOAX) == 3  # Catusan 1, Boomerang 2
    assert drawn(do(game, "announce Fire"), VULCA) == 1


@rule("000 Example 2 e")
@both
def test_second_fight_hank_highflyer_hawk_ignores_the_mutant(rules: str) -> None:
    game = second_fight(rules, 4)
    assert "retrieve Battling Boomerang" in offers(game)
    do(game, "retrieve Battling Boomerang")
    assert "Battling Boomerang" in zone(game, HOAX, "hand")
    do(game, "play Hank Highflyer Hawk", "play Tome of Wisdom")
    assert power(game, HOAX) == 3
    assert power(game, VULCA) == 1
    assert drawn(do(game, "announce Fire"), HOAX) == 0
    assert held(game, HOAX) == 6


@rule("000 Example 2 f")
@both
def test_second_fight_the_elemental_spell_lifts_the_total_to_six(rules: str) -> None:
    game = second_fight(rules, 5)
    do(game, "play Glimmer")
    assert power(game, VULCA) == 1  # Glimmer is ignored
    do(game, "play Elemental Enchantment")
    assert power(game, VULCA) == 6
    assert drawn(do(game, "announce Fire"), VULCA) == 2


@rule("000 Example 2 g")
@both
def test_second_fight_thirkomedas_and_the_boomerang_again(rules: str) -> None:
    game = second_fight(rules, 6)
    do(game, "play Thirkomedas the Serene", "play Battling Boomerang")
    assert power(game, HOAX) == 7
    assert held(game, HOAX) == 4
    assert drawn(do(game, "announce Fire"), HOAX) == 2
    assert held(game, HOAX) == 6
    plays = {text for text in offers(game) if text.startswith("play")}
    kinds = {game.decks[VULCA].cards[game.decks[VULCA].index[text[5:]]].type.name for text in plays}
    assert kinds <= {"CHARACTER"}  # Thirkomedas forbids the rest


@rule("000 Example 2 h")
@both
def test_second_fight_vulca_retreats_and_two_dragons_move(rules: str) -> None:
    game = second_fight(rules, 7)
    assert len(zone(game, HOAX, "combat") | zone(game, HOAX, "support")) == 6
    do(game, "retreat")
    assert dragons(game) == (0, 0)  # Doran, the only candidate, has gone back to the board
    assert game.player == HOAX
    assert offers(game) == {"dragon Lika", "dragon Doran", "dragon Sesa"}
    do(game, "dragon Sesa")
    assert dragons(game) == (0, 1)
    for seat in (VULCA, HOAX):
        assert not zone(game, seat, "combat") | zone(game, seat, "support")
    assert zone(game, HOAX, "discard") >= {"Penemikanas the Paranoid", "Catusan", "Battling Boomerang"}
    assert zone(game, VULCA, "discard") >= {"Zig-nur-Don", "Elemental Enchantment", "Flickering Fires"}
    assert game.player == VULCA
