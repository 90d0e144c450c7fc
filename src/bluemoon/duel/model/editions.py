"""Where the two editions differ, in one place. `classic` is rulebook 000 (2004), `legends` is 001 with 004
(2014). For Buka, the special cards and everything that rulebook 000 does not mention, classic follows 001 and
004.

The rules have a version: a game that was begun under an earlier one is played on, and replayed, with the
rulings of that version. Version 1 lacks the rulings that version 2 introduced. A ruling has a switch here
only if it changes what an action does.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from bluemoon.errors import BluemoonError
from bluemoon.messages import SetupCode

VERSION: Final = 2  # the current version of the rules


class Edition:
    """The switches of an edition. The engine looks at these and never at the edition's name."""

    __slots__ = (
        "all_or_nothing",
        "decreases_last",
        "ends_between_fights",
        "extras_after_stop",
        "fresh_targets_open",
        "gang_first",
        "ignored_cards_pay",
        "ignored_retrieve_blocks",
        "interference_reveals",
        "later_ones_cover",
        "limits_stop_loading",
        "lost_if_stuck",
        "name",
        "namesakes_spared",
        "only_mutants_freed",
        "out_of_cards_flag",
        "pair_supports",
        "retarget_to_new",
        "version",
    )

    def __init__(self, name: str, legends: bool, version: int) -> None:
        self.name = name
        self.version = version
        self.all_or_nothing = legends
        """Every 'I may' is resolved fully or not at all (004 Resolving Special Power Text); classic does so
        only for '… or retreat' and '… for a dragon' (000 Special Rules 4)."""
        self.decreases_last = not legends
        """Increases of values come before decreases (000 Special Rules 7); in Legends printed values are
        decreased first (001 Power Phase)."""
        self.extras_after_stop = legends
        """Boosters and supports that an effect allows beyond the limit may follow a STOP (004 Stop)."""
        self.gang_first = not legends
        """A gang is played only at the beginning of the Character phase (000 Gang)."""
        self.ignored_cards_pay = legends
        """An ignored card keeps its printed values (001 Ignoring Cards), so it can pay with them; in classic
        they have no effect (000 Special Rules). It is a card of its type with its moons in both."""
        self.ignored_retrieve_blocks = legends
        """A RETRIEVE character blocks the other side's even if it or its icon is ignored (004 Retrieve)."""
        self.pair_supports = legends
        """Support cards may be played as a pair, too (001 The Pair Icon)."""
        self.retarget_to_new = legends
        """A text may change its target to a new eligible card (004 Targeting Effects)."""
        self.out_of_cards_flag = legends
        """The game ends after a fight in which somebody's last card went (001 Winning the Game), even if he
        got cards again; in classic, if somebody has no cards left (000 Game End)."""
        self.lost_if_stuck = not legends
        """If a turn cannot be completed after something was drawn or revealed, the game is lost with four
        crystals (000 Special Rules 11); in Legends everything after the Engagement phase is undone (004
        Backtracking)."""
        self.ends_between_fights = not legends and version >= 2
        """If a player has no cards while there is no fight, no new fight may be started, so the game is over
        (000 Game End); in Legends only a fight or a declined one ends it (001 Winning the Game)."""
        self.later_ones_cover = version < 2
        """Only in version 1: a further character of the same turn covers what the first one left active. By
        the rules it does not: cards of one turn overlap only partially (001 Covering Cards, 000
        Character)."""
        self.interference_reveals = version >= 2
        """Seeing an interference card of the opponent counts as learning something hidden (004 Tournament
        Rules, Backtracking)."""
        # Rulings of docs/rulings.md that games of version 1 are played without:
        self.limits_stop_loading = version >= 2
        """Where no further card may be played, none is loaded in its place (Brain Drain)."""
        self.only_mutants_freed = version >= 2
        """Inflame the Mutant frees only mutants from their conditions, not a people's card with one (the
        Ghost)."""
        self.namesakes_spared = version >= 2
        """A Chosen shuffles in no leadership card with its own name, neither its owner's nor the other
        player's."""
        self.fresh_targets_open = version >= 2
        """A text of classic may choose its target anew among the characters of this turn."""

    def __reduce__(self) -> tuple[Any, tuple[str, int]]:
        return edition, (self.name, self.version)


LEGENDS: Final = Edition("legends", True, VERSION)
CLASSIC: Final = Edition("classic", False, VERSION)
EARLIER: Final = (Edition("legends", True, 1), Edition("classic", False, 1))


@lru_cache(maxsize=16)
def edition(name: str, version: int = VERSION) -> Edition:
    """The edition of that name, as it is in a version of the rules."""
    wanted = name.strip().casefold()
    if wanted not in (LEGENDS.name, CLASSIC.name):
        raise BluemoonError(SetupCode.RULES, name=name)
    for found in (LEGENDS, CLASSIC, *EARLIER):
        if found.name == wanted and found.version == version:
            return found
    raise BluemoonError(SetupCode.VERSIONS, last=VERSION, version=version)
