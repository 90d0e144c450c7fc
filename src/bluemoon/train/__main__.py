"""`python -m bluemoon.train FOLDER`: the learner, with as many workers beside it as there are other cores.

Further options (`--help`) are those of the learner. With `--worker-python` the workers run under another
Python than the learner, for which alone the compiled rules may have been built.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

from bluemoon.extras import need

need("train", "bluemoon.train")

from bluemoon.train import learner  # noqa: E402  (first say what is missing)


def main() -> int:
    """Run the learner with its workers; stops the workers at the end."""
    parser = learner.options(__doc__)
    parser.add_argument("--workers", type=int, default=max((os.cpu_count() or 2) - 1, 1))
    parser.add_argument("--worker-python", default=sys.executable, help="runs the workers")
    parser.add_argument("--name", default="train", help="the seed of the workers' games")
    chosen = parser.parse_args()
    folder: Path = chosen.folder
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "stop").unlink(missing_ok=True)
    workers = [start_worker(chosen, number) for number in range(chosen.workers)]
    try:
        learner.Learner(folder, chosen).run()
    finally:
        (folder / "stop").touch()
        for worker in workers:
            worker.wait()
    return 0


def start_worker(chosen: argparse.Namespace, number: int) -> subprocess.Popen[bytes]:
    """Start a worker in a process of its own; what it prints goes to a log file in the folder."""
    command = [chosen.worker_python, "-m", "bluemoon.train.worker", str(chosen.folder), str(number)]
    with (chosen.folder / f"worker-{number:03}.log").open("wb") as log:
        return subprocess.Popen([*command, "--seed", chosen.name], stdout=log, stderr=log)


if __name__ == "__main__":
    sys.exit(main())
