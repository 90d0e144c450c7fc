"""Blue Moon City: the board game for two to four players, under the project's contract of a game.

>>> from bluemoon.city import new_game
>>> game = new_game(players=3, seed=17)
>>> game.apply("walk Fire Temple")
(Event('walked', seat=0, place='Fire Temple'),)
>>> game.legal_actions()[0]
Action('done')
"""

from bluemoon.city.game import City, determinize, from_position, new_game, replay
from bluemoon.city.termination import Termination
from bluemoon.city.view import View

__all__ = ["City", "Termination", "View", "determinize", "from_position", "new_game", "replay"]
