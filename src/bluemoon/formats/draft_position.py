"""Positions of a draft: lines of 'key: value' that a person can read and edit; reading checks everything.

    players: 2
    peoples: Hoax, Flit, Aqua
    match: no
    round 1 pack 0: Catusan; Bashdin | Spark; Cinder; Blaze
    round 1 pack 1: …
    sealed 1: Spark
    chance: 1 2 3 4

A pack lists the cards that were taken, in the order in which they were taken, and after the bar those left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bluemoon.chance import MASK32, Chance
from bluemoon.errors import BluemoonError, PositionError
from bluemoon.formats.packs import (
    Pack,
    card_name,
    card_names,
    card_number,
    check_peoples,
    dealt_in,
    held_by,
    pool_for,
)
from bluemoon.messages import PositionCode, RecordCode

if TYPE_CHECKING:
    from bluemoon.formats.draft_engine import DraftState

OPEN = -1


class Table(NamedTuple):
    """The contents of a position."""

    players: int
    peoples: tuple[str, ...]
    match: bool
    chance: Chance
    rounds: tuple[tuple[Pack, ...], ...]
    sealed: list[int]


def lines_of(draft: DraftState) -> dict[str, str]:
    """The draft as keys and values; `write_position` and records put them on lines."""
    lines = {
        "players": str(draft.players),
        "peoples": ", ".join(draft.peoples),
        "match": "yes" if draft.match else "no",
    }
    for number, packs in enumerate(draft.rounds, start=1):
        for dealt_to, pack in enumerate(packs):
            taken = "; ".join(card_name(card) for card in pack.taken)
            left = "; ".join(card_names(pack.left))
            lines[f"round {number} pack {dealt_to}"] = f"{taken} | {left}".strip()
    for seat, card in enumerate(draft.sealed):
        if card != OPEN:
            lines[f"sealed {seat}"] = card_name(card)
    lines["chance"] = " ".join(map(str, draft.chance.words()))
    return lines


def write_position(draft: DraftState) -> str:
    """The position of the draft as text."""
    return "".join(f"{key}: {value}\n" for key, value in lines_of(draft).items())


def split_lines(text: str) -> dict[str, str]:
    """Keys and values of a position's text."""
    lines: dict[str, str] = {}
    for line in text.splitlines():
        if not line.strip():
            continue
        key, colon, value = line.partition(":")
        if not colon or key.strip() in lines:
            raise PositionError(PositionCode.KEY_VALUE, line=line.strip())
        lines[key.strip()] = value.strip()
    return lines


def read_lines(given: dict[str, str]) -> Table:
    """The contents of a position, checked; PositionError if no draft could reach it."""
    lines = dict(given)
    try:
        return _read(lines)
    except KeyError as missing:
        raise PositionError(PositionCode.MISSING, key=str(missing)) from missing
    except PositionError:
        raise
    except BluemoonError as wrong:
        raise PositionError(wrong.said) from wrong


def _read(lines: dict[str, str]) -> Table:
    players = _number(lines.pop("players"), "players")
    peoples = check_peoples(players, [people.strip() for people in lines.pop("peoples").split(",")])
    match = yes_or_no("match", lines.pop("match", "no"))
    chance = _chance(lines.pop("chance"))
    rounds = _rounds(lines, players, dealt_in(players, peoples), pool_for(peoples))
    sealed = [_card(lines.pop(f"sealed {seat}", "")) for seat in range(players)]
    if lines:
        raise PositionError(RecordCode.UNKNOWN_LINE, key=next(iter(lines)))
    turn = len(rounds[-1][0].taken)
    for seat, card in enumerate(sealed):
        hand = rounds[-1][held_by(players, len(rounds) - 1, seat, turn)].left
        if card != OPEN and (not hand >> card & 1 or hand.bit_count() < 2):
            raise PositionError(PositionCode.NOT_BEFORE_SEAT, seat=seat, card=card_name(card))
    if OPEN not in sealed:
        raise PositionError(PositionCode.ALL_SEALED)
    return Table(players, peoples, match, chance, rounds, sealed)


def _rounds(lines: dict[str, str], players: int, deals: list[int], pool: int) -> tuple[tuple[Pack, ...], ...]:
    rounds: list[tuple[Pack, ...]] = []
    used = 0
    while f"round {len(rounds) + 1} pack 0" in lines:
        number = len(rounds) + 1
        if number > len(deals):
            raise PositionError(PositionCode.NO_ROUND, n=number)
        packs = []
        for dealt_to in range(players):
            key = f"round {number} pack {dealt_to}"
            pack, used = _pack(lines.pop(key), key, deals[number - 1], pool, used)
            packs.append(pack)
        _check_turn(packs, number, deals)
        rounds.append(tuple(packs))
        if len(packs[0].taken) < deals[number - 1] - 1:
            return tuple(rounds)
    if not rounds:
        raise PositionError(PositionCode.NOT_DEALT)
    if len(rounds) < len(deals):
        raise PositionError(PositionCode.ROUND_ENDED, n=len(rounds), next=len(rounds) + 1)
    return tuple(rounds)


def _check_turn(packs: list[Pack], number: int, deals: list[int]) -> None:
    turns = {len(pack.taken) for pack in packs}
    if len(turns) != 1 or turns.pop() >= deals[number - 1]:
        raise PositionError(PositionCode.EVEN_PACKS, n=number)


def _pack(text: str, key: str, size: int, pool: int, used: int) -> tuple[Pack, int]:
    front, bar, back = text.partition("|")
    if not bar:
        raise PositionError(PositionCode.PACK_WORDS, key=key, text=text)
    taken = tuple(_card(name) for name in front.split(";") if name.strip())
    left = [_card(name) for name in back.split(";") if name.strip()]
    for card in (*taken, *left):
        if not pool >> card & 1:
            raise PositionError(PositionCode.NOT_IN_DRAFT, key=key, card=card_name(card))
        if used >> card & 1:
            raise PositionError(PositionCode.STANDS_TWICE, key=key, card=card_name(card))
        used |= 1 << card
    pack = Pack(taken, sum(1 << card for card in left))
    if pack.size != size:
        raise PositionError(PositionCode.PACK_SIZE, key=key, n=size, have=pack.size)
    return pack, used


def _card(name: str) -> int:
    return card_number(name.strip()) if name.strip() else OPEN


def _number(word: str, key: str) -> int:
    if not (word.isascii() and word.isdecimal() and len(word) <= 10):
        raise PositionError(PositionCode.NUMBER, key=key, word=word[:40])
    return int(word)


def _chance(text: str) -> Chance:
    words = [_number(word, "chance") for word in text.split()]
    if len(words) != 4 or not any(words) or max(words) > MASK32:
        raise PositionError(PositionCode.CHANCE_FOUR)
    return Chance(words[0], words[1], words[2], words[3])


def yes_or_no(key: str, word: str) -> bool:
    """Whether the value of a key is 'yes'; PositionError if it is neither 'yes' nor 'no'."""
    if word not in ("yes", "no"):
        raise PositionError(RecordCode.YES_NO, key=key, word=word)
    return word == "yes"
