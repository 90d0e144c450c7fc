"""What is typed in German is understood as the action that the list calls so."""

from __future__ import annotations

import random

import pytest

import bluemoon
from bluemoon.city.engine import new_game as new_city
from bluemoon.city.notation import action_said as city_said
from bluemoon.duel.engine import new_game as new_duel
from bluemoon.duel.text.notation import action_said
from bluemoon.messages import ActionCode, Message, say
from bluemoon.messages.things import type_names
from bluemoon.powers.vocabulary import Type
from bluemoon.terminal import looking
from bluemoon.terminal.session import PERSON, Session
from bluemoon.terminal.spoken import in_notation


@pytest.mark.parametrize(
    "decks", [("Vulca", "Hoax"), ("Flit", "Pillar"), ("Aqua", "Buka"), ("Mimix", "Terrah")]
)
def test_every_action_of_a_duel_is_read_back(decks: tuple[str, str]) -> None:
    rng = random.Random(f"spoken {decks}")
    game = new_duel(decks, seed=7, mulligan=True)
    while not game.over:
        actions = game.legal_actions()
        for action in actions:
            german = action_said(game, action).text("de")
            assert in_notation(german, "de") == game.text(action), german
            assert in_notation(f"  {german.upper()} ", "de").casefold() == game.text(action).casefold()
        game.apply(rng.choice(actions))


def test_every_action_of_a_city_is_read_back() -> None:
    rng = random.Random("spoken")
    game = new_city(4, seed=7)
    while not game.over:
        actions = game.legal_actions()
        for action in actions:
            assert in_notation(city_said(action, game.tiles).text("de"), "de") == game.text(action)
        game.apply(rng.choice(actions))


@pytest.mark.parametrize(
    "said",
    [
        say(ActionCode.GROUP, cards=type_names(Type.BOOSTER)),
        say(ActionCode.LOAD, card="Spark", ship="Sea Falcon"),
        say(ActionCode.DROP, card="Spark"),
        say(ActionCode.FACE_DOWN, n=2),
        say(ActionCode.SATISFY, card="Tome of Wisdom"),
    ],
)
def test_rare_actions_are_read_back_too(said: Message) -> None:
    assert in_notation(said.text("de"), "de") == str(said)


def test_what_is_no_german_action_stays_as_it_was() -> None:
    for typed in ("play Spark", "Spark", "xyz", "", "Drache", "Spark  spielt"):
        assert in_notation(typed, "de") == typed
    assert in_notation("Spark spielen", "en") == "Spark spielen"


def german(kind: str) -> Session:
    game = bluemoon.new_duel(("Hoax", "Vulca"), seed=5) if kind == "duel" else bluemoon.new_city(2, seed=2)
    return Session(game.record().setup, [0], {1: "random"}, "de")


@pytest.mark.parametrize(
    ("kind", "english", "typed"),
    [
        ("duel", "retreat", "Rückzug"),
        ("duel", "announce Fire", "Feuer ansagen"),
        ("duel", "play Tome of Wisdom", "Tome of Wisdom spielen"),
        ("city", "walk Mill", "gehen: Mühle"),
        ("city", "build 4 with V1", "Feld 4 bezahlen mit V1"),
        ("city", "offer", "ein Opfer bringen"),
    ],
)
def test_why_not_is_asked_in_german(kind: str, english: str, typed: str) -> None:
    session = german(kind)
    told = looking.why(session, typed)
    assert told == looking.why(session, english)
    assert "ist keine Aktion" not in told


@pytest.mark.parametrize("kind", ["duel", "city"])
def test_words_that_are_no_action_are_not_answered_with_english_verbs(kind: str) -> None:
    assert looking.why(german(kind), "Unsinn") == (
        "„Unsinn“ ist keine Aktion; nenne sie so, wie die Liste es tut"
    )


@pytest.mark.parametrize(
    ("kind", "english", "words"),
    [("duel", "decline", "verzichten"), ("city", "done", "weiter")],
)
def test_what_was_taken_back_is_told_in_german(kind: str, english: str, words: str) -> None:
    session = german(kind)
    while session.person_seat is None:
        session.act(session.bot_action(1), "bot")
    while english not in (legal := [action.text for action in session.game.legal_actions(0)]):
        session.act(session.game.parse(legal[0]), PERSON)
        while session.person_seat is None:
            session.act(session.bot_action(1), "bot")
    session.act(session.game.parse(english), PERSON)
    assert session.undo(0) == words
