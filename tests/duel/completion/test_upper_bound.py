"""Out of reach: the most that could be had against the least that would be left is a certain refusal, and it
is not given where one of the granted favours could be true."""

from __future__ import annotations

import random

from bluemoon.cards.card import may_when_played
from bluemoon.duel.completion.search import commits
from bluemoon.duel.completion.upper_bound import out_of_reach
from bluemoon.duel.engine import DuelState
from bluemoon.duel.model import actions as do
from bluemoon.duel.model.state import CHARACTER
from bluemoon.duel.rules.legality import character_played
from bluemoon.duel.rules.permitted import permitted
from bluemoon.powers.discarding import DiscardTheirs
from bluemoon.powers.vocabulary import BOOSTERS, CHARACTERS, Type
from tests.duel.completion.test_search import Search, TooMuch
from tests.duel.games import any_game
from tests.duel.kit import do as act
from tests.duel.kit import side, table
from tests.rules.made_up import instead, made_up


def beyond(game: DuelState, name: str) -> bool:
    """Is the opponent's power out of reach with this first character?"""
    return out_of_reach(game, game.decks[0].index[name], False)


# --- never wrong ------------------------------------------------------------------------------------------


def test_what_is_called_out_of_reach_is_a_dead_end() -> None:
    """Checked against a plain search, for first characters and for what may follow them."""
    rng = random.Random("reach")
    refused = 0
    for _ in range(40):
        game = any_game(rng)
        while not game.over:
            if not game.stack and game.phase <= CHARACTER:
                refused += check(game)
            game.apply(rng.choice(game.legal_actions()))
    assert refused > 100


def check(game: DuelState) -> int:
    """How many of the permitted actions are out of reach; each of them has to be a dead end."""
    refused = 0
    begun = character_played(game)
    for action in permitted(game):
        kind = action >> 12
        if commits(game, action) and (begun or kind in (do.PLAY, do.ADD)):
            if out_of_reach(game, -1 if begun else action & 63, kind == do.ADD):
                refused += 1
                try:
                    assert not Search().leads_home(game, action), (game.position(), game.text(action))
                except TooMuch:
                    continue
    return refused


# --- by hand: the player's own power ----------------------------------------------------------------------

SIX = side(combat=["Ciklarethas the Bitter"], support=["Tome of Wisdom"])  # 3 and 3 Fire
NINE = side(combat=["Flamebreath the Dazzling"], support=["Fire Swamp"])  # 7 and 2 Fire


def test_one_booster_or_support_may_follow_a_character() -> None:
    """Blaze 4 Fire; Fireblast 3; Lightning Bolts 3; Shimmer 3 is a second character."""
    assert beyond(table(side(hand=["Blaze"]), SIX), "Blaze")
    assert beyond(table(side(hand=["Blaze", "Shimmer"]), SIX), "Blaze")
    assert not beyond(table(side(hand=["Blaze", "Fireblast"]), SIX), "Blaze")
    assert beyond(table(side(hand=["Blaze", "Fireblast", "Lightning Bolts"]), NINE), "Blaze")


def test_free_cards_and_pairs_come_on_top() -> None:
    """Sudden Waterspout 2 Fire is free: 4 + 3 + 2. Two cards that make a pair count as one: 4 + 3 + 3."""
    hand = ["Blaze", "Fireblast", "Sudden Waterspout"]
    assert not beyond(table(side(hand=hand), NINE), "Blaze")
    pair = ["Blaze", "Launch Burning Earth", "Launch Rain of Fire"]
    assert not beyond(table(side(hand=pair), NINE), "Blaze")


def test_the_partner_of_a_pair_that_was_begun_may_follow() -> None:
    pair = ["Blaze", "Launch Burning Earth", "Launch Rain of Fire"]
    game = table(side(hand=pair), NINE)
    act(game, "play Blaze", "play Launch Burning Earth")
    assert not out_of_reach(game, -1, False)
    act(game, "play Launch Rain of Fire")


def test_a_free_character_leaves_room_for_one_that_counts() -> None:
    """Moon Rising 1 Fire is FREE; Blaze 4 or Shimmer 3 may follow, and one booster: 1 + 4 + 3."""
    hand = ["Moon Rising", "Blaze", "Shimmer", "Fireblast"]
    assert not beyond(table(side(hand=hand), SIX), "Moon Rising")
    assert beyond(table(side(hand=hand), NINE), "Moon Rising")


def test_a_text_makes_only_the_next_card_free() -> None:
    """After Yang, 2 Fire, a character and a booster may follow, or two boosters: 2 + 4 + 3, 2 + 3 + 3."""
    assert not beyond(table(side(hand=["Yang", "Blaze", "Fireblast"]), NINE), "Yang")
    assert beyond(table(side(hand=["Yang", "Shimmer"]), SIX), "Yang")
    assert not beyond(table(side(hand=["Yang", "Fireblast", "Lightning Bolts"]), SIX), "Yang")
    assert beyond(table(side(hand=["Yang", "Fireblast", "Lightning Bolts"]), NINE), "Yang")


def test_texts_that_change_values_are_granted() -> None:
    """Volcanic Gauntlets double the 4 Fire of Blaze; Elemental Enchantment raises the total to 6."""
    assert not beyond(table(side(hand=["Blaze", "Volcanic Gauntlets"]), SIX), "Blaze")
    assert beyond(table(side(hand=["Blaze", "Volcanic Gauntlets"]), NINE), "Blaze")
    assert not beyond(table(side(hand=["Shimmer", "Elemental Enchantment"]), SIX), "Shimmer")
    assert beyond(table(side(hand=["Shimmer", "Elemental Enchantment"]), NINE), "Shimmer")


def test_cards_that_may_not_be_played_face_up_may_be_bluffs() -> None:
    """Ember forbids characters without text, but Cannoneers may be laid face down, and Armory allows one more
    support: 3 + 1 + 2 against 6."""
    they = side(combat=["Ember", "Elemental Enchantment"])
    hand = ["B.P. Loyalty", "Armory", "Cannoneer Alo Cha", "Cannoneer Tara Ko"]
    assert not beyond(table(side(hand=hand), they), "B.P. Loyalty")


# --- by hand: what is demanded ----------------------------------------------------------------------------


def test_a_demand_that_the_hand_cannot_pay_is_out_of_reach() -> None:
    """Blaze has the power; Caterpillar Fireeater wants cards of 3 Fire, Watertamer 2 of each element."""
    they = side(combat=["Ciklarethas the Bitter", "Caterpillar Fireeater"])
    assert beyond(table(side(hand=["Blaze"]), they), "Blaze")
    assert beyond(table(side(hand=["Blaze", "Fire Swamp"]), they), "Blaze")
    assert not beyond(table(side(hand=["Blaze", "Fireblast"]), they), "Blaze")
    both = side(combat=["Ciklarethas the Bitter", "Caterpillar Fireeater", "Caterpillar Watertamer"])
    assert beyond(table(side(hand=["Blaze", "Fireblast", "Perilous Marsh"]), both), "Blaze")
    enough = ["Blaze", "Fireblast", "Perilous Marsh", "Fire Swamp"]
    assert not beyond(table(side(hand=enough), both), "Blaze")


def test_what_is_needed_to_pay_is_not_played() -> None:
    """Blaze and Fireblast have 7 Fire against 6, but Caterpillar Fireeater wants cards of 3 Fire."""
    they = side(combat=["Ciklarethas the Bitter", "Caterpillar Fireeater"], support=["Tome of Wisdom"])
    assert beyond(table(side(hand=["Blaze", "Fireblast"]), they), "Blaze")
    assert not beyond(table(side(hand=["Blaze", "Fireblast", "Lightning Bolts"]), they), "Blaze")


def test_a_demand_may_go_away() -> None:
    """Cinder may discard a booster, such as the one that demands."""
    they = side(combat=["Cinder", "Caterpillar Fireeater"])
    me = table(side(hand=["Cinder"]), they)
    assert not beyond(me, "Cinder")


# --- by hand: the other side's power ----------------------------------------------------------------------


def test_what_a_text_may_discard_is_not_counted() -> None:
    """Cinder 2 Fire may discard one booster or support: 3 are left of 6, and of two supports one stays."""
    assert beyond(table(side(hand=["Cinder"]), SIX), "Cinder")
    assert not beyond(table(side(hand=["Cinder", "Sudden Waterspout"]), SIX), "Cinder")
    more = side(combat=["Ciklarethas the Bitter"], support=["Tome of Wisdom", "Lightning Bolts"])
    assert beyond(table(side(hand=["Cinder", "Sudden Waterspout"]), more), "Cinder")


def test_one_booster_either_adds_or_discards() -> None:
    """Earthtremor may discard Fire Swamp, 2 Fire, or Fireblast add 3; not both."""
    assert beyond(table(side(hand=["Blaze", "Earthtremor", "Fireblast"]), NINE), "Blaze")
    assert not beyond(table(side(hand=["Blaze", "Earthtremor"]), SIX), "Blaze")


def test_only_values_that_a_text_is_about_go_away() -> None:
    """CoolKid takes odd values of boosters and supports: of 3 + 3 + 2 Fire, 5 are left."""
    they = side(combat=["Ciklarethas the Bitter"], support=["Tome of Wisdom", "Fire Swamp"])
    assert beyond(table(side(hand=["CoolKid", "Sudden Waterspout"]), they), "CoolKid")
    assert not beyond(table(side(hand=["CoolKid", "Fireblast"]), they), "CoolKid")


def test_the_limit_of_one_text_is_not_that_of_another() -> None:
    """A made-up Cinder may discard a character, of which there is one, and a booster if there are several
    characters: 2 + 2 Fire against the 3 of the Tome."""
    one = may_when_played(DiscardTheirs(CHARACTERS))
    several = may_when_played(DiscardTheirs(BOOSTERS, only_if_several=True))
    for powers in ((one, several), (several, one)):
        game = table(side(hand=["Cinder", "Sudden Waterspout"]), SIX)
        instead(game, 0, Cinder=made_up("Cinder", Type.CHARACTER, 2, 2, *powers))
        assert not beyond(game, "Cinder")


def test_a_text_that_is_ignored_touches_nothing() -> None:
    """Laughing Gas ignores the text of Cinder."""
    they = side(combat=["Ciklarethas the Bitter"], support=["Tome of Wisdom", "Laughing Gas"])
    assert beyond(table(side(hand=["Cinder", "Sudden Waterspout"]), they), "Cinder")


def test_a_shield_is_always_enough() -> None:
    """Aquatic Armor shields against Fire, whatever the power."""
    assert not beyond(table(side(hand=["Shimmer", "Aquatic Armor"]), NINE), "Shimmer")


def test_a_mutant_may_fight_in_the_other_element() -> None:
    """In Earth, Flamebreath and Fire Swamp have nothing."""
    game = table(side(hand=["Ras-mus-Pan"]), NINE)  # 4 Earth, and the element becomes Earth
    assert not beyond(game, "Ras-mus-Pan")


def test_no_more_cards_than_the_opponents_text_leaves() -> None:
    """Brain Drain: one card a turn, so Fireblast cannot follow."""
    they = side(combat=["Ciklarethas the Bitter"], support=["Tome of Wisdom", "Brain Drain"])
    assert beyond(table(side(hand=["Blaze", "Fireblast"]), they), "Blaze")
