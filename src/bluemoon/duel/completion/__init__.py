"""No dead ends: whether a turn can still be completed after an action."""
