"""The training of the duel's judgement, tried out: from nothing, for some minutes, without a GPU.

    make soak-bots

A run is begun, killed in the middle, and continued; then the same with Ray, whose cluster has two nodes on
this machine. Each time the log loss on games of novices, from which nothing is learned, must have fallen, no
game may be counted twice, and with the weights adept must win against random. At last the weights of the
first run learn what they and those in use say on average. It goes on where it was stopped.

    python -m benchmarks.training --pip PROGRAM     only looks whether PyTorch would bring CUDA where no GPU
    is
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FOLDER = Path("build/soak/training")
GAMES, NOVICES, CHUNK = 2200, 1500, 20
OPTIONS = (
    *("--games", str(GAMES), "--novices", str(NOVICES), "--chunk", str(CHUNK)),
    *("--nodes", "20", "--early-nodes", "10", "--batch", "512", "--least", "5000", "--memory", "200000"),
    *("--every", "40", "--reuse", "5", "--rate", "0.002", "--anneal", "0.5"),
)
TESTED = 150  # games of novices
LEARNED = 0.04  # by so much the log loss on them must have fallen; before the first step it is that of a coin
DUELS, WINS = 100, 55  # against random; by chance, as many are won one time in five
PATIENCE = 1800  # seconds for what takes one minute on a quiet machine


def cuda_for_nothing(pip: Path) -> str:
    """What to do if PyTorch would bring gigabytes for a GPU that this machine does not have; '' if it is
    well."""
    if shutil.which("nvidia-smi") or os.environ.get("CUDA") == "yes":
        return ""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report"
        wanted = [pip, "install", "--quiet", "--dry-run", "--ignore-installed", "--report", report]
        subprocess.run([*wanted, "-c", ROOT / "constraints.txt", "torch"], check=True)
        names = [one["metadata"]["name"] for one in json.loads(report.read_text())["install"]]
    brought = [name for name in names if name.startswith(("nvidia", "cuda"))]
    if not brought:
        return ""
    return (
        f"PyTorch would bring {len(brought)} packages for NVIDIA's GPUs ({brought[0]} …), gigabytes, and "
        "there is no such GPU here. PyTorch's page 'Get started' names the index of its builds for CPUs; "
        "set PIP_EXTRA_INDEX_URL to it, and try again. CUDA=yes installs what would be brought."
    )


# --- a run ------------------------------------------------------------------------------------------------


def command(folder: Path, ray: bool) -> list[str]:
    """The command of the run."""
    # One process plays here: who has only two cores needs the other one for the learner.
    how = ["--ray"] if ray else ["--workers", "1"]
    words = [sys.executable, "-m", "bluemoon.train", str(folder), *OPTIONS, "--test", str(FOLDER / "novices")]
    return words + how


def lines_of(folder: Path) -> list[dict[str, Any]]:
    """The curve so far."""
    from bluemoon.train.curve import read_curve

    file = folder / "curve"
    return read_curve(file) if file.exists() else []


def start(folder: Path, ray: bool) -> subprocess.Popen[bytes]:
    """Start or continue the run; what it prints is added to a file beside it."""
    with folder.with_suffix(".log").open("ab") as log:
        return subprocess.Popen(command(folder, ray), stdout=log, stderr=log)


def kill_in_the_middle(folder: Path, ray: bool) -> None:
    """Begin the run and kill the learner, without a warning, once it learns from its own games."""
    process = start(folder, ray)
    end = time.monotonic() + PATIENCE
    try:
        while not any(line["games"] > NOVICES and not line["novice"] for line in lines_of(folder)):
            assert process.poll() is None, f"it ended by itself; see {folder.with_suffix('.log')}"
            assert time.monotonic() < end, "the novices' games took too long"
            time.sleep(0.2)
    finally:
        process.kill()
        process.wait()
    (folder / "killed").write_text(json.dumps(lines_of(folder)[-1]["games"]))
    print(f"killed after {lines_of(folder)[-1]['games']} games", flush=True)


def go_on(folder: Path, ray: bool) -> None:
    """The same command again, until the run is finished."""
    process = start(folder, ray)
    try:
        assert process.wait(PATIENCE) == 0, f"see {folder.with_suffix('.log')}"
    finally:
        if process.poll() is None:
            process.terminate()
            process.wait()


def check(folder: Path) -> None:
    """Was something learned, and nothing counted twice or forgotten?"""
    from bluemoon.bots.duel.weights import made_of

    made = made_of(folder / "weights")
    assert made["games"] == GAMES, made["games"]
    assert len(made["commands"]) >= 2, made["commands"]
    games = [line["games"] for line in lines_of(folder)]
    assert games == sorted(games), "the curve goes back"
    assert max(games) == GAMES
    first, last = lines_of(folder)[0]["test"], made["test losses"]
    print(f"log loss on games of novices: {first} at first, {last} at the end", flush=True)
    for net, loss in last.items():
        assert loss < 0.6931 - LEARNED, f"{net}: {loss}"
    assert (folder / "curve.svg").stat().st_size > 0
    won = wins(folder / "weights")
    print(f"adept with these weights won {won} of {DUELS} against random", flush=True)
    assert won >= WINS


def wins(weights: Path) -> int:
    """How many of some duels adept wins against random with these weights."""
    from bluemoon.bots.duel.networks import take_networks
    from bluemoon.lab.arena import arena_tasks
    from bluemoon.lab.tasks import play

    take_networks(weights)
    tasks = arena_tasks(["adept", "random"], DUELS, seed="trained", control=False)
    return round(sum(play(task).score for task in tasks))


def try_out(name: str, ray: bool) -> None:
    """A run with its kill and its continuation."""
    folder = FOLDER / name
    if (folder / "checked").exists():
        print(f"{name}: done before", flush=True)
        return
    if not (folder / "killed").exists():
        shutil.rmtree(folder, ignore_errors=True)
        folder.with_suffix(".log").unlink(missing_ok=True)
        kill_in_the_middle(folder, ray)
    go_on(folder, ray)
    check(folder)
    (folder / "checked").touch()
    print(f"{name}: killed, continued and checked", flush=True)


# --- several judgements made into one ----------------------------------------------------------------------


def try_distilling() -> None:
    """The weights of the run with processes come nearer to the average of them and of those in use."""
    from bluemoon.bots.duel.networks import FILE
    from bluemoon.bots.duel.weights import made_of

    folder, begun = FOLDER / "distilled", str(FOLDER / "processes" / "weights")
    words = [sys.executable, "-m", "bluemoon.train.distill", str(folder), begun, str(FILE), "--start", begun]
    told = subprocess.run(
        [*words, "--games", "200", "--steps", "300", "--batch", "512", "--workers", "1"],
        check=True,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    ).stdout
    first = json.loads(told.splitlines()[0])["apart"]
    made = made_of(folder / "weights")
    print(f"apart from the teachers' average: {first} at first, {made['apart']} at the end", flush=True)
    assert [teacher["by"] for teacher in made["teachers"]] == [
        made_of(Path(begun))["by"],
        made_of(FILE)["by"],
    ]
    for net, far in made["apart"].items():
        assert far < 0.8 * first[net], net


# --- Ray --------------------------------------------------------------------------------------------------


@contextmanager
def cluster() -> Iterator[None]:
    """A Ray cluster of two nodes with a core each, on this machine."""
    with socket_of_its_own() as port:
        pass
    usual = ["--block", "--num-cpus=1", "--object-store-memory=100000000", "--disable-usage-stats"]
    program = str(Path(sys.executable).with_name("ray"))
    address = f"127.0.0.1:{port}"
    head = [program, "start", "--head", f"--port={port}", "--include-dashboard=false", *usual]
    nodes = []
    os.environ["RAY_ADDRESS"] = address
    try:
        with (FOLDER / "nodes.log").open("ab") as log:
            for words in (head, [program, "start", f"--address={address}", *usual]):
                nodes.append(subprocess.Popen(words, stdout=log, stderr=log, env=without_address()))
                wait_for_nodes(len(nodes), nodes[-1])
        yield
    finally:
        for node in reversed(nodes):
            node.send_signal(signal.SIGTERM)
        for node in nodes:
            node.wait(60)


def without_address() -> dict[str, str]:
    """The variables for `ray start`, which wants no address of another cluster."""
    return {name: value for name, value in os.environ.items() if name != "RAY_ADDRESS"}


@contextmanager
def socket_of_its_own() -> Iterator[int]:
    """A port that is free."""
    import socket

    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        yield found.getsockname()[1]


def wait_for_nodes(count: int, process: subprocess.Popen[bytes]) -> None:
    """Wait until the cluster has so many nodes. A process of its own asks, so that this one joins nothing."""
    code = (
        "import ray; ray.init(address='auto', log_to_driver=False, logging_level='ERROR')\n"
        "print('nodes', sum(node['Alive'] for node in ray.nodes()))"
    )
    end = time.monotonic() + 300
    while time.monotonic() < end:
        assert process.poll() is None, f"a Ray node did not start; see {FOLDER / 'nodes.log'}"
        asked = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
        if f"nodes {count}" in asked.stdout:
            return
        time.sleep(1.0)
    raise AssertionError(f"no {count} Ray nodes came together: {asked.stderr[-500:]}")


def both_played(folder: Path) -> None:
    """Did both nodes play?"""
    told = [
        line for line in folder.with_suffix(".log").read_text().splitlines() if "orders by Ray node" in line
    ]
    print(told[-1], flush=True)
    assert told[-1].count(",") == 1, "not both nodes have played"


def main() -> int:
    """Try the training on this machine's processes, then on Ray."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--pip", type=Path, help="only look whether this pip would bring CUDA for nothing")
    chosen = parser.parse_args()
    if chosen.pip:
        advice = cuda_for_nothing(chosen.pip)
        print(advice, end="\n" if advice else "", file=sys.stderr)
        return 1 if advice else 0
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that nothing is left running
    FOLDER.mkdir(parents=True, exist_ok=True)
    novices = FOLDER / "novices"
    if not (novices / "between.moments").exists():
        write_novices(novices)
    try_out("processes", ray=False)
    if not (FOLDER / "ray" / "checked").exists():
        with cluster():
            try_out("ray", ray=True)
        both_played(FOLDER / "ray")
    try_distilling()
    shutil.rmtree(FOLDER)
    return 0


def write_novices(folder: Path) -> None:
    """Moments of games of novices, from which nothing is learned."""
    from bluemoon.train.moments import FIGURES
    from bluemoon.train.selfplay import Settings, play_one

    folder.mkdir(parents=True, exist_ok=True)
    found: dict[str, list[bytes]] = {net: [] for net in FIGURES}
    for number in range(TESTED):
        for net, body in play_one(f"novices to test with {number}", Settings(novice=True))[0]:
            found[net].append(body)
    for net, bodies in found.items():
        (folder / f"{net}.moments").write_bytes(b"".join(bodies))


if __name__ == "__main__":
    sys.exit(main())
