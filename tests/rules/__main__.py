"""Every rule with the tests behind it; exits 1 if a rule lacks a test or a marker names no rule."""

import argparse
import sys
from pathlib import Path

from rich.console import Console

from tests.rules.catalogue import Catalogue, Statement, read

HERE = Path(__file__).parent


def main(argv: list[str] | None = None, statements: Path = HERE, tests: Path = HERE.parent) -> int:
    """Print the catalogue and say, as an exit status, whether it is complete."""
    parser = argparse.ArgumentParser(prog="python -m tests.rules", description=__doc__)
    parser.add_argument("--missing", action="store_true", help="print only the rules without a test")
    parser.add_argument(
        "--all", action="store_true", help="demand a test for the rules of issue 3 (special) too"
    )
    options = parser.parse_args(argv)

    console = Console(highlight=False, markup=False, soft_wrap=True)
    catalogue = read(statements, tests)
    required = ("duel", "special") if options.all else ("duel",)
    shown = catalogue.missing("duel", "special") if options.missing else list(catalogue.statements.values())
    for statement in shown:
        show(console, catalogue, statement, required)
    for error in catalogue.errors:
        console.print(f"error: {error}", style="bold red")

    missing = catalogue.missing(*required)
    total = [s for s in catalogue.statements.values() if s.scope in required]
    console.print(
        f"{len(catalogue.statements)} statements, {len(total)} to be tested: {len(missing)} without a test,"
        f" {len(catalogue.errors)} errors; {len(catalogue.missing('special'))} open for issue 3",
        style="bold",
    )
    return 1 if missing or catalogue.errors or not total else 0


def show(console: Console, catalogue: Catalogue, statement: Statement, required: tuple[str, ...]) -> None:
    """Print one statement: its place, what it says, and its tests or why there are none."""
    console.print(f"{statement.place}: ", style="bold", end="")
    console.print(statement.says)
    tests = catalogue.behind(statement)
    for test in tests:
        console.print(f"    {test}", style="green")
    if tests:
        return
    if statement.scope == "none":
        console.print(f"    nothing to test: {statement.why}", style="dim")
    elif statement.scope in required:
        enough = f" (tests of {', '.join(statement.same)} would do)" if statement.same else ""
        console.print(f"    NO TEST{enough}", style="bold red")
    else:
        console.print("    open: issue 3", style="yellow")


if __name__ == "__main__":
    sys.exit(main())
