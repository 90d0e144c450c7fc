"""The duel: its view, its decisions, its events."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from bluemoon.server.protocol.words import Element, Piles, Shape, Termination

# --- the view ---------------------------------------------------------------------------------------------

Phase = Literal[
    "mulligan",
    "beginning",
    "leadership",
    "engagement",
    "character",
    "booster_support",
    "after_booster_support",
    "power",
    "refresh",
    "end",
    "turn_over",
    "turn_ended",
]


class Worth(Shape, frozen=True):
    """What a card counts in each element."""

    fire: int
    earth: int


class TableCard(Shape, frozen=True):
    """A card on the table."""

    card: str | None  # null: face down and hidden from this seat
    face_down: bool
    worth: Worth
    ignored: bool  # the card
    muted: bool  # its text
    protected: bool
    fresh: bool  # played this turn
    target: str | None  # the card its text points at
    honest: bool | None  # face down and known to this seat: whether it fits the contested element


class ShipCard(TableCard, frozen=True):
    """A ship with what it carries."""

    landed: bool
    cargo: list[str]
    capacity: int


class HandCard(Shape, frozen=True):
    """A card in hand that this seat may see."""

    card: str
    known: bool  # the other player knows it is there


class PowerPart(Shape, frozen=True):
    """What one card adds to a total."""

    card: str | None  # null: face down and hidden from this seat
    printed: int
    worth: int
    by: list[str]  # cards that changed it


class Power(Shape, frozen=True):
    """A total, and where it comes from."""

    total: int
    shield: bool
    parts: list[PowerPart]
    raised_by: list[str]  # cards that raise the total itself


class Powers(Shape, frozen=True):
    """A side's power in each element."""

    fire: Power
    earth: Power


class DuelSide(Shape, frozen=True):
    """All cards of one player."""

    name: str  # of the deck
    people: str  # whose back and colours it has; 'Mutant' for drafted decks
    leader: str | None
    hand: list[HandCard | None]  # null: hidden
    deck_count: int
    revealed: list[str]  # of the draw deck, lying open for a choice
    bottom: list[str | None]  # under the deck, the lowest first
    discard: list[str]  # where only the top card may be seen, that one
    pile: list[str]  # leadership cards on the leader; where only the top card may be seen, that one
    orders: list[str]  # of the pile: in force this turn
    combat: list[TableCard]  # active ones
    covered: list[str]
    support: list[TableCard]
    ships: list[ShipCard]
    lasting: list[TableCard]  # Hyla, achievements, emissary, inquisitor
    power: Powers
    unseen: list[str]  # where lists are open: cards of this side that the viewer sees nowhere


class DuelDragon(Shape, frozen=True):
    """A dragon of the duel."""

    name: str
    at: int  # a seat, -1: the board


class DuelResult(Shape, frozen=True):
    """How a duel ended."""

    winner: int
    crystals: int
    termination: Termination
    reason: str  # the same in English


class DuelView(Shape, frozen=True, tag_field="game", tag="duel"):
    """The duel as a seat sees it."""

    seat: int  # -1: a spectator
    rules: str
    piles: Piles  # 'open', too, when the game is over and nothing is hidden any more
    player: int  # whose turn it is
    decider: int
    phase: Phase
    turn: int
    fight: bool
    first_turn: bool  # the first turn of its fight: nothing has to be matched
    element: Element | None
    dragons: list[DuelDragon]
    sides: tuple[DuelSide, DuelSide]
    attracted_by_retreat: int  # dragons that the other side attracts if `player` retreats now
    result: DuelResult | None


# --- decisions --------------------------------------------------------------------------------------------

CardActionKind = Literal[
    "play",  # play it
    "add",  # play beside the active characters instead of covering them
    "bluff",  # lay face down
    "land",  # land a ship
    "retrieve",  # take back into the hand
    "drop",  # discard an own bluff
    "use",  # resolve its text
    "satisfy",  # begin to meet a demand of the opponent's `card`
    "pick",  # an answer to a question
    "replace",  # discard it unresolved and draw another (004 The Replace Icon)
]
PlainActionKind = Literal[
    "retreat",  # give up the fight
    "decline",  # start no fight
    "end",  # end the Booster/Support phase
    "call",  # call the bluff that was announced
    "trust",  # do not call the bluff
    "done",  # no more, or the end of the turn
    "yes",  # answer a question with yes
    "no",  # answer a question with no
    "random",  # one of the cards, by lot
    "backtrack",  # take the turn back
    "pass",  # do not interfere
]
NumberActionKind = Literal[
    "number",  # answer with a number
    "face down",  # `n`: the place of the opponent's face-down card, from 0
]


OutcomeKind = Literal[
    "now",  # at once
    "honest",  # if the bluffs are called and all of them fit
    "lie",  # if the bluffs are called and one does not fit
    "retreat",  # if the other player then retreats
]


class Outcome(Shape, frozen=True):
    """What an action costs or wins in one case."""

    when: OutcomeKind
    to: int  # the seat that attracts …
    dragons: int  # … so many dragons
    retreats: int  # the seat that has to retreat, -1: nobody
    wins: bool  # the dragons win the game


class CardAction(Shape, frozen=True):
    """An action with one card."""

    action: str  # what to send
    kind: CardActionKind
    card: str
    owner: int  # the seat whose card it is
    worth: int | UnsetType = UNSET  # bluff: what it counts in the contested element
    honest: bool | UnsetType = UNSET  # bluff: whether it fits the contested element
    outcomes: list[Outcome] | UnsetType = UNSET  # bluff: what a call leads to


class LoadAction(Shape, frozen=True):
    """Load a card onto a ship."""

    action: str  # what to send
    kind: Literal["load"]
    card: str
    owner: int  # the seat whose card it is
    other: str  # the ship


class ElementAction(Shape, frozen=True):
    """Announce power in an element."""

    action: str  # what to send
    kind: Literal["announce"]
    element: Element
    outcomes: list[Outcome] | UnsetType = UNSET


class DragonAction(Shape, frozen=True):
    """Choose a dragon."""

    action: str  # what to send
    kind: Literal["dragon"]
    dragon: str


class NumberAction(Shape, frozen=True):
    """Choose a number, or a place."""

    action: str  # what to send
    kind: NumberActionKind
    n: int


class GroupAction(Shape, frozen=True):
    """Choose all cards of one sort."""

    action: str  # what to send
    kind: Literal["group"]
    other: str  # which sort of cards


class PlainAction(Shape, frozen=True):
    """An action that needs nothing more."""

    action: str  # what to send
    kind: PlainActionKind
    outcomes: list[Outcome] | UnsetType = UNSET  # retreat, call


DuelAction = CardAction | LoadAction | ElementAction | DragonAction | NumberAction | GroupAction | PlainAction
DuelActionKind = (
    CardActionKind
    | Literal["load"]
    | Literal["announce"]
    | Literal["dragon"]
    | NumberActionKind
    | Literal["group"]
    | PlainActionKind
)

QuestionKind = Literal[
    "ask",  # whether the text of `source` is resolved
    "theirs",  # a card of the opponent that leaves the table
    "either",  # one of two kinds of the opponent's cards, all of which are discarded
    "keep",  # the character that remains
    "from hand",  # a card of the opponent's hand
    "discard",  # cards of the own hand that are discarded
    "pay",  # a demand: `price` and `pays`
    "any",  # as many cards as one likes, to be discarded
    "under",  # cards that go under the deck, in this order
    "take",  # a card that comes back to the hand
    "search",  # a card of those that were looked through
    "reveal",  # a revealed card that is discarded
    "shuffle in",  # cards that go into the deck
    "loading",  # cards that are loaded, as many as one likes
    "deploy",  # a card that is fetched
    "on ship",  # the ship it is loaded onto
    "pile in",  # a leadership card that goes into the deck
    "attract",  # a dragon that moves
    "target",  # the card that `source` points at
    "calling",  # whether to call a bluff
    "declining",  # one to three cards that are discarded
    "how many",  # a number of cards
    "mulligan",  # cards of the first hand that are exchanged
    "give up",  # an own achievement that is discarded
    "their lasting",  # a lasting card of the opponent that is discarded
    "achieve",  # an achievement that is played
    "interfere",  # whether to answer what the opponent is about to do
]
PriceKind = Literal["fire", "earth", "either", "both", "moons", "cards"]


class Price(Shape, frozen=True):
    """Exactly one figure: so much Fire, Earth, either, both (on different cards), so many moons or cards."""

    what: PriceKind
    n: int
    of: list[str]  # kinds of cards that count


class Question(Shape, frozen=True):
    """What is asked in the middle of something."""

    kind: QuestionKind
    source: str | None  # the card whose text asks
    n: int  # how many are to go, where that is said
    chosen: list[str]  # payments, mulligan: cards picked so far
    text: str  # in English
    asks: dict[str, str]  # in every language, without the card that asks
    price: Price | UnsetType = UNSET  # pay: what is asked
    pays: list[list[str]] | UnsetType = UNSET  # pay: the sets of cards that pay it without surplus


class DuelDecision(Shape, frozen=True, tag_field="game", tag="duel"):
    """What a seat has to decide in a duel, also in one of a match."""

    seat: int
    question: Question | None  # null: an ordinary moment of the turn
    actions: list[DuelAction]


# --- events -----------------------------------------------------------------------------------------------

CardEventKind = Literal[
    "play",  # played
    "add",  # beside the active characters
    "bluff",  # laid face down
    "draw",  # drawn
    "take",  # into the hand
    "discard",  # discarded
    "shuffle in",  # shuffled into the deck
    "bottom",  # put under the deck
    "disclose",  # a hand card is laid open
    "reveal",  # turned up
    "use",  # a text is resolved
    "replace",  # discarded unresolved; another card is drawn
    "attempt",  # about to be played: the opponent may interfere
    "interfere",  # an interference card is played
    "cancel",  # does not happen: somebody interfered
    "land",  # a ship lands
    "satisfy",  # the demand of the opponent's `card` is met
]
PairEventKind = Literal[
    "load",  # onto `other`
    "target",  # `card` points at `other`
]
ElementEventKind = Literal[
    "element",  # the fight is in this element now
    "announce",  # power in this element is announced
]
DragonEventKind = Literal[
    "dragon",  # flies to `seat`
    "dragon home",  # returns to the board
]
CountEventKind = Literal[
    "turn",  # number `n` begins
    "retreat",  # `n` dragons
    "mulligan",  # `n` cards are exchanged
    "over",  # `n` crystals
]
PlainEventKind = Literal[
    "shuffle",  # the deck is shuffled
    "shuffle pile in",  # the discard pile into the deck
    "leave",  # a text is not resolved
    "decline",  # no fight is started
    "fourth dragon",  # `seat` attracts one more with all three on its side: the game is won
    "fight over",  # the fight is over
    "backtrack",  # the turn is taken back
]
BluffEventKind = Literal[
    "call",  # the other player's bluff is called
    "trust",  # the other player's bluff is not called
    "honest",  # called: the bluffs of this seat fit
    "lie",  # called: a bluff of this seat does not fit
]


class CardEvent(Shape, frozen=True):
    """Something happens with a card."""

    kind: CardEventKind
    seat: int
    text: str  # in English, for logs of machines
    card: str | None  # null: hidden from this seat


class PairEvent(Shape, frozen=True):
    """Something happens with two cards."""

    kind: PairEventKind
    seat: int
    text: str  # in English, for logs of machines
    card: str | None  # null: hidden from this seat
    other: str


class ElementEvent(Shape, frozen=True):
    """An element is chosen."""

    kind: ElementEventKind
    seat: int
    text: str  # in English, for logs of machines
    element: Element
    n: int | UnsetType = UNSET  # announce: the power


class DragonEvent(Shape, frozen=True):
    """A dragon flies."""

    kind: DragonEventKind
    seat: int
    text: str  # in English, for logs of machines
    dragon: str


class CountEvent(Shape, frozen=True):
    """Something happens so many times."""

    kind: CountEventKind
    seat: int
    text: str  # in English, for logs of machines
    n: int


class PlainEvent(Shape, frozen=True):
    """Something happens that needs no more words."""

    kind: PlainEventKind
    seat: int
    text: str  # in English, for logs of machines


class BluffEvent(Shape, frozen=True):
    """A bluff is called or trusted; told besides what the rules log."""

    kind: BluffEventKind
    seat: int
    text: str  # in English, for logs of machines


DuelEvent = CardEvent | PairEvent | ElementEvent | DragonEvent | CountEvent | PlainEvent | BluffEvent
DuelEventKind = (
    CardEventKind | PairEventKind | ElementEventKind | DragonEventKind | CountEventKind | PlainEventKind
)
