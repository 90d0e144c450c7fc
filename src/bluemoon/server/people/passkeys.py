"""Passkeys: an identity is kept by a key that the person's device or password manager holds (WebAuthn).

What a device has to sign is a ticket (`tickets.py`), so that every answer is good once. The key belongs to
the host name under which the page is reached."""

from __future__ import annotations

import hashlib
import json
from typing import Final, NamedTuple

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)

from bluemoon.messages import ServerCode
from bluemoon.server.clock import now_ms
from bluemoon.server.people.tickets import new_ticket, used
from bluemoon.server.storage.appends import Row
from bluemoon.server.storage.schema import passkeys
from bluemoon.server.storage.store import Store
from bluemoon.server.tables.journal import Refused

MOST: Final = 20  # passkeys of one guest
# The library lets some errors of nonsense through.
NONSENSE: Final = (WebAuthnException, ValueError, TypeError, KeyError, AttributeError, IndexError)


class Site(NamedTuple):
    """Where the page is reached: the host that keys belong to, and the origin as browsers write it."""

    host: str
    origin: str


async def registration(store: Store, site: Site, guest: str, name: str) -> str:
    """What a browser needs to make a new passkey for a guest."""
    known = await passkeys_of(store, guest)
    if len(known) >= MOST:
        raise Refused("too-many", ServerCode.TOO_MANY_PASSKEYS, n=MOST)
    ticket = await new_ticket(store, "new passkey", guest)
    options = generate_registration_options(
        rp_id=site.host,
        rp_name="Bluemoon",
        user_name=name,
        user_id=bytes.fromhex(guest),
        challenge=ticket.encode(),
        authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
        exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(row["key"])) for row in known],
    )
    return options_to_json(options)


async def add_passkey(store: Store, site: Site, guest: str, credential: str, name: str) -> None:
    """Store a new passkey, as the browser made it; raises Refused if it is not what was asked for."""
    ticket = _ticket_in(credential)
    if not await used(store, "new passkey", ticket, guest):
        raise Refused("not-possible", ServerCode.PASSKEY_LATE)
    try:
        made = verify_registration_response(
            credential=credential,
            expected_challenge=ticket.encode(),
            expected_rp_id=site.host,
            expected_origin=site.origin,
        )
    except NONSENSE as wrong:
        raise Refused("not-possible", ServerCode.WRONG_PASSKEY) from wrong
    row = {
        "id": _id(made.credential_id),
        "guest": guest,
        "key": bytes_to_base64url(made.credential_id),
        "public": bytes_to_base64url(made.credential_public_key),
        "uses": made.sign_count,
        "name": name,
        "created": now_ms(),
        "seen": now_ms(),
    }
    try:
        async with store.writing() as connection:
            await connection.execute(insert(passkeys).values(row))
    except IntegrityError as wrong:
        raise Refused("not-possible", ServerCode.WRONG_PASSKEY) from wrong


async def question(store: Store, site: Site) -> str:
    """What a browser needs to ask somebody for a passkey, whoever it is."""
    ticket = await new_ticket(store, "passkey", None)
    options = generate_authentication_options(rp_id=site.host, challenge=ticket.encode())
    return options_to_json(options)


async def guest_of_passkey(store: Store, site: Site, credential: str) -> str:
    """The guest of the passkey that has signed; raises Refused if it is nobody's."""
    ticket = _ticket_in(credential)
    if not await used(store, "passkey", ticket):
        raise Refused("not-possible", ServerCode.PASSKEY_LATE)
    try:
        ident = _id(base64url_to_bytes(str(json.loads(credential)["rawId"])))
        row = await _passkey(store, ident)
        if row is None:
            raise Refused("not-found", ServerCode.UNKNOWN_PASSKEY)
        signed = verify_authentication_response(
            credential=credential,
            expected_challenge=ticket.encode(),
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(row["public"]),
            credential_current_sign_count=row["uses"],
        )
    except NONSENSE as wrong:
        raise Refused("not-possible", ServerCode.WRONG_PASSKEY) from wrong
    async with store.writing() as connection:
        own = update(passkeys).where(passkeys.c.id == ident)
        await connection.execute(own.values(uses=signed.new_sign_count, seen=now_ms()))
    return str(row["guest"])


async def passkeys_of(store: Store, guest: str) -> list[Row]:
    """The passkeys of a guest, the oldest first."""
    own = select(passkeys).where(passkeys.c.guest == guest).order_by(passkeys.c.created, passkeys.c.id)
    async with store.reading() as connection:
        return [dict(row) for row in (await connection.execute(own)).mappings()]


async def drop_passkey(store: Store, guest: str, passkey: str) -> None:
    """Forget a passkey of a guest."""
    own = passkeys.c.id == passkey, passkeys.c.guest == guest
    async with store.writing() as connection:
        if not (await connection.execute(delete(passkeys).where(*own))).rowcount:
            raise Refused("not-found", ServerCode.UNKNOWN_PASSKEY)


async def _passkey(store: Store, ident: str) -> Row | None:
    async with store.reading() as connection:
        found = await connection.execute(select(passkeys).where(passkeys.c.id == ident))
        row = found.mappings().first()
    return None if row is None else dict(row)


def _ticket_in(credential: str) -> str:
    """The ticket that a browser says it has signed; whether it did is found out later."""
    try:
        answer = json.loads(credential)["response"]
        told = json.loads(base64url_to_bytes(str(answer["clientDataJSON"])))
        return base64url_to_bytes(str(told["challenge"])).decode("ascii")
    except (*NONSENSE, RecursionError) as wrong:
        raise Refused("not-possible", ServerCode.WRONG_PASSKEY) from wrong


def _id(credential: bytes) -> str:
    """Our short name of a passkey; its own may have a thousand bytes."""
    return hashlib.sha256(credential).hexdigest()
