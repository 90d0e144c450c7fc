"""Resolving the texts of a card: when their moment comes, or when the card is put into play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bluemoon.duel.model import frames
from bluemoon.duel.model.frames import push
from bluemoon.duel.model.sources import source_of
from bluemoon.duel.model.state import State, log
from bluemoon.duel.rules.survey import survey
from bluemoon.duel.rules.transfers import discard, lift, note_if_out
from bluemoon.powers.vocabulary import When
from bluemoon.powers.word import MomentWord, Power
from bluemoon.sets import bits

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bluemoon.duel.model.types import CardIndex, Seat

# A moment as a constant, because looking it up in the enumeration is slow.
PLAYED: Final = When.PLAYED
GAME_BEGINS: Final = When.GAME_BEGINS


def trigger(g: State, seat: Seat, card: CardIndex, when: When, from_ship: bool = False) -> None:
    """Resolve the texts of a card that belong to this moment, unless they are ignored."""
    deck = g.decks[seat]
    if not deck.with_text >> card & 1 or (when is PLAYED and not deck.when_played >> card & 1):
        return
    if g.stale:
        survey(g)
    bit = 1 << card
    side = g.sides[seat]
    if (side.ignored | side.muted) & bit & ~deck.insistent:
        return
    for which, power in enumerate(deck.powers[card]):
        if power.when is when:
            begin(g, seat, card, which, power, from_ship)


def begin(g: State, seat: Seat, card: CardIndex, which: i64, power: Power, from_ship: bool = False) -> None:
    """Resolve a text if that is possible. If its owner may decline it, he is asked first, unless the text
    asks a question of its own that can be answered with 'no'."""
    word = power.word
    assert isinstance(word, MomentWord), word
    if (word.only_from_ship() and not from_ship) or not possible(g, seat, card, power):
        return
    if power.may and word.asks_first():
        push(g, frames.ASK, seat, source_of(seat, card), which)
    else:
        word.perform(g, seat, card, which, power)


def possible(g: State, seat: Seat, card: CardIndex, power: Power) -> bool:
    """Whether the text can be resolved: fully where the edition asks for that, otherwise at least in part."""
    if g.stale:
        survey(g)
    word = power.word
    return isinstance(word, MomentWord) and word.possible(g, seat, card, power)


# --- putting cards into play by texts and rules -----------------------------------------------------------


def place(g: State, seat: Seat, card: CardIndex) -> None:
    """Put a ship into the influence area, a Hyla into the area that both share, an achievement beside the
    leader, and resolve what it says."""
    side = g.sides[seat]
    deck = g.decks[seat]
    bit = 1 << card
    lift(side, bit)
    if deck.hylas & bit:
        _clear_hyla_area(g)
    if deck.ships & bit:
        side.ships |= bit
    else:
        side.lasting |= bit
    side.fresh |= bit
    g.stale = True
    log(g, "play", seat, card, 0)
    if deck.achievements & bit and g.sides[1 - seat].lasting & g.decks[1 - seat].achievements:
        # Each player discards one, beginning with the one who played (004 Achievement Cards).
        push(g, frames.GIVE_UP, 1 - seat, 0)
        push(g, frames.GIVE_UP, seat, 0)
    trigger(g, seat, card, PLAYED)


def _clear_hyla_area(g: State) -> None:
    """The owner of the active Hyla discards it before another is placed (004 Hyla Cards)."""
    for seat in (0, 1):
        for card in bits(g.sides[seat].lasting & g.decks[seat].hylas):
            discard(g, seat, card)


def load(g: State, seat: Seat, card: CardIndex, ship: CardIndex) -> None:
    """Put a card face up onto a ship; it is neither played nor active (001 Loading Ships)."""
    side = g.sides[seat]
    slot = g.decks[seat].ship_slot[ship]
    lift(side, 1 << card)
    side.holds = tuple(hold | 1 << card if i == slot else hold for i, hold in enumerate(side.holds))
    g.stale = True
    log(g, "load", seat, card, ship)
    note_if_out(g, seat, loaded=True)
