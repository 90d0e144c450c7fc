"""What may be done in the Leadership phase: one Leadership phase card, or one card replaced (004 Leadership
Phase)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bluemoon.duel.model.state import State
from bluemoon.duel.rules.legality import limit_reached, stopped
from bluemoon.duel.rules.survey import survey
from bluemoon.powers.vocabulary import Icon
from bluemoon.sets import bits

if TYPE_CHECKING:
    from bluemoon.duel.model.types import CardSet

REPLACE: Final = int(Icon.REPLACE)


def leadership_allowed(g: State) -> CardSet:
    """The Leadership phase cards that may be played now (004 Leadership Phase)."""
    if g.stale:
        survey(g)
    side = g.mine
    deck = g.my_deck
    cards = side.hand & deck.leadership_phase
    if not cards or g.led or limit_reached(g, False) or stopped(g):
        return 0
    if cards & deck.achievements:
        cards &= ~deck.achievements | achievements_allowed(g)
    return cards & ~side.banned


def achievements_allowed(g: State) -> CardSet:
    """The current player's achievements that he may play: in a match, those of the dragons on his side, or
    any if a text says so (004 Achievement Cards)."""
    side = g.mine
    deck = g.my_deck
    if not g.match:
        return 0
    if side.voice & deck.achievement_anyhow:
        return deck.achievements
    allowed = 0
    for dragon in bits(side.dragons):
        allowed |= deck.achievements_of[dragon]
    return allowed


def replaceable(g: State) -> CardSet:
    """The cards that may be discarded for a new one in place of a Leadership phase card: those that have the
    REPLACE icon, or get it from a text (004 The Replace Icon, Gaining the Replace Icon)."""
    if g.stale:
        survey(g)
    side = g.mine
    deck = g.my_deck
    if g.led or side.icons_off & REPLACE:
        return 0
    cards = deck.replace
    for i in bits(side.voice & deck.replacers):
        cards |= deck.replaced_by[i]
    return side.hand & cards & ~side.ignored
