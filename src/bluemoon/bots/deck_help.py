"""The bots' deck building as a helper of people: it fills a list up, and says which exchange of two cards
would help most, and why."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final, Literal, NamedTuple

from bluemoon.bots.decks import CROWDS, ICONS, PRICES, WEIGHTS, Choice, traits
from bluemoon.cards import Card
from bluemoon.sets import bits

Cause = Literal["moons", "values", "type", "icons", "together", "people"]
LEAST: Final = 1.0  # an exchange that gains less is none: a quarter of a game in a hundred
MOST: Final = 3  # exchanges that are suggested at a time


class Change(NamedTuple):
    """An exchange of two cards. The gains are in hundredths of the logarithm of the odds to win."""

    out: Card
    into: Card
    gain: float
    causes: dict[Cause, float]  # where the gain comes from; together they are the gain


def filled(
    kept: Sequence[Card], people: str, size: int, moons: int, cards: Iterable[Card]
) -> tuple[Card, ...]:
    """The kept cards with the best ones that were found beside them: `size` in all, if there were fewer."""
    choice = _choice(kept, people, cards)
    own = (1 << len(kept)) - 1
    if len(kept) >= size:
        return tuple(kept)
    left = max(0, moons - sum(choice.cost[: len(kept)]))
    begun = [choice.begin(size, left, price, own) for price in PRICES]
    allowed = left + sum(choice.cost[: len(kept)])
    deck = choice.exchange(max(begun, key=choice.total), allowed, own)
    return tuple(choice.cards[number] for number in bits(deck))


def changes(
    deck: Sequence[Card], people: str, moons: int, cards: Iterable[Card], fixed: Collection[str] = ()
) -> list[Change]:
    """The exchanges that help most, each with two cards that the others leave alone; the best first."""
    choice = _choice(deck, people, cards)
    left = moons - sum(choice.cost[: len(deck)])
    found: list[tuple[float, int, int]] = []
    for out, card in enumerate(deck):
        if card.name in fixed:
            continue
        rest = ((1 << len(deck)) - 1) & ~(1 << out)
        own = choice.gain(out, rest, len(deck))
        for into in range(len(deck), len(choice.cards)):
            gain = choice.gain(into, rest, len(deck)) - own
            if gain >= LEAST and choice.cost[into] - choice.cost[out] <= left:
                found.append((gain, out, into))
    found.sort(reverse=True)
    best: list[Change] = []
    used: set[int] = set()
    for gain, out, into in found:
        if len(best) < MOST and not used & {out, into}:
            used |= {out, into}
            best.append(Change(choice.cards[out], choice.cards[into], gain, _causes(choice, deck, out, into)))
    return best


def _choice(kept: Sequence[Card], people: str, cards: Iterable[Card]) -> Choice:
    """The kept cards first, then all others."""
    names = {card.name for card in kept}
    return Choice([*kept, *(card for card in cards if card.name not in names)], people)


def _causes(choice: Choice, deck: Sequence[Card], out: int, into: int) -> dict[Cause, float]:
    rest = ((1 << len(deck)) - 1) & ~(1 << out)
    less, more = (_parts(choice, number, rest, len(deck)) for number in (out, into))
    gains = {cause: more.get(cause, 0.0) - less.get(cause, 0.0) for cause in {**more, **less}}
    return {cause: gain for cause, gain in sorted(gains.items(), key=lambda one: -abs(one[1])) if gain}


def _parts(choice: Choice, number: int, rest: int, size: int) -> dict[Cause, float]:
    """What a card adds to the others (`Choice.gain`), by its causes."""
    card = choice.cards[number]
    parts: dict[Cause, float] = {}
    own = 0.0
    for trait, much in traits(card).items():
        worth = WEIGHTS.get(trait, 0.0) * much
        own += worth
        parts[_cause(trait)] = parts.get(_cause(trait), 0.0) + worth
    parts["people"] = choice.worth[number] - own  # what is left: whether it is of the leader's people
    parts["together"] = WEIGHTS["kin"] * (choice.kin[number] & rest).bit_count()
    for (_, types), (weight, crowd) in zip(CROWDS, choice.crowds, strict=True):
        if card.type & types:
            crowded = weight * (2 * (crowd & rest).bit_count() + 1) / size
            parts["type"] = parts.get("type", 0.0) + crowded
    return parts


def _cause(trait: str) -> Cause:
    if trait == "moons":
        return "moons"
    if trait.startswith(("high ", "low ")):
        return "values"
    return "icons" if trait in dict(ICONS) else "type"
