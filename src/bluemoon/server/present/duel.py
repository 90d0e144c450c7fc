"""The duel for the page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from bluemoon.cards import PEOPLES
from bluemoon.cards.pool import leader_of
from bluemoon.duel import View
from bluemoon.duel.engine import DuelState
from bluemoon.duel.knowledge.view import fill_in, turned_up_cards
from bluemoon.duel.model import actions as do
from bluemoon.duel.model import frames
from bluemoon.duel.model.deck import Deck
from bluemoon.duel.model.piles import OPEN, piles_name
from bluemoon.duel.model.sources import card_in, owner_in, speaker_in, target_in
from bluemoon.duel.model.state import NO_ELEMENT, PHASE_NAMES, Event, Side, State
from bluemoon.duel.model.termination import read_termination
from bluemoon.duel.rules.breakdown import parts, raisers
from bluemoon.duel.rules.payments import demanded
from bluemoon.duel.rules.survey import in_play, retreat_dragons, shield, survey, total
from bluemoon.duel.text.notation import action_text, event_text, picks_theirs, question_text
from bluemoon.duel.text.position import DRAGONS, ELEMENTS
from bluemoon.powers.nouns import TYPE_NOUNS
from bluemoon.powers.question import CHOSEN, NAMELESS, TO_GO, question
from bluemoon.sets import bits

Data = dict[str, Any]

ACTION_KINDS = {
    do.PLAY: "play",
    do.ADD: "add",
    do.BLUFF: "bluff",
    do.LOAD: "load",
    do.LAND: "land",
    do.RETRIEVE: "retrieve",
    do.DROP: "drop",
    do.USE: "use",
    do.SATISFY: "satisfy",
    do.RETREAT: "retreat",
    do.DECLINE: "decline",
    do.END_PHASE: "end",
    do.ANNOUNCE: "announce",
    do.CALL: "call",
    do.TRUST: "trust",
    do.PICK: "pick",
    do.DRAGON: "dragon",
    do.DONE: "done",
    do.YES: "yes",
    do.NO: "no",
    do.RANDOM: "random",
    do.GROUP: "group",
    do.BACKTRACK: "backtrack",
    do.FACE_DOWN: "face down",
    do.NUMBER: "number",
    do.REPLACE: "replace",
    do.PASS: "pass",
}
WITHOUT_CARD = frozenset(
    {
        do.RETREAT,
        do.DECLINE,
        do.END_PHASE,
        do.CALL,
        do.TRUST,
        do.DONE,
        do.YES,
        do.NO,
        do.RANDOM,
        do.BACKTRACK,
        do.PASS,
    }
)
PRICES = ("fire", "earth", "either", "both", "moons", "cards")  # of a payment, one is set
# Events that tell the same thing, whether the card is known or not.
PLAIN_KINDS = {
    "bluff openly": "bluff",
    "shuffle in hidden": "shuffle in",
    "bottom hidden": "bottom",
    "take hidden": "take",
}


# --- the view ---------------------------------------------------------------------------------------------


def view(game: DuelState, seat: int, peoples: Sequence[str] = ("", "")) -> Data:
    """The table as the seat sees it; -1 is a spectator. `peoples`: whose colours the decks have, where their
    names do not say so ('' for drafted ones)."""
    return _view(game.view(seat), peoples)


def open_view(game: DuelState, seat: int, peoples: Sequence[str] = ("", "")) -> Data:
    """The whole table of a game that is over, or was over when this moment of it was looked at again."""
    view = game.view(seat)
    view.state = game.fork()
    view.hidden = view.memory = (None, None)
    return _view(view, peoples) | {"piles": OPEN}


def _view(view: View, peoples: Sequence[str]) -> Data:
    g = view.state
    full = fill_in(view, None)  # so that face-down cards count; what they are is never shown
    survey(full)
    return {
        "game": "duel",
        "seat": view.seat,
        "rules": g.edition.name,
        "piles": piles_name(g.top_only),
        "player": g.current,
        "decider": g.player,
        "phase": PHASE_NAMES[g.phase],
        "turn": g.turn,
        "fight": g.fight,
        "first_turn": g.first_turn,
        "element": None if g.element == NO_ELEMENT else ELEMENTS[g.element],
        "dragons": [{"name": DRAGONS[d], "at": _holder(g, d)} for d in range(3)],
        "sides": [_side(view, full, seat, peoples[seat]) for seat in (0, 1)],
        "attracted_by_retreat": retreat_dragons(full, g.current) if g.fight and g.winner < 0 else 0,
        "result": _result(g),
    }


def _result(g: State) -> Data | None:
    if g.winner < 0:
        return None
    words = read_termination(g.termination).words
    return {"winner": g.winner, "crystals": g.crystals, "reason": words}


def _holder(g: State, dragon: int) -> int:
    return next((seat for seat in (0, 1) if g.sides[seat].dragons >> dragon & 1), -1)


def _side(view: View, full: State, seat: int, people: str) -> Data:
    g = view.state
    side, deck, hidden = g.sides[seat], g.decks[seat], view.hidden[seat]
    names = deck.names
    turned_up = turned_up_cards(g, seat)
    in_deck = (
        side.deck_count() if hidden is None else hidden.deck + len(hidden.bottom) + turned_up.bit_count()
    )
    unknown = 0 if hidden is None else hidden.hand
    bottom = list(side.bottom) if hidden is None else hidden.bottom
    worth = _worths(full, seat)
    people = people or (deck.name if deck.name in PEOPLES else "Mutant")
    return {
        "name": deck.name,
        "people": people,
        "leader": leader_of(people).name if people in PEOPLES else None,
        "hand": [{"card": names[c], "known": bool(side.seen >> c & 1)} for c in bits(side.hand)]
        + [None] * unknown,
        "deck_count": in_deck,
        "revealed": _named(deck, turned_up),
        "bottom": [
            names[c] if c >= 0 and (hidden is not None or side.seen >> c & 1) else None for c in bottom
        ],
        "discard": _pile(side, deck, side.discard),
        "pile": _pile(side, deck, side.pile),
        "orders": _named(deck, side.orders),
        "combat": [_card(view, full, seat, c, worth) for c in bits(side.active)],
        "covered": _named(deck, side.combat & ~side.active),
        "support": [_card(view, full, seat, c, worth) for c in bits(side.support & ~side.bluffs)]
        + _face_down(view, full, seat, worth),
        "ships": [
            {
                **_card(view, full, seat, ship, worth),
                "landed": bool(side.landed >> ship & 1),
                "cargo": _named(deck, side.holds[deck.ship_slot[ship]]),
                "capacity": deck.cards[ship].capacity,
            }
            for ship in bits(side.ships)
        ],
        "lasting": [_card(view, full, seat, c, worth) for c in bits(side.lasting)],
        "power": {ELEMENTS[element]: _power(view, full, seat, element) for element in (0, 1)},
        "unseen": _named(deck, view.unplaced(seat)),
    }


def _named(deck: Deck, cards: int) -> list[str]:
    return [deck.names[card] for card in bits(cards)]


def _pile(side: Side, deck: Deck, cards: int) -> list[str]:
    """The cards of a pile, the top one last where their order is kept."""
    stacked = side.in_order(cards)
    return [deck.names[card] for card in bits(cards) if card not in stacked] + [
        deck.names[c] for c in stacked
    ]


def _worths(full: State, seat: int) -> dict[int, list[int]]:
    """What each card that counts is worth in Fire and in Earth."""
    found: dict[int, list[int]] = {}
    for element in (0, 1):
        for part in parts(full, seat, element):
            found.setdefault(part.card, [0, 0])[element] = part.worth
    return found


def _card(view: View, full: State, seat: int, card: int, worth: dict[int, list[int]]) -> Data:
    """A face-up card on the table."""
    side, deck = full.sides[seat], full.decks[seat]
    fire, earth = worth.get(card, (0, 0))
    target = next((target_in(pair) for pair in side.targets if speaker_in(pair) == card), -1)
    speaks = in_play(side) & deck.with_text
    return {
        "card": deck.names[card],
        "face_down": False,
        "worth": {"fire": fire, "earth": earth},
        "ignored": bool(side.ignored >> card & 1),
        "muted": bool(speaks & ~side.voice >> card & 1),
        "protected": bool(side.protected >> card & 1),
        "fresh": bool(side.fresh >> card & 1),
        "target": deck.names[target] if target >= 0 else None,
    }


def _face_down(view: View, full: State, seat: int, worth: dict[int, list[int]]) -> list[Data]:
    """The bluff cards in the order in which they were laid; unknown ones show nothing of themselves."""
    hidden = view.hidden[seat]
    shown = []
    for place, card in enumerate(full.sides[seat].laid):
        data = _card(view, full, seat, card, worth)
        data |= {"face_down": True, "muted": False, "protected": False, "target": None}
        if hidden is not None and hidden.bluffs[place]:
            data["card"] = None
        shown.append(data)
    return shown


def _power(view: View, full: State, seat: int, element: int) -> Data:
    hidden = view.hidden[seat]
    laid = full.sides[seat].laid
    unknown = {card for place, card in enumerate(laid) if hidden is not None and hidden.bluffs[place]}
    return {
        "total": total(full, seat, element),
        "shield": shield(full, seat, element),
        "parts": [
            {
                "card": None if part.card in unknown else full.decks[seat].names[part.card],
                "printed": part.printed,
                "worth": part.worth,
                "by": [full.decks[owner].names[card] for owner, card in part.by],
            }
            for part in parts(full, seat, element)
        ],
        "raised_by": [full.decks[seat].names[card] for card in raisers(full, seat, element)],
    }


# --- decisions --------------------------------------------------------------------------------------------


def decision(game: DuelState, seat: int) -> Data | None:
    """What the seat has to decide now; None if it is somebody else's turn to decide."""
    if game.over or seat != game.player:
        return None
    return {
        "seat": seat,
        "question": _question(game),
        "actions": [action(game, act) for act in game.legal_actions()],
        "more": False,
    }


def _question(game: DuelState) -> Data | None:
    if not game.stack:
        return None
    kind, _, source, x, _ = game.stack[-1]
    owner = game.decks[owner_in(source)]
    asked = question(kind)
    price = _price(game, source) if kind == frames.PAY else {}
    return {
        "kind": asked.name,
        "source": None if asked.marks & NAMELESS else owner.names[card_in(source)],
        "n": x if asked.marks & TO_GO else 0,
        "chosen": _named(game.decks[game.player], x) if asked.marks & CHOSEN else [],
        "text": question_text(game),
        **price,
    }


def _price(game: DuelState, source: int) -> Data:
    """What is to be paid, and the sets of cards that pay it."""
    payment = demanded(game, source)
    what = next(what for what in PRICES if getattr(payment, what))
    return {
        "price": {
            "what": what,
            "n": getattr(payment, what),
            "of": [TYPE_NOUNS[kind][1] for kind in payment.of],
        },
        "pays": [_named(game.decks[game.player], cards) for cards in _paying(game)],
    }


def _paying(game: DuelState) -> list[int]:
    """The sets that can be named to the end, card by card, as they are offered: no card too many, and
    none that the rest of the turn needs."""
    found: list[int] = []
    chosen = game.stack[-1][3]
    for act in game.legal_actions():
        if do.kind_of(act) == do.PICK:
            after = game.copy()
            after.apply(act)
            open_still = bool(after.stack) and after.stack[-1][0] == frames.PAY
            found += _paying(after) if open_still else [chosen | 1 << do.card_of(act)]
    return found


def action(game: State, act: int) -> Data:
    """One action with its parts; `action` is what the page sends back."""
    kind, card = do.kind_of(act), do.card_of(act)
    data: Data = {"action": action_text(game, act), "kind": ACTION_KINDS[kind]}
    if kind == do.ANNOUNCE:
        data["element"] = ELEMENTS[card]
    elif kind == do.DRAGON:
        data["dragon"] = DRAGONS[card]
    elif kind in (do.NUMBER, do.FACE_DOWN):
        data["n"] = card
    elif kind == do.GROUP:
        data["other"] = data["action"].removeprefix("all ")
    elif kind not in WITHOUT_CARD:
        theirs = kind == do.PICK and picks_theirs(game)
        owner = 1 - game.current if kind == do.SATISFY else 1 - game.player if theirs else game.player
        data |= {"card": game.decks[owner].names[card], "owner": owner}
        if kind == do.LOAD:
            data["other"] = game.decks[owner].names[do.other_of(act)]
    return data


# --- events -----------------------------------------------------------------------------------------------


def events(game: DuelState, happened: Sequence[Event], seat: int) -> list[Data]:
    """The events as the seat sees them."""
    return list(_events(game, game.seen(happened, seat)))


def _events(game: DuelState, happened: Iterable[Event]) -> Iterable[Data]:
    for event in happened:
        kind, seat, card, n = event
        data: Data = {
            "kind": PLAIN_KINDS.get(kind, kind),
            "seat": seat,
            "text": event_text(game, event),
            "n": n,
        }
        owner = 1 - seat if kind == "satisfy" else seat
        if kind not in NO_CARD:
            data["card"] = game.decks[owner].names[card] if 0 <= card < game.decks[owner].size else None
        if kind in ("target", "load"):
            data["other"] = game.decks[seat].names[n]
        elif kind in ("element", "announce"):
            data["element"] = ELEMENTS[n]
        elif kind in ("dragon", "dragon home"):
            data["dragon"] = DRAGONS[n]
        yield data


NO_CARD = frozenset(
    {
        "turn",
        "shuffle",
        "shuffle pile in",
        "leave",
        "element",
        "announce",
        "retreat",
        "decline",
        "dragon",
        "dragon home",
        "fight over",
        "mulligan",
        "backtrack",
        "over",
    }
)
