"""The measure of what special cards do: it sees what a text changes, and nothing else."""

from __future__ import annotations

from benchmarks.special_use import Observed

from bluemoon.duel.engine import DuelState
from tests.duel.kit import side, table


def observed(game: DuelState, name: str, *texts: str) -> tuple[bool, bool]:
    """Was the card in play, and did it do something, in these actions?"""
    found = Observed(game, frozenset({name}))
    for text in texts:
        found.step(game, game.parse(text))
    return bool(found.in_play), bool(found.alive)


def test_a_ban_matters_only_where_something_could_be_played() -> None:
    for hand, matters in (["Blaze", "Summon Sorcerer"], True), (["Blaze", "Fireblast"], False):
        game = table(side(hand=hand), side(hand=["Spark"], lasting=["Hyla of the Stilled Drums"]))
        assert observed(game, "Hyla of the Stilled Drums", "play Blaze", "announce Fire") == (True, matters)


def test_a_text_that_offers_something_matters() -> None:
    for deck in (["Catusan"], []):
        game = table(
            side(hand=["Blaze"], lasting=["Hyla of the Leaking Jar"]), side(hand=["Spark"], deck=deck)
        )
        found = observed(game, "Hyla of the Leaking Jar", "play Blaze", "announce Fire")
        assert found == (True, bool(deck))


def test_a_value_matters_only_where_it_is_another_one() -> None:
    for support, matters in ("Heat Haze", True), ("Lightning Bolts", False):
        game = table(
            side(hand=["Blaze"], support=[support], lasting=["Hyla of the Hearth"]), side(hand=["Spark"])
        )
        assert observed(game, "Hyla of the Hearth", "play Blaze") == (True, matters)


def test_what_happens_when_a_card_is_played_matters() -> None:
    for theirs, matters in (["Armory"], True), ([], False):
        game = table(side(hand=["Gorro Ironshell", "Blaze"]), side(hand=["Spark"], support=theirs))
        assert observed(game, "Gorro Ironshell", "play Gorro Ironshell") == (True, matters)


def test_an_answer_matters_where_it_can_be_given() -> None:
    for hand, matters in (["Summon Sorcerer", "Blaze"], True), (["Blaze"], False):
        game = table(side(hand=hand), side(hand=["Deaf Ears", "Spark"]))
        texts = ("play Summon Sorcerer", "pass") if matters else ("play Blaze",)
        assert observed(game, "Deaf Ears", *texts) == (True, matters)
