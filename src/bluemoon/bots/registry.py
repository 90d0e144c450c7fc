"""All bots by game and level."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from bluemoon.bots import city, duel
from bluemoon.bots.base import NO_BUDGET, Bot, Budget, Progress, RandomBot
from bluemoon.bots.draft import DraftBot
from bluemoon.chance import Seed
from bluemoon.errors import BluemoonError
from bluemoon.messages import SetupCode

GAMES = ("duel", "city", "draft")
# From weak to strong.
LEVELS = ("random", "newcomer", "beginner", "novice", "apprentice", "journeyman", "adept", "master")
FROZEN = ("novice@1", "adept@1", "master@1")  # the bots of an earlier time, for comparison
NAMES = (*LEVELS, "thumb", *FROZEN)  # what can be measured; players are offered the levels

BOTS: dict[tuple[str, str], type[Bot[Any, Any]]] = {
    ("duel", "random"): RandomBot,
    ("duel", "newcomer"): duel.NewcomerBot,
    ("duel", "beginner"): duel.BeginnerBot,
    ("duel", "novice"): duel.NoviceBot,
    ("duel", "apprentice"): duel.ApprenticeBot,
    ("duel", "journeyman"): duel.JourneymanBot,
    ("duel", "adept"): duel.AdeptBot,
    ("duel", "master"): duel.MasterBot,
    ("duel", "thumb"): duel.ThumbBot,
    ("duel", "coach"): duel.CoachBot,  # asked for hints; nobody plays against it
    ("city", "random"): RandomBot,
    ("city", "novice"): city.NoviceBot,
    ("city", "apprentice"): city.ApprenticeBot,
    ("city", "journeyman"): city.JourneymanBot,
    ("city", "adept"): city.AdeptBot,
    ("city", "master"): city.MasterBot,
    ("draft", "random"): RandomBot,
    **{("draft", level): DraftBot for level in LEVELS[1:]},  # the levels differ in the games after the draft
}
# In the city nobody is weaker than the novice: there the first two levels are played by the novice.
BOTS |= {("city", level): city.NoviceBot for level in ("newcomer", "beginner")}


def make(
    game: str,
    level: str,
    seed: Seed = 0,
    budget: Budget = NO_BUDGET,
    progress: Progress | None = None,
) -> Bot[Any, Any]:
    """A new bot for a game, by its level. The budget is for a whole turn; without one the level's own is
    used."""
    if game not in GAMES:
        raise BluemoonError(SetupCode.NO_BOTS, game=game, games=", ".join(GAMES))
    if level in FROZEN and game in ("duel", "city"):
        return _for_game(_frozen(game, level)(seed, budget, progress), game)
    if (game, level) not in BOTS:
        raise BluemoonError(SetupCode.NO_LEVEL, level=level, levels=", ".join(LEVELS))
    return _for_game(BOTS[(game, level)](seed, budget, progress), game)


def _for_game(bot: Bot[Any, Any], game: str) -> Bot[Any, Any]:
    """The bot, which from now on refuses views of other games."""
    bot.game = game
    return bot


def _frozen(game: str, level: str) -> type[Bot[Any, Any]]:
    """The class of a frozen bot; imported only when needed, because that reads its weights."""
    bots = import_module(f"bluemoon.bots.frozen.{game}")
    name = level.removesuffix("@1").capitalize()
    found: type[Bot[Any, Any]] = getattr(bots, f"{name}Bot")
    return found
