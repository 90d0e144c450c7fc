"""The lobby: open tables, and pairing people who look for a game."""
