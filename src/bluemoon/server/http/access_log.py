"""A line in the log for every request and every websocket, with an id that the answer carries, too.

What is logged: method, path, status, time, size, the address. Never a query, a header, a cookie or a body;
and parts of a path that name a key, a card or a deck are left out (`shown`)."""

from __future__ import annotations

import re
import secrets
import time
from ipaddress import ip_address, ip_network

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bluemoon.server import metrics
from bluemoon.server.logs import Task, log, task
from bluemoon.server.settings import Settings

GOOD_ID = re.compile(r"[A-Za-z0-9._-]{8,64}")
HEADER = "X-Request-Id"
PRIVATE = ("key", "keys", "card", "cards", "deck", "decks")  # what follows them in a path is not logged
LONGEST = 200
CHECKS = ("/health", "/ready")  # are asked every other second; only failures are news
METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH")


def shown(path: str) -> str:
    """The path as it may be logged: '/api/keys/…' instead of the key."""
    parts = path.split("/")
    for number, part in enumerate(parts):
        if part.casefold() in PRIVATE and any(parts[number + 1 :]):
            return "/".join([*parts[: number + 1], "…"])
    return path[:LONGEST]


def network(address: str) -> str:
    """The network of an address, which does not tell who it is: 203.0.113.0, 2001:db8:1::"""
    try:
        bits = 24 if ip_address(address).version == 4 else 48
        return str(ip_network(f"{address}/{bits}", strict=False).network_address)
    except ValueError:
        return ""


class AccessLog:
    """ASGI middleware; the outermost, so that it sees what the others refuse."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on; log it when it is over."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        one = _Logged(scope, send, self._ident(scope))
        token = task.set(one.task)
        try:
            await self.app(scope, receive, one.send)
        except Exception:
            one.status = one.status or 500
            raise
        finally:
            one.finish(self._address(scope))
            task.reset(token)

    def _ident(self, scope: Scope) -> str:
        """The id that the proxy gave, or a new one."""
        given = Headers(scope=scope).get(HEADER, "")
        return given if GOOD_ID.fullmatch(given) else secrets.token_hex(8)

    def _address(self, scope: Scope) -> str:
        client = scope.get("client")
        address = str(client[0]) if client else ""
        return address if self.settings.log_addresses else network(address)


class _Logged:
    """One request or websocket: what is learned of it on the way."""

    def __init__(self, scope: Scope, send: Send, ident: str) -> None:
        self.scope = scope
        self.task = Task(ident)
        self.began = time.perf_counter()
        self.status = 0  # of HTTP; of a websocket the code that it was closed with
        self.size = 0
        self._send = send

    async def send(self, message: Message) -> None:
        """Send on; the first message of an answer gets the id."""
        kind = message["type"]
        if kind in ("http.response.start", "websocket.accept", "websocket.http.response.start"):
            message.setdefault("headers", [])
            MutableHeaders(scope=message)[HEADER] = self.task.ident
        if kind in ("http.response.start", "websocket.http.response.start"):
            self.status = message["status"]
        elif kind == "websocket.close":
            self.status = message.get("code", 1000)
        elif kind == "http.response.body":
            self.size += len(message.get("body", b""))
        await self._send(message)

    def finish(self, address: str) -> None:
        """Log it and count it."""
        seconds = time.perf_counter() - self.began
        facts = {"path": shown(self.scope["path"]), "status": self.status, "address": address}
        facts["ms"] = round(seconds * 1000, 1)
        if self.scope["type"] == "websocket":
            log.info("socket closed", **facts)
        else:
            method = self.scope["method"] if self.scope["method"] in METHODS else "other"
            metrics.REQUESTS.labels(method, str(self.status)).inc()
            metrics.REQUEST_SECONDS.observe(seconds)
            quiet = self.scope["path"] in CHECKS and self.status < 400
            say = log.debug if quiet else log.warning if self.status >= 500 else log.info
            say("request", method=method, size=self.size, **facts)
        self.task.over = True
