"""One press of Roll: from the tap until the other player has heard everything, as one message and as two.

Usage: python -m bench.one_press [PRESSES]. Both ways in turn, at one table, on SQLite; the medians have a ratio.
"""

import asyncio
import sys
import tempfile
import time
from statistics import median
from typing import Any

from websockets.asyncio.client import ClientConnection

from tests.server.clients import Guest, hear, live, plain_decision, say
from tests.server.processes import Server

PRESSES = 400
RULES = "classic"


async def hear_all(socket: ClientConnection, ply: int) -> dict[str, Any]:
    """Hear steps until somebody decides again, at this ply or later, and return that position."""
    while True:
        message = await hear(socket)
        assert message["type"] != "refused", message
        if message["type"] == "step" and message["ply"] >= ply:
            state: dict[str, Any] = message["state"]
            if state["legal"] or state["phase"] == "over":
                return state


async def press(mine: ClientConnection, acts: list[str], ply: int, as_one: bool) -> None:
    """Say what a press means; as two messages the second waits until the first has been heard of."""
    if as_one or len(acts) == 1:
        await say(mine, acts=acts, ply=ply)
        return
    await say(mine, act=acts[0], ply=ply)
    while (message := await hear(mine)).get("ply") != ply + 1:
        assert message["type"] != "refused", message
    await say(mine, act=acts[1], ply=ply + 1)


def acts_of(state: dict[str, Any]) -> list[str]:
    """Set the most points aside and roll on, as long as dice are left."""
    move = plain_decision(state)
    if not move.startswith("keep") or state["turn"]["roll"].count(move[-1]) == state["turn"]["dice_left"]:
        return [move]
    return [move, "roll"]


async def play(server: Server, guests: list[Guest], presses: int, times: dict[bool, list[float]]) -> None:
    """Play one game, pressing in both ways in turn."""
    table = guests[0].create("P0", rules=RULES, seats=2)
    guests[1].post(f"/api/tables/{table}/join", name="P1")
    guests[0].post(f"/api/tables/{table}/start")
    async with (
        live(server.socket_url, table, guests[0].cookie) as first,
        live(server.socket_url, table, guests[1].cookie) as second,
    ):
        sockets = first, second
        state, _ = [(await hear(socket))["state"] for socket in sockets]
        while state["phase"] != "over" and len(times[True]) < presses:
            mine, other = sockets[state["seat"]], sockets[1 - state["seat"]]
            acts, as_one = acts_of(state), len(times[True]) <= len(times[False])
            begin = time.perf_counter()
            told = asyncio.create_task(hear_all(other, state["ply"] + len(acts)))
            await press(mine, acts, state["ply"], as_one)
            state = await told
            if len(acts) > 1:
                times[as_one].append(time.perf_counter() - begin)
            await hear_all(mine, state["ply"])


async def measure(server: Server, presses: int = PRESSES) -> str:
    """Return one line with both medians and their ratio."""
    times: dict[bool, list[float]] = {True: [], False: []}
    with Guest(server.url) as anna, Guest(server.url) as ben:
        while len(times[True]) < presses:
            await play(server, [anna, ben], presses, times)
    one, two = (1000 * median(times[as_one]) for as_one in (True, False))
    return (
        f"one press of Roll: {two:.1f} ms as two messages, {one:.1f} ms as one: {two / one:.2f} times as fast"
    )


def main() -> None:
    presses = int(sys.argv[1]) if len(sys.argv) > 1 else PRESSES
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"{folder}/log", database=f"sqlite+aiosqlite:///{folder}/press.sqlite3")
        print(asyncio.run(measure(server, presses)))
        server.stop()


if __name__ == "__main__":
    main()
