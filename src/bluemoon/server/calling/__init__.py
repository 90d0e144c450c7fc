"""Calling players back: web push to devices whose owners want it."""
