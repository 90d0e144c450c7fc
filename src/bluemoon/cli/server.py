"""The subcommand `bluemoon serve`: the table server."""

from __future__ import annotations

import asyncio
import errno
import socket
import threading
import urllib.error
import urllib.request
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from bluemoon.errors import BluemoonError
from bluemoon.extras import need
from bluemoon.installation import warn
from bluemoon.platforms import keep_port


def serve(
    host: Annotated[str, typer.Option(help="the address to listen at")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="the port; 0: any that is free")] = 8000,
    database: Annotated[
        str | None, typer.Option(help="sqlite:///FILE or postgresql://…; default sqlite:///bluemoon.db")
    ] = None,
    page: Annotated[str | None, typer.Option(help="the folder of the built page")] = None,
    workers: Annotated[int | None, typer.Option(help="processes in which bots think")] = None,
    processes: Annotated[
        int | None, typer.Option(help="processes that share the port, with PostgreSQL; default 1")
    ] = None,
    pace: Annotated[float | None, typer.Option(help="seconds that a bot takes at least")] = None,
    origins: Annotated[str | None, typer.Option(help="other pages that may talk to the server")] = None,
    secure: Annotated[bool | None, typer.Option(help="cookies over https only")] = None,
    proxies: Annotated[
        str | None,
        typer.Option(help="addresses or networks of proxies in front: their X-Forwarded headers count"),
    ] = None,
    metrics_port: Annotated[
        int | None,
        typer.Option(
            min=0, max=65535, help="serve metrics for Prometheus at this port of the machine itself"
        ),
    ] = None,
    metrics_host: Annotated[str | None, typer.Option(help="the address for the metrics' port")] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(help="a bot of somebody else's plays a level: duel/master=module:Class or …=program:…"),
    ] = None,
    open_page: Annotated[bool, typer.Option("--open", help="open the page in a browser")] = False,
    log_level: Annotated[
        str | None, typer.Option(help="debug, info (every request), warning or error; default warning")
    ] = None,
) -> None:
    """Serve the tables: the page, the API and the websockets. Stop with Ctrl-C."""
    need("server", "bluemoon serve")
    from bluemoon.bots.registry import check as check_bot
    from bluemoon.server.metrics import serve_metrics
    from bluemoon.server.people.secret import read_keys, secret_file
    from bluemoon.server.processes import demand_shared, run_all
    from bluemoon.server.running import run
    from bluemoon.server.settings import Settings
    from bluemoon.server.storage.checking import prepare
    from bluemoon.server.storage.engine import alone_with

    try:
        settings = Settings.load(
            database=database,
            page=page,
            workers=workers,
            processes=processes,
            pace=pace,
            origins=origins,
            proxies=proxies,
            secure=secure,
            metrics_port=metrics_port,
            metrics_host=metrics_host,
            log_level=log_level,
            bots="; ".join(bot) if bot else None,
        )
        settings.trusted_proxies  # noqa: B018 (refused here, before anything is opened)
        settings.allowed_origins  # noqa: B018
        _check_ports(host, port, settings.metrics_host, settings.metrics_port)
        for (game, _), name in settings.outside_bots.items():
            check_bot(game, name)
        if page is not None and not (Path(page) / "index.html").is_file():
            raise BluemoonError(f"--page: there is no built page in {page}")
        if settings.processes > 1:
            demand_shared(settings)
        lock = alone_with(settings.database)
        asyncio.run(prepare(settings.database))
        if secret_file(settings).exists():
            read_keys(secret_file(settings))
        listening = listen(host, port)
        where = f"{socket.gethostname()}:{listening.getsockname()[1]}"
        settings = replace(settings, name=settings.name or where[-64:])
        if settings.metrics_port >= 0 and settings.processes == 1:
            found = serve_metrics(settings.metrics_host, settings.metrics_port)
            print(f"Metrics: http://{settings.metrics_host}:{found}/metrics", flush=True)
    except BluemoonError as wrong:
        Console(stderr=True).print(f"bluemoon: {wrong}", markup=False, highlight=False)
        raise typer.Exit(2) from wrong
    warn("rules", "page")
    serving = run if settings.processes == 1 else run_all
    good = serving(settings, listening, lambda: announce(listening, open_page))
    if lock is not None:
        lock.close()
    if not good:
        raise typer.Exit(3)


def _check_ports(host: str, port: int, metrics_host: str, metrics_port: int) -> None:
    """BluemoonError if there is no such address, or page and metrics would have the same port of it."""
    try:
        socket.getaddrinfo(host or None, port)
    except OSError as wrong:
        raise BluemoonError(f"--host: there is no address {host}") from wrong
    everywhere = {"0.0.0.0", "::", ""}
    if port == metrics_port > 0 and (host == metrics_host or everywhere & {host, metrics_host}):
        raise BluemoonError(f"--metrics-port: {port} is the port of the page; choose another one")


def ready(
    url: Annotated[str, typer.Argument(help="where the server is")] = "http://127.0.0.1:8000",
) -> None:
    """Ask a server whether it is ready: status 0 if it is, 1 if not. For health checks."""
    if not url.startswith(("http://", "https://")):
        typer.echo(f"bluemoon: '{url}' is no address: write it as in http://127.0.0.1:8000", err=True)
        raise typer.Exit(2)
    try:
        with urllib.request.urlopen(f"{url.rstrip('/')}/ready", timeout=3) as answer:
            typer.echo(answer.read().decode())
    except urllib.error.HTTPError as wrong:
        typer.echo(wrong.read().decode(), err=True)
        raise typer.Exit(1) from wrong
    except (OSError, ValueError) as wrong:
        typer.echo(f"bluemoon: {url} does not answer ({wrong})", err=True)
        raise typer.Exit(1) from wrong


def listen(host: str, port: int) -> socket.socket:
    """The socket to listen at; raises BluemoonError if the port is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    keep_port(listening)
    try:
        listening.bind((host, port))
    except OSError as wrong:
        listening.close()
        if wrong.errno == errno.EADDRNOTAVAIL:
            raise BluemoonError(f"--host: this machine has no address {host}") from wrong
        raise BluemoonError(f"{host}:{port}: {wrong.strerror}; choose another one with --port") from wrong
    return listening


def announce(listening: socket.socket, open_page: bool) -> None:
    """Print the address of the page, and open it in a browser if wanted."""
    host, port = listening.getsockname()[:2]
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    url = f"http://{shown}:{port}/"
    print(f"Bluemoon: {url}", flush=True)
    if open_page:
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
