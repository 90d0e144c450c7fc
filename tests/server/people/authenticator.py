"""A passkey in software: answers `navigator.credentials` as a browser with a security key would."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import bytes_to_base64url, encode_cbor

Data = dict[str, Any]
PRESENT, VERIFIED, HAS_KEY = 0x01, 0x04, 0x40


class Authenticator:
    """One passkey for one site."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.host = origin.partition("://")[2].partition(":")[0]
        self.id = secrets.token_bytes(32)
        self.secret = ec.generate_private_key(ec.SECP256R1())
        self.uses = 0

    def create(self, options: Data) -> str:
        """The answer to a question for a new passkey."""
        numbers = self.secret.public_key().public_numbers()
        x, y = numbers.x.to_bytes(32), numbers.y.to_bytes(32)
        public = encode_cbor({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        key = bytes(16) + len(self.id).to_bytes(2) + self.id + public
        made = encode_cbor({"fmt": "none", "attStmt": {}, "authData": self._data(HAS_KEY) + key})
        said = self._said("webauthn.create", options["challenge"])
        return self._credential({"clientDataJSON": said, "attestationObject": made})

    def get(self, options: Data) -> str:
        """The answer to a question for a passkey."""
        self.uses += 1
        data, said = self._data(), self._said("webauthn.get", options["challenge"])
        signed = data + hashlib.sha256(said).digest()
        signature = self.secret.sign(signed, ec.ECDSA(SHA256()))
        return self._credential({"clientDataJSON": said, "authenticatorData": data, "signature": signature})

    def _data(self, more: int = 0) -> bytes:
        flags = (PRESENT | VERIFIED | more).to_bytes()
        return hashlib.sha256(self.host.encode()).digest() + flags + self.uses.to_bytes(4)

    def _said(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _credential(self, response: dict[str, bytes]) -> str:
        name = bytes_to_base64url(self.id)
        told = {key: bytes_to_base64url(value) for key, value in response.items()}
        return json.dumps({"id": name, "rawId": name, "type": "public-key", "response": told})
