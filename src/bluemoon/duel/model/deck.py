"""A deck as the engine sees it: cards are numbered 0..n-1, and what they are is kept as masks and tables that
are computed once. A set of cards is an `int` with a bit per card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bluemoon.cards.card import DRAGONS, Card, matches
from bluemoon.duel.model.relevance import LOWERS, TOUCHES, reckoned, tame, wild_ways
from bluemoon.errors import IllegalDeck
from bluemoon.messages import DeckCode
from bluemoon.pickling import Reduced, made_deck
from bluemoon.powers.vocabulary import BLUFF, GANG, Cards, Deed, Element, Icon, Payment, Type, When
from bluemoon.powers.word import Condition, MomentWord
from bluemoon.sets import bits

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bluemoon.duel.model.types import CardIndex, CardSet, Count, ElementIndex, Points

# Amounts of a value word that are taken from the values of the card itself.
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
        self.cards = cards  # the owner's cards that it can change
        self.element = element  # -1: both
        self.one = one  # it changes only one of them, its target
        self.bluffs = bluffs  # it changes face-down cards, too


class TakeLimit:
    """A lasting word that keeps the other player from taking cards into his hand."""

    __slots__ = ("from_deck", "more_than", "while_holding")

    def __init__(self, from_deck: bool, more_than: i64, while_holding: i64) -> None:
        self.from_deck = from_deck  # it limits only cards from the draw deck
        self.more_than = more_than  # the most cards on his turn; 0: no such limit
        self.while_holding = while_holding  # he may take none while he holds this many


class CardSets:
    """The sets of cards that a deck knows, all of them empty. They get their values here, before anything
    else is done with a deck, so that compiled code need not ask whether they have one. (As attributes of the
    class they would be slow in plain Python, which looks for an attribute there first.)"""

    def __init__(self) -> None:
        self.characters: CardSet = 0
        self.boosters: CardSet = 0
        self.supports: CardSet = 0
        self.leaderships: CardSet = 0
        self.ships: CardSet = 0
        self.fighters: CardSet = 0
        self.hylas: CardSet = 0
        self.achievements: CardSet = 0
        self.interferences: CardSet = 0
        self.court: CardSet = 0
        self.leadership_phase: CardSet = 0
        self.buka_characters: CardSet = 0
        self.with_text: CardSet = 0
        self.stop: CardSet = 0
        self.retrieve: CardSet = 0
        self.free: CardSet = 0
        self.pair: CardSet = 0
        self.gang: CardSet = 0
        self.protect: CardSet = 0
        self.bluff: CardSet = 0
        self.replace: CardSet = 0
        self.meaningful: CardSet = 0
        self.game_begins: CardSet = 0
        self.once_a_turn: CardSet = 0
        self.at_end: CardSet = 0
        self.ending: CardSet = 0
        self.turn_over: CardSet = 0
        self.after_support: CardSet = 0
        self.when_played: CardSet = 0
        self.beginning: CardSet = 0
        self.orders: CardSet = 0
        self.demands: CardSet = 0
        self.payable: CardSet = 0
        self.restraints: CardSet = 0
        self.retreat_words: CardSet = 0
        self.hindrances: CardSet = 0
        self.valuers: CardSet = 0
        self.enhancers: CardSet = 0
        self.bluff_words: CardSet = 0
        self.fading: CardSet = 0
        self.targeters: CardSet = 0
        self.true_mutants: CardSet = 0
        # Those that the words of the texts fill in (`Word.enter`). Texts about the opponent's cards or plays:
        self.ignorers: CardSet = 0
        self.banners: CardSet = 0
        self.support_bans: CardSet = 0  # those of the banners that forbid all support cards
        self.zeroers: CardSet = 0
        self.limiters: CardSet = 0
        self.takers: CardSet = 0
        self.one_character: CardSet = 0
        self.no_call: CardSet = 0
        self.no_end_draw: CardSet = 0
        self.no_interfere: CardSet = 0
        # Demands.
        self.pay_or_retreat: CardSet = 0
        self.pay_or_dragon: CardSet = 0
        self.play_or_retreat: CardSet = 0
        self.wants_booster: CardSet = 0
        self.wants_support: CardSet = 0
        self.double_demand: CardSet = 0
        # What the owner may do.
        self.mutants: CardSet = 0  # cards with a condition ...
        self.mutants_counting: CardSet = 0  # ... that compares the hands
        self.free_if: CardSet = 0
        self.need_not_cover: CardSet = 0
        self.next_free: CardSet = 0
        self.attack_again: CardSet = 0
        self.unconditioned: CardSet = 0
        self.achievement_anyhow: CardSet = 0
        self.replacers: CardSet = 0
        self.extras: CardSet = 0
        self.beside: CardSet = 0
        self.taking_back: CardSet = 0
        # Values, dragons, crystals.
        self.bluff_raisers: CardSet = 0
        self.total_raisers: CardSet = 0
        self.more_dragons: CardSet = 0
        self.fewer_dragons: CardSet = 0
        self.at_most_dragons: CardSet = 0
        self.no_dragons: CardSet = 0
        self.crystal_givers: CardSet = 0
        # On the table they change what a further card is worth, or how many may follow.
        self.speaking: CardSet = 0
        # What the texts are about (`relevance`).
        self.touchers: CardSet = 0
        self.lifters: CardSet = 0  # of the touchers: they may take texts of the opponent out of force
        self.wild: CardSet = 0
        self.unreckoned: CardSet = 0
        self.from_ship: CardSet = 0  # what they say counts only if they are played from a landed ship
        self.insistent: CardSet = 0


class Deck(CardSets):
    """One list of cards with its tables: everything that the rules need to know about the cards, computed
    once."""

    def __init__(self, name: str, cards: tuple[Card, ...]) -> None:
        if not cards or len(cards) > MAX_CARDS:
            raise IllegalDeck(DeckCode.SIZE, most=MAX_CARDS, n=len(cards))
        if len({card.name for card in cards}) < len(cards):
            raise IllegalDeck(DeckCode.ALL_DIFFERENT)
        super().__init__()
        self.name = name
        self.cards = cards
        self.size: Count = len(cards)
        self.all: CardSet = (1 << len(cards)) - 1
        self.names = [card.name for card in cards]
        self.index = {card.name: i for i, card in enumerate(cards)}
        self.values: tuple[list[Points], ...] = (
            [card.fire or 0 for card in cards],
            [card.earth or 0 for card in cards],
        )
        self.both_values: list[i64] = [fire | earth << HALF for fire, earth in zip(*self.values)]
        self._kinds: dict[int, tuple[Cards, int]] = {}
        self._by_types: dict[int, int] = {}
        self.paid: dict[tuple[int, int], tuple[Payment, list[int]]] = {}  # kept by `payments`
        self.moons = [card.moons for card in cards]
        self.capacity = [card.capacity for card in cards]
        self._types()
        self._icons()
        self._empty_tables()
        self._enter_words()
        self._join_tables()

    def __reduce__(self) -> Reduced:
        return made_deck, (self.name, self.cards)

    def __deepcopy__(self, memo: dict[int, object]) -> Deck:
        return self  # it never changes

    def where(self, kind: Cards, speaker: str = "") -> CardSet:
        """The cards of the deck that are of a kind. `speaker` is the name of the card that asks."""
        known = self._kinds.get(id(kind))
        if known is not None and not speaker:
            return known[1]
        found = sum(1 << i for i, card in enumerate(self.cards) if matches(kind, card, speaker))
        if not speaker:
            self._kinds[id(kind)] = (kind, found)  # the kind is stored, too, so that its id stays in use
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
        self.court = self.where(Cards(Type.EMISSARY | Type.INQUISITOR))  # who lie beside the leader all game
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
        self.shields: tuple[CardSet, ...] = (self.bearing(Icon.SHIELD_FIRE), self.bearing(Icon.SHIELD_EARTH))
        self.stop = self.bearing(Icon.STOP)
        self.retrieve = self.bearing(Icon.RETRIEVE)
        self.free = self.bearing(Icon.FREE)
        self.pair = self.bearing(Icon.PAIR)
        self.gang = self.bearing(GANG)
        self.protect = self.bearing(Icon.PROTECT)
        self.bluff = self.bearing(BLUFF)
        self.replace = self.bearing(Icon.REPLACE)
        self.bluff_of: tuple[CardSet, ...] = (self.bearing(Icon.BLUFF_FIRE), self.bearing(Icon.BLUFF_EARTH))
        self.meaningful = self.with_text | self.protect  # while active they do more than count their values
        self.partners: list[CardSet] = [self._kin(i, Icon.PAIR) for i in range(self.size)]
        self.gang_of: list[CardSet] = [self._kin(i, GANG) for i in range(self.size)]

    def bearing(self, icons: Icon) -> CardSet:
        """The cards that have one of the icons."""
        return self.where(Cards(with_icon=icons))

    def _kin(self, i: CardIndex, icons: Icon) -> CardSet:
        """The other cards that may be played together with card i because of these icons (a pair or a
        gang)."""
        card = self.cards[i]
        shared = card.icons & icons
        if not shared:
            return 0
        kind = Cards(card.type, first_word=card.first_word, with_icon=shared)
        return self.where(kind) & ~(1 << i)

    def _empty_tables(self) -> None:
        """Make the empty tables, with a place for each card, that the words of the texts fill in
        (`Word.enter`)."""
        n = self.size
        # What the opponent may do, and what he is to pay.
        self.play_limit: list[Count] = [99] * n
        self.combat_limit: list[Count] = [99] * n
        self.take_limits: list[list[TakeLimit]] = [[] for _ in range(n)]
        self.responders: dict[Deed, int] = dict.fromkeys(Deed, 0)  # the interference cards that answer a deed
        self.prices = [Payment()] * n  # what the texts ask to be paid
        # What the owner may do.
        self.conditions: list[list[Condition]] = [[] for _ in range(n)]
        self.becomes: list[ElementIndex] = [
            -1
        ] * n  # the element that becomes contested by a mutant; -1: the other one than now
        self.free_conditions: list[list[Condition]] = [[] for _ in range(n)]
        self.replaced_by: list[CardSet] = [0] * n  # the cards that may be discarded as if they had REPLACE
        self.extra_boosters: list[Count] = [0] * n
        self.extra_supports: list[Count] = [0] * n
        self.hand_beside = [0] * n
        # Values, dragons, crystals.
        self.value_words: list[list[ValueWord]] = [[] for _ in range(n)]
        self.raised_bluffs = [0] * n  # the value that card i grants to bluffs
        self.raised_total: list[list[Points]] = [
            [0] * n,
            [0] * n,
        ]  # the total that card i grants in the element
        self.several: list[list[tuple[When, int]]] = [[] for _ in range(n)]  # 'if more than one such card …'
        self.more_crystals = [0] * n

    def _enter_words(self) -> None:
        n = self.size
        self.powers = [card.powers for card in self.cards]
        self.at = dict.fromkeys(When, 0)
        for i in range(n):
            for power in self.powers[i]:
                power.word.enter(self, i, power.when)
                bit = 1 << i
                self.at[power.when] |= bit
                about = power.word.relevance()
                if about & TOUCHES:
                    self.lifters |= bit
                if about & (TOUCHES | LOWERS):
                    self.touchers |= bit
                if not tame(power):
                    self.wild |= bit
                if not reckoned(power):
                    self.unreckoned |= bit
                if power.must_first:
                    self.insistent |= bit
            words = [power.word for power in self.powers[i]]
            if words and all(isinstance(word, MomentWord) and word.only_from_ship() for word in words):
                self.from_ship |= 1 << i
        self.wild_ways: list[i64] = [wild_ways(card) for card in self.cards]
        self.true_mutants = self.where(Cards(people="Mutant"))  # those of no people (001 Mutants)

    def _join_tables(self) -> None:
        self.game_begins = self.at[When.GAME_BEGINS]
        self.once_a_turn = self.at[When.ONCE_A_TURN]
        self.at_end = self.at[When.ENDING] | self.once_a_turn
        self.ending = self.at[When.ENDING]
        self.turn_over = self.at[When.TURN_OVER]
        self.after_support = self.at[When.AFTER_SUPPORT]
        self.when_played = self.at[When.PLAYED]
        self.beginning = self.at[When.BEGINNING]
        self.orders = self.leaderships & (self.at[When.THIS_TURN] | self.attack_again)
        self.demands = self.pay_or_retreat | self.pay_or_dragon | self.play_or_retreat
        self.payable = self.pay_or_retreat | self.pay_or_dragon
        self.restraints = self.pay_or_retreat | self.play_or_retreat | self.one_character
        self.retreat_words = self.more_dragons | self.fewer_dragons | self.at_most_dragons | self.no_dragons
        self.hindrances = self.limiters | self.one_character
        self.valuers = sum(1 << i for i, words in enumerate(self.value_words) if words)
        self.value_idle: tuple[CardSet, ...] = (self._value_idle(0), self._value_idle(1))
        doubling_bluffs = sum(1 << i for i, ws in enumerate(self.value_words) if any(w.bluffs for w in ws))
        self.enhancers = self._enhancers()
        self.bluff_words = self.bluff_raisers | doubling_bluffs
        self.fading = self.ignorers | self.zeroers | self.extras | self.bluff_raisers | doubling_bluffs
        self.targeters = self.double_demand
        for i, words in enumerate(self.value_words):
            if any(word.one for word in words):
                self.targeters |= 1 << i

    def add_value_word(
        self, i: CardIndex, amount: i64, what: Cards, element: Element | None, one: bool
    ) -> None:
        """Note that card i changes values: `amount` is DOUBLE or what to raise to (a figure, SUM or
        HIGHER)."""
        of = -1 if element is None else int(element)
        found = ValueWord(amount, self.where(what), of, one, matches(what, FACE_DOWN))
        self.value_words[i].append(found)
        self.speaking |= 1 << i

    def _value_idle(self, element: ElementIndex) -> CardSet:
        """The cards whose texts change only values of the other element."""
        words = enumerate(self.value_words)
        return sum(1 << i for i, said in words if said and all(word.element == 1 - element for word in said))

    def _enhancers(self) -> CardSet:
        """The boosters that do nothing but change the value of one character."""
        found = 0
        for i, words in enumerate(self.value_words):
            only = len(self.powers[i]) == 1 and len(words) == 1 and words[0].one
            if (
                only
                and self.boosters >> i & 1
                and words[0].cards == self.characters
                and not self.free >> i & 1
            ):
                found |= 1 << i
        return found
