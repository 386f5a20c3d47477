"""Stores and servers, one of each per test process."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.clients import Guest
from tests.server.processes import Server, check_log
from tests.server.stores import Postgres, RedisServer, running_postgres, running_redis

STORES = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as running:
        yield running


@pytest.fixture(scope="session")
def redis() -> Iterator[RedisServer]:
    with running_redis() as running:
        yield running


@pytest.fixture(params=STORES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path}/heckmeck.sqlite3"
    return str(request.getfixturevalue("postgres").new_database())


@pytest.fixture
def new_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Start servers; they are stopped after the test, and their logs report no crash."""
    servers: list[Server] = []
    log = tmp_path / "server.log"

    def start(**settings: Any) -> Server:
        settings.setdefault("database", f"sqlite+aiosqlite:///{tmp_path}/heckmeck.sqlite3")
        servers.append(Server(str(log), **settings))
        return servers[-1]

    yield start
    for server in servers:
        server.stop()
    check_log(log)


@pytest.fixture(scope="module", params=STORES)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on each kind of store, shared by the tests of a module."""
    folder = tmp_path_factory.mktemp("server")
    database = f"sqlite+aiosqlite:///{folder}/heckmeck.sqlite3"
    if request.param == "postgresql":
        database = request.getfixturevalue("postgres").new_database()
    running = Server(str(folder / "log"), database=database)
    yield running
    running.stop()
    check_log(folder / "log")


@pytest.fixture
def anna(server: Server) -> Iterator[Guest]:
    """A separate device, without a cookie yet."""
    with Guest(server.url) as guest:
        yield guest


@pytest.fixture
def ben(server: Server) -> Iterator[Guest]:
    """Another one."""
    with Guest(server.url) as guest:
        yield guest
