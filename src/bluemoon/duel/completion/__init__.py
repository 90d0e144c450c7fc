"""Keeps dead ends out of what is offered: finds out whether a turn can still be completed after an action."""
