"""Finished games, and the ratings that follow from them (docs/ratings.md)."""
