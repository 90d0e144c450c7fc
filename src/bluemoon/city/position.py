"""Positions: a full state as lines of 'key: value' that a person can read and edit; reading checks
everything."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from bluemoon.chance import MASK32, Chance
from bluemoon.city.board import ALL_BUILT, BOXES, CENTRE_PLACE, COURTYARD, FIRST_BOX, OUTSIDE, PLACES
from bluemoon.city.cards import ALL_CARDS, CARD, KINDS, cards, counted, listed, names
from bluemoon.city.notation import TILE_NUMBER, place_name, read_place
from bluemoon.city.play import MOST_DISCARDS
from bluemoon.city.state import (
    DISCARDING,
    GOING_ON,
    IDLE,
    MOVEMENT,
    NO_MARKERS,
    OFFERINGS,
    OVER,
    PHASES,
    REBUILT,
    STEPS,
    VERSION,
    State,
    hand_of,
    markers_left,
    offering_cost,
)
from bluemoon.city.termination import IDLE_ROUNDS
from bluemoon.city.tiles import DRAGONS, OFFERINGS_TO_WIN, SCALES, TILES
from bluemoon.errors import NotationError, PositionError
from bluemoon.messages import GeneralCode, PositionCode, RecordCode
from bluemoon.messages.things import building

T = TypeVar("T")
ENDINGS = ("-", "offerings", "rebuilt", "no markers", "idle")


def lines_of(state: State) -> dict[str, str]:
    """The state as keys and values; `write_position` and records put them on lines."""
    lines = {
        "players": str(state.players),
        "turn": str(state.turn),
        "player": str(state.seat),
        "phase": PHASES[state.phase],
        "ending": ENDINGS[state.ending],
        "steps": str(state.steps),
        "contributions": str(state.paid),
        "offerings": str(state.offered),
        "discarded": names(state.thrown),
        "idle": str(state.idle),
        "city": ", ".join(TILES[tile].name for tile in state.tiles),
        "built": ", ".join(place_name(p, state.tiles) for p in range(PLACES) if state.built >> p & 1) or "-",
        "markers": "; ".join(_markers(state, tile) for tile in state.tiles if _marked(state, tile)) or "-",
        "figures": ", ".join(place_name(place, state.tiles) for place in state.figures),
        "dragons": ", ".join(place_name(place, state.tiles) for place in state.dragons),
        "crystals": " ".join(map(str, state.crystals)),
        "scales": " ".join(map(str, state.scales)),
        "obelisk": " ".join(map(str, state.obelisk)) or "-",
        "deck": names(listed(state.deck)),
        "discards": names(listed(state.discards)),
    }
    for seat in range(state.players):
        lines[f"hand {seat}"] = names(listed(hand_of(state, seat)))
        lines[f"face down {seat}"] = names(state.face_down[seat])
        lines[f"sure {seat}"] = names(listed(state.sure[seat * KINDS : (seat + 1) * KINDS]))
    lines["chance"] = " ".join(map(str, state.chance.words()))
    if state.version > 1:  # positions without a version are of version 1
        lines["version"] = str(state.version)
    return lines


def write_position(state: State) -> str:
    """The position of the state as text; `engine.from_position` reads it."""
    return "".join(f"{key}: {value}\n" for key, value in lines_of(state).items())


def _marked(state: State, tile: int) -> bool:
    return any(owner >= 0 for owner in _owners(state, tile))


def _owners(state: State, tile: int) -> list[int]:
    return state.boxes[FIRST_BOX[tile] : FIRST_BOX[tile] + len(BOXES[tile])]


def _markers(state: State, tile: int) -> str:
    seats = " ".join(str(owner) if owner >= 0 else "." for owner in _owners(state, tile))
    return f"{TILES[tile].name} {seats}"


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


def fill(state: State, lines: dict[str, str]) -> None:
    """Set up an empty state as the lines say; PositionError if no game could reach it."""
    reader = _Reader({"version": "1", **lines})
    version = reader.number("version", 1, VERSION)
    players = reader.number("players", 2, 4)
    state.clear(players)
    state.version = version
    _read_turn(state, reader)
    _read_city(state, reader)
    _read_belongings(state, reader)
    _read_cards(state, reader)
    words = reader.numbers("chance", 4, MASK32)
    if not any(words):
        raise PositionError(PositionCode.CHANCE_ZERO)
    state.chance = Chance(words[0], words[1], words[2], words[3])
    if reader.lines:
        raise PositionError(RecordCode.UNKNOWN_LINE, key=next(iter(reader.lines)))
    _check_phase(state)
    _check_ending(state)


class _Reader:
    """Reads the values line by line; errors name the line that is wrong."""

    def __init__(self, lines: dict[str, str]) -> None:
        self.lines = lines

    def take(self, key: str) -> str:
        if key not in self.lines:
            raise PositionError(PositionCode.MISSING_LINE, key=key)
        return self.lines.pop(key)

    def number(self, key: str, low: int, high: int) -> int:
        return _number(key, self.take(key), low, high)

    def numbers(self, key: str, count: int, high: int) -> list[int]:
        words = self.take(key).split()
        if len(words) != count:
            raise PositionError(PositionCode.NUMBERS, key=key, n=count)
        return [_number(key, word, 0, high) for word in words]

    def one_of(self, key: str, names: tuple[str, ...]) -> int:
        word = self.take(key)
        if word not in names:
            raise PositionError(PositionCode.ONE_OF, key=key, words=", ".join(names), word=word)
        return names.index(word)

    def read(self, key: str, read: Callable[[str], T]) -> T:
        try:
            return read(self.take(key))
        except NotationError as error:
            raise PositionError(GeneralCode.ABOUT, name=key, why=error.said) from error


def _number(key: str, word: str, low: int, high: int) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 10 and low <= int(word) <= high):
        raise PositionError(PositionCode.RANGE, key=key, least=low, most=high, word=word)
    return int(word)


def _read_turn(state: State, reader: _Reader) -> None:
    state.turn = reader.number("turn", 1, 10**9)
    state.seat = reader.number("player", 0, state.players - 1)
    state.phase = reader.one_of("phase", PHASES)
    state.ending = reader.one_of("ending", ENDINGS)
    state.steps = reader.number("steps", 0, STEPS)
    state.paid = reader.number("contributions", 0, 4)
    state.offered = reader.number("offerings", 0, OFFERINGS_TO_WIN[state.players])
    state.thrown = reader.read("discarded", cards)
    state.idle = reader.number("idle", 0, IDLE_ROUNDS * state.players)
    if len(state.thrown) > MOST_DISCARDS:
        raise PositionError(PositionCode.DISCARDED_TWO)


def _read_city(state: State, reader: _Reader) -> None:
    tiles = [TILE_NUMBER.get(name.strip().lower(), -1) for name in reader.take("city").split(",")]
    if sorted(tiles) != list(range(len(TILES))) or tiles[CENTRE_PLACE] != COURTYARD:
        raise PositionError(PositionCode.BUILDINGS)
    state.tiles = tuple(tiles)
    places = _places(state, reader, "built")
    if len(set(places)) != len(places) or CENTRE_PLACE in places or OUTSIDE in places:
        raise PositionError(PositionCode.BUILT)
    state.built = sum(1 << place for place in places)
    marked = reader.take("markers")
    for entry in marked.split(";") if marked != "-" else []:
        _read_markers(state, entry.split())
    state.figures = _places(state, reader, "figures")
    state.dragons = _places(state, reader, "dragons")
    if len(state.figures) != state.players or OUTSIDE in state.figures:
        raise PositionError(PositionCode.FIGURES)
    if len(state.dragons) != len(DRAGONS):
        raise PositionError(PositionCode.DRAGON_PLACES)


def _places(state: State, reader: _Reader, key: str) -> list[int]:
    text = reader.take(key)
    try:
        return [_place(state, name) for name in text.split(",")] if text != "-" else []
    except NotationError as error:
        raise PositionError(GeneralCode.ABOUT, name=key, why=error.said) from error


def _place(state: State, name: str) -> int:
    return OUTSIDE if name.strip().lower() == "outside" else read_place(name, state.tiles)


def _read_markers(state: State, words: list[str]) -> None:
    """One entry such as 'Market Hall 0 . 2': the seats of the markers from left to right."""
    length = next((i for i, word in enumerate(words) if word == "." or word.isdigit()), len(words))
    name = " ".join(words[:length])
    tile = TILE_NUMBER.get(name.lower(), -1)
    if tile < 0 or len(words) - length != len(BOXES[tile]):
        raise PositionError(PositionCode.MARKER_WORDS, line=" ".join(words))
    owners = [
        -1 if word == "." else _number("markers", word, 0, state.players - 1) for word in words[length:]
    ]
    if state.built >> state.tiles.index(tile) & 1 or -1 not in owners:
        raise PositionError(PositionCode.MARKERS_BUILT, building=building(name))
    state.boxes[FIRST_BOX[tile] : FIRST_BOX[tile] + len(owners)] = owners


def _read_belongings(state: State, reader: _Reader) -> None:
    state.crystals = reader.numbers("crystals", state.players, 10**6)
    state.scales = reader.numbers("scales", state.players, SCALES[state.players])
    state.supply = SCALES[state.players] - sum(state.scales)
    if state.supply < 1:
        raise PositionError(PositionCode.SCALES)
    obelisk = reader.take("obelisk")
    state.obelisk = [
        _number("obelisk", word, 0, state.players - 1) for word in obelisk.split() if word != "-"
    ]
    offerings = [state.obelisk.count(seat) for seat in range(state.players)]
    if max(offerings) > OFFERINGS_TO_WIN[state.players]:
        raise PositionError(PositionCode.OBELISK_MORE)
    if sum(count == OFFERINGS_TO_WIN[state.players] for count in offerings) > 1:
        raise PositionError(PositionCode.OBELISK_TWO)
    if any(markers_left(state, seat) < 0 for seat in range(state.players)):
        raise PositionError(PositionCode.MARKERS_TEN)


def _read_cards(state: State, reader: _Reader) -> None:
    state.deck = counted(reader.read("deck", cards))
    state.discards = counted(reader.read("discards", cards))
    hands: list[int] = []
    sure: list[int] = []
    for seat in range(state.players):
        hands += counted(reader.read(f"hand {seat}", cards))
        state.face_down[seat] = reader.read(f"face down {seat}", cards)
        sure += counted(reader.read(f"sure {seat}", cards))
    state.hands = hands
    state.sure = sure
    _check_cards(state)


def _check_cards(state: State) -> None:
    down = counted([kind for pile in state.face_down for kind in pile])
    for kind in range(KINDS):
        held = sum(state.hands[kind::KINDS])
        found = state.deck[kind] + state.discards[kind] + held + down[kind]
        if found != ALL_CARDS[kind]:
            raise PositionError(PositionCode.CARD_COUNT, n=ALL_CARDS[kind], card=CARD[kind], found=found)
        for seat in range(state.players):
            elsewhere = held - state.hands[seat * KINDS + kind] + down[kind]
            if state.sure[seat * KINDS + kind] > elsewhere:
                raise PositionError(PositionCode.SURE, seat=seat, card=CARD[kind])


def _check_phase(state: State) -> None:
    """Raise PositionError if something has happened in this turn that belongs to a later phase."""
    if state.phase < DISCARDING and state.thrown:
        raise PositionError(PositionCode.DISCARDED_PHASE)
    if state.phase == DISCARDING:
        if len(state.thrown) == MOST_DISCARDS or any(
            state.thrown.count(kind) > state.discards[kind] for kind in state.thrown
        ):
            raise PositionError(PositionCode.DISCARDED_PILE)
    if state.phase == MOVEMENT and (state.paid or state.offered or any(state.face_down)):
        raise PositionError(PositionCode.MOVEMENT_CLEAN)
    if state.offered > state.obelisk.count(state.seat):
        raise PositionError(PositionCode.OFFERINGS)


def _check_ending(state: State) -> None:
    """Raise PositionError unless the game is over exactly if one of the endings has been reached."""
    if (state.phase == OVER) != (state.ending != GOING_ON):
        raise PositionError(PositionCode.ENDING)
    reached = [
        max(state.obelisk.count(seat) for seat in range(state.players)) == OFFERINGS_TO_WIN[state.players],
        state.built == ALL_BUILT and max(state.crystals) < offering_cost(state),
        not any(markers_left(state, seat) for seat in range(state.players)),
        state.idle == IDLE_ROUNDS * state.players,
    ]
    codes = (OFFERINGS, REBUILT, NO_MARKERS, IDLE)
    if state.ending == GOING_ON and any(reached):
        raise PositionError(PositionCode.WOULD_BE_OVER, ending=ENDINGS[codes[reached.index(True)]])
    if state.ending != GOING_ON and not reached[codes.index(state.ending)]:
        raise PositionError(PositionCode.ENDING_NOT, ending=ENDINGS[state.ending])
