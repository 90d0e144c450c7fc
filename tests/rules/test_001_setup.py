"""Legends rulebook: what is in the box, the set-up of a game, and the nine people decks."""

import random

import pytest

from bluemoon.cards.card import Card
from bluemoon.cards.pool import PEOPLES, POOL, find, leader_of, ready_made
from bluemoon.duel.engine import new_game
from bluemoon.powers.english import power_text
from bluemoon.powers.vocabulary import Icon, Type
from tests.duel.kit import do, dragons, offers, rule, side, table, zone

CORE = Icon.SHIELD_FIRE | Icon.SHIELD_EARTH | Icon.STOP | Icon.RETRIEVE
MIMIX = Icon.FREE | Icon.PAIR
GANGS = Icon.GANG_COOL | Icon.GANG_TOP | Icon.GANG_FUN | Icon.GANG_NO
BLUFFS = Icon.BLUFF_FIRE | Icon.BLUFF_EARTH | Icon.BLUFF_NEUTRAL


def icons_of(people: str) -> Icon:
    """All icons of a people's ready-made deck."""
    found = Icon(0)
    for card in ready_made(people):
        found |= card.icons
    return found


def whole_deck(people: str) -> list[Card]:
    return [leader_of(people), *ready_made(people)]


@rule("001 Game Components a")
def test_there_are_296_people_cards_ten_mutants_and_three_dragons() -> None:
    mutants = [card for card in POOL if card.mutant]
    assert len(mutants) == 10
    assert len(POOL) - len(mutants) == 296
    assert len({card.name for card in POOL}) == 306
    game = table(side(combat=["Spark"]), side(combat=["Blaze"]))
    do(game, "retreat")
    assert len(offers(game)) == 3
    assert all(offer.startswith("dragon ") for offer in offers(game))


@rule("001 Setup 2")
@pytest.mark.parametrize("rules", ["legends", "classic"])
def test_all_dragons_begin_on_the_board(rules: str) -> None:
    assert dragons(new_game(("Vulca", "Hoax"), rules, seed=3)) == (0, 0)


@rule("001 Setup 3 a")
@pytest.mark.parametrize("people", PEOPLES)
def test_a_people_deck_is_its_31_cards_with_the_leader(people: str) -> None:
    deck = whole_deck(people)
    assert len(deck) == len(set(deck)) == 31
    assert set(deck) == {card for card in POOL if card.deck == people}
    game = new_game((people, "Vulca"), seed=1)
    cards = zone(game, 0, "hand") | zone(game, 0, "deck")
    assert cards == {card.name for card in deck} - {leader_of(people).name}


@rule("001 Setup 3 b")
def test_a_people_deck_has_a_few_cards_of_other_peoples() -> None:
    """Three of other peoples and a mutant each; the Buka alone bring six families of their own."""
    for people in PEOPLES[:-1]:
        strangers = [card for card in ready_made(people) if card.people not in (people, "Mutant")]
        assert len(strangers) == 3, people
    strangers = [card for card in ready_made("Vulca") if card.people != "Vulca"]
    assert {card.name for card in strangers} == {
        "Heroine of the Great Plains",
        "Aaralia-Aqua Secunda",
        "Pandemonium",
        "Zig-nur-Don",
    }


@rule("001 Setup 4")
def test_the_leader_is_not_among_the_shuffled_hidden_cards() -> None:
    assert leader_of("Vulca").name == "Inferno"
    assert leader_of("Vulca").type is Type.LEADER
    hands: set[frozenset[str]] = set()
    for seed in range(60):
        game = new_game(("Vulca", "Hoax"), seed=seed)
        hands.add(frozenset(zone(game, 0, "hand")))
        assert "Inferno" not in zone(game, 0, "hand") | zone(game, 0, "deck")
    assert len(hands) > 50  # every game another order
    assert len(frozenset[str]().union(*hands)) == 30  # and every card can come up


@rule("001 Setup 4")
def test_the_draw_decks_lie_face_down() -> None:
    game = new_game(("Vulca", "Hoax"), seed=5)
    theirs = game.view(0).data()["sides"][1]
    assert theirs["deck_count"] == 24
    assert theirs["hand_count"] == 6
    assert not theirs.get("deck")
    assert not theirs.get("hand")
    assert not game.view(0).data()["sides"][0].get("deck_top")


@rule("001 Setup 6")
@pytest.mark.parametrize("rules", ["legends", "classic"])
def test_chance_decides_who_goes_first(rules: str) -> None:
    starts = [new_game(("Vulca", "Hoax"), rules, seed=seed).current for seed in range(60)]
    assert 15 < sum(starts) < 45
    assert new_game(("Vulca", "Hoax"), rules, seed=7).current == starts[7]


@rule("001 Setup 7")
@pytest.mark.parametrize("rules", ["legends", "classic"])
def test_each_player_draws_a_hand_of_six(rules: str) -> None:
    game = new_game(("Aqua", "Buka"), rules, seed=2)
    for seat in (0, 1):
        assert len(zone(game, seat, "hand")) == 6
        assert len(zone(game, seat, "deck")) == 24


@rule("001 Setup Diagram")
def test_the_five_places_of_a_player() -> None:
    game = table(
        side(hand=["Summon Sorcerer", "Blaze", "Lightning Bolts"], combat=["Spark"], deck=["Volca"]),
        side(combat=["Ignite"], hand=["Torch"]),
    )
    do(game, "play Summon Sorcerer", "no", "play Blaze", "play Lightning Bolts", "announce Fire")
    assert zone(game, 0, "pile") == {"Summon Sorcerer"}  # leader area
    assert zone(game, 0, "combat") == {"Spark", "Blaze"}
    assert zone(game, 0, "support") == {"Lightning Bolts"}
    assert zone(game, 0, "deck") == set()
    assert zone(game, 0, "hand") == {"Volca"}
    do(game, "retreat", "dragon Lika")
    assert zone(game, 0, "discard") == {"Spark", "Blaze", "Lightning Bolts"}
    assert zone(game, 0, "pile") == {"Summon Sorcerer"}


@rule("001 Card Text a")
@pytest.mark.parametrize("rules", ["legends", "classic"])
def test_i_is_the_owner_and_you_the_opponent(rules: str) -> None:
    """Ember bars the opponent's characters without text, not its owner's; Flare lets its owner draw."""
    barred = table(side(hand=["Blaze"], combat=["Spark"]), side(combat=["Ember"]), rules=rules)
    assert offers(barred) == {"retreat"}
    owner = table(side(hand=["Blaze"], combat=["Ember"]), side(combat=["Spark"]), rules=rules)
    assert offers(owner) == {"play Blaze", "retreat"}
    drawing = table(
        side(
            hand=["Flare"], deck=["Volca", "Torch", "Sear", "Ignite", "Shimmer", "Glimmer", "Spark", "Blaze"]
        ),
        side(combat=["Cinder"], hand=["Furnace"], deck=["Spark", "Blaze"]),
        rules=rules,
    )
    do(drawing, "play Flare", "announce Fire")
    assert drawing.player == 0
    do(drawing, "use Flare")
    assert len(zone(drawing, 0, "hand")) == 8
    assert zone(drawing, 1, "hand") == {"Furnace"}


@rule("001 Card Anatomy")
def test_a_card_has_all_its_printed_facts() -> None:
    gauntlets = find("Volcanic Gauntlets")
    assert (gauntlets.people, gauntlets.number, gauntlets.type) == ("Vulca", 21, Type.BOOSTER)
    assert (gauntlets.fire, gauntlets.earth) == (None, None)
    assert (gauntlets.moons, gauntlets.deck) == (2, "Vulca")
    assert power_text(gauntlets)
    armor = find("Infernal Armor")
    assert (armor.fire, armor.earth, armor.icons) == (0, 0, Icon.SHIELD_EARTH)  # only one value is shielded
    assert not power_text(armor)
    unicorn = find("Wild Unicorn")
    assert (unicorn.people, unicorn.deck) == ("Mimix", "Pillar")  # affiliation and deck indicator
    assert unicorn.icons == Icon.SHIELD_FIRE | Icon.SHIELD_EARTH | Icon.PAIR
    flash = find("Flash the Incendiary")
    assert (flash.number, flash.fire, flash.earth, flash.moons) == (2, 6, 3, 2)


@rule("001 Rules for People Decks a")
@pytest.mark.parametrize("people", PEOPLES)
def test_every_people_deck_can_be_played(people: str) -> None:
    opponent = PEOPLES[(PEOPLES.index(people) + 1) % len(PEOPLES)]
    chooser = random.Random(people)
    game = new_game((people, opponent), seed=people)
    while not game.over:
        game.apply(chooser.choice(game.legal_actions()))
    assert game.result is not None
    assert game.result.winners in ((0,), (1,))


@pytest.mark.parametrize(
    ("people", "own", "allowed"),
    [
        # The Mimix deck has one Khind card; alone, its GANG does nothing.
        pytest.param("Mimix", MIMIX, CORE | MIMIX | Icon.GANG_NO, marks=rule("001 Mimix")),
        pytest.param("Flit", Icon.PAIR | Icon.RETRIEVE, CORE | MIMIX, marks=rule("001 Flit")),
        pytest.param("Khind", GANGS, CORE | GANGS, marks=rule("001 Khind")),
        pytest.param("Terrah", Icon.FREE, CORE | MIMIX, marks=rule("001 Terrah")),
        pytest.param("Pillar", Icon.FREE | Icon.PAIR, CORE | MIMIX, marks=rule("001 Pillar")),
        pytest.param("Aqua", Icon.PROTECT | MIMIX, CORE | MIMIX | Icon.PROTECT, marks=rule("001 Aqua")),
        pytest.param(
            "Buka",
            Icon.PROTECT | Icon.FREE | BLUFFS,
            CORE | MIMIX | Icon.PROTECT | BLUFFS,
            marks=rule("001 Buka"),
        ),
    ],
)
def test_a_deck_has_31_cards_and_the_icons_of_its_section(people: str, own: Icon, allowed: Icon) -> None:
    assert len(whole_deck(people)) == 31
    icons = icons_of(people)
    assert icons & own == own
    assert icons & ~allowed == Icon(0)


@rule("001 Pillar", "001 Buka")
def test_disclosing_and_ships_belong_to_the_pillar_and_the_buka() -> None:
    disclosers = {"Butterfly Scout", "Deploy Butterfly"}
    assert disclosers <= {card.name for card in ready_made("Pillar")}
    ships = {card.name for card in POOL if card.type is Type.SHIP and card.deck}
    assert ships == {"Sea Falcon", "Sea Devil", "Rising Sun"}
    assert ships <= {card.name for card in ready_made("Buka")}
