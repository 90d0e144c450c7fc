"""What surrounds a game: deck building, draft, match, tournament."""
