"""Boards, phones and desks that follow a tournament: they are told its version and fetch what they show."""

import time
from collections.abc import AsyncIterator

from heckmeck.server.tables.table import encode
from heckmeck.server.tournaments.cached_tournament import CachedTournament
from heckmeck.server.tournaments.messages import (
    FeedMessage,
    TournamentChanged,
    TournamentHeartbeat,
    TournamentHello,
)


async def feed(running: CachedTournament, heartbeat: float) -> AsyncIterator[str]:
    """Yield the first message, then one whenever the tournament has changed; slow readers skip versions."""
    told = running.version
    yield text(TournamentHello(told, running.state.phase, time.time()))
    while True:
        if running.version != told:
            told = running.version
            yield text(TournamentChanged(told, running.state.phase))
        elif not await running.wait_for_change(heartbeat):
            yield text(TournamentHeartbeat(told, time.time()))


def text(message: FeedMessage) -> str:
    return encode(message).decode()
