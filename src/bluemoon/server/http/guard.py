"""Checks before every request (size, rate and origin), and the headers of every answer."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any
from urllib.parse import unquote_to_bytes, urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bluemoon.messages import Message as Said
from bluemoon.messages import ServerCode, say
from bluemoon.server import metrics
from bluemoon.server.http.limits import Buckets
from bluemoon.server.present.reasons import coded
from bluemoon.server.protocol.answers import ApiError
from bluemoon.server.protocol.words import RefusalCode
from bluemoon.server.settings import Settings

Refusal = tuple[int, RefusalCode, Said]  # the status of HTTP, the kind of refusal, what is said
TOO_LARGE: Refusal = (413, "bad-message", say(ServerCode.TOO_LARGE))
CONTROL = re.compile(r"[\x00-\x1f\x7f]")
LIMITS = {413: "body", 422: "signs", 429: "requests"}  # the names of the limits, by the status of the refusal
SAFE = ("GET", "HEAD", "OPTIONS")
UNLIMITED = ("/health", "/ready")
POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; script-src 'self'; "
    "connect-src 'self' ws: wss:; font-src 'self' data:; worker-src 'self' blob:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def right_origin(headers: Mapping[str, str], settings: Settings) -> bool:
    """A browser names the page that asks: it has to be ours, or one that was allowed."""
    origin = headers.get("origin")
    if origin is None:
        return True
    if origin.rstrip("/") in settings.allowed_origins:
        return True
    try:
        return bool(urlsplit(origin).netloc) and urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False


class TooLarge(Exception):
    """The body is larger than allowed."""


class Guard:
    """ASGI middleware that refuses requests that are too large, too many or from another origin."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.buckets = Buckets(settings.request_rate)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse the request, or pass it on to the application."""
        if scope["type"] == "websocket" and (_controlled(scope) or not self.buckets.take(_address(scope))):
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        answer = _Answer(scope, send)
        refusal = self._refusal(scope)
        if refusal is not None:
            metrics.LIMITS.labels(LIMITS.get(refusal[0], "origin")).inc()
            await answer.refuse(*refusal)
            return
        size = 0

        async def measured() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > self.settings.body_size:
                answer.too_large = True
                raise TooLarge
            return message

        try:
            await self.app(scope, measured, answer.send)
        except TooLarge:
            await answer.refuse(*TOO_LARGE)

    def _refusal(self, scope: Scope) -> Refusal | None:
        headers = Headers(scope=scope)
        if scope["path"] not in UNLIMITED:
            if not self.buckets.take(_address(scope)):
                return 429, "too-fast", say(ServerCode.TOO_MANY_REQUESTS)
        if _controlled(scope):
            return 422, "bad-message", say(ServerCode.CONTROL_SIGNS)
        if scope["method"] not in SAFE and not right_origin(headers, self.settings):
            return 403, "forbidden", say(ServerCode.OTHER_PAGE)
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self.settings.body_size:
            return TOO_LARGE
        return None


def _controlled(scope: Scope) -> bool:
    """Are there control characters in the address? PostgreSQL, for one, refuses NUL in a text."""
    asked = unquote_to_bytes(scope.get("query_string", b"")).decode("latin-1")
    return CONTROL.search(scope["path"] + asked) is not None


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


class _Answer:
    """Sends an answer with the headers that all answers have."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self.path: str = scope["path"]
        self._send = send
        self.too_large = False  # then the application's own answer is dropped
        self.done = False

    async def send(self, message: Message) -> None:
        if self.done:
            return
        if self.too_large:
            await self.refuse(*TOO_LARGE)
            return
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("Content-Security-Policy", POLICY)
            if self.path.startswith("/api/"):
                headers.setdefault("Cache-Control", "no-store")
        await self._send(message)

    async def refuse(self, status: int, code: RefusalCode, said: Said) -> None:
        body = msgspec.json.encode(ApiError(code, str(said), coded(said)))
        headers: list[tuple[bytes, bytes]] = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
        ]
        start: dict[str, Any] = {"type": "http.response.start", "status": status, "headers": headers}
        self.too_large = False
        await self.send(start)
        await self.send({"type": "http.response.body", "body": body})
        self.done = True
