"""Emissaries against emissaries and inquisitors against inquisitors, over all peoples: are they balanced?

Both players have one, as the rules want it (004 Emissaries), and the games are those of a match, so that
achievements can be played. An emissary joins each people's ready-made deck. For an inquisitor each people
has the best deck that is found within his cards and moons.
"""

from __future__ import annotations

from itertools import combinations

from bluemoon.bots.deck_kinds import deck_with
from bluemoon.cards import PEOPLES, Card
from bluemoon.errors import BluemoonError
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
