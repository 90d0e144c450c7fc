"""How quick the games are: the compiled and the plain rules side by side."""
