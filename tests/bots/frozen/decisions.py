"""The stored decisions of the frozen bots: a position, who was asked, and what the answer was."""

from __future__ import annotations

import json
import lzma
from pathlib import Path
from typing import Any, NamedTuple
from zlib import crc32

from bluemoon.bots import Budget, make
from bluemoon.city import engine as city
from bluemoon.duel import engine as duel

STORED = Path(__file__).with_name("decisions.jsonl.xz")


class Decision(NamedTuple):
    """One question to a fresh bot. `nodes` 0: the bot's own number of states in one planning."""

    key: str  # the game and the number of the decision in it
    game: str
    bot: str
    seed: str
    playouts: int
    nodes: int
    position: str
    offered: int  # a checksum of what was offered, in words
    action: str  # what the bot chose, in words


def game_of(decision: Decision) -> Any:
    return (duel if decision.game == "duel" else city).from_position(decision.position)


def checksum(game: Any) -> int:
    """Of everything that is offered; whether the rules say the same as then."""
    return crc32("\n".join(sorted(game.text(action) for action in game.legal_actions())).encode())


def answer(decision: Decision, game: Any) -> str:
    """What a fresh bot does here, in words."""
    bot: Any = make(decision.game, decision.bot, decision.seed, Budget(playouts=decision.playouts))
    if decision.nodes:
        bot.nodes = decision.nodes
    chosen = bot.decide(game.view(game.player), game.legal_actions(), game.text)
    return str(game.text(chosen))


def write_decisions(decisions: list[Decision]) -> None:
    lines = [json.dumps(list(decision), ensure_ascii=False, separators=(",", ":")) for decision in decisions]
    STORED.write_bytes(lzma.compress("\n".join(lines).encode(), preset=9 | lzma.PRESET_EXTREME))


def read_decisions() -> list[Decision]:
    lines = lzma.decompress(STORED.read_bytes()).decode().split("\n")
    return [Decision(*json.loads(line)) for line in lines]
