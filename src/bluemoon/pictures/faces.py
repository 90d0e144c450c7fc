"""Whole cards, hands and positions as SVG and HTML, for notebooks and pages of others; without Node.

`card_svg(card)` is one card with its picture, values, icons and text; `cards_html(names)` several side by
side; `position_html(view)` a game as a seat sees it. Games and cards show themselves so in notebooks
(`_repr_html_`). Where the pictures have not been drawn, the cards come without them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape
from textwrap import wrap
from typing import Any

from bluemoon.cards.card import Card
from bluemoon.cards.pool import find
from bluemoon.errors import UnknownCard
from bluemoon.pictures import NotDrawn, picture
from bluemoon.powers.english import icon_names, power_text, type_name

WIDE, HIGH = 160, 250
LINE = 30  # letters of the text in a line
LINES = 7
COLOURS = {
    "Vulca": "#b23a2e",
    "Hoax": "#6a5acd",
    "Mimix": "#8b5a2b",
    "Flit": "#2e8b57",
    "Khind": "#c78c1e",
    "Terrah": "#556b2f",
    "Pillar": "#996515",
    "Aqua": "#20699c",
    "Buka": "#7a1f3d",
}


def card_svg(card: Card | str) -> str:
    """A card as the text of an SVG of 160 by 250."""
    known = find(card) if isinstance(card, str) else card
    colour = COLOURS.get(known.people, "#444")
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}"'
        f' role="img" aria-label="{escape(known.name, quote=True)}" font-family="sans-serif">',
        f'<rect width="{WIDE}" height="{HIGH}" rx="8" fill="#faf7f0" stroke="{colour}" stroke-width="3"/>',
        _picture(known.name),
        svg_text(WIDE / 2, 17, known.name, 10 if len(known.name) < 24 else 8, bold=True),
    ]
    for value, x, fill in ((known.fire, 18, "#c0392b"), (known.earth, WIDE - 18, "#2e7d4f")):
        if value is not None:
            parts.append(f'<circle cx="{x}" cy="38" r="11" fill="{fill}"/>')
            parts.append(svg_text(x, 42.5, str(value), 12, "#fff", bold=True))
    kind = " · ".join([type_name(known.type), *icon_names(known)])
    parts.append(svg_text(WIDE / 2, 158, kind, 8 if len(kind) < 34 else 6.5, colour))
    for number, line in enumerate(wrap(power_text(known), LINE)[:LINES]):
        parts.append(svg_text(WIDE / 2, 172 + 10 * number, line, 8))
    return "".join([*parts, "</svg>"])


def _picture(name: str) -> str:
    """The picture of the card, placed; nothing if it has not been drawn."""
    try:
        drawn = picture(name)
    except (NotDrawn, KeyError):
        return ""
    return re.sub(r"<svg ", '<svg x="46" y="24" width="68" height="122" ', named_apart(drawn, name), count=1)


def named_apart(drawn: str, name: str) -> str:
    """The ids within a picture made its own, so that several pictures can stand on one page."""
    own = re.sub(r"\W", "", name)
    for known in set(re.findall(r'\bid="([^"]+)"', drawn)):
        for before in ('id="', "url(#", 'href="#'):
            after = ")" if before == "url(#" else '"'
            drawn = drawn.replace(f"{before}{known}{after}", f"{before}{own}-{known}{after}")
    return re.sub(r'(<svg[^>]*?) (?:width|height)="[^"]*"', r"\1", drawn)


def svg_text(x: float, y: float, words: str, size: float, fill: str = "#222", bold: bool = False) -> str:
    """Words in the middle over a point."""
    weight = ' font-weight="bold"' if bold else ""
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" text-anchor="middle" fill="{fill}"{weight}>'
        f"{escape(words)}</text>"
    )


class Html(str):
    """HTML as text, which a notebook shows as what it is."""

    def _repr_html_(self) -> str:
        return self


def cards_html(names: Iterable[str]) -> Html:
    """Cards side by side, a hand for example; a name that is no card (a face-down one) is in a box."""
    shown = "".join(map(_shown, names))
    return Html(f'<div style="display:flex;flex-wrap:wrap;gap:6px">{shown}</div>')


def _shown(name: str) -> str:
    try:
        return card_svg(name)
    except UnknownCard:
        return (
            f'<div style="width:{WIDE}px;height:{HIGH}px;border:2px dashed #888;border-radius:8px;'
            f'display:flex;align-items:center;justify-content:center">{escape(name)}</div>'
        )


def position_html(view: Any) -> Html:
    """What a seat sees: of the duel the cards on both sides and the own hand, of the city the board and the
    players, of any other game a table of what its view tells."""
    data = view.data()
    if data["game"] == "city":
        from bluemoon.pictures.city_board import city_html  # which needs this module

        return Html(city_html(data))
    if data["game"] != "duel":
        cells = ((escape(str(key)), escape(str(value))) for key, value in data.items())
        rows = "".join(f"<tr><th>{key}</th><td>{value}</td></tr>" for key, value in cells)
        return Html(f"<table>{rows}</table>")
    seat = max(view.seat, 0)
    element = f", {data['element']}" if data["element"] else ""
    parts = [f"<b>turn {data['turn']}, {escape(data['phase'] + element)}</b>"]
    for side in (1 - seat, seat):
        whose = "you" if side == view.seat else f"seat {side}"
        power = data["power"][side]
        dragons = ", ".join(data["dragons"][side]) or "none"
        told = f"{data['decks'][side]} ({whose}): Fire {power[0]}, Earth {power[1]}, dragons: {dragons}"
        parts.append(f"<div><b>{escape(told)}</b></div>")
        entries = data["sides"][side]
        for zone in ("combat", "support", "ships", "lasting", "hand"):
            cards = [entry["card"] if isinstance(entry, dict) else entry for entry in entries.get(zone, ())]
            cards += ["face down"] * sum(map(bool, entries.get("face_down", ()))) if zone == "support" else []
            if cards:
                parts.append(f"<div>{zone}</div>{cards_html(cards)}")
    return Html(f"<div>{''.join(parts)}</div>")
