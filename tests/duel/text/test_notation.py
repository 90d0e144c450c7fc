"""The notation: text and parse are inverse, and whatever cannot be done is refused and leaves the game as it
was."""

from __future__ import annotations

import contextlib
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bluemoon.cards.pool import POOL
from bluemoon.duel import named_deck
from bluemoon.duel.engine import DuelState, new_game
from bluemoon.duel.model import actions as do
from bluemoon.errors import BluemoonError, IllegalAction, NotationError
from tests.duel.games import any_game, at_random, game_after
from tests.duel.kit import do as act
from tests.duel.kit import offers, side, table, zone

SEEDS = st.integers(0, 10**9)
DECISIONS = st.integers(0, 160)
ANY_CASE = (str.upper, str.lower, str.title, lambda text: f"  {text.replace(' ', '   ')}. ")


def some(examples: int) -> settings:
    return settings(max_examples=examples, deadline=None, derandomize=True)


def test_text_and_parse_are_inverse_for_all_legal_actions() -> None:
    kinds = set()
    for seed in range(60):
        rng = random.Random(f"notation {seed}")
        game = any_game(rng)
        while not game.over:
            actions = game.legal_actions()
            texts = [game.text(action) for action in actions]
            assert [game.parse(text) for text in texts] == actions
            assert [game.parse(rng.choice(ANY_CASE)(text)) for text in texts] == actions
            kinds |= {do.kind_of(action) for action in actions}
            at_random(game, rng)
    assert len(kinds) > 20  # nearly every kind of action there is


def test_events_can_be_told_in_words() -> None:
    for seed in range(30):
        rng = random.Random(f"told {seed}")
        game = any_game(rng)
        while not game.over:
            for event in at_random(game, rng):
                for seat in (-1, 0, 1):
                    for shown in game.seen([event], seat):
                        assert game.tell(shown)
                        assert "Anna" in game.tell(shown, ("Anna", "Anna")) or event[0] in (
                            *("element", "dragon home", "satisfy", "target", "fight over"),
                        )


# --- what cannot be done ----------------------------------------------------------------------------------


def fresh() -> DuelState:
    return table(
        side(hand=["Blaze", "Fireblast", "Cast Cataclysm", "Spark"], deck=["Flare"]),
        side(combat=["Ciklarethas the Bitter"], hand=["Tome of Wisdom"]),
    )


def refused(game: DuelState, text: str, error: type[BluemoonError]) -> None:
    before = game.position(), game.legal_actions(), game.record().write()
    with pytest.raises(error):
        game.parse(text)
    assert (game.position(), game.legal_actions(), game.record().write()) == before


@pytest.mark.parametrize(
    "text",
    [
        "decline",
        "play Flare",
        "play Tome of Wisdom",
        "play Ciklarethas the Bitter",
        "play Fireblast",
        "bluff Blaze",
        "add Blaze",
        "announce Fire",
        "announce Earth",
        "dragon Lika",
        "pick Blaze",
        "pick face-down card 1",
        "satisfy Tome of Wisdom",
        "load Blaze onto Spark",
        "retrieve Ciklarethas the Bitter",
        "land Blaze",
        "use Blaze",
        "discard bluff Blaze",
        "call the bluff",
        "trust",
        "done",
        "yes",
        "no",
        "random card",
        "end phase",
        "backtrack",
        "take 2",
        "all boosters",
    ],
)
def test_well_formed_but_impossible(text: str) -> None:
    refused(fresh(), text, IllegalAction)
    refused(fresh(), text.upper() + ".", IllegalAction)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        ".",
        "play",
        "play ",
        "play Nobody",
        "play Cinder",  # of neither deck
        "play Blaze and Spark",
        "Blaze",
        "announce",
        "announce Water",
        "dragon",
        "dragon Smaug",
        "load Blaze",
        "load Blaze onto",
        "load Blaze onto Nobody",
        "fly to the moon",
        "retreat!",
        "retreat now",
        "yes yes",
        "take",
        "take many",
        "all the rest",
        "pick",
        "pick face-down card x",
        "\x00",
        "\u2603",
    ],
)
def test_nonsense(text: str) -> None:
    refused(fresh(), text, NotationError)


@some(300)
@given(SEEDS, DECISIONS, st.text())
def test_any_text_is_an_action_or_one_of_two_errors(seed: int, decisions: int, text: str) -> None:
    game = game_after(seed, decisions)
    before = game.position()
    with contextlib.suppress(IllegalAction, NotationError):
        assert game.parse(text) in game.legal_actions()
    assert game.position() == before


@some(150)
@given(SEEDS, DECISIONS, SEEDS)
def test_an_illegal_action_leaves_the_game_as_it_was(seed: int, decisions: int, mix: int) -> None:
    game = game_after(seed, decisions)
    rng = random.Random(mix)
    before = game.position(), list(game.legal_actions()), game.record().write()
    candidates = [do.action(kind, rng.randrange(64), rng.randrange(64)) for kind in range(30)]
    candidates += [-1, 0, 1, 2**40, rng.randrange(2**20)]
    for action in candidates:
        if action not in game.legal_actions():
            with pytest.raises(IllegalAction) as wrong:
                game.apply(action)
            assert str(wrong.value)
    assert (game.position(), game.legal_actions(), game.record().write()) == before


def test_why_not_agrees_with_what_is_offered() -> None:
    for seed in range(15):
        rng = random.Random(f"why {seed}")
        game = any_game(rng)
        while not game.over:
            actions = game.legal_actions()
            assert all(game.why_not(action) is None for action in actions)
            playable = {game.text(action).partition(" ")[2] for action in actions if action >> 12 <= do.BLUFF}
            for name in game.decks[game.player].names:
                assert (game.why_not(name) is None) == (name in playable), name
            at_random(game, rng)


def test_an_error_names_the_rule_and_its_place() -> None:
    with pytest.raises(IllegalAction, match="play a character first \\(001 Character Phase\\)"):
        fresh().apply(do.action(do.ANNOUNCE, 0))


def test_nothing_can_be_done_after_the_end() -> None:
    rng = random.Random("end")
    game = new_game(("Flit", "Khind"), seed=1)
    while not game.over:
        at_random(game, rng)
    before = game.position()
    for action in (0, do.action(do.RETREAT), do.action(do.PLAY, 3)):
        with pytest.raises(IllegalAction, match="over"):
            game.apply(action)
    for text in ("retreat", "play nothing"):
        with pytest.raises((IllegalAction, NotationError)):
            game.parse(text)
    assert game.why_not("Blaze") is not None
    assert game.position() == before


def test_seats_that_do_not_exist() -> None:
    for seat in (-2, 2, 99):
        with pytest.raises(BluemoonError, match="seat"):
            fresh().view(seat)


def test_card_names_do_not_clash_with_words_of_the_notation() -> None:
    """No card's name could be taken for another action."""
    words = ("face-down card", "bluff ", "onto ")
    assert not [card.name for card in POOL if card.name.casefold().startswith(words)]
    assert not [card.name for card in POOL if " onto " in card.name]
    assert not [card.name for card in POOL if card.name != " ".join(card.name.split())]


def test_face_down_cards_are_named_by_their_place() -> None:
    """Cinder discards an active booster or support; which card lies face down, its name must not tell."""
    bluff = {"card": "Powdermaster Yina Ko", "bluff": True}
    game = table(
        side(hand=["Cinder", "Fireblast"]), side(combat=["Flare"], support=[bluff, "Tome of Wisdom"])
    )
    act(game, "play Cinder")
    assert offers(game) == {"pick face-down card 1", "pick Tome of Wisdom"}
    act(game, "pick face-down card 1")
    assert zone(game, 1, "discard") == {"Powdermaster Yina Ko"}


def test_a_refusal_tells_nothing_of_a_secret_list() -> None:
    """Whether the other list holds a card or not, naming it gives the same answer."""
    held, strange = "Cinder", "Blaze"
    mine, theirs = named_deck("Mine", ("Spark", "Torch")), named_deck("Theirs", (held, "Flare"))
    game = new_game([mine, theirs], seed=1, starter=0, open_lists=False)
    refusals = set()
    for name in (held, strange):
        with pytest.raises(BluemoonError) as wrong:
            game.parse(f"play {name}")
        refusals.add((type(wrong.value), str(wrong.value).replace(name, "CARD")))
    assert len(refusals) == 1
