"""Turns in which a cheap bound once promised a way home that was none."""

from tests.duel.kit import do, offers, power, side, table


def test_by_version_1_a_later_character_covers_the_kept_cards_and_is_a_dead_end() -> None:
    # KhindKin joins Lavar (5 and 1 match 6); Sun Setting would cover Lavar and leave 1 and 2.
    me = side(hand=["KhindKin", "Sun Setting"], combat=["Lavar the Powerful"])
    game = table(me, side(combat=["Scorch the Inflammable"]), version=1)
    do(game, "add KhindKin")
    assert power(game, 0) == power(game, 1) == 6
    assert offers(game) == {"announce Fire"}


def test_nor_where_the_power_is_not_matched_yet() -> None:
    # 5 and 1 are short of 7; Fireblast closes the gap, Sun Setting only seems to.
    me = side(hand=["KhindKin", "Sun Setting", "Fireblast"], combat=["Lavar the Powerful"])
    game = table(me, side(combat=["Flamebreath the Dazzling"]), version=1)
    do(game, "add KhindKin")
    assert offers(game) == {"play Fireblast"}


def test_a_demand_that_will_be_doubled_when_its_text_speaks_again() -> None:
    # Hank ignores Crysalus; a new character covers Hank, and the opponent then doubles the demand he likes.
    # Doubled, Lightseeker takes 10 Earth of the hand, and what is left cannot pay Watertamer.
    hand = ["Sarogakanas the Ancient", "Ledinemras the Monk", "Helkomedes the Rhetorician", "Homing Missiles"]
    me = side(hand=[*hand, "Redamikanas the Cartographer", "Catusan"], combat=["Hank Highflyer Hawk"])
    they = side(combat=["Crysalus Frendus", "Caterpillar Watertamer", "Caterpillar Lightseeker"])
    game = table(me, they)
    assert "retreat" in offers(game)
    assert "play Sarogakanas the Ancient" not in offers(game)
