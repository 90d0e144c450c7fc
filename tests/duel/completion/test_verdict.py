"""Turns in which a cheap bound once promised a way home that was none; what is decided without a search."""

from bluemoon.duel.completion.verdict import COMPLETES, FAILS, UNDECIDED, Verdicts
from bluemoon.duel.engine import DuelState
from bluemoon.duel.model import actions
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


# --- without a search -------------------------------------------------------------------------------------


def said(game: DuelState, name: str) -> int:
    """The verdict about playing a card."""
    return Verdicts(game).verdict(actions.action(actions.PLAY, game.decks[0].index[name]))


def test_a_mutant_is_measured_in_the_element_that_it_brings() -> None:
    """Den-bal-Ton, 8 in both, flips Fire to Earth, in which Mekarthas has 2 and ignores his shield, Swarming
    Sea Serpents 3, and each face-down card 2."""

    def against(character: str, *support: object) -> int:
        they = side(combat=[character], support=list(support))
        return said(table(side(hand=["Den-bal-Ton"]), they, dragons=[[], ["Lika"]]), "Den-bal-Ton")

    laid = [{"card": name, "bluff": True} for name in ("Launch Rockdrop", "Launch Rain of Fire")]
    mekarthas = "Mekarthas the Shrewd"
    assert against(mekarthas) == COMPLETES
    assert against(mekarthas, "Swarming Sea Serpents", laid[0]) == COMPLETES
    assert against(mekarthas, "Swarming Sea Serpents", *laid) == UNDECIDED
    assert against("Terrible Kraken", "Swarming Sea Serpents", *laid) == COMPLETES, "by his shield"


def test_what_follows_a_second_character_counts() -> None:
    """Shimmer 3 and Sun Setting 2, which is free, are short of 7; Fireblast 3 may follow them."""
    hand = ["Shimmer", "Sun Setting", "Fireblast"]
    game = table(side(hand=hand), side(combat=["Flamebreath the Dazzling"]))
    do(game, "play Shimmer")
    assert said(game, "Sun Setting") == COMPLETES


def test_a_card_that_uses_up_the_limit_keeps_others_from_helping() -> None:
    """Blaze 4 and Fireblast 3 are short of 8. Volcanic Gauntlets, which double, may no longer follow then."""
    hand = ["Blaze", "Fireblast", "Volcanic Gauntlets"]
    game = table(side(hand=hand), side(combat=["Cinder"], support=["Tome of Wisdom", "Ravenous Razorjaw"]))
    do(game, "play Blaze")
    assert power(game, 1) == 8
    assert said(game, "Fireblast") == FAILS
    assert said(game, "Volcanic Gauntlets") == COMPLETES


def test_a_character_beside_others_covers_nothing() -> None:
    """KhindKin 1 joins Lavar 5: together they match 6."""
    game = table(
        side(hand=["KhindKin"], combat=["Lavar the Powerful"]), side(combat=["Scorch the Inflammable"])
    )
    add = actions.action(actions.ADD, game.decks[0].index["KhindKin"])
    assert Verdicts(game).verdict(add) == COMPLETES


def test_a_card_completes_the_turn_if_the_others_can_pay() -> None:
    """Blaze 4 matches 3, and Caterpillar Fireeater wants cards of 3 Fire: Fireblast or Lightning Bolts."""
    they = side(combat=["Ciklarethas the Bitter", "Caterpillar Fireeater"])
    game = table(side(hand=["Blaze", "Fireblast", "Lightning Bolts"]), they)
    do(game, "play Blaze")
    assert said(game, "Fireblast") == COMPLETES
    game = table(side(hand=["Blaze", "Fireblast", "Tidal Flood"]), they)
    do(game, "play Blaze")
    assert said(game, "Fireblast") != COMPLETES
    assert said(game, "Tidal Flood") == COMPLETES


def test_a_demand_is_paid_before_the_card_that_is_enough() -> None:
    """Blaze 4 and Fireblast 3 match 6; Lightning Bolts pay Caterpillar Fireeater."""
    they = side(combat=["Ciklarethas the Bitter", "Caterpillar Fireeater"], support=["Tome of Wisdom"])
    game = table(side(hand=["Blaze", "Fireblast", "Lightning Bolts"]), they)
    do(game, "play Blaze")
    pay = actions.action(actions.SATISFY, game.decks[1].index["Caterpillar Fireeater"])
    assert Verdicts(game).verdict(pay) == COMPLETES


def test_a_card_fails_if_all_that_may_follow_is_not_enough() -> None:
    """Yang 2 Fire makes the next card FREE. Blaze 4 and Fireblast 3 would do, but after Tidal Flood 1 only
    Fireblast may follow: 6 against 7."""
    hand = ["Yang", "Blaze", "Fireblast", "Tidal Flood"]
    game = table(side(hand=hand), side(combat=["Flamebreath the Dazzling"]))
    do(game, "play Yang")
    assert said(game, "Tidal Flood") == FAILS
