"""What waits on the stack: a *question* that a player answers, or a *step* that happens by itself.

The stack holds frames of five integers; the kind of a frame leads to its question or step here. Each stands
beside the word that asks it; those of the rules themselves are in `duel.rules.questions`.
"""

from __future__ import annotations

import re
from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from bluemoon.duel.model import actions as do
from bluemoon.duel.model.actions import action, with_each

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bluemoon.duel.model.state import Frame, State
    from bluemoon.duel.model.types import ActionKind, CardIndex, CardSet, Count, FrameKind, Seat

# What is so of a question; the rest is not.
OWN_CARD: Final = 1  # a card asks its owner
NAMELESS: Final = 2  # no card asks: it belongs to the course of the turn
THEIR_CARDS: Final = 4  # cards of the other player are picked
GIVES: Final = 8  # own cards are given away
TAKES: Final = 16  # an own card comes into the hand, or into play
OPTIONAL: Final = 32  # one may be done at once
HARMLESS: Final = 64  # no answer makes the own power less: opposing cards are touched, or own ones in hand
TO_GO: Final = 128  # x cards, or dragons, are to go
CHOSEN: Final = 256  # x are the cards chosen so far
ALONE: Final = 512  # about an action of the other player, when nothing else is left
AT_ONCE: Final = 1024  # about cards that lie where they lay when it was asked
AT_WILL: Final = 2048  # own cards are given up at will: that helps only where cards in hand are counted
ALIKE: Final = 4096  # which card it is does not matter to the turn of the other player

NO: Final = action(do.NO)
DONE: Final = action(do.DONE)


class Question:
    """A kind of choice. Its texts go without the card that asks; `{x}` is the first figure of the frame, and
    `{x?card:cards}` a word for one or for several."""

    def __init__(self, kind: int, name: str, marks: int, english: str, german: str) -> None:
        self.kind = kind
        self.name = name  # how the page lets it be answered: questions that are answered alike may share it
        self.marks = marks
        self.english = english
        self.german = german

    def texts(self, x: int) -> dict[str, str]:
        """How it is put, by language."""
        return {"en": _filled(self.english, x), "de": _filled(self.german, x)}

    @abstractmethod
    def options(self, g: State, frame: Frame) -> list[int]:
        """The answers; what they hang on has been surveyed."""

    @abstractmethod
    def answer(self, g: State, frame: Frame, said: ActionKind, card: CardIndex) -> None:
        """Carry out an answer other than 'no'; the frame has left the stack."""

    @abstractmethod
    def openly_forced(self, g: State, frame: Frame) -> bool:
        """If there is only one answer, can everybody see that? A choice that hangs on hidden cards is always
        asked, so that its being asked tells nothing."""

    @abstractmethod
    def fits(self, g: State, frame: Frame) -> bool:
        """Could such a frame come up at this table? Positions come from anywhere."""

    def seen_by_other(self, frame: Frame) -> Frame:
        """The frame as the other player may see it."""
        return frame

    def turned_up(self, frame: Frame) -> CardSet:
        """Cards of the deciding player's draw deck that lie open while he chooses."""
        return 0


def _filled(text: str, x: int) -> str:
    chosen = re.sub(r"\{x\?([^:}]*):([^}]*)\}", r"\1" if x == 1 else r"\2", text)
    return chosen.replace("{x}", str(x))


class Step:
    """Something that happens by itself when its frame is on top."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    @abstractmethod
    def happen(self, g: State, frame: Frame) -> None:
        """The frame has left the stack."""

    @abstractmethod
    def fits(self, g: State, frame: Frame) -> bool:
        """Could such a frame come up at this table?"""

    def seen_by(self, frame: Frame, seat: Seat) -> Frame:
        """The frame as this seat may see it."""
        return frame


MOST_KINDS: Final = 64
QUESTIONS: Final[list[Question | None]] = [None] * MOST_KINDS
STEPS: Final[list[Step | None]] = [None] * MOST_KINDS


def register(question: Question) -> None:
    """A number stands for one question for ever."""
    if QUESTIONS[question.kind] is not None or STEPS[question.kind] is not None:
        raise ValueError(f"there are two frames number {question.kind}")
    QUESTIONS[question.kind] = question


def register_step(step: Step) -> None:
    """A number stands for one step for ever."""
    if QUESTIONS[step.kind] is not None or STEPS[step.kind] is not None:
        raise ValueError(f"there are two frames number {step.kind}")
    STEPS[step.kind] = step


def question(kind: FrameKind) -> Question:
    """The question of a frame of this kind."""
    found = QUESTIONS[kind]
    assert found is not None, kind
    return found


# --- answers that many questions share --------------------------------------------------------------------


def picks(cards: CardSet) -> list[int]:
    """One of the cards."""
    return with_each(do.PICK, cards)


def picks_or_no(cards: CardSet) -> list[int]:
    """One of the cards, or none: the text is left."""
    found = with_each(do.PICK, cards)
    found.append(NO)
    return found


def picks_or_done(cards: CardSet) -> list[int]:
    """One more of the cards, or enough."""
    found = with_each(do.PICK, cards)
    found.append(DONE)
    return found


def from_number(cards: CardSet, lowest: i64) -> CardSet:
    """Those of the cards that come at this number or later: sets are named in ascending order."""
    return cards >> lowest << lowest


def ascending(cards: CardSet, count: Count, lowest: i64) -> list[int]:
    """Exactly `count` cards are to be named in ascending order: leave enough above each."""
    found = picks(from_number(cards, lowest))
    return found[: len(found) - count + 1]


def counts_fit(g: State, frame: Frame) -> bool:
    """Is x a number of cards, and y the number of one, or the first after the last?"""
    most = g.decks[frame[1]].size
    return frame[3] <= most and frame[4] <= most


def plain(frame: Frame) -> bool:
    """Does neither figure say anything?"""
    return not frame[3] and not frame[4]
