"""Write real views as fixtures for the page's tests and its harness: `python -m benchmarks.web_fixtures`.

They are what the server would send, made from seeded random games.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bluemoon.chance import Chance
from bluemoon.city.engine import new_game as new_city
from bluemoon.duel.engine import DuelState, new_game
from bluemoon.formats.draft_engine import new_draft
from bluemoon.server.present import city, draft, duel, facts

FOLDER = Path(__file__).parent.parent / "web" / "fixtures"
WISHES: dict[str, tuple[tuple[str, str], Callable[[DuelState], bool]]] = {
    "start": (("Hoax", "Vulca"), lambda game: game.player == 0 and game.turn == 1),
    "fight": (("Flit", "Terrah"), lambda game: game.player == 0 and game.turn >= 6 and game.fight),
    "ships": (("Buka", "Aqua"), lambda game: game.player == 0 and game.sides[0].ships.bit_count() >= 2),
    "gang": (("Khind", "Mimix"), lambda game: game.player == 0 and game.sides[0].active.bit_count() >= 4),
    "bluffs": (("Buka", "Pillar"), lambda game: len(game.sides[0].laid) >= 1 and game.player == 1),
    "question": (("Pillar", "Vulca"), lambda game: game.player == 0 and bool(game.stack) and game.turn > 3),
    "crowded": (
        ("Terrah", "Hoax"),
        lambda game: game.player == 0 and sum((s.combat | s.support).bit_count() for s in game.sides) >= 10,
    ),
    "over": (("Aqua", "Pillar"), lambda game: game.over),
}


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    _write("cards", facts.cards())
    _write("city", facts.city_facts())
    for name, (decks, wished) in WISHES.items():
        _write(f"duel-{name}", _duel(decks, wished))
    for players in (2, 3, 4):
        _write(f"city-{players}", _city(players))
    _write("draft", _draft())


def _write(name: str, data: Any) -> None:
    (FOLDER / f"{name}.json").write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n")


def _duel(decks: tuple[str, str], wished: Callable[[DuelState], bool]) -> dict[str, Any]:
    for seed in range(3000):
        game, chance = new_game(decks, seed=seed), Chance.of(f"fixture {seed}")
        log: list[dict[str, Any]] = []
        while not game.over and not wished(game):
            actions = game.legal_actions()
            action = actions[chance.below(len(actions))]
            seat, text = game.player, game.text(action)
            happened = game.apply(action)
            log.append(_entry(len(log) + 1, seat, text, duel.events(game, happened, 0)))
        if wished(game):
            return _snapshot("duel", log, duel.view(game, 0), duel.decision(game, 0))
    raise SystemExit(f"no such position: {decks}")


def _city(players: int) -> dict[str, Any]:
    game, chance = new_city(players, seed=7), Chance.of("fixture")
    log: list[dict[str, Any]] = []
    while game.turn < 30 or game.player != 0:
        actions = game.legal_actions()
        action = actions[chance.below(len(actions))]
        seat, text = game.player, game.text(action)
        happened = game.apply(action)
        log.append(_entry(len(log) + 1, seat, text, city.events(game, happened, 0)))
    return _snapshot("city", log, city.view(game, 0), city.decision(game, 0))


def _draft() -> dict[str, Any]:
    game, chance = new_draft(2, seed=3), Chance.of("fixture")
    for _ in range(20):
        actions = game.legal_actions()
        game.apply(actions[chance.below(len(actions))])
    return _snapshot("draft", [], draft.view(game, 0), draft.decision(game, 0))


def _entry(version: int, seat: int, action: str, events: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "version": version,
        "seat": seat,
        "action": action,
        "events": events,
        "at": "2026-11-15T12:00:00Z",
    }


def _snapshot(kind: str, log: list[dict[str, Any]], view: Any, decision: Any) -> dict[str, Any]:
    players = view.get("players", 2)
    seats: list[dict[str, Any]] = [
        {
            "seat": seat,
            "kind": "bot" if seat else "guest",
            "name": f"Player {seat + 1}",
            "level": "adept" if seat else None,
            "deck": view["sides"][seat]["name"] if kind == "duel" else "",
            "mine": seat == 0,
            "here": True,
            "clock_ms": None,
            "offers": [],
        }
        for seat in range(players)
    ]
    table = {
        "id": "fixture",
        "game": kind,
        "title": "",
        "rules": "legends",
        "piles": None if kind == "city" else "top",
        "earlier_rules": None,
        "status": "running",
        "listed": False,
        "seats": seats,
        "score": None,
        "result": None,
        "deciders": [view.get("decider", view.get("player", 0))],
        "takeback": False,
        "clock": None,
        "next": None,
        "tournament": None,
        "guide": None,
        "created": "2026-11-15T12:00:00Z",
    }
    version = len(log)
    base = {"type": "snapshot", "version": version, "seat": 0, "table": table}
    return {**base, "view": view, "decision": decision, "log": log}


if __name__ == "__main__":
    main()
