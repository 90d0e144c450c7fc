"""What an explanation is: a rule on which the position files and the rulebooks differ.

An explanation looks only at a position, never at an answer, and predicts what we and what they answer.
Answers are given item by item: a card's name and whether it is on the list, a seat and its power. Items that
no explanation mentions must have the same answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from bluemoon.duel.model.editions import Edition
from bluemoon.duel.model.state import BOOSTER_SUPPORT, CHARACTER, LEADERSHIP, State
from bluemoon.sets import bits

Item = int | str | tuple[int | str, ...]
Items = dict[Item, Any]
Answers = dict[str, Items]

ELEMENTS = ("fire", "earth")
WHOLE = ""  # the key of the only item, where an answer is a single value

Step = tuple[State, int]  # a state and an action to perform in it


class Explanation:
    """A difference that a rulebook justifies. `ours` and `theirs` answer for the same items."""

    name: str
    place: str  # in the rulebooks
    why: str
    keys: tuple[str, ...]

    def applies(self, g: State) -> bool:
        """Whether the rule matters in this position."""
        raise NotImplementedError

    def ours(self, g: State) -> Answers:
        """What this engine answers, following the rule."""
        raise NotImplementedError

    def theirs(self, g: State) -> Answers:
        """What the other implementation answers."""
        raise NotImplementedError

    # How the other implementation plays the rest of the turn, for `must_retreat`; see `searching`.

    def matters_later(self, g: State) -> bool:
        """Whether the rule may matter before the turn is over, even if it does not yet."""
        return False

    def amend(self, edition: Edition) -> None:
        """Set the switches of an edition as the other implementation has them."""

    def refuse(self, g: State, act: int) -> bool:
        """Whether they refuse an action that we permit."""
        return False

    def admit(self, g: State) -> Iterable[Step]:
        """The actions that only they permit, each with the state in which it is performed."""
        return ()

    def announce(self, g: State) -> bool:
        """Whether they permit an announcement now that we do not permit."""
        return False


def items(key: str, answer: Any) -> Items:
    """An answer as a mapping from items to values."""
    if answer is None:
        return {}
    if key in ELEMENTS:
        return dict(enumerate(answer))
    if key in ("ignored", "power_text_ignored"):
        return {(seat, name): True for seat, names in enumerate(answer) for name in names}
    if key == "shield":
        return {element: bool(there) for element, there in enumerate(answer)}
    if isinstance(answer, list):
        return {tuple(entry) if isinstance(entry, list) else entry: True for entry in answer}
    return {WHOLE: answer}


def differing(one: Mapping[Item, Any], two: Mapping[Item, Any]) -> set[Item]:
    """The items in which two answers differ. An item that is missing from a list counts as False."""
    return {item for item in {*one, *two} if one.get(item, False) != two.get(item, False)}


def said(g: State, cards: int, value: bool) -> Items:
    """The same value for each of these cards of the current player."""
    names = g.my_deck.names
    return {names[card]: value for card in bits(cards)}


def listed(g: State, allowed: Items) -> Answers:
    """Answers for the lists of allowed and of playable cards: what is allowed may also be played if this is
    the phase for it."""
    deck = g.my_deck
    phases = {
        LEADERSHIP: deck.leadership_phase,
        CHARACTER: deck.characters,
        BOOSTER_SUPPORT: deck.boosters | deck.supports,
    }
    now = phases.get(g.phase, 0)
    play = {item: so for item, so in allowed.items() if now >> deck.index[str(item)] & 1}
    return {"allowed": allowed, "play": play} if play else {"allowed": allowed}


def amended(g: State, amendments: Iterable[Callable[[Edition], None]]) -> State:
    """A copy of the position under an edition with other switches."""
    h = g.fork()
    edition = Edition(g.edition.name, g.edition.name == "legends", g.edition.version)
    for amend in amendments:
        amend(edition)
    h.edition = edition
    h.stale = True
    return h
