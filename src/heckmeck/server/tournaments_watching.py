"""Boards, phones and desks that follow a tournament: they are told its version and fetch what they show."""

import time
from collections.abc import AsyncIterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, cast

from heckmeck.server.denied import Denied
from heckmeck.server.table import encode
from heckmeck.server.tournaments import Running
from heckmeck.server.tournaments_messages import (
    FeedMessage,
    Phase,
    TournamentChanged,
    TournamentHeartbeat,
    TournamentHello,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from heckmeck.server.services import Services

WATCHERS_OF_A_TOURNAMENT = 5000


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


@contextmanager
def following(services: "Services", running: Running) -> "Iterator[None]":
    """Count a watcher: so many of a tournament, and so many in this process."""
    if running.watchers >= WATCHERS_OF_A_TOURNAMENT:
        raise Denied(429, "table-crowded", most=str(WATCHERS_OF_A_TOURNAMENT))
    if services.metrics.sockets._value.get() >= services.settings.most_sockets:
        raise Denied(503, "server-full")
    running.watchers += 1
    services.metrics.sockets.inc()
    try:
        yield
    finally:
        running.watchers -= 1
        services.metrics.sockets.dec()
