"""The bots of the city, from novice to master.

Frozen copy of bots/city/__init__.py: see `bluemoon.bots.frozen`.
"""

from bluemoon.bots.frozen.city.adept import AdeptBot
from bluemoon.bots.frozen.city.master import MasterBot
from bluemoon.bots.frozen.city.novice import NoviceBot

__all__ = ["AdeptBot", "MasterBot", "NoviceBot"]
