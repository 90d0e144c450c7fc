"""The reasons in German, in the way of `english`."""

from __future__ import annotations

from typing import Final

from bluemoon.duel.reasons.codes import Code, Zone
from bluemoon.duel.reasons.terms import Term
from bluemoon.powers import german
from bluemoon.powers.vocabulary import Element, Icon, Payment, Type, When

AND: Final = "und"

WORDS: Final[dict[Code, str]] = {
    Code.GAME_OVER: "die Partie ist vorbei",
    Code.UNKNOWN_WORDS: "„{text}“ ist weder eine Karte noch eine Aktion",
    Code.NO_SUCH_ACTION: "eine Aktion Nummer {n} gibt es nicht",
    Code.NOT_IN_DECK: "{card} ist nicht in deinem Deck",
    Code.NOT_YOUR_TURN: "dein Gegner ist am Zug",
    Code.ANSWER_FIRST: "beantworte zuerst, was gerade gefragt ist",
    Code.ANSWER_CARD_FIRST: "beantworte zuerst, was {card} fragt",
    Code.NOT_IN_HAND: "{card} ist nicht auf deiner Hand, sondern {where}",
    Code.NOT_AT: "{card} ist nicht {where}",
    Code.ON_SHIP: "{card} liegt auf {ship}: lande das Schiff in deiner Anfangsphase, um die Karte zu spielen",
    Code.NEVER_PLAYED: "{card} liegt das ganze Spiel über neben dem Spielplan und wird nicht gespielt",
    Code.ANSWERS_ONLY: "{card} wird nur als Antwort auf etwas gespielt, das der Gegner in seinem Zug tut",
    Code.FROM_SHIP_ONLY: "du hast {ships} gelandet: in diesem Zug kämpfst du mit dem, "
    "was dort liegt, nicht mit der Hand",
    Code.HAND_BESIDE_USED: "neben den Karten auf {ship} darfst du {n} {n?Karte:Karten} "
    "der Hand spielen und hast das getan",
    Code.LED_ALREADY: "du hast in diesem Zug schon eine Karte der Führungsphase "
    "gespielt oder eine Karte getauscht",
    Code.LEADERSHIP_OVER: "die Führungsphase ist vorbei",
    Code.CHARACTER_OVER: "die Charakterphase ist vorbei",
    Code.SUPPORT_OVER: "die Verstärkungs-/Unterstützungsphase ist vorbei",
    Code.CANCELLED: "{card} wurde aufgehoben und der Zug zurückgenommen: in "
    "diesem Zug geht das nicht noch einmal",
    Code.FORBIDDEN: "wegen {by} darfst du {card} nicht spielen",
    Code.PLAY_LIMIT: "wegen {by} darfst du höchstens {n} {n?Karte:Karten} je Zug spielen",
    Code.COMBAT_LIMIT: "wegen {by} darfst du höchstens {n} {n?Karte:Karten} je Zug "
    "in deinen Kampfbereich spielen",
    Code.STOPPED: "du hast {by} mit dem Zeichen Stopp gespielt: keine weiteren Karten in diesem Zug",
    Code.MATCH_ONLY: "Erfolgskarten werden nur in einem Match gespielt",
    Code.DRAGON_MISSING: "{dragon} ist nicht auf deiner Seite",
    Code.CONDITION: "{card} darf nur gespielt werden, wenn {condition}",
    Code.CHARACTER_PLAYED: "du hast deinen Charakter für diesen Zug gespielt: {cards}",
    Code.GANG_FIRST: "eine Bande wird vor allen anderen Charakteren gespielt; zuerst kam {cards}",
    Code.CHARACTER_FIRST: "spiele zuerst einen Charakter",
    Code.ONE_CHARACTER: "wegen {by} darfst du nur einen aktiven Charakter haben",
    Code.FIRST_TURN: "im ersten Zug eines Kampfes spielst du weder Verstärkung "
    "noch Unterstützung, außer ein Text erlaubt es",
    Code.SLOT_USED: "du hast deine Verstärkung oder Unterstützung für diesen Zug gespielt: {cards}",
    Code.LOADED_ALREADY: "du hast in diesem Zug statt einer Verstärkung oder "
    "Unterstützung ein Schiff beladen",
    Code.FREE_UNMET: "das wäre ein zweiter Charakter, und {card} ist nur frei, wenn {condition}",
    Code.CARD_IGNORED: "{card} wird wegen {by} ignoriert",
    Code.ICON_IGNORED: "das Zeichen {icon} von {card} wird wegen {by} ignoriert",
    Code.TEXT_IGNORED: "der Text von {card} wird wegen {by} ignoriert",
    Code.ONLY_CHARACTERS_JOIN: "nur Charaktere werden zu den aktiven dazugelegt, und {card} ist keiner",
    Code.NOTHING_TO_JOIN: "in deinem Kampfbereich liegen keine aktiven Karten eines früheren Zuges",
    Code.MUST_COVER: "{card} muss deine aktiven Karten überdecken",
    Code.OTHERS_ACTIVE: "eine Bande bleibt nur aktiv, wenn keine anderen Karten aktiv sind: {cards}",
    Code.MUST_JOIN: "{card} kommt zu der Bande, die du in diesem Zug aktiv hältst, und überdeckt sie nicht",
    Code.NO_BLUFF_ICON: "{card} hat kein Bluff-Zeichen",
    Code.BLUFFS_FORBIDDEN: "wegen {by} darfst du eine solche Bluffkarte nicht spielen",
    Code.BLUFF_ICONS_IGNORED: "deine Bluff-Zeichen werden wegen {by} ignoriert: keine weiteren Bluffkarten",
    Code.BLUFFS_IGNORED: "deine Bluffkarten werden wegen {by} ignoriert: keine weiteren Bluffkarten",
    Code.NO_SHIP: "{card} ist kein Schiff",
    Code.SHIP_NOT_IN_PLAY: "{ship} ist nicht in deinem Einflussbereich",
    Code.SHIP_LANDED: "{ship} ist gelandet und wird nicht mehr beladen",
    Code.SHIP_FULL: "{ship} ist voll: es trägt {n} {n?Karte:Karten}",
    Code.NOT_LOADABLE: "{card} ist weder Charakter noch Verstärkung noch "
    "Unterstützung; kein Schiff trägt sie",
    Code.LOADING_FORBIDDEN: "wegen {by} darfst du keine Unterstützung spielen und "
    "deshalb auch kein Schiff beladen",
    Code.LANDED_ALREADY: "{ship} ist schon gelandet",
    Code.LAND_LATE: "Schiffe landen in der Anfangsphase, und die ist vorbei",
    Code.NO_RETRIEVE_ICON: "{card} hat das Zeichen Rückkehr nicht",
    Code.RETRIEVE_LATE: "Karten kehren in der Anfangsphase zurück, und die ist vorbei",
    Code.RETRIEVE_BLOCKED: "der Gegner hat einen aktiven Charakter mit dem Zeichen "
    "Rückkehr, {by}: deine Charaktere bleiben liegen",
    Code.CANNOT_TAKE: "wegen {by} darfst du keine Karten auf die Hand nehmen",
    Code.DROP_LATE: "Bluffkarten werden in der Anfangsphase abgelegt, und die ist vorbei",
    Code.NO_REPLACE_ICON: "{card} hat das Zeichen Tausch nicht",
    Code.NO_USE: "{card} hat keinen Text, den du nach Belieben nutzen könntest",
    Code.USED_ALREADY: "du hast den Text von {card} in diesem Zug schon genutzt",
    Code.WRONG_TIME: "der Text von {card} wird {when} genutzt",
    Code.NO_TARGET: "es gibt nichts, das der Text von {card} treffen könnte",
    Code.NO_END_DRAW: "wegen {by} darfst du am Ende deines Zuges keine zusätzlichen Karten ziehen",
    Code.DECK_SHORT: "dein Zugstapel hat weniger als {n} {n?Karte:Karten}",
    Code.DISCARDS_SHORT: "dein Ablagestapel hat weniger als {n} {n?Karte:Karten}",
    Code.HAND_SHORT: "du hättest weniger als {n} {n?Karte:Karten} auf der Hand",
    Code.HAND_FULL: "du hast schon {n} Karten oder mehr auf der Hand",
    Code.THEIR_HAND_SHORT: "der Gegner hat weniger als {n} {n?Karte:Karten} auf der Hand",
    Code.THEIR_DECK_EMPTY: "der Zugstapel des Gegners ist leer",
    Code.NO_DEMAND: "{card} ist keine aktive Karte des Gegners, die etwas fordert",
    Code.DEMAND_MET: "die Forderung von {card} ist schon erfüllt",
    Code.MET_BY_PLAYING: "was {card} fordert, erfüllst du, indem du {type} spielst, nicht durch Ablegen",
    Code.THEIR_TEXT_IGNORED: "der Text von {card} wird wegen {by} ignoriert: er fordert nichts",
    Code.CANNOT_PAY: "deine Hand kann nicht zahlen, was {card} fordert: {payment}",
    Code.NO_FIGHT: "es gibt keinen Kampf, aus dem du dich zurückziehen könntest",
    Code.STARTED_FIGHT: "du hast diesen Kampf in diesem Zug begonnen: einen Rückzug gibt es erst im nächsten",
    Code.FIGHTING_ON: "die Entscheidung über den Kampf ist gefallen: du kämpfst in diesem Zug weiter",
    Code.FIGHT_ON: "ein Kampf ist im Gange: setze ihn fort oder zieh dich zurück",
    Code.FIGHT_STARTED: "du hast den Kampf begonnen",
    Code.ANNOUNCED: "du hast deine Stärke in diesem Zug schon angesagt",
    Code.CONTESTED: "dieser Kampf wird in {element} ausgetragen",
    Code.UNMET: "erfülle zuerst die Forderung von {cards}",
    Code.MUST_MATCH: "du hast {have} und musst {n} {element} erreichen",
    Code.DRAGON_DUE: "beende zuerst die Phase: {cards} kann dem Gegner einen Drachen bringen",
    Code.TEXT_FIRST: "beende zuerst die Phase: vor der Ansage kann der Text von {cards} genutzt werden",
    Code.ANNOUNCE_AT_ONCE: "vor der Ansage kommt nichts mehr: sage deine Stärke an",
    Code.PHASE_ENDED: "die Phase ist beendet: sage deine Stärke an",
    Code.NO_PASS: "einen Zug kann man nicht auslassen: spiele, sage an, zieh dich zurück oder verzichte",
    Code.NO_BLUFFS: "der Gegner hat keine Bluffkarte",
    Code.CALL_FORBIDDEN: "wegen {by} darfst du keinen Bluff aufdecken",
    Code.CALL_TIME: "ein Bluff wird aufgedeckt, gleich nachdem der Gegner seine Stärke angesagt hat",
    Code.NO_BACKTRACK: "der Zug lässt sich zu Ende bringen: es gibt nichts zurückzunehmen",
    Code.UNMATCHABLE: "danach könntest du in diesem Zug {n} {element} nicht erreichen",
    Code.UNMATCHABLE_EITHER: "danach könntest du in diesem Zug die Stärke des Gegners in "
    "keinem Element erreichen",
    Code.UNSATISFIABLE: "danach könntest du die Forderung von {cards} nicht erfüllen",
    Code.NOT_BOTH: "danach könntest du nicht zugleich {n} {element} erreichen "
    "und die Forderung von {cards} erfüllen",
    Code.SECOND_CHARACTER: "wegen {by} darfst du nur einen aktiven Charakter haben; das wäre einer zu viel",
    Code.NOT_AN_ANSWER: "das ist keine Antwort auf das, was gerade gefragt ist",
    Code.NOTHING_ASKED: "du wirst nichts gefragt, worauf das eine Antwort wäre",
    Code.NO_DRAGON_NOW: "jetzt wird kein Drache angelockt",
    Code.NOTHING_TO_ANSWER: "der Gegner tut gerade nichts, das sich stören ließe",
    Code.PROTECTED: "{card} ist geschützt",
    Code.LAST_CHARACTER: "{card} ist der letzte aktive Charakter und bleibt",
    Code.SPARED: "der Text von {source} betrifft {card} nicht",
    Code.BLUFFS_SPARED: "der Text von {source} betrifft verdeckte Karten nicht",
    Code.NO_SUCH_BLUFF: "der Gegner hat keine verdeckte Karte Nummer {n}",
    Code.NONE_OF_KIND: "der Gegner hat keine solchen Karten, die abgelegt werden könnten",
    Code.NOT_DISCLOSED: "{card} liegt nicht offen in der Hand des Gegners: gewählt werden nur offene Karten",
    Code.ALL_DISCLOSED: "alle Handkarten des Gegners liegen offen: wähle eine",
    Code.PASSED_OVER: "Karten werden in der Reihenfolge der Liste genannt, und {card} wurde übergangen",
    Code.TOO_FEW_LEFT: "Karten werden in der Reihenfolge der Liste genannt: nach "
    "{card} kämen zu wenige der {n}, die nötig sind",
    Code.MORE_TO_GO: "{n} {n?Karte fehlt:Karten fehlen} noch",
    Code.PAYS_NOTHING: "keine Zahlung ohne Überschuss ({payment}) enthält {card}",
    Code.PAYING: "du hast zu zahlen begonnen: {payment}",
    Code.DISCARD_ONE: "wer verzichtet, legt mindestens eine Karte ab",
    Code.MUST_RESOLVE: "der Text von {source} lässt einem keine Wahl",
    Code.NO_ROOM: "auf keinem deiner Schiffe ist Platz",
    Code.ITSELF: "{card} kann nicht sich selbst wählen",
    Code.NEW_TARGET_ONLY: "nur {card}, gerade erst ins Spiel gekommen, kann das neue Ziel sein",
    Code.SAME_TARGET: "der Text zeigt schon auf {card}",
    Code.BETWEEN: "es sind {least} bis {most}",
    Code.THEIR_DRAGONS_FIRST: "zuerst bewegen sich die Drachen des Gegners, und {dragon} "
    "ist nicht auf seiner Seite",
    Code.DRAGON_YOURS: "{dragon} ist schon auf deiner Seite",
    Code.NO_INTERFERENCE: "{card} ist keine Störkarte",
    Code.ANSWERS_OTHERS: "{card} antwortet nicht auf das, was der Gegner gerade tut",
    Code.MUST_CHOOSE: "eine der Karten ist zu wählen",
}

ZONES: Final = {
    Zone.HAND: "auf deiner Hand",
    Zone.DECK: "in deinem Zugstapel",
    Zone.DISCARD: "in deinem Ablagestapel",
    Zone.PILE: "unter den Führungskarten auf deinem Anführer",
    Zone.ACTIVE: "unter deinen aktiven Karten",
    Zone.COVERED: "überdeckt in deinem Kampfbereich",
    Zone.COMBAT: "in deinem Kampfbereich",
    Zone.BLUFFS: "unter deinen Bluffkarten",
    Zone.SHIPS: "in deinem Einflussbereich",
    Zone.HOLD: "auf einem Schiff",
    Zone.LASTING: "neben dem Spielplan",
    Zone.REVEALED: "unter den aufgedeckten Karten",
    Zone.ACHIEVEMENTS: "unter deinen aktiven Erfolgskarten",
    Zone.THEIR_ACTIVE: "unter den aktiven Karten des Gegners",
    Zone.THEIR_TABLE: "auf der Seite des Gegners",
    Zone.THEIR_CHARACTERS: "unter den aktiven Charakteren des Gegners",
    Zone.THEIR_LASTING: "unter den Karten des Gegners, die gewählt werden können",
}
MOMENTS: Final = {
    When.ONCE_A_TURN: "einmal je Zug bis zur Verstärkungs-/Unterstützungsphase oder in der Endphase",
    When.AFTER_SUPPORT: "nach deiner Verstärkungs-/Unterstützungsphase",
    When.ENDING: "in deiner Endphase",
    When.TURN_OVER: "ganz am Ende deines Zuges",
}


def term(value: Term) -> str:
    """A thing of the game in words."""
    if isinstance(value, Zone):
        return ZONES[value]
    if isinstance(value, When):
        return MOMENTS[value]
    if isinstance(value, Element):
        return german.ELEMENTS[value]
    if isinstance(value, Icon):
        return " oder ".join(german.ICONS[icon] for icon in value)
    if isinstance(value, Type):
        noun, _, article = german.NOUNS[value]
        return f"{article} {noun}"
    if isinstance(value, Payment):
        return german.payment(value)
    return value.german()
