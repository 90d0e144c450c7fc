"""The games in numbers, for learning programs: what a seat sees as a row of small numbers, and actions as
dense numbers with masks (docs/learning.md).

`duel`, `city` and `draft` have each: `VERSION`, `SIZE` and `ENTRIES` of the observation, `ACTIONS` and
`KINDS_OF_ACTIONS`, `observe(view)`, `action_words(number)`. Nothing here needs NumPy; `bluemoon.batch` and
`bluemoon.envs` do.
"""

from bluemoon.numbers.entry import Entry, entry_at

__all__ = ["Entry", "entry_at"]
