"""German of the codes in `codes/duel.py`."""

from __future__ import annotations

from typing import Final

from bluemoon.messages.codes.code import Code
from bluemoon.messages.codes.duel import DuelCode

WORDS: Final[dict[Code, str]] = {
    DuelCode.GAME_OVER: "die Partie ist vorbei",
    DuelCode.UNKNOWN_WORDS: "„{text}“ ist weder eine Karte noch eine Aktion",
    DuelCode.NO_SUCH_ACTION: "eine Aktion Nummer {n} gibt es nicht",
    DuelCode.NOT_IN_DECK: "{card} ist nicht in deinem Deck",
    DuelCode.NOT_YOUR_TURN: "dein Gegner ist am Zug",
    DuelCode.ANSWER_FIRST: "beantworte zuerst, was gerade gefragt ist",
    DuelCode.ANSWER_CARD_FIRST: "beantworte zuerst, was {card} fragt",
    DuelCode.NOT_IN_HAND: "{card} ist nicht auf deiner Hand, sondern {where}",
    DuelCode.NOT_AT: "{card} ist nicht {where}",
    DuelCode.ON_SHIP: "{card} liegt auf {ship}: lande das Schiff in deiner Anfangsphase, um die Karte "
    "zu spielen",
    DuelCode.NEVER_PLAYED: "{card} liegt das ganze Spiel über neben dem Spielplan und wird nicht gespielt",
    DuelCode.ANSWERS_ONLY: "{card} wird nur als Antwort auf etwas gespielt, das der Gegner in seinem Zug tut",
    DuelCode.FROM_SHIP_ONLY: "du hast {ships} gelandet: in diesem Zug kämpfst du mit dem, "
    "was dort liegt, nicht mit der Hand",
    DuelCode.HAND_BESIDE_USED: "neben den Karten auf {ship} darfst du {n} {n?Karte:Karten} "
    "der Hand spielen und hast das getan",
    DuelCode.LED_ALREADY: "du hast in diesem Zug schon eine Karte der Führungsphase "
    "gespielt oder eine Karte getauscht",
    DuelCode.LEADERSHIP_OVER: "die Führungsphase ist vorbei",
    DuelCode.CHARACTER_OVER: "die Charakterphase ist vorbei",
    DuelCode.SUPPORT_OVER: "die Verstärkungs-/Unterstützungsphase ist vorbei",
    DuelCode.CANCELLED: "{card} wurde aufgehoben und der Zug zurückgenommen: in "
    "diesem Zug geht das nicht noch einmal",
    DuelCode.FORBIDDEN: "wegen {by} darfst du {card} nicht spielen",
    DuelCode.PLAY_LIMIT: "wegen {by} darfst du höchstens {n} {n?Karte:Karten} je Zug spielen",
    DuelCode.COMBAT_LIMIT: "wegen {by} darfst du höchstens {n} {n?Karte:Karten} je Zug "
    "in deinen Kampfbereich spielen",
    DuelCode.STOPPED: "du hast {by} mit dem Symbol Stopp gespielt: keine weiteren Karten in diesem Zug",
    DuelCode.MATCH_ONLY: "Erfolgskarten werden nur in einem Match gespielt",
    DuelCode.DRAGON_MISSING: "{dragon} ist nicht auf deiner Seite",
    DuelCode.CONDITION: "{card} darf nur gespielt werden, wenn {condition}",
    DuelCode.CHARACTER_PLAYED: "du hast deinen Charakter für diesen Zug gespielt: {cards}",
    DuelCode.GANG_FIRST: "{card} gehört zu einer Bande, und die wird vor allen anderen "
    "Charakteren gespielt; zuerst kam {cards}",
    DuelCode.CHARACTER_FIRST: "spiele zuerst einen Charakter",
    DuelCode.ONE_CHARACTER: "wegen {by} darfst du nur einen aktiven Charakter haben",
    DuelCode.FIRST_TURN: "im ersten Zug eines Kampfes spielst du weder Verstärkung "
    "noch Unterstützung, außer ein Text erlaubt es",
    DuelCode.SLOT_USED: "du hast deine Verstärkung oder Unterstützung für diesen Zug gespielt: {cards}",
    DuelCode.LOADED_ALREADY: "du hast in diesem Zug statt einer Verstärkung oder "
    "Unterstützung ein Schiff beladen",
    DuelCode.FREE_UNMET: "das wäre ein zweiter Charakter, und {card} ist nur frei, wenn {condition}",
    DuelCode.CARD_IGNORED: "{card} wird wegen {by} ignoriert",
    DuelCode.ICON_IGNORED: "das Symbol {icon} von {card} wird wegen {by} ignoriert",
    DuelCode.TEXT_IGNORED: "der Text von {card} wird wegen {by} ignoriert",
    DuelCode.ONLY_CHARACTERS_JOIN: "nur Charaktere werden zu den aktiven dazugelegt, und {card} ist keiner",
    DuelCode.NOTHING_TO_JOIN: "in deinem Kampfbereich liegen keine aktiven Karten eines früheren Zuges",
    DuelCode.MUST_COVER: "{card} muss deine aktiven Karten überdecken",
    DuelCode.OTHERS_ACTIVE: "eine Bande bleibt nur aktiv, wenn keine anderen Karten aktiv sind: {cards}",
    DuelCode.MUST_JOIN: "{card} kommt zu der Bande, die du in diesem Zug aktiv hältst, und überdeckt "
    "sie nicht",
    DuelCode.NO_BLUFF_ICON: "{card} hat kein Bluff-Symbol",
    DuelCode.BLUFFS_FORBIDDEN: "wegen {by} darfst du eine solche Bluffkarte nicht spielen",
    DuelCode.BLUFF_ICONS_IGNORED: "deine Bluff-Symbole werden wegen {by} ignoriert: keine weiteren "
    "Bluffkarten",
    DuelCode.BLUFFS_IGNORED: "deine Bluffkarten werden wegen {by} ignoriert: keine weiteren Bluffkarten",
    DuelCode.NO_SHIP: "{card} ist kein Schiff",
    DuelCode.SHIP_NOT_IN_PLAY: "{ship} ist nicht in deinem Einflussbereich",
    DuelCode.SHIP_LANDED: "{ship} ist gelandet und wird nicht mehr beladen",
    DuelCode.SHIP_FULL: "{ship} ist voll: es trägt {n} {n?Karte:Karten}",
    DuelCode.NOT_LOADABLE: "{card} ist weder Charakter noch Verstärkung noch "
    "Unterstützung; kein Schiff trägt sie",
    DuelCode.LOADING_FORBIDDEN: "wegen {by} darfst du keine Unterstützung spielen und "
    "deshalb auch kein Schiff beladen",
    DuelCode.LANDED_ALREADY: "{ship} ist schon gelandet",
    DuelCode.LAND_LATE: "Schiffe landen in der Anfangsphase, und die ist vorbei",
    DuelCode.NO_RETRIEVE_ICON: "{card} hat das Symbol Rückkehr nicht",
    DuelCode.RETRIEVE_LATE: "Karten kehren in der Anfangsphase zurück, und die ist vorbei",
    DuelCode.RETRIEVE_BLOCKED: "der Gegner hat einen aktiven Charakter mit dem Symbol "
    "Rückkehr, {by}: deine Charaktere bleiben liegen",
    DuelCode.CANNOT_TAKE: "wegen {by} darfst du keine Karten auf die Hand nehmen",
    DuelCode.DROP_LATE: "Bluffkarten werden in der Anfangsphase abgelegt, und die ist vorbei",
    DuelCode.NO_REPLACE_ICON: "{card} hat das Symbol Tausch nicht",
    DuelCode.NO_USE: "{card} hat keinen Text, den du nach Belieben nutzen könntest",
    DuelCode.USED_ALREADY: "du hast den Text von {card} in diesem Zug schon genutzt",
    DuelCode.WRONG_TIME: "der Text von {card} wird {when} genutzt",
    DuelCode.NO_TARGET: "es gibt nichts, das der Text von {card} treffen könnte",
    DuelCode.NO_END_DRAW: "wegen {by} darfst du am Ende deines Zuges keine zusätzlichen Karten ziehen",
    DuelCode.DECK_SHORT: "dein Nachziehstapel hat weniger als {n} {n?Karte:Karten}",
    DuelCode.DISCARDS_SHORT: "dein Ablagestapel hat weniger als {n} {n?Karte:Karten}",
    DuelCode.HAND_SHORT: "du hättest weniger als {n} {n?Karte:Karten} auf der Hand",
    DuelCode.HAND_FULL: "du hast schon {n} Karten oder mehr auf der Hand",
    DuelCode.THEIR_HAND_SHORT: "der Gegner hat weniger als {n} {n?Karte:Karten} auf der Hand",
    DuelCode.THEIR_DECK_EMPTY: "der Nachziehstapel des Gegners ist leer",
    DuelCode.NO_DEMAND: "{card} ist keine aktive Karte des Gegners, die etwas fordert",
    DuelCode.DEMAND_MET: "die Forderung von {card} ist schon erfüllt",
    DuelCode.MET_BY_PLAYING: "was {card} fordert, erfüllst du, indem du {type} spielst, nicht durch Ablegen",
    DuelCode.THEIR_TEXT_IGNORED: "der Text von {card} wird wegen {by} ignoriert: er fordert nichts",
    DuelCode.CANNOT_PAY: "deine Hand kann nicht zahlen, was {card} fordert: {payment}",
    DuelCode.NO_FIGHT: "es gibt keinen Kampf, aus dem du dich zurückziehen könntest",
    DuelCode.STARTED_FIGHT: "du hast diesen Kampf in diesem Zug begonnen: einen Rückzug gibt es erst "
    "im nächsten",
    DuelCode.FIGHTING_ON: "die Entscheidung über den Kampf ist gefallen: du kämpfst in diesem Zug weiter",
    DuelCode.FIGHT_ON: "ein Kampf ist im Gange: setze ihn fort oder zieh dich zurück",
    DuelCode.FIGHT_STARTED: "du hast den Kampf begonnen",
    DuelCode.ANNOUNCED: "du hast deine Stärke in diesem Zug schon angesagt",
    DuelCode.CONTESTED: "dieser Kampf wird in {element} ausgetragen",
    DuelCode.UNMET: "erfülle zuerst die Forderung von {cards}",
    DuelCode.MUST_MATCH: "du hast {have} und musst {n} {element} erreichen",
    DuelCode.DRAGON_DUE: "beende zuerst die Phase: {cards} kann dem Gegner einen Drachen bringen",
    DuelCode.TEXT_FIRST: "beende zuerst die Phase: vor der Ansage kann der Text von {cards} genutzt werden",
    DuelCode.ANNOUNCE_AT_ONCE: "vor der Ansage kommt nichts mehr: sage deine Stärke an",
    DuelCode.PHASE_ENDED: "die Phase ist beendet: sage deine Stärke an",
    DuelCode.NO_PASS: "einen Zug kann man nicht auslassen: spiele, sage an, zieh dich zurück oder verzichte",
    DuelCode.NO_BLUFFS: "der Gegner hat keine Bluffkarte",
    DuelCode.CALL_FORBIDDEN: "wegen {by} darfst du keinen Bluff aufdecken",
    DuelCode.CALL_TIME: "ein Bluff wird aufgedeckt, gleich nachdem der Gegner seine Stärke angesagt hat",
    DuelCode.NO_BACKTRACK: "der Zug lässt sich zu Ende bringen: es gibt nichts zurückzunehmen",
    DuelCode.UNMATCHABLE: "danach könntest du in diesem Zug {n} {element} nicht erreichen",
    DuelCode.UNMATCHABLE_EITHER: "danach könntest du in diesem Zug die Stärke des Gegners in "
    "keinem Element erreichen",
    DuelCode.UNSATISFIABLE: "danach könntest du die Forderung von {cards} nicht erfüllen",
    DuelCode.NOT_BOTH: "danach könntest du nicht zugleich {n} {element} erreichen "
    "und die Forderung von {cards} erfüllen",
    DuelCode.SECOND_CHARACTER: "wegen {by} darfst du nur einen aktiven Charakter haben; das wäre einer "
    "zu viel",
    DuelCode.NOT_AN_ANSWER: "das ist keine Antwort auf das, was gerade gefragt ist",
    DuelCode.NOTHING_ASKED: "du wirst nichts gefragt, worauf das eine Antwort wäre",
    DuelCode.NO_DRAGON_NOW: "jetzt wird kein Drache angelockt",
    DuelCode.NOTHING_TO_ANSWER: "der Gegner tut gerade nichts, das sich stören ließe",
    DuelCode.PROTECTED: "{card} ist geschützt",
    DuelCode.LAST_CHARACTER: "{card} ist der letzte aktive Charakter und bleibt",
    DuelCode.SPARED: "der Text von {source} betrifft {card} nicht",
    DuelCode.BLUFFS_SPARED: "der Text von {source} betrifft verdeckte Karten nicht",
    DuelCode.NO_SUCH_BLUFF: "der Gegner hat keine verdeckte Karte Nummer {n}",
    DuelCode.NONE_OF_KIND: "der Gegner hat keine solchen Karten, die abgelegt werden könnten",
    DuelCode.NOT_DISCLOSED: "{card} liegt nicht offen in der Hand des Gegners: gewählt werden nur "
    "offene Karten",
    DuelCode.ALL_DISCLOSED: "alle Handkarten des Gegners liegen offen: wähle eine",
    DuelCode.PASSED_OVER: "Karten werden in der Reihenfolge der Liste genannt, und {card} wurde übergangen",
    DuelCode.TOO_FEW_LEFT: "Karten werden in der Reihenfolge der Liste genannt: nach "
    "{card} kämen zu wenige der {n}, die nötig sind",
    DuelCode.MORE_TO_GO: "{n} {n?Karte fehlt:Karten fehlen} noch",
    DuelCode.PAYS_NOTHING: "keine Zahlung ohne Überschuss ({payment}) enthält {card}",
    DuelCode.PAYING: "du hast zu zahlen begonnen: {payment}",
    DuelCode.DISCARD_ONE: "wer verzichtet, legt mindestens eine Karte ab",
    DuelCode.MUST_RESOLVE: "der Text von {source} lässt einem keine Wahl",
    DuelCode.NO_ROOM: "auf keinem deiner Schiffe ist Platz",
    DuelCode.ITSELF: "{card} kann nicht sich selbst wählen",
    DuelCode.NEW_TARGET_ONLY: "nur {card}, gerade erst ins Spiel gekommen, kann das neue Ziel sein",
    DuelCode.SAME_TARGET: "der Text zeigt schon auf {card}",
    DuelCode.BETWEEN: "es sind {least} bis {most}",
    DuelCode.THEIR_DRAGONS_FIRST: "zuerst bewegen sich die Drachen des Gegners, und {dragon} "
    "ist nicht auf seiner Seite",
    DuelCode.DRAGON_YOURS: "{dragon} ist schon auf deiner Seite",
    DuelCode.NO_INTERFERENCE: "{card} ist keine Störkarte",
    DuelCode.ANSWERS_OTHERS: "{card} antwortet nicht auf das, was der Gegner gerade tut",
    DuelCode.MUST_CHOOSE: "eine der Karten ist zu wählen",
}
