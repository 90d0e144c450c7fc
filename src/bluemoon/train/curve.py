"""The learning curve as a picture: the losses in self-play, and on games that nothing is learned from.

python -m bluemoon.train.curve FOLDER/curve --picture curve.svg
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

COLOURS = {"fight": "tab:red", "between": "tab:blue"}


def read_curve(file: Path) -> list[dict[str, Any]]:
    """The lines of JSON that the learner wrote; a last line that was cut off is left out."""
    lines = file.read_text().splitlines()
    return [json.loads(line) for line in lines if line.startswith("{") and line.endswith("}")]


def series(curve: list[dict[str, Any]], what: str, net: str) -> list[tuple[float, float]]:
    """Pairs of games (in thousands) and loss; lines without this loss are left out."""
    return [(line["games"] / 1000.0, line[what][net]) for line in curve if net in line.get(what, {})]


def draw(curve: list[dict[str, Any]], file: Path) -> None:
    """Draw the curve into a file (.svg or .png)."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7.0, 4.0), layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.add_subplot()
    for net, colour in COLOURS.items():
        for what, style, words in (
            ("losses", ":", "in self-play"),
            ("test", "-", "on test games"),
        ):
            points = series(curve, what, net)
            if points:
                games, losses = zip(*points)
                axes.plot(games, losses, style, color=colour, label=f"{net}, {words}")
    axes.set_xlabel("thousand games")
    axes.set_ylabel("log loss")
    axes.grid(alpha=0.3)
    if axes.lines:
        axes.legend()
    figure.savefig(file)


def main() -> int:
    """Read the options and draw the picture."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("curve", type=Path)
    parser.add_argument("--picture", type=Path, default=Path("curve.svg"))
    chosen = parser.parse_args()
    draw(read_curve(chosen.curve), chosen.picture)
    return 0


if __name__ == "__main__":
    sys.exit(main())
