"""What waits on the stack: a *question* that a player answers, or a *step* that happens by itself.

The stack holds frames of five integers; the first of them, the kind, tells which question or step it is. A
question is defined in the module of the word that asks it; those of the rules themselves are in
`duel.rules.questions`.
"""

from __future__ import annotations

import re
from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from bluemoon.duel.model import actions as do
from bluemoon.duel.model.actions import action, note, with_each

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bluemoon.duel.model.state import Frame, State
    from bluemoon.duel.model.types import ActionKind, CardIndex, CardSet, Count, FrameKind, Seat

# Marks: what is true of a question. A mark that is not set is not true.
OWN_CARD: Final = 1  # a card asks its owner
NAMELESS: Final = 2  # no card asks: it is part of the normal course of a turn
THEIR_CARDS: Final = 4  # cards of the other player are picked
GIVES: Final = 8  # own cards are given away
TAKES: Final = 16  # an own card comes into the hand, or into play
OPTIONAL: Final = 32  # one may stop without picking anything
HARMLESS: Final = 64  # no answer lowers the own power: only opposing cards, or own ones in hand, are affected
TO_GO: Final = 128  # x is how many cards, or dragons, are still to be picked
CHOSEN: Final = 256  # x are the cards chosen so far
ALONE: Final = 512  # about an action of the other player; nothing else waits on the stack
AT_ONCE: Final = 1024  # asked at once, while the cards that it is about still lie where they lay
AT_WILL: Final = 2048  # own cards are given up voluntarily: it helps only where cards in hand are counted
ALIKE: Final = 4096  # which card is picked makes no difference to the other player's turn

NO: Final = action(do.NO)
DONE: Final = action(do.DONE)


class Question:
    """A kind of question. Its texts do not name the card that asks. In them `{x}` stands for the first figure
    of the frame, and `{x?card:cards}` for a singular or plural."""

    def __init__(self, kind: int, name: str, marks: int, english: str, german: str) -> None:
        self.kind = kind
        self.name = name  # tells the page how it is answered; questions that are answered alike may share it
        self.marks = marks
        self.english = english
        self.german = german

    def texts(self, x: int) -> dict[str, str]:
        """How it is asked, in words, by language."""
        return {"en": _filled(self.english, x), "de": _filled(self.german, x)}

    @abstractmethod
    def options(self, g: State, frame: Frame) -> list[int]:
        """The answers, as actions. `survey` has been called before."""

    @abstractmethod
    def answer(self, g: State, frame: Frame, said: ActionKind, card: CardIndex) -> None:
        """Carry out an answer other than 'no'. The frame has been taken off the stack before."""

    @abstractmethod
    def openly_forced(self, g: State, frame: Frame) -> bool:
        """Whether everybody could see that there is only one answer; then nobody is asked. A question that
        depends on hidden cards is always asked, so that being asked tells nothing about them."""

    @abstractmethod
    def fits(self, g: State, frame: Frame) -> bool:
        """Whether such a frame could come up at this table. This checks positions that somebody wrote by
        hand."""

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
    """Something that happens by itself when its frame is on top of the stack."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    @abstractmethod
    def happen(self, g: State, frame: Frame) -> None:
        """Carry out the step. The frame has been taken off the stack before."""

    @abstractmethod
    def fits(self, g: State, frame: Frame) -> bool:
        """Whether such a frame could come up at this table."""

    def seen_by(self, frame: Frame, seat: Seat) -> Frame:
        """The frame as this seat may see it."""
        return frame


MOST_KINDS: Final = 64
QUESTIONS: Final[list[Question | None]] = [None] * MOST_KINDS
STEPS: Final[list[Step | None]] = [None] * MOST_KINDS


def register(question: Question) -> None:
    """Make the question known under its kind. A number belongs to one question for ever."""
    if QUESTIONS[question.kind] is not None or STEPS[question.kind] is not None:
        raise ValueError(f"there are two frames number {question.kind}")
    QUESTIONS[question.kind] = question


def register_step(step: Step) -> None:
    """Make the step known under its kind. A number belongs to one step for ever."""
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
    """The actions of picking one of the cards."""
    return with_each(do.PICK, cards)


def picks_or_no(cards: CardSet) -> list[int]:
    """The actions of picking one of the cards, or none, which declines the text."""
    found = with_each(do.PICK, cards)
    note(found, NO)
    return found


def picks_or_done(cards: CardSet) -> list[int]:
    """The actions of picking one more of the cards, or of stopping."""
    found = with_each(do.PICK, cards)
    note(found, DONE)
    return found


def from_number(cards: CardSet, lowest: i64) -> CardSet:
    """Those of the cards whose number is at least `lowest`: several cards are named in ascending order."""
    return cards >> lowest << lowest


def ascending(cards: CardSet, count: Count, lowest: i64) -> list[int]:
    """The actions of picking the next card where exactly `count` more are named in ascending order. Only
    cards that leave enough higher ones are offered."""
    found = picks(from_number(cards, lowest))
    return found[: len(found) - count + 1]


def counts_fit(g: State, frame: Frame) -> bool:
    """Whether x can be a count of cards, and y the number of a card (or one more than the last)."""
    most = g.decks[frame.seat].size
    return frame.x <= most and frame.y <= most


def plain(frame: Frame) -> bool:
    """Whether both figures of the frame are 0, as for questions that do not use them."""
    return not frame.x and not frame.y
