"""Write the page's catalogues that come from Python: the messages by their codes, and the glossary.

python tools/page_words.py
"""

from __future__ import annotations

import json
from pathlib import Path

from bluemoon import glossary
from bluemoon.messages.message import LANGUAGES, for_page

TEXTS = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "texts"


def write(name: str, words: object) -> None:
    """Write a catalogue as JSON."""
    text = json.dumps(words, indent=2, ensure_ascii=False) + "\n"
    (TEXTS / name).write_text(text, encoding="utf-8")


def main() -> None:
    """Write messages and glossary in all languages."""
    for name in LANGUAGES:
        write(f"messages.{name}.json", for_page(name))
        write(f"glossary.{name}.json", glossary.for_page(name))


if __name__ == "__main__":
    main()
