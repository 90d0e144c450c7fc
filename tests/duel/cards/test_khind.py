"""The cards of the Khind: characters."""

import pytest

from tests.duel.cards.spec import PLAIN, bluff, both, covered, picks
from tests.duel.kit import do, offers, power, rule, side, table, zone

# --- the Cool: odd and even printed values ----------------------------------------------------------------


@both
@pytest.mark.parametrize(
    ("cool", "fire", "earth"),
    [
        ("Spark", 4 + 3 + 1, 3 + 2 + 2),
        ("CoolCat", 4 + 3 + 1, 0 + 2 + 2),
        ("CoolCop", 0 + 3 + 1, 3 + 2 + 2),
        ("CoolKid", 4 + 0 + 0, 3 + 2 + 2),
        ("CoolCub", 4 + 3 + 1, 3 + 0 + 0),
    ],
)
def test_coolcat_coolcop_coolkid_and_coolcub_zero_odd_or_even_printed_values(
    rules: str, cool: str, fire: int, earth: int
) -> None:
    """CoolCat: odd ones of characters, CoolCop: even ones; CoolKid: odd ones of the others, CoolCub: even."""
    me = side(combat=["Blaze", "Fireblast"], support=["Ballista of Confusion"])  # 4/3, 3/2, 1/2
    game = table(me, side(combat=[cool]), rules=rules)
    assert (power(game, 0, "fire"), power(game, 0, "earth")) == (fire, earth)


@both
@pytest.mark.parametrize("cool", ["CoolCat", "CoolCop", "CoolKid", "CoolCub"])
def test_coolcat_coolcop_coolkid_and_coolcub_ignored_or_covered_zero_nothing(rules: str, cool: str) -> None:
    combat = ["Blaze", "Fireblast"]
    me = side(combat=combat, support=["Ballista of Confusion", "Laughing Gas"])
    game = table(me, side(combat=[cool]), rules=rules)
    assert (power(game, 0, "fire"), power(game, 0, "earth")) == (8, 7)
    me = side(combat=combat, support=["Ballista of Confusion"])
    game = table(me, side(combat=[covered(cool), "Spark"]), rules=rules)
    assert (power(game, 0, "fire"), power(game, 0, "earth")) == (8, 7)


@both
@pytest.mark.parametrize(
    ("cool", "protected", "value"),
    [
        ("CoolCat", "Giant Octopus", 5),
        ("CoolCop", "Electric Eel", 4),
        ("CoolKid", "Ravenous Razorjaw", 3),
    ],
)
def test_coolcat_coolcop_and_coolkid_do_not_reduce_protected_cards(
    rules: str, cool: str, protected: str, value: int
) -> None:
    area = "support" if protected == "Ravenous Razorjaw" else "combat"
    game = table({area: [protected]}, side(combat=[cool]), rules=rules)
    assert power(game, 0) == value


@both
def test_coolcub_zeroes_the_printed_two_of_a_bluff(rules: str) -> None:
    me = side(combat=["Spark"], support=[bluff("Captain Su Cha")])
    assert power(table(me, side(combat=["CoolCub"]), rules=rules), 0) == 4
    assert power(table(me, side(combat=["CoolKid"]), rules=rules), 0) == 4 + 2


@rule("001 Power Phase c", "000 Special Rules 7")
def test_coolcat_before_a_raise_in_legends_and_after_it_in_classic() -> None:
    me = side(combat=["Volca", "Potion of Sparkling Fire"])  # 5 Fire raised to 6
    for rules, value in (("legends", 6), ("classic", 0)):
        assert power(table(me, side(combat=["CoolCat"]), rules=rules), 0) == value


# --- TopGun, Oath of Khindship ----------------------------------------------------------------------------


@both
def test_topgun_draws_one_more_card_at_the_end_if_its_owner_likes(rules: str) -> None:
    game = table(side(hand=["TopGun"], deck=PLAIN[:9]), side(), rules=rules)
    do(game, "play TopGun", "announce Fire")
    assert offers(game) == {"use TopGun", "done"}
    left = game.copy()
    do(left, "done")
    assert len(zone(left, 0, "hand")) == 6
    do(game, "use TopGun")
    assert len(zone(game, 0, "hand")) == 7
    assert game.current == 1


@both
def test_topgun_is_stopped_by_ignoring_and_bans_on_drawing(rules: str) -> None:
    for stop in ("Laughing Gas", "Wall of Fire", "Maddening Twitter", "Gluing Dust"):
        game = table(side(hand=["TopGun"], deck=PLAIN[:9]), side(support=[stop]), rules=rules)
        do(game, "play TopGun", "announce Fire")
        assert game.current == 1, stop


# --- TopDog -----------------------------------------------------------------------------------------------


@both
def test_topdog_discards_one_card_with_an_icon_but_not_the_last_character(rules: str) -> None:
    game = table(
        side(hand=["TopDog"], support=["Tome of Wisdom", "Trebuchet of Fear", "Lightning Bolts"]),
        side(
            combat=[covered("Wild Gazelle"), "Young Fox", "Launch Rockdrop", "Hail of Arrows"],
            support=["Homing Missiles", "Hypnotic Rattle", bluff("Captain Su Cha")],
        ),
        rules=rules,
    )
    do(game, "play TopDog", "use TopDog")
    assert picks(game) == {"Launch Rockdrop", "Homing Missiles", "face-down card 1"}
    do(game, "pick Homing Missiles")
    assert zone(game, 1, "discard") == {"Homing Missiles"}
    assert "use TopDog" not in offers(game)  # once a turn


@rule("004 TopDog and Drown Resistance")
@both
def test_topdog_may_count_a_protected_card_as_the_character_that_remains(rules: str) -> None:
    me = side(hand=["TopDog"], support=["Tome of Wisdom"])
    game = table(me, side(combat=["Terrible Kraken", "Young Bear"]), rules=rules)
    do(game, "play TopDog", "use TopDog")
    assert picks(game) == {"Young Bear"}


@both
def test_topdog_may_take_one_of_two_characters(rules: str) -> None:
    me = side(hand=["TopDog"], support=["Tome of Wisdom"])
    game = table(me, side(combat=["Young Fox", "Torch"]), rules=rules)
    do(game, "play TopDog", "use TopDog")
    assert picks(game) == {"Young Fox"}  # Torch has no icon


@rule("004 Once per Turn a", "004 Once per Turn b")
@both
def test_topdog_speaks_once_on_each_own_turn_when_its_owner_likes(rules: str) -> None:
    me = side(hand=["Spark"], combat=["TopDog"])
    game = table(me, side(support=["Homing Missiles", "Fire Swamp"]), rules=rules)
    do(game, "use TopDog", "pick Fire Swamp")
    assert offers(game) == {"play Spark", "retreat"}


@both
def test_topdog_ignored_discards_nothing(rules: str) -> None:
    me = side(hand=["TopDog"])
    game = table(me, side(support=["Fire Swamp", "Laughing Gas"]), rules=rules)
    do(game, "play TopDog")
    assert offers(game) == {"announce Fire"}


# --- TopNotch ---------------------------------------------------------------------------------------------


@both
def test_topnotch_discards_one_booster_or_support_once_a_turn(rules: str) -> None:
    me = side(hand=["TopNotch"], support=["Tome of Wisdom", "Trebuchet of Fear"])
    they = side(
        combat=[covered("Fireblast"), "Glimmer", "Whirling Hatchet"],
        support=["Ravenous Razorjaw", "Ballista of Confusion"],
    )
    game = table(me, they, rules=rules)
    do(game, "play TopNotch", "use TopNotch")
    assert picks(game) == {"Whirling Hatchet", "Ballista of Confusion"}
    do(game, "pick Whirling Hatchet")
    assert zone(game, 1, "discard") == {"Whirling Hatchet"}
    assert offers(game) == {"announce Fire"}


@both
def test_topnotch_may_help_before_the_next_character_is_played(rules: str) -> None:
    me = side(hand=["Spark"], combat=["TopNotch"])
    game = table(me, side(support=["Tome of Wisdom", "Trebuchet of Fear"]), rules=rules)
    assert "play Spark" not in offers(game)  # 4 against 5
    do(game, "use TopNotch", "pick Tome of Wisdom")
    assert offers(game) == {"play Spark", "retreat"}


@both
def test_topnotch_may_be_kept_for_the_end_of_the_turn(rules: str) -> None:
    me = side(hand=["TopNotch"], support=["Tome of Wisdom"])
    game = table(me, side(support=["Trebuchet of Fear"]), rules=rules)
    do(game, "play TopNotch", "announce Fire")
    assert offers(game) == {"use TopNotch", "done"}
    do(game, "use TopNotch", "pick Trebuchet of Fear")
    assert zone(game, 1, "support") == set()


@both
def test_topnotch_ignored_discards_nothing(rules: str) -> None:
    game = table(side(hand=["TopNotch"]), side(support=["Brain Drain", "Laughing Gas"]), rules=rules)
    do(game, "play TopNotch")
    assert offers(game) == {"announce Fire"}


# --- TopBanana, TopShot -----------------------------------------------------------------------------------


@both
def test_topbanana_makes_the_opponent_discard_a_card_of_his_choice_at_the_end(rules: str) -> None:
    game = table(side(hand=["TopBanana"]), side(hand=["Spark", "Muster Reinforcements"]), rules=rules)
    do(game, "play TopBanana", "announce Fire")
    assert offers(game) == {"use TopBanana", "done"}
    do(game, "use TopBanana")
    assert game.player == 1
    assert offers(game) == {"pick Spark", "pick Muster Reinforcements"}
    do(game, "pick Muster Reinforcements")
    assert zone(game, 1, "hand") == {"Spark"}
    assert zone(game, 1, "pile") == {"Muster Reinforcements"}


@both
def test_topbanana_against_an_empty_hand_or_ignored_asks_nothing(rules: str) -> None:
    for they in (side(), side(hand=["Spark", "Torch"], support=["Laughing Gas"])):
        game = table(side(hand=["TopBanana"]), they, rules=rules)
        do(game, "play TopBanana", "announce Fire")
        assert game.current == 1


@both
def test_topshot_discards_the_top_of_the_other_deck_at_the_end(rules: str) -> None:
    they = side(deck_top=["Blaze"], deck=["Spark", "Torch"])
    game = table(side(hand=["TopShot"]), they, rules=rules)
    do(game, "play TopShot", "announce Fire")
    assert offers(game) == {"use TopShot", "done"}
    do(game, "use TopShot")
    assert zone(game, 1, "discard") == {"Blaze"}
    assert zone(game, 1, "deck") == {"Spark", "Torch"}


@both
def test_topshot_sends_a_leadership_card_to_the_leader(rules: str) -> None:
    game = table(side(hand=["TopShot"]), side(deck_top=["Cast Cataclysm"]), rules=rules)
    do(game, "play TopShot", "announce Fire", "use TopShot")
    assert zone(game, 1, "pile") == {"Cast Cataclysm"}


@both
def test_topshot_against_an_empty_deck_or_ignored_does_nothing(rules: str) -> None:
    for they in (side(hand=["Spark"]), side(deck=["Spark"], support=["Laughing Gas"])):
        game = table(side(hand=["TopShot"]), they, rules=rules)
        do(game, "play TopShot", "announce Fire")
        assert game.current == 1


# --- FunFun -----------------------------------------------------------------------------------------------


@both
def test_funfun_doubles_both_values_of_all_own_characters(rules: str) -> None:
    me = side(combat=["FunFun", "FunFair", "FunFlip", "Fireblast"], support=["Tome of Wisdom"])
    game = table(me, side(combat=["Spark"]), rules=rules)
    assert power(game, 0, "fire") == 6 + 2 + 3 + 3
    assert power(game, 0, "earth") == 4 + 6 + 2 + 3
    assert power(game, 1, "fire") == 4


@both
def test_funfun_ignored_doubles_nothing(rules: str) -> None:
    me = side(combat=["FunFun", "FunFair"])
    assert power(table(me, side(), rules=rules), 0) == 6
    assert power(table(me, side(combat=["Tittertweet"]), rules=rules), 0) == 3
    assert power(table(me, side(combat=["Mad Mike Magpie"]), rules=rules), 0) == 0


# --- KhindKin ---------------------------------------------------------------------------------------------


@both
def test_khindkin_may_be_played_without_covering_the_active_cards(rules: str) -> None:
    me = side(hand=["KhindKin"], combat=[covered("Torch"), "Blaze", "Fireblast"])
    game = table(me, side(), rules=rules)
    assert offers(game) == {"play KhindKin", "add KhindKin", "retreat"}
    covering = game.copy()
    do(covering, "play KhindKin")
    assert zone(covering, 0, "active") == {"KhindKin"}
    do(game, "add KhindKin")
    assert zone(game, 0, "active") == {"KhindKin", "Blaze", "Fireblast"}
    assert power(game, 0) == 1 + 4 + 3


@both
def test_khindkin_ignored_covers_as_usual(rules: str) -> None:
    me = side(hand=["KhindKin"], combat=["Blaze"])
    for they in (side(support=["Laughing Gas"]), side(combat=["Hank Highflyer Hawk"])):
        assert offers(table(me, they, rules=rules)) == {"play KhindKin", "retreat"}
