"""Which permitted actions are offered: those after which the turn can still be completed by the player's own
decisions, without lucky draws. `verdict` and `upper_bound` decide nearly always; where they cannot, a search
over the rest of the turn does. The search looks at a limited number of states (`MOST_STATES`): if it has
found no way to complete the turn by then, the action counts as a dead end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bluemoon.chance import Chance
from bluemoon.compiling import mypyc_attr
from bluemoon.duel.completion.measures import swaying, unopposed
from bluemoon.duel.completion.memory import MOST_STATES, Memory
from bluemoon.duel.completion.upper_bound import out_of_reach
from bluemoon.duel.completion.verdict import COMPLETES, UNDECIDED, Verdicts
from bluemoon.duel.model import actions as do
from bluemoon.duel.model import frames
from bluemoon.duel.model.actions import card_of, kind_of, note
from bluemoon.duel.model.sources import card_in
from bluemoon.duel.model.state import (
    BOOSTER_SUPPORT,
    CHARACTER,
    NO_ELEMENT,
    State,
)
from bluemoon.duel.rules import legality
from bluemoon.duel.rules.execute import perform
from bluemoon.duel.rules.permitted import Menu, permitted
from bluemoon.duel.rules.survey import survey
from bluemoon.duel.rules.turn import advance
from bluemoon.powers.question import ALIKE, AT_WILL, HARMLESS, question

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bluemoon.duel.model.types import ActionCode, CardSet

# Actions that end the fighting part of the turn.
FINAL: Final = (do.ANNOUNCE, do.END_PHASE, do.RETREAT, do.DECLINE)
BACKTRACK: Final = do.action(do.BACKTRACK)
NO_ANSWERS: Final[list[int]] = []


def offered(g: State) -> list[int]:
    """The permitted actions that are no dead ends. There is at least one, unless the game is over."""
    if g.waiting is not None or g.phase > BOOSTER_SUPPORT:
        acts = permitted(g) or [BACKTRACK]
        if len(acts) == 1 or _open(g):
            return acts
        memo = Memory()
        return [act for act in acts if completable_after(g, act, memo)] or acts
    menu = Menu(g)
    acts = menu.listed()
    if _carefree(g, menu):
        return acts
    gate = Gate(g)
    found = acts  # another list only if one is refused
    for place, act in enumerate(acts):
        if commits(g, act) and not gate.admits(act):
            if found is acts:
                found = acts[:place]
        elif found is not acts:
            note(found, act)
    return found or [BACKTRACK]


def drawn(g: State, chance: Chance) -> i64:
    """One of the offered actions, chosen at random with equal chances. Only the actions that are drawn are
    checked for being dead ends, which is much quicker than checking all of them."""
    if g.waiting is not None or g.phase > BOOSTER_SUPPORT:
        return _drawn_answer(g, chance)
    menu = Menu(g)
    left = menu.size()
    if _carefree(g, menu):
        return menu.at(chance.below(left))
    gate: Gate | None = None
    while left:
        act = menu.at(chance.below(left))
        if not commits(g, act):
            return act
        if gate is None:
            gate = Gate(g)
        if gate.admits(act):
            return act
        menu.drop(act)
        left -= 1
    return BACKTRACK


def _drawn_answer(g: State, chance: Chance) -> i64:
    acts = permitted(g) or [BACKTRACK]
    if len(acts) == 1:
        return acts[0]  # it has to be given, whatever comes of it
    if _open(g):
        return acts[chance.below(len(acts))]
    left = acts[:]
    memo = Memory()
    while left:
        act = left.pop(chance.below(len(left)))
        if completable_after(g, act, memo):
            return act
    return acts[chance.below(len(acts))]


def _open(g: State) -> bool:
    """Whether everything permitted is offered without any check: outside the player's own fighting, or where
    no answer to the open question can do harm."""
    return g.player != g.current or not CHARACTER <= g.phase <= BOOSTER_SUPPORT or _harmless(g)


def _carefree(g: State, menu: Menu) -> bool:
    """Whether it is obvious that nothing permitted is a dead end: either no action starts anything that must
    be completed, or the power is matched already, and a player's own cards never lower it."""
    if g.phase < CHARACTER and not g.led and not menu.characters | menu.joiners:
        return True
    if g.wary:
        return False
    if g.element == NO_ELEMENT and unopposed(g):
        return True
    if g.phase < CHARACTER or not menu.last or g.theirs.voice & g.their_deck.restraints:
        return False
    side = g.mine
    if g.theirs.voice & g.their_deck.targeters and side.hand & swaying(g) | side.landed:
        return False
    if g.phase == BOOSTER_SUPPORT:
        return True
    # A mutant changes the contested element, in which the power may not be matched.
    if side.hand & g.my_deck.mutants or side.landed:
        return False
    return not (g.edition.later_ones_cover and side.active & ~side.fresh)


@mypyc_attr(acyclic=True, free_list_len=1)
class Gate:
    """Lets through the permitted actions after which the turn can still be completed."""

    __slots__ = ("easy", "g", "memo", "verdicts")

    def __init__(self, g: State) -> None:
        self.g = g
        self.memo: Memory | None = None
        verdicts = Verdicts(g)
        self.easy = verdicts.easy  # the opponent has nothing to match and demands nothing
        if verdicts.blind and not verdicts.begun and g.element != NO_ELEMENT:
            verdicts = Verdicts(_covered(g))
        self.verdicts = verdicts

    def admits(self, act: ActionCode) -> bool:
        """Whether this permitted action, after which the turn has to be completed, is no dead end."""
        g = self.g
        verdicts = self.verdicts
        if verdicts.g is g:
            verdict = verdicts.verdict(act)
        else:
            unclear = kind_of(act) == do.ADD or _loses_free(g, verdicts.g, act)
            verdict = UNDECIDED if unclear else verdicts.verdict(act)
        if verdict != UNDECIDED:
            return verdict == COMPLETES
        bounded = not verdicts.begun and kind_of(act) <= do.ADD
        if bounded and _beyond(g, verdicts.g, act):
            return False
        if self.memo is None:
            self.memo = Memory()
        self.memo.bounded = bounded
        return completable_after(g, act, self.memo)


def _beyond(g: State, covered: State, act: ActionCode) -> bool:
    """Whether the opponent's power is out of reach if this first character is played."""
    if kind_of(act) == do.ADD:
        return out_of_reach(g, card_of(act), True)
    if covered is not g and _loses_free(g, covered, act):
        return False
    return out_of_reach(covered, card_of(act), False)


def _loses_free(g: State, covered: State, act: ActionCode) -> bool:
    """Whether the card is FREE now, but no longer once a character covers the old active cards."""
    bit = 1 << card_of(act)
    return bool(legality.free_cards(g, bit)) and not legality.free_cards(covered, bit)


def _covered(g: State) -> State:
    """A copy of the position in which the old active cards are covered, as a new character will do."""
    h = g.fork()
    h.sides[h.current].active = 0
    h.stale = True
    return h


def _harmless(g: State) -> bool:
    """Whether a character has been played, the power is matched, no demand is open (except one that is being
    paid just now), and no answer to the open question can change that."""
    frame = g.waiting
    assert frame is not None
    kind = frame.kind
    paid: CardSet = 0
    if kind == frames.PAY and frame.y == frames.FOR_DEMAND:
        paid = 1 << card_in(frame.source)
    elif not question(kind).marks & HARMLESS:
        return False
    if g.stale:
        survey(g)
    if not (legality.character_played(g) or (g.led and legality.attacking_again(g))):
        return False  # it was cancelled: an answer may take the last other one out of the hand
    if g.theirs.voice & g.their_deck.targeters:
        return False  # a text of the opponent may lose its target and point at another card
    if g.theirs.voice & g.their_deck.restraints:
        if not paid or legality.unmet(g) & ~paid or legality.too_many_characters(g):
            return False
    return g.element == NO_ELEMENT or legality.matched(g, g.element)


def commits(g: State, act: ActionCode) -> bool:
    """Whether the turn must be completed by an announcement after this action."""
    kind = act >> 12  # `kind_of`: this is asked so often that plain Python would notice the call
    if kind <= do.LOAD:
        return g.phase >= CHARACTER or bool(g.my_deck.fighters >> (act & 63) & 1)
    return g.phase >= CHARACTER and kind not in FINAL


def completable_after(g: State, act: ActionCode, memo: Memory) -> bool:
    """Whether the turn can be completed after this action. `g` is not changed."""
    memo.left = MOST_STATES
    return _tried_on_copy(g, act, memo)


def _tried_on_copy(g: State, act: ActionCode, memo: Memory) -> bool:
    """Like `completable_after`, but within a running search: it uses up the states that are left to it."""
    h = g.fork()
    h.no_luck = True
    return _tried_in_place(h, act, memo)


def _tried_in_place(g: State, act: ActionCode, memo: Memory) -> bool:
    """Like `_tried_on_copy`, but changes `g` itself; for a position that is not needed afterwards."""
    perform(g, act)
    advance(g)
    return completable(g, memo)


def completable(g: State, memo: Memory) -> bool:
    """Whether the player whose turn it is can bring the turn to an announcement from this position."""
    if g.winner >= 0 or not CHARACTER <= g.phase <= BOOSTER_SUPPORT:
        return True
    bounded = memo.bounded
    memo.bounded = False
    frame = g.waiting
    if frame is not None:
        marks = question(frame.kind).marks
        acts = _useful(g, permitted(g), marks)
        if len(acts) == 1:
            return _tried_in_place(g, acts[0], memo)
        if marks & AT_WILL and frame.below is None and out_of_reach(g, -1, False):
            return False  # whatever is given up
        return _remembered(g, memo, acts, None)
    verdicts = Verdicts(g)
    outlook = verdicts.outlook()
    if outlook != UNDECIDED:
        return outlook == COMPLETES
    if (verdicts.blind or verdicts.strict) and legality.announceable(g):
        return True
    if not bounded and out_of_reach(g, -1, False):
        return False
    return _remembered(g, memo, NO_ANSWERS, verdicts)


def _remembered(g: State, memo: Memory, answers: list[int], verdicts: Verdicts | None) -> bool:
    """The result of the search, taken from memory if the same cards were played before in another order. It
    tries the answers to the open question; if there is none, all plays, with verdicts about them."""
    new = memo.position(g)
    known = new.met_before()
    if known is not None:
        return known.completes
    if memo.left <= 0:
        return False
    memo.left -= 1
    memo.keep(new)
    found = _choices(g, answers, memo) if verdicts is None else _plays(g, memo, verdicts)
    if found or memo.left > 0:
        new.completes = found
    else:
        new.forget()  # the search was cut short, so this would be wrong
    return found


def _choices(g: State, acts: list[int], memo: Memory) -> bool:
    """Whether the turn can be completed from an open question: one of the player's own answers has to lead to
    a complete turn, or, if the opponent answers, all of his."""
    if g.player == g.current:
        return _any_completes(g, acts, memo)
    for act in acts[1:]:
        if not _tried_on_copy(g, act, memo):
            return False
    return _tried_in_place(g, acts[0], memo)


def _any_completes(g: State, acts: list[int], memo: Memory) -> bool:
    """Whether one of the actions leads to a complete turn. `g` may be changed by the last one tried."""
    last = len(acts) - 1
    for place, act in enumerate(acts):
        if place == last:
            return _tried_in_place(g, act, memo)
        if _tried_on_copy(g, act, memo):
            return True
    return False


def _plays(g: State, memo: Memory, verdicts: Verdicts) -> bool:
    """Whether one of the plays leads to a complete turn. Loading is not tried, because it does not help,
    except onto a landed ship, from which the card may be played, or where texts count the cards in hand."""
    open_ = []
    helps = bool(g.mine.landed or g.theirs.voice & g.their_deck.takers)
    for act in permitted(g):
        if helps or kind_of(act) != do.LOAD:
            verdict = verdicts.verdict(act)
            if verdict == COMPLETES:
                return True
            if verdict == UNDECIDED:
                open_.append(act)
    return _any_completes(g, open_, memo)


def _useful(g: State, acts: list[int], marks: i64) -> list[int]:
    """The answers to a question with these marks that are worth trying, the most promising first; only one if
    all are alike. Discarding own cards voluntarily does not help to complete the turn, except where a mutant
    or another text counts the cards in hand; even there to give up nothing is tried first."""
    if marks & ALIKE and g.player != g.current:
        return acts[:1]
    if marks & AT_WILL:
        done = acts[-1:]  # the action DONE
        if not g.mine.hand & g.my_deck.mutants_counting and not g.theirs.voice & g.their_deck.takers:
            return done
        return done + acts[:-1]
    return acts


def must_give_up(g: State) -> bool:
    """At Engagement: whether no sequence of the player's own actions reaches a legal announcement."""
    memo = Memory()
    if legality.announceable(g):
        return False
    for act in permitted(g):
        if commits(g, act):
            if completable_after(g, act, memo):
                return False
        elif kind_of(act) == do.USE or (g.waiting is not None and g.player == g.current):
            h = g.fork()  # a text used before the character may still save the turn
            perform(h, act)
            advance(h)
            if not must_give_up(h):
                return False
    return True
