"""Ratings as a fold: the same games give the same figures, winners never fall, nobody gains by leaving."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from bluemoon.server.ratings import scale
from bluemoon.server.ratings.finished import placed
from bluemoon.server.ratings.fold import A_DAY, DAY_MS, EASY, MOST_A_DAY, Finished, Ladders, Player
from bluemoon.server.ratings.scale import Rating

NAMES = ("ann", "ben", "cleo", "dan", "eve", "fay")
PEOPLES = ("Vulca", "Hoax", "Mimix")


def player(guest: str | None, place: int, *, level: str = "", people: str = "", left: bool = False) -> Player:
    return Player(guest, guest or level, level, people, people, place, 0, left)


def game(
    *players: Player, kind: str = "duel", rated: bool = True, day: int = 1, how: str = "dragons"
) -> Finished:
    return Finished("t", kind, "legends", day * DAY_MS, how, rated, players)


def duel(winner: str, loser: str, day: int = 1, **more: object) -> Finished:
    return game(player(winner, 1, people="Vulca"), player(loser, 2, people="Hoax"), day=day)


@st.composite
def games(draw: st.DrawFn) -> Finished:
    """Any finished game of different people and bots."""
    kind = draw(st.sampled_from(("duel", "match", "city")))
    number = draw(st.integers(2, 4)) if kind == "city" else 2
    guests: list[str | None] = [*draw(st.permutations(NAMES))[:number]]
    if draw(st.booleans()):
        guests[-1] = None
    left = draw(st.lists(st.sampled_from(range(number)), unique=True, max_size=number - 1))
    left = [seat for seat in left if guests[seat] is not None]
    scores = draw(st.lists(st.integers(0, 5), min_size=number, max_size=number))
    stayed = [seat for seat in range(number) if seat not in left]
    winners = [seat for seat in stayed if scores[seat] == max(scores[one] for one in stayed)]
    places = placed(number, winners, scores, left)
    people = draw(st.sampled_from(PEOPLES)) if kind == "duel" else ""
    return game(
        *(
            player(guest, places[seat], level="" if guest else "adept", people=people, left=seat in left)
            for seat, guest in enumerate(guests)
        ),
        kind=kind,
        rated=draw(st.booleans()),
        day=draw(st.integers(1, 20)),
    )


def folded(found: list[Finished]) -> Ladders:
    ladders = Ladders()
    for one in found:
        ladders.book(one)
    return ladders


@settings(max_examples=60, deadline=None)
@given(st.lists(games(), max_size=25))
def test_the_same_games_give_the_same_figures(found: list[Finished]) -> None:
    once, again = folded(found), folded(found)
    assert once.records == again.records


@settings(max_examples=150, deadline=None)
@given(st.lists(games(), max_size=12), games())
def test_the_first_never_falls_and_the_last_of_two_never_rises(
    before: list[Finished], last: Finished
) -> None:
    ladders = folded(before)
    booked = ladders.book(last)
    for one, change in zip(last.players, booked.changes):
        if change is None:
            continue
        alone = sum(other.place == one.place for other in last.players) == 1
        if one.place == 1 and alone:
            assert change[1] >= change[0]
        if len(last.players) == 2 and one.place == 2:
            assert change[1] <= change[0]


ratings = st.builds(Rating, st.floats(5, 45), st.floats(0.8, 8.4))


@settings(max_examples=200, deadline=None)
@given(st.lists(ratings, min_size=2, max_size=4), st.data())
def test_nobody_gains_by_leaving(before: list[Rating], data: st.DataObject) -> None:
    """Whoever leaves stands no better than he would have stood had he stayed and come out worst of all who
    stayed; and to leave earlier is never better than to leave later."""
    number = len(before)
    order = list(data.draw(st.permutations(range(number))))
    gone, me, stayed = order[: (cut := data.draw(st.integers(0, number - 2)))], order[cut], order[cut + 1 :]
    scores = [0] * number
    for value, seat in enumerate(stayed):
        scores[seat] = value + 1
    winners = stayed[-1:]
    leaves = scale.after(before, placed(number, winners, scores, [*gone, me]))[me]
    stays = scale.after(before, placed(number, winners, scores, gone))[me]
    first = scale.after(before, placed(number, winners, scores, [me, *gone]))[me]
    assert leaves.mu <= stays.mu + 1e-9
    assert first.mu <= leaves.mu + 1e-9


@settings(max_examples=100, deadline=None)
@given(st.lists(games(), max_size=8), games())
def test_whoever_leaves_is_booked_as_whoever_comes_last(before: list[Finished], last: Finished) -> None:
    """By leaving nobody gets a game that counts for less, whatever was played before: in the ladder of the
    game, by people, and in the limits of the day."""
    worst = max(last.players, key=lambda one: (one.place, one.guest is not None))
    if worst.guest is None:
        return

    def booked(left: bool) -> tuple[object, ...]:
        sat = tuple(one._replace(left=left) if one is worst else one for one in last.players)
        ladders = folded(before)
        done = ladders.book(last._replace(players=sat))
        return done, ladders.records, ladders.met, ladders.played

    assert booked(left=True) == booked(left=False)


def test_a_bot_that_plays_on_for_a_leaver_wins_nothing_for_him() -> None:
    assert placed(3, winners=[0], scores=[4, 2, 3], left=[0]) == [3, 2, 1]
    assert placed(4, winners=[2], scores=[0, 0, 4, 0], left=[3, 1]) == [2, 3, 1, 4]
    assert placed(3, winners=[], scores=[0, 0, 0], left=[2, 0, 1]) == [2, 1, 3]  # everybody left


def test_only_a_few_games_of_the_same_players_count_in_a_day() -> None:
    ladders = Ladders()
    verdicts = [ladders.book(duel("ann", "ben")).verdict for _ in range(A_DAY + 1)]
    assert verdicts == ["counted"] * A_DAY + ["limit"]
    assert ladders.book(duel("ben", "ann", day=2)).verdict == "counted"
    assert ladders.book(duel("ann", "cleo")).verdict == "counted"


def against(level: str, place: int = 1, day: int = 1) -> Finished:
    mine, theirs = player("ann", place, people="Vulca"), player(None, 3 - place, level=level, people="Hoax")
    return game(mine, theirs, day=day)


def test_many_who_throw_games_lift_nobody_quickly() -> None:
    """New identities cost nothing, so one person may have hundreds: only so many games count in a day."""
    ladders = Ladders()
    verdicts = [ladders.book(duel("ann", f"throws {number}")).verdict for number in range(MOST_A_DAY + 5)]
    assert verdicts == ["counted"] * MOST_A_DAY + ["limit"] * 5
    assert ladders.book(duel("ben", "ann")).verdict == "limit"
    assert ladders.book(duel("ben", "cleo")).verdict == "counted"
    assert ladders.book(duel("ann", "ben", day=2)).verdict == "counted"


def test_games_with_bots_are_few_and_bots_do_not_move() -> None:
    ladders = Ladders()
    verdicts = [ladders.book(against("adept")).verdict for _ in range(A_DAY + 1)]
    assert verdicts == ["counted"] * A_DAY + ["limit"]
    assert {guest for guest, _ in ladders.records} == {"ann"}


def test_bots_cannot_be_farmed() -> None:
    """Hundreds of days of wins over one level lead a little above that level and no further."""
    for level in ("novice", "apprentice", "adept"):
        fixed = scale.bot("duel", level)
        assert fixed is not None
        ladders = Ladders()
        for day in range(400):
            ladders.book(against(level, day=day))
        record = ladders.records.get(("ann", "duel"))
        reached = Rating() if record is None else record.rating
        last_step = 400
        assert reached.points <= max(scale.MIDDLE, fixed.points + EASY) + last_step
        assert ladders.book(against(level, day=500)).verdict == "easy"
        assert ladders.book(against(level, place=2, day=500)).verdict == "counted"


def test_ladders_by_people_stand_apart() -> None:
    ladders = folded([duel("ann", "ben")])
    assert set(ladders.records) == {
        ("ann", "duel"),
        ("ben", "duel"),
        ("ann", "duel:Vulca"),
        ("ben", "duel:Hoax"),
    }


def test_how_long_a_rating_is_provisional() -> None:
    """What docs/ratings.md and the leaderboard's rules tell: between equals who win in turns the first games
    move far and later ones less, and it takes a few dozen of them until enough is known."""

    def until_sure(other: Rating) -> list[float]:
        me = Rating()
        moved: list[float] = []
        them = other
        while not me.sure:
            before = me
            me, now = scale.after([me, them], [1, 2] if len(moved) % 2 == 0 else [2, 1])
            them = other if other.sure else now
            moved.append(float(abs(me.points - before.points)))
        return moved

    newcomers = until_sure(Rating())
    assert 70 < newcomers[0] < 90
    assert 25 < newcomers[29] < 40
    assert 20 < len(until_sure(Rating(sigma=scale.SURE - 0.01))) < 30 < len(newcomers) < 40


def test_what_does_not_count() -> None:
    ladders = Ladders()
    two = (player("ann", 1), player("ben", 2))
    assert ladders.book(game(*two, rated=False)).verdict == "casual"
    assert ladders.book(game(*two, how="closed")).verdict == "void"
    assert ladders.book(game(player("ann", 1), player("ann", 2))).verdict == "casual"
    bot = player(None, 2, level="journeyman")
    assert ladders.book(game(player("ann", 1), bot, kind="city")).verdict == "unmeasured"
    assert ladders.records == {}


def test_points_are_elo() -> None:
    """Ten to one is 400 points; the levels stand as far apart as they were measured (docs/strength.md)."""
    adept, apprentice = scale.bot("duel", "adept"), scale.bot("duel", "apprentice")
    assert adept is not None
    assert apprentice is not None
    assert apprentice.points == scale.MIDDLE == Rating().points
    assert adept.points - apprentice.points == 553 - 315
