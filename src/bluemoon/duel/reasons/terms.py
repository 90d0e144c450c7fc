"""What the arguments of a reason can be: figures, names, lists of names, and things of the game, for which
each language has its own names."""

from __future__ import annotations

from bluemoon.duel.reasons.codes import Zone
from bluemoon.powers.vocabulary import Element, Icon, Payment, Type, When
from bluemoon.powers.word import Condition

Term = Zone | When | Element | Icon | Type | Payment | Condition
Given = int | str | tuple[str, ...] | Term
