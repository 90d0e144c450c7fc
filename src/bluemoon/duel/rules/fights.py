"""How turns begin, and how fights and games end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bluemoon.duel.model import frames
from bluemoon.duel.model.frames import push
from bluemoon.duel.model.sources import source_of
from bluemoon.duel.model.state import BEGINNING, BOOSTER_SUPPORT, NO_ELEMENT, State, log
from bluemoon.duel.model.termination import Termination
from bluemoon.duel.rules.refreshing import refresh
from bluemoon.duel.rules.resolve import GAME_BEGINS, trigger
from bluemoon.duel.rules.survey import retreat_dragons, survey
from bluemoon.duel.rules.transfers import discard, discard_table, note_if_out
from bluemoon.powers.vocabulary import When
from bluemoon.sets import bits, size

if TYPE_CHECKING:
    from bluemoon.duel.model.types import CardSet, Count, Seat


def unpaid_dragons(g: State) -> CardSet:
    """The opponent's cards, as a set, that give him a dragon unless the current player pays by the end of
    Booster/Support."""
    if g.stale:
        survey(g)
    other = g.theirs
    return other.voice & g.their_deck.pay_or_dragon & ~other.used


def retreat(g: State, seat: Seat) -> None:
    """The seat retreats: the other side attracts dragons, then the fight ends (001 Retreating)."""
    count = retreat_dragons(g, seat)
    log(g, "retreat", seat, -1, count)
    push(g, frames.RETREATING, seat, 0)
    if count:
        push(g, frames.ATTRACT, 1 - seat, 0, count)
    if seat == g.current and g.phase <= BOOSTER_SUPPORT:
        for card in bits(unpaid_dragons(g)):
            push(g, frames.ATTRACT, 1 - seat, source_of(1 - seat, card), 1)


def start_turn(g: State, seat: Seat) -> None:
    """Begin a new turn: reset what was counted or used in the last one."""
    for side in g.sides:
        if side.orders or side.barred:
            g.stale = True
            side.orders = side.barred = 0
        side.fresh = side.as_free = side.used = 0
    g.begins(seat)
    g.player = seat
    g.turn += 1
    g.phase = BEGINNING
    g.led = False
    g.plays = g.combat_plays = g.hand_plays = g.loads = g.drawn = 0
    g.revealed = g.wary = False
    g.cancelled = 0
    g.first_turn = False
    g.hands_moved()
    log(g, "turn", seat, -1, g.turn)
    if g.stale:
        survey(g)
    speakers = g.mine.voice & g.my_deck.beginning
    if speakers and several(g, seat, When.BEGINNING, speakers):
        push(g, frames.ATTRACT, seat, 0, 1)
    if g.turn == 1:
        for who in (1 - seat, seat):  # the starting player's come first
            for card in bits(g.sides[who].voice & g.decks[who].game_begins):
                trigger(g, who, card, GAME_BEGINS)


def declined(g: State, seat: Seat) -> None:
    """After declining: landed ships are discarded, the hand is refreshed, the other player may start (001,
    004)."""
    side = g.sides[seat]
    for ship in bits(side.landed):
        discard(g, seat, ship)
    refresh(g, seat)
    if side.out_of_cards():
        note_if_out(g, seat)
        end_game(g)
    else:
        start_turn(g, 1 - seat)


def end_fight(g: State, loser: Seat) -> None:
    """End the fight after a retreat: the steps of discarding, refreshing and ending (001 Retreating)."""
    discard_table(g, loser)
    discard_table(g, 1 - loser)
    g.sides[0].orders = g.sides[1].orders = 0
    g.fight = False
    g.element = NO_ELEMENT
    g.stale = True
    refresh(g, loser)
    refresh(g, 1 - loser)
    log(g, "fight over", loser, -1, 0)
    if _somebody_out(g):
        end_game(g)
        return
    start_turn(g, loser)


def _somebody_out(g: State) -> bool:
    """Whether a player ran out of cards in this fight, or has none now, whichever the edition asks for."""
    a, b = g.sides
    if g.edition.out_of_cards_flag:
        return a.ran_out or b.ran_out
    return a.out_of_cards() or b.out_of_cards()


def no_more_fights(g: State) -> bool:
    """Between fights: whether somebody has no cards left and the edition allows no new fight then."""
    a, b = g.sides
    return g.edition.ends_between_fights and (a.out_of_cards() or b.out_of_cards())


def end_game(g: State) -> None:
    """End the game because somebody ran out of cards: the dragons decide, or else the player who ran out last
    wins (001 Winning the Game)."""
    a, b = g.sides
    if a.dragons or b.dragons:
        finish(g, 0 if a.dragons else 1, Termination.DRAGONS)
        return
    # All dragons are on the board: the player who ran out first loses; 0 means that he still has cards.
    if a.out_at and (not b.out_at or a.out_at < b.out_at):
        winner = 1
    elif b.out_at:
        winner = 0
    else:  # both have cards again: the player who had run out loses
        winner = 1 if a.ran_out else 0
    finish(g, winner, Termination.LAST_CARDS)


def finish(g: State, winner: Seat, how: str) -> None:
    """End the game: the winner has one crystal for the victory, one for each dragon (000 Game End), and what
    his texts add."""
    g.winner = winner
    g.crystals = 1 + size(g.sides[winner].dragons) + more_crystals(g, winner)
    g.termination = how
    g.waiting = None
    log(g, "over", winner, -1, g.crystals)


def more_crystals(g: State, winner: Seat) -> Count:
    """The crystals that the winner's texts in force add."""
    if g.stale:
        survey(g)
    deck = g.decks[winner]
    return sum(deck.more_crystals[i] for i in bits(g.sides[winner].voice & deck.crystal_givers))


def several(g: State, seat: Seat, when: When, speakers: CardSet) -> bool:
    """Whether one of the seat's `speakers` has a text of this moment that takes effect if there is more than
    one such card, and there is."""
    deck = g.decks[seat]
    side = g.sides[seat]
    for card in bits(speakers):
        for moment, kin in deck.several[card]:
            if moment is when and size(kin & side.support & ~side.bluffs & ~side.ignored) > 1:
                return True
    return False
