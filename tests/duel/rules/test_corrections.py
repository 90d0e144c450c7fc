"""What an independent audit found wrong at the edges of the rules, case by case: turns that were withheld,
dead ends that were offered, and effects that were decided anew. Each as in the audit, in both editions."""

from __future__ import annotations

from typing import Any

import pytest

from bluemoon.duel.engine import DuelState, from_position
from bluemoon.duel.model.editions import edition
from bluemoon.formats.decks import DeckList
from bluemoon.formats.match_engine import MatchState
from bluemoon.formats.penalty import GAME_LOST
from tests.duel.games import EDITIONS
from tests.duel.kit import do, dragons, offers, power, rule, side, table, zone

both = pytest.mark.parametrize("rules", EDITIONS)
RILANA = "Cannoneer Rilana Paal"


# --- a turn that can be completed is not withheld ---------------------------------------------------------


@both
@rule("001 Engagement Phase d")
def test_a_lifted_duplicator_speaks_again(rules: str) -> None:
    """Dolora is protected and discards Laughing Gas; Duplicator of Fire then doubles her 1: 2 and a bluff of
    2 match TopGun and NoClue."""
    mine = {"hand": ["Lookout Dolora Paal", "Cannoneer Tara Ko"], "combat": ["Commodore Lo Tan"]}
    they = {"hand": ["TopShot"], "combat": ["TopGun", "NoClue"], "support": ["Laughing Gas"]}
    data = {"decks": ["Buka", "Khind"], "player": 0, "phase": "leadership", "fight": True, "element": "fire"}
    game = from_position({**data, "sides": [{**mine, "support": ["Duplicator of Fire"]}, they]}, rules)
    assert offers(game) == {"retreat", "play Lookout Dolora Paal"}
    do(game, "play Lookout Dolora Paal", "all supports", "bluff Cannoneer Tara Ko")
    assert (power(game, 0), power(game, 1)) == (4, 4)
    assert "announce Fire" in offers(game)


@both
@rule("001 Engagement Phase d")
def test_nor_one_that_topdog_lifts(rules: str) -> None:
    """TopDog discards Flitterflutter, who ignored the support: 2 doubled match the 4 of Blaze."""
    game = table(
        side(hand=["TopDog"], support=["Duplicator of Fire"]),
        side(combat=["Flitterflutter", "Blaze"]),
        rules=rules,
    )
    assert offers(game) == {"retreat", "play TopDog"}
    do(game, "play TopDog", "use TopDog", "pick Flitterflutter", "announce Fire")


@both
@pytest.mark.parametrize("foe", ["Corono Cos", "Ember"])
@rule("001 Engagement Phase d")
def test_a_free_first_character_before_its_ban_comes_back(rules: str, foe: str) -> None:
    """Tittertweet ignores the ban as long as it is not covered, so Sun Setting may be played, and is FREE;
    then Flare: 4 against 4."""
    game = table(
        side(hand=["Sun Setting", "Flare"], combat=["Tittertweet"]),
        side(combat=[foe], support=["Lightning Bolts"]),
        rules=rules,
    )
    assert "play Sun Setting" in offers(game)
    do(game, "play Sun Setting", "play Flare", "announce Fire")


@rule("004 Mutants")
def test_a_mutant_whose_condition_comes_true_by_playing_cards() -> None:
    """After two FREE characters the opponent holds two cards more, and Sas-van-Son may follow."""
    hand = ["Uusa-Alpha-Omega", "Moon Rising", "Sas-van-Son", "Charm Holy Dragon"]
    they = side(combat=["Speedius Unnecessarius"], hand=["Blaze", "Torch", "Sear", "Spark"])
    game = table(side(hand=hand), they, element="earth")
    assert "play Uusa-Alpha-Omega" in offers(game)
    do(game, "play Uusa-Alpha-Omega", "play Moon Rising", "play Sas-van-Son", "announce Fire")


def test_a_free_card_taken_back_may_be_played_again() -> None:
    """Gloria takes Stars Shining back, who was played this turn and is FREE."""
    me = side(hand=["Stars Shining", "Gloria Gracia", "Fearsome Chant"], support=["Ravenous Razorjaw"])
    game = table(me, side(combat=["Sear", "Elemental Enchantment"]))
    do(game, "play Stars Shining", "play Gloria Gracia")
    assert "pick Stars Shining" in offers(game)
    do(game, "pick Stars Shining", "play Stars Shining", "announce Fire")


# --- no dead end is offered -------------------------------------------------------------------------------


@rule("000 Gang c")
def test_in_classic_no_gang_follows_a_free_character() -> None:
    """A gang is played at the beginning of the phase: after Stars Shining 1 only one of NoClass 2 and
    NoProblem 2 may follow, and 3 do not match the 4 of Terraton."""
    me = side(hand=["Stars Shining", "NoClass", "NoProblem"])
    game = table(me, side(combat=["Terraton"]), rules="classic", element="earth")
    assert power(game, 1, "earth") == 4
    assert offers(game) == {"retreat", "play NoClass", "play NoProblem"}
    assert "play Stars Shining" in offers(table(me, side(combat=["Terraton"]), element="earth"))


@both
def test_after_a_cancelled_character_nothing_is_promised_without_another(rules: str) -> None:
    """No fight, the only character was cancelled: using the Almoner's text would lead nowhere."""
    me = side(hand=["Wall of Fire", "Charm Holy Dragon"], lasting=["Royal Almoner"], discard=["Blaze"])
    they = side(hand=["Spark"])
    moment = dict[str, Any](
        phase="character", fight=False, first_turn=False, element=None, cancelled=["Blaze"]
    )
    game = table(me, they, rules=rules, **moment)
    assert offers(game) == {"backtrack"}


@both
@rule("004 Targeting Effects b")
def test_a_target_that_the_opponent_may_change_promises_nothing(rules: str) -> None:
    """CoolCop 2 and supports of 9 would match Sun Setting doubled and Flamebreath, 2 * 2 + 7. But CoolCop
    takes the 2, so that the opponent may turn his Gauntlets to Flamebreath: 14."""
    gauntlets = {"card": "Volcanic Gauntlets", "target": "Sun Setting"}
    they = side(combat=["Sun Setting", "Flamebreath the Dazzling", gauntlets])
    supports = ["Tome of Wisdom", "Lightning Bolts", "Fire Swamp", "Homing Missiles"]
    game = table(side(hand=["CoolCop", "TopGun"], support=supports), they, rules=rules)
    assert (power(game, 0), power(game, 1)) == (9, 11)
    assert offers(game) == {"retreat", "play TopGun"}


# --- cards of one turn cover only those of earlier turns --------------------------------------------------


@both
@rule("001 Covering Cards 2", "001 Gang c", "000 Gang d")
def test_a_free_character_leaves_a_kept_gang_active(rules: str) -> None:
    """FunFair 2 is kept by FunFlop 3; Sun Setting 2 overlaps them only in part."""
    me = side(hand=["FunFlop", "Sun Setting"], combat=["FunFair"])
    game = table(me, side(combat=["Shimmer"]), rules=rules)
    do(game, "add FunFlop", "play Sun Setting")
    assert zone(game, 0, "active") == {"FunFair", "FunFlop", "Sun Setting"}
    assert power(game, 0) == 7


@both
@rule("001 Covering Cards 2")
def test_so_it_does_with_what_khindkin_did_not_cover(rules: str) -> None:
    me = side(hand=["KhindKin", "Sun Setting"], combat=["Blaze"], support=["Fireblast"])
    game = table(me, side(combat=["Volca"]), rules=rules)
    do(game, "add KhindKin")
    assert offers(game) == {"announce Fire", "play Sun Setting"}
    do(game, "play Sun Setting")
    assert power(game, 0) == 4 + 3 + 1 + 2


@both
def test_what_may_join_is_offered_one_way_once_the_turn_has_begun(rules: str) -> None:
    """Nothing is covered any more, so 'play KhindKin' and 'add KhindKin' would be the same."""
    me = side(hand=["FunFlop", "FunFlip", "KhindKin"], combat=["FunFair"])
    game = table(me, side(combat=["Shimmer"]), rules=rules)
    assert {"play FunFlop", "add FunFlop", "add KhindKin"} < offers(game)
    do(game, "add FunFlop")
    assert {text for text in offers(game) if text.endswith("FunFlip")} == {"add FunFlip"}


@both
@rule("001 Gang c")
def test_a_turn_with_a_kept_gang_can_be_completed_by_a_free_character(rules: str) -> None:
    """NoStopping 3 Earth, NoRespect 0 and Moon Rising 2 match 5."""
    me = side(hand=["NoRespect", "Moon Rising"], combat=["NoStopping"])
    game = table(me, side(combat=["Catusan"]), rules=rules, element="earth")
    do(game, "add NoRespect", "play Moon Rising", "announce Earth")


# --- what is ignored keeps its type and its moons ---------------------------------------------------------


HANK = side(combat=["Hank Highflyer Hawk"])


@both
@rule("000 Special Rules b", "001 Ignoring Cards a")
def test_ignored_characters_satisfy_sirens(rules: str) -> None:
    me = side(hand=["Sun Setting", "Flare", "Blaze", "Fireblast", "Lightning Bolts"])
    game = table(me, {**HANK, "support": ["Irresistible Sirens"]}, rules=rules)
    assert "satisfy Irresistible Sirens" in offers(game)


@both
@pytest.mark.parametrize("dragon", ["Beguile Holy Dragon", "Tempt Holy Dragon"])
@rule("000 Special Rules b", "001 Ignoring Cards a")
def test_ignored_characters_and_moons_attract_a_dragon(rules: str, dragon: str) -> None:
    hand = ["Ember", "Flare", "Sear", "Flash the Incendiary", "Catusan"]
    game = table(side(hand=[dragon, *hand]), HANK, rules=rules)
    do(game, f"play {dragon}")
    while game.stack and game.player == 0:
        picks = sorted(offers(game) - {"no"})
        assert picks
        do(game, picks[0])
    assert dragons(game) == (1, 0)


@rule("000 Special Rules b")
def test_in_classic_their_values_are_gone_all_the_same() -> None:
    me = side(hand=["Sun Setting", "Blaze", "Spark"])
    they = {**HANK, "support": ["Caterpillar Fireeater"]}
    assert "satisfy Caterpillar Fireeater" not in offers(table(me, they, rules="classic"))
    assert "satisfy Caterpillar Fireeater" in offers(table(me, they))


# --- the end between fights -------------------------------------------------------------------------------


def between_fights(rules: str, version: int = 2) -> DuelState:
    """Each discards three cards of his hand, and the opponent has only two, and no deck."""
    hand = ["Chosen of Spirit", "Volca", "Spark", "Torch", "Sear"]
    mine = side(hand=hand, deck=["Shimmer"])
    they = side(hand=["Flare", "Blaze"])
    game = table(mine, they, rules=rules, fight=False, element=None, version=version)
    do(game, "play Chosen of Spirit", "pick Spark")  # then Torch and Sear
    return game


@rule("000 Game End b")
def test_in_classic_no_fight_starts_after_a_player_is_out_of_cards() -> None:
    game = between_fights("classic")
    assert game.over
    assert game.result is not None
    assert game.result.winners == (0,)  # all dragons on the board: who ran out of cards loses
    assert game.result.scores == (1, 0)


@rule("001 Winning the Game b")
def test_in_legends_only_a_fight_ends_the_game() -> None:
    game = between_fights("legends")
    assert offers(game) == {"play Volca", "decline"}


# --- loading a landed ship --------------------------------------------------------------------------------


@both
@rule("004 Landing Ships", "001 Loading Ships a")
def test_a_landed_ship_is_active_and_may_be_loaded(rules: str) -> None:
    ship = {"card": "Rising Sun", "cargo": ["Blaze"], "landed": True}
    me = side(hand=["Sudden Waterspout", "Torch"], ships=[ship])
    game = table(me, side(combat=["Shimmer"]), rules=rules)
    do(game, "play Blaze")
    assert {"load Torch onto Rising Sun", "load Sudden Waterspout onto Rising Sun"} <= offers(game)
    do(game, "load Sudden Waterspout onto Rising Sun")
    assert "play Sudden Waterspout" in offers(game)  # FREE, from the ship
    do(game, "announce Fire")
    assert "Sudden Waterspout" in zone(game, 0, "discard")  # it goes with its ship


@both
@rule("004 Landing Ships", "001 Landing Ships c")
def test_loading_can_complete_a_turn(rules: str) -> None:
    """Blaze 4 is short of 6; Sudden Waterspout 2 may not be played from the hand, but from the ship."""
    ship = {"card": "Rising Sun", "cargo": ["Blaze"], "landed": True}
    me = side(hand=["Sudden Waterspout"], ships=[ship])
    game = table(me, side(combat=["Scorch the Inflammable"]), rules=rules)
    assert power(game, 1) == 6
    assert "play Blaze" in offers(game)
    do(game, "play Blaze", "load Sudden Waterspout onto Rising Sun", "play Sudden Waterspout")
    assert offers(game) == {"announce Fire"}


# --- what an interference card tells ----------------------------------------------------------------------


def broken(rules: str, version: int = 2) -> DuelState:
    """Cinder and Fireblast would match 5; Snapped Bowstring cancels the booster."""
    me = side(hand=["Cinder", "Fireblast"], deck=["Shimmer", "Torch"])
    they = side(hand=["Snapped Bowstring"], combat=["Lavar the Powerful"], support=["Armory"], deck=["Spark"])
    game = table(me, they, rules=rules, version=version)
    do(game, "play Cinder", "pick Armory", "play Fireblast", "play Snapped Bowstring")
    return game


@both
@rule("004 Tournament Backtracking a")
def test_an_interference_card_is_something_learned(rules: str) -> None:
    game = broken(rules)
    assert game.revealed
    assert offers(game) == {"backtrack"}
    do(game, "backtrack")
    assert not game.over  # in classic, too: it was the opponent who broke the turn
    assert not game.revealed


@both
@rule("004 Tournament Backtracking a")
def test_so_the_penalty_applies(rules: str) -> None:
    match = MatchState(([DeckList("Mine", "Vulca")], [DeckList("Yours", "Hoax")]), penalty=GAME_LOST)
    match.begin()
    match.game = broken(rules)
    match.apply(match.game.parse("backtrack"))
    assert match.score == [0, 4]


# --- the rulings of version 1 -----------------------------------------------------------------------------


def test_version_1_keeps_its_rulings() -> None:
    """Old games go on as they were begun."""
    assert edition("classic", 1).later_ones_cover
    assert not between_fights("classic", 1).over
    assert not broken("legends", 1).revealed
    me = side(hand=["FunFlop", "Sun Setting"], combat=["FunFair"])
    game = table(me, side(combat=["Shimmer"]), version=1)
    do(game, "add FunFlop", "play Sun Setting")
    assert power(game, 0) == 5 - 1


# --- met by the walk over every path ----------------------------------------------------------------------


@both
@rule("001 Booster/Support Phase a")
def test_a_free_character_that_comes_back_counts_when_it_is_laid_as_a_bluff(rules: str) -> None:
    """Rilana Paal comes free from the landed ship, Gloria Gracia takes her back; face down she is the one
    support of the turn, so Tome of Wisdom cannot follow."""
    game = table(
        side(
            hand=["Tome of Wisdom"],
            combat=["Cannoneer Alo Cha"],
            ships=[
                {"card": "Sea Falcon", "landed": True, "cargo": ["Cannoneer Rilana Paal", "Gloria Gracia"]}
            ],
        ),
        side(combat=["Furnace"]),
        rules=rules,
        phase="character",
    )
    do(game, f"play {RILANA}", "play Gloria Gracia", f"pick {RILANA}")
    assert "play Tome of Wisdom" in offers(game)
    do(game, f"bluff {RILANA}")
    assert "play Tome of Wisdom" not in offers(game)
