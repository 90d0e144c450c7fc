"""The entry to reasons: reads what is asked about (an action's number or text, or a card's name) and gives
the first obstacle.
"""

from __future__ import annotations

import re
from typing import Final

from bluemoon.cards.pool import find
from bluemoon.contract import Reason
from bluemoon.duel.model import actions as do
from bluemoon.duel.model import frames
from bluemoon.duel.model.actions import action, card_of, kind_of, other_of
from bluemoon.duel.model.state import BOOSTER_SUPPORT, State
from bluemoon.duel.reasons import deeds, playing
from bluemoon.duel.reasons.answers import CHECKS, answer_first, wrong_answer
from bluemoon.duel.reasons.codes import Code, Zone
from bluemoon.duel.reasons.dead_ends import dead_end
from bluemoon.duel.reasons.texts import usable_texts
from bluemoon.duel.reasons.why_not import Obstacle, WhyNot, first
from bluemoon.duel.reasons.wording import reason
from bluemoon.duel.rules.selection import word_of
from bluemoon.duel.rules.survey import in_play, survey
from bluemoon.duel.text.notation import (
    ALL_NAMES,
    ELEMENT_NAMES,
    VERBS,
    WORDS,
    action_text,
    fold,
    picks_theirs,
)
from bluemoon.duel.text.position import DRAGONS
from bluemoon.powers.discarding import DiscardTheirsEither
from bluemoon.powers.nouns import TYPE_NOUNS

ORDER: Final[dict[int, tuple[Obstacle, ...]]] = {
    do.PLAY: playing.PLAY,
    do.ADD: playing.ADD,
    do.BLUFF: playing.BLUFF,
    do.LOAD: playing.LOAD,
    **deeds.ORDER,
}
WITHOUT_CARD: Final = (*WORDS, do.NUMBER, do.FACE_DOWN, do.GROUP)


def why_not_action(g: State, act: int, legal: list[int]) -> Reason | None:
    """Why the action is not offered now; None if it is."""
    if act in legal:
        return None
    kind = kind_of(act)
    if kind not in ORDER or not _within(g, act):
        return reason(g, Code.NO_SUCH_ACTION, n=act)
    survey(g)
    q = WhyNot(g, act)
    if g.stack:
        return _wrong_answer(q)
    return first(q, ORDER[kind]) or dead_end(q)


def _within(g: State, act: int) -> bool:
    """Whether the cards of the action exist."""
    kind, card, other = kind_of(act), card_of(act), other_of(act)
    own, theirs = g.decks[g.player].size, g.decks[1 - g.player].size
    if kind == do.ANNOUNCE:
        return card < len(ELEMENT_NAMES)
    if kind == do.DRAGON:
        return card < len(DRAGONS)
    if kind in WITHOUT_CARD:
        return True
    if kind == do.SATISFY or (kind == do.PICK and picks_theirs(g)):
        return card < theirs
    return card < own and (kind != do.LOAD or other < own)


def _wrong_answer(q: WhyNot) -> Reason:
    """Why an answer is not offered: the rules do not permit it, or they do and it is a dead end."""
    return dead_end(q) if q.g.answers and q.act in q.g.answers else wrong_answer(q)


# --- texts ------------------------------------------------------------------------------------------------


def why_not_text(g: State, text: str, legal: list[int]) -> Reason | None:
    """Like `why_not_action`, for the text of an action, or for the name of a card: why it cannot be
    played."""
    wanted = fold(text)
    if any(fold(action_text(g, act)) == wanted for act in legal):
        return None
    name = _printed(wanted)
    if name:
        card = g.decks[g.player].index.get(name, -1)
        return _why_not_card(g, card, legal) if card >= 0 else reason(g, Code.NOT_IN_DECK, card=name)
    found = _understood(g, wanted, text)
    return found if isinstance(found, Reason) else why_not_action(g, found, legal)


def _printed(name: str) -> str:
    """The name as it is printed on the card; '' if there is no card of that name."""
    return find(name).name if name in ALL_NAMES else ""


def _title(text: str) -> str:
    return " ".join(text.split()).rstrip(".")


def _understood(g: State, wanted: str, text: str) -> int | Reason:
    """The action that the text names, or why it names none."""
    for kind, word in WORDS.items():
        if wanted == word:
            return action(kind)
    for kind, names in ((do.ANNOUNCE, ELEMENT_NAMES), (do.DRAGON, DRAGONS)):
        verb = "announce " if kind == do.ANNOUNCE else "dragon "
        for i, name in enumerate(names):
            if wanted == fold(verb + name):
                return action(kind, i)
    found = _counted(wanted) or _group(g, wanted) or _with_card(g, wanted, text)
    return found or reason(g, Code.UNKNOWN_WORDS, text=_title(text))


def _counted(wanted: str) -> int:
    """The action of a text such as 'take 2' or 'pick face-down card 1'; 0 if the text is of neither form."""
    for kind, verb, start in ((do.NUMBER, "take ", 0), (do.FACE_DOWN, "pick face-down card ", 1)):
        figure = wanted.removeprefix(verb)
        if wanted.startswith(verb) and re.fullmatch("[0-9]{1,2}", figure) and start <= int(figure) < 64:
            return action(kind, int(figure) - start)
    return 0


def _group(g: State, wanted: str) -> int | Reason:
    """The action of a text such as 'all boosters'; 0 if the text is not of this form."""
    if wanted not in {f"all {fold(nouns[1])}" for nouns in TYPE_NOUNS.values()}:
        return 0
    frame = g.stack[-1] if g.stack else None
    if frame is not None and frame[0] == frames.EITHER:
        word = word_of(g, frame[2], frame[3])
        assert isinstance(word, DiscardTheirsEither)
        for i, kind in enumerate((word.one, word.other)):
            if wanted == f"all {fold(TYPE_NOUNS[kind.types][1])}":
                return action(do.GROUP, i)
        return reason(g, Code.NOT_AN_ANSWER)
    return action(do.GROUP)


def _with_card(g: State, wanted: str, text: str) -> int | Reason:
    """The action of a text that consists of a verb and a card; 0 if the text is not of this form."""
    if wanted.startswith("load ") and " onto " in wanted:
        card, _, ship = wanted[len("load ") :].partition(" onto ")
        return _load(g, card, ship)
    for kind, verb in (*VERBS.items(), (do.SATISFY, "satisfy")):
        if not wanted.startswith(f"{verb} "):
            continue
        name = _printed(wanted[len(verb) + 1 :])
        if not name:
            continue
        theirs = kind == do.SATISFY or (kind == do.PICK and picks_theirs(g))
        found = g.decks[1 - g.player if theirs else g.player].index.get(name, -1)
        return action(kind, found) if found >= 0 else _strange(g, kind, name)
    return 0


def _strange(g: State, kind: int, name: str) -> Reason:
    """The reason that the card is not in the deck in which it would have to be. If that deck's list is
    secret, the reason is the same as for a hidden card, so that it tells nothing."""
    if kind == do.SATISFY:
        return reason(g, Code.NO_DEMAND, card=name)
    if kind == do.PICK and picks_theirs(g):
        return _not_on_their_side(g, name)
    return reason(g, Code.NOT_IN_DECK, card=name)


def _not_on_their_side(g: State, title: str) -> Reason:
    kind = g.stack[-1][0]
    if kind == frames.FROM_HAND:
        return reason(g, Code.NOT_DISCLOSED, card=title)
    where = {frames.KEEP: Zone.THEIR_CHARACTERS, frames.THEIR_LASTING: Zone.THEIR_LASTING}
    return reason(g, Code.NOT_AT, card=title, where=where.get(kind, Zone.THEIR_TABLE))


def _load(g: State, card: str, ship: str) -> int | Reason:
    index = g.decks[g.player].index
    names = [_printed(card), _printed(ship)]
    if not all(names):
        return 0
    for name in names:
        if name not in index:
            return reason(g, Code.NOT_IN_DECK, card=name)
    return action(do.LOAD, index[names[0]], index[names[1]])


# --- cards ------------------------------------------------------------------------------------------------


def _why_not_card(g: State, card: int, legal: list[int]) -> Reason | None:
    """Why the card cannot be played; for a card on the table, why nothing can be done with it."""
    plays = [action(kind, card) for kind in (do.PLAY, do.ADD, do.BLUFF)]
    if any(act in legal for act in plays):
        return None
    survey(g)
    if g.stack:
        return _why_not_chosen(g, card, legal)
    return why_not_action(g, action(_likely(g, card, legal), card), legal)


def _why_not_chosen(g: State, card: int, legal: list[int]) -> Reason:
    """Why the card cannot be played while a question is open: it is no answer, or it is one, but answering is
    not playing."""
    kinds, _ = CHECKS[g.stack[-1][0]]
    for kind in (do.PLAY, do.PICK):
        act = action(kind, card)
        if kind in kinds and act not in legal and not (kind == do.PICK and picks_theirs(g)):
            return _wrong_answer(WhyNot(g, act))
    q = WhyNot(g, action(do.PLAY, card))
    if g.player != g.current:
        return q.because(Code.NOT_YOUR_TURN)
    return answer_first(g, q)


def _likely(g: State, card: int, legal: list[int]) -> int:
    """The action that a player most likely means when he points at this card of his."""
    side, deck = g.mine, g.my_deck
    bit = 1 << card
    if bit & (side.hand | side.cargo()):
        late = side.fresh & deck.characters & ~side.bluffs or g.phase >= BOOSTER_SUPPORT
        return do.BLUFF if late and bit & deck.bluff & deck.characters else do.PLAY
    wishes = (
        (do.DROP, side.bluffs),
        (do.LAND, side.ships),
        (do.RETRIEVE, (side.active | side.support) & deck.retrieve),
        (do.USE, in_play(side) & deck.with_text),
    )
    for kind, cards in wishes:
        if bit & cards and action(kind, card) not in legal:
            if kind != do.USE or usable_texts(deck, card):
                return kind
    return do.PLAY
