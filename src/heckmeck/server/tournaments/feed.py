"""Boards, phones and desks that follow a tournament: they are told its version and fetch what they show."""

import time
from collections.abc import AsyncIterator
from typing import cast

from heckmeck.server.tables.table import encode
from heckmeck.server.tournaments.messages import (
    FeedMessage,
    Phase,
    TournamentChanged,
    TournamentHeartbeat,
    TournamentHello,
)
from heckmeck.server.tournaments.running import Running


async def feed(running: Running, heartbeat: float) -> AsyncIterator[str]:
    """Yield the first message, then one whenever the tournament has changed; slow readers skip versions."""
    told = running.version
    yield text(TournamentHello(told, _phase(running), time.time()))
    while True:
        if running.version != told:
            told = running.version
            yield text(TournamentChanged(told, _phase(running)))
        elif not await running.wait_for_change(heartbeat):
            yield text(TournamentHeartbeat(told, time.time()))


def text(message: FeedMessage) -> str:
    return encode(message).decode()


def _phase(running: Running) -> Phase:
    return cast("Phase", running.state.phase)
