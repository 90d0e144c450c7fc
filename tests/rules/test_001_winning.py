"""Legends rulebook: how a game ends and who wins, and the winning example."""

import pytest

from bluemoon.duel.engine import DuelState
from tests.duel.kit import do, dragons, offers, power, rule, side, table, zone

BOTH = pytest.mark.parametrize("rules", ["legends", "classic"])


def winner(game: DuelState) -> int:
    assert game.result is not None
    return game.result.winners[0]


# --- a fourth dragon --------------------------------------------------------------------------------------


@rule("001 Winning the Game a")
@BOTH
def test_a_fourth_dragon_ends_the_game(rules: str) -> None:
    game = table(
        side(combat=["Torch"], hand=["Cinder"]),
        side(combat=["Blaze"], hand=["Volca"]),
        rules=rules,
        dragons=(0, 3),
    )
    do(game, "retreat")
    assert game.over
    assert winner(game) == 1


@rule("001 Winning the Game a")
@BOTH
def test_a_third_dragon_does_not(rules: str) -> None:
    game = table(
        side(combat=["Torch"], hand=["Cinder"]),
        side(combat=["Blaze"], hand=["Volca"]),
        rules=rules,
        dragons=(0, 2),
    )
    do(game, "retreat")
    assert dragons(game) == (0, 3)
    assert not game.over


@rule("001 Winning the Game a")
@BOTH
def test_a_fourth_dragon_by_a_text_ends_the_game_in_the_middle_of_a_turn(rules: str) -> None:
    game = table(
        side(hand=["Charm Holy Dragon", "Lavar the Powerful", "Shimmer", "Blaze"]),
        side(combat=["Torch"], hand=["Volca"]),
        rules=rules,
        dragons=(3, 0),
    )
    do(game, "play Charm Holy Dragon", "pick Lavar the Powerful", "pick Shimmer")
    assert game.over
    assert winner(game) == 0


# --- out of cards -----------------------------------------------------------------------------------------


def last_card(rules: str, had: tuple[int, int] = (0, 0)) -> DuelState:
    """I play my very last card; the opponent is to answer."""
    game = table(
        side(hand=["Blaze"]),
        side(combat=["Torch"], hand=["Volca", "Spark"], deck=["Sear"]),
        rules=rules,
        dragons=had,
    )
    do(game, "play Blaze", "announce Fire")
    return game


@rule("001 Winning the Game b")
@BOTH
def test_the_fight_goes_on_after_the_last_card_and_the_game_ends_with_it(rules: str) -> None:
    game = last_card(rules)
    assert not game.over
    do(game, "play Volca", "announce Fire")
    assert not game.over
    do(game, "retreat", "dragon Lika")
    assert game.over


@rule("001 Winning the Game b")
@BOTH
def test_cards_left_in_hand_or_deck_keep_the_game_going(rules: str) -> None:
    for more in ({"hand": ["Blaze", "Spark"]}, {"hand": ["Blaze"], "deck": ["Spark"]}):
        game = table(side(**more), side(combat=["Torch"], hand=["Volca", "Spark"]), rules=rules)
        do(game, "play Blaze", "announce Fire", "retreat", "dragon Lika")
        assert not game.over


@rule("001 Winning the Game b")
def test_the_game_ends_even_if_the_player_took_a_card_back() -> None:
    """Legends looks at the fight in which the last card was played, whatever is in the hand afterwards."""
    game = table(
        side(hand=["Spark", "Battling Boomerang"]),
        side(combat=["Torch"], hand=["Flamebreath the Dazzling", "Volca"], deck=["Sear"]),
    )
    do(game, "play Spark", "play Battling Boomerang", "announce Fire")
    do(game, "play Flamebreath the Dazzling", "announce Fire")
    do(game, "retrieve Battling Boomerang")
    assert zone(game, 0, "hand") == {"Battling Boomerang"}
    do(game, "retreat", "dragon Lika")
    assert game.over


@rule("001 Winning the Game b")
@BOTH
def test_a_discarded_last_card_counts_like_a_played_one(rules: str) -> None:
    """Sarogakanas takes the last two cards of the opponent's hand."""
    game = table(
        side(hand=["Sarogakanas the Ancient", "Nirwadas the Traveler"], deck=["Tome of Wisdom"]),
        side(combat=["Torch"], hand=["Volca", "Spark"]),
        rules=rules,
    )
    do(game, "play Sarogakanas the Ancient", "yes")
    assert zone(game, 1, "hand") == set()
    assert not game.over
    do(game, "announce Fire", "retreat", "dragon Lika")
    assert game.over
    assert winner(game) == 0


@rule("001 Winning the Game c")
@BOTH
def test_declining_with_the_last_cards_ends_the_game(rules: str) -> None:
    game = table(side(hand=["Blaze", "Spark"]), side(hand=["Volca"]), rules=rules, fight=False, element=None)
    do(game, "decline", "pick Blaze", "pick Spark")
    assert game.over
    assert winner(game) == 1


@rule("001 Winning the Game c")
@BOTH
def test_declining_with_cards_left_does_not(rules: str) -> None:
    held = table(side(hand=["Blaze", "Spark"]), side(hand=["Volca"]), rules=rules, fight=False, element=None)
    do(held, "decline", "pick Blaze", "done")
    assert not held.over
    deck = table(
        side(hand=["Blaze"], deck=["Sear"]), side(hand=["Volca"]), rules=rules, fight=False, element=None
    )
    do(deck, "decline")  # there is only Blaze to discard
    assert not deck.over
    assert zone(deck, 0, "hand") == {"Sear"}


# --- who wins ---------------------------------------------------------------------------------------------


@rule("001 Winning the Game d")
@BOTH
@pytest.mark.parametrize(("had", "wins"), [((2, 0), 0), ((0, 2), 1)])
def test_most_dragons_win(rules: str, had: tuple[int, int], wins: int) -> None:
    """I ran out of cards and lose the fight, but one dragon stays with me where I had two."""
    game = last_card(rules, had)
    do(game, "play Volca", "announce Fire", "retreat")
    if not game.over:
        do(game, min(offers(game)))
    assert game.over
    assert winner(game) == wins


@rule("001 Winning the Game e")
@BOTH
def test_with_all_dragons_on_the_board_who_had_cards_last_wins(rules: str) -> None:
    game = last_card(rules, had=(1, 0))
    do(game, "play Volca", "announce Fire", "retreat")
    assert dragons(game) == (0, 0)
    assert game.over
    assert winner(game) == 1


@rule("001 Winning the Game e")
@BOTH
def test_if_both_run_out_the_later_one_wins(rules: str) -> None:
    """One plays his last card, then the other his: the second had cards in hand last."""
    one = side(hand=["Blaze"])
    two = side(combat=["Torch"], hand=["Volca"])
    game = table(one, two, rules=rules, dragons=(1, 0))
    do(game, "play Blaze", "announce Fire", "play Volca", "announce Fire", "retreat")
    assert dragons(game) == (0, 0)
    assert game.over
    assert winner(game) == 1
    mirrored = table(two, one, rules=rules, dragons=(0, 1), player=1)
    do(mirrored, "play Blaze", "announce Fire", "play Volca", "announce Fire", "retreat")
    assert winner(mirrored) == 0


# --- the example ------------------------------------------------------------------------------------------


@rule(
    "001 Winning Example 1",
    "001 Winning Example 2",
    "001 Winning Example 3",
    "001 Winning Example 4",
    "001 Winning Example 5",
    "001 Winning Example 6",
    "001 Winning Example 7",
)
@BOTH
def test_the_winning_example(rules: str) -> None:
    """A fight in Earth; Vulca is seat 0 with one dragon and two cards, Hoax has 4 with his Ballista."""
    game = table(
        side(hand=["Glimmer", "Fireblast"], combat=["Torch"], discard=["Blaze", "Volca"]),
        side(
            combat=["Nirwadas the Traveler"],
            support=["Ballista of Confusion"],
            hand=["Helkomedes the Rhetorician", "Vetraskedas the Sceptic", "Tome of Wisdom"],
        ),
        rules=rules,
        element="earth",
        dragons=(1, 0),
    )
    assert power(game, 1, "earth") == 4
    # 1 and 2: Glimmer, then Fireblast as the last card.
    do(game, "play Glimmer")
    assert not game.over
    do(game, "play Fireblast")
    assert zone(game, 0, "hand") | zone(game, 0, "deck") == set()
    assert not game.over
    # 3: 3 and 2 are 5 against 4; there is nothing to draw.
    assert power(game, 0, "earth") == 3 + 2
    do(game, "announce Earth")
    assert zone(game, 0, "hand") == set()
    assert game.current == 1
    # 4 and 5: Helkomedes beside the Ballista matches.
    do(game, "play Helkomedes the Rhetorician")
    assert "play Tome of Wisdom" in offers(game)  # he does not
    assert power(game, 1, "earth") == 3 + 2
    do(game, "announce Earth")
    # 6: without a character Vulca can only retreat.
    assert (game.current, game.fight) == (0, True)
    assert offers(game) == {"retreat"}
    # 7: his dragon goes to the board, all steps are done, and Hoax wins.
    do(game, "retreat")
    assert dragons(game) == (0, 0)
    assert zone(game, 0, "combat") | zone(game, 1, "combat") | zone(game, 1, "support") == set()
    assert game.over
    assert winner(game) == 1
