"""Comparing the engine with positions and answers of an independent implementation of the 2004 rules.

A position file has one JSON object a line, gzipped or not: a position (see `position`) with the facts that
are expected of it under `expect`. Differences that the rulebooks justify are explained in `explanations`.
"""

from __future__ import annotations

import gzip
import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bluemoon.cards.vocabulary import When
from bluemoon.duel import fights, menu, permits
from bluemoon.duel.explanations import explain
from bluemoon.duel.leadership import leadership_allowed
from bluemoon.duel.lookahead import must_give_up
from bluemoon.duel.position import read_position
from bluemoon.duel.state import BEGINNING, BOOSTER_SUPPORT, CHARACTER, ENGAGEMENT, LEADERSHIP, State
from bluemoon.duel.table import in_play, retreat_dragons, shield, survey, total
from bluemoon.errors import BluemoonError
from bluemoon.sets import bits, size

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


def facts(g: State) -> dict[str, Any]:
    """The facts that position files state, as this engine sees them; empty ones are left out."""
    survey(g)
    names = g.my_deck.names
    theirs = g.their_deck.names
    found: dict[str, Any] = {
        "fire": [total(g, seat, 0) for seat in (0, 1)],
        "earth": [total(g, seat, 1) for seat in (0, 1)],
        "allowed": [names[c] for c in bits(allowed(g))],
        "play": [names[c] for c in bits(playable(g))],
        "shield": [shield(g, g.current, 0), shield(g, g.current, 1)],
        "unsatisfied": [theirs[c] for c in bits(permits.unmet(g) | fights.unpaid_dragons(g))],
        "ignored": [[g.decks[s].names[c] for c in bits(ignored(g, s))] for s in (0, 1)],
        "power_text_ignored": [[g.decks[s].names[c] for c in bits(muted(g, s))] for s in (0, 1)],
        "announce": [("fire", "earth")[e] for e in bits(permits.announceable(g))],
    }
    if g.fight and g.phase <= ENGAGEMENT:
        found["retreat_dragons"] = retreat_dragons(g, g.current)
    found |= _phase_facts(g, names, theirs)
    return {key: value for key, value in found.items() if not _empty(value)}


def _empty(value: Any) -> bool:
    """Is nothing said? Two zeros are figures."""
    if isinstance(value, list):
        return all(v is False or v == [] for v in value)
    return value is None


def _phase_facts(g: State, names: list[str], theirs: list[str]) -> dict[str, Any]:
    side = g.mine
    found: dict[str, Any] = {}
    if g.phase == BEGINNING:
        found["land"] = [names[c] for c in bits(side.ships & ~side.landed)]
        found["retrieve"] = [names[c] for c in bits(permits.retrievable(g))]
        found["discard_bluff"] = [names[c] for c in bits(side.bluffs)]
    if g.phase == BOOSTER_SUPPORT:
        found["bluff"] = [names[c] for c in bits(permits.boosters_and_supports_allowed(g)[2])]
        found["load"] = [[names[c], names[ship]] for c, ship in permits.loads_allowed(g)]
    if g.phase in (LEADERSHIP, CHARACTER, BOOSTER_SUPPORT):
        found["use"] = [names[act & 63] for act in menu.uses(g, When.ONCE_A_TURN)]
    if g.phase in (LEADERSHIP, BOOSTER_SUPPORT):
        found["satisfy"] = [theirs[act & 63] for act in menu.satisfiable(g)]
    if g.phase in (ENGAGEMENT, CHARACTER):
        found["must_retreat"] = must_give_up(g)
    return found


def allowed(g: State) -> int:
    boosters, supports, _ = permits.boosters_and_supports_allowed(g)
    leadership = 0 if permits.character_played(g) else leadership_allowed(g)
    return permits.characters_allowed(g) | boosters | supports | leadership


def playable(g: State) -> int:
    if g.phase == LEADERSHIP:
        return leadership_allowed(g)
    if g.phase == CHARACTER:
        return permits.characters_allowed(g)
    if g.phase == BOOSTER_SUPPORT:
        boosters, supports, _ = permits.boosters_and_supports_allowed(g)
        return boosters | supports
    return 0


def ignored(g: State, seat: int) -> int:
    side = g.sides[seat]
    return side.ignored & (in_play(side) | side.combat | side.support)


def muted(g: State, seat: int) -> int:
    side = g.sides[seat]
    texts = (side.muted | side.ignored) & g.decks[seat].with_text
    shown = in_play(side) | side.combat | side.support | (side.pile & side.fresh)
    return texts & shown & ~side.bluffs


# --- comparing --------------------------------------------------------------------------------------------


def lines(path: Path) -> Iterator[dict[str, Any]]:
    """The positions of a file; a clear error if it is none."""
    try:
        text = gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()
        for number, line in enumerate(text.decode().splitlines(), start=1):
            if line.strip():
                data = json.loads(line)
                if not isinstance(data, dict):
                    raise BluemoonError(f"{path.name} line {number}: no JSON object")
                yield data
    except (OSError, ValueError, EOFError) as wrong:
        raise BluemoonError(f"{path.name} is no readable position file: {wrong}") from wrong


def check(data: dict[str, Any], report: Report, keys: tuple[str, ...] = KEYS) -> None:
    """Compare one position. What it leaves open is read in the way that fits best."""
    expected = data.get("expect", {})
    if not _well_formed(expected):
        raise BluemoonError(f"'expect' is no list of facts: {expected!r}")
    best: tuple[int, int, State, dict[str, Any], list[str], dict[str, str]] | None = None
    for g in readings(data):
        found = facts(g)
        wrong = mismatches(g, expected, found, keys)
        places = {
            key: place for key in wrong if (place := explain(g, key, expected.get(key), found.get(key)))
        }
        score = len(wrong) - len(places)
        if best is None or (score, len(wrong)) < best[:2]:
            best = (score, len(wrong), g, found, wrong, places)
        if not wrong:
            break
    assert best is not None
    _, _, _, found, wrong, places = best
    report.positions += 1
    report.compared.update(key for key in keys if key != "must_retreat" or key in expected)
    for key in wrong:
        where = f"{'-'.join(data.get('decks', []))} game {data.get('game')} step {data.get('step')}"
        if key in places:
            report.explained[f"{key}: {places[key]}"] += 1
        else:
            report.unexplained[key] += 1
            text = f"{where}: expected {expected.get(key)}, found {found.get(key)}"
            report.examples.setdefault(key, []).append(text)


def _well_formed(expected: Any) -> bool:
    """Figures for both sides, yes or no, a number, or lists of names."""
    if not isinstance(expected, dict):
        return False
    for key, value in expected.items():
        if key in ("fire", "earth"):
            if not isinstance(value, list) or len(value) != 2 or not all(type(n) is int for n in value):
                return False
        elif key == "retreat_dragons":
            if type(value) is not int:
                return False
        elif not isinstance(value, bool if key == "must_retreat" else list):
            return False
    return True


def readings(data: dict[str, Any]) -> Iterator[State]:
    """The states a position may stand for: the files do not say whether one of the leadership cards was
    played this turn, nor how many cards were loaded this turn."""
    g = read_position(data, rules="classic")
    yield g
    side = g.mine
    loads = range(min(size(side.cargo()), 3) + 1 if g.phase == BOOSTER_SUPPORT else 1)
    for played in (0, *(1 << card for card in bits(side.pile))):
        for loaded in loads:
            if played or loaded:
                h = g.fork()
                h.sides[g.current].orders |= played & g.my_deck.orders
                h.sides[g.current].fresh |= played
                h.led = h.led or bool(played)
                h.plays += bool(played)
                h.loads = loaded
                h.stale = True
                yield h


def mismatches(g: State, expected: dict[str, Any], found: dict[str, Any], keys: tuple[str, ...]) -> list[str]:
    """The keys in which engine and file differ."""
    wrong = []
    for key in keys:
        if key == "must_retreat" and key not in expected:
            continue
        if key in ("fire", "earth") and not _comparable(g, key):
            continue
        want = None if _empty(expected.get(key)) else _settled(expected[key])
        if want != _settled(found.get(key)):
            wrong.append(key)
    return wrong


def _comparable(g: State, key: str) -> bool:
    """Bluff cards count in the contested element only (001 Bluffing); the files count them in both."""
    if not (g.sides[0].bluffs or g.sides[1].bluffs):
        return True
    return g.element == ("fire", "earth").index(key)


def _settled(value: Any) -> Any:
    """Lists of names without their order."""
    if isinstance(value, list) and value and not isinstance(value[0], bool | int):
        return (
            sorted(_settled(v) if isinstance(v, list) else v for v in value)
            if not _sides(value)
            else [sorted(v) for v in value]
        )
    return value


def _sides(value: list[Any]) -> bool:
    return len(value) == 2 and all(isinstance(v, list) for v in value)


def check_files(paths: list[Path], keys: tuple[str, ...] = KEYS, limit: int = 0) -> Report:
    report = Report()
    for path in paths:
        for number, data in enumerate(lines(path)):
            if limit and number >= limit:
                break
            check(data, report, keys)
    return report
