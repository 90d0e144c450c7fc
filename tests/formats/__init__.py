"""Deck building, match, draft and tournament."""
