"""Measures the statements of a database for the metrics: how long each takes, and how many fail."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import Engine, event
from sqlalchemy.engine import ExceptionContext

from bluemoon.server import metrics

READS = ("SELECT", "PRAGMA", "WITH")


def measure(engine: Engine) -> None:
    """Measure all statements of this engine from now on."""
    event.listen(engine, "before_cursor_execute", _before)
    event.listen(engine, "after_cursor_execute", _after)
    event.listen(engine, "handle_error", _failed)


def _before(connection: Any, _cursor: Any, _statement: str, *_more: Any) -> None:
    connection.info["began"] = time.perf_counter()


def _after(connection: Any, _cursor: Any, statement: str, *_more: Any) -> None:
    kind = "read" if statement.lstrip()[:6].upper().startswith(READS) else "write"
    metrics.DATABASE_SECONDS.labels(kind).observe(time.perf_counter() - connection.info["began"])


def _failed(context: ExceptionContext) -> None:
    metrics.DATABASE_ERRORS.labels(type(context.original_exception).__name__).inc()
