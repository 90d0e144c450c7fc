"""What a card is, as named figures: type, values, icons and the words of its text. The networks of the
judgement learn what each of these is worth in every place, so that a card hardly ever seen is judged, too.
"""

from __future__ import annotations

from functools import lru_cache

from bluemoon.bots.duel.worth import card_worth
from bluemoon.cards.card import Card
from bluemoon.powers.families import WORDS
from bluemoon.powers.vocabulary import GANG, Icon, Type, When

TYPES = {
    "character": Type.CHARACTER,
    "booster": Type.BOOSTER,
    "support": Type.SUPPORT,
    "leadership": Type.LEADERSHIP,
    "ship": Type.SHIP,
}
ICONS = {
    "stop": Icon.STOP,
    "retrieve": Icon.RETRIEVE,
    "free": Icon.FREE,
    "pair": Icon.PAIR,
    "gang": GANG,
    "protect": Icon.PROTECT,
    "bluff in both": Icon.BLUFF_NEUTRAL,
}
SHIELDS = (Icon.SHIELD_FIRE, Icon.SHIELD_EARTH)
BLUFFS = (Icon.BLUFF_FIRE, Icon.BLUFF_EARTH)
MOMENTS: dict[str, When] = {f"when {when.name.lower()}": when for when in When}
EXTRAS = Type.BOOSTER | Type.SUPPORT

Traits = dict[str, float]


@lru_cache(maxsize=4096)
def traits_of(card: Card, element: int) -> Traits:
    """The traits of a card in a fight of the element; -1: in either element."""
    if element < 0:
        fire, earth = traits_of(card, 0), traits_of(card, 1)
        return {name: (fire.get(name, 0.0) + earth.get(name, 0.0)) / 2 for name in fire | earth}
    values = (card.fire or 0, card.earth or 0)
    this, that = values[element], values[1 - element]
    fights = bool(card.type & Type.CHARACTER)
    helps = bool(card.type & EXTRAS)
    words = {type(power.word).__name__ for power in card.powers}
    moments = {power.when for power in card.powers}
    found: Traits = {
        "worth": card_worth(card) / 5.0,
        "power": this / 5.0 * fights,
        "other power": that / 5.0 * fights,
        "higher power": max(this, that) / 5.0 * fights,
        "square of power": this * this / 25.0 * fights,
        "strong": 1.0 * (fights and this >= 5),
        "help": this / 3.0 * helps,
        "other help": that / 3.0 * helps,
        "moons": card.moons / 3.0,
        "capacity": card.capacity / 3.0,
        "shield": 1.0 * bool(card.icons & SHIELDS[element]),
        "other shield": 1.0 * bool(card.icons & SHIELDS[1 - element]),
        "bluff": 1.0 * bool(card.icons & BLUFFS[element]),
        "other bluff": 1.0 * bool(card.icons & BLUFFS[1 - element]),
    }
    found |= {name: 1.0 * bool(card.type & kind) for name, kind in TYPES.items()}
    found |= {name: 1.0 * bool(card.icons & icon) for name, icon in ICONS.items()}
    found |= {name: 1.0 * (when in moments) for name, when in MOMENTS.items()}
    found |= {name: 1.0 * (name in words) for name in WORDS}
    return {name: figure for name, figure in found.items() if figure}


TRAITS: tuple[str, ...] = (
    *("worth", "power", "other power", "higher power", "square of power", "strong", "help", "other help"),
    *("moons", "capacity", "shield", "other shield", "bluff", "other bluff"),
    *TYPES,
    *ICONS,
    *MOMENTS,
    *WORDS,
)
