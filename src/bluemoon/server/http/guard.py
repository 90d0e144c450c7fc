"""Checks before every request (size, rate, time and origin), and the headers of every answer."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping
from typing import Any
from urllib.parse import unquote_to_bytes, urlsplit

from fastapi import Response
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bluemoon.messages import ServerCode, say
from bluemoon.server import metrics
from bluemoon.server.budgets import Budgets, Who, network_of
from bluemoon.server.http.errors import error, failure, refusal
from bluemoon.server.logs import log
from bluemoon.server.people.bans import Bans
from bluemoon.server.settings import Settings
from bluemoon.server.tables.journal import Refused

CONTROL = re.compile(r"[\x00-\x1f\x7f]")
LIMITS = {403: "forbidden", 413: "body", 422: "signs"}  # the names of limits, by the status of the refusal
SAFE = ("GET", "HEAD", "OPTIONS")
UNLIMITED = ("/health", "/ready")
POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; script-src 'self'; "
    "connect-src 'self'; font-src 'self' data:; worker-src 'self' blob:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Content-Security-Policy": POLICY,
}
HTTPS_ONLY = "max-age=31536000"  # a year
SECURE = {"http": "https", "ws": "https", "https": "https", "wss": "https"}
PLAIN = {"http": "http", "ws": "http", "https": "https", "wss": "https"}


def right_origin(scope: Scope, settings: Settings) -> bool:
    """A browser names the page that asks: it has to be ours, with scheme and port, or one that was allowed.
    With `--secure` ours is at https, whatever the proxy says."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None or origin.rstrip("/") in settings.allowed_origins:
        return True
    scheme = (SECURE if settings.secure else PLAIN).get(scope["scheme"], "")
    try:
        found = urlsplit(origin)
    except ValueError:
        return False
    return bool(found.netloc) and (found.scheme, found.netloc) == (scheme, headers.get("host"))


def address_of(scope: Mapping[str, Any]) -> str:
    """The network address of the client, as budgets know it."""
    client = scope.get("client")
    return network_of(client[0]) if client else ""


def who_asks(connection: HTTPConnection, guest: str | None = None) -> Who:
    """Whoever asks: the guest, if he is known, and his address."""
    return Who(guest, address_of(connection.scope))


class Stopped(Exception):
    """The body is larger than allowed, or comes too slowly; it has been answered."""


class Guard:
    """ASGI middleware that refuses requests that are too large, too slow, too many or from another origin."""

    def __init__(self, app: ASGIApp, settings: Settings, budgets: Budgets) -> None:
        self.app = app
        self.settings = settings
        self.budgets = budgets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse the request, or pass it on to the application."""
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        answer = _Answer(scope, receive, send, self.settings.secure)
        refused = self._refusal(scope)
        if refused is not None:
            if refused.status_code in LIMITS:
                metrics.LIMITS.labels(LIMITS[refused.status_code]).inc()
            await answer.instead(refused)
            return
        try:
            await self.app(scope, self._measured(scope, receive, answer), answer.send)
        except Stopped:
            assert answer.stopped is not None
            await answer.instead(answer.stopped)
        except Exception:
            log.exception("request failed", path=getattr(scope.get("route"), "path", ""))
            await answer.instead(failure())

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self.budgets.requests.spend(Who(None, address_of(scope)))
        except Refused:
            refused = True
        else:
            refused = _banned(scope) or _controlled(scope) or not right_origin(scope, self.settings)
        if refused:
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        await self.app(scope, receive, send)

    def _measured(self, scope: Scope, receive: Receive, answer: _Answer) -> Receive:
        """The body of the request, limited in size and time."""
        size = 0
        who = Who(None, address_of(scope))
        deadline = asyncio.get_running_loop().time() + self.settings.body_time
        more = True

        async def measured() -> Message:
            nonlocal size, more
            if not more:  # the application waits until the client goes away
                return await receive()
            try:
                async with asyncio.timeout_at(deadline):
                    message = await receive()
            except TimeoutError:
                raise answer.stop(error(408, "bad-message", say(ServerCode.TOO_SLOW))) from None
            more = bool(message.get("more_body"))
            got = len(message.get("body", b""))
            size += got
            if size > self.settings.body_size:
                raise answer.stop(_too_large())
            self.budgets.bytes.charge(who, got)
            return message

        return measured

    def _refusal(self, scope: Scope) -> Response | None:
        headers = Headers(scope=scope)
        if scope["path"] not in UNLIMITED:
            who = Who(None, address_of(scope))
            try:
                self.budgets.requests.spend(who)
                if scope["method"] not in SAFE:
                    self.budgets.bytes.demand(who, 0)
            except Refused as wrong:
                return refusal(wrong)
        if _banned(scope) and scope["path"].startswith("/api"):
            return error(403, "forbidden", say(ServerCode.BANNED))
        if _controlled(scope):
            return error(422, "bad-message", say(ServerCode.CONTROL_SIGNS))
        if scope["method"] not in SAFE and not right_origin(scope, self.settings):
            return error(403, "forbidden", say(ServerCode.OTHER_PAGE))
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self.settings.body_size:
            return _too_large()
        return None


def _banned(scope: Scope) -> bool:
    """Is the client's address banned?"""
    bans: Bans | None = getattr(getattr(scope.get("app"), "state", None), "bans", None)
    client = scope.get("client")
    return bans is not None and client is not None and bans.has_address(client[0])


def _too_large() -> Response:
    return error(413, "bad-message", say(ServerCode.TOO_LARGE))


def _controlled(scope: Scope) -> bool:
    """Are there control characters in the address? PostgreSQL, for one, refuses NUL in a text."""
    asked = unquote_to_bytes(scope.get("query_string", b"")).decode("latin-1")
    return CONTROL.search(scope["path"] + asked) is not None


class _Answer:
    """Sends an answer with the headers that all answers have."""

    def __init__(self, scope: Scope, receive: Receive, send: Send, secure: bool) -> None:
        self.scope = scope
        self.receive = receive
        self._send = send
        self.secure = secure
        self.stopped: Response | None = None  # what is answered instead of the application's own answer
        self.begun = False
        self.done = False

    def stop(self, response: Response) -> Stopped:
        """From now on this is the answer, whatever the application says."""
        self.stopped = response
        return Stopped()

    async def send(self, message: Message) -> None:
        if self.done:
            return
        if self.stopped is not None:
            await self.instead(self.stopped)
            return
        await self._pass(message)

    async def _pass(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.begun = True
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if self.secure:
                headers.setdefault("Strict-Transport-Security", HTTPS_ONLY)
            if self.scope["path"].startswith("/api/"):
                headers.setdefault("Cache-Control", "no-store")
        await self._send(message)

    async def instead(self, response: Response) -> None:
        """Send this answer, unless another one has begun."""
        if self.done or self.begun:
            return
        await response(self.scope, self.receive, self._pass)
        self.done = True
