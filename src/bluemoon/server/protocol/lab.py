"""The lab: a deck that is tried out by bots, and the metagame of one large run."""

from __future__ import annotations

from bluemoon.server.protocol.words import Shape


class LabRate(Shape, frozen=True):
    """How often something won, with the interval in which the true rate lies (95 %)."""

    games: int
    rate: float
    low: float
    high: float


class LabCell(Shape, frozen=True):
    """How often the first won against the second."""

    one: str
    two: str
    games: int
    rate: float
    low: float
    high: float


class LabMatrix(Shape, frozen=True):
    """All against all."""

    cells: list[LabCell]
    overall: dict[str, LabRate]  # against all others, without games against itself


class Metagame(Shape, frozen=True):
    """How the nine peoples, and the emissaries, fare against each other."""

    date: str
    command: str  # gives the same again
    version: str
    bot: str
    rules: str
    peoples: LabMatrix
    emissaries: LabMatrix


class LabRow(Shape, frozen=True):
    """How a deck fares against one other."""

    opponent: str
    rate: LabRate


class LabCard(Shape, frozen=True):
    """A card of the deck: how often the deck won when it was drawn, and by how much more often than when it
    was not, among games in which equally many cards were drawn."""

    card: str
    drawn: LabRate
    gain: float
    low: float
    high: float


class LabLoss(Shape, frozen=True):
    """A game that was lost, to be looked at."""

    number: int
    opponent: str
    seat: int  # of the deck that is tried
    turns: int


class LabVersion(Shape, frozen=True):
    """What came out for one version of the deck."""

    name: str
    overall: LabRate
    rows: list[LabRow]
    cards: list[LabCard]  # the largest gain first
    lost: list[LabLoss]  # the latest


class LabPaired(Shape, frozen=True):
    """The second version compared with the first over the same deals: the difference of the rates."""

    deals: int
    difference: float
    low: float
    high: float


class LabProgress(Shape, frozen=True):
    """How far a run has come. It is sent again and again until it is finished."""

    done: int
    of: int
    finished: bool
    failed: bool
    versions: list[LabVersion]
    paired: LabPaired | None


class LabRecord(Shape, frozen=True):
    """A game of the lab as a record."""

    text: str
