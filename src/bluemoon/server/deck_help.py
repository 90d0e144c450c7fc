"""Help with a deck list: what the bots' deck builder adds to it, and which exchanges it suggests."""

from __future__ import annotations

from dataclasses import replace
from math import exp
from typing import Final

from bluemoon.bots.deck_help import changes, filled
from bluemoon.bots.decks import all_cards
from bluemoon.cards import Card
from bluemoon.cards.pool import people_name
from bluemoon.errors import BluemoonError
from bluemoon.formats.decks import CARDS, MOONS, Terms, family_cards, problems
from bluemoon.formats.specials import specials
from bluemoon.server.protocol import answers, requests
from bluemoon.server.tables.journal import Refused

# What must be right before anybody can help.
ANY: Final = ("Spark",)
FIRST: Final = ("leader", "unknown", "beside the leader", "twice", "inquisitor", "family")


def filled_up(wish: requests.HelpDeck) -> answers.DeckList:
    """The list with the best cards that were found for its empty places."""
    kept, family, people, size, moons = _read(wish)
    try:
        found = filled([*kept, *family], people, size, moons, all_cards(wish.match))
    except BluemoonError as wrong:
        raise Refused("not-possible", wrong.said) from wrong
    own = {card.name for card in family}
    names = [card.name for card in found if card.name not in own]
    return answers.DeckList(wish.deck.name, people, names, wish.deck.inquisitor, "", wish.deck.family)


def suggested(wish: requests.HelpDeck) -> list[answers.DeckChange]:
    """The exchanges of two cards that would help most; none if the builder knows no better."""
    kept, family, people, _, moons = _read(wish)
    fixed = {card.name for card in family}
    return [
        answers.DeckChange(
            change.out.name,
            change.into.name,
            _percent(change.gain),
            [answers.DeckCause(cause, _percent(gain)) for cause, gain in change.causes.items()],
        )
        for change in changes([*kept, *family], people, moons, all_cards(wish.match), fixed)
    ]


def _percent(gain: float) -> float:
    """What a gain means for a deck that wins every second game, in games of a hundred."""
    return 100 / (1 + exp(-gain / 100)) - 50


def _read(wish: requests.HelpDeck) -> tuple[list[Card], list[Card], str, int, int]:
    """The cards of the list, those of its family, the leader's people, and the limits; Refused if a line is
    wrong."""
    deck = wish.deck.listed()
    begun = replace(deck, cards=deck.cards or ANY)  # without cards it would be taken for a ready-made deck
    for problem in problems(begun, Terms(match=wish.match)):
        if problem.kind in FIRST:
            raise Refused("illegal", problem.said)
    inquisitor = specials().find(deck.inquisitor) if deck.inquisitor else None
    return (
        [specials().find(name) for name in deck.cards],
        family_cards(deck.family) if deck.family else [],
        people_name(deck.leader),
        CARDS + (inquisitor.more_cards if inquisitor else 0),
        MOONS + (inquisitor.more_moons if inquisitor else 0),
    )
