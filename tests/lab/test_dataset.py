"""`bluemoon lab dataset`: the same bytes every time, and arrays that agree with the games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import bluemoon
from bluemoon.cli import app
from bluemoon.lab import dataset
from bluemoon.lab.tasks import Task
from bluemoon.numbers import city, duel
from bluemoon.record import Record

np = pytest.importorskip("numpy")


def made(file: Path, *words: str) -> None:
    done = CliRunner().invoke(app, ["lab", "dataset", str(file), *words])
    assert done.exit_code == 0, done.output


def test_the_same_command_writes_the_same_bytes_on_any_number_of_processes(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    common = ("--games", "3", "--seed", "7", "--bots", "random,novice")
    made(one, *common, "--workers", "1", "--arrays", str(tmp_path / "one.npz"))
    made(two, *common, "--workers", "2", "--arrays", str(tmp_path / "two.npz"))
    assert one.read_bytes() == two.read_bytes()
    assert (tmp_path / "one.npz").read_bytes() == (tmp_path / "two.npz").read_bytes()
    made(two, "--games", "3", "--seed", "8", "--bots", "random,novice", "--workers", "1", "--force")
    assert one.read_bytes() != two.read_bytes()


@pytest.mark.parametrize(("game", "numbers"), [("duel", duel), ("city", city)])
def test_the_arrays_tell_what_the_games_tell(tmp_path: Path, game: str, numbers: object) -> None:
    file = tmp_path / "games.jsonl"
    made(file, "--game", game, "--games", "2", "--bots", "random,novice", "--workers", "1")
    head = json.loads(file.read_text(encoding="utf-8").splitlines()[0])
    assert (head["format"], head["game"], head["games"]) == (dataset.FORMAT, game, 2)
    games = list(dataset.read(file))
    assert [told["bots"] for told in games] == [["random", "novice"], ["novice", "random"]]
    for told in games:
        end = bluemoon.replay(Record(told["setup"], told["actions"]))
        assert end.over
        assert end.result is not None
        assert list(end.result.winners) == told["winners"]
    found = dataset.arrays(file)
    masks = np.unpackbits(found["masks"], axis=1, bitorder="little")
    rows = np.arange(len(found["actions"]))
    assert found["observations"].shape == (len(rows), numbers.SIZE)  # type: ignore[attr-defined]
    assert masks[rows, found["actions"]].all()
    assert (masks.sum(axis=1) > 1).all()
    for told in games:
        for seat in (0, 1):
            own = (found["games"] == told["number"]) & (found["seats"] == seat)
            wanted = 1.0 if seat in told["winners"] else -1.0
            assert own.any()
            assert set(found["outcomes"][own].tolist()) == {wanted if told["winners"] else 0.0}


@pytest.mark.parametrize(
    "words",
    [
        ["--games", "0"],
        ["--game", "chess"],
        ["--players", "3"],
        ["--bots", "nobody"],
        ["--decks", "Vulca,Nobody"],
        ["--rules", "new"],
        ["--arrays", "wrong.txt"],
        ["--games", "2001", "--arrays", "many.npz"],
        ["--seed", "a\nb"],
        ["--workers", "-1"],
    ],
)
def test_wrong_input_is_refused_before_anything_is_played(tmp_path: Path, words: list[str]) -> None:
    file = tmp_path / "games.jsonl"
    done = CliRunner().invoke(app, ["lab", "dataset", str(file), *words])
    assert done.exit_code == 2
    assert not file.exists()


@pytest.mark.parametrize("option", ["", "--arrays"])
def test_a_file_that_is_there_is_not_written_over(tmp_path: Path, option: str) -> None:
    """A stranger lost a deck that way."""
    deck = tmp_path / "mine.npz"
    deck.write_text("name: Mine\n", encoding="utf-8")
    words = [str(tmp_path / "new"), option, str(deck)] if option else [str(deck)]
    done = CliRunner().invoke(app, ["lab", "dataset", *words, "--games", "1", "--bots", "random"])
    assert done.exit_code == 2
    assert "is there already" in " ".join(done.output.split())
    assert deck.read_text(encoding="utf-8") == "name: Mine\n"
    assert not (tmp_path / "new").exists()


def test_a_stopped_run_leaves_no_half_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("the old one\n", encoding="utf-8")
    whole = dataset.line

    def stopped(task: Task) -> str:
        if task.key == "2":
            raise KeyboardInterrupt
        return whole(task)

    monkeypatch.setattr(dataset, "line", stopped)
    words = ["--games", "4", "--bots", "random", "--workers", "1", "--force"]
    done = CliRunner().invoke(app, ["lab", "dataset", str(file), *words])
    assert done.exit_code == 130
    assert "--results" not in done.output  # it has no such option
    assert "only written when all games are played" in " ".join(done.output.split())
    assert file.read_text(encoding="utf-8") == "the old one\n"
    assert list(tmp_path.iterdir()) == [file]


def test_a_file_with_fewer_games_than_it_says_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    made(file, "--games", "3", "--bots", "random", "--workers", "1")
    assert len(list(dataset.read(file))) == 3
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    file.write_text("".join(lines[:-1]), encoding="utf-8")
    with pytest.raises(bluemoon.BluemoonError, match="it has 2 games, but says 3"):
        list(dataset.read(file))


def test_another_file_is_no_dataset(tmp_path: Path) -> None:
    file = tmp_path / "other"
    for text in ("", "hello\n", "[1]\n", '{"format": "other"}\n'):
        file.write_text(text, encoding="utf-8")
        with pytest.raises(bluemoon.BluemoonError, match="no dataset"):
            list(dataset.read(file))


def test_lost_decisions_are_counted_and_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that failed at every decision wrote a dataset without a mark."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "failing.py").write_text(
        "class Fails:\n    def choose(self, view, actions):\n        raise RuntimeError('no idea')\n"
    )
    words = ("--games", "2", "--bots", "failing:Fails,random", "--workers", "1")
    done = CliRunner().invoke(app, ["lab", "dataset", "games.jsonl", *words])
    assert done.exit_code == 0, done.output
    lost = [game["lost"] for game in dataset.read(Path("games.jsonl"))]
    assert lost[0][0] > 0
    assert lost[1][1] > 0
    assert lost[0][1] == lost[1][0] == 0
    assert f"{sum(map(sum, lost))} decisions were lost by bots" in done.stderr
    done = CliRunner().invoke(app, ["lab", "dataset", "fine.jsonl", "--games", "1", "--workers", "1"])
    assert "lost" not in done.stderr
