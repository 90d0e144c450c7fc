"""Compile the rules with mypyc, where this machine can.

    python tools/compile.py [FOLDER]          wait for it; FOLDER is build/compiled if none is named
    python tools/compile.py --background      start it and come back at once

The folder becomes a second package `bluemoon` beside the one in src: its modules are links to the sources,
with compiled modules next to those of the rules. Put first on PYTHONPATH, the same program runs compiled.
Nothing is done if it is up to date; only what changed is compiled again. Without a C compiler or the headers
of Python, the script says so and makes no folder, and everything runs as plain Python.
"""

from __future__ import annotations

import argparse
import ast
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import IO, Any

sys.path.insert(0, str(Path(__file__).parent))  # for its helpers, where the tests load this file by its path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "bluemoon"
DEFAULT = ROOT / "build" / "compiled"
HELPERS = [
    Path(__file__),
    *map(Path(__file__).with_name, ("indexing.py", "kernels.py", "lane_kernels.py", "loops.py")),
]

# The rules and what they use. Modules that only read, write or check texts are left out: compiling them takes
# long and gains nothing.
PACKAGES = ("powers", "duel", "duel/model", "duel/rules", "duel/completion", "duel/knowledge", "city")
BOTS = {  # their inner loops
    "duel": (
        "worth",
        "lanes",
        "network",
        "networks",
        "places",
        "card_sums",
        "features",
        "judgement",
        "heuristics",
        "turns",
        "answers",
    ),
    "city": ("worth", "payments", "heuristics", "features", "judgement", "exchange", "turns", "playout"),
}
FROZEN = {  # the same of the frozen bots, so that they are as quick as they were
    "duel": ("worth", "nets", "holdings", "features", "judgement", "glance", "turns", "playout"),
    "city": ("worth", "payments", "glance", "features", "judgement", "turns", "playout"),
}
SINGLE = (
    *("chance.py", "sets.py", "values.py", "cards/card.py", "bots/net.py", "bots/frozen/net.py"),
    *("numbers/entry.py", "numbers/rows.py", "numbers/duel.py", "numbers/city.py", "numbers/stepping.py"),
    *[f"bots/{game}/{name}.py" for game, names in BOTS.items() for name in names],
    *[f"bots/frozen/{game}/{name}.py" for game, names in FROZEN.items() for name in names],
)
LEFT_OUT = {
    *(
        "__init__.py",
        "display.py",
        "tiles.py",
        "position.py",
        "notation.py",
        "termination.py",
        "seat_view.py",
    ),
    *("english.py", "german.py", "nouns.py", "families.py"),
    "game.py",  # the games as users know them: compiled, a wrong argument would be a bare TypeError
}
# Modules whose types and constants are compiled into the modules above.
READ = (
    *("cards", "glossary", "duel/text", "duel/reasons"),
    *("messages", "messages/codes", "messages/english", "messages/german"),
)
READ_SINGLE = ("compiling.py", "contract.py", "errors.py", "record.py", "pickling.py")
LEVEL = "2"  # gcc's -O3 takes longer and makes no difference here: the time is spent in Python's objects


def modules() -> list[str]:
    """The modules to compile, relative to the source folder."""
    found = [PACKAGE / name for name in SINGLE]
    for package in PACKAGES:
        found += [file for file in sorted((PACKAGE / package).glob("*.py")) if file.name not in LEFT_OUT]
    return [str(file.relative_to(SOURCE)) for file in found]


def fingerprint() -> str:
    """A hash of everything that the compiled modules depend on."""
    files = [*HELPERS, *[PACKAGE / name for name in (*SINGLE, *READ_SINGLE)]]
    for package in (*PACKAGES, *READ):
        files += (PACKAGE / package).glob("*.py")
    digest = sha256(f"{sys.version} {sysconfig.get_platform()} {sys.prefix}".encode())
    for file in sorted(files):
        digest.update(file.name.encode() + file.read_bytes())
    return digest.hexdigest()


def what_is_missing() -> str:
    """What is missing for compiling on this machine; '' if nothing. Sets CC if the compiler that Python was
    built with is not installed."""
    usual = shlex.split(str(sysconfig.get_config_var("CC") or "cc"))[0]
    wanted = os.environ.get("CC")
    found = next(
        filter(shutil.which, [shlex.split(wanted)[0]] if wanted else [usual, "cc", "gcc", "clang"]), ""
    )
    if not found:
        return "no C compiler"
    if not wanted and found != usual:
        os.environ["CC"] = found
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "no header Python.h (Debian: apt install python3-dev)"
    absent = [name for name in ("mypyc", "setuptools") if find_spec(name) is None]
    return f"no {' and no '.join(absent)} (pip install -e '.[play]')" if absent else ""


# --- compiling --------------------------------------------------------------------------------------------


def compile_into(work: Path) -> Path:
    """Compile in a folder that keeps C code and objects for the next time; returns the folder of the
    libraries."""
    from indexing import teach_mypyc
    from mypyc.build import mypycify
    from setuptools import Distribution

    teach_mypyc()
    os.chdir(SOURCE)
    os.environ["MYPYPATH"] = str(SOURCE)
    settings = work / "mypy.ini"
    settings.write_text("[mypy]\n")  # none of the project's, which are for its checks
    options = [f"--cache-dir={work / 'types'}", f"--config-file={settings}"]
    extensions = mypycify(
        [*options, *modules()],
        opt_level=LEVEL,
        debug_level="0",
        multi_file=True,  # a C file for each module, so that all cores compile
        target_dir=str(work / "c"),
        group_name="bluemoon",
    )
    for extension in extensions:
        extension.extra_compile_args += flags()
        extension.extra_link_args += flags()
    shutil.rmtree(work / "lib", ignore_errors=True)
    build = builder()(Distribution({"name": "bluemoon", "ext_modules": extensions}))
    build.build_lib = str(work / "lib")
    build.build_temp = str(work)
    build.parallel = os.cpu_count() or 1
    build.ensure_finalized()
    build.run()
    return work / "lib"


def flags() -> list[str]:
    """The flags for gcc. Only Python calls the compiled modules from outside, so their symbols are hidden and
    calls among them are direct; link-time optimization looks at all files at once. Products and
    sums are rounded one after the other, as Python does it, on processors that could do both at once, too."""
    hidden = ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt", "-ffp-contract=off"]
    compiler = shlex.split(os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc"))
    says = subprocess.run([*compiler, "--version"], capture_output=True, text=True, check=False).stdout
    return [*hidden, f"-O{LEVEL}", "-flto=auto"] if "Free Software Foundation" in says else hidden


def builder() -> Any:
    """setuptools' build_ext, but every file of a library on its own, on all cores, and only what changed."""
    from setuptools.command.build_ext import build_ext

    class Build(build_ext):
        def build_extensions(self) -> None:
            plainly = self.compiler.compile

            def compile_all(sources: list[str], output_dir: str = "", **how: Any) -> list[str]:
                headers = [file for source in sources for file in Path(source).parent.glob("*.h")]
                newest = max((file.stat().st_mtime for file in headers), default=0.0)

                def compile_one(source: str) -> str:
                    (name,) = self.compiler.object_filenames([source], output_dir=output_dir)
                    there = Path(name)
                    made_of = [Path(source), python_of(Path(source)), *HELPERS]
                    since = max(newest, *[file.stat().st_mtime for file in made_of if file.exists()])
                    if not there.exists() or there.stat().st_mtime < since:
                        with corrected(Path(source)):
                            plainly([source], output_dir=output_dir, **how)
                    return name

                largest_first = sorted(sources, key=lambda source: -Path(source).stat().st_size)
                with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
                    return list(pool.map(compile_one, largest_first))

            self.compiler.compile = compile_all
            super().build_extensions()

    return Build


@contextmanager
def corrected(source: Path) -> Iterator[None]:
    """Correct three faults of mypyc in a C file while it is compiled: `1 << x` has only 32 bits in C,
    instances that are not tracked are freed in a way that is meant for tracked ones, and docstrings are
    missing. A few small functions are replaced by C written by hand (`kernels.py`), and loops over sets of
    cards are made shorter (`loops.py`). Afterwards the file is as
    mypyc wrote it, so that a change can be noticed."""
    from indexing import with_items
    from kernels import with_kernels
    from loops import with_loops

    text, times = source.read_text(), source.stat()
    wide = with_loops(with_items(re.sub(r"(= -?\d+) << ", r"\1LL << ", text)))
    source.write_text(with_docstrings(freed_directly(with_kernels(wide)), docstrings_of(source)))
    try:
        yield
    finally:
        source.write_text(text)
        os.utime(source, ns=(times.st_atime_ns, times.st_mtime_ns))


def freed_directly(text: str) -> str:
    """The C code without Python's 'trashcan' where a class is not tracked by the garbage collector.

    If more than fifty objects are freed within each other, the trashcan puts the next one into a list, and
    for that it writes into the two words before the object: the collector's. An instance of an `acyclic`
    class has no such words, so that whatever else lies there would be overwritten. (A chain of `Layer`s has
    as many links as cards were laid onto the piles.)"""

    def corrected_one(function: re.Match[str]) -> str:
        tracked = "PyObject_GC_UnTrack(self)" in function[0]
        return (
            function[0]
            if tracked
            else re.sub(r"^ *CPy_TRASHCAN_(BEGIN|END)\(.*\n", "", function[0], flags=re.M)
        )

    return re.sub(r"^\w+_dealloc\(\w+ \*self\)\n\{.*?^\}\n", corrected_one, text, flags=re.M | re.S)


def python_of(source: Path) -> Path:
    """The module that a C file was made of; the path does not exist if the file belongs to no module."""
    return SOURCE / f"{source.stem.removeprefix('__native_').replace('___', '/')}.py"


def docstrings_of(source: Path) -> dict[str, str]:
    """The docstrings of the module that a C file was made of, by 'name', 'Class' and 'Class.name'; its own is
    under ''."""
    file = python_of(source)
    if not file.exists():
        return {}
    tree = ast.parse(file.read_text(encoding="utf-8"))
    found = {"": ast.get_docstring(tree) or ""}
    for node in tree.body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found[node.name] = ast.get_docstring(node) or ""
        for inner in node.body if isinstance(node, ast.ClassDef) else ():
            if isinstance(inner, ast.FunctionDef):
                found[f"{node.name}.{inner.name}"] = ast.get_docstring(inner) or ""
    return found


def with_docstrings(text: str, docs: dict[str, str]) -> str:
    """The C code of a module with its docstrings: in the tables of methods and properties, in the types and
    in the module itself."""
    if not docs:
        return text

    def filled(code: str, name: str) -> str:
        """An entry or a type with its docstring behind the signature, if mypyc wrote one."""
        words = c_text(docs.get(name, ""))
        pattern = r'PyDoc_STR\((?:NULL|"((?:[^"\\]|\\.)*)")\)'
        return re.sub(pattern, lambda m: f'PyDoc_STR("{m[1] or ""}{words}")' if words else m[0], code)

    def methods(table: re.Match[str]) -> str:
        is_module = table["owner"].endswith("module")
        owner = "" if is_module else table["owner"].rpartition("___")[2] + "."
        return re.sub(r'\{"(\w+)",[^{}]*\}', lambda entry: filled(entry[0], owner + entry[1]), table[0])

    def properties(table: re.Match[str]) -> str:
        owner = table["owner"].rpartition("___")[2] + "."
        return re.sub(
            r'(\{"(\w+)",\s*\(getter\)[^{}]*?)NULL(, NULL\})',
            lambda entry: filled(f"{entry[1]}PyDoc_STR(NULL){entry[3]}", owner + entry[2]),
            table[0],
        )

    whole = re.M | re.S
    text = re.sub(r"^static PyMethodDef (?P<owner>\w+)_methods\[\] = \{.*?^\};", methods, text, flags=whole)
    text = re.sub(
        r"^static PyGetSetDef (?P<owner>\w+)_getseters\[\] = \{.*?^\};", properties, text, flags=whole
    )
    text = re.sub(
        r"^static PyTypeObject CPyType_(?P<owner>\w+)_template_ = \{.*?^\};",
        lambda kind: filled(kind[0], kind["owner"].rpartition("___")[2]),
        text,
        flags=whole,
    )
    return text.replace("NULL, /* docstring */", f'PyDoc_STR("{c_text(docs[""])}"), /* docstring */')


def c_text(text: str) -> str:
    """The text as it stands between quotes in C."""
    quoted = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return "".join(chr(byte) if byte < 128 else f"\\{byte:03o}" for byte in quoted.encode())


def lay_out(libraries: Path, target: Path) -> None:
    """The second package: links to the sources, compiled modules beside them."""
    shutil.copytree(libraries, target)
    _link(PACKAGE, target / "bluemoon")


def _link(source: Path, target: Path) -> None:
    """Link a folder as a whole where nothing of it is compiled, otherwise what is in it."""
    if not target.is_dir():
        target.symlink_to(source)
        return
    for item in source.iterdir():
        if item.name != "__pycache__":
            _link(item, target / item.name)


def compiled_modules(folder: Path) -> int:
    """Import every library in a fresh process and check that the compiled one is used; returns their
    number."""
    names = [
        str(file.relative_to(folder)).split(".")[0].replace("/", ".")
        for file in folder.rglob("bluemoon/**/*.so")
    ]
    lines = [
        "import importlib, sys",
        f"files = [importlib.import_module(name).__file__ for name in {names!r}]",
        f"sys.exit(any(file.endswith('.py') or not file.startswith({str(folder)!r}) for file in files))",
    ]
    subprocess.run(
        [sys.executable, "-P", "-c", "\n".join(lines)],
        env=os.environ | {"PYTHONPATH": str(folder)},
        check=True,
    )
    return len(names)


# --- when -------------------------------------------------------------------------------------------------


def is_fresh(target: Path) -> bool:
    """Is the folder up to date with the sources? If not it is removed, so that nobody uses it."""
    stamp = target / "fingerprint"
    if stamp.exists() and stamp.read_text() == fingerprint():
        return True
    shutil.rmtree(target, ignore_errors=True)
    return False


def make(target: Path) -> None:
    """Compile, one process at a time; the folder appears only when everything in it is done."""
    work = target.with_name(target.name + ".work")
    work.mkdir(parents=True, exist_ok=True)
    with (work / "lock").open("w") as lock:
        hold(lock)
        if is_fresh(target):
            return
        now = fingerprint()
        print(f"compiling {len(modules())} modules of the rules, once, a minute or two", flush=True)
        fresh = work / "package"
        shutil.rmtree(fresh, ignore_errors=True)
        lay_out(compile_into(work), fresh)
        (fresh / "fingerprint").write_text(now)
        count = compiled_modules(fresh)
        fresh.rename(target)
        print(f"compiled {count} modules into {target}")


def hold(lock: IO[str]) -> None:
    """Wait until no other process compiles. Windows has no such lock; there nobody compiles twice at once."""
    if sys.platform != "win32":
        import fcntl

        fcntl.flock(lock, fcntl.LOCK_EX)


def start(target: Path) -> None:
    """Compile in a background process with low priority that goes on when this one ends."""
    log = target.with_name(target.name + ".log")
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("w") as out:
        gently = ["nice"] if shutil.which("nice") else []
        command = [*gently, sys.executable, __file__, str(target)]
        subprocess.Popen(command, stdout=out, stderr=out, stdin=subprocess.DEVNULL, start_new_session=True)
    print(f"the rules run as plain Python now; they are being compiled for the next time (see {log})")


def main(arguments: Iterable[str] | None = None) -> int:
    """Compile if anything has changed; returns 0 also if this machine cannot compile."""
    parser = argparse.ArgumentParser(description="Compile the rules with mypyc, where this machine can.")
    parser.add_argument("folder", nargs="?", type=Path, default=DEFAULT)
    parser.add_argument("--background", action="store_true", help="come back at once")
    chosen = parser.parse_args(None if arguments is None else list(arguments))
    target = chosen.folder.resolve()
    if is_fresh(target):
        return 0
    missing = what_is_missing()
    if missing:
        print(f"{missing}: the rules run as plain Python")
    elif chosen.background:
        start(target)
    else:
        make(target)
    return 0


if __name__ == "__main__":
    sys.exit(main())
