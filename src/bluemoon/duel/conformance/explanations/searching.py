"""Whether the player must give up, found by trying every way to go on, by our rules or by theirs. There are
no bounds and no short cuts, so that this is an independent check of `completion.search.must_give_up`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bluemoon.duel.conformance.explanations.explanation import Explanation, Step, amended
from bluemoon.duel.model import actions as do
from bluemoon.duel.model.actions import card_of, kind_of
from bluemoon.duel.model.state import BOOSTER_SUPPORT, CHARACTER, State
from bluemoon.duel.rules import legality
from bluemoon.duel.rules.execute import perform
from bluemoon.duel.rules.permitted import permitted
from bluemoon.duel.rules.turn import advance

ENDING = (do.ANNOUNCE, do.END_PHASE, do.RETREAT, do.DECLINE, do.BACKTRACK)
EARLY = (do.LAND, do.RETRIEVE, do.DROP, do.REPLACE)  # actions of the phases before Engagement

Known = dict[tuple[object, ...], bool]


def must_give_up(g: State, rules: Sequence[Explanation] = ()) -> bool:
    """Whether no sequence of the player's own actions reaches an announcement. `rules` are the explanations
    by which the other implementation plays; without them our own rules are used."""
    h = amended(g, [rule.amend for rule in rules])
    h.no_luck = True
    return not _completes(h, rules, {}, begun=False)


def _completes(g: State, rules: Sequence[Explanation], known: Known, begun: bool) -> bool:
    """Whether the turn can be brought to an announcement."""
    if g.winner >= 0 or (begun and not CHARACTER <= g.phase <= BOOSTER_SUPPORT):
        return True
    if not g.stack and (legality.announceable(g) or any(rule.announce(g) for rule in rules)):
        return True
    key = _key(g)
    if key not in known:
        known[key] = False
        known[key] = _one_completes(g, rules, known)
    return known[key]


def _one_completes(g: State, rules: Sequence[Explanation], known: Known) -> bool:
    if g.stack:
        outcomes = (_after(g, act) for act in permitted(g))
        ends = (_completes(h, rules, known, begun=h.phase >= CHARACTER) for h in outcomes)
        return any(ends) if g.player == g.current else all(ends)
    return any(
        _completes(h, rules, known, begun=h.phase >= CHARACTER)
        for h in (_after(state, act) for state, act in _steps(g, rules))
    )


def _steps(g: State, rules: Sequence[Explanation]) -> Iterator[Step]:
    """What may be done on the way to an announcement. Leadership cards are left out after Engagement, because
    they never help then."""
    for act in permitted(g):
        kind = kind_of(act)
        if (
            kind in ENDING
            or kind in EARLY
            or (kind == do.PLAY and g.my_deck.leadership_phase >> card_of(act) & 1)
        ):
            continue
        if not any(rule.refuse(g, act) for rule in rules):
            yield g, act
    for rule in rules:
        for state, act in rule.admit(g):
            if not any(other.refuse(state, act) for other in rules):
                yield state, act


def _after(g: State, act: int) -> State:
    h = g.fork()
    perform(h, act)
    advance(h)
    return h


def _key(g: State) -> tuple[object, ...]:
    """Everything in which two positions of the same turn can differ."""
    sides = tuple(
        (side.hand, side.active, side.support, side.bluffs, side.used, side.as_free, side.fresh, side.targets)
        for side in g.sides
    )
    return (*sides, g.phase, g.element, g.stack, g.mine.holds, g.plays, g.player)
