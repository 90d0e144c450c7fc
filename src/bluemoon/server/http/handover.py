"""Several processes of one server share its port. Each table has one of them as its home, and a websocket
that another one has accepted is handed over to it, so that a table is in memory once. Nothing depends on it:
a websocket that cannot be handed over is served where it is."""

from __future__ import annotations

import asyncio
import os
import re
import socket
from collections.abc import Callable, Mapping
from typing import Any
from zlib import crc32

from bluemoon.server.logs import log

LINE = re.compile(rb"/api/tables/([A-Za-z0-9_-]{1,32})/socket(?:\?|$)")
MOST = 65_536  # bytes of a request; its headers are limited before


def home_of(table: str, processes: int) -> int:
    """The number of the process that is the home of a table."""
    return crc32(table.encode()) % processes


class Handover:
    """The links of one process to the others, by their numbers."""

    def __init__(self, number: int, links: Mapping[int, socket.socket]) -> None:
        self.number = number
        self.links = links
        for link in links.values():
            link.setblocking(False)

    def gave(self, transport: asyncio.BaseTransport, url: bytes, request: bytes) -> bool:
        """Was the connection given to the table's home? Then it is to be closed here."""
        found = LINE.match(url)
        if found is None:
            return False
        home = home_of(found[1].decode(), len(self.links) + 1)
        if home == self.number:
            return False
        try:
            socket.send_fds(self.links[home], [request], [transport.get_extra_info("socket").fileno()])
        except OSError as wrong:  # it has no time now
            log.info("not handed over", why=str(wrong))
            return False
        return True

    def listen(self, make: Callable[[], Any]) -> None:
        """Take what the others hand over, with protocols that `make` makes."""
        loop = asyncio.get_running_loop()
        for link in self.links.values():
            loop.add_reader(link, self._take, link, make)

    def stop(self) -> None:
        """Take nothing any more."""
        loop = asyncio.get_running_loop()
        for link in self.links.values():
            loop.remove_reader(link)

    def _take(self, link: socket.socket, make: Callable[[], Any]) -> None:
        try:
            request, files, _, _ = socket.recv_fds(link, MOST, 1)
        except BlockingIOError:
            return
        for file in files:
            task = asyncio.ensure_future(self._accept(file, request, make))
            task.add_done_callback(_done)

    async def _accept(self, file: int, request: bytes, make: Callable[[], Any]) -> None:
        try:
            accepted = socket.socket(fileno=file)
        except OSError:
            os.close(file)
            raise
        accepted.setblocking(False)
        _, protocol = await asyncio.get_running_loop().connect_accepted_socket(make, accepted)
        protocol.data_received(request)


def _done(task: asyncio.Future[None]) -> None:
    if not task.cancelled() and task.exception() is not None:
        log.warning("handing over failed", why=str(task.exception()))
