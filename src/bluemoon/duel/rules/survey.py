"""What the table means: which cards, texts and icons are ignored, what each card is worth, the total powers.
Pure functions of the zones; nothing here changes a zone. `survey` is kept until something moves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bluemoon.cards.card import Card
from bluemoon.duel.model.deck import BARE_FACE_DOWN, DOUBLE, FACE_DOWN, HALF, HIGHER, SUM, Deck
from bluemoon.duel.model.side import Side
from bluemoon.duel.model.sources import aim, speaker_in, target_in
from bluemoon.duel.model.state import NO_ELEMENT, State
from bluemoon.duel.rules.ignoring import settle_ignoring
from bluemoon.powers.vocabulary import Icon
from bluemoon.sets import ZERO, bits, size, top

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bluemoon.duel.model.types import CardIndex, CardSet, ElementIndex, Points, Seat

LOWER_HALF: Final = (1 << HALF) - 1
BLUFF_VALUE: Final = 2  # 001 Bluffing
MANY_CARDS: Final = 6  # so many cards in both areas attract a second dragon: 001 Dragon Step
BLUFF_ICONS: Final = int(Icon.BLUFF_FIRE | Icon.BLUFF_EARTH | Icon.BLUFF_NEUTRAL)


def in_play(side: Side) -> CardSet:
    """The cards whose texts can be in force: active ones, ships, lasting cards (such as Hyla and
    achievements), and this turn's leadership cards."""
    return side.active | (side.support & ~side.bluffs) | side.ships | side.orders | side.lasting


def survey(g: State) -> None:
    """Work out what is ignored and whose texts are in force, and keep it in the state. Has to be called
    before these are used whenever `stale` is set."""
    g.stale = False
    g.allowed_characters = g.allowed_boosters = -1
    g.allowed_supports = g.allowed_bluffs = 0
    a, b = g.sides
    da, db = g.decks
    a.fire_total = a.earth_total = b.fire_total = b.earth_total = -1
    shown_a = a.active | (a.support & ~a.bluffs)
    shown_b = b.active | (b.support & ~b.bluffs)
    a.protected = (shown_a | a.lasting) & da.protect
    b.protected = (shown_b | b.lasting) & db.protect
    ours = shown_a | a.ships | a.orders | a.lasting
    theirs = shown_b | b.ships | b.orders | b.lasting
    if ours & da.ignorers or theirs & db.ignorers:
        settle_ignoring(g, ours & da.ignorers, theirs & db.ignorers)
        g.ignoring = True
    elif g.ignoring:
        g.ignoring = False
        a.ignored = b.ignored = a.muted = b.muted = a.icons_off = b.icons_off = 0
        a.bluffs_off = b.bluffs_off = False
    ours &= da.with_text
    theirs &= db.with_text
    if g.ignoring:  # 'I must' comes before 'are ignored' (004 Order of Applying)
        ours &= ~((a.ignored | a.muted) & ~da.insistent)
        theirs &= ~((b.ignored | b.muted) & ~db.insistent)
    a.voice = ours
    b.voice = theirs
    a.banned = b.banned = 0
    if theirs & db.banners:
        a.banned = _banned(theirs & db.banners, g.against[1].banned)
    if ours & da.banners:
        b.banned = _banned(ours & da.banners, g.against[0].banned)
    if a.barred or b.barred:
        a.banned |= a.barred
        b.banned |= b.barred


def _banned(speakers: CardSet, table: list[int]) -> CardSet:
    """The cards that the texts of `speakers` forbid to play."""
    found: CardSet = 0
    for i in bits(speakers):
        found |= table[i]
    return found


def face_down(side: Side) -> Card:
    """What a bluff card of the side counts as (004 Ignoring Bluff Icons)."""
    return BARE_FACE_DOWN if side.icons_off & BLUFF_ICONS else FACE_DOWN


def bearing(side: Side, cards: CardSet, icon: i64) -> CardSet:
    """Those of `cards`, which all have the icon, whose icon is not ignored. Face-down cards show no icon."""
    cards &= ~side.ignored & ~side.bluffs
    return cards & side.protected if side.icons_off & icon else cards


# --- values -----------------------------------------------------------------------------------------------


def total(g: State, seat: Seat, element: ElementIndex) -> int:
    """The seat's total power if the fight were in `element` (001 Power Phase, 000 Special Rules 7)."""
    if g.stale:
        survey(g)
    side = g.sides[seat]
    known = side.earth_total if element else side.fire_total
    if known >= 0:
        return known
    deck = g.decks[seat]
    zeroers = g.sides[1 - seat].voice & g.decks[1 - seat].zeroers
    if not (side.bluffs or zeroers or side.voice & (deck.valuers | deck.total_raisers)):
        # The usual case, done quickly and for both elements: printed values are all that counts.
        shown = (side.active | side.support) & ~side.ignored
        if shown != side.summed:
            _sum_up(side, deck, shown)
        side.fire_total = side.sums & LOWER_HALF
        side.earth_total = side.sums >> HALF
        return side.earth_total if element else side.fire_total
    power = unraised(g, seat, element)
    if side.voice & deck.total_raisers:
        for i in bits(side.voice & deck.total_raisers):
            power = max(power, deck.raised_total[element][i])
    if element:
        side.earth_total = power
    else:
        side.fire_total = power
    return power


def unraised(g: State, seat: Seat, element: ElementIndex) -> Points:
    """The sum of what the cards count, without texts that raise the total itself."""
    side = g.sides[seat]
    deck = g.decks[seat]
    bluffs = side.bluffs
    live = (side.active | side.support) & ~side.ignored
    face_up = live & ~bluffs
    zeroers = g.sides[1 - seat].voice & g.decks[1 - seat].zeroers
    words = side.voice & deck.valuers
    if zeroers or words:
        power = _changed_values(g, seat, element, face_up, zeroers, words)
    else:
        if face_up != side.summed:
            _sum_up(side, deck, face_up)
        power = side.sums >> HALF if element else side.sums & LOWER_HALF
    if bluffs:
        power += size(live & bluffs) * bluff_value(g, seat, element)
    return power


def _sum_up(side: Side, deck: Deck, cards: CardSet) -> None:
    """Add up the printed values of cards on the table. The sums of both elements are kept in one figure of
    the side, and only cards that came or left since the last time are added or subtracted."""
    changed = cards ^ side.summed
    sums = side.sums
    if not cards:
        changed = sums = 0
    while changed:
        low = changed & -changed
        values = deck.both_values[top(low)]
        sums += values if cards & low else -values
        changed ^= low
    side.summed = cards
    side.sums = sums


def bluff_value(g: State, seat: Seat, element: ElementIndex) -> Points:
    """What a face-down card counts: 2 in the contested element, 0 in the other (001 Bluffing)."""
    if g.element not in (NO_ELEMENT, element):
        return 0
    side = g.sides[seat]
    deck = g.decks[seat]
    if not (side.voice & deck.bluff_words or _zeroers(g, seat)):
        return BLUFF_VALUE
    zeroed = any(g.against[1 - seat].zeroes_bluffs[i] for i in bits(_zeroers(g, seat)))
    value = ZERO if zeroed and not g.edition.decreases_last else BLUFF_VALUE
    for i in bits(side.voice & deck.bluff_raisers):
        value = max(value, deck.raised_bluffs[i])
    for i in bits(side.voice & deck.valuers):
        for word in deck.value_words[i]:
            if word.amount == DOUBLE and word.bluffs and not word.one and word.element in (-1, element):
                value *= 2
    return ZERO if zeroed and g.edition.decreases_last else value


def _zeroers(g: State, seat: Seat) -> CardSet:
    return g.sides[1 - seat].voice & g.decks[1 - seat].zeroers


def _changed_values(
    g: State, seat: Seat, element: ElementIndex, face_up: CardSet, zeroers: CardSet, words: CardSet
) -> Points:
    """The sum of the values of `face_up` where texts change some of them."""
    zeroed = zeroed_cards(g, seat, element, zeroers)
    open_ = open_targets(g, seat, words)
    if not open_:
        return _sum_of_values(g, seat, element, face_up, zeroed, words, g.sides[seat].targets)
    # Targets that are not chosen yet are taken as is best for the owner.
    best: Points = 0
    choices: list[tuple[int, ...]] = [g.sides[seat].targets]
    for i in bits(open_):
        eligible = bits(eligible_targets(g, seat, i))
        choices = [(*chosen, aim(i, t)) for chosen in choices for t in eligible] or choices
    for targets in choices:
        best = max(best, _sum_of_values(g, seat, element, face_up, zeroed, words, targets))
    return best


def _sum_of_values(
    g: State,
    seat: Seat,
    element: ElementIndex,
    face_up: CardSet,
    zeroed: CardSet,
    words: CardSet,
    targets: tuple[int, ...],
) -> Points:
    power: Points = 0
    for j in bits(face_up):
        power += card_value(g, seat, element, j, zeroed, words, targets)
    return power


def zeroed_cards(g: State, seat: Seat, element: ElementIndex, zeroers: CardSet) -> CardSet:
    """The seat's cards whose printed values in the element the texts of `zeroers` turn into 0."""
    zeroed: CardSet = 0
    said = g.against[1 - seat].zeroed[element]
    for i in bits(zeroers):
        zeroed |= said[i]
    return zeroed & ~g.sides[seat].protected


def card_value(
    g: State,
    seat: Seat,
    element: ElementIndex,
    j: CardIndex,
    zeroed: CardSet,
    words: CardSet,
    targets: tuple[int, ...],
) -> Points:
    """The value of one active card: raises before doublings, which maximises it."""
    deck = g.decks[seat]
    printed = deck.values[element][j]
    other_printed = deck.values[1 - element][j]
    bit = 1 << j
    late = g.edition.decreases_last
    gone = bool(zeroed & bit)
    if gone and not late:
        printed = 0
    value = printed
    doublings: i64 = 0
    for i in bits(words):
        for word in deck.value_words[i]:
            if not word.cards & bit or word.element not in (-1, element):
                continue
            if word.one and aim(i, j) not in targets:
                continue
            if word.amount == DOUBLE:
                doublings += 1
            elif word.amount == SUM:
                value = max(value, printed + _printed(g, seat, 1 - element, j, other_printed))
            elif word.amount == HIGHER:
                value = max(value, _printed(g, seat, 1 - element, j, other_printed))
            else:
                value = max(value, word.amount)
    value <<= doublings
    return ZERO if gone and late else value


def _printed(g: State, seat: Seat, element: ElementIndex, j: CardIndex, printed: Points) -> Points:
    """The card's value in the other element: the printed one, or 0 if a text makes it so (001 Power
    Phase)."""
    if g.edition.decreases_last:
        return printed
    return ZERO if zeroed_cards(g, seat, element, _zeroers(g, seat)) >> j & 1 else printed


# --- targets ----------------------------------------------------------------------------------------------


def eligible_targets(g: State, seat: Seat, card: CardIndex) -> CardSet:
    """The cards that the 'one of my …' text of this card may point at."""
    side = g.sides[seat]
    deck = g.decks[seat]
    live = side.active & ~side.ignored
    if deck.double_demand >> card & 1:
        return live & deck.boosters & deck.pay_or_retreat
    cards: CardSet = 0
    for word in deck.value_words[card]:
        if word.one:
            cards |= word.cards
    return live & cards


def open_targets(g: State, seat: Seat, sources: CardSet) -> CardSet:
    """Those of `sources` that need a target and have no valid one."""
    side = g.sides[seat]
    found: CardSet = 0
    for i in bits(sources & g.decks[seat].targeters):
        target = target_of(side, i)
        if target < 0 or not eligible_targets(g, seat, i) >> target & 1:
            found |= 1 << i
    return found


def target_of(side: Side, card: CardIndex) -> CardIndex:
    """The target that was chosen for the text of a card; -1 if none was."""
    for pair in side.targets:
        if speaker_in(pair) == card:
            return target_in(pair)
    return -1


# --- shields and dragons ----------------------------------------------------------------------------------


def shield(g: State, seat: Seat, element: ElementIndex) -> bool:
    """Whether the seat has an active shield in the element (001 Shield)."""
    if g.stale:
        survey(g)
    side = g.sides[seat]
    icon = int(Icon.SHIELD_EARTH if element else Icon.SHIELD_FIRE)
    return bool(bearing(side, (side.active | side.support) & g.decks[seat].shields[element], icon))


def retreat_dragons(g: State, loser: Seat) -> int:
    """How many dragons the other side attracts if `loser` retreats now (001 Retreating). Texts that add
    dragons are applied first, then those that subtract, then 'at most', then 'none'."""
    if g.stale:
        survey(g)
    winner = 1 - loser
    won = g.sides[winner]
    lost = g.sides[loser]
    deck = g.decks[winner]
    count = 2 if size((won.combat | won.support) & ~won.bluffs) >= MANY_CARDS else 1
    count += size(won.voice & deck.more_dragons)
    deck = g.decks[loser]
    if lost.voice & deck.retreat_words:
        count = max(0, count - size(lost.voice & deck.fewer_dragons))
        if lost.voice & deck.at_most_dragons:
            count = min(count, 1)
        if lost.voice & deck.no_dragons:
            count = 0
    return count
