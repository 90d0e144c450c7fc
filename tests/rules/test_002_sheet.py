"""002, the reference sheet: what it says besides the rulebook 000, and its turn in one piece."""

import pytest

from tests.duel.kit import do, rule, side, table, zone

BOTH = pytest.mark.parametrize("rules", ["legends", "classic"])


@BOTH
@rule("002 Winning a Fight f", "002 Winning a Fight e")
def test_leadership_cards_stay_in_their_pile_when_a_fight_ends(rules: str) -> None:
    me = side(hand=["Distract Holy Dragon", "Spark"], combat=["Torch"], leader=["Cast Cataclysm"])
    they = side(
        hand=["Sonatos"], combat=["Volca"], support=["Tome of Wisdom"], leader=["Enthrall Opposition"]
    )
    game = table(me, they, rules=rules)
    do(game, "play Distract Holy Dragon", "retreat", "dragon Lika")
    assert zone(game, 0, "pile") == {"Cast Cataclysm", "Distract Holy Dragon"}
    assert zone(game, 1, "pile") == {"Enthrall Opposition"}
    assert zone(game, 0, "discard") == {"Torch"}
    assert zone(game, 1, "discard") == {"Volca", "Tome of Wisdom"}
