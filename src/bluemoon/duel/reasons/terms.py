"""What a reason's arguments can be: figures, names, lists of names, and things of the game, which each
language words."""

from __future__ import annotations

from bluemoon.duel.reasons.codes import Zone
from bluemoon.powers.vocabulary import Element, Icon, Payment, Type, When
from bluemoon.powers.word import Condition

Term = Zone | When | Element | Icon | Type | Payment | Condition
Given = int | str | tuple[str, ...] | Term
