"""What a seat may know of a draft, and full drafts that agree with it.

A player knows the packs he has held: what was in them, what he kept, and, when a pack comes back, what the
others took from it. He knows nothing of the other packs, of the cards set aside and of the common pile (004
Drafting).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from bluemoon.chance import Chance
from bluemoon.formats.packs import Pack, Pick, card_name, card_names, dealt_in, held_by, holder, pool_for
from bluemoon.sets import bits

if TYPE_CHECKING:
    from bluemoon.formats.draft_engine import DraftState

OPEN = -1


class Look(NamedTuple):
    """A pack as the seat saw it, and the card that the seat kept; OPEN if it has not picked, or the pick is
    still sealed."""

    cards: int
    kept: int


class View(NamedTuple):
    """The draft from one seat; -1 is a spectator, who sees only numbers."""

    seat: int
    players: int
    peoples: tuple[str, ...]
    match: bool
    round: int
    turn: int
    over: bool
    deciders: tuple[int, ...]
    looks: tuple[tuple[Look, ...], ...]  # a row for each round, a look for each turn of it
    sealed: int  # the seat's own pick of this turn

    @property
    def hand(self) -> int:
        """The pack that the seat holds."""
        if self.over or not self.looks:
            return 0
        return self.looks[-1][-1].cards

    @property
    def kept(self) -> int:
        """The cards that the seat has drafted, its sealed pick not included."""
        return sum(1 << look.kept for row in self.looks for look in row if look.kept != OPEN)

    def __repr__(self) -> str:
        now = "over" if self.over else f"round {self.round + 1}, turn {self.turn + 1}"
        return f"<View: draft, seat {self.seat}, {now}>"

    @property
    def game(self) -> str:
        """Of which game this is a view."""
        return "draft"

    @property
    def action_type(self) -> type:
        """What actions are in the engine layer of the game."""
        return Pick

    def text(self, code: Any) -> str:
        """A pick of the engine layer in words."""
        return f"pick {card_name(code.card)}"

    def data(self) -> dict[str, Any]:
        """The view as plain data with card names."""
        deals = dealt_in(self.players, self.peoples)
        return {
            "game": "draft",
            "seat": self.seat,
            "players": self.players,
            "peoples": list(self.peoples),
            "match": self.match,
            "round": self.round + 1,
            "rounds": len(deals),
            "turn": self.turn + 1,
            "over": self.over,
            "deciders": list(self.deciders),
            "hand": card_names(self.hand),
            "drafted": card_names(self.kept),
            "sealed": card_name(self.sealed) if self.sealed != OPEN else None,
            "looks": [
                [
                    {
                        "cards": card_names(look.cards),
                        "kept": card_name(look.kept) if look.kept != OPEN else None,
                    }
                    for look in row
                ]
                for row in self.looks
            ],
        }


def view_of(draft: DraftState, seat: int) -> View:
    """All that the seat may know of the draft; -1 is a spectator."""
    return View(
        seat=seat,
        players=draft.players,
        peoples=draft.peoples,
        match=draft.match,
        round=draft.round,
        turn=draft.turn,
        over=draft.over,
        deciders=draft.deciders,
        looks=_looks(draft, seat) if seat >= 0 else (),
        sealed=draft.sealed[seat] if seat >= 0 else OPEN,
    )


def _looks(draft: DraftState, seat: int) -> tuple[tuple[Look, ...], ...]:
    rows = []
    for number, packs in enumerate(draft.rounds):
        row = []
        for turn in range(min(len(packs[0].taken) + 1, draft.deals[number] - 1)):
            pack = packs[held_by(draft.players, number, seat, turn)]
            cards = pack.left | sum(1 << card for card in pack.taken[turn:])
            row.append(Look(cards, pack.taken[turn] if turn < len(pack.taken) else OPEN))
        rows.append(tuple(row))
    return tuple(rows)


# --- full drafts from a view ------------------------------------------------------------------------------


def fill_in(view: View, chance: Chance) -> tuple[tuple[tuple[Pack, ...], ...], list[int]]:
    """The packs of all rounds and the sealed picks. What the view does not show is chosen at random so that
    it agrees with the view."""
    unseen = pool_for(view.peoples)
    for row in view.looks:
        for look in row:
            unseen &= ~look.cards
    rounds = []
    deals = dealt_in(view.players, view.peoples)
    for number in range(view.round + 1):
        turns = view.turn if number == view.round else deals[number] - 1
        packs = []
        for dealt_to in range(view.players):
            pack, unseen = _fill_pack(view, number, dealt_to, deals[number], turns, unseen, chance)
            packs.append(pack)
        rounds.append(tuple(packs))
    return tuple(rounds), _seal(view, rounds[-1], chance)


def _fill_pack(
    view: View, number: int, dealt_to: int, size: int, turns: int, unseen: int, chance: Chance
) -> tuple[Pack, int]:
    """Make one pack, with unseen cards in place of those that are unknown. Returns the pack and the cards
    that are still unseen."""
    looks: dict[int, Look] = {}
    if view.looks:
        for turn, look in enumerate(view.looks[number]):
            if holder(view.players, number, dealt_to, turn) == view.seat:
                looks[turn] = look
    first = min(looks) if looks else 0  # how many cards were taken before the seat saw the pack
    drawn = _draw(unseen, first if looks else size, chance)
    unseen &= ~sum(1 << card for card in drawn)
    taken = drawn[:first]
    left = looks[first].cards if looks else sum(1 << card for card in drawn)
    for turn in range(len(taken), turns):
        card = looks[turn].kept if turn in looks else chance.pick(left & ~_next_look(looks, turn))
        taken.append(card)
        left &= ~(1 << card)
    return Pack(tuple(taken), left), unseen


def _next_look(looks: dict[int, Look], turn: int) -> int:
    """The cards that the seat saw in the pack when it came back, so that nobody took them before; 0 if it has
    not."""
    later = [when for when in looks if when > turn]
    return looks[min(later)].cards if later else 0


def _draw(cards: int, number: int, chance: Chance) -> list[int]:
    drawn: list[int] = []
    for _ in range(number):
        card = chance.pick(cards)
        cards &= ~(1 << card)
        drawn.append(card)
    return drawn


def _seal(view: View, packs: tuple[Pack, ...], chance: Chance) -> list[int]:
    """The sealed picks of this turn: the seat's own as it is, the others at random."""
    sealed = [OPEN] * view.players
    if view.over:
        return sealed
    for seat in range(view.players):
        if seat == view.seat:
            sealed[seat] = view.sealed
        elif seat not in view.deciders:
            hand = packs[held_by(view.players, view.round, seat, view.turn)].left
            sealed[seat] = bits(hand)[chance.below(hand.bit_count())]
    return sealed
