"""The parts of one process, made once and handed to every route."""

import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection

from heckmeck.server.bots_at_work import BotsAtWork
from heckmeck.server.caretaker import Caretaker
from heckmeck.server.company import Company
from heckmeck.server.crowd import Crowd
from heckmeck.server.database import Database
from heckmeck.server.event_log import EventLog
from heckmeck.server.health import StoreProbe
from heckmeck.server.limits import Limits
from heckmeck.server.lobby import Lobby
from heckmeck.server.metrics import Metrics
from heckmeck.server.notices import Notices
from heckmeck.server.people import People
from heckmeck.server.presence import Presence
from heckmeck.server.security import secret_of
from heckmeck.server.settings import Settings
from heckmeck.server.studies import Studies
from heckmeck.server.tables import Tables
from heckmeck.server.tournaments import Tournaments
from heckmeck.server.tournaments_live import LiveTables
from heckmeck.server.tournaments_log import TournamentLog
from heckmeck.server.warm_up import warm_up_rules


@dataclass(frozen=True)
class Services:
    """What the routes call."""

    settings: Settings
    metrics: Metrics
    limits: Limits
    crowd: Crowd
    database: Database
    people: People
    tables: Tables
    presence: Presence
    lobby: Lobby
    company: Company
    studies: Studies
    tournaments: Tournaments
    live_tables: LiveTables
    store: StoreProbe

    async def person(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
        """Return who asks, by the cookie."""
        return await self.people.identify(secret_of(connection))


@asynccontextmanager
async def open_services(settings: Settings, metrics: Metrics, limits: Limits) -> AsyncIterator[Services]:
    """Open the store, warm up the rules, take up what an earlier process left, and close in reverse."""
    database = Database(settings.database_url, metrics)
    bots = BotsAtWork(metrics)
    notices = Notices(settings.channels, metrics)
    crowd = Crowd(settings.channels, settings.most_sockets, metrics, limits.sockets)
    tables = Tables(EventLog(database), notices, metrics, settings)
    caretaker = Caretaker(tables, bots)
    presence = Presence(tables, limits)
    tournaments = Tournaments(TournamentLog(database), notices, settings)
    live_tables = LiveTables(tournaments, tables, database)

    async def notice(changed: str, version: int, *more: Any) -> None:
        await tables.notice(changed, version, *more)
        await tournaments.notice(changed, version)

    try:
        await database.open()
        warm_up_rules()
        gc.collect()
        gc.freeze()  # all this stays: later collections, while everybody waits, need not look at it
        await notices.open(notice)
        await crowd.open()
        presence.open()
        caretaker.open()
        live_tables.open()
        lobby = Lobby(tables)
        parts = People(database), tables, presence, lobby, Company(lobby, presence), Studies()
        store = StoreProbe(database)
        yield Services(settings, metrics, limits, crowd, database, *parts, tournaments, live_tables, store)
    finally:
        await live_tables.close()
        await caretaker.close()
        await presence.close()
        await crowd.close()
        await notices.close()
        bots.close()
        await database.close()
