"""The rulebook and what it stands on."""
