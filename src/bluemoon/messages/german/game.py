"""German of the codes in `codes/game.py`."""

from __future__ import annotations

from typing import Final

from bluemoon.messages.codes.code import Code
from bluemoon.messages.codes.game import GameCode

WORDS: Final[dict[Code, str]] = {
    GameCode.OVER: "die Partie ist vorbei",
    GameCode.NOT_NOW: "„{text}“ geht jetzt nicht",
    GameCode.NOT_NOW_BECAUSE: "„{text}“ geht jetzt nicht: {why} ({place})",
    GameCode.NO_ACTION: "„{text}“ nennt keine Aktion",
    GameCode.NO_ACTION_NEAR: "„{text}“ nennt keine Aktion; ähnliche Namen: {near}",
    GameCode.NO_VERB_NOR_CARD: "„{text}“ nennt weder Karte noch Aktion: Aktionen beginnen mit {verbs}",
    GameCode.ONE_OF: "„{text}“ nennt keine Aktion: es gibt {which}",
    GameCode.NO_VERB: "„{text}“ nennt keine Aktion: beginne mit {verbs}",
    GameCode.WHICH_CARD: "{text}, aber was? nenne eine Karte",
    GameCode.SAY_WHAT: "{text}, aber was? die erlaubten Aktionen sagen, was es gibt",
    GameCode.NOT_OURS: "das ist keine Aktion dieses Spiels: nimm eine der erlaubten Aktionen oder ihren Text",
    GameCode.NOT_OURS_BECAUSE: "das ist keine Aktion dieses Spiels: nimm eine der erlaubten Aktionen oder "
    "ihren Text ({why})",
    GameCode.OTHER_SEAT: "„{text}“ ist eine Aktion von Platz {seat}; jetzt entscheidet Platz {now}",
    GameCode.OTHER_DECIDES: "jetzt entscheidet jemand anderes",
    GameCode.NOTHING_TO_CHOOSE: "es gibt nichts zu wählen",
    GameCode.NO_EVENT: "ein Ereignis „{kind}“ gibt es in diesem Spiel nicht",
    GameCode.NOT_AN_EVENT: "ein Ereignis ist eines von denen, die game.apply(action) liefert, nicht {what}",
    GameCode.NOT_A_TEXT: "eine Aktion in Worten ist ein Text, nicht {what}",
    GameCode.NO_CHANCE: "Zufallszahlen kommen aus bluemoon.Chance, etwa Chance.of(1), nicht aus {what}",
    GameCode.NOT_A_NUMBER: "{name} ist eine Zahl, nicht {what}",
    GameCode.SEAT_NUMBER: "ein Platz ist eine Zahl: 0 ist der erste, -1 ein Zuschauer, nicht {what}",
    GameCode.NO_VIEW: "das ist keine Ansicht: gib, was game.view(seat) liefert",
    GameCode.OTHER_GAME: "dieser Bot spielt „{bot}“, aber die Ansicht gehört zu „{game}“",
    GameCode.OTHER_GAME_ACTION: "„{text}“ ist keine Aktion von „{game}“, wozu die Ansicht gehört",
    GameCode.OTHER_VIEW: "„{text}“ ist eine Aktion von Platz {seat}, aber die Ansicht ist die von Platz "
    "{view}",
}
