"""The text on a card in German, written from its powers like the English one (`english.py`): each
word gives its clause, this file has the grammar.

The moment comes before a colon, so that a full sentence can follow: 'Beim Ausspielen: Ziehe 2 Karten.'
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from bluemoon.glossary import german as glossary
from bluemoon.powers import vocabulary as v
from bluemoon.powers.word import BARE, EACH_TURN, WHILE_ACTIVE, Power

if TYPE_CHECKING:
    from bluemoon.cards.card import Card

ICONS = glossary.ICONS
# Singular, plural, and the article for 'one of them'.
NOUNS = {type_: (noun.one, noun.many, noun.article) for type_, noun in glossary.TYPES.items()}
ELEMENTS = glossary.ELEMENTS
MOMENTS = {
    v.When.BEFORE: "Vor dem Ausspielen: ",
    v.When.PLAYED: "Beim Ausspielen: ",
    v.When.ACTIVE: "",
    v.When.THIS_TURN: "In diesem Zug: ",
    v.When.BEGINNING: "In deiner Anfangsphase: ",
    v.When.ENDING: "In deiner Endphase: ",
    v.When.TURN_OVER: "Ganz am Ende deines Zuges: ",
    v.When.ONCE_A_TURN: "Einmal in jedem deiner Züge: ",
    v.When.AFTER_SUPPORT: "Nach deiner Verstärkungs-/Unterstützungsphase: ",
    v.When.GAME_BEGINS: "Vor dem ersten Zug des Spiels: ",
    v.When.ANSWER: "Im Zug des Gegners: ",
}
OPENINGS = {BARE: "", WHILE_ACTIVE: "Solange diese Karte aktiv ist: ", EACH_TURN: "In jedem deiner Züge: "}
DEEDS = {
    v.Deed.ANNOUNCES: "seine Stärke ansagt",
    v.Deed.RETREATS: "sich zurückzieht",
    v.Deed.DECLINES: "den Kampf ablehnt",
}


def power_text(card: Card) -> str:
    """The text of a card's powers in German; '' if it has none."""
    return " ".join(_sentence(power) for power in card.powers)


def type_name(type_: v.Type) -> str:
    """The name of a type; several types as 'Verstärkung oder Unterstützung'."""
    return listed((NOUNS[one][0] for one in type_), "oder")


def _sentence(power: Power) -> str:
    text = power.word.german(power.may)
    first = " Das geht jeder anderen Kraft vor." if power.must_first else ""
    return f"{_opening(power)}{text[0].upper()}{text[1:]}.{first}"


def _opening(power: Power) -> str:
    how = power.word.opening(power.when)
    return OPENINGS[how] if how in OPENINGS else MOMENTS[power.when]


# --- clauses: whole sentences without their stop ----------------------------------------------------------


def you(deed: str, may: bool) -> str:
    """A clause about what the owner does; `deed` ends in an infinitive: '2 Karten ziehen'."""
    # Imperatives would need another form of each verb.
    return f"du darfst {deed}" if may else f"du musst {deed}"


def they(deed: str, may: bool) -> str:
    """A clause about what the opponent has to do."""
    return f"du darfst den Gegner {deed} lassen" if may else f"der Gegner muss {deed}"


def holds(fact: str, may: bool) -> str:
    """A clause that states a fact."""
    return f"wenn du willst: {fact}" if may else fact


# --- kinds of cards ---------------------------------------------------------------------------------------


def listed(items: Iterable[str], last: str) -> str:
    """The items as a list in a sentence, `last` before the final one."""
    *front, end = items
    return f"{', '.join(front)} {last} {end}" if front else end


def cards(n: int) -> str:
    """A number of cards: '1 Karte', '2 Karten'."""
    return "1 Karte" if n == 1 else f"{n} Karten"


def dragons(n: int) -> str:
    """A number of dragons as an object: '1 Drachen', '2 Drachen'."""
    return "1 Drachen" if n == 1 else f"{n} Drachen"


def _nouns(types: v.Type, last: str, one: bool = False) -> str:
    if types == v.ANY_TYPE:
        return "Karte" if one else "Karten"
    return listed((NOUNS[type_][0 if one else 1] for type_ in types), last)


def one_of(types: v.Type) -> str:
    """The article for 'one of them': 'einen' (der Charaktere), 'eine' (der Karten)."""
    return NOUNS[types][2] if types in NOUNS else "eine"


def one_of_kind(what: v.Cards) -> str:
    """A single card of a kind as an object: 'eine Unterstützung', 'ein Schiff oder eine Hyla-Karte'."""
    people = f"{what.people}-" if what.people else ""
    if what.types == v.ANY_TYPE:
        cards = f"eine {people}Karte"
    else:
        cards = listed((f"{_article(type_)} {people}{NOUNS[type_][0]}" for type_ in what.types), "oder")
    traits = _traits(what)
    return cards + (f" {listed(traits, 'und')}" if traits else "") + exceptions(what)


def _article(type_: v.Type) -> str:
    return NOUNS[type_][2].replace("eines", "ein")


def of_type(n: int, types: v.Type) -> str:
    """A number of cards of a type, or of several types joined by 'oder'."""
    return f"{n} {_nouns(types, 'oder', one=n == 1)}"


def kind(what: v.Cards, last: str = "oder") -> str:
    """A kind of card in the plural, the same in every case but the dative."""
    return included(what, last) + exceptions(what)


def included(what: v.Cards, last: str, whose: str = "") -> str:
    """The cards that are meant, their owner, and how they are limited: 'Karten des Gegners mit Symbol'."""
    people = f"{what.people}-" if what.people else ""
    traits = _traits(what)
    parts = [f"{people}{_nouns(what.types, last)}", whose, listed(traits, "und") if traits else ""]
    return " ".join(part for part in parts if part)


def _traits(what: v.Cards) -> list[str]:
    traits = []
    if what.with_text is not None:
        traits.append("mit Text" if what.with_text else "ohne Text")
    if what.with_icon == v.ALL_ICONS:
        traits.append("mit Symbol")
    elif what.with_icon:
        traits.append(f"mit dem Symbol {listed((ICONS[icon] for icon in what.with_icon), 'oder')}")
    if what.above >= 0:
        traits.append(f"mit einem gedruckten Wert von {what.above + 1} oder mehr")
    if what.first_word:
        traits.append(f"namens „{what.first_word} …“")
    if what.last_word:
        traits.append(f"namens „… {what.last_word}“")
    return traits


def exceptions(what: v.Cards) -> str:
    """What a kind of card excludes, as an addition that begins with ', außer'; '' if nothing."""
    spared = _spared(what)
    return f", außer {spared}" if spared else ""


def _spared(what: v.Cards) -> str:
    spared = []
    for exception in what.besides:
        inner = _spared(exception)
        spared.append(included(exception, "oder") + (f" (außer {inner})" if inner else ""))
    if what.not_own_name:
        spared.append("Karten dieses Namens")
    return listed(spared, "und") if spared else ""


def among(where: v.Where, what: v.Cards, theirs: bool, last: str) -> str:
    """The cards of a side, to follow 'alle' or 'eine der': 'aktiven Karten des Gegners'."""
    cards = included(what, last)
    combat = "im Kampfbereich des Gegners" if theirs else "in deinem Kampfbereich"
    return {
        v.Where.ACTIVE: f"aktiven {included(what, last, 'des Gegners' if theirs else 'vor dir')}",
        v.Where.COMBAT: f"{cards} {combat} (auch überdeckte)",
        v.Where.ACTIVE_COMBAT: f"aktiven {cards} {combat}",
        v.Where.TABLE: f"{cards} in der Auslage {'des Gegners' if theirs else 'vor dir'} (auch überdeckte)",
    }[where] + exceptions(what)


def payment(due: v.Payment) -> str:
    """What has to be discarded, for example 'Karten mit zusammen mindestens 3 gedrucktem Feuer'."""

    def worth(n: int, what: str) -> str:
        return f"Karten mit zusammen mindestens {n} {what}"

    parts = []
    if due.fire:
        parts.append(worth(due.fire, "gedrucktem Feuer"))
    if due.earth:
        parts.append(worth(due.earth, "gedruckter Erde"))
    if due.either:
        parts.append(f"{worth(due.either, 'gedrucktem Feuer')} oder {due.either} gedruckter Erde")
    if due.both:
        both = f"andere mit zusammen mindestens {due.both} gedruckter Erde"
        parts.append(f"{worth(due.both, 'gedrucktem Feuer')} und {both}")
    if due.moons:
        parts.append(worth(due.moons, "Mond" if due.moons == 1 else "Monden"))
    if due.cards:
        parts.append(_of_one_type(due.cards, due.of))
    return listed(parts, "und")


def _of_one_type(n: int, types: tuple[v.Type, ...]) -> str:
    if len(types) < 2:
        return of_type(n, types[0] if types else v.ANY_TYPE)
    return f"{cards(n)} derselben Art ({listed((NOUNS[type_][0] for type_ in types), 'oder')})"


def icons(which: v.Icon, last: str) -> str:
    """The names of the icons as a list."""
    return listed((ICONS[icon] for icon in which), last)


def values(which: v.Element | None) -> str:
    """The name of the element, or of both if none is given."""
    return "Feuer und Erde" if which is None else ELEMENTS[which]


def one_or_each(one: bool, what: v.Cards) -> str:
    """'one of your' or 'all your', in the genitive that the kind of card needs."""
    if not one:
        return "aller deiner"
    return "einer deiner" if one_of(what.types) == "eine" else "eines deiner"
