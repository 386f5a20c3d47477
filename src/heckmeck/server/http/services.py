"""The parts of one process, made once and handed to every route."""

import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection

from heckmeck.server.http.security import secret_of
from heckmeck.server.ops.limits import Limits
from heckmeck.server.ops.metrics import Metrics
from heckmeck.server.ops.settings import Settings
from heckmeck.server.ops.warm_up import warm_up_rules
from heckmeck.server.store.database import Database
from heckmeck.server.store.event_log import EventLog
from heckmeck.server.store.health import StoreProbe
from heckmeck.server.store.people import People
from heckmeck.server.studies.studies import Studies
from heckmeck.server.tables.bots_at_work import BotsAtWork
from heckmeck.server.tables.caretaker import Caretaker
from heckmeck.server.tables.company import Company
from heckmeck.server.tables.lobby import Lobby
from heckmeck.server.tables.presence import Presence
from heckmeck.server.tables.pubsub import Notices
from heckmeck.server.tables.tables import Tables
from heckmeck.server.tables.watcher_count import Crowd
from heckmeck.server.tournaments.live_tables import LiveTables
from heckmeck.server.tournaments.log import TournamentLog
from heckmeck.server.tournaments.tournaments import Tournaments


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
        """Return who asks, by the secret that they name, or the cookie."""
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

    try:
        await database.open()
        warm_up_rules()
        gc.collect()
        gc.freeze()  # all this stays: later collections, during which everybody waits, can skip it
        await notices.open()
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
