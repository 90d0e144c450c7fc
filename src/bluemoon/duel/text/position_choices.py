"""The choices that wait on the stack of a position: is each one that could come up?

What the two figures of a frame mean is said where its kind is defined (`effects`)."""

from __future__ import annotations

from typing import Any, Final

from bluemoon.duel.model import actions as do
from bluemoon.duel.model.actions import card_of, kind_of, other_of
from bluemoon.duel.model.sources import card_in, owner_in
from bluemoon.duel.model.state import ALL_DRAGONS, NO_ELEMENT, Frame, State
from bluemoon.duel.rules import powers as fx
from bluemoon.duel.rules.decisions import DECLINE_MOST
from bluemoon.duel.rules.interference import ANSWERABLE, DEEDS, PLAYS
from bluemoon.errors import PositionError
from bluemoon.powers.vocabulary import (
    DiscardTheirs,
    DiscardTheirsEither,
    DrawThenShuffleIn,
    Each,
    PayForDragon,
    RevealTop,
    TakeBack,
    Word,
)

MOST_FRAMES: Final = 60  # a handful come up; one for each card of both decks is plenty
MOST_DRAGONS: Final = ALL_DRAGONS  # that one retreat could attract: three do already

# Whose texts the kinds belong to: the seat decides about a card of its own.
OF_OWN_CARDS: Final = {
    *(fx.ASK, fx.THEIRS, fx.EITHER, fx.KEEP, fx.FROM_HAND, fx.ANY, fx.UNDER, fx.TAKE, fx.SEARCH, fx.REVEAL),
    *(fx.SHUFFLE_IN, fx.LOADING, fx.DEPLOY, fx.ON_SHIP, fx.TARGET, fx.HOW_MANY, fx.THEIR_LASTING),
}
# x is the number of one of the card's texts, which says this.
WORDS: Final[dict[int, tuple[type, ...]]] = {
    fx.THEIRS: (DiscardTheirs,),
    fx.EITHER: (DiscardTheirsEither,),
    fx.TAKE: (TakeBack,),
    fx.HOW_MANY: (RevealTop, DrawThenShuffleIn),
    fx.EACH: (Each,),
    fx.ASK: (object,),
    fx.KEEP: (object,),
    fx.THEIR_LASTING: (object,),
}
# Asked about an action of the other player, when nothing else is left.
ALONE: Final = {fx.CALLING, fx.INTERFERE}
# About cards that lie where they lay when it was asked; only a text may change its target before.
AT_ONCE: Final = {fx.REVEAL, fx.ON_SHIP, fx.LOADING}
# Neither figure says anything.
PLAIN: Final = {
    *(fx.UNDER, fx.DEPLOY, fx.PILE_IN, fx.CALLING, fx.GIVE_UP, fx.ACHIEVE),
    *(fx.RETREATING, fx.DECLINED, fx.MUST_RETREAT),
}
# x cards are still to be named, or have been; y: the lowest number that may be.
COUNTS: Final = {fx.DISCARD, fx.SHUFFLE_IN, fx.LOADING, fx.DECLINING, fx.ANY}


def read_frames(g: State, stack: Any) -> tuple[Frame, ...]:
    """The frames, the last one on top; PositionError if one of them makes no sense at this table."""
    if not isinstance(stack, list | tuple) or not all(isinstance(frame, list | tuple) for frame in stack):
        raise PositionError("'stack' is a list of choices")
    if len(stack) > MOST_FRAMES:
        raise PositionError(f"'stack' has at most {MOST_FRAMES} choices")
    frames = tuple(_frame(g, frame) for frame in stack)
    if frames and frames[0][0] == fx.MULLIGAN:
        raise _odd(frames[0], "the exchange of cards has to wait below it")
    for place, frame in enumerate(frames):
        if frame[0] == fx.EXCHANGE and place > 0:
            raise _odd(frame, "the exchange of cards waits below all other choices")
        if place > 0 and (frame[0] == fx.MULLIGAN) != (frames[0][0] == fx.EXCHANGE):
            raise _odd(frame, "the game begins with the choices of what to exchange, and with nothing else")
        if place > 0 and frame[0] == fx.CARRY_ON:
            raise _odd(frame, "the action goes on when nothing else is left")
        if len(frames) > 1 and frame[0] in ALONE:
            raise _odd(frame, "nothing else waits when it is asked")
        if frame[0] in AT_ONCE and any(later[0] != fx.TARGET for later in frames[place + 1 :]):
            raise _odd(frame, "it is asked at once, before a card could move")
    return frames


def _odd(frame: Frame, why: str) -> PositionError:
    return PositionError(f"the choice {list(frame)} in 'stack' cannot come up: {why}")


def _frame(g: State, values: Any) -> Frame:
    if len(values) != 5 or not all(type(value) is int and 0 <= value < 1 << 62 for value in values):
        raise PositionError("a choice in 'stack' is five numbers")
    kind, seat, source, x, y = values
    frame: Frame = (kind, seat, source, x, y)
    owner, card = owner_in(source), card_in(source)
    if owner > 1 or card >= g.decks[owner].size:
        raise PositionError("a choice in 'stack' names no card")
    if seat > 1:
        raise PositionError(f"a player is 0 or 1, not {seat}")
    if kind in OF_OWN_CARDS and owner != seat:
        raise _odd(frame, "it belongs to a card of the other player")
    if not _figures_fit(g, frame):
        raise _odd(frame, "its figures fit no card and no number of cards here")
    return frame


def _figures_fit(g: State, frame: Frame) -> bool:
    kind, seat, source, x, y = frame
    size = g.decks[seat].size
    if kind in PLAIN:
        return not x and not y and (kind != fx.CALLING or _callable(g, seat))
    if kind in WORDS:
        return _says(g, frame)
    if kind in COUNTS:
        return _counts_fit(g, frame)
    if kind in (fx.FROM_HAND, fx.ATTRACT):
        return 1 <= x <= (MOST_DRAGONS if kind == fx.ATTRACT else g.decks[1 - seat].size) and not y
    if kind == fx.SEARCH:
        return x <= 1 and not y
    if kind == fx.REVEAL:
        return x & ~fx.whole_deck(g.sides[seat]) == 0 and not y
    if kind == fx.ON_SHIP:
        return x < size and fx.whole_deck(g.sides[seat]) >> x & 1 == 1 and not y
    if kind == fx.TARGET:
        aims = g.decks[seat].targeters >> card_in(source) & 1 == 1
        return aims and (x <= 1 or 64 <= x < 64 + size) and not y
    if kind == fx.PAY:
        return x & ~g.decks[seat].all == 0 and _pays(g, frame)
    if kind == fx.MULLIGAN:
        return x & ~g.sides[seat].hand == 0 and y <= size
    if kind == fx.EXCHANGE:
        return x & ~g.sides[0].hand == 0 and y & ~g.sides[1].hand == 0
    if kind in (fx.INTERFERE, fx.CARRY_ON):
        return _answers(g, frame)
    return False  # there is no such kind


def _counts_fit(g: State, frame: Frame) -> bool:
    kind, seat, source, x, y = frame
    deck = g.decks[seat]
    if x > deck.size or y > deck.size:
        return False
    if kind == fx.LOADING:
        return g.sides[seat].ships >> card_in(source) & 1 == 1
    if kind == fx.DECLINING:
        return x <= DECLINE_MOST
    return x == 0 if kind == fx.ANY else x > 0


def _says(g: State, frame: Frame) -> bool:
    """Does the card have a text of this number that leaves such a choice?"""
    kind, _, source, x, y = frame
    powers = g.decks[owner_in(source)].powers[card_in(source)]
    if x >= len(powers):
        return False
    word: Word = powers[x].word
    if kind == fx.ASK and not (powers[x].may and fx.asks_first(word)):
        return False
    if isinstance(word, RevealTop | DrawThenShuffleIn) and kind == fx.HOW_MANY:
        return y <= word.n
    return isinstance(word, WORDS[kind]) and not y


def _pays(g: State, frame: Frame) -> bool:
    """Does the card ask for a payment of this kind, and of this player?"""
    _, seat, source, _, y = frame
    owner, card = owner_in(source), card_in(source)
    deck = g.decks[owner]
    if y == fx.FOR_DEMAND:
        return owner != seat and (deck.pay_or_retreat | deck.pay_or_dragon) >> card & 1 == 1
    words = [power.word for power in deck.powers[card]]
    if y == fx.FOR_DRAGON:
        return owner == seat and any(isinstance(word, PayForDragon) for word in words)
    return y == fx.FOR_EACH and any(
        isinstance(word, Each) and isinstance(word.does, PayForDragon) for word in words
    )


def _callable(g: State, seat: int) -> bool:
    """A bluff is called after the announcement, and only by the other player."""
    return seat != g.current and g.element != NO_ELEMENT


def _answers(g: State, frame: Frame) -> bool:
    """Is x an action of the player whose turn it is, which the other one may answer, or has answered?"""
    kind, seat, _, x, y = frame
    said, card = kind_of(x), card_of(x)
    if other_of(x) or said not in (ANSWERABLE if kind == fx.INTERFERE else tuple(DEEDS)):
        return False
    if kind == fx.INTERFERE and seat == g.current:
        return False
    side = g.mine
    if said == do.BLUFF:  # it lies there already, and the action tells nothing of the card
        return not card and bool(side.laid) and y <= 127 and (y & 63) <= g.my_deck.size
    if said in PLAYS:
        return not y and (side.hand | side.cargo()) >> card & 1 == 1
    return not y and card <= (1 if said == do.ANNOUNCE else 0)
