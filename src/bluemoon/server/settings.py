"""The settings of the server: options of `bluemoon serve`, or BLUEMOON_… in the environment."""

from __future__ import annotations

import math
import os
import re
from dataclasses import dataclass, fields
from ipaddress import ip_network
from pathlib import Path
from typing import Any

from bluemoon.errors import BluemoonError

PREFIX = "BLUEMOON_"
LOG_LEVELS = ("debug", "info", "warning", "error")
PAGE = Path(__file__).parent / "page"
SITE = Path(__file__).parent / "site"


@dataclass(frozen=True)
class Settings:
    """All settings with their defaults; times are in seconds."""

    database: str = "sqlite:///bluemoon.db"
    page: str = str(PAGE)  # the folder of the built page
    site: str = str(SITE)  # the folder of the built documentation
    origins: str = ""  # pages of other origins that may talk to the server, separated by blanks
    proxies: str = ""  # addresses or networks of proxies whose X-Forwarded headers count, separated by blanks
    secure: bool = False  # cookies over https only
    secret_file: str = ""  # the secret of the cookies; empty: beside SQLite's file, or bluemoon.secret here
    workers: int = 0  # processes in which bots think; 0: one less than there are cores
    processes: int = 1  # of the server, on this machine and with one port; needs PostgreSQL
    pace: float = 0.5  # how long a bot waits before it acts, so that people can follow
    interference: float = 5.0  # how long a seat is given to interfere, whatever its hand
    absence: int = 300  # without a sign of a player, after which others may claim, where a table says nothing
    patience: float = 30.0  # how long a bot may think before a simpler one answers
    turn_budget: float = 0.0  # seconds that bots think about a whole turn; 0: as each level likes
    bots: str = (
        ""  # bots of others in the place of levels: "duel/master=module:Class; city/novice=program:./mine"
    )
    sweep: float = 2.0  # how often it looks for tables whose bots or clocks nobody serves
    live_tables: int = 1000  # tables kept in memory
    positions: int = 10  # a full position is stored every so many entries
    message_rate: float = 20.0  # messages a second on one socket, in the long run
    request_rate: float = 50.0  # requests a second from one address, in the long run
    message_size: int = 16_384
    outbox_size: int = 2_097_152  # bytes that may wait to be sent on one socket
    slow: float = 20.0  # how long a client may take to read one message
    body_size: int = 262_144
    drain: float = 0.0  # how long before its end a process tells the proxy to send people elsewhere
    name: str = ""  # of this process, for the operator; empty: host:port
    keep_days: int = 0  # what nobody used for so many days is deleted, running games included; 0: nothing is
    contact: str = ""  # how to reach whoever runs the server: shown on the page about privacy
    # The services that browsers are called by (web push): hosts, or whole origins; empty: nobody is called.
    push_services: str = (
        "fcm.googleapis.com *.push.services.mozilla.com *.notify.windows.com *.push.apple.com"
    )
    call_after: float = 5.0  # how long somebody who does not look may take to come by himself
    api_docs: bool = True  # /api/docs and /api/openapi.json: what the API takes and gives
    metrics_host: str = "127.0.0.1"  # where the metrics are served
    metrics_port: int = -1  # at a port of their own; -1: not at all, 0: any that is free
    log_level: str = "warning"  # debug, info (every request), warning or error
    log_addresses: bool = True  # in the log of requests; False: only the network of each
    # Budgets (`budgets.py`); 0: no limit.
    upload_rate: int = 131_072  # bytes a second that one address may send, in the long run
    header_time: float = 10.0  # how long a client may take to send the headers of a request, or to begin one
    body_time: float = 30.0  # how long a client may take to send the body of a request
    guest_sockets: int = 40  # websockets that one guest may have open
    address_sockets: int = 200  # the same for one address
    sockets: int = 10_000  # and for all
    address_connections: int = 400  # connections of any kind that one address may have open
    outboxes: int = 268_435_456  # bytes that may wait to be sent on all sockets; a quarter for one address
    guest_tables: int = 200  # tables that one guest may have open, and make in an hour
    address_tables: int = 1000  # tables that one address may make in an hour
    tables: int = 100_000  # open tables in all
    table_entries: int = 20_000  # entries of one table; what nobody needs to go on ends at a quarter of it
    guest_rows: int = 3  # tables of one guest that are shown in the lobby
    guest_records: int = 60  # records that one guest may bring in an hour
    guest_lab: int = 20_000  # games that the lab plays for one guest in an hour
    lab_runs: int = 4  # trials of all guests at the same time
    lab_workers: int = 0  # processes in which the lab plays; 0: one for each core
    lab_rest: float = 30.0  # how long such a process stays when nobody wants anything of it
    guest_tournaments: int = 5  # tournaments that one guest may have open
    address_guests: int = 200  # new guests from one address in an hour
    address_tries: int = 60  # wrong phrases from one address in an hour; a right one is always taken
    guest_tickets: int = 60  # links to other devices, and questions for passkeys, of one guest in an hour
    guest_talk: int = 8  # phrases and lines of chat of one guest: so many at once, and again in 40 seconds
    guest_calls: int = 60  # times that one guest is called in an hour
    guest_computing: float = 60.0  # seconds of computing for one guest: at once, and again in 100 seconds

    @staticmethod
    def load(**given: Any) -> Settings:
        """The given settings; for the others the environment, then the defaults."""
        values: dict[str, Any] = {}
        for field in fields(Settings):
            word = os.environ.get(PREFIX + field.name.upper())
            if given.get(field.name) is not None:
                values[field.name] = given[field.name]
            elif word is not None:
                values[field.name] = _read(field.name, word, type(field.default))
        return Settings(**values)

    def __post_init__(self) -> None:
        if self.processes < 1:
            raise BluemoonError(f"processes: there is at least one, not {self.processes}")
        if self.log_level not in LOG_LEVELS:
            raise BluemoonError(f"log level: '{self.log_level}' is none of {', '.join(LOG_LEVELS)}")
        for field in fields(self):
            value = getattr(self, field.name)
            least = -1 if field.name == "metrics_port" else 0
            if isinstance(value, (int, float)) and not least <= value < math.inf:  # 'nan' is neither
                name = field.name.replace("_", " ")
                raise BluemoonError(f"{name}: {value} is no number from {least} upwards")

    @property
    def thinkers(self) -> int:
        """How many processes bots think in."""
        return self.workers or max(1, (os.cpu_count() or 2) - 1)

    @property
    def lab_processes(self) -> int:
        """How many processes the lab plays in."""
        return self.lab_workers or os.cpu_count() or 1

    @property
    def trusted_proxies(self) -> list[str]:
        """The proxies; BluemoonError if one of them is no address and no network."""
        found = self.proxies.replace(",", " ").split()
        for proxy in found:
            try:
                ip_network(proxy)
            except ValueError as wrong:
                raise BluemoonError(f"proxies: '{proxy}' is no address and no network ({wrong})") from wrong
        return found

    @property
    def outside_bots(self) -> dict[tuple[str, str], str]:
        """The bots of others by game and level; BluemoonError if one of them is not written so."""
        if not self.bots.strip():
            return {}
        from bluemoon.bots import GAMES, LEVELS  # imported late, because this reads the bots' weights
        from bluemoon.bots.outside import is_outside

        found = {}
        for part in filter(None, map(str.strip, self.bots.split(";"))):
            place, equals, name = (word.strip() for word in part.partition("="))
            game, _, level = place.partition("/")
            if not equals or game not in GAMES or not level or not is_outside(name):
                raise BluemoonError(f"bots: '{part}' is not written as in 'duel/master=module:Class'")
            if level not in LEVELS:
                raise BluemoonError(f"bots: there is no level '{level}', only {', '.join(LEVELS)}")
            if (game, level) in found:
                raise BluemoonError(f"bots: {game}/{level} is given twice")
            found[(game, level)] = name
        return found

    @property
    def allowed_origins(self) -> frozenset[str]:
        """The other origins whose pages may use the API; BluemoonError if one of them is none."""
        found = frozenset(origin.rstrip("/") for origin in self.origins.split())
        for origin in found:
            if not re.fullmatch(r"https?://[^/\s]+", origin):
                raise BluemoonError(f"origins: '{origin}' is no page's origin, as in 'https://example.org'")
        return found


def _read(name: str, word: str, type_: type) -> Any:
    if type_ is bool:
        return word.strip().casefold() in ("1", "yes", "true", "on")
    try:
        return type_(word)
    except ValueError as wrong:
        raise BluemoonError(f"{PREFIX}{name.upper()}: '{word}' is no {type_.__name__}") from wrong
