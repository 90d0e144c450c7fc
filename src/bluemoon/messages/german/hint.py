"""German of the codes in `codes/hint.py`."""

from __future__ import annotations

from typing import Final

from bluemoon.messages.codes.code import Code
from bluemoon.messages.codes.hint import HintCode

WORDS: Final[dict[Code, str]] = {
    HintCode.NOTHING_YET: "noch ist nichts entschieden",
    HintCode.PLAN: "{plan|, }: {why}",
    HintCode.NEXT_STEP: "der nächste Schritt dieses Plans – {aim}",
    HintCode.ENOUGH: "mehr lohnt sich hier jetzt nicht.",
    HintCode.NOTHING_ELSE: "etwas anderes gibt es nicht zu tun.",
    HintCode.FIRST_GLANCE: "das sieht auf den ersten Blick am besten aus.",
    HintCode.AT_RANDOM: "gelost unter {n} {n?Aktion:Aktionen}.",
    HintCode.CHANCE: "{why} (Siegchance etwa {n} %).",
    HintCode.COMPARED: "so gewinnst du zu etwa {n} %, mit „{other}“ zu {m} %.",
    HintCode.ANY_DRAGON: "ein Drache ist so gut wie der andere.",
    HintCode.BEST_PICK: "von {n} Karten bringt diese dem, was du gewählt hast, am meisten.",
    HintCode.PICK_KIN: "{card} lässt sich mit {n} deiner Karten zusammen spielen.",
    HintCode.PICK_CROWD: "Du hattest schon {n} {n?Karte:Karten} von der Art wie {card}, und jede weitere "
    "bringt weniger.",
    HintCode.PICK_MOONS: "{card} hat {n} {n?Mond:Monde}, {other} {m}: Ihre Macher hielten sie für stärker.",
    HintCode.PICK_VALUES: "Nach Art, Werten und Icons ist {card} mehr wert als {other}.",
    HintCode.PICK_EVEN: "{card} und {other} sind gleich viel wert.",
    HintCode.EXCHANGE: "neue Karten bringen mehr: Die Stadt verlangt {colour}, davon fehlt dir am meisten.",
    HintCode.KEEP_HAND: "was du hast, ist mehr wert als das, was du ziehen könntest.",
    HintCode.BEST_OF: "der beste von {n} Wegen durch diesen Zug",
    HintCode.WINS: "damit ist das Spiel gewonnen",
    HintCode.OFFERS: "das ist dein {n}. von {m} Opfern",
    HintCode.COMPLETES: "das Gebäude wird fertig, und du erhältst {gain|, }",
    HintCode.COMPLETES_ONLY: "das Gebäude wird fertig",
    HintCode.SHARES_NOW: "du erhältst sofort {gain|, } und deinen Anteil, wenn das Gebäude fertig wird",
    HintCode.SHARES: "du erhältst deinen Anteil, wenn das Gebäude fertig wird",
    HintCode.CRYSTALS: "{n} {n?Kristall:Kristalle}",
    HintCode.SCALES: "{n} goldene {n?Schuppe:Schuppen}",
    HintCode.CARDS: "{n} {n?Karte:Karten}",
    HintCode.BEST_FOUND: "etwas Besseres sehe ich in diesem Zug nicht",
    HintCode.UNMATCHABLE: "das erreichst du nicht; lass es gleich, es kostet {dragons}",
    HintCode.CHEAPER: "du könntest weitermachen, aber diese Karten brauchst du noch: Aufgeben kostet jetzt "
    "nur {dragons}, Weiterkämpfen lässt dir {n} %",
    HintCode.NO_ATTACK: "zum Angriff fehlt dir alles; tausche lieber schlechte Karten",
    HintCode.DECLINE: "tausche schlechte Karten und lass die Gegenseite zuerst zeigen, was sie hat; ein "
    "Angriff gibt {n} %",
    HintCode.SHIELD: "mit deinem Schild musst du ihre Punkte nicht erreichen; du kämpfst um {dragons}",
    HintCode.THEIR_SHIELD: "ihr Schild hält sie im Kampf, aber auch du bleibst dabei; du kämpfst um "
    "{dragons}",
    HintCode.MATCHED_BY: "auf {n} {element} hat die Gegenseite mit {able} von {hands} wahrscheinlichen "
    "Händen eine Antwort; du kämpfst um {dragons}",
    HintCode.NO_ANSWER: "auf {n} {element} gibt es kaum eine Antwort, und du kämpfst um {dragons}",
    HintCode.ALL_ANSWER: "auf {n} {element} kommt wohl eine Antwort, aber die kostet die Gegenseite "
    "Karten; du kämpfst um {dragons}",
    HintCode.CALL_IT: "etwa {n} von 100 solchen Bluffs sind gelogen: Das lohnt das Aufdecken.",
    HintCode.TRUST_IT: "nur etwa {n} von 100 solchen Bluffs sind gelogen, und falsch aufgedeckt kostet "
    "einen Drachen.",
    HintCode.SURE_LIE: "das kann nur gelogen sein.",
    HintCode.SURE_HONEST: "das kann nur ehrlich sein.",
    HintCode.NO_DRAGON: "keinen Drachen",
    HintCode.ONE_DRAGON: "einen Drachen",
    HintCode.DRAGONS: "{n} Drachen",
}
