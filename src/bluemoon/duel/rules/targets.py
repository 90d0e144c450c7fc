"""The targets of 'one of my …' texts: when they are asked for, and when they may change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bluemoon.duel.model import frames
from bluemoon.duel.model.frames import push
from bluemoon.duel.model.sources import aim, source_of, speaker_in
from bluemoon.duel.model.state import State, log
from bluemoon.duel.rules.survey import eligible_targets, open_targets, survey, target_of
from bluemoon.sets import bits, top

if TYPE_CHECKING:
    from bluemoon.duel.model.types import CardIndex, Seat


def settle_targets(g: State, seat: Seat, entered: CardIndex) -> None:
    """Ask for the targets that texts need. Where the edition lets a text change its target to a card that has
    just entered play, ask for that, too (004 Targeting Effects, 000 Special Rules 2)."""
    if not g.my_deck.targeters | g.their_deck.targeters:
        return
    mine = g.mine
    theirs = g.theirs
    ours = (mine.active | mine.support | mine.lasting) & g.my_deck.targeters
    if not ours and not (theirs.active | theirs.support | theirs.lasting) & g.their_deck.targeters:
        return
    if g.stale:
        survey(g)
    for owner in range(2):
        for card in bits(g.sides[owner].voice & g.decks[owner].targeters):
            _settle_target(g, owner, card, entered, owner == seat)


def _settle_target(g: State, owner: Seat, card: CardIndex, entered: CardIndex, own: bool) -> None:
    side = g.sides[owner]
    frame = g.waiting
    while frame is not None:
        if frame.kind == frames.TARGET and frame.source == source_of(owner, card):
            return  # asked already
        frame = frame.below
    eligible = eligible_targets(g, owner, card)
    if open_targets(g, owner, 1 << card):
        if eligible & (eligible - 1):
            push(g, frames.TARGET, owner, source_of(owner, card))
        elif eligible:
            set_target(g, owner, card, top(eligible))
    elif entered >= 0 and own:
        # In classic the owner applies the text when all his characters lie there: he chooses among those of
        # this turn, in whatever order they came (000 Special Rules 2: the player of a card determines).
        target = target_of(side, card)
        again = g.edition.fresh_targets_open and side.fresh >> target & 1 == 1
        open_ = g.edition.retarget_to_new or again
        if open_ and eligible >> entered & 1 and target != entered:
            push(g, frames.TARGET, owner, source_of(owner, card), 64 + entered)
    elif (
        entered >= 0 and eligible & (eligible - 1) and _affects(g, 1 - owner, entered, target_of(side, card))
    ):
        push(g, frames.TARGET, owner, source_of(owner, card), 1)


def _affects(g: State, seat: Seat, card: CardIndex, target: CardIndex) -> bool:
    """Whether the text of the seat's card takes a value from the opponent's card `target`."""
    if not g.sides[seat].voice >> card & 1 or g.sides[1 - seat].protected >> target & 1:
        return False
    zeroed = g.against[seat].zeroed
    return bool((zeroed[0][card] | zeroed[1][card]) >> target & 1)


def set_target(g: State, seat: Seat, card: CardIndex, target: CardIndex) -> None:
    """Make `target` the target of the card's text, in place of an earlier one."""
    side = g.sides[seat]
    side.targets = (*(pair for pair in side.targets if speaker_in(pair) != card), aim(card, target))
    side.fire_total = side.earth_total = -1
    log(g, "target", seat, card, target)
