"""A full disk and a locked database: a clear error, nothing half-written, and play continues afterwards."""

import asyncio
import os
import shutil
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tests.server.clients import Guest
from tests.server.processes import Server
from tests.server.stores import wait_until


def decide(guest: Guest, table: str) -> Any:
    """Take the first legal decision and return the response."""
    state = guest.get(f"/api/tables/{table}")["state"]
    return guest.http.post(f"/api/tables/{table}/act", json={"act": state["legal"][0], "ply": state["ply"]})


@contextmanager
def locked(database: str) -> Iterator[None]:
    """Hold what every append needs."""
    if database.startswith("sqlite"):
        with closing(sqlite3.connect(database.partition("///")[2], isolation_level=None)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            yield
        return
    loop = asyncio.new_event_loop()
    connection = loop.run_until_complete(asyncpg.connect(database.replace("+asyncpg", "")))
    loop.run_until_complete(
        connection.execute("BEGIN; LOCK TABLE steps, tables, seats, keys IN EXCLUSIVE MODE")
    )
    yield
    loop.run_until_complete(connection.close())
    loop.close()


def test_a_locked_database_refuses_and_recovers(database: str, new_server: Callable[..., Server]) -> None:
    server = new_server(database=database)
    with Guest(server.url) as anna:
        table = anna.create(bots=[{}])
        before = anna.post(f"/api/tables/{table}/start")["state"]
        with locked(database):
            refused = decide(anna, table)
            assert (refused.status_code, refused.json()["reason"]) == (503, "storage-trouble")
            assert anna.get(f"/api/tables/{table}")["state"] == before
            assert anna.get("/health", 503)["status"] == "storage-trouble"
        assert decide(anna, table).json()["ply"] == before["ply"] + 1


def test_who_looks_does_not_wait_behind_a_stuck_writer(new_server: Callable[..., Server]) -> None:
    server = new_server()
    with Guest(server.url) as anna, Guest(server.url) as ben, ThreadPoolExecutor(1) as thread:
        table = anna.create(bots=[{}])
        before = anna.post(f"/api/tables/{table}/start")["state"]
        with locked(server.settings.database):
            act = {"act": before["legal"][0], "ply": before["ply"]}
            acting = thread.submit(anna.http.post, f"/api/tables/{table}/act", json=act)
            for path in ("", "/steps", "/record"):
                assert ben.http.get(f"/api/tables/{table}{path}").status_code == 200
            assert ben.get("/api/tables") == {"tables": []}
            assert not acting.done(), "the reader waited for the writer"
            assert acting.result().status_code == 503


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of 3 MB, where we may mount one."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=3m", "tmpfs", folder], capture_output=True, check=False
    )
    if mounted.returncode:
        pytest.skip("mounting needs root")
    yield folder
    subprocess.run(["umount", "-l", folder], check=True)


def fill(folder: Path) -> None:
    with (folder / "filler").open("wb", buffering=0) as filler, suppress(OSError):
        while True:
            filler.write(os.urandom(4096))
    assert shutil.disk_usage(folder).free < 4096


def test_a_full_disk_refuses_and_recovers(small_disk: Path, new_server: Callable[..., Server]) -> None:
    server = new_server(database=f"sqlite+aiosqlite:///{small_disk}/heckmeck.sqlite3")
    with Guest(server.url) as anna:
        table = anna.create(rules="classic", bots=[{}])
        anna.post(f"/api/tables/{table}/start")
        fill(small_disk)
        refused = next(answer for _ in range(100) if (answer := decide(anna, table)).status_code != 200)
        assert (refused.status_code, refused.json()["reason"]) == (503, "storage-trouble")
        before = anna.get(f"/api/tables/{table}")["state"]
        assert anna.post("/api/tables", 503, host={"name": "Anna"})["reason"] == "storage-trouble"
        wait_until(lambda: anna.http.get("/health").status_code == 503)  # it looks once a second
        assert anna.get("/health", 503)["status"] == "storage-trouble"
        (small_disk / "filler").unlink()
        assert decide(anna, table).json()["ply"] == before["ply"] + 1
        server.kill()
        server.start()
        assert anna.get(f"/api/tables/{table}")["state"]["ply"] > before["ply"]
    with closing(sqlite3.connect(small_disk / "heckmeck.sqlite3")) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        count, last = connection.execute(
            'SELECT count(*), max(ply) FROM steps WHERE "table" = ?', (table,)
        ).fetchone()
        assert count == last
