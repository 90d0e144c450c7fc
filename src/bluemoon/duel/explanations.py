"""The differences from the position files that the rulebooks justify, each with its place.

Every entry names the keys it speaks of, the place in the rulebooks, and a test: does this difference, in this
position, come from that rule? Anything that no entry explains is a mistake of ours.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bluemoon.cards.vocabulary import Type
from bluemoon.duel import permits
from bluemoon.duel.deck import DOUBLE
from bluemoon.duel.state import POWER, State
from bluemoon.sets import bits

Test = Callable[[State, Any, Any], bool]


@dataclass(frozen=True)
class Explanation:
    keys: tuple[str, ...]
    place: str
    why: str
    test: Test


def _names(value: Any) -> set[str]:
    found: set[str] = set()
    for entry in value or ():
        found.update(entry if isinstance(entry, list) else (entry,))
    return found


def _differing(want: Any, have: Any) -> set[str]:
    return _names(want) ^ _names(have)


def _zeroed_and_raised(g: State, want: Any, have: Any) -> bool:
    """A printed value becomes 0 and is raised: 000 has decreases last, the files have them first."""
    return all(_zeroes_a_raised_value(g, seat) for seat in (0, 1) if want[seat] != have[seat])


def _zeroes_a_raised_value(g: State, seat: int, in_hand: bool = False) -> bool:
    one, two = g.sides[seat], g.sides[1 - seat]
    words = (one.voice | (one.hand if in_hand else 0)) & g.decks[seat].valuers
    raising = any(w.amount != DOUBLE for i in bits(words) for w in g.decks[seat].value_words[i])
    zeroing = (two.voice | (two.hand if in_hand else 0)) & g.decks[1 - seat].zeroers
    return raising and bool(zeroing)


def _power_differs(g: State, want: Any, have: Any) -> bool:
    """What may be announced follows from powers that differ for the same reason."""
    return _zeroes_a_raised_value(g, 0, in_hand=True) or _zeroes_a_raised_value(g, 1, in_hand=True)


def _free_first(g: State, want: Any, have: Any) -> bool:
    """A free character before one with STOP saves the turn."""
    deck = g.my_deck
    held = g.mine.hand & deck.characters
    return want is True and bool(held & deck.free) and bool(held & deck.stop)


def _after_free(g: State, want: Any, have: Any) -> bool:
    """Only characters that count are missing, after characters that did not count."""
    side = g.mine
    deck = g.my_deck
    played = side.fresh & deck.characters & ~side.bluffs
    extra = _names(have) - _names(want)
    fits = all(deck.cards[deck.index[name]].type is Type.CHARACTER for name in extra)
    return bool(played and not played & ~side.as_free and extra and fits and not _names(want) - _names(have))


def _after_stop(g: State, want: Any, have: Any) -> bool:
    """Cards are expected to follow a STOP: extra ones, or any after a leadership card with STOP."""
    return permits.stopped(g) and not _names(have) - _names(want)


def _stopped_by_leadership(g: State, want: Any, have: Any) -> bool:
    side = g.mine
    return bool(side.orders & g.my_deck.stop)


def _landed(g: State, want: Any, have: Any) -> bool:
    return g.mine.landed != 0


def _texts_forbidden(g: State, want: Any, have: Any) -> bool:
    """A ban on cards with or without text is in force."""
    deck = g.their_deck
    banners = g.theirs.voice & deck.banners
    return any(not deck.support_bans >> i & 1 for i in bits(banners))


def _ships_without_text(g: State, want: Any, have: Any) -> bool:
    deck = g.my_deck
    names = {deck.names[i] for i in bits(deck.ships)}
    return _texts_forbidden(g, want, have) and _differing(want, have) <= names


def _attacks_again(g: State, want: Any, have: Any) -> bool:
    side = g.mine
    deck = g.my_deck
    return bool(side.orders & deck.attack_again) and not (g.fight and side.active & deck.characters)


def _covered_protected(g: State, want: Any, have: Any) -> bool:
    """Only covered cards with a PROTECT icon differ."""
    covered: set[str] = set()
    for side, deck in zip(g.sides, g.decks):
        covered |= {deck.names[i] for i in bits(side.combat & ~side.active & deck.protect)}
    return _differing(want, have) <= covered


def _protected_in_hand(g: State, want: Any, have: Any) -> bool:
    """Icons are ignored, and only cards with a PROTECT icon are expected to bear one all the same."""
    deck = g.my_deck
    names = {deck.names[i] for i in bits(g.mine.hand & deck.protect)}
    extra = _names(want) - _names(have)
    return bool(g.mine.icons_off) and extra <= names and not _names(have) - _names(want)


def _ships_gone(g: State, want: Any, have: Any) -> bool:
    """In the Power phase landed ships lie on the discard pile and nothing more can be played anyway."""
    return g.phase == POWER


EXPLANATIONS = (
    Explanation(
        ("fire", "earth"),
        "000 Special Rules 7",
        "values are raised before odd or even printed values become 0",
        _zeroed_and_raised,
    ),
    Explanation(
        ("announce", "must_retreat"),
        "000 Special Rules 7",
        "values are raised before odd or even printed values become 0",
        _power_differs,
    ),
    Explanation(
        ("allowed", "play"),
        "000 Free",
        "a free character may be the first one of the turn, and one that counts may follow it",
        _after_free,
    ),
    Explanation(("allowed", "play", "bluff", "load"), "000 Stop", "no card follows a STOP", _after_stop),
    Explanation(
        ("must_retreat",),
        "000 Free",
        "a free character may be the first one of the turn, and one that counts may follow it",
        _free_first,
    ),
    Explanation(("must_retreat",), "000 Stop", "no card follows a STOP", _stopped_by_leadership),
    Explanation(
        ("load",),
        "001 Loading Ships",
        "loading is not playing: the hand may be loaded on a turn of landing, cargo may only be played",
        _landed,
    ),
    Explanation(
        ("bluff", "load"),
        "004 Preventing the Play of Bluff Cards",
        "a ban on texts stops only the bluffs that 004 names, and no loading",
        _texts_forbidden,
    ),
    Explanation(
        ("allowed", "play"),
        "004 Leadership Phase",
        "a ship without text is a card without text",
        _ships_without_text,
    ),
    Explanation(
        ("announce", "must_retreat"),
        "004 Bounce Back",
        "cards attack again only if there is a fight and an active character",
        _attacks_again,
    ),
    Explanation(
        ("ignored", "power_text_ignored"),
        "000 Protected",
        "a covered card is not active, so it is not protected",
        _covered_protected,
    ),
    Explanation(
        ("allowed", "play"),
        "000 Protected",
        "a card in hand is not active, so its other icons are ignored like any card's",
        _protected_in_hand,
    ),
    Explanation(("allowed",), "001 Power Phase", "no card is played in the Power phase", _ships_gone),
)


def explain(g: State, key: str, want: Any, have: Any) -> str:
    """The place in the rulebooks that justifies the difference; empty if none does."""
    for explanation in EXPLANATIONS:
        if key in explanation.keys and explanation.test(g, want, have):
            return f"{explanation.place} ({explanation.why})"
    return ""
