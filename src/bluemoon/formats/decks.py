"""Deck building (000 Advanced Rules, 004 Deck Building): a list of cards with its leader, everything that is
wrong with it, and the deck that the engine plays.

Three kinds of lists: a *ready-made* deck names its leader and no cards (an emissary or a Buka family may join
it), a *built* deck names its leader and its cards (an inquisitor may enlarge it, and a family is part of its
cards), a *drafted* deck has no leader.

Classic and Legends have the same limits. Cards that came after classic are used there by the rules of
Legends, so no card is excluded from either edition; only the places in the rulebooks differ.
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
from bluemoon.messages import Arg, Code, DeckCode, GeneralCode, Message, say
from bluemoon.messages.things import BUKA_FAMILY, type_name
from bluemoon.powers.vocabulary import Type

CARDS = 30  # how many cards every leader asks for ...
MOONS = 10  # ... and how many moons he allows on cards that are not of his people
EMISSARY_CARDS = 40
EMISSARY_CARDS_BUKA = 38
FAMILIES = range(1, 7)
BESIDE_LEADER = Type.LEADER | Type.EMISSARY | Type.INQUISITOR


@dataclass(frozen=True)
class DeckList:
    """A deck as a list of names, not checked, so that anything a person writes can be kept and examined."""

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
    """What the players have agreed on. Where a field is None, nothing was agreed, and a list may have it or
    not."""

    rules: str = "legends"
    match: bool = False
    emissaries: bool | None = None
    inquisitors: bool | None = None
    families: bool | None = None


class Problem(NamedTuple):
    """Something that is wrong with a list: its kind, a message about it, and the place of the rule."""

    kind: str
    said: Message
    place: str

    @property
    def text(self) -> str:
        """The message in English."""
        return str(self.said)

    def __str__(self) -> str:
        return f"{self.said} ({self.place})"


def all_said(wrong: Iterable[Problem]) -> Message:
    """All problems in one message."""
    return say(GeneralCode.SEVERAL, problems=tuple(problem.said for problem in wrong))


def all_with_places(wrong: Iterable[Problem]) -> Message:
    """All problems in one message, each with the place of its rule."""
    problems = (say(GeneralCode.WITH_PLACE, why=problem.said, place=problem.place) for problem in wrong)
    return say(GeneralCode.SEVERAL, problems=tuple(problems))


# The places of the rules in Legends, and in classic where that has a place of its own.
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
    """All that is wrong with a list, in the order in which a person would correct it; empty if it is legal.
    `drafted`: the cards that its player drafted; the list is then checked as a drafted deck."""
    terms = Terms(rules) if isinstance(rules, str) else rules
    edition(terms.rules)  # an error if there is no such edition
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
    drafted: Sequence[Iterable[str] | None] | None = None,
    pool: Specials | None = None,
) -> list[Problem]:
    """All that is wrong with two lists, and with playing them against each other: emissaries, and families,
    are used by both players or by neither (004 Emissaries, Buka Families). `drafted`: what each has drafted;
    None for a deck that is not drafted."""
    terms = Terms(rules) if isinstance(rules, str) else rules
    found = []
    for seat, deck in enumerate(decks):
        own = None if drafted is None else drafted[seat]
        for problem in problems(deck, terms, drafted=own, pool=pool):
            said = say(GeneralCode.ABOUT, name=deck.name, why=problem.said)
            found.append(problem._replace(said=said))
    for kind, has, code in (
        ("emissary", [bool(deck.emissary) for deck in decks], DeckCode.BOTH_EMISSARY),
        ("family", [bool(deck.family) for deck in decks], DeckCode.BOTH_FAMILY),
    ):
        if any(has) and not all(has):
            places = PLACES[kind][0]
            without = ", ".join(deck.name for deck, one in zip(decks, has) if not one)
            found.append(Problem(kind, say(code, without=without), places))
    return found


def playable(
    deck: DeckList,
    rules: str | Terms = "legends",
    *,
    drafted: Iterable[str] | None = None,
    pool: Specials | None = None,
    checked: bool = True,
) -> Deck:
    """The deck for `bluemoon.duel.new_game`; IllegalDeck tells everything that is wrong. `checked=False`
    accepts a list that breaks the rules of deck building, as long as it can be played at all."""
    known = specials() if pool is None else pool
    unnamed = name_problem(deck.name)
    if unnamed:
        raise IllegalDeck(unnamed)  # such a name could not be written to a file or record
    if checked:
        wrong = problems(deck, rules, drafted=drafted, pool=known)
        if wrong:
            raise IllegalDeck(GeneralCode.ABOUT, name=deck.name, why=all_said(wrong))
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
        raise IllegalDeck(DeckCode.NO_FAMILY, n=family)
    return [card for card in POOL if card.family == family]


def outside_moons(cards: Iterable[Card], people: str) -> int:
    """The moons of the cards that are not of the people, whatever deck they are marked for (004 Moon
    Values)."""
    return sum(card.moons for card in cards if card.people != people)


@dataclass
class _Inspection:
    """Checks one list and collects its problems."""

    deck: DeckList
    terms: Terms
    pool: Specials
    found: list[Problem] = field(default_factory=list)

    def say(self, kind: str, what: Code | Message, /, **args: Arg) -> None:
        legends, classic = PLACES[kind]
        place = classic if classic and edition(self.terms.rules) is CLASSIC else legends
        said = say(what, **args) if isinstance(what, Code) else what
        self.found.append(Problem(kind, said, place or "our own rule"))

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
        """Check a drafted deck: thirty drafted cards, no moon limit, nobody in the leader area (004 Building
        Decks)."""
        self._name()
        for what, named in (
            (type_name(Type.LEADER), self.deck.leader),
            (type_name(Type.EMISSARY), self.deck.emissary),
            (type_name(Type.INQUISITOR), self.deck.inquisitor),
            (BUKA_FAMILY, self.deck.family),
        ):
            if named:
                self.say("drafted", DeckCode.DRAFTED_WITHOUT, what=what, name=named)
        cards = self._known_cards()
        self._unique(cards)
        own = {" ".join(name.split()).casefold() for name in drafted}
        for card in cards:
            if card.name.casefold() not in own:
                self.say("drafted", DeckCode.NOT_DRAFTED, card=card.name)
        self._count(len(self.deck.cards), CARDS)

    # --- one check each -----------------------------------------------------------------------------------

    def _name(self) -> None:
        wrong = name_problem(self.deck.name)
        if wrong:
            self.say("name", wrong)

    def _leader(self) -> str:
        if not self.deck.leader:
            self.say("leader", DeckCode.NO_LEADER)
            return ""
        try:
            return people_name(self.deck.leader)
        except BluemoonError as wrong:
            self.say("leader", DeckCode.BAD_LEADER, why=wrong.said)
            return ""

    def _named(self, kind: str, name: str, type_: Type) -> Card | None:
        """The emissary or inquisitor of that name; None, with a problem added, if there is none."""
        try:
            card = self.pool.find(name)
        except UnknownCard as wrong:
            code = DeckCode.BAD_EMISSARY if type_ is Type.EMISSARY else DeckCode.BAD_INQUISITOR
            self.say(kind, code, why=wrong.said)
            return None
        if card.type is not type_:
            self.say(kind, DeckCode.IS_NO, card=card.name, kind=type_name(type_))
            return None
        return card

    def _inquisitor(self) -> Card | None:
        deck = self.deck
        if not deck.inquisitor:
            return None
        if self.terms.inquisitors is False:
            self.say("inquisitor", DeckCode.INQUISITORS_OFF)
        if deck.is_ready_made:
            self.say("inquisitor", DeckCode.INQUISITOR_READY_MADE)
        return self._named("inquisitor", deck.inquisitor, Type.INQUISITOR)

    def _emissary(self) -> Card | None:
        deck = self.deck
        if not deck.emissary:
            if self.terms.emissaries:
                self.say("emissary", DeckCode.EMISSARY_WANTED)
            return None
        if self.terms.emissaries is False:
            self.say("emissary", DeckCode.EMISSARIES_OFF)
        if not deck.is_ready_made:
            self.say("emissary", DeckCode.EMISSARY_BUILT)
        if deck.inquisitor:
            self.say("emissary", DeckCode.NOT_BOTH)
        return self._named("emissary", deck.emissary, Type.EMISSARY)

    def _emissary_count(self, people: str) -> None:
        wanted = EMISSARY_CARDS_BUKA if people == "Buka" else EMISSARY_CARDS
        have = len(emissary_deck(people, self.deck.emissary, self.pool))
        if have != wanted:
            self.say(
                "emissary count",
                DeckCode.EMISSARY_COUNT,
                emissary=self.deck.emissary,
                have=have,
                wanted=wanted,
            )

    def _family(self, people: str) -> list[Card]:
        family = self.deck.family
        if not family:
            if self.terms.families:
                self.say("family", DeckCode.FAMILY_WANTED)
            return []
        if self.terms.families is False:
            self.say("family", DeckCode.FAMILIES_OFF)
        if family not in FAMILIES:
            self.say("family", DeckCode.NO_FAMILY, n=family)
            return []
        if people == "Buka" and self.deck.is_ready_made:
            self.say("family", DeckCode.BUKA_HAS_ALL)
        return family_cards(family)

    def _known_cards(self) -> list[Card]:
        cards = []
        for name in self.deck.cards:
            try:
                cards.append(self.pool.find(name))
            except UnknownCard as wrong:
                self.say("unknown", wrong.said)
        return cards

    def _without_leaders(self, cards: list[Card]) -> list[Card]:
        for card in cards:
            if card.type & BESIDE_LEADER:
                self.say("beside the leader", DeckCode.BESIDE_LEADER, card=card.name)
        return [card for card in cards if not card.type & BESIDE_LEADER]

    def _unique(self, cards: list[Card]) -> None:
        family = family_cards(self.deck.family) if self.deck.family in FAMILIES else []
        for name, times in Counter(card.name for card in [*cards, *family]).items():
            if times > 1:
                self.say("twice", DeckCode.TWICE, card=name, n=times)

    def _count(self, have: int, wanted: int) -> None:
        if have < wanted:
            self.say("count", DeckCode.TOO_FEW, have=have, n=wanted - have, wanted=wanted)
        elif have > wanted:
            self.say("count", DeckCode.TOO_MANY, have=have, n=have - wanted, wanted=wanted)

    def _moons(self, cards: list[Card], people: str, limit: int) -> None:
        moons = outside_moons(cards, people)
        if moons > limit:
            costly = [card for card in cards if card.people != people and card.moons]
            costly.sort(key=lambda card: -card.moons)
            listed = ", ".join(f"{card.name} {card.moons}" for card in costly)
            self.say("moons", DeckCode.MOONS, moons=moons, people=people, limit=limit, cards=listed)

    def _match_only(self, cards: list[Card]) -> None:
        if self.terms.match:
            return
        for card in cards:
            if card.type is Type.ACHIEVEMENT:
                self.say("match", DeckCode.MATCH_ONLY, card=card.name)


def name_problem(name: str) -> Message | None:
    """Why a name cannot be written in deck files and records; None if it can."""
    if not name.strip():
        return say(DeckCode.NO_NAME)
    if name != " ".join(name.split()) or any(sign in name for sign in ",;#"):
        return say(DeckCode.BAD_NAME, name=name)
    return None
