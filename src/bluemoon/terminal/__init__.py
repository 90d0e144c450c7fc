"""A plain table in the terminal: what you see, what you may do, and your answer by number or in words."""
