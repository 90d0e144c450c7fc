"""The engine layer of the draft: everybody picks a card at the same time and passes the rest on (004 Draft
Variant). Cards are numbers, sets of cards bits; `bluemoon.formats.draft.Draft` is the game as users know it.

    draft = new_draft(3, seed=17)
    draft.deciders                        # (0, 1, 2): all have a sealed pick to make
    draft.apply(draft.legal_actions()[0]) # for the seat `draft.player`; `Pick(2, card)` for any other
    draft.drafted(0)                      # the names of what a seat has

Picks stay sealed until all are in and are recorded in seat order. The cards set aside have no order: they are
dealt by lot when a round begins.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bluemoon.arguments import check_seed
from bluemoon.cards import POOL
from bluemoon.chance import Chance, Seed
from bluemoon.contract import MANY, Ending, Reason, Result
from bluemoon.errors import BluemoonError, IllegalAction, NotationError, RecordError
from bluemoon.formats import draft_position, draft_view
from bluemoon.formats.draft_view import View
from bluemoon.formats.packs import (
    Pack,
    card_name,
    card_names,
    card_number,
    check_peoples,
    dealt_in,
    held_by,
    holder,
    peoples_by_lot,
    pool_for,
)
from bluemoon.formats.packs import Pick as Pick
from bluemoon.messages import DraftCode, GameCode, GeneralCode, RecordCode, SetupCode, say
from bluemoon.record import Record
from bluemoon.sets import bits

SPECTATOR: Final = -1
OPEN: Final = -1  # no sealed pick yet


class Termination(Ending):
    """How a draft ended."""

    COMPLETE = "draft-complete"

    @property
    def words(self) -> str:
        """The ending in English."""
        return "the draft is complete"


class Event(NamedTuple):
    """Something that happened. `number` is how many cards; `cards` is empty if the seat that looks cannot
    know them."""

    kind: str  # dealt, picked, passed, last, aside, over
    seat: int = -1
    cards: tuple[int, ...] = ()
    number: int = 0


SECRET: Final = ("dealt", "picked", "passed", "last")


class DraftState:
    """A draft in progress."""

    __slots__ = (
        "_given",
        "_setup",
        "_start",
        "aside",
        "chance",
        "deals",
        "match",
        "peoples",
        "picks",
        "players",
        "rounds",
        "sealed",
    )

    def __init__(self, players: int, peoples: tuple[str, ...], match: bool, chance: Chance) -> None:
        self.players = players
        self.peoples = peoples
        self.match = match  # whether a match follows is agreed before the draft (004 Draft Variant)
        self.chance = chance
        self.deals = dealt_in(players, peoples)
        self.aside = pool_for(peoples)
        self.rounds: tuple[tuple[Pack, ...], ...] = ()  # the packs of each round, by the seat dealt to
        self.sealed = [OPEN] * players
        self.picks: tuple[Pick, ...] = ()  # all complete turns, in seat order
        self._setup: dict[str, str] = {}
        self._start: DraftState | None = None  # where a draft from a position began ...
        self._given: tuple[int, ...] = ()  # ... and the seats whose sealed picks it contained, until revealed

    # --- what is decided ----------------------------------------------------------------------------------

    @property
    def deciders(self) -> tuple[int, ...]:
        """The seats that have not picked yet."""
        if self.over:
            return ()
        return tuple(seat for seat in range(self.players) if self.sealed[seat] == OPEN)

    @property
    def player(self) -> int:
        """The first seat that has not picked yet."""
        return next(iter(self.deciders), 0)

    @property
    def over(self) -> bool:
        """Whether the draft is complete."""
        return len(self.rounds) == len(self.deals) and self.turn == self.deals[-1] - 1

    @property
    def result(self) -> Result | None:
        """The result once the draft is over: nobody wins, and the scores are the numbers of cards drafted."""
        if not self.over:
            return None
        scores = tuple(self.kept(seat).bit_count() for seat in range(self.players))
        return Result((), scores, Termination.COMPLETE)

    def legal_actions(self, seat: int | None = None) -> list[Pick]:
        """What `player`, or another seat if one is given, may pick; empty if the seat has picked already."""
        chooser = self.player if seat is None else self._seat(seat)
        if chooser not in self.deciders:
            return []
        return [Pick(chooser, card) for card in bits(self.hand(chooser))]

    def random_action(self, chance: Chance) -> Pick:
        """One of the deciding player's legal actions, each as likely as the others."""
        actions = self.legal_actions()
        if not actions:
            raise IllegalAction(DraftCode.OVER)
        return actions[chance.below(len(actions))]

    def play_out(self, chance: Chance, most: int = MANY) -> int:
        """Make random picks to the end of the draft, but at most `most`, and return how many there were."""
        count = 0
        while not self.over and count < most:
            self.apply(self.random_action(chance))
            count += 1
        return count

    def apply(self, action: Pick) -> list[Event]:
        """Seal a pick and return what happened. When all picks are in, they are revealed and the packs passed
        on."""
        reason = self._refusal(action)
        if reason is not None:
            raise IllegalAction(GeneralCode.WITH_PLACE, why=reason.text, place=reason.place)
        self.sealed[action.seat] = action.card
        events = [Event("picked", action.seat, (action.card,), 1)]
        if not self.deciders:
            events += self._pass_on()
        return events

    def copy(self) -> DraftState:
        """A separate copy of the draft with the same past."""
        new = DraftState.__new__(DraftState)
        for slot in DraftState.__slots__:
            setattr(new, slot, getattr(self, slot))
        new.chance = self.chance.copy()
        new.sealed = self.sealed.copy()
        return new

    def view(self, seat: int) -> View:
        """All that the seat may know; -1 is a spectator."""
        if seat != SPECTATOR:
            self._seat(seat)
        return draft_view.view_of(self, seat)

    def seen(self, events: Sequence[Event], seat: int) -> list[Event]:
        """The events as the seat sees them."""
        return [
            event._replace(cards=()) if event.kind in SECRET and event.seat != seat else event
            for event in events
        ]

    def why_not(self, what: Pick | str) -> Reason | None:
        """Why a pick, or the pick of a card by name, is not allowed now; None if it is."""
        if isinstance(what, str):
            seat, name = _split(what, self.player)
            what = Pick(seat, card_number(name))
        return self._refusal(what)

    def position(self) -> str:
        """The full state as text."""
        return draft_position.write_position(self)

    def text(self, action: Pick) -> str:
        """The pick in words: 'pick Cinder', or 'seat 2: pick Cinder' if it is not for the next seat in
        order."""
        words = f"pick {card_name(action.card)}"
        return words if action.seat == self.player else f"seat {action.seat}: {words}"

    def parse(self, text: str) -> Pick:
        """The pick that a text names, for `player` unless the text names a seat."""
        seat, name = _split(text, self.player)
        try:
            return Pick(seat, card_number(name))
        except BluemoonError as wrong:
            raise NotationError(DraftCode.NO_PICK, text=text, why=wrong.said) from wrong

    def record(self) -> Record:
        """The draft so far: all complete turns, then the sealed picks, in seat order."""
        if self._start is None:
            setup = dict(self._setup)
        else:
            setup = {"game": "draft", **draft_position.lines_of(self._start)}
        texts = [f"pick {card_name(pick.card)}" for pick in self.picks]
        told = self.copy()
        told.sealed = [card if seat in self._given else OPEN for seat, card in enumerate(self.sealed)]
        for seat, card in enumerate(self.sealed):
            if card != OPEN and told.sealed[seat] == OPEN:
                texts.append(told.text(Pick(seat, card)))
                told.sealed[seat] = card
        return Record(setup, texts)

    # --- the table ----------------------------------------------------------------------------------------

    @property
    def round(self) -> int:
        """The round that is under way, from 0."""
        return len(self.rounds) - 1

    @property
    def turn(self) -> int:
        """How often the packs of this round have been passed."""
        return len(self.rounds[-1][0].taken)

    def hand(self, seat: int) -> int:
        """The pack that a seat holds now; nothing once the draft is over."""
        if self.over:
            return 0
        return self.rounds[-1][held_by(self.players, self.round, seat, self.turn)].left

    def kept(self, seat: int) -> int:
        """The cards that a seat has drafted, sealed picks not included."""
        kept = 0
        for number, packs in enumerate(self.rounds):
            for dealt_to, pack in enumerate(packs):
                for turn, card in enumerate(pack.taken):
                    if holder(self.players, number, dealt_to, turn) == seat:
                        kept |= 1 << card
        return kept

    def drafted(self, seat: int) -> tuple[str, ...]:
        """The names of the cards that a seat has drafted, for the building of its deck."""
        return tuple(card_names(self.kept(self._seat(seat))))

    @property
    def discards(self) -> int:
        """The common pile: the last cards of all packs and, in the end, what was still set aside. Nobody may
        look at it, and it is out of the game afterwards."""
        pile = 0
        for number, packs in enumerate(self.rounds):
            for pack in packs:
                if len(pack.taken) == self.deals[number] - 1:
                    pile |= pack.left
        return pile | (self.aside if self.over else 0)

    def deal(self) -> list[Event]:
        """Deal the packs of the next round from the cards set aside."""
        packs = []
        number = self.deals[len(self.rounds)]
        for _ in range(self.players):
            dealt = 0
            for _ in range(number):
                dealt |= 1 << self.chance.pick(self.aside & ~dealt)
            self.aside &= ~dealt
            packs.append(Pack((), dealt))
        self.rounds = (*self.rounds, tuple(packs))
        return [Event("dealt", seat, bits(pack.left), number) for seat, pack in enumerate(packs)]

    def _pass_on(self) -> list[Event]:
        """All picks are in: take them out of the packs and pass the packs on (004 Drafting 3-7)."""
        number, turn = self.round, self.turn
        packs = list(self.rounds[-1])
        for seat, card in enumerate(self.sealed):
            pack = held_by(self.players, number, seat, turn)
            packs[pack] = Pack((*packs[pack].taken, card), packs[pack].left & ~(1 << card))
        self.rounds = (*self.rounds[:-1], tuple(packs))
        self.picks += tuple(
            Pick(seat, card) for seat, card in enumerate(self.sealed) if seat not in self._given
        )
        self._given = ()
        self.sealed = [OPEN] * self.players
        if self.turn < self.deals[number] - 1:
            hands = [bits(self.hand(seat)) for seat in range(self.players)]
            return [Event("passed", seat, hand, len(hand)) for seat, hand in enumerate(hands)]
        # the last card of each pack goes to the common pile; those who did not pick it know it (004 Drafting
        # 6)
        events = [
            Event("last", seat, bits(packs[held_by(self.players, number, seat, turn)].left), 1)
            for seat in range(self.players)
        ]
        if self.over:
            return [*events, Event("aside", number=self.aside.bit_count()), Event("over")]
        return events + self.deal()

    def _refusal(self, action: Pick) -> Reason | None:
        if self.over:
            return Reason(say(DraftCode.OVER), "004 Drafting 8")
        if not 0 <= action.seat < self.players:
            return Reason(say(SetupCode.NO_SEAT, n=action.seat), "004 Drafting Setup")
        if self.sealed[action.seat] != OPEN:
            return Reason(say(DraftCode.PICKED), "004 Drafting 3")
        if not 0 <= action.card < len(POOL):
            return Reason(say(DraftCode.NO_CARD, n=action.card), "004 Drafting 3")
        if not self.hand(action.seat) >> action.card & 1:
            return Reason(say(DraftCode.NOT_HERE, card=card_name(action.card)), "004 Drafting 4")
        return None

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.players:
            raise BluemoonError(SetupCode.SEATS, n=seat, last=self.players - 1)
        return seat


def _split(text: str, player: int) -> tuple[int, str]:
    """The seat and the card of 'seat 2: pick Cinder', 'pick Cinder' or 'Cinder'."""
    words = text.split()
    if len(words) > 1 and words[0].casefold() == "seat":
        number = words[1].removesuffix(":")
        if not (number.isascii() and number.isdecimal() and len(number) <= 2):
            raise NotationError(DraftCode.SEAT_NUMBER, text=text)
        player, words = int(number), words[2:]
    if words and words[0].casefold() == "pick":
        words = words[1:]
        if not words:
            raise NotationError(GameCode.WHICH_CARD, text="pick")
    if not words:
        raise NotationError(DraftCode.NOTHING_NAMED, text=text)
    return player, " ".join(words)


# --- beginnings -------------------------------------------------------------------------------------------


def new_draft(
    players: int, peoples: Sequence[str] | None = None, seed: Seed = 0, match: bool = False
) -> DraftState:
    """Shuffle the pools of the peoples together (by lot, if none are named) and deal the first round.
    `match`: games to five crystals will follow, which has to be agreed before."""
    name = str(check_seed(seed))
    names = peoples_by_lot(players, seed) if peoples is None else check_peoples(players, peoples)
    draft = DraftState(players, names, match, Chance.of(seed))
    draft._setup = {"game": "draft", "players": str(players), "peoples": ", ".join(names), "seed": name}
    if match:
        draft._setup["match"] = "yes"
    draft.deal()
    return draft


def from_position(text: str) -> DraftState:
    """The draft that a position describes; PositionError if it is not possible."""
    return _from_lines(draft_position.split_lines(text))


def _from_lines(lines: dict[str, str]) -> DraftState:
    return _lay_out(draft_position.read_lines(lines))


def _lay_out(table: draft_position.Table) -> DraftState:
    draft = DraftState(table.players, table.peoples, table.match, table.chance)
    draft.rounds = table.rounds
    for packs in table.rounds:
        for pack in packs:
            draft.aside &= ~(pack.left | sum(1 << card for card in pack.taken))
    draft.sealed = list(table.sealed)
    draft._given = tuple(seat for seat, card in enumerate(table.sealed) if card != OPEN)
    draft._start = draft.copy()
    return draft


def determinize(view: View, rng: Chance | Seed) -> DraftState:
    """A full draft that agrees with the view, made from the view alone: what is hidden is dealt at random."""
    chance = rng if isinstance(rng, Chance) else Chance.of(rng)
    rounds, sealed = draft_view.fill_in(view, chance)
    fresh = Chance(chance.word(), chance.word(), chance.word(), chance.word() | 1)
    return _lay_out(draft_position.Table(view.players, view.peoples, view.match, fresh, rounds, sealed))


def replay(record: Record) -> DraftState:
    """The draft at the end of the record; RecordError if it is corrupt or a pick was not legal."""
    draft = _begin(dict(record.setup))
    for number, text in enumerate(record.actions, start=1):
        try:
            draft.apply(draft.parse(text))
        except BluemoonError as wrong:
            raise RecordError(RecordCode.ACTION, n=number, text=text, why=wrong.said) from wrong
    return draft


def _begin(setup: dict[str, str]) -> DraftState:
    if setup.pop("game", "") != "draft":
        raise RecordError(RecordCode.NOT_DRAFT)
    try:
        if "seed" not in setup:
            return _from_lines(setup)
        unknown = sorted(setup.keys() - {"players", "peoples", "seed", "match"})
        if unknown:
            raise RecordError(RecordCode.UNKNOWN_LINE, key=unknown[0])
        players = setup.get("players", "")
        if players not in ("2", "3", "4", "5", "6"):
            raise RecordError(RecordCode.DRAFT_PLAYERS, word=players)
        match = draft_position.yes_or_no("match", setup.get("match", "no"))
        peoples = [people.strip() for people in setup["peoples"].split(",")] if "peoples" in setup else None
        return new_draft(int(players), peoples, setup["seed"], match)
    except RecordError:
        raise
    except BluemoonError as wrong:
        raise RecordError(str(wrong)) from wrong
