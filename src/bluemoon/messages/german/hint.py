"""German of the codes in `codes/hint.py`."""

from __future__ import annotations

from typing import Final

from bluemoon.messages.codes.code import Code
from bluemoon.messages.codes.hint import HintCode

WORDS: Final[dict[Code, str]] = {
    HintCode.NOTHING_YET: "noch ist nichts entschieden",
    HintCode.PLAN: "{plan|, }: {why}",
    HintCode.NEXT_STEP: "der nächste Schritt dieses Plans – {aim}",
    HintCode.NOTHING_ELSE: "etwas anderes gibt es nicht zu tun.",
    HintCode.FIRST_GLANCE: "das sieht auf den ersten Blick am besten aus.",
    HintCode.AT_RANDOM: "gelost unter {n} {n?Aktion:Aktionen}.",
    HintCode.CHANCE: "{why} (Siegchance {n} %).",
    HintCode.COMPARED: "Siegchance {n} %; das Nächstbeste, „{other}“, gibt {m} %.",
    HintCode.ANY_DRAGON: "ein Drache ist so gut wie der andere.",
    HintCode.BEST_PICK: "von {n} Karten bringt diese den {kept} gewählten am meisten.",
    HintCode.EXCHANGE: "neue Karten bringen mehr: Die Stadt verlangt {colour}, davon fehlt dir am meisten.",
    HintCode.KEEP_HAND: "was du hast, ist mehr wert als das, was du ziehen könntest.",
    HintCode.BEST_OF: "der beste von {n} Wegen durch diesen Zug",
    HintCode.BEST_FOUND: "das ist der beste gefundene Weg durch diesen Zug",
    HintCode.UNMATCHABLE: "nichts auf deiner Hand erreicht diese Stärke: gleich zu gehen kostet {dragons}",
    HintCode.CHEAPER: "{dragons} jetzt zu verlieren ist billiger als die Karten für den weiteren Kampf, "
    "der {n} % gäbe",
    HintCode.NO_ATTACK: "zum Angriff fehlt dir alles, und schlechte Karten kannst du tauschen",
    HintCode.DECLINE: "du tauschst schlechte Karten, und die Gegenseite muss zuerst zeigen, was sie "
    "hat; ein Angriff gibt {n} %",
    HintCode.SHIELD: "ein Schild ist mit Punkten nicht zu schlagen; es geht um {dragons}",
    HintCode.MATCHED_BY: "{able} von {hands} wahrscheinlichen Händen erreichen {n} {element}; es geht um "
    "{dragons}",
    HintCode.NO_DRAGON: "keinen Drachen",
    HintCode.ONE_DRAGON: "einen Drachen",
    HintCode.DRAGONS: "{n} Drachen",
}
