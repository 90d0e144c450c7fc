"""The progress of a long run, kept in a file: a run that was stopped is continued, a finished one starts
again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from bluemoon.server.tables.rules_version import rules_version

FOLDER = Path("build/soak")


class Progress:
    """The state of a run of this name, as plain data; forgotten when the rules have changed."""

    def __init__(self, name: str) -> None:
        self.file = FOLDER / f"{name}.json"
        known = json.loads(self.file.read_text()) if self.file.exists() else {}
        self.data: dict[str, Any] = known.get("data", {}) if known.get("rules") == rules_version() else {}
        if self.data:
            print(f"{name}: goes on from where it was stopped ({self.file})")

    def keep(self, **data: Any) -> None:
        """Add data and write all of it to the file."""
        self.data |= data
        FOLDER.mkdir(parents=True, exist_ok=True)
        self.file.write_text(json.dumps({"rules": rules_version(), "data": self.data}))

    def finish(self) -> None:
        """Delete the file, so that the next run starts again."""
        self.file.unlink(missing_ok=True)
