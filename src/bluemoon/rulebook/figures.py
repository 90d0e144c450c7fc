"""The figures in the rulebook's sentences, taken from where the games keep them: `{hand}` is written out
('six'), `{#deck}` in digits."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from bluemoon.cards.card import DRAGONS
from bluemoon.cards.pool import PEOPLES, POOL, SPECIAL
from bluemoon.city import actions, payments, scoring, termination, tiles
from bluemoon.city.board import PLACES
from bluemoon.city.state import STEPS
from bluemoon.duel.rules.refreshing import HAND_SIZE
from bluemoon.duel.rules.survey import BLUFF_VALUE, MANY_CARDS
from bluemoon.formats import decks, packs
from bluemoon.formats.match_engine import CRYSTALS

NUMBERS: Final[dict[str, str]] = {
    "en": "zero one two three four five six seven eight nine ten eleven twelve",
    "de": "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
}
GAP: Final = re.compile(r"\{(#?)(\w+)\}")


@cache
def figures() -> dict[str, int]:
    """All figures by the names that the sentences use."""
    special = {people: sum(card.people == people for card in SPECIAL) for people in _special_peoples()}
    families = {card.family for card in POOL if card.family}
    return {
        "hand": HAND_SIZE,
        "bonus": MANY_CARDS,
        "dragons": len(DRAGONS),
        "instant": 1 + len(DRAGONS),  # one crystal for the win, one for each dragon
        "bluff": BLUFF_VALUE,
        "match_crystals": CRYSTALS,
        "deck": decks.CARDS,
        "moons": decks.MOONS,
        "emissary_deck": decks.EMISSARY_CARDS,
        "emissary_buka": decks.EMISSARY_CARDS_BUKA,
        "families": len(families),
        "family_cards": sum(card.family == 1 for card in POOL),
        "people_cards": sum(card.people in PEOPLES for card in POOL),
        "mutants": sum(card.mutant for card in POOL),
        "interference": special["Interference"],
        "tutu": special["Tutu"],
        "hyla": special["Hyla"],
        "spirit": special["Spirit"],
        "achievement": special["Crystal"],
        "emissary_cards": special["Emissary"],
        "inquisitor": special["Inquisitor"],
        "pool": packs.pool_of("Vulca").bit_count(),
        "last_round": packs.LAST_ROUND,
        "short_last_round": packs.SHORT_LAST_ROUND,
        "city_tiles": PLACES,
        "city_cards": tiles.CARDS_OF_A_PEOPLE * len(tiles.PEOPLES),
        "city_people_cards": tiles.CARDS_OF_A_PEOPLE,
        "city_markers": tiles.MARKERS,
        "city_hand": tiles.HAND,
        "city_steps": STEPS,
        "shaded": tiles.SHADED,
        **{f"scales{players}": count for players, count in tiles.SCALES.items()},
        **{f"offerings{players}": count for players, count in tiles.OFFERINGS_TO_WIN.items()},
        "scales_sole": scoring.SOLE_MOST,
        "scales_tied": scoring.GUARANTEED,
        "scales_least": scoring.THRESHOLD,
        "dragon_hop": actions.DRAGON_HOP,
        "figure_hop": actions.FIGURE_HOP,
        "hoax_cards": payments.FOUR,
        "idle_rounds": termination.IDLE_ROUNDS,
    }


def _special_peoples() -> set[str]:
    return {card.people for card in SPECIAL}


def filled(text: str, language: str) -> str:
    """The text with its figures."""

    def figure(gap: re.Match[str]) -> str:
        number = figures()[gap[2]]
        return str(number) if gap[1] else NUMBERS[language].split(" ")[number]

    return GAP.sub(figure, text)
