"""Cards as small numbers: a kind of card is colour * 3 + value - 1, and equal cards are not told apart.

A hand, the deck and the discard pile are counts by kind, so no order of the deck exists that could leak.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bluemoon.city.tiles import DRAGONS, PEOPLES
from bluemoon.errors import NotationError
from bluemoon.messages import CityCode

COLOURS: Final = len(PEOPLES)
KINDS: Final = COLOURS * 3

_NAMES: list[str] = [people.name for people in PEOPLES]
VULCA: Final = _NAMES.index("Vulca")
AQUA: Final = _NAMES.index("Aqua")
FLIT: Final = _NAMES.index("Flit")
KHIND: Final = _NAMES.index("Khind")
MIMIX: Final = _NAMES.index("Mimix")
HOAX: Final = _NAMES.index("Hoax")
PILLAR: Final = _NAMES.index("Pillar")

K1: Final = KHIND * 3
M1: Final = MIMIX * 3
M2: Final = M1 + 1
H1: Final = HOAX * 3
H2: Final = H1 + 1
F1: Final = FLIT * 3
F2: Final = F1 + 1
P1: Final = PILLAR * 3
P2: Final = P1 + 1

VALUE: Final[tuple[int, ...]] = tuple(kind % 3 + 1 for kind in range(KINDS))
COLOUR: Final[tuple[int, ...]] = tuple(kind // 3 for kind in range(KINDS))
ALL_CARDS: Final[tuple[int, ...]] = tuple(count for people in PEOPLES for count in people.values)
CARD: Final[tuple[str, ...]] = tuple(f"{PEOPLES[COLOUR[kind]].letter}{VALUE[kind]}" for kind in range(KINDS))

# Which dragon a kind of card moves; -1: none.
DRAGON_OF: Final[tuple[int, ...]] = tuple(
    next((i for i, d in enumerate(DRAGONS) if d.people == _NAMES[COLOUR[kind]]), -1)
    if VALUE[kind] < 3
    else -1
    for kind in range(KINDS)
)

_BY_NAME: dict[str, int] = {}
for _kind in range(KINDS):
    if ALL_CARDS[_kind]:
        _people = PEOPLES[COLOUR[_kind]]
        _BY_NAME[CARD[_kind].lower()] = _kind
        _BY_NAME[f"{_people.colour} {VALUE[_kind]}"] = _kind
        _BY_NAME[f"{_people.name.lower()} {VALUE[_kind]}"] = _kind


def card(name: str) -> int:
    """The kind that a name means: 'V1', 'black 1' and 'Vulca 1' are the same."""
    kind = _BY_NAME.get(" ".join(name.lower().split()))
    if kind is None:
        raise NotationError(CityCode.CARD_WORDS, name=name)
    return kind


def cards(text: str) -> tuple[int, ...]:
    """Several cards, as in 'V1 V1 H3'; '-' stands for none."""
    words = [word for word in text.replace(",", " ").split() if word != "-"]
    return tuple(sorted(card(word) for word in words))


def names(kinds: Iterable[int]) -> str:
    """The cards in the notation that `cards` reads."""
    return " ".join(CARD[kind] for kind in kinds) or "-"


def listed(counts: Iterable[int]) -> tuple[int, ...]:
    """Counts by kind as a sorted list of single cards."""
    return tuple(kind for kind, count in enumerate(counts) for _ in range(count))


def counted(kinds: Iterable[int]) -> list[int]:
    """Single cards as counts by kind."""
    counts = [0] * KINDS
    for kind in kinds:
        counts[kind] += 1
    return counts
