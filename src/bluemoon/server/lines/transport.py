"""The websocket protocol for uvicorn. It drops clients that have stopped reading, with their unsent data; it
counts what comes in; and it has a short way out for messages (`push`)."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from bluemoon.server import metrics
from bluemoon.server.budgets import BURST, Bucket
from bluemoon.server.settings import Settings

PUSH = "bluemoon.push"  # the name under which the application finds `push` in its scope
TOO_MANY = 4008
FRAMES = 2.0  # frames of any kind for each message that is permitted: pings, pongs, parts of messages
TEXT = 0x81  # a whole message of text


class Sockets(WebSocketsSansIOProtocol):
    """Uvicorn's protocol; `settings` come from `socket_protocol`."""

    settings: Settings
    bucket: Bucket | None = None

    async def run_asgi(self) -> None:
        """Run the application, then cut the connection if unsent data remains. At the end it does not wait
        for a client that has stopped reading."""
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[PUSH] = self.push
        await super().run_asgi()
        if not self.writable.is_set():  # writing is paused: the client has left too much unread
            self.transport.abort()

    async def send(self, message: Any) -> None:
        """Send on. A websocket that was refused over HTTP is complete; uvicorn calls that an error."""
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True

    def push(self, message: bytes) -> bool:
        """Send a message of text at once; False, and nothing is sent, if that is not possible now. The usual
        way takes five calls and a change of tasks, which at a thousand tables was a sixth of all work."""
        if not self.handshake_complete or self.close_sent or self.disconnected:
            return False
        if not self.writable.is_set() or self.transport.is_closing():
            return False
        size = len(message)
        if size < 126:
            head = bytes((TEXT, size))
        elif size < 65_536:
            head = b"\x81\x7e" + size.to_bytes(2)
        else:
            head = b"\x81\x7f" + size.to_bytes(8)
        self.transport.write(head + message)
        return True

    # --- what comes in ------------------------------------------------------------------------------------

    def handle_text(self, event: Frame) -> None:
        """A message of text came, or the first part of one."""
        if self._counted():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """A message of bytes came, or the first part of one."""
        if self._counted():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """Another part of a message came."""
        if self._counted():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """A ping came: it is answered unless the client does not read what it is sent."""
        if not self._counted():
            return
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_pong(self, event: Frame) -> None:
        """A pong came, asked for or not."""
        if self._counted():
            super().handle_pong(event)

    def _counted(self) -> bool:
        """Count a frame; False, and the connection is closed, if there are too many. Once it is closed,
        nothing is read any more."""
        if self.close_sent or self.transport.is_closing():
            return False
        rate = self.settings.message_rate * FRAMES
        if self.bucket is None:
            self.bucket = Bucket(max(1.0, rate * BURST), rate)
        if self.bucket.take():
            return True
        metrics.LIMITS.labels("frames").inc()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MANY, "reason": ""})
        self.conn.send_close(TOO_MANY, "too many messages")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        return False


def socket_protocol(settings: Settings) -> type[Sockets]:
    """The protocol with the limits of these settings."""
    return type("LimitedSockets", (Sockets,), {"settings": settings})
