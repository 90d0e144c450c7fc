"""Websockets whose other end does not listen: they are dropped at once, with what lies ready for them."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Sockets(WebSocketsSansIOProtocol):
    """Uvicorn's, but it does not wait for somebody to take what he never takes."""

    async def run_asgi(self) -> None:
        await super().run_asgi()
        if not self.writable.is_set():  # so much lies ready that writing was paused
            self.transport.abort()
