"""Runs one process of the server until it is told to stop."""

from __future__ import annotations

import gc
import signal
import socket
from collections.abc import Callable
from typing import Any

import uvicorn

from bluemoon.server.app import create_app
from bluemoon.server.http.handover import Handover
from bluemoon.server.http.transport import http_protocol
from bluemoon.server.lines.transport import socket_protocol
from bluemoon.server.logs import set_up
from bluemoon.server.settings import Settings

# Objects that are made before the garbage collector looks for circles among the young, the older and the old
# ones. The usual 700 made it look at all tables again and again: a sixth of the time at a thousand of them.
COLLECTING = (50_000, 20, 100)


def run(
    settings: Settings,
    listening: socket.socket,
    started: Callable[[], None],
    handover: Handover | None = None,
) -> bool:
    """Serve until a signal says stop; `started` is called when it serves. False if it could not start."""
    set_up(settings.log_level)
    app = create_app(settings)
    trusted = settings.trusted_proxies
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        http=http_protocol(settings, handover),
        ws=socket_protocol(settings),
        ws_max_size=1 << 20,
        ws_per_message_deflate=False,
        server_header=False,
        proxy_headers=bool(trusted),
        forwarded_allow_ips=trusted,  # the client is the last address in the header that is no trusted proxy
        timeout_graceful_shutdown=3,
    )

    class Server(uvicorn.Server):
        async def startup(self, sockets: Any = None) -> None:
            await super().startup(sockets)
            if self.started:
                if handover is not None:
                    handover.listen(self._protocol)
                started()

        def _protocol(self) -> Any:
            kind: Any = config.ws_protocol_class
            return kind(config=config, server_state=self.server_state, app_state=self.lifespan.state)

        async def shutdown(self, sockets: Any = None) -> None:
            """Drain first; Ctrl-C is not kept waiting."""
            if self.started and hasattr(app.state, "drain"):
                hurried = signal.SIGINT in self._captured_signals
                await app.state.drain.drain(0 if hurried else settings.drain)
            if handover is not None:
                handover.stop()
            await super().shutdown(sockets)

    gc.collect()
    gc.freeze()  # what is there now stays
    gc.set_threshold(*COLLECTING)
    server = Server(config)
    server.run([listening])
    return server.started
