"""Cards that a character left active this turn are covered by the next one; no promise may forget that."""

from tests.duel.kit import do, offers, power, side, table


def test_a_character_that_would_cover_the_kept_cards_is_no_dead_end() -> None:
    # KhindKin joins Lavar (5 and 1 match 6); Sun Setting would cover Lavar and leave 1 and 2.
    me = side(hand=["KhindKin", "Sun Setting"], combat=["Lavar the Powerful"])
    game = table(me, side(combat=["Scorch the Inflammable"]))
    do(game, "add KhindKin")
    assert power(game, 0) == power(game, 1) == 6
    assert offers(game) == {"announce Fire"}


def test_nor_where_the_power_is_not_matched_yet() -> None:
    # 5 and 1 are short of 7; Fireblast closes the gap, Sun Setting only seems to.
    me = side(hand=["KhindKin", "Sun Setting", "Fireblast"], combat=["Lavar the Powerful"])
    game = table(me, side(combat=["Flamebreath the Dazzling"]))
    do(game, "add KhindKin")
    assert offers(game) == {"play Fireblast"}
