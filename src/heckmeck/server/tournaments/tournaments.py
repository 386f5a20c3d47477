"""All tournaments of this process: replayed from the store, kept fresh, and changed by their organisers."""

import asyncio
import hmac
import re
import time
from collections import OrderedDict
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from msgspec import convert

from heckmeck.errors import Malformed, Refused, shortened
from heckmeck.server.errors import Denied, LostRace, StaleVersion
from heckmeck.server.ops.settings import Settings
from heckmeck.server.store.people import hash_of, new_id, new_secret
from heckmeck.server.tables.observable import Watched
from heckmeck.server.tables.pubsub import Notice, Notices
from heckmeck.server.tournaments.log import Changes, Link, Place, Stored, TournamentLog
from heckmeck.server.tournaments.messages import TournamentPlayerPage, TournamentView
from heckmeck.server.tournaments.requests import AnyAct, NewTournament, SetBots
from heckmeck.server.tournaments.to_events import event_of, first_events
from heckmeck.tournament.document import document, participant_document
from heckmeck.tournament.events import Event
from heckmeck.tournament.exchange import write_event
from heckmeck.tournament.state import State
from heckmeck.tournament.tournament import Tournament

TOURNAMENT_ID = re.compile(r"[A-Za-z0-9_-]{22}")
MOST_HISTORY = 8 * 2**20  # characters of events: what 3,000 players need in 20 rounds, twice
MOST_CACHED = 200  # tournaments without a watcher that stay in memory


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def begun(events: Sequence[Event]) -> Tournament:
    """Return a new tournament, as strict as one that runs: a replay would be lenient with old files."""
    tournament = Tournament(events[:1])
    for event in events[1:]:
        tournament.add(event)
    return tournament


class Running(Watched):
    """A tournament in memory."""

    def __init__(self, stored: Stored) -> None:
        super().__init__(stored.facts["id"])
        self.tournament = Tournament(stored.events)
        self._shown: TournamentView | None = None
        self.facts, self.bots, self.links = stored.facts, stored.bots, stored.links
        self.size = stored.size

    async def catch_up(self, stored: Stored) -> None:
        """Follow what the store has; its events are those that are new here."""
        for event in stored.events:
            await asyncio.to_thread(self.tournament.replay, event)
        self.facts, self.bots, self.links = stored.facts, stored.bots, stored.links
        self.size += stored.size
        self.wake()

    def follow(self, facts: dict[str, Any], changes: Changes, states: list[State]) -> None:
        """Follow a change of our own that is committed."""
        for event, state in zip(changes.events, states, strict=True):
            self.tournament.take_over(event, state)
            self.size += len(write_event(event))
        bots = {**self.bots, **changes.bots}
        self.bots = {player: bot for player, bot in bots.items() if bot}
        self.links = {**self.links, **changes.links}
        self.facts = facts
        self.wake()

    def wake(self) -> None:
        self._shown = None
        super().wake()

    @property
    def version(self) -> int:
        return int(self.facts["version"])

    @property
    def state(self) -> State:
        return self.tournament.state

    def is_organiser(self, secret: str | None) -> bool:
        return bool(secret) and hmac.compare_digest(hash_of(secret or ""), str(self.facts["secret"]))

    def link(self, place: Place) -> Link | None:
        """Return the live table of a table; one that was made for another draw does not count."""
        link = self.links.get(place)
        if link is None:
            return None
        try:
            drawn = self.state.table(*place).players
        except Refused:
            return None
        return link if drawn == link.players else None

    def view(self) -> TournamentView:
        """Return what everybody sees."""
        if self._shown is None:
            shown = document(self.tournament) | {"id": self.id, "version": self.version}
            for player in shown["participants"]:
                player["bot"] = self.bots.get(player["number"])
            for stage in shown["stages"]:
                for played in stage["rounds"]:
                    for table in played["tables"]:
                        link = self.link((stage["number"], played["round"], table["table"]))
                        table["live"] = link and link.live
            self._shown = convert(shown | {"created": self.facts["created"]}, TournamentView)
        return self._shown

    def player_page(self, number: int) -> TournamentPlayerPage:
        shown = participant_document(self.state, number)
        seat = shown["seat"]
        link = seat and self.link((seat["stage"], seat["round"], seat["table"]))
        more = {"tournament": self.state.name, "version": self.version, "live": link and link.live}
        return convert(shown | more, TournamentPlayerPage)


class Tournaments:
    """The tournaments that somebody asked for. Any process can serve any of them."""

    def __init__(self, log: TournamentLog, notices: Notices, settings: Settings) -> None:
        self.log = log
        self._notices = notices
        notices.listeners.append(self._hear)
        self._settings = settings
        self._cached: OrderedDict[str, Running] = OrderedDict()

    # Finding

    async def fresh(self, tournament_id: str) -> Running:
        """Return a tournament as the store has it now."""
        running = self._cached.get(tournament_id)
        if running is not None:
            self._cached.move_to_end(tournament_id)
            await self._refresh(running)
            return running
        if not TOURNAMENT_ID.fullmatch(tournament_id):
            raise Denied(404, "no-such-tournament")
        stored = await self.log.read(tournament_id)
        running = self._cached.setdefault(tournament_id, await asyncio.to_thread(Running, stored))
        self._forget_some()
        return running

    async def organised(self, tournament_id: str, secret: str | None) -> Running:
        """Return a tournament for its organiser; anybody else may only read."""
        running = await self.fresh(tournament_id)
        if not running.is_organiser(secret):
            raise Denied(403, "not-the-organiser")
        return running

    async def _refresh(self, running: Running) -> None:
        newest = await self.log.versions([running.id])
        if newest.get(running.id, 0) > running.version:
            await self.catch_up(running)

    async def catch_up(self, running: Running) -> None:
        async with running.lock:
            await self._read_newer(running)

    async def _read_newer(self, running: Running) -> None:
        stored = await self.log.read(running.id, len(running.tournament.events))
        if stored.facts["version"] > running.version:
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
        """Another process, or the store, says how far a tournament is."""
        running = self._cached.get(tournament_id)
        if running is not None and version > running.version:
            await self.catch_up(running)

    async def look_round(self) -> None:
        """Find by oneself what a lost notice should have told."""
        watched = [running.id for running in self._cached.values() if running.watchers]
        for tournament_id, version in (await self.log.versions(watched)).items() if watched else ():
            await self.notice(tournament_id, version)

    # Changing

    async def create(self, wish: NewTournament) -> tuple[Running, str]:
        """Open a tournament; return it and the organiser's secret, of which only the hash is stored."""
        events = await asyncio.to_thread(first_events, wish, now())
        await asyncio.to_thread(begun, events)
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

    async def act(self, running: Running, act: AnyAct) -> None:
        """Do what the organiser says, on the version that he has seen."""
        async with running.lock:
            self.check_version(running, act.version)
            event = await asyncio.to_thread(event_of, act, running.state, now())
            if running.size + len(write_event(event)) > MOST_HISTORY:
                raise Denied(413, "tournament-too-large", most=MOST_HISTORY // 2**20)
            await self.add(running, event)

    async def set_bots(self, running: Running, wish: SetBots) -> None:
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

    def check_version(self, running: Running, version: int) -> None:
        if version != running.version:
            raise StaleVersion(running.version)

    async def add(self, running: Running, event: Event, changes: Changes | None = None) -> None:
        """Commit an event; call it with the lock."""
        state = await asyncio.to_thread(running.tournament.after, event)
        links = changes.links if changes else {}
        await self.change(running, Changes(events=[event], links=links), [state])

    async def change(self, running: Running, changes: Changes, states: list[State] | None = None) -> None:
        """Commit changes, and only then tell; call it with the lock. StaleVersion where another process was faster."""
        try:
            facts = await self.log.change(running.facts, len(running.tournament.events), changes)
        except LostRace:
            await self._read_newer(running)
            raise StaleVersion(running.version) from None
        running.follow(facts, changes, states or [])
        self._notices.publish(running.id, running.version, 0)
