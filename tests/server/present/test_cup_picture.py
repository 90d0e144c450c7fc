"""The results of a tournament as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import get_args
from xml.etree import ElementTree

import pytest

from bluemoon.server.present.cup_picture import LEVELS, Language, drawn
from bluemoon.server.protocol.answers import Meeting, Standing, Tournament
from bluemoon.server.protocol.words import Level

NAMES = ("Ann", "Newcomer", "Master 2", "Master")


def cup() -> Tournament:
    """Ann rests in the last round; 'Master' is a person of that name."""
    return Tournament(
        id="x",
        name="Spring <cup>",
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


def test_the_levels_are_called_as_the_page_calls_them() -> None:
    page = (Path(__file__).parents[3] / "web/src/lib/texts/shell.de.ts").read_text(encoding="utf-8")
    assert set(LEVELS["de"]) == set(get_args(Level))
    for level, word in LEVELS["de"].items():
        assert f"    {level}: '{word}',\n" in page
