"""A websocket protocol for uvicorn that drops clients which have stopped reading, with their unsent data."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Sockets(WebSocketsSansIOProtocol):
    """Uvicorn's protocol; but at the end it does not wait for a client that has stopped reading."""

    async def run_asgi(self) -> None:
        """Run the application, then cut the connection if unsent data remains."""
        await super().run_asgi()
        if not self.writable.is_set():  # writing is paused: the client has left too much unread
            self.transport.abort()

    async def send(self, message: Any) -> None:
        """Send on. A websocket that was refused over HTTP is complete; uvicorn calls that an error."""
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True
