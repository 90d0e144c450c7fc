"""The differences from the position files that the rulebooks justify, each with its place.

Every explanation predicts from its rule what this engine ('we') and the other implementation ('they') answer
in a position; `predict` combines the predictions. A difference that nobody predicted is a mistake of ours,
and so is a predicted difference that does not appear.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bluemoon.duel.conformance.explanations.explanation import WHOLE, Answers, Explanation, Item
from bluemoon.duel.conformance.explanations.icons import (
    CoveredNotProtected,
    FreeComesFirst,
    HandNotProtected,
    IgnoredOrderStops,
    NothingFollowsStop,
)
from bluemoon.duel.conformance.explanations.searching import must_give_up
from bluemoon.duel.conformance.explanations.ships import LoadingOnLanding
from bluemoon.duel.conformance.explanations.texts import (
    AttackingAgain,
    BluffsUnderTextBan,
    CharacterAfterText,
    OneCharacterInTime,
    ShipsUnderTextBan,
)
from bluemoon.duel.conformance.explanations.values import RaisedBeforeZeroed
from bluemoon.duel.model.state import State
from bluemoon.duel.rules.survey import survey

__all__ = ["EXPLANATIONS", "Explanation", "Prediction", "predict"]

EXPLANATIONS: tuple[Explanation, ...] = (
    RaisedBeforeZeroed(),
    FreeComesFirst(),
    NothingFollowsStop(),
    IgnoredOrderStops(),
    CoveredNotProtected(),
    HandNotProtected(),
    LoadingOnLanding(),
    BluffsUnderTextBan(),
    ShipsUnderTextBan(),
    OneCharacterInTime(),
    CharacterAfterText(),
    AttackingAgain(),
)


@dataclass(frozen=True)
class Prediction:
    """What both sides answer about one item, and the names of the rules that cause the difference."""

    rules: tuple[Explanation, ...]
    ours: Any
    theirs: Any


Predictions = dict[str, dict[Item, Prediction]]


def predict(g: State, keys: tuple[str, ...]) -> Predictions:
    """What both will answer where they differ, by key and item."""
    survey(g)
    found: Predictions = {}
    for rule in EXPLANATIONS:
        if rule.applies(g):
            _add(found, rule, rule.ours(g), rule.theirs(g))
    if "must_retreat" in keys:
        _add_retreat(found, g)
    return found


def _add(found: Predictions, rule: Explanation, ours: Answers, theirs: Answers) -> None:
    """Add the answers that one rule predicts. Where one of their bans meets one of their permissions, the ban
    wins."""
    for key in ours:
        for item, mine in ours[key].items():
            other = theirs[key][item]
            before = found.get(key, {}).get(item)
            if mine != other and (before is None or other is False):
                found.setdefault(key, {})[item] = Prediction((rule,), mine, other)


def _add_retreat(found: Predictions, g: State) -> None:
    """Predict whether the player must retreat, by searching the whole turn once by our rules and once by
    theirs."""
    rules = [rule for rule in EXPLANATIONS if rule.matters_later(g)]
    if not rules:
        return
    ours, theirs = must_give_up(g), must_give_up(g, rules)
    if ours != theirs:
        alone = [rule for rule in rules if must_give_up(g, [rule]) == theirs]
        causes = alone[:1] or [rule for rule in rules if must_give_up(g, _without(rules, rule)) == ours]
        found["must_retreat"] = {WHOLE: Prediction(tuple(causes or rules), ours, theirs)}


def _without(rules: list[Explanation], rule: Explanation) -> list[Explanation]:
    return [other for other in rules if other is not rule]
