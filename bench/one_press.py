"""One press of Roll: from the tap until the other player has heard everything, as one message and as two.

Usage: python -m bench.one_press [PRESSES]. Both ways in turn, at one table, on SQLite; the medians have a ratio. On
loopback the server's own time counts alone; with 10 ms on the way there and back, as at home, what people wait.
"""

import asyncio
import sys
import tempfile
import time
from statistics import median
from typing import Any

import msgspec

from bench.lean_socket import LeanSocket
from tests.server.clients import Guest, plain_decision
from tests.server.processes import Server

PRESSES = 300
WAYS = (0.0, 0.010)  # seconds that a message is on its way
RULES = "classic"


class Shown(msgspec.Struct):
    """Of a state, what tells whether somebody decides."""

    legal: list[str]
    phase: str


class Heard(msgspec.Struct):
    """Of a message, what a waiting player needs."""

    type: str
    ply: int | None = None
    state: Shown | None = None


read_message = msgspec.json.Decoder(Heard).decode


class Player:
    """A socket at the table; what it heard last is read in full only when it is asked for."""

    def __init__(self, way: float) -> None:
        self._way = way
        self._ply, self._last = -1, b""
        self._settled = False
        self._heard = asyncio.Event()

    async def open(self, server: Server, table: str, cookie: str) -> None:
        path = f"/api/tables/{table}/live"
        self.socket = await LeanSocket.open(server.settings.port, path, cookie, self._comes)

    def _comes(self, data: bytes) -> None:
        if self._way:
            asyncio.get_running_loop().call_later(self._way, self._hears, data)
        else:
            self._hears(data)

    def _hears(self, data: bytes) -> None:
        message = read_message(data)
        assert message.type != "refused", data
        if message.state is not None and message.ply is not None:
            self._ply, self._last = message.ply, data
            self._settled = bool(message.state.legal) or message.state.phase == "over"
            self._heard.set()

    async def say(self, **message: Any) -> None:
        if self._way:
            await asyncio.sleep(self._way)
        self.socket.send(msgspec.json.encode(message))

    async def reach(self, ply: int, settled: bool = True) -> None:
        """Wait until this ply, or a later one at which somebody decides, has been heard of."""
        while self._ply < ply or (settled and not self._settled):
            self._heard.clear()
            await self._heard.wait()

    @property
    def state(self) -> dict[str, Any]:
        state: dict[str, Any] = msgspec.json.decode(self._last)["state"]
        return state


async def press(player: Player, acts: list[str], ply: int, as_one: bool) -> None:
    """Say what a press means; as two messages the second waits until the first has been heard of."""
    if as_one or len(acts) == 1:
        await player.say(acts=acts, ply=ply)
        return
    await player.say(act=acts[0], ply=ply)
    await player.reach(ply + 1, settled=False)
    await player.say(act=acts[1], ply=ply + 1)


def acts_of(state: dict[str, Any]) -> list[str]:
    """Set the most points aside and roll on, as long as dice are left."""
    move = plain_decision(state)
    if not move.startswith("keep") or state["turn"]["roll"].count(move[-1]) == state["turn"]["dice_left"]:
        return [move]
    return [move, "roll"]


async def play(
    server: Server, guests: list[Guest], presses: int, times: dict[bool, list[float]], way: float
) -> None:
    """Play one game, pressing in both ways in turn."""
    table = guests[0].create("P0", rules=RULES, seats=2)
    guests[1].post(f"/api/tables/{table}/join", name="P1")
    guests[0].post(f"/api/tables/{table}/start")
    players = [Player(way), Player(way)]
    for player, guest in zip(players, guests, strict=True):
        await player.open(server, table, guest.cookie)
        await player.reach(1)
    state = players[0].state
    while state["phase"] != "over" and len(times[True]) < presses:
        seat, ply = state["seat"], state["ply"]
        acts, as_one = acts_of(state), len(times[True]) <= len(times[False])
        begin = time.perf_counter()
        await press(players[seat], acts, ply, as_one)
        await players[1 - seat].reach(ply + len(acts))
        if len(acts) > 1:
            times[as_one].append(time.perf_counter() - begin)
        await players[seat].reach(ply + len(acts))
        state = players[seat].state
    for player in players:
        player.socket.close()


async def measure(server: Server, presses: int, way: float) -> str:
    """Return one line with both medians and their ratio."""
    times: dict[bool, list[float]] = {True: [], False: []}
    with Guest(server.url) as anna, Guest(server.url) as ben:
        while len(times[True]) < presses:
            await play(server, [anna, ben], presses, times, way)
    one, two = (1000 * median(times[as_one]) for as_one in (True, False))
    ratio = f"{two:5.1f} ms as two messages, {one:5.1f} ms as one: {two / one:.2f} times as fast"
    return f"one press of Roll, {1000 * way:.0f} ms on the way: {ratio}"


def measure_all(server: Server, presses: int = PRESSES) -> None:
    for way in WAYS:
        print(asyncio.run(measure(server, presses, way)), flush=True)


def main() -> None:
    presses = int(sys.argv[1]) if len(sys.argv) > 1 else PRESSES
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"{folder}/log", database=f"sqlite+aiosqlite:///{folder}/press.sqlite3")
        measure_all(server, presses)
        server.stop()


if __name__ == "__main__":
    main()
