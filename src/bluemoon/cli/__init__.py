"""The command `bluemoon`. Each subcommand only reads its options and calls the package that does the work."""

from bluemoon.cli.main import app, run

__all__ = ["app", "run"]
