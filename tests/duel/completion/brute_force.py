"""Every path to the end of the turn, walked over `menu.permitted` alone, against what is offered.

An action that begins what has to be completed should be offered exactly if the turn can be brought to an
announcement after it by the player's own decisions. Nothing of the look-ahead's bounds, promises or memory is
used here. What hangs on luck (a card that would have to be drawn) is left undecided, and so is a turn with
more states than the walk may take.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from bluemoon.duel.engine import DuelState
from bluemoon.duel.model import actions as do
from bluemoon.duel.model import frames
from bluemoon.duel.model.side import Side
from bluemoon.duel.model.state import AFTER_SUPPORT, BOOSTER_SUPPORT, CHARACTER, State
from bluemoon.duel.rules.execute import perform
from bluemoon.duel.rules.permitted import permitted
from bluemoon.duel.rules.turn import advance
from bluemoon.powers.drawing import Draw, DrawThenShuffleIn, DrawUpToHolding

CAN = "can be completed"
CANNOT = "cannot be completed"
LUCK = "hangs on luck"
LARGE = "has too many paths"

MOST_STATES = 20_000  # of one decision
DRAWING = (Draw, DrawThenShuffleIn, DrawUpToHolding)
FINAL = (do.ANNOUNCE, do.END_PHASE, do.RETREAT, do.DECLINE, do.BACKTRACK)

Key = tuple[object, ...]


class TooManyPaths(Exception):
    """The walk would take too long."""


def side_key(side: Side) -> Key:
    """All of a side that can matter for the rest of the turn."""
    cards = (side.hand, side.deck, side.top, side.bottom, side.discard, side.pile, side.combat, side.active)
    table = (side.support, side.bluffs, side.ships, side.landed, side.holds, side.lasting, side.orders)
    turn = (side.fresh, side.as_free, side.used, side.targets, side.barred, side.dragons, side.disclosed)
    return cards + table + turn


def state_key(g: State) -> Key:
    turn = (g.phase, g.element, g.player, g.fight, g.first_turn, g.led, g.cancelled, g.stack)
    counts = (g.plays, g.combat_plays, g.hand_plays, g.loads, g.drawn)
    return side_key(g.sides[0]) + side_key(g.sides[1]) + turn + counts


@dataclass
class Walk:
    """The paths from one decision. States that were met before are not walked again."""

    most: int = MOST_STATES
    known: dict[Key, str] = field(default_factory=dict)

    def after(self, g: State, action: int) -> str:
        """Can the turn be completed after this action?"""
        h = _done(g, action, luck=False)
        found = self.judged(h)
        if _draws(g, action) and _differ(h, _done(g, action, luck=True)):
            # What is drawn may help; and if the sizes of the hands matter, it may do harm.
            if found != CAN or _hand(h) & h.my_deck.mutants_counting:
                return LUCK
        return found

    def judged(self, g: State) -> str:
        """Can the turn be completed from here?"""
        if g.winner >= 0 or not CHARACTER <= g.phase <= AFTER_SUPPORT:
            return CAN
        key = state_key(g)
        known = self.known.get(key)
        if known is None:
            if len(self.known) >= self.most:
                raise TooManyPaths
            self.known[key] = CANNOT
            known = self.known[key] = self._opponents(g) if g.player != g.current else self._own(g)
        return known

    def _own(self, g: State) -> str:
        """One of the own actions has to lead to the announcement."""
        best = CANNOT
        actions = permitted(g)
        if not g.stack:
            actions = sorted(actions, key=lambda action: action >> 12 not in FINAL)
        for action in actions:
            found = self.after(g, action)
            if found == CAN:
                return CAN
            if found == LUCK:
                best = LUCK
        return best

    def _opponents(self, g: State) -> str:
        """The opponent chooses a target as he likes; which cards leave his hand makes no difference."""
        actions = permitted(g)
        if g.stack[-1][0] == frames.DISCARD:
            return self.after(g, actions[0])
        found = {self.after(g, action) for action in actions}
        return CANNOT if CANNOT in found else LUCK if LUCK in found else CAN

    def path(self, g: State, action: int) -> list[str]:
        """Actions that complete the turn, where it can be; in words."""
        texts = [_words(g, action)]
        h = _done(g, action, luck=False)
        while h.winner < 0 and CHARACTER <= h.phase <= AFTER_SUPPORT:
            step = next(step for step in permitted(h) if self.after(h, step) == CAN)
            texts.append(_words(h, step))
            h = _done(h, step, luck=False)
        return texts


def _done(g: State, action: int, luck: bool) -> State:
    h = g.fork()
    h.no_luck = not luck
    perform(h, action)
    advance(h)
    return h


def _draws(g: State, action: int) -> bool:
    """Is it the text of a drawing card that is resolved, or could it be?"""
    sources = [action & 63]
    sources += [source & 63 for _, _, source, _, _ in g.stack if source >> 6 == g.current]
    drawers = {
        card
        for card, powers in enumerate(g.my_deck.powers)
        if any(isinstance(power.word, DRAWING) for power in powers)
    }
    return any(card in drawers for card in sources)


def _hand(g: State) -> int:
    return int(g.mine.hand)


def _differ(one: State, two: State) -> bool:
    return one.current != two.current or _hand(one) != _hand(two)


def _words(g: State, action: int) -> str:
    return DuelState(g, {}).text(action)


def begins(g: State, action: int) -> bool:
    """After this action, has the turn to be completed by an announcement?"""
    kind = action >> 12
    if g.phase >= CHARACTER:
        return kind not in FINAL
    return kind in (do.PLAY, do.ADD, do.BLUFF, do.LOAD) and g.my_deck.fighters >> (action & 63) & 1 == 1


@dataclass
class Difference:
    """An action that is offered and is a dead end, or that is withheld though the turn can be completed."""

    offered: bool
    action: str
    path: list[str]
    position: str

    def __str__(self) -> str:
        what = "a dead end is offered" if self.offered else "withheld"
        return f"{what}: {self.action}; path: {', '.join(self.path)}\nposition: {self.position}"


@dataclass
class Tally:
    """What was compared so far."""

    decisions: int = 0
    actions: int = 0
    luck: int = 0
    large: int = 0
    stuck: int = 0
    differences: int = 0

    def add(self, other: Tally) -> None:
        for name in vars(self):
            setattr(self, name, getattr(self, name) + getattr(other, name))

    def __str__(self) -> str:
        share = 100 * (self.luck + self.large) / max(1, self.actions)
        return (
            f"{self.actions} actions of {self.decisions} decisions, {self.differences} differences; "
            f"undecided {share:.3f} % ({self.luck} by luck, {self.large} too large); "
            f"{self.stuck} turns stuck by luck"
        )


def compare(game: DuelState, tally: Tally, most: int = MOST_STATES) -> Iterator[Difference]:
    """The differences between offered and permitted at this decision."""
    if game.over or game.player != game.current or game.phase > BOOSTER_SUPPORT:
        return
    if game.stack and game.phase < CHARACTER:
        return
    offered = set(game.legal_actions())
    actions = permitted(game)
    walk = Walk(most)
    tally.decisions += 1
    tally.actions += len(actions)
    try:
        found = {action: walk.after(game, action) for action in actions if begins(game, action)}
    except TooManyPaths:
        tally.large += len(actions)
        return
    if game.stack and CAN not in found.values():  # something has to be answered all the same
        tally.stuck += 1
        return
    for action in actions:
        truth = found.get(action, CAN)
        if truth == LUCK:
            tally.luck += 1
        elif (action in offered) != (truth == CAN):
            tally.differences += 1
            path = walk.path(game, action) if truth == CAN and action in found else _next(game, action)
            yield Difference(action in offered, game.text(action), path, " ".join(game.position().split()))


def _next(game: DuelState, action: int) -> list[str]:
    """What is permitted after a dead end."""
    h = _done(game, action, luck=False)
    return [game.text(action), "then only", *(_words(h, step) for step in permitted(h))]


def offered_by_walking(game: DuelState) -> list[int]:
    """What should be offered, found without the look-ahead; what hangs on luck is not."""
    actions = permitted(game)
    if game.over or game.player != game.current or game.phase > BOOSTER_SUPPORT:
        return actions
    if game.stack and game.phase < CHARACTER:
        return actions
    walk = Walk(most=10**6)
    found = [action for action in actions if not begins(game, action) or walk.after(game, action) == CAN]
    return found or (actions if game.stack else [do.action(do.BACKTRACK)])
