"""`bluemoon city`: the pieces of Blue Moon City with their figures, and how sure each figure is."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from bluemoon.city.display import reward_words
from bluemoon.city.tiles import NONE, OBELISK, OBELISK_CONFIDENCE, PEOPLES, SURE, TILES

NOTE = (
    "sure: read clearly off the printed piece; likely: read with some doubt; guess: filled in from the "
    "symmetry of the set. An owner of the game can correct every figure in bluemoon/city/figures.toml."
)


def pieces(
    tiles: Annotated[bool, typer.Option("--tiles", help="only the buildings and the obelisk")] = False,
    cards: Annotated[bool, typer.Option("--cards", help="only the cards")] = False,
) -> None:
    """The buildings and cards of Blue Moon City, and which of their figures are guesses."""
    console = Console()
    if tiles or not cards:
        console.print(building_table())
        boxes = " ".join(map(str, OBELISK))
        console.print(f"Obelisk: {boxes} ({OBELISK_CONFIDENCE})\n", markup=False, highlight=False)
    if cards or not tiles:
        console.print(split_table())
    console.print(NOTE, markup=False, highlight=False)


def marked(figure: str, confidence: str) -> str:
    """A figure with its mark, where it is not sure."""
    return figure if confidence == SURE else f"{figure} ({confidence})"


def building_table() -> Table:
    """The buildings as a table for the terminal."""
    table = Table(title="Buildings (c crystals, k cards, s scales)")
    for heading in ("Building", "Colour", "Boxes", "Most markers", "Each", "Neighbourhood"):
        table.add_column(heading)
    for tile in TILES:
        if tile.people != NONE:
            rewards = [reward_words(reward) for reward in (tile.most, tile.each, tile.neighbourhood)]
            boxes = marked(" ".join(map(str, tile.boxes)), tile.boxes_confidence)
            table.add_row(
                tile.name,
                tile.people,
                boxes,
                *(marked(reward, tile.rewards_confidence) for reward in rewards),
            )
    return table


def split_table() -> Table:
    """How many cards of each value a people has, as a table for the terminal."""
    table = Table(title="Cards")
    for heading in ("People", "Colour", "Value 1, 2, 3"):
        table.add_column(heading)
    for people in PEOPLES:
        split = marked(", ".join(map(str, people.values)), people.confidence)
        table.add_row(people.name, people.colour, split)
    return table
