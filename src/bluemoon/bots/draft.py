"""The bot of the draft picks by the worth of a card and by what its deck still lacks."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bluemoon.bots.base import Bot, upper
from bluemoon.bots.duel.worth import card_worth
from bluemoon.cards import POOL, Card
from bluemoon.cards.vocabulary import GANG, Icon, Type
from bluemoon.formats.draft import Pick
from bluemoon.formats.draft_view import View
from bluemoon.sets import bits

DECK = 30  # cards of the deck that will be built of what is drafted
# How a deck is made up: characters for every turn, and not too many cards for the Leadership phase.
CURVE: tuple[tuple[Type, float], ...] = (
    (Type.CHARACTER, 0.55),
    (Type.BOOSTER, 0.17),
    (Type.SUPPORT, 0.18),
    (Type.LEADERSHIP | Type.SHIP, 0.10),
)
LACK = 3.0  # points of worth for a type of which everything is still lacking
KIN = 1.0  # points for each card that it can be played with


def appeal(card: Card, kept: Sequence[Card]) -> float:
    """What a card adds to those that are kept."""
    value = card_worth(card)
    for types, share in CURVE:
        if card.type & types:
            have = sum(1 for other in kept if other.type & types)
            # What the curve asks for by now; too many count against the card.
            due = share * (len(kept) + 1)
            value += LACK * max(-1.0, min(1.0, (due - have) / max(share * DECK / 3, 1.0)))
    return value + KIN * sum(1 for other in kept if _kin(card, other))


def _kin(one: Card, two: Card) -> bool:
    """Can they be played together as a pair or a gang?"""
    shared = one.icons & two.icons & (Icon.PAIR | GANG)
    return bool(shared) and one.type is two.type and one.first_word == two.first_word


class DraftBot(Bot[Pick, View]):
    """Picks the card that adds most to its deck."""

    level = "adept"

    def choose(self, view: View, actions: Sequence[Pick], text: Callable[[Pick], str]) -> Pick:
        kept = [POOL[card] for card in bits(view.kept)]
        best = max(actions, key=lambda pick: appeal(POOL[pick.card], kept))
        said = upper(text(best))
        self.because(
            lambda: f"{said}: of {len(actions)} cards this one adds most to the {len(kept)} drafted ones."
        )
        return best
