"""Which cards on the table, in the deck or on ships a text can be about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bluemoon.cards.card import matches
from bluemoon.duel.model.side import Side
from bluemoon.duel.model.sources import card_in, owner_in
from bluemoon.duel.model.state import State
from bluemoon.duel.rules.survey import face_down
from bluemoon.powers.vocabulary import Cards, Where
from bluemoon.powers.word import Power, Word
from bluemoon.sets import bits, size

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bluemoon.duel.model.types import CardSet, Seat, Source


def power_of(g: State, source: Source, which: i64) -> Power | None:
    """Text number `which` of a card; None if the card has fewer texts."""
    powers = g.decks[owner_in(source)].powers[card_in(source)]
    return powers[which] if which < len(powers) else None


def word_of(g: State, source: Source, which: i64) -> Word:
    """The word of text number `which` of a card."""
    return g.decks[owner_in(source)].powers[card_in(source)][which].word


def group(g: State, seat: Seat, kind: Cards, where: Where = Where.ACTIVE) -> CardSet:
    """The seat's cards of a kind on the table, except active protected ones. A face-down card is a support
    with a bluff icon."""
    side = g.sides[seat]
    cards = g.decks[seat].where(kind) & ~side.bluffs
    if side.bluffs and matches(kind, face_down(side)):
        cards |= side.bluffs
    if where is Where.ACTIVE:
        cards &= side.active | side.support | side.lasting & ~g.decks[seat].court
    elif where is Where.ACTIVE_COMBAT:
        cards &= side.active
    elif where is Where.COMBAT:
        cards &= side.combat
    else:
        cards &= side.combat | side.support
    return cards & ~side.protected


def whole_deck(side: Side) -> CardSet:
    """All cards of the draw deck as a set."""
    cards = side.deck
    for card in side.top + side.bottom:
        cards |= 1 << card
    return cards


def open_ships(g: State, seat: Seat) -> CardSet:
    """The ships that have room; a landed one is active, too (004 Landing Ships)."""
    side = g.sides[seat]
    deck = g.decks[seat]
    return sum(
        1 << ship for ship in bits(side.ships) if size(side.holds[deck.ship_slot[ship]]) < deck.capacity[ship]
    )
