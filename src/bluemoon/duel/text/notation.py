"""Actions and events in words: the notation that records, terminals and pages use."""

from __future__ import annotations

from typing import Final, Protocol

from bluemoon.cards.pool import POOL, RETIRED, SPECIAL
from bluemoon.duel.model import actions as do
from bluemoon.duel.model.actions import card_of, kind_of, other_of
from bluemoon.duel.model.deck import Deck
from bluemoon.duel.model.sources import card_in, owner_in
from bluemoon.duel.model.state import Event, Frame, State
from bluemoon.duel.rules import powers as fx
from bluemoon.duel.text.position import DRAGONS
from bluemoon.powers.nouns import TYPE_NOUNS
from bluemoon.powers.vocabulary import Cards, DiscardTheirsEither

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
# Frames whose picks are cards of the other player.
THEIR_CARDS: Final = (fx.THEIRS, fx.KEEP, fx.FROM_HAND, fx.THEIR_LASTING)


class Asked(Protocol):
    """What the words of an action hang on: a state, or as much of it as was kept."""

    @property
    def decks(self) -> tuple[Deck, ...]: ...

    @property
    def their_deck(self) -> Deck: ...

    @property
    def player(self) -> int: ...

    @property
    def stack(self) -> tuple[Frame, ...]: ...


def action_text(g: Asked, act: int) -> str:
    """The action in the notation; the state tells whose cards are meant."""
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
    if kind == do.PICK and g.stack and g.stack[-1][0] in THEIR_CARDS:
        names = g.decks[1 - g.player].names
    return f"{VERBS[kind]} {names[card]}"


def _group_name(g: Asked, which: int) -> str:
    _, _, source, number, _ = g.stack[-1]
    word = g.decks[owner_in(source)].powers[card_in(source)][number].word
    assert isinstance(word, DiscardTheirsEither)
    kind: Cards = word.other if which else word.one
    return TYPE_NOUNS[kind.types][1]


def fold(text: str) -> str:
    """A text without what people write differently: case, spaces, a final stop."""
    return " ".join(text.split()).rstrip(".").casefold()


ALL_NAMES = frozenset(fold(card.name) for card in POOL + SPECIAL + RETIRED)


def well_formed(g: State, text: str) -> bool:
    """Does the text name an action that some position could have, even if not this one? Where lists are
    secret, any card there is counts, so that the answer tells nothing of the other list."""
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


QUESTIONS: Final = {
    fx.ASK: "{source}: resolve its text?",
    fx.THEIRS: "{source}: which card of the opponent is discarded?",
    fx.EITHER: "{source}: which cards are discarded?",
    fx.KEEP: "{source}: which character remains?",
    fx.FROM_HAND: "{source}: which card of the other hand? ({x} to go)",
    fx.DISCARD: "{source}: discard a card of your hand ({x} to go)",
    fx.PAY: "{source}: which card pays next?",
    fx.ANY: "{source}: discard one more card, or done",
    fx.UNDER: "{source}: put one more card under your deck, or done",
    fx.TAKE: "{source}: which card comes back to your hand?",
    fx.SEARCH: "{source}: which card do you take?",
    fx.REVEAL: "{source}: which of the revealed cards is discarded?",
    fx.SHUFFLE_IN: "{source}: which card goes into your deck? ({x} to go)",
    fx.LOADING: "{source}: load one more card, or done",
    fx.DEPLOY: "{source}: which card do you fetch?",
    fx.ON_SHIP: "{source}: onto which ship?",
    fx.PILE_IN: "{source}: which leadership card goes into your deck?",
    fx.ATTRACT: "Which dragon moves towards you? ({x} to go)",
    fx.TARGET: "{source}: which card does it point at?",
    fx.CALLING: "Do you call the bluff?",
    fx.DECLINING: "Which cards do you discard? One to three.",
    fx.HOW_MANY: "{source}: how many cards?",
    fx.MULLIGAN: "Which cards do you exchange? Done when there are no more.",
    fx.GIVE_UP: "Which of your achievements is discarded?",
    fx.THEIR_LASTING: "{source}: which card of the opponent is discarded?",
    fx.ACHIEVE: "{source}: which achievement do you play?",
    fx.INTERFERE: "Do you interfere?",
}


def question_text(g: State) -> str:
    """What the open choice asks; empty if the decision is an ordinary one of the turn."""
    if not g.stack:
        return ""
    kind, _, source, x, _ = g.stack[-1]
    card = g.decks[owner_in(source)].names[card_in(source)]
    return QUESTIONS.get(kind, "{source}").format(source=card, x=x)


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
    "satisfy": "the demand of {their} is met",
    "target": "{card} points at {other}",
    "fight over": "the fight is over",
    "mulligan": "{who} exchanges {n} card(s)",
    "backtrack": "{who} takes his turn back",
    "over": "{who} wins with {n} crystal(s)",
}


def event_text(g: State, event: Event, players: tuple[str, str] | None = None) -> str:
    """The event in words."""
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
