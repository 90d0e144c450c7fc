"""The analysis of a finished game finds its turns, judges them by what could be seen, and names blunders."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from bluemoon.bots import make
from bluemoon.bots.analysis import analyse
from bluemoon.bots.base import Budget
from bluemoon.city import engine as city
from bluemoon.duel import engine as duel
from bluemoon.errors import BluemoonError
from bluemoon.record import Record
from tests.bots.games import decided
from tests.duel.kit import side, table


def finished(game: Any, kind: str) -> Record:
    decided(game, [make(kind, "novice", seat) for seat in range(4)])
    assert game.over
    record: Record = game.record()
    return record


@pytest.mark.parametrize("kind", ["duel", "city"])
def test_every_turn_is_judged(kind: str) -> None:
    game: Any = duel.new_game(("Terrah", "Vulca"), seed=3) if kind == "duel" else city.new_game(2, seed=4)
    record = finished(game, kind)
    if kind == "city":  # the end of a long game is enough
        record = last_turns(record, 12)
    told: list[float] = []
    analysis = analyse(record, playouts=4, progress=told.append)
    assert analysis.winners == game.result.winners
    spans = [(turn.first, turn.last) for turn in analysis.turns]
    assert spans[0][0] == 0
    assert spans[-1][1] == len(record.actions)
    assert all(one[1] == two[0] for one, two in pairwise(spans))
    assert all(0.0 <= turn.before <= 1.0 and turn.loss >= 0.0 for turn in analysis.turns)
    assert [turn.after for turn in analysis.turns] == [turn.before for turn in analysis.turns[1:]] + [1.0]
    assert told == sorted(told)
    assert told[-1] == 1.0
    points = analysis.turning_points(3)
    if kind == "duel":
        least = min(abs(turn.swing) for turn in points)
        assert all(abs(turn.swing) <= least for turn in analysis.turns if turn not in points)
    assert analysis.data()["turns"][0]["played"] == ", ".join(record.actions[: spans[0][1]])


def last_turns(record: Record, turns: int) -> Record:
    """The record of the game from a position near its end."""
    game = city.replay(Record(dict(record.setup)))
    end = city.replay(record).turn
    for number, text in enumerate(record.actions):
        if game.turn > end - turns:
            begun = city.from_position(game.position())
            for later in record.actions[number:]:
                begun.apply(begun.parse(later))
            return begun.record()
        game.apply(game.parse(text))
    raise AssertionError("the game has fewer turns")


def test_the_same_playouts_give_the_same_analysis() -> None:
    record = finished(duel.new_game(("Hoax", "Pillar"), seed=8), "duel")
    assert analyse(record, playouts=3) == analyse(record, playouts=3)


def test_a_blunder_is_named_with_what_was_better() -> None:
    # Both hold their last cards: who wins this fight has the only dragon. It can be won, but is given up.
    game = table(side(hand=["Spark", "Blaze"]), side(combat=["Flare"], hand=["Ember"]))
    game.apply(game.parse("retreat"))
    record = finished(game, "duel")
    blunder = analyse(record, playouts=16).turns[0]
    assert blunder.played.startswith("retreat")
    assert blunder.loss > 0.2
    assert str(blunder.better).startswith(("play Spark", "play Blaze"))


def test_what_cannot_be_analysed_is_refused() -> None:
    with pytest.raises(BluemoonError, match="only a finished game"):
        analyse(duel.new_game(("Hoax", "Vulca"), seed=1).record())
    with pytest.raises(BluemoonError, match="'draft' cannot be analysed"):
        analyse(Record({"game": "draft"}))


def test_a_turn_that_followed_masters_hint_is_no_mistake() -> None:
    # Master itself plays the last turns, with other deals than those of the analysis.
    game = city.new_game(2, seed=4)
    decided(game, [make("city", "novice", seat) for seat in range(2)])
    record = last_turns(game.record(), 10)
    begun = city.replay(Record(dict(record.setup)))
    players = [make("city", "master", f"hints {seat}", Budget(playouts=24)) for seat in range(2)]
    while not begun.over and begun.turn < city.replay(Record(dict(record.setup))).turn + 5:
        seat = begun.player
        begun.apply(players[seat].decide(begun.view(seat), begun.legal_actions(), begun.text))
    hinted = begun.turn
    decided(begun, [make("city", "novice", seat) for seat in range(2)])
    analysis = analyse(begun.record(), playouts=16)
    followed = [turn for turn in analysis.turns if turn.number < hinted]
    assert len(followed) >= 3
    assert [turn.played for turn in followed if turn.better is not None] == []


def test_mistakes_of_the_city_are_those_beyond_their_error() -> None:
    record = last_turns(finished(city.new_game(2, seed=5), "city"), 8)
    analysis = analyse(record, playouts=8)
    for turn in analysis.turns:
        assert len(turn.chances) == 2
        assert sum(turn.chances) == pytest.approx(1.0)
        if turn.better is not None:
            assert turn.loss > 2 * turn.error
    points = analysis.turning_points(2)
    mistakes = [turn for turn in analysis.turns if turn.better is not None]
    assert points == sorted(sorted(mistakes, key=lambda turn: -turn.loss)[:2], key=lambda turn: turn.first)
