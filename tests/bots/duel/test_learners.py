"""The levels below the adept are weak in the way they say they are."""

from __future__ import annotations

from bluemoon.bots import make
from bluemoon.bots.duel.learners import LearnerBot, NewcomerBot, Reader, Weakness
from bluemoon.bots.duel.turns import Plan
from bluemoon.cards import PEOPLES
from bluemoon.duel import engine as duel
from bluemoon.duel import people_deck
from bluemoon.duel.model import actions as do
from bluemoon.duel.model.actions import action, kind_of
from bluemoon.lab.arena import arena_tasks
from bluemoon.lab.tasks import play
from bluemoon.sets import bits

KHIND = people_deck("Khind")


def test_what_is_not_read_does_not_come_to_mind() -> None:
    (leadership, *_) = bits(KHIND.leaderships)
    (character, *_) = bits(KHIND.characters)
    for unread, known in ((1.0, False), (0.0, True)):
        reader = Reader("seed", unread)
        assert reader.thinks_of(KHIND, action(do.PLAY, leadership)) == known
        assert reader.thinks_of(KHIND, action(do.USE, character)) == known
        assert reader.thinks_of(KHIND, action(do.PLAY, character))  # everybody can fight with it
        assert reader.thinks_of(KHIND, action(do.RETREAT))


def test_a_share_of_the_texts_is_known_and_stays_known() -> None:
    reader, again = Reader("seed", 0.5), Reader("seed", 0.5)
    names = [card.name for people in PEOPLES for card in people_deck(people).cards]
    known = [name for name in names if reader.knows(name)]
    assert 0.4 < len(known) / len(names) < 0.6
    assert known == [name for name in names if again.knows(name)]
    assert known != [name for name in names if Reader("other", 0.5).knows(name)]


class Content(LearnerBot):
    """Knows all texts; content with what is nearly as good."""

    weakness = Weakness(unread=0.0, sight=60, hands=2, timid=0.04, content=0.02)


def choice(*plans: Plan) -> Plan:
    """The plan that is taken."""
    game = duel.new_game(("Khind", "Hoax"))
    bot = Content(1)
    found, _ = bot.best(sorted(plans, key=lambda plan: -plan.value), game.view(0), bot.chance("x"), str)
    return found


def test_a_simple_plan_is_preferred_if_it_looks_nearly_as_good() -> None:
    long = Plan((action(do.PLAY, 1), action(do.PLAY, 2), action(do.ANNOUNCE)), 0.50)
    short = Plan((action(do.PLAY, 1), action(do.ANNOUNCE)), 0.485)
    assert choice(long, short) is short
    short.value = 0.475
    assert choice(long, short) is long


def test_a_retreat_looks_better_than_it_is() -> None:
    fight = Plan((action(do.PLAY, 1), action(do.ANNOUNCE)), 0.50)
    away = Plan((action(do.RETREAT),), 0.465)
    assert choice(fight, away) is away
    away.value = 0.43
    assert choice(fight, away) is fight


class Afraid(NewcomerBot):
    """Knows all texts."""

    weakness = Weakness(unread=0.0)


def test_the_newcomer_gives_way_to_strong_attacks_only() -> None:
    """It retreats by choice where the novice, asked in the same place, fights on."""
    given_way = faced = 0
    for seed in range(12):
        game = duel.new_game(("Hoax", "Vulca"), "classic", seed)
        novice, newcomer = make("duel", "novice", seed), Afraid(seed)
        while not game.over:
            actions = game.legal_actions()
            act = novice.decide(game.view(game.player), actions, game.text)
            able = len(actions) > 1 and not game.stack and any(kind_of(one) == do.RETREAT for one in actions)
            if able and kind_of(act) != do.RETREAT:
                faced += 1
                said = newcomer.decide(game.view(game.player), actions, game.text)
                if kind_of(said) == do.RETREAT:
                    given_way += 1
                    assert newcomer.afraid(game)
            game.apply(act)
    assert faced > given_way > 5


def test_the_first_levels_can_be_beaten_by_rules_of_thumb() -> None:
    """The figure, 40 to 60 % against the newcomer, is in docs/strength.md; here only that both can win, and
    that a better level wins more."""
    won = {}
    for level in ("newcomer", "novice"):
        tasks = arena_tasks(["thumb", level], 36, seed="test", control=False)
        won[level] = sum(play(task).score for task in tasks)
    assert 9 <= won["newcomer"] <= 27
    assert won["novice"] < won["newcomer"]
