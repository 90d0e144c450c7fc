"""All families of words. A new module of words is imported here; its words are then found automatically."""

from __future__ import annotations

from typing import Any, Final

from bluemoon.powers import bans as bans
from bluemoon.powers import chosen as chosen
from bluemoon.powers import conditions as conditions
from bluemoon.powers import demands as demands
from bluemoon.powers import discarding as discarding
from bluemoon.powers import dragons as dragons
from bluemoon.powers import drawing as drawing
from bluemoon.powers import hands as hands
from bluemoon.powers import ignoring as ignoring
from bluemoon.powers import interference as interference
from bluemoon.powers import permissions as permissions
from bluemoon.powers import retreat as retreat
from bluemoon.powers import searching as searching
from bluemoon.powers import ships as ships
from bluemoon.powers import values as values
from bluemoon.powers.word import Condition, Word


def _said(base: Any) -> dict[str, Any]:
    """All classes below `base` that have no subclasses themselves, by name: the words, or the conditions."""
    found: dict[str, Any] = {}
    for below in base.__subclasses__():
        found |= _said(below) or {below.__name__: below}
    return found


WORDS: Final[dict[str, type[Word]]] = _said(Word)
CONDITIONS: Final[dict[str, type[Condition]]] = _said(Condition)
