"""Deck building: every problem that a list can have, the rulebook's own example, emissaries and families."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bluemoon.cards import PEOPLES, find, ready_made
from bluemoon.duel.engine import new_game
from bluemoon.errors import IllegalDeck, UnknownCard
from bluemoon.formats.decks import (
    DeckList,
    Problem,
    Terms,
    cards_of,
    emissary_deck,
    family_cards,
    outside_moons,
    pairing_problems,
    playable,
    problems,
)
from bluemoon.powers.vocabulary import Type
from tests.formats import made_up

rule = pytest.mark.rule
RULES = ("legends", "classic")
VULCA = tuple(card.name for card in ready_made("Vulca"))


def built(*cards: str, leader: str = "Vulca", inquisitor: str = "", emissary: str = "") -> DeckList:
    return DeckList("Mine", leader, cards, inquisitor, emissary)


def without(*names: str, of: str = "Vulca") -> tuple[str, ...]:
    """A ready-made deck without some cards."""
    cards = tuple(card.name for card in ready_made(of) if card.name not in names)
    assert len(cards) == 30 - len(names)
    return cards


def texts(found: list[Problem]) -> list[str]:
    return [problem.text for problem in found]


def told(problem: Problem) -> tuple[str, str, str]:
    return problem.kind, problem.text, problem.place


def the_problem(deck: DeckList, rules: str | Terms = "legends") -> Problem:
    (only,) = problems(deck, rules, pool=made_up.POOL)
    return only


# --- what is legal ----------------------------------------------------------------------------------------


@rule("004 Basics of Deck Building a", "004 Basics of Deck Building b", "000 Advanced Rules a")
@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("people", PEOPLES)
def test_the_ready_made_decks_are_legal_as_they_are_and_card_by_card(people: str, rules: str) -> None:
    assert problems(DeckList("Ready", people), rules) == []
    assert problems(DeckList("Listed", people, tuple(card.name for card in ready_made(people))), rules) == []
    assert playable(DeckList("Ready", people), rules).cards == ready_made(people)


@rule("000 Advanced Rules c", "004 Basics of Deck Building a")
@pytest.mark.parametrize("rules", RULES)
def test_any_cards_of_the_own_people_are_allowed_also_those_in_other_decks_or_in_none(rules: str) -> None:
    """Heat Haze lies in the Pillar deck, Chosen of Fire in none; eleven moons and more of their own people
    cost the Vulca nothing."""
    own = ("Heat Haze", "Titanic Gauntlets", "Erupta", "Chosen of Fire")
    deck = built(
        *without("Pandemonium", "Heroine of the Great Plains", "Aaralia-Aqua Secunda", "Zig-nur-Don"), *own
    )
    assert {find(name).people for name in deck.cards} == {"Vulca"}
    assert sum(find(name).moons for name in deck.cards) > 10
    assert problems(deck, rules) == []


def test_names_in_any_case_of_letters() -> None:
    assert problems(built(*(name.upper() for name in VULCA))) == []
    assert problems(replace(built(*VULCA), leader="vulca")) == []


# --- every problem ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("", "no name"),
        ("Fire, Earth", "without comma"),
        ("Fire; Earth", "without comma"),
        ("Deck #1", "without comma"),
        ("two\nlines", "one line"),
    ],
)
def test_a_name_that_cannot_stand_in_files(name: str, says: str) -> None:
    problem = the_problem(DeckList(name, "Vulca"))
    assert problem.kind == "name"
    assert says in problem.text


@rule("004 Basics of Deck Building a")
@pytest.mark.parametrize(
    ("rules", "place"), [("legends", "004 Basics of Deck Building"), ("classic", "000 Advanced Rules")]
)
def test_a_deck_needs_a_leader(rules: str, place: str) -> None:
    problem = the_problem(built(*VULCA, leader=""), rules)
    assert told(problem) == ("leader", "no leader is named; only a drafted deck has none", place)
    assert str(problem) == f"no leader is named; only a drafted deck has none ({place})"
    problem = the_problem(built(*VULCA, leader="Vulcans"), rules)
    assert problem.kind == "leader"
    assert "Vulcans" in problem.text


def test_unknown_cards_are_each_named_with_the_nearest_ones() -> None:
    found = problems(built(*without("Spark", "Cinder"), "Sparky", "Zindr"))
    assert [problem.kind for problem in found] == ["unknown", "unknown"]
    assert "'Sparky'" in found[0].text
    assert "Spark" in found[0].text.partition("did you mean")[2]
    assert "'Zindr'" in found[1].text


@rule("000 Advanced Rules b", "004 Additional Rules d")
@pytest.mark.parametrize(
    ("rules", "place"), [("legends", "004 Additional Rules"), ("classic", "000 Advanced Rules")]
)
def test_no_card_twice(rules: str, place: str) -> None:
    problem = the_problem(built(*without("Spark", "Cinder"), "Blaze", "blaze"), rules)
    assert told(problem) == ("twice", "Blaze stands 3 times; all cards of a deck are different", place)


@rule("000 Advanced Rules a", "000 Advanced Rules h", "004 Basics of Deck Building b")
@pytest.mark.parametrize("rules", RULES)
def test_exactly_thirty_cards(rules: str) -> None:
    few = the_problem(built(*without("Spark", "Cinder")), rules)
    assert (few.kind, few.text) == ("count", "28 cards, 2 too few: there must be exactly 30")
    many = the_problem(built(*VULCA, "Erupta"), rules)
    assert (many.kind, many.text) == ("count", "31 cards, 1 too many: there must be exactly 30")


def test_an_unknown_card_counts_as_a_card() -> None:
    assert [problem.kind for problem in problems(built(*VULCA, "Sparky"))] == ["unknown", "count"]


@rule("000 Advanced Rules d", "000 The Cards g", "004 Basics of Deck Building c", "004 Moon Values a")
@pytest.mark.parametrize(
    ("rules", "place"), [("legends", "004 Moon Values"), ("classic", "000 Advanced Rules")]
)
def test_ten_moons_outside_the_people_and_not_one_more(rules: str, place: str) -> None:
    """The Vulca deck has 2 + 2 + 1 moons of others. Fearsome Chant costs 3 and Catusan 1; Mad Mike 2."""
    assert [find(name).moons for name in ("Fearsome Chant", "Mad Mike Magpie", "NoProblem")] == [3, 2, 1]
    ten = built(*without("Spark", "Cinder"), "Fearsome Chant", "Mad Mike Magpie")
    assert problems(ten, rules) == []
    problem = the_problem(built(*without("Spark", "Cinder", "Blaze"), *ten.cards[-2:], "NoProblem"), rules)
    assert problem.kind == "moons"
    assert problem.text.startswith("11 moons outside the Vulca, at most 10 are allowed: Fearsome Chant 3, ")
    assert "NoProblem 1" in problem.text
    assert "Zig-nur-Don" not in problem.text
    assert problem.place == place


@rule("004 Moon Values d")
def test_a_deck_indicator_does_not_make_a_card_one_of_the_people() -> None:
    """Pandemonium is marked for the Vulca deck, but it is a Khind card."""
    assert find("Pandemonium").deck == "Vulca"
    assert outside_moons([find("Pandemonium")], "Vulca") == 2
    assert outside_moons([find("Pandemonium")], "Khind") == 0


@rule("004 Moon Values b", "000 Advanced Rules a")
def test_leaders_emissaries_and_inquisitors_are_not_among_the_cards_and_cost_nothing() -> None:
    leader = next(card.name for card in (find("Council of Eight"),) if card.type is Type.LEADER)
    deck = built(*VULCA, leader, made_up.ENVOY.name, made_up.HOARDER.name)
    found = problems(deck, pool=made_up.POOL)
    assert [problem.kind for problem in found] == ["beside the leader"] * 3  # and no word of count or moons
    assert texts(found) == [
        f"{name} lies in the leader area and is not one of the cards"
        for name in (leader, "Made-up Envoy", "Made-up Hoarder")
    ]


@rule("004 Additional Rules b", "004 Achievement Cards b")
def test_achievements_only_in_a_match() -> None:
    deck = built(*without("Spark"), made_up.ACHIEVEMENT.name)
    problem = the_problem(deck)
    assert told(problem) == (
        "match",
        "Made-up Achievement is an achievement, which may be used in a match only",
        "004 Achievement Cards",
    )
    assert problems(deck, Terms(match=True), pool=made_up.POOL) == []


def test_several_problems_are_all_told() -> None:
    deck = built(
        *without("Spark"), "Blaze", "Sparky", "Made-up Achievement", leader="Vulcans", emissary="Nobody"
    )
    kinds = [problem.kind for problem in problems(deck, pool=made_up.POOL)]
    assert kinds == ["leader", "emissary", "emissary", "unknown", "twice", "count", "match"]


# --- inquisitors ------------------------------------------------------------------------------------------


@rule("004 Inquisitors c")
def test_the_cards_of_leader_and_inquisitor_together() -> None:
    problem = the_problem(built(*VULCA, inquisitor="Made-up Hoarder"))
    assert problem.text == "30 cards, 15 too few: there must be exactly 45"


@rule("004 Inquisitors c", "004 Moon Values c")
def test_the_moons_of_leader_and_inquisitor_together() -> None:
    costly = ("Fearsome Chant", "Mad Mike Magpie", "Bounce Back", "Ketharkopas the Astronomer")
    less = (
        "Earthwater",
        "Wild Unicorn",
        "NoProblem",
    )  # 5 in the Vulca deck, 3 + 2 + 3 + 2 + 2 + 2 + 1 more: 20
    own = ("Erupta", "Inflame the Mutant", "Chosen of Fire", "Heat Haze", "Titanic Gauntlets")
    mutants = ("Var-dis-Nar", "Neth-sur-Pot", "Fel-nar-Gan")
    deck = built(*VULCA, *costly, *less, *own, *mutants, inquisitor="made-up hoarder")
    assert outside_moons(cards_of(deck, made_up.POOL), "Vulca") == 20
    assert problems(deck, Terms(inquisitors=True), pool=made_up.POOL) == []
    much = replace(deck, cards=(*deck.cards[:-1], "Catusan"))
    assert the_problem(much).text.startswith("21 moons outside the Vulca, at most 20 are allowed")


@rule("004 Inquisitors a", "004 Inquisitors b")
def test_inquisitors_by_agreement_only_and_in_built_decks_only() -> None:
    deck = built(*VULCA, inquisitor="Made-up Marshal")  # nothing added to the leader's symbols
    assert problems(deck, pool=made_up.POOL) == []
    assert told(the_problem(deck, Terms(inquisitors=False))) == (
        "inquisitor",
        "the players have not agreed on inquisitors",
        "004 Inquisitors",
    )
    ready = DeckList("Mine", "Vulca", inquisitor="Made-up Marshal")
    assert the_problem(ready).text == "an inquisitor joins a built deck, but no cards are listed"


def test_an_inquisitor_has_to_be_one() -> None:
    assert the_problem(built(*VULCA, inquisitor="Made-up Envoy")).text == "Made-up Envoy is no inquisitor"
    assert "inquisitor: no card is called 'Nobody'" in the_problem(built(*VULCA, inquisitor="Nobody")).text


# --- emissaries -------------------------------------------------------------------------------------------


@rule("004 Emissaries b", "004 Emissaries d", "004 Emissary Cards b", "004 Emissary Cards c")
@pytest.mark.parametrize("people", PEOPLES)
def test_an_emissary_brings_the_peoples_last_cards_and_his_set(people: str) -> None:
    deck = DeckList("Mine", people, emissary="Made-up Envoy")
    assert problems(deck, Terms(emissaries=True), pool=made_up.POOL) == []
    cards = cards_of(deck, made_up.POOL)
    assert len(cards) == len(set(cards)) == (38 if people == "Buka" else 40)
    assert set(ready_made(people)) < set(cards)
    added = [card for card in cards if card.people == people and not card.deck]
    assert len(added) == (1 if people == "Buka" else 3)
    assert {card.name for card in cards} >= set(made_up.SEVEN)
    assert made_up.ENVOY not in cards
    assert playable(deck, pool=made_up.POOL).cards[-1] is made_up.ENVOY  # he lies beside the leader


def test_in_a_single_game_the_emissarys_achievements_stay_in_the_deck() -> None:
    deck = DeckList("Mine", "Hoax", emissary="Made-up Envoy")
    assert problems(deck, Terms(match=False), pool=made_up.POOL) == []
    assert made_up.ACHIEVEMENT in cards_of(deck, made_up.POOL)


@rule("004 Emissaries a", "004 Emissaries c")
def test_emissaries_by_agreement_and_then_for_each() -> None:
    deck = DeckList("Mine", "Vulca", emissary="Made-up Envoy")
    assert the_problem(deck, Terms(emissaries=False)).text == "the players have not agreed on emissaries"
    wanting = the_problem(DeckList("Mine", "Vulca"), Terms(emissaries=True))
    assert told(wanting) == (
        "emissary",
        "the players have agreed on emissaries: each chooses one",
        "004 Emissaries",
    )
    found = pairing_problems((deck, DeckList("Yours", "Hoax")), pool=made_up.POOL)
    assert [told(problem) for problem in found] == [
        (
            "emissary",
            "an emissary is used by both players or by neither; Yours has none",
            "004 Emissaries",
        )
    ]
    both = (deck, DeckList("Yours", "Hoax", emissary="Made-up Envoy"))
    assert pairing_problems(both, pool=made_up.POOL) == []


def test_an_emissary_joins_a_ready_made_deck_and_no_inquisitor() -> None:
    listed = built(*VULCA, emissary="Made-up Envoy")
    assert the_problem(listed).text == "an emissary joins a ready-made deck, but this one lists its cards"
    both = built(*VULCA, emissary="Made-up Envoy", inquisitor="Made-up Marshal")
    assert "a deck has an emissary or an inquisitor, not both" in texts(problems(both, pool=made_up.POOL))


def test_an_emissary_has_to_be_one_and_to_bring_seven_cards() -> None:
    assert the_problem(DeckList("Mine", "Vulca", emissary="Spark")).text == "Spark is no emissary"
    few = the_problem(DeckList("Mine", "Vulca", emissary="Made-up Envoy of Few"))
    assert told(few) == (
        "emissary count",
        "with Made-up Envoy of Few the deck has 39 cards, not 40",
        "004 Emissary Cards",
    )
    with pytest.raises(UnknownCard, match="Spark is no emissary"):
        emissary_deck("Vulca", "Spark", made_up.POOL)


# --- Buka families ----------------------------------------------------------------------------------------


@rule("004 Buka Families b")
def test_six_families_of_five_make_up_the_buka_deck() -> None:
    families = [family_cards(family) for family in range(1, 7)]
    assert [len(family) for family in families] == [5] * 6
    assert {card for family in families for card in family} == set(ready_made("Buka"))
    with pytest.raises(IllegalDeck, match="1 to 6, not 7"):
        family_cards(7)


@rule("004 Buka Families a", "004 Buka Families d")
def test_in_a_people_deck_the_family_counts_for_nothing() -> None:
    deck = DeckList("Mine", "Vulca", family=1)
    assert outside_moons(cards_of(deck), "Vulca") > 10
    assert len(cards_of(deck)) == 35
    assert problems(deck, Terms(families=True)) == []
    assert playable(deck).size == 35


@rule("004 Buka Families c")
def test_in_a_built_deck_the_family_counts_towards_cards_and_moons() -> None:
    """Family 2 has 2 + 1 + 1 + 1 + 3 = 8 moons; with the 5 of the Vulca deck that is too much."""
    assert sum(card.moons for card in family_cards(2)) == 8
    own = without("Pandemonium", "Heroine of the Great Plains", "Aaralia-Aqua Secunda", "Spark", "Cinder")
    assert problems(DeckList("Mine", "Vulca", own, family=2), Terms(families=True)) == []
    assert playable(DeckList("Mine", "Vulca", own, family=2)).size == 30
    full = problems(DeckList("Mine", "Vulca", VULCA, family=2))
    assert [problem.kind for problem in full] == ["count", "moons"]
    assert full[0].text == "35 cards, 5 too many: there must be exactly 30"
    assert full[1].text.startswith("13 moons")


@rule("004 Buka Families a")
def test_families_by_agreement_and_then_for_each() -> None:
    deck = DeckList("Mine", "Vulca", family=3)
    assert the_problem(deck, Terms(families=False)).text == "the players have not agreed on Buka families"
    wanting = the_problem(DeckList("Mine", "Vulca"), Terms(families=True))
    assert told(wanting) == (
        "family",
        "the players have agreed on Buka families: each chooses one",
        "004 Buka Families",
    )
    (found,) = pairing_problems((DeckList("Yours", "Hoax"), deck))
    assert found.text == "a Buka family is used by both players or by neither; Yours has none"


def test_families_that_cannot_be() -> None:
    assert the_problem(DeckList("Mine", "Vulca", family=7)).text == "the Buka families are 1 to 6, not 7"
    assert (
        the_problem(DeckList("Mine", "Buka", family=1)).text == "the Buka deck has all six families already"
    )
    twice = problems(DeckList("Mine", "Vulca", (*without("Spark"), "Sea Devil"), family=2))
    assert "Sea Devil stands 2 times; all cards of a deck are different" in texts(twice)


# --- two decks, and the deck for the engine ---------------------------------------------------------------


def test_the_problems_of_both_decks_of_a_game() -> None:
    found = pairing_problems((built(*without("Spark")), DeckList("Yours", "Hoaxers")))
    assert texts(found)[0] == "Mine: 29 cards, 1 too few: there must be exactly 30"
    assert texts(found)[1].startswith("Yours: no leader:")
    assert pairing_problems((DeckList("Mine", "Vulca"), DeckList("Yours", "Hoax"))) == []


def test_only_legal_decks_are_playable_unless_nobody_looks() -> None:
    deck = built(*without("Spark"))
    with pytest.raises(IllegalDeck, match="Mine: 29 cards, 1 too few"):
        playable(deck)
    assert playable(deck, checked=False).size == 29
    with pytest.raises(UnknownCard):
        playable(built("Sparky"), checked=False)


def test_a_built_deck_plays() -> None:
    game = new_game(
        (playable(built(*without("Spark"), "Erupta")), playable(DeckList("Yours", "Hoax"))), seed=4
    )
    assert game.decks[0].size == 30
    assert "Erupta" in game.record().setup["deck 1"]


# --- the rulebook's example -------------------------------------------------------------------------------


@rule("004 Deck-Building Example a")
def test_example_terrah_cards_of_other_decks_cost_nothing() -> None:
    cards = [find(name) for name in ("Drowning Rain Storm", "Bashdin", "Catusan")]
    assert [card.deck for card in cards] == ["Aqua", "Flit", "Hoax"]
    assert all(card.moons for card in cards)
    assert outside_moons(cards, "Terrah") == 0


@rule("004 Deck-Building Example b")
def test_example_cards_of_others_in_the_terrah_deck_count() -> None:
    cards = [find(name) for name in ("Caterpillar Eartheroder", "Mad Mike Magpie", "Flash the Incendiary")]
    assert [card.deck for card in cards] == ["Terrah"] * 3
    assert all(outside_moons([card], "Terrah") == card.moons > 0 for card in cards)
    assert outside_moons(ready_made("Terrah"), "Terrah") == sum(card.moons for card in cards)


@rule("004 Deck-Building Example c", "004 Moon Values a")
def test_example_the_mutant_is_an_outsider_without_moons() -> None:
    mutant = find("Ras-mus-Pan")
    assert mutant in ready_made("Terrah")
    assert mutant.people != "Terrah"
    assert mutant.moons == 0


@rule("004 Deck-Building Example d")
@pytest.mark.parametrize("rules", RULES)
def test_example_step_by_step(rules: str) -> None:
    """Four cards come in one by one, four go out; the list is legal in the end, and only then."""
    cards = [card.name for card in ready_made("Terrah")]

    def now() -> list[str]:
        return [problem.kind for problem in problems(built(*cards, leader="Terrah"), rules)]

    assert now() == []
    cards.append("Drowning Rain Storm")
    assert now() == ["count"]
    cards.remove("Caterpillar Eartheroder")
    assert now() == []
    assert outside_moons([find(name) for name in cards], "Terrah") == 4  # Mad Mike and Flash
    for added in ("Scorch the Inflammable", "Launch Burning Earth", "Launch Rain of Fire"):
        cards.append(added)
        assert now() == ["count"]  # never the moons
    for removed in ("Rocara", "Sonatos", "Torana"):
        assert now() == ["count"]
        cards.remove(removed)
    assert now() == []
    assert outside_moons([find(name) for name in cards], "Terrah") <= 10
    assert playable(built(*cards, leader="Terrah"), rules).size == 30
