"""The documentation at /docs: the files that `make docs` built, or a sentence that says how to build them."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI, Response
from fastapi.responses import FileResponse, HTMLResponse, RedirectResponse

from bluemoon.messages import ServerCode, say
from bluemoon.server.http.errors import error

NOT_BUILT = """<!doctype html><html lang="en"><title>Bluemoon</title><h1>Documentation</h1>
<p>This server came without the documentation. In a checkout, <code>make docs</code> builds it; the pages
are also in the folder <code>docs</code> there.</p></html>"""
READING = ["GET", "HEAD"]


def add_site(app: FastAPI, folder: Path) -> None:
    """Serve the folder at /docs. Its pages have no script of their own, so the server's policy holds."""
    root = folder.resolve()

    @app.api_route("/docs", methods=READING, include_in_schema=False)
    async def start() -> Response:
        return RedirectResponse("/docs/", 308)  # so that the pages' own links lead on

    @app.api_route("/docs/{path:path}", methods=READING, include_in_schema=False)
    async def file(path: str) -> Response:
        if not (root / "index.html").is_file():
            return HTMLResponse(NOT_BUILT, 404)
        try:
            found = (root / (path or "index.html")).resolve()
            inside = found.is_relative_to(root) and found.is_file()
        except (OSError, ValueError):
            inside = False
        if not inside:
            return error(404, "not-found", say(ServerCode.NO_FILE))
        return FileResponse(found, headers={"Cache-Control": "no-cache"})
