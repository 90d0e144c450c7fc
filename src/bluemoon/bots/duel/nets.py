"""The two networks of the duel's judgement: one for announcements, one for the time between fights. Their
weights are fitted by benchmarks/strength_fit.py and stand in judgement.json."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bluemoon.bots.net import Net, read_nets

NETS: Final = read_nets(Path(__file__).with_name("judgement.json"))
FIGHT_NET: Final[Net] = NETS["fight"]
BETWEEN_NET: Final[Net] = NETS["between"]
