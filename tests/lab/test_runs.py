"""Schedules are fair, runs are the same however they are spread, and interrupted runs go on."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from bluemoon.bots.deck_kinds import deck_with
from bluemoon.cards import PEOPLES
from bluemoon.duel import Deck, people_deck
from bluemoon.errors import BluemoonError
from bluemoon.formats.decks import outside_moons
from bluemoon.lab import commands
from bluemoon.lab.arena import Arena, arena_tasks
from bluemoon.lab.matchups import Matchups, deck_tasks, matchup_tasks
from bluemoon.lab.specials import KINDS, companions, special_tasks
from bluemoon.lab.statistics import Sprt
from bluemoon.lab.tasks import Outcome, Task, play
from bluemoon.lab.workers import BATCH, Results, here, play_all


def counted(task: Task) -> Outcome:
    """An outcome without a game: the first bot of a group wins unless its number is divisible by three."""
    return Outcome(task.key, float(int(task.key.split()[-1]) % 3 > 0), 10, 50)


def quick(tasks: Sequence[Task]) -> Iterator[Outcome]:
    return map(counted, tasks)


def test_deals_are_paired_and_decks_exchanged() -> None:
    tasks = arena_tasks(["adept", "novice"], 162, control=False)
    by_deal: dict[str, list[Task]] = {}
    for task in tasks:
        by_deal.setdefault(task.seed, []).append(task)
    assert len(by_deal) == 81
    for first, second in by_deal.values():
        assert first.decks == second.decks
        assert (first.subject, second.subject) == (0, 1)
        assert first.bots == ("adept", "novice")
        assert second.bots == ("novice", "adept")
    decks = Counter(task.decks for task in tasks)
    assert decks == {(one, two): 2 for one in PEOPLES for two in PEOPLES}


def test_a_control_plays_against_itself() -> None:
    tasks = arena_tasks(["adept", "novice"], 40)
    assert Counter(task.group for task in tasks) == {
        "adept novice": 40,
        "adept adept": 10,
        "novice novice": 10,
    }


def test_the_subject_sits_in_every_seat_of_the_city() -> None:
    tasks = arena_tasks(["adept", "novice"], 9, game="city", players=3, control=False)
    assert [task.subject for task in tasks] == [0, 1, 2] * 3
    assert all(task.bots.count("adept") == 1 and task.bots[task.subject] == "adept" for task in tasks)


def test_processes_change_nothing() -> None:
    alone = commands.arena(["novice", "random"], 12, workers=1)
    spread = commands.arena(["novice", "random"], 12, workers=2)
    assert alone == spread
    assert alone["pairings"][0]["games"] == 12


def test_an_interrupted_run_goes_on(tmp_path: Path) -> None:
    tasks = arena_tasks(["novice", "random"], 80, control=False)
    file = tmp_path / "run.jsonl"
    played: list[str] = []

    def failing(some: Sequence[Task]) -> Iterator[Outcome]:
        for task in some:
            if len(played) == 50:
                raise KeyboardInterrupt
            played.append(task.key)
            yield counted(task)

    with pytest.raises(KeyboardInterrupt):
        play_all(tasks, Results(tasks, file), failing)
    with file.open("a", encoding="utf-8") as out:
        out.write('["novice random 9')  # cut off in the middle of a line
    again = Results(tasks, file)
    assert sorted(again.known) == sorted(played)

    def rest(some: Sequence[Task]) -> Iterator[Outcome]:
        assert not {task.key for task in some} & set(played)
        return quick(some)

    play_all(tasks, again, rest)
    assert Results(tasks, file).known == {task.key: counted(task) for task in tasks}


def test_results_of_another_run_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    Results(arena_tasks(["novice", "random"], 8), file)
    with pytest.raises(BluemoonError, match="another run"):
        Results(arena_tasks(["novice", "random"], 10), file)
    file.write_text("no results\n", encoding="utf-8")
    with pytest.raises(BluemoonError, match="no file of results"):
        Results(arena_tasks(["novice", "random"], 8), file)


def test_a_decided_comparison_ends_early() -> None:
    tasks = arena_tasks(["novice", "random"], 400, control=False)
    run = Arena(tasks, Results(tasks), Sprt(0.4, 0.6))
    play_all(tasks, run.results, quick, run.decided)
    (pairing,) = run.pairings()
    assert pairing.verdict == "high"
    assert pairing.games < 400
    assert pairing.games % BATCH == 0


def test_reports_have_rates_intervals_and_elo() -> None:
    tasks = arena_tasks(["novice", "random"], 300, control=False)
    results = Results(tasks)
    play_all(tasks, results, quick)
    report = Arena(tasks, results).data()
    (row,) = report["pairings"]
    assert (row["games"], row["score"]) == (300, 200.0)
    assert row["low"] < 2 / 3 < row["high"]
    assert row["elo"] == pytest.approx(120.4, abs=0.1)  # 400 * log10(2)
    assert report["elo"]["random"] == 0.0


def test_the_matrix_is_complete_and_seen_from_both_sides() -> None:
    tasks = matchup_tasks("novice", 6)
    assert Counter(task.group for task in tasks) == {
        f"{one} {two}": 6 for i, one in enumerate(PEOPLES) for two in PEOPLES[i:]
    }
    results = Results(tasks)
    play_all(tasks, results, quick)
    matrix = Matchups(tasks, results)
    assert matrix.cell("Vulca", "Hoax") in ((4.0, 6), (2.0, 6))
    one, two = matrix.cell("Vulca", "Hoax"), matrix.cell("Hoax", "Vulca")
    assert one[0] + two[0] == one[1] == two[1]
    assert matrix.overall("Hoax")[1] == 48


@pytest.mark.parametrize("ending", ["png", "svg"])
def test_the_matrix_is_drawn(tmp_path: Path, ending: str) -> None:
    picture = tmp_path / f"matrix.{ending}"
    commands.matchups("random", 2, "hoax,vulca", workers=1, picture=picture)
    begins = {"png": b"\x89PNG", "svg": b"<?xml"}[ending]
    assert picture.read_bytes().startswith(begins)
    with pytest.raises(BluemoonError, match=r"ending \.png or \.svg"):
        commands.matchups("random", 2, "hoax", picture=tmp_path / "matrix.txt")


def test_a_built_deck_meets_all_nine() -> None:
    built = Deck("My own", people_deck("Hoax").cards[:15] + people_deck("Vulca").cards[:15])
    report = commands.deck(built, "random", 2, workers=1)
    assert [(cell["one"], cell["two"]) for cell in report["cells"]] == [("My_own", name) for name in PEOPLES]
    assert report["overall"]["My_own"]["games"] == 18
    task = deck_tasks(built, "random", 2)[0]
    assert play(task) == play(task)


def test_wrong_names_are_refused() -> None:
    with pytest.raises(BluemoonError, match="no bot 'grandmaster'"):
        commands.arena(["adept", "grandmaster"], 2)
    with pytest.raises(BluemoonError, match="two bots"):
        commands.arena(["adept"], 2)
    with pytest.raises(BluemoonError, match="two players"):
        commands.arena(["adept", "novice"], 2, players=3)


def test_tasks_are_played_in_this_process_in_order() -> None:
    tasks = arena_tasks(["random", "novice"], 4, control=False)
    assert [outcome.key for outcome in here(tasks)] == [task.key for task in tasks]


class FakeRay(ModuleType):
    """As much of Ray as is used: functions that are called elsewhere and asked for their results later.
    `auto` finds a cluster if there is one."""

    running = True
    joined = ""

    def is_initialized(self) -> bool:
        return bool(self.joined)

    def init(self, address: str, log_to_driver: bool) -> None:
        if address == "auto" and not self.running:
            raise ConnectionError("could not find any running Ray instance")
        self.joined = address

    def remote(self, function: Callable[[Task], Outcome]) -> SimpleNamespace:
        return SimpleNamespace(remote=lambda task: lambda: tuple(function(task)))

    def get(self, later: Callable[[], object]) -> object:
        return later()


@pytest.mark.parametrize(("running", "joined"), [(True, "auto"), (False, "local")])
def test_ray_changes_nothing(running: bool, joined: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A running cluster is joined; without one, one is started on this machine."""
    ray = FakeRay("ray")
    ray.running = running
    monkeypatch.setitem(sys.modules, "ray", ray)
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    assert commands.arena(["novice", "random"], 8, ray=True) == commands.arena(
        ["novice", "random"], 8, workers=1
    )
    assert ray.joined == joined


def test_a_cluster_that_is_named_but_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is played on this machine by mistake."""
    ray = FakeRay("ray")
    ray.running = False
    monkeypatch.setitem(sys.modules, "ray", ray)
    monkeypatch.setenv("RAY_ADDRESS", "head:6379")
    with pytest.raises(BluemoonError, match=r"at head:6379 \(RAY_ADDRESS\)"):
        commands.arena(["novice", "random"], 2, ray=True)
    assert not ray.joined


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BluemoonError, match=r'pip install "\.\[ray\]"'):
        commands.arena(["novice", "random"], 2, ray=True)


@pytest.mark.parametrize("kind", KINDS)
def test_special_cards_meet_over_all_peoples(kind: str) -> None:
    tasks = special_tasks(kind, "random", 162)
    names = [card.name.replace(" ", "_") for card in companions(kind)]
    assert Counter(task.group for task in tasks) == {
        f"{one} {two}": 162 for i, one in enumerate(names) for two in names[i + 1 :]
    }
    first = [task for task in tasks if task.group == tasks[0].group and task.subject == 0]
    peoples = [tuple(deck.split(" with ")[0] for deck in task.decks) for task in first]
    assert sorted(peoples) == sorted((one, two) for one in PEOPLES for two in PEOPLES)
    assert play(tasks[0]) == play(tasks[0])


def test_decks_for_inquisitors_are_built_within_what_he_brings() -> None:
    for card in companions("inquisitors"):
        deck = deck_with(card.name, "Flit")
        assert deck.size == 30 + card.more_cards + 1  # and himself
        assert outside_moons(deck.cards, "Flit") == 10 + card.more_moons


def test_special_cards_outside_of_the_band_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "here", quick)  # the first of a pair wins two games of three
    report = commands.specials("inquisitors", "random", 6, workers=1)
    assert report["outside"] == [next(iter(report["overall"])), list(report["overall"])[-1]]
    with pytest.raises(BluemoonError, match="no 'leaders'"):
        commands.specials("leaders")


def test_an_interrupted_metagame_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "run.jsonl"
    played: list[str] = []

    def failing(some: Sequence[Task]) -> Iterator[Outcome]:
        for task in some:
            if len(played) == 200:  # the peoples have 180, the rest are of emissaries
                raise KeyboardInterrupt
            played.append(task.key)
            yield counted(task)

    monkeypatch.setattr(commands, "here", failing)
    with pytest.raises(KeyboardInterrupt):
        commands.metagame("random", 4, workers=1, file=file)
    left: list[str] = []

    def noted(some: Sequence[Task]) -> Iterator[Outcome]:
        left.extend(task.key for task in some)
        return quick(some)

    monkeypatch.setattr(commands, "here", noted)
    report = commands.metagame("random", 4, workers=1, file=file)
    assert len(set(played)) == 200
    assert not set(played) & set(left)
    monkeypatch.setattr(commands, "here", quick)
    assert {**report, "date": ""} == {**commands.metagame("random", 4, workers=1), "date": ""}
    assert set(report["peoples"]["overall"]) == set(PEOPLES)
    assert set(report["emissaries"]["overall"]) == {card.name for card in companions("emissaries")}
