"""The server's time: that of the wall when the process started, and from then on by a clock that nobody can
set.

 So the clocks of players run evenly, whatever happens to the time of the machine. Between two processes time
 may jump: then the journal says that the server was away (`REST`), and no clock counts it.
"""

from __future__ import annotations

import time

_STARTED = time.time() - time.monotonic()


def now_ms() -> int:
    """The time in milliseconds since 1970."""
    return int((_STARTED + time.monotonic()) * 1000)
