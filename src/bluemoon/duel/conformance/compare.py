"""Comparing the engine with positions and answers of an independent implementation of the 2004 rules.

A position file has one JSON object a line, gzipped or not: a position (see `position`) with the facts that
are expected of it under `expect`. Differences that the rulebooks justify are predicted by `explanations`.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bluemoon.duel.completion.search import must_give_up
from bluemoon.duel.conformance.explanations import predict
from bluemoon.duel.conformance.explanations.explanation import ELEMENTS, differing, items
from bluemoon.duel.conformance.position_files import Turns, lines, readings
from bluemoon.duel.model.actions import card_of
from bluemoon.duel.model.state import BEGINNING, BOOSTER_SUPPORT, CHARACTER, ENGAGEMENT, LEADERSHIP, State
from bluemoon.duel.rules import fights, legality, permitted
from bluemoon.duel.rules.leadership import leadership_allowed
from bluemoon.duel.rules.survey import in_play, retreat_dragons, shield, survey, total
from bluemoon.errors import BluemoonError
from bluemoon.powers.vocabulary import When
from bluemoon.sets import bits

KEYS = (
    "fire",
    "earth",
    "allowed",
    "play",
    "bluff",
    "load",
    "land",
    "retrieve",
    "use",
    "satisfy",
    "discard_bluff",
    "shield",
    "announce",
    "unsatisfied",
    "must_retreat",
    "retreat_dragons",
    "ignored",
    "power_text_ignored",
)


@dataclass
class Report:
    """What was compared and what differed."""

    compared: Counter[str] = field(default_factory=Counter)
    unexplained: Counter[str] = field(default_factory=Counter)
    explained: Counter[str] = field(default_factory=Counter)
    examples: dict[str, list[str]] = field(default_factory=dict)
    positions: int = 0
    reread: int = 0  # positions that stand alone and agree in another reading than the first


def facts(g: State) -> dict[str, Any]:
    """The facts that position files state, as this engine sees them, by key. Facts that are empty are left
    out."""
    survey(g)
    names = g.my_deck.names
    theirs = g.their_deck.names
    found: dict[str, Any] = {
        "fire": [total(g, seat, 0) for seat in (0, 1)],
        "earth": [total(g, seat, 1) for seat in (0, 1)],
        "allowed": [names[c] for c in bits(allowed(g))],
        "play": [names[c] for c in bits(playable(g))],
        "shield": [shield(g, g.current, 0), shield(g, g.current, 1)],
        "unsatisfied": [theirs[c] for c in bits(legality.unmet(g) | fights.unpaid_dragons(g))],
        "ignored": [[g.decks[s].names[c] for c in bits(ignored(g, s))] for s in (0, 1)],
        "power_text_ignored": [[g.decks[s].names[c] for c in bits(muted(g, s))] for s in (0, 1)],
        "announce": [("fire", "earth")[e] for e in bits(legality.announceable(g))],
    }
    if g.fight and g.phase <= ENGAGEMENT:
        found["retreat_dragons"] = retreat_dragons(g, g.current)
    found |= _phase_facts(g, names, theirs)
    return {key: value for key, value in found.items() if not _empty(value)}


def _empty(value: Any) -> bool:
    """Whether a fact says nothing and may be left out. A pair of zeros is a fact: both powers are 0."""
    if isinstance(value, list):
        return all(v is False or v == [] for v in value)
    return value is None


def _phase_facts(g: State, names: list[str], theirs: list[str]) -> dict[str, Any]:
    side = g.mine
    found: dict[str, Any] = {}
    if g.phase == BEGINNING:
        found["land"] = [names[c] for c in bits(side.ships & ~side.landed)]
        found["retrieve"] = [names[c] for c in bits(legality.retrievable(g))]
        found["discard_bluff"] = [names[c] for c in bits(side.bluffs)]
    if g.phase == BOOSTER_SUPPORT:
        found["bluff"] = [names[c] for c in bits(legality.boosters_and_supports_allowed(g)[2])]
        found["load"] = [[names[c], names[ship]] for c, ship in legality.loads_allowed(g)]
    if g.phase in (LEADERSHIP, CHARACTER, BOOSTER_SUPPORT):
        found["use"] = [
            names[card_of(act)] for act in permitted.uses(g, When.ONCE_A_TURN, g.my_deck.once_a_turn)
        ]
    if g.phase in (LEADERSHIP, BOOSTER_SUPPORT):
        found["satisfy"] = [theirs[card_of(act)] for act in permitted.satisfiable(g)]
    if g.phase in (ENGAGEMENT, CHARACTER):
        found["must_retreat"] = must_give_up(g)
    return found


def allowed(g: State) -> int:
    """The cards that the current player may play this turn, whatever the phase, as a set."""
    boosters, supports, _ = legality.boosters_and_supports_allowed(g)
    leadership = 0 if legality.character_played(g) else leadership_allowed(g)
    return legality.characters_allowed(g) | boosters | supports | leadership


def playable(g: State) -> int:
    """The cards that the current player may play in exactly this phase, as a set."""
    if g.phase == LEADERSHIP:
        return leadership_allowed(g)
    if g.phase == CHARACTER:
        return legality.characters_allowed(g)
    if g.phase == BOOSTER_SUPPORT:
        boosters, supports, _ = legality.boosters_and_supports_allowed(g)
        return boosters | supports
    return 0


def ignored(g: State, seat: int) -> int:
    """The seat's cards on the table that are ignored, as a set."""
    side = g.sides[seat]
    return side.ignored & (in_play(side) | side.combat | side.support)


def muted(g: State, seat: int) -> int:
    """The seat's cards on the table whose texts are ignored, as a set; face-down cards are left out."""
    side = g.sides[seat]
    texts = (side.muted | side.ignored) & g.decks[seat].with_text
    shown = in_play(side) | side.combat | side.support | (side.pile & side.fresh)
    return texts & shown & ~side.bluffs


# --- comparing --------------------------------------------------------------------------------------------


def check(data: dict[str, Any], report: Report, keys: tuple[str, ...] = KEYS) -> None:
    """Compare one position and add the outcome to the report. If the position tells what happened before in
    its turn, there is only one way to read it. Otherwise it may be read in several ways, and it agrees if
    everything is as predicted in one of them."""
    expected = data.get("expect", {})
    if not _well_formed(expected):
        raise BluemoonError(f"'expect' is no list of facts: {expected!r}")
    report.positions += 1
    report.compared.update(key for key in keys if key != "must_retreat" or key in expected)
    first: Comparison | None = None
    for number, g in enumerate(readings(data)):
        comparison = compare(g, expected, keys)
        first = first or comparison
        if not comparison.unexplained:
            report.reread += number > 0
            report.explained.update(comparison.explained)
            return
    assert first is not None
    report.explained.update(first.explained)
    where = f"{'-'.join(data.get('decks', []))} game {data.get('game')} step {data.get('step')}"
    for key, text in first.unexplained.items():
        report.unexplained[key] += 1
        report.examples.setdefault(key, []).append(f"{where}: {text}")


@dataclass
class Comparison:
    """The outcome for one reading of a position: the differences that were predicted, and everything that is
    not as predicted."""

    explained: list[str] = field(default_factory=list)
    unexplained: dict[str, str] = field(default_factory=dict)


def compare(g: State, expected: dict[str, Any], keys: tuple[str, ...]) -> Comparison:
    """Compare our answers with theirs, and both with what the explanations predict."""
    found = facts(g)
    asked = tuple(key for key in keys if _comparable(g, key, expected))
    predictions = predict(g, asked)
    result = Comparison()
    for key in asked:
        ours, theirs = items(key, found.get(key)), items(key, expected.get(key))
        predicted = predictions.get(key, {})
        causes = {rule for prediction in predicted.values() for rule in prediction.rules}
        as_predicted = all(
            ours.get(item, False) == said.ours and theirs.get(item, False) == said.theirs
            for item, said in predicted.items()
        )
        if not as_predicted or differing(ours, theirs) - set(predicted):
            names = f", by {', '.join(sorted(rule.name for rule in causes))}" if causes else ""
            result.unexplained[key] = f"expected {expected.get(key)}, found {found.get(key)}{names}"
        else:
            result.explained += [f"{key}: {rule.place} ({rule.why})" for rule in causes]
    return result


def _well_formed(expected: Any) -> bool:
    """Whether an expected fact has one of the known forms: figures for both sides, yes or no, a number, or
    lists of names."""
    if not isinstance(expected, dict):
        return False
    for key, value in expected.items():
        if key in ("fire", "earth"):
            if not isinstance(value, list) or len(value) != 2 or not all(type(n) is int for n in value):
                return False
        elif key == "retreat_dragons":
            if type(value) is not int:
                return False
        elif key in ("ignored", "power_text_ignored"):
            if not isinstance(value, list) or not all(isinstance(names, list) for names in value):
                return False
        elif not isinstance(value, bool if key == "must_retreat" else list):
            return False
    return True


def _comparable(g: State, key: str, expected: dict[str, Any]) -> bool:
    """Whether this key can be compared in this position. Bluff cards count only in the contested element (001
    Bluffing), but the files count them in both. `must_retreat` is compared only where the file states it."""
    if key == "must_retreat":
        return key in expected
    if key not in ELEMENTS or not (g.sides[0].bluffs or g.sides[1].bluffs):
        return True
    return g.element == ELEMENTS.index(key)


def check_files(paths: list[Path], keys: tuple[str, ...] = KEYS, limit: int = 0) -> Report:
    """Compare all positions of the files, or the first `limit` of each file, and return the report."""
    report = Report()
    for path in paths:
        turns = Turns()
        for number, data in enumerate(lines(path)):
            if limit and number >= limit:
                break
            check(turns.told(data), report, keys)
    return report
