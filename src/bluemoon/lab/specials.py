"""Emissaries against emissaries and inquisitors against inquisitors, over all peoples: are they balanced?

Both players have one, as the rules want it (004 Emissaries), and the games are those of a match, so that
achievements can be played. An emissary joins each people's ready-made deck. For an inquisitor each people
has the best deck that is found within his cards and moons.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from bluemoon.bots.decks import all_cards, best_deck
from bluemoon.cards import PEOPLES, Card
from bluemoon.duel import Deck
from bluemoon.errors import BluemoonError
from bluemoon.formats.decks import CARDS, MOONS, DeckList, Terms, playable
from bluemoon.formats.specials import specials
from bluemoon.lab.arena import deck_pairs
from bluemoon.lab.matchups import deck_name
from bluemoon.lab.tasks import PLAYOUTS, Task, deck_text
from bluemoon.powers.vocabulary import Type

KINDS = ("emissaries", "inquisitors")
LOW, HIGH = 0.4, 0.6  # win rates outside of this range mean that a card is too weak or too strong


def companions(kind: str) -> tuple[Card, ...]:
    """All emissaries or all inquisitors."""
    if kind not in KINDS:
        raise BluemoonError(f"there are {' and '.join(KINDS)}, no '{kind}'")
    return specials().of_type(Type.EMISSARY if kind == "emissaries" else Type.INQUISITOR)


@lru_cache(maxsize=256)
def deck_with(companion: str, people: str) -> Deck:
    """The people's deck with an emissary or inquisitor."""
    card = specials().find(companion)
    name = f"{people} with {companion}"
    if card.type is Type.EMISSARY:
        return playable(DeckList(name, people, emissary=companion))
    return playable(DeckList(name, people, chosen_for(card, people), inquisitor=companion), Terms(match=True))


def chosen_for(inquisitor: Card, people: str) -> tuple[str, ...]:
    """The cards of the best deck for a match that the inquisitor allows."""
    size, moons = CARDS + inquisitor.more_cards, MOONS + inquisitor.more_moons
    return tuple(card.name for card in best_deck(people, size, moons, all_cards(match=True)))


def special_tasks(
    kind: str,
    bot: str,
    games: int,
    rules: str = "legends",
    playouts: int = PLAYOUTS,
    seed: str = "specials",
) -> list[Task]:
    """`games` games of every pair of companions: all pairs of peoples in turn, each deal from both seats."""
    pairs = deck_pairs(PEOPLES)
    tasks = []
    for one, two in combinations([card.name for card in companions(kind)], 2):
        names = f"{deck_name(one)} {deck_name(two)}"
        for number in range(games):
            deal, seat = divmod(number, 2)
            mine, theirs = pairs[deal % len(pairs)]
            decks = (deck_text(deck_with(one, mine)), deck_text(deck_with(two, theirs)))
            tasks.append(
                Task(
                    key=f"{names} {number}",
                    group=names,
                    game="duel",
                    seed=f"{seed} {names} {deal}",
                    bots=(bot, bot),
                    decks=decks if seat == 0 else decks[::-1],
                    rules=rules,
                    playouts=playouts,
                    subject=seat,
                    match=True,
                )
            )
    return tasks
