"""The web application: routes, the page, and everything that guards them."""

from __future__ import annotations

import gzip
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated
from zlib import crc32

import msgspec
from fastapi import FastAPI, Query, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, HTMLResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from bluemoon.errors import BluemoonError
from bluemoon.messages import GeneralCode, Message, ServerCode, say
from bluemoon.pictures import NotDrawn, packed
from bluemoon.server import metrics
from bluemoon.server.http import answers, decks, docs_page, guard, lessons, tables
from bluemoon.server.http.access_log import AccessLog
from bluemoon.server.lines.socket import BROKEN, COME_AGAIN, NO_TABLE, NOT_YOURS, TRY_AGAIN, serve
from bluemoon.server.logs import log
from bluemoon.server.people.guests import Guests
from bluemoon.server.present.reasons import coded
from bluemoon.server.protocol.answers import ApiError
from bluemoon.server.protocol.words import RefusalCode
from bluemoon.server.settings import Settings
from bluemoon.server.storage.engine import Away, open_engine, upgrade
from bluemoon.server.storage.store import Store
from bluemoon.server.tables.journal import TABLE, Refused
from bluemoon.server.tables.registry import TableRegistry
from bluemoon.server.tables.tournaments import Tournaments

STATUS = {"not-found": 404, "forbidden": 403, "illegal": 422, "bad-message": 422, "too-fast": 429}
NO_PAGE = """<!doctype html><html lang="en"><title>Bluemoon</title><h1>Bluemoon</h1>
<p>The table server runs, but the page has not been built. <code>make play</code> builds it; the API is at
<a href="/api/docs">/api/docs</a>.</p></html>"""


def create_app(settings: Settings) -> FastAPI:
    """The application; it opens its database when it starts."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        engine = open_engine(settings.database)
        await upgrade(engine)
        store = Store(engine, secrets.token_hex(8))
        secret = await store.fact("cookie secret", secrets.token_hex(32))
        registry = TableRegistry(settings, store)
        app.state.registry = registry
        app.state.guests = Guests(store, secret, settings.secure)
        app.state.tournaments = Tournaments(registry)
        await registry.open()
        metrics.watch(registry)
        log.info("open", database=engine.dialect.name, thinkers=settings.thinkers)
        yield
        await registry.close()
        await store.close()

    app = FastAPI(
        title="Bluemoon",
        version="1",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json" if settings.api_docs else None,
    )
    app.state.settings = settings
    app.include_router(tables.router)
    app.include_router(decks.router)
    app.include_router(lessons.router)
    app.include_router(tables.outside)
    _handle_errors(app)
    _add_socket(app)
    if settings.api_docs:
        _add_docs(app)
    answers.describe(app)
    _add_pictures(app)
    _add_page(app, Path(settings.page))
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(guard.Guard, settings=settings)
    app.add_middleware(AccessLog, settings=settings)
    return app


def _handle_errors(app: FastAPI) -> None:
    @app.exception_handler(Refused)
    async def refused(_request: Request, wrong: Exception) -> Response:
        assert isinstance(wrong, Refused)
        metrics.REFUSED.labels(wrong.code).inc()
        return error(STATUS.get(wrong.code, 409), wrong.code, wrong.said)

    @app.exception_handler(Away)
    async def away(_request: Request, _wrong: Exception) -> Response:
        answer = error(503, TRY_AGAIN.code, TRY_AGAIN.said)
        answer.headers["Retry-After"] = "2"
        return answer

    @app.exception_handler(BluemoonError)
    async def illegal(_request: Request, wrong: Exception) -> Response:
        assert isinstance(wrong, BluemoonError)
        return error(422, "illegal", wrong.said)

    @app.exception_handler(RequestValidationError)
    async def invalid(_request: Request, wrong: Exception) -> Response:
        assert isinstance(wrong, RequestValidationError)
        first = wrong.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        what = f"{place}: {first['msg']}"
        return error(422, "bad-message", say(ServerCode.NOT_UNDERSTOOD, what=what))

    @app.exception_handler(HTTPException)
    async def other(_request: Request, wrong: Exception) -> Response:
        assert isinstance(wrong, HTTPException)
        codes: dict[int, RefusalCode] = {404: "not-found", 405: "not-possible"}
        code = codes.get(wrong.status_code, "bad-message")
        answer = error(wrong.status_code, code, say(GeneralCode.PLAIN, text=str(wrong.detail)))
        answer.headers.update(wrong.headers or {})
        return answer


def error(status: int, code: RefusalCode, said: Message) -> Response:
    """An error answer of the HTTP API: status, code and message as JSON."""
    return answers.Encoded(msgspec.json.encode(ApiError(code, str(said), coded(said))), status)


def _add_socket(app: FastAPI) -> None:
    @app.websocket("/api/tables/{table}/socket")
    async def socket(
        websocket: WebSocket, table: str, seat: Annotated[int | None, Query(ge=-1, le=5)] = None
    ) -> None:
        """A seat's line to its table; without a seat one looks on."""
        settings: Settings = app.state.settings
        if not guard.right_origin(websocket.headers, settings):
            await websocket.close(1008)
            return
        await websocket.accept()
        guests: Guests = app.state.guests
        registry: TableRegistry = app.state.registry
        guest = guests.id_of(websocket)
        try:
            if not tables.ID.fullmatch(table):
                raise Refused("not-found", ServerCode.NO_SUCH_TABLE)
            live = await registry.live(table)
        except Refused as wrong:
            unknown = wrong.code == "not-found"
            await websocket.close(NO_TABLE if unknown else BROKEN, wrong.text)
            return
        except Away:
            await websocket.close(COME_AGAIN, TRY_AGAIN.text)
            return
        number = TABLE if seat is None else seat
        if number != TABLE and not live.holds(number, guest):
            await websocket.close(NOT_YOURS, "this is not your seat")
            return
        await serve(websocket, registry, live, number, guest)


def _add_docs(app: FastAPI) -> None:
    @app.get("/api/docs", include_in_schema=False)
    async def docs() -> Response:
        return HTMLResponse(docs_page.page(app.openapi()))


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

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
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
        return FileResponse(start, headers={"Cache-Control": "no-cache"})
