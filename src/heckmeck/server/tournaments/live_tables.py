"""Tables of a tournament that are live tables of the server: made with their seats, and their results entered.

A live table starts at once, with its seats as drawn: the first has tile 21 and begins (R5). Nobody hosts it. Whichever
process finds a game over enters its result, and commits with it a mark that it was entered: it happens once, even if a
process dies.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable

import sqlalchemy as sa
from msgspec.structs import replace

from heckmeck.errors import Illegal, Refused
from heckmeck.server.errors import Denied, LostRace, StaleVersion
from heckmeck.server.ops.background_tasks import BackgroundTasks
from heckmeck.server.ops.limits import BOT_TABLES_OF_A_TOURNAMENT
from heckmeck.server.store.database import Database
from heckmeck.server.store.people import hash_of, new_id, new_secret
from heckmeck.server.store.rows import Clock, Seat, StoredTable
from heckmeck.server.store.schema import keys
from heckmeck.server.tables.beginning import begun
from heckmeck.server.tables.consequences import Change
from heckmeck.server.tables.lobby import new_row
from heckmeck.server.tables.seats import COLOURS
from heckmeck.server.tables.table import Table
from heckmeck.server.tables.table_names import new_names
from heckmeck.server.tables.tables import Tables
from heckmeck.server.tournaments.cached_tournament import CachedTournament
from heckmeck.server.tournaments.log import Changes, Link, Place
from heckmeck.server.tournaments.messages import TournamentLink
from heckmeck.server.tournaments.requests import GoOnline
from heckmeck.server.tournaments.tournaments import Tournaments, now
from heckmeck.tournament.at_the_table import edition_of, score_at
from heckmeck.tournament.events import Result
from heckmeck.tournament.replay import result_there
from heckmeck.tournament.state import State

log = logging.getLogger("heckmeck.tournaments")
LINK_SECONDS = 30 * 86_400
ATTEMPTS = 10


def record_of(live: str) -> str:
    """Return where the record of a live table is."""
    return f"/api/tables/{live}/record"


def only_bots(running: CachedTournament, players: Iterable[int]) -> bool:
    return all(player in running.bots for player in players)


def bot_tables_of(running: CachedTournament) -> int:
    """Return how many tables of bots are still running, as far as their results tell."""
    links = running.links.values()
    return sum(not link.entered and only_bots(running, link.players) for link in links)


class LiveTables:
    """Makes the live tables of tournaments and waits for them to end."""

    def __init__(self, tournaments: Tournaments, tables: Tables, database: Database) -> None:
        self._tournaments = tournaments
        self._tables = tables
        self._database = database
        self._chores = BackgroundTasks()

    def open(self) -> None:
        """Enter what an earlier process left, and listen for games that end."""
        self._tables.listeners.append(self._listen)
        self._chores.run(self._look_round())

    async def close(self) -> None:
        await self._chores.close()

    def _listen(self, table: Table) -> None:
        if table.status == "over":
            self._chores.run(self._enter_finished(table.id))

    async def _look_round(self) -> None:
        while True:
            try:
                await self._tournaments.look_round()
                await self._enter_finished()
            except Denied:
                log.debug("look round later")  # the store has reported it already
            except Exception:
                log.exception("look round failed")
            await asyncio.sleep(self._tables.settings.sweep)

    # Making

    async def make(self, running: CachedTournament, wish: GoOnline, allow: Callable[[int], None]) -> None:
        """Make live tables for the tables of this round that have no result yet.

        `allow` may refuse the number of tables at which only bots play: they need no people to continue.
        """
        async with running.lock:
            self._tournaments.check_version(running, wish.version)
            state = running.state
            if state.phase != "playing":
                raise Illegal("tournament-not-playing", "R6")
            wanted = state.open_tables() if wish.tables is None else tuple(dict.fromkeys(wish.tables))
            places = [(len(state.stages), len(state.stages[-1].rounds), table) for table in wanted]
            free = [place for place in places if self._is_free(running, place)]
            if not free:
                return
            bot_tables = sum(only_bots(running, state.table(*place).players) for place in free)
            if bot_tables + bot_tables_of(running) > BOT_TABLES_OF_A_TOURNAMENT and bot_tables:
                raise Denied(429, "too-many-bot-tables", wait=60, most=str(BOT_TABLES_OF_A_TOURNAMENT))
            allow(bot_tables)
            persons = await self._persons(running, free)
            made = await asyncio.to_thread(self._new_tables, running, free, persons, wish.clock)
            links = {
                place: Link(state.table(*place).players, table.row.id, entered=False)
                for place, table in made.items()
            }
            await self._tournaments.change(running, Changes(links=links, tables=tuple(made.values())))
        for table in made.values():
            self._tables.metrics.tables_made.inc()
            self._tables.tell(await self._tables.cached(table.row.id))

    def _is_free(self, running: CachedTournament, place: Place) -> bool:
        drawn = running.state.table(*place)
        if drawn.complete:
            raise result_there(running.state, place[2], drawn)
        return running.link(place) is None

    async def _persons(self, running: CachedTournament, places: Iterable[Place]) -> dict[int, str]:
        """Return the persons who play for the participants of these tables; bots have none."""
        players = [player for place in places for player in running.state.table(*place).players]
        people = [player for player in players if player not in running.bots]
        return await self._persons_for(running, people)

    async def _persons_for(self, running: CachedTournament, players: list[int]) -> dict[int, str]:
        for _ in range(ATTEMPTS):
            try:
                new = {player: new_id() for player in players}
                return await self._tournaments.log.persons(running.id, players, new)
            except LostRace:
                continue
        raise Denied(503, "busy")

    def _new_tables(
        self, running: CachedTournament, places: list[Place], persons: dict[int, str], clock: Clock
    ) -> dict[Place, StoredTable]:
        return {place: self._new_table(running, place, persons, clock) for place in places}

    def _new_table(
        self, running: CachedTournament, place: Place, persons: dict[int, str], clock: Clock
    ) -> StoredTable:
        """Return a table whose game has begun; a bot plays to the end for anyone who has left the tournament."""
        drawn, state = running.state.table(*place), running.state
        seats = tuple(
            Seat(
                persons.get(player),
                state.roster.name(player),
                colour,
                bot=running.bots.get(player),
                left=player in drawn.left,
            )
            for player, colour in zip(drawn.players, COLOURS, strict=False)
        )
        rules = str(edition_of(state.rules))
        row = new_row(
            next(new_names(private=True)), new_id(), rules, clock, False, False, len(seats), "first"
        )
        return StoredTable(*begun(Table(row, seats), seats, self._tables.settings.bot_pace)[:3])

    async def links(self, running: CachedTournament, wanted: list[int] | None) -> list[TournamentLink]:
        """Return codes that make devices the persons who play for these participants."""
        roster = running.state.roster
        if wanted is None:
            players = [number for number in roster.numbers() if number not in running.bots]
        else:
            players = list(dict.fromkeys(wanted))
        names = {player: roster.name(player) for player in players}  # refuses a number that nobody has
        persons = await self._persons_for(running, players)
        expires = time.time() + LINK_SECONDS
        codes = {player: new_secret() for player in players}
        rows = [
            {"hash": hash_of(code), "person": persons[player], "kind": "link", "expires": expires}
            for player, code in codes.items()
        ]
        if rows:
            async with self._database.write() as connection:
                await connection.execute(sa.insert(keys), rows)
        return [TournamentLink(player, names[player], codes[player], expires) for player in players]

    # Dropping out

    async def follow(self, running: CachedTournament, before: State) -> None:
        """Let bots play for those who have dropped out since; give seats back to those who have returned (R8)."""
        after = running.state
        if len(after.stages) != len(before.stages) or not after.stages:
            return
        stage, last = len(after.stages), len(after.stages[-1].rounds)
        tables = zip(before.stages[-1].tables, after.stages[-1].tables, strict=False)
        for number, (old, new) in enumerate(tables, 1):
            link = running.link((stage, last, number))
            changed = old.left ^ new.left if old.players == new.players else frozenset()
            if link is not None and changed:
                seats = {new.players.index(player): player in new.left for player in changed}
                await self._set_left(link.live, seats)

    async def _set_left(self, live: str, left: dict[int, bool]) -> None:
        table = await self._tables.fresh(live)
        for _ in range(ATTEMPTS):
            async with table.lock:
                if not table.running:
                    return
                seats = tuple(
                    replace(seat, left=left.get(number, seat.left)) for number, seat in enumerate(table.seats)
                )
                try:
                    await self._tables.change(table, Change(table.row, seats))
                except LostRace:
                    continue
                return

    # Entering results

    async def _enter_finished(self, live: str | None = None) -> None:
        for tournament_id, place, table_id in await self._tournaments.log.finished(live):
            try:
                await self._enter(tournament_id, place, table_id)
            except (StaleVersion, LostRace):
                continue  # another process was faster, or the next sweep finds it again
            except Denied as denied:
                log.warning("entered later", extra={"table": table_id, "reason": denied.reason})

    async def _enter(self, tournament_id: str, place: Place, live: str) -> None:
        """Enter the result of a live table, once."""
        running = await self._tournaments.fresh(tournament_id)
        table = await self._tables.fresh(live)
        async with running.lock:
            link = running.links.get(place)
            if link is None or link.live != live or link.entered:
                return
            done = Changes(links={place: link._replace(entered=True)})
            event = self._result(running, place, table)
            try:
                if event is not None:
                    await self._tournaments.add(running, [event], done)
                    return
            except StaleVersion:
                raise
            except Refused as refusal:
                log.warning("result not entered", extra={"table": live, "reason": refusal.reason})
            await self._tournaments.change(running, done)

    def _result(self, running: CachedTournament, place: Place, table: Table) -> Result | None:
        """Return the result of those who stayed; none where the table has one, or has been drawn again."""
        if running.link(place) is None or table.game is None:
            return None
        drawn = running.state.table(*place)
        if drawn.complete:
            return None
        scores = tuple(
            score_at(table.game.state, seat, player)
            for seat, player in enumerate(drawn.players)
            if player not in drawn.left
        )
        return Result(*place, scores, record=record_of(table.id), at=now())
