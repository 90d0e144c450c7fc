"""What a text can matter for, as flags: each word names its own (`Word.relevance`). Whether a turn can be
completed depends on some texts and not on others; that is worked out once for each card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bluemoon.powers.vocabulary import When

if TYPE_CHECKING:
    from bluemoon.cards.card import Card
    from bluemoon.powers.word import Power

# When a text can matter for completing its owner's turn.
ALWAYS: Final = 1  # whatever is on the table
TOUCH: Final = 2  # if there is a card of the opponent for it to touch
MUTE: Final = 4  # if there is a text for it to ignore
ICONS: Final = 8  # if there are protected cards
VALUE: Final = 16  # if the contested element is the one whose values it changes
TOTAL: Final = 32  # if the total that it gives is not below the opponent's power
GIVE: Final = 64  # if the condition of a mutant in hand compares the hands
WAYS: Final = 127
# The text changes nothing about whether its owner's turn can be completed.
TAME: Final = 128
# The text changes what the opponent has on the table, or what texts of his are in force.
TOUCHES: Final = 256
# The text takes values from the opponent's cards, but leaves their texts in force.
LOWERS: Final = 2048
# `completion.upper_bound` takes the text into account when it estimates the player's power. Cards that it
# might draw are not counted.
RECKONED: Final = 512
# The text draws additional cards, which another text may forbid in the End phase.
DRAWS: Final = 1024

# Moments that change nothing about whether the owner's own turn can be completed.
TAME_MOMENTS: Final = (When.BEGINNING, When.ENDING, When.TURN_OVER, When.AFTER_SUPPORT)


def tame(power: Power) -> bool:
    """Whether the text cannot change whether its owner's turn can be completed."""
    return power.when in TAME_MOMENTS or power.word.relevance() & TAME != 0


def wild_ways(card: Card) -> int:
    """All the ways in which texts of the card can matter for completing the turn, as flags; 0 if none can."""
    ways = 0
    for power in card.powers:
        if not tame(power):
            ways |= power.word.relevance() & WAYS
    return ways


def reckoned(power: Power) -> bool:
    """Whether `completion.upper_bound` can handle the text: it is tame, or its effect on the power is
    known."""
    return tame(power) or power.word.relevance() & RECKONED != 0
