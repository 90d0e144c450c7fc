"""One websocket for each seat, or for somebody who looks on (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Final, assert_never

import msgspec
from fastapi import WebSocket, WebSocketDisconnect

from bluemoon.errors import BluemoonError
from bluemoon.messages import GameCode, ServerCode
from bluemoon.server import metrics
from bluemoon.server.budgets import BURST, Bucket, Places, Who, seconds
from bluemoon.server.lines.transport import PUSH, TOO_MANY
from bluemoon.server.logs import log
from bluemoon.server.meeting import talking
from bluemoon.server.present.reasons import coded
from bluemoon.server.protocol.messages import (
    Act,
    AnswerOffer,
    AskHint,
    AskWhy,
    Chat,
    ClaimAbsent,
    Hidden,
    HintTold,
    MakeOffer,
    Ping,
    Pong,
    ReasonTold,
    Refusal,
    Resign,
    Say,
    Sync,
    ToServer,
)
from bluemoon.server.storage.engine import AWAY_SECONDS, Away
from bluemoon.server.tables import absence, journal
from bluemoon.server.tables.agreements import answer, offer
from bluemoon.server.tables.journal import TABLE, Refused
from bluemoon.server.tables.live_table import LiveTable
from bluemoon.server.tables.registry import TableRegistry
from bluemoon.server.thinking.bot_pool import Speechless

BROKEN = 1011
COME_AGAIN = 1013
NOT_YOURS = 4003
NO_TABLE = 4004
TOO_LARGE = 4009
FAREWELL_SECONDS = 1.0  # how long to wait until the client takes the close frame
SIGN_SECONDS = 15.0  # how often other processes are told that the seat is connected
A_MESSAGE = 8192  # bytes of a snapshot that somebody asked for count as a message
BAD_MESSAGES = 30  # so many refused messages in a row close the connection
TRY_AGAIN: Final = Refused("try-again", ServerCode.TRY_AGAIN, retry_after=AWAY_SECONDS)
NOT_TAKEN: Final = "messages are not taken from this connection"

decode = msgspec.json.Decoder(ToServer).decode
encode = msgspec.json.encode
PONG = encode(Pong())


class Outbox:
    """The messages that wait to be sent, in order; their total size is limited, and so is that of all
    outboxes together (`places`)."""

    def __init__(self, most: int, places: Places, who: Who) -> None:
        self.most = most
        self.places = places
        self.who = who
        self.messages: deque[bytes] = deque()
        self.size = 0
        self.filled = asyncio.Event()

    def put(self, message: bytes) -> bool:
        """Add a message; False if it does not fit. Into an empty outbox every message fits."""
        full = self.size + len(message) > self.most or not self.places.fits(self.who, len(message))
        if self.messages and full:
            return False
        self.messages.append(message)
        self._grow(len(message))
        self.filled.set()
        return True

    async def get(self) -> bytes:
        """Take out the next message; waits until there is one."""
        while not self.messages:
            self.filled.clear()
            await self.filled.wait()
        message = self.messages.popleft()
        self._grow(-len(message))
        return message

    def clear(self) -> None:
        """Forget all messages that wait."""
        self.messages.clear()
        self._grow(-self.size)

    def _grow(self, size: int) -> None:
        self.size += size
        if size > 0:
            self.places.add(self.who, size)
        elif size < 0:
            self.places.give_back(self.who, -size)


class Connection:
    """One websocket that is connected to a table, of a seat or of a spectator."""

    def __init__(
        self, socket: WebSocket, registry: TableRegistry, live: LiveTable, seat: int, who: Who
    ) -> None:
        self.socket = socket
        self.registry = registry
        self.live = live
        self.seat = seat
        self.who = who
        self.guest = who.guest
        self.hidden = False  # nobody sees the page
        self.outbox = Outbox(registry.settings.outbox_size, registry.budgets.outboxes, who)
        self.push: Callable[[bytes], bool] | None = socket.scope.get("extensions", {}).get(PUSH)
        self.sending = False  # is a message from the outbox being sent now?
        self.snapshot = b""  # the snapshot that waits to be sent
        rate = registry.settings.message_rate
        self.bucket = Bucket(max(1.0, rate * BURST), rate)
        self.bad = 0
        self.farewell = (TOO_MANY, NOT_TAKEN)
        self.over = asyncio.Event()  # set when nothing but the close frame is to be sent
        self.hinting: asyncio.Task[None] | None = None
        self.alive = 0.0

    # --- sending ------------------------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        """Send a message, or put it into the outbox; disconnects a client that has left too many unread."""
        if not self.ended and not self._pushed(message):
            self._wait_with(message)

    def _pushed(self, message: bytes) -> bool:
        """Was the message sent at once? Not if others wait before it."""
        if self.push is None or self.sending or self.outbox.messages:
            return False
        return self.push(message)

    def _wait_with(self, message: bytes) -> None:
        if not self.outbox.put(message):
            metrics.LIMITS.labels("outbox").inc()
            self._end(TOO_MANY, NOT_TAKEN)  # the client may connect again and gets a snapshot then

    @property
    def ended(self) -> bool:
        """Is the connection being closed?"""
        return self.over.is_set()

    def send_away(self) -> None:
        """Close the connection because the seat belongs to somebody else now."""
        self._end(NOT_YOURS, "this is not your seat any more")

    def come_again(self) -> None:
        """Close the connection and ask the client to connect again."""
        self._end(COME_AGAIN, "come again")

    def look_on(self) -> None:
        """Become a spectator; messages for the seat that still wait are dropped."""
        self._forget()
        self.seat = TABLE

    def _end(self, code: int, why: str) -> None:
        """Close the connection with a code and a reason; messages that still wait are dropped."""
        self.live.lines.discard(self)
        self._forget()
        self.farewell = (code, why)
        self.outbox.put(b"")
        self.over.set()

    def _forget(self) -> None:
        self.outbox.clear()
        self.snapshot = b""

    async def write(self) -> None:
        """Send the waiting messages in order; a client that does not read them is disconnected."""
        while True:
            message = await self.outbox.get()
            if not message:
                await self.socket.close(*self.farewell)
                return
            if message is self.snapshot:
                self.snapshot = b""
            self.sending = True
            try:
                async with asyncio.timeout(self.registry.settings.slow):
                    await self.socket.send_text(message.decode())
            except TimeoutError:
                self._end(TOO_MANY, NOT_TAKEN)
                return
            finally:
                self.sending = False

    def refuse(self, ident: str, wrong: Refused) -> None:
        """Tell the client that the message with this id was refused, and why."""
        metrics.REFUSED.labels(wrong.code).inc()
        version = self.live.table.version
        wait = None if wrong.retry_after is None else seconds(wrong.retry_after)
        said = coded(wrong.said)
        self.send(encode(Refusal(ident, wrong.code, wrong.text, wrong.place, said, version, wait)))

    async def sync(self) -> None:
        """Send a snapshot; only one, however often it is asked for before it is sent."""
        if self.seat != TABLE:
            await self.registry.fresh(self.live)
        await self.live.prepare(self)
        if self.snapshot or self.ended:
            return
        snapshot = self.live.snapshot(self)
        self.bucket.drops -= len(snapshot) / A_MESSAGE  # that of a long game is dear
        if not self._pushed(snapshot):
            self.snapshot = snapshot
            self._wait_with(snapshot)

    async def come_back(self) -> None:
        """Any sign of the holder gives him his seat back from a bot that stands in."""
        live = self.live
        if self.seat == TABLE or not live.table.chairs[self.seat].stand_in:
            return
        with suppress(Refused):  # it is over, or another of his devices was faster
            await live.write(journal.RETURN, self.seat, {}, guest=self.guest)

    async def sign_of_life(self, gone: bool = False) -> None:
        """Let other processes know that the seat is connected, or not any more. A single process notes only
        when it is left, and that it is not any more."""
        if self.seat == TABLE or not (gone or self.registry.store.shared):
            return
        if gone and any(line.seat == self.seat for line in self.live.lines):
            return
        now = time.monotonic()
        if gone or now - self.alive > SIGN_SECONDS:
            told = gone or self.alive == 0.0
            self.alive = now
            with suppress(Exception):
                await self.live.sign_of_life(self, gone, told)

    # --- receiving ----------------------------------------------------------------------------------------

    async def read(self) -> None:
        """Handle the client's messages one after the other until the connection ends."""
        while True:
            received = await self.socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            text = received.get("text")
            raw = text.encode("utf-8", "replace") if text is not None else received.get("bytes") or b""
            if len(raw) > self.registry.settings.message_size:
                await self.socket.close(TOO_LARGE, "the message is too large")
                return
            if not self.bucket.take():
                metrics.LIMITS.labels("messages").inc()
                wait = self.bucket.wait(1)
                self.refuse("", Refused("too-fast", ServerCode.TOO_MANY_MESSAGES, retry_after=wait))
                if not await self._be_patient():
                    return
                continue
            if not await self._handle(raw):
                return

    async def _be_patient(self) -> bool:
        """Count a bad message; closes the connection and returns False if there were too many in a row."""
        self.bad += 1
        if self.bad > BAD_MESSAGES:
            await self.socket.close(TOO_MANY, "too many messages")
            return False
        return True

    async def _handle(self, raw: bytes) -> bool:
        try:
            message = decode(raw)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
            self.refuse("", Refused("bad-message", ServerCode.NOT_UNDERSTOOD, what=str(wrong)[:200]))
            return await self._be_patient()
        began = time.perf_counter()
        ident = getattr(message, "id", "")
        try:
            await self._attempt(message, ident)
        except BluemoonError as wrong:
            self.refuse(ident, Refused("illegal", wrong.said))
        except (WebSocketDisconnect, asyncio.CancelledError):
            raise
        except Away as wrong:
            log.warning("message failed", table=self.live.id, why=str(wrong))
            self.refuse(ident, TRY_AGAIN)
        except Exception:
            log.exception("message failed", table=self.live.id, message=type(message).__name__)
            self.refuse(ident, Refused("not-possible", ServerCode.FAILED))
        metrics.ANSWERING.observe(time.perf_counter() - began)
        return not self.ended

    async def _attempt(self, message: ToServer, ident: str) -> None:
        try:
            await self.come_back()
            await self._answer(message)
            self.bad = 0
        except Refused as wrong:
            self.refuse(ident, wrong)
            if wrong.code == "stale":
                await self.sync()

    async def _answer(self, message: ToServer) -> None:
        match message:
            case Ping():
                self.send(PONG)
                await self.sign_of_life()
            case Hidden():
                self.hidden = message.hidden
            case Sync():
                await self.sync()
            case Act():
                await self._act(message)
            case Resign():
                await self._once(journal.RESIGN, message.id, {})
            case MakeOffer():
                await offer(self.live, await self._own(), self.guest, message.what)
            case AnswerOffer():
                await answer(self.live, await self._own(), self.guest, message.what, message.yes)
            case ClaimAbsent():
                await absence.claim(self.live, await self._own(), self.guest, message.seat, message.what)
            case Say():
                await talking.say(self.live, await self._own(), self.who, message.phrase)
            case Chat():
                await talking.say(self.live, await self._own(), self.who, None, message.text)
            case AskWhy():
                await self._why(message)
            case AskHint():
                await self._hint(message)
            case _:
                assert_never(message)

    def _seated(self) -> int:
        if self.seat == TABLE:
            raise Refused("spectator", ServerCode.SPECTATOR)
        self.live.demand_holder(self.seat, self.guest)
        return self.seat

    async def _own(self) -> int:
        """The seat; raises Refused if, by the newest entry of any process, it belongs to somebody else."""
        self._seated()
        await self.registry.fresh(self.live)
        return self._seated()

    async def _act(self, message: Act) -> None:
        seat = self._seated()
        if self.live.table.status != "running":
            if await self._told_again(message.id):  # it was written while the game ran
                return
            raise Refused("not-running", ServerCode.NOT_RUNNING)
        await self._once(journal.ACT, message.id, {"action": message.action}, message.version, seat)

    async def _once(
        self, kind: str, ident: str, body: dict[str, str], version: int | None = None, seat: int | None = None
    ) -> None:
        """Write an entry; if one with this id was written before, send its update again instead."""
        if await self._told_again(ident):
            return
        before = self.live.table.version
        number = await self.live.write(
            kind, self._seated(), body, client=ident, version=version, guest=self.guest
        )
        if number <= before:  # another process had already written it
            await self._told_again(ident)

    def _known(self, ident: str) -> int | None:
        return self.live.clients.get(f"{self.seat}:{ident}")

    async def _told_again(self, ident: str) -> bool:
        number = self._known(ident)
        if number is None:
            return False
        past = await self.registry.history.at(self.live.id, number, self.who)
        seat = await self._own()
        decision = await self.live.compute(self.guest, lambda: encode(past.decision(seat)))
        if self._seated() == seat:
            self.send(self.live.told_again(self, past, decision, ident))
        return True

    async def _why(self, message: AskWhy) -> None:
        seat, table = await self._own(), self.live.table
        if seat not in table.deciders or table.play is None:
            raise Refused("not-your-turn", GameCode.OTHER_DECIDES)
        play = table.play
        reason = await self.live.compute(self.guest, lambda: play.why_not(message.what))
        self._seated()
        text, place = (reason.text, reason.place) if reason else ("", "")
        told = coded(reason.said) if reason else None
        self.send(encode(ReasonTold(message.id, message.what, text, place, told)))

    async def _hint(self, message: AskHint) -> None:
        seat, table = await self._own(), self.live.table
        self.live.demand_advice()
        job = table.play.job(seat) if table.play is not None and seat in table.deciders else None
        if job is None:
            raise Refused("not-your-turn", ServerCode.NOTHING_TO_DECIDE)
        if self.hinting is not None and not self.hinting.done():
            raise Refused("too-fast", ServerCode.HINT_COMING)

        adviser = "coach" if job.game == "duel" else "master"
        asked = job._replace(against=table.chairs[1 - seat].level if job.game == "duel" else "")

        async def think() -> None:
            try:
                action, why = await self.registry.thinkers.choose(
                    self.live.id, asked, adviser, self.live.secret(f"hint {seat}"), owner=self.who.owners()
                )
                await self._own()  # the seat may have changed hands while the bot thought
                self.live.demand_advice()  # or somebody else may have sat down
            except (Speechless, Refused, Away):
                self.refuse(message.id, Refused("not-possible", ServerCode.NO_HINT))
                return
            self.send(encode(HintTold(message.id, table.version, action, str(why), coded(why))))

        self.hinting = asyncio.create_task(think())


async def refuse_line(socket: WebSocket, code: int, why: str) -> None:
    """Close a websocket with a code and a reason, if it is not closed already: the client may have gone, or
    the line was closed while the database was away."""
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        await socket.close(code, why)


async def serve(socket: WebSocket, registry: TableRegistry, live: LiveTable, seat: int, who: Who) -> None:
    """Serve a websocket until the client leaves or is disconnected."""
    connection = Connection(socket, registry, live, seat, who)
    metrics.SOCKETS.inc()
    writer = asyncio.create_task(connection.write())
    reader = asyncio.create_task(connection.read())
    over = asyncio.create_task(connection.over.wait())
    try:
        await live.prepare(connection)
        live.enter(connection)
        await connection.sign_of_life()
        await connection.come_back()
        if seat != TABLE:
            await talking.welcome(live, connection)
        await asyncio.wait((writer, reader, over), return_when=asyncio.FIRST_COMPLETED)
        if connection.ended:
            await asyncio.wait((writer,), timeout=FAREWELL_SECONDS)
    finally:
        live.leave(connection)
        await connection.sign_of_life(gone=True)
        for task in (writer, reader, over, connection.hinting):
            if task is not None:
                task.cancel()
        for task in (writer, reader, over):
            with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
                await task
        connection.outbox.clear()
        metrics.SOCKETS.dec()
