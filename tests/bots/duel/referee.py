"""A referee of hints: he follows them in the real game, which the coach does not see, and says which reasons
are not true there. What rests on the judgement alone (likely hands, what a card is worth) he cannot judge."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from bluemoon.bots.duel.adept import AdeptBot
from bluemoon.bots.duel.judgement import Judge
from bluemoon.bots.duel.turns import Search, after, settle
from bluemoon.duel.model import actions as do
from bluemoon.duel.model.actions import action, card_of, kind_of
from bluemoon.duel.model.state import State
from bluemoon.duel.rules.execute import honest_bluffs
from bluemoon.duel.rules.permitted import permitted
from bluemoon.duel.rules.survey import retreat_dragons, total
from bluemoon.messages import HintCode, Message
from bluemoon.sets import bits, size

WIDE: Final = 6000
# Nobody can use these: they say only that the advice is thought to be the best.
EMPTY: Final = (HintCode.BEST_FOUND, HintCode.NOTHING_ELSE, HintCode.FIRST_GLANCE, HintCode.COMPARED)
ENDS: Final = (do.ANNOUNCE, do.RETREAT, do.DECLINE)
DRAGONS: Final = {HintCode.NO_DRAGON: 0, HintCode.ONE_DRAGON: 1}


class Followed(NamedTuple):
    """A hint carried out in the real game."""

    g: State
    before: State  # the last step
    end: State  # the same if that ends the turn; else behind it
    act: int  # the last step
    me: int

    @property
    def side(self) -> Any:
        return self.end.sides[self.me]

    def number(self, name: str) -> int:
        """The card of that name in the own deck."""
        return next(
            i for i in range(self.end.decks[self.me].size) if self.end.decks[self.me].names[i] == name
        )

    def total(self, seat: int) -> int:
        return total(self.end, seat, card_of(self.act))


def steps_of(bot: AdeptBot, action: int, plan: Sequence[object]) -> Sequence[int]:
    """The actions of the steps that were named."""
    planned = bot.adopted.actions if bot.adopted is not None else ()
    start = planned.index(action) if action in planned and len(plan) > 1 else -1
    return planned[start : start + len(plan)] if start >= 0 else (action,)


def untrue(g: State, steps: Sequence[int], hint: Message) -> list[Message]:
    """The reasons of a hint that are not true; none if it cannot be followed, as if the other side acts."""
    told: dict[str, Any] = dict(hint.args)
    why = told["why"]
    inner = dict(why.args)["why"] if why.code is HintCode.CHANCE else why
    followed = follow(g, steps)
    if followed is None:
        return []
    return [one for one in (inner, *told.get("also", ())) if not holds(followed, one)]


def follow(g: State, steps: Sequence[int]) -> Followed | None:
    """Carry out all steps but the last, the other side's answers by simple rules."""
    me = g.player
    h = g
    for act in steps[:-1]:
        if act not in permitted(h):
            return None
        h = after(h, act)
        settle(h, me)
        if h.winner >= 0 or h.player != me:
            return None
    act = steps[-1]
    if act not in permitted(h):
        return None
    return Followed(g, h, h if kind_of(act) in ENDS else after(h, act), act, me)


def holds(f: Followed, reason: Message) -> bool:
    """Is the reason true in the real game, as far as it can be told?"""
    said: dict[str, Any] = dict(reason.args)
    check = CHECKS.get(reason.code)  # type: ignore[call-overload]
    loser = f.me if kind_of(f.act) == do.RETREAT or reason.code is HintCode.NOT_YET else 1 - f.me
    state = f.g if reason.code is HintCode.NOT_YET else f.end
    if "dragons" in said and counted(said["dragons"]) != retreat_dragons(state, loser):
        return False
    return check is None or bool(check(f, said))


def counted(dragons: Message) -> int:
    """How many dragons a message speaks of."""
    return DRAGONS.get(dragons.code, dict(dragons.args).get("n", -1))  # type: ignore[call-overload, no-any-return]


def _no_fight(f: Followed, _: dict[str, Any]) -> bool:
    """No way leads to an announcement."""
    judge = Judge(f.g, f.me, [f.g.sides[1 - f.me].hand])
    plans = Search(judge, WIDE).run(f.g, permitted(f.g))
    return all(kind_of(plan.actions[-1]) != do.ANNOUNCE for plan in plans)


def _lost(f: Followed, _: dict[str, Any]) -> bool:
    h = after(f.g, action(do.RETREAT))
    settle(h, f.me)
    return bool(h.winner == 1 - f.me)


def _announced(f: Followed, said: dict[str, Any]) -> bool:
    return bool(f.total(f.me) == said["n"])


def _refilled(f: Followed, said: dict[str, Any]) -> bool:
    h = after(f.before, f.act)
    return bool(f.before.sides[f.me].deck_count() - h.sides[f.me].deck_count() == said["n"])


def _kept(f: Followed, said: dict[str, Any]) -> bool:
    card = f.number(said["card"])
    held = bool(f.side.hand >> card & 1)
    return held and f.end.decks[f.me].values[card_of(f.act)][card] == said["n"]


def _bluff(f: Followed, said: dict[str, Any], honest: bool) -> bool:
    fits = honest_bluffs(f.end, f.me)
    return fits >> f.number(said["card"]) & 1 == honest and (not honest or not f.side.bluffs & ~fits)


def _rank(f: Followed, said: dict[str, Any], least: bool) -> bool:
    """By the printed numbers of the characters in the hand."""
    values = f.end.decks[f.me].values[card_of(f.act)]
    hand = (f.g.sides[f.me].hand | f.end.sides[f.me].hand) & f.g.decks[f.me].characters
    others = [values[card] for card in bits(hand) if card != f.number(said["card"])]
    mine = values[f.number(said["card"])]
    return any(mine < other for other in others) if least else any(mine > other for other in others)


def _changed(f: Followed, seat: int) -> int:
    """How many cards of the seat's hand are gone."""
    return size(f.g.sides[seat].hand & ~f.end.sides[seat].hand)


def _begins(f: Followed, said: dict[str, Any]) -> bool:
    h = after(f.end, f.act)
    settle(h, f.me)
    return bool(h.current == f.me and not h.fight and size(h.sides[f.me].hand) == said["n"])


def _six(f: Followed, _: dict[str, Any]) -> bool:
    return size(f.side.combat | f.side.support) >= 6 and retreat_dragons(f.end, 1 - f.me) == 2


def _lowered(f: Followed, said: dict[str, Any]) -> bool:
    other = 1 - f.me
    return (total(f.g, other, f.g.element), total(f.end, other, f.g.element)) == (said["n"], said["m"])


Check = Callable[[Followed, dict[str, Any]], bool]
CHECKS: Final[dict[HintCode, Check]] = {
    HintCode.ALL_ANSWER: _announced,
    HintCode.MATCHED_BY: _announced,
    HintCode.NO_ANSWER: _announced,
    HintCode.UNMATCHABLE: _no_fight,
    HintCode.NO_ATTACK: _no_fight,
    HintCode.MUST_FIGHT: _lost,
    HintCode.REFILLS: _refilled,
    HintCode.KEEPS: _kept,
    HintCode.BLUFF_FITS: lambda f, said: _bluff(f, said, True),
    HintCode.BLUFF_LIES: lambda f, said: _bluff(f, said, False),
    HintCode.LOWEST: lambda f, said: _rank(f, said, True),
    HintCode.HIGHEST: lambda f, said: _rank(f, said, False),
    HintCode.ENOUGH_ALREADY: lambda f, said: f.total(f.me) == said["n"] >= said["m"] == f.total(1 - f.me),
    HintCode.TWO_DRAGONS: _six,
    HintCode.TWO_SOON: lambda f, said: (
        size(f.end.sides[1 - f.me].combat | f.end.sides[1 - f.me].support) >= said["n"]
    ),
    HintCode.FEW_LEFT: lambda f, said: size(f.end.sides[1 - f.me].hand) == said["n"],
    HintCode.SUPPORT_STAYS: lambda f, said: f.side.support >> f.number(said["card"]) & 1,
    HintCode.TAKES: lambda f, said: _changed(f, 1 - f.me) == said["n"],
    HintCode.LOWERS: _lowered,
    HintCode.BRINGS: lambda f, said: size(f.side.hand & ~f.g.sides[f.me].hand) >= said["n"],
    HintCode.YOU_BEGIN: _begins,
    HintCode.DRAGON_COMES: lambda f, _: (
        size(f.side.dragons) - size(f.end.sides[1 - f.me].dragons)
        > size(f.g.sides[f.me].dragons) - size(f.g.sides[1 - f.me].dragons)
    ),
}
