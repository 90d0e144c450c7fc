"""The switches of the editions: how often the two differ, and what an earlier version of the rules lacks."""

from __future__ import annotations

import pytest

from bluemoon.duel.model.editions import VERSION, edition
from bluemoon.errors import BluemoonError


def switches(name: str, version: int = VERSION) -> dict[str, object]:
    """Every switch of an edition, without what it is called."""
    chosen = edition(name, version)
    named = {switch for switch in dir(chosen) if switch[0] != "_"} - {"name", "version"}
    return {switch: getattr(chosen, switch) for switch in sorted(named)}


@pytest.mark.parametrize(
    ("switch", "legends"),
    [
        ("all_or_nothing", True),  # 004 Resolving Special Power Text; 000 Special Rules 4
        ("decreases_last", False),  # 001 Power Phase; 000 Special Rules 7
        ("extras_after_stop", True),  # 004 Stop
        ("gang_first", False),  # 000 Gang
        ("pair_supports", True),  # 001 The Pair Icon
        ("lost_if_stuck", False),  # 004 Backtracking; 000 Special Rules 11
        ("ends_between_fights", False),  # 001 Winning the Game; 000 Game End
    ],
)
def test_where_the_editions_differ(switch: str, legends: bool) -> None:
    assert switches("legends")[switch] is legends
    assert switches("classic")[switch] is not legends


def test_every_switch_makes_a_difference() -> None:
    """One that is the same in both editions and in both versions would be no switch."""
    all_of_them = [switches(name, version) for name in ("legends", "classic") for version in (1, VERSION)]
    for switch in all_of_them[0]:
        assert len({repr(chosen[switch]) for chosen in all_of_them}) > 1, switch


def test_an_edition_that_there_is_not() -> None:
    with pytest.raises(BluemoonError, match="epic"):
        edition("epic", VERSION)
