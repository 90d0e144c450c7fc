"""Why something is not allowed now: the rule in words, with its place in the rulebooks. Speaks only of what
the deciding player knows."""

from __future__ import annotations

from bluemoon.cards.vocabulary import OnlyIf
from bluemoon.contract import Reason
from bluemoon.duel import actions as do
from bluemoon.duel import permits
from bluemoon.duel.actions import action
from bluemoon.duel.conditions import conditioned
from bluemoon.duel.deck import Deck
from bluemoon.duel.leadership import achievements_allowed
from bluemoon.duel.state import BOOSTER_SUPPORT, CHARACTER, ENGAGEMENT, LEADERSHIP, State
from bluemoon.duel.table import survey, total
from bluemoon.sets import bits


def why_not_card(g: State, name: str, legal: list[int]) -> Reason | None:
    """Why the deciding player may not play this card now; None if he may."""
    seat = g.player
    deck = g.decks[seat]
    card = next((i for i, known in enumerate(deck.names) if known.casefold() == name.casefold()), -1)
    if card < 0:
        return Reason(f"{name} is not in your deck", "001 Setup")
    plays = {action(kind, card) for kind in (do.PLAY, do.ADD, do.BLUFF)}
    if plays & set(legal):
        return None
    return _why_not_play(g, seat, card)


def _why_not_play(g: State, seat: int, card: int) -> Reason:
    deck = g.decks[seat]
    side = g.sides[seat]
    bit = 1 << card
    name = deck.names[card]
    survey(g)
    if g.stack:
        return Reason("first answer the choice that is open", "004 Resolving Special Power Text")
    if seat != g.current:
        return Reason("it is not your turn", "001 Playing the Game")
    if not bit & (side.hand | permits.landed_cargo(g, seat)):
        return Reason(f"{name} is not in your hand", "001 Card Text")
    if bit & deck.fighters and not bit & permits.source(g):
        return Reason("you landed a ship: play what lies on it", "001 Landing Ships")
    late = _phase_passed(g, deck, bit)
    if late:
        return late
    for reason in (
        _forbidden(g, seat, card),
        _unachieved(g, seat, card),
        _stopped(g),
        _conditioned(g, seat, card),
        _over_limit(g, seat, card),
    ):
        if reason:
            return reason
    if bit & (deck.boosters | deck.supports) and not (
        permits.character_played(g) or permits.attacking_again(g)
    ):
        return Reason("play a character first", "001 Character Phase")
    if permits.too_many_characters(g):
        return Reason("you may have only one active character", "001 Playing the Game")
    return dead_end(g)


def dead_end(g: State) -> Reason:
    """The action is permitted, but the turn could not be completed after it."""
    demands = [g.their_deck.names[i] for i in bits(permits.unmet(g))]
    if demands:
        text = f"after it you could not satisfy {' and '.join(demands)}"
        return Reason(text, "004 Engagement Phase")
    if g.element >= 0:
        needed = total(g, 1 - g.current, g.element)
        element = ("Fire", "Earth")[g.element]
        return Reason(f"after it you could not match {needed} {element} this turn", "004 Engagement Phase")
    return Reason("after it the turn could not be completed", "004 Engagement Phase")


def _phase_passed(g: State, deck: Deck, bit: int) -> Reason | None:
    if bit & deck.leadership_phase:
        if g.phase > LEADERSHIP:
            if g.led:
                return Reason("you have played your Leadership phase card", "004 Leadership Phase")
            return Reason("the Leadership phase is over", "001 Leadership Phase")
    elif bit & deck.characters:
        if g.phase > CHARACTER and not bit & deck.bluff:
            return Reason("the Character phase is over", "001 Character Phase")
    elif bit & deck.fighters and g.phase > BOOSTER_SUPPORT:
        return Reason("the Booster/Support phase is over", "001 Booster/Support Phase")
    if bit & deck.interferences:
        return Reason("it answers an action of the opponent", "004 Interference Cards")
    if not bit & (deck.fighters | deck.leadership_phase):
        return Reason("this card is not played by itself", "001 Card Text")
    return None


def _forbidden(g: State, seat: int, card: int) -> Reason | None:
    other = g.sides[1 - seat]
    deck = g.decks[1 - seat]
    if g.sides[seat].barred >> card & 1:
        return Reason("this play was cancelled and taken back", "004 Backtracking")
    for i in bits(other.voice & deck.banners):
        if g.against[1 - seat].banned[i] >> card & 1:
            return Reason(f"{deck.names[i]} forbids it", "004 Order of Applying Special Power Text")
    combat = not g.decks[seat].supports >> card & 1 and g.decks[seat].fighters >> card & 1 == 1
    if permits.limit_reached(g, combat):
        names = " and ".join(deck.names[i] for i in bits(other.voice & deck.limiters))
        return Reason(
            f"{names} lets you play no more cards this turn", "004 Order of Applying Special Power Text"
        )
    return None


def _unachieved(g: State, seat: int, card: int) -> Reason | None:
    deck = g.decks[seat]
    if not deck.achievements >> card & 1 or achievements_allowed(g) >> card & 1:
        return None
    if not g.match:
        return Reason("achievements are played in a match only", "004 Achievement Cards")
    return Reason(f"{deck.cards[card].dragon} is not on your side", "004 Achievement Cards")


def _stopped(g: State) -> Reason | None:
    if permits.stopped(g):
        return Reason("you played a card with STOP", "001 Stop")
    return None


def _conditioned(g: State, seat: int, card: int) -> Reason | None:
    if conditioned(g, seat, 1 << card):
        if any(isinstance(power.word, OnlyIf) for power in g.decks[seat].powers[card]):
            return Reason("its condition is not met", "001 Mutants")
    return None


def _over_limit(g: State, seat: int, card: int) -> Reason | None:
    deck = g.decks[seat]
    bit = 1 << card
    if bit & deck.leadership_phase:
        return None
    if bit & deck.characters:
        if not bit & permits.characters_allowed(g):
            return Reason("you have played your character for this turn", "001 Character Phase")
        return None
    boosters, supports, bluffs = permits.boosters_and_supports_allowed(g)
    if not bit & (boosters | supports | bluffs) and not permits.too_many_characters(g):
        if g.first_turn or not g.fight:
            return Reason("no booster or support on the first turn of a fight", "001 Booster/Support Phase")
        return Reason("you have played your booster or support for this turn", "001 Booster/Support Phase")
    return None


def why_not_action(g: State, act: int, legal: list[int]) -> Reason | None:
    """Why the action is not offered now; None if it is."""
    if act in legal:
        return None
    kind, card = act >> 12, act & 63
    if g.stack:
        return Reason("first answer the choice that is open", "004 Resolving Special Power Text")
    if kind in (do.PLAY, do.ADD, do.BLUFF) and card < g.decks[g.player].size:
        if kind == do.ADD and action(do.PLAY, card) in legal:
            return Reason("it must cover your active cards", "001 Character Phase")
        if kind == do.BLUFF and not g.decks[g.player].bluff >> card & 1:
            return Reason("it has no bluff icon", "001 Bluffing")
        return _why_not_play(g, g.player, card)
    if kind == do.RETREAT:
        if g.phase > ENGAGEMENT:
            return Reason("you decided to fight on this turn", "004 Engagement Phase")
        return Reason("there is no fight to retreat from", "000 Declining to Start a Fight")
    if kind == do.DECLINE:
        return Reason("a fight is under way: continue it or retreat", "001 Engagement Phase")
    if kind in (do.ANNOUNCE, do.END_PHASE):
        return _why_not_announce(g)
    if kind == do.RETRIEVE:
        return Reason("only active cards with RETRIEVE, in the Beginning phase", "001 Retrieve")
    if kind == do.REPLACE:
        return Reason("one card with REPLACE, in place of a Leadership phase card", "004 The Replace Icon")
    if kind == do.LAND:
        return Reason("only ships of your influence area, in the Beginning phase", "001 Landing Ships")
    if kind == do.LOAD:
        return Reason("loading takes the place of a support and needs room on the ship", "001 Loading Ships")
    return Reason("this cannot be done now", "001 Playing the Game")


def _why_not_announce(g: State) -> Reason:
    if not (permits.character_played(g) or permits.attacking_again(g)):
        return Reason("play a character first", "001 Character Phase")
    unmet = [g.their_deck.names[i] for i in bits(permits.unmet(g))]
    if unmet:
        return Reason(f"{' and '.join(unmet)} must be satisfied first", "004 Engagement Phase")
    if permits.too_many_characters(g):
        return Reason("you may have only one active character", "001 Playing the Game")
    if g.element >= 0 and not permits.matched(g, g.element):
        needed = total(g, 1 - g.current, g.element)
        return Reason(f"you must match {needed} {('Fire', 'Earth')[g.element]}", "001 Power Phase")
    return Reason("something comes before the announcement", "001 Power Phase")
