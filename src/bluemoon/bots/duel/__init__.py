"""The bots of the duel, from novice to master."""

from bluemoon.bots.duel.adept import AdeptBot
from bluemoon.bots.duel.master import MasterBot
from bluemoon.bots.duel.novice import NoviceBot

__all__ = ["AdeptBot", "MasterBot", "NoviceBot"]
