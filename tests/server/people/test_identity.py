"""An identity that is kept: names of one's own, phrases, links to other devices, passkeys, signing out."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from bluemoon.server.people.devices import called
from bluemoon.server.people.phrases import hash_of, new_phrase
from bluemoon.server.protocol.folding import folded
from tests.server.kit import Guest, Server, bot, me, open_seat, ready_made
from tests.server.operations.kit import closing_code
from tests.server.people.authenticator import Authenticator


def code_of(guest: Guest, method: str, path: str, body: object = None) -> str:
    """The code with which a request is refused."""
    answer = guest.ask(method, path, body)
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["code"])


# --- words ------------------------------------------------------------------------------------------------


def test_a_phrase_is_five_words_and_forgives_how_it_is_typed() -> None:
    phrase = new_phrase()
    assert re.fullmatch(r"([bdfghjklmnprstvz][aiou]){2}[bdfghjklmnprstvz]( \w{5}){4}", phrase)
    assert hash_of(phrase) == hash_of(f"  {phrase.upper().replace(' ', ' - ')}, ")
    assert hash_of(phrase) != hash_of(new_phrase())
    assert hash_of(phrase[:-1]) is None
    assert hash_of("hello") is None


def test_all_words_are_different() -> None:
    from bluemoon.server.people.phrases import _word

    assert len({_word(bits) for bits in range(1 << 16)}) == 1 << 16


LIKE_ANN = [
    *("ANN", " a n n ", "Ａｎｎ"),  # the last in letters of full width
    *(
        "Ann\ufe0f",
        "A\u034fnn",
        "Ann\u3164",
        "Ann\u2800",
        "\u0410nn",
        "\u0391nn",
    ),  # unseen signs, alphabets
]


@pytest.mark.parametrize("other", LIKE_ANN)
def test_one_name_in_several_spellings(other: str) -> None:
    assert folded(other) == folded("Ann")


def test_devices_are_called_by_browser_and_system() -> None:
    firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1"
    assert called(firefox) == "Firefox, Linux"
    assert called(phone) == "Safari, iPhone"
    assert called("curl/8") == ""


# --- names ------------------------------------------------------------------------------------------------


def test_a_kept_name_belongs_to_one(server: Server) -> None:
    ann, thief = server.guest("Kept Ann"), server.guest("Somebody")
    ann.post("/api/me/phrase")
    assert ann.get("/api/me/identity")["kept"] is True
    assert code_of(thief, "PUT", "/api/me", {"name": "kept  ANN"}) == "not-possible"
    seats = [me("Hoax", name="KeptAnn"), bot("novice", "Vulca")]
    assert code_of(thief, "POST", "/api/tables", {"game": "duel", "seats": seats}) == "not-possible"
    table = ann.make("duel", [me("Hoax"), open_seat()])["id"]
    wish = {"deck": ready_made("Vulca"), "name": "Kept Ann"}
    assert code_of(thief, "POST", f"/api/tables/{table}/seats/1", wish) == "not-possible"
    ann.put("/api/me", {"name": "Kept Anna"})  # gives the old name back
    thief.put("/api/me", {"name": "Kept Ann"})
    cup = thief.post("/api/tournaments", {"name": "Cup"})["id"]
    for entry in ({"name": "Kept Anna"}, {"name": "kept anna", "level": "novice"}):
        assert code_of(thief, "POST", f"/api/tournaments/{cup}/players", entry) == "not-possible"
    named = [me("Hoax"), {**bot("novice", "Vulca"), "name": "Kept Anna"}]
    assert code_of(thief, "POST", "/api/tables", {"game": "duel", "seats": named}) == "not-possible"
    assert code_of(thief, "PUT", "/api/me", {"name": "Kept Anna"}) == "not-possible"


def test_two_have_the_name_before_one_keeps_it(server: Server) -> None:
    one, two = server.guest("Double"), server.guest("Double")
    one.post("/api/me/phrase")
    assert two.get("/api/me")["name"] != "Double"
    for name in ("Master", "N. N."):  # nobody is called like a bot, or like somebody forgotten
        assert code_of(two, "PUT", "/api/me", {"name": name}) == "not-possible"
    assert code_of(two, "PUT", "/api/me", {"name": "\u2800\u3164"}) == "bad-message"


# --- other devices ----------------------------------------------------------------------------------------


def by_phrase(server: Server, ann: Guest) -> Guest:
    phrase = ann.post("/api/me/phrase")["phrase"]
    other = server.guest()
    other.post("/api/phrases", {"phrase": phrase.upper()})
    return other


def by_link(server: Server, ann: Guest) -> Guest:
    code = ann.post("/api/me/links")["code"]
    other = server.guest()
    assert other.get(f"/api/links/{code}")["name"] == ann.get("/api/me")["name"]
    other.post(f"/api/links/{code}", {})
    assert code_of(other, "POST", f"/api/links/{code}", {}) == "not-found"  # it was good once
    return other


def by_passkey(server: Server, ann: Guest) -> Guest:
    passkey = Authenticator(server.url)
    options = asked(ann, "/api/me/passkeys/question")
    known = ann.post("/api/me/passkeys", {"credential": passkey.create(options)})
    assert known["kept"] is True
    assert len(known["passkeys"]) == 1
    other = server.guest()
    question = asked(other, "/api/passkeys/question")
    other.post("/api/passkeys", {"credential": passkey.get(question)})
    return other


@pytest.mark.parametrize("way", [by_phrase, by_link, by_passkey])
def test_both_devices_sit_at_the_same_seat(server: Server, way: Callable[[Server, Guest], Guest]) -> None:
    ann = server.guest(f"Ann {way.__name__}")
    table = ann.make("duel", [me("Hoax"), bot("novice", "Vulca")])["id"]
    first = ann.sit(table, 0)
    other = way(server, ann)
    assert other.get("/api/me")["id"] == ann.id
    second = other.sit(table, 0)
    first.until(lambda: first.decision is not None)
    second.until(lambda: second.decision is not None)
    assert second.view == first.view
    assert second.act(second.actions[0])["type"] == "update"
    first.until(lambda: first.version >= second.version)  # the first device plays on as well
    devices = ann.get("/api/me/identity")["devices"]
    assert len(devices) == 2
    assert [device["this"] for device in devices].count(True) == 1


def test_a_device_that_is_signed_out_loses_the_seat_at_once(server: Server) -> None:
    ann = server.guest("Ann Signs Out")
    lost = by_link(server, ann)
    table = ann.make("duel", [me("Hoax"), me("Vulca")])["id"]
    line = lost.sit(table, 0)
    (device,) = [one["id"] for one in ann.get("/api/me/identity")["devices"] if not one["this"]]
    assert ann.ask("DELETE", f"/api/me/devices/{device}").status_code == 204
    assert closing_code(line) == 1013
    assert lost.get("/api/me")["id"] != ann.id
    assert ann.get("/api/me")["id"] == ann.id
    ann.sit(table, 0).close()
    assert code_of(ann, "DELETE", f"/api/me/devices/{device}") == "not-found"
    stranger = server.guest()
    (own,) = [one["id"] for one in ann.get("/api/me/identity")["devices"]]
    assert code_of(stranger, "DELETE", f"/api/me/devices/{own}") == "not-found"


def test_a_lost_device_leaves_no_way_back(server: Server) -> None:
    ann = server.guest("Ann Loses")
    table = ann.make("duel", [me("Hoax"), bot("novice", "Vulca")])["id"]
    lost = by_phrase(server, ann)
    link = lost.post("/api/me/links")["code"]
    key = lost.post(f"/api/tables/{table}/seats/0/key")["key"]
    (device,) = [one["id"] for one in ann.get("/api/me/identity")["devices"] if not one["this"]]
    ann.ask("DELETE", f"/api/me/devices/{device}")
    thief = server.guest()
    assert code_of(thief, "POST", f"/api/links/{link}", {}) == "not-found"
    assert code_of(thief, "POST", f"/api/keys/{key}") == "not-found"


def test_a_device_that_came_by_a_link_cannot_shut_the_owner_out(server: Server) -> None:
    ann = server.guest("Ann Owns")
    table = ann.make("duel", [me("Hoax"), bot("novice", "Vulca")])["id"]
    club = ann.post("/api/clubs", {"name": "Mine"})
    borrowed = by_link(server, ann)
    (owner,) = [one["id"] for one in borrowed.get("/api/me/identity")["devices"] if not one["this"]]
    for method, path in (
        *(("POST", "/api/me/phrase"), ("POST", "/api/me/sessions"), ("DELETE", "/api/me")),
        ("DELETE", f"/api/me/devices/{owner}"),
        ("POST", f"/api/tables/{table}/seats/0/key"),
        ("DELETE", f"/api/clubs/{club['id']}/members/{club['members'][0]['number']}"),
    ):
        assert code_of(borrowed, method, path) == "forbidden"
    made = Authenticator(server.url).create(asked(borrowed, "/api/me/passkeys/question"))
    assert code_of(borrowed, "POST", "/api/me/passkeys", {"credential": made}) == "forbidden"
    assert borrowed.ask("PUT", "/api/me", {"name": "Ann Elsewhere"}).status_code == 200  # nobody owns it yet
    ann.put("/api/me", {"name": "Ann Owns"})
    ann.post("/api/me/phrase")  # the owner can
    # Nor can it give away the name that she has kept, so that somebody else keeps it.
    assert code_of(borrowed, "PUT", "/api/me", {"name": "Ann Elsewhere"}) == "forbidden"
    ann.put("/api/me", {"name": "Ann Owns More"})


def test_nobody_comes_back_on_devices_without_end(server: Server) -> None:
    ann = server.guest("Ann Returns")
    wish = ann.post("/api/me/phrase")
    answers = [server.guest().ask("POST", "/api/phrases", wish).status_code for _ in range(62)]
    assert (set(answers[:60]), answers[-1]) == ({200}, 429)


def test_void_cookies_stay_void_when_all_is_deleted(server: Server) -> None:
    ann = server.guest("Ann Ends")
    other = by_phrase(server, ann)
    assert ann.ask("DELETE", "/api/me").status_code == 204
    server.guest("Somebody Else").ask("POST", "/api/me/sessions")  # all processes read the cookies anew
    assert other.get("/api/me")["id"] != ann.id


def test_a_new_phrase_replaces_the_lost_one(server: Server) -> None:
    ann = server.guest("Ann Forgets")
    old = ann.post("/api/me/phrase")["phrase"]
    new = ann.post("/api/me/phrase")["phrase"]
    other = server.guest()
    assert code_of(other, "POST", "/api/phrases", {"phrase": old}) == "not-found"
    assert other.post("/api/phrases", {"phrase": new})["id"] == ann.id


def test_nobody_loses_a_seat_unasked(server: Server) -> None:
    ann, ben = server.guest("Ann Stays"), server.guest("Ben Plays")
    ben.make("duel", [me("Hoax"), bot("novice", "Vulca")])
    phrase = ann.post("/api/me/phrase")["phrase"]
    assert code_of(ben, "POST", "/api/phrases", {"phrase": phrase}) == "confirm"
    code = ann.post("/api/me/links")["code"]
    assert code_of(ben, "POST", f"/api/links/{code}", {}) == "confirm"
    assert ben.get("/api/me")["name"] == "Ben Plays"
    assert ben.post(f"/api/links/{code}", {"sure": True})["id"] == ann.id  # the link is still good


# --- passkeys that are refused ----------------------------------------------------------------------------


def asked(guest: Guest, path: str) -> dict[str, Any]:
    options: dict[str, Any] = json.loads(guest.post(path)["options"])
    return options


def test_passkeys_of_others_are_refused(server: Server) -> None:
    ann, thief = server.guest("Ann Keys"), server.guest("Thief Keys")
    own = Authenticator(server.url)
    ann.post("/api/me/passkeys", {"credential": own.create(asked(ann, "/api/me/passkeys/question"))})
    question = asked(thief, "/api/passkeys/question")
    answer = own.get(question)
    forged = Authenticator(server.url)
    forged.id = own.id  # says that it is hers, but has another secret
    bare = {**json.loads(answer), "response": {}}
    odd = ("", "[]", "{", "[" * 9000, json.dumps(bare), '{"response": {"clientDataJSON": "!"}}')
    for wrong in (forged.get(question), *odd):
        assert code_of(thief, "POST", "/api/passkeys", {"credential": wrong}) == "not-possible"
    used = own.get(asked(thief, "/api/passkeys/question"))
    assert thief.post("/api/passkeys", {"credential": used})["id"] == ann.id
    again = server.guest()
    assert code_of(again, "POST", "/api/passkeys", {"credential": used}) == "not-possible"  # it was good once
    elsewhere = Authenticator("http://evil.example")
    elsewhere.id, elsewhere.secret = own.id, own.secret
    lured = elsewhere.get(asked(again, "/api/passkeys/question"))
    assert code_of(again, "POST", "/api/passkeys", {"credential": lured}) == "not-possible"
    nobody = Authenticator(server.url)
    stranger = nobody.get(asked(again, "/api/passkeys/question"))
    assert code_of(again, "POST", "/api/passkeys", {"credential": stranger}) == "not-found"


def test_a_question_is_for_one_guest(server: Server) -> None:
    ann, thief = server.guest("Ann Asks"), server.guest("Thief Asks")
    made = Authenticator(server.url).create(asked(ann, "/api/me/passkeys/question"))
    assert code_of(thief, "POST", "/api/me/passkeys", {"credential": made}) == "not-possible"


def test_a_dropped_passkey_opens_nothing(server: Server) -> None:
    ann = server.guest("Ann Drops")
    own = Authenticator(server.url)
    known = ann.post("/api/me/passkeys", {"credential": own.create(asked(ann, "/api/me/passkeys/question"))})
    assert ann.ask("DELETE", f"/api/me/passkeys/{known['passkeys'][0]['id']}").status_code == 204
    other = server.guest()
    answer = own.get(asked(other, "/api/passkeys/question"))
    assert code_of(other, "POST", "/api/passkeys", {"credential": answer}) == "not-found"
    assert ann.get("/api/me/identity")["kept"] is False  # nothing leads back to the name


def test_trying_phrases_is_limited(tmp_path: Any) -> None:
    with Server(tmp_path, address_tries=5) as server:
        guest = server.guest()
        codes = [code_of(guest, "POST", "/api/phrases", {"phrase": new_phrase()}) for _ in range(7)]
        assert codes == ["not-found"] * 5 + ["too-fast"] * 2


def test_wrong_phrases_of_a_neighbour_shut_nobody_out(tmp_path: Any) -> None:
    """Somebody behind the same address tries phrases until he is stopped: the phrases, links and passkeys of
    everybody else there are as good as before."""
    with Server(tmp_path, address_tries=5) as server:
        ann, own = server.guest("Ann Inside"), Authenticator(server.url)
        phrase = ann.post("/api/me/phrase")["phrase"]
        attacker = server.guest()
        codes = [code_of(attacker, "POST", "/api/phrases", {"phrase": new_phrase()}) for _ in range(7)]
        assert codes[-1] == "too-fast"
        assert server.guest().post("/api/phrases", {"phrase": phrase})["id"] == ann.id
        assert by_link(server, ann).get("/api/me")["id"] == ann.id
        made = own.create(asked(ann, "/api/me/passkeys/question"))
        ann.post("/api/me/passkeys", {"credential": made})
        other = server.guest()
        answer = own.get(asked(other, "/api/passkeys/question"))
        assert other.post("/api/passkeys", {"credential": answer})["id"] == ann.id


def test_links_are_limited_by_guest(tmp_path: Any) -> None:
    with Server(tmp_path, guest_tickets=3) as server:
        ann, ben = server.guest("Ann Links"), server.guest("Ben Links")
        for _ in range(3):
            ann.post("/api/me/links")
        assert code_of(ann, "POST", "/api/me/links") == "too-fast"
        assert code_of(ann, "POST", "/api/me/passkeys/question") == "too-fast"
        ben.post("/api/me/links")
