"""The choices that texts leave on the stack: what may be answered, and what the answer does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bluemoon.duel.model import actions as do
from bluemoon.duel.model.actions import action, card_of, kind_of, with_each
from bluemoon.duel.model.sources import aim, card_in, owner_in, speaker_in
from bluemoon.duel.model.state import ALL_DRAGONS, Frame, State, log
from bluemoon.duel.rules import powers as fx
from bluemoon.duel.rules.interference import answers
from bluemoon.duel.rules.legality import can_take
from bluemoon.duel.rules.payments import doubled, next_cards, payments
from bluemoon.duel.rules.survey import eligible_targets, survey, target_of
from bluemoon.duel.rules.transfers import bottom, discard, lift, note_if_out, shuffle, shuffle_in, take
from bluemoon.powers.vocabulary import (
    DiscardTheirs,
    DiscardTheirsEither,
    Payment,
    RevealTop,
    TakeBack,
)
from bluemoon.sets import bits, size

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bluemoon.duel.model.types import (
        ActionCode,
        ActionKind,
        CardIndex,
        CardSet,
        Count,
        DragonIndex,
        DragonSet,
        Seat,
        Source,
    )

DECLINE_MOST: Final = 3  # 001 Engagement Phase


def demanded(g: State, source: Source) -> Payment:
    """What the text of a card asks to be paid, doubled where another text doubles it."""
    owner, card = owner_in(source), card_in(source)
    payment = g.decks[owner].prices[card]
    side = g.sides[owner]
    doublers = side.voice & g.decks[owner].double_demand
    for i in bits(doublers):
        if _points_at(g, owner, i, card):
            payment = doubled(payment)
    return payment


def _points_at(g: State, owner: Seat, source: Source, card: CardIndex) -> bool:
    target = target_of(g.sides[owner], source)
    eligible = eligible_targets(g, owner, source)
    if target >= 0 and eligible >> target & 1:
        return target == card
    return eligible == 1 << card  # not chosen yet, but there is only one


def paying_hand(g: State, seat: Seat, payment: Payment) -> CardSet:
    """The hand cards that count when something is to be paid. What is ignored may lose its values, but not
    its type and its moons (000 Special Rules)."""
    side = g.sides[seat]
    if g.edition.ignored_cards_pay or payment.moons or payment.cards:
        return side.hand
    return side.hand & ~side.ignored


def demand_sets(g: State, source: Source, seat: Seat, chosen: CardSet) -> list[int]:
    """The sets of cards that pay; `chosen` were discarded already."""
    if not g.sides[seat].hand | chosen:
        return []
    payment = demanded(g, source)
    return payments(g.decks[seat], paying_hand(g, seat, payment) | chosen, payment)


def _picks(cards: CardSet) -> list[int]:
    return with_each(do.PICK, cards)


def _picks_theirs(g: State, seat: Seat, cards: CardSet) -> list[int]:
    """Cards of the opponent; his face-down ones are named by their place, not by what they are."""
    other = g.sides[1 - seat]
    face_down = [action(do.FACE_DOWN, n) for n, card in enumerate(other.laid) if cards >> card & 1]
    return _picks(cards & ~other.bluffs) + face_down


def _ascending(hand: CardSet, count: Count, lowest: i64) -> list[int]:
    """Exactly `count` cards are to be named in ascending order: leave enough above each."""
    cards = bits(hand >> lowest << lowest)
    return [action(do.PICK, card) for card in cards[: len(cards) - count + 1]]


def options(g: State, frame: Frame) -> list[int]:
    """The answers to the choice of a frame."""
    kind, seat, source, x, y = frame
    if g.stale:
        survey(g)
    side = g.sides[seat]
    no = [action(do.NO)]
    if kind == fx.ATTRACT:
        return with_each(do.DRAGON, _dragon_candidates(g, seat))
    if kind == fx.ASK:
        return [action(do.YES), *no]
    if kind == fx.TARGET:
        if x >= 64:
            return [action(do.PICK, x - 64), *no]
        eligible = eligible_targets(g, seat, card_in(source))
        if x:
            old = target_of(side, card_in(source))
            return _picks(eligible & ~(1 << old) if old >= 0 else eligible) + no
        return _picks(eligible)
    if kind == fx.CALLING:
        return [action(do.CALL), action(do.TRUST)]
    if kind == fx.DISCARD or kind == fx.SHUFFLE_IN:
        return _ascending(side.hand, x, y)
    if kind == fx.PAY:
        found = _picks(next_cards(demand_sets(g, source, seat, x), x))
        return found + no if y != fx.FOR_DEMAND and not x else found
    if kind == fx.DECLINING:
        if not side.hand and not x:
            return [action(do.DONE)]
        done = [action(do.DONE)] if x else []
        return (_picks(side.hand >> y << y) if x < DECLINE_MOST else []) + done
    if kind == fx.MULLIGAN:
        return [*_picks(side.hand >> y << y), action(do.DONE)]
    if kind == fx.THEIRS:
        word = fx.word_of(g, source, x)
        assert isinstance(word, DiscardTheirs)
        return _picks_theirs(g, seat, fx.theirs(g, seat, word)) + no
    if kind == fx.FROM_HAND:
        other = g.sides[1 - seat]
        return _picks(other.disclosed) + ([action(do.RANDOM)] if other.hand & ~other.disclosed else [])
    if kind == fx.ANY:
        return [*_picks(side.hand >> y << y), action(do.DONE)]
    if kind == fx.UNDER:
        return [*_picks(side.hand), action(do.DONE)]
    if kind == fx.TAKE:
        word = fx.word_of(g, source, x)
        assert isinstance(word, TakeBack)
        return _picks(fx.own_cards(g, seat, card_in(source), word)) + no
    if kind == fx.SEARCH:
        if x:
            return _picks(side.discard) + no
        return [*_picks(fx.whole_deck(side)), action(do.DONE), *no]  # 'up to one': found nothing, shuffled
    return _rarer_options(g, frame)


def awaits(g: State, frame: Frame) -> bool:
    """Does the game wait for somebody's answer to this choice?"""
    found = options(g, frame)
    return len(found) > 1 or (bool(found) and not openly_forced(g, frame))


def openly_forced(g: State, frame: Frame) -> bool:
    """If there is only one answer, can everybody see that? A choice that hangs on hidden cards is always
    asked, so that its being asked tells nothing."""
    kind, seat, _, x, _ = frame
    hand = size(g.sides[seat].hand)
    if kind in (fx.DISCARD, fx.SHUFFLE_IN):
        return hand <= x
    if kind == fx.DECLINING:
        return hand == 0 or x == DECLINE_MOST or (x == 0 and hand == 1)
    if kind == fx.LOADING:
        return hand == 0 or x == 0
    if kind in (fx.ANY, fx.UNDER, fx.MULLIGAN):
        return hand == 0
    return kind not in (fx.PAY, fx.DEPLOY, fx.SEARCH, fx.ACHIEVE, fx.INTERFERE)


def _rarer_options(g: State, frame: Frame) -> list[int]:
    kind, seat, source, x, y = frame
    side = g.sides[seat]
    no = [action(do.NO)]
    if kind == fx.EITHER:
        word = fx.word_of(g, source, x)
        assert isinstance(word, DiscardTheirsEither)
        kinds = (word.one, word.other)
        return [action(do.GROUP, n) for n in (0, 1) if fx.group(g, 1 - seat, kinds[n])] + no
    if kind == fx.KEEP:
        other = g.sides[1 - seat]
        return _picks(other.active & g.decks[1 - seat].characters) or [action(do.DONE)]
    if kind == fx.HOW_MANY:
        least = 1 if isinstance(fx.word_of(g, source, x), RevealTop) else 0
        return [action(do.NUMBER, n) for n in range(y, least - 1, -1)]
    if kind == fx.REVEAL:
        return _picks(x)
    if kind == fx.LOADING:
        fighters = side.hand & g.decks[seat].fighters
        return (_picks(fighters >> y << y) if x else []) + [action(do.DONE)]
    if kind == fx.DEPLOY:
        return _picks(fx.deployable(g, seat)) + no
    if kind == fx.ON_SHIP:
        return _picks(fx.open_ships(g, seat))
    if kind == fx.INTERFERE:
        return answers(g, frame)
    if kind == fx.GIVE_UP:
        return _picks(side.lasting & g.decks[seat].achievements)
    if kind == fx.THEIR_LASTING:
        return _picks(fx.their_lasting(g, seat, fx.word_of(g, source, x))) + no
    if kind == fx.ACHIEVE:
        return _picks(side.hand & g.decks[seat].achievements & ~side.banned) + no
    assert kind == fx.PILE_IN, kind
    return _picks(fx.pile_choices(g, seat, source))


def _dragon_candidates(g: State, seat: Seat) -> DragonSet:
    """The dragons that the seat may move: the opponent's first, then those on the board (001 Attracting)."""
    return g.sides[1 - seat].dragons or ALL_DRAGONS & ~g.sides[seat].dragons


def answer(g: State, frame: Frame, act: ActionCode) -> None:
    """Carry out the answer to the frame on top of the stack."""
    kind, seat, source, x, _ = frame
    said = kind_of(act)
    card = card_of(act)
    g.stack = g.stack[:-1]
    if said == do.NO:
        log(g, "leave", seat, card_in(source), 0)
        return
    if kind == fx.ATTRACT:
        attract(g, seat, card)
        if x > 1:
            fx.push(g, fx.ATTRACT, seat, source, x - 1)
    elif kind == fx.ASK:
        power = g.decks[owner_in(source)].powers[card_in(source)][x]
        fx.perform(g, seat, card_in(source), x, power)
    elif kind == fx.TARGET:
        set_target(g, seat, card_in(source), card)
    elif kind == fx.DISCARD:
        discard(g, seat, card)
        if x > 1:
            fx.push(g, fx.DISCARD, seat, source, x - 1, card + 1)
    elif kind == fx.PAY:
        _pay(g, frame, card)
    elif kind == fx.DECLINING:
        if said == do.PICK:
            discard(g, seat, card)
            fx.push(g, fx.DECLINING, seat, source, x + 1, card + 1)
    elif kind == fx.MULLIGAN:
        _mulligan(g, frame, said, card)
    elif kind == fx.THEIRS:
        discard(g, 1 - seat, g.sides[1 - seat].laid[card] if said == do.FACE_DOWN else card)
    elif kind == fx.FROM_HAND:
        other = g.sides[1 - seat]
        if said == do.RANDOM:
            g.revealed = True
            card = g.chance.pick(other.hand & ~other.disclosed)
        discard(g, 1 - seat, card)
        if x > 1 and other.hand:
            fx.push(g, fx.FROM_HAND, seat, source, x - 1)
    elif kind == fx.ANY:
        if said == do.PICK:
            discard(g, seat, card)
            fx.push(g, fx.ANY, seat, source, 0, card + 1)
    elif kind == fx.UNDER:
        if said == do.PICK:
            bottom(g, seat, card)
            fx.push(g, fx.UNDER, seat, source)
    elif kind == fx.TAKE:
        take(g, seat, card, True)
    elif kind == fx.SEARCH:
        if said == do.DONE:
            shuffle(g, seat)
        else:
            fx.searched(g, seat, card, x)
    elif kind == fx.SHUFFLE_IN:
        shuffle_in(g, seat, 1 << card, hidden=True)
        if x > 1:
            fx.push(g, fx.SHUFFLE_IN, seat, source, x - 1, card + 1)
    else:
        _rarer_answer(g, frame, said, card)


def _mulligan(g: State, frame: Frame, said: ActionKind, card: CardIndex) -> None:
    """Sealed: the chosen cards stay in the hand until both players have chosen."""
    _, seat, source, x, _ = frame
    if said == do.PICK:
        fx.push(g, fx.MULLIGAN, seat, source, x | 1 << card, card + 1)
        return
    kind, owner, first, one, two = g.stack[0]
    sealed = (kind, owner, first, x if seat == 0 else one, x if seat == 1 else two)
    g.stack = (sealed, *g.stack[1:])


def _rarer_answer(g: State, frame: Frame, said: ActionKind, card: CardIndex) -> None:
    kind, seat, source, x, _ = frame
    if kind == fx.EITHER:
        word = fx.word_of(g, source, x)
        assert isinstance(word, DiscardTheirsEither)
        for c in bits(fx.group(g, 1 - seat, word.other if card else word.one)):
            discard(g, 1 - seat, c)
    elif kind == fx.KEEP:
        other = g.sides[1 - seat]
        keep = 1 << card if said == do.PICK else 0
        for c in bits(other.active & ~other.protected & ~keep):
            discard(g, 1 - seat, c)
    elif kind == fx.HOW_MANY:
        fx.how_many(g, seat, source, fx.word_of(g, source, x), card)
    elif kind == fx.REVEAL:
        discard(g, seat, card)
        for c in bits(x & ~(1 << card)):
            if can_take(g, seat, True):
                take(g, seat, c, True)
    elif kind == fx.LOADING:
        if said == do.PICK:
            load(g, seat, card, card_in(source))
            fx.push(g, fx.LOADING, seat, source, x - 1, card + 1)
    elif kind == fx.DEPLOY:
        if (g.decks[seat].ships | g.decks[seat].hylas) >> card & 1:
            shuffle_after_lifting(g, seat, card)
            place(g, seat, card)
        else:
            fx.push(g, fx.ON_SHIP, seat, source, card)
    elif kind == fx.ON_SHIP:
        load(g, seat, x, card)
        shuffle(g, seat)
    elif kind == fx.GIVE_UP:
        discard(g, seat, card)
    elif kind == fx.THEIR_LASTING:
        discard(g, 1 - seat, card)
    elif kind == fx.ACHIEVE:
        place(g, seat, card)
        note_if_out(g, seat)
    else:
        assert kind == fx.PILE_IN, kind
        shuffle_in(g, seat, 1 << card, hidden=False)


def shuffle_after_lifting(g: State, seat: Seat, card: CardIndex) -> None:
    side = g.sides[seat]
    lift(side, 1 << card)
    shuffle(g, seat)


def place(g: State, seat: Seat, card: CardIndex) -> None:
    """Put a ship into the influence area, a Hyla into the area that both share, an achievement beside the
    leader, and resolve what it says."""
    side = g.sides[seat]
    deck = g.decks[seat]
    bit = 1 << card
    lift(side, bit)
    if deck.hylas & bit:
        _clear_hyla_area(g)
    if deck.ships & bit:
        side.ships |= bit
    else:
        side.lasting |= bit
    side.fresh |= bit
    g.stale = True
    log(g, "play", seat, card, 0)
    if deck.achievements & bit and g.sides[1 - seat].lasting & g.decks[1 - seat].achievements:
        # Each player discards one, the one who played first (004 Achievement Cards).
        fx.push(g, fx.GIVE_UP, 1 - seat, 0)
        fx.push(g, fx.GIVE_UP, seat, 0)
    fx.trigger(g, seat, card, fx.PLAYED)


def _clear_hyla_area(g: State) -> None:
    """The owner of the active Hyla discards it before another is placed (004 Hyla Cards)."""
    for seat in (0, 1):
        for card in bits(g.sides[seat].lasting & g.decks[seat].hylas):
            discard(g, seat, card)


def load(g: State, seat: Seat, card: CardIndex, ship: CardIndex) -> None:
    """Put a card face up onto a ship; it is neither played nor active (001 Loading Ships)."""
    side = g.sides[seat]
    slot = g.decks[seat].ship_slot[ship]
    lift(side, 1 << card)
    side.holds = tuple(hold | 1 << card if i == slot else hold for i, hold in enumerate(side.holds))
    g.stale = True
    log(g, "load", seat, card, ship)
    note_if_out(g, seat, loaded=True)


def _pay(g: State, frame: Frame, card: CardIndex) -> None:
    _, seat, source, x, y = frame
    sets = demand_sets(g, source, seat, x)
    chosen = x | 1 << card
    paid = chosen in sets
    discard(g, seat, card)
    if not paid:
        fx.push(g, fx.PAY, seat, source, chosen, y)
    elif y == fx.FOR_DEMAND:
        g.sides[owner_in(source)].used |= 1 << card_in(source)
        log(g, "satisfy", seat, card_in(source), 0)
    else:
        fx.push(g, fx.ATTRACT, seat, source, 1)


def attract(g: State, seat: Seat, dragon: DragonIndex) -> None:
    """Move one dragon towards the seat."""
    side = g.sides[seat]
    other = g.sides[1 - seat]
    bit = 1 << dragon
    if other.dragons:
        other.dragons &= ~bit
        log(g, "dragon home", seat, -1, dragon)
    else:
        side.dragons |= bit
        log(g, "dragon", seat, -1, dragon)


def set_target(g: State, seat: Seat, source: Source, target: CardIndex) -> None:
    side = g.sides[seat]
    side.targets = (*(pair for pair in side.targets if speaker_in(pair) != source), aim(source, target))
    side.fire_total = side.earth_total = -1
    log(g, "target", seat, source, target)
