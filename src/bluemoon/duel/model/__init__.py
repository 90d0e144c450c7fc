"""What a duel is made of: the state with its zones, decks as the engine sees them, editions, actions."""
