"""A process that plays games and writes their moments into files until a file named 'stop' appears. It uses
new weights as soon as the learner has written them."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from pathlib import Path

from bluemoon.bots.duel.networks import take_networks
from bluemoon.train.selfplay import Settings, play_one

CHUNK = 2_000_000  # bytes of moments in a file


def main() -> int:
    """Read the options and work."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("folder", type=Path)
    parser.add_argument("number", type=int)
    parser.add_argument("--seed", default="train")
    chosen = parser.parse_args()
    work(chosen.folder, chosen.number, chosen.seed)
    return 0


def work(folder: Path, number: int, seed: str) -> None:
    """Play games and write their moments until told to stop."""
    weights = folder / "weights"
    settings_file = folder / "settings.json"
    taken = 0.0
    settings = Settings()
    buffers: dict[str, list[bytes]] = {"fight": [], "between": []}
    sizes = 0
    games = 0
    parts = 0
    looked = 0.0
    while not (folder / "stop").exists():
        if time.monotonic() - looked > 2.0:
            looked = time.monotonic()
            if weights.exists() and weights.stat().st_mtime != taken:
                taken = weights.stat().st_mtime
                take_networks(weights)
            if settings_file.exists():
                settings = Settings(**json.loads(settings_file.read_text()))
        moments, _ = play_one(f"{seed} {number} {games}", settings)
        games += 1
        for net, body in moments:
            buffers[net].append(body)
            sizes += len(body)
        if sizes > CHUNK:
            for net, bodies in buffers.items():
                name = folder / f"{net}-{number:03}-{parts:06}"
                name.with_suffix(".part").write_bytes(b"".join(bodies))
                os.rename(name.with_suffix(".part"), name.with_suffix(".moments"))
                bodies.clear()
            (folder / f"games-{number:03}").write_text(str(games))
            parts += 1
            sizes = 0


if __name__ == "__main__":
    sys.exit(main())
