"""A duel in words: the notation of actions and events, and positions as text."""
