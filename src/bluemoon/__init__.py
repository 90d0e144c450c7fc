"""Bluemoon: Reiner Knizia's Blue Moon games as a rules engine and a place to play them.

>>> import bluemoon
>>> game = bluemoon.new_duel(("Hoax", "Vulca"), seed=178)
>>> game.legal_actions()
<LegalActions (decline, play Furnace, play Spark, play Ignite)>
>>> game.apply("play Spark")
(Event('play', seat=1, cards=('Spark',)),)

New games: `new_duel`, `new_city`, `new_draft`, `new_match`. All keep one contract (`bluemoon.contract.Game`):
`player`, `legal_actions()`, `apply()`, `copy()`, `over`, `result`, `view(seat)`, `seen()`, `why_not()`,
`position()`, `record()`. Around them: `replay`, `from_position`, `determinize`, `new_bot`, decks and cards.
Every error caused by bad input is a `BluemoonError`. docs/api.md has more.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from bluemoon.contract import SPECTATOR, Action, Event, Game, LegalActions, Reason, Result, View
from bluemoon.errors import (
    BluemoonError,
    CardFileError,
    FiguresError,
    IllegalAction,
    IllegalDeck,
    NotationError,
    PositionError,
    RecordError,
    UnknownCard,
)

if TYPE_CHECKING:
    from bluemoon.bots.base import Bot
    from bluemoon.cards.card import Card
    from bluemoon.cards.pool import PEOPLES
    from bluemoon.chance import Chance
    from bluemoon.city.game import City
    from bluemoon.duel.game import Duel
    from bluemoon.formats.deck_file import read_deck, write_deck
    from bluemoon.formats.decks import DeckList, Terms
    from bluemoon.formats.draft import Draft
    from bluemoon.formats.match import Match
    from bluemoon.front import (
        card,
        deck_problems,
        determinize,
        from_position,
        new_bot,
        new_city,
        new_draft,
        new_duel,
        new_match,
        replay,
        steps,
    )
    from bluemoon.powers.vocabulary import Type
    from bluemoon.record import Record, read_record

__version__ = "0.4.0"  # the only place; the build reads it from here

__all__ = [
    "PEOPLES",
    "SPECTATOR",
    "Action",
    "BluemoonError",
    "Bot",
    "Card",
    "CardFileError",
    "Chance",
    "City",
    "DeckList",
    "Draft",
    "Duel",
    "Event",
    "FiguresError",
    "Game",
    "IllegalAction",
    "IllegalDeck",
    "LegalActions",
    "Match",
    "NotationError",
    "PositionError",
    "Reason",
    "Record",
    "RecordError",
    "Result",
    "Terms",
    "Type",
    "UnknownCard",
    "View",
    "card",
    "deck_problems",
    "determinize",
    "from_position",
    "new_bot",
    "new_city",
    "new_draft",
    "new_duel",
    "new_match",
    "read_deck",
    "read_record",
    "replay",
    "steps",
    "write_deck",
]

# Imported only when somebody asks for it, so that `import bluemoon.errors` does not load all cards.
_LATER = {
    "PEOPLES": "cards.pool",
    "Bot": "bots.base",
    "Card": "cards.card",
    "Chance": "chance",
    "City": "city.game",
    "DeckList": "formats.decks",
    "Draft": "formats.draft",
    "Duel": "duel.game",
    "Match": "formats.match",
    "Record": "record",
    "Terms": "formats.decks",
    "Type": "powers.vocabulary",
    "card": "front",
    "deck_problems": "front",
    "determinize": "front",
    "from_position": "front",
    "new_bot": "front",
    "new_city": "front",
    "new_draft": "front",
    "new_duel": "front",
    "new_match": "front",
    "read_deck": "formats.deck_file",
    "read_record": "record",
    "replay": "front",
    "steps": "front",
    "write_deck": "formats.deck_file",
}
_PARTS = ("bots", "cards", "city", "duel", "formats")


def __getattr__(name: str) -> Any:
    if name in _PARTS:
        return import_module(f"bluemoon.{name}")
    if name not in _LATER:
        raise AttributeError(f"module 'bluemoon' has no attribute '{name}'")
    value = getattr(import_module(f"bluemoon.{_LATER[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted([*__all__, *_PARTS, "__doc__", "__version__"])
