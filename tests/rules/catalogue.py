"""The rulebooks' statements and the tests that stand behind them.

`statements_NNN.toml` holds what rulebook NNN says, in our own words, each statement with its place. A test
names the places it stands for: `@pytest.mark.rule("004 Retrieve", "001 Retrieve b")`. Tests are parsed, not
imported.
"""

import ast
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

SCOPES = ("duel", "special", "none")
KEYS = {"place", "says", "scope", "why", "same"}


@dataclass(frozen=True)
class Statement:
    """One rule of a rulebook; `same` names places that say it in full, so that their tests count here too."""

    place: str
    says: str
    scope: str = "duel"
    why: str = ""
    same: tuple[str, ...] = ()


@dataclass
class Catalogue:
    """All statements, the tests behind each place, and everything that is wrong with either."""

    statements: dict[str, Statement] = field(default_factory=dict)
    tests: dict[str, list[str]] = field(default_factory=dict)
    errors: list[str] = field(default_factory=list)

    def behind(self, statement: Statement) -> list[str]:
        """The tests behind a statement: its own, and those of its `same` places if all have some."""
        own = self.tests.get(statement.place, [])
        others = [self.tests.get(place, []) for place in statement.same]
        return own + [test for tests in others for test in tests] if all(others) else own

    def missing(self, *scopes: str) -> list[Statement]:
        """The statements of these scopes that no test stands behind."""
        return [s for s in self.statements.values() if s.scope in scopes and not self.behind(s)]


def read(statements: Path, tests: Path) -> Catalogue:
    """Read the statements of one folder and the markers of the tests below another."""
    catalogue = Catalogue()
    for path in sorted(statements.glob("statements_*.toml")):
        _read_statements(path, catalogue)
    known = catalogue.statements
    for statement in known.values():
        for place in statement.same:
            if place not in known or known[place].same:
                catalogue.errors.append(
                    f"{statement.place}: 'same' must name a full statement, not {place!r}"
                )
    for path in sorted(tests.rglob("*.py")):
        if path.name.startswith("test_") or path.name.endswith("_test.py"):
            _read_markers(path, path.relative_to(tests.parent).as_posix(), catalogue)
    return catalogue


def _read_statements(path: Path, catalogue: Catalogue) -> None:
    number = path.stem.removeprefix("statements_")
    try:
        entries = tomllib.loads(path.read_text(encoding="utf-8")).get("statement", [])
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        catalogue.errors.append(f"{path.name}: {error}")
        return
    for entry in entries:
        place = str(entry.get("place", "?"))
        if not place.startswith(f"{number} ") or not entry.get("says") or entry.keys() - KEYS:
            problem = f"needs a place '{number} …' and what it says, and no other keys than {sorted(KEYS)}"
        elif entry.get("scope", "duel") not in SCOPES:
            problem = f"unknown scope {entry['scope']!r}"
        elif entry.get("scope") == "none" and not entry.get("why"):
            problem = "scope 'none' needs a 'why'"
        elif place in catalogue.statements:
            problem = "this place exists already"
        else:
            catalogue.statements[place] = Statement(**(entry | {"same": tuple(entry.get("same", ()))}))
            continue
        catalogue.errors.append(f"{path.name}: {place}: {problem}")


def _read_markers(path: Path, name: str, catalogue: Catalogue) -> None:
    try:
        body = ast.parse(path.read_text(encoding="utf-8"), str(path)).body
    except SyntaxError as error:
        catalogue.errors.append(f"{name}: {error}")
        return
    for test, call in _marked(body, name):
        for arg in call.args:
            if not isinstance(arg, ast.Constant) or not isinstance(arg.value, str):
                catalogue.errors.append(f"{name}:{arg.lineno}: a place must be written out as a string")
            elif arg.value not in catalogue.statements:
                catalogue.errors.append(f"{name}:{arg.lineno}: no statement has the place {arg.value!r}")
            elif test not in catalogue.tests.setdefault(arg.value, []):
                catalogue.tests[arg.value].append(test)


def _marked(body: list[ast.stmt], name: str) -> Iterator[tuple[str, ast.Call]]:
    """Each rule marker that a test, a class of tests or a whole module (`pytestmark`) carries.

    A test that is skipped or expected to fail shows nothing and stands behind no rule.
    """
    for node in body:
        if isinstance(node, ast.Assign):
            if any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets):
                yield from ((name, call) for call in _calls(node.value))
        elif isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            called = f"{name}::{node.name}"
            if not node.name.lower().startswith("test") or any(map(_idle, node.decorator_list)):
                continue
            yield from ((called, call) for mark in node.decorator_list for call in _calls(mark))
            if isinstance(node, ast.ClassDef):
                yield from _marked(node.body, called)


def _calls(expression: ast.expr) -> Iterator[ast.Call]:
    for node in ast.walk(expression):  # also inside parametrize: pytest.param(…, marks=pytest.mark.rule(…))
        if isinstance(node, ast.Call) and _last_name(node.func) == "rule":
            yield node


def _idle(mark: ast.expr) -> bool:
    return _last_name(mark.func if isinstance(mark, ast.Call) else mark) in ("skip", "xfail")


def _last_name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""
