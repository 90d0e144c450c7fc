"""004 Icons: STOP, RETRIEVE, FREE, PAIR, GANG, PROTECT, and icons that a card gains for its playing."""

import pytest

from bluemoon.cards.card import when_played
from bluemoon.duel.engine import DuelState
from bluemoon.powers.drawing import Draw
from bluemoon.powers.vocabulary import Icon, Type
from tests.duel.kit import Spread, do, offers, power, rule, side, table, zone
from tests.rules.made_up import instead, made_up


def weak(**more: object) -> Spread:
    """An opponent without any power."""
    return side(combat=["Silento Sol"], hand=["Ignite", "Sonatos"], **more)


BOOSTERS = ["Fireblast", "Earthblast", "Hail of Arrows"]
SUPPORTS = ["Tome of Wisdom", "Lightning Bolts", "Menacing Wardance"]
PLAY_BOOSTERS = {f"play {card}" for card in BOOSTERS}
PLAY_SUPPORTS = {f"play {card}" for card in SUPPORTS}
STOPPING = "Shaman of the Afterlife"  # a character with STOP

# --- Stop -------------------------------------------------------------------------------------------------


@rule("004 Stop a")
@pytest.mark.parametrize(
    ("leadership", "left"),
    [
        ("Trigger Brainstorm", PLAY_SUPPORTS),
        ("Commence Mega Launch", PLAY_BOOSTERS),
        ("Distract Holy Dragon", set()),
    ],
)
def test_any_number_of_boosters_or_supports_may_follow_stop(leadership: str, left: set[str]) -> None:
    game = table(side(hand=[leadership, STOPPING, "Spark", *BOOSTERS, *SUPPORTS]), weak())
    do(game, f"play {leadership}", f"play {STOPPING}")
    while left:
        assert {text for text in offers(game) if text.startswith("play")} == left
        do(game, min(left))
        left = left - {min(left)}
    assert offers(game) == {"announce Fire"}


@rule("004 Stop b")
def test_the_additional_support_may_follow_stop_and_no_other() -> None:
    hand = [STOPPING, *BOOSTERS, *SUPPORTS]
    game = table(side(hand=hand, support=["Armory"]), weak())
    do(game, f"play {STOPPING}")
    assert offers(game) == {"announce Fire", *PLAY_SUPPORTS}
    do(game, "play Tome of Wisdom")
    assert offers(game) == {"announce Fire"}
    game = table(side(hand=hand), weak())
    do(game, f"play {STOPPING}")
    assert offers(game) == {"announce Fire"}


@rule("004 Stop b")
def test_the_additional_booster_may_follow_stop_and_no_other() -> None:
    """Bounce Back has STOP; the active Gulpus Permanentus allows one booster more."""
    game = table(side(hand=["Bounce Back", *BOOSTERS, *SUPPORTS], combat=["Gulpus Permanentus"]), weak())
    do(game, "play Bounce Back")
    assert {text for text in offers(game) if text.startswith("play")} == PLAY_BOOSTERS
    do(game, "play Fireblast")
    assert offers(game) == {"announce Fire"}


@rule("004 Stop b")
def test_the_additional_support_after_stop_may_be_a_bluff_or_a_loading() -> None:
    """A bluff is a support card, and loading takes the place of one."""
    me = side(hand=[STOPPING, "Captain Su Cha", "Spark"], support=["Armory"], ships=["Rising Sun"])
    game = table(me, weak())
    do(game, f"play {STOPPING}")
    loads = {"load Captain Su Cha onto Rising Sun", "load Spark onto Rising Sun"}
    assert offers(game) == {"announce Fire", "bluff Captain Su Cha", *loads}
    for one in ("bluff Captain Su Cha", "load Spark onto Rising Sun"):
        after = game.copy()
        do(after, one)
        assert offers(after) == {"announce Fire"}


# --- Retrieve ---------------------------------------------------------------------------------------------


def retrieves(me: Spread, they: Spread) -> set[str]:
    game = table({"hand": ["Blaze"], **me}, they, phase="beginning")
    return {text for text in offers(game) if text.startswith("retrieve")}


@rule("004 Retrieve")
@pytest.mark.parametrize(
    "ignoring",
    [
        {},
        {"combat": ["Peckswift", "Hank Highflyer Hawk"]},  # characters are ignored
        {"support": ["Impenetrable Fog", "Homing Missiles"]},  # icons are ignored
    ],
)
def test_a_retrieve_character_blocks_even_if_it_or_its_icon_is_ignored(ignoring: Spread) -> None:
    me = {"combat": ["Peckswift"], "support": ["Homing Missiles"], **ignoring}
    missiles = {"retrieve Homing Missiles"}
    assert retrieves(me, side(combat=["Ciklarethas the Bitter"])) == missiles
    assert retrieves(me, side(combat=["Spark"])) == {"retrieve Peckswift"} | missiles
    covered = side(combat=[{"card": "Ciklarethas the Bitter", "covered": True}, "Spark"])
    assert retrieves(me, covered) == {"retrieve Peckswift"} | missiles


# --- Free -------------------------------------------------------------------------------------------------


@rule("004 Free a")
@pytest.mark.parametrize(
    ("they", "free"),
    [
        (weak(), {"play Fire Swamp", "play Sudden Waterspout"}),
        (weak(support=["Impenetrable Fog"]), set()),  # the icons are ignored
        (side(combat=["Flitterflutter"]), {"play Sudden Waterspout"}),  # the supports are ignored
        (side(combat=["Trillilling"]), {"play Fire Swamp"}),  # the boosters are ignored
    ],
)
def test_free_counts_only_while_neither_card_nor_icon_is_ignored(they: Spread, free: set[str]) -> None:
    game = table(side(hand=["Blaze", "Fireblast", "Fire Swamp", "Sudden Waterspout"]), they)
    do(game, "play Blaze", "play Fireblast")
    assert {text for text in offers(game) if text.startswith("play")} == free


@rule("004 Free b")
def test_a_free_character_may_be_the_only_one_of_the_turn() -> None:
    game = table(side(hand=["Sun Setting", "Blaze"]), weak())
    do(game, "play Sun Setting")
    assert offers(game) == {"announce Fire", "play Blaze"}
    do(game, "announce Fire")
    assert game.current == 1
    assert zone(game, 0, "active") == {"Sun Setting"}


@rule("004 Free and Pair")
def test_a_pair_counts_nothing_if_its_first_card_is_free() -> None:
    """The card after Yang is free: two Launch boosters, and the limit of one is still open."""
    pair = ["Launch Fire Flash", "Launch Rockdrop"]
    hand = [*pair, "Launch Boiling Oil", "Tome of Wisdom"]
    game = table(side(hand=["Yang", *hand]), weak())
    do(game, "play Yang", *(f"play {card}" for card in pair))
    assert {"play Tome of Wisdom", "play Launch Boiling Oil"} <= offers(game)
    game = table(side(hand=["Spark", *hand]), weak())
    do(game, "play Spark", *(f"play {card}" for card in pair))
    assert offers(game) == {"announce Fire"}


@rule("004 Free and Pair")
def test_a_pair_of_characters_after_yang() -> None:
    game = table(side(hand=["Yang", "Wild Gazelle", "Wild Antelope", "Spark"]), weak())
    do(game, "play Yang", "play Wild Gazelle")
    assert "play Spark" not in offers(game)
    do(game, "play Wild Antelope")
    assert power(game, 0) == 2 + 3 + 3


@rule("004 Free and Gang")
def test_a_gang_counts_nothing_if_its_first_card_is_free() -> None:
    """The limit of one character is used up by Yang, and by Spark in the other case."""
    gang = ["NoNo", "NoStyle", "NoProblem"]
    game = table(side(hand=["Yang", *gang, "Sear"]), weak())
    do(game, "play Yang", "play NoNo")
    assert "play Sear" not in offers(game)
    do(game, "play NoStyle", "play NoProblem")
    assert zone(game, 0, "active") == {"Yang", *gang}
    game = table(side(hand=["Spark", *gang]), weak())
    do(game, "play Spark")
    assert offers(game) == {"announce Fire"}


@rule("004 Free and Pair", "004 Free and Gang")
@pytest.mark.parametrize("kin", [Icon.PAIR, Icon.GANG_FUN])
@pytest.mark.parametrize("free", [Icon.FREE, Icon(0)])
def test_after_a_free_pair_or_gang_the_limit_is_still_open(kin: Icon, free: Icon) -> None:
    """Made-up kin, the first with FREE or without."""
    game = table(side(hand=["Torch", "Sear", "Spark"]), weak())
    first = made_up("Twin One", Type.CHARACTER, 1, 1, icons=kin | free)
    second = made_up("Twin Two", Type.CHARACTER, 1, 1, icons=kin)
    instead(game, 0, Torch=first, Sear=second)
    do(game, "play Twin One", "play Twin Two")
    assert ("play Spark" in offers(game)) is bool(free)


@rule("004 Free and Pair", "004 Free and Gang")
@pytest.mark.parametrize("kin", [Icon.PAIR, Icon.GANG_FUN])
def test_the_first_card_decides_whether_a_pair_or_gang_is_free(kin: Icon) -> None:
    """If the second has FREE, the first has used up the limit already."""
    game = table(side(hand=["Torch", "Sear", "Spark"]), weak())
    first = made_up("Twin One", Type.CHARACTER, 1, 1, icons=kin)
    second = made_up("Twin Two", Type.CHARACTER, 1, 1, icons=kin | Icon.FREE)
    instead(game, 0, Torch=first, Sear=second)
    do(game, "play Twin One", "play Twin Two")
    assert offers(game) == {"announce Fire"}


# --- Pair, Gang -------------------------------------------------------------------------------------------


def drawing_kin(icons: Icon) -> DuelState:
    """The first of two made-up kin draws a card when played; the second is that card."""
    game = table(side(hand=["Torch"], deck=["Sear"]), weak())
    first = made_up("Twin One", Type.CHARACTER, 1, 1, when_played(Draw(1)), icons=icons)
    second = made_up("Twin Two", Type.CHARACTER, 1, 1, icons=icons)
    return instead(game, 0, Torch=first, Sear=second)


@rule("004 Pair")
def test_the_first_of_a_pair_is_resolved_before_the_second_is_played() -> None:
    game = drawing_kin(Icon.PAIR)
    do(game, "play Twin One")
    assert zone(game, 0, "hand") == {"Twin Two"}
    do(game, "play Twin Two")
    assert zone(game, 0, "active") == {"Twin One", "Twin Two"}


@rule("004 Gang a")
def test_each_of_a_gang_is_resolved_before_the_next_is_played() -> None:
    game = drawing_kin(Icon.GANG_FUN)
    do(game, "play Twin One")
    assert zone(game, 0, "hand") == {"Twin Two"}
    do(game, "play Twin Two")
    assert zone(game, 0, "active") == {"Twin One", "Twin Two"}


@rule("004 Pair", "004 Gang a")
def test_without_an_icon_there_is_no_second_card() -> None:
    game = drawing_kin(Icon(0))
    do(game, "play Twin One")
    assert offers(game) == {"announce Fire"}


@rule("004 Gang b")
def test_earlier_members_of_a_gang_stay_active_if_the_player_likes() -> None:
    game = table(side(hand=["NoNo", "NoStyle", "Spark"], combat=["NoProblem", "NoClue"]), weak())
    assert {"play NoNo", "add NoNo", "play Spark"} <= offers(game)
    assert "add Spark" not in offers(game)
    added, covering = game.copy(), game
    do(added, "add NoNo")
    assert zone(added, 0, "active") == {"NoProblem", "NoClue", "NoNo"}
    do(covering, "play NoNo")
    assert zone(covering, 0, "active") == {"NoNo"}


@rule("004 Gang b")
@pytest.mark.parametrize("other", ["Fireblast", "Spark", "FunFair"])
def test_no_member_stays_beside_another_active_card_of_the_combat_area(other: str) -> None:
    game = table(side(hand=["NoNo"], combat=["NoProblem", other]), weak())
    assert "play NoNo" in offers(game)
    assert "add NoNo" not in offers(game)


# --- Protect ----------------------------------------------------------------------------------------------


@rule("004 Protect")
def test_an_active_protect_card_is_protected() -> None:
    """Cinder may discard a booster or support, but not the Razorjaw."""
    game = table(side(hand=["Cinder"], support=["Tome of Wisdom"]), side(support=["Ravenous Razorjaw"]))
    do(game, "play Cinder")
    assert offers(game) == {"announce Fire"}
    game = table(side(hand=["Cinder"], support=["Tome of Wisdom"]), side(support=["Lightning Bolts"]))
    do(game, "play Cinder")
    assert "pick Lightning Bolts" in offers(game)


@rule("004 Protect")
@pytest.mark.parametrize(("covered", "gone"), [(True, {"Giant Octopus"}), (False, set())])
def test_a_covered_protect_card_is_not_protected(covered: bool, gone: set[str]) -> None:
    they = side(combat=[{"card": "Giant Octopus", "covered": covered}, "Terrible Kraken"], hand=["Spark"])
    game = table(side(hand=["Provoke Earthquake", "Blaze"]), they)
    do(game, "play Provoke Earthquake")
    if gone:
        do(game, "yes")
    assert zone(game, 1, "discard") == gone


@rule("004 Protect")
def test_a_protect_card_in_hand_may_be_ignored_and_an_active_one_not() -> None:
    """Hank Highflyer Hawk has characters ignored and, unlike Mad Mike Magpie, excepts no protected ones."""
    me = side(hand=["Electric Eel"], combat=["Giant Octopus"])
    game = table(me, side(combat=["Hank Highflyer Hawk"]))
    assert power(game, 0) == 5
    assert zone(game, 0, "ignored") == {"Electric Eel"}
    do(game, "play Electric Eel")
    assert power(game, 0) == 4
    assert zone(game, 0, "ignored") == {"Giant Octopus"}


# --- Gaining Icons ----------------------------------------------------------------------------------------


def after_a_free_card(first: str, second: str) -> DuelState:
    me = side(hand=[first, second, "Sear"], combat=["Torch"])
    game = table(me, side(combat=["Silento Sol"], hand=["Man-shu-Ran", "Megalit Mountainshaker"]))
    do(game, f"play {first}", f"play {second}", "announce Fire")
    return game


@rule("004 Gaining Icons")
def test_a_gained_icon_is_lost_right_after_playing() -> None:
    """Man-shu-Ran may be played against an active FREE card: Sun Setting is one, Spark after Yang is not."""
    assert "play Man-shu-Ran" in offers(after_a_free_card("Sun Setting", "Spark"))
    assert "play Man-shu-Ran" not in offers(after_a_free_card("Yang", "Spark"))


@rule("004 Gaining Icons")
def test_a_character_that_was_played_as_if_free_has_no_free_icon() -> None:
    """B.P. Ferocity is played as FREE against two active characters."""
    they = side(combat=["Silento Sol", "Torch"], hand=["Man-shu-Ran", "Megalit Mountainshaker"])
    game = table(side(hand=["B.P. Ferocity", "Spark", "Sear"]), they)
    do(game, "play B.P. Ferocity", "play Spark", "announce Fire")
    assert "play Man-shu-Ran" not in offers(game)


@rule("004 Gaining Icons")
def test_an_icon_that_is_ignored_cannot_be_gained() -> None:
    for support, gained in ((["Impenetrable Fog"], False), (["Evil Eye"], True)):
        game = table(side(hand=["Yang", "Spark"]), weak(support=support))
        do(game, "play Yang")
        assert ("play Spark" in offers(game)) is gained
