"""Guests: the people who play on this server."""
