"""German of the codes in `codes/general.py`."""

from __future__ import annotations

from typing import Final

from bluemoon.messages.codes.code import Code
from bluemoon.messages.codes.general import GeneralCode

WORDS: Final[dict[Code, str]] = {
    GeneralCode.PLAIN: "{text}",
    GeneralCode.WITH_PLACE: "{why} ({place})",
    GeneralCode.ABOUT: "{name}: {why}",
    GeneralCode.SEVERAL: "{problems|; }",
}
