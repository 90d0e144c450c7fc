"""Names that look alike are one name."""

from __future__ import annotations

import unicodedata
from typing import Final

# Signs that show nothing though Unicode counts them as letters or symbols.
BLANK: Final = set("\u115f\u1160\u2800\u3164\uffa0")
UNSEEN: Final = {"Cf", "Mn", "Me", "Cc", "Zs", "Zl", "Zp"}  # categories: formats, marks on signs, spaces
# Small letters of other alphabets that look like Latin ones, and a figure that looks like a letter.
ALIKE: Final = str.maketrans(
    "авеіјкмнопрсѕтуүхһԁԛԝαβγεηικμνορτυχωɑսո0", "abeijkmhonpcstyyxhdqwabyenikmvoptuxwauno"
)
UPRIGHT: Final = str.maketrans(dict.fromkeys("l1|ıӏǀ∣ᅵ", "i"))  # a stroke: capital i is one, too


def folded(name: str) -> str:
    """What all spellings of a name have in common that look alike: no capitals, no spaces, no fancy forms, no
    letters of another alphabet that look like ours, nothing that cannot be seen."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    seen = [sign for sign in plain if sign not in BLANK and unicodedata.category(sign) not in UNSEEN]
    return "".join(seen).translate(ALIKE).translate(UPRIGHT).replace("rn", "m")
