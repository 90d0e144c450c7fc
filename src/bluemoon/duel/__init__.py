"""Blue Moon (2004) and Blue Moon Legends (2014): pure rules, no I/O, no clock, no global chance."""

from bluemoon.duel.game import Duel, determinize, from_position, new_game, replay
from bluemoon.duel.knowledge.view import View
from bluemoon.duel.model.deck import Deck, named_deck, people_deck

__all__ = [
    "Deck",
    "Duel",
    "View",
    "determinize",
    "from_position",
    "named_deck",
    "new_game",
    "people_deck",
    "replay",
]
