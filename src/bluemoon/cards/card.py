"""What a card is, and the short functions by which the modules of the peoples declare their cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bluemoon.pickling import Reduced, reduced_card
from bluemoon.powers.vocabulary import NO_ICONS, Cards, Icon, Type, When
from bluemoon.powers.word import LastingWord, MomentWord, Power, Word

DRAGONS = ("Lika", "Doran", "Sesa")


@dataclass(frozen=True)
class Card:
    """A printed card. `deck` is the ready-made deck it belongs to, '' if none."""

    people: str
    number: int
    name: str
    type: Type
    fire: int | None = None
    earth: int | None = None
    icons: Icon = NO_ICONS
    moons: int = 0
    deck: str = ""
    set: str = "people"
    family: int = 0
    capacity: int = 0
    powers: tuple[Power, ...] = ()
    translated: bool = False  # the English name is our translation
    original: bool = False  # designed for this project in place of a printed card that is not known
    dragon: str = ""  # the dragon to which an achievement belongs
    more_cards: int = 0  # what an inquisitor adds to the size of the leader's deck ...
    more_moons: int = 0  # ... and to his moon limit

    def __reduce__(self) -> Reduced:
        return reduced_card(self)

    def __deepcopy__(self, memo: dict[int, object]) -> Card:
        return self  # it never changes

    @property
    def first_word(self) -> str:
        """The first word of the name, for pairs and gangs; gang names are one word with an inner capital."""
        word = self.name.split()[0]
        for i in range(1, len(word)):
            if word[i].isupper() and word[i - 1].islower():
                return word[:i]
        return word

    @property
    def last_word(self) -> str:
        """The last word of the name, by which some cards belong together."""
        return self.name.split()[-1]

    @property
    def text(self) -> str:
        """The text of its powers in English, in our own words; '' if it has none."""
        from bluemoon.powers.english import power_text  # imported late, because that module needs cards

        return power_text(self)

    @property
    def mutant(self) -> bool:
        """Whether it is a mutant, which belongs to no people."""
        return self.people == "Mutant"


def matches(kind: Cards, card: Card, speaker: str = "") -> bool:
    """Whether `card`, by what is printed on it, is of this kind. `speaker` is the name of the card whose text
    mentions the kind."""
    # Plain integers, because the operators of Python's flags are slow, and bots make thousands of decks.
    return (
        int(card.type) & int(kind.types) != 0
        and (not kind.people or kind.people == card.people)
        and (kind.with_text is None or kind.with_text == bool(card.powers))
        and (not kind.with_icon or int(card.icons) & int(kind.with_icon) != 0)
        and (kind.above < 0 or max(card.fire or 0, card.earth or 0) > kind.above)
        and (not kind.first_word or kind.first_word == card.first_word)
        and (not kind.last_word or kind.last_word == card.last_word)
        and not (kind.not_own_name and card.name == speaker)
        and not any(matches(spared, card, speaker) for spared in kind.besides)
    )


class People:
    """The declarations of one people: `vulca = People("Vulca")`, then `vulca.character(…)`, card by card."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.cards: list[Card] = []

    def leader(self, name: str) -> None:
        """Declare the leader, who is no card of the deck."""
        self.cards.append(Card(self.name, 0, name, Type.LEADER, deck=self.name))

    def character(
        self, name: str, number: int, fire: int, earth: int, *powers: Power, **facts: int | str | bool
    ) -> None:
        """Declare a character: name, number, values, powers, and other facts such as icons and moons."""
        self._add(Type.CHARACTER, name, number, fire, earth, powers, facts)

    def booster(
        self, name: str, number: int, fire: int | None, earth: int | None, *powers: Power, **facts: int | str
    ) -> None:
        """Declare a booster; `None` is a value that is not printed."""
        self._add(Type.BOOSTER, name, number, fire, earth, powers, facts)

    def support(
        self, name: str, number: int, fire: int | None, earth: int | None, *powers: Power, **facts: int | str
    ) -> None:
        """Declare a support; `None` is a value that is not printed."""
        self._add(Type.SUPPORT, name, number, fire, earth, powers, facts)

    def leadership(self, name: str, number: int, *powers: Power, **facts: int | str) -> None:
        """Declare a leadership card, which has no values."""
        self._add(Type.LEADERSHIP, name, number, None, None, powers, facts)

    def ship(self, name: str, number: int, *powers: Power, **facts: int | str) -> None:
        """Declare a ship, which has no values."""
        self._add(Type.SHIP, name, number, None, None, powers, facts)

    def _add(
        self,
        type_: Type,
        name: str,
        number: int,
        fire: int | None,
        earth: int | None,
        powers: tuple[Power, ...],
        facts: dict[str, int | str] | dict[str, int | str | bool],
    ) -> None:
        self.cards.append(
            Card(
                people=self.name,
                number=number,
                name=name,
                type=type_,
                fire=fire,
                earth=earth,
                icons=Icon(int(facts.get("icons", 0))),
                moons=int(facts.get("moons", 0)),
                deck=str(facts.get("deck", self.name)),
                set=str(facts.get("set", "people")),
                family=int(facts.get("family", 0)),
                capacity=int(facts.get("capacity", 0)),
                powers=powers,
                translated=bool(facts.get("translated", False)),
            )
        )


# Short forms for the moments at which a text is resolved.


def before(word: LastingWord) -> Power:
    """Applies before the card is played: a condition for playing it, or how it may be played."""
    return Power(When.BEFORE, word)


def when_played(word: MomentWord) -> Power:
    """Resolved right after the card is played; mandatory."""
    return Power(When.PLAYED, word)


def may_when_played(word: MomentWord) -> Power:
    """Resolved right after the card is played, if its owner wants it."""
    return Power(When.PLAYED, word, may=True)


def active(word: LastingWord) -> Power:
    """Holds as long as the card is active."""
    return Power(When.ACTIVE, word)


def this_turn(word: LastingWord) -> Power:
    """Holds until the end of the turn in which the card was played."""
    return Power(When.THIS_TURN, word)


def beginning(word: MomentWord) -> Power:
    """Resolved in the Beginning phase of the owner's turn; mandatory."""
    return Power(When.BEGINNING, word)


def may_at_end(word: MomentWord) -> Power:
    """Resolved in the End phase of the owner's turn, if he wants it."""
    return Power(When.ENDING, word, may=True)


def turn_over(word: MomentWord, may: bool = False) -> Power:
    """Resolved when the owner's turn is over; mandatory unless `may` is set."""
    return Power(When.TURN_OVER, word, may=may)


def game_begins(word: MomentWord) -> Power:
    """Resolved once, when the game begins."""
    return Power(When.GAME_BEGINS, word)


def answer(word: Word) -> Power:
    """The text of an interference card, played in answer to an action of the opponent."""
    return Power(When.ANSWER, word)


def once_a_turn(word: MomentWord) -> Power:
    """Used by the owner once on each of his turns, at a moment of his choice."""
    return Power(When.ONCE_A_TURN, word, may=True)


def may_after_support(word: MomentWord) -> Power:
    """Resolved at the end of the owner's Booster/Support phase, if he wants it."""
    return Power(When.AFTER_SUPPORT, word, may=True)


# The short forms that a file of cards (`special.toml`) may use, too.
SHORT_FORMS: Final[tuple[Callable[..., Power], ...]] = (
    before,
    when_played,
    may_when_played,
    active,
    this_turn,
    beginning,
    may_at_end,
    turn_over,
    game_begins,
    answer,
    once_a_turn,
    may_after_support,
)
