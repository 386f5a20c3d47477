"""The event log and what belongs to it: every write is one transaction, and only one writer wins a ply."""

import logging
from collections.abc import Sequence
from typing import NamedTuple

import sqlalchemy as sa
from msgspec.structs import asdict
from sqlalchemy.ext.asyncio import AsyncConnection

from heckmeck.server.errors import Denied, LostRace
from heckmeck.server.store.database import Database
from heckmeck.server.store.group_commit import Append, GroupCommit
from heckmeck.server.store.rows import LoggedStep, Seat, Seats, StoredTable, TableRow
from heckmeck.server.store.schema import newest_ply, seats, steps, tables

log = logging.getLogger("heckmeck.event_log")


class News(NamedTuple):
    """What the log has beyond what somebody knew; `seats` where the row is newer.

    `lost`: the log is not the one that they knew, and `steps` are all that it has.
    """

    row: TableRow
    seats: Seats | None
    steps: list[LoggedStep]
    lost: bool


class EventLog:
    """Reads and writes tables. Nothing here knows the rules."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._group = GroupCommit(database)

    # Reading

    async def read(self, table_id: str) -> StoredTable:
        """Return a table with all its steps."""
        async with self.database.read() as connection:
            row, sitting = await read_row(connection, table_id), await read_seats(connection, table_id)
            return StoredTable(row, sitting, await read_steps(connection, table_id, 0))

    async def news(self, table_id: str, version: int, known: LoggedStep | None) -> News:
        """Return what is newer than a version of a table and a step of its game."""
        async with self.database.read() as connection:
            row = await read_row(connection, table_id)
            found = await read_steps(connection, table_id, known.ply - 1 if known else 0)
            lost = known is not None and found[:1] != [known]
            if lost:
                log.warning("log lost steps", extra={"table": table_id, "ply": known and known.ply})
                found = await read_steps(connection, table_id, 0)
            elif known is not None:
                del found[0]
            newer = lost or row.version > version
            return News(row, await read_seats(connection, table_id) if newer else None, found, lost)

    async def newest(self, ids: Sequence[str]) -> dict[str, tuple[int, int]]:
        """Return version and newest ply of these tables."""
        query = sa.select(tables.c.id, tables.c.version, newest_ply()).where(tables.c.id.in_(ids))
        async with self.database.read() as connection:
            return {row[0]: (row[1], row[2]) for row in await connection.execute(query)}

    async def ids(self, condition: sa.ColumnElement[bool], most: int) -> list[str]:
        """Return the tables for which something holds, the last touched first."""
        query = sa.select(tables.c.id).where(condition).order_by(tables.c.touched.desc()).limit(most)
        async with self.database.read() as connection:
            return list((await connection.scalars(query)).all())

    # Writing

    async def append(
        self,
        table_id: str,
        version: int,
        new: Sequence[LoggedStep],
        now: float,
        due: float | None,
        over: bool,
    ) -> None:
        """Append steps in one transaction; LostRace, and nothing written, where the table is not as it was."""
        await self._group.append(Append(table_id, version, new, now, due, over))

    async def create(self, new: StoredTable) -> None:
        async with self.database.write() as connection:
            await write_table(connection, new)

    async def change(self, known: StoredTable, new: StoredTable, also: StoredTable | None = None) -> None:
        """Write a newer row, seats and first steps; LostRace where the table is not as known.

        `also` is a further table made in the same transaction: that of a rematch.
        """
        this = tables.c.id == known.row.id
        as_known = sa.and_(this, tables.c.version == known.row.version, newest_ply() == len(known.steps))
        before, after = asdict(known.row), asdict(new.row)
        changed = {name: value for name, value in after.items() if value != before[name] or name == "due"}
        async with self.database.write() as connection:
            await connection.execute(
                sa.select(tables.c.id).where(this).with_for_update()
            )  # then look how far it is
            if (await connection.execute(tables.update().where(as_known).values(changed))).rowcount != 1:
                raise LostRace
            if new.seats != known.seats:
                await connection.execute(seats.delete().where(seats.c.table == known.row.id))
                await write_seats(connection, known.row.id, new.seats)
            await write_steps(connection, known.row.id, new.steps)
            if also is not None:
                await write_table(connection, also)

    async def lay_aside(self, table_id: str) -> None:
        """Nothing is due at a damaged table, until somebody mends it."""
        async with self.database.write() as connection:
            await connection.execute(tables.update().where(tables.c.id == table_id).values(due=None))

    async def archive(self, condition: sa.ColumnElement[bool]) -> int:
        """Close tables that nobody touches; their records stay."""
        change = (
            tables.update().where(condition).values(status="archived", due=None, version=tables.c.version + 1)
        )
        async with self.database.write() as connection:
            return int((await connection.execute(change)).rowcount)


async def read_row(connection: AsyncConnection, table_id: str) -> TableRow:
    row = (await connection.execute(tables.select().where(tables.c.id == table_id))).mappings().first()
    if row is None:
        raise Denied(404, "no-such-table")
    return TableRow(**row)


async def read_seats(connection: AsyncConnection, table_id: str) -> Seats:
    query = sa.select(*(seats.c[name] for name in Seat.__struct_fields__)).where(seats.c.table == table_id)
    return tuple(Seat(*row) for row in await connection.execute(query.order_by(seats.c.seat)))


async def read_steps(connection: AsyncConnection, table_id: str, after: int) -> list[LoggedStep]:
    columns = (steps.c.ply, steps.c.move, steps.c.by, steps.c.at)
    query = sa.select(*columns).where(steps.c.table == table_id, steps.c.ply > after).order_by(steps.c.ply)
    return [LoggedStep(*row) for row in await connection.execute(query)]


async def write_table(connection: AsyncConnection, new: StoredTable) -> None:
    await connection.execute(tables.insert().values(asdict(new.row)))
    await write_seats(connection, new.row.id, new.seats)
    await write_steps(connection, new.row.id, new.steps)


async def write_seats(connection: AsyncConnection, table_id: str, sitting: Seats) -> None:
    if sitting:
        rows = [{"table": table_id, "seat": number, **asdict(seat)} for number, seat in enumerate(sitting)]
        await connection.execute(seats.insert(), rows)


async def write_steps(connection: AsyncConnection, table_id: str, new: Sequence[LoggedStep]) -> None:
    if new:
        await connection.execute(steps.insert(), [{"table": table_id, **asdict(step)} for step in new])
