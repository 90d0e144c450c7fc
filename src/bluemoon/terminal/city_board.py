"""Blue Moon City for the table in the terminal: 21 buildings in ten lines of 79 columns, or with their
rewards where there is room. Other players' crystals lie face down and are not shown."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from rich.text import Text

from bluemoon.city.board import BOXES, CENTRE_PLACE, FIRST_BOX, OBELISK_BOXES, TILE_COLOUR
from bluemoon.city.cards import COLOUR, COLOURS, VALUE
from bluemoon.city.display import reward_words
from bluemoon.city.notation import action_said
from bluemoon.city.tiles import DRAGONS, MARKERS, OFFERINGS_TO_WIN, PEOPLES, SHAPE, TILES, Reward
from bluemoon.city.view import View
from bluemoon.contract import Action
from bluemoon.glossary import LANGUAGES as GLOSSARY
from bluemoon.terminal.paint import QUIET, TITLE, WARM, begin, cut
from bluemoon.terminal.words import place, word

WIDTH = 15  # of a place
FIGURES, OWNERS = "❶❷❸❹", "①②③④"
SEATS = ("bold #ffd27a", "bold #7fd4ff", "bold #ff9aa8", "bold #a8e08a")
COLOUR_STYLES = {
    "black": "#b0a8c8",
    "red": "#e0755f",
    "blue": "#6fa8ff",
    "grey": "#a9b4c4",
    "green": "#7fce7f",
    "brown": "#c09a6a",
    "white": "#f0ece0",
    "yellow": "#f0cc5a",
}
GROUPED = ("walk", "play", "build", "offer", "discard")
ROOMY = 32  # lines of a screen from which rewards are on the board


class CityBoard:
    """How the city is shown to one seat."""

    def __init__(self, view: View, names: tuple[str, ...], language: str) -> None:
        self.view = view
        self.names = names
        self.language = language
        self.places = {TILES[tile].name: number for number, tile in enumerate(view.tiles)}

    def _say(self, key: str, **args: object) -> str:
        return word(self.language, key, **args)

    def status(self) -> Text:
        """Turn and phase in one line."""
        view = self.view
        phase = GLOSSARY[self.language].CITY_PHASES.get(view.phase, "")
        text = begin(f" ☾ {self._say('city')} ", WARM)
        text.append(f" {self._say('turn', n=view.turn)}")
        text.append(f" · {phase}" if phase else "")
        if view.phase == "movement":
            text.append(f" · {self._say('steps', n=view.steps)}")
        return text

    def board(self, width: int, height: int) -> Text:
        """The buildings as they lie. `height` is that of the whole screen."""
        rows: list[Text] = []
        number = 0
        left = " " * max((width - 5 * WIDTH - 4) // 2, 0)
        for row in SHAPE:
            cells: list[list[Text]] = []
            for mark in row:
                cells.append(self._cell(number, height >= ROOMY) if mark == "x" else [])
                number += mark == "x"
            for line in range(3 if height >= ROOMY else 2):
                parts = [cell[line] if line < len(cell) else Text("") for cell in cells]
                rows.append(Text(left) + Text(" ").join(_fitted(part) for part in parts))
        return Text("\n").join(rows)

    def _cell(self, where: int, roomy: bool) -> list[Text]:
        view, facts = self.view, TILES[self.view.tiles[where]]
        built = where in view.built
        name = Text(place(self.language, facts.name), "bold" if self._here(where) else "")
        lines = [name, self._boxes(where, built)]
        if roomy and where != CENTRE_PLACE:
            near = reward_words(facts.neighbourhood)
            rewards = f"*{reward_words(facts.most)} /{reward_words(facts.each)}"
            lines.append(Text(f"+{near}" if built else rewards, QUIET))
        return lines

    def _here(self, where: int) -> bool:
        return self.view.seat >= 0 and self.view.figures[self.view.seat] == where

    def _boxes(self, where: int, built: bool) -> Text:
        """The boxes of a place, and who stands there."""
        view, tile = self.view, self.view.tiles[where]
        text = Text("")
        if built:
            text.append(f"✓+{reward_words(TILES[tile].neighbourhood)}", QUIET)
        elif where == CENTRE_PLACE:
            text.append("◇", WARM)
        else:
            text += self._sign(TILE_COLOUR[tile])
            text.append(" ")
            for box, need in enumerate(BOXES[tile]):
                owner = view.boxes[FIRST_BOX[tile] + box]
                text.append(*((str(need), "bold") if owner < 0 else (OWNERS[owner], SEATS[owner])))
        text.append(" ")
        for seat, stands in enumerate(view.figures):
            if stands == where:
                text.append(FIGURES[seat], SEATS[seat])
        text.append("".join(d.name[0] for d, stands in zip(DRAGONS, view.dragons) if stands == where), WARM)
        return text

    def _sign(self, colour: int) -> Text:
        if colour >= COLOURS:
            return Text("**", "bold")
        people = PEOPLES[colour]
        return Text(f"{people.letter}{people.symbol}", COLOUR_STYLES[people.colour])

    def hand(self, width: int, lines: int) -> Text:
        """The obelisk, all players, and the own hand."""
        rows = [cut(self._obelisk(), width), Text(self._say("players"), QUIET)]
        rows += [self._player(seat, width) for seat in range(self.view.players)]
        if self.view.seat >= 0:
            rows.append(self._cards())
        return Text("\n").join(rows)

    def _obelisk(self) -> Text:
        view = self.view
        text = begin(f"{self._say('obelisk', n=OFFERINGS_TO_WIN[view.players])} ", TITLE)
        for seat in view.obelisk:
            text.append(OWNERS[seat], SEATS[seat])
        free = OBELISK_BOXES[view.players][len(view.obelisk) :]
        alike = [(need, len(list(boxes))) for need, boxes in groupby(free)]
        text.append(" " if view.obelisk else "")
        text.append(" ".join(f"{need}×{n}" if n > 1 else str(need) for need, n in alike), "bold")
        return text

    def _player(self, seat: int, width: int) -> Text:
        view = self.view
        turn = "▶" if seat == view.player and view.result is None else " "
        text = begin(turn, WARM)
        text.append(f"{FIGURES[seat]} ", SEATS[seat])
        crystals = str(view.crystals[seat]) if seat == view.seat or view.result else "?"  # they lie face down
        markers = MARKERS - view.boxes.count(seat) - view.obelisk.count(seat)
        offered, scales = view.obelisk.count(seat), view.scales[seat]
        text.append(f"{offered:>5} {crystals:>6} {scales:>6} {markers:>5} {view.hand_sizes[seat]:>6}")
        if view.face_down[seat]:
            text.append(f"+{view.face_down[seat]}", QUIET)
        you = f" {self._say('you')}"
        if seat == view.seat and len(text) + len(you) <= width:
            text.append(you, "bold")
        return cut(text, width)

    def _cards(self) -> Text:
        text = begin(f"{self._say('your-hand')}: ", TITLE)
        for colour, people in enumerate(PEOPLES):
            values = [str(VALUE[kind]) for kind in self.view.hand if COLOUR[kind] == colour]
            if values:
                text += self._sign(colour)
                text.append(f"{','.join(values)} ".replace(" ", " "), COLOUR_STYLES[people.colour])
        return text

    def question(self) -> str:
        """The city asks nothing beside its phases."""
        return ""

    def action(self, action: Action) -> Text:
        """An action in words."""
        return Text(self.action_words(action))

    def action_words(self, action: Action) -> str:
        """An action in the words of the language."""
        code: Any = action.code
        return action_said(code, self.view.tiles).text(self.language)

    def group(self, action: Action) -> str:
        """The key of the group under which an action is listed."""
        return action.kind if action.kind in GROUPED else "other"

    def detail(self, action: Action) -> Text:
        """The building that an action is about."""
        here = self.view.figures[max(self.view.seat, 0)]
        where = self.places.get(action.target, here)
        if where < 0:
            return Text("")
        return self.building(where)

    def building(self, where: int) -> Text:
        """A building in full."""
        facts = TILES[self.view.tiles[where]]
        text = begin(place(self.language, facts.name), TITLE)
        if where == CENTRE_PLACE:
            text.append(f": {self._say('offerings-here')}")
            return text
        colour = TILE_COLOUR[self.view.tiles[where]]
        text.append(" ")
        text += self._sign(colour)
        if colour >= COLOURS:
            text.append(f" {self._say('any-colour')}")
        text.append(f", {self._say('boxes', boxes=' '.join(map(str, facts.boxes)))}: ")
        rewards = {"most": facts.most, "each": facts.each, "near": facts.neighbourhood}
        said = {key: self._reward(reward) for key, reward in rewards.items()}
        text.append(self._say("rewards", **said), QUIET)
        return text

    def _reward(self, reward: Reward) -> str:
        parts = [
            self._say(f"reward.{key}.one" if n == 1 else f"reward.{key}", n=n)
            for key, n in reward._asdict().items()
            if n
        ]
        return ", ".join(parts) or "–"


def city_help(language: str) -> str:
    """What the signs of the board mean."""
    names = GLOSSARY[language].COLOURS
    colours = ", ".join(f"{p.letter}{p.symbol} {p.name} ({names[p.colour]})" for p in PEOPLES)
    return word(language, "city-help", colours=f"{colours}, ** {word(language, 'any-colour')}")


def _fitted(text: Text) -> Text:
    text.truncate(WIDTH, overflow="ellipsis", pad=True)
    return text
