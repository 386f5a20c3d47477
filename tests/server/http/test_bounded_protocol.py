"""Bounds of a request that no parser sets: the size of its head, and the time until it is whole."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import uvicorn

from heckmeck.server.http import bounded_protocol
from heckmeck.server.ops import process
from heckmeck.server.ops.settings import Settings
from tests.server.stores import free_port

Speaking = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[bytes]]
FILLER = b"x" * 65_536


@asynccontextmanager
async def served(tmp_path: Path) -> AsyncIterator[int]:
    """A whole server in this process, so that its patience can be shortened."""
    settings = Settings(port=free_port(), database=f"sqlite+aiosqlite:///{tmp_path}/heckmeck.sqlite3", rate=0)
    server = uvicorn.Server(process.configuration(settings))
    listener = server.config.bind_socket()
    task = asyncio.create_task(server.serve([listener]))
    while not server.started:
        await asyncio.sleep(0)
    yield settings.port
    server.should_exit = True
    await task


def answer_to(speak: Speaking, tmp_path: Path) -> bytes:
    async def run() -> bytes:
        async with served(tmp_path) as port, asyncio.timeout(60):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            answer = await speak(reader, writer)
            writer.close()
            text, other = await asyncio.open_connection("127.0.0.1", port)
            other.write(b"GET /metrics HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            metrics = await text.read()
            other.close()
            return answer + metrics

    return asyncio.run(run())


async def pour(writer: asyncio.StreamWriter, data: bytes, most: int) -> int:
    """Send until the server has enough; return how much that was."""
    sent = 0
    try:
        while sent < most:
            writer.write(data)
            await writer.drain()
            sent += len(data)
    except ConnectionError:
        pass
    return sent


@pytest.mark.parametrize(
    "begin",
    [
        b"GET / HTTP/1.1\r\nX: ",
        b"GET /",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: ",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1;",
    ],
    ids=["header", "address", "trailer", "chunk extension"],
)
def test_a_head_without_end_is_cut_off(begin: bytes, tmp_path: Path) -> None:
    async def speak(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        writer.write(begin)
        sent = await pour(writer, FILLER, 100 * 2**20)
        assert sent < 16 * 2**20, "the server took all of it"
        return b""

    assert b'heckmeck_refused_total{reason="head-too-large"} 1.0' in answer_to(speak, tmp_path)


def test_a_large_head_that_comes_at_once_is_refused(tmp_path: Path) -> None:
    async def speak(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        writer.write(b"GET /health HTTP/1.1\r\nX: " + FILLER + b"\r\n\r\n")
        return await reader.read()

    assert answer_to(speak, tmp_path).startswith(b"HTTP/1.1 431 ")


def test_a_body_of_any_allowed_size_is_no_head(tmp_path: Path) -> None:
    async def speak(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        body = b'{"name": "Club", "text": "' + b" " * 290_000 + b'"}'
        head = "POST /api/tournaments HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        writer.write(f"{head}Content-Length: {len(body)}\r\nConnection: close\r\n\r\n".encode() + body)
        return await reader.read()

    assert answer_to(speak, tmp_path).startswith(b"HTTP/1.1 201 ")


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n{",
        b"GET /metrics HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET",
    ],
    ids=["nothing", "half a head", "half a body", "half a second request"],
)
def test_half_a_request_is_not_waited_for_without_end(
    half: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bounded_protocol, "REQUEST_SECONDS", 0.2)

    async def speak(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        writer.write(half)
        return await reader.read()  # returns when the server closes

    assert b'heckmeck_refused_total{reason="request-too-slow"} 1.0' in answer_to(speak, tmp_path)
