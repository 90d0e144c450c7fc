"""The parts of a power's text that name things: kinds of cards, payments, icons and types, in English."""

from __future__ import annotations

from collections.abc import Iterable

from bluemoon.glossary.english import ELEMENTS, ICONS, TYPES
from bluemoon.powers.vocabulary import ALL_ICONS, ANY_TYPE, Cards, Element, Icon, Payment, Type, Where

ICON_NAMES = ICONS
TYPE_NOUNS = TYPES  # as nouns in a sentence, singular and plural


def listed(items: Iterable[str], last: str) -> str:
    """The items as a list in a sentence: 'a', 'a or b', 'a, b or c'."""
    *front, end = items
    return f"{', '.join(front)} {last} {end}" if front else end


def counted(n: int, one: str) -> str:
    """A number of things: '1 card', '2 cards'."""
    return f"{n} {one}" if n == 1 else f"{n} {one}s"


def of_type(n: int, type_: Type) -> str:
    """A number of cards of a type: '1 support', '2 supports'; of several types '2 boosters or supports'."""
    return f"{n} {_nouns(type_, 'or', one=n == 1)}"


def type_name(type_: Type) -> str:
    """The name of a type: 'Character', 'Leadership', 'Hyla'; of several types 'Booster or Support'."""
    return listed((_type_word(one).capitalize() for one in type_), "or")


def _type_word(type_: Type) -> str:
    return TYPE_NOUNS[type_][0].removesuffix(" card")


def _nouns(types: Type, last: str, one: bool = False) -> str:
    if types == ANY_TYPE:
        return "card" if one else "cards"
    return listed((TYPE_NOUNS[type_][0 if one else 1] for type_ in types), last)


def element(which: Element) -> str:
    """The English name of an element."""
    return ELEMENTS[which]


def values(which: Element | None) -> str:
    """The name of the element, or of both if none is given."""
    return element(which) if which is not None else "Fire and Earth"


def icons(which: Icon, last: str) -> str:
    """The names of the icons as a list."""
    return listed((ICON_NAMES[icon] for icon in which), last)


def kind(what: Cards, last: str = "or") -> str:
    """A kind of card in the plural: 'characters', 'cards with an icon, except Flit characters'."""
    return _included(what, last) + _exceptions(what)


def one_of_kind(what: Cards) -> str:
    """A single card of a kind: 'a support', 'a character with power text', 'a ship, Hyla card or …'."""
    text = _included(what, "or", one=True) + _exceptions(what)
    return f"{'an' if text[0].lower() in 'aeiou' else 'a'} {text}"


def _included(what: Cards, last: str, one: bool = False) -> str:
    nouns = _nouns(what.types, last, one)
    traits = listed(traits, "and") if (traits := _traits(what)) else ""
    return " ".join(part for part in (what.people, nouns, traits) if part)


def _traits(what: Cards) -> list[str]:
    traits = []
    if what.with_text is not None:
        traits.append("with power text" if what.with_text else "without power text")
    if what.with_icon == ALL_ICONS:
        traits.append("with an icon")
    elif what.with_icon:
        traits.append(f"with the {icons(what.with_icon, 'or')} icon")
    if what.above >= 0:
        traits.append(f"with a printed value of {what.above + 1} or more")
    if what.first_word:
        traits.append(f"named “{what.first_word} …”")
    if what.last_word:
        traits.append(f"named “… {what.last_word}”")
    return traits


def _exceptions(what: Cards) -> str:
    spared = _spared(what)
    return f", except {spared}" if spared else ""


def _spared(what: Cards) -> str:
    spared = []
    for exception in what.besides:
        inner = _spared(exception)
        spared.append(_included(exception, "or") + (f" (except {inner})" if inner else ""))
    if what.not_own_name:
        spared.append("cards of this name")
    return listed(spared, "and") if spared else ""


def among(where: Where, what: Cards, whose: str, last: str = "or") -> str:
    """Cards of a side: 'your active cards', 'the supports in the opponent’s combat area, covered or not'."""
    cards = _included(what, last)
    place = {
        Where.ACTIVE: f"{whose} active {cards}",
        Where.COMBAT: f"the {cards} in {whose} combat area, covered or not",
        Where.ACTIVE_COMBAT: f"the active {cards} in {whose} combat area",
        Where.TABLE: f"the {cards} in {whose} combat and support areas, covered or not",
    }[where]
    return place + _exceptions(what)


def payment(due: Payment) -> str:
    """What has to be discarded: 'cards worth at least 3 printed Fire', '2 characters'."""

    def worth(n: int, what: str) -> str:
        return f"cards worth at least {n} {what}"

    parts = []
    if due.fire:
        parts.append(worth(due.fire, "printed Fire"))
    if due.earth:
        parts.append(worth(due.earth, "printed Earth"))
    if due.either:
        parts.append(f"{worth(due.either, 'printed Fire')} or {worth(due.either, 'printed Earth')}")
    if due.both:
        parts.append(f"{worth(due.both, 'printed Fire')} and other {worth(due.both, 'printed Earth')}")
    if due.moons:
        parts.append(worth(due.moons, "moon" if due.moons == 1 else "moons"))
    if due.cards:
        parts.append(_of_one_type(due.cards, due.of))
    return listed(parts, "and")


def _of_one_type(n: int, types: tuple[Type, ...]) -> str:
    if len(types) < 2:
        return of_type(n, types[0] if types else ANY_TYPE)
    return f"{counted(n, 'card')} of one type ({listed((_type_word(type_) for type_ in types), 'or')})"
