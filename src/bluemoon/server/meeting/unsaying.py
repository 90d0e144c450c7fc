"""Taking out what somebody said who is forgotten: at tables, and in what went with reports."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bluemoon.server.storage.schema import reports, talk


async def unsay(connection: AsyncConnection, guest: str) -> None:
    """Delete everything that a guest said."""
    await connection.execute(delete(talk).where(talk.c.guest == guest))
    query = select(reports.c.id, reports.c.said).where(reports.c.said.contains(f'"guest":"{guest}"'))
    for number, said in (await connection.execute(query)).all():
        rest = [line for line in msgspec.json.decode(said) if line["guest"] != guest]
        kept = msgspec.json.encode(rest).decode() if rest else None
        await connection.execute(update(reports).where(reports.c.id == number).values(said=kept))
