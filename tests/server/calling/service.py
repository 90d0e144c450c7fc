"""A push service and a browser's side of web push: the service takes requests over HTTP, the browser opens
what was sealed for it and checks who has signed."""

from __future__ import annotations

import base64
import json
import os
import queue
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple, Self

import http_ece  # type: ignore[import-untyped]
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.kit import Data, Guest


class Request(NamedTuple):
    """A request as the service got it."""

    path: str
    headers: dict[str, str]
    body: bytes


class Service:
    """A push service at a port of its own; `answers` says what it answers by path, 201 otherwise."""

    def __init__(self) -> None:
        self.requests: queue.Queue[Request] = queue.Queue()
        self.answers: dict[str, int] = {}
        self.held: dict[str, threading.Event] = {}  # paths that are answered only when this happens
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                headers = {key.lower(): value for key, value in self.headers.items()}
                service.requests.put(Request(self.path, headers, body))
                if self.path in service.held:
                    service.held[self.path].wait(60)
                status = service.answers.get(self.path, 201)
                self.send_response(status)
                if status == 307:
                    self.send_header("Location", f"{service.origin}/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self.server.server_port}"
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)

    def __enter__(self) -> Self:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.server.server_close()

    def next(self, seconds: float = 20) -> Request:
        return self.requests.get(timeout=seconds)

    def is_quiet(self, seconds: float = 1.0) -> bool:
        try:
            self.requests.get(timeout=seconds)
        except queue.Empty:
            return True
        return False


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """A subscription of a browser, with what only the browser knows."""

    def __init__(self, service: Service, path: str) -> None:
        self.endpoint = service.origin + path
        self.path = path
        self.private = ec.generate_private_key(ec.SECP256R1())
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.secret = os.urandom(16)
        self.keys = {"p256dh": _base64(point), "auth": _base64(self.secret)}

    @property
    def wish(self) -> Data:
        return {"endpoint": self.endpoint, **self.keys}

    def subscribe(self, guest: Guest) -> Data:
        told: Data = guest.put("/api/me/calls", self.wish)
        return told

    def opened(self, request: Request) -> Data:
        """What was sealed for this browser."""
        assert request.headers["content-encoding"] == "aes128gcm"
        plain = http_ece.decrypt(
            request.body, private_key=self.private, auth_secret=self.secret, version="aes128gcm"
        )
        message: Data = json.loads(plain)
        return message


def signed_by(request: Request, key: str) -> Data:
    """The claims of whoever sent a request, if it is signed with the private part of `key` (RFC 8292)."""
    scheme, _, words = request.headers["authorization"].partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in words.split(","))
    assert parts["k"] == key
    signed, _, signature = parts["t"].rpartition(".")
    raw = _bytes(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(key))
    public.verify(pair, signed.encode(), ec.ECDSA(SHA256()))
    claims: Data = json.loads(_bytes(signed.partition(".")[2]))
    return claims
