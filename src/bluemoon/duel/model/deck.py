"""A deck as the engine sees it: cards are numbered 0..n-1, and what they are is kept as masks and tables that
are computed once. A set of cards is an `int` with a bit per card.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from bluemoon.cards.card import DRAGONS, Card, matches
from bluemoon.cards.pool import find, ready_made
from bluemoon.duel.model.relevance import TOUCHING, reckoned, tame, wild_ways
from bluemoon.errors import IllegalDeck
from bluemoon.powers.vocabulary import (
    BLUFF,
    GANG,
    AchievementWithoutDragon,
    AtMostDragons,
    AttackAgain,
    CannotCallBluff,
    CannotDrawAtEnd,
    CannotInterfere,
    CannotPlay,
    CannotPlayMoreThan,
    CannotTake,
    Cards,
    Deed,
    Double,
    DoubleDemand,
    Each,
    Element,
    FewerDragons,
    FreeIf,
    HandBesideShip,
    Icon,
    Ignore,
    Level,
    MayPlayMore,
    MayReplace,
    MoreCrystals,
    MoreDragons,
    MutantsUnconditioned,
    NeedNotCover,
    NextCardFree,
    NoDragons,
    OneCharacterOnly,
    OnlyIf,
    PayForDragon,
    Payment,
    PayOrDragon,
    PayOrRetreat,
    PlayOrRetreat,
    Power,
    Raise,
    RaiseBluffs,
    RaiseTotal,
    Respond,
    TakeBack,
    TheyHoldMore,
    Type,
    When,
    ZeroPrinted,
)
from bluemoon.sets import bits

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bluemoon.duel.model.types import CardIndex, CardSet, ElementIndex, Points

# The amounts of a value word that are read off the card itself.
SUM: Final = -1
HIGHER: Final = -2
DOUBLE: Final = -3

MAX_CARDS: Final = 62
HALF: Final = 16  # bits of a figure that holds the values of both elements

# A bluff card is a support card with a bluff icon, whatever is on its other side (001 Bluffing).
FACE_DOWN: Final = Card("", 0, "(face down)", Type.SUPPORT, 2, 2, BLUFF)
BARE_FACE_DOWN: Final = Card("", 0, "(face down)", Type.SUPPORT, 2, 2)


class ValueWord:
    """A lasting word that changes values of the owner's own cards."""

    __slots__ = ("amount", "bluffs", "cards", "element", "one")

    def __init__(self, amount: i64, cards: CardSet, element: ElementIndex, one: bool, bluffs: bool) -> None:
        self.amount = amount  # DOUBLE, or what to raise to: a figure, SUM or HIGHER
        self.cards = cards  # the own cards it can speak of
        self.element = element  # -1: both
        self.one = one  # only one of them, its target
        self.bluffs = bluffs  # it speaks of face-down cards, too


class Deck:
    """The tables of one list of cards."""

    def __init__(self, name: str, cards: tuple[Card, ...]) -> None:
        if not cards or len(cards) > MAX_CARDS:
            raise IllegalDeck(f"a deck has 1 to {MAX_CARDS} cards, not {len(cards)}")
        if len({card.name for card in cards}) < len(cards):
            raise IllegalDeck("all cards of a deck are different")
        self.name = name
        self.cards = cards
        self.size = len(cards)
        self.all = (1 << len(cards)) - 1
        self.names = [card.name for card in cards]
        self.index = {card.name: i for i, card in enumerate(cards)}
        self.values: tuple[list[int], ...] = (
            [card.fire or 0 for card in cards],
            [card.earth or 0 for card in cards],
        )
        self.both_values = [fire | earth << HALF for fire, earth in zip(*self.values)]
        self._kinds: dict[int, tuple[Cards, int]] = {}
        self._by_types: dict[int, int] = {}
        self.paid: dict[tuple[int, int], tuple[Payment, list[int]]] = {}  # kept by `payments`
        self.moons = [card.moons for card in cards]
        self.capacity = [card.capacity for card in cards]
        self._types()
        self._icons()
        self._words()

    def where(self, kind: Cards, speaker: str = "") -> CardSet:
        """The cards of the deck that are of a kind."""
        known = self._kinds.get(id(kind))
        if known is not None and not speaker:
            return known[1]
        found = sum(1 << i for i, card in enumerate(self.cards) if matches(kind, card, speaker))
        if not speaker:
            self._kinds[id(kind)] = (kind, found)  # keeping the kind keeps its id
        return found

    def of_types(self, types: Type) -> CardSet:
        """The cards of one of the types."""
        known = self._by_types.get(types)
        if known is None:
            known = sum(1 << i for i, card in enumerate(self.cards) if card.type & types)
            self._by_types[types] = known
        return known

    def _types(self) -> None:
        self.characters = self.where(Cards(Type.CHARACTER))
        self.boosters = self.where(Cards(Type.BOOSTER))
        self.supports = self.where(Cards(Type.SUPPORT))
        self.leaderships = self.where(Cards(Type.LEADERSHIP))
        self.ships = self.where(Cards(Type.SHIP))
        self.fighters = self.characters | self.boosters | self.supports
        self.hylas = self.where(Cards(Type.HYLA))
        self.achievements = self.where(Cards(Type.ACHIEVEMENT))
        self.interferences = self.where(Cards(Type.INTERFERENCE))
        self.court = self.where(Cards(Type.EMISSARY | Type.INQUISITOR))  # lie beside the leader all game
        self.leadership_phase = self.leaderships | self.ships | self.hylas | self.achievements
        self.achievements_of = tuple(
            sum(1 << i for i, card in enumerate(self.cards) if card.dragon == dragon) & self.achievements
            for dragon in DRAGONS
        )
        self.buka_characters = self.where(Cards(Type.CHARACTER, people="Buka"))
        self.with_text = self.where(Cards(with_text=True))
        self.ship_list = bits(self.ships)
        self.ship_slot = {card: i for i, card in enumerate(self.ship_list)}

    def _icons(self) -> None:
        self.any_icon = self.bearing(Icon(32767))
        self.shields: tuple[int, ...] = (self.bearing(Icon.SHIELD_FIRE), self.bearing(Icon.SHIELD_EARTH))
        self.stop = self.bearing(Icon.STOP)
        self.retrieve = self.bearing(Icon.RETRIEVE)
        self.free = self.bearing(Icon.FREE)
        self.pair = self.bearing(Icon.PAIR)
        self.gang = self.bearing(GANG)
        self.protect = self.bearing(Icon.PROTECT)
        self.bluff = self.bearing(BLUFF)
        self.replace = self.bearing(Icon.REPLACE)
        self.bluff_of: tuple[int, ...] = (self.bearing(Icon.BLUFF_FIRE), self.bearing(Icon.BLUFF_EARTH))
        self.meaningful = self.with_text | self.protect  # more than a figure while they are active
        self.partners = [self._kin(i, Icon.PAIR) for i in range(self.size)]
        self.gang_of = [self._kin(i, GANG) for i in range(self.size)]

    def bearing(self, icons: Icon) -> CardSet:
        """The cards that bear one of the icons."""
        return self.where(Cards(with_icon=icons))

    def _kin(self, i: CardIndex, icons: Icon) -> CardSet:
        """The other cards that card i may be played with as one by these icons."""
        card = self.cards[i]
        shared = card.icons & icons
        if not shared:
            return 0
        kind = Cards(card.type, first_word=card.first_word, with_icon=shared)
        return self.where(kind) & ~(1 << i)

    def _words(self) -> None:
        n = self.size
        self.powers = [card.powers for card in self.cards]
        self._said = self._what_is_said()
        self.ignorers = self.saying(Ignore)
        self.banners = self.saying(CannotPlay)
        self.support_bans: CardSet = sum(1 << i for i in bits(self.banners) if self._bans_supports(i))
        self.zeroers = self.saying(ZeroPrinted)
        self.one_character = self.saying(OneCharacterOnly)
        self.no_call = self.saying(CannotCallBluff)
        self.no_end_draw = self.saying(CannotDrawAtEnd)
        self.no_interfere = self.saying(CannotInterfere)
        self.mutants = self.saying(OnlyIf)  # cards with a condition ...
        self.true_mutants = self.where(Cards(people="Mutant"))  # ... and those of no people (001 Mutants)
        self.mutants_counting: CardSet = sum(1 << i for i in bits(self.mutants) if self._counts_hands(i))
        self.free_if = self.saying(FreeIf)
        self.need_not_cover = self.saying(NeedNotCover)
        self.next_free = self.saying(NextCardFree)
        self.attack_again = self.saying(AttackAgain)
        self.unconditioned = self.saying(MutantsUnconditioned)
        self.achievement_anyhow = self.saying(AchievementWithoutDragon)
        self.replacers = self.saying(MayReplace)
        self.replaced_by = [0] * n  # the cards that may be discarded as if they had REPLACE
        self.crystal_givers = self.saying(MoreCrystals)
        self.game_begins = self._resolved(When.GAME_BEGINS)
        self.responders = {deed: self._responding(deed) for deed in Deed}
        self.pay_or_retreat = self.saying(PayOrRetreat)
        self.pay_or_dragon = self.saying(PayOrDragon)
        self.play_or_retreat = self.saying(PlayOrRetreat)
        self.wants_booster = self._wanting(Type.BOOSTER)
        self.wants_support = self._wanting(Type.SUPPORT)
        self.double_demand = self.saying(DoubleDemand)
        self.prices = [_price(card) for card in self.cards]
        self.more_dragons = self.saying(MoreDragons)
        self.fewer_dragons = self.saying(FewerDragons)
        self.at_most_dragons = self.saying(AtMostDragons)
        self.no_dragons = self.saying(NoDragons)
        self.bluff_raisers = self.saying(RaiseBluffs)
        self.total_raisers = self.saying(RaiseTotal)
        self.demands = self.pay_or_retreat | self.pay_or_dragon | self.play_or_retreat
        self.payable = self.pay_or_retreat | self.pay_or_dragon
        self.restraints = self.pay_or_retreat | self.play_or_retreat | self.one_character
        self.retreat_words = self.more_dragons | self.fewer_dragons | self.at_most_dragons | self.no_dragons
        self.at = {when: self._resolved(when) for when in When}
        self.once_a_turn = self.at[When.ONCE_A_TURN]
        self.at_end = self.at[When.ENDING] | self.once_a_turn
        self.turn_over = self.at[When.TURN_OVER]
        self.after_support = self.at[When.AFTER_SUPPORT]
        self.when_played = self.at[When.PLAYED]
        self.beginning = self.at[When.BEGINNING]
        self.orders = self.leaderships & (self.at[When.THIS_TURN] | self.attack_again)
        self.insistent: CardSet = sum(1 << i for i in range(n) if any(p.must_first for p in self.powers[i]))
        self.wild_ways = [wild_ways(card) for card in self.cards]
        self.wild: CardSet = sum(1 << i for i in range(n) if any(not tame(power) for power in self.powers[i]))
        # Texts on the table that change what a further card is worth, or how many may follow.
        self.speaking = self.saying((Double, Raise, MayPlayMore, NextCardFree))
        self.touchers = self.saying(TOUCHING)
        self.taking_back = self.saying(TakeBack)
        self.unreckoned: CardSet = sum(
            1 << i for i in range(n) if not all(reckoned(p) for p in self.powers[i])
        )
        self.raised_total = [[self._raised_total(i, element) for i in range(n)] for element in Element]
        self.play_limit = [99] * n
        self.combat_limit = [99] * n
        self.extra_boosters = [0] * n
        self.extra_supports = [0] * n
        self.hand_beside = [0] * n
        self.limiters: CardSet = 0
        self.extras: CardSet = 0
        self.beside: CardSet = 0
        self.takers: CardSet = 0
        self.value_words: dict[int, list[ValueWord]] = {}
        for i in range(n):
            for power in self.powers[i]:
                self._lasting(i, power)
        self.hindrances = self.limiters | self.one_character
        self.valuers: CardSet = sum(1 << i for i in self.value_words)
        self.value_idle: tuple[int, ...] = (self._value_idle(0), self._value_idle(1))
        doubling_bluffs = sum(1 << i for i, ws in self.value_words.items() if any(w.bluffs for w in ws))
        self.enhancers = self._enhancers()
        self.bluff_words = self.bluff_raisers | doubling_bluffs
        self.fading = self.ignorers | self.zeroers | self.extras | self.bluff_raisers | doubling_bluffs
        self.targeters = self.double_demand
        for i, words in self.value_words.items():
            if any(word.one for word in words):
                self.targeters |= 1 << i

    def _wanting(self, type_: Type) -> CardSet:
        """The cards that demand a card of the type to be played."""
        found = 0
        for i in bits(self.play_or_retreat):
            if any(isinstance(p.word, PlayOrRetreat) and p.word.type is type_ for p in self.powers[i]):
                found |= 1 << i
        return found

    def _counts_hands(self, i: CardIndex) -> bool:
        """Does the condition of mutant i compare the hands?"""
        words = [p.word for p in self.powers[i]]
        return any(isinstance(word, OnlyIf) and isinstance(word.condition, TheyHoldMore) for word in words)

    def _bans_supports(self, i: CardIndex) -> bool:
        """Does card i forbid all support cards, whatever is on them?"""
        plain = Card("", 0, "(any)", Type.SUPPORT)
        kinds = [p.word.what for p in self.powers[i] if isinstance(p.word, CannotPlay)]
        return any(kind.with_text is None and matches(kind, plain) for kind in kinds)

    def _lasting(self, i: CardIndex, power: Power) -> None:
        word = power.word
        if isinstance(word, CannotPlayMoreThan):
            self.limiters |= 1 << i
            (self.combat_limit if word.into_combat else self.play_limit)[i] = word.n
        elif isinstance(word, MayReplace):
            self.replaced_by[i] |= self.where(word.what)
        elif isinstance(word, CannotTake):
            self.takers |= 1 << i
        elif isinstance(word, MayPlayMore):
            self.extras |= 1 << i
            (self.extra_boosters if word.type & Type.BOOSTER else self.extra_supports)[i] = word.n
        elif isinstance(word, HandBesideShip):
            self.beside |= 1 << i
            self.hand_beside[i] = word.n
        elif isinstance(word, Double):
            self._value_word(i, DOUBLE, word.what, word.element, word.one)
        elif isinstance(word, Raise):
            to = word.to
            amount = to if isinstance(to, int) else SUM if to is Level.SUM else HIGHER
            self._value_word(i, amount, word.what, word.element, word.one)

    def _value_word(self, i: CardIndex, amount: i64, what: Cards, element: Element | None, one: bool) -> None:
        of = -1 if element is None else int(element)
        found = ValueWord(amount, self.where(what), of, one, matches(what, FACE_DOWN))
        self.value_words.setdefault(i, []).append(found)

    def _value_idle(self, element: ElementIndex) -> CardSet:
        """The cards that change only values of the other element."""
        words = self.value_words.items()
        return sum(1 << i for i, said in words if all(word.element == 1 - element for word in said))

    def _enhancers(self) -> CardSet:
        """The boosters that do nothing but change the value of one character."""
        found = 0
        for i, words in self.value_words.items():
            only = len(self.powers[i]) == 1 and len(words) == 1 and words[0].one
            if (
                only
                and self.boosters >> i & 1
                and words[0].cards == self.characters
                and not self.free >> i & 1
            ):
                found |= 1 << i
        return found & self.boosters & ~self.free

    def _raised_total(self, i: CardIndex, element: Element) -> Points:
        """The total that card i grants in the element."""
        words = [p.word for p in self.powers[i] if isinstance(p.word, RaiseTotal)]
        return max((word.to for word in words if word.element in (None, element)), default=0)

    def saying(self, word: type | tuple[type, ...]) -> CardSet:
        """The cards with a text that uses this word, or one of these words."""
        found = 0
        for one in word if isinstance(word, tuple) else (word,):
            found |= self._said.get(one, 0)
        return found

    def _what_is_said(self) -> dict[type, int]:
        """Who says a word, for all words of the deck."""
        said: dict[type, int] = {}
        for i, card in enumerate(self.cards):
            for power in card.powers:
                word = type(power.word)
                said[word] = said.get(word, 0) | 1 << i
        return said

    def _responding(self, deed: Deed) -> CardSet:
        """The interference cards that answer this deed of the opponent."""
        found = 0
        for i in bits(self.interferences):
            if any(isinstance(p.word, Respond) and p.word.to is deed for p in self.powers[i]):
                found |= 1 << i
        return found

    def _resolved(self, when: When) -> CardSet:
        return sum(1 << i for i, card in enumerate(self.cards) if any(p.when is when for p in card.powers))


def _price(card: Card) -> Payment:
    """What the card's text asks to be paid."""
    price = Payment()
    for power in card.powers:
        said = power.word.does if isinstance(power.word, Each) else power.word
        if isinstance(said, (PayOrRetreat, PayOrDragon, PayForDragon)):
            price = said.payment
    return price


@lru_cache(maxsize=64)
def people_deck(people: str) -> Deck:
    """The ready-made deck of a people."""
    cards = ready_made(people)
    return Deck(people.strip().capitalize(), cards)


def named_deck(name: str, names: tuple[str, ...]) -> Deck:
    """A deck of the cards with these names."""
    return Deck(name, tuple(find(card) for card in names))
