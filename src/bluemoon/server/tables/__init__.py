"""Tables: their journal, their state, the live table in memory, tournaments of tables."""
