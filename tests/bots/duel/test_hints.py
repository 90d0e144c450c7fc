"""What a bot says of its plan: the step that it takes now comes first; none that was taken is named again."""

from __future__ import annotations

import pytest

from bluemoon.bots.base import Budget
from bluemoon.bots.duel.adept import AdeptBot
from bluemoon.bots.duel.coach import CoachBot
from bluemoon.duel.engine import new_game
from bluemoon.duel.text.notation import action_said
from bluemoon.messages import HintCode, Message
from tests.bots.duel.referee import EMPTY, steps_of, untrue
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


@pytest.mark.parametrize(("decks", "rules"), [(("Khind", "Aqua"), "classic"), (("Mimix", "Buka"), "legends")])
def test_what_the_coach_tells_is_true_in_the_real_game(decks: tuple[str, str], rules: str) -> None:
    """`python -m benchmarks.coach_reasons` does the same in hundreds of games."""
    game = new_game(decks, rules, seed=1)
    coaches = [CoachBot(seat, Budget(playouts=2)) for seat in range(2)]
    without = asked = 0
    while not game.over and asked < 60:
        coach = coaches[game.player]
        actions = game.legal_actions()
        action = coach.decide(game.view(game.player), actions, game.text)
        if len(actions) > 1:
            hint = coach.explain()
            told = dict(hint.args)
            plan, why = told["plan"], told["why"]
            assert isinstance(plan, tuple)
            assert isinstance(why, Message)
            asked += 1
            inner = dict(why.args).get("why")
            without += (inner.code if isinstance(inner, Message) else why.code) in EMPTY
            assert untrue(game, steps_of(coach, action, plan), hint) == []
        game.apply(action)
    assert without <= asked / 20


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
