"""The command `bluemoon`: thin, every subcommand a few lines over the package that does the work."""

from bluemoon.cli.main import app

__all__ = ["app"]
