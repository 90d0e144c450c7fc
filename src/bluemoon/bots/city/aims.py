"""What a plan is good for, in words: the reason that a hint and the coach give."""

from __future__ import annotations

from bluemoon.bots.city.judgement import final
from bluemoon.bots.city.turns import Plan
from bluemoon.city.actions import BUILD
from bluemoon.city.events import CRYSTALS, REBUILT, SCALES, Event
from bluemoon.city.play import perform
from bluemoon.city.state import CONTRIBUTION, MOVEMENT, State
from bluemoon.city.tiles import OFFERINGS_TO_WIN
from bluemoon.messages import HintCode, Message, say


def aim(root: State, plan: Plan, count: int) -> Message:
    """What the plan, the best of so many, brings in this turn."""
    seat = root.seat
    state = State(root)
    events: list[Event] = []
    for action in plan.actions:
        if state.seat != seat or state.phase not in (MOVEMENT, CONTRIBUTION):
            break
        events += perform(state, action)
    if state.ending and final(state, seat) == 1.0:
        return say(HintCode.WINS)
    made = state.obelisk.count(seat)
    if made > root.obelisk.count(seat):
        return say(HintCode.OFFERS, n=made, m=OFFERINGS_TO_WIN[state.players])
    gain = _gain(state, events, seat)
    if any(event.kind == REBUILT for event in events):
        return say(HintCode.COMPLETES, gain=gain) if gain else say(HintCode.COMPLETES_ONLY)
    if any(action.kind == BUILD for action in plan.actions):
        return say(HintCode.SHARES_NOW, gain=gain) if gain else say(HintCode.SHARES)
    return say(HintCode.BEST_OF, n=count)


def _gain(state: State, events: list[Event], seat: int) -> tuple[Message, ...]:
    """What the seat receives by these events."""
    amounts = (
        (
            HintCode.CRYSTALS,
            sum(event.number for event in events if (event.kind, event.seat) == (CRYSTALS, seat)),
        ),
        (
            HintCode.SCALES,
            sum(event.number for event in events if (event.kind, event.seat) == (SCALES, seat)),
        ),
        (HintCode.CARDS, len(state.face_down[seat])),
    )
    return tuple(say(code, n=amount) for code, amount in amounts if amount)
