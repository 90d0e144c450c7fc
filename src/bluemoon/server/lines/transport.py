"""A websocket protocol for uvicorn that drops clients which have stopped reading, with their unsent data."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Sockets(WebSocketsSansIOProtocol):
    """Uvicorn's protocol; but at the end it does not wait for a client that has stopped reading."""

    async def run_asgi(self) -> None:
        """Run the application, then cut the connection if unsent data remains."""
        await super().run_asgi()
        if not self.writable.is_set():  # writing is paused: the client has left too much unread
            self.transport.abort()
