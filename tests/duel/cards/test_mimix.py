"""The cards of the Mimix."""

from bluemoon.duel.engine import DuelState
from tests.duel.cards.spec import PLAIN, both, covered, picks, retreat
from tests.duel.kit import do, offers, rule, side, table, zone

SACRIFICE = "Shaman of the Holy Sacrifice"
DEEDS = "Shaman of the Deeds to Come"
NOW = "Shaman of the Here and Now"
AFTERLIFE = "Shaman of the Afterlife"


def hands_after_the_turn(game: DuelState) -> set[int]:
    """How many cards the first player may hold when his turn is over, whatever he decides until then."""
    if game.current != 0:
        return {len(zone(game, 0, "hand"))}
    found: set[int] = set()
    for text in offers(game):
        copy = game.copy()
        do(copy, text)
        found |= hands_after_the_turn(copy)
    return found


# --- Shaman of the Holy Sacrifice -------------------------------------------------------------------------


@both
def test_holy_sacrifice_reveals_three_at_the_end_discards_one_and_takes_the_others(rules: str) -> None:
    game = table(side(hand=[SACRIFICE], deck_top=PLAIN[:6], deck=PLAIN[6:9]), side(), rules=rules)
    do(game, f"play {SACRIFICE}", "announce Fire")
    assert zone(game, 0, "hand") == set(PLAIN[:6])
    assert offers(game) == {f"use {SACRIFICE}", "done"}
    do(game, f"use {SACRIFICE}", "take 3")
    assert picks(game) == set(PLAIN[6:9])
    assert "no" not in offers(game)
    do(game, f"pick {PLAIN[7]}")
    assert zone(game, 0, "hand") == {*PLAIN[:7], PLAIN[8]}
    assert zone(game, 0, "discard") == {PLAIN[7]}


@both
def test_holy_sacrifice_reveals_what_there_is(rules: str) -> None:
    game = table(side(hand=[SACRIFICE], deck=PLAIN[:8]), side(), rules=rules)
    do(game, f"play {SACRIFICE}", "announce Fire", f"use {SACRIFICE}")
    assert offers(game) == {"take 1", "take 2"}
    do(game, "take 2")
    assert len(picks(game)) == 2


@both
def test_holy_sacrifice_may_reveal_fewer_than_three(rules: str) -> None:
    game = table(side(hand=[SACRIFICE], deck=PLAIN[:9]), side(), rules=rules)
    do(game, f"play {SACRIFICE}", "announce Fire")
    assert hands_after_the_turn(game) == {6, 7, 8}  # 'up to 3': 1 or none revealed, 2, 3


@both
def test_holy_sacrifice_may_be_left_and_is_stopped(rules: str) -> None:
    me = side(hand=[SACRIFICE], deck=PLAIN[:9])
    game = table(me, side(), rules=rules)
    do(game, f"play {SACRIFICE}", "announce Fire", "done")
    assert len(zone(game, 0, "hand")) == 6
    ignored = table(me, side(support=["Laughing Gas"]), rules=rules)
    do(ignored, f"play {SACRIFICE}", "announce Fire")
    assert ignored.current == 1


def test_holy_sacrifice_reveals_nothing_where_the_deck_is_barred() -> None:
    game = table(side(hand=[SACRIFICE], deck=PLAIN[:9]), side(support=["Wall of Fire"]))
    do(game, f"play {SACRIFICE}", "announce Fire")
    assert game.current == 1
    assert zone(game, 0, "discard") == set()


def test_holy_sacrifice_reveals_only_as_many_as_may_be_taken_in_legends() -> None:
    """Gluing Dust leaves one card, and an optional text is resolved in full (004 Optional Instructions)."""
    me = side(hand=[SACRIFICE, *PLAIN[:6]], deck=PLAIN[6:10])
    game = table(me, side(support=["Gluing Dust"]))
    do(game, f"play {SACRIFICE}", "announce Fire", f"use {SACRIFICE}")
    assert offers(game) == {"take 1", "take 2"}  # one of the revealed cards is discarded


# --- Shaman of the Deeds to Come --------------------------------------------------------------------------


@both
def test_deeds_to_come_draws_three_more_and_shuffles_two_of_the_hand_in(rules: str) -> None:
    me = side(hand=[DEEDS], deck_top=PLAIN[:6], deck=PLAIN[6:9])
    game = table(me, side(), rules=rules)
    do(game, f"play {DEEDS}", "announce Fire")
    assert offers(game) == {f"use {DEEDS}", "done"}
    do(game, f"use {DEEDS}", "take 3")
    assert zone(game, 0, "hand") == set(PLAIN[:9])
    do(game, f"pick {PLAIN[7]}", f"pick {PLAIN[0]}")
    assert zone(game, 0, "deck") == {PLAIN[0], PLAIN[7]}
    assert len(zone(game, 0, "hand")) == 7
    assert game.current == 1


@both
def test_deeds_to_come_may_draw_fewer_than_three(rules: str) -> None:
    game = table(side(hand=[DEEDS], deck=PLAIN[:9]), side(), rules=rules)
    do(game, f"play {DEEDS}", "announce Fire")
    assert hands_after_the_turn(game) >= {5, 6, 7}  # 'up to 3': 1, 2 or 3 drawn, 2 shuffled in


@both
def test_deeds_to_come_is_stopped(rules: str) -> None:
    for stop in ("Laughing Gas", "Wall of Fire", "Maddening Twitter"):
        game = table(side(hand=[DEEDS], deck=PLAIN[:9]), side(support=[stop]), rules=rules)
        do(game, f"play {DEEDS}", "announce Fire")
        assert game.current == 1, stop


# --- Shaman of the Here and Now ---------------------------------------------------------------------------


@both
def test_here_and_now_fetches_a_card_after_the_booster_support_phase(rules: str) -> None:
    game = table(side(hand=[NOW, "Fireblast"], deck=PLAIN[:7]), side(), rules=rules)
    do(game, f"play {NOW}")
    assert offers(game) == {"end phase"}  # STOP
    do(game, "end phase")
    assert offers(game) == {f"use {NOW}", "announce Fire"}
    do(game, f"use {NOW}")
    assert offers(game) == {"no", "done", *(f"pick {name}" for name in PLAIN[:7])}
    events = do(game, f"pick {PLAIN[3]}")
    assert zone(game, 0, "hand") == {"Fireblast", PLAIN[3]}
    assert [kind for kind, *_ in events][:2] == ["take", "shuffle"]  # shown, then shuffled
    assert offers(game) == {"announce Fire"}


@both
def test_here_and_now_may_be_left(rules: str) -> None:
    game = table(side(hand=[NOW], deck=PLAIN[:6]), side(), rules=rules)
    do(game, f"play {NOW}", "end phase", "announce Fire")
    assert game.current == 1


@both
def test_here_and_now_ignored_or_cut_off_from_the_deck_fetches_nothing(rules: str) -> None:
    for stop in ("Laughing Gas", "Wall of Fire"):
        game = table(side(hand=[NOW], deck=PLAIN[:6]), side(support=[stop]), rules=rules)
        do(game, f"play {NOW}")
        assert offers(game) == {"announce Fire"}, stop


# --- Shaman of the Afterlife ------------------------------------------------------------------------------


@both
def test_afterlife_draws_two_cards_from_the_shuffled_discard_pile(rules: str) -> None:
    me = side(hand=[AFTERLIFE, "Fireblast"], discard=PLAIN[:4], leader=["Cast Cataclysm"])
    game = table(me, side(), rules=rules)
    do(game, f"play {AFTERLIFE}", "end phase")
    assert offers(game) == {f"use {AFTERLIFE}", "announce Fire"}
    do(game, f"use {AFTERLIFE}")
    drawn = zone(game, 0, "hand") - {"Fireblast"}
    assert len(drawn) == 2
    assert drawn < set(PLAIN[:4])
    assert zone(game, 0, "discard") == set(PLAIN[:4]) - drawn


def test_afterlife_draws_by_lot() -> None:
    found: set[str] = set()
    for seed in range(12):
        game = table(side(hand=[AFTERLIFE], discard=PLAIN[:3]), side(), seed=seed)
        do(game, f"play {AFTERLIFE}", "end phase", f"use {AFTERLIFE}")
        found |= zone(game, 0, "discard")
    assert found == set(PLAIN[:3])


def test_afterlife_with_one_discarded_card_all_or_nothing_in_legends() -> None:
    for rules in ("legends", "classic"):
        game = table(side(hand=[AFTERLIFE], discard=PLAIN[:1]), side(), rules=rules)
        do(game, f"play {AFTERLIFE}")
        assert offers(game) == {"announce Fire" if rules == "legends" else "end phase"}


@both
def test_afterlife_is_stopped_by_ignoring_and_bans_on_taking_but_not_by_a_wall(rules: str) -> None:
    me = side(hand=[AFTERLIFE], discard=PLAIN[:4])
    for stop in ("Tittertweet", "Bottelus Emptius"):
        game = table(me, side(combat=[stop]), rules=rules)
        do(game, f"play {AFTERLIFE}")
        assert offers(game) == {"announce Fire"}, stop
    game = table(me, side(support=["Wall of Fire"]), rules=rules)
    do(game, f"play {AFTERLIFE}", "end phase", f"use {AFTERLIFE}")
    assert len(zone(game, 0, "hand")) == 2


# --- Hypnotic Rattle --------------------------------------------------------------------------------------


@both
def test_hypnotic_rattle_bars_boosters_free_ones_too(rules: str) -> None:
    me = side(hand=["Spark", "Fireblast", "Sudden Waterspout", "Tome of Wisdom"])
    game = table(me, side(support=["Hypnotic Rattle"]), rules=rules)
    do(game, "play Spark")
    assert offers(game) == {"play Tome of Wisdom", "announce Fire"}
    without = table(me, side(), rules=rules)
    do(without, "play Spark")
    assert {"play Fireblast", "play Sudden Waterspout"} < offers(without)


@both
def test_hypnotic_rattle_ignored_bars_nothing(rules: str) -> None:
    me = side(hand=["Spark", "Fireblast"], support=["Laughing Gas"])
    game = table(me, side(support=["Hypnotic Rattle"]), rules=rules)
    do(game, "play Spark")
    assert "play Fireblast" in offers(game)


# --- Fearsome Chant ---------------------------------------------------------------------------------------


@both
def test_fearsome_chant_costs_the_opponent_one_dragon_when_its_owner_retreats(rules: str) -> None:
    me = side(support=["Fearsome Chant"])
    six = side(combat=[*map(covered, PLAIN[:5]), "Spark"])
    assert retreat(table(me, side(combat=["Spark"]), rules=rules)) == (0, 0)
    assert retreat(table(me, six, rules=rules)) == (0, 1)
    assert retreat(table(side(combat=["Blaze"]), me, rules=rules)) == (0, 1)  # the other one retreats


@both
def test_fearsome_chant_ignored_saves_nothing(rules: str) -> None:
    for ignorer in ("Flitterflutter", "Tittertweet"):
        game = table(side(support=["Fearsome Chant"]), side(combat=[ignorer]), rules=rules)
        assert retreat(game) == (0, 1)


# --- the Spirits ------------------------------------------------------------------------------------------


@both
def test_spirit_of_the_battlefield_takes_back_a_card_of_the_combat_area_covered_or_not(rules: str) -> None:
    game = table(
        side(
            hand=["Call Spirit of the Battlefield", "Spark"],
            combat=[covered("Torch"), covered("Hail of Arrows"), "Blaze"],
            support=["Lightning Bolts"],
        ),
        side(),
        rules=rules,
    )
    do(game, "play Call Spirit of the Battlefield")
    assert offers(game) == {"pick Torch", "pick Hail of Arrows", "pick Blaze", "no"}
    do(game, "pick Torch")
    assert zone(game, 0, "hand") == {"Torch", "Spark"}
    assert zone(game, 0, "combat") == {"Hail of Arrows", "Blaze"}


@both
def test_spirit_of_the_battlefield_is_stopped(rules: str) -> None:
    me = side(hand=["Call Spirit of the Battlefield"], combat=["Blaze"])
    for stop in ("Tittertweet", "Bottelus Emptius"):
        game = table(me, side(combat=[stop]), rules=rules)
        do(game, "play Call Spirit of the Battlefield")
        assert offers(game) == {"retreat"}, stop
    left = table(me, side(), rules=rules)
    do(left, "play Call Spirit of the Battlefield", "no")
    assert zone(left, 0, "hand") == set()


@both
def test_spirit_of_the_underworld_fetches_a_card_of_the_discard_pile(rules: str) -> None:
    game = table(
        side(
            hand=["Call Spirit of the Underworld", "Spark"],
            discard=["Blaze", "Tome of Wisdom"],
            leader=["Cast Cataclysm"],
        ),
        side(support=["Wall of Fire"]),
        rules=rules,
    )
    do(game, "play Call Spirit of the Underworld")
    assert offers(game) == {"pick Blaze", "pick Tome of Wisdom", "no"}
    do(game, "pick Tome of Wisdom")
    assert zone(game, 0, "hand") == {"Tome of Wisdom", "Spark"}
    assert zone(game, 0, "discard") == {"Blaze"}


@both
def test_spirit_of_the_underworld_is_stopped(rules: str) -> None:
    me = side(hand=["Call Spirit of the Underworld"], discard=["Blaze"])
    for stop in ("Tittertweet", "Bottelus Emptius"):
        game = table(me, side(combat=[stop]), rules=rules)
        do(game, "play Call Spirit of the Underworld")
        assert offers(game) == {"retreat"}, stop
    left = table(me, side(), rules=rules)
    do(left, "play Call Spirit of the Underworld", "no")
    assert zone(left, 0, "discard") == {"Blaze"}


# --- Chosen of Nature -------------------------------------------------------------------------------------


@rule("004 Chosen Ones")
@both
def test_chosen_of_nature_shuffles_both_discard_piles_in_the_opponent_first(rules: str) -> None:
    game = table(
        side(hand=["Chosen of Nature", "Spark"], discard=["Blaze", "Torch"], leader=["Cast Cataclysm"]),
        side(discard=["Volca"], leader=["Muster Reinforcements"]),
        rules=rules,
    )
    events = do(game, "play Chosen of Nature")
    assert zone(game, 0, "deck") == {"Blaze", "Torch"}
    assert zone(game, 1, "deck") == {"Volca"}
    assert zone(game, 0, "pile") == {"Cast Cataclysm", "Chosen of Nature"}
    assert [seat for kind, seat, *_ in events if kind == "shuffle"] == [1, 0]
    assert "no" not in offers(game)


@both
def test_chosen_of_nature_ignored_moves_nothing(rules: str) -> None:
    me = side(hand=["Chosen of Nature", "Spark"], discard=["Blaze"])
    game = table(me, side(discard=["Volca"], support=["Laughing Gas"]), rules=rules)
    do(game, "play Chosen of Nature")
    assert zone(game, 0, "discard") == {"Blaze"}
    assert zone(game, 1, "discard") == {"Volca"}
