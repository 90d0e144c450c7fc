"""Deck building (000 Advanced Rules, 004 Deck Building): a list of cards with its leader, everything that is
wrong with it, and the deck that the engine plays.

Three kinds of lists: a *ready-made* deck names its leader and no cards (an emissary or a Buka family may join
it), a *built* deck names its leader and its cards (an inquisitor may widen it, a family counts in it), a
*drafted* deck has no leader.

Classic and Legends have the same limits. Classic takes the later cards from Legends, as it takes everything
it has no word for, so no card is barred from either edition; only the places of the rules differ.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from bluemoon.cards import POOL, Card, ready_made
from bluemoon.cards.pool import people_name
from bluemoon.duel.model.deck import Deck
from bluemoon.duel.model.editions import CLASSIC, edition
from bluemoon.errors import BluemoonError, IllegalDeck, UnknownCard
from bluemoon.formats.specials import Specials, specials
from bluemoon.powers.vocabulary import Type

CARDS = 30  # what every leader asks for ...
MOONS = 10  # ... and allows for cards that are not of his people
EMISSARY_CARDS = 40
EMISSARY_CARDS_BUKA = 38
FAMILIES = range(1, 7)
BESIDE_LEADER = Type.LEADER | Type.EMISSARY | Type.INQUISITOR


@dataclass(frozen=True)
class DeckList:
    """A deck on paper: names only, so that anything a person writes can be held and judged."""

    name: str
    leader: str = ""  # a people; '' for a drafted deck
    cards: tuple[str, ...] = ()  # none: the people's ready-made deck
    inquisitor: str = ""
    emissary: str = ""
    family: int = 0  # a Buka family; 0: none

    @property
    def is_ready_made(self) -> bool:
        """Whether it is the ready-made deck of a people, with no list of its own."""
        return bool(self.leader) and not self.cards


@dataclass(frozen=True)
class Terms:
    """What the players have agreed on. None: nothing was said, so a single list may be either way."""

    rules: str = "legends"
    match: bool = False
    emissaries: bool | None = None
    inquisitors: bool | None = None
    families: bool | None = None


class Problem(NamedTuple):
    """Something that is wrong with a list: which kind, in words, and the place of the rule."""

    kind: str
    text: str
    place: str

    def __str__(self) -> str:
        return f"{self.text} ({self.place})"


# Where the rulebooks say it: in Legends, and in classic where that has a place of its own.
PLACES = {
    "name": ("", ""),
    "leader": ("004 Basics of Deck Building", "000 Advanced Rules"),
    "unknown": ("004 Basics of Deck Building", "000 Advanced Rules"),
    "beside the leader": ("004 Moon Values", "000 Advanced Rules"),
    "twice": ("004 Additional Rules", "000 Advanced Rules"),
    "count": ("004 Basics of Deck Building", "000 Advanced Rules"),
    "moons": ("004 Moon Values", "000 Advanced Rules"),
    "emissary": ("004 Emissaries", ""),
    "emissary count": ("004 Emissary Cards", ""),
    "inquisitor": ("004 Inquisitors", ""),
    "family": ("004 Buka Families", ""),
    "match": ("004 Achievement Cards", ""),
    "drafted": ("004 Building Decks", ""),
}


def problems(
    deck: DeckList,
    rules: str | Terms = "legends",
    *,
    drafted: Iterable[str] | None = None,
    pool: Specials | None = None,
) -> list[Problem]:
    """All that is wrong with a list, in the order in which a person would put it right; empty if it is legal.
    `drafted`: the cards that its player drafted, which makes it a drafted deck."""
    terms = Terms(rules) if isinstance(rules, str) else rules
    edition(terms.rules)  # there are only two
    inspection = _Inspection(deck, terms, specials() if pool is None else pool)
    if drafted is None:
        inspection.inspect()
    else:
        inspection.inspect_drafted(drafted)
    return inspection.found


def pairing_problems(
    decks: Sequence[DeckList],
    rules: str | Terms = "legends",
    *,
    drafted: Sequence[Iterable[str]] | None = None,
    pool: Specials | None = None,
) -> list[Problem]:
    """All that is wrong with two lists, and with their meeting: emissaries, and families, are used by both
    players or by neither (004 Emissaries, Buka Families)."""
    terms = Terms(rules) if isinstance(rules, str) else rules
    found = []
    for seat, deck in enumerate(decks):
        own = None if drafted is None else drafted[seat]
        for problem in problems(deck, terms, drafted=own, pool=pool):
            found.append(problem._replace(text=f"{deck.name}: {problem.text}"))
    for kind, has, what in (
        ("emissary", [bool(deck.emissary) for deck in decks], "an emissary"),
        ("family", [bool(deck.family) for deck in decks], "a Buka family"),
    ):
        if any(has) and not all(has):
            places = PLACES[kind][0]
            without = ", ".join(deck.name for deck, one in zip(decks, has) if not one)
            found.append(
                Problem(kind, f"{what} is used by both players or by neither; {without} has none", places)
            )
    return found


def playable(
    deck: DeckList,
    rules: str | Terms = "legends",
    *,
    drafted: Iterable[str] | None = None,
    pool: Specials | None = None,
    checked: bool = True,
) -> Deck:
    """The deck for `bluemoon.duel.new_game`; IllegalDeck with everything that is wrong. `checked=False` takes
    a list that breaks the rules of deck building, as long as it can be played at all."""
    known = specials() if pool is None else pool
    if name_problem(deck.name):
        raise IllegalDeck(name_problem(deck.name))  # no file or record could hold it
    if checked:
        wrong = problems(deck, rules, drafted=drafted, pool=known)
        if wrong:
            raise IllegalDeck(f"{deck.name}: " + "; ".join(problem.text for problem in wrong))
    return Deck(deck.name, (*cards_of(deck, known), *beside_leader(deck, known)))


def cards_of(deck: DeckList, pool: Specials | None = None) -> list[Card]:
    """The cards that are shuffled into the draw deck; UnknownCard or IllegalDeck if a name is wrong."""
    known = specials() if pool is None else pool
    if deck.emissary and deck.is_ready_made:
        cards = emissary_deck(deck.leader, deck.emissary, known)
    elif deck.is_ready_made:
        cards = list(ready_made(deck.leader))
    else:
        cards = [known.find(name) for name in deck.cards]
    if deck.family:
        cards += family_cards(deck.family)
    return cards


def beside_leader(deck: DeckList, pool: Specials | None = None) -> list[Card]:
    """The emissary or inquisitor, who lies in the leader area (004 Emissary Cards, Inquisitor Cards)."""
    known = specials() if pool is None else pool
    return [known.find(name) for name in (deck.emissary, deck.inquisitor) if name]


def emissary_deck(people: str, emissary: str, pool: Specials) -> list[Card]:
    """The ready-made deck, the people's cards that are in no ready-made deck, and the emissary's set (004
    Emissaries)."""
    name = people_name(people)
    added = [card for card in POOL if card.people == name and not card.deck and not card.type & BESIDE_LEADER]
    return [*ready_made(name), *added, *pool.set_of(emissary)]


def family_cards(family: int) -> list[Card]:
    """The five cards of a Buka family."""
    if family not in FAMILIES:
        raise IllegalDeck(f"the Buka families are 1 to 6, not {family}")
    return [card for card in POOL if card.family == family]


def outside_moons(cards: Iterable[Card], people: str) -> int:
    """The moons of the cards that are not of the people, whatever deck they are marked for (004 Moon
    Values)."""
    return sum(card.moons for card in cards if card.people != people)


@dataclass
class _Inspection:
    """The judging of one list."""

    deck: DeckList
    terms: Terms
    pool: Specials
    found: list[Problem] = field(default_factory=list)

    def say(self, kind: str, text: str) -> None:
        legends, classic = PLACES[kind]
        place = classic if classic and edition(self.terms.rules) is CLASSIC else legends
        self.found.append(Problem(kind, text, place or "our own rule"))

    def inspect(self) -> None:
        self._name()
        people = self._leader()
        inquisitor = self._inquisitor()
        emissary = self._emissary()
        family = self._family(people)
        if self.deck.is_ready_made:
            if people and emissary:
                self._emissary_count(people)
            return
        cards = self._known_cards()
        self._unique(cards)
        more_cards, more_moons = (inquisitor.more_cards, inquisitor.more_moons) if inquisitor else (0, 0)
        unknown = len(self.deck.cards) - len(cards)
        cards = self._without_leaders(cards) + family
        self._count(len(cards) + unknown, CARDS + more_cards)
        if people:
            self._moons(cards, people, MOONS + more_moons)
        self._match_only(cards)

    def inspect_drafted(self, drafted: Iterable[str]) -> None:
        """Thirty drafted cards, no moon limit, nobody in the leader area (004 Building Decks)."""
        self._name()
        for what, named in (
            ("leader", self.deck.leader),
            ("emissary", self.deck.emissary),
            ("inquisitor", self.deck.inquisitor),
            ("Buka family", self.deck.family),
        ):
            if named:
                self.say("drafted", f"a drafted deck has no {what}, but this one names {named}")
        cards = self._known_cards()
        self._unique(cards)
        own = {" ".join(name.split()).casefold() for name in drafted}
        for card in cards:
            if card.name.casefold() not in own:
                self.say("drafted", f"{card.name} was not drafted by this player")
        self._count(len(self.deck.cards), CARDS)

    # --- one matter each ----------------------------------------------------------------------------------

    def _name(self) -> None:
        wrong = name_problem(self.deck.name)
        if wrong:
            self.say("name", wrong)

    def _leader(self) -> str:
        if not self.deck.leader:
            self.say("leader", "no leader is named; only a drafted deck has none")
            return ""
        try:
            return people_name(self.deck.leader)
        except BluemoonError as wrong:
            self.say("leader", f"no leader: {wrong}")
            return ""

    def _named(self, kind: str, name: str, type_: Type) -> Card | None:
        """The emissary or inquisitor of that name."""
        try:
            card = self.pool.find(name)
        except UnknownCard as wrong:
            self.say(kind, f"{kind}: {wrong}")
            return None
        if card.type is not type_:
            self.say(kind, f"{card.name} is no {kind}")
            return None
        return card

    def _inquisitor(self) -> Card | None:
        deck = self.deck
        if not deck.inquisitor:
            return None
        if self.terms.inquisitors is False:
            self.say("inquisitor", "the players have not agreed on inquisitors")
        if deck.is_ready_made:
            self.say("inquisitor", "an inquisitor joins a built deck, but no cards are listed")
        return self._named("inquisitor", deck.inquisitor, Type.INQUISITOR)

    def _emissary(self) -> Card | None:
        deck = self.deck
        if not deck.emissary:
            if self.terms.emissaries:
                self.say("emissary", "the players have agreed on emissaries: each chooses one")
            return None
        if self.terms.emissaries is False:
            self.say("emissary", "the players have not agreed on emissaries")
        if not deck.is_ready_made:
            self.say("emissary", "an emissary joins a ready-made deck, but this one lists its cards")
        if deck.inquisitor:
            self.say("emissary", "a deck has an emissary or an inquisitor, not both")
        return self._named("emissary", deck.emissary, Type.EMISSARY)

    def _emissary_count(self, people: str) -> None:
        wanted = EMISSARY_CARDS_BUKA if people == "Buka" else EMISSARY_CARDS
        have = len(emissary_deck(people, self.deck.emissary, self.pool))
        if have != wanted:
            self.say("emissary count", f"with {self.deck.emissary} the deck has {have} cards, not {wanted}")

    def _family(self, people: str) -> list[Card]:
        family = self.deck.family
        if not family:
            if self.terms.families:
                self.say("family", "the players have agreed on Buka families: each chooses one")
            return []
        if self.terms.families is False:
            self.say("family", "the players have not agreed on Buka families")
        if family not in FAMILIES:
            self.say("family", f"the Buka families are 1 to 6, not {family}")
            return []
        if people == "Buka" and self.deck.is_ready_made:
            self.say("family", "the Buka deck has all six families already")
        return family_cards(family)

    def _known_cards(self) -> list[Card]:
        cards = []
        for name in self.deck.cards:
            try:
                cards.append(self.pool.find(name))
            except UnknownCard as wrong:
                self.say("unknown", str(wrong))
        return cards

    def _without_leaders(self, cards: list[Card]) -> list[Card]:
        for card in cards:
            if card.type & BESIDE_LEADER:
                self.say(
                    "beside the leader", f"{card.name} lies in the leader area and is not one of the cards"
                )
        return [card for card in cards if not card.type & BESIDE_LEADER]

    def _unique(self, cards: list[Card]) -> None:
        family = family_cards(self.deck.family) if self.deck.family in FAMILIES else []
        for name, times in Counter(card.name for card in [*cards, *family]).items():
            if times > 1:
                self.say("twice", f"{name} stands {times} times; all cards of a deck are different")

    def _count(self, have: int, wanted: int) -> None:
        if have < wanted:
            self.say("count", f"{have} cards, {wanted - have} too few: there must be exactly {wanted}")
        elif have > wanted:
            self.say("count", f"{have} cards, {have - wanted} too many: there must be exactly {wanted}")

    def _moons(self, cards: list[Card], people: str, limit: int) -> None:
        moons = outside_moons(cards, people)
        if moons > limit:
            costly = [card for card in cards if card.people != people and card.moons]
            costly.sort(key=lambda card: -card.moons)
            listed = ", ".join(f"{card.name} {card.moons}" for card in costly)
            self.say("moons", f"{moons} moons outside the {people}, at most {limit} are allowed: {listed}")

    def _match_only(self, cards: list[Card]) -> None:
        if self.terms.match:
            return
        for card in cards:
            if card.type is Type.ACHIEVEMENT:
                self.say("match", f"{card.name} is an achievement, which may be used in a match only")


def name_problem(name: str) -> str:
    """Why a name cannot stand in deck files and records; '' if it can."""
    if not name.strip():
        return "the deck has no name"
    if name != " ".join(name.split()) or any(sign in name for sign in ",;#"):
        return f"the name '{name}' is not one line of words without comma, semicolon and '#'"
    return ""
