"""Sends much random and malformed input to the server: `python -m benchmarks.fuzz --examples 500 --messages
20000`."""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from benchmarks.progress import Progress
from tests.server import fuzz
from tests.server.kit import Server


def main() -> None:
    """Run the fuzzers for HTTP and websockets."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--examples", type=int, default=500)
    parser.add_argument("--messages", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    progress = Progress("fuzz")
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        if not progress.data.get("http"):
            found = fuzz.http(server, wanted.examples, wanted.seed)
            if found:
                raise SystemExit(found)
            print(f"HTTP: {wanted.examples} examples an operation, no server error")
            progress.keep(http=True)
        refused = fuzz.socket(server, wanted.messages, wanted.seed)
        fuzz.healthy(server)
        print(f"websocket: {wanted.messages} messages of nonsense, {refused} refused, the game went on")
    progress.finish()


if __name__ == "__main__":
    main()
