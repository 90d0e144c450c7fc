"""HTTP connections for uvicorn, with limits: on the time that a client may take to send the headers of a
request or to read an answer, on the size of the headers, and on the connections of one address."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from bluemoon.messages import Message, ServerCode, say
from bluemoon.server import metrics
from bluemoon.server.budgets import HELD, Places, Who, network_of
from bluemoon.server.http.handover import Handover
from bluemoon.server.present.reasons import coded
from bluemoon.server.protocol.answers import ApiError
from bluemoon.server.protocol.words import RefusalCode
from bluemoon.server.settings import Settings

MOST_HEADERS = 32_768  # bytes
Network = IPv4Network | IPv6Network


class Limited(HttpToolsProtocol):
    """A connection; `who` is set as long as it is counted. The first three come from `http_protocol`."""

    settings: Settings
    places: Places
    proxies: Sequence[Network]
    handover: Handover | None
    who: Who | None = None
    alarm: asyncio.TimerHandle | None = None  # the headers of a request come too slowly
    unread: asyncio.TimerHandle | None = None  # the client does not read
    size = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, or refuse it if there are too many."""
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        who = Who(None, "" if self._is_proxy(host) else network_of(host))
        if not self.places.fits(who):
            metrics.LIMITS.labels(self.places.name).inc()
            full = say(ServerCode.TOO_MANY_SOCKETS)
            transport.write(_answer("429 Too Many Requests", "too-many", full, int(HELD)))
            transport.close()
            return
        self.places.add(who, 1)
        self.who = who
        self._wait_for_headers()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no more."""
        self._count_no_more()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take in what came; the headers of a new request have to be complete in time."""
        if self.transport.is_closing():
            return
        if self.alarm is None and (self.cycle is None or self.cycle.response_complete):
            self._wait_for_headers()
        super().data_received(data)

    def on_message_begin(self) -> None:
        """A request begins."""
        self.size = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """A part of the address came."""
        self._measure(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header came."""
        self._measure(len(name) + len(value))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """All headers are there."""
        self._stop(self.alarm)
        self.alarm = None
        if not self.transport.is_closing():
            super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        """It becomes a websocket."""
        self._count_no_more()  # sockets are counted by themselves
        if self.handover is not None and self.handover.gave(self.transport, self.url, self._request()):
            self.connections.discard(self)
            self.transport.close()
            return
        super().handle_websocket_upgrade()

    def _request(self) -> bytes:
        """The request as it came, for another process."""
        lines = [self.scope["method"].encode() + b" " + self.url + b" HTTP/1.1"]
        lines += [name + b": " + value for name, value in self.scope["headers"]]
        return b"\r\n".join([*lines, b"", b""])

    def send_400_response(self, msg: str) -> None:
        """What came is no HTTP."""
        self.transport.write(
            _answer("400 Bad Request", "bad-message", say(ServerCode.NOT_UNDERSTOOD, what=msg))
        )
        self.transport.close()

    def pause_writing(self) -> None:
        """The client has left much unread: it has some time to read on."""
        super().pause_writing()
        self.unread = self.loop.call_later(self.settings.slow, self._give_up)

    def resume_writing(self) -> None:
        """The client has read on."""
        self._stop(self.unread)
        self.unread = None
        super().resume_writing()

    def _measure(self, size: int) -> None:
        self.size += size
        if self.size > MOST_HEADERS:
            self._give_up()

    def _wait_for_headers(self) -> None:
        self.alarm = self.loop.call_later(self.settings.header_time, self._give_up)

    def _give_up(self) -> None:
        metrics.LIMITS.labels("slow").inc()
        self.transport.abort()

    def _count_no_more(self) -> None:
        for alarm in (self.alarm, self.unread):
            self._stop(alarm)
        self.alarm = self.unread = None
        if self.who is not None:
            self.places.give_back(self.who)
            self.who = None

    @staticmethod
    def _stop(alarm: asyncio.TimerHandle | None) -> None:
        if alarm is not None:
            alarm.cancel()

    def _is_proxy(self, host: str) -> bool:
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in proxy for proxy in self.proxies)


def http_protocol(settings: Settings, handover: Handover | None = None) -> type[HttpToolsProtocol]:
    """Uvicorn's protocol with the limits of these settings. `handover`: to other processes of this server."""
    most = settings.address_connections
    places = Places("connections", ServerCode.TOO_MANY_SOCKETS, 0, most, 2 * settings.sockets)
    proxies = [ip_network(proxy) for proxy in settings.trusted_proxies]
    given = {"settings": settings, "places": places, "proxies": proxies, "handover": handover}
    return type("Http", (Limited,), given)


def _answer(status: str, code: RefusalCode, said: Message, retry_after: int | None = None) -> bytes:
    """A whole answer, for a connection that never reaches the application."""
    body = msgspec.json.encode(ApiError(code, str(said), coded(said), retry_after))
    head = {"content-type": "application/json", "content-length": str(len(body)), "connection": "close"}
    if retry_after is not None:
        head["retry-after"] = str(retry_after)
    lines = "".join(f"{name}: {value}\r\n" for name, value in head.items())
    return f"HTTP/1.1 {status}\r\n{lines}\r\n".encode() + body
