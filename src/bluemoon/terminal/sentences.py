"""What happened, in sentences of each language: as the seat that looks hears it of itself and of others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Final

from bluemoon.contract import Event
from bluemoon.terminal.words import place, word

Told = tuple[str, str]  # of the one who looks, and of others


def _both(text: str) -> Told:
    return text, text


DUEL_EN: Final[dict[str, Told]] = {
    "turn": ("— your turn {n} —", "— {who}: turn {n} —"),
    "play": ("You play {card}", "{who} plays {card}"),
    "add": ("You add {card}", "{who} adds {card}"),
    "bluff": ("You lay {card} face down", "{who} lays {card} face down"),
    "draw": ("You draw {card}", "{who} draws {card}"),
    "take": ("You take {card} into your hand", "{who} takes {card} into the hand"),
    "take hidden": (
        "You take {card} from your shuffled discard pile",
        "{who} takes {card} from the shuffled discard pile",
    ),
    "discard": ("You discard {card}", "{who} discards {card}"),
    "shuffle": ("You shuffle your deck", "{who} shuffles the deck"),
    "shuffle in": ("You shuffle {card} into your deck", "{who} shuffles {card} into the deck"),
    "shuffle pile in": (
        "You shuffle your discard pile into your deck",
        "{who} shuffles the discard pile into the deck",
    ),
    "bottom": ("You put {card} under your deck", "{who} puts {card} under the deck"),
    "disclose": ("You show {card}", "{who} shows {card}"),
    "reveal": ("You reveal {card}", "{who} reveals {card}"),
    "use": ("You use {card}", "{who} uses {card}"),
    "leave": ("You leave it", "{who} leaves it"),
    "replace": ("You replace {card}", "{who} replaces {card}"),
    "attempt": ("You are about to play {card}", "{who} is about to play {card}"),
    "interfere": ("You interfere with {card}", "{who} interferes with {card}"),
    "cancel": _both("{card} is cancelled"),
    "land": ("You land {card}", "{who} lands {card}"),
    "load": ("You load {card} onto {other}", "{who} loads {card} onto {other}"),
    "element": _both("The fight is now in {element}"),
    "announce": ("You announce {element}", "{who} announces {element}"),
    "retreat": ("You retreat; dragons: {n}", "{who} retreats; dragons: {n}"),
    "decline": ("You decline to fight", "{who} declines to fight"),
    "dragon": ("{other} flies to you", "{other} flies to {who}"),
    "dragon home": _both("{other} returns to the board"),
    "fourth dragon": (
        "You have all three dragons and attract one more",
        "{who} has all three dragons and attracts one more",
    ),
    "satisfy": ("You meet the demand of {card}", "{who} meets the demand of {card}"),
    "target": _both("{card} points at {other}"),
    "fight over": _both("The fight is over"),
    "mulligan": ("You exchange cards: {n}", "{who} exchanges cards: {n}"),
    "backtrack": ("You take the turn back", "{who} takes the turn back"),
    "over": ("You win; crystals: {n}", "{who} wins; crystals: {n}"),
}
DUEL_DE: Final[dict[str, Told]] = {
    "turn": ("— dein Zug {n} —", "— {who}: Zug {n} —"),
    "play": ("Du spielst {card}", "{who} spielt {card}"),
    "add": ("Du legst {card} dazu", "{who} legt {card} dazu"),
    "bluff": ("Du legst {card} verdeckt", "{who} legt {card} verdeckt"),
    "draw": ("Du ziehst {card}", "{who} zieht {card}"),
    "take": ("Du nimmst {card} auf die Hand", "{who} nimmt {card} auf die Hand"),
    "take hidden": (
        "Du nimmst {card} aus deinem gemischten Ablagestapel",
        "{who} nimmt {card} aus dem gemischten Ablagestapel",
    ),
    "discard": ("Du legst {card} ab", "{who} legt {card} ab"),
    "shuffle": ("Du mischst deinen Stapel", "{who} mischt den Stapel"),
    "shuffle in": ("Du mischst {card} in deinen Stapel", "{who} mischt {card} in den Stapel"),
    "shuffle pile in": (
        "Du mischst deinen Ablagestapel in deinen Stapel",
        "{who} mischt den Ablagestapel in den Stapel",
    ),
    "bottom": ("Du legst {card} unter deinen Stapel", "{who} legt {card} unter den Stapel"),
    "disclose": ("Du zeigst {card}", "{who} zeigt {card}"),
    "reveal": ("Du deckst {card} auf", "{who} deckt {card} auf"),
    "use": ("Du nutzt {card}", "{who} nutzt {card}"),
    "leave": ("Du lässt es sein", "{who} lässt es sein"),
    "replace": ("Du tauschst {card}", "{who} tauscht {card}"),
    "attempt": ("Du willst {card} spielen", "{who} will {card} spielen"),
    "interfere": ("Du störst mit {card}", "{who} stört mit {card}"),
    "cancel": _both("{card} wird verhindert"),
    "land": ("Du landest {card}", "{who} landet {card}"),
    "load": ("Du lädst {card} auf {other}", "{who} lädt {card} auf {other}"),
    "element": _both("Der Kampf geht nun um {element}"),
    "announce": ("Du sagst {element} an", "{who} sagt {element} an"),
    "retreat": ("Du ziehst dich zurück; Drachen: {n}", "{who} zieht sich zurück; Drachen: {n}"),
    "decline": ("Du verzichtest auf den Kampf", "{who} verzichtet auf den Kampf"),
    "dragon": ("{other} fliegt zu dir", "{other} fliegt zu {who}"),
    "dragon home": _both("{other} kehrt auf den Spielplan zurück"),
    "fourth dragon": (
        "Du hast alle drei Drachen und ziehst noch einen an",
        "{who} hat alle drei Drachen und zieht noch einen an",
    ),
    "satisfy": ("Du erfüllst die Forderung von {card}", "{who} erfüllt die Forderung von {card}"),
    "target": _both("{card} zeigt auf {other}"),
    "fight over": _both("Der Kampf ist vorbei"),
    "mulligan": ("Du tauschst Karten: {n}", "{who} tauscht Karten: {n}"),
    "backtrack": ("Du nimmst den Zug zurück", "{who} nimmt den Zug zurück"),
    "over": ("Du gewinnst; Kristalle: {n}", "{who} gewinnt; Kristalle: {n}"),
}
CITY_EN: Final[dict[str, Told]] = {
    "walked": ("You walk to {place}", "{who} walks to {place}"),
    "flew": ("You move to {place} with {cards}", "{who} moves to {place} with {cards}"),
    "dragon": ("You bring {other} to {place} with {cards}", "{who} brings {other} to {place} with {cards}"),
    "contributed": (
        "You pay box {n} of {place} with {cards}",
        "{who} pays box {n} of {place} with {cards}",
    ),
    "scales": ("You receive golden scales: {n}", "{who} receives golden scales: {n}"),
    "scales scored": _both("The golden scales are scored"),
    "crystals": ("You receive crystals: {n}", "{who} receives crystals: {n}"),
    "received": ("You receive cards face down: {n}", "{who} receives cards face down: {n}"),
    "rebuilt": (
        "{place} is rebuilt; you have most markers",
        "{place} is rebuilt; {who} has most markers",
    ),
    "offered": ("You offer crystals: {n}", "{who} offers crystals: {n}"),
    "discarded": ("You discard {cards}", "{who} discards {cards}"),
    "drew": ("You draw {cards}", "{who} draws cards: {n}"),
    "took up": ("You take up {cards}", "{who} takes up cards: {n}"),
    "reshuffled": _both("The {n} discarded cards become the deck"),
    "turn": ("— your turn —", "— {who} plays —"),
    "ended": _both("The game is over"),
}
CITY_DE: Final[dict[str, Told]] = {
    "walked": ("Du gehst zu: {place}", "{who} geht zu: {place}"),
    "flew": ("Du ziehst mit {cards} zu: {place}", "{who} zieht mit {cards} zu: {place}"),
    "dragon": (
        "Du bringst {other} mit {cards} zu: {place}",
        "{who} bringt {other} mit {cards} zu: {place}",
    ),
    "contributed": (
        "Du bezahlst Feld {n} mit {cards}: {place}",
        "{who} bezahlt Feld {n} mit {cards}: {place}",
    ),
    "scales": ("Du erhältst goldene Schuppen: {n}", "{who} erhält goldene Schuppen: {n}"),
    "scales scored": _both("Die goldenen Schuppen werden gewertet"),
    "crystals": ("Du erhältst Kristalle: {n}", "{who} erhält Kristalle: {n}"),
    "received": ("Du erhältst verdeckte Karten: {n}", "{who} erhält verdeckte Karten: {n}"),
    "rebuilt": (
        "Wieder aufgebaut: {place}; du hast die meisten Steine",
        "Wieder aufgebaut: {place}; {who} hat die meisten Steine",
    ),
    "offered": ("Du opferst Kristalle: {n}", "{who} opfert Kristalle: {n}"),
    "discarded": ("Du legst {cards} ab", "{who} legt {cards} ab"),
    "drew": ("Du ziehst {cards}", "{who} zieht Karten: {n}"),
    "took up": ("Du nimmst {cards} auf", "{who} nimmt Karten auf: {n}"),
    "reshuffled": _both("Die {n} abgelegten Karten werden der neue Stapel"),
    "turn": ("— du bist am Zug —", "— {who} ist am Zug —"),
    "ended": _both("Das Spiel ist zu Ende"),
}
DRAFT_EN: Final[dict[str, Told]] = {
    "dealt": ("You are dealt {n} cards: {cards}", "{who} is dealt {n} cards"),
    "picked": ("You pick {cards}", "{who} picks a card"),
    "passed": ("You are passed {n} cards: {cards}", "{who} is passed {n} cards"),
    "last": ("The last card of your pack goes to the common pile", "The last card of {who}'s pack goes away"),
    "aside": _both("{n} cards stay aside"),
    "over": _both("The draft is complete"),
}
DRAFT_DE: Final[dict[str, Told]] = {
    "dealt": ("Du erhältst {n} Karten: {cards}", "{who} erhält {n} Karten"),
    "picked": ("Du wählst {cards}", "{who} wählt eine Karte"),
    "passed": ("Dir werden {n} Karten gereicht: {cards}", "{who} werden {n} Karten gereicht"),
    "last": (
        "Die letzte Karte deiner Auswahl kommt auf den gemeinsamen Stapel",
        "Die letzte Karte der Auswahl von {who} kommt weg",
    ),
    "aside": _both("{n} Karten bleiben beiseite"),
    "over": _both("Der Draft ist fertig"),
}
SENTENCES: Final[Mapping[tuple[str, str], Mapping[str, Told]]] = {
    ("duel", "en"): DUEL_EN,
    ("duel", "de"): DUEL_DE,
    ("city", "en"): CITY_EN,
    ("city", "de"): CITY_DE,
    ("draft", "en"): DRAFT_EN,
    ("draft", "de"): DRAFT_DE,
}
# Kinds that are told like another one; whether the card is seen makes no other sentence.
LIKE: Final = {"bluff openly": "bluff", "shuffle in hidden": "shuffle in", "bottom hidden": "bottom"}
# Of these the others in a draft see so little that nobody wants to read it.
DULL: Final = frozenset({"dealt", "passed", "picked", "last", "aside"})


def tell(game: str, event: Event, viewer: int, names: tuple[str, ...], language: str) -> str:
    """The sentence that the viewer hears; '' for what need not be told."""
    own = event.seat == viewer
    if game == "draft" and event.kind in DULL and not (own and event.kind == "picked"):
        return ""
    said = SENTENCES[game, language][LIKE.get(event.kind, event.kind)][0 if own else 1]
    cards = (" " if game == "city" else ", ").join(event.cards)
    target = event.target
    return said.format(
        who=names[event.seat] if event.seat >= 0 else "",
        card=cards or word(language, "a-card"),
        cards=cards or str(event.number),
        other=target,
        element=word(language, target.lower()) if target in ("Fire", "Earth") else target,
        place=place(language, event.place),
        n=event.number,
    )


def in_short(told: Sequence[str], subjects: Sequence[str]) -> str:
    """Sentences in one line: those of the same subject after a comma, equal ones counted."""
    parts: list[str] = []
    last = ""
    for said, same in groupby(told):
        times = len(list(same))
        counted = f"{said} (×{times})" if times > 1 else said
        subject = next((name for name in subjects if said.startswith(f"{name} ")), "")
        if subject and subject == last:
            parts[-1] += f", {counted.removeprefix(subject).strip()}"
        else:
            parts.append(counted)
        last = subject
    return " · ".join(parts)
