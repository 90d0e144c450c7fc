"""The rules of a draft: the pools of the peoples, the numbers of cards and rounds, and how the packs go round
(004 Draft Variant). Cards are numbers in the pool of all cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bluemoon.cards import PEOPLES, POOL, find
from bluemoon.cards.pool import people_name
from bluemoon.chance import Chance, Seed
from bluemoon.errors import BluemoonError, UnknownCard
from bluemoon.messages import DeckCode, SetupCode
from bluemoon.powers.vocabulary import Type
from bluemoon.sets import bits

NEVER_DRAFTED = Type.LEADER | Type.EMISSARY | Type.INQUISITOR


class Pick(NamedTuple):
    """The only action of a draft: a seat keeps a card of the pack it holds."""

    seat: int
    card: int


class Plan(NamedTuple):
    """A line of the 'Drafting Setup' table."""

    peoples: int
    dealt: int
    rounds: int
    drafted: int


PLANS: dict[int, Plan] = {
    2: Plan(3, 5, 9, 39),
    3: Plan(4, 5, 8, 35),
    4: Plan(6, 5, 9, 39),
    5: Plan(7, 6, 7, 38),
    6: Plan(9, 7, 7, 42),
}
LAST_ROUND = 4  # cards dealt in step 8
SHORT_LAST_ROUND = 3  # with the Buka, whose pool is two cards smaller
SHORTENED = (2, 3, 5)  # the numbers of players for which these two cards matter
NO_LAST_ROUND = 6


class Pack(NamedTuple):
    """Cards dealt together: those taken, in the order in which they were taken, and the set of those that are
    left."""

    taken: tuple[int, ...]
    left: int

    @property
    def size(self) -> int:
        """How many cards were dealt, including those that were taken since."""
        return len(self.taken) + self.left.bit_count()


def plan_for(players: int) -> Plan:
    """The line of the set-up table for this number of players; an error if there is none."""
    plan = PLANS.get(players)
    if plan is None:
        raise BluemoonError(SetupCode.DRAFT_PLAYERS, n=players)
    return plan


def pool_of(people: str) -> int:
    """A people's cards for the draft: all of its affiliation and the mutant of its deck, without the leader
    and without the cards of other peoples (004 Drafting 1). 33 cards; the Buka have 31."""
    name = people_name(people)
    return sum(
        1 << number
        for number, card in enumerate(POOL)
        if (card.people == name or (card.mutant and card.deck == name)) and not card.type & NEVER_DRAFTED
    )


def pool_for(peoples: Sequence[str]) -> int:
    """The pools of several peoples together."""
    pool = 0
    for people in peoples:
        pool |= pool_of(people)
    return pool


def check_peoples(players: int, peoples: Sequence[str]) -> tuple[str, ...]:
    """The peoples in the order of the pool; an error unless they are all different and as many as the table
    says."""
    wanted = plan_for(players).peoples
    names = {people_name(people) for people in peoples}
    if len(peoples) != wanted or len(names) != wanted:
        named = ", ".join(peoples) or "none"
        raise BluemoonError(SetupCode.DRAFT_PEOPLES, n=players, wanted=wanted, named=named)
    return tuple(people for people in PEOPLES if people in names)


def peoples_by_lot(players: int, seed: Seed) -> tuple[str, ...]:
    """As many peoples, chosen at random, as this number of players needs."""
    chance = Chance.of(f"{seed}, peoples")
    rest = list(PEOPLES)
    drawn = [rest.pop(chance.below(len(rest))) for _ in range(plan_for(players).peoples)]
    return check_peoples(players, drawn)


def dealt_in(players: int, peoples: Sequence[str]) -> list[int]:
    """How many cards each player is dealt, round by round, step 8 included."""
    plan = plan_for(players)
    deals = [plan.dealt] * plan.rounds
    if players < NO_LAST_ROUND:
        short = players in SHORTENED and "Buka" in peoples
        deals.append(SHORT_LAST_ROUND if short else LAST_ROUND)
    return deals


def cards_after(players: int, peoples: Sequence[str]) -> int:
    """How many cards each player has drafted in the end: all cards dealt to him but one of every pack."""
    return sum(dealt - 1 for dealt in dealt_in(players, peoples))


def to_the_right(players: int, round_: int) -> bool:
    """Whether packs are passed to the right in this round. Rounds alternate between right and left (004
    Drafting 7); the last round (step 8) repeats the steps that pass to the right, whatever the direction
    before was."""
    return round_ % 2 == 0 or round_ == plan_for(players).rounds


def holder(players: int, round_: int, pack: int, turn: int) -> int:
    """The seat that holds a pack (named by the seat it was dealt to). The left neighbour is the next seat."""
    return (pack - turn if to_the_right(players, round_) else pack + turn) % players


def held_by(players: int, round_: int, seat: int, turn: int) -> int:
    """The pack that a seat holds."""
    return (seat + turn if to_the_right(players, round_) else seat - turn) % players


_NUMBERS = {card.name: number for number, card in enumerate(POOL)}


def card_number(name: str) -> int:
    """The number of the card of that name; UnknownCard if there is none that can be drafted."""
    card = find(name)
    if card.name not in _NUMBERS:
        raise UnknownCard(DeckCode.NEVER_DRAFTED, card=card.name)
    return _NUMBERS[card.name]


def card_name(card: int) -> str:
    """The name of the card with this number."""
    return POOL[card].name


def card_names(cards: int) -> list[str]:
    """The names of the cards of a set."""
    return [POOL[card].name for card in bits(cards)]
