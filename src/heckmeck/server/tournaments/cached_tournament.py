"""A tournament in memory: what its participants, boards and organisers see of it.

Thousands of names take a thread a whole second, so each version is worked out only once, beside the loop.
"""

import asyncio
import hmac
from collections.abc import Callable
from copy import copy
from typing import Any, TypeVar, cast

from msgspec import Raw
from msgspec.json import encode

from heckmeck.errors import Refused
from heckmeck.server.store.people import hash_of
from heckmeck.server.tables.observable import Watched
from heckmeck.server.tournaments.log import Changes, Link, Place, Stored
from heckmeck.server.tournaments.messages import TournamentHistory
from heckmeck.tournament.document import Served, document
from heckmeck.tournament.exchange import read_event, write_event
from heckmeck.tournament.history import corrections, history
from heckmeck.tournament.phone_pages import player_page, table_page
from heckmeck.tournament.standings import Standing, overall_standings
from heckmeck.tournament.state import State
from heckmeck.tournament.tournament import Tournament
from heckmeck.tournament.view import TournamentPlayerPage, TournamentTablePage, TournamentView

T = TypeVar("T")


class CachedTournament(Watched):
    """A tournament in memory."""

    def __init__(self, stored: Stored) -> None:
        super().__init__(stored.facts["id"])
        self.tournament = Tournament(map(read_event, stored.lines))
        self._found: dict[Callable[[CachedTournament], Any], asyncio.Future[Any]] = {}
        self.facts, self.bots, self.links = stored.facts, stored.bots, stored.links
        self.size = stored.size

    async def catch_up(self, stored: Stored) -> None:
        """Follow the store; its events are those that are new here."""
        for line in stored.lines:
            await asyncio.to_thread(self._replay, line)
        self.facts, self.bots, self.links = stored.facts, stored.bots, stored.links
        self.size += stored.size
        self.wake()

    async def start_again(self, stored: Stored) -> None:
        """Follow a store whose events were written anew: nothing of before is kept."""
        self.tournament = await asyncio.to_thread(Tournament, [read_event(line) for line in stored.lines])
        self.facts, self.bots, self.links = stored.facts, stored.bots, stored.links
        self.size = stored.size
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
        """Return a table's live table; one that was made for another draw does not count."""
        link = self.links.get(place)
        if link is None:
            return None
        try:
            drawn = self.state.table(*place).players
        except Refused:
            return None
        return link if drawn == link.players else None

    # Telling

    @property
    def served(self) -> Served:
        """What this server adds to the document of a tournament."""

        def live(place: Place) -> str | None:
            link = self.link(place)
            return link and link.live

        return Served(self.id, self.facts["created"], self.version, self.bots.get, live)

    def as_it_is(self) -> "CachedTournament":
        """Return a copy for a thread to read, while this one continues."""
        same = copy(self)
        same.tournament = self.tournament.copy()
        return same

    async def _once(self, find: "Callable[[CachedTournament], T]") -> T:
        """Return what a thread works out about this version; all who ask share it."""
        found = self._found.get(find)
        if found is None:
            found = asyncio.ensure_future(asyncio.to_thread(find, self.as_it_is()))
            self._found[find] = found
        return cast("T", await asyncio.shield(found))

    async def view(self) -> TournamentView:
        """Return what everybody sees, already encoded as text."""
        return cast("TournamentView", await self._once(view_of))

    async def player_page(self, number: int) -> TournamentPlayerPage:
        """Return what one participant wants to know."""
        now = self.as_it_is()
        return player_page(now.state, number, now.served, await self._once(standings_of))

    def table_page(self, number: int) -> TournamentTablePage:
        """Return what a phone at a table wants to know."""
        now = self.as_it_is()
        return table_page(now.state, number, now.served, corrections(now.tournament.events))

    @property
    def key(self) -> str:
        """What the codes of passes are made with."""
        return str(self.facts["secret"])

    async def history(self) -> TournamentHistory:
        """Return all events, already encoded as text."""
        return await asyncio.to_thread(history_of, self.as_it_is())


def view_of(running: CachedTournament) -> Raw:
    return Raw(encode(document(running.tournament, running.served)))


def standings_of(running: CachedTournament) -> list[Standing]:
    return overall_standings(running.state)


def history_of(running: CachedTournament) -> TournamentHistory:
    """Encode one event at a time: as documents, all of them would take ten times the memory of their text."""
    return TournamentHistory(
        [cast("Any", Raw(encode(event))) for event in history(running.tournament.events)]
    )
