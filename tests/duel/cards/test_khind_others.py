"""The cards of the Khind: booster, support and leadership cards."""

from tests.duel.cards.spec import PLAIN, both, covered, picks, retreat
from tests.duel.kit import do, offers, power, rule, side, table, zone

# --- Sling of Dismay --------------------------------------------------------------------------------------


@both
def test_sling_of_dismay_attracts_one_dragon_more_when_the_opponent_retreats(rules: str) -> None:
    they = side(combat=["Spark", "Sling of Dismay"])
    assert retreat(table(side(), they, rules=rules)) == (0, 2)
    assert retreat(table(they, side(), rules=rules)) == (0, 1)  # its owner retreats


@both
def test_sling_of_dismay_covered_or_ignored_attracts_nothing(rules: str) -> None:
    they = side(combat=["Spark", "Sling of Dismay"])
    for ignorer in ("Trillilling", "Tittertweet"):
        assert retreat(table(side(combat=[ignorer]), they, rules=rules)) == (0, 1)
    hidden = side(combat=[covered("Sling of Dismay"), "Spark"])
    assert retreat(table(side(), hidden, rules=rules)) == (0, 1)


# --- Gluing Dust ------------------------------------------------------------------------------------------


@both
def test_gluing_dust_lets_one_card_a_turn_leave_the_draw_deck(rules: str) -> None:
    me = side(hand=["Blaze", "Blow Whistle of Friendship"], deck=PLAIN[:8])
    game = table(me, side(support=["Gluing Dust"]), rules=rules)
    fetched = game.copy()
    do(game, "play Blaze", "announce Fire")
    assert len(zone(game, 0, "hand")) == 2  # the Whistle and one card
    do(fetched, "play Blow Whistle of Friendship", f"pick {PLAIN[2]}", "play Blaze", "announce Fire")
    assert zone(fetched, 0, "hand") == {PLAIN[2]}


def test_gluing_dust_leaves_muster_reinforcements_nothing_in_legends_and_one_card_in_classic() -> None:
    me = side(hand=["Muster Reinforcements", "Blaze"], deck=PLAIN[:8])
    for rules, count in (("legends", 1), ("classic", 2)):
        game = table(me, side(support=["Gluing Dust"]), rules=rules)
        do(game, "play Muster Reinforcements")
        if rules == "classic":
            do(game, "yes")
        assert "yes" not in offers(game)
        assert len(zone(game, 0, "hand")) == count


@both
def test_gluing_dust_counts_only_the_draw_deck(rules: str) -> None:
    me = side(hand=["Blaze", "Call Spirit of the Underworld"], discard=["Torch"], deck=PLAIN[:8])
    game = table(me, side(support=["Gluing Dust"]), rules=rules)
    do(game, "play Call Spirit of the Underworld", "pick Torch", "play Blaze", "announce Fire")
    assert len(zone(game, 0, "hand")) == 2


@both
def test_gluing_dust_holds_only_on_the_turn_of_the_opponent(rules: str) -> None:
    they = side(hand=["Chosen of Earth", "Spark"], support=["Gluing Dust"], deck=["Volca"])
    game = table(side(deck=PLAIN[:4]), they, player=1, rules=rules)
    do(game, "play Chosen of Earth")
    assert len(zone(game, 0, "hand")) == 3


@both
def test_gluing_dust_ignored_limits_nothing(rules: str) -> None:
    me = side(hand=["Blaze"], support=["Laughing Gas"], deck=PLAIN[:8])
    game = table(me, side(support=["Gluing Dust"]), rules=rules)
    do(game, "play Blaze", "announce Fire")
    assert len(zone(game, 0, "hand")) == 6


# --- Pandemonium ------------------------------------------------------------------------------------------


@rule("004 Preventing Bluff Cards a", "004 Preventing the Loading of Ships")
@both
def test_pandemonium_bars_supports_free_ones_bluffs_and_loading_too(rules: str) -> None:
    hand = ["Spark", "Fireblast", "Tome of Wisdom", "Fire Swamp", "Captain Su Cha"]
    me = side(hand=hand, ships=["Rising Sun"])
    game = table(me, side(support=["Pandemonium"]), rules=rules)
    do(game, "play Spark")
    assert offers(game) == {"play Fireblast", "announce Fire"}
    without = table(me, side(), rules=rules)
    do(without, "play Spark")
    assert {"play Tome of Wisdom", "play Fire Swamp", "bluff Captain Su Cha"} < offers(without)
    assert "load Tome of Wisdom onto Rising Sun" in offers(without)


@both
def test_pandemonium_ignored_bars_nothing(rules: str) -> None:
    me = side(hand=["Spark", "Tome of Wisdom"], support=["Laughing Gas"])
    game = table(me, side(support=["Pandemonium"]), rules=rules)
    do(game, "play Spark")
    assert "play Tome of Wisdom" in offers(game)


# --- Laughing Gas -----------------------------------------------------------------------------------------


@both
def test_laughing_gas_ignores_texts_except_those_of_flit_characters(rules: str) -> None:
    they = side(support=["Laughing Gas"])
    me = side(combat=["Demegodas the Odd"], support=["Tome of Wisdom"])
    assert power(table(me, they, rules=rules), 0) == 2 + 3
    assert power(table(me, side(), rules=rules), 0) == 2 + 6
    crow = side(combat=["Carl Kamikaze Crow", "Fireblast"])
    assert power(table(crow, they, rules=rules), 0) == 6


@both
def test_laughing_gas_does_nothing_against_laughing_gas(rules: str) -> None:
    me = side(combat=["Demegodas the Odd"], support=["Tome of Wisdom", "Laughing Gas"])
    they = side(combat=["Ignite", "Elemental Enchantment"], support=["Laughing Gas"])
    game = table(me, they, rules=rules)
    assert power(game, 0) == 2 + 3  # both speak
    assert power(game, 1) == 2


@both
def test_laughing_gas_is_stopped_by_flitterflutter_and_by_tittertweet(rules: str) -> None:
    they = side(support=["Laughing Gas", "Flickering Fires"], combat=["Ignite", "Elemental Enchantment"])
    for flit in ("Flitterflutter", "Tittertweet"):
        me = side(hand=["Muster Reinforcements"], combat=[flit, "Volcanic Gauntlets"])
        game = table(me, they, rules=rules)
        assert "play Muster Reinforcements" in offers(game)
        assert power(game, 0) == 4  # its own text speaks: 2 doubled


# --- Oath of Khindship ------------------------------------------------------------------------------------


@both
def test_oath_of_khindship_draws_one_more_card_at_the_end(rules: str) -> None:
    me = side(hand=["TopGun"], support=["Oath of Khindship"], deck=PLAIN[:9])
    game = table(me, side(), rules=rules)
    do(game, "play TopGun", "announce Fire")
    assert offers(game) == {"use TopGun", "use Oath of Khindship", "done"}
    do(game, "use Oath of Khindship")
    assert len(zone(game, 0, "hand")) == 7
    assert offers(game) == {"use TopGun", "done"}  # each of the two speaks for itself
    do(game, "use TopGun")
    assert len(zone(game, 0, "hand")) == 8


@both
def test_oath_of_khindship_ignored_or_barred_draws_nothing(rules: str) -> None:
    me = side(hand=["Spark"], support=["Oath of Khindship"], deck=PLAIN[:9])
    for they in (
        side(combat=["Flitterflutter"]),
        side(support=["Laughing Gas"]),
        side(support=["Maddening Twitter"]),
        side(support=["Wall of Fire"]),
    ):
        game = table(me, they, rules=rules)
        do(game, "play Spark", "announce Fire")
        assert game.current == 1


# --- Blow Whistle of Friendship ---------------------------------------------------------------------------


@both
def test_blow_whistle_of_friendship_fetches_any_card_of_the_draw_deck(rules: str) -> None:
    me = side(hand=["Blow Whistle of Friendship"], deck=["Spark", "Cast Cataclysm"], discard=["Torch"])
    game = table(me, side(), rules=rules)
    do(game, "play Blow Whistle of Friendship")
    assert offers(game) == {"pick Spark", "pick Cast Cataclysm", "done", "no"}
    left = game.copy()
    do(left, "no")
    assert zone(left, 0, "hand") == set()
    events = do(game, "pick Cast Cataclysm")
    assert zone(game, 0, "hand") == {"Cast Cataclysm"}
    assert [kind for kind, *_ in events][:2] == ["take", "shuffle"]  # shown, then shuffled


@both
def test_blow_whistle_of_friendship_ignored_or_barred_fetches_nothing(rules: str) -> None:
    me = side(hand=["Blow Whistle of Friendship"], deck=PLAIN[:3])
    for stop in ("Laughing Gas", "Wall of Fire"):
        game = table(me, side(support=[stop]), rules=rules)
        do(game, "play Blow Whistle of Friendship")
        assert offers(game) == {"retreat"}, stop


# --- Open Lucky Bag of Life -------------------------------------------------------------------------------


@both
def test_open_lucky_bag_of_life_draws_three_cards_from_the_discard_pile(rules: str) -> None:
    me = side(hand=["Open Lucky Bag of Life"], discard=PLAIN[:5], deck=["Spark"])
    game = table(me, side(support=["Wall of Fire"]), rules=rules)
    do(game, "play Open Lucky Bag of Life")
    assert offers(game) == {"yes", "no"}
    do(game, "yes")
    assert len(zone(game, 0, "hand")) == 3
    assert zone(game, 0, "hand") | zone(game, 0, "discard") == set(PLAIN[:5])


def test_open_lucky_bag_of_life_with_two_cards_all_or_nothing_in_legends() -> None:
    me = side(hand=["Open Lucky Bag of Life"], discard=PLAIN[:2])
    for rules, count in (("legends", 0), ("classic", 2)):
        game = table(me, side(), rules=rules)
        do(game, "play Open Lucky Bag of Life")
        if rules == "classic":
            do(game, "yes")
        assert "yes" not in offers(game)
        assert len(zone(game, 0, "hand")) == count


@both
def test_open_lucky_bag_of_life_ignored_or_barred_draws_nothing(rules: str) -> None:
    me = side(hand=["Open Lucky Bag of Life"], discard=PLAIN[:5])
    for stop in ("Tittertweet", "Bottelus Emptius"):
        game = table(me, side(combat=[stop]), rules=rules)
        do(game, "play Open Lucky Bag of Life")
        assert offers(game) == {"retreat"}, stop


# --- Bounce Back ------------------------------------------------------------------------------------------


@both
def test_bounce_back_lets_the_active_cards_attack_again(rules: str) -> None:
    me = side(hand=["Bounce Back", "Spark", "Tome of Wisdom"], combat=["Blaze", "Fireblast"])
    game = table(me, side(combat=["Scorch the Inflammable"]), rules=rules)
    do(game, "play Bounce Back")
    assert offers(game) == {"announce Fire", "retreat"}  # STOP: no further cards
    do(game, "announce Fire")
    assert game.current == 1
    assert zone(game, 0, "active") == {"Blaze", "Fireblast"}


@both
def test_bounce_back_still_has_to_match_the_power(rules: str) -> None:
    me = side(hand=["Bounce Back", "Flamebreath the Dazzling"], combat=["Spark"])
    game = table(me, side(combat=["Scorch the Inflammable"]), rules=rules)
    do(game, "play Bounce Back")
    assert offers(game) == {"retreat"}


@rule("004 Bounce Back a", "004 Bounce Back b")
@both
def test_bounce_back_lets_texts_speak_again_but_not_those_of_the_moment_of_playing(rules: str) -> None:
    me = side(hand=["Bounce Back"], combat=["TopDog", "TopGun", "Cinder"], deck=PLAIN[:8])
    game = table(me, side(support=["Fire Swamp"]), rules=rules)
    do(game, "play Bounce Back")
    assert offers(game) == {"use TopDog", "announce Fire", "retreat"}
    do(game, "announce Fire")
    assert "use TopGun" in offers(game)


@rule("004 Stop b")
def test_bounce_back_leaves_the_extra_support_of_an_active_card_in_legends() -> None:
    me = side(hand=["Bounce Back", "Tome of Wisdom", "Fireblast"], combat=["Genathones the Blind"])
    for rules, more in (("legends", {"play Tome of Wisdom"}), ("classic", set[str]())):
        game = table(me, side(), rules=rules)
        do(game, "play Bounce Back")
        assert offers(game) == {"announce Fire", "retreat"} | more


@both
def test_bounce_back_does_not_meet_a_demand_for_a_support_but_is_the_one_card_of_brain_drain(
    rules: str,
) -> None:
    me = side(hand=["Bounce Back", "Spark", "Tome of Wisdom"], combat=["Blaze"])
    game = table(me, side(combat=["Kabu Kat"]), rules=rules)
    do(game, "play Bounce Back")
    assert offers(game) == {"retreat"}
    game = table(me, side(support=["Brain Drain"]), rules=rules)
    do(game, "play Bounce Back")
    assert offers(game) == {"announce Fire", "retreat"}


@both
def test_bounce_back_starts_no_fight(rules: str) -> None:
    me = side(hand=["Bounce Back", "Spark"])
    game = table(me, side(hand=["Torch"]), fight=False, element=None, rules=rules)
    do(game, "play Bounce Back")
    assert offers(game) == {"decline"}


@both
def test_bounce_back_with_its_text_ignored_leaves_its_stop(rules: str) -> None:
    me = side(hand=["Bounce Back", "Spark"], combat=["Blaze"])
    game = table(me, side(combat=["Tittertweet"]), rules=rules)
    do(game, "play Bounce Back")
    assert offers(game) == {"retreat"}


@both
def test_bounce_back_wholly_ignored_leaves_nothing(rules: str) -> None:
    me = side(hand=["Bounce Back", "Spark"], combat=["Blaze"])
    game = table(me, side(combat=["Mad Mike Magpie"]), rules=rules)
    do(game, "play Bounce Back")
    assert offers(game) == {"play Spark", "retreat"}
    assert not picks(game)
