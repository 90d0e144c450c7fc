"""The bots of the duel, from newcomer to master."""

from bluemoon.bots.duel.adept import AdeptBot
from bluemoon.bots.duel.coach import CoachBot
from bluemoon.bots.duel.learners import ApprenticeBot, BeginnerBot, JourneymanBot, NewcomerBot
from bluemoon.bots.duel.master import MasterBot
from bluemoon.bots.duel.novice import NoviceBot
from bluemoon.bots.duel.thumb import ThumbBot

__all__ = [
    "AdeptBot",
    "ApprenticeBot",
    "BeginnerBot",
    "CoachBot",
    "JourneymanBot",
    "MasterBot",
    "NewcomerBot",
    "NoviceBot",
    "ThumbBot",
]
