"""Rulebook 000: what the cards are. The Cards, Mutants, Game Components, the icons of the base game."""

from __future__ import annotations

from collections import Counter

import pytest

from bluemoon.cards import PEOPLES, POOL, find, leader_of, ready_made
from bluemoon.duel.engine import new_game
from bluemoon.duel.model.state import ALL_DRAGONS
from bluemoon.powers.vocabulary import GANG, NO_ICONS, Icon, Type
from tests.duel.kit import do, offers, power, rule, side, table

both = pytest.mark.parametrize("rules", ["classic", "legends"])
EIGHT = tuple(people for people in PEOPLES if people != "Buka")


@rule("000 Game Components")
def test_a_set_is_a_leader_and_thirty_cards_and_there_are_three_dragons() -> None:
    for people in ("Vulca", "Hoax"):
        assert len(ready_made(people)) == 30
        assert leader_of(people).type is Type.LEADER
        assert leader_of(people) not in ready_made(people)
    game = new_game(("Vulca", "Hoax"), rules="classic", seed=1)
    assert ALL_DRAGONS.bit_count() == 3
    assert [deck.size for deck in game.decks] == [30, 30]


@rule("000 The Cards a")
def test_people_and_number_name_a_card_and_mutants_are_of_no_people() -> None:
    assert len({(card.people, card.number) for card in POOL}) == len(POOL)
    assert len(EIGHT) == 8
    assert (find("Volca").people, find("Catusan").people) == ("Vulca", "Terrah")
    mutant = find("Zig-nur-Don")
    assert mutant.mutant
    assert mutant.people not in PEOPLES


@rule("000 The Cards b")
@pytest.mark.parametrize("people", EIGHT)
def test_most_cards_of_a_set_are_its_own_some_are_others_and_one_is_a_mutant(people: str) -> None:
    of = Counter(card.people for card in ready_made(people))
    assert of[people] > 15
    assert of["Mutant"] == 1
    assert of.keys() - {people, "Mutant"}


@rule("000 The Cards c")
def test_the_deck_mark_puts_the_sets_together_again() -> None:
    assert find("Catusan").deck == "Hoax"  # a Terrah card; rulebook example 2 plays it with the Hoax
    assert find("Hank Highflyer Hawk").deck == "Hoax"
    assert find("Aaralia-Aqua-Secunda").deck == "Vulca"
    assert find("Zig-nur-Don").deck == "Vulca"
    marks = Counter(card.deck for card in POOL if card.deck and card.type is not Type.LEADER)
    assert marks == dict.fromkeys(PEOPLES, 30)
    for people in PEOPLES:
        assert all(card.deck == people for card in ready_made(people))


@rule("000 The Cards d")
@pytest.mark.parametrize("people", EIGHT)
def test_the_thirty_cards_are_of_four_types(people: str) -> None:
    types = {card.type for card in ready_made(people)}
    assert types <= {Type.LEADERSHIP, Type.CHARACTER, Type.BOOSTER, Type.SUPPORT}
    assert len(types) == 4 or people in ("Flit", "Khind")  # no supports here, no boosters there


@rule("000 The Cards d")
def test_the_buka_add_ships() -> None:
    assert Type.SHIP in {card.type for card in ready_made("Buka")}


@rule("000 The Cards e")
def test_values_icons_moons_and_powers_of_some_cards() -> None:
    volca, boomerang, fires = find("Volca"), find("Battling Boomerang"), find("Flickering Fires")
    assert (volca.fire, volca.moons, volca.icons, volca.powers) == (5, 1, NO_ICONS, ())
    assert (boomerang.fire, boomerang.earth, boomerang.icons) == (2, 2, Icon.RETRIEVE)
    assert (fires.fire, fires.earth, len(fires.powers)) == (1, 1, 1)
    muster = find("Muster Reinforcements")
    assert (muster.fire, muster.earth, muster.type) == (None, None, Type.LEADERSHIP)
    assert muster.powers


@rule("000 The Cards f")
@both
@pytest.mark.parametrize("owner", [0, 1])
def test_i_is_the_player_of_the_card_and_you_his_opponent(rules: str, owner: int) -> None:
    """Flickering Fires: the opponent of its player cannot play leadership cards; its player can."""
    mine = side(hand=["Cast Cataclysm", "Blaze"], support=["Flickering Fires"] if owner == 0 else [])
    theirs = side(combat=["Sear"], support=["Flickering Fires" if owner == 1 else "Tome of Wisdom"])
    game = table(mine, theirs, rules=rules, element="earth")
    assert ("play Cast Cataclysm" in offers(game)) == (owner == 0)


@rule("000 Mutants a")
@both
@pytest.mark.parametrize(("attacker", "allowed"), [("Catusan", True), ("Torch", False)])
def test_a_mutant_is_played_only_when_its_condition_holds(rules: str, attacker: str, allowed: bool) -> None:
    """Zig-nur-Don only if attacked by at least 5 Earth: Catusan has 5, Torch 4."""
    game = table(side(hand=["Zig-nur-Don"]), side(combat=[attacker]), rules=rules, element="earth")
    assert ("play Zig-nur-Don" in offers(game)) == allowed


@rule("000 Mutants a")
def test_a_mutant_is_a_character() -> None:
    assert all(card.type is Type.CHARACTER for card in POOL if card.mutant)


@rule("000 Mutants b", "000 Announce Power b")
@both
@pytest.mark.parametrize(("before", "after"), [("earth", "Fire"), ("fire", "Earth")])
def test_a_mutant_changes_the_contested_element(rules: str, before: str, after: str) -> None:
    """Var-dis-Nar (attacked by at least 7) turns Fire to Earth and Earth to Fire."""
    game = table(
        side(hand=["Var-dis-Nar"]),
        side(combat=["Lavar the Powerful"], support=["Tome of Wisdom"]),
        rules=rules,
        element=before,
    )
    do(game, "play Var-dis-Nar")
    assert offers(game) == {f"announce {after}"}
    assert power(game, 0, after.lower()) == 4


@rule("000 Shields and Icons")
def test_the_base_game_uses_shields_stop_and_retrieve_only() -> None:
    known = Icon.SHIELD_FIRE | Icon.SHIELD_EARTH | Icon.STOP | Icon.RETRIEVE
    cards = (*ready_made("Vulca"), *ready_made("Hoax"))
    others = [(card.name, card.icons) for card in cards if card.icons & ~known]
    assert others == [("Heroine of the Great Plains", Icon.PAIR)]  # the one that does not function


@rule("000 Pair in the base game")
@both
def test_the_pair_icon_of_the_vulca_set_finds_no_partner(rules: str) -> None:
    others = [card.name for card in ready_made("Vulca") if card.type is Type.CHARACTER and not card.mutant]
    others.remove("Heroine of the Great Plains")
    game = table(side(hand=["Heroine of the Great Plains", *others]), side(combat=["Torch"]), rules=rules)
    do(game, "play Heroine of the Great Plains")
    assert offers(game) == {"announce Fire"}


@rule("000 Gang a")
def test_four_gangs_by_icon_and_beginning_of_the_name() -> None:
    beginnings: dict[Icon, set[str]] = {}
    for card in POOL:
        if card.icons & GANG:
            assert (card.people, card.type) == ("Khind", Type.CHARACTER)
            beginnings.setdefault(card.icons & GANG, set()).add(card.first_word)
    assert sorted(map(sorted, beginnings.values())) == [["Cool"], ["Fun"], ["No"], ["Top"]]
