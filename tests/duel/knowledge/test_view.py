"""What a seat has seen stays in its view, spectators see no hidden card, and determinized games agree with
the view they were made of."""

from __future__ import annotations

import json
import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from bluemoon.duel.engine import DuelState, determinize, from_position
from bluemoon.duel.rules.survey import total
from bluemoon.sets import bits, size
from tests.duel.games import any_game, at_random, game_after
from tests.duel.invariants import check_cards, check_dragons, check_end
from tests.duel.kit import do, offers, side, table
from tests.duel.knowledge.hidden import hidden_cards, shown_of_deck

SEEDS = st.integers(0, 10**9)
DECISIONS = st.integers(0, 160)
VIEWERS = st.sampled_from((-1, 0, 1))
PILES = st.sampled_from(("top", "open"))


def some(examples: int) -> settings:
    return settings(max_examples=examples, deadline=None, derandomize=True)


def known_places(data: dict[str, Any]) -> dict[str, str]:
    """Each card of a side that a view names in a place of its own, with the place."""
    found: dict[str, str] = {}
    for zone in ("hand", "deck_bottom", "discard", "leader", "combat", "support", "ships", "lasting"):
        for entry in data.get(zone, ()):
            if entry is not None:
                found[entry if isinstance(entry, str) else entry["card"]] = zone
                cargo = () if isinstance(entry, str) else entry.get("cargo", ())
                found.update(dict.fromkeys(cargo, "cargo"))
    return found


def covered(game: DuelState, seat: int) -> set[str]:
    """What lies below the top card of the seat's discard pile and of his leader area."""
    data = json.loads(game.position())["sides"][seat]
    return {*data.get("discard", ())[:-1], *data.get("leader", ())[:-1]}


# --- what is hidden is not there --------------------------------------------------------------------------


@some(200)
@given(SEEDS, DECISIONS, PILES, VIEWERS)
def test_no_hidden_card_is_named_in_a_place(seed: int, decisions: int, piles: str, viewer: int) -> None:
    """A hidden card stands among the unseen ones, and nowhere else."""
    game = game_after(seed, decisions, piles)
    view = game.view(viewer).data()
    for seat in (0, 1):
        shown = view["sides"][seat]
        hidden = hidden_cards(game, seat, viewer)
        assert not hidden & set(known_places(shown))
        assert not hidden & set(shown.get("played", ())) | hidden & set(shown.get("as_free", ()))
        if seat != viewer or piles == "top":
            assert set(shown["unseen"]) == hidden | (covered(game, seat) if piles == "top" else set())
            assert "deck" not in shown
        assert "deck_top" not in shown
        assert "chance" not in view


@some(150)
@given(SEEDS, DECISIONS, PILES)
def test_a_spectator_knows_what_both_players_know(seed: int, decisions: int, piles: str) -> None:
    game = game_after(seed, decisions, piles)
    spectator, one, two = (game.view(seat).data() for seat in (-1, 0, 1))
    assert spectator["sides"] == [two["sides"][0], one["sides"][1]]


# --- what is open is there, whatever was hidden -----------------------------------------------------------


@some(150)
@given(SEEDS, DECISIONS, PILES, VIEWERS)
def test_counts_powers_and_open_cards_are_right(seed: int, decisions: int, piles: str, viewer: int) -> None:
    game = game_after(seed, decisions, piles)
    view = game.view(viewer).data()
    assert view["power"] == [[total(game, seat, element) for element in (0, 1)] for seat in (0, 1)]
    for seat in (0, 1):
        shown, real = view["sides"][seat], game.sides[seat]
        names = game.decks[seat].names
        assert shown["hand_count"] == size(real.hand)
        assert shown["deck_count"] == real.deck_count()
        piled = json.loads(game.position())["sides"][seat]
        for pile in ("discard", "leader"):
            cards = piled.get(pile, [])
            assert shown.get(pile, []) == (cards[-1:] if piles == "top" else cards)
        places = known_places(shown)
        open_cards = real.combat | real.support & ~real.bluffs | real.ships | real.cargo()
        assert {names[card] for card in bits(open_cards)} <= set(places)
        if seat != viewer:
            assert len(shown["face_down"]) == size(real.bluffs)
            assert len(shown["deck_bottom"]) == len(real.bottom)


# --- what was seen stays ----------------------------------------------------------------------------------

SHOWING = ("take", "disclose", "bottom", "bluff openly")
ENDING = ("shuffle", "bluff", "bottom hidden", "shuffle in hidden", "mulligan")


def test_what_was_seen_stays_in_the_view() -> None:
    """Follow the events as the other player sees them: a card that he saw go into the hand, lie there open or
    go under the deck is in his view until it leaves, or until hidden movements make its place uncertain."""
    followed = 0
    for seed in range(60):
        rng = random.Random(f"seen {seed}")
        game = any_game(rng)
        known: list[dict[int, str]] = [{}, {}]
        while not game.over:
            for kind, seat, card, _ in at_random(game, rng):
                if kind in SHOWING:
                    known[seat][card] = kind
                elif kind in ENDING:
                    known[seat] = {
                        c: how for c, how in known[seat].items() if certain(game, seat, c, how, kind)
                    }
                elif kind != "target":
                    known[seat].pop(card, None)
            for seat in (0, 1):
                places = known_places(game.view(1 - seat).data()["sides"][seat])
                names = game.decks[seat].names
                for card in known[seat]:
                    followed += 1
                    assert names[card] in places, (seed, names[card])
    assert followed > 1000


def still_certain(game: DuelState, seat: int, known: dict[int, str], moved: str) -> dict[int, str]:
    """The cards seen whose place is still sure after a hidden movement."""
    return {card: how for card, how in known.items() if certain(game, seat, card, how, moved)}


def certain(game: DuelState, seat: int, card: int, how: str, moved: str) -> bool:
    if moved == "shuffle":
        return how != "bottom"
    if how == "disclose":
        return bool(game.sides[seat].disclosed >> card & 1)
    if moved == "bluff":
        return how != "take" or not game.decks[seat].bluff >> card & 1
    return how != "take"


def test_a_disclosed_hand_stays_known() -> None:
    game = table(
        side(hand=["Deploy Butterfly", "Blaze"]),
        side(hand=["Flare", "Spark"], combat=["Ciklarethas the Bitter"], deck=["Cinder"]),
    )
    assert "hand" not in game.view(0).data()["sides"][1]
    do(game, "play Deploy Butterfly")
    shown = game.view(0).data()["sides"][1]
    assert shown["hand"] == shown["disclosed"] == ["Flare", "Spark"]
    assert game.view(-1).data()["sides"][1]["hand"] == ["Flare", "Spark"]


def test_which_card_was_shuffled_in_stays_hidden() -> None:
    shaman = "Shaman of the Deeds to Come"
    views = []
    for card in ("Blaze", "Flare"):
        game = table(
            side(
                hand=["Blaze", "Flare", "Cinder", "Fireblast"],
                seen=["Blaze", "Flare"],
                combat=[shaman],
                deck=["Spark"],
            ),
            side(hand=["Flamitos"], combat=["Ciklarethas the Bitter"]),
            phase="end",
        )
        events = do(game, f"use {shaman}", "take 0", f"pick {card}")
        views.append((game.view(1).data(), game.seen(events, 1)))
    assert views[0] == views[1]


def laying(card: str) -> tuple[Any, Any]:
    """What the other player sees of a bluff; he knows that both cards with a bluff icon are in the hand."""
    bluffs = ["Boatswain Mena Marn", "Powdermaster Yina Ko"]
    game = table(
        side(hand=["Blaze", *bluffs], seen=bluffs),
        side(hand=["Flamitos"], combat=["Flare"]),
    )
    events = do(game, "play Blaze", f"bluff {card}")
    return game.view(1).data(), game.seen(events, 1)


def test_which_of_two_known_cards_is_the_bluff_stays_hidden() -> None:
    view, events = laying("Boatswain Mena Marn")
    assert (view, events) == laying("Powdermaster Yina Ko")
    mine = view["sides"][0]
    assert set(mine["blurred"]) == {"Boatswain Mena Marn", "Powdermaster Yina Ko"}
    assert mine["hand_count"] == 1
    assert mine["face_down"] == [True]
    assert "hand" not in mine


def test_a_bluff_stays_hidden_when_the_hand_is_redrawn() -> None:
    """Two known cards, one of them face down; the other one goes into the deck with the hand, unseen."""
    views = []
    for laid in ("Boatswain Mena Marn", "Powdermaster Yina Ko"):
        bluffs = ["Boatswain Mena Marn", "Powdermaster Yina Ko"]
        game = table(
            side(hand=["Blaze", *bluffs], seen=bluffs, deck=["Cinder"]),
            side(hand=["Chosen of Water", "Volca"], combat=["Flare"], deck=["Torch"]),
        )
        do(game, "play Blaze", f"bluff {laid}", "announce Fire", "trust", "play Chosen of Water")
        views.append(game.view(1).data()["sides"][0])
    assert views[0] == views[1]


def bottoming(card: str) -> tuple[Any, Any]:
    """What the other player sees when Oosa-Aqua-Epsilon puts one of two cards he knows under the deck."""
    known = ["Cinder", "Spark"]
    game = table(
        side(hand=["Oosa-Aqua-Epsilon", "Fireblast", *known], seen=known, deck=["Blaze"]),
        side(hand=["Flamitos"], combat=["Flare"]),
    )
    events = do(game, "play Oosa-Aqua-Epsilon", f"pick {card}")
    return game.view(1).data(), game.seen(events, 1)


def test_which_card_was_put_under_the_deck_stays_hidden() -> None:
    view, events = bottoming("Cinder")
    assert (view, events) == bottoming("Spark")
    assert view["sides"][0]["deck_bottom"] == [None]
    assert "hand" not in view["sides"][0]


def test_a_hand_shuffled_in_does_not_tell_its_order() -> None:
    """Disclosed and hidden cards of a hand go back: where the hidden ones stand in the list must not show."""
    told = []
    for hidden in ("Blaze", "Spark"):
        game = table(
            side(hand=["Chosen of Water"]),
            side(
                hand=["Cinder", hidden],
                disclosed=["Cinder"],
                combat=["Flare"],
                deck=[name for name in ("Blaze", "Spark") if name != hidden],
            ),
            lists=[["Chosen of Water"], ["Blaze", "Cinder", "Spark", "Flare"]],
        )
        told.append(game.seen(do(game, "play Chosen of Water"), 0)[:4])
    assert told[0] == told[1]


# --- determinized games -----------------------------------------------------------------------------------


@some(200)
@given(SEEDS, DECISIONS, PILES, VIEWERS, SEEDS)
def test_determinized_games_agree_with_the_view(
    seed: int, decisions: int, piles: str, viewer: int, mix: int
) -> None:
    game = game_after(seed, decisions, piles)
    view = game.view(viewer)
    made = determinize(view, mix)
    assert made.view(viewer).data() == view.data()
    check_cards(made)
    check_dragons(made)
    assert from_position(made.position()).position() == made.position()
    for seat in (0, 1):
        in_deck = set(bits(made.sides[seat].deck)) | set(made.sides[seat].top)
        assert {made.decks[seat].index[name] for name in shown_of_deck(game, seat)} <= in_deck
        dealt = made.sides[seat]
        assert not dealt.bluffs & ~made.decks[seat].bluff
        assert not dealt.blurred & ~(dealt.hand | dealt.bluffs)
        if not dealt.strewn:
            assert not dealt.mixed & ~(dealt.hand | dealt.bluffs | dealt.discard)
    if not game.over and game.player == viewer:
        assert made.legal_actions() == game.legal_actions()


@some(100)
@given(SEEDS, DECISIONS, PILES, VIEWERS, SEEDS)
def test_determinized_games_can_be_played_to_their_end(
    seed: int, decisions: int, piles: str, viewer: int, mix: int
) -> None:
    made = determinize(game_after(seed, decisions, piles).view(viewer), mix)
    rng = random.Random(mix)
    while not made.over:
        assert made.legal_actions()
        at_random(made, rng)
    check_cards(made)
    check_end(made)


def test_determinized_games_differ() -> None:
    view = game_after(3, 60).view(0)
    made = [determinize(view, seed) for seed in range(8)]
    assert len({game.sides[1].hand for game in made}) > 5
    assert len({game.chance.words() for game in made}) == 8
    assert determinize(view, 1).position() == determinize(view, 1).position()


def test_a_bluff_that_was_called_is_known_at_once() -> None:
    """While the caller still chooses his dragon, the wrong bluff (Earth, in a fight for Fire) lies open."""
    me = side(hand=["Commodore Lo Tan", "Cannoneer Alo Cha"], combat=["Commodore Tai Marn"])
    game = table(me, side(hand=["Spark"], combat=["Torch"]))
    do(game, "play Commodore Lo Tan", "bluff Cannoneer Alo Cha", "announce Fire", "call the bluff")
    assert offers(game) == {"dragon Lika", "dragon Doran", "dragon Sesa"}
    assert game.view(1).data()["sides"][0]["face_down"] == [False]
