"""The words that a card's power is made of."""
