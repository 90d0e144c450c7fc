"""Built decks are legal, use what they may, and are better than what they were built from."""

from __future__ import annotations

from itertools import product

import pytest

from bluemoon.bots.decks import Choice, all_cards, appeal, best_deck, deck_worth, worth
from bluemoon.cards import PEOPLES, Card, find, ready_made
from bluemoon.errors import BluemoonError
from bluemoon.formats.decks import DeckList, Terms, outside_moons, problems
from bluemoon.formats.specials import specials
from bluemoon.powers.vocabulary import Icon, Type


def names(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(card.name for card in cards)


@pytest.mark.parametrize("people", PEOPLES)
def test_a_built_deck_is_legal_and_better_than_the_ready_made_one(people: str) -> None:
    deck = best_deck(people)
    assert problems(DeckList("Built", people, names(deck))) == []
    assert deck_worth(deck, people) > deck_worth(ready_made(people), people)


@pytest.mark.parametrize("inquisitor", specials().of_type(Type.INQUISITOR), ids=lambda card: card.name)
def test_a_deck_for_an_inquisitor_uses_all_that_he_allows(inquisitor: Card) -> None:
    size, moons = 30 + inquisitor.more_cards, 10 + inquisitor.more_moons
    deck = best_deck("Hoax", size, moons, all_cards(match=True))
    listed = DeckList("Built", "Hoax", names(deck), inquisitor.name)
    assert problems(listed, Terms(match=True, inquisitors=True)) == []
    assert outside_moons(deck, "Hoax") == moons  # strong cards of others are worth their moons


def test_more_moons_and_more_cards_to_choose_from_never_make_it_worse() -> None:
    totals = [deck_worth(best_deck("Terrah", 30, moons), "Terrah") for moons in (0, 5, 10, 20)]
    assert totals == sorted(totals)
    assert deck_worth(best_deck("Terrah", 30, 0), "Terrah") > deck_worth(
        best_deck("Terrah", 30, 0, [card for card in all_cards() if card.people == "Terrah"]), "Terrah"
    )


def test_no_single_exchange_improves_it() -> None:
    """Every card against every card beside the deck, by the worth of whole decks."""
    pool = all_cards()[::4]  # fewer, so that all exchanges can be tried
    deck = best_deck("Vulca", 20, 6, pool)
    best = deck_worth(deck, "Vulca")
    tried = 0
    for out, other in product(deck, [card for card in pool if card not in deck]):
        changed = [card for card in deck if card is not out] + [other]
        if outside_moons(changed, "Vulca") <= 6:
            tried += 1
            assert deck_worth(changed, "Vulca") <= best + 1e-6
    assert tried > 100


def test_too_few_cards_are_refused() -> None:
    with pytest.raises(BluemoonError, match="only 29 cards for a deck of 30"):
        best_deck("Vulca", 30, 10, ready_made("Vulca")[:29])


def test_achievements_are_for_matches() -> None:
    assert not [card for card in all_cards() if card.type is Type.ACHIEVEMENT]
    assert [card for card in all_cards(match=True) if card.type is Type.ACHIEVEMENT]


def test_dearer_cards_and_those_of_the_own_people_are_wanted() -> None:
    plain = Card("Vulca", 90, "Plain", Type.CHARACTER, 3, 3, moons=1)
    dear = Card("Vulca", 91, "Dear", Type.CHARACTER, 3, 3, moons=3)
    assert worth(dear, "Vulca") > worth(plain, "Vulca") > worth(plain, "Hoax")


def test_the_total_is_the_same_in_any_order() -> None:
    cards = [*ready_made("Mimix")]
    assert deck_worth(cards, "Mimix") == pytest.approx(deck_worth(cards[::-1], "Mimix"))


def test_appeal_is_what_a_card_adds() -> None:
    pair = [Card("Mimix", 90 + n, f"Lua {n}", Type.CHARACTER, 2, 2, Icon.PAIR) for n in (1, 2)]
    kept = [pair[0], find("Spark"), find("Tome of Wisdom")]
    whole, part = Choice([*kept, pair[1]], ""), Choice(kept, "")
    size = 30
    added = sum(whole.gain(n, (1 << n) - 1, size) for n in range(4)) - sum(
        part.gain(n, (1 << n) - 1, size) for n in range(3)
    )
    assert appeal(pair[1], kept) == pytest.approx(added)
