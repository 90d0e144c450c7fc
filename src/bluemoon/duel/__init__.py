"""Blue Moon (2004) and Blue Moon Legends (2014): only rules, without I/O, clock or global random numbers.

>>> from bluemoon.duel import new_game
>>> game = new_game(("Hoax", "Vulca"), seed=178)
>>> game
<Duel: Hoax against Vulca, legends, turn 1, seat 1 decides>
>>> game.apply("play Spark")[0]
Event('play', seat=1, cards=('Spark',))

The names are imported only when they are asked for: the words of the cards (`bluemoon.powers`) import the
model and the rules from the folders below, and would otherwise import this module in a circle.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bluemoon.duel.decks import named_deck, people_deck
    from bluemoon.duel.game import Duel, determinize, from_position, new_game, replay
    from bluemoon.duel.knowledge.view import View
    from bluemoon.duel.model.deck import Deck
    from bluemoon.duel.model.termination import Termination

__all__ = [
    "Deck",
    "Duel",
    "Termination",
    "View",
    "determinize",
    "from_position",
    "named_deck",
    "new_game",
    "people_deck",
    "replay",
]
_PLACES = {
    "Deck": "bluemoon.duel.model.deck",
    "Termination": "bluemoon.duel.model.termination",
    "View": "bluemoon.duel.knowledge.view",
    "named_deck": "bluemoon.duel.decks",
    "people_deck": "bluemoon.duel.decks",
}


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'bluemoon.duel' has no attribute '{name}'")
    return getattr(import_module(_PLACES.get(name, "bluemoon.duel.game")), name)
