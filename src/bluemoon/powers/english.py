"""The English text on a card, written from its powers: each word gives its clause, so that the text says what
the engine does; `nouns` has the names of things.

The text is addressed to the owner of the card: 'you' is the owner, the other player is 'the opponent'.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bluemoon.powers.nouns import ICON_NAMES, type_name
from bluemoon.powers.vocabulary import When
from bluemoon.powers.word import BARE, EACH_TURN, WHILE_ACTIVE, Power

if TYPE_CHECKING:
    from bluemoon.cards.card import Card

__all__ = ["icon_names", "power_text", "type_name"]


def power_text(card: Card) -> str:
    """The text of a card's powers, '' if it has none."""
    return " ".join(_sentence(power) for power in card.powers)


def icon_names(card: Card) -> list[str]:
    """The icons of a card by name, shields first: ['Shield Fire', 'Stop']."""
    return [ICON_NAMES[icon] for icon in card.icons]


# --- a power ----------------------------------------------------------------------------------------------


def _sentence(power: Power) -> str:
    text = _opening(power) + power.word.english(power.may)
    first = " This goes before every other power." if power.must_first else ""
    return f"{text[0].upper()}{text[1:]}.{first}"


def _opening(power: Power) -> str:
    """The words at the beginning of a text that say when it is resolved."""
    how = power.word.opening(power.when)
    return _OPENINGS[how] if how in _OPENINGS else _MOMENTS[power.when]


_OPENINGS = {BARE: "", WHILE_ACTIVE: "while this is active, ", EACH_TURN: "on each of your turns, "}
_MOMENTS = {
    When.BEFORE: "before you play this, ",
    When.PLAYED: "when you play this, ",
    When.ACTIVE: "",
    When.THIS_TURN: "this turn, ",
    When.BEGINNING: "in your Beginning phase, ",
    When.ENDING: "in your End phase, ",
    When.TURN_OVER: "at the very end of your turn, ",
    When.ONCE_A_TURN: "once on each of your turns, ",
    When.AFTER_SUPPORT: "after your Booster/Support phase, ",
    When.GAME_BEGINS: "before the first turn of the game, ",
    When.ANSWER: "on the opponent’s turn, ",
}


# --- clauses ----------------------------------------------------------------------------------------------


def you(deed: str, may: bool) -> str:
    """A clause about what the owner does, from a bare verb: 'draw 2 cards'."""
    return f"you may {deed}" if may else deed


def they(deed: str, may: bool) -> str:
    """A clause about what the opponent has to do, from a bare verb."""
    return f"you may make the opponent {deed}" if may else f"the opponent must {deed}"


def holds(fact: str, may: bool) -> str:
    """A clause that states a fact."""
    return f"if you like, {fact}" if may else fact
