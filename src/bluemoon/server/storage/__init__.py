"""The database: the schema, its migrations, and everything that is asked of it or written to it."""
