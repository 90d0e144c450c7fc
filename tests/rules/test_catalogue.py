"""The reader of the catalogue itself: what it finds, and what it complains about."""

from pathlib import Path

import pytest

from tests.rules.__main__ import HERE, main
from tests.rules.catalogue import Catalogue, read

RULES = """
[[statement]]
place = "009 Draw a"
says = "Draw one card."
[[statement]]
place = "009 Draw b"
says = "Then draw another."
scope = "duel"
[[statement]]
place = "009 Match"
says = "Play again."
scope = "special"
[[statement]]
place = "009 Legend"
says = "Once upon a time."
scope = "none"
why = "flavour"
[[statement]]
place = "009 Quick Reference"
says = "Draw."
same = ["009 Draw a", "009 Draw b"]
"""

BOTH = '@pytest.mark.rule("009 Draw a", "009 Draw b")\ndef test_draw():\n    pass\n'


def lay(folder: Path, tests: str, rules: str = RULES) -> Catalogue:
    (folder / "tests").mkdir()
    (folder / "tests" / "test_x.py").write_text(tests)
    (folder / "statements_009.toml").write_text(rules)
    return read(folder, folder / "tests")


def run(folder: Path, *options: str) -> int:
    return main(list(options), folder, folder / "tests")


def test_several_places_on_one_marker(tmp_path: Path) -> None:
    catalogue = lay(tmp_path, BOTH)
    assert catalogue.tests == {
        place: ["tests/test_x.py::test_draw"] for place in ("009 Draw a", "009 Draw b")
    }
    assert catalogue.errors == []
    assert run(tmp_path) == 0


def test_the_rules_of_issue_3_are_demanded_only_with_all(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lay(tmp_path, BOTH)
    assert run(tmp_path, "--missing") == 0
    assert "009 Match: Play again.\n    open: issue 3" in capsys.readouterr().out
    assert run(tmp_path, "--all") == 1
    assert "009 Match: Play again.\n    NO TEST" in capsys.readouterr().out


def test_a_statement_without_a_test(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    catalogue = lay(tmp_path, BOTH.replace(', "009 Draw b"', ""))
    assert [s.place for s in catalogue.missing("duel")] == ["009 Draw b", "009 Quick Reference"]
    assert run(tmp_path, "--missing") == 1
    printed = capsys.readouterr().out
    assert "009 Draw b: Then draw another.\n    NO TEST" in printed
    assert "NO TEST (tests of 009 Draw a, 009 Draw b would do)" in printed
    assert "009 Draw a:" not in printed
    assert "009 Legend" not in printed


def test_a_marker_with_an_unknown_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    catalogue = lay(tmp_path, BOTH + '@pytest.mark.rule("009 Dance")\ndef test_dance():\n    pass\n')
    assert catalogue.errors == ["tests/test_x.py:4: no statement has the place '009 Dance'"]
    assert run(tmp_path) == 1
    assert "009 Dance" in capsys.readouterr().out


def test_a_place_must_be_a_literal(tmp_path: Path) -> None:
    assert "written out" in lay(tmp_path, "@pytest.mark.rule(PLACE)\ndef test_x():\n    pass\n").errors[0]


def test_a_test_file_that_cannot_be_parsed(tmp_path: Path) -> None:
    assert "tests/test_x.py" in lay(tmp_path, "def test_x(:\n").errors[0]


@pytest.mark.parametrize(
    ("rule", "complaint"),
    [
        ('place = "009 Draw a"\nsays = "Again."', "exists already"),
        ('place = "Draw c"\nsays = "No number."', "needs a place"),
        ('place = "009 Draw c"', "needs a place"),
        ('place = "009 Draw c"\nsays = "x"\nscop = "duel"', "no other keys"),
        ('place = "009 Draw c"\nsays = "x"\nscope = "odd"', "unknown scope"),
        ('place = "009 Draw c"\nsays = "x"\nscope = "none"', "needs a 'why'"),
        ('place = "009 Draw c"\nsays = "x"\nsame = ["009 Nowhere"]', "must name a full statement"),
        ('place = "009 Draw c"\nsays = "x"\nsame = ["009 Quick Reference"]', "must name a full statement"),
        ("place =", "statements_009.toml"),
    ],
)
def test_a_wrong_statement(tmp_path: Path, rule: str, complaint: str) -> None:
    catalogue = lay(tmp_path, BOTH, f"{RULES}\n[[statement]]\n{rule}\n")
    assert any(complaint in error for error in catalogue.errors)
    assert run(tmp_path) == 1


@pytest.mark.parametrize(
    "tests",
    [
        'rule = pytest.mark.rule\n@rule("009 Draw a")\ndef test_x():\n    pass\n',
        'class TestX:\n    @pytest.mark.rule("009 Draw a")\n    def test_x(self):\n        pass\n',
        '@pytest.mark.rule("009 Draw a")\nclass TestX:\n    def test_x(self):\n        pass\n',
        'pytestmark = [pytest.mark.rule("009 Draw a")]\ndef test_x():\n    pass\n',
        '@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("009 Draw a"))])\n'
        "def test_x(n):\n    pass\n",
    ],
    ids=["short", "method", "class", "module", "parameter"],
)
def test_where_a_marker_may_stand(tmp_path: Path, tests: str) -> None:
    assert len(lay(tmp_path, tests).tests["009 Draw a"]) == 1


@pytest.mark.parametrize(
    "tests",
    [
        '@pytest.mark.skip("later")\n@pytest.mark.rule("009 Draw a")\ndef test_x():\n    pass\n',
        '@pytest.mark.xfail\n@pytest.mark.rule("009 Draw a")\ndef test_x():\n    pass\n',
        '@pytest.mark.rule("009 Draw a")\ndef helper():\n    pass\n',
    ],
    ids=["skipped", "expected to fail", "no test"],
)
def test_what_stands_behind_no_rule(tmp_path: Path, tests: str) -> None:
    assert lay(tmp_path, tests).tests == {}


def test_no_statements_at_all_is_not_a_success(tmp_path: Path) -> None:
    lay(tmp_path, "", "")
    assert run(tmp_path) == 1


def test_the_statements_of_the_rulebooks_are_well_formed(tmp_path: Path) -> None:
    catalogue = read(HERE, tmp_path)
    assert catalogue.errors == []
    assert {place[:3] for place in catalogue.statements} >= {"000", "001", "002", "004"}
