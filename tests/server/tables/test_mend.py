"""A log that lost steps: people are told so, nobody plays on from missing steps, and it can be mended."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing

from tests.server.clients import Guest, hear, hear_until, live, say
from tests.server.processes import Server


def remove(server: Server, table: str, which: str) -> None:
    """Remove steps behind the server's back."""
    with closing(sqlite3.connect(server.settings.database.partition("///")[2])) as connection:
        connection.execute(f'DELETE FROM steps WHERE "table" = ? AND {which}', (table,))
        connection.commit()


def started(anna: Guest, ben: Guest) -> str:
    table = anna.create(rules="classic")
    ben.post(f"/api/tables/{table}/join", name="Ben")
    anna.post(f"/api/tables/{table}/start")
    return table


def play(guests: tuple[Guest, Guest], table: str, steps: int) -> int:
    """Play at least this many steps and return how many there are."""
    while True:
        state = guests[0].get(f"/api/tables/{table}")["state"]
        if state["ply"] >= steps:
            return int(state["ply"])
        guests[state["seat"]].post(f"/api/tables/{table}/act", act=state["legal"][-1], ply=state["ply"])


def mend(server: Server, table: str) -> str:
    environment = {**os.environ, "HECKMECK_DATABASE": server.settings.database, "HECKMECK_LANGUAGE": "en"}
    command = [sys.executable, "-m", "heckmeck.server.tables.mend", table]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


def test_a_damaged_table_says_so_and_can_be_cut_back(new_server: Callable[..., Server]) -> None:
    server = new_server()
    with Guest(server.url) as anna, Guest(server.url) as ben:
        table = started(anna, ben)
        assert mend(server, table) == f"Table {table} is not damaged.\n"
        play((anna, ben), table, 14)
        server.kill()
        remove(server, table, "ply = 9")
        server.start()
        refused = anna.get(f"/api/tables/{table}", 409)
        assert refused["reason"] == "table-damaged"
        assert "step 8" in refused["text"]
        assert mend(server, table) == f"Table {table} continues after step 8.\n"
        assert 8 <= anna.get(f"/api/tables/{table}")["state"]["ply"] <= 9, "dice may have fallen again"
        assert play((anna, ben), table, 16) >= 16


def test_a_store_that_lost_its_last_steps_continues_from_what_it_has(
    new_server: Callable[..., Server],
) -> None:
    """A running process knows more than the log: it tells everybody, and the log gets no gap."""
    server = new_server()
    with Guest(server.url) as anna, Guest(server.url) as ben:
        table = started(anna, ben)
        known = play((anna, ben), table, 14)

        async def watch() -> tuple[dict, dict]:
            async with live(server.socket_url, table, anna.cookie) as socket:
                assert (await hear(socket))["ply"] == known
                remove(server, table, "ply > 10")
                await say(socket, act="stop", ply=known)
                refused = await hear_until(socket, "refused")
                return refused, anna.get(f"/api/tables/{table}")

        refused, now = asyncio.run(watch())
        assert now["state"]["ply"] == 10
        assert refused["ply"] == 10
        assert play((anna, ben), table, 16) >= 16
        moves = [step["state"]["move"] for step in anna.get(f"/api/tables/{table}/steps")["steps"]]
        assert len(moves) >= 17


def test_everybody_at_the_table_is_told_of_the_shorter_log(new_server: Callable[..., Server]) -> None:
    server = new_server()
    with Guest(server.url) as anna, Guest(server.url) as ben:
        table = started(anna, ben)
        known = play((anna, ben), table, 14)

        async def watch() -> dict:
            async with live(server.socket_url, table) as socket:
                assert (await hear(socket))["ply"] == known
                remove(server, table, "ply > 10")
                await asyncio.to_thread(anna.get, f"/api/tables/{table}")
                return await hear_until(socket, "hello")

        assert asyncio.run(watch())["ply"] == 10
