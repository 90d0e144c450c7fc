"""The course of a turn: what happens by itself until somebody has a decision to make."""

from __future__ import annotations

from bluemoon.duel.model import frames
from bluemoon.duel.model.state import (
    AFTER_SUPPORT,
    ALL_DRAGONS,
    BEGINNING,
    END,
    ENGAGEMENT,
    LEADERSHIP,
    REFRESH,
    TURN_ENDED,
    TURN_OVER,
    State,
    log,
)
from bluemoon.duel.model.termination import Termination
from bluemoon.duel.rules.decisions import answer, openly_forced, options
from bluemoon.duel.rules.fights import end_game, finish, no_more_fights, retreat, several, start_turn
from bluemoon.duel.rules.permitted import beginning_actions, uses
from bluemoon.duel.rules.questions import happen
from bluemoon.duel.rules.refreshing import refresh
from bluemoon.duel.rules.survey import survey
from bluemoon.duel.rules.targets import settle_targets
from bluemoon.powers.vocabulary import When


def advance(g: State) -> None:
    """Go on until somebody has a decision to make or the game is over."""
    while g.winner < 0:
        frame = g.waiting
        if frame is not None:
            if frame.kind >= frames.EACH:
                happen(g, frame)
                continue
            if frame.kind == frames.ATTRACT and g.sides[frame.seat].dragons == ALL_DRAGONS:
                log(g, "fourth dragon", frame.seat, -1, 0)
                finish(g, frame.seat, Termination.FOURTH_DRAGON)
                return
            found = options(g, frame)
            if len(found) > 1 or (found and not openly_forced(g, frame)):
                g.player = frame.seat
                g.answers = found
                return
            if found:
                answer(g, frame, found[0])
            else:
                g.waiting = frame.below
            settle_targets(g, -1, -1)
        elif BEGINNING < g.phase <= AFTER_SUPPORT:
            if g.phase == ENGAGEMENT and not g.fight and no_more_fights(g):
                end_game(g)
                return
            g.player = g.current
            return
        elif _waits_for_decision(g):
            return


def _waits_for_decision(g: State) -> bool:
    """Carry out what happens by itself in this phase and those after it. Returns True as soon as the current
    player has to decide something, False when the turn has ended."""
    g.player = g.current
    phase = g.phase
    if phase <= BEGINNING:
        if phase == BEGINNING and not beginning_actions(g):
            g.phase = LEADERSHIP
        return True
    side = g.mine
    deck = g.my_deck
    if phase <= REFRESH:
        refresh(g, g.current)
        g.phase = phase = END
    if g.stale:
        survey(g)
    if phase == END:
        if side.voice & deck.at_end:
            if uses(g, When.ENDING, deck.ending) or uses(g, When.ONCE_A_TURN, deck.once_a_turn):
                return True
        g.phase = phase = TURN_OVER
    if phase == TURN_OVER:
        if side.voice & deck.turn_over and uses(g, When.TURN_OVER, deck.turn_over):
            return True
        g.phase = TURN_ENDED
    _end_turn(g)
    return False


def _end_turn(g: State) -> None:
    """End the turn. If its player has more than one Flood, the opponent must retreat now (001 End Phase)."""
    seat = g.current
    if g.stale:
        survey(g)
    speakers = g.mine.voice & g.my_deck.turn_over
    if speakers and several(g, seat, When.TURN_OVER, speakers):
        g.phase = TURN_ENDED
        retreat(g, 1 - seat)
        return
    start_turn(g, 1 - seat)
