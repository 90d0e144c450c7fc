"""The names of the cards that cause an obstacle: those that forbid, ignore, limit or block. All lie open."""

from __future__ import annotations

from bluemoon.duel.model.deck import Deck
from bluemoon.duel.model.side import Side
from bluemoon.duel.model.state import State
from bluemoon.duel.rules.legality import RETRIEVE
from bluemoon.duel.rules.survey import bearing
from bluemoon.powers.bans import CannotPlayMoreThan, CannotTake
from bluemoon.sets import bits, size


def names(deck: Deck, cards: int) -> tuple[str, ...]:
    """The names of the cards of a set."""
    return tuple(deck.names[card] for card in bits(cards))


def forbid_card(g: State, seat: int, card: int) -> tuple[str, ...]:
    """The opponent's texts that forbid the seat to play the card."""
    return _speakers(g, seat, g.decks[1 - seat].banners, g.against[1 - seat].banned, card)


def forbid_bluff(g: State, seat: int, card: int) -> tuple[str, ...]:
    """The opponent's texts that forbid the seat to play the card face down."""
    return _speakers(g, seat, g.decks[1 - seat].banners, g.against[1 - seat].banned_bluffs, card)


def forbid_loading(g: State, seat: int) -> tuple[str, ...]:
    """The opponent's texts that forbid all supports, and with them loading."""
    deck = g.decks[1 - seat]
    return names(deck, g.sides[1 - seat].voice & deck.support_bans)


def ignore_card(g: State, seat: int, card: int) -> tuple[str, ...]:
    """The opponent's texts that ignore the seat's card as a whole."""
    return _speakers(g, seat, g.decks[1 - seat].ignorers, g.against[1 - seat].ignored, card)


def ignore_text(g: State, seat: int, card: int) -> tuple[str, ...]:
    """The opponent's texts that ignore the card or its text."""
    said = g.against[1 - seat]
    table = [ignored | muted for ignored, muted in zip(said.ignored, said.muted)]
    return _speakers(g, seat, g.decks[1 - seat].ignorers, table, card)


def ignore_icon(g: State, seat: int, icon: int) -> tuple[str, ...]:
    """The opponent's texts that ignore such icons of the seat."""
    deck = g.decks[1 - seat]
    off = g.against[1 - seat].icons_off
    return tuple(deck.names[i] for i in bits(g.sides[1 - seat].voice & deck.ignorers) if off[i] & icon)


def ignore_bluffs(g: State, seat: int) -> tuple[str, ...]:
    """The opponent's texts that ignore the seat's face-down cards."""
    deck = g.decks[1 - seat]
    said = g.against[1 - seat].ignores_bluffs
    return tuple(deck.names[i] for i in bits(g.sides[1 - seat].voice & deck.ignorers) if said[i])


def _speakers(g: State, seat: int, kind: int, table: list[int], card: int) -> tuple[str, ...]:
    deck = g.decks[1 - seat]
    return tuple(deck.names[i] for i in bits(g.sides[1 - seat].voice & kind) if table[i] >> card & 1)


def limit(g: State, into_combat: bool) -> tuple[tuple[str, ...], int]:
    """The texts whose limit of cards a turn (into the combat area) is reached, and that limit."""
    deck = g.their_deck
    done = g.combat_plays if into_combat else g.plays
    by = []
    most = 0
    for i in bits(g.theirs.voice & deck.limiters):
        for power in deck.powers[i]:
            word = power.word
            if isinstance(word, CannotPlayMoreThan) and word.into_combat == into_combat and done >= word.n:
                by.append(deck.names[i])
                most = word.n
    return tuple(by), most


def keep_from_taking(g: State, seat: int, from_deck: bool, wanted: int = 1) -> tuple[str, ...]:
    """The opponent's texts that keep the seat from taking `wanted` cards into its hand now."""
    deck = g.decks[1 - seat]
    by = []
    for i in bits(g.sides[1 - seat].voice & deck.takers):
        for power in deck.powers[i]:
            word = power.word
            if not isinstance(word, CannotTake) or (word.from_deck and not from_deck):
                continue
            if not word.more_than:
                left = word.while_holding - size(g.sides[seat].hand)
            else:
                left = word.more_than - g.drawn if seat == g.current else wanted
            if left < wanted:
                by.append(deck.names[i])
    return tuple(by)


def block_retrieving(g: State) -> tuple[str, ...]:
    """The opponent's active characters with RETRIEVE, which keep the player's own characters on the table."""
    deck = g.their_deck
    blockers = g.theirs.active & deck.characters & deck.retrieve
    if not g.edition.ignored_retrieve_blocks:
        blockers = bearing(g.theirs, blockers, RETRIEVE)
    return names(deck, blockers)


def one_character(g: State) -> tuple[str, ...]:
    """The opponent's texts that allow only one active character."""
    return names(g.their_deck, g.theirs.voice & g.their_deck.one_character)


def stop_cards(g: State) -> tuple[str, ...]:
    """What the player has played with STOP this turn."""
    side = g.mine
    return names(g.my_deck, side.fresh & g.my_deck.stop & ~side.ignored & ~side.bluffs)


def cargo_ship(side: Side, deck: Deck, card: int) -> int:
    """The ship that carries the card; -1 if none does."""
    for ship in bits(side.ships):
        if side.holds[deck.ship_slot[ship]] >> card & 1:
            return ship
    return -1
