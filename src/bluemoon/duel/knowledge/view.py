"""What a seat may know: its view, the events as it sees them, and full games that agree with a view."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from bluemoon.cards.card import Card
from bluemoon.cards.pool import POOL, SPECIAL
from bluemoon.chance import Chance
from bluemoon.duel.model.deck import Deck
from bluemoon.duel.model.piles import piles_name
from bluemoon.duel.model.side import Side, stacked_up
from bluemoon.duel.model.state import NO_ELEMENT, PHASE_NAMES, Event, Frame, Row, State, framed
from bluemoon.duel.rules.survey import BLUFF_ICONS, survey, total
from bluemoon.duel.text.notation import action_text
from bluemoon.duel.text.position import DRAGONS, ELEMENTS, write_side
from bluemoon.pickling import Reduced, made_knowledge, made_view, reduced
from bluemoon.powers.question import QUESTIONS, STEPS
from bluemoon.powers.vocabulary import Type
from bluemoon.sets import bits, size

# Events that tell only their own side which card it was.
HIDDEN_EVENTS: Final = frozenset({"draw", "take hidden", "bluff", "shuffle in hidden", "bottom hidden"})

# Events in which both players see a card of the seat.
OPEN_EVENTS: Final = frozenset(
    {
        "play",
        "add",
        "bluff openly",
        "take",
        "discard",
        "shuffle in",
        "bottom",
        "disclose",
        "reveal",
        "land",
        "load",
        "attempt",
        "interfere",
        "cancel",
        "replace",
    }
)

SPECTATOR: Final = -1


def learn(g: State) -> None:
    """Where lists are secret: remember that cards which have just been shown are in their owner's list."""
    for kind, seat, card, _ in g.events:
        if kind in OPEN_EVENTS and card >= 0:
            g.sides[seat].known |= 1 << card


def seen(events: Sequence[Event], seat: int) -> list[Event]:
    """The events as the seat sees them; a spectator (-1) sees what neither side hides."""
    return [
        (event[0], event[1], -1, event[3]) if event[0] in HIDDEN_EVENTS and event[1] != seat else event
        for event in events
    ]


class Hidden:
    """What a view knows about the hidden cards of a side: how many lie where, and which cards they may be."""

    __slots__ = ("bluffs", "bottom", "deck", "free_bluffs", "fresh_bluffs", "hand", "pool")

    def __init__(self, side: Side) -> None:
        unknown = side.bluffs & ~side.seen
        self.hand = size(side.hand & ~side.seen)
        self.bluffs = [not side.seen >> card & 1 for card in side.laid]  # which of the laid ones are unknown
        self.fresh_bluffs = [bool(side.fresh >> card & 1) for card in side.laid]
        self.free_bluffs = [bool(side.as_free >> card & 1) for card in side.laid]
        self.bottom = [card if side.seen >> card & 1 else -1 for card in side.bottom]
        self.deck = size(side.deck) + len(side.top)
        self.pool = side.deck | (side.hand & ~side.seen) | unknown | side.mixed
        for card in side.top:
            self.pool |= 1 << card
        for card in side.bottom:
            if not side.seen >> card & 1:
                self.pool |= 1 << card

    def __reduce__(self) -> Reduced:
        return made_knowledge, reduced(self)[1]


class Memory:
    """Where only the top cards of the piles may be seen: what a seat remembers of the piles of a side. Both
    players see every card that is discarded (000 Discarding Cards), and a seat's log shows it again; but
    nobody may look it up in the pile or count the cards there (004 Open Information)."""

    __slots__ = ("discard", "pile", "stacked", "unsure")

    def __init__(self, side: Side, own: bool) -> None:
        below = (side.discard | side.pile) & ~top_cards(side)
        sure = -1 if own else ~side.mixed
        self.discard = below & side.discard & sure
        self.pile = below & side.pile
        self.unsure = size(below & side.discard & ~sure)  # how many cards of `Side.mixed` lie there, too
        self.stacked = _by_pile(side)

    def __reduce__(self) -> Reduced:
        return made_knowledge, reduced(self)[1]

    @property
    def below(self) -> int:
        """The remembered cards of both piles that lie below a top card."""
        return self.discard | self.pile


def top_cards(side: Side) -> int:
    """The top card of the discard pile and the top card of the leader area, where their order is kept."""
    found = 0
    for pile in (side.discard, side.pile):
        for card in side.in_order(pile)[-1:]:
            found |= 1 << card
    return found


def _by_pile(side: Side) -> list[int]:
    """The stacked cards one by one, those of the leader area first: which of the two piles got a card first
    does not matter."""
    return side.in_order(side.pile) + side.in_order(side.discard)


class View:
    """All that a seat may know, and nothing more. `state` is a state from which everything was taken out that
    the seat cannot see; `hidden` says how much is missing of which side, `memory` what the seat remembers of
    the piles below their top cards."""

    __slots__ = ("hidden", "memory", "seat", "state")

    def __init__(self, g: State, seat: int) -> None:
        self.seat = seat
        state = g.fork()
        state.top_only = g.top_only
        state.chance = Chance(0, 0, 0, 0)
        state.interference = g.interference
        self.hidden: tuple[Hidden | None, Hidden | None] = (
            Hidden(g.sides[0]) if seat != 0 else None,
            Hidden(g.sides[1]) if seat != 1 else None,
        )
        self.memory: tuple[Memory | None, Memory | None] = (
            Memory(g.sides[0], seat == 0) if g.top_only else None,
            Memory(g.sides[1], seat == 1) if g.top_only else None,
        )
        for other in (0, 1):
            side = state.sides[other]
            if g.top_only:
                _cover(side)
            turned_up = turned_up_cards(state, other)
            for card in side.top:  # nobody knows the order of a deck, so it is hidden
                side.deck |= 1 << card
            side.top = ()
            side.summed = side.sums = 0  # what was last added up may reveal something
            hidden = self.hidden[other]
            if hidden is not None:
                _take_out(side)
                side.deck = turned_up
                hidden.pool &= ~turned_up
                hidden.deck -= size(turned_up)
        if state.waiting is not None:
            state.waiting = framed([_blot(frame, seat) for frame in state.frames()])
        state.stale = True
        if not g.open_lists and g.winner < 0:
            one, two = (g.decks[s] if s == seat else veiled(g.decks[s], listed(g, s)) for s in (0, 1))
            state.take_decks((one, two))
        self.state = state

    def __reduce__(self) -> Reduced:
        return made_view, reduced(self)[1]

    def __repr__(self) -> str:
        g = self.state
        now = PHASE_NAMES[g.phase] if g.winner < 0 else "over"
        return f"<View: duel, seat {self.seat}, turn {g.turn}, {now}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return self.data() == other.data()

    def __hash__(self) -> int:
        return hash((self.seat, self.state.turn, self.state.player))

    @property
    def game(self) -> str:
        """Of which game this is a view."""
        return "duel"

    @property
    def action_type(self) -> type:
        """What actions are in the engine layer of the game."""
        return int

    @property
    def deck(self) -> Deck:
        """The viewer's own deck."""
        return self.state.decks[max(self.seat, 0)]

    def text(self, code: int) -> str:
        """An action of the engine layer in the notation."""
        return action_text(self.state, code)

    def data(self) -> dict[str, Any]:
        """The view as plain data with card names, for a page or a file."""
        g = self.state
        data: dict[str, Any] = {
            "game": "duel",
            "seat": self.seat,
            "rules": g.edition.name,
            "decks": [deck.name for deck in g.decks],
            "piles": piles_name(g.top_only),
            "player": g.current,
            "decider": g.player,
            "phase": PHASE_NAMES[g.phase],
            "turn": g.turn,
            "fight": g.fight,
            "first_turn": g.first_turn,
            "element": None if g.element == NO_ELEMENT else ELEMENTS[g.element],
            "dragons": [[DRAGONS[d] for d in bits(side.dragons)] for side in g.sides],
            "led": g.led,
            "drawn": g.drawn,
            "loads": g.loads,
            "stack": [list(frame) for frame in g.stack],
            "sides": [self._side(seat) for seat in (0, 1)],
            "power": [[self._power(seat, e) for e in (0, 1)] for seat in (0, 1)],
        }
        if g.winner >= 0:
            data |= {"winner": g.winner, "crystals": g.crystals, "termination": str(g.termination)}
        return data

    def _power(self, seat: int, element: int) -> int:
        """The total power, including face-down cards that the view cannot name."""
        return total(fill_in(self, None), seat, element)

    def _side(self, seat: int) -> dict[str, Any]:
        g = self.state
        side = g.sides[seat]
        data = write_side(side, g.decks[seat])
        hidden = self.hidden[seat]
        survey(g)
        data["ignored"] = [g.decks[seat].names[c] for c in bits(side.ignored & (side.combat | side.support))]
        names = g.decks[seat].names
        if g.top_only:
            _forget(data, {names[card] for card in bits(self.unplaced(seat))})
        if hidden is None:
            data["hand_count"] = size(side.hand)
            data["deck_count"] = side.deck_count()
            if g.top_only:
                data["unseen"] = [names[card] for card in bits(self.unplaced(seat))]
            return data
        data["hand_count"] = size(side.hand) + hidden.hand
        data["deck_count"] = hidden.deck + size(side.deck) + len(hidden.bottom)
        data["face_down"] = hidden.bluffs
        data["face_down_new"] = hidden.fresh_bluffs
        data["deck_bottom"] = [names[card] if card >= 0 else None for card in hidden.bottom]
        data["unseen"] = [names[card] for card in bits(self.unplaced(seat))]
        return data

    def unplaced(self, seat: int) -> int:
        """The cards of the side (as far as the viewer knows its list) that he cannot see anywhere: the
        opponent's hidden ones or his own draw deck, and what lies below the top cards of covered piles."""
        g = self.state
        side = g.sides[seat]
        hidden = self.hidden[seat]
        memory = self.memory[seat]
        below = 0 if memory is None else memory.below
        if hidden is None:
            return below | side.deck & ~turned_up_cards(g, seat)
        return (below | hidden.pool) & (-1 if g.open_lists else side.known)


def _cover(side: Side) -> None:
    """Remove everything from the piles but their top cards."""
    tops = top_cards(side)
    side.discard &= tops
    side.pile &= tops
    side.stacked = stacked_up(_by_pile(side))


def _forget(data: dict[str, Any], unseen: set[str]) -> None:
    """Remove from the plain data whatever would reveal what lies below the top card of a pile."""
    for key in ("deck", "mixed", "strewn"):
        data.pop(key, None)
    for key in ("played", "as_free", "used"):
        if key in data:
            data[key] = [name for name in data[key] if name not in unseen]


def listed(g: State, seat: int) -> int:
    """The cards that are known to be in the seat's secret list: those shown before and those that lie
    open."""
    side = g.sides[seat]
    cards = side.discard | side.pile | side.combat | (side.support & ~side.bluffs) | side.ships | side.lasting
    return cards | side.cargo() | side.seen | side.blurred | side.known | turned_up_cards(g, seat)


@lru_cache(maxsize=256)
def veiled(deck: Deck, known: int) -> Deck:
    """The deck as the other player knows it: cards that were never shown are blank."""
    blank = [Card("", i, f"(unknown {i + 1})", Type.CHARACTER, 0, 0) for i in range(deck.size)]
    return Deck(deck.name, tuple(deck.cards[i] if known >> i & 1 else blank[i] for i in range(deck.size)))


def turned_up_cards(g: State, seat: int) -> int:
    """Cards of the seat's draw deck that lie open while a choice is made about them."""
    cards = 0
    for frame in g.frames():
        found = QUESTIONS[frame.kind]
        if found is not None and frame.seat == seat:
            cards |= found.turned_up(frame)
    return cards


def _take_out(side: Side) -> None:
    """Remove from the side what the other player cannot know."""
    side.hand &= side.seen
    unknown = side.bluffs & ~side.seen
    side.support &= ~unknown
    side.bluffs &= ~unknown
    side.fresh &= ~unknown
    side.as_free &= ~unknown
    side.laid = tuple(card for card in side.laid if side.seen >> card & 1)
    side.deck = 0
    side.bottom = tuple(card for card in side.bottom if side.seen >> card & 1)


def _blot(frame: Frame, seat: int) -> Row:
    """The frame as the seat may see it: a sealed choice of the other player is blanked out."""
    found = QUESTIONS[frame.kind]
    if found is not None:
        return (frame if frame.seat == seat else found.seen_by_other(frame)).row()
    step = STEPS[frame.kind]
    return (frame if step is None else step.seen_by(frame, seat)).row()


# --- full games that agree with a view --------------------------------------------------------------------


def fill_in(view: View, chance: Chance | None) -> State:
    """A full state that agrees with the view; what is hidden is dealt by `chance`, or in card order."""
    g = view.state.fork()
    g.top_only = view.state.top_only
    g.interference = g.remember = view.state.interference
    if chance is not None and not g.open_lists and g.winner < 0:
        g.take_decks((_imagined(view, 0, chance), _imagined(view, 1, chance)))
    if chance is not None:
        g.chance = Chance(chance.word(), chance.word(), chance.word(), chance.word() | 1)
    for seat in (0, 1):
        side = g.sides[seat]
        hidden, memory = view.hidden[seat], view.memory[seat]
        if memory is not None:
            side.discard |= memory.discard
            side.pile |= memory.pile
            side.stacked = stacked_up(memory.stacked)
        if hidden is not None:
            _deal(side, g.decks[seat], hidden, 0 if memory is None else memory.unsure, chance)
    g.stale = True
    return g


def possible_hand(view: View, seat: int, chance: Chance) -> int:
    """A random hand that the other player may hold, as far as the view tells."""
    side = view.state.sides[seat].copy()
    hidden, memory = view.hidden[seat], view.memory[seat]
    assert hidden is not None
    _deal(side, view.state.decks[seat], hidden, 0 if memory is None else memory.unsure, chance)
    return side.hand


def _imagined(view: View, seat: int, chance: Chance) -> Deck:
    """The seat's deck with random cards in place of those that the view does not know, chosen from all that
    could be there. Enough of them have a bluff icon for the cards that lie face down."""
    deck = view.state.decks[seat]
    hidden = view.hidden[seat]
    if hidden is None:
        return deck
    cards = list(deck.cards)
    known = {card.name for card in cards if card.people}
    blank = [i for i, card in enumerate(cards) if not card.people]
    pool = [card for card in IMAGINABLE if card.name not in known]
    memory = view.memory[seat]
    mixed = view.state.sides[seat].mixed & hidden.pool
    drawn = size(mixed) - (0 if memory is None else memory.unsure)
    fitting = size(hidden.pool & deck.bluff & ~mixed) + min(size(mixed & deck.bluff), drawn)
    bluffs = sum(hidden.bluffs) - fitting
    for i in blank:
        hiding = [k for k, card in enumerate(pool) if int(card.icons) & BLUFF_ICONS] if bluffs > 0 else []
        k = hiding[chance.below(len(hiding))] if hiding else chance.below(len(pool))
        bluffs -= 1
        cards[i] = pool.pop(k)
    return Deck(deck.name, tuple(cards))


# All cards that can be in a draw deck.
IMAGINABLE: Final = tuple(
    card for card in POOL + SPECIAL if not card.type & (Type.LEADER | Type.EMISSARY | Type.INQUISITOR)
)


def _deal(side: Side, deck: Deck, hidden: Hidden, unsure: int, chance: Chance | None) -> None:
    """Deal the unknown cards to the hidden places: face-down cards, `unsure` mixed cards of the discard pile,
    the hand, the cards under the deck (whose number is known), and the deck."""
    pool = hidden.pool
    blurred = side.blurred & pool
    mixed = side.mixed & pool
    wanted = sum(hidden.bluffs)
    drawn = size(mixed) - unsure
    must = 0 if side.strewn else drawn
    bluffs = _choose_bluffs(deck, pool, blurred, wanted, hidden.hand, mixed, drawn, must, chance)
    laid = []
    known = list(side.laid)
    free = list(bluffs)
    for unknown, fresh, as_free in zip(hidden.bluffs, hidden.fresh_bluffs, hidden.free_bluffs):
        card = free.pop() if unknown else known.pop(0)
        bit = 1 << card
        laid.append(card)
        side.support |= bit
        side.bluffs |= bit
        side.fresh |= bit if fresh else 0
        side.as_free |= bit if as_free else 0
        pool &= ~bit
    side.laid = tuple(laid)
    mixed &= pool
    for _ in range(min(unsure, size(mixed))):
        bit = 1 << _pick(mixed, chance)
        side.discard |= bit
        mixed &= ~bit
        pool &= ~bit
    if not side.strewn:
        blurred |= mixed
    held = blurred & pool  # what is left of those known to be in hand or face down is in hand
    for _ in range(hidden.hand - size(held)):
        held |= 1 << _pick(pool & ~held, chance)
    side.hand |= held
    pool &= ~held
    bottom = []
    for card in hidden.bottom:
        if card < 0:
            card = _pick(pool, chance)
            pool &= ~(1 << card)
        bottom.append(card)
    side.bottom = tuple(bottom)
    side.deck |= pool


def _choose_bluffs(
    deck: Deck,
    pool: int,
    blurred: int,
    wanted: int,
    hand: int,
    mixed: int,
    drawn: int,
    must: int,
    chance: Chance | None,
) -> list[int]:
    """Choose the face-down cards. Enough of them are blurred ones for the other blurred ones to fit into the
    hand. At most `drawn` of the mixed cards are outside the discard pile; `must` of them are in hand or face
    down."""
    chosen: list[int] = []
    candidates = pool & deck.bluff
    while len(chosen) < wanted:
        if not drawn:
            candidates &= ~mixed
        bound = blurred | mixed if must else blurred
        forced = size(blurred) + must - hand >= wanted - len(chosen)
        options = candidates & bound if forced and candidates & bound else candidates
        card = _pick(options or pool & ~mixed or pool, chance)
        chosen.append(card)
        bit = 1 << card
        if mixed & bit:
            drawn -= 1
            must = max(must - 1, 0)
        candidates &= ~bit
        blurred &= ~bit
        mixed &= ~bit
        pool &= ~bit
    return chosen


def _pick(cards: int, chance: Chance | None) -> int:
    return (cards & -cards).bit_length() - 1 if chance is None else chance.pick(cards)
