"""Structured logs: a JSON object a line, on standard error. Lines that a request or a websocket causes
carry its id (`request`), the same that the answer carries."""

from __future__ import annotations

import json
import logging
import sys
import traceback
from contextvars import ContextVar
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

DATABASE = ("sqlalchemy", "sqlite3", "asyncpg", "aiosqlite")


@dataclass
class Task:
    """A request, or a websocket. What it has started and what goes on after it (bots, clocks) is not its own
    any more: then it is over."""

    ident: str
    over: bool = False


task: ContextVar[Task | None] = ContextVar("task", default=None)


class JsonLines(logging.Formatter):
    """Every record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """One line of JSON: time, level, what happened, its facts and the traceback, if any."""
        data: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        current = task.get()
        if current is not None and not current.over:
            data["request"] = current.ident
        if record.exc_info and record.exc_info[1] is not None:
            data["exception"] = traced(record.exc_info[1])
        return json.dumps(data, ensure_ascii=False, default=str)


def traced(wrong: BaseException) -> str:
    """The traceback. What a database says may hold values of ours (names, actions, seeds): of such errors
    only the kind is told."""
    found = traceback.TracebackException.from_exception(wrong)
    part: traceback.TracebackException | None = found
    while part is not None:
        kind = part.exc_type
        if kind is not None and kind.__module__.partition(".")[0] in DATABASE:
            part._str = "…"  # type: ignore[attr-defined]
        part = part.__cause__ or part.__context__
    return "".join(found.format())


class Log:
    """`log.info("what happened", table=…)`: never a card, a seed or a name."""

    def __init__(self, name: str) -> None:
        self._logger = logging.getLogger(name)

    def debug(self, what: str, **facts: Any) -> None:
        """Details that only a developer needs."""
        self._logger.debug(what, extra={"facts": facts})

    def info(self, what: str, **facts: Any) -> None:
        """Something ordinary happened."""
        self._logger.info(what, extra={"facts": facts})

    def warning(self, what: str, **facts: Any) -> None:
        """Something went wrong that the server copes with."""
        self._logger.warning(what, extra={"facts": facts})

    def exception(self, what: str, **facts: Any) -> None:
        """A fault in the program; the current exception's traceback is added."""
        self._logger.error(what, exc_info=True, extra={"facts": facts})


log = Log("bluemoon.server")


def set_up(level: str = "info") -> None:
    """Everything as JSON. Libraries only warn: what they say otherwise, a statement's parameters or a cookie,
    does not belong into a log."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel("ERROR" if level == "error" else "WARNING")
    logging.getLogger("bluemoon").setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
        logger.setLevel("WARNING")
