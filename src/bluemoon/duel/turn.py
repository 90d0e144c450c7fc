"""The course of a turn: what is permitted now, what an action does, and what then happens by itself."""

from __future__ import annotations

from bluemoon.cards.vocabulary import (
    AttractIfSeveral,
    Draw,
    DrawThenShuffleIn,
    OnlyIf,
    RevealTop,
    TheyRetreatIfSeveral,
    When,
)
from bluemoon.duel import actions as do
from bluemoon.duel import effects as fx
from bluemoon.duel import permits
from bluemoon.duel.actions import action
from bluemoon.duel.choices import answer, demand_sets, load, options, place_ship, set_target
from bluemoon.duel.deck import bits
from bluemoon.duel.moves import (
    discard,
    discard_table,
    lay_face_down,
    lift,
    note_if_out,
    refresh,
    take,
    take_out_of_hand,
)
from bluemoon.duel.state import (
    AFTER_SUPPORT,
    ALL_DRAGONS,
    BEGINNING,
    BOOSTER_SUPPORT,
    CHARACTER,
    END,
    ENGAGEMENT,
    LEADERSHIP,
    NO_ELEMENT,
    POWER,
    REFRESH,
    TURN_OVER,
    State,
)
from bluemoon.duel.table import (
    BLUFF_ICONS,
    bearing,
    eligible_targets,
    open_targets,
    retreat_dragons,
    survey,
    target_of,
)

GANG = permits.GANG

# --- what is permitted ------------------------------------------------------------------------------------


def permitted(g: State) -> list[int]:
    """All actions that the rules allow now, before asking whether the turn can still be completed."""
    if g.stack:
        return options(g, g.stack[-1])
    if g.stale:
        survey(g)
    phase = g.phase
    if phase <= BOOSTER_SUPPORT:
        return _fighting_actions(g, phase)
    found: list[int] = []
    if phase == AFTER_SUPPORT:
        found += uses(g, When.AFTER_SUPPORT) + announce_actions(g)
    elif phase == END:
        found += [*uses(g, When.ENDING), *uses(g, When.ONCE_A_TURN), action(do.DONE)]
    elif phase == TURN_OVER:
        found += [*uses(g, When.TURN_OVER), action(do.DONE)]
    return found


def _fighting_actions(g: State, phase: int) -> list[int]:
    """Up to the Booster/Support phase: whatever belongs to this phase or to a later one."""
    side = g.sides[g.current]
    deck = g.decks[g.current]
    found: list[int] = []
    if phase == BEGINNING:
        found += beginning_actions(g)
    if phase <= LEADERSHIP and side.hand & deck.leadership_phase:
        found += [action(do.PLAY, card) for card in bits(permits.leadership_allowed(g))]
    if side.voice & deck.once_a_turn:
        found += uses(g, When.ONCE_A_TURN)
    if phase >= LEADERSHIP and g.sides[1 - g.current].voice & g.decks[1 - g.current].payable:
        found += satisfiable(g)
    if phase <= ENGAGEMENT:
        found.append(action(do.RETREAT) if g.fight else action(do.DECLINE))
    if phase <= CHARACTER:
        found += character_plays(g)
    if ready_for_support(g):
        found += support_plays(g)
        found += announcements(g)
    return found


def beginning_actions(g: State) -> list[int]:
    """What belongs to the Beginning phase only: retrieving, discarding bluffs, landing (001)."""
    side = g.sides[g.current]
    found: list[int] = []
    if (side.active | side.support) & g.decks[g.current].retrieve:
        found += [action(do.RETRIEVE, card) for card in bits(permits.retrievable(g))]
    if side.bluffs:
        found += [action(do.DROP, card) for card in bits(side.bluffs)]
    if side.ships:
        found += [action(do.LAND, ship) for ship in bits(side.ships & ~side.landed)]
    return found


def uses(g: State, when: When) -> list[int]:
    """The current player's texts that he may resolve now."""
    if g.stale:
        survey(g)
    side = g.sides[g.current]
    deck = g.decks[g.current]
    cards = side.voice & deck.at[when] & ~side.used
    found = []
    for card in bits(cards) if cards else ():
        for power in deck.powers[card]:
            if power.when is when and power.may and fx.possible(g, g.current, card, power):
                if when is When.ENDING and _banned_at_end(g, power.word):
                    continue
                found.append(action(do.USE, card))
    return found


def _banned_at_end(g: State, word: object) -> bool:
    """Additional cards at the end of the turn may be forbidden."""
    if not isinstance(word, Draw | DrawThenShuffleIn | RevealTop):
        return False
    return g.sides[1 - g.current].voice & g.decks[1 - g.current].no_end_draw != 0


def satisfiable(g: State) -> list[int]:
    """The opponent's demands that the current player could pay now."""
    if g.stale:
        survey(g)
    other = g.sides[1 - g.current]
    deck = g.decks[1 - g.current]
    demands = other.voice & (deck.pay_or_retreat | deck.pay_or_dragon) & ~other.used
    return [
        action(do.SATISFY, card)
        for card in bits(demands)
        if demand_sets(g, (1 - g.current) * 64 + card, g.current, 0)
    ]


def character_plays(g: State) -> list[int]:
    """The characters that may be played, covering the old active cards or joining them."""
    side = g.sides[g.current]
    deck = g.decks[g.current]
    found = []
    old = side.active & ~side.fresh
    for card in bits(permits.characters_allowed(g)):
        joins = old and _may_join(g, card)
        if not (joins and side.fresh & deck.gang_of[card] & side.active):
            found.append(action(do.PLAY, card))
        if joins:
            found.append(action(do.ADD, card))
    return found


def _may_join(g: State, card: int) -> bool:
    """May the character be played without covering the active cards: as a member of the only active gang
    (001 The Gang Icon), or by its own text?"""
    side = g.sides[g.current]
    deck = g.decks[g.current]
    bit = 1 << card
    if deck.need_not_cover & bit and not (side.ignored | side.muted) & bit:
        return True
    if not deck.gang & bit or not bearing(side, bit, GANG):
        return False
    gang = bearing(side, side.active & deck.gang_of[card], GANG)
    return gang == side.active and gang != 0


def ready_for_support(g: State) -> bool:
    """Has the Character phase what it needs, so that it may be left?"""
    if not permits.character_played(g) and not (g.led and permits.attacking_again(g)):
        return False
    return not permits.too_many_characters(g)


def support_plays(g: State) -> list[int]:
    boosters, supports, bluffs = permits.boosters_and_supports_allowed(g)
    found = [action(do.PLAY, card) for card in bits(boosters | supports)]
    if bluffs:
        found += [action(do.BLUFF, card) for card in bits(bluffs)]
    if g.sides[g.current].ships:
        found += [action(do.LOAD, card, ship) for card, ship in permits.loads_allowed(g)]
    return found


def announcements(g: State) -> list[int]:
    """Announcing at once, or ending the phase first where something comes in between."""
    elements = permits.announceable(g)
    if not elements:
        return []
    if unpaid_dragons(g) or uses(g, When.AFTER_SUPPORT):
        return [action(do.END_PHASE)]
    return [action(do.ANNOUNCE, e) for e in (0, 1) if elements >> e & 1]


def announce_actions(g: State) -> list[int]:
    elements = permits.announceable(g)
    return [action(do.ANNOUNCE, e) for e in (0, 1) if elements >> e & 1]


def unpaid_dragons(g: State) -> int:
    """The opponent's cards that give him a dragon unless they are paid by the end of Booster/Support."""
    if g.stale:
        survey(g)
    other = g.sides[1 - g.current]
    return other.voice & g.decks[1 - g.current].pay_or_dragon & ~other.used


# --- what actions do --------------------------------------------------------------------------------------


def perform(g: State, act: int) -> None:
    """Carry out a permitted action, without what then happens by itself."""
    if g.stack:
        frame = g.stack[-1]
        if frame[0] == fx.CALLING:
            g.stack = g.stack[:-1]
            if act >> 12 == do.CALL:
                call_bluff(g)
        else:
            answer(g, frame, act)
            settle_targets(g, -1, -1)
        return
    kind = act >> 12
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
        g.events.append(("decline", seat, -1, 0))
        fx.push(g, fx.DECLINED, seat, 0)
        fx.push(g, fx.DECLINING, seat, 0)
    elif kind == do.BLUFF:
        play_bluff(g, card)
    elif kind == do.LOAD:
        g.phase = BOOSTER_SUPPORT
        g.loads += 1
        load(g, seat, card, act >> 6 & 63)
    elif kind == do.RETRIEVE:
        take(g, seat, card, True)
    elif kind == do.DROP:
        discard(g, seat, card)
    elif kind == do.LAND:
        side.landed |= 1 << card
        g.stale = True
        g.events.append(("land", seat, card, 0))
    elif kind == do.USE:
        use(g, card)
    elif kind == do.SATISFY:
        fx.push(g, fx.PAY, seat, (1 - seat) * 64 + card, 0, fx.FOR_DEMAND)
    elif kind == do.END_PHASE:
        end_support_phase(g)
    elif kind == do.BACKTRACK:
        backtrack(g)
    else:
        assert kind == do.DONE, kind
        g.phase += 1


def play(g: State, card: int, beside: bool) -> None:
    """Play a card face up and resolve what it says (001 Card Text)."""
    seat = g.current
    deck = g.decks[seat]
    bit = 1 << card
    if deck.leaderships & bit:
        play_leadership(g, card)
    elif deck.ships & bit:
        g.phase = ENGAGEMENT
        g.led = True
        lift(g.sides[seat], bit)
        _count_play(g)
        place_ship(g, seat, card)
    else:
        play_fighter(g, card, beside)
    note_if_out(g, seat)


def play_leadership(g: State, card: int) -> None:
    seat = g.current
    side = g.sides[seat]
    bit = 1 << card
    g.phase = ENGAGEMENT
    g.led = True
    lift(side, bit)
    side.pile |= bit
    side.fresh |= bit
    if bit & g.decks[seat].orders:
        side.orders |= (
            bit  # it speaks until the turn ends; others are done once resolved (004 Leadership Cards)
        )
    _count_play(g)
    g.events.append(("play", seat, card, 0))
    fx.trigger(g, seat, card, When.PLAYED)


def _count_play(g: State) -> None:
    g.plays += 1
    g.stale = True


def play_fighter(g: State, card: int, beside: bool) -> None:
    """A character, booster or support from the hand or a landed ship."""
    seat = g.current
    side = g.sides[seat]
    deck = g.decks[seat]
    bit = 1 << card
    if g.stale:
        survey(g)
    from_ship = not side.hand & bit
    free = _plays_free(g, bit)
    if not from_ship:
        g.hand_plays += 1
    if deck.characters & bit:
        _enter_fight(g)
        g.phase = CHARACTER
        _change_element(g, card)
        if not beside:
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
    side.fresh |= bit
    if free:
        side.as_free |= bit
    _count_play(g)
    g.events.append(("add" if beside else "play", seat, card, 0))
    fx.trigger(g, seat, card, When.PLAYED, from_ship)
    settle_targets(g, seat, card)


def _enter_fight(g: State) -> None:
    if g.phase < CHARACTER:
        g.revealed = (
            False  # what was learned before the first character does not matter (000 Special Rules 11)
        )
    if not g.fight:
        g.fight = True
        g.first_turn = True


def _plays_free(g: State, bit: int) -> bool:
    """Does the card not count towards a limit? Spends the FREE that an earlier card gave."""
    side = g.sides[g.current]
    free = permits.free_cards(g, bit) != 0
    spending = permits.next_is_free(g)
    if spending:
        side.used |= spending & -spending
    return free or bool(side.as_free and permits.riding(g, bit)[0])


def _change_element(g: State, card: int) -> None:
    """A mutant changes the contested element, unless its text is ignored (000 Mutants)."""
    side = g.sides[g.current]
    deck = g.decks[g.current]
    bit = 1 << card
    if not deck.mutants & bit or (side.ignored | side.muted) & bit:
        return
    for power in deck.powers[card]:
        word = power.word
        if isinstance(word, OnlyIf):
            if not permits.condition_met(g, g.current, word.condition):
                waivers = side.voice & deck.unconditioned & ~side.used
                side.used |= waivers & -waivers
            if g.element != NO_ELEMENT:
                g.element = 1 - g.element if word.becomes is None else int(word.becomes)
                g.stale = True
                g.events.append(("element", g.current, card, g.element))


def play_bluff(g: State, card: int) -> None:
    """Lay a card face down into the support area (001 Bluffing)."""
    seat = g.current
    side = g.sides[seat]
    bit = 1 << card
    if g.stale:
        survey(g)
    g.phase = BOOSTER_SUPPORT
    spending = permits.next_is_free(g)
    free = spending and not side.icons_off & permits.FREE
    openly = not side.hand & bit or bool(side.disclosed & bit)
    if side.hand & bit:
        g.hand_plays += 1
    lay_face_down(g, seat, bit, openly)
    side.fresh |= bit
    if spending:
        side.used |= spending & -spending
    if free:
        side.as_free |= bit
    _count_play(g)
    g.events.append(("bluff openly" if openly else "bluff", seat, card, 0))
    note_if_out(g, seat)


def use(g: State, card: int) -> None:
    """Resolve a text of an active card at a moment of the owner's choice."""
    side = g.sides[g.current]
    side.used |= 1 << card
    g.events.append(("use", g.current, card, 0))
    for which, power in enumerate(g.decks[g.current].powers[card]):
        if power.may and power.when in (When.ONCE_A_TURN, When.AFTER_SUPPORT, When.ENDING, When.TURN_OVER):
            fx.perform(g, g.current, card, which, power)


def end_support_phase(g: State) -> None:
    g.phase = AFTER_SUPPORT
    for card in bits(unpaid_dragons(g)):
        g.sides[1 - g.current].used |= 1 << card
        fx.push(g, fx.ATTRACT, 1 - g.current, (1 - g.current) * 64 + card, 1)


def announce(g: State, element: int) -> None:
    """Announce the power: landed ships are discarded first, bluffs may then be called (001 Landing Ships)."""
    for ship in bits(g.sides[g.current].landed):
        discard(g, g.current, ship)
    g.phase = POWER
    g.fight = True
    g.element = element
    g.stale = True
    g.events.append(("announce", g.current, -1, element))
    if callable_bluff(g):
        fx.push(g, fx.CALLING, 1 - g.current, 0)


def callable_bluff(g: State) -> bool:
    """May the opponent call the current player's bluff (001 Calling a Bluff, 004 Ignoring Bluff Cards)?"""
    if g.stale:
        survey(g)
    side = g.sides[g.current]
    return bool(side.bluffs & ~side.ignored) and not side.voice & g.decks[g.current].no_call


def call_bluff(g: State) -> None:
    """Turn the bluffs up: all right, and their owner gains a dragon; otherwise the caller does, and the owner
    retreats."""
    seat = g.current
    side = g.sides[seat]
    deck = g.decks[seat]
    if g.stale:
        survey(g)
    right = deck.bluff_of[g.element]
    all_right = not side.bluffs & ~right and not side.icons_off & BLUFF_ICONS
    for card in bits(side.bluffs):
        g.events.append(("reveal", seat, card, 0))
    if all_right:
        for card in bits(side.bluffs):
            discard(g, seat, card)
        fx.push(g, fx.ATTRACT, seat, 0, 1)
    else:
        fx.push(g, fx.MUST_RETREAT, seat, 0)
        fx.push(g, fx.ATTRACT, 1 - seat, 0, 1)


def retreat(g: State, seat: int) -> None:
    """The seat retreats: the other side attracts dragons, then the fight ends (001 Retreating)."""
    count = retreat_dragons(g, seat)
    g.events.append(("retreat", seat, -1, count))
    fx.push(g, fx.RETREATING, seat, 0)
    if count:
        fx.push(g, fx.ATTRACT, 1 - seat, 0, count)
    if seat == g.current and g.phase <= BOOSTER_SUPPORT:
        for card in bits(unpaid_dragons(g)):
            fx.push(g, fx.ATTRACT, 1 - seat, (1 - seat) * 64 + card, 1)


def backtrack(g: State) -> None:
    """The turn cannot be completed: the cards played this turn return to the hand, and the player is at
    Engagement again (004 Backtracking). In classic that is so only if nothing was drawn or revealed;
    otherwise the game is lost (000 Special Rules 11)."""
    seat = g.current
    side = g.sides[seat]
    deck = g.decks[seat]
    g.events.append(("backtrack", seat, -1, 0))
    if g.edition.lost_if_stuck and g.revealed:
        finish(g, 1 - seat, "wins because the turn could not be completed")
        g.crystals = 4
        return
    for card in bits(side.fresh & deck.fighters & (side.combat | side.support)):
        take(g, seat, card, True)
    side.fresh &= ~deck.fighters
    side.as_free = 0
    g.phase = ENGAGEMENT
    g.plays = side.fresh.bit_count()
    g.combat_plays = g.hand_plays = 0
    g.revealed = False
    if g.first_turn:
        g.fight = g.first_turn = False


# --- targets ----------------------------------------------------------------------------------------------


def settle_targets(g: State, seat: int, entered: int) -> None:
    """Ask for targets that texts need; offer a card that has just entered play where the edition lets a text
    change to it (004 Targeting Effects, 000 Special Rules 2)."""
    for owner in (0, 1):
        side = g.sides[owner]
        deck = g.decks[owner]
        if not (side.active | side.support) & deck.targeters:
            continue
        if g.stale:
            survey(g)
        for card in bits(side.voice & deck.targeters):
            _settle_target(g, owner, card, entered, owner == seat)


def _settle_target(g: State, owner: int, source: int, entered: int, own: bool) -> None:
    side = g.sides[owner]
    if any(frame[0] == fx.TARGET and frame[2] == owner * 64 + source for frame in g.stack):
        return  # asked already
    eligible = eligible_targets(g, owner, source)
    if open_targets(g, owner, 1 << source):
        if eligible & (eligible - 1):
            fx.push(g, fx.TARGET, owner, owner * 64 + source)
        elif eligible:
            set_target(g, owner, source, eligible.bit_length() - 1)
    elif entered >= 0 and own:
        if g.edition.retarget_to_new and eligible >> entered & 1 and target_of(side, source) != entered:
            fx.push(g, fx.TARGET, owner, owner * 64 + source, 64 + entered)
    elif (
        entered >= 0
        and eligible & (eligible - 1)
        and _affects(g, 1 - owner, entered, target_of(side, source))
    ):
        fx.push(g, fx.TARGET, owner, owner * 64 + source, 1)


def _affects(g: State, seat: int, card: int, target: int) -> bool:
    """Does the text of the seat's card take a value from the opponent's card `target`?"""
    if not g.sides[seat].voice >> card & 1 or g.sides[1 - seat].protected >> target & 1:
        return False
    zeroed = g.against[seat].zeroed
    return bool((zeroed[0][card] | zeroed[1][card]) >> target & 1)


# --- what happens by itself -------------------------------------------------------------------------------


def advance(g: State) -> None:
    """Go on until somebody has a decision to make or the game is over."""
    while g.winner < 0:
        if g.stack:
            frame = g.stack[-1]
            if frame[0] >= fx.EACH:
                _automatic(g)
                continue
            if frame[0] == fx.ATTRACT and g.sides[frame[1]].dragons == ALL_DRAGONS:
                finish(g, frame[1], "attracts a fourth dragon")
                return
            found = options(g, frame)
            if len(found) > 1:
                g.player = frame[1]
                return
            if found:
                answer(g, frame, found[0])
            else:
                g.stack = g.stack[:-1]
            settle_targets(g, -1, -1)
        elif _phase_over(g):
            return


def _phase_over(g: State) -> bool:
    """Let the phase run; True if the current player has to decide in it."""
    g.player = g.current
    phase = g.phase
    if phase == BEGINNING and not beginning_actions(g) and not uses(g, When.ONCE_A_TURN):
        g.phase = LEADERSHIP
        return True
    if phase <= AFTER_SUPPORT:
        return True
    if phase == POWER:
        g.phase = REFRESH
    elif phase == REFRESH:
        refresh(g, g.current)
        g.phase = END
    elif phase == END:
        if uses(g, When.ENDING) or uses(g, When.ONCE_A_TURN):
            return True
        g.phase = TURN_OVER
    elif phase == TURN_OVER:
        if uses(g, When.TURN_OVER):
            return True
        g.phase += 1
    else:
        _end_turn(g)
    return False


def _automatic(g: State) -> None:
    kind, seat, source, x, y = g.stack[-1]
    g.stack = g.stack[:-1]
    if kind == fx.EACH:
        fx.each(g, seat, source, x)
    elif kind == fx.RETREATING:
        end_fight(g, seat)
    elif kind == fx.DECLINED:
        _declined(g, seat)
    elif kind == fx.EXCHANGE:
        _exchange(g, seat, x, y)
    else:
        assert kind == fx.MUST_RETREAT, kind
        retreat(g, seat)


def _exchange(g: State, starter: int, one: int, two: int) -> None:
    """The optional mulligan: cards go back, the deck is shuffled, as many are drawn (000 Optional Rule, 004
    Mulligans)."""
    for seat, cards in ((starter, (one, two)[starter]), (1 - starter, (one, two)[1 - starter])):
        g.events.append(("mulligan", seat, -1, cards.bit_count()))
        side = g.sides[seat]
        side.hand &= ~cards
        side.deck |= cards
        refresh(g, seat)
    start_turn(g, starter)


def _end_turn(g: State) -> None:
    """The turn is over; several Floods of its player now end the fight (001 End Phase)."""
    seat = g.current
    if g.stale:
        survey(g)
    flooding = _several(g, seat, When.TURN_OVER)
    if flooding:
        g.phase = TURN_OVER + 1
        retreat(g, 1 - seat)
        return
    start_turn(g, 1 - seat)


def _several(g: State, seat: int, when: When) -> bool:
    """Does a 'more than one such card' text of this moment come true?"""
    deck = g.decks[seat]
    voice = g.sides[seat].voice & deck.at[when]
    for card in bits(voice) if voice else ():
        for power in deck.powers[card]:
            word = power.word
            if power.when is when and isinstance(word, AttractIfSeveral | TheyRetreatIfSeveral):
                kin = g.sides[seat].support & ~g.sides[seat].bluffs & deck.where(word.what)
                if (kin & ~g.sides[seat].ignored).bit_count() > 1:
                    return True
    return False


def start_turn(g: State, seat: int) -> None:
    """A new turn begins; what was counted or used in the last one is forgotten."""
    for side in g.sides:
        side.fresh = side.as_free = side.used = side.orders = 0
    g.current = g.player = seat
    g.turn += 1
    g.phase = BEGINNING
    g.led = False
    g.plays = g.combat_plays = g.hand_plays = g.loads = g.drawn = 0
    g.revealed = False
    g.first_turn = False
    g.stale = True
    g.events.append(("turn", seat, -1, g.turn))
    if g.stale:
        survey(g)
    if _several(g, seat, When.BEGINNING):
        fx.push(g, fx.ATTRACT, seat, 0, 1)


def _declined(g: State, seat: int) -> None:
    """After declining: landed ships go, the hand is refreshed, the other player may start (001, 004)."""
    side = g.sides[seat]
    for ship in bits(side.landed):
        discard(g, seat, ship)
    refresh(g, seat)
    if side.out_of_cards():
        note_if_out(g, seat)
        end_game(g)
    else:
        start_turn(g, 1 - seat)


def end_fight(g: State, loser: int) -> None:
    """The discard, refresh and end steps of a retreat (001 Retreating)."""
    for seat in (loser, 1 - loser):
        discard_table(g, seat)
        g.sides[seat].orders = 0
    g.fight = False
    g.element = NO_ELEMENT
    g.stale = True
    for seat in (loser, 1 - loser):
        refresh(g, seat)
    g.events.append(("fight over", loser, -1, 0))
    if any(side.ran_out if g.edition.out_of_cards_flag else side.out_of_cards() for side in g.sides):
        end_game(g)
        return
    start_turn(g, loser)


def end_game(g: State) -> None:
    """Somebody ran out of cards: dragons decide, otherwise who had cards last (001 Winning the Game)."""
    a, b = g.sides
    if a.dragons or b.dragons:
        finish(g, 0 if a.dragons else 1, "has the dragons on his side")
        return
    # All dragons are on the board: who ran out first loses; 0 means he still has cards.
    if a.out_at and (not b.out_at or a.out_at < b.out_at):
        winner = 1
    elif b.out_at:
        winner = 0
    else:  # both have cards again: who had run out loses
        winner = 1 if a.ran_out else 0
    finish(g, winner, "had cards last")


def finish(g: State, winner: int, reason: str) -> None:
    """The game is over: one crystal for the victory and one for each dragon (000 Game End)."""
    g.winner = winner
    g.crystals = 1 + g.sides[winner].dragons.bit_count()
    g.reason = reason
    g.stack = ()
    g.events.append(("over", winner, -1, g.crystals))
