"""The rulebook's small positions: those of the duel are shown with their totals, all open at a table."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Literal

from bluemoon.chance import Chance
from bluemoon.city.cards import ALL_CARDS, KINDS, cards, counted, listed, names
from bluemoon.city.engine import CityState
from bluemoon.city.engine import from_position as city_from_position
from bluemoon.duel.engine import DuelState, from_position
from bluemoon.duel.model.piles import TOP, UNSAID
from bluemoon.rulebook.reading import Words, read_toml

# A standard city in which the university lies beside market hall, fire temple, hospice and palace.
CITY: Final = (
    "Aqueduct, Citadel, Market Hall, Mill, Library, Fire Temple, University, Hospice, Thermae, Water Temple,"
    " Courtyard, Royal Palace, Great Hall, Iron Foundry, Watchtower, Earth Temple, Trading House,"
    " City Residence, Flight Tower, Monastery Tower, Caravanserai"
)
START: Final = {
    "players": "2",
    "turn": "1",
    "player": "0",
    "phase": "movement",
    "ending": "-",
    "steps": "2",
    "contributions": "0",
    "offerings": "0",
    "discarded": "-",
    "idle": "0",
    "city": CITY,
    "built": "-",
    "markers": "-",
    "figures": "Courtyard, Courtyard",
    "dragons": "outside, outside, outside",
    "crystals": "0 0",
    "scales": "0 0",
    "obelisk": "-",
    "discards": "-",
    "face down 0": "-",
    "sure 0": "-",
    "face down 1": "-",
    "sure 1": "-",
    "version": "2",
}


@dataclass(frozen=True)
class Example:
    """A position to play with; the guest has seat 0."""

    name: str
    title: Words
    task: Words
    do: tuple[str, ...]  # what the text means, action by action; a test plays it
    position: dict[str, Any]
    game: Literal["duel", "city"] = "duel"
    level: Literal["novice", "adept"] = "adept"  # of the bot that sits opposite

    @property
    def rules(self) -> str:
        """The edition it is played by."""
        return str(self.position.get("rules", "legends"))

    @property
    def piles(self) -> str:
        """What may be seen of the piles at its table."""
        return TOP if self.game == "duel" else UNSAID

    def begun(self, seed: str) -> DuelState | CityState:
        """The position as a game."""
        return self.city(seed) if self.game == "city" else self.duel(seed)

    def duel(self, seed: str) -> DuelState:
        """A position of the duel as a game."""
        return from_position({**self.position, "piles": TOP}, self.rules, seed)

    def city(self, seed: str) -> CityState:
        """A position of the city as a game; the cards that nobody holds are the deck."""
        held = counted([*cards(self.position["hand 0"]), *cards(self.position["hand 1"])])
        deck = listed(ALL_CARDS[kind] - held[kind] for kind in range(KINDS))
        chance = " ".join(map(str, Chance.of(seed).words()))
        lines = {**START, **self.position, "deck": names(deck), "chance": chance}
        return city_from_position("".join(f"{key}: {value}\n" for key, value in lines.items()))


@cache
def all_examples() -> dict[str, Example]:
    """All positions by their names."""
    return {name: _example(name, entry) for name, entry in read_toml("positions.toml").items()}


def _example(name: str, entry: dict[str, Any]) -> Example:
    game = entry.get("game", "duel")
    position = entry["lines"] if game == "city" else entry["position"]
    level = entry.get("level", Example.level)
    return Example(name, entry["title"], entry["task"], tuple(entry["do"]), position, game, level)
