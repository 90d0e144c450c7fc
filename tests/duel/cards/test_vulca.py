"""The cards of the Vulca: characters, boosters and supports."""

from tests.duel.cards.spec import PLAIN, bluff, both, covered, picks, retreat
from tests.duel.kit import do, offers, power, rule, side, table, zone

# --- Cinder -----------------------------------------------------------------------------------------------


@both
def test_cinder_discards_one_active_booster_or_support_but_none_that_is_protected(rules: str) -> None:
    game = table(
        side(hand=["Cinder"], support=["Tome of Wisdom"]),
        side(
            combat=[covered("Fireblast"), "Shimmer", "Hail of Arrows"],
            support=["Ravenous Razorjaw", "Fire Swamp"],
        ),
        element="earth",
        rules=rules,
    )
    do(game, "play Cinder")
    assert offers(game) == {"pick Hail of Arrows", "pick Fire Swamp", "no"}
    do(game, "pick Fire Swamp")
    assert zone(game, 1, "discard") == {"Fire Swamp"}
    assert offers(game) == {"announce Earth"}  # one card, not more


def test_cinder_reaches_a_face_down_card_and_may_be_left() -> None:
    game = table(side(hand=["Cinder"]), side(support=[bluff("Captain Su Cha")]))
    do(game, "play Cinder")
    assert offers(game) == {"pick face-down card 1", "no"}
    do(game, "no")
    assert zone(game, 1, "support") == {"Captain Su Cha"}


@rule("004 After Playing b")
@both
def test_cinder_speaks_only_when_it_is_played(rules: str) -> None:
    game = table(side(hand=["Spark"], combat=["Cinder"]), side(support=["Fire Swamp"]), rules=rules)
    assert offers(game) == {"play Spark", "retreat"}


@both
def test_cinder_ignored_discards_nothing(rules: str) -> None:
    game = table(side(hand=["Cinder"]), side(support=["Laughing Gas"]), rules=rules)
    do(game, "play Cinder")
    assert offers(game) == {"announce Fire"}


# --- Flare ------------------------------------------------------------------------------------------------


@both
def test_flare_draws_two_more_cards_at_the_end_if_its_owner_likes(rules: str) -> None:
    game = table(side(hand=["Flare"], deck=PLAIN[:9]), side(), rules=rules)
    do(game, "play Flare", "announce Fire")
    assert len(zone(game, 0, "hand")) == 6
    assert offers(game) == {"use Flare", "done"}
    left = game.copy()
    do(left, "done")
    assert len(zone(left, 0, "hand")) == 6
    do(game, "use Flare")
    assert len(zone(game, 0, "hand")) == 8
    assert game.current == 1


def test_flare_with_one_card_left_draws_none_in_legends_and_one_in_classic() -> None:
    for rules in ("legends", "classic"):
        game = table(side(hand=["Flare"], deck=PLAIN[:7]), side(), rules=rules)
        do(game, "play Flare", "announce Fire")
        if rules == "classic":
            do(game, "use Flare")
        assert game.current == 1
        assert len(zone(game, 0, "hand")) == (7 if rules == "classic" else 6)


@both
def test_flare_is_stopped_by_ignoring_and_by_a_ban_on_more_cards_at_the_end(rules: str) -> None:
    for stop in ("Laughing Gas", "Maddening Twitter"):
        game = table(side(hand=["Flare"], deck=PLAIN[:9]), side(support=[stop]), rules=rules)
        do(game, "play Flare", "announce Fire")
        assert game.current == 1, stop
        assert len(zone(game, 0, "hand")) == 6


# --- Ember ------------------------------------------------------------------------------------------------


@both
def test_ember_bars_characters_without_text(rules: str) -> None:
    me = side(hand=["Spark", "Flare", "Fel-nar-Gan", "Fireblast"])
    game = table(me, side(combat=["Ember"]), rules=rules)
    assert offers(game) == {"play Flare", "play Fel-nar-Gan", "retreat"}
    do(game, "play Flare")
    assert "play Fireblast" in offers(game)  # a booster without text
    without = table(me, side(combat=[covered("Ember"), "Torch"]), rules=rules)
    assert "play Spark" in offers(without)


@both
def test_ember_leaves_nothing_but_retreat_to_a_hand_without_texts(rules: str) -> None:
    game = table(side(hand=["Spark", "Blaze"]), side(combat=["Ember"]), rules=rules)
    assert offers(game) == {"retreat"}


@both
def test_ember_ignored_bars_nothing(rules: str) -> None:
    game = table(side(hand=["Spark"], support=["Laughing Gas"]), side(combat=["Ember"]), rules=rules)
    assert "play Spark" in offers(game)


# --- Erupta -----------------------------------------------------------------------------------------------


@both
def test_erupta_shuffles_the_other_areas_in_except_active_protected_cards(rules: str) -> None:
    game = table(
        side(hand=["Erupta", "Fireblast"], support=["Tome of Wisdom"]),
        side(
            combat=[covered("Blaze"), covered("Electric Eel"), "Terrible Kraken", "Fireblast"],
            support=["Ravenous Razorjaw", "Tome of Wisdom", bluff("Captain Su Cha")],
        ),
        rules=rules,
    )
    do(game, "play Erupta", "yes")
    assert zone(game, 1, "combat") == {"Terrible Kraken"}
    assert zone(game, 1, "support") == {"Ravenous Razorjaw"}
    assert zone(game, 1, "deck") == {"Blaze", "Electric Eel", "Fireblast", "Tome of Wisdom", "Captain Su Cha"}
    assert zone(game, 1, "discard") == set()


@both
def test_erupta_may_be_left_and_can_be_ignored(rules: str) -> None:
    game = table(side(hand=["Erupta"]), side(combat=["Ember"]), rules=rules)
    do(game, "play Erupta")
    assert offers(game) == {"yes", "no"}
    do(game, "no")
    assert zone(game, 1, "combat") == {"Ember"}
    game = table(side(hand=["Erupta"]), side(combat=["Ember"], support=["Laughing Gas"]), rules=rules)
    do(game, "play Erupta")
    assert offers(game) == {"announce Fire"}


# --- Elemental Enchantment --------------------------------------------------------------------------------


@both
def test_elemental_enchantment_raises_a_lower_total_to_six(rules: str) -> None:
    game = table(
        side(combat=["Ignite", "Elemental Enchantment"], support=["Lightning Bolts"]), side(), rules=rules
    )
    assert power(game, 0, "fire") == 6  # 2 + 3 raised
    assert power(game, 0, "earth") == 6  # 4 + 1 raised
    higher = table(side(combat=["Flamebreath the Dazzling", "Elemental Enchantment"]), side(), rules=rules)
    assert power(higher, 0) == 7


@both
def test_elemental_enchantment_works_with_an_ignored_character_but_not_ignored_itself(rules: str) -> None:
    me = side(combat=["Glimmer", "Elemental Enchantment"])
    assert power(table(me, side(combat=["Hank Highflyer Hawk"]), rules=rules), 0) == 6
    assert power(table(me, side(combat=["Trillilling"]), rules=rules), 0) == 2
    assert power(table(me, side(combat=["Tittertweet"]), rules=rules), 0) == 2


# --- Gauntlets --------------------------------------------------------------------------------------------


@both
def test_volcanic_gauntlets_double_the_fire_of_one_active_character(rules: str) -> None:
    game = table(
        side(hand=["Blaze", "Sun Setting", "Volcanic Gauntlets"], support=["Lightning Bolts"]),
        side(),
        rules=rules,
    )
    do(game, "play Blaze", "play Sun Setting", "play Volcanic Gauntlets")
    assert offers(game) == {"pick Blaze", "pick Sun Setting"}
    other = game.copy()
    do(game, "pick Blaze")
    do(other, "pick Sun Setting")
    assert power(game, 0, "fire") == 8 + 2 + 3
    assert power(other, 0, "fire") == 4 + 4 + 3
    assert power(game, 0, "earth") == 3 + 1 + 1


@both
def test_volcanic_gauntlets_ignored_double_nothing(rules: str) -> None:
    me = side(combat=["Blaze", "Volcanic Gauntlets"])
    assert power(table(me, side(), rules=rules), 0) == 8
    for ignorer in ("Trillilling", "Tittertweet"):
        assert power(table(me, side(combat=[ignorer]), rules=rules), 0) == 4
    assert power(table(me, side(combat=["Hank Highflyer Hawk"]), rules=rules), 0) == 0


@both
def test_titanic_gauntlets_double_the_earth_of_one_active_character(rules: str) -> None:
    game = table(side(hand=["Blaze", "Moon Rising", "Titanic Gauntlets"]), side(), rules=rules)
    do(game, "play Blaze", "play Moon Rising", "play Titanic Gauntlets")
    assert offers(game) == {"pick Blaze", "pick Moon Rising"}
    do(game, "pick Blaze")
    assert power(game, 0, "earth") == 6 + 2
    assert power(game, 0, "fire") == 4 + 1


@both
def test_titanic_gauntlets_ignored_double_nothing(rules: str) -> None:
    me = side(combat=["Blaze", "Titanic Gauntlets"])
    assert power(table(me, side(), rules=rules), 0, "earth") == 6
    assert power(table(me, side(combat=["Trillilling"]), rules=rules), 0, "earth") == 3
    assert power(table(me, side(support=["Laughing Gas"]), rules=rules), 0, "earth") == 3


# --- Flickering Fires -------------------------------------------------------------------------------------


@both
def test_flickering_fires_bar_leadership_cards_only(rules: str) -> None:
    me = side(hand=["Muster Reinforcements", "Sea Falcon", "Spark", "Fireblast"])
    game = table(me, side(support=["Flickering Fires"]), rules=rules)
    assert offers(game) == {"play Sea Falcon", "play Spark", "retreat"}
    do(game, "play Spark")
    assert "play Fireblast" in offers(game)
    assert "play Muster Reinforcements" in offers(table(me, side(), rules=rules))


@rule("004 Order of Applying b", "000 Special Rules 1")
@both
def test_flickering_fires_bar_even_the_card_that_would_ignore_them(rules: str) -> None:
    me = side(hand=["Enthrall Opposition", "Spark"])
    assert "play Enthrall Opposition" not in offers(
        table(me, side(support=["Flickering Fires"]), rules=rules)
    )


@both
def test_flickering_fires_ignored_bar_nothing(rules: str) -> None:
    hand = ["Muster Reinforcements", "Spark"]
    for me in (side(hand=hand, combat=["Flitterflutter"]), side(hand=hand, support=["Laughing Gas"])):
        game = table(me, side(support=["Flickering Fires"]), rules=rules)
        assert "play Muster Reinforcements" in offers(game)


# --- Heat Haze --------------------------------------------------------------------------------------------


@both
def test_heat_haze_bars_characters_and_boosters_with_text(rules: str) -> None:
    hand = ["Cinder", "Fel-nar-Gan", "Blaze", "Elemental Enchantment", "Fireblast", "Flickering Fires"]
    me = side(hand=[*hand, "Cast Cataclysm"])
    game = table(me, side(support=["Heat Haze"]), rules=rules)
    assert offers(game) == {"play Cast Cataclysm", "play Blaze", "retreat"}
    do(game, "play Blaze")
    assert offers(game) == {"play Fireblast", "play Flickering Fires", "announce Fire"}
    without = table(me, side(), rules=rules)
    assert {"play Cinder", "play Fel-nar-Gan"} < offers(without)
    do(without, "play Blaze")
    assert "play Elemental Enchantment" in offers(without)


@both
def test_heat_haze_ignored_bars_nothing(rules: str) -> None:
    game = table(side(hand=["Cinder"], support=["Laughing Gas"]), side(support=["Heat Haze"]), rules=rules)
    assert "play Cinder" in offers(game)


# --- Wall of Fire -----------------------------------------------------------------------------------------


@both
def test_wall_of_fire_lets_no_card_leave_the_draw_deck(rules: str) -> None:
    me = side(hand=["Blaze", "Blow Whistle of Friendship"], deck=PLAIN[:6])
    game = table(me, side(support=["Wall of Fire"]), rules=rules)
    do(game, "play Blow Whistle of Friendship")
    assert not picks(game)
    do(game, "play Blaze", "announce Fire")
    assert zone(game, 0, "hand") == set()
    ignored = table({**me, "support": ["Laughing Gas"]}, side(support=["Wall of Fire"]), rules=rules)
    do(ignored, "play Blaze", "announce Fire")
    assert len(zone(ignored, 0, "hand")) == 6


@both
def test_wall_of_fire_holds_on_its_owners_turn_too(rules: str) -> None:
    they = side(hand=["Chosen of Earth", "Spark"], support=["Wall of Fire"], deck=["Volca"])
    game = table(side(deck=PLAIN[:4]), they, player=1, rules=rules)
    do(game, "play Chosen of Earth")
    assert zone(game, 0, "hand") == set()
    assert zone(game, 1, "hand") == {"Spark", "Volca"}


@both
def test_wall_of_fire_leaves_the_discard_pile_and_the_table_open(rules: str) -> None:
    game = table(
        side(hand=["Call Spirit of the Underworld"], discard=["Blaze"], combat=["Ciklarethas the Bitter"]),
        side(support=["Wall of Fire"]),
        phase="beginning",
        rules=rules,
    )
    assert "retrieve Ciklarethas the Bitter" in offers(game)
    do(game, "play Call Spirit of the Underworld")
    assert picks(game) == {"Blaze"}


@both
def test_wall_of_fire_is_gone_when_hands_are_refreshed_after_the_fight(rules: str) -> None:
    game = table(side(hand=["Blaze"], deck=PLAIN[:5]), side(support=["Wall of Fire"]), rules=rules)
    retreat(game)
    assert zone(game, 0, "hand") == {"Blaze", *PLAIN[:5]}


# --- Fearsome Spirits -------------------------------------------------------------------------------------


@both
def test_fearsome_spirits_attract_one_dragon_more_when_the_opponent_retreats(rules: str) -> None:
    assert retreat(table(side(), side(support=["Fearsome Spirits"]), rules=rules)) == (0, 2)
    assert retreat(table(side(), side(support=["Tome of Wisdom"]), rules=rules)) == (0, 1)


@both
def test_fearsome_spirits_give_nothing_when_their_owner_retreats(rules: str) -> None:
    assert retreat(table(side(support=["Fearsome Spirits"]), side(), rules=rules)) == (0, 1)


@both
def test_fearsome_spirits_ignored_attract_nothing(rules: str) -> None:
    for me in (side(combat=["Flitterflutter"]), side(support=["Laughing Gas"])):
        assert retreat(table(me, side(support=["Fearsome Spirits"]), rules=rules)) == (0, 1)
