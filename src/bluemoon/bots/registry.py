"""All bots by game and level."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from bluemoon.bots import city, duel
from bluemoon.bots.base import NO_BUDGET, Bot, Budget, Progress, RandomBot
from bluemoon.bots.draft import DraftBot
from bluemoon.bots.outside import OutsideBot, is_outside
from bluemoon.chance import Seed
from bluemoon.errors import BluemoonError, OperatorError
from bluemoon.messages import SetupCode

GAMES = ("duel", "city", "draft")
# From weak to strong.
LEVELS = ("random", "newcomer", "beginner", "novice", "apprentice", "journeyman", "adept", "master")
FROZEN = ("novice@1", "adept@1", "master@1")  # the bots of an earlier time, for comparison
MOST_PLAYOUTS = 1_000_000
OUTSIDE = "a class as module:Class, program:COMMAND, or a bot that an installed package offers"
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


def named(game: str, name: str) -> tuple[str, int | None]:
    """What a name of a bot says: level and playouts ('master:2000'), or a bot from outside ('module:Class',
    'program:COMMAND', an entry point). BluemoonError if there is no such bot for the game."""
    if game not in GAMES:
        raise BluemoonError(SetupCode.NO_BOTS, game=game, games=", ".join(GAMES))
    level, colon, playouts = name.partition(":")
    if level in NAMES:
        if colon and not level.startswith("master"):
            raise OperatorError(f"'{name}' is no bot; only master can have playouts, as in 'master:2000'")
        if colon and not (playouts.isascii() and playouts.isdigit() and 0 < int(playouts) <= MOST_PLAYOUTS):
            raise OperatorError(
                f"master can have 1 to {MOST_PLAYOUTS} playouts, as in 'master:2000', not '{playouts}'"
            )
        return level, int(playouts) if colon else None
    if is_outside(name):
        return name, None
    raise OperatorError(f"there is no bot '{name}', only {', '.join(NAMES)}, {OUTSIDE}")


def check(game: str, name: str) -> None:
    """BluemoonError unless there is such a bot for the game; one from outside is started to see it."""
    level, _ = named(game, name)
    bot = make(game, level)
    if isinstance(bot, OutsideBot):
        bot.check()


def make(
    game: str,
    level: str,
    seed: Seed = 0,
    budget: Budget = NO_BUDGET,
    progress: Progress | None = None,
) -> Bot[Any, Any]:
    """A new bot for a game, by its level or as a bot from outside (`bluemoon.bots.outside`). The budget is
    for a whole turn; without one the level's own is used."""
    if game not in GAMES:
        raise BluemoonError(SetupCode.NO_BOTS, game=game, games=", ".join(GAMES))
    if isinstance(level, str) and level not in NAMES and is_outside(level):
        return OutsideBot(level, game, seed, budget, progress)
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
