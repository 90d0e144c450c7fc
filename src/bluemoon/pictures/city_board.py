"""Blue Moon City as a seat sees it, as SVG and HTML: the buildings as they lie, with boxes, figures and
dragons, and the players. Where the pictures have not been drawn, the places have words only."""

from __future__ import annotations

import re
from html import escape
from typing import Any

from bluemoon.city.board import BOXES
from bluemoon.city.tiles import SHAPE, TILES
from bluemoon.pictures import NotDrawn, building
from bluemoon.pictures.faces import named_apart, svg_text

CELL = 112  # of a place, with its edge
PLAYERS = ("#c98a1b", "#2a7fae", "#b8475c", "#4f8f3a")
TABLE = ("crystals", "scales", "hand_sizes", "face_down")
NEEDS = {tile.name: boxes for tile, boxes in zip(TILES, BOXES)}


def city_svg(data: dict[str, Any]) -> str:
    """The board, from what a view tells (`view.data()`), as the text of an SVG."""
    wide, high = CELL * len(SHAPE[0]), CELL * len(SHAPE)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}"'
        ' role="img" aria-label="Blue Moon City" font-family="sans-serif">'
    ]
    tiles = iter(data["tiles"])
    for row, marks in enumerate(SHAPE):
        for column, mark in enumerate(marks):
            if mark == "x":
                parts.append(f'<g transform="translate({column * CELL} {row * CELL})">')
                parts += [*_place(next(tiles), data), "</g>"]
    return "".join([*parts, "</svg>"])


def _place(tile: dict[str, Any], data: dict[str, Any]) -> list[str]:
    """A place: its building, plan or built, with its boxes, and who is there."""
    name, built = tile["name"], tile["name"] in data["built"]
    inside = CELL - 8
    parts = [
        f'<rect x="4" y="4" width="{inside}" height="{inside}" rx="6" fill="#f4efe4" stroke="#8a7a5c"/>',
        _picture(name, built),
        svg_text(CELL / 2, 16, f"{name} ✓" if built else name, 9, bold=True),
    ]
    for number, (need, owner) in enumerate(zip(NEEDS[name], tile["boxes"])):
        fill, words = ("#fff", "#222") if owner < 0 else (PLAYERS[owner], "#fff")
        x, y = 12 + 22 * number, CELL - 27
        parts.append(f'<rect x="{x}" y="{y}" width="19" height="17" fill="{fill}" stroke="#333"/>')
        parts.append(svg_text(x + 9.5, y + 13, str(need), 11, words))
    here = [seat for seat, place in enumerate(data["figures"]) if place == name]
    for number, seat in enumerate(here):
        x = 17 + 21 * number
        parts.append(f'<circle cx="{x}" cy="33" r="9" fill="{PLAYERS[seat]}" stroke="#fff"/>')
        parts.append(svg_text(x, 37, str(seat), 11, "#fff", bold=True))
    dragons = [dragon for dragon, place in zip("LDS", data["dragons"]) if place == name]
    for number, dragon in enumerate(dragons):  # beside the picture
        parts.append(svg_text(CELL - 13, 34 + 18 * number, dragon, 14, "#8a1f5c", bold=True))
    return parts


def _picture(name: str, built: bool) -> str:
    try:
        drawn = named_apart(building(name, "built" if built else "plan"), name)
    except (NotDrawn, KeyError):
        return ""
    return re.sub(r"<svg ", f'<svg x="22" y="20" width="{CELL - 44}" height="{CELL - 44}" ', drawn, count=1)


def city_html(data: dict[str, Any]) -> str:
    """The board with the turn, the players and the own hand."""
    head = "".join(f"<th>{escape(name.replace('_', ' '))}</th>" for name in ("seat", *TABLE, "offerings"))
    rows = "".join(
        f'<tr><td style="color:{PLAYERS[seat]}"><b>{seat}{" (you)" if seat == data["seat"] else ""}</b></td>'
        + "".join(f"<td>{data[key][seat]}</td>" for key in TABLE)
        + f"<td>{data['obelisk'].count(seat)}</td></tr>"
        for seat in range(data["players"])
    )
    turn = f"turn {data['turn']}, {data['phase']}, seat {data['player']}, steps left {data['steps']}"
    hand = f"<div>hand: {escape(', '.join(data['hand']))}</div>" if data["hand"] else ""
    return f"<div><b>{escape(turn)}</b>{city_svg(data)}<table><tr>{head}</tr>{rows}</table>{hand}</div>"
