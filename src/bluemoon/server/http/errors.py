"""Every error of the HTTP API, in one shape: status, code, what is said, and when to come back."""

from __future__ import annotations

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from bluemoon.errors import BluemoonError
from bluemoon.messages import GeneralCode, Message, ServerCode, say
from bluemoon.server import metrics
from bluemoon.server.budgets import seconds
from bluemoon.server.http.answers import Encoded
from bluemoon.server.logs import log
from bluemoon.server.present.reasons import coded
from bluemoon.server.protocol.answers import ApiError
from bluemoon.server.protocol.words import RefusalCode
from bluemoon.server.storage.engine import AWAY_SECONDS, Away
from bluemoon.server.tables.journal import Refused

STATUS: dict[RefusalCode, int] = {
    "not-found": 404,
    "forbidden": 403,
    "illegal": 422,
    "bad-message": 422,
    "too-fast": 429,
    "too-many": 429,
    "waiting": 503,
    "try-again": 503,
    "failed": 500,
}
CONFLICT = 409
CODES: dict[int, RefusalCode] = {404: "not-found", 405: "not-possible", 429: "too-fast", 503: "try-again"}


def error(status: int, code: RefusalCode, said: Message, retry_after: float | None = None) -> Response:
    """An error as an answer."""
    wait = None if retry_after is None else seconds(retry_after)
    answer = Encoded(msgspec.json.encode(ApiError(code, str(said), coded(said), wait)), status)
    if wait is not None:
        answer.headers["Retry-After"] = str(wait)
    return answer


def refusal(wrong: Refused, status: int = 0) -> Response:
    """A refusal as an answer."""
    metrics.REFUSED.labels(wrong.code).inc()
    wait = wrong.retry_after
    if wait is None and wrong.code == "try-again":
        wait = AWAY_SECONDS
    return error(status or STATUS.get(wrong.code, CONFLICT), wrong.code, wrong.said, wait)


def failure() -> Response:
    """The answer to a request that met a fault in the program."""
    return error(500, "failed", say(ServerCode.FAILED))


def handle(app: FastAPI) -> None:
    """Turn everything that a route can raise into an answer of this shape."""

    @app.exception_handler(Refused)
    async def refused(_request: Request, wrong: Exception) -> Response:
        assert isinstance(wrong, Refused)
        return refusal(wrong)

    @app.exception_handler(Away)
    async def away(request: Request, wrong: Exception) -> Response:
        log.warning("request failed", path=_route(request), why=str(wrong))
        return error(503, "try-again", say(ServerCode.TRY_AGAIN), AWAY_SECONDS)

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
        code = CODES.get(wrong.status_code, "bad-message")
        answer = error(wrong.status_code, code, say(GeneralCode.PLAIN, text=str(wrong.detail)))
        answer.headers.update(wrong.headers or {})
        return answer


def _route(request: Request) -> str:
    """The pattern of the address, without the names in it."""
    return getattr(request.scope.get("route"), "path", "")
