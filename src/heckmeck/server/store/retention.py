"""What is old enough to be deleted: closed tables and tournaments that nobody touched for long."""

import logging

import sqlalchemy as sa

from heckmeck.server.store.database import Database
from heckmeck.server.store.schema import (
    keys,
    seats,
    steps,
    tables,
    tournament_events,
    tournament_players,
    tournament_tables,
    tournaments,
)

log = logging.getLogger("heckmeck.retention")
AT_ONCE = 20  # in a transaction: players do not wait behind a great cleaning


async def forget_old(database: Database, before: float) -> None:
    """Delete what nobody touched since a moment; the tables of a tournament stay as long as it."""
    parts = (tournament_tables, tournament_players, tournament_events)
    old = tournaments.c.touched < before
    await _forget(database, tournaments, old, {part: part.c.tournament for part in parts})
    closed = tables.c.status.in_(("over", "archived"))
    free = tables.c.id.not_in(sa.select(tournament_tables.c.live))
    old = sa.and_(closed, tables.c.touched < before, free)
    await _forget(database, tables, old, {part: part.c.table for part in (steps, seats)})
    async with database.write() as connection:
        await connection.execute(keys.delete().where(keys.c.expires < before))


async def _forget(
    database: Database,
    owner: sa.Table,
    old: sa.ColumnElement[bool],
    parts: dict[sa.Table, sa.Column[str]],
) -> None:
    count = 0
    while True:
        async with database.write() as connection:
            found = list((await connection.scalars(sa.select(owner.c.id).where(old).limit(AT_ONCE))).all())
            for part, belongs_to in parts.items():
                await connection.execute(part.delete().where(belongs_to.in_(found)))
            await connection.execute(owner.delete().where(owner.c.id.in_(found)))
        count += len(found)
        if len(found) < AT_ONCE:
            break
    if count:
        log.info("deleted", extra={"what": owner.name, "count": count})
