"""The card pool as declarations: a module per people, the words of powers, and their text in English."""

from bluemoon.cards.card import Card, matches
from bluemoon.cards.pool import PEOPLES, POOL, find, leader_of, ready_made

__all__ = ["PEOPLES", "POOL", "Card", "find", "leader_of", "matches", "ready_made"]
