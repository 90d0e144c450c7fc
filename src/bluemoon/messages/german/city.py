"""German of the codes in `codes/city.py`."""

from __future__ import annotations

from typing import Final

from bluemoon.messages.codes.city import CityCode
from bluemoon.messages.codes.code import Code

WORDS: Final[dict[Code, str]] = {
    CityCode.OVER: "Die Partie ist vorbei.",
    CityCode.NO_CARD: "Eine solche Karte gibt es nicht.",
    CityCode.HOLD_NONE: "{card} hast du nicht auf der Hand.",
    CityCode.HOLD_FEW: "So viele {card} hast du nicht auf der Hand.",
    CityCode.NO_ACTION: "Eine solche Aktion gibt es nicht.",
    CityCode.NOT_OURS: "das ist keine Aktion von Blue Moon City",
    CityCode.WRONG_PHASE: "{what}; jetzt ist deine Phase {phase}.",
    CityCode.WALK_PHASE: "Figuren gehen in der Phase Bewegung",
    CityCode.POWER_PHASE: "Die Fähigkeit von {card} gehört in die Phase Bewegung",
    CityCode.CONTRIBUTION_PHASE: "Beiträge leistet man in der Phase Beitrag",
    CityCode.OFFERING_PHASE: "Opfer bringt man in der Phase Beitrag",
    CityCode.DISCARD_PHASE: "Abgelegt wird am Ende des Zuges",
    CityCode.THERE_ALREADY: "Deine Figur steht schon dort.",
    CityCode.TOO_FAR: "Das ist {n} Schritte entfernt, nie schräg; du hast noch {left} "
    "{left?Schritt:Schritte}.",
    CityCode.NOTHING_CHANGES: "Dort ist er schon: eine Fähigkeit muss etwas ändern.",
    CityCode.OUT_OF_REACH: "Das ist mehr als {n} Felder entfernt.",
    CityCode.MOVES_NOTHING: "{card} hat keine Fähigkeit, die etwas bewegt.",
    CityCode.DRAGON_OUTSIDE: "{dragon} ist außerhalb der Stadt und muss zuerst hereinfliegen.",
    CityCode.COURTYARD: "Im Hof werden Opfer gebracht, keine Beiträge.",
    CityCode.COMPLETE: "Dieses Gebäude ist fertig.",
    CityCode.NO_MARKER: "Du hast keinen Marker mehr.",
    CityCode.NO_BOX: "{building} hat kein solches Feld.",
    CityCode.BOX_TAKEN: "Auf diesem Feld steht schon ein Marker.",
    CityCode.ONE_COLOUR: "Ein Feld des Palastes nimmt nur eine Farbe.",
    CityCode.WRONG_COLOUR: "Einige dieser Karten gelten nicht als {colour}.",
    CityCode.TOO_LITTLE: "Diese Karten sind {value} wert, nicht {need}.",
    CityCode.NOT_AT_COURTYARD: "Deine Figur steht nicht im Hof.",
    CityCode.ONE_PILLAR: "Nur ein einzelner Pillar mit Wert 1 oder 2 erlaubt ein weiteres Opfer.",
    CityCode.PILLAR_AFTER: "Ein Pillar erlaubt ein weiteres Opfer erst nach einem ersten.",
    CityCode.ONE_OFFERING: "Ein Opfer je Zug, außer ein Pillar erlaubt ein weiteres.",
    CityCode.OFFERING_COST: "Dieses Opfer kostet {n} Kristalle.",
    CityCode.ONLY_PILLARS: "Im Hof nützen nur Pillar-Karten.",
    CityCode.PAYS_NOTHING: "{card} gehört zu keiner Zahlung für ein offenes Feld.",
    # the notation
    CityCode.UNKNOWN_WORDS: "„{text}“ ist keine Aktion: beginne mit walk, play, build, offer, discard oder "
    "done",
    CityCode.OFFER_WORDS: "„{text}“: ein Opfer ist „offer“ oder „offer with P1“",
    CityCode.HALVES: "„{text}“: vor und nach „{middle}“ fehlt etwas",
    CityCode.BOX_WORDS: "„{word}“ ist kein Feld: sie zählen 1, 2, 3, 4 von links",
    CityCode.NO_BUILDING: "ein Gebäude „{name}“ gibt es in der Stadt nicht",
    CityCode.CARD_WORDS: "eine Karte „{name}“ gibt es nicht (Karten heißen V1, black 1 oder Vulca 1)",
}
