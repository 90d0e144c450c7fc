"""What is said to players: every code has words in every language and is said somewhere, with the arguments
that its words speak of, and the page knows the same words."""

from __future__ import annotations

import ast
import json
import pickle
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from bluemoon.errors import BluemoonError, IllegalDeck
from bluemoon.messages import Code, DeckCode, GeneralCode, HintCode, Worded, say
from bluemoon.messages.codes import FAMILIES
from bluemoon.messages.message import GAP, LANGUAGES, for_page

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "bluemoon"
TEXTS = ROOT / "web" / "src" / "lib" / "texts"
CODES = [code for family in FAMILIES for code in family]
CLASSES = {family.__name__: family for family in FAMILIES}
# Errors that only the person at the machine or a programmer meets: files of cards and figures, settings, the
# command line, values of a wrong type.
OPERATORS = ("CardFileError", "FiguresError", "OperatorError")
OPERATOR_FILES = ("cli", "terminal", "lab", "bench", "train", "frozen", "conformance", "envs", "outside")
OPERATOR_MODULES = ("server/settings.py", "server/storage/engine.py", "formats/commands.py", "front.py")
PROGRAMMERS = (
    "batch.py",
    "extras.py",
    "files.py",
    "numbers/entry.py",
)  # what they say is read by whoever writes or runs a program


def gaps(code: Code, language: str) -> set[str]:
    return {gap[1] for gap in GAP.finditer(LANGUAGES[language].WORDS[code])}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_words(language: str) -> None:
    words = LANGUAGES[language].WORDS
    assert [code for code in CODES if code not in words] == []
    assert len(words) == len(CODES)
    assert all(text and text == text.strip() for text in words.values())
    assert [text for text in words.values() if set(GAP.sub("", text)) & {"{", "}"}] == []


def test_codes_are_told_apart() -> None:
    assert len({code.value for code in CODES}) == len(CODES)
    assert DeckCode("deck.too-few") is DeckCode.TOO_FEW


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_speaks_of_more_than_english(language: str) -> None:
    assert [code.value for code in CODES if not gaps(code, language) <= gaps(code, "en")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_knows_the_same_words(language: str) -> None:
    """`python tools/page_words.py` writes them anew."""
    page = json.loads((TEXTS / f"messages.{language}.json").read_text(encoding="utf-8"))
    assert page == for_page(language)


# --- what the source says ---------------------------------------------------------------------------------


class Spoken(NamedTuple):
    """A code in the source with the names of its arguments; None if they are given elsewhere."""

    code: Code
    args: frozenset[str] | None
    where: str


def modules() -> Iterator[tuple[str, ast.Module]]:
    for file in sorted(SOURCE.rglob("*.py")):
        name = file.relative_to(SOURCE).as_posix()
        if not name.startswith(("messages/codes", "messages/english", "messages/german", "bots/frozen")):
            yield name, ast.parse(file.read_text(encoding="utf-8"))


def named(node: ast.AST, module: str) -> Code | None:
    """The code that an expression such as `DeckCode.TOO_FEW` is."""
    if not isinstance(node, ast.Attribute) or not isinstance(node.value, ast.Name):
        return None
    family = "DuelCode" if node.value.id == "Code" and module.startswith("duel/") else node.value.id
    found = CLASSES.get(family)
    return found[node.attr] if found is not None and node.attr in found.__members__ else None


def spoken() -> list[Spoken]:
    found = []
    for module, tree in modules():
        called: set[ast.AST] = set()
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            code = next((code for arg in node.args if (code := named(arg, module))), None)
            if code is None:
                continue
            called |= {arg for arg in node.args if named(arg, module)}
            words = (keyword.arg for keyword in node.keywords if keyword.arg)
            names = frozenset(word for word in words if word != "retry_after")  # of Refused, not of the words
            spread = any(keyword.arg is None for keyword in node.keywords)
            found.append(Spoken(code, None if spread else names, f"{module}:{node.lineno}"))
        for node in ast.walk(tree):
            code = named(node, module)
            if code is not None and node not in called:
                lines = getattr(node, "lineno", 0)
                found.append(Spoken(code, None, f"{module}:{lines}"))
    return found


SPOKEN = spoken()


def test_every_code_is_said_somewhere() -> None:
    places = [one for one in SPOKEN if not one.where.startswith("duel/reasons/codes.py")]
    said = {one.code.value for one in places}
    assert len(said) > 300
    assert [code.value for code in CODES if code.value not in said] == []


def test_what_is_said_has_the_arguments_that_its_words_speak_of() -> None:
    wrong = [
        f"{one.where}: {one.code.value} has {sorted(one.args)}, its words want {sorted(gaps(one.code, 'en'))}"
        for one in SPOKEN
        if one.args is not None and gaps(one.code, "en") != one.args
    ]
    assert wrong == []


def test_errors_that_reach_players_are_codes() -> None:
    """An error with a sentence of its own would be English on a German page."""
    players = {error.__name__ for error in every_error(BluemoonError)} - set(OPERATORS)
    wrong = []
    for module, tree in modules():
        if module in (*OPERATOR_MODULES, *PROGRAMMERS) or set(module.split("/")) & set(OPERATOR_FILES):
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in players:
                texts = [arg for arg in node.args if isinstance(arg, ast.JoinedStr)]
                first = node.args[0] if node.args else None
                if texts or (node.func.id != "Refused" and isinstance(first, ast.Constant)):
                    wrong.append(f"{module}:{node.lineno}")
    assert wrong == []


def every_error(error: type[BluemoonError]) -> set[type[BluemoonError]]:
    import bluemoon.formats.tournament
    import bluemoon.server.tables.journal  # noqa: F401 -- their errors

    return {error}.union(*(every_error(one) for one in error.__subclasses__()))


# --- putting it into words --------------------------------------------------------------------------------


def test_figures_names_things_and_lists() -> None:
    fire = Worded("Fire", "Feuer")
    one = say(HintCode.MATCHED_BY, n=7, element=fire, able=3, hands=12, dragons=say(HintCode.ONE_DRAGON))
    assert str(one) == ("the other side can answer 7 Fire with 3 of 12 likely hands; you fight for a dragon")
    assert one.text("de") == (
        "auf 7 Feuer hat die Gegenseite mit 3 von 12 wahrscheinlichen Händen eine Antwort; "
        "du kämpfst um einen Drachen"
    )
    two = say(GeneralCode.SEVERAL, problems=(say(DeckCode.NO_NAME), say(DeckCode.NO_LEADER)))
    assert str(two) == "the deck has no name; no leader is named; only a drafted deck has none"


def test_other_programs_get_plain_data() -> None:
    told = say(GeneralCode.ABOUT, name="Mine", why=say(DeckCode.IS_NO, card="Spark", kind=Worded("a", "b")))
    assert json.loads(json.dumps(told.data())) == {
        "code": "general.about",
        "text": "Mine: Spark is no a",
        "args": {
            "name": "Mine",
            "why": {
                "code": "deck.is-no",
                "text": "Spark is no a",
                "args": {"card": "Spark", "kind": {"en": "a", "de": "b"}},
            },
        },
    }


def test_errors_carry_their_message_between_processes() -> None:
    wrong = IllegalDeck(DeckCode.TOO_FEW, have=28, n=2, wanted=30)
    assert str(wrong) == "28 cards, 2 too few: there must be exactly 30"
    again = pickle.loads(pickle.dumps(wrong))
    assert (type(again), again.said) == (IllegalDeck, wrong.said)


def test_an_error_may_be_plain_english() -> None:
    assert BluemoonError("no such disk").said.data()["args"] == {"text": "no such disk"}
