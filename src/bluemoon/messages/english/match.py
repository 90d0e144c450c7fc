"""English of the codes in `codes/match.py`."""

from __future__ import annotations

from typing import Final

from bluemoon.messages.codes.code import Code
from bluemoon.messages.codes.match import MatchCode

WORDS: Final[dict[Code, str]] = {
    MatchCode.OVER: "the match is over",
    MatchCode.NO_CHOICE: "'{words}' is no choice: first choose a deck for the next game",
    MatchCode.CHOOSE_FIRST: "first choose a deck for the next game",
    MatchCode.GAME_ON: "a game is under way",
    MatchCode.CHOSEN: "you have chosen already",
    MatchCode.NO_GAME: "no game is under way",
    MatchCode.CHOOSE_DECKS: "no game is under way: the players choose their decks first",
    MatchCode.NO_SWAP: "drafted decks are not swapped: each player uses only cards that he drafted",
    MatchCode.NO_LOTS: "drafted decks are not drawn by lot",
    MatchCode.NO_CHANGE: "only drafted decks are changed during a match; others are prepared before it",
    MatchCode.NONE_CHOSEN: "no deck has been chosen yet",
    MatchCode.INSPECTION: "a deck is inspected once, by the loser, after a game and before the next",
    MatchCode.NO_PENALTY: "no penalty was set before the match (004 Tournament Backtracking)",
    MatchCode.BETWEEN_GAMES: "decks are swapped or changed between games, before anybody has chosen",
    MatchCode.NOT_PREPARED: "'{name}' is none of the prepared decks: {names}",
    MatchCode.DRAFT_OPEN: "the draft is not complete",
    MatchCode.NOT_AGREED: "that games to five crystals follow is agreed before the draft (004 Draft Variant)",
    MatchCode.TWO_PLAYERS: "a match needs two players with at least one prepared deck each",
    MatchCode.SAME_NAMES: "the prepared decks of a player need different names",
}
