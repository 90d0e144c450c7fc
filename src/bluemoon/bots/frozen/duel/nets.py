"""The two networks of the duel's judgement: one for announcements, one for the time between fights. Their
weights are fitted by benchmarks/strength_fit.py and stand in judgement.json.

Frozen copy of bots/duel/nets.py: see `bluemoon.bots.frozen`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bluemoon.bots.frozen.net import Net, read_nets

NETS: Final = read_nets(Path(__file__).with_name("judgement.json"))
FIGHT_NET: Final[Net] = NETS["fight"]
BETWEEN_NET: Final[Net] = NETS["between"]
