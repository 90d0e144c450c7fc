"""The record of a match: its set-up, the prepared decks, and what happened, with the records of its games.

    bluemoon match 1
    rules: legends
    players: Ann, Ben
    seed: 17

    == deck 0
    bluemoon deck 1
    name: Mine
    leader: Hoax
    == deck 1
    …
    == choose 0 Mine
    == choose 1 Yours
    == game
    bluemoon record 1
    …
    == swap

Reading it plays the match again, so that a match can be resumed in the middle of a game. The set-up of a
match that began from a position (`match_position`) is only that position.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bluemoon.duel.engine import read_version
from bluemoon.duel.model.piles import UNSAID
from bluemoon.errors import BluemoonError, RecordError
from bluemoon.formats.deck_file import read_deck, write_deck
from bluemoon.formats.decks import DeckList, Terms
from bluemoon.formats.match_engine import SEATS, MatchState
from bluemoon.formats.match_position import read_position
from bluemoon.formats.penalty import read_penalty
from bluemoon.messages import GameCode, RecordCode, say
from bluemoon.record import Record, demand_text, read_record

HEADING = "bluemoon match 1"
KEYS = (
    "rules",
    "version",
    "players",
    "seed",
    "mulligan",
    "piles",
    "penalty",
    "checked",
    "emissaries",
    "inquisitors",
    "families",
    "drafted 0",
    "drafted 1",
    "position",
)


class Section(NamedTuple):
    """A line '== words' and the text that follows it."""

    number: int
    words: list[str]
    text: str


# --- writing ----------------------------------------------------------------------------------------------


def write_match(match: MatchState) -> str:
    """The record of the match as text."""
    lines = [HEADING, *(f"{key}: {value}" for key, value in _setup(match).items()), ""]
    records = [played.record for played in match.played[match.before :]]
    if match.game is not None:
        records.append(match.game.record())
    for step in match.steps:
        if step.kind == "game":
            lines += ["== game", records.pop(0).write().rstrip()]
        elif step.kind in ("deck", "change"):
            assert step.deck is not None
            lines += [f"== {step.kind} {step.seat}", write_deck(step.deck).rstrip()]
        elif step.kind == "choose":
            assert step.deck is not None
            lines.append(f"== choose {step.seat} {step.deck.name}")
        else:
            lines.append(f"== {step.kind} {step.seat}" if step.seat >= 0 else f"== {step.kind}")
    for seat in SEATS:
        sealed = match.sealed(seat)
        if sealed is not None:
            lines.append(f"== choose {seat} {sealed.name}")
    return "\n".join(lines) + "\n"


def _setup(match: MatchState) -> dict[str, str]:
    if match.origin:
        return {"position": match.origin}
    setup = {"rules": match.terms.rules, "players": ", ".join(match.players), "seed": match.seed}
    if match.version > 1:  # records without a version are of version 1
        setup["version"] = str(match.version)
    if match.mulligan:
        setup["mulligan"] = "yes"
    if match.piles != UNSAID:
        setup["piles"] = match.piles
    if match.penalty.kind != "none":
        setup["penalty"] = str(match.penalty)
    if not match.checked:
        setup["checked"] = "no"
    for key in ("emissaries", "inquisitors", "families"):
        agreed = getattr(match.terms, key)
        if agreed is not None:
            setup[key] = "yes" if agreed else "no"
    if match.drafted is not None:
        for seat in SEATS:
            setup[f"drafted {seat}"] = "; ".join(match.drafted[seat])
    return setup


# --- reading ----------------------------------------------------------------------------------------------


def read_match(text: str) -> MatchState:
    """The match at the end of a record; RecordError, with the line, if it is corrupt."""
    demand_text(text)
    setup, sections = _split(text)
    decks: tuple[list[DeckList], list[DeckList]] = ([], [])
    while sections and sections[0].words[:1] == ["deck"]:
        section = sections.pop(0)
        _at(section, lambda s: decks[_seat(s)].append(read_deck(s.text)))
    try:
        match = _begin(setup, decks)
    except RecordError:
        raise
    except KeyError as missing:
        raise RecordError(RecordCode.NO_BEGIN_WITHOUT, key=str(missing)) from missing
    except BluemoonError as wrong:
        raise RecordError(RecordCode.NO_BEGIN, why=wrong.said) from wrong
    for section in sections:
        _at(section, lambda s: _step(match, s))
    return match


def _split(text: str) -> tuple[dict[str, str], list[Section]]:
    lines = text.splitlines()
    start = next(
        (i for i, line in enumerate(lines) if line.strip() and not line.lstrip().startswith("#")), -1
    )
    if start < 0 or lines[start].strip() != HEADING:
        raise RecordError(RecordCode.MATCH_HEADING, heading=HEADING)
    setup: dict[str, str] = {}
    sections: list[Section] = []
    body: list[str] = []
    for number, line in enumerate(lines[start + 1 :], start=start + 2):
        if line.startswith("=="):
            if sections:
                sections[-1] = sections[-1]._replace(text="\n".join(body))
            sections.append(Section(number, line[2:].split(), ""))
            body = []
        elif sections:
            body.append(line)
        elif line.strip() and not line.lstrip().startswith("#"):
            _set(setup, line, number)
    if sections:
        sections[-1] = sections[-1]._replace(text="\n".join(body))
    return setup, sections


def _set(setup: dict[str, str], line: str, number: int) -> None:
    key, colon, value = line.partition(":")
    key = key.strip()
    if not colon or key not in KEYS or key in setup:
        raise RecordError(RecordCode.MATCH_KEYS, n=number, keys=", ".join(KEYS), line=line.strip())
    setup[key] = value.strip()


def _begin(setup: dict[str, str], decks: tuple[list[DeckList], list[DeckList]]) -> MatchState:
    if "position" in setup:
        return read_position(setup["position"])
    players = tuple(name.strip() for name in setup.get("players", "Player 1, Player 2").split(","))
    if len(players) != 2:
        raise RecordError(RecordCode.MATCH_PLAYERS)
    drafted = None
    if "drafted 0" in setup or "drafted 1" in setup:
        one, two = (
            tuple(name.strip() for name in setup[f"drafted {seat}"].split(";") if name.strip())
            for seat in SEATS
        )
        drafted = (one, two)
    agreed = {key: _agreed(setup, key) for key in ("emissaries", "inquisitors", "families")}
    return MatchState(
        decks,
        Terms(
            setup.get("rules", "legends"),
            True,
            agreed["emissaries"],
            agreed["inquisitors"],
            agreed["families"],
        ),
        setup["seed"],
        mulligan=bool(_agreed(setup, "mulligan")),
        penalty=read_penalty(setup.get("penalty", "none")),
        players=(players[0], players[1]),
        drafted=drafted,
        checked=_agreed(setup, "checked") is not False,
        piles=setup.get("piles", UNSAID),
        version=read_version(setup),
    )


def _agreed(setup: dict[str, str], key: str) -> bool | None:
    word = setup.get(key)
    if word not in (None, "yes", "no"):
        raise RecordError(RecordCode.YES_NO, key=key, word=word)
    return None if word is None else word == "yes"


def _at(section: Section, do: Callable[[Section], None]) -> None:
    try:
        do(section)
    except BluemoonError as wrong:
        raise RecordError(
            RecordCode.AT_LINE, n=section.number, line=" ".join(section.words), why=wrong.said
        ) from wrong


def _seat(section: Section) -> int:
    if len(section.words) < 2 or section.words[1] not in ("0", "1"):
        raise RecordError(RecordCode.SEAT)
    return int(section.words[1])


def _step(match: MatchState, section: Section) -> None:
    kind = section.words[0] if section.words else ""
    if kind not in ("game", "change") and section.text.strip():
        raise RecordError(RecordCode.NOTHING_BELOW, kind=kind)
    if kind == "game":
        _replay(match, read_record(section.text))
    elif kind == "choose":
        seat, name = _seat(section), " ".join(section.words[2:])
        before = match.sealed(seat)
        if before is None or before.name != name:  # the position may have had the first choice already
            match.choose(seat, name)
    elif kind == "change":
        match.change(_seat(section), read_deck(section.text))
    elif kind == "penalty":
        match.penalise(_seat(section))
    elif kind == "swap":
        match.swap()
    elif kind == "lots":
        match.draw_lots()
    elif kind == "inspect":
        match.inspect()
    else:
        raise RecordError(RecordCode.STEPS)


def _replay(match: MatchState, record: Record) -> None:
    if match.game is None:
        raise RecordError(RecordCode.NOT_DEALT)
    if record.setup != match.game.record().setup:
        raise RecordError(RecordCode.OTHER_SETUP)
    for number, text in enumerate(record.actions, start=1):
        if match.game is None:
            raise RecordError(RecordCode.ACTION, n=number, text=text, why=say(GameCode.OVER))
        try:
            match.apply(match.game.parse(text))
        except BluemoonError as wrong:
            raise RecordError(RecordCode.ACTION, n=number, text=text, why=wrong.said) from wrong
