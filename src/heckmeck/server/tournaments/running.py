"""A tournament in memory: what its participants, boards and organisers see of it.

Thousands of names take a thread a second, so what is told is found out once for each version, beside the loop.
"""

import asyncio
import hmac
from collections.abc import Callable
from copy import copy
from typing import Any, TypeVar, cast

from msgspec import Raw, convert

from heckmeck.errors import Refused
from heckmeck.server.store.people import hash_of
from heckmeck.server.tables.observable import Watched
from heckmeck.server.tables.table import encode
from heckmeck.server.tournaments.log import Changes, Link, Place, Stored
from heckmeck.server.tournaments.messages import TournamentHistory, TournamentPlayerPage, TournamentView
from heckmeck.tournament.document import document, history, participant_document
from heckmeck.tournament.exchange import read_event, write_event
from heckmeck.tournament.standings import Standing, overall_standings
from heckmeck.tournament.state import State
from heckmeck.tournament.tournament import Tournament

T = TypeVar("T")


class Running(Watched):
    """A tournament in memory."""

    def __init__(self, stored: Stored) -> None:
        super().__init__(stored.facts["id"])
        self.tournament = Tournament(map(read_event, stored.lines))
        self._found: dict[Callable[[Running], Any], asyncio.Future[Any]] = {}
        self.facts, self.bots, self.links = stored.facts, stored.bots, stored.links
        self.size = stored.size

    async def catch_up(self, stored: Stored) -> None:
        """Follow what the store has; its events are those that are new here."""
        for line in stored.lines:
            await asyncio.to_thread(self._replay, line)
        self.facts, self.bots, self.links = stored.facts, stored.bots, stored.links
        self.size += stored.size
        self.wake()

    def _replay(self, line: str) -> None:
        self.tournament.replay(read_event(line))

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
        self._found = {}
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

    # Telling

    def as_it_is(self) -> "Running":
        """Return a copy for a thread to look at, while this one goes on."""
        same = copy(self)
        same.tournament = self.tournament.copy()
        return same

    async def _once(self, find: "Callable[[Running], T]") -> T:
        """Return what a thread finds out about this version; all who ask share it."""
        found = self._found.get(find)
        if found is None:
            found = asyncio.ensure_future(asyncio.to_thread(find, self.as_it_is()))
            self._found[find] = found
        return cast("T", await asyncio.shield(found))

    async def view(self) -> TournamentView:
        """Return what everybody sees, as text that is encoded already."""
        return cast("TournamentView", await self._once(view_of))

    async def player_page(self, number: int) -> TournamentPlayerPage:
        """Return what one participant wants to know."""
        now = self.as_it_is()
        shown = participant_document(now.state, number, await self._once(standings_of))
        seat = shown["seat"]
        link = seat and now.link((seat["stage"], seat["round"], seat["table"]))
        more = {"tournament": now.state.name, "version": now.version, "live": link and link.live}
        return convert(shown | more, TournamentPlayerPage)

    async def history(self) -> TournamentHistory:
        """Return all events, as texts that are encoded already."""
        return await asyncio.to_thread(history_of, self.as_it_is())


def view_of(running: Running) -> Raw:
    shown = document(running.tournament) | {"id": running.id, "version": running.version}
    for player in shown["participants"]:
        player["bot"] = running.bots.get(player["number"])
    for stage in shown["stages"]:
        for played in stage["rounds"]:
            for table in played["tables"]:
                link = running.link((stage["number"], played["round"], table["table"]))
                table["live"] = link and link.live
    return Raw(encode(convert(shown | {"created": running.facts["created"]}, TournamentView)))


def standings_of(running: Running) -> list[Standing]:
    return overall_standings(running.state)


def history_of(running: Running) -> TournamentHistory:
    """Encode an event at a time: as documents all of them would take ten times the memory of their text."""
    return TournamentHistory(
        [cast("Any", Raw(encode(event))) for event in history(running.tournament.events)]
    )
