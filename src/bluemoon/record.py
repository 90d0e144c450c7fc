"""A game is its record: what it was set up with and the actions taken, in a file that a person can read.

    bluemoon record 1
    game: duel
    rules: legends
    decks: Hoax, Vulca
    seed: 17

    play Spark
    announce Fire

Lines that begin with '#' are comments. The set-up comes first, then an empty line, then one action on each
line.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from bluemoon.errors import RecordError
from bluemoon.messages import RecordCode

HEADING = "bluemoon record 1"


@dataclass
class Record:
    """The set-up of a game (`game` names which one) and its actions in the game's notation."""

    setup: dict[str, str]
    actions: list[str] = field(default_factory=list)

    @property
    def game(self) -> str:
        """Which game it is: duel, city or draft; RecordError if the set-up does not say it."""
        if "game" not in self.setup:
            raise RecordError(RecordCode.NO_GAME)
        return self.setup["game"]

    def write(self) -> str:
        """The record as a text that `read_record` reads."""
        lines = [HEADING, *(f"{key}: {value}" for key, value in self.setup.items()), "", *self.actions]
        return "\n".join(lines) + "\n"

    def __str__(self) -> str:
        return self.write()


def demand_text(text: str) -> None:
    """Raise RecordError if the text has characters that cannot be written to a file, and so never came from
    one."""
    try:
        text.encode()
    except UnicodeEncodeError as wrong:
        raise RecordError(RecordCode.NO_SIGN, n=wrong.start + 1) from wrong


def read_record(text: str) -> Record:
    """The record that `write` made, or that a person wrote by hand."""
    if not isinstance(text, str):
        raise RecordError(RecordCode.NOT_TEXT)
    demand_text(text)
    lines = [line.strip() for line in text.splitlines() if not line.lstrip().startswith("#")]
    while lines and not lines[0]:
        lines.pop(0)
    if not lines or lines[0] != HEADING:
        raise RecordError(RecordCode.HEADING, heading=HEADING)
    setup: dict[str, str] = {}
    number = 1
    for number, line in enumerate(lines[1:], start=2):
        if not line:
            break
        key, colon, value = line.partition(":")
        if not colon:
            raise RecordError(RecordCode.KEY_VALUE, n=number, line=line)
        if key.strip() in setup:
            raise RecordError(RecordCode.TWICE, n=number, key=key.strip())
        setup[key.strip()] = value.strip()
    else:
        number += 1
    if "game" not in setup:
        raise RecordError(RecordCode.NO_GAME)
    return Record(setup, [line for line in lines[number:] if line])
