"""What the terminal says, in each language: labels, groups of actions, endings. Names of cards stay as they
are; icons, types, elements and phases come from the glossary."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Final

from bluemoon.contract import Result
from bluemoon.glossary import LANGUAGES as GLOSSARY

LANGUAGES: Final = ("en", "de")

ENGLISH: Final[dict[str, str]] = {
    "duel": "Blue Moon",
    "city": "Blue Moon City",
    "draft": "Draft",
    "turn": "turn {n}",
    "you": "You",
    "your-turn": "your turn",
    "their-turn": "{who} plays",
    "thinking": "{who} is thinking …",
    "no-fight": "no fight",
    "fight": "fight in {element}",
    "fire": "Fire",
    "earth": "Earth",
    "board": "on the board: {dragons}",
    "dragons": "dragons {dragons}",
    "none": "none",
    "hand": "hand {n}",
    "deck": "deck {n}",
    "open-cards": "open: {cards}",
    "combat": "combat",
    "support": "support",
    "ships": "ships",
    "beside": "beside",
    "orders": "in force",
    "discards": "discards",
    "leader": "leader",
    "covered": "{n} covered",
    "face-down": "face down",
    "ignored": "ignored",
    "landed": "landed",
    "empty": "empty",
    "your-hand": "Your hand",
    "hand-of": "Hand of {who}",
    "your-pack": "Your pack",
    "pack-of": "Pack of {who}",
    "more": "… {n} more",
    "capacity": "capacity {n}",
    "moons": "moons {n}",
    "steps": "steps left {n}",
    "obelisk": "Obelisk {n}:",
    "supply": "scales {n}",
    "outside": "outside: {dragons}",
    "players": "     offer. cryst. scales mark. cards",
    "rewards": "most markers {most}, each {each}; beside it, once built: {near}",
    "reward.crystals": "{n} crystals",
    "reward.cards": "{n} cards",
    "reward.scales": "{n} scales",
    "reward.crystals.one": "1 crystal",
    "reward.cards.one": "1 card",
    "reward.scales.one": "1 scale",
    "small": "This terminal has {width}×{height} signs; the table needs 80×24.",
    "any-colour": "any colours",
    "built": "rebuilt",
    "offerings-here": "offerings are made here",
    "boxes": "boxes {boxes}",
    "round": "round {n} of {all}",
    "pick": "pick {n}",
    "drafted": "drafted: {n}",
    "nothing-yet": "nothing yet",
    "sealed": "Your pick lies face down: {card}",
    "actions": "Actions",
    "group.other": "Decide",
    "group.play": "Play",
    "group.add": "Add",
    "group.bluff": "Bluff",
    "group.retrieve": "Retrieve",
    "group.replace": "Replace",
    "group.use": "Use",
    "group.ships": "Ships",
    "group.pick": "Choose",
    "group.dragon": "Dragons",
    "group.walk": "Walk",
    "group.build": "Build",
    "group.offer": "Offer",
    "group.discard": "Discard",
    "fold": "{what} … ({n} ways)",
    "filter": "Type to find an action; Enter does it",
    "no-action": "No action has these words. Enter asks why not.",
    "several": "Several actions fit: go on typing, or choose one with the arrow keys.",
    "again": "Enter once more: {what}. The arrow keys choose something else.",
    "may": "You may do that.",
    "no-card": "Nothing is called '{name}'.",
    "plain-help": (
        "Answer with a number or with the words of an action. 'why ACTION' tells the rule that forbids it, "
        "'card NAME' shows a card or a building, 'hint' asks for advice, 'undo' takes your last action "
        "back, 'log' tells what happened, 'table' shows the table again, 'help' or '?' this, 'quit' leaves."
    ),
    "plain-number": "a number from 1 to {n}, please",
    "kept": "The game is kept: bluemoon play --resume goes on.",
    "kept-over": "Kept in {file}: bluemoon replay and bluemoon analyse read it.",
    "kept-draft": "Kept in {file}: bluemoon replay reads it.",
    "draft-deck": (
        "To play with what was drafted, make deck files of it:\n"
        "  bluemoon deck drafted {file} mine.deck\n"
        "  bluemoon deck drafted {file} theirs.deck --player 2\n"
        "  bluemoon play --decks mine.deck,theirs.deck"
    ),
    "not-kept": "Nothing is kept in a pipe without --save FILE.",
    "record": "record: {file}",
    "done-so-far": "actions so far: {n}",
    "which": "Which one, 1 to {n}? (Enter: 1) ",
    "forced": "(the only choice)",
    "hint": "Hint: {text}",
    "no-hint": "No hint now.",
    "no-undo": "There is nothing of yours to take back.",
    "undone": "Taken back: {what}",
    "busy": "One moment: {who} is thinking.",
    "lost": "{who}: {bot} gave no usable answer ({why}); such decisions are made by lot.",
    "hand-over": "{who} decides. Nobody else looks at the screen!",
    "press-enter": "Enter: show the table",
    "over": "The game is over. Ctrl+Q leaves, Ctrl+Z takes back.",
    "key.hint": "Hint",
    "key.undo": "Undo",
    "key.why": "Why not?",
    "key.log": "Log",
    "key.help": "Help",
    "key.quit": "Leave",
    "key.first": "Begin",
    "key.last": "End",
    "key.back": "Back",
    "key.next": "Next",
    "log": "What happened",
    "close": "Esc closes",
    "saved": "Saved: {file}",
    "help": (
        "Type a few letters of what you want to do, for example of a card's name; the arrow keys "
        "choose among what is left, Enter does it. If nothing is left, Enter tells the rule that "
        "forbids it.\n\nCtrl+T  a hint\nCtrl+Z  take your last action back\nCtrl+L  what happened so "
        "far\nF1 or /help  this page\nCtrl+Q  leave; every action is saved, 'bluemoon play --resume' "
        "goes on\n\n/card NAME shows any card, /why WORDS tells why something is not allowed. /hint, "
        "/undo, /log and /quit do what the keys do."
    ),
    "city-help": (
        "A building shows its people's letter and sign, then its boxes: a figure is what has to be "
        "paid, ① is the marker of player 1. ❶ is the figure of player 1; L, D and S are Lika, Doran "
        "and Sesa. A built one shows ✓ and what it gives to those who build beside it: c crystals, k "
        "cards, s scales. On a large screen *1s /1c are the rewards when it is complete: * for the most "
        "markers, / for everybody with a marker.\n\n'build 3 with V2' lays your marker on the third box, "
        "from the left, and pays with the card V2: Vulca, value 2. 'Obelisk 4: 7×4 8×2' means that four "
        "offerings win, and that the next four boxes cost 7 crystals, two more 8.\n\nColours: {colours}"
    ),
    "win": "You win",
    "lose": "{who} wins",
    "draw": "Nobody wins",
    "scores": "crystals",
    "step": "action {n} of {all}",
    "and": "and",
    "a-card": "a card",
    "not-understood": "'{text}' is no action; name one as the list does",
    "unknown-command": "There is no command '{text}'. F1 shows all.",
}

GERMAN: Final[dict[str, str]] = {
    "duel": "Blue Moon",
    "city": "Blue Moon City",
    "draft": "Draft",
    "turn": "Zug {n}",
    "you": "Du",
    "your-turn": "du bist am Zug",
    "their-turn": "{who} ist am Zug",
    "thinking": "{who} denkt nach …",
    "no-fight": "kein Kampf",
    "fight": "Kampf um {element}",
    "fire": "Feuer",
    "earth": "Erde",
    "board": "auf dem Plan: {dragons}",
    "dragons": "Drachen {dragons}",
    "none": "keine",
    "hand": "Hand {n}",
    "deck": "Stapel {n}",
    "open-cards": "offen: {cards}",
    "combat": "Kampf",
    "support": "Unterst.",
    "ships": "Schiffe",
    "beside": "daneben",
    "orders": "in Kraft",
    "discards": "Ablage",
    "leader": "Anführer",
    "covered": "{n} verdeckt darunter",
    "face-down": "verdeckt",
    "ignored": "ignoriert",
    "landed": "gelandet",
    "empty": "leer",
    "your-hand": "Deine Hand",
    "hand-of": "Hand von {who}",
    "your-pack": "Deine Auswahl",
    "pack-of": "Auswahl von {who}",
    "more": "… noch {n}",
    "capacity": "Laderaum {n}",
    "moons": "Monde {n}",
    "steps": "noch {n} Schritte",
    "obelisk": "Obelisk {n}:",
    "supply": "Schuppen {n}",
    "outside": "draußen: {dragons}",
    "players": "     Opfer Krist. Schup. Steine Karten",
    "rewards": "die meisten Steine {most}, jeder {each}; wer später daneben baut: {near}",
    "reward.crystals": "{n} Kristalle",
    "reward.cards": "{n} Karten",
    "reward.scales": "{n} Schuppen",
    "reward.crystals.one": "1 Kristall",
    "reward.cards.one": "1 Karte",
    "reward.scales.one": "1 Schuppe",
    "small": "Dieses Terminal hat {width}×{height} Zeichen; der Tisch braucht 80×24.",
    "any-colour": "alle Farben",
    "built": "aufgebaut",
    "offerings-here": "hier werden Opfer gebracht",
    "boxes": "Felder {boxes}",
    "round": "Runde {n} von {all}",
    "pick": "Wahl {n}",
    "drafted": "gewählt: {n}",
    "nothing-yet": "noch nichts",
    "sealed": "Deine Wahl liegt verdeckt: {card}",
    "actions": "Aktionen",
    "group.other": "Entscheiden",
    "group.play": "Spielen",
    "group.add": "Dazulegen",
    "group.bluff": "Bluffen",
    "group.retrieve": "Zurückholen",
    "group.replace": "Tauschen",
    "group.use": "Nutzen",
    "group.ships": "Schiffe",
    "group.pick": "Wählen",
    "group.dragon": "Drachen",
    "group.walk": "Gehen",
    "group.build": "Bauen",
    "group.offer": "Opfern",
    "group.discard": "Ablegen",
    "fold": "{what} … ({n} Möglichkeiten)",
    "filter": "Tippe, was du tun willst; Enter tut es",
    "no-action": "Keine Aktion enthält diese Wörter. Enter fragt, warum nicht.",
    "several": "Mehrere Aktionen passen: Tippe weiter oder wähle mit den Pfeiltasten.",
    "again": "Noch einmal Enter: {what}. Die Pfeiltasten wählen etwas anderes.",
    "may": "Das darfst du.",
    "no-card": "Nichts heißt '{name}'.",
    "plain-help": (
        "Antworte mit einer Nummer oder mit den Worten einer Aktion. 'why AKTION' nennt die Regel, die sie "
        "verbietet, 'card NAME' zeigt eine Karte oder ein Gebäude, 'hint' fragt um Rat, 'undo' nimmt deine "
        "letzte Aktion zurück, 'log' erzählt, was geschah, 'table' zeigt den Tisch noch einmal, 'help' oder "
        "'?' diese Hilfe, 'quit' verlässt das Spiel."
    ),
    "plain-number": "bitte eine Nummer von 1 bis {n}",
    "kept": "Das Spiel ist gespeichert: bluemoon play --resume macht weiter.",
    "kept-over": "Gespeichert in {file}: bluemoon replay und bluemoon analyse lesen es.",
    "kept-draft": "Gespeichert in {file}: bluemoon replay liest es.",
    "draft-deck": (
        "Um mit den gewählten Karten zu spielen, mach Deckdateien daraus:\n"
        "  bluemoon deck drafted {file} mein.deck\n"
        "  bluemoon deck drafted {file} deins.deck --player 2\n"
        "  bluemoon play --decks mein.deck,deins.deck"
    ),
    "not-kept": "Ohne --save DATEI wird in einer Pipe nichts gespeichert.",
    "record": "Protokoll: {file}",
    "done-so-far": "Aktionen bisher: {n}",
    "which": "Welches, 1 bis {n}? (Enter: 1) ",
    "forced": "(die einzige Möglichkeit)",
    "hint": "Tipp: {text}",
    "no-hint": "Jetzt gibt es keinen Tipp.",
    "no-undo": "Es gibt nichts von dir zurückzunehmen.",
    "undone": "Zurückgenommen: {what}",
    "busy": "Einen Moment: {who} denkt nach.",
    "lost": "{who}: {bot} gab keine brauchbare Antwort ({why}); dann entscheidet das Los.",
    "hand-over": "{who} entscheidet. Sonst schaut niemand auf den Bildschirm!",
    "press-enter": "Enter: den Tisch zeigen",
    "over": "Das Spiel ist zu Ende. Strg+Q verlässt den Tisch, Strg+Z nimmt zurück.",
    "key.hint": "Tipp",
    "key.undo": "Zurück",
    "key.why": "Warum nicht?",
    "key.log": "Verlauf",
    "key.help": "Hilfe",
    "key.quit": "Ende",
    "key.first": "Anfang",
    "key.last": "Schluss",
    "key.back": "Zurück",
    "key.next": "Weiter",
    "log": "Was geschah",
    "close": "Esc schließt",
    "saved": "Gespeichert: {file}",
    "help": (
        "Tippe ein paar Buchstaben dessen, was du tun willst, etwa vom Namen einer Karte; die "
        "Pfeiltasten wählen unter dem, was übrig ist, Enter tut es. Ist nichts übrig, nennt Enter "
        "die Regel, die es verbietet.\n\nStrg+T  ein Tipp\nStrg+Z  deine letzte Aktion zurücknehmen\n"
        "Strg+L  was bisher geschah\nF1 oder /help  diese Seite\nStrg+Q  Ende; jede Aktion ist "
        "gespeichert, 'bluemoon play --resume' macht weiter\n\n/card NAME zeigt jede Karte, /why "
        "WÖRTER sagt, warum etwas nicht erlaubt ist. /hint, /undo, /log und /quit tun, was die "
        "Tasten tun."
    ),
    "city-help": (
        "Ein Gebäude zeigt Buchstabe und Zeichen seines Volkes, dann seine Felder: eine Zahl ist zu "
        "bezahlen, ① ist der Stein von Spieler 1. ❶ ist die Figur von Spieler 1; L, D und S sind "
        "Lika, Doran und Sesa. Ein aufgebautes zeigt ✓ und was es denen gibt, die daneben bauen: c "
        "Kristalle, k Karten, s Schuppen. Auf einem großen Schirm sind *1s /1c, was es gibt, wenn es fertig "
        "ist: * für die meisten Steine, / für alle mit einem Stein.\n\n'Feld 3 bezahlen mit V2' legt deinen "
        "Stein auf das dritte Feld von links und bezahlt mit der Karte V2: Vulca, Wert 2. 'Obelisk 4: 7×4 "
        "8×2' heißt, dass vier Opfer siegen und die nächsten vier Felder 7 Kristalle kosten, zwei weitere "
        "8.\n\nFarben: {colours}"
    ),
    "win": "Du gewinnst",
    "lose": "{who} gewinnt",
    "draw": "Niemand gewinnt",
    "scores": "Kristalle",
    "step": "Aktion {n} von {all}",
    "and": "und",
    "a-card": "eine Karte",
    "not-understood": "„{text}“ ist keine Aktion; nenne sie so, wie die Liste es tut",
    "unknown-command": "Es gibt keinen Befehl '{text}'. F1 zeigt alle.",
}
CATALOGUES: Final[Mapping[str, Mapping[str, str]]] = {"en": ENGLISH, "de": GERMAN}

# How a game ended, as the winner hears it and as the others do.
ENDINGS: Final[Mapping[str, Mapping[str, tuple[str, str]]]] = {
    "en": {
        "fourth-dragon": ("you attract a fourth dragon", "{who} attracts a fourth dragon"),
        "dragons": ("the dragons are on your side", "the dragons are on the side of {who}"),
        "last-cards": ("you had cards last", "{who} had cards last"),
        "unfinished-turn": ("the other turn could not be completed", "a turn could not be completed"),
        "untold": ("", ""),
        "offerings": (
            "you made the required number of offerings",
            "{who} made the required number of offerings",
        ),
        "city-rebuilt": (
            "the city is rebuilt and nobody can make another offering",
            "the city is rebuilt and nobody can make another offering",
        ),
        "no-markers": ("no player has a marker left", "no player has a marker left"),
        "idle": (
            "for a long time nobody contributed or offered",
            "for a long time nobody contributed or offered",
        ),
        "draft-complete": ("the draft is complete", "the draft is complete"),
    },
    "de": {
        "fourth-dragon": ("du ziehst einen vierten Drachen an", "{who} zieht einen vierten Drachen an"),
        "dragons": ("die Drachen sind auf deiner Seite", "die Drachen sind auf der Seite von {who}"),
        "last-cards": ("du hattest als Letzter noch Karten", "{who} hatte als Letzter noch Karten"),
        "unfinished-turn": (
            "der andere Zug war nicht zu Ende zu bringen",
            "ein Zug war nicht zu Ende zu bringen",
        ),
        "untold": ("", ""),
        "offerings": ("du hast alle nötigen Opfer gebracht", "{who} hat alle nötigen Opfer gebracht"),
        "city-rebuilt": (
            "die Stadt ist aufgebaut, und niemand kann noch opfern",
            "die Stadt ist aufgebaut, und niemand kann noch opfern",
        ),
        "no-markers": ("niemand hat noch einen Stein", "niemand hat noch einen Stein"),
        "idle": (
            "lange hat niemand beigetragen oder geopfert",
            "lange hat niemand beigetragen oder geopfert",
        ),
        "draft-complete": ("der Draft ist fertig", "der Draft ist fertig"),
    },
}


def word(language: str, key: str, /, **args: object) -> str:
    """A text of the terminal in a language, with its gaps filled."""
    return CATALOGUES[language][key].format(**args)


def place(language: str, name: str) -> str:
    """The name of a building."""
    return GLOSSARY[language].BUILDINGS.get(name, name)


def ending(result: Result, seat: int, names: tuple[str, ...], language: str = "en") -> str:
    """How the game ended, for a seat: who won, why, and the scores."""
    said = ENDINGS[language].get(str(result.termination), (result.reason, result.reason))
    winners = f" {word(language, 'and')} ".join(names[winner] for winner in result.winners)
    if str(result.termination) == "draft-complete":
        return f"{said[0][0].upper()}{said[0][1:]}."
    if seat in result.winners:
        head, why = word(language, "win"), said[0]
    elif result.winners:
        head, why = word(language, "lose", who=winners), said[1].format(who=winners)
    else:
        head, why = word(language, "draw"), said[1]
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, result.scores))
    return f"{head}: {why}. ({scores})" if why else f"{head}. ({scores})"


def language_of_system() -> str:
    """The language that the environment asks for, if the terminal speaks it; otherwise English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(name, "")
        if wanted:
            return wanted[:2] if wanted[:2] in LANGUAGES else "en"
    return "en"
