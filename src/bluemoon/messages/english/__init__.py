"""Everything that is said to players, in English, by its code. In a text `{name}` stands for an argument,
`{n?card:cards}` for one word or the other by its figure, `{problems|; }` for a list with what stands between.
"""

from __future__ import annotations

from typing import Final

from bluemoon.messages.codes.code import Code
from bluemoon.messages.english import (
    action,
    city,
    deck,
    draft,
    duel,
    game,
    general,
    hint,
    match,
    position,
    record,
    server,
    setup,
    tournament,
)

AND: Final = "and"
WORDS: Final[dict[Code, str]] = {
    **action.WORDS,
    **city.WORDS,
    **deck.WORDS,
    **draft.WORDS,
    **duel.WORDS,
    **game.WORDS,
    **general.WORDS,
    **hint.WORDS,
    **match.WORDS,
    **position.WORDS,
    **record.WORDS,
    **server.WORDS,
    **setup.WORDS,
    **tournament.WORDS,
}
