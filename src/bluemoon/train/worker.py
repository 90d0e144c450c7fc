"""A process that plays orders: it reads them from its input, one a line, and writes the moments of each into
the folder of the run. It ends with its input, or with the learner that started it.
"""

from __future__ import annotations

import json
import os
import sys
import threading
from pathlib import Path

from bluemoon.platforms import wait_for_end_of
from bluemoon.train.orders import Order, keep_chunk, play_order, use_weights


def main() -> int:
    """Play the orders of the input."""
    folder, learner = Path(sys.argv[1]), int(sys.argv[2])
    threading.Thread(target=_end_with, args=(learner,), daemon=True).start()
    for line in sys.stdin:
        order = Order(*json.loads(line))
        use_weights(order.version, folder / "weights")
        keep_chunk(folder, order.number, play_order(order))
    return 0


def _end_with(learner: int) -> None:
    wait_for_end_of(learner)
    os._exit(1)


if __name__ == "__main__":
    sys.exit(main())
