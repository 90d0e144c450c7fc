"""Legends rulebook: the icons of the core rules, the golden rule, discarding for a value and mutants."""

import pytest

from bluemoon.duel.engine import DuelState
from tests.duel.kit import do, offers, power, rule, side, table, zone

BOTH = pytest.mark.parametrize("rules", ["legends", "classic"])


# --- shield -----------------------------------------------------------------------------------------------


@rule("001 Shield")
@BOTH
def test_a_shield_makes_up_for_missing_power_in_its_element(rules: str) -> None:
    """Infernal Armor shields Earth, Inscrutable Armor Fire."""
    they = side(combat=["Lavar the Powerful", "Fireblast"], hand=["Volca"])  # 8 Fire, 6 Earth
    for element, armor, useless in (
        ("earth", "Infernal Armor", "Inscrutable Armor"),
        ("fire", "Inscrutable Armor", "Infernal Armor"),
    ):
        game = table(side(hand=["Blaze", armor]), they, rules=rules, element=element)
        do(game, "play Blaze")
        assert offers(game) == {f"play {armor}"}
        do(game, f"play {armor}", f"announce {element.capitalize()}")
        assert game.current == 1
        other = table(side(hand=["Blaze", useless]), they, rules=rules, element=element)
        assert offers(other) == {"retreat"}


@rule("001 Shield")
@BOTH
def test_a_shield_helps_only_its_owner_on_his_own_turn(rules: str) -> None:
    """The opponent still needs to meet no more than the power that is there, which is 0."""
    game = table(
        side(hand=["Silento Sol"]), side(combat=["Volca"], hand=["Torch", "Bigus Musselus"]), rules=rules
    )
    do(game, "play Silento Sol", "announce Fire")
    assert power(game, 0) == 0
    assert {"play Torch", "play Bigus Musselus"} <= offers(game)


@rule("001 Shield")
@BOTH
def test_a_covered_shield_does_not_help(rules: str) -> None:
    game = table(side(hand=["Blaze"], combat=["Silento Sol"]), side(combat=["Volca"]), rules=rules)
    assert offers(game) == {"retreat"}


# --- stop -------------------------------------------------------------------------------------------------


@rule("001 Stop a")
@BOTH
def test_no_card_follows_a_stop(rules: str) -> None:
    hand = ["Hail of Arrows", "Menacing Wardance", "Stars Shining"]  # a booster, a support, a FREE character
    they = side(combat=["Torch"], hand=["Volca"])
    stopped = table(side(hand=["Shaman of the Afterlife", *hand]), they, rules=rules)
    do(stopped, "play Shaman of the Afterlife")
    assert offers(stopped) == {"announce Fire"}
    other = table(side(hand=["Shaman of the Deeds to Come", *hand]), they, rules=rules)
    do(other, "play Shaman of the Deeds to Come")
    assert {"play Hail of Arrows", "play Menacing Wardance", "play Stars Shining"} <= offers(other)


@rule("001 Stop a")
@BOTH
def test_a_stop_ends_with_the_turn(rules: str) -> None:
    game = table(
        side(hand=["Shaman of the Afterlife", "Amazon Leaping High", "Hail of Arrows"]),
        side(combat=["Torch"], hand=["Spark"]),
        rules=rules,
    )
    do(game, "play Shaman of the Afterlife", "announce Fire", "play Spark", "announce Fire")
    do(game, "play Amazon Leaping High")
    assert "play Hail of Arrows" in offers(game)


@rule("001 Stop b")
@BOTH
def test_after_a_stop_texts_announcing_and_refreshing_go_on(rules: str) -> None:
    """The Shaman's own text, after the Booster/Support phase, takes a card from the deck."""
    game = table(
        side(hand=["Shaman of the Here and Now", "Hail of Arrows"], deck=["Young Bear", "Young Fox"]),
        side(combat=["Torch"], hand=["Volca"]),
        rules=rules,
    )
    do(game, "play Shaman of the Here and Now")
    assert offers(game) == {"end phase"}
    do(game, "end phase")
    assert offers(game) == {"use Shaman of the Here and Now", "announce Fire"}
    do(game, "use Shaman of the Here and Now", "pick Young Fox")
    assert zone(game, 0, "hand") == {"Hail of Arrows", "Young Fox"}
    assert power(game, 0) == 2
    do(game, "announce Fire")
    assert zone(game, 0, "hand") == {"Hail of Arrows", "Young Fox", "Young Bear"}
    assert game.current == 1


@rule("001 Stop b")
@BOTH
def test_after_a_stop_of_the_leadership_phase_one_may_retreat_or_go_on(rules: str) -> None:
    """Bounce Back has STOP: the active cards attack again, and nothing else may be played."""

    def game() -> DuelState:
        return table(
            side(hand=["Bounce Back", "Volca", "Fireblast"], combat=["Blaze"]),
            side(combat=["Spark"], hand=["Scorch the Inflammable"]),
            rules=rules,
        )

    on = game()
    do(on, "play Bounce Back")
    assert offers(on) == {"retreat", "announce Fire"}
    do(on, "announce Fire")
    assert on.current == 1
    back = game()
    do(back, "play Bounce Back", "retreat", "dragon Lika")
    assert (back.current, back.fight) == (0, False)


# --- retrieve ---------------------------------------------------------------------------------------------


def beginning(rules: str, *they: str) -> DuelState:
    """A RETRIEVE character, a booster and a support of mine lie active; my turn begins."""
    return table(
        side(
            hand=["Volca"],
            combat=["Ciklarethas the Bitter", "Battling Boomerang"],
            support=["Homing Missiles", "Tome of Wisdom"],
        ),
        side(combat=list(they)),
        rules=rules,
        phase="beginning",
    )


@rule("001 Retrieve a", "001 Retrieve d")
@BOTH
def test_active_retrieve_cards_may_return_to_the_hand(rules: str) -> None:
    game = beginning(rules, "Spark")
    cards = ["Ciklarethas the Bitter", "Battling Boomerang", "Homing Missiles"]
    assert {f"retrieve {card}" for card in cards} == {
        offer for offer in offers(game) if offer.startswith("retrieve")
    }
    for card in cards:
        do(game, f"retrieve {card}")
    assert zone(game, 0, "hand") == {"Volca", *cards}
    assert zone(game, 0, "support") == {"Tome of Wisdom"}
    assert zone(game, 0, "combat") == set()


@rule("001 Retrieve a")
@BOTH
def test_covered_cards_are_not_retrieved_and_nothing_after_the_beginning_phase(rules: str) -> None:
    game = table(
        side(
            hand=["Muster Reinforcements", "Volca"],
            combat=[{"card": "Battling Boomerang", "covered": True}, "Spark"],
            support=["Homing Missiles"],
        ),
        side(combat=["Torch"]),
        rules=rules,
        phase="beginning",
    )
    assert "retrieve Battling Boomerang" not in offers(game)
    assert "retrieve Homing Missiles" in offers(game)
    do(game, "play Muster Reinforcements")
    assert "retrieve Homing Missiles" not in offers(game)


@rule("001 Retrieve b", "001 Retrieve c")
@BOTH
def test_an_opposing_retrieve_character_stops_it_for_characters_only(rules: str) -> None:
    game = beginning(rules, "Steepstoop")
    assert "retrieve Ciklarethas the Bitter" not in offers(game)
    assert {"retrieve Battling Boomerang", "retrieve Homing Missiles"} <= offers(game)


@rule("001 Retrieve b")
@BOTH
def test_other_opposing_retrieve_cards_stop_nothing(rules: str) -> None:
    assert "retrieve Ciklarethas the Bitter" in offers(beginning(rules, "Spark", "Launch Itching Bugs"))
    covered = table(
        side(hand=["Volca"], combat=["Ciklarethas the Bitter"]),
        side(combat=[{"card": "Steepstoop", "covered": True}, "Spark"]),
        rules=rules,
        phase="beginning",
    )
    assert "retrieve Ciklarethas the Bitter" in offers(covered)


# --- the golden rule --------------------------------------------------------------------------------------


@rule("001 Golden Rule")
@BOTH
def test_the_text_of_a_card_goes_before_the_rules(rules: str) -> None:
    """The rules allow no support on the first turn of a fight; Trigger Brainstorm allows any number."""
    supports = ["Tome of Wisdom", "Trebuchet of Fear", "Ballista of Confusion"]
    game = table(
        side(hand=["Trigger Brainstorm", "Nirwadas the Traveler", *supports]),
        side(hand=["Volca"]),
        rules=rules,
        fight=False,
        element=None,
    )
    do(game, "play Trigger Brainstorm", "play Nirwadas the Traveler", *(f"play {card}" for card in supports))
    assert zone(game, 0, "support") == set(supports)


@rule("001 Golden Rule")
@BOTH
def test_a_text_can_forbid_what_the_rules_allow(rules: str) -> None:
    game = table(
        side(hand=["Blaze", "Fireblast", "Cast Cataclysm"]),
        side(combat=["Thirkomedas the Serene"], support=["Tome of Wisdom"]),
        rules=rules,
    )
    assert offers(game) == {"retreat"}  # no leadership card, and 4 without a booster is too little


# --- discarding for a value -------------------------------------------------------------------------------


def fireeater(rules: str, *hand: str) -> DuelState:
    """The opponent's Caterpillar demands cards with 3 Fire, or a retreat."""
    return table(
        side(hand=[*hand, "Scorch the Inflammable"]),
        side(combat=["Spark", "Caterpillar Fireeater"], hand=["Volca"]),
        rules=rules,
    )


@rule("001 Discarding Cards a", "001 Discarding Cards b")
@BOTH
def test_no_second_card_is_discarded_once_the_value_is_there(rules: str) -> None:
    """The example: 4 Fire pays for 3, so a card with 1 Fire cannot go with it."""
    game = fireeater(rules, "Blaze", "Torch")
    do(game, "satisfy Caterpillar Fireeater")
    assert "pick Torch" not in offers(game)
    do(game, "pick Blaze")
    assert zone(game, 0, "discard") == {"Blaze"}
    assert offers(game) == {"play Scorch the Inflammable", "retreat"}


@rule("001 Discarding Cards a")
@BOTH
def test_small_cards_together_pay_where_each_is_needed(rules: str) -> None:
    game = fireeater(rules, "Torch", "Glimmer", "Ember", "Rocara")
    do(game, "satisfy Caterpillar Fireeater")
    assert "pick Rocara" not in offers(game)  # 0 Fire contributes nothing
    do(game, "pick Torch")  # 1 needs Glimmer's 2 and nothing else; Ember's 1 would be too little or too much
    assert zone(game, 0, "discard") == {"Torch", "Glimmer"}
    assert zone(game, 0, "hand") == {"Ember", "Rocara", "Scorch the Inflammable"}


# --- mutants ----------------------------------------------------------------------------------------------


@rule("001 Mutants a")
@BOTH
def test_a_mutant_needs_its_condition(rules: str) -> None:
    """Den-bal-Ton needs a dragon on the opponent's side, Pen-dor-Nith six cards in his areas."""
    me = side(hand=["Den-bal-Ton", "Pen-dor-Nith"])
    few = side(combat=["Torch"])
    assert offers(table(me, few, rules=rules)) == {"retreat"}
    assert "play Den-bal-Ton" in offers(table(me, few, rules=rules, dragons=(0, 1)))
    assert "play Den-bal-Ton" not in offers(table(me, few, rules=rules, dragons=(1, 0)))
    covered = [{"card": name, "covered": True} for name in ("Spark", "Blaze", "Sear", "Volca")]
    many = side(combat=[*covered, "Torch"], support=["Lightning Bolts"])
    assert offers(table(me, many, rules=rules)) == {"play Pen-dor-Nith", "retreat"}


@rule("001 Mutants b")
@BOTH
def test_a_mutant_is_played_as_a_character(rules: str) -> None:
    game = table(
        side(hand=["Den-bal-Ton", "Blaze"], combat=["Spark"]),
        side(combat=["Ignite"], hand=["Volca"]),
        rules=rules,
        element="earth",
        dragons=(0, 1),
    )
    do(game, "play Den-bal-Ton")
    assert zone(game, 0, "active") == {"Den-bal-Ton"}  # it covers Spark
    assert "play Blaze" not in offers(game)
    assert power(game, 0) == 8


@rule("001 Mutants b")
@BOTH
def test_a_mutant_is_not_played_after_the_character_phase(rules: str) -> None:
    game = table(
        side(hand=["Blaze", "Den-bal-Ton", "Fireblast"]),
        side(combat=["Ignite"], hand=["Volca"]),
        rules=rules,
        dragons=(0, 1),
    )
    do(game, "play Blaze", "play Fireblast")
    assert offers(game) == {"announce Fire"}
