"""Every word says all that a word has to say. Whoever adds one is told here what it lacks."""

from __future__ import annotations

import inspect
import itertools
import re
from typing import Any

import pytest

from bluemoon.cards.card import Card
from bluemoon.duel import Deck
from bluemoon.duel.model.relevance import LOWERS, RECKONED, TAME, TOUCHES, WAYS
from bluemoon.powers import german
from bluemoon.powers.conditions import OnlyIf
from bluemoon.powers.families import CONDITIONS, WORDS
from bluemoon.powers.interference import InterferenceWord, Respond
from bluemoon.powers.vocabulary import Type, When
from bluemoon.powers.word import Condition, LastingWord, MomentWord, Power, Word
from tests.powers.samples import instances

EVERY_WORD = pytest.mark.parametrize("word", WORDS.values(), ids=WORDS.keys())
LASTING = {name: word for name, word in WORDS.items() if issubclass(word, LastingWord)}


def card(name: str, *powers: Power, type_: Type = Type.CHARACTER) -> Card:
    return Card("Nobody", 1, name, type_, 1, 1, powers=powers)


def test_a_word_lasts_or_has_its_moment_or_interferes() -> None:
    assert len(WORDS) > 60
    for word in WORDS.values():
        assert sum(issubclass(word, kind) for kind in (LastingWord, MomentWord, InterferenceWord)) == 1


@EVERY_WORD
def test_nothing_is_left_to_be_said(word: type[Word]) -> None:
    """The type check finds it, too, wherever code makes such a word; not where a file of cards makes it."""
    assert not [name for name, method in inspect.getmembers(word) if _abstract(method)]


@pytest.mark.parametrize("condition", CONDITIONS.values(), ids=CONDITIONS.keys())
def test_conditions_are_complete(condition: type[Condition]) -> None:
    assert not [name for name, method in inspect.getmembers(condition) if _abstract(method)]
    for met in instances(condition):
        assert met.english()
        assert met.german()


def _abstract(method: Any) -> bool:
    return bool(getattr(method, "__isabstractmethod__", False))


@EVERY_WORD
def test_it_is_said_what_a_word_matters_for(word: type[Word]) -> None:
    for said in instances(word):
        flags = said.relevance()
        assert flags & (TAME | WAYS | RECKONED)
        assert not (flags & TAME and flags & (WAYS | TOUCHES | LOWERS)), "what is tame has no way to matter"


@EVERY_WORD
def test_who_touches_cards_of_the_opponent_says_which(word: type[Word]) -> None:
    if any(said.relevance() & (TOUCHES | LOWERS) for said in instances(word)):
        assert word.against is not Word.against


# --- tables -----------------------------------------------------------------------------------------------


def tables(deck: Deck) -> dict[str, Any]:
    """All that a deck knows of its cards, but the texts themselves and what follows from there being one."""
    names = [name for name in dir(deck) if not name.startswith("_")]
    facts = {name: getattr(deck, name) for name in names}
    told = {name: fact for name, fact in facts.items() if not callable(fact)}
    known_by_words = ("when_played", "wild", "wild_ways", "unreckoned", "touchers", "lifters", "from_ship")
    for known in ("cards", "powers", "at", *known_by_words):
        del told[known]
    return {name: repr(_plain(fact)) for name, fact in told.items()}


def _plain(fact: Any) -> Any:
    if isinstance(fact, dict):
        return sorted(map(str, fact))
    return fact


@pytest.mark.parametrize("word", LASTING.values(), ids=LASTING.keys())
def test_a_lasting_word_enters_the_tables_of_its_deck(word: type[Word]) -> None:
    """Nothing else would make it work."""
    silent = tables(Deck("a", (card("Speaker", Power(When.ANSWER, Respond(*_deed()))), card("Listener"))))
    for said in instances(word)[:20]:
        speaking = tables(Deck("a", (card("Speaker", Power(When.ACTIVE, said)), card("Listener"))))
        assert speaking != silent, said


def _deed() -> Any:
    sample = instances(Respond)[0]
    return sample.to, sample.does


# --- German -----------------------------------------------------------------------------------------------


def german_text(power: Power) -> str:
    return german.power_text(card("Made Up", power))


@EVERY_WORD
def test_every_word_speaks_german(word: type[Word]) -> None:
    for said, may in itertools.product(instances(word)[:200], (False, True)):
        text = german_text(Power(When.PLAYED, said, may))
        assert re.match("[A-ZÄÖÜ]", text)
        assert text.endswith(".")
        assert not re.search(r"  | ,|\.\.|'|\"", text), text


@EVERY_WORD
def test_figures_are_the_same_in_both_languages(word: type[Word]) -> None:
    for said in instances(word)[:200]:
        texts = said.english(False), said.german(False)
        one, two = (set(re.findall(r"\d+", text)) for text in texts)
        assert one == two, texts


def test_the_moment_of_a_card_about_its_own_play_goes_without_saying() -> None:
    said = Power(When.BEFORE, instances(OnlyIf)[0])
    assert german_text(said).startswith("Spiele diese Karte nur, wenn")
