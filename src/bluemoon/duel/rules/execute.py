"""What actions do: playing cards, bluffing, landing, announcing, taking a turn back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bluemoon.duel.model import actions as do
from bluemoon.duel.model import frames
from bluemoon.duel.model.actions import card_of, kind_of, other_of
from bluemoon.duel.model.frames import push
from bluemoon.duel.model.side import Layer, Side
from bluemoon.duel.model.sources import freeing_in, from_hand_in, outlay, source_of
from bluemoon.duel.model.state import (
    AFTER_SUPPORT,
    BOOSTER_SUPPORT,
    CHARACTER,
    ENGAGEMENT,
    LEADERSHIP,
    NO_ELEMENT,
    POWER,
    State,
    log,
)
from bluemoon.duel.model.termination import Termination
from bluemoon.duel.rules import legality
from bluemoon.duel.rules.conditions import all_met
from bluemoon.duel.rules.decisions import answer
from bluemoon.duel.rules.fights import finish, retreat, unpaid_dragons
from bluemoon.duel.rules.interference import asked, consequences
from bluemoon.duel.rules.resolve import PLAYED, begin, load, place, trigger
from bluemoon.duel.rules.survey import BLUFF_ICONS, survey
from bluemoon.duel.rules.targets import settle_targets
from bluemoon.duel.rules.transfers import (
    discard,
    draw,
    lay_face_down,
    lift,
    note_if_out,
    take,
    take_out_of_hand,
    uncover,
)
from bluemoon.powers.question import ALONE, question
from bluemoon.powers.vocabulary import When
from bluemoon.powers.word import MomentWord
from bluemoon.sets import bits, size

if TYPE_CHECKING:
    from bluemoon.duel.model.types import ActionCode, CardIndex, CardSet, ElementIndex, Outlay, Seat


# Moments at which the owner decides himself when to use a text.
USED: Final = (When.ONCE_A_TURN, When.AFTER_SUPPORT, When.ENDING, When.TURN_OVER)


def perform(g: State, act: ActionCode) -> None:
    """Carry out a permitted action. What happens by itself afterwards is left to `turn.advance`."""
    g.answers = None
    frame = g.waiting
    if frame is not None:
        answer(g, frame, act)
        if not question(frame.kind).marks & ALONE:
            settle_targets(g, -1, -1)
        return
    if g.remember and g.phase < CHARACTER:
        g.before = g.fork()  # until the first character this is the state at Engagement
        g.before.top_only = g.top_only
    if g.interference and kind_of(act) != do.BLUFF and asked(g, act):
        _announce_play(g, act)
        card: CardIndex = card_of(act) if kind_of(act) in (do.PLAY, do.ADD) else 0
        push(g, frames.INTERFERE, 1 - g.current, source_of(g.current, card), act)
    else:
        carry_out(g, act)


def carry_out(g: State, act: ActionCode) -> None:
    """Carry out an action of the player whose turn it is."""
    kind = act >> 12  # `kind_of` and `card_of`: plain Python would notice two calls for every decision
    card = act & 63
    seat = g.current
    side = g.sides[seat]
    if kind == do.PLAY or kind == do.ADD:
        play(g, card, kind == do.ADD)
    elif kind == do.ANNOUNCE:
        announce(g, card)
    elif kind == do.RETREAT:
        retreat(g, seat)
    elif kind == do.DECLINE:
        g.phase = ENGAGEMENT
        log(g, "decline", seat, -1, 0)
        push(g, frames.DECLINED, seat, 0)
        push(g, frames.DECLINING, seat, 0)
    elif kind == do.BLUFF:
        play_bluff(g, card)
    elif kind == do.LOAD:
        g.phase = BOOSTER_SUPPORT
        g.loads += 1
        load(g, seat, card, other_of(act))
    elif kind == do.RETRIEVE:
        take(g, seat, card, True)
    elif kind == do.DROP:
        discard(g, seat, card)
    elif kind == do.LAND:
        side.landed |= 1 << card
        g.stale = True
        log(g, "land", seat, card, 0)
    elif kind == do.USE:
        use(g, card)
    elif kind == do.REPLACE:
        replace(g, card)
    elif kind == do.SATISFY:
        push(g, frames.PAY, seat, source_of(1 - seat, card), 0, frames.FOR_DEMAND)
    elif kind == do.END_PHASE:
        end_support_phase(g)
    elif kind == do.BACKTRACK:
        backtrack(g)
    else:
        assert kind == do.DONE, kind
        g.phase += 1


# --- interference -----------------------------------------------------------------------------------------


def _announce_play(g: State, act: ActionCode) -> None:
    """Show the opponent what is about to be played, before he answers."""
    if kind_of(act) in (do.PLAY, do.ADD):
        side = g.mine
        bit = 1 << card_of(act)
        side.blurred &= ~bit
        side.mixed &= ~bit
        side.seen |= bit & side.hand
        log(g, "attempt", g.current, card_of(act), 0)


def passed(g: State, act: ActionCode) -> None:
    """The opponent does not interfere, so the action is carried out."""
    if kind_of(act) != do.BLUFF:  # a bluff was laid before the opponent was asked
        carry_out(g, act)


def interfere(g: State, seat: Seat, card: CardIndex, act: ActionCode, spent: Outlay) -> None:
    """The opponent interferes: the card goes to his discard pile and is resolved at once (004 Interference
    Cards). `spent` is what laying a bluff used up."""
    texts = consequences(g, seat, card, act)
    log(g, "interfere", seat, card, 0)
    discard(g, seat, card)
    cancelled = None in texts
    if cancelled:
        _cancel(g, act, spent)
    if g.edition.interference_reveals:
        g.revealed = True  # the current player has learned of the card (004 Tournament Rules)
    if cancelled:
        return
    push(g, frames.CARRY_ON, g.current, 0, act)
    for then in texts:
        if then is not None:
            begin(g, seat, card, 0, then)


def carry_on(g: State, act: ActionCode) -> None:
    """Carry out the action after the interference, unless the player's power no longer suffices for it."""
    if kind_of(act) != do.ANNOUNCE or legality.announceable(g) >> card_of(act) & 1:
        carry_out(g, act)


def _cancel(g: State, act: ActionCode, spent: Outlay) -> None:
    """Cancel a play: the card counts towards no limit and is discarded (004 Canceling Cards)."""
    seat = g.current
    side = g.sides[seat]
    deck = g.decks[seat]
    card = card_of(act)
    if kind_of(act) == do.BLUFF:
        card = side.laid[-1]
        _take_bluff_back(g, card, spent)
    bit = 1 << card
    if g.phase < CHARACTER and deck.characters & bit:
        g.revealed = False
    reached = CHARACTER if deck.characters & bit else BOOSTER_SUPPORT if deck.fighters & bit else LEADERSHIP
    g.phase = max(g.phase, reached)
    g.cancelled |= bit
    log(g, "cancel", seat, card, 0)
    discard(g, seat, card)
    settle_targets(g, -1, -1)


def _take_bluff_back(g: State, card: CardIndex, spent: Outlay) -> None:
    """Undo the counting of a bluff, which used up what `spent` says."""
    side = g.mine
    side.fresh &= ~(1 << card)
    side.as_free &= ~(1 << card)
    g.plays -= 1
    if from_hand_in(spent):
        g.hand_plays -= 1
    side.used &= ~freeing_in(spent)


# --- playing ----------------------------------------------------------------------------------------------


def play(g: State, card: CardIndex, beside: bool) -> None:
    """Play a card face up and resolve what it says (001 Card Text)."""
    seat = g.current
    deck = g.decks[seat]
    bit = 1 << card
    if deck.leaderships & bit:
        play_leadership(g, card)
    elif deck.leadership_phase & bit:
        g.phase = ENGAGEMENT
        g.led = True
        _count_play(g)
        place(g, seat, card)
    else:
        play_fighter(g, card, beside)
    note_if_out(g, seat)


def play_leadership(g: State, card: CardIndex) -> None:
    """Play a leadership card onto the leader and resolve its text; this ends the Leadership phase."""
    seat = g.current
    side = g.sides[seat]
    bit = 1 << card
    g.phase = ENGAGEMENT
    g.led = True
    lift(side, bit)
    side.pile |= bit
    if g.top_only:
        side.stacked = Layer(side.stacked, bit)
    side.fresh |= bit
    if bit & g.decks[seat].orders:
        side.orders |= (
            bit  # it stays in force until the turn ends; others only resolve once (004 Leadership Cards)
        )
    _count_play(g)
    log(g, "play", seat, card, 0)
    trigger(g, seat, card, PLAYED)


def replace(g: State, card: CardIndex) -> None:
    """Discard a card with the REPLACE icon, without resolving it, and draw another (004 The Replace Icon)."""
    g.phase = ENGAGEMENT
    g.led = True
    log(g, "replace", g.current, card, 0)
    discard(g, g.current, card)
    draw(g, g.current)


def _count_play(g: State) -> None:
    g.plays += 1
    g.stale = True


def play_fighter(g: State, card: CardIndex, beside: bool) -> None:
    """Play a character, booster or support from the hand or a landed ship."""
    seat = g.current
    side = g.sides[seat]
    deck = g.decks[seat]
    bit = 1 << card
    if g.stale:
        survey(g)
    from_ship = not side.hand & bit
    changed = bit
    free = _plays_free(g, bit)
    if not from_ship:
        g.hand_plays += 1
    if deck.characters & bit:
        _enter_fight(g)
        g.phase = CHARACTER
        if deck.mutants & bit:
            _change_element(g, card)
        if not beside and (g.edition.later_ones_cover or not legality.character_played(g)):
            changed |= side.active & ~side.fresh
            side.active &= side.fresh  # the cards of earlier turns are covered (001 Character Phase)
    else:
        g.phase = BOOSTER_SUPPORT
    take_out_of_hand(side, bit)
    if deck.supports & bit:
        side.support |= bit
    else:
        side.combat |= bit
        side.active |= bit
        g.combat_plays += 1
    _note_play(side, bit, free)
    g.plays += 1
    if changed & deck.meaningful:
        g.stale = True
    else:  # nothing but the power has changed
        side.fire_total = side.earth_total = -1
        g.hands_moved()
    log(g, "add" if beside else "play", seat, card, 0)
    if deck.when_played & bit:
        trigger(g, seat, card, PLAYED, from_ship)
    settle_targets(g, seat, card)


def _enter_fight(g: State) -> None:
    if g.phase < CHARACTER:
        # What was learned before the first character does not matter (000 Special Rules 11).
        g.revealed = False
    if not g.fight:
        g.fight = True
        g.first_turn = True
        for side in g.sides:
            side.ran_out = side.out_of_cards()  # only running out in the fight that begins now counts (001)


def _note_play(side: Side, bit: CardSet, free: bool) -> None:
    """Remember that the card was played this turn, and whether it counts towards a limit. A card that was
    taken back and is played a second time counts if one of its plays does."""
    counted = side.fresh & ~side.as_free & bit
    side.fresh |= bit
    if free and not counted:
        side.as_free |= bit
    else:
        side.as_free &= ~bit


def _plays_free(g: State, bit: CardSet) -> bool:
    """Whether the card does not count towards a limit. If that is only so because an earlier card made the
    next one FREE, this uses it up."""
    side = g.mine
    deck = g.my_deck
    may_be = side.fresh & deck.next_free | bit & (deck.free | deck.free_if) | side.landed | side.as_free
    if not may_be:
        return False
    free = legality.free_cards(g, bit) != 0
    if side.fresh & deck.next_free:
        spending = legality.next_is_free(g)
        side.used |= spending & -spending
    return free or bool(side.as_free and legality.riding(g, bit)[0])


def _change_element(g: State, card: CardIndex) -> None:
    """Let a mutant change the contested element, unless its text is ignored (000 Mutants)."""
    side = g.mine
    deck = g.my_deck
    bit = 1 << card
    if (side.ignored | side.muted) & bit:
        return
    if not all_met(g, g.current, deck.conditions[card]):
        waivers = side.voice & deck.unconditioned & ~side.used
        side.used |= waivers & -waivers
    if g.element != NO_ELEMENT:
        becomes = deck.becomes[card]
        g.element = 1 - g.element if becomes < 0 else becomes
        g.stale = True
        log(g, "element", g.current, card, g.element)


def play_bluff(g: State, card: CardIndex) -> None:
    """Lay a card face down into the support area (001 Bluffing)."""
    seat = g.current
    side = g.sides[seat]
    bit = 1 << card
    if g.stale:
        survey(g)
    g.phase = BOOSTER_SUPPORT
    spending = legality.next_is_free(g)
    free = spending != 0 and not side.icons_off & legality.FREE
    openly = not side.hand & bit or bool(side.disclosed & bit)
    freeing = spending & -spending
    from_hand = side.hand & bit != 0
    if from_hand:
        g.hand_plays += 1
    lay_face_down(g, seat, bit, openly)
    _note_play(side, bit, free)
    side.used |= freeing
    _count_play(g)
    log(g, "bluff openly" if openly else "bluff", seat, card, 0)
    note_if_out(g, seat)
    face_down = do.action(do.BLUFF)  # without the card, which the opponent must not see
    if g.interference and asked(g, face_down):
        push(g, frames.INTERFERE, 1 - seat, source_of(seat, 0), face_down, outlay(from_hand, freeing))


def use(g: State, card: CardIndex) -> None:
    """Resolve a text of an active card that its owner uses now."""
    side = g.mine
    side.used |= 1 << card
    log(g, "use", g.current, card, 0)
    for which, power in enumerate(g.my_deck.powers[card]):
        word = power.word
        if power.may and power.when in USED and isinstance(word, MomentWord):
            word.perform(g, g.current, card, which, power)


def end_support_phase(g: State) -> None:
    """End the Booster/Support phase: the opponent attracts a dragon for each payment that was not made."""
    g.phase = AFTER_SUPPORT
    for card in bits(unpaid_dragons(g)):
        g.theirs.used |= 1 << card
        push(g, frames.ATTRACT, 1 - g.current, source_of(1 - g.current, card), 1)


def announce(g: State, element: ElementIndex) -> None:
    """Announce the power: landed ships are discarded first, bluffs may then be called (001 Landing Ships)."""
    if g.mine.landed:
        for ship in bits(g.mine.landed):
            discard(g, g.current, ship)
    g.phase = POWER
    g.fight = True
    if g.element != element:
        g.element = element
        g.revalue()
    log(g, "announce", g.current, -1, element)
    if callable_bluff(g):
        push(g, frames.CALLING, 1 - g.current, 0)


def callable_bluff(g: State) -> bool:
    """Whether the opponent may call the current player's bluff (001 Calling a Bluff, 004 Ignoring Bluff
    Cards)."""
    if g.stale:
        survey(g)
    side = g.mine
    return bool(side.bluffs & ~side.ignored) and not side.voice & g.my_deck.no_call


def honest_bluffs(g: State, seat: Seat) -> CardSet:
    """The cards of the seat's deck that are honest face down: they have the bluff icon of the contested
    element, and it is not ignored (001 Calling a Bluff)."""
    if g.stale:
        survey(g)
    if g.sides[seat].icons_off & BLUFF_ICONS:
        return 0
    return g.decks[seat].bluff_of[g.element]


def call_bluff(g: State) -> None:
    """Turn the bluffs up. If all of them have a bluff icon, their owner attracts a dragon; otherwise the
    caller does, and the owner retreats."""
    seat = g.current
    side = g.sides[seat]
    all_right = not side.bluffs & ~honest_bluffs(g, seat)
    for card in bits(side.bluffs):
        log(g, "reveal", seat, card, 0)
    side.seen |= side.bluffs
    side.blurred &= ~side.bluffs
    side.mixed &= ~side.bluffs
    if all_right:
        for card in bits(side.bluffs):
            discard(g, seat, card)
        push(g, frames.ATTRACT, seat, 0, 1)
    else:
        push(g, frames.MUST_RETREAT, seat, 0)
        push(g, frames.ATTRACT, 1 - seat, 0, 1)


def backtrack(g: State) -> None:
    """The turn cannot be completed: the cards played this turn return to the hand, and the player is at
    Engagement again (004 Backtracking). In classic that is so only if nothing was drawn or revealed;
    otherwise the game is lost (000 Special Rules 11), unless it was an interference that broke the turn. A
    play that was cancelled may not be repeated this turn."""
    seat = g.current
    side = g.sides[seat]
    deck = g.decks[seat]
    log(g, "backtrack", seat, -1, 0)
    g.wary = True
    if g.edition.lost_if_stuck and g.revealed and not g.cancelled:
        finish(g, 1 - seat, Termination.UNFINISHED_TURN)
        g.crystals = 4
        return
    if g.before is not None:
        _restore(g, g.before)
        return
    for card in bits(
        (side.fresh | g.cancelled) & deck.fighters & (side.combat | side.support | side.discard)
    ):
        take(g, seat, card, True)
    uncover(g, seat)
    side.barred |= g.cancelled
    g.cancelled = 0
    side.fresh &= ~deck.fighters
    side.as_free = 0
    g.phase = ENGAGEMENT
    g.plays = size(side.fresh)
    g.combat_plays = g.hand_plays = 0
    g.revealed = False
    if g.first_turn:
        g.fight = g.first_turn = False


def _restore(g: State, before: State) -> None:
    """Set everything as it was before the first character, but keep what the players have learned since."""
    one, two = (_as_before(now, then) for now, then in zip(g.sides, before.sides))
    g.sides = (one, two)
    g.begins(g.current)
    g.mine.barred |= g.cancelled
    g.cancelled = before.cancelled
    g.phase = min(before.phase, ENGAGEMENT)
    g.fight = before.fight
    g.first_turn = before.first_turn
    g.element = before.element
    g.led = before.led
    g.plays = before.plays
    g.combat_plays = before.combat_plays
    g.hand_plays = before.hand_plays
    g.loads = before.loads
    g.drawn = before.drawn
    g.revealed = False
    g.before = None
    g.stale = True


def _as_before(now: Side, then: Side) -> Side:
    side = then.copy()
    shown = now.combat | now.discard | now.pile | (now.support & ~now.bluffs) | now.lasting
    side.seen |= shown & side.hand
    side.blurred &= ~side.seen
    side.mixed &= ~side.seen
    side.known |= now.known
    return side
