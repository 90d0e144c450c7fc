"""Players who do not look are called on their devices, by a push service that the tests are themselves: the
calls are opened and their signatures checked as a browser and its service do."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.calling.service import Browser, Service, signed_by
from tests.server.kit import Guest, Line, Server, bot, me, open_seat


@pytest.fixture(scope="module")
def service() -> Iterator[Service]:
    with Service() as running:
        yield running


@pytest.fixture(scope="module")
def server(service: Service, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("calling")
    contact = "Ann, ann@example.com"
    with Server(folder, push_services=service.origin, call_after=0.2, contact=contact) as running:
        yield running
        assert '"level": "error"' not in running.log(), running.log()


@pytest.fixture(autouse=True)
def heard(service: Service) -> None:
    while not service.requests.empty():
        service.requests.get()
    service.answers.clear()


def refused(guest: Guest, method: str, path: str, wish: object = None) -> str:
    answer = guest.ask(method, path, wish)
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["reason"]["code"])


def duel(ann: Guest, ben: Guest, **more: object) -> str:
    table = str(ann.make("duel", [me("Hoax"), open_seat()], **more)["id"])
    ben.join(table, 1)
    return table


def decider(table: str, *guests: Guest) -> tuple[Guest, int]:
    """Who has to decide, and at which seat."""
    seat = guests[0].table(table)["deciders"][0]
    return guests[seat], seat


def move_on(line: Line) -> None:
    """Act until somebody else decides."""
    while line.actions:
        line.act(line.actions[-1])


# --- subscribing --------------------------------------------------------------------------------------------


def test_who_knows_an_address_does_not_take_it_away(server: Server, service: Service) -> None:
    ann, thief = server.guest("Ann A"), server.guest("Thief A")
    Browser(service, "/mine").subscribe(ann)
    other = Browser(service, "/mine")  # the same address, keys of his own
    assert refused(thief, "PUT", "/api/me/calls", other.wish) == "server.push-keys"
    assert ann.get("/api/me/calls")["on"] is True


def test_a_test_call_arrives_sealed_and_signed(server: Server, service: Service) -> None:
    ann = server.guest("Ann T")
    assert ann.get("/api/me/calls")["on"] is False
    assert refused(ann, "POST", "/api/me/calls/test") == "server.not-called"
    browser = Browser(service, "/ann")
    key = browser.subscribe(ann)["key"]
    assert ann.get("/api/me/calls") == {"key": key, "on": True}
    assert ann.ask("POST", "/api/me/calls/test").status_code == 204
    request = service.next()
    assert request.path == "/ann"
    assert browser.opened(request) == {"kind": "test", "table": "", "game": None, "others": [], "due": None}
    claims = signed_by(request, key)
    assert claims["aud"] == service.origin
    assert claims["sub"] == "mailto:ann@example.com"
    assert time.time() < claims["exp"] <= time.time() + 24 * 3600
    assert int(request.headers["ttl"]) > 0


def test_the_key_stays_when_the_server_starts_again(server: Server) -> None:
    key = server.guest("Key").get("/api/me/calls")["key"]
    server.stop()
    server.start()
    assert server.guest("Key 2").get("/api/me/calls")["key"] == key


def test_only_push_services_and_real_keys(server: Server, service: Service) -> None:
    ann = server.guest("Ann K")
    wish = Browser(service, "/k").wish
    elsewhere = wish | {"endpoint": "https://127.0.0.1/k"}
    assert refused(ann, "PUT", "/api/me/calls", elsewhere) == "server.no-push-service"
    for wrong in ({"p256dh": "A" * 87}, {"auth": "A" * 21}):
        assert refused(ann, "PUT", "/api/me/calls", wish | wrong) == "server.push-keys"
    assert ann.ask("PUT", "/api/me/calls", wish | {"auth": "?"}).status_code == 422
    assert ann.get("/api/me/calls")["on"] is False


def test_an_address_that_is_gone_is_forgotten_and_no_redirect_followed(
    server: Server, service: Service
) -> None:
    ann = server.guest("Ann G")
    Browser(service, "/gone").subscribe(ann)
    service.answers["/gone"] = 410
    assert refused(ann, "POST", "/api/me/calls/test") == "server.call-failed"
    assert ann.get("/api/me/calls")["on"] is False
    Browser(service, "/moved").subscribe(ann)
    service.answers["/moved"] = 307
    service.next()
    assert refused(ann, "POST", "/api/me/calls/test") == "server.call-failed"
    assert service.next().path == "/moved"
    assert service.is_quiet(0.3)
    assert ann.get("/api/me/calls")["on"] is True  # it may work again


def test_a_device_has_one_address_and_an_address_one_owner(server: Server, service: Service) -> None:
    ann, ben = server.guest("Ann O"), server.guest("Ben O")
    Browser(service, "/first").subscribe(ann)
    shared = Browser(service, "/second")
    shared.subscribe(ann)
    assert [call["address"] for call in ann.get("/api/me/data")["calls"]] == [shared.endpoint]
    shared.subscribe(ben)  # the browser belongs to somebody else now
    assert ann.get("/api/me/calls")["on"] is False
    assert ben.get("/api/me/calls")["on"] is True
    assert ben.ask("DELETE", "/api/me/calls").status_code == 204
    assert ben.get("/api/me/calls")["on"] is False


def test_calls_end_with_the_device_and_with_the_data(server: Server, service: Service) -> None:
    ann = server.guest("Ann D")
    code = ann.post("/api/me/links")["code"]
    other = Guest(server)
    other.post(f"/api/links/{code}", {})
    Browser(service, "/other").subscribe(other)
    Browser(service, "/own").subscribe(ann)
    (device,) = [one["id"] for one in ann.get("/api/me/identity")["devices"] if not one["this"]]
    assert ann.ask("DELETE", f"/api/me/devices/{device}").status_code == 204
    assert [call["address"] for call in ann.get("/api/me/data")["calls"]] == [f"{service.origin}/own"]
    assert ann.ask("POST", "/api/me/sessions").status_code == 204  # everywhere else
    assert ann.get("/api/me/calls")["on"] is True
    assert ann.ask("DELETE", "/api/me").status_code == 204
    again = server.guest("Ann E")
    Browser(service, "/own").subscribe(again)
    assert len(again.get("/api/me/data")["calls"]) == 1


def test_a_browser_that_becomes_somebody_else_is_not_called_for_who_was_there(
    server: Server, service: Service
) -> None:
    ann, ben = server.guest("Ann B"), server.guest("Ben B")
    code = ben.post("/api/me/links")["code"]
    Browser(service, "/b").subscribe(ann)
    ann.post(f"/api/links/{code}", {"sure": True})
    assert ann.get("/api/me")["name"] == "Ben B"
    assert ann.get("/api/me/calls")["on"] is False
    assert ben.get("/api/me/data")["calls"] == []


# --- being called -------------------------------------------------------------------------------------------


def test_whoever_has_to_decide_and_does_not_look_is_called(server: Server, service: Service) -> None:
    ann, ben = server.guest("Ann C"), server.guest("Ben C")
    browsers = {ann.id: Browser(service, "/c-ann"), ben.id: Browser(service, "/c-ben")}
    for guest in (ann, ben):
        browsers[guest.id].subscribe(guest)
    began = int(time.time() * 1000)
    table = duel(ann, ben, clock={"days": 2})
    told = {request.path: request for request in (service.next(), service.next())}  # both are away
    mover, seat = decider(table, ann, ben)
    other = ben if mover is ann else ann
    calls = {guest.id: browsers[guest.id].opened(told[browsers[guest.id].path]) for guest in (mover, other)}
    assert (calls[mover.id]["kind"], calls[other.id]["kind"]) == ("turn", "begun")
    assert calls[mover.id]["others"] == [other.get("/api/me")["name"]]
    assert (calls[mover.id]["table"], calls[mover.id]["game"]) == (table, "duel")
    assert began + 2 * 86_400_000 - 5000 < calls[mover.id]["due"] < began + 2 * 86_400_000 + 60_000
    assert calls[other.id]["due"] is None
    assert told[browsers[mover.id].path].headers["topic"] == table

    line = mover.sit(table, seat)
    line.until(lambda: bool(line.actions))
    move_on(line)
    call = browsers[other.id].opened(service.next())
    assert (call["kind"], call["table"]) == ("turn", table)
    line.send({"type": "resign", "id": "r"})
    line.wait("update")
    assert browsers[other.id].opened(service.next())["kind"] == "over"
    assert service.is_quiet()  # whoever looks is not called
    line.close()


def test_a_hidden_page_does_not_look(server: Server, service: Service) -> None:
    ann, ben = server.guest("Ann H"), server.guest("Ben H")
    for guest in (ann, ben):
        Browser(service, f"/h-{guest.id}").subscribe(guest)
    table = duel(ann, ben)
    mover, seat = decider(table, ann, ben)
    waiter = ben if mover is ann else ann
    paths = {service.next().path, service.next().path}
    assert len(paths) == 2
    own, line = mover.sit(table, seat), waiter.sit(table, 1 - seat)
    move_on(own)
    assert service.is_quiet()
    own.send({"type": "hidden", "hidden": True})
    own.send({"type": "ping"})
    own.wait("pong")
    line.until(lambda: bool(line.actions))
    move_on(line)
    assert service.next().path == f"/h-{mover.id}"
    own.close()
    line.close()


def test_nobody_is_called_about_games_against_bots_or_himself(server: Server, service: Service) -> None:
    ann = server.guest("Ann N")
    Browser(service, "/n").subscribe(ann)
    ann.make("duel", [me("Hoax"), bot("novice")])
    ann.make("duel", [me("Hoax"), me("Vulca")])
    assert service.is_quiet()


def test_a_call_that_fails_is_tried_again(service: Service, tmp_path: Path) -> None:
    with Server(tmp_path, push_services=service.origin, call_after=0.1) as server:
        ann, ben = server.guest("Ann F"), server.guest("Ben F")
        browser = Browser(service, "/f")
        browser.subscribe(ann)
        service.answers["/f"] = 503
        duel(ann, ben)
        first = service.next()
        service.answers.clear()
        assert browser.opened(service.next()) == browser.opened(first)


def test_calls_of_an_hour_are_limited(service: Service, tmp_path: Path) -> None:
    with Server(tmp_path, push_services=service.origin, call_after=0, guest_calls=2) as server:
        ann, ben = server.guest("Ann M"), server.guest("Ben M")
        Browser(service, "/m").subscribe(ann)
        for _ in range(4):
            duel(ann, ben)
        assert [service.next().path, service.next().path] == ["/m", "/m"]
        assert service.is_quiet()
        assert refused(ann, "POST", "/api/me/calls/test") == "server.too-many-calls"


def test_what_waits_is_sent_when_the_server_ends(service: Service, tmp_path: Path) -> None:
    with Server(tmp_path, push_services=service.origin, call_after=600) as server:
        ann, ben = server.guest("Ann W"), server.guest("Ben W")
        Browser(service, "/w").subscribe(ann)
        duel(ann, ben)
        assert service.is_quiet(0.5)
        server.stop()
        assert service.next().path == "/w"
