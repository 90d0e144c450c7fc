"""Actions and events in words: the notation that records, terminals and pages use."""

from __future__ import annotations

from typing import Final, Protocol

from bluemoon.cards.pool import POOL, RETIRED, SPECIAL, similar
from bluemoon.duel.model import actions as do
from bluemoon.duel.model.actions import card_of, kind_of, other_of
from bluemoon.duel.model.deck import Deck
from bluemoon.duel.model.sources import card_in, owner_in
from bluemoon.duel.model.state import Event, Row, State
from bluemoon.duel.text.position import DRAGONS
from bluemoon.messages import ActionCode, GameCode, Message, say, things
from bluemoon.powers.discarding import DiscardTheirsEither
from bluemoon.powers.nouns import TYPE_NOUNS
from bluemoon.powers.question import NAMELESS, THEIR_CARDS, question
from bluemoon.powers.vocabulary import Element, Type

ELEMENT_NAMES: Final = ("Fire", "Earth")

WORDS: Final = {
    do.RETREAT: "retreat",
    do.DECLINE: "decline",
    do.END_PHASE: "end phase",
    do.CALL: "call the bluff",
    do.TRUST: "trust",
    do.DONE: "done",
    do.YES: "yes",
    do.NO: "no",
    do.RANDOM: "random card",
    do.BACKTRACK: "backtrack",
    do.PASS: "pass",
}
VERBS: Final = {
    do.PLAY: "play",
    do.ADD: "add",
    do.BLUFF: "bluff",
    do.LAND: "land",
    do.RETRIEVE: "retrieve",
    do.DROP: "discard bluff",
    do.USE: "use",
    do.REPLACE: "replace",
    do.PICK: "pick",
}


class Asked(Protocol):
    """What the text of an action depends on: a state, or the part of one that was kept."""

    @property
    def decks(self) -> tuple[Deck, ...]:
        """The decks of both seats."""

    @property
    def their_deck(self) -> Deck:
        """The deck of the player whose turn it is not."""

    @property
    def player(self) -> int:
        """The seat that decides."""

    @property
    def stack(self) -> tuple[Row, ...]:
        """The frames that wait, the last one on top."""


def action_text(g: Asked, act: int) -> str:
    """The action in the notation. The state is needed to find out whose cards are meant."""
    kind, card = kind_of(act), card_of(act)
    if kind in WORDS:
        return WORDS[kind]
    if kind == do.ANNOUNCE:
        return f"announce {ELEMENT_NAMES[card]}"
    if kind == do.DRAGON:
        return f"dragon {DRAGONS[card]}"
    if kind == do.FACE_DOWN:
        return f"pick face-down card {card + 1}"
    if kind == do.NUMBER:
        return f"take {card}"
    if kind == do.GROUP:
        return f"all {_group_name(g, card)}"
    if kind == do.SATISFY:
        return f"satisfy {g.their_deck.names[card]}"
    names = g.decks[g.player].names
    if kind == do.LOAD:
        return f"load {names[card]} onto {names[other_of(act)]}"
    if kind == do.PICK and picks_theirs(g):
        names = g.decks[1 - g.player].names
    return f"{VERBS[kind]} {names[card]}"


PLAIN_CODES: Final = {
    do.RETREAT: ActionCode.RETREAT,
    do.DECLINE: ActionCode.DECLINE,
    do.END_PHASE: ActionCode.END_PHASE,
    do.CALL: ActionCode.CALL,
    do.TRUST: ActionCode.TRUST,
    do.DONE: ActionCode.DONE,
    do.YES: ActionCode.YES,
    do.NO: ActionCode.NO,
    do.RANDOM: ActionCode.RANDOM,
    do.BACKTRACK: ActionCode.BACKTRACK,
    do.PASS: ActionCode.PASS,
}
CARD_CODES: Final = {
    do.PLAY: ActionCode.PLAY,
    do.ADD: ActionCode.ADD,
    do.BLUFF: ActionCode.BLUFF,
    do.LAND: ActionCode.LAND,
    do.RETRIEVE: ActionCode.RETRIEVE,
    do.DROP: ActionCode.DROP,
    do.USE: ActionCode.USE,
    do.REPLACE: ActionCode.REPLACE,
    do.PICK: ActionCode.PICK,
}


def action_said(g: Asked, act: int) -> Message:
    """The action as a message, which can be shown in any language; its English is `action_text`."""
    kind, card = kind_of(act), card_of(act)
    if kind in PLAIN_CODES:
        return say(PLAIN_CODES[kind])
    if kind == do.ANNOUNCE:
        return say(ActionCode.ANNOUNCE, element=things.element(Element(card)))
    if kind == do.DRAGON:
        return say(ActionCode.DRAGON, dragon=DRAGONS[card])
    if kind == do.FACE_DOWN:
        return say(ActionCode.FACE_DOWN, n=card + 1)
    if kind == do.NUMBER:
        return say(ActionCode.NUMBER, n=card)
    if kind == do.GROUP:
        return say(ActionCode.GROUP, cards=things.type_names(_group(g, card)))
    if kind == do.SATISFY:
        return say(ActionCode.SATISFY, card=g.their_deck.names[card])
    names = g.decks[g.player].names
    if kind == do.LOAD:
        return say(ActionCode.LOAD, card=names[card], ship=names[other_of(act)])
    if kind == do.PICK and picks_theirs(g):
        names = g.decks[1 - g.player].names
    return say(CARD_CODES[kind], card=names[card])


def _group_name(g: Asked, which: int) -> str:
    return TYPE_NOUNS[_group(g, which)][1]


def _group(g: Asked, which: int) -> Type:
    _, _, source, number, _ = g.stack[-1]
    word = g.decks[owner_in(source)].powers[card_in(source)][number].word
    assert isinstance(word, DiscardTheirsEither)
    return word.kind(which).types


def picks_theirs(g: Asked) -> bool:
    """Whether the open question lets cards of the other player be picked."""
    return bool(g.stack) and question(g.stack[-1][0]).marks & THEIR_CARDS != 0


def fold(text: str) -> str:
    """The text in a form for comparing: without differences in case, spaces, and a final full stop."""
    return " ".join(text.split()).rstrip(".").casefold()


ALL_NAMES = frozenset(fold(card.name) for card in POOL + SPECIAL + RETIRED)


def well_formed(g: State, text: str) -> bool:
    """Whether the text names an action that is possible in some position, even if not in this one. Where
    lists are secret, all cards of the game are accepted, so that the answer tells nothing about the other
    list."""
    folded = fold(text)
    if folded in WORDS.values():
        return True
    names = {fold(name) for deck in g.decks for name in deck.names} if g.open_lists else set(ALL_NAMES)
    names |= {fold(name) for name in (*ELEMENT_NAMES, *DRAGONS)}
    for verb in (*VERBS.values(), "announce", "dragon", "satisfy"):
        if folded.startswith(f"{verb} ") and folded[len(verb) + 1 :] in names:
            return True
    if folded.startswith("load ") and " onto " in folded:
        card, _, ship = folded[5:].partition(" onto ")
        return card in names and ship in names
    for verb in ("pick face-down card ", "take "):
        if folded.startswith(verb):
            return folded[len(verb) :].isdigit()
    return folded in {f"all {nouns[1]}" for nouns in TYPE_NOUNS.values()}


WITH_CARD: Final = (*VERBS.values(), "load", "satisfy")
OTHER_VERBS: Final = {"announce": ELEMENT_NAMES, "dragon": DRAGONS, "take": (), "all": ()}


def unknown_words(text: str, or_card: bool = False) -> Message:
    """What is wrong with a text that names no action; `or_card`: it could have been the name of a card."""
    folded = fold(text)
    verbs = (*WITH_CARD, *OTHER_VERBS)
    verb = next((verb for verb in verbs if folded.startswith(f"{verb} ")), "")
    if folded in WITH_CARD:
        return say(GameCode.WHICH_CARD, text=folded)
    if folded in OTHER_VERBS:
        return say(GameCode.SAY_WHAT, text=folded)
    near: list[str] = []
    if verb in WITH_CARD:
        near = similar(folded.removeprefix(verb))
    elif or_card and not verb:
        near = similar(folded, cutoff=0.75)  # otherwise 'dance Cinder' would be taken for a card
    if near:
        return say(GameCode.NO_ACTION_NEAR, text=text, near=", ".join(near))
    if verb in WITH_CARD:
        return say(GameCode.NO_ACTION, text=text)
    if OTHER_VERBS.get(verb):
        which = ", ".join(f"'{verb} {name}'" for name in OTHER_VERBS[verb])
        return say(GameCode.ONE_OF, text=text, which=which)
    code = GameCode.NO_VERB_NOR_CARD if or_card else GameCode.NO_VERB
    return say(code, text=text, verbs=", ".join((*verbs, *WORDS.values())))


def question_text(g: State) -> str:
    """The open question in words; '' if the decision is an ordinary one of the turn."""
    if not g.stack:
        return ""
    kind, _, source, x, _ = g.stack[-1]
    asked = question(kind)
    text = asked.texts(x)["en"]
    if asked.marks & NAMELESS:
        return text
    return f"{g.decks[owner_in(source)].names[card_in(source)]}: {text}"


SENTENCES: Final = {
    "turn": "{who}: turn {n}",
    "play": "{who} plays {card}",
    "add": "{who} adds {card}",
    "bluff": "{who} lays {card} face down",
    "bluff openly": "{who} lays {card} face down",
    "draw": "{who} draws {card}",
    "take": "{who} takes {card} into his hand",
    "take hidden": "{who} takes {card} from his shuffled discard pile",
    "discard": "{who} discards {card}",
    "shuffle": "{who} shuffles his deck",
    "shuffle in": "{who} shuffles {card} into his deck",
    "shuffle in hidden": "{who} shuffles {card} into his deck",
    "shuffle pile in": "{who} shuffles his discard pile into his deck",
    "bottom": "{who} puts {card} under his deck",
    "bottom hidden": "{who} puts {card} under his deck",
    "disclose": "{who} discloses {card}",
    "reveal": "{who} reveals {card}",
    "use": "{who} uses {card}",
    "leave": "{who} leaves it",
    "replace": "{who} replaces {card}",
    "attempt": "{who} is about to play {card}",
    "interfere": "{who} interferes with {card}",
    "cancel": "{card} is cancelled",
    "land": "{who} lands {card}",
    "load": "{who} loads {card}",
    "element": "the fight is now in {element}",
    "announce": "{who} announces {element}",
    "retreat": "{who} retreats; {n} dragon(s)",
    "decline": "{who} declines to fight",
    "dragon": "{dragon} flies to {who}",
    "dragon home": "{dragon} returns to the board",
    "fourth dragon": "{who} has all three dragons and attracts one more",
    "satisfy": "the demand of {their} is met",
    "target": "{card} points at {other}",
    "fight over": "the fight is over",
    "mulligan": "{who} exchanges {n} card(s)",
    "backtrack": "{who} takes his turn back",
    "over": "{who} wins with {n} crystal(s)",
}


def event_text(g: State, event: Event, players: tuple[str, str] | None = None) -> str:
    """The event in an English sentence. Players are called by the names in `players`, or else by their
    decks."""
    kind, seat, card, n = event
    deck = g.decks[seat]
    known = 0 <= card < deck.size
    names = players or (g.decks[0].name, g.decks[1].name)
    return SENTENCES[kind].format(
        who=names[seat],
        card=deck.names[card] if known else "a card",
        their=g.decks[1 - seat].names[card] if 0 <= card < g.decks[1 - seat].size else "a card",
        other=deck.names[n] if kind == "target" else "",
        n=n,
        element=ELEMENT_NAMES[n] if kind in ("element", "announce") else "",
        dragon=DRAGONS[n] if kind in ("dragon", "dragon home") else "",
    )
