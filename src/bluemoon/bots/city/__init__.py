"""The bots of the city, from novice to master."""

from bluemoon.bots.city.adept import AdeptBot
from bluemoon.bots.city.learners import ApprenticeBot, JourneymanBot
from bluemoon.bots.city.master import MasterBot
from bluemoon.bots.city.novice import NoviceBot

__all__ = ["AdeptBot", "ApprenticeBot", "JourneymanBot", "MasterBot", "NoviceBot"]
