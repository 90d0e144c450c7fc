"""Positions: any full state of a duel as data that a person can read and write, and back.

A position is a mapping of plain values with card names (JSON as text). Whatever is left out is empty, false
or derived, so a position by hand can be short: decks, whose turn, phase, and what lies where. The draw deck
of a side is what lies nowhere else.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any, Final

from bluemoon.cards.card import DRAGONS as DRAGONS
from bluemoon.cards.pool import PEOPLES
from bluemoon.chance import Chance, Seed
from bluemoon.duel.decks import named_deck, people_deck
from bluemoon.duel.model.deck import Deck
from bluemoon.duel.model.editions import VERSION, edition
from bluemoon.duel.model.piles import TOP, UNSAID, only_top
from bluemoon.duel.model.side import Side, stacked_up
from bluemoon.duel.model.sources import aim, speaker_in, target_in
from bluemoon.duel.model.state import CHARACTER, NO_ELEMENT, PHASE_NAMES, State
from bluemoon.duel.model.termination import read_termination
from bluemoon.duel.rules.legality import FREE
from bluemoon.duel.rules.survey import bearing, survey
from bluemoon.duel.text.position_choices import read_frames
from bluemoon.errors import PositionError
from bluemoon.messages import PositionCode
from bluemoon.sets import bits, size

ELEMENTS: Final = ("fire", "earth")

Data = Mapping[str, Any]

MOST_COUNTED: Final = 1_000_000  # the largest number of turns, plays or ticks of the clock in a position

TOP_KEYS: Final = {
    "rules",
    "version",
    "decks",
    "lists",
    "player",
    "decider",
    "phase",
    "fight",
    "first_turn",
    "element",
    "dragons",
    "sides",
    "turn",
    "led",
    "plays",
    "combat_plays",
    "hand_plays",
    "loads",
    "drawn",
    "revealed",
    "stack",
    "clock",
    "chance",
    "winner",
    "crystals",
    "reason",
    "open_lists",
    "piles",
    "match",
    "interference",
    "cancelled",
    "wary",
    "before",
}
SIDE_KEYS: Final = {
    "hand",
    "deck",
    "deck_top",
    "deck_bottom",
    "deck_count",
    "discard",
    "leader",
    "combat",
    "support",
    "ships",
    "lasting",
    "orders",
    "played",
    "as_free",
    "used",
    "disclosed",
    "seen",
    "blurred",
    "heap",
    "mixed",
    "strewn",
    "known",
    "barred",
    "drawn_this_turn",
    "character_played",
    "out_at",
    "ran_out",
}
CARD_KEYS: Final = {"card", "covered", "new", "bluff", "used", "as_free", "target", "landed", "cargo"}


# --- reading ----------------------------------------------------------------------------------------------


def read_position(data: Data, rules: str = "", seed: Seed = 0) -> State:
    """The state that a position describes; PositionError says what is wrong with it otherwise."""
    try:
        return _read(data, rules, seed)
    except KeyError as missing:
        raise PositionError(PositionCode.MISSING, key=str(missing.args[0])) from missing
    except (
        TypeError,
        ValueError,
        AttributeError,
        IndexError,
        OverflowError,  # 1e400, or more than 64 bits of the compiled code hold
        RecursionError,
    ) as wrong:
        raise PositionError(PositionCode.MALFORMED, what=repr(wrong)) from wrong


def _read(data: Data, rules: str, seed: Seed) -> State:
    _only(data, TOP_KEYS, "a position")
    decks = read_decks(data)
    chance = _chance(data["chance"]) if "chance" in data else Chance.of(seed)
    version = int(data.get("version", VERSION))  # without one: the rules as they are now
    g = State(decks, edition(rules or data.get("rules", "legends"), version), chance)
    g.begins(_seat(data["player"]))
    g.player = _seat(data.get("decider", g.current))
    g.phase = _phase(data.get("phase", "beginning"))
    if len(data["sides"]) != 2:
        raise PositionError(PositionCode.TWO_SIDES)
    for seat in (0, 1):
        _read_side(g.sides[seat], decks[seat], data["sides"][seat])
    g.top_only = only_top(data.get("piles", UNSAID))
    for seat in (0, 1):
        if g.top_only:
            _read_piles(g.sides[seat], decks[seat], data["sides"][seat])
        elif set(data["sides"][seat]) & {"heap", "mixed", "strewn"}:
            raise PositionError(PositionCode.TOP_ONLY)
    _read_dragons(g, data.get("dragons", (0, 0)))
    if sum(size(side.lasting & deck.hylas) for side, deck in zip(g.sides, decks)) > 1:
        raise PositionError(PositionCode.ONE_HYLA)
    _read_turn(g, data)
    _read_end(g, data)
    survey(g)
    return g


def read_decks(data: Data) -> tuple[Deck, Deck]:
    """The two decks: ready-made ones by name, others with their lists of cards."""
    names = data["decks"]
    lists = data.get("lists", (None, None))
    if len(names) != 2 or len(lists) != 2:
        raise PositionError(PositionCode.TWO_DECKS)
    one, two = (
        people_deck(name) if cards is None else named_deck(name, tuple(cards))
        for name, cards in zip(names, lists)
    )
    return one, two


def _only(data: Data, known: set[str], what: str) -> None:
    unknown = sorted(set(data) - known - {"game", "step", "expect", "action"})
    if unknown:
        raise PositionError(PositionCode.NO_KEY, what=what, key=unknown[0])


def _seat(value: Any) -> int:
    if value not in (0, 1):
        raise PositionError(PositionCode.PLAYER, value=repr(value))
    return int(value)


def _phase(name: str) -> int:
    if name not in PHASE_NAMES:
        raise PositionError(PositionCode.NO_PHASE, name=name, names=", ".join(PHASE_NAMES))
    return PHASE_NAMES.index(name)


def _cards(deck: Deck, names: Iterable[str]) -> list[int]:
    found = []
    for name in names:
        if name not in deck.index:
            raise PositionError(PositionCode.NOT_IN_DECK, card=name, deck=deck.name)
        found.append(deck.index[name])
    return found


def _mask(deck: Deck, names: Iterable[str]) -> int:
    mask = 0
    for card in _cards(deck, names):
        if mask >> card & 1:
            raise PositionError(PositionCode.TWO_PLACES, card=deck.names[card])
        mask |= 1 << card
    return mask


def _read_side(side: Side, deck: Deck, data: Data) -> None:
    _only(data, SIDE_KEYS, "a side")
    side.hand = _mask(deck, data.get("hand", ()))
    side.discard = _mask(deck, data.get("discard", ()))
    side.pile = _mask(deck, data.get("leader", ()))
    side.bottom = tuple(_cards(deck, data.get("deck_bottom", ())))
    side.top = tuple(reversed(_cards(deck, data.get("deck_top", ()))))
    for zone in ("combat", "support", "ships", "lasting"):
        for entry in data.get(zone, ()):
            _read_card(side, deck, zone, {"card": entry} if isinstance(entry, str) else entry)
    side.orders = _mask(deck, data.get("orders", ()))
    side.fresh |= _mask(deck, data.get("played", ())) | side.orders
    side.as_free |= _mask(deck, data.get("as_free", ()))
    side.used |= _mask(deck, data.get("used", ()))
    side.disclosed = _mask(deck, data.get("disclosed", ())) & side.hand
    side.blurred = _mask(deck, data.get("blurred", ()))
    side.seen = _mask(deck, data.get("seen", ())) | side.disclosed
    side.known = _mask(deck, data.get("known", ()))
    side.barred = _mask(deck, data.get("barred", ()))
    side.out_at = _count(data.get("out_at", 0))
    side.ran_out = bool(data.get("ran_out", False))
    _read_deck(side, deck, data)


def _read_piles(side: Side, deck: Deck, data: Data) -> None:
    """Read the piles, which are listed with the top card last. The first `heap` cards of the discard pile
    were shuffled, so that nobody knows their order."""
    discard = _cards(deck, data.get("discard", ()))
    heap = data.get("heap", 0)
    if type(heap) is not int or not 0 <= heap <= max(0, len(discard) - 1):
        raise PositionError(PositionCode.HEAP)
    side.stacked = stacked_up([*_cards(deck, data.get("leader", ())), *discard[heap:]])
    side.mixed = _mask(deck, data.get("mixed", ()))
    side.strewn = bool(data.get("strewn", False))
    places = side.hand | side.deck | side.bluffs | _mask(deck, [deck.names[card] for card in discard[:heap]])
    for card in side.top + side.bottom:
        places |= 1 << card
    wrong = side.mixed & (~places | side.seen | side.blurred)
    if wrong:
        raise PositionError(PositionCode.MIXED, card=deck.names[bits(wrong)[0]])


def _read_card(side: Side, deck: Deck, zone: str, entry: Data) -> None:
    _only(entry, CARD_KEYS, "a card on the table")
    card = _cards(deck, (entry["card"],))[0]
    bit = 1 << card
    if zone == "combat":
        side.combat |= bit
        if not entry.get("covered"):
            side.active |= bit
    elif zone == "support":
        side.support |= bit
        if entry.get("bluff"):
            side.bluffs |= bit
            side.laid = (*side.laid, card)
    elif zone == "lasting":
        if not (deck.hylas | deck.achievements | deck.court) & bit:
            raise PositionError(PositionCode.NOT_LASTING, card=entry["card"])
        side.lasting |= bit
    else:
        if card not in deck.ship_slot:
            raise PositionError(PositionCode.NO_SHIP, card=entry["card"])
        side.ships |= bit
        if entry.get("landed"):
            side.landed |= bit
        slot = deck.ship_slot[card]
        cargo = _mask(deck, entry.get("cargo", ()))
        side.holds = tuple(cargo if i == slot else hold for i, hold in enumerate(side.holds))
    if entry.get("new"):
        side.fresh |= bit
    if entry.get("used"):
        side.used |= bit
    if entry.get("as_free"):
        side.as_free |= bit
    if "target" in entry:
        side.targets = (*side.targets, aim(card, _cards(deck, (entry["target"],))[0]))


def _read_deck(side: Side, deck: Deck, data: Data) -> None:
    """Put all cards that lie nowhere else into the draw deck, after checking that no card lies in two
    places."""
    ordered = [*side.top, *side.bottom]
    zones = [side.hand, side.discard, side.pile, side.combat, side.support, side.ships, *side.holds]
    zones.append(side.lasting)
    zones += [1 << card for card in ordered]
    placed = 0
    for zone in zones:
        twice = placed & zone
        if twice:
            raise PositionError(PositionCode.TWO_PLACES, card=deck.names[bits(twice)[0]])
        placed |= zone
    side.deck = deck.all & ~placed
    if "deck" in data and _mask(deck, data["deck"]) != side.deck:
        raise PositionError(PositionCode.CARDS, deck=deck.name)
    if "deck_count" in data and data["deck_count"] != side.deck_count():
        raise PositionError(
            PositionCode.DRAW_DECK, deck=deck.name, have=side.deck_count(), wanted=data["deck_count"]
        )


def _read_dragons(g: State, dragons: Any) -> None:
    """Read the dragons of each side: their names, or only how many, where it does not matter which."""
    for seat in (0, 1):
        given = dragons[seat]
        if isinstance(given, int):
            if not 0 <= given <= 3:
                raise PositionError(PositionCode.THREE_DRAGONS)
            g.sides[seat].dragons = (1 << given) - 1
        else:
            for name in given:
                if name not in DRAGONS:
                    raise PositionError(PositionCode.NO_DRAGON, name=name)
                g.sides[seat].dragons |= 1 << DRAGONS.index(name)
    if g.sides[0].dragons and g.sides[1].dragons:
        raise PositionError(PositionCode.ONE_SIDE)


def _read_turn(g: State, data: Data) -> None:
    side = g.mine
    deck = g.my_deck
    g.element = _element(data.get("element"))
    survey(g)
    side.as_free |= bearing(side, side.fresh & deck.free, FREE)
    begun = bool(side.fresh & deck.characters & side.combat)
    g.fight = bool(data.get("fight", g.element != NO_ELEMENT)) or begun
    g.first_turn = bool(data.get("first_turn", g.phase >= CHARACTER and not data.get("fight", False)))
    fresh = side.fresh
    g.led = bool(data.get("led", fresh & (side.ships | side.pile | side.lasting)))
    g.plays = _count(data.get("plays", size(fresh)))
    g.combat_plays = _count(data.get("combat_plays", size(fresh & side.combat)))
    g.hand_plays = _count(data.get("hand_plays", size(fresh & (side.combat | side.support))))
    g.loads = _count(data.get("loads", 0))
    g.drawn = _count(data.get("drawn", data["sides"][g.current].get("drawn_this_turn", 0)))
    g.revealed = bool(data.get("revealed", False))
    g.wary = bool(data.get("wary", False))
    g.turn = _count(data.get("turn", 1))
    g.clock = _count(data.get("clock", 1 + max(s.out_at for s in g.sides)))
    g.open_lists = bool(data.get("open_lists", True))
    g.match = bool(data.get("match", False))
    can_interfere = not g.open_lists or any(deck.interferences for deck in g.decks)
    g.interference = bool(data.get("interference", can_interfere))
    g.cancelled = _mask(deck, data.get("cancelled", ()))
    if data.get("before") is not None:
        before = {"version": g.edition.version, **data["before"]}
        g.before = _read(before, g.edition.name, 0)
        g.before.interference = False  # as `State.fork` leaves it
    g.waiting = read_frames(g, data.get("stack", ()))
    g.stale = True


def _chance(words: Any) -> Chance:
    """The generator from its four 32-bit words. They must not all be zero, because it would then give zeros
    only."""
    fits = len(words) == 4 and all(type(word) is int and 0 <= word < 1 << 32 for word in words)
    if not fits or not any(words):
        raise PositionError(PositionCode.CHANCE)
    return Chance(*words)


def _count(value: Any) -> int:
    """A number of things or times, checked to be within what a game could reach."""
    if type(value) is not int or not 0 <= value <= MOST_COUNTED:
        raise PositionError(PositionCode.COUNT, most=MOST_COUNTED, value=repr(value)[:100])
    return value


def _element(name: Any) -> int:
    if not name:
        return NO_ELEMENT
    if name not in ELEMENTS:
        raise PositionError(PositionCode.NO_ELEMENT, name=name)
    return ELEMENTS.index(name)


def _read_end(g: State, data: Data) -> None:
    if "winner" in data:
        g.winner = _seat(data["winner"])
        g.crystals = int(data.get("crystals", 1))
        g.termination = read_termination(str(data.get("reason", "")))


# --- writing ----------------------------------------------------------------------------------------------


def write_position(g: State) -> dict[str, Any]:
    """The full state as plain data; `read_position` gives the same state again."""
    data: dict[str, Any] = {
        "rules": g.edition.name,
        "decks": [deck.name for deck in g.decks],
        "player": g.current,
        "decider": g.player,
        "phase": PHASE_NAMES[g.phase],
        "fight": g.fight,
        "first_turn": g.first_turn,
    }
    if g.edition.version != VERSION:
        data["version"] = g.edition.version
    lists = [None if _ready_made(deck) else list(deck.names) for deck in g.decks]
    if any(cards is not None for cards in lists):
        data["lists"] = lists
    if g.element != NO_ELEMENT:
        data["element"] = ELEMENTS[g.element]
    data["dragons"] = [[DRAGONS[d] for d in bits(side.dragons)] for side in g.sides]
    data["sides"] = [write_side(g.sides[seat], g.decks[seat]) for seat in (0, 1)]
    for key in (
        "turn",
        "led",
        "plays",
        "combat_plays",
        "hand_plays",
        "loads",
        "drawn",
        "revealed",
        "clock",
        "open_lists",
    ):
        data[key] = getattr(g, key)
    if g.top_only:
        data["piles"] = TOP
    for key in ("match", "interference", "wary"):
        if getattr(g, key):
            data[key] = True
    if g.cancelled:
        data["cancelled"] = [g.my_deck.names[card] for card in bits(g.cancelled)]
    if g.interference and g.before is not None:
        # A turn that an interference breaks is taken back to its Engagement phase (004 Backtracking).
        data["before"] = write_position(g.before)
    data["stack"] = [list(frame) for frame in g.stack]
    data["chance"] = list(g.chance.words())
    if g.winner >= 0:
        data |= {"winner": g.winner, "crystals": g.crystals, "reason": read_termination(g.termination).words}
    return data


def _ready_made(deck: Deck) -> bool:
    return deck.name in PEOPLES and people_deck(deck.name).cards == deck.cards


def write_side(side: Side, deck: Deck) -> dict[str, Any]:
    """One side of a position as plain data, with card names; `_read_side` reads it."""
    names = deck.names

    def named(mask: int) -> list[str]:
        return [names[card] for card in bits(mask)]

    def stacked(pile: int) -> list[str]:
        return [names[card] for card in side.in_order(pile)]

    heap = side.discard & ~sum(1 << card for card in side.in_order(side.discard)) if side.stacked else 0
    data: dict[str, Any] = {
        "hand": named(side.hand),
        "deck": named(side.deck),
        "deck_top": [names[card] for card in reversed(side.top)],
        "deck_bottom": [names[card] for card in side.bottom],
        "discard": named(heap) + stacked(side.discard) if side.stacked else named(side.discard),
        "leader": stacked(side.pile) if side.stacked else named(side.pile),
        "combat": [_card_data(side, deck, card) for card in bits(side.combat)],
        "support": [
            _card_data(side, deck, card) for card in (*bits(side.support & ~side.bluffs), *side.laid)
        ],
        "ships": [_card_data(side, deck, card) for card in bits(side.ships)],
        "lasting": [_card_data(side, deck, card) for card in bits(side.lasting)],
        "orders": named(side.orders),
        "played": named(side.fresh),
        "as_free": named(side.as_free),
        "used": named(side.used),
        "disclosed": named(side.disclosed),
        "seen": named(side.seen),
        "blurred": named(side.blurred),
        "known": named(side.known),
        "barred": named(side.barred),
        "mixed": named(side.mixed),
    }
    if heap:
        data["heap"] = size(heap)
    if side.strewn:
        data["strewn"] = True
    if side.out_at:
        data["out_at"] = side.out_at
    if side.ran_out:
        data["ran_out"] = True
    return {key: value for key, value in data.items() if value not in ([], ())}


def _card_data(side: Side, deck: Deck, card: int) -> dict[str, Any]:
    bit = 1 << card
    entry: dict[str, Any] = {"card": deck.names[card]}
    if side.combat & bit and not side.active & bit:
        entry["covered"] = True
    if side.bluffs & bit:
        entry["bluff"] = True
    if side.landed & bit:
        entry["landed"] = True
    if side.ships & bit and side.holds[deck.ship_slot[card]]:
        entry["cargo"] = [deck.names[c] for c in bits(side.holds[deck.ship_slot[card]])]
    for pair in side.targets:
        if speaker_in(pair) == card:
            entry["target"] = deck.names[target_in(pair)]
    return entry


def position_text(g: State) -> str:
    """The position of the state as JSON."""
    return json.dumps(write_position(g), indent=1, ensure_ascii=False)


def parse_position(text: str) -> Data:
    """The data of a position from JSON text; PositionError if it is not a JSON object."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as wrong:
        raise PositionError(PositionCode.NO_JSON, what=str(wrong)) from wrong
    if not isinstance(data, dict):
        raise PositionError(PositionCode.NO_OBJECT)
    return data
