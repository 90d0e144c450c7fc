"""The questions and steps that belong to the rules and not to a word of a card: whether to resolve a text,
targets, dragons, bluffs, declining, mulligans, achievements, interference; how fights and turns go on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bluemoon.duel.model import actions as do
from bluemoon.duel.model import frames
from bluemoon.duel.model.actions import action, card_of, kind_of, other_of, with_each
from bluemoon.duel.model.frames import push
from bluemoon.duel.model.sources import FROM_HAND, card_in, freeing_in, owner_in
from bluemoon.duel.model.state import ALL_DRAGONS, NO_ELEMENT, Frame, State, framed, log
from bluemoon.duel.rules.execute import call_bluff, carry_on, interfere, passed
from bluemoon.duel.rules.fights import declined, end_fight, retreat, start_turn
from bluemoon.duel.rules.interference import ANSWERABLE, answers
from bluemoon.duel.rules.refreshing import refresh
from bluemoon.duel.rules.selection import power_of
from bluemoon.duel.rules.survey import eligible_targets, target_of
from bluemoon.duel.rules.targets import set_target
from bluemoon.duel.rules.transfers import discard
from bluemoon.powers import families as families  # so that the questions of all words are registered, too
from bluemoon.powers.interference import DEEDS, PLAYS
from bluemoon.powers.question import (
    ALONE,
    CHOSEN,
    DONE,
    GIVES,
    HARMLESS,
    MOST_KINDS,
    NAMELESS,
    NO,
    OPTIONAL,
    OWN_CARD,
    QUESTIONS,
    STEPS,
    TO_GO,
    Question,
    Step,
    counts_fit,
    from_number,
    picks,
    picks_or_done,
    picks_or_no,
    plain,
    register,
    register_step,
)
from bluemoon.powers.word import MomentWord
from bluemoon.sets import size

if TYPE_CHECKING:
    from bluemoon.duel.model.types import ActionKind, CardIndex, DragonIndex, DragonSet, Seat

DECLINE_MOST: Final = 3  # 001 Engagement Phase
MOST_DRAGONS: Final = ALL_DRAGONS  # a bound on what one retreat attracts; three win the game


def kinds_with(marks: int) -> tuple[int, ...]:
    """The kinds of all questions, those of words and those of the rules, that have one of these marks."""
    return tuple([found.kind for found in QUESTIONS if found is not None and found.marks & marks])


def waiting(kind: int) -> Question | Step | None:
    """The question or step of a kind of frame; None if there is none."""
    return (QUESTIONS[kind] or STEPS[kind]) if 0 <= kind < MOST_KINDS else None


def happen(g: State, frame: Frame) -> None:
    """Take the step off the top of the stack and carry it out."""
    g.waiting = frame.below
    step = STEPS[frame.kind]
    assert step is not None, frame
    step.happen(g, frame)


# --- texts ------------------------------------------------------------------------------------------------


class Ask(Question):
    """Whether to resolve a text that its owner may decline."""

    def options(self, g: State, frame: Frame) -> list[int]:
        return [action(do.YES), NO]

    def answer(self, g: State, frame: Frame, said: ActionKind, card: CardIndex) -> None:
        seat, source, x = frame.seat, frame.source, frame.x
        power = g.decks[owner_in(source)].powers[card_in(source)][x]
        word = power.word
        assert isinstance(word, MomentWord), word
        word.perform(g, seat, card_in(source), x, power)

    def openly_forced(self, g: State, frame: Frame) -> bool:
        return True

    def fits(self, g: State, frame: Frame) -> bool:
        power = power_of(g, frame.source, frame.x)
        if power is None or frame.y:
            return False
        word = power.word
        return power.may and isinstance(word, MomentWord) and word.asks_first()


class Target(Question):
    """Which card is the target of a text."""

    def options(self, g: State, frame: Frame) -> list[int]:
        seat, source, x = frame.seat, frame.source, frame.x
        if x >= 64:
            return [action(do.PICK, x - 64), NO]
        eligible = eligible_targets(g, seat, card_in(source))
        if x:
            old = target_of(g.sides[seat], card_in(source))
            return picks_or_no(eligible & ~(1 << old) if old >= 0 else eligible)
        return picks(eligible)

    def answer(self, g: State, frame: Frame, said: ActionKind, card: CardIndex) -> None:
        set_target(g, frame.seat, card_in(frame.source), card)

    def openly_forced(self, g: State, frame: Frame) -> bool:
        return True

    def fits(self, g: State, frame: Frame) -> bool:
        seat, source, x, y = frame.seat, frame.source, frame.x, frame.y
        deck = g.decks[seat]
        aims = deck.targeters >> card_in(source) & 1 == 1
        return aims and (x <= 1 or 64 <= x < 64 + deck.size) and not y


register(Ask(frames.ASK, "ask", OWN_CARD | HARMLESS, "resolve its text?", "ihren Text ausführen?"))
register(
    Target(
        frames.TARGET,
        "target",
        OWN_CARD,
        "which card does it point at?",
        "auf welche Karte zeigt sie?",
    )
)


# --- dragons and achievements -----------------------------------------------------------------------------


class Attract(Question):
    """Which dragon moves."""

    def options(self, g: State, frame: Frame) -> list[int]:
        return with_each(do.DRAGON, _candidates(g, frame.seat))

    def answer(self, g: State, frame: Frame, said: ActionKind, card: CardIndex) -> None:
        seat, source, x = frame.seat, frame.source, frame.x
        attract(g, seat, card)
        if x > 1:
            push(g, frames.ATTRACT, seat, source, x - 1)

    def openly_forced(self, g: State, frame: Frame) -> bool:
        return True

    def fits(self, g: State, frame: Frame) -> bool:
        return 1 <= frame.x <= MOST_DRAGONS and not frame.y


def _candidates(g: State, seat: Seat) -> DragonSet:
    """The dragons that the seat may move: first the opponent's, then the board's (001 Attracting Dragons)."""
    return g.sides[1 - seat].dragons or ALL_DRAGONS & ~g.sides[seat].dragons


def attract(g: State, seat: Seat, dragon: DragonIndex) -> None:
    """Move one dragon towards the seat."""
    side = g.sides[seat]
    other = g.sides[1 - seat]
    bit = 1 << dragon
    if other.dragons:
        other.dragons &= ~bit
        log(g, "dragon home", seat, -1, dragon)
    else:
        side.dragons |= bit
        log(g, "dragon", seat, -1, dragon)


class GiveUp(Question):
    """Which own achievement to discard (004 Achievement Cards)."""

    def options(self, g: State, frame: Frame) -> list[int]:
        return picks(g.sides[frame.seat].lasting & g.decks[frame.seat].achievements)

    def answer(self, g: State, frame: Frame, said: ActionKind, card: CardIndex) -> None:
        discard(g, frame.seat, card)

    def openly_forced(self, g: State, frame: Frame) -> bool:
        return True

    def fits(self, g: State, frame: Frame) -> bool:
        return plain(frame)


register(
    Attract(
        frames.ATTRACT,
        "attract",
        NAMELESS | TO_GO,
        "Which dragon moves towards you? ({x} to go)",
        "Welcher Drache bewegt sich zu dir? (noch {x})",
    )
)
register(
    GiveUp(
        frames.GIVE_UP,
        "give up",
        NAMELESS,
        "Which of your achievements is discarded?",
        "Welche deiner Erfolgskarten wird abgelegt?",
    )
)


# --- the course of a turn ---------------------------------------------------------------------------------


class Calling(Question):
    """Whether to call the bluff (001 Calling a Bluff)."""

    def options(self, g: State, frame: Frame) -> list[int]:
        return [action(do.CALL), action(do.TRUST)]

    def answer(self, g: State, frame: Frame, said: ActionKind, card: CardIndex) -> None:
        if said == do.CALL:
            call_bluff(g)

    def openly_forced(self, g: State, frame: Frame) -> bool:
        return True

    def fits(self, g: State, frame: Frame) -> bool:
        """Whether it is after the announcement, and the other player is asked."""
        return plain(frame) and frame.seat != g.current and g.element != NO_ELEMENT


class Declining(Question):
    """Which cards to discard after declining to fight (001 Engagement Phase)."""

    def options(self, g: State, frame: Frame) -> list[int]:
        seat, x, y = frame.seat, frame.x, frame.y
        hand = g.sides[seat].hand
        if not x:
            return picks(from_number(hand, y)) if hand else [DONE]
        return picks_or_done(from_number(hand, y)) if x < DECLINE_MOST else [DONE]

    def answer(self, g: State, frame: Frame, said: ActionKind, card: CardIndex) -> None:
        seat, source, x = frame.seat, frame.source, frame.x
        if said == do.PICK:
            discard(g, seat, card)
            push(g, frames.DECLINING, seat, source, x + 1, card + 1)

    def openly_forced(self, g: State, frame: Frame) -> bool:
        x = frame.x
        hand = size(g.sides[frame.seat].hand)
        return hand == 0 or x == DECLINE_MOST or (x == 0 and hand == 1)

    def fits(self, g: State, frame: Frame) -> bool:
        return counts_fit(g, frame) and frame.x <= DECLINE_MOST


class Mulligan(Question):
    """Which cards to exchange. The choice is sealed: the cards stay in the hand until both players have
    chosen."""

    def options(self, g: State, frame: Frame) -> list[int]:
        return picks_or_done(from_number(g.sides[frame.seat].hand, frame.y))

    def answer(self, g: State, frame: Frame, said: ActionKind, card: CardIndex) -> None:
        seat, source, x = frame.seat, frame.source, frame.x
        if said == do.PICK:
            push(g, frames.MULLIGAN, seat, source, x | 1 << card, card + 1)
            return
        (kind, owner, first, one, two), *later = g.stack
        sealed = (kind, owner, first, x if seat == 0 else one, x if seat == 1 else two)
        g.waiting = framed((sealed, *later))

    def openly_forced(self, g: State, frame: Frame) -> bool:
        return g.sides[frame.seat].hand == 0

    def fits(self, g: State, frame: Frame) -> bool:
        seat, x, y = frame.seat, frame.x, frame.y
        return x & ~g.sides[seat].hand == 0 and y <= g.decks[seat].size

    def seen_by_other(self, frame: Frame) -> Frame:
        return frame.showing(0, 0)


class Interfere(Question):
    """Whether to answer the other player's action with an interference card (004 Interference Cards)."""

    def options(self, g: State, frame: Frame) -> list[int]:
        return answers(g, frame)

    def answer(self, g: State, frame: Frame, said: ActionKind, card: CardIndex) -> None:
        seat, act, spent = frame.seat, frame.x, frame.y
        if said == do.PASS:
            passed(g, act)
        else:
            interfere(g, seat, card, act, spent)

    def openly_forced(self, g: State, frame: Frame) -> bool:
        return False

    def fits(self, g: State, frame: Frame) -> bool:
        return frame.seat != g.current and kind_of(frame.x) in ANSWERABLE and _could_be_done(g, frame)


def _could_be_done(g: State, frame: Frame) -> bool:
    """Whether x is the code of an action that the player whose turn it is could perform."""
    x, y = frame.x, frame.y
    said, card = kind_of(x), card_of(x)
    side = g.mine
    if other_of(x):
        return False
    if said == do.BLUFF:  # the card lies there already, and the action does not name it
        return not card and bool(side.laid) and y < 2 * FROM_HAND and freeing_in(y) < 1 << g.my_deck.size
    if said in PLAYS:
        return not y and (side.hand | side.cargo()) >> card & 1 == 1
    return not y and card <= (1 if said == do.ANNOUNCE else 0)


register(
    Calling(
        frames.CALLING,
        "calling",
        NAMELESS | ALONE,
        "Face-down cards count in this power. Do you call the bluff?",
        "In dieser Stärke zählen verdeckte Karten mit. Deckst du den Bluff auf?",
    )
)
register(
    Declining(
        frames.DECLINING,
        "declining",
        NAMELESS | GIVES,
        "Discard one, two or three cards.",
        "Lege eine, zwei oder drei Karten ab.",
    )
)
register(
    Mulligan(
        frames.MULLIGAN,
        "mulligan",
        NAMELESS | OPTIONAL | CHOSEN,
        "Which cards do you exchange?",
        "Welche Karten tauschst du?",
    )
)
register(
    Interfere(
        frames.INTERFERE, "interfere", NAMELESS | ALONE, "Do you interfere?", "Spielst du eine Störkarte?"
    ),
)


# --- steps ------------------------------------------------------------------------------------------------


class Retreating(Step):
    """The end of the fight after the seat has retreated."""

    def happen(self, g: State, frame: Frame) -> None:
        end_fight(g, frame.seat)

    def fits(self, g: State, frame: Frame) -> bool:
        return plain(frame)


class Declined(Step):
    """What follows after the seat has declined to fight."""

    def happen(self, g: State, frame: Frame) -> None:
        declined(g, frame.seat)

    def fits(self, g: State, frame: Frame) -> bool:
        return plain(frame)


class MustRetreat(Step):
    """A retreat that a text forces on the seat."""

    def happen(self, g: State, frame: Frame) -> None:
        retreat(g, frame.seat)

    def fits(self, g: State, frame: Frame) -> bool:
        return plain(frame)


class Exchange(Step):
    """The exchange of cards after both seats have chosen their mulligans."""

    def happen(self, g: State, frame: Frame) -> None:
        """Shuffle the chosen cards into the decks and draw as many (000 Optional Rule, 004 Mulligans)."""
        starter, one, two = frame.seat, frame.x, frame.y
        for seat, cards in ((starter, (one, two)[starter]), (1 - starter, (one, two)[1 - starter])):
            log(g, "mulligan", seat, -1, size(cards))
            side = g.sides[seat]
            side.hand &= ~cards
            side.deck |= cards
            refresh(g, seat)
        start_turn(g, starter)

    def fits(self, g: State, frame: Frame) -> bool:
        return frame.x & ~g.sides[0].hand == 0 and frame.y & ~g.sides[1].hand == 0

    def seen_by(self, frame: Frame, seat: Seat) -> Frame:
        return frame.showing(frame.x if seat == 0 else 0, frame.y if seat == 1 else 0)


class CarryOn(Step):
    """The rest of an action after the opponent has answered it."""

    def happen(self, g: State, frame: Frame) -> None:
        carry_on(g, frame.x)

    def fits(self, g: State, frame: Frame) -> bool:
        return kind_of(frame.x) in DEEDS and _could_be_done(g, frame)


register_step(Retreating(frames.RETREATING))
register_step(Declined(frames.DECLINED))
register_step(MustRetreat(frames.MUST_RETREAT))
register_step(Exchange(frames.EXCHANGE))
register_step(CarryOn(frames.CARRY_ON))
