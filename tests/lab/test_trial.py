"""A deck tried out: the same deals for both versions, what is counted, and the interval of a difference."""

from __future__ import annotations

import random
from math import sqrt

import pytest

from bluemoon.formats.decks import DeckList, playable
from bluemoon.lab.tasks import deck_text, played
from bluemoon.lab.trial import Played, Tally, Trial, difference, play_trial

HOAX, VULCA, AQUA = (playable(DeckList(name, name)) for name in ("Hoax", "Vulca", "Aqua"))


def test_both_versions_get_the_same_deals_from_both_seats() -> None:
    trial = Trial((HOAX, VULCA), (AQUA, VULCA, HOAX), 12)
    tasks = trial.tasks()
    assert len({task.key for task in tasks}) == len(tasks) == 24
    for number in range(12):
        one, two = trial.task(0, number), trial.task(1, number)
        assert (one.seed, one.subject) == (two.seed, two.subject)
        assert one.decks[1 - one.subject] == two.decks[1 - two.subject]
        assert one.decks[one.subject] == deck_text(HOAX)
    assert [trial.opponent(number) for number in range(8)] == [0, 0, 1, 1, 2, 2, 0, 0]
    assert trial.task(0, 0).seed == trial.task(0, 1).seed
    assert {trial.task(0, 0).subject, trial.task(0, 1).subject} == {0, 1}


def test_what_was_drawn_is_what_left_the_draw_deck() -> None:
    task = Trial((HOAX,), (VULCA,), 2).task(0, 1)
    game = played(task)[0]
    side = game.sides[1]
    outcome = play_trial(task)
    assert outcome.drawn.bit_count() == 30 - side.deck_count()
    assert outcome.score == float(1 in game.result.winners)
    assert outcome == play_trial(task)


def test_cards_rows_and_losses_are_counted() -> None:
    tally = Tally(Trial((HOAX,), (AQUA, VULCA), 4))
    tally.add([Played("0 0", 1.0, 9, 0b11), Played("0 1", 0.0, 7, 0b01), Played("0 2", 0.0, 5, 0b10)])
    version = tally.versions[0]
    assert [(row.score, row.games) for row in version.rows] == [(1.0, 2), (0.0, 1)]
    assert (version.overall.score, version.overall.games, tally.done) == (1.0, 3, 3)
    assert version.lost(5) == [(2, 5), (1, 7)]
    name, draws = version.cards()[0]
    assert (name, draws.won, draws.games, draws.all) == (HOAX.names[0], 1.0, 2, 3)
    assert draws.gain(1 / 3) == (0.0, -1.0, 1.0)  # three games tell nothing
    assert tally.paired() is None


def test_a_card_gains_what_it_adds_and_not_what_long_games_lose() -> None:
    """The deck wins its short games and loses its long ones, in which every card is drawn: the cards that add
    nothing gain nothing, one that adds thirty games of a hundred gains thirty."""
    dice, size = random.Random(21), len(HOAX.names)
    tally = Tally(Trial((HOAX,), (AQUA,), 4000))
    for number in range(4000):
        drawn = dice.sample(range(size), dice.randint(8, 26))
        chance = 0.95 - 0.03 * len(drawn) + 0.3 * (0 in drawn)
        bits = sum(1 << card for card in drawn)
        tally.add([Played(f"0 {number}", float(dice.random() < chance), 9, bits)])
    version = tally.versions[0]
    mean = version.overall.score / version.overall.games
    worth, *others = [draws.gain(mean) for _, draws in version.cards()]
    assert worth[1] < 0.3 < worth[2] < 0.4
    inside = sum(low < 0 < high for _, low, high in others)
    assert inside >= len(others) * 0.85  # 95 of 100 in the long run
    assert all(abs(gain) < 0.08 for gain, _, _ in others)


def test_only_deals_that_both_played_are_compared() -> None:
    tally = Tally(Trial((HOAX, VULCA), (AQUA,), 4))
    tally.add([Played("0 0", 0.0, 9, 0), Played("1 0", 1.0, 9, 0), Played("0 1", 1.0, 9, 0)])
    tally.add([Played("1 2", 1.0, 9, 0), Played("0 3", 1.0, 9, 0), Played("1 3", 1.0, 9, 0)])
    paired = tally.paired()
    assert paired is not None
    assert paired[:2] == (2, 0.5)


def test_the_interval_of_a_difference() -> None:
    mean, low, high = difference([1.0, 0.0, 0.0, -1.0, 1.0, 1.0, 0.0, 0.0])
    assert mean == pytest.approx(0.25)
    spread = 1.959964 * sqrt((4 - 8 * 0.25**2) / 7 / 8)  # the sum of squares less that of the mean
    assert (low, high) == pytest.approx((0.25 - spread, 0.25 + spread))
    assert difference([1.0]) == (0.0, -1.0, 1.0)
