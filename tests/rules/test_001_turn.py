"""Legends rulebook: turns and fights, and the Beginning, Leadership and Engagement phases."""

import pytest

from bluemoon.duel.engine import DuelState
from tests.duel.kit import do, dragons, offers, power, rule, side, table, zone

BOTH = pytest.mark.parametrize("rules", ["legends", "classic"])


def between_fights(rules: str = "legends") -> DuelState:
    """I may start a fight or decline."""
    return table(
        side(
            hand=["Blaze", "Ember", "Spark", "Torch", "Fireblast", "Lightning Bolts"],
            deck=["Volca", "Furnace", "Sear", "Glimmer"],
        ),
        side(hand=["Ignite", "Shimmer"], deck=["Flare", "Cinder"]),
        rules=rules,
        fight=False,
        element=None,
    )


# --- turns and fights -------------------------------------------------------------------------------------


@rule("001 Playing the Game a", "001 Playing the Game c")
@BOTH
def test_turns_alternate_and_only_the_current_player_acts(rules: str) -> None:
    game = table(
        side(hand=["Blaze"], deck=["Volca"]),
        side(combat=["Ignite"], hand=["Scorch the Inflammable"], deck=["Furnace"]),
        rules=rules,
    )
    assert (game.current, game.player) == (0, 0)
    do(game, "play Blaze", "announce Fire")
    assert (game.current, game.player) == (1, 1)
    assert "play Scorch the Inflammable" in offers(game)
    assert "play Volca" not in offers(game)


@rule("001 Playing the Game c")
@BOTH
def test_the_opponents_turn_comes_after_the_end_phase(rules: str) -> None:
    """Flare's text is of the End phase: until it is done the turn is still its player's."""
    game = table(
        side(
            hand=["Flare"], deck=["Volca", "Torch", "Sear", "Ignite", "Shimmer", "Glimmer", "Spark", "Blaze"]
        ),
        side(combat=["Cinder"], hand=["Furnace"]),
        rules=rules,
    )
    do(game, "play Flare", "announce Fire")
    assert game.current == 0
    do(game, "done")
    assert game.current == 1


@rule("001 Playing the Game b")
@BOTH
def test_a_fight_lasts_until_somebody_retreats(rules: str) -> None:
    game = table(
        side(hand=["Spark", "Volca"], deck=["Torch"]),
        side(hand=["Blaze", "Scorch the Inflammable"], deck=["Ignite"]),
        rules=rules,
        fight=False,
        element=None,
    )
    assert not game.fight
    do(game, "play Spark", "announce Fire", "play Blaze", "announce Fire", "play Volca", "announce Fire")
    do(game, "play Scorch the Inflammable", "announce Fire")
    assert game.fight
    assert (game.current, dragons(game)) == (0, (0, 0))
    do(game, "retreat", "dragon Doran")
    assert not game.fight
    assert dragons(game) == (0, 1)


# --- Beginning phase --------------------------------------------------------------------------------------


def storms(*supports: str) -> DuelState:
    """The opponent is to move; my supports speak in my next Beginning phase."""
    return table(
        side(combat=["Terraton"], support=list(supports), hand=["Suranom Stormbringer"]),
        side(hand=["Flamebreath the Dazzling"], deck=["Spark"]),
        player=1,
    )


@rule("001 Beginning Phase a")
def test_a_text_of_my_beginning_phase_is_resolved_in_it() -> None:
    """A Storm attracts a dragon in its owner's Beginning phase if there is another Storm."""
    game = storms("Crashing Thunder Storm", "Lashing Sand Storm")
    assert dragons(game) == (0, 0)
    do(game, "play Flamebreath the Dazzling", "announce Fire")
    assert (game.current, game.player) == (0, 0)
    assert offers(game) == {"dragon Lika", "dragon Doran", "dragon Sesa"}
    do(game, "dragon Sesa")
    assert dragons(game) == (1, 0)
    assert offers(game) == {"retreat"}


@rule("001 Beginning Phase a")
def test_the_condition_of_a_beginning_text_must_hold() -> None:
    game = storms("Crashing Thunder Storm", "Seismic Drill")
    do(game, "play Flamebreath the Dazzling", "announce Fire")
    assert offers(game) == {"retreat"}


@rule("001 Beginning Phase a")
def test_my_beginning_texts_are_silent_in_the_opponents_beginning_phase() -> None:
    game = table(
        side(hand=["Flamitos"], support=["Crashing Thunder Storm", "Lashing Sand Storm"]),
        side(combat=["Spark"], hand=["Flamebreath the Dazzling"]),
    )
    do(game, "play Flamitos", "announce Fire")
    assert game.current == 1
    assert dragons(game) == (0, 0)
    assert "play Flamebreath the Dazzling" in offers(game)


@rule("001 Beginning Phase b")
@BOTH
def test_uncovered_cards_are_active_and_covered_ones_are_not(rules: str) -> None:
    """Ember bars characters without text."""
    active = table(side(hand=["Blaze"]), side(combat=["Ember"]), rules=rules)
    assert offers(active) == {"retreat"}
    covered = table(
        side(hand=["Blaze"]), side(combat=[{"card": "Ember", "covered": True}, "Spark"]), rules=rules
    )
    assert "play Blaze" in offers(covered)
    assert power(covered, 1) == 4


@rule("001 Beginning Phase b")
@BOTH
def test_open_supports_are_active(rules: str) -> None:
    """Pandemonium bars supports."""
    free = table(side(hand=["Blaze", "Tome of Wisdom"]), side(combat=["Ignite"]), rules=rules)
    do(free, "play Blaze")
    assert "play Tome of Wisdom" in offers(free)
    barred = table(
        side(hand=["Blaze", "Tome of Wisdom"]), side(combat=["Ignite"], support=["Pandemonium"]), rules=rules
    )
    do(barred, "play Blaze")
    assert offers(barred) == {"announce Fire"}


@rule("001 Beginning Phase b")
def test_the_text_of_a_face_down_card_is_silent() -> None:
    """Open, Mena Marn bars a second active character."""
    me = side(hand=["Wild Gazelle", "Wild Antelope"])
    hidden = table(me, side(combat=["Ignite"], support=[{"card": "Boatswain Mena Marn", "bluff": True}]))
    do(hidden, "play Wild Gazelle")
    assert "play Wild Antelope" in offers(hidden)
    shown = table(me, side(combat=["Boatswain Mena Marn"]))
    do(shown, "play Wild Gazelle")
    assert offers(shown) == {"announce Fire"}


@rule("001 Beginning Phase c")
@BOTH
def test_any_number_of_retrieve_cards_may_come_back_in_the_beginning_phase(rules: str) -> None:
    def game() -> DuelState:
        return table(
            side(
                hand=["Lavar the Powerful"],
                combat=["Torch"],
                support=["Homing Missiles", "Pulsating Shockwave"],
            ),
            side(combat=["Ignite"]),
            rules=rules,
            phase="beginning",
        )

    both = game()
    do(both, "retrieve Homing Missiles", "retrieve Pulsating Shockwave")
    assert zone(both, 0, "hand") == {"Lavar the Powerful", "Homing Missiles", "Pulsating Shockwave"}
    one = game()
    do(one, "retrieve Homing Missiles", "play Lavar the Powerful")
    assert zone(one, 0, "support") == {"Pulsating Shockwave"}
    assert "retrieve Pulsating Shockwave" not in offers(one)
    none = game()
    do(none, "play Lavar the Powerful")
    assert zone(none, 0, "support") == {"Homing Missiles", "Pulsating Shockwave"}


# --- Leadership phase -------------------------------------------------------------------------------------


def led(rules: str = "legends", **more: list[str]) -> DuelState:
    return table(
        side(
            hand=["Trigger Brainstorm", "Muster Reinforcements", "Nirwadas the Traveler", "Tome of Wisdom"],
            deck=["Catusan", "Vetraskedas the Sceptic", "Helkomedes the Rhetorician", "Brain Drain", "Ember"],
            **more,
        ),
        side(combat=["Glimmer"], hand=["Flamebreath the Dazzling"]),
        rules=rules,
    )


@rule("001 Leadership Phase a", "001 Leadership Phase e")
@BOTH
def test_a_leadership_card_goes_onto_the_leader_and_stays_there(rules: str) -> None:
    game = led(rules)
    do(game, "play Trigger Brainstorm")
    assert zone(game, 0, "pile") == {"Trigger Brainstorm"}
    do(game, "play Nirwadas the Traveler", "announce Fire")
    assert game.current == 1
    assert zone(game, 0, "pile") == {"Trigger Brainstorm"}
    do(game, "retreat", "dragon Lika")
    assert zone(game, 0, "pile") == {"Trigger Brainstorm"}
    assert "Trigger Brainstorm" not in zone(game, 0, "discard")


@rule("001 Leadership Phase a")
@BOTH
def test_no_leadership_card_has_to_be_played(rules: str) -> None:
    game = led(rules)
    assert {"play Trigger Brainstorm", "play Nirwadas the Traveler"} <= offers(game)
    do(game, "play Nirwadas the Traveler")
    assert zone(game, 0, "pile") == set()
    assert "play Trigger Brainstorm" not in offers(game)  # the phase is over


@rule("001 Leadership Phase c")
@BOTH
def test_only_one_leadership_card_a_turn(rules: str) -> None:
    game = led(rules)
    assert {"play Trigger Brainstorm", "play Muster Reinforcements"} <= offers(game)
    do(game, "play Trigger Brainstorm")
    assert "play Muster Reinforcements" not in offers(game)


@rule("001 Leadership Phase b")
@BOTH
def test_a_leadership_text_is_resolved_at_its_own_time(rules: str) -> None:
    """Muster draws at once; Brainstorm speaks of the supports that come later in the turn."""
    now = led(rules)
    do(now, "play Muster Reinforcements")
    assert offers(now) == {"yes", "no"}
    do(now, "yes")
    assert len(zone(now, 0, "hand")) == 8
    later = led(rules)
    do(later, "play Trigger Brainstorm")
    assert "play Tome of Wisdom" not in offers(later)
    do(later, "play Nirwadas the Traveler")
    assert "play Tome of Wisdom" in offers(later)


@rule("001 Leadership Phase d")
@BOTH
def test_a_leadership_card_is_active_only_in_its_turn(rules: str) -> None:
    """Enthrall Opposition ignores the texts of the opponent: Gauntlets double again on his turn."""
    game = table(
        side(hand=["Enthrall Opposition", "Wogarathoras the Gloomy"], support=["Tome of Wisdom"]),
        side(combat=["Spark", "Volcanic Gauntlets"], hand=["Flamebreath the Dazzling"]),
        rules=rules,
    )
    assert power(game, 1) == 8
    do(game, "play Enthrall Opposition")
    assert power(game, 1) == 4
    do(game, "play Wogarathoras the Gloomy", "announce Fire")
    assert game.current == 1
    assert power(game, 1) == 8


# --- Engagement phase -------------------------------------------------------------------------------------


@rule("001 Engagement Phase a")
@BOTH
def test_starting_a_fight_leads_to_the_character_phase(rules: str) -> None:
    game = between_fights(rules)
    assert {"decline", "play Blaze"} <= offers(game)
    assert "retreat" not in offers(game)
    assert not any("Fireblast" in offer or "announce" in offer for offer in offers(game))
    do(game, "play Blaze")
    assert game.fight
    assert zone(game, 0, "active") == {"Blaze"}
    assert "decline" not in offers(game)


@rule("001 Engagement Phase b")
@BOTH
@pytest.mark.parametrize("cards", [("Blaze",), ("Blaze", "Ember"), ("Blaze", "Ember", "Spark")])
def test_declining_costs_one_to_three_cards_and_the_hand_is_filled(
    rules: str, cards: tuple[str, ...]
) -> None:
    game = between_fights(rules)
    do(game, "decline")
    assert "done" not in offers(game)  # at least one
    for card in cards:
        do(game, f"pick {card}")
    if len(cards) < 3:
        assert "done" in offers(game)
        do(game, "done")
    assert zone(game, 0, "discard") == set(cards)
    assert len(zone(game, 0, "hand")) == 6
    assert len(zone(game, 0, "deck")) == 4 - len(cards)


@rule("001 Engagement Phase c")
@BOTH
def test_declining_ends_the_turn(rules: str) -> None:
    game = between_fights(rules)
    do(game, "decline", "pick Torch", "done")
    assert (game.current, game.player, game.fight) == (1, 1, False)
    assert dragons(game) == (0, 0)
    assert {"decline", "play Ignite", "play Shimmer"} <= offers(game)


@rule("001 Engagement Phase d")
@BOTH
def test_continuing_leads_to_the_character_phase(rules: str) -> None:
    game = table(
        side(hand=["Blaze", "Fireblast"], combat=["Spark"]),
        side(combat=["Ignite"], hand=["Volca"]),
        rules=rules,
    )
    assert offers(game) == {"play Blaze", "retreat"}
    do(game, "play Blaze")
    assert "retreat" not in offers(game)
    assert {"play Fireblast", "announce Fire"} <= offers(game)


@rule("001 Engagement Phase e")
@BOTH
def test_who_cannot_meet_the_power_retreats(rules: str) -> None:
    me = side(hand=["Blaze", "Fireblast"], combat=["Spark"])
    assert offers(table(me, side(combat=["Lavar the Powerful", "Fireblast"]), rules=rules)) == {"retreat"}
    meets = table(me, side(combat=["Spark", "Fireblast"]), rules=rules)
    assert offers(meets) == {"play Blaze", "retreat"}


@rule("001 Engagement Phase e")
@BOTH
def test_who_could_go_on_may_retreat_all_the_same(rules: str) -> None:
    game = table(side(hand=["Blaze"], combat=["Spark"]), side(combat=["Ignite"]), rules=rules)
    do(game, "retreat")
    assert (game.player, offers(game)) == (1, {"dragon Lika", "dragon Doran", "dragon Sesa"})
