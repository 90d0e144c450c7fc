"""The bots of the duel, from novice to master.

Frozen copy of bots/duel/__init__.py: see `bluemoon.bots.frozen`.
"""

from bluemoon.bots.frozen.duel.adept import AdeptBot
from bluemoon.bots.frozen.duel.master import MasterBot
from bluemoon.bots.frozen.duel.novice import NoviceBot

__all__ = ["AdeptBot", "MasterBot", "NoviceBot"]
