"""Running a server: orders to its processes, draining, moderation, deleting data, retention, backup."""
