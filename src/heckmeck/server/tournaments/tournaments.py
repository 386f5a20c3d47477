"""All tournaments of this process: replayed from the store, kept fresh, and changed by their organisers."""

import asyncio
import re
import time
from collections import OrderedDict
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from msgspec.structs import replace

from heckmeck.errors import Malformed, shortened
from heckmeck.server.errors import Denied, LostRace, StaleVersion
from heckmeck.server.ops.settings import Settings
from heckmeck.server.store.people import hash_of, new_id, new_secret
from heckmeck.server.tables.pubsub import Notice, Notices
from heckmeck.server.tournaments.cached_tournament import CachedTournament
from heckmeck.server.tournaments.log import Changes, TournamentLog
from heckmeck.server.tournaments.passes import Pass
from heckmeck.server.tournaments.requests import (
    AdmitPlayer,
    AnyAct,
    CorrectResult,
    EnterResult,
    NewTournament,
    ReportResult,
    SetBots,
)
from heckmeck.tournament.anonymity import anonymised
from heckmeck.tournament.events import Anonymise, Event, Report
from heckmeck.tournament.exchange import read_event, write_event
from heckmeck.tournament.reports import THE_TABLE, follows
from heckmeck.tournament.state import State
from heckmeck.tournament.tournament import Tournament

TOURNAMENT_ID = re.compile(r"[A-Za-z0-9_-]{22}")
MOST_HISTORY = 8 * 2**20  # characters of events: twice what 3,000 players need in 20 rounds
MOST_CACHED = 200  # tournaments without a watcher that stay in memory


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def begun(events: Sequence[Event]) -> Tournament:
    """Return a new tournament, as strict as one that runs: a replay would be lenient with old files."""
    tournament = Tournament(events[:1])
    for event in events[1:]:
        tournament.add(event)
    return tournament


class Tournaments:
    """The tournaments that somebody asked for. Any process can serve any of them."""

    def __init__(self, log: TournamentLog, notices: Notices, settings: Settings) -> None:
        self.log = log
        self._notices = notices
        notices.listeners.append(self._hear)
        self._settings = settings
        self._cached: OrderedDict[str, CachedTournament] = OrderedDict()

    # Finding

    async def fresh(self, tournament_id: str) -> CachedTournament:
        """Return a tournament as the store has it now."""
        running = self._cached.get(tournament_id)
        if running is not None:
            self._cached.move_to_end(tournament_id)
            await self._refresh(running)
            return running
        if not TOURNAMENT_ID.fullmatch(tournament_id):
            raise Denied(404, "no-such-tournament")
        stored = await self.log.read(tournament_id)
        running = self._cached.setdefault(tournament_id, await asyncio.to_thread(CachedTournament, stored))
        self._forget_some()
        return running

    async def organised(self, tournament_id: str, secret: str | None) -> CachedTournament:
        """Return a tournament for its organiser; anybody else may only read."""
        running = await self.fresh(tournament_id)
        if not running.is_organiser(secret):
            raise Denied(403, "not-the-organiser")
        return running

    async def _refresh(self, running: CachedTournament) -> None:
        newest = await self.log.versions([running.id])
        if running.id not in newest:
            self._cached.pop(running.id, None)
            raise Denied(404, "no-such-tournament")
        if newest.get(running.id, 0) > running.version:
            await self.catch_up(running)

    async def catch_up(self, running: CachedTournament) -> None:
        async with running.lock:
            await self._read_newer(running)

    async def _read_newer(self, running: CachedTournament) -> None:
        stored = await self.log.read(running.id, len(running.tournament.events))
        if stored.facts["version"] > running.version:
            if any(isinstance(read_event(line), Anonymise) for line in stored.lines):
                await running.start_again(await self.log.read(running.id))
            else:
                await running.catch_up(stored)

    def _forget_some(self) -> None:
        """Keep memory bounded: the store has everything."""
        for tournament_id in list(self._cached)[: max(0, len(self._cached) - MOST_CACHED)]:
            running = self._cached[tournament_id]
            if not running.watchers and not running.lock.locked():
                del self._cached[tournament_id]

    async def _hear(self, notice: Notice) -> None:
        await self.notice(notice.table, notice.version)

    async def notice(self, tournament_id: str, version: int) -> None:
        """Take note of a tournament's version, as another process or the store reports it."""
        running = self._cached.get(tournament_id)
        if running is not None and version > running.version:
            await self.catch_up(running)

    async def look_round(self) -> None:
        """Find out what a lost notice should have told."""
        watched = [running.id for running in self._cached.values() if running.watchers]
        for tournament_id, version in (await self.log.versions(watched)).items() if watched else ():
            await self.notice(tournament_id, version)

    # Changing

    async def create(self, wish: NewTournament) -> tuple[CachedTournament, str]:
        """Open a tournament; return it and the organiser's secret, of which only the hash is stored."""
        events = await asyncio.to_thread(wish.first_events, now())
        await asyncio.to_thread(begun, events)
        return await self.open_with(events)

    async def open_with(self, events: Sequence[Event]) -> tuple[CachedTournament, str]:
        """Open a tournament that begins with these events, whose order and rules have been checked."""
        secret, at = new_secret(), time.time()
        facts: dict[str, Any] = {
            "id": new_id(),
            "secret": hash_of(secret),
            "version": 1,
            "created": at,
            "touched": at,
        }
        await self.log.create(facts, events)
        return await self.fresh(facts["id"]), secret

    async def delete(self, running: CachedTournament) -> None:
        """Delete a tournament for good; its live tables stay, and belong to nobody."""
        async with running.lock:
            await self.log.delete(running.id)
            self._cached.pop(running.id, None)

    async def anonymise(self, running: CachedTournament) -> None:
        """Take all names out of the store; live tables keep their own, and belong to nobody."""
        async with running.lock:
            events = await asyncio.to_thread(anonymised, list(running.tournament.events), now())
            try:
                await self.log.rewrite(running.facts, events)
            except LostRace:
                await self._read_newer(running)
                raise StaleVersion(running.version) from None
            await running.start_again(await self.log.read(running.id))
        self._notices.publish(running.id, running.version, 0)

    async def act(self, running: CachedTournament, act: AnyAct) -> None:
        """Do what the organiser says, on the version that they have seen."""
        async with running.lock:
            self._check_act(running, act)
            self._refuse_live(running, act)
            events = await asyncio.to_thread(act.as_events, running.state, now())
            if running.size + sum(len(write_event(event)) for event in events) > MOST_HISTORY:
                raise Denied(413, "tournament-too-large", most=MOST_HISTORY // 2**20)
            await self.add(running, events)

    def _refuse_live(self, running: CachedTournament, act: AnyAct) -> None:
        """A game that has begun at a live table has its seats."""
        if isinstance(act, AdmitPlayer) and act.table and running.state.stages:
            stages = running.state.stages
            if running.link((len(stages), len(stages[-1].rounds), act.table)) is not None:
                raise Denied(409, "tournament-table-live", table=act.table)

    async def help(self, running: CachedTournament, helper: Pass, act: EnterResult | CorrectResult) -> None:
        """Enter or correct a result of one of a helper's tables."""
        if not helper.may_enter(act.table):
            raise Denied(403, "not-your-table", table=act.table)
        async with running.lock:
            self._check_act(running, act)
            event = await asyncio.to_thread(act.event, running.state, now())
            await self.add(running, [replace(event, by=helper.who)])

    async def report(self, running: CachedTournament, who: Pass, wish: ReportResult) -> None:
        """Write down what a table says of itself; the result, if another there has said the same."""
        if who.role == "helper" or (who.role == "table" and who.number != wish.table):
            raise Denied(403, "not-your-table", table=wish.table)
        player = who.number if who.role == "player" else THE_TABLE
        place = wish.stage, wish.round, wish.table
        event = Report(*place, tuple(wish.scores), player=player, at=now(), by=who.who)
        async with running.lock:
            if running.state.table(*place).reports.get(player) == event.scores:
                return  # said already
            states = await asyncio.to_thread(running.tournament.after_all, [event])
            result = follows(states[0], event)
            await self.add(running, [event] if result is None else [event, replace(result, at=now())])

    async def set_bots(self, running: CachedTournament, wish: SetBots) -> None:
        """Say which participants are bots at live tables."""
        for entry in wish.bots:
            if entry.bot is not None and entry.bot not in self._settings.bots:
                known = ", ".join(self._settings.bots)
                raise Malformed("unknown-bot", "", bot=shortened(entry.bot), bots=known)
        async with running.lock:
            self.check_version(running, wish.version)
            for entry in wish.bots:
                running.state.roster[entry.player]  # refuses a number that nobody has
            await self.change(running, Changes(bots={entry.player: entry.bot for entry in wish.bots}))

    def _check_act(self, running: CachedTournament, act: AnyAct) -> None:
        if act.version > running.version or not act.stands(running.state):
            self.check_version(running, act.version)

    def check_version(self, running: CachedTournament, version: int) -> None:
        if version != running.version:
            raise StaleVersion(running.version)

    async def add(
        self, running: CachedTournament, events: Sequence[Event], changes: Changes | None = None
    ) -> None:
        """Commit events, all or none; call it with the lock."""
        states = await asyncio.to_thread(running.tournament.after_all, events)
        links = changes.links if changes else {}
        await self.change(running, Changes(events=events, links=links), states)

    async def change(
        self, running: CachedTournament, changes: Changes, states: list[State] | None = None
    ) -> None:
        """Commit changes, and only then tell; call it with the lock. StaleVersion where another process was faster."""
        try:
            facts = await self.log.change(running.facts, len(running.tournament.events), changes)
        except LostRace:
            await self._read_newer(running)
            raise StaleVersion(running.version) from None
        running.follow(facts, changes, states or [])
        self._notices.publish(running.id, running.version, 0)
