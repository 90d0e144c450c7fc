"""Random legal decks: for long test runs, for measuring the balance of decks, and for variety in bots'
games."""

from __future__ import annotations

from bluemoon.cards import PEOPLES, POOL, Card
from bluemoon.chance import Chance
from bluemoon.formats.decks import BESIDE_LEADER, CARDS, MOONS, DeckList, Terms
from bluemoon.formats.specials import Specials, specials
from bluemoon.powers.vocabulary import Type


def shuffled(cards: list[Card], chance: Chance) -> list[Card]:
    """A copy of the list in random order."""
    cards = list(cards)
    for last in range(len(cards) - 1, 0, -1):
        other = chance.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def random_deck(
    chance: Chance, terms: Terms | None = None, name: str = "Random", pool: Specials | None = None
) -> DeckList:
    """A built deck that is legal by the terms: some cards of any people within the moon limit, the rest of
    the leader's people; and, if the terms allow inquisitors, one in every second deck."""
    terms = terms or Terms()
    known = specials() if pool is None else pool
    people = PEOPLES[chance.below(len(PEOPLES))]
    inquisitor = _inquisitor(terms, known, chance)
    size, moons = CARDS, MOONS
    if inquisitor is not None:
        size, moons = size + inquisitor.more_cards, moons + inquisitor.more_moons
    everything = [card for card in _everything(known) if terms.match or card.type is not Type.ACHIEVEMENT]
    own = shuffled([card for card in everything if card.people == people], chance)
    others = shuffled([card for card in everything if card.people != people], chance)
    chosen, moons = _affordable(others, chance.below(size // 2), moons)
    chosen += own[: size - len(chosen)]
    if len(chosen) < size:  # the people has too few cards: add the others that cost fewest moons
        rest = sorted((card for card in others if card not in chosen), key=lambda card: card.moons)
        more, moons = _affordable(rest, size - len(chosen), moons)
        chosen += more
    names = tuple(card.name for card in chosen)
    return DeckList(name, people, names, inquisitor.name if inquisitor else "")


def _everything(known: Specials) -> list[Card]:
    cards = {card.name: card for card in (*POOL, *known.cards) if not card.type & BESIDE_LEADER}
    return list(cards.values())


def _inquisitor(terms: Terms, known: Specials, chance: Chance) -> Card | None:
    inquisitors = known.of_type(Type.INQUISITOR) if terms.inquisitors else ()
    if not inquisitors or chance.below(2):
        return None
    return inquisitors[chance.below(len(inquisitors))]


def _affordable(cards: list[Card], number: int, moons: int) -> tuple[list[Card], int]:
    """The first cards, at most `number`, that can be paid with the moons; and the moons that are left."""
    chosen: list[Card] = []
    for card in cards:
        if len(chosen) == number:
            break
        if card.moons <= moons:
            chosen.append(card)
            moons -= card.moons
    return chosen, moons
