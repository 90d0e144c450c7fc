"""The rulings of docs/rulings.md: what the rulebooks leave to be decided, each decided by their words."""

from __future__ import annotations

from bluemoon.formats import DeckList, Terms, pairing_problems
from tests.duel.cards.spec import PLAIN, bluff, both, picks, retreat
from tests.duel.kit import do, dragons, offers, power, rule, side, table, zone

# --- Bounce Back: active cards attack again, whatever they are --------------------------------------------


@both
@rule("004 Bounce Back a")
def test_supports_alone_attack_again_with_bounce_back(rules: str) -> None:
    """The text speaks of active cards and asks for no character; cards go before rules (001 Golden Rule)."""
    game = table(
        side(hand=["Bounce Back", "Volca"], support=["Lightning Bolts"]),
        side(combat=["Torch"], hand=["Spark"]),
        rules=rules,
    )
    do(game, "play Bounce Back")
    assert "announce Fire" in offers(game)  # 3 against 2


@both
def test_a_bluff_alone_attacks_again_because_it_is_an_active_card(rules: str) -> None:
    me = side(hand=["Bounce Back"], support=[bluff("Boatswain Mena Marn")])
    game = table(me, side(combat=["Torch"], hand=["Spark"]), rules=rules)
    do(game, "play Bounce Back")
    assert "announce Fire" in offers(game)


@both
def test_without_active_cards_or_without_a_fight_nothing_attacks_again(rules: str) -> None:
    bare = table(side(hand=["Bounce Back", "Volca"]), side(), rules=rules)
    do(bare, "play Bounce Back")
    assert offers(bare) == {"retreat"}
    they = side(hand=["Spark"])  # with cards left, or classic would be over
    peace = table(side(hand=["Bounce Back", "Volca"]), they, rules=rules, fight=False, element=None)
    do(peace, "play Bounce Back")
    assert offers(peace) == {"decline"}


# --- Brain Drain: who can play no more cards loads none ---------------------------------------------------


@both
@rule("004 Preventing the Loading of Ships")
def test_nothing_is_loaded_once_brain_drain_forbids_further_cards(rules: str) -> None:
    """A card is loaded in place of a support card (001 Loading Ships), and who cannot play support cards
    cannot load (004)."""
    me = side(hand=["Volca", "Blaze"], ships=["Sea Devil"])
    free = table(me, side(combat=["Torch"]), rules=rules)
    do(free, "play Volca")
    assert "load Blaze onto Sea Devil" in offers(free)
    drained = table(me, side(combat=["Torch"], support=["Brain Drain"]), rules=rules)
    do(drained, "play Volca")
    assert "load Blaze onto Sea Devil" not in offers(drained)
    assert "announce Fire" in offers(drained)


# --- Hyla of the Hearth: also supports on which nothing is printed ----------------------------------------


@both
def test_the_hearth_gives_a_value_to_supports_without_one(rules: str) -> None:
    """Our own card; its text says so. Printed texts raise characters only, and these all have values."""
    game = table(
        side(hand=["Blaze"], support=["Heat Haze"], lasting=["Hyla of the Hearth"]), side(), rules=rules
    )
    assert power(game, 0) == 2


# --- Old Goo Laa's Ghost is no mutant ---------------------------------------------------------------------


@both
@rule("001 Mutants b")
def test_inflame_the_mutant_does_not_free_the_ghost(rules: str) -> None:
    """The Ghost is a Buka card (001 Game Components: ten mutants); Inflame the Mutant speaks of mutants."""
    hand = ["Inflame the Mutant", "Old Goo Laa's Ghost", "Zig-nur-Don", "Volca"]
    game = table(
        side(hand=hand, ships=["Sea Devil"]),
        side(combat=["Torch"], hand=["Spark"]),
        rules=rules,
        element="earth",
    )
    assert not {"play Old Goo Laa's Ghost", "play Zig-nur-Don"} & offers(game)
    do(game, "play Inflame the Mutant")
    assert "play Zig-nur-Don" in offers(game)
    assert "play Old Goo Laa's Ghost" not in offers(game)


@both
def test_the_ghost_does_not_use_up_the_licence_for_a_mutant(rules: str) -> None:
    """His own condition is met, so Inflame the Mutant is still there for a mutant."""
    hand = ["Inflame the Mutant", "Old Goo Laa's Ghost"]
    game = table(side(hand=hand), side(combat=["Torch"], hand=["Spark"]), rules=rules)
    do(game, "play Inflame the Mutant")
    assert "play Old Goo Laa's Ghost" in offers(game)


# --- Chosen of Fire never returns a Chosen of Fire --------------------------------------------------------


@both
def test_no_chosen_of_fire_comes_back_by_the_other_one(rules: str) -> None:
    """That Chosen of Fire itself cannot be chosen holds for both players, who choose by the same text: two of
    them would otherwise return each other for ever."""
    me = side(hand=["Chosen of Fire", "Volca"], leader=["Muster Reinforcements"], deck=PLAIN[:3])
    they = side(
        combat=["Torch"], leader=["Chosen of Fire", "Summon Sorcerer", "Cast Cataclysm"], deck=PLAIN[3:6]
    )
    game = table(me, they, rules=rules)
    do(game, "play Chosen of Fire")
    assert picks(game) == {"Summon Sorcerer", "Cast Cataclysm"}
    only = table(me, side(combat=["Torch"], leader=["Chosen of Fire"], deck=PLAIN[3:6]), rules=rules)
    do(only, "play Chosen of Fire")
    assert zone(only, 1, "pile") == {"Chosen of Fire"}


# --- classic: the owner applies a Duplicator when his characters lie there --------------------------------


@rule("000 Special Rules 2 b")
def test_in_classic_a_duplicator_is_not_bound_to_the_first_free_character() -> None:
    """The player of a card determines how it is applied, not the order in which his characters came."""
    me = side(hand=["Sun Setting", "Flamebreath the Dazzling"], support=["Duplicator of Fire"])
    game = table(me, side(combat=["Torch"], hand=["Spark"]), rules="classic")
    do(game, "play Sun Setting", "play Flamebreath the Dazzling")
    before = power(game, 0)
    assert "pick Flamebreath the Dazzling" in offers(game)
    do(game, "pick Flamebreath the Dazzling")
    assert power(game, 0) > before


def test_in_classic_a_duplicator_stays_with_a_character_of_an_earlier_turn() -> None:
    """000 Special Rules 2: it may go elsewhere only when its card is influenced or discarded."""
    me = side(
        hand=["FunFlop"], combat=["FunFair"], support=[{"card": "Duplicator of Fire", "target": "FunFair"}]
    )
    game = table(me, side(combat=["Torch"], hand=["Spark"]), rules="classic")
    do(game, "add FunFlop")
    assert not picks(game)


# --- a gamble is not offered ------------------------------------------------------------------------------


@both
@rule("000 Announce Power d")
def test_a_turn_that_only_luck_could_complete_is_not_begun(rules: str) -> None:
    """Who cannot match must retreat (000 Announce Power, 004 Continue the Fight); what a card not yet drawn
    might do is nothing that a player can do."""
    game = table(
        side(hand=["Mother Halu"], deck=["Fireblast", "Lightning Bolts"]),
        side(combat=["Torch"], support=["Lightning Bolts"], hand=["Spark"]),
        rules=rules,
    )
    assert offers(game) == {"retreat"}


# --- Mad Mike Magpie spares protected cards wherever they are ---------------------------------------------


@both
@rule("001 Protect a")
def test_mad_mike_spares_protected_cards_in_hand(rules: str) -> None:
    """Active ones are protected by the rules anyway; his text must mean the others."""
    me = side(hand=["Volca", "Briny Behemoth", "Colossal Crustacean", "Sun Setting"])
    they = side(combat=["Mad Mike Magpie", "Caterpillar Eartheroder"], hand=["Spark"])
    game = table(me, they, rules=rules)
    assert zone(game, 0, "ignored") == {"Sun Setting"}
    do(game, "play Volca", "satisfy Caterpillar Eartheroder", "pick Briny Behemoth")
    assert "announce Fire" in offers(game)


# --- printed values in the hand are what is printed -------------------------------------------------------


@both
@rule("000 Special Rules 6")
def test_cool_cop_does_not_touch_what_hand_cards_pay(rules: str) -> None:
    """000 Special Rules 6; in Legends, too: only what is ignored reaches into hands (004 Ignoring Cards)."""
    me = side(hand=["Impress Holy Dragon", "Briny Behemoth", "Roomban Rockmaster", "Volca"], deck=PLAIN[:1])
    game = table(me, side(combat=["CoolCop"], hand=["Spark"]), rules=rules)
    do(game, "play Impress Holy Dragon")
    assert "pick Briny Behemoth" in offers(game)


# --- Floods end the fight before the Sirens' demand falls due ---------------------------------------------


@both
def test_a_retreat_forced_by_floods_pays_nothing_for_sirens(rules: str) -> None:
    """The demand falls due at the end of the opponent's Booster/Support phase; he had none this time."""
    me = side(
        hand=["Volca"], support=["Tidal Flood", "Torrential Flood", "Irresistible Sirens"], deck=PLAIN[:6]
    )
    game = table(me, side(combat=["Torch"], hand=["Spark"], deck=PLAIN[6:]), rules=rules)
    do(game, "play Volca", "announce Fire")
    while any(text.startswith("dragon ") for text in offers(game)):
        do(game, min(offers(game)))
    assert dragons(game) == (1, 0)


@both
def test_who_retreats_on_his_own_turn_without_paying_pays_for_sirens(rules: str) -> None:
    game = table(side(hand=["Volca"]), side(combat=["Torch"], support=["Irresistible Sirens"]), rules=rules)
    assert retreat(game) == (0, 2)


# --- gangs and cargo --------------------------------------------------------------------------------------


@both
def test_a_gang_card_may_join_or_cover(rules: str) -> None:
    """004 Gang: he may choose to keep the earlier characters active; 000 Gang: he can add."""
    game = table(
        side(hand=["FunFlop"], combat=["FunFair"]), side(combat=["Torch"], hand=["Spark"]), rules=rules
    )
    assert {"add FunFlop", "play FunFlop"} <= offers(game)


@both
@rule("001 Landing Ships b")
def test_cargo_of_a_landed_ship_is_played_not_loaded_and_the_hand_may_be_loaded(rules: str) -> None:
    """001: cards on landed ships may be played as if in hand; a loaded card is not played, so the ban on
    playing from the hand does not keep the hand from being loaded."""
    ships = [
        {"card": "Sea Falcon", "cargo": ["Volca", "Lightning Bolts"]},
        {"card": "Sea Devil", "cargo": []},
    ]
    game = table(
        side(hand=["Blaze"], ships=ships),
        side(combat=["Torch"], hand=["Spark"]),
        rules=rules,
        phase="beginning",
    )
    do(game, "land Sea Falcon", "play Volca")
    assert "load Blaze onto Sea Devil" in offers(game)
    assert "load Lightning Bolts onto Sea Devil" not in offers(game)
    assert "play Lightning Bolts" in offers(game)


# --- emissaries -------------------------------------------------------------------------------------------


def test_both_players_may_name_the_same_emissary() -> None:
    """004 Additional Rules: the same card in several decks comes from further boxes."""
    lists = [DeckList(f"{people} 1", people, emissary="Envoy of the Dunes") for people in ("Hoax", "Vulca")]
    assert pairing_problems(lists, Terms(emissaries=True)) == []


# --- games of version 1 keep what they were played by -----------------------------------------------------


@both
def test_version_1_loads_after_brain_drain_and_frees_the_ghost(rules: str) -> None:
    me = side(hand=["Volca", "Blaze"], ships=["Sea Devil"])
    drained = table(me, side(combat=["Torch"], support=["Brain Drain"]), rules=rules, version=1)
    do(drained, "play Volca")
    assert "load Blaze onto Sea Devil" in offers(drained)
    hand = ["Inflame the Mutant", "Old Goo Laa's Ghost", "Volca"]
    freed = table(
        side(hand=hand, ships=["Sea Devil"]),
        side(combat=["Torch"], hand=["Spark"]),
        rules=rules,
        element="earth",
        version=1,
    )
    do(freed, "play Inflame the Mutant")
    assert "play Old Goo Laa's Ghost" in offers(freed)


@both
def test_version_1_lets_one_chosen_of_fire_return_the_other(rules: str) -> None:
    me = side(hand=["Chosen of Fire", "Volca"], leader=["Muster Reinforcements"], deck=PLAIN[:3])
    they = side(combat=["Torch"], leader=["Chosen of Fire", "Summon Sorcerer"], deck=PLAIN[3:6])
    game = table(me, they, rules=rules, version=1)
    do(game, "play Chosen of Fire")
    assert picks(game) == {"Chosen of Fire", "Summon Sorcerer"}


def test_version_1_binds_a_duplicator_to_the_first_character_in_classic() -> None:
    me = side(hand=["Sun Setting", "Flamebreath the Dazzling"], support=["Duplicator of Fire"])
    game = table(me, side(combat=["Torch"], hand=["Spark"]), rules="classic", version=1)
    do(game, "play Sun Setting", "play Flamebreath the Dazzling")
    assert not picks(game)
