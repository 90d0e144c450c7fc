"""Routes that answer with structs of the protocol. The return type of a route's function decides what is
encoded and what the OpenAPI description says."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, get_type_hints

import msgspec
from fastapi import FastAPI, Response
from fastapi.openapi.utils import get_openapi
from fastapi.responses import JSONResponse
from fastapi.routing import APIRoute

from bluemoon.server.protocol import schema
from bluemoon.server.protocol.answers import ApiError
from bluemoon.server.protocol.messages import FromServer, ToServer

ERRORS: dict[int | str, dict[str, Any]] = {
    status: {
        "description": "What is wrong",
        "content": {"application/json": {"schema": schema.of(ApiError)}},
    }
    for status in (400, 403, 404, 409, 413, 422, 429, 503)
}


class Encoded(JSONResponse):
    """A response whose content is already encoded as JSON."""

    def render(self, content: str | bytes) -> bytes:
        """The content as bytes; nothing is encoded a second time."""
        return content if isinstance(content, bytes) else content.encode()


class AnswerRoute(APIRoute):
    """A route whose function returns a struct, or a list of them."""

    def __init__(self, path: str, endpoint: Callable[..., Any], **options: Any) -> None:
        answer = get_type_hints(endpoint)["return"]
        if _is_plain(answer):
            super().__init__(path, endpoint, **options)
            return

        @wraps(endpoint)
        async def encoded(*args: Any, **kwargs: Any) -> str:
            # As text, since FastAPI would take a Response as it is, without the guest's cookie.
            return msgspec.json.encode(await endpoint(*args, **kwargs)).decode()

        status = options.get("status_code") or 200
        told = {status: {"content": {"application/json": {"schema": schema.of(answer)}}}}
        options["responses"] = {**(options.get("responses") or {}), **told}
        options["response_model"] = None
        options["response_class"] = Encoded
        super().__init__(path, encoded, **options)


def _is_plain(answer: Any) -> bool:
    """Is the answer no struct, but a text or a finished response?"""
    return answer is str or (isinstance(answer, type) and issubclass(answer, Response))


def describe(app: FastAPI) -> None:
    """Add to the OpenAPI description the shapes that the routes use, and those of the websocket."""

    def description() -> dict[str, Any]:
        if app.openapi_schema is None:
            found = get_openapi(title=app.title, version=app.version, routes=app.routes)
            shapes = found.setdefault("components", {}).setdefault("schemas", {})
            shapes.update(_needed([found["paths"], schema.of(ToServer), schema.of(FromServer)]))
            app.openapi_schema = found
        return app.openapi_schema

    app.openapi = description  # type: ignore[method-assign]


def _needed(start: Any) -> dict[str, Any]:
    """The shapes of the protocol that `start` refers to, directly or through other shapes."""
    known, found = schema.components(), dict[str, Any]()
    left = [start]
    while left:
        part = left.pop()
        if isinstance(part, list):
            left += part
        elif isinstance(part, dict):
            name = str(part.get("$ref", "")).removeprefix(schema.REF)
            if name in known and name not in found:
                found[name] = known[name]
                left.append(known[name])
            left += part.values()
    return {name: found[name] for name in known if name in found}
