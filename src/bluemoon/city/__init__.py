"""Blue Moon City: the board game for two to four players, under the project's contract of a game.

>>> from bluemoon.city import new_game
>>> game = new_game(players=3, seed=17)
>>> events = game.apply(game.parse("walk Fire Temple"))
>>> game.text(game.legal_actions()[0])
'done'
"""

from bluemoon.city.actions import Action
from bluemoon.city.events import Event
from bluemoon.city.game import City, determinize, from_position, new_game
from bluemoon.city.records import replay
from bluemoon.city.view import View

__all__ = ["Action", "City", "Event", "View", "determinize", "from_position", "new_game", "replay"]
