"""What is permitted now, before asking whether the turn can still be completed."""

from __future__ import annotations

from typing import Final

from bluemoon.cards.vocabulary import Draw, DrawThenShuffleIn, When
from bluemoon.duel import actions as do
from bluemoon.duel import effects as fx
from bluemoon.duel import permits
from bluemoon.duel.actions import action
from bluemoon.duel.choices import demand_sets, options
from bluemoon.duel.deck import bits
from bluemoon.duel.fights import unpaid_dragons
from bluemoon.duel.leadership import leadership_allowed, replaceable
from bluemoon.duel.permits import GANG
from bluemoon.duel.state import (
    AFTER_SUPPORT,
    BEGINNING,
    BOOSTER_SUPPORT,
    CHARACTER,
    END,
    ENGAGEMENT,
    LEADERSHIP,
    TURN_OVER,
    State,
)
from bluemoon.duel.table import bearing, survey

PLAY: Final = action(do.PLAY)
RETREAT: Final = action(do.RETREAT)
DECLINE: Final = action(do.DECLINE)
ANNOUNCEMENTS: Final[tuple[list[int], ...]] = (
    [],
    [action(do.ANNOUNCE, 0)],
    [action(do.ANNOUNCE, 1)],
    [action(do.ANNOUNCE, 0), action(do.ANNOUNCE, 1)],
)


def permitted(g: State) -> list[int]:
    """All actions that the rules allow now, before asking whether the turn can still be completed."""
    if g.stack:
        return options(g, g.stack[-1])
    if g.stale:
        survey(g)
    phase = g.phase
    if phase <= BOOSTER_SUPPORT:
        return _fighting_actions(g, phase)
    found: list[int] = []
    if phase == AFTER_SUPPORT:
        found += uses(g, When.AFTER_SUPPORT) + announce_actions(g)
    elif phase == END:
        found += [*uses(g, When.ENDING), *uses(g, When.ONCE_A_TURN), action(do.DONE)]
    elif phase == TURN_OVER:
        found += [*uses(g, When.TURN_OVER), action(do.DONE)]
    return found


def _fighting_actions(g: State, phase: int) -> list[int]:
    """Up to the Booster/Support phase: whatever belongs to this phase or to a later one."""
    side = g.sides[g.current]
    deck = g.decks[g.current]
    found: list[int] = []
    if phase == BEGINNING:
        found += beginning_actions(g)
    if phase <= LEADERSHIP and side.hand & deck.leadership_phase:
        found += [action(do.PLAY, card) for card in bits(leadership_allowed(g))]
    if phase <= LEADERSHIP and (side.hand & deck.replace or side.voice & deck.replacers):
        found += [action(do.REPLACE, card) for card in bits(replaceable(g))]
    if side.voice & deck.once_a_turn:
        found += uses(g, When.ONCE_A_TURN)
    if g.sides[1 - g.current].voice & g.decks[1 - g.current].payable:
        found += satisfiable(g)
    if phase <= ENGAGEMENT:
        found.append(RETREAT if g.fight else DECLINE)
    if phase <= CHARACTER:
        found += character_plays(g)
    if (side.fresh or g.phase > CHARACTER) and ready_for_support(g):
        found += support_plays(g)
        found += announcements(g)
    return found


def beginning_actions(g: State) -> list[int]:
    """What belongs to the Beginning phase only: retrieving, discarding bluffs, landing (001)."""
    side = g.sides[g.current]
    found: list[int] = []
    if (side.active | side.support) & g.decks[g.current].retrieve:
        found += [action(do.RETRIEVE, card) for card in bits(permits.retrievable(g))]
    if side.bluffs:
        found += [action(do.DROP, card) for card in bits(side.bluffs)]
    if side.ships:
        found += [action(do.LAND, ship) for ship in bits(side.ships & ~side.landed)]
    return found


def uses(g: State, when: When) -> list[int]:
    """The current player's texts that he may resolve now."""
    if g.stale:
        survey(g)
    side = g.sides[g.current]
    deck = g.decks[g.current]
    cards = side.voice & deck.at[when] & ~side.used
    found = []
    for card in bits(cards) if cards else ():
        for power in deck.powers[card]:
            if power.when is when and power.may and fx.possible(g, g.current, card, power):
                if when is When.ENDING and _banned_at_end(g, power.word):
                    continue
                found.append(action(do.USE, card))
    return found


def _banned_at_end(g: State, word: object) -> bool:
    """Additional cards at the end of the turn may be forbidden."""
    if not isinstance(word, Draw | DrawThenShuffleIn):
        return False
    return g.sides[1 - g.current].voice & g.decks[1 - g.current].no_end_draw != 0


def satisfiable(g: State) -> list[int]:
    """The opponent's demands that the current player could pay now."""
    if g.stale:
        survey(g)
    other = g.sides[1 - g.current]
    deck = g.decks[1 - g.current]
    demands = other.voice & (deck.pay_or_retreat | deck.pay_or_dragon) & ~other.used
    return [
        action(do.SATISFY, card)
        for card in bits(demands)
        if demand_sets(g, (1 - g.current) * 64 + card, g.current, 0)
    ]


def character_plays(g: State) -> list[int]:
    """The characters that may be played, covering the old active cards or joining them."""
    side = g.sides[g.current]
    deck = g.decks[g.current]
    cards = permits.characters_allowed(g)
    old = side.active & ~side.fresh
    if not old or not cards & (deck.gang | deck.need_not_cover):
        return [PLAY | card for card in bits(cards)]
    found = []
    for card in bits(cards):
        joins = old and _may_join(g, card)
        if not (joins and side.fresh & deck.gang_of[card] & side.active):
            found.append(action(do.PLAY, card))
        if joins:
            found.append(action(do.ADD, card))
    return found


def _may_join(g: State, card: int) -> bool:
    """May the character be played without covering the active cards: as a member of the only active gang
    (001 The Gang Icon), or by its own text?"""
    side = g.sides[g.current]
    deck = g.decks[g.current]
    bit = 1 << card
    if deck.need_not_cover & bit and not (side.ignored | side.muted) & bit:
        return True
    if not deck.gang & bit or not bearing(side, bit, GANG):
        return False
    gang = bearing(side, side.active & deck.gang_of[card], GANG)
    return gang == side.active and gang != 0


def ready_for_support(g: State) -> bool:
    """Has the Character phase what it needs, so that it may be left?"""
    if not permits.character_played(g) and not (g.led and permits.attacking_again(g)):
        return False
    return not permits.too_many_characters(g)


def support_plays(g: State) -> list[int]:
    boosters, supports, bluffs = permits.boosters_and_supports_allowed(g)
    found = [PLAY | card for card in bits(boosters | supports)]
    if bluffs:
        found += [action(do.BLUFF, card) for card in bits(bluffs)]
    if g.sides[g.current].ships:
        found += [action(do.LOAD, card, ship) for card, ship in permits.loads_allowed(g)]
    return found


def announcements(g: State) -> list[int]:
    """Announcing at once, or ending the phase first where something comes in between."""
    elements = permits.announceable(g)
    if not elements:
        return []
    side = g.sides[g.current]
    if unpaid_dragons(g) or (side.voice & g.decks[g.current].after_support and uses(g, When.AFTER_SUPPORT)):
        return [action(do.END_PHASE)]
    return ANNOUNCEMENTS[elements]


def announce_actions(g: State) -> list[int]:
    return ANNOUNCEMENTS[permits.announceable(g)]
