"""Which addresses calls are sent to. A browser says where its push service is; without this check anybody
could have the server send requests to any address, those of its own network included."""

from __future__ import annotations

from urllib.parse import SplitResult, urlsplit

from bluemoon.messages import ServerCode
from bluemoon.server.tables.journal import Refused

LONGEST = 1000


def demand_service(endpoint: str, services: str) -> None:
    """Raise Refused unless an endpoint belongs to one of the services: names of hosts, `*.` before them for
    all hosts below, at https with its usual port; or whole origins."""
    if not any(_serves(service, endpoint) for service in services.split()):
        raise Refused("not-possible", ServerCode.NO_PUSH_SERVICE)


def _serves(service: str, endpoint: str) -> bool:
    found = _parts(endpoint)
    if found is None:
        return False
    if "://" in service:
        return f"{found.scheme}://{found.netloc}" == service.rstrip("/")
    host = found.hostname or ""
    if found.scheme != "https" or found.netloc.lower() not in (host, f"{host}:443"):
        return False
    return host.endswith(service[1:]) if service.startswith("*.") else host == service


def _parts(endpoint: str) -> SplitResult | None:
    """The parts of an address that everybody reads in the same way; None if it is another."""
    plain = endpoint.isascii() and endpoint.isprintable() and not set(endpoint) & set(' \\"<>^`{|}')
    if not plain or len(endpoint) > LONGEST:
        return None
    try:
        return urlsplit(endpoint)
    except ValueError:
        return None
