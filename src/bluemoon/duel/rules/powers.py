"""What the words of a moment do: each text is either done at once or leaves choices on the stack of frames.
`turn` asks the choices and calls `chosen` with the answers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bluemoon.cards.card import matches
from bluemoon.duel.model.sources import card_in, owner_in, source_of
from bluemoon.duel.model.state import Side, State, log
from bluemoon.duel.rules.legality import can_take, supports_banned, takeable
from bluemoon.duel.rules.survey import face_down, survey
from bluemoon.duel.rules.transfers import (
    discard,
    disclose,
    draw,
    draw_from_pile,
    next_card,
    shuffle,
    shuffle_in,
    shuffle_pile_in,
    take,
    uncover,
)
from bluemoon.powers.vocabulary import (
    AttackAgain,
    Attract,
    AttractIfSeveral,
    BottomAny,
    Cards,
    DiscardAchievement,
    DiscardAllButOneCharacter,
    DiscardAny,
    DiscardFromTheirHand,
    DiscardHyla,
    DiscardOwn,
    DiscardOwnHand,
    DiscardTheirs,
    DiscardTheirsEither,
    DiscardTopOfTheirDeck,
    Disclose,
    Draw,
    DrawFromDiscards,
    DrawThenShuffleIn,
    DrawUpToHolding,
    Each,
    EachWord,
    Load,
    NextCardFree,
    PayForDragon,
    PlayAchievement,
    Power,
    RedrawHand,
    RevealTop,
    SearchAndDeploy,
    SearchDeck,
    SearchDiscards,
    ShuffleDiscardsIn,
    ShuffleLeadershipIn,
    ShuffleTheirTable,
    TakeBack,
    TheyDiscard,
    TheyKeep,
    TheyRetreatIfSeveral,
    When,
    Where,
    Word,
)
from bluemoon.sets import bits, size

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bluemoon.duel.model.types import CardIndex, CardSet, Count, FrameKind, Seat, Source

# Kinds of frames that ask something; the seat of the frame decides. `source` is 64 * owner + card.
ASK: Final = 1  # resolve the text? x: which power of the card
THEIRS: Final = 2  # one card of the opponent; x: which power
EITHER: Final = 3  # one of two kinds; x: which power
KEEP: Final = 4  # the character of the opponent that remains; x: which power
FROM_HAND: Final = 5  # cards of the opponent's hand at random or disclosed; x: how many
DISCARD: Final = 6  # cards of the own hand; x: how many, y: the lowest number that may be named
PAY: Final = 7  # cards of the own hand that pay; x: chosen so far, y: for what
ANY: Final = 8  # any number of cards of the own hand are discarded; y: the lowest number
UNDER: Final = 9  # any number of cards of the own hand go under the deck
TAKE: Final = 10  # one of the own cards comes back; x: which power
SEARCH: Final = 11  # one card; x: 0 of the deck, 1 of the discard pile
REVEAL: Final = 12  # one of the revealed cards x is discarded
SHUFFLE_IN: Final = 13  # cards of the own hand go into the deck; x: how many, y: the lowest number
LOADING: Final = 14  # cards of the own hand onto the ship; x: how many at most, y: the lowest number
DEPLOY: Final = 15  # an influence card to play or a card to load, from the deck
ON_SHIP: Final = 16  # the ship for card x
PILE_IN: Final = 17  # a leadership card of the pile goes into the deck
ATTRACT: Final = 18  # x dragons are to be attracted
TARGET: Final = 19  # the target of the text; x: 1 or 64 + a new card where the old target may be kept
CALLING: Final = 20  # call the bluff?
DECLINING: Final = 21  # cards to discard; x: how many so far, y: the lowest number
HOW_MANY: Final = 23  # how many cards are drawn or revealed; x: which power, y: at most
MULLIGAN: Final = 22  # cards to exchange; x: chosen so far, y: the lowest number
GIVE_UP: Final = 24  # an own achievement is discarded
THEIR_LASTING: Final = 25  # a Hyla or achievement of the opponent; x: which power
ACHIEVE: Final = 26  # an achievement of the own hand is played, whatever its dragon
INTERFERE: Final = 27  # answer the other player's action x? y: what laying a bluff spent, to be given back
# Frames that happen by themselves.
EACH: Final = 40  # the seat does its part of a 'Chosen' text; x: which power
RETREATING: Final = 41  # the fight ends, the seat has retreated
DECLINED: Final = 42
MUST_RETREAT: Final = 43  # the seat retreats now
EXCHANGE: Final = 44  # the mulligans of both seats, x and y, take place
CARRY_ON: Final = 45  # the action x goes on after it was answered

# Moments, looked up once.
PLAYED: Final = When.PLAYED
GAME_BEGINS: Final = When.GAME_BEGINS

FOR_DEMAND: Final = 0
FOR_DRAGON: Final = 1
FOR_EACH: Final = 2


def push(g: State, kind: FrameKind, seat: Seat, source: Source, x: i64 = 0, y: i64 = 0) -> None:
    """Put a frame on top of the stack; one that asks for no cards at all is none."""
    if x == 0 and kind in (DISCARD, SHUFFLE_IN):
        return
    g.stack += ((kind, seat, source, x, y),)


def word_of(g: State, source: Source, which: i64) -> Word:
    return g.decks[owner_in(source)].powers[card_in(source)][which].word


def trigger(g: State, seat: Seat, card: CardIndex, when: When, from_ship: bool = False) -> None:
    """Resolve the texts of a card that belong to this moment, unless they are ignored."""
    deck = g.decks[seat]
    if not deck.with_text >> card & 1 or (when is PLAYED and not deck.when_played >> card & 1):
        return
    if g.stale:
        survey(g)
    bit = 1 << card
    side = g.sides[seat]
    if (side.ignored | side.muted) & bit & ~deck.insistent:
        return
    for which, power in enumerate(deck.powers[card]):
        if power.when is when:
            word = power.word
            if isinstance(word, DiscardTheirs) and word.if_from_ship and not from_ship:
                continue
            begin(g, seat, card, which, power)


def begin(g: State, seat: Seat, card: CardIndex, which: i64, power: Power) -> None:
    if not possible(g, seat, card, power):
        return
    if power.may and asks_first(power.word):
        push(g, ASK, seat, source_of(seat, card), which)
    else:
        perform(g, seat, card, which, power)


def asks_first(word: Word) -> bool:
    """Must the player be asked whether he wants it? Texts with a choice of their own offer 'no' there."""
    if isinstance(word, DiscardTheirs):
        return word.all
    return isinstance(
        word,
        (
            Draw,
            DrawUpToHolding,
            DrawFromDiscards,
            DiscardAllButOneCharacter,
            ShuffleTheirTable,
            DiscardFromTheirHand,
            TheyDiscard,
            DiscardTopOfTheirDeck,
            ShuffleDiscardsIn,
            RevealTop,
            DrawThenShuffleIn,
            Attract,
        ),
    )


# --- can it be done? --------------------------------------------------------------------------------------


def drawable(g: State, seat: Seat, most: Count) -> Count:
    """How many cards, up to `most`, the seat could draw now."""
    return takeable(g, seat, min(most, g.sides[seat].deck_count()), True)


def possible(g: State, seat: Seat, card: CardIndex, power: Power) -> bool:
    """Can the text be resolved: fully where the edition asks for that, otherwise at least in part?"""
    if g.stale:
        survey(g)
    word = power.word
    side = g.sides[seat]
    other = g.sides[1 - seat]
    whole = power.may and g.edition.all_or_nothing
    if isinstance(word, Draw):
        if power.must_first:
            return side.deck_count() > 0
        return drawable(g, seat, word.n) >= (word.n if whole and not word.up_to else 1)
    if isinstance(word, DrawUpToHolding):
        return size(side.hand) < word.n and drawable(g, seat, 1) > 0
    if isinstance(word, DrawThenShuffleIn):  # 'up to' includes none
        return size(side.hand) + drawable(g, seat, word.n) >= (word.m if whole else 1)
    if isinstance(word, RevealTop):
        return side.deck_count() > 0 and can_take(g, seat, True)
    if isinstance(word, DrawFromDiscards):
        return takeable(g, seat, min(word.n, size(side.discard)), False) >= (word.n if whole else 1)
    if isinstance(word, DiscardTheirs):
        return theirs(g, seat, word) != 0
    if isinstance(word, DiscardTheirsEither):
        return (group(g, 1 - seat, word.one) | group(g, 1 - seat, word.other)) != 0
    if isinstance(word, DiscardAllButOneCharacter):
        return bool(other.active & ~other.protected)
    if isinstance(word, ShuffleTheirTable):
        return bool((other.combat | other.support) & ~other.protected)
    if isinstance(word, (DiscardFromTheirHand, TheyDiscard)):
        return size(other.hand) >= (word.n if whole else 1)
    if isinstance(word, DiscardTopOfTheirDeck):
        return other.deck_count() > 0
    if isinstance(word, TakeBack):
        return own_cards(g, seat, card, word) != 0 and can_take(g, seat, False)
    if isinstance(word, SearchDeck):
        return side.deck_count() > 0 and can_take(g, seat, True)
    if isinstance(word, SearchDiscards):
        return side.discard != 0 and can_take(g, seat, False)
    if isinstance(word, ShuffleDiscardsIn):
        return side.discard != 0
    if isinstance(word, (DiscardAny, BottomAny)):
        return side.hand != 0
    # Whether the hidden cards of the hand or deck allow it is nobody else's business: it is asked anyway.
    if isinstance(word, PayForDragon):
        return side.hand != 0
    if isinstance(word, Load):
        return side.hand != 0 and not supports_banned(g)
    if isinstance(word, SearchAndDeploy):
        return side.deck_count() > 0
    return not isinstance(word, (DiscardAchievement, DiscardHyla)) or their_lasting(g, seat, word) != 0


def their_lasting(g: State, seat: Seat, word: Word) -> CardSet:
    """The opponent's active achievements, or his active Hyla, that the text may discard."""
    other = g.sides[1 - seat]
    deck = g.decks[1 - seat]
    kind = deck.hylas if isinstance(word, DiscardHyla) else deck.achievements
    return other.lasting & kind & ~other.protected


def theirs(g: State, seat: Seat, word: DiscardTheirs) -> CardSet:
    """The opponent's cards that a discarding text of `seat` may touch."""
    if g.stale:
        survey(g)
    other = g.sides[1 - seat]
    cards = group(g, 1 - seat, word.what, word.where)
    active_characters = other.active & g.decks[1 - seat].characters
    if word.only_if_several and size(active_characters) < 2:
        return 0
    if word.keep_character and size(active_characters) == 1:
        cards &= ~active_characters
    return cards


def group(g: State, seat: Seat, kind: Cards, where: Where = Where.ACTIVE) -> CardSet:
    """The seat's cards of a kind on the table, except active protected ones. A face-down card is a support
    with a bluff icon."""
    side = g.sides[seat]
    cards = g.decks[seat].where(kind) & ~side.bluffs
    if side.bluffs and matches(kind, face_down(side)):
        cards |= side.bluffs
    if where is Where.ACTIVE:
        cards &= side.active | side.support | side.lasting & ~g.decks[seat].court
    elif where is Where.ACTIVE_COMBAT:
        cards &= side.active
    elif where is Where.COMBAT:
        cards &= side.combat
    else:
        cards &= side.combat | side.support
    return cards & ~side.protected


def own_cards(g: State, seat: Seat, card: CardIndex, word: TakeBack) -> CardSet:
    side = g.sides[seat]
    if word.where is Where.COMBAT:
        cards = side.combat
    else:
        # Active ships may come back, too (004 Ships has their cargo discarded then), and so may whatever is
        # active until it is discarded (004 Hyla Cards, Achievement Cards).
        cards = side.active | side.support | side.ships | side.lasting & ~g.decks[seat].court
    return cards & ~(1 << card) if word.other else cards


def whole_deck(side: Side) -> CardSet:
    """All cards of the draw deck as a set."""
    cards = side.deck
    for card in side.top + side.bottom:
        cards |= 1 << card
    return cards


def deployable(g: State, seat: Seat) -> CardSet:
    """The cards of the deck that a SearchAndDeploy may fetch."""
    deck = g.decks[seat]
    in_deck = whole_deck(g.sides[seat])
    found = in_deck & (deck.ships | deck.hylas)
    if open_ships(g, seat) and not supports_banned(g):
        found |= in_deck & deck.fighters
    return found


def open_ships(g: State, seat: Seat) -> CardSet:
    """The ships that have room; a landed one is active, too (004 Landing Ships)."""
    side = g.sides[seat]
    deck = g.decks[seat]
    return sum(
        1 << ship for ship in bits(side.ships) if size(side.holds[deck.ship_slot[ship]]) < deck.capacity[ship]
    )


# --- doing it ---------------------------------------------------------------------------------------------


def perform(g: State, seat: Seat, card: CardIndex, which: i64, power: Power) -> None:
    """Resolve a text; the choices it leaves go onto the stack."""
    word = power.word
    source = source_of(seat, card)
    other = 1 - seat
    if isinstance(word, Draw) and power.must_first:  # 'I must' comes before 'you cannot'
        for _ in range(word.n):
            draw(g, seat, insist=True)
    elif isinstance(word, (Draw, DrawUpToHolding, DrawFromDiscards)):
        _perform_draw(g, seat, word)
    elif isinstance(word, DrawThenShuffleIn):
        push(g, HOW_MANY, seat, source, which, drawable(g, seat, word.n))
    elif isinstance(word, DiscardTheirs):
        if word.all:
            for c in bits(theirs(g, seat, word)):
                discard(g, other, c)
        else:
            push(g, THEIRS, seat, source, which)
    elif isinstance(word, DiscardTheirsEither):
        push(g, EITHER, seat, source, which)
    elif isinstance(word, DiscardAllButOneCharacter):
        push(g, KEEP, seat, source, which)
    elif isinstance(word, ShuffleTheirTable):
        side = g.sides[other]
        shuffle_in(g, other, (side.combat | side.support) & ~side.protected, hidden=False)
    elif isinstance(word, DiscardFromTheirHand):
        push(g, FROM_HAND, seat, source, word.n)
    elif isinstance(word, TheyDiscard):
        push(g, DISCARD, other, source, min(word.n, size(g.sides[other].hand)))
    elif isinstance(word, TheyKeep):
        push(g, DISCARD, other, source, max(0, size(g.sides[other].hand) - word.n))
    elif isinstance(word, DiscardTopOfTheirDeck):
        if g.sides[other].deck_count():
            discard(g, other, next_card(g, other))
    elif isinstance(word, TakeBack):
        push(g, TAKE, seat, source, which)
    elif isinstance(word, SearchDeck):
        push(g, SEARCH, seat, source, 0)
    elif isinstance(word, SearchDiscards):
        push(g, SEARCH, seat, source, 1)
    elif isinstance(word, DiscardAny):
        push(g, ANY, seat, source)
    elif isinstance(word, BottomAny):
        push(g, UNDER, seat, source)
    elif isinstance(word, RevealTop):
        most = min(word.n, g.sides[seat].deck_count())
        if g.edition.all_or_nothing:  # all but one of them have to be taken
            most = min(most, takeable(g, seat, most, True) + 1)
        push(g, HOW_MANY, seat, source, which, most)
    elif isinstance(word, Disclose):
        disclose(g, other)
    elif isinstance(word, PayForDragon):
        push(g, PAY, seat, source, 0, FOR_DRAGON)
    elif isinstance(word, Load):
        push(g, LOADING, seat, source, min(word.n, g.decks[seat].capacity[card]))
    elif isinstance(word, SearchAndDeploy):
        push(g, DEPLOY, seat, source)
    elif isinstance(word, ShuffleDiscardsIn):
        shuffle_pile_in(g, seat)
    elif isinstance(word, AttractIfSeveral):
        push(g, ATTRACT, seat, source, 1)
    elif isinstance(word, Attract):
        push(g, ATTRACT, seat, source, word.n)
    elif isinstance(word, (DiscardAchievement, DiscardHyla)):
        push(g, THEIR_LASTING, seat, source, which)
    elif isinstance(word, TheyRetreatIfSeveral):
        push(g, MUST_RETREAT, other, source)
    elif isinstance(word, Each):
        push(g, EACH, seat, source, which)
        push(g, EACH, other, source, which)  # on top: the opponent acts first (004 Chosen Ones)
    else:
        assert isinstance(word, (NextCardFree, AttackAgain)), word


def _perform_draw(g: State, seat: Seat, word: Draw | DrawUpToHolding | DrawFromDiscards) -> None:
    side = g.sides[seat]
    if isinstance(word, DrawUpToHolding):
        while size(side.hand) < word.n and draw(g, seat):
            pass
    elif isinstance(word, DrawFromDiscards):
        draw_from_pile(g, seat, word.n)
    else:
        for _ in range(word.n):
            draw(g, seat)


def how_many(g: State, seat: Seat, source: Source, word: Word, count: Count) -> None:
    """Draw or reveal as many cards as the player said."""
    if isinstance(word, RevealTop):
        _reveal(g, seat, source, count)
        return
    assert isinstance(word, DrawThenShuffleIn)
    for _ in range(count):
        draw(g, seat)
    push(g, SHUFFLE_IN, seat, source, min(word.m, size(g.sides[seat].hand)))


def _reveal(g: State, seat: Seat, source: Source, n: Count) -> None:
    """Turn up the top cards of the deck; one of them will be discarded, the others taken."""
    side = g.sides[seat]
    shown = 0
    for _ in range(min(n, side.deck_count())):
        card = next_card(g, seat)
        shown |= 1 << card
        side.deck &= ~(1 << card)  # set aside until the choice is made
        side.top = tuple(c for c in side.top if c != card)
        side.bottom = tuple(c for c in side.bottom if c != card)
        log(g, "reveal", seat, card, 0)
    side.deck |= shown
    side.mixed &= ~shown
    g.revealed = True
    push(g, REVEAL, seat, source, shown)


def each(g: State, seat: Seat, source: Source, which: i64) -> None:
    """The seat's part of a text that both players follow."""
    word = word_of(g, source, which)
    assert isinstance(word, Each)
    does: EachWord = word.does
    side = g.sides[seat]
    if isinstance(does, Draw):
        for _ in range(does.n):
            draw(g, seat)
    elif isinstance(does, DiscardOwn):
        for c in bits(group(g, seat, does.what)):
            discard(g, seat, c)
    elif isinstance(does, DiscardOwnHand):
        push(g, DISCARD, seat, source, min(does.n, size(side.hand)))
    elif isinstance(does, ShuffleDiscardsIn):
        shuffle_pile_in(g, seat)
    elif isinstance(does, ShuffleLeadershipIn):
        if side.pile & ~_speaking(g, seat, source):
            push(g, PILE_IN, seat, source)
    elif isinstance(does, RedrawHand):
        shuffle_in(g, seat, side.hand, hidden=True)
        for _ in range(does.n):
            draw(g, seat)
    elif isinstance(does, PayForDragon):
        if side.hand:
            push(g, PAY, seat, source, 0, FOR_EACH)
    else:
        assert isinstance(does, PlayAchievement), does
        if g.match and side.hand:  # what is in the hand is nobody else's business
            push(g, ACHIEVE, seat, source)


def _speaking(g: State, seat: Seat, source: Source) -> CardSet:
    """The seat's card of the speaking card's name, its own or the other player's: it cannot be chosen."""
    if not g.edition.namesakes_spared:
        return 1 << card_in(source) if owner_in(source) == seat else 0
    name = g.decks[owner_in(source)].names[card_in(source)]
    own = g.decks[seat].index.get(name)
    return 0 if own is None else 1 << own


def pile_choices(g: State, seat: Seat, source: Source) -> CardSet:
    return g.sides[seat].pile & ~_speaking(g, seat, source)


def searched(g: State, seat: Seat, card: CardIndex, place: i64) -> None:
    """A card was found: shown, taken, and the deck shuffled."""
    take(g, seat, card, True)
    if place == 0:
        shuffle(g, seat)
    else:
        uncover(g, seat)
