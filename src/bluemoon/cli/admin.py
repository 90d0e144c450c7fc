"""The subcommands `bluemoon admin …` for whoever runs a server (docs/hosting.md). They work on its database,
and the running processes follow at once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from rich.console import Console

from bluemoon.errors import BluemoonError, OperatorError

if TYPE_CHECKING:
    from bluemoon.server.settings import Settings
    from bluemoon.server.storage.store import Store

admin_app = typer.Typer(no_args_is_help=True, help="Look after a server: backups, tables, people, upgrades.")
sessions_app = typer.Typer(no_args_is_help=True, help="Where guests are known: their cookies.")
secret_app = typer.Typer(no_args_is_help=True, help="The secret that signs the cookies.")
admin_app.add_typer(sessions_app, name="sessions")
admin_app.add_typer(secret_app, name="secret")

Database = Annotated[
    str | None, typer.Option("--database", help="as for `bluemoon serve`; default: BLUEMOON_DATABASE")
]
Json = Annotated[bool, typer.Option("--json", help="as JSON")]
Force = Annotated[bool, typer.Option("--force", help="even if something is there already")]
Guest = Annotated[str, typer.Argument(help="a guest's id (`bluemoon admin guests NAME` finds it)")]
Table = Annotated[str, typer.Argument(help="a table's id, as in its address")]
T = TypeVar("T")
ANY_ID = {"ignore_unknown_options": True}  # an id may begin with '-'
TIMES = ("at", "created", "changed", "seen", "settled", "until", "started")


def _fail(text: str) -> typer.Exit:
    Console(stderr=True).print(f"bluemoon: {text}", markup=False, highlight=False, soft_wrap=True)
    return typer.Exit(2)


def _settings(database: str | None) -> Settings:
    from bluemoon.server.logs import set_up
    from bluemoon.server.settings import Settings

    set_up("warning")
    return Settings.load(database=database)


def _done(work: Callable[[], T]) -> T:
    """Do something; what goes wrong is printed, and the status is 2 then."""
    try:
        return work()
    except BluemoonError as wrong:
        raise _fail(str(wrong)) from wrong


def _in_database(database: str | None, work: Callable[[Store, Settings], Awaitable[T]]) -> T:
    """Do something with the database."""

    async def go() -> T:
        from bluemoon.server.operations.opening import opened

        settings = _settings(database)
        async with opened(settings) as store:
            return await work(store, settings)

    return _done(lambda: asyncio.run(go()))


def _show(as_json: bool, data: Any, text: str) -> None:
    typer.echo(json.dumps(data, indent=1, ensure_ascii=False) if as_json else text)


def _rows(rows: list[dict[str, Any]], columns: tuple[str, ...], empty: str) -> str:
    """Rows as columns of text; times as people read them."""
    if not rows:
        return empty
    lines = [columns, *(tuple(_cell(name, row[name]) for name in columns) for row in rows)]
    widths = [max(len(line[number]) for line in lines) for number in range(len(columns))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths)).rstrip() for line in lines
    )


def _cell(name: str, value: Any) -> str:
    if value is None:
        return "-"
    if name in TIMES:
        return datetime.fromtimestamp(value / 1000, UTC).strftime("%Y-%m-%d %H:%M")
    return str(value)


# --- how it is --------------------------------------------------------------------------------------------


@admin_app.command()
def status(database: Database = None, as_json: Json = False) -> None:
    """The running processes, and how many tables, guests and open reports there are."""

    async def work(store: Store, _settings: Settings) -> dict[str, Any]:
        from bluemoon.server.operations.opening import figures, running

        return {"processes": await running(store), **await figures(store)}

    found = _in_database(database, work)
    columns = ("id", "name", "version", "state", "started", "seconds_ago")
    lines = [_rows(found["processes"], columns, "no process is running"), ""]
    lines += [f"{name.replace('_', ' ')}: {found[name]}" for name in found if name != "processes"]
    _show(as_json, found, "\n".join(lines))


@admin_app.command()
def drain(
    process: Annotated[str, typer.Argument(help="its id or name, as `status` shows it; none: all")] = "",
    database: Database = None,
    as_json: Json = False,
) -> None:
    """Let a process take no more tables, hand its bots over and send its players to others. It runs on until
    it is stopped; stopping it by SIGTERM does the same first."""
    _order("drain", process, database, as_json)


@admin_app.command()
def resume(
    process: Annotated[str, typer.Argument(help="its id or name; none: all")] = "",
    database: Database = None,
    as_json: Json = False,
) -> None:
    """Let a drained process serve again."""
    _order("resume", process, database, as_json)


def _order(kind: Any, process: str, database: str | None, as_json: bool) -> None:
    async def work(store: Store, _settings: Settings) -> list[str]:
        from bluemoon.server.operations.opening import running
        from bluemoon.server.operations.orders import give

        found = await running(store)
        meant = [row["id"] for row in found if process in ("", row["id"], row["name"])]
        if not meant:
            raise OperatorError(f"there is no process '{process}'" if process else "no process is running")
        await give(store, kind, process)
        return meant

    told = _in_database(database, work)
    _show(as_json, {"told": told}, f"told {', '.join(told)}")


# --- backup -----------------------------------------------------------------------------------------------


@admin_app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="where to write it")],
    database: Database = None,
    force: Force = False,
    as_json: Json = False,
) -> None:
    """Write a backup of the database, and the secret of the cookies beside it; the server may run."""
    from bluemoon.server.operations.backup import back_up
    from bluemoon.server.people.secret import save_beside, secret_file

    settings = _settings(database)
    size = _done(lambda: back_up(settings.database, file, force))
    _done(lambda: save_beside(secret_file(settings), file))
    _show(as_json, {"file": str(file), "bytes": size}, f"{file}: {size:,} bytes")


@admin_app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="a backup")],
    database: Database = None,
    force: Force = False,
    as_json: Json = False,
) -> None:
    """Put a backup in the place of the database; no server may run."""
    from bluemoon.server.operations.backup import restore as put_back
    from bluemoon.server.people.secret import secret_file, take_back

    settings = _settings(database)
    kept = _done(lambda: put_back(settings.database, file, force))
    _done(lambda: take_back(secret_file(settings), file))
    beside = f"; what was there before is {kept}" if kept else ""
    _show(as_json, {"file": str(file), "kept": kept and str(kept)}, f"restored from {file}{beside}")


@admin_app.command("move")
def move_database(
    target: Annotated[str, typer.Argument(help="the new database: postgresql://…, or sqlite:///FILE; empty")],
    database: Database = None,
    as_json: Json = False,
) -> None:
    """Copy everything into another database, for instance from SQLite to PostgreSQL; no server may run."""
    from dataclasses import replace

    from bluemoon.server.operations.moving import move
    from bluemoon.server.people.secret import copy_to, secret_file

    settings = _settings(database)
    found = _done(lambda: asyncio.run(move(settings, target)))
    old, new = secret_file(settings), secret_file(replace(settings, database=target))
    _done(lambda: copy_to(old, new))
    lines = [f"{name}: {number:,} rows" for name, number in found.items() if number]
    lines.append(f"the secret of the cookies is in {new.resolve()}")
    _show(as_json, {"rows": found, "secret": str(new)}, "\n".join(lines))


# --- tables -----------------------------------------------------------------------------------------------


@admin_app.command("table", context_settings=ANY_ID)
def show_table(table: Table, database: Database = None, as_json: Json = False) -> None:
    """A table: who sits there, and how it stands. Never a card."""

    async def work(store: Store, _settings: Settings) -> dict[str, Any]:
        from bluemoon.server.operations.moderation import table_facts

        return await table_facts(store, table)

    found = _in_database(database, work)
    lines = [f"{name}: {_cell(name, value)}" for name, value in found.items() if name != "seats"]
    lines += ["", _rows(found["seats"], ("seat", "kind", "name", "guest"), "")]
    _show(as_json, found, "\n".join(lines))


@admin_app.command(context_settings=ANY_ID)
def close(
    table: Table,
    winner: Annotated[int | None, typer.Option(help="the seat that wins (a tournament needs one)")] = None,
    database: Database = None,
    as_json: Json = False,
) -> None:
    """End a table at once, for everybody; it is listed no more."""

    async def work(store: Store, settings: Settings) -> bool:
        from bluemoon.server.operations.closing import close_table

        return await close_table(store, settings, table, winner)

    whole = _in_database(database, work)
    text = f"table {table} is closed" if whole else f"table {table} does not open any more; it counts as over"
    _show(as_json, {"table": table, "told": whole}, text)


# --- people -----------------------------------------------------------------------------------------------


@admin_app.command("guests")
def find_guests(
    name: Annotated[str, typer.Argument(help="a part of the name, or an id")] = "",
    database: Database = None,
    as_json: Json = False,
) -> None:
    """Guests by name, those who were here last first (50 at most)."""

    async def work(store: Store, _settings: Settings) -> list[dict[str, Any]]:
        from bluemoon.server.operations import moderation

        return await moderation.find_guests(store, name)

    found = _in_database(database, work)
    _show(as_json, found, _rows(found, ("id", "name", "created", "seen"), "nobody"))


@admin_app.command()
def rename(
    guest: Guest,
    name: Annotated[str, typer.Argument(help="what he is called from now on")],
    database: Database = None,
    as_json: Json = False,
) -> None:
    """Give a guest another name, at all his tables, too."""

    async def work(store: Store, _settings: Settings) -> int:
        from bluemoon.server.operations.moderation import rename_guest

        return await rename_guest(store, guest, name)

    tables = _in_database(database, work)
    _show(as_json, {"guest": guest, "tables": tables}, f"{guest} is called {name} now, at {tables} tables")


@admin_app.command()
def ban(
    what: Annotated[str, typer.Argument(help="a guest's id, an address or a network (203.0.113.0/24)")],
    why: Annotated[str, typer.Option(help="for your own records")] = "",
    days: Annotated[float | None, typer.Option(help="for so many days; otherwise for ever")] = None,
    database: Database = None,
    force: Annotated[bool, typer.Option("--force", help="even if that hits everybody")] = False,
    as_json: Json = False,
) -> None:
    """Ban a guest (who may look but not play) or an address (which gets nothing of the API)."""

    async def work(store: Store, settings: Settings) -> dict[str, Any]:
        from bluemoon.server.clock import now_ms
        from bluemoon.server.operations.orders import give
        from bluemoon.server.people import bans

        if not force:
            bans.demand_harmless(what, settings.trusted_proxies)
        until = None if days is None else now_ms() + int(days * 24 * 3600 * 1000)
        row = await bans.ban(store, what, why, until)
        await give(store, "guest" if row["kind"] == "guest" else "bans", row["what"])
        return row

    row = _in_database(database, work)
    _show(as_json, row, f"{row['kind']} {row['what']} is banned")


@admin_app.command()
def unban(
    what: Annotated[str, typer.Argument(help="as it was banned")],
    database: Database = None,
    as_json: Json = False,
) -> None:
    """End a ban."""

    async def work(store: Store, _settings: Settings) -> None:
        from bluemoon.server.operations.orders import give
        from bluemoon.server.people import bans

        await bans.unban(store, what)
        await give(store, "bans")

    _in_database(database, work)
    _show(as_json, {"what": what}, f"{what} is not banned any more")


@admin_app.command("ratings")
def compute_ratings(
    repair: Annotated[bool, typer.Option("--repair", help="store what is different")] = False,
    database: Database = None,
    as_json: Json = False,
) -> None:
    """Compute all ratings anew from the journals, and compare them with those that are stored."""

    async def work(store: Store, _settings: Settings) -> dict[str, int]:
        import msgspec

        from bluemoon.server.ratings.booking import recompute

        found: dict[str, int] = msgspec.to_builtins(await recompute(store, repair))
        return found

    done = _in_database(database, work)
    text = (
        f"{done['games']} games, {done['journals']} of them from journals; {done['differences']} differences"
    )
    _show(as_json, done, text)
    if done["differences"] and not repair:
        raise typer.Exit(1)


@admin_app.command("bans")
def all_bans(database: Database = None, as_json: Json = False) -> None:
    """Who is banned."""

    async def work(store: Store, _settings: Settings) -> list[dict[str, Any]]:
        from bluemoon.server.people import bans

        return await bans.banned(store)

    found = _in_database(database, work)
    _show(as_json, found, _rows(found, ("kind", "what", "created", "until", "why"), "nobody is banned"))


@admin_app.command("delete-guest")
def delete_guest(guest: Guest, database: Database = None, as_json: Json = False) -> None:
    """Delete all data of a guest. His opponents keep their games, without his name."""

    async def work(store: Store, settings: Settings) -> Any:
        import msgspec

        from bluemoon.server.operations.forgetting import forget_guest

        return msgspec.to_builtins(await forget_guest(store, settings, guest))

    done = _in_database(database, work)
    text = (
        f"{guest} is deleted: {done['given_up']} games given up, {done['decks']} decks;"
        f" the name is gone from {done['tables']} tables and {done['tournaments']} tournaments"
    )
    _show(as_json, done, text)


@admin_app.command("export-guest")
def export_guest(guest: Guest, database: Database = None) -> None:
    """All data of a guest, as JSON: what his own page gives him, too."""

    async def work(store: Store, _settings: Settings) -> bytes:
        import msgspec

        from bluemoon.server.operations.export import data_of

        return msgspec.json.format(msgspec.json.encode(await data_of(store, guest)), indent=1)

    typer.echo(_in_database(database, work).decode())


# --- reports ----------------------------------------------------------------------------------------------


@admin_app.command()
def reports(
    everything: Annotated[bool, typer.Option("--all", help="those that are settled, too")] = False,
    database: Database = None,
    as_json: Json = False,
) -> None:
    """What players report about others."""

    async def work(store: Store, _settings: Settings) -> list[dict[str, Any]]:
        from bluemoon.server.operations.moderation import reported

        return await reported(store, everything)

    found = _in_database(database, work)
    columns = ("id", "created", "table", "seat", "guest", "reporter", "settled", "why", "note", "said")
    _show(as_json, found, _rows(found, columns, "no reports"))


@admin_app.command()
def settle(
    number: Annotated[int, typer.Argument(help="of the report")],
    note: Annotated[str, typer.Option(help="what came of it")] = "",
    database: Database = None,
    as_json: Json = False,
) -> None:
    """Note that a report was looked after."""

    async def work(store: Store, _settings: Settings) -> None:
        from bluemoon.server.operations import moderation

        await moderation.settle(store, number, note)

    _in_database(database, work)
    _show(as_json, {"id": number, "note": note}, f"report {number} is settled")


@admin_app.command()
def said(
    table: Annotated[str, typer.Argument(help="its id")],
    database: Database = None,
    as_json: Json = False,
) -> None:
    """What players said to each other at a table, the newest last."""

    async def work(store: Store, _settings: Settings) -> list[dict[str, Any]]:
        from bluemoon.server.meeting.talking import last_lines

        return await last_lines(store, table, 1000)

    found = _in_database(database, work)
    _show(as_json, found, _rows(found, ("at", "seat", "guest", "phrase", "text"), "nothing was said"))


# --- retention --------------------------------------------------------------------------------------------


@admin_app.command()
def retention(
    older_than: Annotated[float, typer.Option(help="days since something was last changed or somebody came")],
    running_older_than: Annotated[
        float | None, typer.Option(help="delete running games, too, if nobody moved for so many days")
    ] = None,
    yes: Annotated[bool, typer.Option("--yes", help="delete; otherwise it is only counted")] = False,
    database: Database = None,
    as_json: Json = False,
) -> None:
    """Delete old tables, tournaments, keys and guests; without --yes it says how many there are."""
    if older_than < 1 or (running_older_than is not None and running_older_than < 1):
        raise _fail("at least one day")

    async def work(store: Store, _settings: Settings) -> Any:
        import msgspec

        from bluemoon.server.operations.retention import age, count_old, delete_old

        act = delete_old if yes else count_old
        return msgspec.to_builtins(await act(store, age(older_than, running_older_than)))

    found = _in_database(database, work)
    lines = [f"{name}: {number}" for name, number in found.items()]
    last = "deleted" if yes else "nothing is deleted yet: --yes does it"
    _show(as_json, {"deleted": yes, **found}, "\n".join([*lines, last]))


# --- cookies ----------------------------------------------------------------------------------------------


@sessions_app.command("end")
def end_sessions(guest: Guest, database: Database = None, as_json: Json = False) -> None:
    """Make a guest's cookie void on all devices. He becomes a stranger: there is no password to come back by.
    (A guest himself can end all other sessions on the page /privacy.)"""

    async def work(store: Store, _settings: Settings) -> None:
        from bluemoon.server.operations.orders import give
        from bluemoon.server.people import cookies

        await cookies.end_sessions(store, guest)
        await give(store, "sessions", guest)

    _in_database(database, work)
    _show(as_json, {"guest": guest}, f"the sessions of {guest} are ended")


@secret_app.command("rotate")
def rotate_secret(
    drop_old: Annotated[
        bool, typer.Option("--drop-old", help="cookies of older secrets are void: everybody begins anew")
    ] = False,
    database: Database = None,
    as_json: Json = False,
) -> None:
    """Sign cookies with a new secret. Older ones stay good, and are replaced when their guests come."""

    async def work(store: Store, settings: Settings) -> int:
        from bluemoon.server.operations.orders import give
        from bluemoon.server.people.secret import rotate, secret_file

        good = rotate(secret_file(settings), drop_old)
        await give(store, "sessions" if drop_old else "secret")
        return good

    good = _in_database(database, work)
    _show(as_json, {"secrets": good}, f"cookies have a new secret; {good - 1} older ones are still good")
