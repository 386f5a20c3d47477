"""Tables with people at them, and who of them has the page open."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.client import ClientConnection

from tests.server.clients import Guest, hear_until, live
from tests.server.processes import Server

SOON = {"absent_after": 0.4, "stand_in_after": 0.8}
NEVER = 3600.0


def seated(anna: Guest, ben: Guest, **options: Any) -> str:
    """A running game of two people; Anna, the host, begins."""
    table = anna.create(rules="classic", **options)
    ben.post(f"/api/tables/{table}/join", name="Ben")
    anna.post(f"/api/tables/{table}/start")
    return table


def seats_of(guest: Guest, table: str) -> Any:
    return guest.get(f"/api/tables/{table}")["table"]["seats"]


def stands_in(guest: Guest, table: str, seat: int) -> bool:
    return bool(guest.http.post(f"/api/tables/{table}/seats/{seat}/stand-in").status_code == 200)


async def hear_absent(socket: ClientConnection, seats: list[int]) -> dict[str, Any]:
    async with asyncio.timeout(30):
        while True:
            message = await hear_until(socket, "presence")
            if [absence["seat"] for absence in message["absent"]] == seats:
                return message


@asynccontextmanager
async def pages(server: Server, table: str, *guests: Guest) -> AsyncIterator[list[ClientConnection]]:
    """Everybody has the table's page open."""
    async with asyncio.TaskGroup() as group:
        left = asyncio.Event()
        opened: list[asyncio.Future[ClientConnection]] = []

        async def open_page(guest: Guest, ready: asyncio.Future[ClientConnection]) -> None:
            async with live(server.socket_url, table, guest.cookie) as socket:
                await hear_until(socket, "hello")
                ready.set_result(socket)
                await left.wait()

        for guest in guests:
            opened.append(asyncio.get_running_loop().create_future())
            group.create_task(open_page(guest, opened[-1]))
        try:
            yield [await ready for ready in opened]
        finally:
            left.set()
