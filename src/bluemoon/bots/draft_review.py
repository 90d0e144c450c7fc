"""A draft looked at again: what the bot would have taken of each pack, and why.

The reasons compare the bot's card with the one that was taken; where both are the same, with the next best of
the pack. They name what the bot's judgement is made of (`bots.decks`), the most important first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bluemoon.bots.decks import CROWDS, WEIGHTS, appeal, kin, worth
from bluemoon.cards import POOL, Card
from bluemoon.formats.decks import CARDS
from bluemoon.formats.draft_engine import DraftState
from bluemoon.messages import HintCode, Message, say
from bluemoon.sets import bits

MOST_REASONS: Final = 2


class Reviewed(NamedTuple):
    """A pick: its place among all picks of the draft, the pack, the card that was taken, the bot's card."""

    number: int
    pack: tuple[str, ...]
    taken: str
    best: str
    why: tuple[Message, ...]


def reviewed(draft: DraftState, picks: Sequence[str], seat: int) -> list[Reviewed]:
    """The seat's picks of a draft. `draft`: its beginning, which is played on here; `picks`: those of all
    seats in notation."""
    found = []
    for number, text in enumerate(picks):
        pick = draft.parse(text)
        if pick.seat == seat:
            view = draft.view(seat)
            kept = [POOL[card] for card in bits(view.kept)]
            pack = [POOL[card] for card in bits(view.hand)]
            found.append(_reviewed(number, pack, POOL[pick.card], kept))
        draft.apply(pick)
    return found


def _reviewed(number: int, pack: list[Card], taken: Card, kept: list[Card]) -> Reviewed:
    order = sorted(pack, key=lambda card: -appeal(card, kept))
    best = order[0]
    other = taken if taken is not best else next(iter(order[1:]), None)
    why = () if other is None else _reasons(best, other, kept)
    return Reviewed(number, tuple(card.name for card in pack), taken.name, best.name, why)


def _reasons(best: Card, other: Card, kept: Sequence[Card]) -> tuple[Message, ...]:
    """Why the bot prefers one card to another."""
    mates = sum(kin(best, card) for card in kept)
    more = mates - sum(kin(other, card) for card in kept)
    moons = best.moons - other.moons
    crowd, alike = _crowding(other, kept)
    rated = WEIGHTS["moons"] * moons
    values = worth(best, "") - worth(other, "") - rated
    crowded = _crowding(best, kept)[0] - crowd
    if not alike:  # nothing of its kind is there to be named: a question of type
        values, crowded = values + crowded, 0.0
    weighed = [
        (WEIGHTS["kin"] * more, say(HintCode.PICK_KIN, card=best.name, n=mates)),
        (crowded, say(HintCode.PICK_CROWD, card=other.name, n=alike)),
        (rated, say(HintCode.PICK_MOONS, card=best.name, n=best.moons, other=other.name, m=other.moons)),
        (values, say(HintCode.PICK_VALUES, card=best.name, other=other.name)),
    ]
    weighed.sort(key=lambda pair: -pair[0])
    found = tuple(said for weight, said in weighed[:MOST_REASONS] if weight > 0)
    return found or (say(HintCode.PICK_EVEN, card=best.name, other=other.name),)


def _crowding(card: Card, kept: Sequence[Card]) -> tuple[float, int]:
    """What a card loses because there are others of its type, and how many those are."""
    loss, alike = 0.0, 0
    for name, types in CROWDS:
        if card.type & types:
            alike = sum(bool(other.type & types) for other in kept)
            loss += WEIGHTS[name] * (2 * alike + 1) / CARDS
    return loss, alike
