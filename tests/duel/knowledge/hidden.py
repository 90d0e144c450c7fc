"""The same game with everything that a seat cannot know dealt anew.

Written without the code of `determinize`: on the data of a position, hidden cards of a side change places, as
long as each could lie there for all that the seat knows.
"""

from __future__ import annotations

import json
import random
from typing import Any

from bluemoon.duel import Deck, View
from bluemoon.duel.engine import DuelState, from_position
from bluemoon.duel.model import frames
from bluemoon.duel.rules.permitted import permitted
from bluemoon.duel.text.position import read_position

Side = dict[str, Any]

# Where a hidden card may lie: the kind of place and its index there.
Place = tuple[str, int]

SWAPS = 80

# What a state holds beside figures, the same for all.
APART = ("sides", "decks", "against")


def hidden_places(side: Side) -> dict[Place, str]:
    """The hidden cards of a side, as the other player sees it."""
    seen = set(side.get("seen", ()))
    found: dict[Place, str] = {}
    for zone in ("hand", "deck", "deck_top", "deck_bottom"):
        for index, name in enumerate(side.get(zone, ())):
            if name not in seen:
                found[zone, index] = name
    for index, name in enumerate(side.get("discard", ())[: side.get("heap", 0)]):
        if name in side.get("mixed", ()):
            found["discard", index] = name
    for index, entry in enumerate(side.get("support", ())):
        if entry.get("bluff") and entry["card"] not in seen:
            found["support", index] = entry["card"]
    return found


def hidden_cards(game: DuelState, seat: int, viewer: int) -> set[str]:
    """The names of the seat's cards whose place the viewer cannot know."""
    side = json.loads(game.position())["sides"][seat]
    if seat == viewer:
        return set(side.get("deck", ())) | set(side.get("deck_top", ()))
    return set(hidden_places(side).values())


def fits(place: Place, card: str, side: Side, deck: Deck, shown: set[str]) -> bool:
    """Could the card lie in this place, for all that the other player knows?"""
    if card in shown:
        return place[0] in ("deck", "deck_top")
    mixed = card in side.get("mixed", ())
    if place[0] == "discard":  # it lay there when the pile was shuffled
        return mixed
    if mixed and place[0] not in ("hand", "support") and not side.get("strewn"):
        return False
    if card in side.get("blurred", ()) and place[0] not in ("hand", "support"):
        return False
    return place[0] != "support" or bool(deck.bluff >> deck.index[card] & 1)


def shown_of_deck(game: DuelState, seat: int) -> set[str]:
    """Cards of the seat's deck that lie open while a choice among them is made."""
    names = game.decks[seat].names
    shown: set[str] = set()
    for kind, owner, _, x, _ in game.stack:
        if owner == seat and kind == frames.REVEAL:
            shown |= {name for card, name in enumerate(names) if x >> card & 1}
        if owner == seat and kind == frames.ON_SHIP:
            shown.add(names[x])
    return shown


def deal_anew(side: Side, deck: Deck, shown: set[str], rng: random.Random) -> dict[str, str]:
    """Let hidden cards of the side change places; which card now lies where another lay."""
    before = hidden_places(side)
    after = dict(before)
    places = list(before)
    for _ in range(SWAPS if len(places) > 1 else 0):
        one, two = rng.sample(places, 2)
        if fits(one, after[two], side, deck, shown) and fits(two, after[one], side, deck, shown):
            after[one], after[two] = after[two], after[one]
    moved = {before[place]: after[place] for place in places}
    for place, name in after.items():
        _put(side, place, name)
    for key in ("played", "as_free"):  # marks stay where they lie: on the face-down cards
        laid = {before[place] for place in places if place[0] == "support"}
        side[key] = [moved[name] if name in laid else name for name in side.get(key, ())]
    return moved


def _put(side: Side, place: Place, name: str) -> None:
    zone, index = place
    if zone == "support":
        side["support"][index]["card"] = name
    else:
        side[zone][index] = name


def stack_anew(game: DuelState, viewer: int, data: Side, rng: random.Random) -> None:
    """Sealed choices of others become other ones; so does what tells which hidden card was chosen last."""
    for frame in data["stack"]:
        kind, owner = frame[0], frame[1]
        if kind == frames.MULLIGAN and owner != viewer:
            frame[3] = subset(game, owner, data, rng)
            frame[4] = 0
        elif kind == frames.EXCHANGE:
            for other, key in ((0, 3), (1, 4)):
                if other != viewer:
                    frame[key] = subset(game, other, data, rng)
        elif kind == frames.SHUFFLE_IN and owner != viewer:
            frame[4] = rng.randrange(frame[4] + 1)


def subset(game: DuelState, seat: int, data: Side, rng: random.Random) -> int:
    """Some cards of the hand as a set."""
    index = game.decks[seat].index
    return sum(1 << index[name] for name in data["sides"][seat].get("hand", ()) if rng.random() < 0.5)


def permuted(
    game: DuelState, viewer: int, rng: random.Random
) -> tuple[DuelState, list[dict[str, str]]] | None:
    """The game with everything hidden from the viewer dealt anew, and what took the place of what on each
    side. None where another hand could not have come so far (a payment begun, cards named in order)."""
    data = json.loads(game.position())
    moved: list[dict[str, str]] = [{}, {}]
    for seat in (0, 1):
        side = data["sides"][seat]
        if seat != viewer:
            moved[seat] = deal_anew(side, game.decks[seat], shown_of_deck(game, seat), rng)
        _stack_the_deck(side, rng)
    stack_anew(game, viewer, data, rng)
    data["chance"] = [rng.randrange(1, 2**32) for _ in range(4)]
    state = read_position(data)
    if not game.over and game.player != viewer and game.stack and len(permitted(state)) < 2:
        return None
    return from_position(data), moved


def _stack_the_deck(side: Side, rng: random.Random) -> None:
    """The order of a draw deck is nobody's knowledge: put some of its cards on top, in any order."""
    cards = [*side.get("deck", ()), *side.get("deck_top", ())]
    rng.shuffle(cards)
    top = rng.randrange(min(4, len(cards)) + 1)
    side["deck"], side["deck_top"] = cards[top:], cards[:top]


def everything(view: View) -> dict[str, Any]:
    """All that a view object holds, not only what its data tells: whoever has it could look inside."""
    state = view.state
    found: dict[str, Any] = {"data": view.data(), "chance": state.chance.words()}
    for name in dir(state):
        value = getattr(state, name)
        if not name.startswith("_") and name not in APART and isinstance(value, int | str | tuple | None):
            found[name] = value
    for seat in (0, 1):
        for part in (state.sides[seat], view.hidden[seat], view.memory[seat]):
            for name in dir(part) if part is not None else ():
                value = getattr(part, name)
                if not name.startswith("_") and isinstance(value, int | tuple | list):
                    found[f"{type(part).__name__} {seat} {name}"] = value
        found[f"stacked {seat}"] = state.sides[seat].in_order(-1)
        found[f"targets {seat}"] = sorted(found.pop(f"Side {seat} targets"))  # a position keeps no order
    return found
