"""The duel in numbers: version 1.

An observation is SIZE numbers from 0 to 255. First come PLANES of SLOTS numbers each: 1 where the card with
that number in its owner's deck lies there. Then come figures. `observe(view)` makes it from a view. `pack`
writes the same from a state, quicker, for `bluemoon.batch`; a test holds the two together.

An action is a number below ACTIONS: first of its kind, plus the card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bluemoon.duel.knowledge.view import View, fill_in, top_cards, turned_up_cards
from bluemoon.duel.model import actions as do
from bluemoon.duel.model.side import Side
from bluemoon.duel.model.state import NO_ELEMENT, PHASE_NAMES, State
from bluemoon.duel.rules.survey import total
from bluemoon.numbers.entry import Entry, check_action, entry_at, laid_out, without_card
from bluemoon.numbers.rows import SLOTS, put, put_set
from bluemoon.sets import size

if TYPE_CHECKING:
    from mypy_extensions import i64

VERSION: Final = 1
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
# What some figures mean. The kinds of questions are those of `duel.model.frames`, each one more.
QUESTIONS: Final = (
    *("2 resolve the text?", "3 a card of the other side", "4 one of two kinds"),
    *("5 the character that remains", "6 cards of the other hand", "7 own cards to discard"),
    *("8 own cards that pay", "9 any own cards to discard", "10 own cards to go under the deck"),
    *("11 an own card to take back", "12 a card of deck or discards", "13 a revealed card to discard"),
    *("14 own cards to shuffle in", "15 cards to load", "16 a card to deploy", "17 the ship"),
    *("18 a leadership card of the pile", "19 a dragon", "20 the target", "21 call the bluff?"),
    *("22 cards to discard after declining", "23 cards to exchange before the game", "24 how many cards"),
    *("25 an own achievement to discard", "26 a lasting card of the other side"),
    *("27 an achievement to play", "28 interfere?", "29 a card of the other side to go into the deck"),
    "41 and more: steps that happen by themselves",
)
MEANINGS: Final[dict[str, str]] = {
    "question: its kind, from 1; 0 if none is open": "; ".join(QUESTIONS),
    "question: card that asks, from 1": "its number in its owner's deck, plus 1; 0: the rules ask",
    "whose it is": "of the card that asks: 1 own, 2 theirs; 0: the rules ask",
    "phase": ", ".join(f"{number} {name}" for number, name in enumerate(PHASE_NAMES)),
    "own dragons (bits)": "1 Lika, 2 Doran, 4 Sesa, added up",
    "their dragons (bits)": "1 Lika, 2 Doran, 4 Sesa, added up",
}
EDGE: Final = len(PLANES) * SLOTS  # where the figures begin
SIZE: Final = EDGE + len(FIGURES)
ENTRIES: Final[tuple[Entry, ...]] = laid_out(
    [(SLOTS, name, "1 where that card of the deck lies there") for name in PLANES]
    + [(1, name, MEANINGS.get(name, "a figure, at most 255")) for name in FIGURES]
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


def put_mask(row: bytearray, place: i64, g: State, codes: list[int]) -> None:
    """Write a 1 for each action into a row of zeros."""
    for code in codes:
        kind = code >> 12
        number = number_of(g, code) if kind == do.LOAD else FIRST[kind] + (code & 63)
        put(row, place + number, 1)


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
    row = bytearray(SIZE)
    for number, cards in enumerate(planes):
        put_set(row, number * SLOTS, cards)
    _put_figures(
        row,
        EDGE,
        g,
        full,
        me,
        size(b.hand) + hidden.hand,
        hidden.deck + size(b.deck) + len(hidden.bottom),
        sum(hidden.bluffs),
        g.stack,
    )
    return bytes(row)


def pack(g: State, me: int, row: bytearray, place: i64) -> None:
    """Write what `observe(g.view(me))` gives into a row. Only what the seat may know is written."""
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
    own = place
    put_set(row, own, a.hand)
    put_set(row, own + SLOTS, a.active)
    put_set(row, own + 2 * SLOTS, a.combat & ~a.active)
    put_set(row, own + 3 * SLOTS, a.support & ~a.bluffs)
    put_set(row, own + 4 * SLOTS, a.bluffs)
    put_set(row, own + 5 * SLOTS, a.ships)
    put_set(row, own + 6 * SLOTS, a.cargo())
    put_set(row, own + 7 * SLOTS, a.lasting)
    put_set(row, own + 8 * SLOTS, a.discard)
    put_set(row, own + 9 * SLOTS, a.pile)
    put_set(row, own + 10 * SLOTS, _drawable(a) if a.top or a.bottom else a.deck)
    put_set(row, own + 11 * SLOTS, a.fresh)
    put_set(row, own + 12 * SLOTS, a.used)
    put_set(row, own + 13 * SLOTS, a.seen | a.blurred)
    theirs = place + 14 * SLOTS
    put_set(row, theirs, b.hand & b.seen)
    put_set(row, theirs + SLOTS, b.active)
    put_set(row, theirs + 2 * SLOTS, b.combat & ~b.active)
    put_set(row, theirs + 3 * SLOTS, b.support & ~b.bluffs)
    put_set(row, theirs + 4 * SLOTS, b.bluffs & b.seen)
    put_set(row, theirs + 5 * SLOTS, b.ships)
    put_set(row, theirs + 6 * SLOTS, b.cargo())
    put_set(row, theirs + 7 * SLOTS, b.lasting)
    put_set(row, theirs + 8 * SLOTS, discards)
    put_set(row, theirs + 9 * SLOTS, b.pile)
    put_set(row, theirs + 10 * SLOTS, unseen)
    put_set(row, theirs + 11 * SLOTS, b.fresh & ~unknown)
    put_set(row, theirs + 12 * SLOTS, b.used)
    put_set(row, theirs + 13 * SLOTS, b.blurred)
    _put_figures(row, place + EDGE, g, g, me, size(b.hand), b.deck_count(), size(unknown), g.stack)


def _drawable(side: Side) -> i64:
    cards = side.deck
    for card in side.bottom:
        cards |= 1 << card
    for card in side.top:
        cards |= 1 << card
    return cards


def _put_figures(
    row: bytearray,
    place: i64,
    g: State,
    full: State,
    me: int,
    hand: i64,
    deck: i64,
    bluffs: i64,
    stack: tuple[tuple[int, int, int, int, int], ...],
) -> None:
    """Write the figures. `full` is a state in which the power can be added up; `hand`, `deck` and `bluffs`
    are the counts of the opponent's hand, draw deck and unknown bluffs."""
    a, b = g.sides[me], g.sides[1 - me]
    put(row, place, size(a.hand))
    put(row, place + 1, hand)
    put(row, place + 2, a.deck_count())
    put(row, place + 3, deck)
    put(row, place + 4, bluffs)
    put(row, place + 5, g.turn)
    put(row, place + 6, g.drawn)
    put(row, place + 7, a.dragons)
    put(row, place + 8, _not_negative(total(full, me, 0)))
    put(row, place + 9, _not_negative(total(full, me, 1)))
    put(row, place + 10, _not_negative(total(full, 1 - me, 0)))
    put(row, place + 11, _not_negative(total(full, 1 - me, 1)))
    put(row, place + 12, g.plays)
    put(row, place + 13, g.loads)
    put(row, place + 14, g.hand_plays)
    put(row, place + 15, b.dragons)
    _put_question(row, place + 16, me, stack)
    put(row, place + 20, 1 if g.current == me else 0)
    put(row, place + 21, 1 if g.fight else 0)
    put(row, place + 22, 1 if g.first_turn else 0)
    put(row, place + 23, g.phase)
    put(row, place + 24, 2 if g.element == NO_ELEMENT else g.element)
    put(row, place + 25, 1 if g.led else 0)
    put(row, place + 26, 1 if g.edition.all_or_nothing else 0)
    put(row, place + 27, 1 if g.match else 0)
    put(row, place + 28, size(a.landed))
    put(row, place + 29, size(b.landed))
    put(row, place + 30, 0 if g.top_only else 1)
    put(row, place + 31, me)


def _put_question(
    row: bytearray, place: i64, me: int, stack: tuple[tuple[int, int, int, int, int], ...]
) -> None:
    """Write the open question: its kind, the card that asks, whose that is, and a figure."""
    for i in range(4):
        put(row, place + i, 0)
    if not stack:
        return
    frame = stack[len(stack) - 1]
    put(row, place, frame[0] + 1)
    source = frame[2]
    if source >= 0:
        put(row, place + 1, (source & 63) + 1)
        put(row, place + 2, 1 if source >> 6 == me else 2)
    put(row, place + 3, _not_negative(frame[3]))


def _not_negative(figure: i64) -> i64:
    return 0 if figure < 0 else figure


def action_words(view: View, number: int) -> str:
    """What an action means, in the notation of the game; NoEntry if there is none with this number, or the
    decks have no such card."""
    check_action(number, ACTIONS)
    try:
        return view.text(code_of(view.state, number))
    except (IndexError, KeyError):
        raise without_card(number) from None


def entry_words(place: int) -> str:
    """What an entry of the observation means; BluemoonError if there is none at this place."""
    entry_at(ENTRIES, place)
    plane, slot = divmod(place, SLOTS)
    if plane < len(PLANES):
        return f"{PLANES[plane]}: card {slot}"
    return FIGURES[place - len(PLANES) * SLOTS]


assert len(PHASE_NAMES) < 128
