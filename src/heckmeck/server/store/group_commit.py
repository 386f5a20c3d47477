"""Steps of many tables that wait for the store at the same moment are committed together: one fsync for all."""

import asyncio
from collections.abc import Sequence
from functools import partial
from itertools import chain
from typing import Any, NamedTuple

import sqlalchemy as sa
from msgspec.structs import asdict, astuple

from heckmeck.server.errors import LostRace
from heckmeck.server.store.database import Database
from heckmeck.server.store.rows import LoggedStep
from heckmeck.server.store.schema import newest_ply, steps, tables

MOST_TOGETHER = 64
# Built once: they run with every step.
INSERT = steps.insert()
AS_KNOWN = sa.and_(
    tables.c.id == sa.bindparam("table_id"),
    tables.c.status == "playing",
    tables.c.version == sa.bindparam("known"),
    newest_ply() == sa.bindparam("before"),
)
GO_ON = (
    tables.update()
    .where(AS_KNOWN)
    .values(touched=sa.bindparam("now"), due=sa.bindparam("next", type_=sa.Double))
)
END_GAME = GO_ON.values(status="over", version=tables.c.version + 1)
COLUMNS = {
    "step_tables": sa.Text,
    "plies": sa.Integer,
    "moves": sa.Text,
    "bys": sa.Text,
    "ats": sa.Double,
    "ids": sa.Text,
    "versions": sa.Integer,
    "befores": sa.Integer,
    "nows": sa.Double,
    "dues": sa.Double,
    "overs": sa.Boolean,
}
# The same in one statement, which is a transaction by itself. Rows are locked in one order: no deadlock.
APPEND_AT_ONCE = sa.text(
    """
    WITH locked AS (
        SELECT tables.id FROM tables
        JOIN unnest(:ids, :versions, :befores) AS known (id, version, before) ON known.id = tables.id
        WHERE tables.status = 'playing' AND tables.version = known.version
            AND known.before = (SELECT coalesce(max(ply), 0) FROM steps WHERE steps."table" = tables.id)
        ORDER BY tables.id FOR NO KEY UPDATE OF tables
    ), playing AS (
        UPDATE tables SET
            touched = new.now,
            due = new.due,
            status = CASE WHEN new.over THEN 'over' ELSE status END,
            version = version + CASE WHEN new.over THEN 1 ELSE 0 END
        FROM locked JOIN unnest(:ids, :nows, :dues, :overs) AS new (id, now, due, over) ON new.id = locked.id
        WHERE tables.id = locked.id
        RETURNING tables.id
    )
    INSERT INTO steps ("table", ply, move, by, at)
    SELECT new.* FROM unnest(:step_tables, :plies, :moves, :bys, :ats) AS new (id, ply, move, by, at)
    JOIN playing ON playing.id = new.id
    RETURNING "table"
    """
).bindparams(*(sa.bindparam(name, type_=sa.ARRAY(kind)) for name, kind in COLUMNS.items()))


class Append(NamedTuple):
    """What one table appends to what its process knows of it: a decision and its dice, all of it or nothing."""

    table_id: str
    version: int
    steps: Sequence[LoggedStep]
    now: float
    due: float | None
    over: bool

    @property
    def before(self) -> int:
        """The newest ply that the store must have."""
        return self.steps[0].ply - 1


class GroupCommit:
    """Takes what waits, commits it in one transaction, and tells each waiter how its own append ended."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self._work: asyncio.Task[None] | None = None

    async def append(self, append: Append) -> None:
        """Return when it is in the store; LostRace, and nothing of it written, where the table is not as known."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, done))
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._commit_all())
        await done

    async def _commit_all(self) -> None:
        while self._waiting:
            taken, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
            outcomes = await self._commit([append for append, _ in taken])
            for (_, done), outcome in zip(taken, outcomes, strict=True):
                if done.done():  # its client has gone
                    continue
                if outcome is None:
                    done.set_result(None)
                else:
                    done.set_exception(outcome)

    async def _commit(self, appends: list[Append]) -> list[Exception | None]:
        """Return what went wrong with each; where one lost its race, the halves are tried by themselves."""
        try:
            playing = await self._database.transact(partial(write, appends))
        except LostRace as lost:
            if len(appends) == 1:
                return [lost]
            middle = len(appends) // 2
            return [*await self._commit(appends[:middle]), *await self._commit(appends[middle:])]
        except Exception as trouble:  # whatever it is, it is told to those who wait
            return [trouble] * len(appends)
        return [None if append.table_id in playing else LostRace() for append in appends]


def write(appends: Sequence[Append], connection: sa.Connection) -> set[str]:
    """Write those whose tables are as known, and return these; where a step exists, nothing is written."""
    if connection.dialect.name == "postgresql":
        return set(connection.scalars(APPEND_AT_ONCE, columns_of(appends)))
    playing = set()
    for append in appends:
        row: dict[str, Any] = {"table_id": append.table_id, "known": append.version}
        row |= {"before": append.before, "now": append.now, "next": append.due}
        if connection.execute(END_GAME if append.over else GO_ON, row).rowcount:
            playing.add(append.table_id)
    rows = [
        {"table": append.table_id, **asdict(step)}
        for append in appends
        if append.table_id in playing
        for step in append.steps
    ]
    if rows:
        connection.execute(INSERT, rows)
    return playing


def columns_of(appends: Sequence[Append]) -> dict[str, list[Any]]:
    logged = [(append.table_id, *astuple(step)) for append in appends for step in append.steps]
    known = [
        (append.table_id, append.version, append.before, append.now, append.due, append.over)
        for append in appends
    ]
    columns = zip(*logged, strict=True), zip(*known, strict=True)
    return {name: list(column) for name, column in zip(COLUMNS, chain(*columns), strict=True)}
