"""What the page is told hangs only on what the seat may know: dealt anew, the hidden cards change nothing."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from bluemoon.cards import PEOPLES
from bluemoon.cards.pool import RETIRED
from bluemoon.chance import Chance
from bluemoon.city.engine import determinize as city_determinize
from bluemoon.city.engine import new_game as new_city
from bluemoon.duel.engine import DuelState, determinize, new_game
from bluemoon.duel.model import frames
from bluemoon.formats.draft_engine import determinize as draft_determinize
from bluemoon.formats.draft_engine import new_draft
from bluemoon.formats.games import start_game
from bluemoon.formats.random_decks import random_deck
from bluemoon.server.present import city, draft, duel, facts
from bluemoon.server.protocol.duel import CardAction, DuelDecision

SPECTATOR = -1


def assert_same_duel(game: DuelState, number: int) -> None:
    for seat in (SPECTATOR, 0, 1):
        again = determinize(game.view(seat), Chance.of(number))
        assert duel.view(again, seat) == duel.view(game, seat)
        if seat == game.player:
            assert duel.decision(again, seat) == duel.decision(game, seat)


@pytest.mark.parametrize("people", PEOPLES)
def test_a_view_of_the_duel_shows_nothing_hidden(people: str) -> None:
    rng = random.Random(f"present {people}")
    for other in rng.sample(PEOPLES, 3):
        game = new_game((people, other), seed=f"present {people} {other}")
        number = 0
        while not game.over:
            game.apply(rng.choice(game.legal_actions()))
            number += 1
            if number % 4 == 0:
                assert_same_duel(game, number)


@pytest.mark.parametrize("other", ["Vulca", "Aqua", "Terrah"])
def test_every_set_of_a_price_pays_it(other: str) -> None:
    """Marked in any order, sent in the order in which the server offers them, the cards meet the demand."""
    rng = random.Random(f"present price {other}")
    paid = 0
    for number in range(40):
        game = new_game(("Pillar", other), seed=f"present price {other} {number}")
        while not game.over:
            asked = duel.decision(game, game.player)
            assert asked is not None
            question = asked.question
            if question is None or question.kind != "pay" or not question.pays:
                assert question is None or question.kind != "pay" or not picks(asked)
                actions = game.legal_actions()
                demands = [act for act in actions if game.text(act).startswith("satisfy")]
                game.apply(rng.choice(demands or actions))
                continue
            assert question.price
            assert question.price.n > 0
            pay(game, set(rng.choice(question.pays)))
            paid += 1
    assert paid > 5


def picks(asked: DuelDecision) -> list[CardAction]:
    return [one for one in asked.actions if isinstance(one, CardAction) and one.kind == "pick"]


def pay(game: DuelState, marked: set[str]) -> None:
    """As the page does it: the first of the offered cards that is marked, until nothing more is asked."""
    while marked:
        asked = duel.decision(game, game.player)
        assert asked is not None
        assert asked.question is not None
        assert asked.question.kind == "pay"
        offered = [one for one in picks(asked) if one.card in marked]
        game.apply(game.parse(offered[0].action))
        marked.discard(offered[0].card)
    assert not game.stack or game.stack[-1][0] != frames.PAY


def test_secret_lists_stay_secret() -> None:
    rng = random.Random("present secret")
    for number in range(6):
        decks = [random_deck(Chance.of(f"present {number} {seat}")) for seat in (0, 1)]
        game = start_game(decks, seed=number)
        unseen = set(game.decks[1].names)
        while not game.over:
            happened = game.apply(rng.choice(game.legal_actions()))
            shown = {name for name in strings(duel.view(game, 0)) if name in unseen}
            told = {name for name in strings(duel.events(game, happened, 0)) if name in unseen}
            assert told <= shown | on_the_way(game) or game.over
            known = {game.decks[1].names[i] for i in range(game.decks[1].size) if knows(game, i)}
            assert shown <= known | set(game.decks[0].names) or game.over


def strings(data: Any) -> list[str]:
    """All texts in what the page is told."""
    data = msgspec.to_builtins(data)
    if isinstance(data, str):
        return [data]
    if isinstance(data, dict):
        return [text for value in data.values() for text in strings(value)]
    if isinstance(data, list | tuple):
        return [text for value in data for text in strings(value)]
    return []


def knows(game: DuelState, card: int) -> bool:
    """Has seat 0 seen this card of seat 1?"""
    side = game.sides[1]
    open_ = side.discard | side.pile | side.combat | (side.support & ~side.bluffs) | side.ships | side.lasting
    return bool((open_ | side.cargo() | side.seen | side.blurred | side.known) >> card & 1)


def on_the_way(game: DuelState) -> set[str]:
    """Cards that were shown in an event and went somewhere hidden again."""
    return {game.decks[1].names[i] for i in range(game.decks[1].size) if game.sides[1].known >> i & 1}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_of_the_city_shows_nothing_hidden(players: int) -> None:
    rng = random.Random(f"present {players}")
    game = new_city(players, seed=players)
    number = 0
    while not game.over and number < 400:
        game.apply(rng.choice(game.legal_actions()))
        number += 1
        if number % 10:
            continue
        for seat in range(players):
            again = city_determinize(game.view(seat), Chance.of(number))
            assert city.view(again, seat) == city.view(game, seat)
            assert city.view(again, SPECTATOR) == city.view(game, SPECTATOR)
            if seat == game.player:
                assert city.decision(again, seat) == city.decision(game, seat)


def test_other_players_crystals_lie_face_down_until_the_end() -> None:
    rng = random.Random("crystals")
    game = new_city(2, seed=5)
    while not game.over:
        assert city.view(game, 0).crystals == [game.crystals[0], None]
        game.apply(rng.choice(game.legal_actions()))
    assert city.view(game, 0).crystals == list(game.crystals)


def test_a_view_of_the_draft_shows_nothing_hidden() -> None:
    rng = random.Random("present draft")
    game = new_draft(3, seed=2)
    for number in range(60):
        game.apply(rng.choice(game.legal_actions()))
        for seat in range(3):
            again = draft_determinize(game.view(seat), Chance.of(number))
            assert draft.view(again, seat) == draft.view(game, seat)
            if seat in game.deciders:
                assert draft.decision(again, seat) == draft.decision(game, seat)


def test_only_the_deciding_seat_has_a_decision() -> None:
    game = new_game(("Hoax", "Vulca"), seed=1)
    assert duel.decision(game, 1 - game.player) is None
    assert duel.decision(game, SPECTATOR) is None
    decision = duel.decision(game, game.player)
    assert decision is not None
    assert [game.parse(action.action) for action in decision.actions] == game.legal_actions()


def test_the_facts_have_every_card_once() -> None:
    cards = facts.cards().cards
    assert len({card.name for card in cards}) == len(cards)
    assert sum(not card.retired for card in cards) == 306 + 38
    assert {card.name for card in cards if card.retired} == {card.name for card in RETIRED}
    assert all(len(deck) == 30 for deck in facts.cards().decks.values())
    assert len(facts.city_facts().tiles) == 21
    assert sum(card.count for card in facts.city_facts().cards) == 80
