"""Games from which the judgement learns: both seats plan their turns by judgement alone, and now and then
take a plan that looks a little worse, so that the networks see what a good player avoids, too.

Every announcement and every time between fights becomes a moment. Its target is a mixture of what the
searches of later turns found (TD(λ)) and of who won; a turn in which a clearly worse plan was taken does not
count for the turns before it.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from math import nan
from typing import Any, NamedTuple

from bluemoon.bots.base import Budget
from bluemoon.bots.deck_kinds import built_deck, deck_with, drafted_decks
from bluemoon.bots.duel.adept import AdeptBot
from bluemoon.bots.duel.features import possible_hands
from bluemoon.bots.duel.judgement import Judge
from bluemoon.bots.duel.novice import NoviceBot
from bluemoon.bots.duel.turns import Plan
from bluemoon.cards import PEOPLES
from bluemoon.chance import Chance
from bluemoon.duel import Deck
from bluemoon.duel import engine as duel
from bluemoon.duel.engine import DuelState
from bluemoon.duel.knowledge.view import View
from bluemoon.duel.model import actions as do
from bluemoon.duel.model.actions import card_of, kind_of
from bluemoon.duel.model.state import LEADERSHIP
from bluemoon.formats.decks import Terms, playable
from bluemoon.formats.random_decks import random_deck
from bluemoon.formats.specials import specials
from bluemoon.powers.vocabulary import Type
from bluemoon.train.moments import Moment, announcement, between, packed

HANDS = 8
UNHURRIED = Budget(playouts=10**9)
GLANCED = 6  # the mean rank of the plans whose ends are looked at
STRAY = 0.03  # a plan that is judged so much worse than the best does not count for earlier turns
LAMBDA = 0.9
DRAFTED = 0.15  # the share of drafted decks among those that are not ready-made
SOME_DRAFTS = 24  # drafts are slow, so that there are only some
READY_MADE = 0  # kinds of games, by number
BUILT = 1


class Settings(NamedTuple):
    """How the games are played."""

    nodes: int = 60  # states looked at in one planning
    curious: float = 0.2  # the share of turns in which a worse plan may be taken
    lure: float = 0.04  # ... and by about how much it may be worse
    classic: float = 0.6  # the share of games under the classic rules
    built: float = 0.2  # the share of games with decks of all kinds
    novice: bool = False  # play by simple rules, for the very first games
    glances: int = 0  # announcements of other plans that become moments, too, in each planning


class Student(AdeptBot):
    """Plans by the judgement alone, and now and then takes a worse plan on purpose."""

    level = "adept"

    def __init__(self, seed: str, settings: Settings) -> None:
        super().__init__(seed, UNHURRIED)
        self.nodes = settings.nodes
        self.settings = settings
        self.expected = 0.5  # the chance to win by the best plan of the last planning
        self.loss = 0.0  # by how much the plans taken this turn were judged worse than the best
        self.glances: list[Moment] = []  # announcements that were judged, but perhaps not made

    def best(
        self, plans: list[Plan], view: View, chance: Chance, text: Callable[[int], str]
    ) -> tuple[Plan, float]:
        """The best plan; now and then one that looks a little worse."""
        self.expected = plans[0].value
        found = plans[0]
        if len(plans) > 1 and chance.below(1000) < int(1000 * self.settings.curious):
            dice = random.Random(chance.word())
            found = max(plans[:12], key=lambda plan: plan.value + dice.gauss(0.0, self.settings.lure))
            self.loss = max(self.loss, plans[0].value - found.value)
        for _ in range(self.settings.glances):
            self._glance(plans, view, chance)
        return found, found.value

    def _glance(self, plans: list[Plan], view: View, chance: Chance) -> None:
        """Keep the announcement with which one of the plans ends, rather one of the better ones."""
        rank = int(random.Random(chance.word()).expovariate(1 / GLANCED))
        plan = plans[min(rank, len(plans) - 1)]
        state = plan.before_end
        if state is not None and kind_of(plan.actions[-1]) == do.ANNOUNCE:
            judge = Judge(state, view.seat, possible_hands(view, HANDS, chance))
            self.glances.append(announcement(state, judge, card_of(plan.actions[-1])))


class Glancer(NoviceBot):
    """Plays by simple rules and sometimes at random: for the very first games, before there are weights."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.expected = 0.5
        self.loss = 0.0
        self.glances: list[Moment] = []
        self._dice = random.Random(seed)

    def decide(self, view: View, actions: Any, text: Callable[[int], str]) -> int:
        """What the simple rules prefer; one time in ten a random action."""
        if self._dice.random() < 0.1:
            return int(self._dice.choice(actions))
        return super().decide(view, actions, text)


class Step(NamedTuple):
    """A turn that ended, or the time before one."""

    net: str  # "" where there is nothing to learn
    seat: int
    moment: Moment | None
    expected: float  # the seat's chance by the turn's own search
    loss: float


def make_decks(dice: random.Random, rules: str) -> list[str | Deck]:
    """Two random decks; drafted ones meet each other, all other kinds are mixed."""
    if dice.random() < DRAFTED:
        return list(drafted_decks(f"train {dice.randrange(SOME_DRAFTS)}"))
    return [make_deck(dice, rules) for _ in range(2)]


def make_deck(dice: random.Random, rules: str) -> str | Deck:
    """A random deck: any cards, a well built one, one with an emissary or an inquisitor, or a ready-made."""
    kind = dice.random()
    people = dice.choice(PEOPLES)
    if kind < 0.3:
        terms = Terms(rules, False, inquisitors=True, emissaries=True)
        return playable(random_deck(Chance.of(str(dice.random())), terms, "Built"), terms, checked=False)
    if kind < 0.5:
        return built_deck(people)
    if kind < 0.9:
        type_ = Type.EMISSARY if kind < 0.7 else Type.INQUISITOR
        return deck_with(dice.choice(specials().of_type(type_)).name, people, match=False)
    return people


def new_duel(seed: str, dice: random.Random, settings: Settings) -> tuple[DuelState, int, int]:
    """A new game, with the numbers of its pair of peoples and of its kind."""
    rules = "classic" if dice.random() < settings.classic else "legends"
    if dice.random() < settings.built:
        return duel.new_game(make_decks(dice, rules), rules, seed, open_lists=True), 81, BUILT
    one, two = dice.randrange(9), dice.randrange(9)
    return duel.new_game((PEOPLES[one], PEOPLES[two]), rules, seed), one * 9 + two, READY_MADE


def play_one(seed: str, settings: Settings) -> tuple[list[tuple[str, bytes]], DuelState]:
    """One game; its moments as bytes, each with the name of its network. Those that were only glanced at have
    no target."""
    dice = random.Random(seed)
    game, pair, kind = new_duel(seed, dice, settings)
    names = (f"{seed} 0", f"{seed} 1")
    bots: list[Any] = [Glancer(name) if settings.novice else Student(name, settings) for name in names]
    chance = Chance.of(f"hands {seed}")
    steps: list[Step] = []
    turn = -1
    while not game.over:
        actions = game.legal_actions()
        seat = game.player
        if not game.stack and not game.fight and game.phase <= LEADERSHIP and game.turn != turn:
            turn = game.turn
            for who in (0, 1):
                steps.append(
                    Step("between", who, between(game, Judge(game, who, [0]), who == game.current), 0.5, 0.0)
                )
        view = game.view(seat)
        action = bots[seat].decide(view, actions, game.text) if len(actions) > 1 else actions[0]
        said = kind_of(action)
        if not game.stack and said in (do.ANNOUNCE, do.RETREAT, do.DECLINE):
            moment = None
            bot = bots[seat]
            if said == do.ANNOUNCE:
                judge = Judge(game, seat, possible_hands(view, HANDS, chance))
                moment = announcement(game, judge, card_of(action))
            steps.append(Step("fight" if moment else "", seat, moment, bot.expected, bot.loss))
            bot.loss = 0.0
        game.apply(action)
    found = list(judged(steps, game.winner, pair, kind, settings.novice))
    for bot in bots:
        found += [("fight", packed("fight", moment, nan, nan, pair, kind)) for moment in bot.glances]
    return found, game


def judged(steps: list[Step], winner: int, pair: int, kind: int, novice: bool) -> list[tuple[str, bytes]]:
    """The moments as bytes, with their targets."""
    found: list[tuple[str, bytes]] = []
    later = 1.0  # the first seat's chance after the step, as later turns judged it
    expected = 1.0  # and as the next search judged it
    later = expected = 1.0 if winner == 0 else 0.0
    for step in reversed(steps):
        won = 1.0 if step.seat == winner else 0.0
        mixed = LAMBDA * later + (1.0 - LAMBDA) * expected if not novice else (1.0 if winner == 0 else 0.0)
        if step.moment is not None:
            target = mixed if step.seat == 0 else 1.0 - mixed
            found.append((step.net, packed(step.net, step.moment, target, won, pair, kind)))
        if step.net != "between":
            expected = step.expected if step.seat == 0 else 1.0 - step.expected
            later = expected if step.loss > STRAY else mixed
    return found
