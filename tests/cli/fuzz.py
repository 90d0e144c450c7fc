"""Commands by chance, nearly right and quite wrong, that are quick whatever happens.

python -m tests.cli.fuzz 600      for so many seconds
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path

from bluemoon.chance import Chance

WORDS = (
    *(
        "",
        "0",
        "1",
        "-1",
        "2",
        "3",
        "9",
        "nan",
        "inf",
        "1e9",
        "x",
        "²",
        "①",
        "-",
        "--",
        "'",
        '"',
        "\t",
        "\x00",
        "Ä",
    ),
    *("Hoax", "hoax,vulca", "Hoax,,", "Cinder", "all", "legends", "classic", "duel", "city", "top", "open"),
    *("random", "newcomer", "novice", "master:0", "master:x", "a:b", "program:", "program:false", "novice@1"),
    *("nofile", "garbage", "binary", ".", "/", "nodir/x", "x.png", "x.svg", "own.deck", "record", "a" * 300),
)
# Subcommands with their arguments and options; each option is followed by a word. None of them runs long.
COMMANDS: dict[str, tuple[int, tuple[str, ...]]] = {
    "cards": (1, ("--json", "--picture")),
    "city": (0, ("--tiles", "--cards")),
    "replay": (1, ()),
    "deck check": (1, ("--rules", "--match")),
    "deck show": (1, ()),
    "deck random": (1, ("--seed", "--match")),
    "tournament new": (3, ("--name", "--kind", "--rounds", "--seed", "--rules", "--penalty", "--piles")),
    "tournament next": (1, ()),
    "tournament report": (5, ()),
    "tournament report-match": (2, ()),
    "tournament penalise": (2, ()),
    "tournament show": (1, ("--json",)),
    "conformance": (1, ("--examples",)),
    "play": (1, ("--decks", "--rules", "--piles", "--players", "--seed", "--save")),
    "lab arena --games 1 --workers 1 --no-control": (
        2,
        ("--decks", "--game", "--rules", "--sprt", "--results"),
    ),
    "lab matchups --games 1 --workers 1 --bot random --decks hoax": (
        0,
        ("--rules", "--results", "--picture"),
    ),
    "lab deck --games 1 --workers 1 --bot random": (1, ("--rules", "--results", "--seed")),
    "lab specials --games 0": (1, ("--bot", "--rules")),
    "bench --seconds 0": (1, ("--json",)),
    "serve --port 99999999": (0, ("--host", "--database", "--workers", "--pace", "--proxies")),
    "admin status --database foo": (0, ("--json",)),
}
FLAGS = ("--json", "--tiles", "--cards", "--match")
ANSWERS = (
    "1",
    "2",
    "²",
    "walk Mill",
    "why Cinder",
    "why",
    "card Cinder",
    "card",
    "hint",
    "table",
    "help",
    "",
    "x" * 500,
)


def fuzzed(seed: str) -> tuple[list[str], str]:
    """A command, and what is typed at it."""
    chance = Chance.of(seed)

    def word(words: tuple[str, ...]) -> str:
        return words[chance.below(len(words))]

    names = tuple(COMMANDS)
    name = word(names)
    arguments, options = COMMANDS[name]
    command = name.split()
    command += [word(WORDS) for _ in range(arguments + (chance.below(8) == 0) - (chance.below(8) == 0))]
    for _ in range(chance.below(3)):
        if options:
            option = word(options)
            command += [option] if option in FLAGS else [option, word(WORDS)]
            command += [word(WORDS)] if option == "--sprt" else []
    return command, "\n".join([*(word(ANSWERS) for _ in range(chance.below(6))), "quit"])


def main(seconds: float) -> None:
    """Try commands until the time is over; the first that raises anything else than a sentence ends it."""
    from tests.cli.test_wrong_input import RECORD, run

    folder = Path(tempfile.mkdtemp())
    (folder / "garbage").write_text("garbage\n", encoding="utf-8")
    (folder / "binary").write_bytes(b"\xff\xfe\x00")
    (folder / "record").write_text(RECORD, encoding="utf-8")
    os.chdir(folder)
    end = time.monotonic() + seconds
    number = 0
    while time.monotonic() < end:
        command, answers = fuzzed(f"soak {number}")
        status, said = run(command, answers)
        assert status in (0, 1, 2), (number, command, said)
        assert "Traceback" not in said, (number, command, said)
        number += 1
    print(f"{number} commands, each with a sentence")


if __name__ == "__main__":
    main(float(sys.argv[1]))
