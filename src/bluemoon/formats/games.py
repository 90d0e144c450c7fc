"""Starting a duel between two deck lists: they are checked, and the format decides whether the lists are open
and whether there may be interference cards.
"""

from __future__ import annotations

from collections.abc import Sequence

from bluemoon.chance import Seed
from bluemoon.duel.engine import DuelState, new_game
from bluemoon.duel.model.editions import VERSION
from bluemoon.duel.model.piles import AS_PRINTED
from bluemoon.errors import IllegalDeck
from bluemoon.formats.decks import DeckList, Terms, all_with_places, pairing_problems, playable
from bluemoon.formats.specials import Specials
from bluemoon.messages import SetupCode

Drafted = tuple[tuple[str, ...], tuple[str, ...]]
Own = Sequence[str] | None  # what a player has drafted; None if his deck is not drafted


def start_game(
    decks: Sequence[DeckList],
    rules: str | Terms = "legends",
    seed: Seed = 0,
    *,
    mulligan: bool = False,
    starter: int | None = None,
    drafted: tuple[Own, Own] | None = None,
    pool: Specials | None = None,
    checked: bool = True,
    piles: str = AS_PRINTED,
    version: int = VERSION,
) -> DuelState:
    """Set up and deal a game; IllegalDeck tells everything that is wrong with the lists.

    Ready-made decks are known to both players; built and drafted lists are secret until the end. A secret
    built deck may have interference cards as far as the opponent knows, so he is asked as if it had; a draft
    has none. A drafted deck may also play against one that is not: in a friendly game.
    """
    terms = Terms(rules) if isinstance(rules, str) else rules
    if len(decks) != 2:
        raise IllegalDeck(SetupCode.TWO_DECKS, n=len(decks))
    if checked:
        wrong = pairing_problems(decks, terms, drafted=drafted, pool=pool)
        if wrong:
            raise IllegalDeck(all_with_places(wrong))
    is_open = all(deck.is_ready_made for deck in decks)
    return new_game(
        [playable(deck, terms, pool=pool, checked=False) for deck in decks],
        terms.rules,
        seed,
        mulligan,
        starter,
        match=terms.match,
        open_lists=is_open,
        interference=None if is_open else drafted is None or None in drafted,
        piles=piles,
        version=version,
    )
