"""`python -m bluemoon` is the command `bluemoon`."""

from bluemoon.cli import app

app()
