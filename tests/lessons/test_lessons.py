"""Every lesson, played by the engine: each wanted move, and every other legal move at each step."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from bluemoon.cards.pool import PEOPLES
from bluemoon.city.tiles import TILES
from bluemoon.duel.engine import DuelState
from bluemoon.lessons import Lesson, all_lessons
from bluemoon.lessons.lesson import LANGUAGES, read
from bluemoon.server.adapters.duel import DuelPlay
from bluemoon.server.lessons import about, begin, film, list_of_lessons
from bluemoon.server.protocol.city import CityView
from bluemoon.server.protocol.duel import DuelView
from bluemoon.server.protocol.lessons import LessonFilm, LessonMoment

NAMES = list(all_lessons())
DUELS = [name for name, lesson in all_lessons().items() if lesson.game == "duel"]
CITIES = [name for name, lesson in all_lessons().items() if lesson.game == "city"]
PARTS = {
    "duel": ("dragons", "hand", "deck", "discard"),
    "city": ("hand", "figures", "dragons", "players", "scales", "obelisk"),
}
LONGEST = 60  # words that one can read at one step without losing the thread


@cache
def shown(name: str) -> LessonFilm:
    return film(all_lessons()[name])


def ways(moments: list[LessonMoment], at: int = 0) -> list[list[int]]:
    """All ways from a moment to an end."""
    following = moments[at].next.values()
    return [[at, *way] for to in following for way in ways(moments, to)] or [[at]]


def duel(lesson: Lesson) -> DuelState:
    play = begin(lesson)
    assert isinstance(play, DuelPlay)
    return play.game


def balance(lesson: Lesson, view: DuelView) -> int:
    """The dragons of the learner, less those of the opponent."""
    return sum(0 if dragon.at == -1 else 1 if dragon.at == lesson.seat else -1 for dragon in view.dragons)


def gains(lesson: Lesson, view: CityView) -> int:
    """What lies before the learner or was built by him, each in its own worth: enough to see a gain."""
    seat = lesson.seat
    markers = sum(tile.boxes.count(seat) for tile in view.tiles)
    return markers + (view.crystals[seat] or 0) + view.scales[seat] + 20 * view.obelisk.count(seat)


@pytest.mark.parametrize("name", CITIES)
def test_every_way_through_a_lesson_of_the_city_ends_in_a_gain(name: str) -> None:
    lesson, moments = all_lessons()[name], shown(name).moments
    first = moments[0].view
    assert isinstance(first, CityView)
    for way in ways(moments):
        last = moments[way[-1]]
        assert last.kind == "end"
        assert isinstance(last.view, CityView)
        assert last.view.result is None or last.view.result.winners == [lesson.seat]
        assert gains(lesson, last.view) > gains(lesson, first)
        assert last.say == lesson.remember


@pytest.mark.parametrize(
    ("name", "crystals", "scales"),
    [  # counted by hand from the tiles and 003 Scoring a Completed Building, Scoring the Golden Scales
        ("completing", 2 + 2, 0),
        ("neighbours", 1 + 3, 2),
        ("jokers", 1, 1),
        ("flying", 2 + 2, 0),
        ("city-dragons", 0, 2),
        ("scales", 6, -4),
        ("city-turn", 1 + 3, 2 + 1),
        ("obelisk", -10 - 11, 0),
    ],
)
def test_a_lesson_of_the_city_brings_what_it_tells(name: str, crystals: int, scales: int) -> None:
    seat, moments = all_lessons()[name].seat, shown(name).moments
    first, last = moments[0].view, moments[-1].view
    assert isinstance(first, CityView)
    assert isinstance(last, CityView)
    assert (last.crystals[seat] or 0) - (first.crystals[seat] or 0) == crystals
    assert last.scales[seat] - first.scales[seat] == scales


@pytest.mark.parametrize("name", CITIES)
def test_another_chance_changes_nothing_in_a_lesson_of_the_city(name: str) -> None:
    lesson = all_lessons()[name]
    for chance in ("5 6 7 8", "90 80 70 60"):
        other = film(replace(lesson, position={**lesson.position, "chance": chance}))
        assert other.moments == shown(name).moments


@pytest.mark.parametrize("name", DUELS)
def test_every_way_through_a_lesson_ends_in_a_win(name: str) -> None:
    lesson, moments = all_lessons()[name], shown(name).moments
    first = moments[0].view
    assert isinstance(first, DuelView)
    for way in ways(moments):
        last = moments[way[-1]]
        assert last.kind == "end"
        assert isinstance(last.view, DuelView)
        if last.view.result is not None:
            assert last.view.result.winner == lesson.seat
        else:
            assert balance(lesson, last.view) > balance(lesson, first)
        assert last.say == lesson.remember


@pytest.mark.parametrize("name", NAMES)
def test_every_other_legal_move_is_told_why_not(name: str) -> None:
    for moment in shown(name).moments:
        if moment.kind != "you":
            assert moment.decision is None
            assert list(moment.next) == ([] if moment.kind == "end" else [""])
            continue
        assert moment.decision is not None
        legal = [action.action for action in moment.decision.actions]
        assert moment.next
        assert set(moment.next) <= set(legal)
        for move in set(legal) - set(moment.next):
            words = moment.instead.get(move, moment.other)
            assert words is not None, f"{name}, step {moment.step}: nothing is said to {move!r}"
            assert all(words.get(language) for language in LANGUAGES)


def outcomes(lesson: Lesson, game: DuelState, number: int = 0) -> Iterator[DuelState]:
    """The games in which a lesson can end, played by the engine alone."""
    if number == len(lesson.steps):
        yield game
        return
    step = lesson.steps[number]
    legal = [game.text(action) for action in game.legal_actions()] if step.you else []
    wanted: list[tuple[str, ...]] = [(move,) for move in legal if step.takes(move)]
    for moves in wanted or [step.they]:
        ahead = game.copy()
        for move in moves:
            ahead.apply(ahead.parse(move))
        yield from outcomes(lesson, ahead, number + 1)


@pytest.mark.parametrize("name", DUELS)
def test_nothing_is_left_to_chance(name: str) -> None:
    lesson = all_lessons()[name]
    game = duel(lesson)
    ends = list(outcomes(lesson, game))
    assert len(ends) == len(ways(shown(name).moments))
    assert all(end.chance.words() == game.chance.words() for end in ends)


@pytest.mark.parametrize("name", NAMES)
def test_everything_is_said_in_every_language_and_in_few_words(name: str) -> None:
    lesson = all_lessons()[name]
    for words in (lesson.title, lesson.idea, lesson.remember):
        assert all(words.get(language, "").strip() for language in LANGUAGES)
    for number, step in enumerate(lesson.steps, 1):
        said = [step.say, step.after, step.other, *(words for _, words in step.instead)]
        for words in filter(None, said):
            assert set(words) == set(LANGUAGES), f"{name}, step {number}"
            for text in words.values():
                assert 0 < len(text.split()) <= LONGEST, f"{name}, step {number}: {len(text.split())} words"


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_points_only_at_what_lies_there(name: str) -> None:
    buildings = [tile.name for tile in TILES]
    for moment in shown(name).moments:
        for what in moment.show:
            if what.startswith("card ") and isinstance(moment.view, CityView):
                assert what[5:] in moment.view.hand, f"{name}, step {moment.step}: {what}"
            elif what.startswith("card "):
                assert repr(what[5:])[1:-1] in repr(moment.view), f"{name}, step {moment.step}: {what}"
            elif what.startswith("building "):
                assert what[9:] in buildings
                assert isinstance(moment.view, CityView)
            else:
                assert what in PARTS[all_lessons()[name].game], what


def test_the_city_is_taught_from_walking_to_the_obelisk() -> None:
    taught = ["walking", "boxes", "palace", "completing", "neighbours", "jokers", "colours", "flying"]
    assert [*taught, "city-dragons", "scales", "obelisk", "city-turn"] == CITIES


def test_each_people_has_a_lesson_of_its_own() -> None:
    taught = [lesson.people for lesson in all_lessons().values() if lesson.chapter == "peoples"]
    assert set(taught) == set(PEOPLES)


def test_the_list_is_in_the_order_of_learning() -> None:
    listed = list_of_lessons()
    assert [one.chapter for one in listed] == sorted(
        (one.chapter for one in listed), key=["basics", "peoples", "fights", "city"].index
    )
    assert listed[0].name == "dragons"
    assert listed[0] == about(all_lessons()["dragons"])


LESSON = """
chapter = "basics"
number = 1
title.en = "One"
idea.en = "An idea"
remember.en = "A line"
[position]
decks = ["Vulca", "Hoax"]
player = 0
[[position.sides]]
hand = ["Volca", "Spark"]
deck_top = ["Torch"]
[[position.sides]]
hand = ["Catusan"]
[[steps]]
you = ["play S*"]
say.en = "Play Spark."
other.en = "No."
instead."play Vol*".en = "Not Volca."
"""


def test_a_lesson_takes_what_it_names_and_has_words_for_the_rest() -> None:
    lesson = read("duel", "one", LESSON)
    step = lesson.steps[0]
    assert step.takes("play Spark")
    assert not step.takes("play Volca")
    assert step.why_not("play Volca") == {"en": "Not Volca."}
    assert step.why_not("decline") == {"en": "No."}
    game = duel(lesson)
    assert sorted(game.decks[0].names) == ["Spark", "Torch", "Volca"]


def test_a_step_that_the_rules_do_not_allow_is_found() -> None:
    with pytest.raises(AssertionError, match="is not possible"):
        film(read("duel", "one", LESSON.replace("play S*", "retreat")))
