"""The results of a tournament as a picture: the table, and the meetings of the last round. Plain SVG, made
here, so that it can be shared where nobody opens the page."""

from __future__ import annotations

from html import escape
from typing import Final, Literal

from msgspec.structs import replace

from bluemoon.server.protocol.answers import Meeting, Standing, Tournament
from bluemoon.server.protocol.words import Level

Language = Literal["en", "de"]
WIDTH: Final = 1000
MARGIN: Final = 48
ROW: Final = 44
HEAD: Final = 150
MOST_NAME: Final = 34  # signs of a name that fit
COLUMNS: Final = (620, 720, 840, 950)  # where the figures of a line end

WORDS: Final[dict[Language, dict[str, str]]] = {
    "en": {
        "called": "Cup of",
        "player": "Player",
        "won": "Won",
        "lost": "Lost",
        "crystals": "Crystals",
        "conceded": "Conceded",
        "round": "Round",
        "rests": "rests",
        "over": "final standings",
        "running": "standings",
        "left": "left",
        "bye": "with a bye",
        "unplayed": "not all played",
        "penalty": "penalty",
    },
    "de": {
        "called": "Turnier von",
        "player": "Spieler",
        "won": "Gewonnen",
        "lost": "Verloren",
        "crystals": "Kristalle",
        "conceded": "Abgegeben",
        "round": "Runde",
        "rests": "setzt aus",
        "over": "Endstand",
        "running": "Zwischenstand",
        "left": "ausgestiegen",
        "bye": "mit Freilos",
        "unplayed": "nicht alles gespielt",
        "penalty": "Strafe",
    },
}

# What the page calls bots without a name of their own.
LEVELS: Final[dict[Language, dict[Level, str]]] = {
    "en": {},
    "de": {
        "random": "Zufall",
        "newcomer": "Neuling",
        "beginner": "Anfänger",
        "novice": "Novize",
        "apprentice": "Lehrling",
        "journeyman": "Geselle",
        "adept": "Kenner",
        "master": "Meister",
    },
}


def drawn(cup: Tournament, language: Language) -> str:
    """The picture of a tournament, as SVG."""
    words = WORDS[language]
    cup = _called(cup, language)
    last = cup.rounds[-1] if cup.rounds else []
    below = HEAD + ROW * (len(cup.standings) + 1)
    height = below + ROW * (len(last) + 1) + MARGIN
    state = words["over"] if cup.status == "over" else words["running"]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}"'
        f' height="{height}" font-family="Georgia, serif" fill="#e8ecff">',
        '<defs><linearGradient id="night" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#212b6c"/>'
        '<stop offset="1" stop-color="#0a0e30"/></linearGradient></defs>',
        f'<rect width="{WIDTH}" height="{height}" fill="url(#night)"/>',
        '<circle cx="925" cy="70" r="34" fill="#8fb8ff"/><circle cx="911" cy="62" r="34" fill="#1f2866"/>',
        _text(MARGIN, 70, _short(cup.name or f"{words['called']} {cup.by}", 44), size=38, weight=700),
        _text(MARGIN, 104, state, size=20, colour="#b9c2ee"),
        *_heading(words),
    ]
    for number, line in enumerate(cup.standings):
        won = cup.status == "over" and line.place == 1
        parts += _line(line, HEAD + ROW * (number + 1), words, won)
    if last:
        parts.append(
            _text(MARGIN, below + 40, f"{words['round']} {len(cup.rounds)}", size=22, colour="#ffcf7a")
        )
        for number, meeting in enumerate(last):
            parts.append(_text(MARGIN, below + 40 + ROW * (number + 1), _met(meeting, words), size=20))
    return "".join([*parts, "</svg>"])


def _called(cup: Tournament, language: Language) -> Tournament:
    """The tournament with the names of its bots in the language of the picture."""
    names = {}
    for bot in cup.bots:
        level, space, number = bot.partition(" ")
        said = next((word for known, word in LEVELS[language].items() if known == level.casefold()), level)
        names[bot] = said + space + number

    def told(name: str) -> str:
        return names.get(name, name)

    standings = [replace(line, player=told(line.player)) for line in cup.standings]
    rounds = [
        [replace(meeting, one=told(meeting.one), two=meeting.two and told(meeting.two)) for meeting in row]
        for row in cup.rounds
    ]
    return replace(cup, standings=standings, rounds=rounds)


def _heading(words: dict[str, str]) -> list[str]:
    names = ("won", "lost", "crystals", "conceded")
    found = [_text(MARGIN + 50, HEAD + 8, words["player"], size=17, colour="#b9c2ee")]
    for at, name in zip(COLUMNS, names):
        found.append(_text(at, HEAD + 8, words[name], size=17, colour="#b9c2ee", end=True))
    return found


def _line(line: Standing, y: int, words: dict[str, str], won: bool) -> list[str]:
    told = {"bye": line.byes, "unplayed": line.unplayed, "penalty": line.penalty, "left": line.left}
    note = ", ".join(words[word] for word, there in told.items() if there)
    name = _short(line.player, MOST_NAME) + (f" ({note})" if note else "")
    gold = "#ffcf7a" if won else "#e8ecff"
    found = [
        f'<path d="M{MARGIN} {y - 18}H{WIDTH - MARGIN}" stroke="#ffffff" stroke-opacity="0.14"/>',
        _text(MARGIN, y + 10, f"{line.place}.", size=22, colour=gold),
        _text(MARGIN + 50, y + 10, name, size=22, colour=gold, weight=700 if won else 400),
    ]
    for at, figure in zip(COLUMNS, (line.won, line.lost, line.crystals, line.conceded)):
        found.append(_text(at, y + 10, str(figure), size=22, end=True))
    return found


def _met(meeting: Meeting, words: dict[str, str]) -> str:
    if meeting.two is None:
        return f"{_short(meeting.one, MOST_NAME)} {words['rests']}"
    score = "" if meeting.crystals is None else f"\u2003{meeting.crystals[0]} : {meeting.crystals[1]}"
    return f"{_short(meeting.one, MOST_NAME)} – {_short(meeting.two, MOST_NAME)}{score}"


def _short(name: str, most: int) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"


def _text(
    x: int, y: int, words: str, *, size: int, colour: str = "#e8ecff", weight: int = 400, end: bool = False
) -> str:
    anchor = ' text-anchor="end"' if end else ""
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" font-weight="{weight}" fill="{colour}"{anchor}>'
        f"{escape(words)}</text>"
    )
