"""Hostile input: refused with a reason or held, nothing lost, memory bounded, the server stays up."""

import asyncio
import json
import os
import resource
import secrets
import socket
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from tests.server.clients import Guest, hear, live, say
from tests.server.processes import Server, check_log

IDLE = int(os.environ.get("HECKMECK_IDLE_SOCKETS", "5000"))
CREATIONS = 10_000
MEGABYTE = 2**20


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("hostile")
    running = Server(
        str(folder / "log"), database=f"sqlite+aiosqlite:///{folder}/heckmeck.sqlite3", send_timeout=1.0
    )
    yield running
    assert running.healthy()
    running.stop()
    check_log(folder / "log")


@pytest.fixture(scope="module")
def seat(server: Server) -> tuple[str, str]:
    """A running table and the cookie of its player, whose turn it is."""
    with Guest(server.url) as guest:
        table = guest.create(bots=[{}])
        guest.post(f"/api/tables/{table}/start")
        return table, guest.cookie


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)
nearly_right = st.fixed_dictionaries(
    {},
    optional={
        "act": st.text() | st.just("take 99") | json_values,
        "ply": st.integers() | json_values,
        "x": json_values,
    },
)
garbage = st.one_of(
    st.text(max_size=300), st.binary(max_size=300), json_values.map(json.dumps), nearly_right.map(json.dumps)
)


@example(messages=['{"ply":0}'])
@given(messages=st.lists(garbage, min_size=1, max_size=8))
@settings(
    max_examples=40,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
def test_garbage_on_the_socket_is_refused_and_changes_nothing(
    server: Server, seat: tuple[str, str], messages: list[str | bytes]
) -> None:
    table, cookie = seat

    async def shout() -> None:
        async with live(server.socket_url, table, cookie) as connection:
            hello = await hear(connection)
            for message in messages:
                await connection.send(message)
            await say(
                connection, act="put back hen", ply=1
            )  # refused by the rules: everything before it has been heard
            while (answer := await hear(connection)).get("reason") != "no-specialist-to-choose":
                if answer["type"] != "step":  # resuming from a number brings steps
                    assert answer["type"] == "refused"
                    assert answer["text"]
            assert hello["state"]["ply"] == 1

    asyncio.run(shout())
    with Guest(server.url) as guest:
        assert guest.get(f"/api/tables/{table}")["state"]["ply"] == 1


def test_frames_of_a_megabyte_close_the_socket(server: Server, seat: tuple[str, str]) -> None:
    async def shout() -> int | None:
        async with live(server.socket_url, *seat) as connection:
            with suppress(ConnectionClosed):
                await connection.send("x" * MEGABYTE)
                while True:
                    await hear(connection)
            return connection.close_code

    assert asyncio.run(shout()) == 1009


def test_bodies_over_8_kib_are_refused(server: Server) -> None:
    with Guest(server.url) as guest:
        assert guest.post("/api/tables", 413, rules="x" * 9000)["reason"] == "too-large"


def test_guessed_ids_find_nothing(server: Server) -> None:
    with Guest(server.url) as guest:
        for guess in [secrets.token_urlsafe(16) for _ in range(100)] + ["x", "%00", "%2e%2e", "A" * 5000]:
            assert guest.http.get(f"/api/tables/{guess}").status_code in (404, 405)


def test_who_talks_nonsense_for_long_is_let_go(server: Server, seat: tuple[str, str]) -> None:
    async def shout() -> int | None:
        async with live(server.socket_url, *seat) as connection:
            with suppress(ConnectionClosed):
                while True:
                    await connection.send("nonsense")
                    await hear(connection)
            return connection.close_code

    assert asyncio.run(shout()) == 4429


def open_sockets(server: Server) -> int:
    with Guest(server.url) as guest:
        lines = guest.http.get("/metrics").text.splitlines()
    return next(int(float(line.split()[1])) for line in lines if line.startswith("heckmeck_sockets "))


async def handshake(
    server: Server, table: str, receive_buffer: int = 0
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Open a socket by hand: a client that costs next to nothing."""
    raw = socket.socket()
    if receive_buffer:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    raw.setblocking(False)
    await asyncio.get_running_loop().sock_connect(raw, ("127.0.0.1", server.settings.port))
    reader, writer = await asyncio.open_connection(sock=raw)
    key = "c2l4dGVlbiBieXRlcyEhIQ=="
    head = f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{server.settings.port}\r\nUpgrade: websocket\r\n"
    writer.write(
        f"{head}Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    answer = await reader.readuntil(b"\r\n\r\n")
    assert b" 101 " in answer.splitlines()[0], answer
    return reader, writer


def frame(text: str) -> bytes:
    data = text.encode()
    assert len(data) < 126
    return bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data


def test_readers_that_do_not_read_are_let_go(server: Server, seat: tuple[str, str]) -> None:
    """They ask for steps again and again and read none; meanwhile others play."""
    before = server.memory

    async def stall() -> None:
        slow = [await handshake(server, seat[0], receive_buffer=4096) for _ in range(20)]
        for _, writer in slow:
            writer.transport.pause_reading()  # type: ignore[attr-defined]
        for _ in range(2000):
            for _, writer in slow:
                if not writer.is_closing():
                    writer.write(frame('{"ply": 0}') * 10)
            await asyncio.sleep(0.01)
            if await asyncio.to_thread(open_sockets, server) == 0:
                break
        else:
            raise AssertionError("they are still there")
        for _, writer in slow:
            writer.transport.abort()

    asyncio.run(asyncio.wait_for(stall(), 60))
    with Guest(server.url) as guest:
        assert guest.get(f"/api/tables/{seat[0]}")["state"]["ply"] == 1
    grown = (server.memory - before) / MEGABYTE
    print(f"\n20 readers that do not read: {grown:+.1f} MB")  # noqa: T201
    assert grown < 50


def test_10000_table_creations_from_one_client(tmp_path: Path, new_server: Callable[..., Server]) -> None:
    server = new_server(rate=1.0)
    before = server.memory
    counts: Counter[int] = Counter()
    connection = HTTPConnection("127.0.0.1", server.settings.port)
    body, headers = json.dumps({"host": {"name": "Anna"}}), {"Content-Type": "application/json"}
    for _ in range(CREATIONS):
        connection.request("POST", "/api/tables", body, headers)
        answer = connection.getresponse()
        counts[answer.status] += 1
        text = answer.read()
        if answer.status == 429:
            assert int(answer.headers["Retry-After"]) >= 1
            assert json.loads(text)["reason"] == "too-many-requests"
    connection.close()
    assert set(counts) == {201, 429}
    assert counts[201] < 60
    grown = (server.memory - before) / MEGABYTE
    print(f"\n{CREATIONS} creations: {dict(counts)}, {grown:+.1f} MB")  # noqa: T201
    assert grown < 30
    assert server.healthy()


def test_5000_idle_sockets_are_held(new_server: Callable[..., Server]) -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    server = new_server()
    with Guest(server.url) as guest:
        tables = [guest.create(bots=[{}]) for _ in range(IDLE // 100)]
        before = server.memory
        grown = asyncio.run(hold(server, guest, tables)) - before
    per_socket = grown / IDLE / 1024
    print(f"\n{IDLE} idle sockets: {grown / MEGABYTE:+.1f} MB, {per_socket:.1f} KiB a socket")  # noqa: T201
    assert per_socket < 100


async def hold(server: Server, guest: Guest, tables: list[str]) -> int:
    """Fill every table with its 100 watchers; one more is refused, and the tables are still playable."""
    sockets: list[Any] = []
    for table in tables:
        sockets += await asyncio.gather(*(handshake(server, table) for _ in range(100)))
    while await asyncio.to_thread(open_sockets, server) < IDLE:
        await asyncio.sleep(0.1)
    async with live(server.socket_url, tables[0]) as one_more:
        assert (await hear(one_more))["reason"] == "table-crowded"
    memory = server.memory
    started = await asyncio.to_thread(guest.post, f"/api/tables/{tables[0]}/start")
    assert started["state"]["ply"] == 1
    for _, writer in sockets:
        writer.close()
    return memory
