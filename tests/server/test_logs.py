"""What a database says about an error may hold values of ours: it is not logged."""

from __future__ import annotations

import json
import logging
import sqlite3
import sys

from sqlalchemy.exc import IntegrityError

from bluemoon.server.logs import JsonLines


def logged(wrong: Exception) -> str:
    try:
        raise wrong
    except Exception:
        record = logging.LogRecord("x", logging.ERROR, "", 0, "entry failed", None, sys.exc_info())
    return str(json.loads(JsonLines().format(record))["exception"])


def test_values_are_not_logged() -> None:
    cause = sqlite3.IntegrityError("Failing row contains (Ann, play Spark).")
    wrong = IntegrityError("INSERT INTO entries VALUES (?)", ("play Spark",), cause)
    wrong.__cause__ = cause
    text = logged(wrong)
    assert "IntegrityError" in text
    assert "test_logs.py" in text
    assert "Spark" not in text
    outer = ValueError("outer")
    outer.__cause__ = wrong
    assert "Spark" not in logged(outer)
    assert "outer" in logged(outer)
