"""Write real views as fixtures for the page's tests and its harness: `python -m benchmarks.web_fixtures`.

They are what the server would send, made from seeded random games.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from bluemoon.chance import Chance
from bluemoon.city.engine import new_game as new_city
from bluemoon.duel.engine import DuelState, new_game
from bluemoon.formats.draft_engine import new_draft
from bluemoon.lessons import all_lessons
from bluemoon.puzzles import all_puzzles
from bluemoon.puzzles.judging import wrong_turn
from bluemoon.server.lessons import film, list_of_lessons
from bluemoon.server.present import city, draft, duel, facts
from bluemoon.server.protocol.messages import Snapshot
from bluemoon.server.protocol.tables import GameEvent, LogEntry, Seat, Table
from bluemoon.server.protocol.words import GameKind
from bluemoon.server.puzzles import played, solution, start

FOLDER = Path(__file__).parent.parent / "web" / "fixtures"
NOON = "2026-11-15T12:00:00Z"
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
    """Write all fixtures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    _write("cards", facts.cards())
    _write("city", facts.city_facts())
    for name, (decks, wished) in WISHES.items():
        _write(f"duel-{name}", _duel(decks, wished))
    for players in (2, 3, 4):
        _write(f"city-{players}", _city(players))
    _write("draft", _draft())
    _write("lesson", film(all_lessons()["match"]))
    _write("lessons", list_of_lessons())
    _write("puzzle", _puzzle())


def _puzzle() -> dict[str, Any]:
    """The first puzzle: its beginning, its first move, the solution, and a turn that the opponent answers."""
    first = next(iter(all_puzzles().values()))
    return {
        "start": start(first),
        "begun": played(first, first.solution[:1]),
        "solution": solution(first),
        "wrong": played(first, wrong_turn(first)),
    }


def _write(name: str, data: Any) -> None:
    text = msgspec.json.format(msgspec.json.encode(data), indent=1)
    (FOLDER / f"{name}.json").write_bytes(text + b"\n")


def _duel(decks: tuple[str, str], wished: Callable[[DuelState], bool]) -> Snapshot:
    for seed in range(3000):
        game, chance = new_game(decks, seed=seed), Chance.of(f"fixture {seed}")
        log: list[LogEntry] = []
        while not game.over and not wished(game):
            actions = game.legal_actions()
            action = actions[chance.below(len(actions))]
            seat, text = game.player, game.text(action)
            known = duel.foretold(game, action)
            happened = game.apply(action)
            log.append(_entry(len(log) + 1, seat, text, duel.events(game, happened, 0, known)))
        if wished(game):
            view = duel.view(game, 0)
            table = _table("duel", [side.name for side in view.sides], view.decider)
            return Snapshot(len(log), 0, table, view, duel.decision(game, 0), [*log])
    raise SystemExit(f"no such position: {decks}")


def _city(players: int) -> Snapshot:
    game, chance = new_city(players, seed=7), Chance.of("fixture")
    log: list[LogEntry] = []
    while game.turn < 30 or game.player != 0:
        actions = game.legal_actions()
        action = actions[chance.below(len(actions))]
        seat, text = game.player, game.text(action)
        happened = game.apply(action)
        log.append(_entry(len(log) + 1, seat, text, city.events(game, happened, 0)))
    table = _table("city", [""] * players, game.player)
    return Snapshot(len(log), 0, table, city.view(game, 0), city.decision(game, 0), [*log])


def _draft() -> Snapshot:
    game, chance = new_draft(2, seed=3), Chance.of("fixture")
    for _ in range(20):
        actions = game.legal_actions()
        game.apply(actions[chance.below(len(actions))])
    return Snapshot(0, 0, _table("draft", ["", ""], 0), draft.view(game, 0), draft.decision(game, 0), [])


def _entry(version: int, seat: int, action: str, events: Sequence[GameEvent]) -> LogEntry:
    return LogEntry(version, seat, action, list(events), NOON)


def _table(game: GameKind, decks: Sequence[str], decider: int) -> Table:
    seats = [
        Seat(
            seat=seat,
            kind="bot" if seat else "guest",
            name=f"Player {seat + 1}",
            level="adept" if seat else None,
            deck=deck,
            clock_ms=None,
            mine=seat == 0,
            here=True,
            offers=[],
        )
        for seat, deck in enumerate(decks)
    ]
    return Table(
        id="fixture",
        game=game,
        title="",
        rules="legends",
        piles=None if game == "city" else "top",
        earlier_rules=None,
        status="running",
        listed=False,
        seats=seats,
        score=None,
        result=None,
        deciders=[decider],
        takeback=False,
        advice=True,
        clock=None,
        next=None,
        tournament=None,
        created=NOON,
    )


if __name__ == "__main__":
    main()
