"""English of the codes in `codes/setup.py`."""

from __future__ import annotations

from typing import Final

from bluemoon.messages.codes.code import Code
from bluemoon.messages.codes.setup import SetupCode

WORDS: Final[dict[Code, str]] = {
    SetupCode.NO_SEAT: "there is no seat {n}",
    SetupCode.SEATS: "there is no seat {n}: the seats are 0 to {last}",
    SetupCode.SEATS_SPECTATORS: "there is no seat {n}: the seats are 0 to {last}, spectators -1",
    SetupCode.STARTER: "the starting player is 0 or 1, not {starter}",
    SetupCode.FIRST: "seat {n} cannot begin: the seats are 0 to {last}",
    SetupCode.SEED: "a seed is one line of text without spaces around it, or a number",
    SetupCode.LINE: "a {what} is one line of text without spaces around it",
    SetupCode.VERSIONS: "there are the rules' versions 1 to {last}, not {version}",
    SetupCode.RULES: "there are the rules 'legends' and 'classic', not '{name}'",
    SetupCode.PILES: "piles are 'top' (only the top card may be seen) or 'open', not '{piles}'",
    SetupCode.TWO_DECKS: "a duel needs two decks, not {n}",
    SetupCode.CITY_PLAYERS: "Blue Moon City is for two to four players, not {n}",
    SetupCode.LAYOUT: "there is no layout '{layout}', only {layouts}",
    SetupCode.DRAFT_PLAYERS: "a draft is for 2 to 6 players, not {n}",
    SetupCode.DRAFT_PEOPLES: "a draft for {n} players needs {wanted} different peoples, not {named}",
    SetupCode.PENALTY: "a penalty is 'none', '1 crystals' to '5 crystals' or 'game lost', not '{text}'",
    SetupCode.NO_BOTS: "there are no bots for '{game}', only for {games}",
    SetupCode.NO_LEVEL: "there is no bot '{level}': the levels are {levels}",
    SetupCode.NOT_ANALYSED: "games of '{game}' cannot be analysed",
    SetupCode.NOT_FINISHED: "only a finished game can be analysed",
    SetupCode.DECK_TOO_SMALL: "there are only {have} cards for a deck of {wanted}",
}
