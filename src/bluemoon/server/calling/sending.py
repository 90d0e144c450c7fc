"""Sends a call to the push service of a device: sealed for the device (RFC 8291), signed by the server
(VAPID, RFC 8292). The service keeps it until the device is there."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from pathlib import Path
from typing import Any, Final, Literal
from weakref import WeakValueDictionary

import msgspec
import requests
from py_vapid import Vapid, VapidException  # type: ignore[import-untyped]
from py_vapid.utils import b64urlencode  # type: ignore[import-untyped]
from pywebpush import WebPushException, webpush  # type: ignore[import-untyped]

from bluemoon.server.calling.services import demand_service
from bluemoon.server.people.secret import push_key
from bluemoon.server.protocol.calls import Call
from bluemoon.server.settings import Settings
from bluemoon.server.storage.appends import Row
from bluemoon.server.tables.journal import Refused

SECONDS: Final = 10.0  # how long a service may take
KEPT_SECONDS: Final = 24 * 3600  # how long it keeps a call for a device that is off
THREADS: Final = 8
OF_GUEST: Final = 2  # calls that are under way for one guest
OF_ADDRESS: Final = 3
MAIL: Final = re.compile(r"[\w.+-]+@[\w-]+(\.[\w-]+)+")
NOBODY: Final = "nobody@bluemoon.invalid"  # the standard wants an address of whoever sends

Sent = Literal["sent", "gone", "failed"]


class OwnSession(requests.Session):
    """Follows no redirects: they could lead anywhere."""

    def post(self, *args: Any, **more: Any) -> Any:
        """Post as usual, but take a redirect for an answer."""
        return super().post(*args, allow_redirects=False, **more)


class Pusher:
    """Sends calls; `file` is that of the secrets."""

    def __init__(self, settings: Settings, file: Path) -> None:
        self.settings = settings
        self.file = file
        self._threads = ThreadPoolExecutor(THREADS, "push")
        self._turns: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        found = MAIL.search(settings.contact)
        self._claims = {"sub": f"mailto:{found.group() if found else NOBODY}"}

    @property
    def key(self) -> str:
        """The public key that browsers need to be called by this server; '' if it calls nobody."""
        if not self.settings.push_services.strip():
            return ""
        numbers = self._vapid().public_key.public_numbers()
        point = b"\x04" + numbers.x.to_bytes(32) + numbers.y.to_bytes(32)
        return str(b64urlencode(point))

    def _vapid(self) -> Any:
        return Vapid.from_string(push_key(self.file))  # read anew: the operator may have changed it

    async def send(self, row: Row, call: Call, address: str = "") -> Sent:
        """Send a call to one device: 'gone' if it will never arrive there. A few at a time for a guest and
        for an `address`, if it is known: a service that does not answer holds up nobody else."""
        own, near = self._turn(f"guest {row['guest']}", OF_GUEST), self._turn(f"at {address}", OF_ADDRESS)
        async with own, near if address else nullcontext():
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._send, row, call)

    def _turn(self, name: str, most: int) -> asyncio.Semaphore:
        return self._turns.setdefault(name, asyncio.Semaphore(most))

    def _send(self, row: Row, call: Call) -> Sent:
        keys = {"p256dh": row["p256dh"], "auth": row["auth"]}
        # Of several calls from one table that wait, the device gets the last.
        headers = {"Urgency": "high", **({"Topic": call.table} if call.table else {})}
        try:
            demand_service(row["endpoint"], self.settings.push_services)
            with OwnSession() as session:
                webpush(
                    {"endpoint": row["endpoint"], "keys": keys},
                    msgspec.json.encode(call).decode(),
                    vapid_private_key=self._vapid(),
                    vapid_claims=dict(self._claims),
                    headers=headers,
                    ttl=KEPT_SECONDS,
                    timeout=SECONDS,
                    requests_session=session,
                )
        except Refused:  # the operator takes this service no longer
            return "gone"
        except WebPushException as wrong:
            return "gone" if wrong.status_code in (404, 410) else "failed"
        except (requests.RequestException, VapidException, ValueError):
            return "failed"
        return "sent"

    def close(self) -> None:
        """End, without waiting for services that do not answer."""
        self._threads.shutdown(wait=False, cancel_futures=True)
