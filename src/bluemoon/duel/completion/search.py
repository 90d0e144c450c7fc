"""No dead ends: an action is offered only if the turn can still be completed after it by the player's own
decisions, without luck. `verdict` and `upper_bound` decide nearly always; where they cannot, a search over
the rest of the turn does. The search looks at so many states and no more: an action after which it has found
no complete turn by then counts as a dead end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bluemoon.chance import Chance
from bluemoon.compiling import mypyc_attr
from bluemoon.duel.completion.upper_bound import out_of_reach
from bluemoon.duel.completion.verdict import COMPLETES, UNDECIDED, Verdicts, swaying
from bluemoon.duel.model import actions as do
from bluemoon.duel.model import frames
from bluemoon.duel.model.actions import card_of, kind_of
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

    from bluemoon.duel.model.types import ActionCode, CardSet, Count

Key = tuple[int, int, int, int, int, int, int, int, int, int, int]

# So many states are looked at for one action. Hardly any needs a hundred; a few with landed ships need a
# million, and a position may be so odd that no computer comes to the end of it. An action that has not led
# to a complete turn by then is refused: at Engagement one can always retreat or decline, and later the turn
# can be taken back (BACKTRACK). If it were offered instead, the turn could be taken back and the same be
# offered again, for ever. Each action has the same allowance: so when a turn was found, its next step is
# found again, whatever else could be done.
MOST_STATES: Final = 3000
# Actions that end the turn's fighting.
FINAL: Final = (do.ANNOUNCE, do.END_PHASE, do.RETREAT, do.DECLINE)
BACKTRACK: Final = do.action(do.BACKTRACK)


@mypyc_attr(acyclic=True, free_list_len=1)
class Memory:
    """What the search has found out, and how many more states it may look at for this action."""

    __slots__ = ("known", "left")

    def __init__(self) -> None:
        self.known: dict[Key, bool] = {}
        self.left: Count = MOST_STATES


def offered(g: State) -> list[int]:
    """The permitted actions that are no dead ends; at least one, unless the game is over."""
    if g.stack or g.phase > BOOSTER_SUPPORT:
        acts = permitted(g) or [BACKTRACK]
        if _open(g):
            return acts
        memo = Memory()
        return [act for act in acts if completable_after(g, act, memo)] or acts
    menu = Menu(g)
    acts = menu.listed()
    if _carefree(g, menu):
        return acts
    gate = Gate(g)
    if gate.easy and acts:
        return acts
    return [act for act in acts if not commits(g, act) or gate.admits(act)] or [BACKTRACK]


def drawn(g: State, chance: Chance) -> i64:
    """One of the offered actions by lot, each as likely as the others. Only what is drawn is examined."""
    if g.stack or g.phase > BOOSTER_SUPPORT:
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
        if gate.easy or gate.admits(act):
            return act
        menu.drop(act)
        left -= 1
    return BACKTRACK


def _drawn_answer(g: State, chance: Chance) -> i64:
    acts = permitted(g) or [BACKTRACK]
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
    """Outside the player's own fighting, or where no answer can do harm, everything permitted is offered."""
    return g.player != g.current or not CHARACTER <= g.phase <= BOOSTER_SUPPORT or _harmless(g)


def _carefree(g: State, menu: Menu) -> bool:
    """Is it plain that nothing permitted is a dead end: because nothing begins what has to be completed, or
    because the power is matched, and own cards never lower it?"""
    if g.phase < CHARACTER:
        return not g.led and not menu.characters | menu.joiners
    if g.wary or not menu.last or g.theirs.voice & g.their_deck.restraints:
        return False
    side = g.mine
    if g.theirs.voice & g.their_deck.targeters and (side.hand & swaying(g) or side.landed):
        return False
    if g.phase == BOOSTER_SUPPORT:
        return True
    # A mutant changes the element.
    if side.hand & g.my_deck.mutants or side.landed:
        return False
    return not (g.edition.later_ones_cover and side.active & ~side.fresh)


@mypyc_attr(acyclic=True, free_list_len=1)
class Gate:
    """Lets through the permitted actions after which the turn can still be completed."""

    __slots__ = ("bounds", "easy", "g", "memo")

    def __init__(self, g: State) -> None:
        self.g = g
        self.memo: Memory | None = None
        bounds = Verdicts(g)
        self.easy = bounds.easy  # nothing is in the way
        if bounds.blind and not bounds.easy and not bounds.begun and g.element != NO_ELEMENT:
            bounds = Verdicts(_covered(g))
        self.bounds = bounds

    def admits(self, act: ActionCode) -> bool:
        """Is this permitted action, after which the turn has to be completed, no dead end?"""
        g = self.g
        bounds = self.bounds
        if bounds.g is g:
            verdict = bounds.verdict(act)
        else:
            verdict = UNDECIDED if kind_of(act) == do.ADD or _freed(g, bounds.g, act) else bounds.verdict(act)
        if verdict != UNDECIDED:
            return verdict == COMPLETES
        if not bounds.begun and _beyond(g, bounds.g, act):
            return False
        if self.memo is None:
            self.memo = Memory()
        return completable_after(g, act, self.memo)


def _beyond(g: State, covered: State, act: ActionCode) -> bool:
    """Is the opponent's power out of reach with this first character?"""
    kind = kind_of(act)
    if kind == do.ADD:
        return out_of_reach(g, card_of(act), True)
    if kind != do.PLAY or (covered is not g and _freed(g, covered, act)):
        return False
    return out_of_reach(covered, card_of(act), False)


def _freed(g: State, covered: State, act: ActionCode) -> bool:
    """Is the card FREE only as long as the old active cards are not covered?"""
    bit = 1 << card_of(act)
    return bool(legality.free_cards(g, bit)) and not legality.free_cards(covered, bit)


def _covered(g: State) -> State:
    """The position as it will be when a new character covers the old active cards."""
    h = g.fork()
    h.sides[h.current].active = 0
    h.stale = True
    return h


def _harmless(g: State) -> bool:
    """Is the power matched already, with no demands open but one that is being paid, and can no answer to the
    choice undo that?"""
    kind, _, source, _, purpose = g.stack[-1]
    paid: CardSet = 0
    if kind == frames.PAY and purpose == frames.FOR_DEMAND:
        paid = 1 << card_in(source)
    elif not question(kind).marks & HARMLESS:
        return False
    if g.stale:
        survey(g)
    if g.theirs.voice & g.their_deck.targeters:
        return False  # a text of the opponent may lose its target and point at another card
    if g.theirs.voice & g.their_deck.restraints:
        if not paid or legality.unmet(g) & ~paid or legality.too_many_characters(g):
            return False
    return g.element == NO_ELEMENT or legality.matched(g, g.element)


def commits(g: State, act: ActionCode) -> bool:
    """After this action, must the turn be completed by announcing?"""
    kind = kind_of(act)
    if kind <= do.LOAD:
        return g.phase >= CHARACTER or bool(g.my_deck.fighters >> card_of(act) & 1)
    return g.phase >= CHARACTER and kind not in FINAL


def completable_after(g: State, act: ActionCode, memo: Memory) -> bool:
    """Can the turn be completed after this action?"""
    memo.left = MOST_STATES
    return _tried_on_copy(g, act, memo)


def _tried_on_copy(g: State, act: ActionCode, memo: Memory) -> bool:
    """Like `completable_after`, in the middle of a search: with the states that are left."""
    h = g.fork()
    h.no_luck = True
    return _tried_in_place(h, act, memo)


def _tried_in_place(g: State, act: ActionCode, memo: Memory) -> bool:
    """Like `_tried_on_copy`, but changes `g` itself: for a position that is needed no more."""
    perform(g, act)
    advance(g)
    return completable(g, memo)


def completable(g: State, memo: Memory) -> bool:
    """Can the player whose turn it is bring the turn to an announcement from here?"""
    if g.winner >= 0 or not CHARACTER <= g.phase <= BOOSTER_SUPPORT:
        return True
    if g.stack:
        return _remembered(g, memo, None)
    bounds = Verdicts(g)
    outlook = bounds.outlook()
    if outlook != UNDECIDED:
        return outlook == COMPLETES
    if legality.announceable(g):
        return True
    return not out_of_reach(g, -1, False) and _remembered(g, memo, bounds)


def _remembered(g: State, memo: Memory, bounds: Verdicts | None) -> bool:
    """Search, unless the same cards have been laid in another order before."""
    key = _key(g)
    known = memo.known.get(key)
    if known is None:
        if memo.left <= 0:
            return False
        memo.left -= 1
        memo.known[key] = False
        known = _choices(g, memo) if bounds is None else _plays(g, memo, bounds)
        if known or memo.left > 0:
            memo.known[key] = known
        else:
            del memo.known[key]  # it was not looked at to the end
    return known


def _choices(g: State, memo: Memory) -> bool:
    """One of the player's own answers has to lead to a complete turn, or all of the opponent's."""
    acts = _useful(g, permitted(g))
    if g.player == g.current:
        return _any_completes(g, acts, memo)
    if not question(g.stack[-1][0]).marks & ALIKE:
        for act in acts[1:]:
            if not _tried_on_copy(g, act, memo):
                return False
    return _tried_in_place(g, acts[0], memo)


def _any_completes(g: State, acts: list[int], memo: Memory) -> bool:
    """Does one of the actions lead to a complete turn? The position is needed no more."""
    for act in acts[1:]:
        if _tried_on_copy(g, act, memo):
            return True
    return bool(acts) and _tried_in_place(g, acts[0], memo)


def _plays(g: State, memo: Memory, bounds: Verdicts) -> bool:
    """Does one of the plays lead to a complete turn? Loading does not help, except onto a landed ship, from
    which the card may be played, or where texts count the cards in hand."""
    open_ = []
    helps = bool(g.mine.landed or g.theirs.voice & g.their_deck.takers)
    for act in permitted(g):
        if helps or kind_of(act) != do.LOAD:
            verdict = bounds.verdict(act)
            if verdict == COMPLETES:
                return True
            if verdict == UNDECIDED:
                open_.append(act)
    return _any_completes(g, open_, memo)


def _useful(g: State, acts: list[int]) -> list[int]:
    """Giving up own cards at will does not help, except where a mutant or a text counts the cards in hand."""
    if question(g.stack[-1][0]).marks & AT_WILL:
        if not g.mine.hand & g.my_deck.mutants_counting and not g.theirs.voice & g.their_deck.takers:
            return acts[-1:]  # done
    return acts


def _key(g: State) -> Key:
    """What can differ between two ways through the rest of a turn. The opponent's cards only leave their
    places in it, so that one set tells of all of them."""
    a = g.mine
    b = g.theirs
    frames = 0
    if g.stack or a.targets or b.targets or a.landed:
        frames = hash((g.stack, a.targets, b.targets, a.holds))
    where = ((g.plays << 6 | g.loads) << 4 | g.phase) << 2 | g.element + 1
    return (
        a.hand,
        a.active,
        a.support,
        a.bluffs,
        a.used,
        a.as_free,
        a.fresh,
        b.hand | b.combat | b.support | b.lasting,
        b.used,
        where,
        frames,
    )


def must_give_up(g: State) -> bool:
    """At Engagement: does no sequence of the player's own actions reach a legal announcement?"""
    memo = Memory()
    if legality.announceable(g):
        return False
    for act in permitted(g):
        if commits(g, act):
            if completable_after(g, act, memo):
                return False
        elif kind_of(act) == do.USE or (g.stack and g.player == g.current):
            h = g.fork()  # a text used before the character may still save the turn
            perform(h, act)
            advance(h)
            if not must_give_up(h):
                return False
    return True
