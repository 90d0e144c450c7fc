"""Write the words of the duel's reasons for the page, from the catalogues of the rules.

python tools/page_words.py
"""

from __future__ import annotations

import json
from pathlib import Path

from bluemoon.duel.reasons.wording import LANGUAGES

TEXTS = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "texts"


def main() -> None:
    for name, language in LANGUAGES.items():
        words = {code.value: text for code, text in language.WORDS.items()}
        text = json.dumps(words, indent=2, ensure_ascii=False) + "\n"
        (TEXTS / f"reasons.{name}.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
