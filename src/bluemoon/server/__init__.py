"""The table server: tables, seats, their journal in a database, the page, an HTTP API and websockets."""

from bluemoon.extras import need

need("server", "the server")
