"""The codes of everything that is said to players, by family."""

from __future__ import annotations

from typing import Final

from bluemoon.messages.codes.action import ActionCode
from bluemoon.messages.codes.city import CityCode
from bluemoon.messages.codes.code import Code
from bluemoon.messages.codes.deck import DeckCode
from bluemoon.messages.codes.draft import DraftCode
from bluemoon.messages.codes.duel import DuelCode
from bluemoon.messages.codes.game import GameCode
from bluemoon.messages.codes.general import GeneralCode
from bluemoon.messages.codes.hint import HintCode
from bluemoon.messages.codes.match import MatchCode
from bluemoon.messages.codes.position import PositionCode
from bluemoon.messages.codes.record import RecordCode
from bluemoon.messages.codes.server import ServerCode
from bluemoon.messages.codes.setup import SetupCode
from bluemoon.messages.codes.tournament import TournamentCode

FAMILIES: Final[tuple[type[Code], ...]] = (
    ActionCode,
    CityCode,
    DeckCode,
    DraftCode,
    DuelCode,
    GameCode,
    GeneralCode,
    HintCode,
    MatchCode,
    PositionCode,
    RecordCode,
    ServerCode,
    SetupCode,
    TournamentCode,
)

__all__ = [
    "FAMILIES",
    "ActionCode",
    "CityCode",
    "Code",
    "DeckCode",
    "DraftCode",
    "DuelCode",
    "GameCode",
    "GeneralCode",
    "HintCode",
    "MatchCode",
    "PositionCode",
    "RecordCode",
    "ServerCode",
    "SetupCode",
    "TournamentCode",
]
