"""The web application: routes, the page, and everything that guards them."""

from __future__ import annotations

import gzip
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache, partial
from html import escape
from pathlib import Path
from typing import Annotated
from zlib import crc32

import msgspec
from fastapi import FastAPI, Query, Request, Response, WebSocket
from fastapi.responses import FileResponse, HTMLResponse
from starlette.middleware.gzip import GZipMiddleware

from bluemoon import __version__
from bluemoon.messages import ServerCode, say
from bluemoon.pictures import NotDrawn, packed
from bluemoon.server import metrics
from bluemoon.server.budgets import Budgets, Who
from bluemoon.server.calling.caller import Caller
from bluemoon.server.calling.sending import Pusher
from bluemoon.server.clock import now_ms
from bluemoon.server.http import (
    answers,
    calling,
    clubs,
    decks,
    docs_page,
    errors,
    guard,
    identity,
    lab,
    lessons,
    lobby,
    meeting,
    privacy,
    puzzles,
    ratings,
    site,
    tables,
)
from bluemoon.server.http.access_log import AccessLog
from bluemoon.server.http.errors import error
from bluemoon.server.lines.socket import (
    BROKEN,
    COME_AGAIN,
    NO_TABLE,
    NOT_YOURS,
    TRY_AGAIN,
    refuse_line,
    serve,
)
from bluemoon.server.lines.transport import TOO_MANY
from bluemoon.server.logs import log
from bluemoon.server.operations.chore import Chore
from bluemoon.server.operations.draining import Drain
from bluemoon.server.operations.housekeeping import keep_house
from bluemoon.server.operations.obeying import orders_of
from bluemoon.server.people.bans import Bans
from bluemoon.server.people.cookies import Cookies
from bluemoon.server.people.guests import Guests
from bluemoon.server.people.keeping import fold_anew
from bluemoon.server.people.secret import FACT, read_keys, secret_file
from bluemoon.server.ratings.booking import book_all
from bluemoon.server.settings import Settings
from bluemoon.server.storage.engine import Away, open_engine, upgrade
from bluemoon.server.storage.store import Store
from bluemoon.server.tables.deadlines import keep_time
from bluemoon.server.tables.journal import TABLE, Refused
from bluemoon.server.tables.live_table import LiveTable
from bluemoon.server.tables.registry import TableRegistry
from bluemoon.server.tables.tournaments import Tournaments

# The close codes of a socket that is refused; others are faults of ours.
CLOSING = {"not-found": NO_TABLE, "forbidden": NOT_YOURS, "too-many": TOO_MANY, "too-fast": TOO_MANY}
BOOKING_SECONDS = 5.0  # how often results are looked for that were not booked when their tables ended
NO_PAGE = """<!doctype html><html lang="en"><title>Bluemoon</title><h1>Bluemoon</h1>
<p>The table server runs, but the page has not been built. <code>make play</code> builds it; the API is at
<a href="/api/docs">/api/docs</a>.</p></html>"""


def create_app(settings: Settings) -> FastAPI:
    """The application; it opens its database when it starts."""
    budgets = Budgets(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        engine = open_engine(settings.database)
        await upgrade(engine)
        store = Store(engine, secrets.token_hex(8))
        store.about |= {"name": settings.name, "version": __version__, "started": now_ms()}
        file = secret_file(settings)
        former = await store.old_fact(FACT)
        read_keys(file, former)
        if former is not None:
            await store.forget_fact(FACT)
        cookies = Cookies(file)
        await fold_anew(store)
        await cookies.load(store)
        registry = TableRegistry(settings, store, budgets)
        app.state.registry = registry
        app.state.guests = Guests(store, cookies, settings.secure, budgets)
        app.state.tournaments = Tournaments(registry)
        app.state.bans = Bans(store)
        app.state.drain = Drain(registry)
        app.state.orders = orders_of(registry, app.state.guests, app.state.bans, app.state.drain)
        registry.ordered = app.state.orders.look
        await app.state.orders.open()
        await app.state.bans.load()
        await registry.open()
        metrics.watch(registry)
        house = keep_house(store, settings)
        registry.book = partial(book_all, store)
        app.state.pusher = Pusher(settings, file)
        caller = Caller(store, app.state.pusher, budgets, settings.call_after)
        registry.call = caller.moved
        bookkeeper = Chore(registry.enter_results, BOOKING_SECONDS, 0.0)
        rounds = keep_time(app.state.tournaments, settings.sweep)
        log.info("open", database=engine.dialect.name, thinkers=settings.thinkers)
        yield
        await rounds.close()
        await house.close()
        await bookkeeper.close()
        await app.state.orders.close()
        await caller.close()
        await registry.close()
        await store.close()

    app = FastAPI(
        title="Bluemoon",
        version="1",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
    )
    app.state.settings = settings
    app.include_router(tables.router)
    app.include_router(decks.router)
    app.include_router(privacy.router)
    app.include_router(identity.router)
    app.include_router(lessons.router)
    app.include_router(puzzles.router)
    app.include_router(ratings.router)
    app.include_router(lab.router)
    app.include_router(lobby.router)
    app.include_router(meeting.router)
    app.include_router(clubs.router)
    app.include_router(calling.router)
    app.include_router(tables.outside)
    errors.handle(app)
    _add_socket(app)
    if settings.api_docs:
        _add_docs(app)
    answers.describe(app)
    _add_pictures(app)
    site.add_site(app, Path(settings.site))
    _add_page(app, Path(settings.page))
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(guard.Guard, settings=settings, budgets=budgets)
    app.add_middleware(AccessLog, settings=settings)
    return app


def _add_socket(app: FastAPI) -> None:
    @app.websocket("/api/tables/{table}/socket")
    async def socket(
        websocket: WebSocket, table: str, seat: Annotated[int | None, Query(ge=-1, le=5)] = None
    ) -> None:
        """A seat's line to its table; without a seat one looks on."""
        guests: Guests = app.state.guests
        registry: TableRegistry = app.state.registry
        if registry.draining:  # before the handshake, so that a proxy can ask another process
            await websocket.send_denial_response(Response(status_code=503, headers={"Retry-After": "2"}))
            return
        await websocket.accept()
        who = registry.budgets.note(guard.who_asks(websocket, guests.id_of(websocket)))
        number = TABLE if seat is None else seat
        try:
            with registry.budgets.sockets.held(who):
                live = await _table(registry, table, number, who)
                await serve(websocket, registry, live, number, who)
        except Refused as wrong:
            await refuse_line(websocket, CLOSING.get(wrong.code, BROKEN), wrong.text)
        except Away:
            await refuse_line(websocket, COME_AGAIN, TRY_AGAIN.text)

    async def _table(registry: TableRegistry, table: str, seat: int, who: Who) -> LiveTable:
        if not tables.ID.fullmatch(table):
            raise Refused("not-found", ServerCode.NO_SUCH_TABLE)
        live = await registry.live(table, who)
        bans: Bans = app.state.bans
        if who.guest is not None:
            bans.demand_guest(who.guest)
        if seat != TABLE:
            live.demand_holder(seat, who.guest)
        return live


def _add_docs(app: FastAPI) -> None:
    @cache
    def described() -> tuple[bytes, bytes]:
        """The description for machines and for people; it is made once."""
        found = app.openapi()
        return msgspec.json.encode(found), docs_page.page(found).encode()

    @app.get("/api/openapi.json", include_in_schema=False)
    async def openapi() -> Response:
        return Response(described()[0], media_type="application/json")

    @app.get("/api/docs", include_in_schema=False)
    async def docs() -> Response:
        return HTMLResponse(described()[1])


def _add_pictures(app: FastAPI) -> None:
    """The pictures of a people's cards, handed on as they lie in the file."""

    @app.get("/api/pictures/{people}", include_in_schema=False)
    async def pictures_of(request: Request, people: str) -> Response:
        try:
            found = packed(people)
        except NotDrawn:
            found = None
        if found is None:
            return error(404, "not-found", say(ServerCode.NO_FILE))
        tag = f'"{crc32(found):08x}"'
        headers = {"Cache-Control": "public, max-age=3600", "ETag": tag, "Vary": "Accept-Encoding"}
        if request.headers.get("If-None-Match") == tag:
            return Response(status_code=304, headers=headers)
        if "gzip" not in request.headers.get("Accept-Encoding", ""):
            return Response(gzip.decompress(found), media_type="application/json", headers=headers)
        return Response(found, media_type="application/json", headers=headers | {"Content-Encoding": "gzip"})


def _add_page(app: FastAPI, folder: Path) -> None:
    """The built page: its files, and for every other address its start, since it finds its way itself."""
    root = folder.resolve()

    @app.api_route("/{path:path}", methods=tables.READING, include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        if path.startswith("api/"):
            return error(404, "not-found", say(ServerCode.NO_ADDRESS))
        try:
            file = (root / path).resolve()
            inside = file.is_relative_to(root) and file.is_file()
        except (OSError, ValueError):
            inside = False
        if inside:
            fresh = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
            return FileResponse(file, headers={"Cache-Control": fresh})
        start = root / "index.html"
        if "." in path.rpartition("/")[2]:
            return error(404, "not-found", say(ServerCode.NO_FILE))
        if not start.is_file():
            return HTMLResponse(NO_PAGE)
        return HTMLResponse(_start(start, str(request.base_url)), headers={"Cache-Control": "no-cache"})


def _start(file: Path, address: str) -> str:
    """The page's start. Whoever shows a link reads its picture's whole address there."""
    picture = 'content="/social.png"'
    return file.read_text("utf-8").replace(picture, f'content="{escape(address)}social.png"')
