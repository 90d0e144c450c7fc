"""The duel and the city for OpenSpiel. Importing this module registers `python_bluemoon_duel` and
`python_bluemoon_city`; it needs the extra `rl` and a system for which OpenSpiel is built (not Windows).

The first move is that of chance: which of `deals` deals is played. Everything later that depends on chance
follows from it, so that a history of actions is a game. `resample_from_infostate` deals what a player cannot
know anew (`determinize`). An information state is all that a player has seen, and what he sees now.
"""

from __future__ import annotations

import json
from typing import Any

from bluemoon.extras import need

need("rl", "bluemoon.envs.open_spiel", "pyspiel")

import numpy as np  # noqa: E402  (first say what is missing)
import pyspiel  # noqa: E402

from bluemoon.chance import Chance  # noqa: E402
from bluemoon.city import engine as city_engine  # noqa: E402
from bluemoon.duel import engine as duel_engine  # noqa: E402
from bluemoon.envs.tables import CityTable, DuelTable, Table, table  # noqa: E402
from bluemoon.errors import BluemoonError, IllegalAction  # noqa: E402

DEALS = 10_000
LONGEST = 100_000  # far more actions than any game has
TABLES: dict[str, type[Table]] = {"duel": DuelTable, "city": CityTable}
OPTIONS: dict[str, dict[str, Any]] = {
    "duel": {"deals": DEALS, "decks": "", "rules": "legends"},
    "city": {"deals": DEALS, "players": 2, "layout": "standard"},
}


def _type(game: str) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=f"python_bluemoon_{game}",
        long_name={"duel": "Blue Moon Legends", "city": "Blue Moon City"}[game],
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if game == "duel" else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=2 if game == "duel" else 4,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=OPTIONS[game],
    )


class BluemoonGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options: `deals`, and for the duel `decks` ('Hoax,Vulca'; '': by lot) and `rules`, for
    the city `players` and `layout`."""

    game = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.options = {**OPTIONS[self.game], **(params or {})}
        self.deals = int(self.options["deals"])
        if self.deals < 1:
            raise BluemoonError(f"deals is how many deals chance has, at least 1, not {self.deals}")
        first = self.table()
        super().__init__(
            _type(self.game),
            pyspiel.GameInfo(
                num_distinct_actions=first.actions,
                max_chance_outcomes=self.deals,
                num_players=first.players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0 if self.game == "duel" else None,
                max_game_length=LONGEST,
            ),
            params or {},
        )

    def table(self) -> Table:
        """A table for one game."""
        options = {name: value for name, value in self.options.items() if name != "deals"}
        if self.game == "duel":
            named = [name.strip() for name in str(options["decks"]).split(",")]
            options["decks"] = tuple(named) if any(named) else None
        return table(self.game, **options)

    def new_initial_state(self) -> BluemoonState:
        """A state before the deal."""
        return BluemoonState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What observes a state."""
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class DuelGame(BluemoonGame):
    """The duel."""

    game = "duel"


class CityGame(BluemoonGame):
    """Blue Moon City."""

    game = "city"


class BluemoonState(pyspiel.State):  # type: ignore[misc]
    """A game in progress; before the deal, chance has the move."""

    def __init__(self, game: BluemoonGame) -> None:
        super().__init__(game)
        self.deals = game.deals
        self.table = game.table()
        self.dealt = False
        self.seen: list[list[str]] = [[] for _ in range(self.table.players)]  # what each player has seen

    def current_player(self) -> int:
        """Who has to move."""
        if not self.dealt:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.over else self.table.player

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.numbers()) if player == self.table.player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals, equally likely."""
        return [(deal, 1.0 / self.deals) for deal in range(self.deals)]

    def _apply_action(self, action: int) -> None:
        if not self.dealt:
            if not 0 <= action < self.deals:
                raise IllegalAction(f"there is no deal {action}, only 0 to {self.deals - 1}")
            self.table.begin(f"deal {action}")
            self.dealt = True
            return
        table = self.table
        table.check(action)
        words = table.words(action)
        player = table.player
        events = table.take(action)
        for seat in range(table.players):
            heard = [repr(event) for event in table.state.seen(events, seat)]
            if seat == player:
                heard.insert(0, words)
            self.seen[seat] += heard

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.table.words(action)

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.dealt and self.table.over

    def returns(self) -> list[float]:
        """What the end means for each player; 0 before."""
        return self.table.rewards() if self.is_terminal() else [0.0] * self.table.players

    def information_state_string(self, player: int | None = None) -> str:
        """All that the player has seen, and what he sees now."""
        seat = self.current_player() if player is None else player
        return "\n".join([*self.seen[seat], self.observation_string(seat)])

    def observation_string(self, player: int | None = None) -> str:
        """What the player sees now."""
        seat = self.current_player() if player is None else player
        if not self.dealt or seat < 0:
            return "before the deal"
        data = self.table.state.view(seat).data()
        paying = list(self.table.steps.cards) if isinstance(self.table, CityTable) else []
        return json.dumps([data, paying if seat == self.table.player else []], default=str)

    def resample_from_infostate(self, player_id: int, sampler: Any) -> BluemoonState:
        """A state that the player cannot tell from this one: what is hidden from him is dealt anew."""
        new = self.clone()
        state: Any = self.table.state
        chance = Chance.of(str(sampler()))
        engine: Any = duel_engine if isinstance(self.table, DuelTable) else city_engine
        new.table.state = engine.determinize(state.view(player_id), chance)
        return new  # type: ignore[no-any-return]

    def __str__(self) -> str:
        return str(self.table.state.position()) if self.dealt else "before the deal"


class Observer:
    """What a player sees, as a tensor (docs/learning.md) and as text."""

    def __init__(self, game: BluemoonGame, kind: Any) -> None:
        first = game.table()
        self.tensor = np.zeros(first.size, np.float32)
        self.dict = {"observation": self.tensor}
        self.recall = kind.perfect_recall

    def set_from(self, state: BluemoonState, player: int) -> None:
        """Fill the tensor with what the player sees."""
        self.tensor[:] = state.table.row(player) if state.dealt and player >= 0 else 0

    def string_from(self, state: BluemoonState, player: int) -> str:
        """What the player sees, or has seen, as text."""
        return state.information_state_string(player) if self.recall else state.observation_string(player)


pyspiel.register_game(_type("duel"), DuelGame)
pyspiel.register_game(_type("city"), CityGame)
