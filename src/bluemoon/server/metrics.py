"""The metrics that Prometheus can collect from /metrics."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

TABLES = Counter("bluemoon_tables", "Tables made", ["game"])
ENTRIES = Counter("bluemoon_entries", "Entries written", ["kind"])
SPEECHLESS = Counter("bluemoon_bots_failed", "Bots that failed or took too long", ["level"])
REFUSED = Counter("bluemoon_refused", "Messages refused", ["code"])
LIMITS = Counter("bluemoon_limits", "Budgets that were used up", ["budget"])
LIVE_TABLES = Gauge("bluemoon_live_tables", "Tables in memory")
SOCKETS = Gauge("bluemoon_sockets", "Open websockets")
ANSWERING = Histogram(
    "bluemoon_answer_seconds",
    "From a message to its answer",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5),
)
