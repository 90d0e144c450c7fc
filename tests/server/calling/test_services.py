"""Calls go to known push services only: an endpoint comes from whoever asks, and must not lead elsewhere."""

from __future__ import annotations

import pytest

from bluemoon.server.calling.services import demand_service
from bluemoon.server.settings import Settings
from bluemoon.server.tables.journal import Refused

USUAL = Settings().push_services


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc:def-_1",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
        "https://wns2-by3p.notify.windows.com/w/?token=BQYAAA%3d%3d",
        "https://web.push.apple.com/QGuQy-1",
        "https://fcm.googleapis.com:443/fcm/send/a",
    ],
)
def test_the_services_of_the_browsers(endpoint: str) -> None:
    demand_service(endpoint, USUAL)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/fcm/send/abc",  # not sealed
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com.example.com/x",
        "https://evilfcm.googleapis.com/x",
        "https://fcm.googleapis.com@127.0.0.1/x",
        "https://user:word@fcm.googleapis.com/x",
        "https://notify.windows.com.example/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://localhost/x",
        "https://169.254.169.254/latest/meta-data",
        "https://fcm.googleapis.com\\@127.0.0.1/x",
        "https://fcm.googleapis.com\t.example.com/x",
        "https://example.com#@fcm.googleapis.com/x",
        "https://[fcm.googleapis.com/x",
        "file:///etc/passwd",
        "",
        "https://fcm.googleapis.com/" + "x" * 1000,
    ],
)
def test_nothing_else(endpoint: str) -> None:
    with pytest.raises(Refused):
        demand_service(endpoint, USUAL)


def test_an_operator_may_name_an_origin() -> None:
    demand_service("http://127.0.0.1:8123/a", "http://127.0.0.1:8123 fcm.googleapis.com")
    for other in ("http://127.0.0.1:81234/a", "http://127.0.0.1/a", "https://127.0.0.1:8123/a"):
        with pytest.raises(Refused):
            demand_service(other, "http://127.0.0.1:8123 fcm.googleapis.com")


def test_without_services_nobody_is_called() -> None:
    with pytest.raises(Refused):
        demand_service("https://fcm.googleapis.com/x", "")
