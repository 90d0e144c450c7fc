"""Fair play: at which tables a player may ask a bot for advice while the game runs.

Whoever plays alone against bots, or with others at one screen, may always ask. Between people nobody may,
unless that was agreed when the table was made; in tournaments and rated games nobody ever may.
Finished games, which hide nothing, may be analysed and played on by everybody."""

from __future__ import annotations

from collections.abc import Iterable


def advice_allowed(
    agreed: bool, holders: Iterable[str | None], open_seats: int, tournament: bool, rated: bool = False
) -> bool:
    """May players ask for advice? `agreed`: when the table was made. `holders`: the guests at the seats, None
    where there is none. `open_seats`: seats that wait for somebody."""
    people = {guest for guest in holders if guest is not None}
    return not tournament and not rated and (agreed or len(people) + open_seats <= 1)
