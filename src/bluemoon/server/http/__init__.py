"""The HTTP API, and the limits and checks in front of it."""
