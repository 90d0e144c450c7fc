"""Checks of what users hand to the methods of a game: a wrong type is a BluemoonError that says what is
expected."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index

from bluemoon.chance import Chance, Seed
from bluemoon.errors import BluemoonError, NotationError
from bluemoon.messages import GameCode, SetupCode
from bluemoon.values import Event


def check_chance(chance: object) -> None:
    """Only a `Chance` gives random numbers that are the same on every machine."""
    if not isinstance(chance, Chance):
        raise BluemoonError(GameCode.NO_CHANCE, what=_kind(chance))


def check_event(event: object) -> None:
    """An event is what `apply` returned."""
    if not isinstance(event, Event):
        raise NotationError(GameCode.NOT_AN_EVENT, what=_kind(event))


def check_events(events: Sequence[object]) -> None:
    """Several events, as `apply` returns them."""
    if isinstance(events, (str, Event)):
        raise NotationError(GameCode.NOT_AN_EVENT, what=_kind(events))
    for event in events:
        check_event(event)


def check_seed(seed: object) -> Seed:
    """A seed is a number or one line of text without spaces around it, because it stands on a line of the
    record."""
    if not isinstance(seed, str):
        number = _whole(seed)
        if number is None:
            raise BluemoonError(SetupCode.SEED)
        return number
    if len(seed.splitlines()) != 1 or seed != seed.strip() or not _can_be_written(seed):
        raise BluemoonError(SetupCode.SEED)
    return seed


def _can_be_written(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:  # halves of characters
        return False
    return True


def check_seat_number(seat: object) -> int:
    """A seat is a number; whether the game has that seat is checked elsewhere."""
    number = _whole(seat)
    if number is None:
        raise BluemoonError(GameCode.SEAT_NUMBER, what=_kind(seat))
    return number


def check_number(number: object, name: str) -> int:
    """A whole number."""
    found = _whole(number)
    if found is None:
        raise BluemoonError(GameCode.NOT_A_NUMBER, name=name, what=_kind(number))
    return found


def _whole(number: object) -> int | None:
    """A whole number as Python's own, whatever kind it is (NumPy's, too); None if it is none."""
    if isinstance(number, bool):
        return None
    try:
        return index(number)  # type: ignore[arg-type]
    except TypeError:
        return None


def check_text(text: object) -> None:
    """What is parsed is a text."""
    if not isinstance(text, str):
        raise NotationError(GameCode.NOT_A_TEXT, what=_kind(text))


def _kind(value: object) -> str:
    return type(value).__name__
