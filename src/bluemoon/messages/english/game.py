"""English of the codes in `codes/game.py`."""

from __future__ import annotations

from typing import Final

from bluemoon.messages.codes.code import Code
from bluemoon.messages.codes.game import GameCode

WORDS: Final[dict[Code, str]] = {
    GameCode.OVER: "the game is over",
    GameCode.NOT_NOW: "'{text}' is not possible now",
    GameCode.NOT_NOW_BECAUSE: "'{text}' is not possible now: {why} ({place})",
    GameCode.NO_ACTION: "'{text}' names no action",
    GameCode.NO_ACTION_NEAR: "'{text}' names no action; similar names: {near}",
    GameCode.NO_VERB_NOR_CARD: "'{text}' names neither a card nor an action: actions begin with {verbs}",
    GameCode.ONE_OF: "'{text}' names no action: there are {which}",
    GameCode.NO_VERB: "'{text}' names no action: begin with {verbs}",
    GameCode.WHICH_CARD: "{text} what? name a card",
    GameCode.SAY_WHAT: "{text} what? the legal actions say what there is",
    GameCode.NOT_OURS: "that is no action of this game: give one of the legal actions, or its text",
    GameCode.NOT_OURS_BECAUSE: "that is no action of this game: give one of the legal actions, or its text "
    "({why})",
    GameCode.OTHER_SEAT: "'{text}' is an action of seat {seat}; seat {now} decides now",
    GameCode.OTHER_DECIDES: "another player decides now",
    GameCode.NOTHING_TO_CHOOSE: "there is nothing to choose from",
    GameCode.NO_EVENT: "there is no event '{kind}' in this game",
    GameCode.NOT_AN_EVENT: "an event is one of those that game.apply(action) returned, not {what}",
    GameCode.NOT_A_TEXT: "an action in words is a text, not {what}",
    GameCode.NO_CHANCE: "random numbers come from a bluemoon.Chance, for example Chance.of(1), not {what}",
    GameCode.NOT_A_NUMBER: "{name} is a number, not {what}",
    GameCode.SEAT_NUMBER: "a seat is a number: 0 is the first, -1 a spectator, not {what}",
    GameCode.NO_VIEW: "that is no view: give what game.view(seat) returns",
    GameCode.OTHER_GAME: "this bot plays the {bot}, but the view is of a {game}",
    GameCode.OTHER_GAME_ACTION: "'{text}' is no action of a {game}, but the view is of one",
    GameCode.OTHER_VIEW: "'{text}' is an action of seat {seat}, but the view is that of seat {view}",
}
