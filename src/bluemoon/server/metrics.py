"""The metrics that Prometheus collects, and the port of their own where it finds them (docs/hosting.md).

They are not served on the public port: how many people play, and when, is the operator's business."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from prometheus_client import Counter, Gauge, Histogram, start_http_server

from bluemoon.errors import OperatorError

if TYPE_CHECKING:
    from bluemoon.server.tables.registry import TableRegistry

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5)

TABLES = Counter("bluemoon_tables", "Tables made", ["game"])
ENTRIES = Counter("bluemoon_entries", "Entries written", ["kind"])
SPEECHLESS = Counter("bluemoon_bots_failed", "Bots that failed or took too long", ["level"])
REFUSED = Counter("bluemoon_refused", "Messages and requests refused", ["code"])
LIMITS = Counter("bluemoon_limits", "Limits that somebody has run into", ["limit"])
LIVE_TABLES = Gauge("bluemoon_live_tables", "Tables in memory")
SOCKETS = Gauge("bluemoon_sockets", "Open websockets")
QUEUE = Gauge(
    "bluemoon_queue",
    "What waits: for a bot, an analysis, a record's reader, the journal, the lab, or to call somebody",
    ["queue"],
)
READY = Gauge("bluemoon_ready", "1 if the database takes what is written, otherwise 0")
DRAINING = Gauge("bluemoon_draining", "1 if this process takes no more tables, otherwise 0")
ANSWERING = Histogram("bluemoon_answer_seconds", "From a message to its answer", buckets=QUICK)
BOTS = Histogram(
    "bluemoon_bot_seconds",
    "From the question to a bot's answer, waiting included",
    ["level"],
    buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 80),
)
REQUESTS = Counter("bluemoon_http_requests", "Answers over HTTP", ["method", "status"])
REQUEST_SECONDS = Histogram("bluemoon_http_seconds", "From a request to the end of its answer", buckets=QUICK)
DATABASE_SECONDS = Histogram("bluemoon_database_seconds", "One statement", ["kind"], buckets=QUICK)
DATABASE_ERRORS = Counter("bluemoon_database_errors", "Statements and connections that failed", ["why"])


def watch(registry: TableRegistry) -> None:
    """Ask this registry for what waits whenever the metrics are collected."""
    thinkers, store = registry.thinkers, registry.store
    lengths: dict[str, Callable[[], float]] = {
        "bots": lambda: thinkers.waiting,
        "analyses": lambda: len(thinkers.judge.waiting),
        "records": lambda: len(thinkers.reader.waiting),
        "journal": lambda: store.unwritten,
        "lab": lambda: sum(len(thinker.waiting) for thinker in thinkers.lab),
        "calls": lambda: registry.budgets.calls_waiting.number,
    }
    for name, length in lengths.items():
        QUEUE.labels(name).set_function(length)
    READY.set_function(lambda: registry.ready)


def serve_metrics(host: str, port: int) -> int:
    """Serve the metrics at a port of their own, in a thread; returns the port."""
    try:
        server, _ = start_http_server(port, host)
    except OSError as wrong:
        raise OperatorError(
            f"metrics at {host}:{port}: {wrong.strerror}; choose another --metrics-port"
        ) from wrong
    return int(server.server_port)
