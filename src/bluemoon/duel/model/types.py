"""Names for the integers of the rules, so that a signature says what each of them means.

They are all 64-bit integers for the compiler and plain `int` otherwise: import them under TYPE_CHECKING.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import TypeAlias

    from mypy_extensions import i64

    Seat: TypeAlias = i64  # 0 or 1; -1 is nobody
    CardIndex: TypeAlias = i64  # the number of a card in its owner's deck
    CardSet: TypeAlias = i64  # a bit for each card of one deck
    DragonIndex: TypeAlias = i64  # 0, 1 or 2
    DragonSet: TypeAlias = i64  # a bit for each dragon
    ElementIndex: TypeAlias = i64  # 0 is Fire, 1 is Earth
    ElementSet: TypeAlias = i64  # a bit for each element
    Points: TypeAlias = i64  # power and values
    Count: TypeAlias = i64  # how many
    Phase: TypeAlias = i64  # of a turn, in their order
    ActionCode: TypeAlias = i64  # see `actions`
    ActionKind: TypeAlias = i64  # what is done, without the card
    Source: TypeAlias = i64  # a card with its owner, see `sources`
    Aim: TypeAlias = i64  # a card with its target, see `sources`
    Outlay: TypeAlias = i64  # what laying a bluff used up, see `sources`
    Verdict: TypeAlias = i64  # COMPLETES, FAILS or UNDECIDED, see `completion.verdict`
    FrameKind: TypeAlias = i64  # what a frame of the stack waits for
