"""What a bot says of its plan: the step that it takes now comes first; none that was taken is named again."""

from __future__ import annotations

import pytest

from bluemoon.bots.base import Budget
from bluemoon.bots.duel.adept import AdeptBot
from bluemoon.duel.engine import new_game
from bluemoon.duel.text.notation import action_said
from bluemoon.messages import HintCode, Message
from tests.bots.games import bot
from tests.duel.kit import side, table


@pytest.mark.parametrize("seed", range(4))
def test_a_hint_names_only_what_is_still_to_be_done(seed: int) -> None:
    game = new_game(("Vulca", "Hoax"), seed=seed)
    bots = [AdeptBot(seed, Budget(playouts=60)) for _ in range(2)]
    followed = 0
    for _ in range(60):
        if game.over:
            break
        seat = game.player
        view = game.view(seat)
        action = bots[seat].decide(view, game.legal_actions(), game.text)
        told = dict(bots[seat].explain().args)
        steps, why = told["plan"], told["why"]
        assert isinstance(steps, tuple)
        assert isinstance(why, Message)
        assert steps[0] == action_said(view.state, action)
        played = [step for step in steps if isinstance(step, Message) and step.code.name == "PLAY"]
        assert len(played) == len({str(step) for step in played})
        plan = bots[seat].adopted
        if plan is not None and action in plan.actions[1:]:
            followed += 1
            assert len(steps) <= len(plan.actions) - plan.actions.index(action)
        game.apply(action)
    assert followed


@pytest.mark.parametrize(("dragons", "wins"), [(3, True), (0, False)])
def test_a_plan_that_ends_the_game_says_so(dragons: int, wins: bool) -> None:
    """Charm Holy Dragon attracts a dragon; with all three there is no other that wins."""
    game = table(
        side(hand=["Charm Holy Dragon", "Lavar the Powerful", "Volca"], deck=["Shimmer"]),
        side(combat=["Flare"], hand=["Ember"], deck=["Glimmer"]),
        dragons=[dragons, 0],
    )
    player = bot("duel", "adept")
    player.decide(game.view(game.player), game.legal_actions(), game.text)
    why = dict(player.explain().args)["why"]
    assert isinstance(why, Message)
    assert (why.code is HintCode.WINS) == wins
