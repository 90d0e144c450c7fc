"""Cards and positions as SVG and HTML, and the analysis of a record as a command."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import bluemoon
from bluemoon import pictures
from bluemoon.bots.analysis import Analysis, Turn
from bluemoon.cards import POOL, SPECIAL
from bluemoon.cli.main import app
from bluemoon.messages import GeneralCode, say
from bluemoon.pictures.faces import card_svg, cards_html, position_html


def test_every_card_is_an_svg_that_says_what_it_is() -> None:
    for card in (*POOL[::7], *SPECIAL[::5], bluemoon.card("Cinder")):
        drawn = ET.fromstring(card_svg(card))
        words = " ".join(text.text or "" for text in drawn.iter("{http://www.w3.org/2000/svg}text"))
        assert drawn.get("aria-label") == card.name
        assert card.name in words
        assert card.fire is None or str(card.fire) in words
        assert " ".join(card.text.split()[:3]) in words


def test_the_command_prints_one_card() -> None:
    found = CliRunner().invoke(app, ["cards", "Cinder", "--svg"])
    assert found.exit_code == 0
    assert found.output.strip() == card_svg("Cinder")
    assert CliRunner().invoke(app, ["cards", "storm", "--svg"]).exit_code == 2


def test_without_pictures_cards_come_all_the_same(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(pictures, "FILE", tmp_path / "none.zip")
    pictures.packed.cache_clear()
    pictures.pictures.cache_clear()
    assert ET.fromstring(card_svg("Cinder")).get("aria-label") == "Cinder"
    pictures.packed.cache_clear()
    pictures.pictures.cache_clear()


def test_several_cards_have_ids_of_their_own() -> None:
    page = cards_html(["Cinder", "Spark", "Cinder <b>"])
    assert "Cinder &lt;b&gt;" in page
    ids = [part.split('"')[0] for part in page.split(' id="')[1:]]
    assert len(ids) == len(set(ids))


def test_a_position_shows_what_the_seat_may_know_and_no_more() -> None:
    game = bluemoon.new_duel(("Hoax", "Vulca"), seed=178)
    hands = [game.view(seat).data()["sides"][seat]["hand"] for seat in (0, 1)]
    shown = position_html(game.view(0))
    assert all(f'aria-label="{name}"' in shown for name in hands[0])
    assert not any(f'aria-label="{name}"' in shown for name in hands[1])
    open_to_all = game._repr_html_()
    assert not any(f'aria-label="{name}"' in open_to_all for name in (*hands[0], *hands[1]))
    assert bluemoon.card("Cinder")._repr_html_() == card_svg("Cinder")
    assert "None" not in open_to_all
    for page in (shown, cards_html(hands[0]), position_html(bluemoon.new_draft(2, seed=1).view(0))):
        assert page._repr_html_() == page  # a notebook shows it as what it is


def test_a_city_shows_its_board() -> None:
    city = bluemoon.new_city(3, seed=1)
    city.play_out(bluemoon.Chance.of(1), 400)
    view = city.view(1)
    data = view.data()
    shown = position_html(view)
    board = ET.fromstring(shown[shown.index("<svg") : shown.rindex("</svg>") + len("</svg>")])
    words = ["".join(text.itertext()) for text in board.iter("{http://www.w3.org/2000/svg}text")]
    for tile in data["tiles"]:
        assert tile["name"] + (" ✓" if tile["name"] in data["built"] else "") in words
    assert data["built"]
    dragons = [word for word in words if word in ("L", "D", "S")]
    assert len(dragons) == len(data["dragons"]) - data["dragons"].count("outside") > 0
    boxes = [box for tile in data["tiles"] for box in tile["boxes"]]
    marked = [rect for rect in board.iter("{http://www.w3.org/2000/svg}rect") if rect.get("width") == "19"]
    assert len(marked) == len(boxes)
    assert sum(rect.get("fill") == "#fff" for rect in marked) == boxes.count(-1)
    assert ", ".join(data["hand"]) in shown
    assert ", ".join(data["hand"]) not in city._repr_html_()


def turn_of(data: dict[str, Any]) -> Turn:
    told = {name: data[name] for name in Turn._fields if name not in ("steps", "better")}
    return Turn(**told, steps=(), better=say(GeneralCode.PLAIN, text="something else"))


def test_a_record_is_analysed_by_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    games = [bluemoon.new_duel(("Hoax", "Vulca"), seed=seed) for seed in range(30)]
    length = [game.copy().play_out(bluemoon.Chance.of(2)) for game in games]
    game = games[length.index(min(length))]  # the shortest, because analysing takes its time
    unfinished = tmp_path / "begun"
    unfinished.write_text(str(game.record()), encoding="utf-8")
    assert CliRunner().invoke(app, ["analyse", str(unfinished)]).exit_code == 2
    game.play_out(bluemoon.Chance.of(2))
    file = tmp_path / "game"
    file.write_text(str(game.record()), encoding="utf-8")
    found = CliRunner().invoke(app, ["analyse", str(file), "--playouts", "1", "--json"])
    report = json.loads(found.output)
    assert game.result is not None
    assert report["winners"] == list(game.result.winners)
    assert report["turns"][-1]["after"] == 1.0
    done = Analysis("duel", game.result.winners, [turn_of(turn) for turn in report["turns"]])
    monkeypatch.setattr("bluemoon.cli.records.analyse", lambda record, playouts: done)
    words = CliRunner().invoke(app, ["analyse", str(file)])
    assert words.exit_code == 0
    assert "* turning points" in words.output
    assert "something else" in words.output
