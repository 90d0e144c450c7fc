"""Texts that players misread once: what each must say now, in both languages."""

from __future__ import annotations

import pytest

from bluemoon.cards import find
from bluemoon.powers import english, german

TEXTS = {
    # In the End phase; what Ketharkopas draws at the very end of the turn comes later and is not meant.
    "Maddening Twitter": (
        "The opponent may not draw extra cards in their End phase.",
        "Der Gegner darf in seiner Endphase keine zusätzlichen Karten ziehen.",
    ),
    # The achievement is the one card of the Leadership phase (004 Leadership Phase).
    "Uusa-Alpha-Omega": (
        "On each of your turns, you may play 1 achievement card as if its dragon were on your side; it "
        "still is "
        "your one card of the Leadership phase.",
        "In jedem deiner Züge: Du darfst 1 Erfolgskarte spielen, als wäre ihr Drache auf deiner Seite; "
        "sie bleibt "
        "deine eine Karte der Führungsphase.",
    ),
    # Who plays it chooses the character that remains (004 TopDog and Drown Resistance).
    "Drown Resistance": (
        "When you play this, you may discard all active cards in the opponent’s combat area but one "
        "character of "
        "your choice.",
        "Beim Ausspielen: Du darfst im Kampfbereich des Gegners alle aktiven Karten bis auf einen "
        "Charakter deiner "
        "Wahl ablegen.",
    ),
    # Whatever is active attacks again, with or without a character (docs/rulings.md).
    "Bounce Back": (
        "When you play this, attack again with your active cards as they stand; no character is needed.",
        "Beim Ausspielen: Du musst mit deinen aktiven Karten, wie sie liegen, noch einmal angreifen, "
        "auch ohne "
        "Charakter.",
    ),
    "Stage Fright": (
        "On the opponent’s turn, cancel a character with power text that they are playing; it is discarded "
        "without effect.",
        "Im Zug des Gegners: Verhindere, dass der Gegner einen Charakter mit Text spielt; er legt die "
        "Karte ab.",
    ),
    "Adverse Wind": (
        "On the opponent’s turn, cancel a ship, Hyla card or achievement card that they are playing; it is "
        "discarded without effect.",
        "Im Zug des Gegners: Verhindere, dass der Gegner ein Schiff, eine Hyla-Karte oder eine Erfolgskarte "
        "spielt; er legt die Karte ab.",
    ),
    "Hyla of the Market": (
        "On each of your turns, you may discard a support from your hand as if it had the Replace icon.",
        "In jedem deiner Züge: Du darfst eine Unterstützung aus der Hand ablegen wie mit dem Tausch-Symbol.",
    ),
    # A support without a value gets one (docs/rulings.md).
    "Hyla of the Hearth": (
        "Raise the Fire of each of your active supports to 2, also where no value is printed.",
        "Erhöhe Feuer aller deiner aktiven Unterstützungen auf 2, auch wo kein Wert gedruckt ist.",
    ),
    # Nobody chooses a Chosen of Fire (docs/rulings.md).
    "Chosen of Fire": (
        "When you play this, both players in turn, starting with the opponent, show one of their earlier "
        "leadership cards, but none of this name, and shuffle it into their draw deck.",
        "Beim Ausspielen: Beide Spieler müssen nacheinander, zuerst der Gegner, eine ihrer früheren "
        "Führungskarten, keine dieses Namens, zeigen und ins Deck mischen.",
    ),
    "Mad Mike Magpie": (
        "Ignore the opponent’s cards with an icon, except Flit characters and cards with the Protect icon.",
        "Ignoriere alle Karten des Gegners mit Symbol, außer Flit-Charaktere und Karten mit dem Symbol "
        "Schutz.",
    ),
}


@pytest.mark.parametrize("name", TEXTS)
def test_texts_that_were_misread(name: str) -> None:
    assert (english.power_text(find(name)), german.power_text(find(name))) == TEXTS[name]
