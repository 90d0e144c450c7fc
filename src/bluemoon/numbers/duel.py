"""The duel in numbers: version 1.

An observation is SIZE numbers from 0 to 255. First come PLANES of SLOTS numbers each: 1 where the card with
that number in its owner's deck lies there. Then come figures. `observe(view)` makes it from a view. `pack`
writes the same from a state, 64 times more tightly and quicker, for `bluemoon.batch`; a test holds the two
together.

An action is a number below ACTIONS: first of its kind, plus the card.
"""

from __future__ import annotations

from struct import Struct
from typing import TYPE_CHECKING, Final

from bluemoon.duel.knowledge.view import View, fill_in, top_cards, turned_up_cards
from bluemoon.duel.model import actions as do
from bluemoon.duel.model.state import NO_ELEMENT, PHASE_NAMES, Side, State
from bluemoon.duel.rules.survey import total
from bluemoon.numbers.entry import Entry, laid_out
from bluemoon.sets import size

if TYPE_CHECKING:
    from mypy_extensions import i64

VERSION: Final = 1
SLOTS: Final = 64  # of a deck; a deck has at most 62 cards, so that the last two are always 0
SHIPS: Final = 4  # there are four ships

PLANES: Final = (
    *("own hand", "own active characters and boosters", "own covered cards", "own supports, face up"),
    *("own bluffs, face down", "own ships", "own cargo", "own lasting cards", "own discards"),
    *("own leader area", "own draw deck", "own cards played this turn", "own texts used this turn"),
    "own hidden cards that the opponent knows",
    *("their hand, as far as known", "their active characters and boosters", "their covered cards"),
    *("their supports, face up", "their bluffs, as far as known", "their ships", "their cargo"),
    *("their lasting cards", "their discards, as far as known", "their leader area"),
    *("their unseen cards: draw deck, hand, bluffs", "their cards played this turn"),
    *("their texts used this turn", "their cards in hand or face down, known to be there"),
)
FIGURES: Final = (
    *("own cards in hand", "their cards in hand", "own draw deck", "their draw deck"),
    *("their unknown bluffs", "turn (255: or later)", "cards drawn this turn", "own dragons (bits)"),
    *("own power in Fire", "own power in Earth", "their power in Fire", "their power in Earth"),
    *("cards played this turn", "cards loaded this turn", "cards played this turn from the hand"),
    "their dragons (bits)",
    *("question: its kind, from 1; 0 if none is open", "question: card that asks, from 1", "whose it is"),
    *("first figure of the question", "own turn", "a fight is under way", "first turn of the fight"),
    "phase",
    *("element: 0 Fire, 1 Earth, 2 none", "a leadership card was played", "legends", "a game of a match"),
    *("own ships that have landed", "their ships that have landed", "piles are open", "seat"),
)
WORDS: Final = len(PLANES) + len(FIGURES) // 8
SIZE: Final = len(PLANES) * SLOTS + len(FIGURES)
BYTES: Final = WORDS * 8  # of a packed observation
PACKED: Final = Struct(f"={WORDS}q")
ENTRIES: Final[tuple[Entry, ...]] = laid_out(
    [(SLOTS, name, "1 where that card of the deck lies there") for name in PLANES]
    + [(1, name, "a figure, at most 255") for name in FIGURES]
)

_CARD: Final = "card of the own deck, by number"
_KINDS: Final = (
    (do.PLAY, SLOTS, "play", _CARD),
    (do.ADD, SLOTS, "play beside the active characters", _CARD),
    (do.BLUFF, SLOTS, "lay face down", _CARD),
    (do.LAND, SLOTS, "land", _CARD),
    (do.RETRIEVE, SLOTS, "retrieve", _CARD),
    (do.DROP, SLOTS, "discard a bluff", _CARD),
    (do.USE, SLOTS, "use the text of", _CARD),
    (do.REPLACE, SLOTS, "replace", _CARD),
    (do.SATISFY, SLOTS, "pay what is demanded by", "card of the other deck, by number"),
    (do.PICK, SLOTS, "choose, as asked", "card of the deck that the question is about"),
    (do.FACE_DOWN, SLOTS, "choose a bluff of the opponent", "in the order of laying"),
    (do.NUMBER, SLOTS, "say how many", "the number"),
    (do.LOAD, SLOTS * SHIPS, "load", "card of the own deck times 4, plus the ship"),
    (do.ANNOUNCE, 4, "announce", "0 Fire, 1 Earth"),
    (do.DRAGON, 4, "choose a dragon", "0 Lika, 1 Doran, 2 Sesa"),
    (do.GROUP, 4, "choose a kind of cards", "the first or the second"),
    *(
        (kind, 1, name, "")
        for kind, name in (
            (do.RETREAT, "retreat"),
            (do.DECLINE, "decline"),
            (do.END_PHASE, "end the Booster/Support phase"),
            (do.CALL, "call the bluff"),
            (do.TRUST, "trust"),
            (do.DONE, "done"),
            (do.YES, "yes"),
            (do.NO, "no"),
            (do.RANDOM, "a random card"),
            (do.BACKTRACK, "backtrack"),
            (do.PASS, "pass"),
        )
    ),
)
KINDS_OF_ACTIONS: Final[tuple[Entry, ...]] = laid_out(
    [(count, name, what) for _, count, name, what in _KINDS]
)
ACTIONS: Final = KINDS_OF_ACTIONS[-1].first + KINDS_OF_ACTIONS[-1].length


def _firsts() -> list[int]:
    found = [-1] * 64
    for (kind, _, _, _), entry in zip(_KINDS, KINDS_OF_ACTIONS):
        found[kind] = entry.first
    return found


FIRST: Final[list[int]] = _firsts()  # the first number of each kind of action


# --- actions ----------------------------------------------------------------------------------------------


def number_of(g: State, code: int) -> int:
    """The dense number of an action of the engine."""
    kind = code >> 12
    card = code & 63
    if kind == do.LOAD:
        return FIRST[kind] + card * SHIPS + g.decks[g.player].ship_slot[code >> 6 & 63]
    return FIRST[kind] + card


def numbers_of(g: State, codes: list[int]) -> list[int]:
    """The dense numbers of several actions."""
    return [number_of(g, code) for code in codes]


def code_of(g: State, number: int) -> int:
    """The action of the engine that a dense number means; -1 if it is the number of none."""
    for (kind, count, _, _), entry in zip(_KINDS, KINDS_OF_ACTIONS):
        place = number - entry.first
        if 0 <= place < count:
            if kind != do.LOAD:
                return do.action(kind, place)
            ships = g.decks[g.player].ship_list
            ship = place % SHIPS
            return do.action(kind, place // SHIPS, ships[ship]) if ship < len(ships) else -1
    return -1


def add_marks(found: list[int], first: int, g: State, codes: list[int]) -> None:
    """Add `first` plus the dense number of each action to a list."""
    for code in codes:
        kind = code >> 12
        if kind == do.LOAD:
            found.append(first + number_of(g, code))
        else:
            found.append(first + FIRST[kind] + (code & 63))


# --- observations -----------------------------------------------------------------------------------------


def observe(view: View) -> bytes:
    """The observation of a view: SIZE bytes."""
    me = max(view.seat, 0)
    g = view.state
    full = fill_in(view, None)
    a, b = g.sides[me], g.sides[1 - me]
    hidden = view.hidden[1 - me]
    mine = view.memory[me]
    theirs = view.memory[1 - me]
    assert hidden is not None
    unseen = hidden.pool if g.open_lists else hidden.pool & b.known
    planes = [
        *(a.hand, a.active, a.combat & ~a.active, a.support & ~a.bluffs, a.bluffs, a.ships, a.cargo()),
        *(a.lasting, a.discard | (mine.discard if mine else 0), a.pile | (mine.pile if mine else 0)),
        *(_drawable(a), a.fresh, a.used, a.seen | a.blurred),
        *(b.hand, b.active, b.combat & ~b.active, b.support & ~b.bluffs, b.bluffs, b.ships, b.cargo()),
        *(b.lasting, b.discard | (theirs.discard if theirs else 0), b.pile | (theirs.pile if theirs else 0)),
        *(unseen, b.fresh, b.used, b.blurred),
    ]
    counts = (
        size(b.hand) + hidden.hand,
        hidden.deck + size(b.deck) + len(hidden.bottom),
        sum(hidden.bluffs),
    )
    words = [*planes, *_figures(g, full, me, counts, g.stack)]
    packed = PACKED.pack(*words)
    edge = 8 * len(PLANES)
    bits = "".join(f"{byte:08b}"[::-1] for byte in packed[:edge])
    return bytes(int(bit) for bit in bits) + packed[edge:]


def pack(g: State, me: int, buffer: bytearray, place: int) -> None:
    """Write what `observe(g.view(me))` gives into a buffer, packed: for each plane and for every eight
    figures a word. Only what the seat may know is written."""
    a, b = g.sides[me], g.sides[1 - me]
    unknown = b.bluffs & ~b.seen
    unseen = b.deck | b.hand & ~b.seen | unknown | b.mixed
    for card in b.top:
        unseen |= 1 << card
    for card in b.bottom:
        if not b.seen >> card & 1:
            unseen |= 1 << card
    discards = b.discard
    if g.top_only and b.mixed:
        discards &= ~b.mixed | top_cards(b)
    turned = 0
    if g.stack:
        turned = turned_up_cards(g, 1 - me)
        unseen &= ~turned
    if not g.open_lists:
        unseen &= b.known
    counts = (size(b.hand), b.deck_count(), size(unknown))
    w = _figures(g, g, me, counts, g.stack)
    PACKED.pack_into(
        buffer,
        place,
        a.hand,
        a.active,
        a.combat & ~a.active,
        a.support & ~a.bluffs,
        a.bluffs,
        a.ships,
        a.cargo(),
        a.lasting,
        a.discard,
        a.pile,
        _drawable(a) if a.top or a.bottom else a.deck,
        a.fresh,
        a.used,
        a.seen | a.blurred,
        b.hand & b.seen,
        b.active,
        b.combat & ~b.active,
        b.support & ~b.bluffs,
        b.bluffs & b.seen,
        b.ships,
        b.cargo(),
        b.lasting,
        discards,
        b.pile,
        unseen,
        b.fresh & ~unknown,
        b.used,
        b.blurred,
        w[0],
        w[1],
        w[2],
        w[3],
    )


def _drawable(side: Side) -> i64:
    cards = side.deck
    for card in side.bottom:
        cards |= 1 << card
    for card in side.top:
        cards |= 1 << card
    return cards


def _least(figure: i64, most: i64) -> i64:
    return most if figure > most else 0 if figure < 0 else figure


def _figures(
    g: State,
    full: State,
    me: i64,
    counts: tuple[int, int, int],
    stack: tuple[tuple[int, int, int, int, int], ...],
) -> tuple[i64, i64, i64, i64]:
    """The figures, eight in each word; the last of a word is small, so that the word stays positive. `full`
    is a state in which the power can be added up, `counts` are hand, draw deck and unknown bluffs of the
    opponent."""
    a, b = g.sides[me], g.sides[1 - me]
    hand: i64 = counts[0]
    deck: i64 = counts[1]
    bluffs: i64 = counts[2]
    turn: i64 = g.turn
    one = (
        size(a.hand)
        | hand << 8
        | a.deck_count() << 16
        | deck << 24
        | bluffs << 32
        | _least(turn, 255) << 40
        | _least(g.drawn, 255) << 48
        | a.dragons << 56
    )
    fire: i64 = total(full, me, 0)
    earth: i64 = total(full, me, 1)
    their_fire: i64 = total(full, 1 - me, 0)
    their_earth: i64 = total(full, 1 - me, 1)
    two = (
        _least(fire, 255)
        | _least(earth, 255) << 8
        | _least(their_fire, 255) << 16
        | _least(their_earth, 255) << 24
        | _least(g.plays, 255) << 32
        | _least(g.loads, 255) << 40
        | _least(g.hand_plays, 255) << 48
        | b.dragons << 56
    )
    asked: i64 = 0
    if stack:
        frame = stack[len(stack) - 1]
        kind: i64 = frame[0]
        source: i64 = frame[2]
        figure: i64 = frame[3]
        whose: i64 = 0
        card: i64 = 0
        if source >= 0:
            card = (source & 63) + 1
            whose = 1 if (source >> 6) == me else 2
        asked = (kind + 1) | card << 8 | whose << 16 | _least(figure, 255) << 24
    three = asked
    if g.current == me:
        three |= 1 << 32
    if g.fight:
        three |= 1 << 40
    if g.first_turn:
        three |= 1 << 48
    phase: i64 = g.phase
    three |= phase << 56
    element: i64 = g.element
    four: i64 = 2 if element == NO_ELEMENT else element
    if g.led:
        four |= 1 << 8
    if g.edition.all_or_nothing:
        four |= 1 << 16
    if g.match:
        four |= 1 << 24
    four |= size(a.landed) << 32 | size(b.landed) << 40
    if not g.top_only:
        four |= 1 << 48
    four |= me << 56
    return one, two, three, four


def action_words(view: View, number: int) -> str:
    """What an action means, in the notation of the game."""
    return view.text(code_of(view.state, number))


def entry_words(place: int) -> str:
    """What an entry of the observation means."""
    plane, slot = divmod(place, SLOTS)
    if plane < len(PLANES):
        return f"{PLANES[plane]}: card {slot}"
    return FIGURES[place - len(PLANES) * SLOTS]


assert len(PHASE_NAMES) < 128
