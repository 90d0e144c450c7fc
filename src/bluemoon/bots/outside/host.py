"""The process in which a bot of somebody else's plays: `python -m bluemoon.bots.outside.host module:Class`.

What is exchanged is one pickle a line, written in base 64. The bot may print: its words go to standard error.
"""

from __future__ import annotations

import base64
import inspect
import io
import os
import pickle
import queue
import sys
import threading
import traceback
from importlib import import_module
from pathlib import Path
from typing import IO, Any

from bluemoon.bots.base import Bot, Budget
from bluemoon.values import Action, LegalActions


def packed(thing: object) -> str:
    """A thing as one line."""
    return base64.b64encode(pickle.dumps(thing, pickle.HIGHEST_PROTOCOL)).decode()


def unpacked(line: str) -> Any:
    """The thing that a line holds."""
    return pickle.loads(base64.b64decode(line))


def load(name: str) -> Any:
    """The class that 'module:Class' names; ValueError says what is not there."""
    module_name, _, path = name.partition(":")
    sys.path.insert(0, os.getcwd())
    try:
        found: Any = import_module(module_name)
    except ModuleNotFoundError as wrong:
        if wrong.name is not None and module_name.startswith(wrong.name):
            raise ValueError(f"there is no module '{module_name}'") from wrong
        raise
    for part in path.split("."):
        if not hasattr(found, part):
            raise ValueError(f"there is no '{part}' in {module_name}")
        found = getattr(found, part)
    if not callable(found):
        raise ValueError(f"'{name}' is no class")
    return found


def begin(kind: Any, game: str, seed: Any, seconds: float | None) -> Any:
    """A new bot for a game; ValueError if it does not play that game or cannot choose."""
    plays = getattr(kind, "game", "")
    if plays and plays != game:
        raise ValueError(f"it plays the {plays}, not the {game}")
    if isinstance(kind, type) and issubclass(kind, Bot):
        bot: Any = kind(seed, Budget(seconds=seconds))
        bot.game = game
    else:
        try:
            wanted = inspect.signature(kind).parameters
        except (TypeError, ValueError):
            wanted = {}  # type: ignore[assignment]
        offer = {"seed": seed, "game": game, "seconds": seconds}
        bot = kind(**{key: value for key, value in offer.items() if key in wanted})
    if not callable(getattr(bot, "choose", None)):
        raise ValueError("it has no method choose(view, actions)")
    return bot


def place_of(answer: object, actions: LegalActions) -> int:
    """The place of the chosen action: it may be given as the action, its text or its place."""
    if isinstance(answer, (Action, str)):
        return actions.index(answer)
    place = int(answer)  # type: ignore[call-overload]
    if isinstance(answer, bool) or place != answer or not 0 <= place < len(actions):
        raise ValueError(f"{answer!r} is not the place of an action")
    return int(place)


def answer_to(asked: tuple[Any, ...], kind: Any, bot: Any) -> tuple[Any, Any]:
    """The bot from now on, and what is answered: ('ready',), ('action', place, why) or ('fault', why)."""
    what, *rest = asked
    try:
        if what == "new":
            return begin(kind, *rest), ("ready",)
        view, actions = rest
        place = place_of(bot.choose(view, actions), actions)
        why = str(bot.explain()) if callable(getattr(bot, "explain", None)) else ""
        return bot, ("action", place, why)
    except Exception as wrong:
        return bot, ("fault", fault_of(wrong))


def fault_of(wrong: Exception) -> str:
    """What went wrong; if it was in the bot's own code, with the kind of error, the file and the line."""
    ours = Path(__file__).parents[2]
    frames = [frame for frame in traceback.extract_tb(wrong.__traceback__) if _is_outside(frame, ours)]
    if frames:
        place = f"{Path(frames[-1].filename).name}, line {frames[-1].lineno}"
        return f"{type(wrong).__name__}: {wrong} ({place})"
    return str(wrong) if isinstance(wrong, ValueError) else f"{type(wrong).__name__}: {wrong}"


def _is_outside(frame: traceback.FrameSummary, ours: Path) -> bool:
    """Whether a line is neither ours nor Python's own import machinery."""
    file = Path(frame.filename)
    return not frame.filename.startswith("<") and ours not in file.parents and "importlib" not in file.parts


def main() -> None:
    """Answer until standard input ends; then the process ends."""
    lines = os.fdopen(os.dup(0), "r", encoding="ascii")
    out = os.fdopen(os.dup(1), "w", encoding="ascii")
    os.dup2(2, 1)  # what the bot prints must not be taken for an answer
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(line_buffering=True)  # it is heard at once, even if the bot hangs later
    os.close(0)
    os.open(os.devnull, os.O_RDONLY)  # and it has nothing to read
    kind: Any = None
    bot: Any = None
    fault = ""
    try:
        kind = load(sys.argv[1])
    except Exception as wrong:
        fault = fault_of(wrong)
    asked: queue.SimpleQueue[str] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(lines, asked), daemon=True).start()
    while True:
        line = asked.get()
        if fault:
            answer: Any = ("fault", fault)
        else:
            bot, answer = answer_to(unpacked(line), kind, bot)
        out.write(packed(answer) + "\n")
        out.flush()


def _read(lines: IO[str], asked: queue.SimpleQueue[str]) -> None:
    """Hand on what is asked. When nobody asks any more, end the process, even if the bot hangs."""
    for line in lines:
        asked.put(line)
    os._exit(0)


if __name__ == "__main__":
    main()
