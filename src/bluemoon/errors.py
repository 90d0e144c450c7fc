"""The errors of the project. Everything that bad input can cause is one of these, with a message."""

from __future__ import annotations

from bluemoon.messages import Arg, Code, GeneralCode, Message, say


class BluemoonError(Exception):
    """Anything a caller did that the games cannot accept: `raise IllegalAction(GameCode.OVER)`.

    The argument is a code with its arguments; errors that only the person who runs the program can see (files
    of cards, settings) may be plain English instead.
    """

    def __init__(self, what: Code | Message | str, /, **args: Arg) -> None:
        if isinstance(what, Message):
            self.said = what
        elif isinstance(what, Code):
            self.said = say(what, **args)
        else:
            self.said = say(GeneralCode.PLAIN, text=what)
        super().__init__(self.said)  # so that `str()` gives the English message


class IllegalAction(BluemoonError):
    """An action that the rules do not allow now; the game is as it was before."""


class NotationError(BluemoonError):
    """A text that names no action, card or position."""


class PositionError(BluemoonError):
    """A position that no game could reach, or that cannot be read."""


class RecordError(BluemoonError):
    """A record that is corrupt or does not replay."""


class UnknownCard(BluemoonError):
    """A name that belongs to no card."""


class IllegalDeck(BluemoonError):
    """A deck that the rules of deck building do not allow."""


class CardFileError(BluemoonError):
    """A file of cards that cannot be read, or in which something is wrong or missing."""


class FiguresError(BluemoonError):
    """A file of the city's figures that cannot be read, or in which something is wrong or missing."""


class OperatorError(BluemoonError):
    """Something that the person who runs the server asked for and that cannot be done; no player sees it."""
