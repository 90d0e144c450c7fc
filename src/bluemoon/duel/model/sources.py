"""Two facts in one integer. A *source* is a card whose text is being resolved, with its owner; an *aim* is
a card whose text is about one other card, with that card; an *outlay* is what laying a bluff used up. As
integers they are cheap to copy with the state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bluemoon.duel.model.types import Aim, CardIndex, CardSet, Outlay, Seat, Source


def source_of(owner: Seat, card: CardIndex) -> Source:
    """The card of this seat's deck as a source."""
    return owner << 6 | card


def owner_in(source: Source) -> Seat:
    """The seat whose card it is."""
    return source >> 6


def card_in(source: Source) -> CardIndex:
    """The number of the card in its owner's deck."""
    return source & 63


def aim(speaker: CardIndex, target: CardIndex) -> Aim:
    """A card and the card of the same side that its text is aimed at."""
    return speaker << 6 | target


def speaker_in(aimed: Aim) -> CardIndex:
    """The card whose text has the target."""
    return aimed >> 6


def target_in(aimed: Aim) -> CardIndex:
    """The card that the text is aimed at."""
    return aimed & 63


FROM_HAND: Final = 64


def outlay(from_hand: bool, freeing: CardSet) -> Outlay:
    """What laying a bluff used up: a play from the hand, and the FREE of the one card in `freeing`."""
    return (FROM_HAND if from_hand else 0) | int(freeing).bit_length()


def from_hand_in(spent: Outlay) -> bool:
    """Whether the bluff came from the hand."""
    return spent & FROM_HAND != 0


def freeing_in(spent: Outlay) -> CardSet:
    """The card whose FREE was used, as a set; empty if there was none."""
    return 1 << spent % FROM_HAND >> 1
