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
    HintCode.UNMATCHABLE: "mit diesen Karten erreichst du das nicht; lass es gleich, es kostet {dragons}",
    HintCode.CHEAPER: "du könntest weitermachen, aber Aufgeben kostet jetzt {dragons}, und Weiterkämpfen "
    "lässt dir {n} %",
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
    HintCode.HOPELESS: "sicher erreichst du das nicht; lass es gleich, es kostet {dragons}",
    HintCode.CLOSE_CALL: "Aufgeben kostet jetzt {dragons}, und Weiterkämpfen wäre kaum besser",
    HintCode.SAVES: "Weiterkämpfen würde dich {cards} kosten, und die brauchst du im nächsten Kampf: "
    "Aufgeben kostet jetzt {dragons}",
    HintCode.ANSWERED_ANYWAY: "du kämst auf {n} {element}, aber auch darauf haben {able} von {hands} "
    "wahrscheinlichen Händen eine Antwort: Aufgeben kostet jetzt {dragons}",
    HintCode.TWO_SOON: "die Gegenseite hat {n} Karten in diesem Kampf: Mit einer mehr bringt ihr der Sieg "
    "zwei Drachen",
    HintCode.YOU_BEGIN: "den nächsten Kampf beginnst du, mit {n} {n?Karte:Karten} auf der Hand",
    HintCode.WEAK_ATTACK: "du könntest mit {n} {element} beginnen, aber darauf haben {able} von {hands} "
    "wahrscheinlichen Händen eine Antwort",
    HintCode.POOR_ATTACK: "keinen Angriff sehe ich hier, der besser wäre als neue Karten",
    HintCode.NEW_CARDS: "du legst bis zu drei Karten ab, die dir am wenigsten nützen, und ziehst neue",
    HintCode.MUST_FIGHT: "jetzt aufzugeben hieße, das Spiel zu verlieren",
    HintCode.BLUFF_FITS: "{card} passt zu {element}: Wird der Bluff aufgedeckt, kommt ein Drache zu dir",
    HintCode.BLUFF_LIES: "{card} ist in {element} gelogen: Das zählt, aber aufgedeckt verlierst du den Kampf",
    HintCode.TWO_DRAGONS: "mit sechs deiner Karten in diesem Kampf bringt dir ein Sieg zwei Drachen",
    HintCode.LOWEST: "{card} hat von allen, die genügen, am wenigsten {element}: Heb dir die höheren "
    "Zahlen auf",
    HintCode.HIGHEST: "zum Anfangen hat {card} am meisten {element}: Mach es ihnen schwer",
    HintCode.ENOUGH_ALREADY: "deine {n} {element} genügen gegen {m}: Behalte die anderen Karten",
    HintCode.BETTER_ELEMENT: "nimm {element}: Auf {n} {other}, die du sonst ansagen könntest, haben {able} "
    "von {hands} wahrscheinlichen Händen eine Antwort",
    HintCode.SUPPORT_STAYS: "eine Unterstützung bleibt, bis der Kampf vorbei ist: {card} hilft dir auch in "
    "späteren Zügen",
    HintCode.COMES_BACK: "{card} kommt auf deine Hand zurück: Du kannst sie noch einmal spielen",
    HintCode.KEEPS: "{card} mit {n} {element} bleibt dir für den nächsten Zug",
    HintCode.FEW_LEFT: "die Gegenseite hat nur noch {n} {n?Karte:Karten} auf der Hand",
    HintCode.NOT_YET: "jetzt aufzugeben kostet {dragons}",
    HintCode.REFILLS: "am Ende dieses Zuges ziehst du {n} neue {n?Karte:Karten}",
    HintCode.DRAW_FIRST: "zieh zuerst {n} {n?Karte:Karten}: Dann siehst du, wie es weitergeht",
    HintCode.DRAGON_COMES: "ein Drache bewegt sich sofort zu dir",
    HintCode.LOWERS: "{element} der Gegenseite sinkt von {n} auf {m}",
    HintCode.TAKES: "die Gegenseite verliert {n} {n?Karte:Karten} von der Hand",
    HintCode.BRINGS: "das bringt dir {n} {n?Karte:Karten} mehr auf die Hand",
    HintCode.WEAKEST_GO: "nichts auf deiner Hand ist dir weniger wert als {cards}",
    HintCode.DECK_EMPTY: "dein Nachziehstapel ist leer: Leg nicht mehr ab, als du musst",
    HintCode.MORE_DRAGONS: "bei den Drachen stehst du dann besser",
    HintCode.LESS_AGAINST: "die Gegenseite hat dann {n} {element}, nicht {m}",
    HintCode.MORE_POWER: "du hast dann {n} {element}, nicht {m}",
    HintCode.MORE_CARDS: "du hast dann {n} {n?Karte:Karten} auf der Hand, nicht {m}",
    HintCode.FEWER_THEIRS: "die Gegenseite hat dann {n} {n?Karte:Karten} auf der Hand, nicht {m}",
    HintCode.SAVES_DECK: "in deinem Nachziehstapel {n?bleibt:bleiben} dann {n} {n?Karte:Karten}, nicht {m}",
    HintCode.LESS_DECK: "im Nachziehstapel der Gegenseite sind dann noch {n} {n?Karte:Karten}, nicht {m}",
    HintCode.LOWEST_OF_THESE: "{card} ist die schwächste davon: Ihre höchste Zahl ist {n}",
    HintCode.HIGHEST_OF_THESE: "{card} ist die stärkste davon: Ihre höchste Zahl ist {n}",
    HintCode.MISS_LEAST: "{card} wird dir weniger fehlen als {other}",
    HintCode.HELPS_MORE: "{card} hilft dir jetzt mehr als {other}",
    HintCode.HURTS_MORE: "der Gegenseite wird {card} mehr fehlen als {other}",
    HintCode.EVEN: "hier macht es kaum einen Unterschied",
    HintCode.CALL_IT: "etwa {n} von 100 solchen Bluffs sind gelogen: Das lohnt das Aufdecken.",
    HintCode.TRUST_IT: "nur etwa {n} von 100 solchen Bluffs sind gelogen, und falsch aufgedeckt kostet "
    "einen Drachen.",
    HintCode.SURE_LIE: "das kann nur gelogen sein.",
    HintCode.SURE_HONEST: "das kann nur ehrlich sein.",
    HintCode.NO_DRAGON: "keinen Drachen",
    HintCode.ONE_DRAGON: "einen Drachen",
    HintCode.DRAGONS: "{n} Drachen",
}
