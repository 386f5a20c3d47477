"""The store of tournaments: every change is one transaction, and only one writer wins a version."""

import json
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from heckmeck.server.errors import Denied, LostRace
from heckmeck.server.store.database import Database
from heckmeck.server.store.event_log import write_table
from heckmeck.server.store.rows import StoredTable
from heckmeck.server.store.schema import tables as table_rows
from heckmeck.server.store.schema import tournament_events as event_rows
from heckmeck.server.store.schema import tournament_players as player_rows
from heckmeck.server.store.schema import tournament_tables as link_rows
from heckmeck.server.store.schema import tournaments as rows
from heckmeck.tournament.events import Event
from heckmeck.tournament.exchange import write_event

Place = tuple[int, int, int]  # stage, round, table


class Link(NamedTuple):
    """A table of a tournament that is played at a live table; `entered`: its result needs no more care."""

    players: tuple[int, ...]
    live: str
    entered: bool


@dataclass(frozen=True)
class Stored:
    """What the store has of a tournament, or what is new."""

    facts: dict[str, Any]
    lines: Sequence[str]  # events, as they are written
    bots: dict[int, str]
    links: dict[Place, Link]
    size: int  # characters of these events


@dataclass(frozen=True)
class Changes:
    """What one transaction adds or sets."""

    events: Sequence[Event] = ()
    bots: Mapping[int, str | None] = field(default_factory=dict)
    links: Mapping[Place, Link] = field(default_factory=dict)
    tables: Sequence[StoredTable] = ()


class TournamentLog:
    """Reads and writes tournaments. Nothing here knows their rules."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def read(self, tournament_id: str, after: int = 0) -> Stored:
        """Return a tournament with its events after number `after`."""
        async with self._database.read() as connection:
            row = (
                (await connection.execute(rows.select().where(rows.c.id == tournament_id))).mappings().first()
            )
            if row is None:
                raise Denied(404, "no-such-tournament")
            newer = sa.and_(event_rows.c.tournament == tournament_id, event_rows.c.number > after)
            query = sa.select(event_rows.c.event).where(newer).order_by(event_rows.c.number)
            lines = (await connection.scalars(query)).all()
            bots = {player: bot for player, _, bot in await read_players(connection, tournament_id) if bot}
            links = await read_links(connection, tournament_id)
        return Stored(dict(row), lines, bots, links, sum(map(len, lines)))

    async def versions(self, ids: Sequence[str]) -> dict[str, int]:
        """Return the newest versions of these tournaments."""
        query = sa.select(rows.c.id, rows.c.version).where(rows.c.id.in_(ids))
        async with self._database.read() as connection:
            return {row[0]: row[1] for row in await connection.execute(query)}

    async def finished(self, live: str | None = None) -> list[tuple[str, Place, str]]:
        """Return live tables whose games are over and whose results are not entered; for one table or for all."""
        columns = (link_rows.c.tournament, link_rows.c.stage, link_rows.c.round, link_rows.c.table)
        query = (
            sa.select(*columns, link_rows.c.live)
            .join(table_rows, table_rows.c.id == link_rows.c.live)
            .where(sa.not_(link_rows.c.entered), table_rows.c.status == "over")
        )
        if live is not None:
            query = query.where(link_rows.c.live == live)
        async with self._database.read() as connection:
            return [(row[0], (row[1], row[2], row[3]), row[4]) for row in await connection.execute(query)]

    async def create(self, facts: dict[str, Any], events: Sequence[Event]) -> None:
        async with self._database.write() as connection:
            await connection.execute(rows.insert().values(facts))
            await _append(connection, facts["id"], 1, events)

    async def delete(self, tournament_id: str) -> None:
        """Delete a tournament and all that belongs to it."""
        async with self._database.write() as connection:
            for part in (link_rows, player_rows, event_rows):
                await connection.execute(part.delete().where(part.c.tournament == tournament_id))
            await connection.execute(rows.delete().where(rows.c.id == tournament_id))

    async def rewrite(self, facts: dict[str, Any], events: Sequence[Event]) -> None:
        """Write all events anew, and forget who played and where; LostRace where the version is not the newest."""
        known = sa.and_(rows.c.id == facts["id"], rows.c.version == facts["version"])
        new = {"version": facts["version"] + 1, "touched": time.time()}
        async with self._database.write() as connection:
            if (await connection.execute(rows.update().where(known).values(new))).rowcount != 1:
                raise LostRace
            for part in (link_rows, event_rows):
                await connection.execute(part.delete().where(part.c.tournament == facts["id"]))
            persons = player_rows.update().where(player_rows.c.tournament == facts["id"])
            await connection.execute(persons.values(person=None))
            await _append(connection, facts["id"], 1, events)

    async def change(self, facts: dict[str, Any], known_events: int, changes: Changes) -> dict[str, Any]:
        """Write changes on top of a version and return the new row; LostRace where it is not the newest."""
        new = {"version": facts["version"] + 1, "touched": time.time()}
        known = sa.and_(rows.c.id == facts["id"], rows.c.version == facts["version"])
        async with self._database.write() as connection:
            if (await connection.execute(rows.update().where(known).values(new))).rowcount != 1:
                raise LostRace
            await _append(connection, facts["id"], known_events + 1, changes.events)
            for table in changes.tables:
                await write_table(connection, table)
            for place, link in changes.links.items():
                await _set_link(connection, facts["id"], place, link)
            for player, bot in changes.bots.items():
                await _set_player(connection, facts["id"], player, {"bot": bot})
        return {**facts, **new}

    async def persons(
        self, tournament_id: str, wanted: Iterable[int], new: Mapping[int, str]
    ) -> dict[int, str]:
        """Return who plays for these participants; participants without one get the person given in `new`."""
        async with self._database.write() as connection:
            known = {player: person for player, person, _ in await read_players(connection, tournament_id)}
            found: dict[int, str] = {}
            for player in wanted:
                found[player] = known.get(player) or new[player]
                if known.get(player) is None:
                    await _set_player(connection, tournament_id, player, {"person": found[player]})
        return found


async def read_players(
    connection: AsyncConnection, tournament_id: str
) -> list[tuple[int, str | None, str | None]]:
    query = sa.select(player_rows.c.player, player_rows.c.person, player_rows.c.bot)
    found = await connection.execute(query.where(player_rows.c.tournament == tournament_id))
    return [(row[0], row[1], row[2]) for row in found]


async def read_links(connection: AsyncConnection, tournament_id: str) -> dict[Place, Link]:
    found = await connection.execute(link_rows.select().where(link_rows.c.tournament == tournament_id))
    return {
        (row["stage"], row["round"], row["table"]): Link(
            tuple(json.loads(row["players"])), row["live"], row["entered"]
        )
        for row in found.mappings()
    }


async def _append(
    connection: AsyncConnection, tournament_id: str, first: int, events: Sequence[Event]
) -> None:
    if events:
        lines = [
            {"tournament": tournament_id, "number": number, "event": write_event(event)}
            for number, event in enumerate(events, first)
        ]
        await connection.execute(event_rows.insert(), lines)


async def _set_link(connection: AsyncConnection, tournament_id: str, place: Place, link: Link) -> None:
    key = dict(zip(("stage", "round", "table"), place, strict=True)) | {"tournament": tournament_id}
    values = {"players": json.dumps(link.players), "live": link.live, "entered": link.entered}
    await _upsert(connection, link_rows, key, values)


async def _set_player(
    connection: AsyncConnection, tournament_id: str, player: int, values: dict[str, Any]
) -> None:
    await _upsert(connection, player_rows, {"tournament": tournament_id, "player": player}, values)


async def _upsert(
    connection: AsyncConnection, table: sa.Table, key: dict[str, Any], values: dict[str, Any]
) -> None:
    """Update a row or insert it; another writer of the same row makes this a lost race."""
    found = sa.and_(*(table.c[name] == value for name, value in key.items()))
    if (await connection.execute(table.update().where(found).values(values))).rowcount == 0:
        await connection.execute(table.insert().values({**key, **values}))
