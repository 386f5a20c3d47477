"""The event log and what belongs to it: every write is one transaction, and only one writer wins a ply."""

import logging
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from msgspec.structs import asdict
from sqlalchemy.ext.asyncio import AsyncConnection

from heckmeck.server.errors import Denied, LostRace
from heckmeck.server.store.database import Database
from heckmeck.server.store.group_commit import Append, GroupCommit
from heckmeck.server.store.schema import newest_ply, seats, steps, tables
from heckmeck.server.tables.seats import Seat, Seats
from heckmeck.server.tables.table import LoggedStep, Table

log = logging.getLogger("heckmeck.event_log")


class EventLog:
    """Reads and writes tables. Nothing here knows the rules."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._group = GroupCommit(database)

    # Reading

    async def load(self, table_id: str) -> Table:
        """Replay a table from its first step."""
        async with self.database.read() as connection:
            facts = await read_facts(connection, table_id)
            table = Table(facts, await read_seats(connection, table_id))
            found = [] if table.game is None else await read_steps(connection, table_id, 0)
        if found:
            table.take_over(found)
        return table

    async def catch_up(self, table: Table) -> None:
        """Bring a table in memory to what the log has; call it with the table's lock."""
        async with self.database.read() as connection:
            facts = await read_facts(connection, table.id)
            newer = facts["version"] > table.version
            sitting = await read_seats(connection, table.id) if newer else table.seats
            known = table.steps[-1:]
            found = await read_steps(connection, table.id, len(table.steps) - len(known))
            lost = found[: len(known)] != known
            if lost:
                found = await read_steps(connection, table.id, 0)
        if lost:
            log.warning("log lost steps", extra={"table": table.id, "ply": len(table.steps)})
            table.begin_again()
        if newer or lost:
            table.change(facts, sitting)
        if lost or len(found) > len(known):
            table.take_over(found if lost else found[len(known) :])

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

    async def create(self, facts: dict[str, Any], sitting: Seats) -> None:
        async with self.database.write() as connection:
            await connection.execute(tables.insert().values(facts))
            await write_seats(connection, facts["id"], sitting)

    async def change(
        self,
        table: Table,
        facts: dict[str, Any],
        sitting: Seats,
        new: Sequence[LoggedStep] = (),
        also: dict[str, Any] | None = None,
    ) -> None:
        """Change facts and seats, and append the first steps; LostRace where the table is not as it was.

        `also` is a further table made in the same transaction: that of a rematch.
        """
        this = tables.c.id == table.id
        known = sa.and_(this, tables.c.version == table.version, newest_ply() == len(table.steps))
        async with self.database.write() as connection:
            await connection.execute(
                sa.select(tables.c.id).where(this).with_for_update()
            )  # then look how far it is
            update = tables.update().where(known).values({**facts, "version": table.version + 1})
            if (await connection.execute(update)).rowcount != 1:
                raise LostRace
            if sitting != table.seats:
                await connection.execute(seats.delete().where(seats.c.table == table.id))
                await write_seats(connection, table.id, sitting)
            if new:
                await connection.execute(
                    steps.insert(), [{"table": table.id, **asdict(step)} for step in new]
                )
            if also is not None:
                await connection.execute(tables.insert().values(also["facts"]))
                await write_seats(connection, also["facts"]["id"], also["seats"])

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


async def read_facts(connection: AsyncConnection, table_id: str) -> dict[str, Any]:
    row = (await connection.execute(tables.select().where(tables.c.id == table_id))).mappings().first()
    if row is None:
        raise Denied(404, "no-such-table")
    return dict(row)


async def read_seats(connection: AsyncConnection, table_id: str) -> Seats:
    query = sa.select(*(seats.c[name] for name in Seat.__struct_fields__)).where(seats.c.table == table_id)
    return tuple(Seat(*row) for row in await connection.execute(query.order_by(seats.c.seat)))


async def write_seats(connection: AsyncConnection, table_id: str, sitting: Seats) -> None:
    if sitting:
        rows = [{"table": table_id, "seat": number, **asdict(seat)} for number, seat in enumerate(sitting)]
        await connection.execute(seats.insert(), rows)


async def read_steps(connection: AsyncConnection, table_id: str, after: int) -> list[LoggedStep]:
    columns = (steps.c.ply, steps.c.move, steps.c.by, steps.c.at)
    query = sa.select(*columns).where(steps.c.table == table_id, steps.c.ply > after).order_by(steps.c.ply)
    return [LoggedStep(*row) for row in await connection.execute(query)]
