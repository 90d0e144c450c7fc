"""`python -m bluemoon.train FOLDER --games N`: the judgement of the duel learned by self-play.

Workers play on all other cores, or with --ray on all machines of a Ray cluster; the learner uses a GPU where
there is one. A run that was stopped or killed goes on with the same command. FOLDER/weights is the result,
and FOLDER/curve.svg shows how it was learned.
"""

from __future__ import annotations

import signal
import sys
from types import FrameType

from bluemoon.errors import BluemoonError
from bluemoon.extras import need

need("train", "bluemoon.train")

from bluemoon.train.options import complete, options  # noqa: E402  (first say what is missing)
from bluemoon.train.run import Run  # noqa: E402


def main() -> int:
    """Train until the run is finished or the time of this call is over."""
    signal.signal(signal.SIGTERM, _stop)
    try:
        Run(complete(options(__doc__).parse_args())).run()
    except BluemoonError as wrong:
        print(f"bluemoon.train: {wrong}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("stopped; the same command goes on", file=sys.stderr)
        return 130
    return 0


def _stop(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt


if __name__ == "__main__":
    sys.exit(main())
