"""Write the rulebook as the page shows it, one file for each language.

python tools/rulebook.py
"""

from __future__ import annotations

import json
from pathlib import Path

from bluemoon.rulebook.page import for_page
from bluemoon.rulebook.reading import LANGUAGES

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "rulebook"


def main() -> None:
    """Write all languages."""
    for language in LANGUAGES:
        text = json.dumps(for_page(language), indent=1, ensure_ascii=False) + "\n"
        (FOLDER / f"rules.{language}.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
