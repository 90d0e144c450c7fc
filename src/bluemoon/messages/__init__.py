"""What is said to players: reasons, refusals, problems of decks, hints, errors of records.

Everything is a code with arguments (`codes/`, a module for each family); `english/` and `german/` are
catalogues by code. Errors carry their message: `raise Refused("not-found", ServerCode.NO_SUCH_TABLE)`. Other
programs and the page get code, arguments and the English text; the page words it in its own language by
`texts/messages.LANGUAGE.json`, which `tools/page_words.py` writes.
"""

from bluemoon.messages.codes import (
    ActionCode,
    CityCode,
    Code,
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
from bluemoon.messages.message import Arg, Message, Worded, say

__all__ = [
    "ActionCode",
    "Arg",
    "CityCode",
    "Code",
    "DeckCode",
    "DraftCode",
    "DuelCode",
    "GameCode",
    "GeneralCode",
    "HintCode",
    "MatchCode",
    "Message",
    "PositionCode",
    "RecordCode",
    "ServerCode",
    "SetupCode",
    "TournamentCode",
    "Worded",
    "say",
]
