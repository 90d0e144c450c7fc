"""Environments for learning programs, under the names that their users expect (docs/learning.md). They need
the extra `rl`.

    from bluemoon.envs import duel_v0, city_v0, draft_v0      # PettingZoo: duel_v0.env()
    import gymnasium, bluemoon.envs                           # gymnasium.make("bluemoon/Duel-v0")
    import bluemoon.envs.open_spiel                           # pyspiel.load_game("python_bluemoon_duel")
"""

from bluemoon.extras import need

need("rl", "bluemoon.envs")

from bluemoon.envs import city_v0, draft_v0, duel_v0  # noqa: E402  (first say what is missing)
from bluemoon.envs.single import register  # noqa: E402

register()

__all__ = ["city_v0", "draft_v0", "duel_v0"]
