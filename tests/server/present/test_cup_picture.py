"""The results of a tournament as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import get_args
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from bluemoon.server.present.cup_picture import LEVELS, Language, drawn
from bluemoon.server.protocol.answers import Meeting, Standing, Tournament
from bluemoon.server.protocol.words import Level

NAMES = ("Ann", "Newcomer", "Master 2", "Master")


def cup() -> Tournament:
    """Ann rests in the last round; 'Master' is a person of that name."""
    return Tournament(
        id="x",
        name="Spring <cup>",
        by="Ann",
        kind="swiss",
        rules="legends",
        piles="top",
        status="over",
        players=list(NAMES),
        bots=["Newcomer", "Master 2"],
        rounds=[
            [Meeting("Newcomer", "Master 2", (5, 2), None, False), Meeting("Ann", None, None, None, False)]
        ],
        standings=[Standing(n, name, 1, 1, 5, 2, 0, n, 0, 0, False) for n, name in enumerate(NAMES)],
        mine=False,
        me=None,
        my_decks=[],
        of_rounds=1,
        decks="ready-made",
        clock=None,
        penalty="none",
        size=0,
        hours=0,
        due=None,
        draft=None,
        absent={},
    )


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", {"Ann", "Newcomer (with a bye)", "Newcomer – Master 2\u20035 : 2", "Ann rests"}),
        ("de", {"Ann", "Neuling (mit Freilos)", "Neuling – Meister 2\u20035 : 2", "Ann setzt aus"}),
    ],
)
def test_names_scores_and_notes_stand_in_it(language: Language, said: set[str]) -> None:
    words = {text.text for text in ElementTree.fromstring(drawn(cup(), language)).iter() if text.text}
    assert said <= words
    assert {"Spring <cup>", "Master (mit Freilos)" if language == "de" else "Master (with a bye)"} <= words


@pytest.mark.parametrize(("language", "called"), [("en", "Cup of Ann"), ("de", "Turnier von Ann")])
def test_a_cup_without_a_name_is_called_after_its_maker(language: Language, called: str) -> None:
    assert called in drawn(replace(cup(), name=""), language)


def test_the_first_place_shines_only_when_the_cup_is_over() -> None:
    """As long as it runs many may share it, and nobody has won."""

    def bold(told: Tournament) -> list[str | None]:
        lines = ElementTree.fromstring(drawn(told, "en")).iter("{http://www.w3.org/2000/svg}text")
        return [line.text for line in lines if line.get("font-weight") == "700"]

    over = cup()
    running = [replace(line, place=1) for line in over.standings]
    assert bold(over) == ["Spring <cup>", "Newcomer (with a bye)"]
    assert bold(replace(over, status="running", standings=running)) == ["Spring <cup>"]


def test_the_levels_are_called_as_the_page_calls_them() -> None:
    page = (Path(__file__).parents[3] / "web/src/lib/texts/shell.de.ts").read_text(encoding="utf-8")
    assert set(LEVELS["de"]) == set(get_args(Level))
    for level, word in LEVELS["de"].items():
        assert f"    {level}: '{word}',\n" in page
