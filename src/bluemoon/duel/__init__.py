"""Blue Moon (2004) and Blue Moon Legends (2014): pure rules, no I/O, no clock, no global chance.

>>> from bluemoon.duel import new_game
>>> game = new_game(("Hoax", "Vulca"), seed=178)
>>> game
<Duel: Hoax against Vulca, legends, turn 1, seat 1 decides>
>>> game.apply("play Spark")[0]
Event('play', seat=1, cards=('Spark',))
"""

from bluemoon.duel.game import Duel, determinize, from_position, new_game, replay
from bluemoon.duel.knowledge.view import View
from bluemoon.duel.model.deck import Deck, named_deck, people_deck
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
