"""The table as plain text for the terminal, as a seat sees it. Colours are shown by letters and shapes."""

from __future__ import annotations

from itertools import zip_longest

from bluemoon.city.board import BOXES, CENTRE_PLACE, FIRST_BOX, OBELISK_BOXES, TILE_COLOUR
from bluemoon.city.cards import COLOUR, COLOURS, VALUE, names
from bluemoon.city.events import (
    CONTRIBUTED,
    CRYSTALS,
    DISCARDED,
    DRAGON,
    DREW,
    ENDED,
    FLEW,
    OFFERED,
    REBUILT,
    RECEIVED,
    RESHUFFLED,
    SCALES,
    SCALES_SCORED,
    TOOK_UP,
    WALKED,
    Event,
)
from bluemoon.city.notation import place_name
from bluemoon.city.tiles import DRAGONS, MARKERS, OFFERINGS_TO_WIN, PEOPLES, SHAPE, TILES, Reward
from bluemoon.city.view import View

WIDTH = 15  # of a place: five of them side by side fit a terminal of 80 columns
LEGEND = (
    "Boxes: 3 is open, (2) has #2's marker. Rewards: c crystals, k cards, s scales:",
    "* for most markers, / for all with a marker, near: for building beside it later.",
)


def show(view: View) -> str:
    """The city, the obelisk, all players as this seat sees them, and its hand."""
    return "\n".join(
        [*_city(view), "", *LEGEND, "", _obelisk(view), *_players(view), "", *_hand(view), _phase(view)]
    )


def _city(view: View) -> list[str]:
    lines: list[str] = []
    place = 0
    for row in SHAPE:
        cells: list[list[str]] = []
        for mark in row:
            cells.append(_cell(view, place) if mark == "x" else [])
            place += mark == "x"
        for parts in zip_longest(*cells, fillvalue=""):
            lines.append(" ".join(part.ljust(WIDTH) for part in parts).rstrip())
        lines.append("")
    return lines[:-1]


def _cell(view: View, place: int) -> list[str]:
    """The lines of a place: name, boxes, rewards, who is there."""
    tile = view.tiles[place]
    facts = TILES[tile]
    if place == CENTRE_PLACE:
        return [facts.name, "offerings", "", *_pieces(view, place)]
    if place in view.built:
        near = reward_words(facts.neighbourhood)
        return [facts.name, "rebuilt", f"near {near}", *_pieces(view, place)]
    rewards = f"*{reward_words(facts.most)} /{reward_words(facts.each)}"
    return [facts.name, _boxes(view, tile), rewards, *_pieces(view, place)]


def _boxes(view: View, tile: int) -> str:
    """The colour and the boxes; a box with a marker shows its player, as in '(2)'."""
    colour = TILE_COLOUR[tile]
    if colour < COLOURS:
        words = [f"{PEOPLES[colour].letter}{PEOPLES[colour].symbol}"]
    else:
        words = ["any"]
    for box, need in enumerate(BOXES[tile]):
        owner = view.boxes[FIRST_BOX[tile] + box]
        words.append(str(need) if owner < 0 else f"({owner + 1})")
    line = " ".join(words)
    return line if len(line) <= WIDTH else line.replace(" (", "(")


def reward_words(reward: Reward) -> str:
    """A reward in short: crystals c, cards k, scales s, as in '1c1k1s'."""
    words = ((reward.crystals, "c"), (reward.cards, "k"), (reward.scales, "s"))
    return "".join(f"{number}{letter}" for number, letter in words if number)


def _pieces(view: View, place: int) -> list[str]:
    """Who is there, in one line or, if there are too many, in two."""
    figures = [f"#{seat + 1}" for seat, where in enumerate(view.figures) if where == place]
    dragons = [DRAGONS[i].name for i, where in enumerate(view.dragons) if where == place]
    line = " ".join(figures + dragons)
    return [line] if len(line) <= WIDTH else [" ".join(figures), " ".join(dragons)]


def _obelisk(view: View) -> str:
    boxes = OBELISK_BOXES[view.players]
    filled = [f"({seat + 1})" for seat in view.obelisk]
    free = [str(need) for need in boxes[len(filled) :]]
    outside = [DRAGONS[i].name for i, where in enumerate(view.dragons) if where < 0]
    beside = f"   outside: {', '.join(outside)}" if outside else ""
    return f"Obelisk, {OFFERINGS_TO_WIN[view.players]} to win: {' '.join(filled + free)}{beside}"


def _players(view: View) -> list[str]:
    lines = [f"Scales in the supply: {view.supply}   deck: {view.deck}   discards: {len(view.discards)}"]
    for seat in range(view.players):
        who = "you" if seat == view.seat else "   "
        turn = ">" if seat == view.player and view.result is None else " "
        crystals = str(view.crystals[seat]) if seat == view.seat else "?"  # they lie face down
        markers = MARKERS - view.boxes.count(seat) - view.obelisk.count(seat)
        down = f" (+{view.face_down[seat]} face down)" if view.face_down[seat] else ""
        lines.append(
            f"{turn} #{seat + 1} {who}  offerings {view.obelisk.count(seat)}  crystals {crystals}"
            f"  scales {view.scales[seat]}  markers {markers}  cards {view.hand_sizes[seat]}{down}"
        )
    return lines


def _hand(view: View) -> list[str]:
    """A line for every colour in hand: letter, shape, colour, values."""
    lines = ["Your hand:"]
    for colour, people in enumerate(PEOPLES):
        values = [str(VALUE[kind]) for kind in view.hand if COLOUR[kind] == colour]
        if values:
            lines.append(
                f"  {people.letter}{people.symbol} {people.name} ({people.colour}): {' '.join(values)}"
            )
    return lines if len(lines) > 1 else ["Your hand is empty."]


def _phase(view: View) -> str:
    if view.result is not None:
        winners = " and ".join(f"#{seat + 1}" for seat in view.result.winners)
        return f"{winners or 'Nobody'} won: {view.result.reason}."
    who = "Your turn" if view.player == view.seat else f"#{view.player + 1}'s turn"
    more = f", steps left: {view.steps}" if view.phase == "movement" else ""
    return f"{who}, {view.phase} phase{more}."


def tell(event: Event, view: View) -> str:
    """What happened, in one line."""
    who = f"#{event.seat + 1}"
    where = place_name(event.place, view.tiles)
    paid = f" with {names(event.cards)}" if event.cards else ""
    shown = f": {names(event.cards)}" if event.cards else ""
    lines = {
        WALKED: f"{who} walks to {where}",
        FLEW: f"{who} moves to {where}{paid}",
        DRAGON: f"{who} brings {DRAGONS[event.number % len(DRAGONS)].name} to {where}{paid}",
        CONTRIBUTED: f"{who} contributes to box {event.number + 1} of {where}{paid}",
        SCALES: f"{who} earns {event.number} scales",
        SCALES_SCORED: "the golden scales are scored",
        CRYSTALS: f"{who} receives {event.number} crystals",
        RECEIVED: f"{who} receives {event.number} cards face down",
        REBUILT: f"{where} is rebuilt; {who} has the most markers",
        OFFERED: f"{who} offers {event.number} crystals{paid}",
        DISCARDED: f"{who} discards {names(event.cards)}",
        DREW: f"{who} draws {event.number} cards{shown}",
        TOOK_UP: f"{who} takes up {event.number} cards{shown}",
        RESHUFFLED: f"the {event.number} discarded cards become the deck",
        ENDED: "the game is over",
    }
    return lines.get(event.kind, f"{who} begins a turn")
