"""What is allowed now: the list of legal actions, and the rule behind every refusal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bluemoon.chance import Chance
from bluemoon.city.actions import (
    BUILD,
    DISCARD,
    DISCARDS,
    DONE,
    DRAGON_CARDS,
    DRAGON_FLIGHTS,
    DRAGON_HOP,
    DRAGON_HOPS,
    EXTRA_OFFERINGS,
    FIGURE_FLIGHTS,
    FIGURE_HOP,
    FIGURE_HOPS,
    FINISH,
    OFFER,
    OFFERING,
    PLAY,
    WALK,
    WALKS,
    Action,
    contribution,
)
from bluemoon.city.board import (
    ANY_COLOUR,
    BOXES,
    CENTRE_PLACE,
    DISTANCE,
    FIRST_BOX,
    OUTSIDE,
    PLACES,
    TILE_COLOUR,
)
from bluemoon.city.cards import CARD, COLOUR, DRAGON_OF, F1, F2, KINDS, P1, P2, PILLAR, VALUE
from bluemoon.city.payments import cards_in, payment_sets, worth
from bluemoon.city.state import (
    CONTRIBUTION,
    DISCARDING,
    MOVEMENT,
    OVER,
    State,
    hand_of,
    markers_left,
    offering_cost,
)
from bluemoon.city.tiles import DRAGONS, PEOPLES, TILES
from bluemoon.contract import Reason
from bluemoon.messages import CityCode, Message, say
from bluemoon.messages.things import building, city_phase, colour_name

if TYPE_CHECKING:
    from mypy_extensions import i64

ONLY_FINISH: Final = [FINISH]
OUR_POWERS: Final = "003 our rule – Powers change something"


def legal_actions(state: State) -> list[Action]:
    """All that the current player may do. Contributions are listed only with payments without superfluous
    cards."""
    if state.phase == MOVEMENT:
        return _movements(state)
    if state.phase == CONTRIBUTION:
        if state.figures[state.seat] == CENTRE_PLACE:
            return _offerings(state)
        return _contributions(state)
    if state.phase == DISCARDING:
        return _discards(state)
    return []


def drawn(state: State, chance: Chance) -> Action:
    """One of the legal actions, each as likely as the others: the one that a lot among those listed would
    give. Only this one is made; the phase must not be OVER."""
    if state.phase == MOVEMENT:
        parts = _movement_parts(state)
        k = chance.below(_length(parts))
        for part in parts:
            if k < len(part):
                return part[k]
            k -= len(part)
    if state.phase == CONTRIBUTION and state.figures[state.seat] != CENTRE_PLACE:
        boxes = _payable(state)
        count: i64 = 1
        for _, sets in boxes:
            count += len(sets)
        k = chance.below(count) - 1
        for box, sets in boxes:
            if 0 <= k < len(sets):
                return contribution(box, cards_in(sets[k]))
            k -= len(sets)
        return FINISH
    actions = legal_actions(state)
    return actions[chance.below(len(actions))]


def _length(parts: list[list[Action]]) -> i64:
    count: i64 = 0
    for part in parts:
        count += len(part)
    return count


def _movements(state: State) -> list[Action]:
    actions: list[Action] = []
    for part in _movement_parts(state):
        actions += part
    return actions


def _movement_parts(state: State) -> list[list[Action]]:
    """The actions of the movement phase, in parts that are shared: nobody may change them."""
    seat: i64 = state.seat
    place: i64 = state.figures[seat]
    parts = [ONLY_FINISH, WALKS[state.steps][place]]
    base = seat * KINDS
    hands = state.hands
    dragon: i64
    for dragon in range(len(DRAGONS)):
        one, two = DRAGON_CARDS[dragon]
        spot: i64 = state.dragons[dragon]
        if hands[base + one]:
            parts.append(DRAGON_FLIGHTS[dragon][spot])
        if hands[base + two] and spot != OUTSIDE:
            parts.append(DRAGON_HOPS[dragon][spot])
    if hands[base + F1]:
        parts.append(FIGURE_FLIGHTS[place])
    if hands[base + F2]:
        parts.append(FIGURE_HOPS[place])
    return parts


def _contributions(state: State) -> list[Action]:
    actions = [FINISH]
    before: list[int] = []
    paid: list[tuple[int, ...]] = []
    for box, sets in _payable(state):
        if sets is not before:
            paid = [cards_in(cards) for cards in sets]
            before = sets
        actions += [contribution(box, cards) for cards in paid]
    return actions


def _payable(state: State) -> list[tuple[int, list[int]]]:
    """The free boxes of the building where the current player's figure is, each with all sets of cards that
    pay for it."""
    seat: i64 = state.seat
    place: i64 = state.figures[seat]
    boxes: list[tuple[int, list[int]]] = []
    if state.built >> place & 1 or not markers_left(state, seat):
        return boxes
    tile: i64 = state.tiles[place]
    first: i64 = FIRST_BOX[tile]
    hand = hand_of(state, seat)
    before = 0
    sets: list[int] = []
    for box, need in enumerate(BOXES[tile]):  # numbers never rise to the right: equal boxes are neighbours
        if state.boxes[first + box] < 0:
            if need != before:
                sets = payment_sets(hand, TILE_COLOUR[tile], need)
                before = need
            boxes.append((box, sets))
    return boxes


def _offerings(state: State) -> list[Action]:
    actions = [FINISH]
    seat = state.seat
    cost = offering_cost(state)
    crystals = state.crystals[seat]
    if not cost or crystals < cost or not markers_left(state, seat):
        return actions
    if not state.offered:
        actions.append(OFFERING)
        return actions
    if state.hands[seat * KINDS + P1] and crystals >= cost + 1:
        actions.append(EXTRA_OFFERINGS[0])
    if state.hands[seat * KINDS + P2] and crystals >= cost + 2:
        actions.append(EXTRA_OFFERINGS[1])
    return actions


def _discards(state: State) -> list[Action]:
    """The discards at the end of the turn. The second card must not come before the first, so that each pair
    of cards is offered only once."""
    actions = [FINISH]
    seat: i64 = state.seat
    base = seat * KINDS
    lowest: i64 = state.thrown[0] if state.thrown else 0
    hands = state.hands
    kind: i64
    for kind in range(lowest, KINDS):
        if hands[base + kind]:
            actions.append(DISCARDS[kind])
    return actions


def something_to_do(state: State) -> bool:
    """Whether there is anything to decide in this phase, as far as everybody at the table can see.

    This does not look at the hand, so that skipping the phase tells nobody anything about it.
    """
    seat: i64 = state.seat
    place: i64 = state.figures[seat]
    if place != CENTRE_PLACE:
        return not state.built >> place & 1 and markers_left(state, seat) > 0
    cost = offering_cost(state)
    rich = state.crystals[seat] >= cost + (1 if state.offered else 0)
    return cost > 0 and rich and markers_left(state, seat) > 0


def refusal(state: State, action: Action) -> Reason | None:
    """The rule that forbids an action now; None if it is allowed."""
    if state.phase == OVER:
        return Reason(say(CityCode.OVER), "003 Winning the Game")
    cards = action.cards
    for card in cards:
        if not (0 <= card < KINDS):
            return Reason(say(CityCode.NO_CARD), "003 Game Components")
        held = state.hands[state.seat * KINDS + card]
        if held < cards.count(card):
            code = CityCode.HOLD_FEW if held else CityCode.HOLD_NONE
            return Reason(say(code, card=CARD[card]), "003 A Player's Turn – Card Powers")
    kind = action.kind
    if kind == DONE:
        return None if action == FINISH else _malformed()
    if kind == WALK:
        return _refuse_walk(state, action)
    if kind == PLAY:
        return _refuse_power(state, action)
    if kind == BUILD:
        return _refuse_contribution(state, action)
    if kind == OFFER:
        return _refuse_offering(state, action)
    if kind == DISCARD:
        return _refuse_discard(state, action)
    return _malformed()


def _malformed() -> Reason:
    return Reason(say(CityCode.NO_ACTION), "003 A Player's Turn")


def _wrong_phase(state: State, what: Message, place: str) -> Reason:
    phase = city_phase(state.phase)
    return Reason(say(CityCode.WRONG_PHASE, what=what, phase=phase), place)


def refuse_verb(state: State, verb: str) -> Reason | None:
    """Why nothing can be done now that begins with this word; None if something may be possible."""
    if state.phase == OVER:
        return Reason(say(CityCode.OVER), "003 Winning the Game")
    if verb == "build":
        return refuse_any_contribution(state)
    if verb == "walk" and state.phase != MOVEMENT:
        return _wrong_phase(state, say(CityCode.WALK_PHASE), "003 Movement")
    return None


def _refuse_walk(state: State, action: Action) -> Reason | None:
    if action.cards or not 0 <= action.target < PLACES:
        return _malformed()
    if state.phase != MOVEMENT:
        return _wrong_phase(state, say(CityCode.WALK_PHASE), "003 Movement")
    way = DISTANCE[state.figures[state.seat]][action.target]
    if way == 0:
        return Reason(say(CityCode.THERE_ALREADY), "003 Movement")
    if way > state.steps:
        return Reason(say(CityCode.TOO_FAR, n=way, left=state.steps), "003 Movement")
    return None


def _refuse_power(state: State, action: Action) -> Reason | None:
    if len(action.cards) != 1 or not 0 <= action.target < PLACES:
        return _malformed()
    kind = action.cards[0]
    why = refuse_movement_card(state, kind)
    if why is not None:
        return why
    dragon = DRAGON_OF[kind]
    start = state.figures[state.seat] if dragon < 0 else state.dragons[dragon]
    place = power_place(kind)
    if start == action.target:
        return Reason(say(CityCode.NOTHING_CHANGES), OUR_POWERS)
    if VALUE[kind] == 2:
        reach = FIGURE_HOP if dragon < 0 else DRAGON_HOP
        if DISTANCE[start][action.target] > reach:
            return Reason(say(CityCode.OUT_OF_REACH, n=reach), place)
    return None


def power_place(kind: int) -> str:
    """The place in the rulebook that explains the power of a card."""
    people = PEOPLES[COLOUR[kind]].name
    return f"003 {people}" if people in ("Khind", "Mimix") else f"003 {people} – Value {VALUE[kind]}"


def refuse_movement_card(state: State, kind: int) -> Reason | None:
    """Why a card cannot be discarded now to move a dragon or the own figure."""
    dragon = DRAGON_OF[kind]
    if dragon < 0 and kind not in (F1, F2):
        return Reason(say(CityCode.MOVES_NOTHING, card=CARD[kind]), "003 The Card Powers")
    if state.phase != MOVEMENT:
        note = "003 Flit – Note" if dragon < 0 else power_place(kind)
        return _wrong_phase(state, say(CityCode.POWER_PHASE, card=CARD[kind]), note)
    if dragon >= 0 and VALUE[kind] == 2 and state.dragons[dragon] == OUTSIDE:
        return Reason(say(CityCode.DRAGON_OUTSIDE, dragon=DRAGONS[dragon].name), power_place(kind))
    return None


def refuse_any_contribution(state: State) -> Reason | None:
    """Why no contribution at all can be made here and now, whatever the cards."""
    if state.phase != CONTRIBUTION:
        return _wrong_phase(state, say(CityCode.CONTRIBUTION_PHASE), "003 Contribution")
    place = state.figures[state.seat]
    if place == CENTRE_PLACE:
        return Reason(say(CityCode.COURTYARD), "003 Contribution")
    if state.built >> place & 1:
        return Reason(say(CityCode.COMPLETE), "003 Scoring a Completed Building – Completion")
    if not markers_left(state, state.seat):
        return Reason(say(CityCode.NO_MARKER), "003 Limits")
    return None


def _refuse_contribution(state: State, action: Action) -> Reason | None:
    why = refuse_any_contribution(state)
    if why is not None:
        return why
    tile = state.tiles[state.figures[state.seat]]
    if not 0 <= action.target < len(BOXES[tile]):
        missing = say(CityCode.NO_BOX, building=building(TILES[tile].name))
        return Reason(missing, "003 Reconstructing a Building – Payment")
    if state.boxes[FIRST_BOX[tile] + action.target] >= 0:
        return Reason(say(CityCode.BOX_TAKEN), "003 Reconstructing a Building – Payment")
    need = BOXES[tile][action.target]
    value = worth(action.cards, TILE_COLOUR[tile])
    if value < 0:
        if TILE_COLOUR[tile] == ANY_COLOUR:
            return Reason(say(CityCode.ONE_COLOUR), "003 Reconstructing a Building – Royal Palace")
        colour = colour_name(PEOPLES[TILE_COLOUR[tile]].colour)
        return Reason(say(CityCode.WRONG_COLOUR, colour=colour), "003 Reconstructing a Building – Payment")
    if value < need:
        return Reason(
            say(CityCode.TOO_LITTLE, value=value, need=need), "003 Reconstructing a Building – Payment"
        )
    return None


def refuse_any_offering(state: State) -> Reason | None:
    """Why no offering at all can be made here and now."""
    if state.phase != CONTRIBUTION:
        return _wrong_phase(state, say(CityCode.OFFERING_PHASE), "003 Offerings – Courtyard")
    if state.figures[state.seat] != CENTRE_PLACE:
        return Reason(say(CityCode.NOT_AT_COURTYARD), "003 Offerings – Courtyard")
    if not markers_left(state, state.seat):
        return Reason(say(CityCode.NO_MARKER), "003 Limits")
    return None


def _refuse_offering(state: State, action: Action) -> Reason | None:
    if action.target != -1:
        return _malformed()
    why = refuse_any_offering(state)
    if why is not None:
        return why
    extra = 0
    if action.cards:
        if action.cards != (P1,) and action.cards != (P2,):
            return Reason(say(CityCode.ONE_PILLAR), "003 The Card Powers")
        if not state.offered:
            return Reason(say(CityCode.PILLAR_AFTER), power_place(action.cards[0]))
        extra = VALUE[action.cards[0]]
    elif state.offered:
        return Reason(say(CityCode.ONE_OFFERING), "003 Offerings – Several in a turn")
    cost = offering_cost(state) + extra
    if state.crystals[state.seat] < cost:
        place = power_place(action.cards[0]) if extra else "003 Offerings – Cost"
        return Reason(say(CityCode.OFFERING_COST, n=cost), place)
    return None


def _refuse_discard(state: State, action: Action) -> Reason | None:
    if action.target != -1 or len(action.cards) != 1:
        return _malformed()
    if state.phase != DISCARDING:
        return _wrong_phase(state, say(CityCode.DISCARD_PHASE), "003 Discard and Draw Cards")
    return None


def refuse_card(state: State, kind: int) -> Reason | None:
    """Why a card of the hand is of no use to the current player now; None if it can be used."""
    if state.phase == OVER:
        return Reason(say(CityCode.OVER), "003 Winning the Game")
    if not state.hands[state.seat * KINDS + kind]:
        return Reason(say(CityCode.HOLD_NONE, card=CARD[kind]), "003 A Player's Turn – Card Powers")
    if state.phase == MOVEMENT:
        return refuse_movement_card(state, kind)
    if state.phase == DISCARDING:
        return None
    if state.figures[state.seat] != CENTRE_PLACE:
        return _refuse_as_payment(state, kind)
    why = refuse_any_offering(state)
    if why is None and COLOUR[kind] != PILLAR:
        return Reason(say(CityCode.ONLY_PILLARS), "003 Offerings – Several in a turn")
    return why or _refuse_offering(state, Action(OFFER, -1, (kind,)))


def _refuse_as_payment(state: State, kind: int) -> Reason | None:
    why = refuse_any_contribution(state)
    if why is not None:
        return why
    for action in _contributions(state):
        if action.kind == BUILD and (kind in action.cards or _fits_on_top(state, action, kind)):
            return None
    return Reason(say(CityCode.PAYS_NOTHING, card=CARD[kind]), "003 Reconstructing a Building – Payment")


def _fits_on_top(state: State, action: Action, kind: int) -> bool:
    """Whether this card may be added to a payment that is already enough: alone, or with a Mimix or Hoax
    card."""
    hand = hand_of(state, state.seat)
    more = Action(BUILD, action.target, (*action.cards, kind))
    if _legal_payment(state, more):
        return True
    for partner in range(KINDS):
        if hand[partner] and _legal_payment(state, Action(BUILD, action.target, (*more.cards, partner))):
            return True
    return False


def _legal_payment(state: State, action: Action) -> bool:
    return refusal(state, action) is None
